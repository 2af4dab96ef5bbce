"""What is hidden and what anyone may count: views, the pile's layers, sampling."""

from __future__ import annotations

import json

import pytest

from haguruma.kernel.rng import Rng
from haguruma.kikai.constants import DISTRICTS, KINDS, SEATS
from haguruma.kikai.state import KikaiState

from .helpers import EDITION, GAME, Data, at, fans, make, play, random_game, seat, view

MOMENTS = (0, 5, 40, 90, 140)


def moment(seed: int, plies: int) -> KikaiState:
    """A random game after so many actions."""
    return random_game(GAME.start(seed=seed), seed, until=plies, shun=("done",))


def test_both_hands_are_open() -> None:
    """K29."""
    state = GAME.start(seed=2)
    for viewer in (0, 1, None):
        seats = state.view(viewer)["seats"]
        assert isinstance(seats, dict)
        assert all(len(seats[name]["hand"]) == EDITION.hand_size for name in SEATS)


def test_the_order_of_pile_and_box_is_in_no_view() -> None:
    """K29: a view tells what lies there, not in which order."""
    state = GAME.start(seed=2)
    for viewer in (0, 1, None):
        assert "hidden" not in state.view(viewer)
        assert f"{state.rng:016x}" not in json.dumps(state.view(viewer))


@pytest.mark.parametrize("plies", MOMENTS)
def test_states_a_seat_cannot_tell_apart_look_the_same(plies: int) -> None:
    """K29: a resample changes no view."""
    state = moment(3, plies)
    for number in range(5):
        other = state.copy()
        other.resample(Rng(number))
        assert [other.view(viewer) for viewer in (0, 1, None)] == [
            state.view(viewer) for viewer in (0, 1, None)
        ]
        assert other.legal() == state.legal()


@pytest.mark.parametrize("plies", MOMENTS)
def test_what_has_been_seen_may_be_counted_by_anyone(plies: int) -> None:
    """K29: the cards of pile and box are known, only their order is not."""
    state = moment(4, plies)
    known = state.view(None)["known"]
    assert isinstance(known, dict)
    cards = [card for layer in known["pile"] for card, count in layer.items() for _ in range(count)]
    assert sorted(cards) == sorted(DISTRICTS[card] for card in state.pile)
    for kind in range(3):
        assert known[KINDS[kind]] == [state.t.parts[number] for number in sorted(state.box[kind])]


def test_everybody_sees_the_same_table() -> None:
    """K29: seats differ in nothing but whose actions are listed."""
    state = moment(5, 60)
    views = [state.view(viewer) for viewer in (0, 1, None)]
    for found in views:
        found.pop("viewer", None)
        found.pop("actions")
    assert views[0] == views[1] == views[2]


def test_only_the_awaited_seat_sees_its_actions() -> None:
    state = moment(5, 60)
    assert state.seat is not None
    mine = [action.notation for action in state.actions()]
    assert state.view(state.seat)["actions"] == mine
    assert state.view(1 - state.seat)["actions"] == state.view(None)["actions"] == []


def two_layers() -> KikaiState:
    """A round has ended: some old cards above, the played ones below."""
    played = [["diner", "diner"], ["casino", "casino"], ["parking"]]
    turn = sum(turns[0] for turns in EDITION.turns)
    state = at(
        {"played": played},
        {"hand": ["diner"]},
        turn=turn,
        pending=["take", "draws", "end-turn"],
        offer=["school"],
        squares={"q1": fans(red=1)},
    )
    play(state, "take school")
    return state


def test_the_pile_is_known_in_layers() -> None:
    """K29: what lay there stays above what a round's end put under it."""
    layers = view(two_layers())["known"]["pile"]
    assert len(layers) == 2
    assert layers[1] == {"diner": 2, "casino": 2, "parking": 1}


def test_a_resample_shuffles_within_a_layer_only() -> None:
    """K29."""
    state = two_layers()
    layers = state.position()["hidden"]["pile"]  # type: ignore[index]
    orders = set()
    for number in range(8):
        other = state.copy()
        other.resample(Rng(number))
        found = other.position()["hidden"]["pile"]  # type: ignore[index]
        assert [sorted(layer) for layer in found] == [sorted(layer) for layer in layers]
        orders.add(json.dumps(found))
    assert len(orders) > 1


def test_a_used_up_layer_is_forgotten() -> None:
    """K29: the layer below is then the top one."""
    data: Data = two_layers().position()
    top = data["hidden"]["pile"][0]
    data["seats"]["purple"]["hand"] += top[1:]
    data["hidden"]["pile"][0] = top[:1]
    state = GAME.position({**data, "pending": ["take", "draws", "end-turn"]})
    play(state, "take pile")
    assert view(state)["known"]["pile"] == [{"diner": 2, "casino": 2, "parking": 1}]


def test_a_resample_shuffles_the_hidden_components() -> None:
    """K29: within each kind; what lies open stays."""
    state = GAME.start(seed=6)
    orders = set()
    for number in range(6):
        other = state.copy()
        other.resample(Rng(number))
        assert other.show == state.show
        assert [sorted(kind) for kind in other.box] == [sorted(kind) for kind in state.box]
        orders.add(str(other.box))
    assert len(orders) == 6


def test_a_resample_leaves_everything_open_alone() -> None:
    """K29."""
    state = moment(7, 80)
    other = state.copy()
    other.resample(Rng(1))
    mine, theirs = state.position(), other.position()
    mine.pop("hidden")
    theirs.pop("hidden")
    assert mine == theirs


def test_a_resample_takes_the_future_dice_too() -> None:
    """K29: the generator's own state is as hidden as the order it would make."""
    state = GAME.start(seed=6)
    other = state.copy()
    other.resample(Rng(1))
    assert other.rng != state.rng


def test_little_bre_draws_keep_the_layers_true() -> None:
    """K29, K30."""
    state = random_game(make(little_bre=True).start(seed=1), 1, until=120)
    assert sum(state.layers) == len(state.pile)
    assert seat(state)["hand"] is not None


def test_a_view_is_the_viewers_own() -> None:
    """Whoever scribbles on it changes nothing."""
    state = moment(5, 60)
    before = state.fingerprint()
    found: Data = state.view(state.seat)
    found["offer"].clear()
    found["squares"]["q1"]["fans"].append("red")
    found["seats"]["yellow"]["hand"].clear()
    found["seats"]["yellow"]["kikai"].clear()
    assert state.fingerprint() == before
    assert state.view(state.seat) != found
