"""What is hidden and what anyone may count: views, sampling (J28)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from haguruma.jiguan.constants import COLOURS
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.rng import Rng

from .helpers import BEGINNER, GAME, at, random_game, view

MOMENTS = (0, 10, 60, 120, 160)
GAMES = {"standard": GAME, "beginner": BEGINNER}


def moment(name: str, plies: int, seats: int = 3) -> JiguanState:
    """A random game after so many actions."""
    return random_game(GAMES[name].start(seats=seats, seed=5), 5, until=plies)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plies", MOMENTS)
def test_states_a_seat_cannot_tell_apart_look_the_same(name: str, plies: int) -> None:
    """J28: a resample changes no view and no legal action."""
    state = moment(name, plies)
    for number in range(5):
        other = state.copy()
        other.resample(Rng(number))
        assert other.faults() == []
        assert other.legal() == state.legal()
        for viewer in (0, 1, 2, None):
            assert json.dumps(other.view(viewer)) == json.dumps(state.view(viewer))


@pytest.mark.parametrize("name", GAMES)
def test_sampling_shuffles_everything_hidden(name: str) -> None:
    """J28: gears below the tops and set aside, tiles below the tops, decks below the tops."""
    state = GAMES[name].start(seats=3, seed=5)
    other = state.copy()
    other.resample(Rng(1))
    assert other.piles != state.piles
    assert other.stacks != state.stacks
    assert other.decks != state.decks
    assert other.rng != state.rng
    if name == "standard":
        assert other.later != state.later
    for before, after in (
        (state.piles, other.piles),
        (state.stacks, other.stacks),
        (state.decks, other.decks),
    ):
        assert [pile[-1:] for pile in before] == [pile[-1:] for pile in after]
        assert [len(pile) for pile in before] == [len(pile) for pile in after]


def test_blueprints_stay_with_their_colour_when_sampled() -> None:
    state = GAME.start(seed=5)
    state.resample(Rng(1))
    for number, stack in enumerate(state.stacks):
        assert {COLOURS[state.t.bp_colour[tile]] for tile in stack} == {state.t.stacks[number][:-1]}


def test_the_order_of_anything_hidden_is_in_no_view() -> None:
    """J28."""
    state = GAME.start(seats=3, seed=2)
    for viewer in (0, 1, 2, None):
        found = state.view(viewer)
        assert "hidden" not in found
        assert f"{state.rng:016x}" not in json.dumps(found)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plies", MOMENTS)
def test_what_is_hidden_may_be_counted_by_anyone(name: str, plies: int) -> None:
    """J28: which things lie below, only their order is not known."""
    state = moment(name, plies)
    known: Any = state.view(None)["known"]
    t = state.t
    below = [gear for pile in state.piles for gear in pile[:-1]]
    assert known["gears"] == [t.gears[gear] for gear in sorted(below)]
    assert known["later"] == [t.gears[gear] for gear in sorted(state.later)]
    tiles = [t.bp_value[tile] for stack in state.stacks for tile in stack[:-1]]
    assert sorted(value for values in known["blueprints"].values() for value in values) == sorted(tiles)


def test_only_the_top_of_a_pile_is_shown() -> None:
    """J1, J28."""
    state = at(houses={"h1": ["red1", "blue2"], "h5": ["green3"]})
    assert view(state)["houses"]["h1"] == {"count": 2, "top": "red1"}


def test_the_box_is_open() -> None:
    """J31."""
    state = GAME.start(seed=1)
    assert [len(state.view(viewer)["box"]) for viewer in (0, 1, None)] == [20] * 3  # type: ignore[arg-type]


def test_all_seats_see_the_same() -> None:
    """Nothing is held in a closed hand; only the legal actions are the mover's own."""
    state = moment("standard", 60)
    views = [state.view(viewer) for viewer in (0, 1, 2)]
    for found in views:
        found.pop("viewer")
        found.pop("actions")
    assert views[0] == views[1] == views[2]


def test_only_the_seat_on_move_is_shown_actions() -> None:
    state = GAME.start(seed=1)
    assert state.view(0)["actions"]
    assert state.view(1)["actions"] == state.view(None)["actions"] == []
