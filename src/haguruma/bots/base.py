"""What every bot is: something that chooses an action from what its seat may see. No game is known here."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..kernel.action import Action
from .observation import Observation


class Bot(ABC):
    """A player. The same seed and the same observations, in the same order, give the same choices."""

    spec: str
    """The text `haguruma.bots.make` makes this bot from."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, observation: Observation) -> Action:
        """One of `observation.actions()`. Raises `BadOption` if this bot cannot play the observation's game."""
