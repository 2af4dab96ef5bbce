"""Whole Advanced games, with everything that must hold checked after every action."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haguruma.kernel.action import Action
from haguruma.kernel.history import History
from haguruma.kernel.record import read
from haguruma.kernel.replay import replay
from haguruma.kernel.rng import Rng, mix
from haguruma.kikai.edition import COLOURS
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.state import KikaiState

from .advanced import EDITION, GAME, with_edition
from .helpers import make
from .invariants import LIMIT, anything, check_owners, check_state, check_step, collector, eager, stock
from .test_whole_games import check_end

GAMES = {
    "example": GAME,
    "little-bre": make(mode="advanced", little_bre=True),
    "own": make(mode="advanced", edition="reconstruction"),
    "capped": with_edition(caps={"energy": 14, "megaphone": 3, "ladder": 4, "influence": 5}),
}
EVERY = 9
"""The costly checks are made at every so many-th action, beginning elsewhere in each game."""

Player = Callable[[KikaiState, Rng], Action]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("player", [anything, eager, collector], ids=["random", "eager", "collector"])
@pytest.mark.parametrize("name", GAMES)
def test_every_invariant_holds_through_a_whole_advanced_game(name: str, player: Player, seed: int) -> None:
    """Conservation, copies, barrier, events, positions, views, refusals, words; and the game comes to an end."""
    game, rng = GAMES[name], Rng(mix([seed, len(name)]))
    state = game.start(seed=seed)
    box = stock(state)
    plies = 0
    while not state.over:
        if (plies + seed) % EVERY == 0 or state.view(state.seat)["phase"] in ("pay", "discard"):
            check_state(state, game, rng)
        action = player(state, rng)
        if action.kind == "discard":
            box["fans"][COLOURS.index(action.args[0].split("<")[0])] -= 1  # type: ignore[index]
        state = check_step(state, action)
        assert stock(state) == box, "nothing of the box appears or vanishes but a fan discarded by the tile"
        check_owners(state)
        plies += 1
        assert plies < LIMIT
    check_end(state, game, rng)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**63 - 1), choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=400))
def test_whatever_is_chosen_an_advanced_table_stays_sound(seed: int, choices: list[int]) -> None:
    state = GAME.start(seed=seed)
    for choice in choices:
        if state.over:
            break
        actions = state.actions()
        state = check_step(state, actions[choice % len(actions)])
        check_owners(state)
    again = GAME.position(state.position())
    assert again.fingerprint() == state.fingerprint()


@pytest.mark.parametrize("seed", range(3))
def test_an_advanced_game_is_its_record(seed: int) -> None:
    """Written, read and replayed it is the same game."""
    history = played(GAME, seed)
    text = history.record().write(GAME.seats)
    again = replay(read(text), GAME)
    assert again.state.fingerprint() == history.state.fingerprint()
    assert read(text).write(GAME.seats) == text
    assert 'option mode "advanced"' in text


def test_collectors_come_by_everything_the_mode_has() -> None:
    """The games above see every kind of tile, payment and discard; otherwise they would prove little."""
    seen: set[str] = set()
    for seed in range(24):
        for ply in played(GAME, seed).plies:
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


def played(game: KikaiGame, seed: int) -> History:
    """A whole game of two collectors."""
    history, rng = History(game, seed=seed), Rng(seed)
    while not history.state.over:
        history.play(collector(history.state, rng))  # type: ignore[arg-type]
    return history
