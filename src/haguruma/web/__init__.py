"""The browser: pages that work without scripts, a stream of pushes, and a JSON API over the same tables.

Knows no rule: what may be done, what it is called and how it looks come from the game, its words and `draw`.
"""
