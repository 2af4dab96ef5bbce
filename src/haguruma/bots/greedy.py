"""The bot that plans one turn at a time and takes the line worth most to it, game by game by hand-made values."""

from __future__ import annotations

from ..jiguan.game import JiguanGame
from ..kernel.action import Action
from ..kernel.faults import BadOption
from ..kernel.rng import Rng
from ..kikai.game import KikaiGame
from ..kikai.state import KikaiState
from .base import Bot
from .jiguan.mind import JiguanMind
from .kikai.lines import alike, blind, step
from .kikai.turn import plan
from .kikai.value import judge_of
from .kikai.weights import ADVANCED, STANDARD, Weights
from .observation import Observation

VALUED: tuple[str, ...] = ("kikai", "jiguan")
"""Games greedy can value."""


class GreedyBot(Bot):
    """Searches its own turn on a sample of what may be and looks no further; ties are drawn by its seed."""

    spec = "greedy"

    def __init__(self, seed: int = 0, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self._rng = Rng(seed)
        self._weights = weights
        self._rest: list[int] = []
        """What is left of the line decided on, and …"""
        self._next: KikaiState | None = None
        """… the state in which to go on with it, as far as it can be seen."""
        self._jiguan = JiguanMind(self._rng)

    def choose(self, observation: Observation) -> Action:
        """The first action of the best line. Raises `BadOption` for a game it cannot value."""
        game = observation.game
        if isinstance(game, JiguanGame):
            return self._jiguan.choose(observation)
        if not isinstance(game, KikaiGame):
            raise BadOption(f"the bot 'greedy' cannot value {game.title}; it plays: {', '.join(VALUED)}")
        legal = observation.legal()
        if len(legal) == 1:
            return game.vocabulary[legal[0]]
        world = observation.sample(self._rng)
        assert isinstance(world, KikaiState)
        blind(world)
        if self._next is None or not alike(world, self._next):
            weights = self._weights or (ADVANCED if game.tables.advanced else STANDARD)
            self._rest = plan(judge_of(game.tables, weights), world, observation.seat, self._rng)
        id = self._rest.pop(0)
        self._next = step(world, id) if self._rest else None
        return game.vocabulary[id]
