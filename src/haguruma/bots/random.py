"""The bot that takes any legal action, each with the same chance."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.action import Action
from ..kernel.rng import Rng
from .base import Bot, Observation


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    spec = "random"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._rng = Rng(seed)

    def choose(self, observation: Observation) -> Action:
        """One of the legal actions."""
        return observation.game.vocabulary[self.pick(observation.legal())]

    def pick(self, legal: Sequence[int]) -> int:
        """What `choose` would take, given the legal ids alone: the fast path of simulations."""
        return legal[self._rng.below(len(legal))]
