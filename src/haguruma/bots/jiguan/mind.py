"""Greedy at a table of Jigūan: keeps to the line it decided on as long as things stand as it expected."""

from __future__ import annotations

from ...jiguan.state import JiguanState
from ...kernel.action import Action
from ...kernel.rng import Rng
from ..base import Observation
from .lines import blind, step
from .turn import plan
from .weights import Weights

SEEN: tuple[str, ...] = (
    "n", "mover", "turn", "stack", "coins", "energy", "points", "ranks", "rows", "shop", "cells", "slots", "beast",
    "shift", "beside", "front", "back", "held", "drawn", "closing", "used_a", "due",
)  # fmt: skip
"""What must stand as expected for a line to be gone on with; piles may have shown something new."""


class Mind:
    """Plans on samples of an observation; draws ties from the bot's own random numbers."""

    def __init__(self, rng: Rng, weights: Weights | None = None) -> None:
        self._rng = rng
        self._weights = weights or Weights()
        self._rest: list[int] = []
        self._next: JiguanState | None = None

    def choose(self, observation: Observation) -> Action:
        """The first action of the best line, or the next one of a line begun before."""
        legal = observation.legal()
        if len(legal) == 1:
            return observation.game.vocabulary[legal[0]]
        world = observation.sample(self._rng)
        assert isinstance(world, JiguanState)
        blind(world)
        if not self._expected(world) or self._rest[0] not in legal:
            self._rest = plan(world, observation.seat, self._rng, self._weights)
        id = self._rest.pop(0)
        self._next = step(world, id) if self._rest else None
        return observation.game.vocabulary[id]

    def _expected(self, world: JiguanState) -> bool:
        """Whether the world looks as it should after the last action, and something is left to do."""
        known = self._next
        if known is None or known.t is not world.t or not self._rest:
            return False
        return all(getattr(known, name) == getattr(world, name) for name in SEEN)
