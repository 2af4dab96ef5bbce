"""What every bot is, and what it gets to know: its seat's view and legal actions, and possible worlds to think in.

The state itself, with its hidden order, stays out of reach.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from ..kernel.action import Action
from ..kernel.contract import Game, Plain, State
from ..kernel.faults import BadOption, HagurumaError
from ..kernel.rng import Rng
from ..registry import GAMES


class Observation:
    """A state as one seat may see it."""

    __slots__ = ("__state", "__view", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.__view: Plain | None = None
        self.seat = seat
        """Whose observation this is."""

    @property
    def game(self) -> Game:
        """The rules in force: geometry, printed values, vocabulary."""
        return self.__state.game

    @property
    def view(self) -> Plain:
        """Everything the seat may see, as plain data; made when first asked for."""
        if self.__view is None:
            self.__view = self.__state.view(self.seat)
        return self.__view

    def legal(self) -> list[int]:
        """Ids of the seat's legal actions, ascending; empty if it is not on move."""
        return self.__state.legal() if self.__state.seat == self.seat else []

    def actions(self) -> list[Action]:
        """The seat's legal actions, in id order; empty if it is not on move."""
        words = self.game.vocabulary
        return [words[id] for id in self.legal()]

    def sample(self, rng: Rng) -> State:
        """A state that may be the true one: all that is hidden is shuffled by `rng`. It is the bot's to play with."""
        world = self.__state.copy()
        world.resample(rng)
        return world


def observe(state: State, seat: int) -> Observation:
    """What `seat` may see of `state`. Raises `HagurumaError` for a seat the game does not have."""
    if not 0 <= seat < len(state.game.seats):
        raise HagurumaError(f"there is no seat {seat}; {state.game.title} has {len(state.game.seats)}")
    return Observation(state, seat)


class Bot(ABC):
    """A player. The same seed and the same observations, in the same order, give the same choices."""

    spec: str
    """The text `haguruma.bots.make` makes this bot from."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @classmethod
    def plays(cls, game: str) -> bool:
        """Whether it can play the game of this id."""
        return True

    @classmethod
    def cannot_play(cls, title: str) -> BadOption:
        """The error for a game that it does not play."""
        played = ", ".join(game for game in GAMES if cls.plays(game))
        return BadOption(f"the bot '{cls.spec}' cannot value {title}; it plays: {played}")

    @abstractmethod
    def choose(self, observation: Observation) -> Action:
        """One of `observation.actions()`. Raises `BadOption` if this bot cannot play the observation's game."""
