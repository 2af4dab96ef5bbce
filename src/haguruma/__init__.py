"""Haguruma (歯車): two board games about mechanists, as rules, table, bots and environments.

>>> import haguruma
>>> state = haguruma.game("kikai").start(seed=7)
>>> len(state.actions()) > 0
True
"""

from __future__ import annotations

from .kernel.contract import Game, State
from .registry import GAMES, game, load_record, options

__all__ = ["GAMES", "Game", "State", "game", "load_record", "options"]
__version__ = "0.2.0"
