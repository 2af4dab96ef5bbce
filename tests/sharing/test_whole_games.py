"""Games of every kind as a whole: a position goes on as its game did, and the fast path tells nothing."""

from __future__ import annotations

import pytest
from tests.jiguan import helpers as jiguan
from tests.kikai import helpers as kikai
from tests.sharing.asking import random_game

from haguruma.kernel.contract import Game

of_every_game = pytest.mark.parametrize(
    ("game", "seats"), [(kikai.GAME, 2), (jiguan.GAME, 3)], ids=["kikai", "jiguan"]
)
"""For each game, with so many players."""


@pytest.mark.parametrize("seed", range(3))
@of_every_game
def test_a_position_goes_on_as_the_game_it_was_taken_from(game: Game, seats: int, seed: int) -> None:
    """Hidden order and the generator are part of it."""
    state = random_game(game.start(seats=seats, seed=seed), seed, until=50)
    again = game.position(state.position())
    assert random_game(again, 9).fingerprint() == random_game(state, 9).fingerprint()


@of_every_game
def test_the_bots_fast_path_says_nothing(game: Game, seats: int) -> None:
    """`apply` makes no events; `play` does."""
    state = game.start(seats=seats, seed=1)
    assert state.copy().play(state.legal()[0])
    state.apply(state.legal()[0])
    assert state.events is None
