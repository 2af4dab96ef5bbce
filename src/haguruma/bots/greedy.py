"""The bot that plans one turn at a time and takes the line worth most to it, game by game by hand-made values."""

from __future__ import annotations

from typing import Protocol, cast

from ..kernel.action import Action
from ..kernel.rng import Rng
from ..registry import part
from .base import Bot, Observation


class Mind(Protocol):
    """How greedy plays one game: the class `Mind` of the module `mind` that the bots have for it."""

    def __init__(self, rng: Rng) -> None: ...

    def choose(self, observation: Observation) -> Action:
        """The first action of the best line, or the next one of a line begun before."""


def _mind_of(game: str) -> type[Mind] | None:
    found = part("bots", game, "mind")
    return None if found is None else cast(type[Mind], found.Mind)


class GreedyBot(Bot):
    """Searches its own turn on a sample of what may be and looks no further; ties are drawn by its seed."""

    spec = "greedy"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._rng = Rng(seed)
        self._minds: dict[str, Mind] = {}

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether there are values for the game."""
        return _mind_of(game) is not None

    def choose(self, observation: Observation) -> Action:
        """The first action of the best line. Raises `BadOption` for a game it cannot value."""
        game = observation.game
        if game.name not in self._minds:
            mind = _mind_of(game.name)
            if mind is None:
                raise self.cannot_play(game.title)
            self._minds[game.name] = mind(self._rng)
        return self._minds[game.name].choose(observation)
