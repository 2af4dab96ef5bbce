"""Whole games, with everything that must hold checked after every action."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import haguruma
from haguruma.kernel.history import History
from haguruma.kernel.record import read
from haguruma.kernel.replay import replay
from haguruma.kernel.rng import Rng, mix
from haguruma.kikai.game import KikaiGame

from .helpers import EDITION, GAME, make, random_game, with_edition
from .invariants import LIMIT, anything, check_state, check_step, eager, stock

GAMES = {
    "example": GAME,
    "little-bre": make(little_bre=True),
    "own": make(edition="reconstruction"),
    "own-little-bre": make(edition="reconstruction", little_bre=True),
    "capped": with_edition(caps={"energy": 14, "megaphone": 3, "ladder": 4, "influence": 5}),
}
EVERY = 9
"""The costly checks are made at every so many-th action, beginning elsewhere in each game."""


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("player", [anything, eager], ids=["random", "eager"])
@pytest.mark.parametrize("name", GAMES)
def test_every_invariant_holds_through_a_whole_game(name: str, player: object, seed: int) -> None:
    """Conservation, copies, barrier, events, positions, views, refusals, words; and the game comes to an end."""
    game, rng = GAMES[name], Rng(mix([seed, len(name)]))
    choose = eager if player is eager else anything
    state = game.start(seed=seed)
    box = stock(state)
    plies = 0
    while not state.over:
        if (plies + seed) % EVERY == 0:
            check_state(state, game, rng)
        state = check_step(state, choose(state, rng))
        assert stock(state) == box, "nothing of the box appears or vanishes"
        plies += 1
        assert plies < LIMIT
    check_end(state, game, rng)


def check_end(state: object, game: KikaiGame, rng: Rng) -> None:
    """What holds of a finished game."""
    assert hasattr(state, "outcome")
    outcome = state.outcome
    check_position_of_end(state, game)
    assert outcome.reason in ("points", "red-fans", "draw", "media")
    assert sorted(seat for group in outcome.ranking for seat in group) == [0, 1]
    if outcome.reason != "media":
        totals = outcome.sheet.totals
        assert (outcome.reason == "points") == (totals[0] != totals[1])
        assert outcome.reason != "points" or outcome.winners == (totals.index(max(totals)),)


def check_position_of_end(state: object, game: KikaiGame) -> None:
    """A finished game is a position too."""
    assert hasattr(state, "position")
    again = game.position(state.position())
    assert again.over
    assert again.fingerprint() == state.fingerprint()  # type: ignore[attr-defined]
    assert again.outcome is not None
    assert again.outcome.plain() == state.outcome.plain()  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_all_starting_feet_stand_after_set_up(name: str) -> None:
    """Twelve Feet in all: eight from the pile and four that stand."""
    state = random_game(GAMES[name].start(seed=4), 4)
    assert all(foot in state.site for foot in state.t.starters)


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**63 - 1), choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=400))
def test_whatever_is_chosen_the_table_stays_sound(seed: int, choices: list[int]) -> None:
    state = GAME.start(seed=seed)
    box = stock(state)
    for choice in choices:
        if state.over:
            break
        actions = state.actions()
        state = check_step(state, actions[choice % len(actions)])
    assert stock(state) == box
    again = GAME.position(state.position())
    assert again.fingerprint() == state.fingerprint()


@pytest.mark.parametrize("seed", range(4))
def test_a_game_replays_from_its_record(seed: int) -> None:
    history = History(GAME, seed=seed, names=("Ada", 'Émile "7"'))
    rng = Rng(seed)
    while not history.state.over:
        actions = history.state.actions()
        history.play(actions[rng.below(len(actions))])
    text = history.record().write(GAME.seats)
    again = read(text)
    assert again.write(GAME.seats) == text
    assert again.names == ("Ada", 'Émile "7"')
    assert replay(again, GAME).state.fingerprint() == history.state.fingerprint()


@pytest.mark.parametrize("seed", range(3))
def test_a_position_goes_on_as_the_game_it_was_taken_from(seed: int) -> None:
    """Hidden order and the generator are part of it."""
    state = random_game(GAME.start(seed=seed), seed, until=50)
    again = GAME.position(state.position())
    assert random_game(again, 9).fingerprint() == random_game(state, 9).fingerprint()


@pytest.mark.parametrize("seed", range(6))
def test_undo_never_crosses_a_revelation_or_a_change_of_seat(seed: int) -> None:
    """After every action: taking back all that can be taken back leaves the seat on move and every hidden thing."""
    history = History(make(little_bre=seed % 2 == 1), seed=seed)
    rng = Rng(seed)
    while not history.state.over:
        actions = history.state.actions()
        history.play(actions[rng.below(len(actions))])
        now, back = history.state, history.at(len(history.plies) - history.undo_reach)
        if history.undo_reach:
            assert back.seat == now.seat
            assert back.view(None)["known"] == now.view(None)["known"]
    assert history.undo_reach == 0


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


def test_the_same_seed_gives_the_same_bytes_in_any_process() -> None:
    """Whatever the hash seed of the interpreter."""
    source = str(Path(haguruma.__file__).parents[1])
    outputs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT, str(Path(__file__).with_name("example.toml"))],
            env={**os.environ, "PYTHONPATH": source, "PYTHONHASHSEED": seed},
            check=True, capture_output=True, text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    ]  # fmt: skip
    assert outputs[0] == outputs[1] == outputs[2]
    assert len(outputs[0].splitlines()) == 12


def test_the_bots_fast_path_says_nothing() -> None:
    """`apply` makes no events; `play` does."""
    state = GAME.start(seed=1)
    state.apply(state.legal()[0])
    assert state.sink is None


def test_a_game_is_bounded() -> None:
    """44 turns, and in each only so many decisions: Ladders, fans and cards run out."""
    longest = 0
    for seed in range(12):
        history = History(GAME, seed=seed)
        rng = Rng(seed)
        while not history.state.over:
            history.play(eager(history.state, rng))  # type: ignore[arg-type]
        longest = max(longest, len(history.plies))
    assert longest < LIMIT
    assert sum(map(sum, EDITION.turns)) < longest
