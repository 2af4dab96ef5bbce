"""Whole games, with everything that must hold checked after every action."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import haguruma
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.action import Action
from haguruma.kernel.history import History
from haguruma.kernel.record import read
from haguruma.kernel.replay import replay
from haguruma.kernel.rng import Rng, mix

from .helpers import ADVANCED, BEGINNER, EXAMPLE, GAME, OWN, make, random_game, with_edition
from .invariants import LIMIT, anything, check_state, check_step, eager, saver, stock

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

Player = Callable[[JiguanState, Rng], Action]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("player", [anything, eager, saver], ids=["random", "eager", "saver"])
@pytest.mark.parametrize("name", GAMES)
def test_every_invariant_holds_through_a_whole_game(name: str, player: Player, seats: int) -> None:
    """Conservation, copies, barrier, events, positions, views, refusals, words; and the game comes to an end."""
    game, rng = GAMES[name], Rng(mix([seats, len(name)]))
    state = game.start(seats=seats, seed=seats)
    plies = 0
    while not state.over:
        if plies % EVERY == seats:
            check_state(state, game, rng)
        state = check_step(state, player(state, rng))
        plies += 1
        assert plies < LIMIT
    check_end(state, game)


def check_end(state: JiguanState, game: JiguanGame) -> None:
    """What holds of a finished game, and that it is a position too."""
    again = game.position(state.position())
    assert again.over
    assert again.fingerprint() == state.fingerprint()
    outcome = state.outcome
    assert outcome is not None
    assert again.outcome is not None
    assert again.outcome.plain() == outcome.plain()
    assert outcome.reason in ("points", "energy", "shared")
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(state.n))
    keys = [(outcome.sheet.totals[seat], state.energy[seat]) for seat in range(state.n)]
    assert all(keys[seat] == max(keys) for seat in outcome.winners)
    assert [keys[group[0]] for group in outcome.ranking] == sorted(set(keys), reverse=True)


@settings(max_examples=20, deadline=None, derandomize=True)
@given(
    seats=st.integers(2, 4),
    seed=st.integers(0, 2**63 - 1),
    choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=300),
)
def test_whatever_is_chosen_the_table_stays_sound(seats: int, seed: int, choices: list[int]) -> None:
    state = GAME.start(seats=seats, seed=seed)
    box = stock(state)
    for choice in choices:
        if state.over:
            break
        actions = state.actions()
        state = check_step(state, actions[choice % len(actions)])
    assert stock(state) == box
    again = GAME.position(state.position())
    assert again.fingerprint() == state.fingerprint()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_replays_from_its_record(seats: int) -> None:
    names = ("Ada", 'Émile "7"', "Zoë", "x")[:seats]
    history = History(GAME, seed=seats, seats=seats, names=names)
    rng = Rng(seats)
    while not history.state.over:
        actions = history.state.actions()
        history.play(actions[rng.below(len(actions))])
    text = history.record().write(GAME.seats)
    again = read(text)
    assert again.write(GAME.seats) == text
    assert again.names == names
    assert replay(again, GAME).state.fingerprint() == history.state.fingerprint()


def test_a_game_replays_from_a_position_too() -> None:
    middle = random_game(GAME.start(seats=3, seed=4), 4, until=60)
    history = History(GAME, seed=4, position=middle.position())
    rng = Rng(4)
    while not history.state.over:
        actions = history.state.actions()
        history.play(actions[rng.below(len(actions))])
    again = read(history.record().write(GAME.seats))
    assert replay(again, GAME).state.fingerprint() == history.state.fingerprint()


@pytest.mark.parametrize("seed", range(3))
def test_a_position_goes_on_as_the_game_it_was_taken_from(seed: int) -> None:
    """Hidden order and the generator are part of it."""
    state = random_game(GAME.start(seats=3, seed=seed), seed, until=50)
    again = GAME.position(state.position())
    assert random_game(again, 9).fingerprint() == random_game(state, 9).fingerprint()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_undo_never_crosses_a_revelation_or_a_change_of_seat(seats: int) -> None:
    """After every action: taking back all that can be taken back leaves the seat on move and every hidden thing."""
    history = History(GAME, seed=seats, seats=seats)
    rng = Rng(seats)
    while not history.state.over:
        history.play(eager(history.state, rng))  # type: ignore[arg-type]
        now, back = history.state, history.at(len(history.plies) - history.undo_reach)
        if history.undo_reach:
            assert back.seat == now.seat
            assert back.view(None)["known"] == now.view(None)["known"]
    assert history.undo_reach == 0


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


def test_the_same_seed_gives_the_same_bytes_in_any_process() -> None:
    """Whatever the hash seed of the interpreter."""
    source = str(Path(haguruma.__file__).parents[1])
    outputs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT, str(EXAMPLE)],
            env={**os.environ, "PYTHONPATH": source, "PYTHONHASHSEED": seed},
            check=True, capture_output=True, text=True,
        ).stdout
        for seed in ("0", "4242")
    ]  # fmt: skip
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == 18


def test_the_bots_fast_path_says_nothing() -> None:
    """`apply` makes no events; `play` does."""
    state = GAME.start(seed=1)
    state.apply(state.legal()[0])
    assert state.sink is None


def test_nearly_every_verb_and_every_ability_come_up_in_play() -> None:
    """What the other tests here walk through; prices of two towers are seldom met, golden games show them."""
    seen: set[str] = set()
    for seed in range(12):
        history = History(GAME, seed=seed, seats=2 + seed % 2)
        rng = Rng(seed)
        player = (anything, eager, saver)[seed % 3]
        while not history.state.over:
            history.play(player(history.state, rng))  # type: ignore[arg-type]
        for ply in history.plies:
            seen |= {ply.action.kind}
            seen |= {str(event.fields["ability"]) for event in ply.events if event.kind == "workshop"}
    assert seen >= {action.kind for action in GAME.vocabulary} - {"settle", "decline"}
    assert seen >= {"blueprint", "gear", "step", "extra"}
