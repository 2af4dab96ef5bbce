"""Moments of random games for the drawings' tests: a state, its view and its legal actions with their labels."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

import haguruma
from haguruma.kernel.contract import Game, State


@dataclass(frozen=True)
class Moment:
    """A decision, or the end, of a game."""

    game: Game
    view: dict[str, object]
    labels: dict[str, str]

    @property
    def phase(self) -> str:
        return str(self.view["phase"])


def look(state: State) -> Moment:
    """What the seat on move sees."""
    labels = {action.notation: state.game.words.action(state, action) for action in state.actions()}
    return Moment(state.game, state.view(state.seat), labels)


def random_game(game: Game, seed: int, every: int) -> list[Moment]:
    """Every so many decisions of a game that likes to attract fans and place Ladders, and its end."""
    state, rng = game.start(seed=seed), Random(seed)
    wish = {"attract": 6, "build": 4, "ladder": 4, "billboard": 9, "done": -1}
    moments: list[Moment] = []
    ply = 0
    while not state.over:
        if ply % every == 0:
            moments.append(look(state))
        state.play(max(state.actions(), key=lambda action: wish.get(action.kind, 0) + rng.random() * 6))
        ply += 1
    return [*moments, look(state)]


@pytest.fixture(scope="session")
def game() -> Game:
    return haguruma.game("kikai")


@pytest.fixture(scope="session")
def moments(game: Game) -> list[Moment]:
    """Decisions of several games, of every phase."""
    return [moment for seed in range(8) for moment in random_game(game, seed, 5)]
