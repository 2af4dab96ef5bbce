"""Work with many games: simulation, the invariants every game must keep, positions as files.

Matches, ladders and reports build on these; what a game means is the game's own to say.
"""
