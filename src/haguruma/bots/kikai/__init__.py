"""How greedy plays KIKAI: what a position is worth, and the turns it looks through."""
