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

from haguruma.kernel.history import History
from haguruma.kernel.record import read
from haguruma.kernel.rng import Rng, mix
from haguruma.kikai.state import KikaiState

from .helpers import EDITION, EXAMPLE, GAME, make, random_game, with_edition
from .invariants import LIMIT, check_step, checked_game, eager

GAMES = {
    "example": GAME,
    "little-bre": make(little_bre=True),
    "own": make(edition="reconstruction"),
    "own-little-bre": make(edition="reconstruction", little_bre=True),
    "capped": with_edition(caps={"energy": 14, "megaphone": 3, "ladder": 4, "influence": 5}),
}
EVERY = 9
"""The costly checks are made at every so many-th action, beginning elsewhere in each game."""


@pytest.mark.parametrize("seed", first_quick(range(6)))
@pytest.mark.parametrize("player", [anything, eager], ids=["random", "eager"])
@pytest.mark.parametrize("name", GAMES)
def test_every_invariant_holds_through_a_whole_game(name: str, player: Player[KikaiState], seed: int) -> None:
    """Conservation, copies, barrier, events, positions, views, refusals, words; and the game comes to an end."""
    checked_game(GAMES[name], seed, Rng(mix([seed, len(name)])), player, EVERY)


@pytest.mark.parametrize("name", GAMES)
def test_all_starting_feet_stand_after_set_up(name: str) -> None:
    """Twelve Feet in all: eight from the pile and four that stand."""
    state = random_game(GAMES[name].start(seed=4), 4)
    assert all(foot in state.site for foot in state.t.starters)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**63 - 1), choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=400))
def test_whatever_is_chosen_the_table_stays_sound(seed: int, choices: list[int]) -> None:
    is_a_position(chosen(GAME.start(seed=seed), choices, check_step))


@pytest.mark.parametrize("seed", range(4))
def test_a_game_replays_from_its_record(seed: int) -> None:
    names = ("Ada", 'Émile "7"')
    text = is_its_record(played(History(GAME, seed=seed, names=names), seed), GAME)
    assert read(text).names == names


@pytest.mark.parametrize("seed", range(6))
def test_undo_never_crosses_a_revelation_or_a_change_of_seat(seed: int) -> None:
    """After every action: taking back all that can be taken back leaves the seat on move and every hidden thing."""
    undo_stays_behind_the_barrier(History(make(little_bre=seed % 2 == 1), seed=seed), seed, anything)


SCRIPT = """
import sys, haguruma
from haguruma.kernel.rng import Rng
game = haguruma.game("kikai", edition=sys.argv[1])
for seed in range(12):
    state, rng = game.start(seed=seed), Rng(seed)
    while not state.over:
        ids = state.legal()
        state.apply(ids[rng.below(len(ids))])
    print(state.fingerprint(), state.position())
"""


@pytest.mark.slow
def test_the_same_seed_gives_the_same_bytes_in_any_process() -> None:
    """Whatever the hash seed of the interpreter."""
    same_bytes(SCRIPT, EXAMPLE, lines=12)


def test_a_game_is_bounded() -> None:
    """44 turns, and in each only so many decisions: Ladders, fans and cards run out."""
    longest = 0
    for seed in range(12):
        history = played(History(GAME, seed=seed), seed, eager)
        longest = max(longest, len(history.plies))
    assert longest < LIMIT
    assert sum(map(sum, EDITION.turns)) < longest
