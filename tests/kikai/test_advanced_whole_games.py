"""Whole Advanced games, with everything that must hold checked after every action."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sharing.invariants import Player, anything
from tests.sharing.whole_games import chosen, is_a_position, is_its_record, played
from tests.slow import first_quick

from haguruma.kernel.history import History
from haguruma.kernel.rng import Rng, mix
from haguruma.kikai.state import KikaiState

from .advanced import EDITION, GAME, with_edition
from .helpers import make
from .invariants import check_step, checked_game, collector, eager

GAMES = {
    "example": GAME,
    "little-bre": make(mode="advanced", little_bre=True),
    "own": make(mode="advanced", edition="reconstruction"),
    "capped": with_edition(caps={"energy": 14, "megaphone": 3, "ladder": 4, "influence": 5}),
}
EVERY = 9
"""The costly checks are made at every so many-th action, beginning elsewhere in each game."""


@pytest.mark.parametrize("seed", first_quick(range(4)))
@pytest.mark.parametrize("player", [anything, eager, collector], ids=["random", "eager", "collector"])
@pytest.mark.parametrize("name", GAMES)
def test_every_invariant_holds_through_a_whole_advanced_game(
    name: str, player: Player[KikaiState], seed: int
) -> None:
    """Conservation, copies, barrier, events, positions, views, refusals, words; and the game comes to an end."""
    checked_game(GAMES[name], seed, Rng(mix([seed, len(name)])), player, EVERY, ("pay", "discard"))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**63 - 1), choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=400))
def test_whatever_is_chosen_an_advanced_table_stays_sound(seed: int, choices: list[int]) -> None:
    is_a_position(chosen(GAME.start(seed=seed), choices, check_step))


@pytest.mark.parametrize("seed", range(3))
def test_an_advanced_game_is_its_record(seed: int) -> None:
    """Written, read and replayed it is the same game."""
    text = is_its_record(played(History(GAME, seed=seed), seed, collector), GAME)
    assert 'option mode "advanced"' in text


def test_collectors_come_by_everything_the_mode_has() -> None:
    """The games above see every kind of tile, payment and discard; otherwise they would prove little."""
    seen: set[str] = set()
    for seed in range(24):
        for ply in played(History(GAME, seed=seed), seed, collector).plies:
            seen |= {event.kind for event in ply.events} | {ply.action.kind}
            seen |= {str(event.fields["tile"]) for event in ply.events if event.kind == "claim"}
    assert seen >= {
        "pay",
        "discard-fan",
        "pair-draw",
        "lose",
        "billboard",
        *(t.kind for t in EDITION.bonus_tiles),
    }
