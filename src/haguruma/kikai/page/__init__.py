"""The rules page of KIKAI, made from the edition's numbers."""
