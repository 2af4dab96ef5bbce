"""How greedy plays Jigūan: what a position is worth, and the turns it looks through."""
