"""Greedy at a table of KIKAI: keeps to the line it decided on as long as things stand as it expected."""

from __future__ import annotations

from ...kernel.action import Action
from ...kernel.rng import Rng
from ...kikai.state import KikaiState
from ..base import Observation
from .lines import alike, blind, step
from .turn import plan
from .value import judge_of
from .weights import ADVANCED, STANDARD


class Mind:
    """Plans on samples of an observation; draws ties from the bot's own random numbers."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._rest: list[int] = []
        """What is left of the line decided on, and …"""
        self._next: KikaiState | None = None
        """… the state in which to go on with it, as far as it can be seen."""

    def choose(self, observation: Observation) -> Action:
        """The first action of the best line, or the next one of a line begun before."""
        legal, words = observation.legal(), observation.game.vocabulary
        if len(legal) == 1:
            return words[legal[0]]
        world = observation.sample(self._rng)
        assert isinstance(world, KikaiState)
        blind(world)
        if self._next is None or not alike(world, self._next):
            weights = ADVANCED if world.t.advanced else STANDARD
            self._rest = plan(judge_of(world.t, weights), world, observation.seat, self._rng)
        id = self._rest.pop(0)
        self._next = step(world, id) if self._rest else None
        return words[id]
