"""What every game shares: the contract of `Game` and `State`, actions, events, refusals, outcomes and records.

Nothing here knows a rule of any game.
"""
