"""The rules page of Jigūan, made from the edition's numbers."""
