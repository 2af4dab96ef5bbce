"""Whole games, with everything that must hold checked after every action."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sharing.invariants import Player, anything
from tests.sharing.whole_games import (
    chosen,
    is_a_position,
    is_its_record,
    played,
    same_bytes,
    undo_stays_behind_the_barrier,
)  # fmt: skip
from tests.slow import first_quick

from haguruma.jiguan.state import JiguanState
from haguruma.kernel.history import History
from haguruma.kernel.record import read
from haguruma.kernel.rng import Rng, mix

from .helpers import ADVANCED, BEGINNER, EXAMPLE, GAME, OWN, make, random_game, with_edition
from .invariants import check_step, checked_game, eager, saver

GAMES = {
    "example": GAME,
    "beginner": BEGINNER,
    "advanced": ADVANCED,
    "own": OWN,
    "own-beginner": make(edition="reconstruction", beginner=True),
    "capped": with_edition(caps={"coin": 9}),
}
EVERY = 31
"""The costly checks are made at every so many-th action, beginning elsewhere in each game."""


@pytest.mark.parametrize("seats", first_quick([2, 3, 4]))
@pytest.mark.parametrize("player", first_quick([anything, eager, saver]), ids=["random", "eager", "saver"])
@pytest.mark.parametrize("name", GAMES)
def test_every_invariant_holds_through_a_whole_game(
    name: str, player: Player[JiguanState], seats: int
) -> None:
    """Conservation, copies, barrier, events, positions, views, refusals, words; and the game comes to an end."""
    state, rng = GAMES[name].start(seats=seats, seed=seats), Rng(mix([seats, len(name)]))
    checked_game(state, rng, player, EVERY, first=seats)


@settings(max_examples=20, deadline=None, derandomize=True)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**63 - 1),
    choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=300),
)
def test_whatever_is_chosen_the_table_stays_sound(seats: int, seed: int, choices: list[int]) -> None:
    is_a_position(chosen(GAME.start(seats=seats, seed=seed), choices, check_step))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_replays_from_its_record(seats: int) -> None:
    names = ("Ada", 'Émile "7"', "Zoë", "x")[:seats]
    text = is_its_record(played(History(GAME, seed=seats, seats=seats, names=names), seats), GAME)
    assert read(text).names == names


def test_a_game_replays_from_a_position_too() -> None:
    middle = random_game(GAME.start(seats=3, seed=4), 4, until=60)
    is_its_record(played(History(GAME, seed=4, position=middle.position()), 4), GAME)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_undo_never_crosses_a_revelation_or_a_change_of_seat(seats: int) -> None:
    """After every action: taking back all that can be taken back leaves the seat on move and every hidden thing."""
    undo_stays_behind_the_barrier(History(GAME, seed=seats, seats=seats), seats, eager)


SCRIPT = """
import sys
from haguruma.jiguan.game import make
from haguruma.kernel.rng import Rng
for options in ({}, {"beginner": True}):
    game = make({"edition": sys.argv[1], **options})
    for seed in range(9):
        state, rng = game.start(seats=2 + seed % 3, seed=seed), Rng(seed)
        while not state.over:
            ids = state.legal()
            state.apply(ids[rng.below(len(ids))])
        print(state.fingerprint(), state.position())
"""


@pytest.mark.slow
def test_the_same_seed_gives_the_same_bytes_in_any_process() -> None:
    """Whatever the hash seed of the interpreter."""
    same_bytes(SCRIPT, EXAMPLE, lines=18)


def test_nearly_every_verb_and_every_ability_come_up_in_play() -> None:
    """What the other tests here walk through; prices of two towers are seldom met, golden games show them."""
    seen: set[str] = set()
    for seed in range(12):
        history = History(GAME, seed=seed, seats=2 + seed % 2)
        for ply in played(history, seed, (anything, eager, saver)[seed % 3]).plies:
            seen |= {ply.action.kind}
            seen |= {str(event.fields["ability"]) for event in ply.events if event.kind == "workshop"}
    assert seen >= {action.kind for action in GAME.vocabulary} - {"settle", "decline"}
    assert seen >= {"blueprint", "gear", "step", "extra"}
