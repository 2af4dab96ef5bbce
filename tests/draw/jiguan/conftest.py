"""Moments of random games of Jigūan for the drawings' tests, at every number of players and under every option."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from haguruma import draw
from haguruma.jiguan.game import JiguanGame, make
from haguruma.kernel.action import Action
from haguruma.kernel.contract import State

WISHES = {
    "put": 5, "complete": 9, "pair": 3, "card": 4, "at": 5, "mission": 9, "buy": 6, "exchange": -3, "coin": 0,
    "done": -1, "refuse": -2, "take": 3, "claim": 3, "settle": 6, "workshop": 9, "pay": 4, "set": 6,
}  # fmt: skip
TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}), (3, {}), (4, {}), (4, {"bench": "advanced"}), (3, {"beginner": True}),
)  # fmt: skip


@dataclass(frozen=True)
class Moment:
    """A decision, or the end, of a game."""

    game: JiguanGame
    view: dict[str, object]
    labels: dict[str, str]
    seats: tuple[str, ...]

    @property
    def phase(self) -> str:
        return str(self.view["phase"])


def look(state: State) -> Moment:
    """What the seat on move sees; at the end, what the first one does."""
    game = state.game
    assert isinstance(game, JiguanGame)
    labels = {action.notation: f"Do {action.notation}" for action in state.actions()}
    return Moment(game, state.view(state.seat or 0), labels, game.seats[: state.seats])


def wanted(action: Action) -> int:
    """How much the games like an action: seldom cards more than others, so that every decision comes up."""
    return 12 if action.notation.startswith("card two") else WISHES.get(action.kind, 0)


def random_game(game: JiguanGame, seats: int, seed: int, every: int) -> list[Moment]:
    """Every so many decisions of a game that likes to build, the first of every kind, and its end.

    Everybody begins rich, so that there is something to pay with.
    """
    state, rng = game.start(seats=seats, seed=seed), Random(seed)
    state.energy = [18] * len(state.energy)
    state.coins = [4] * len(state.coins)
    moments: list[Moment] = []
    seen: set[str] = set()
    ply = 0
    while not state.over:
        phase = str(state.view(None)["phase"])
        if ply % every == 0 or phase not in seen:
            seen.add(phase)
            moments.append(look(state))
        wish = {action: wanted(action) + rng.random() * 6 for action in state.actions()}
        state.play(max(wish, key=lambda action: wish[action]))
        ply += 1
    return [*moments, look(state)]


_DRAWN: dict[int, tuple[Moment, draw.Scene]] = {}


def scene(moment: Moment) -> draw.Scene:
    """All pictures of a moment, drawn once for all tests."""
    if id(moment) not in _DRAWN:
        _DRAWN[id(moment)] = moment, draw.scene(moment.game, moment.view, moment.labels)
    return _DRAWN[id(moment)][1]


@pytest.fixture(scope="session")
def jiguan() -> JiguanGame:
    return make({})


@pytest.fixture(scope="session")
def played() -> list[Moment]:
    """Decisions of several games, of every phase."""
    return [
        moment
        for seats, options in TABLES
        for seed in range(2)
        for moment in random_game(make(options), seats, seed, 47)
    ]
