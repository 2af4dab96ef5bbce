"""Positions: what may be left out, and what is then dealt by the seed."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.jiguan.constants import COLOURS, SEATS

from .helpers import EDITION, GAME, at, legal, mover, phase, random_game, seat, shop, view


def test_an_empty_position_is_the_first_turn_of_two_players() -> None:
    state = GAME.position({})
    assert (state.seats, mover(state), phase(state), view(state)["turn"]) == (2, "black", "action", 1)
    assert sum(pile["count"] for pile in view(state)["houses"].values()) == 20


@pytest.mark.parametrize(
    ("named", "count"), [(["black"], 2), (["white"], 2), (["orange"], 3), (["teal", "black"], 4)]
)
def test_as_many_play_as_the_seats_reach_to(named: list[str], count: int) -> None:
    assert GAME.position({"seats": {name: {} for name in named}}).seats == count


def test_a_small_position_is_a_few_lines() -> None:
    """One seat's bench and the seat on move; everything else is dealt by the seed."""
    bench = {"cells": {"c2": "red3", "c5": "green4", "c8": "blue1"}, "slots": {"n2": "blue8"}}
    state = GAME.position({"seat": "white", "seats": {"white": bench}}, seed=5)
    assert (mover(state), view(state)["turn"]) == ("white", 2)
    assert legal(state, "complete")
    assert random_game(state, 1).over


def test_the_seed_deals_what_is_not_named() -> None:
    assert GAME.position({}, 1).as_ints() == GAME.position({}, 1).as_ints()
    assert GAME.position({}, 1).as_ints() != GAME.position({}, 2).as_ints()


def test_named_things_are_not_dealt_elsewhere() -> None:
    state = at({"slots": {"n2": "blue8", "s2": "blue8"}, "turned": ["goods-red"], "workshop": "w-gear"})
    assert state.faults() == []
    assert seat(state, "white")["workshop"] != "w-gear"
    blues = [
        tile for stack in state.stacks for tile in stack if state.t.bp_colour[tile] == COLOURS.index("blue")
    ]
    assert len(blues) == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_of_the_table_is_nearly_a_position(seats: int) -> None:
    """Tops and counts are enough: what lies below is dealt from what is left."""
    state = random_game(GAME.start(seats=seats, seed=7), 7, until=60)
    data = state.position()
    data.pop("hidden")
    again = GAME.position(data, 3)
    assert again.view(None) == state.view(None)
    assert again.legal() == state.legal()


def test_a_blueprint_may_be_named_in_three_ways() -> None:
    for wanted in ("blue8", {"colour": "blue", "value": 8}, {"tile": GAME.tables.bp_value.index(8, 30)}):
        found = seat(at({"slots": {"n2": wanted}}))["slots"]["n2"]
        assert (found["colour"], found["value"]) == ("blue", 8)


def test_a_colour_alone_names_any_blueprint_of_it() -> None:
    assert seat(at({"slots": {"n2": "blue"}}))["slots"]["n2"]["colour"] == "blue"


def test_a_number_named_later_is_kept_for_its_place() -> None:
    """A description never takes a blueprint that is named by number elsewhere."""
    first = GAME.tables.bp_colour.index(COLOURS.index("blue"))
    state = at({"slots": {"n2": "blue"}}, {"slots": {"n2": first}})
    assert state.faults() == []


def test_points_may_be_one_number() -> None:
    assert seat(at({"points": 17}))["score"] == 17


def test_the_taker_of_the_last_gear_is_followed_by_the_next_seat() -> None:
    """J21."""
    state = at(closing="black", orange={})
    assert mover(state) == "white"
    assert view(state)["airship"] == "black"


def test_in_period_two_the_airships_holder_is_on_move() -> None:
    """J21: Black holds it unless the position says otherwise."""
    assert mover(GAME.position({"period": 2})) == "black"
    state = at(period=2, airship="white")
    assert (mover(state), sum(pile["count"] for pile in view(state)["houses"].values())) == ("white", 20)


def test_pairs_of_towers_that_stand_high_are_paid() -> None:
    """J11: they were paid at once."""
    state = at({"ranks": dict.fromkeys(EDITION.towers, 3)})
    data: Any = state.position()
    assert len(data["seats"]["black"]["paired"]) == (5 if EDITION.tower_ring else 4)


def test_a_position_of_every_seat_count_can_be_written_and_read() -> None:
    for seats in (2, 3, 4):
        state = GAME.start(seats=seats, seed=1)
        assert GAME.position(state.position()).as_ints() == state.as_ints()
        assert list(state.position()["seats"]) == list(SEATS[:seats])  # type: ignore[call-overload]


def test_workshops_not_named_are_dealt() -> None:
    state = at({"workshop": shop("gear")}, orange={}, teal={})
    shops = [seat(state, name)["workshop"] for name in SEATS]
    assert len(set(shops)) == 4
