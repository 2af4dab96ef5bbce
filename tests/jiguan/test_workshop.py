"""Workshop abilities of group A (rulebook: Workshop Abilities [A]; J18, J31, J34, J37)."""

from __future__ import annotations

import pytest

from haguruma.jiguan.constants import A_ABILITIES, B_ABILITIES

from .helpers import (
    EDITION,
    MOMENTS,
    OWN,
    Data,
    around,
    at,
    beast,
    buying,
    ending,
    gear_energy,
    legal,
    mover,
    phase,
    play,
    points,
    rank,
    refused,
    score,
    seat,
    shop,
    showing,
    tokens,
    view,
)

A = EDITION.abilities


def test_each_of_five_boards_has_one_ability_of_either_group() -> None:
    """J18 (edition data)."""
    for edition in (EDITION, OWN.edition_data):
        assert sorted(shop.a for shop in edition.workshops) == sorted(A_ABILITIES)
        assert sorted(shop.b for shop in edition.workshops) == sorted(B_ABILITIES)


# A: energy conversion


def test_two_energy_become_two_points() -> None:
    """rulebook: Workshop Abilities [A]."""
    state = at({"energy": 5, "workshop": shop("convert")})
    play(state, "convert points")
    assert (tokens(state)[1], points(state)) == (5 - A.convert_energy, {"workshop": A.convert_points})


def test_two_points_become_two_energy() -> None:
    """rulebook: Workshop Abilities [A]."""
    state = at({"points": 5, "workshop": shop("convert")})
    play(state, "convert energy")
    assert (tokens(state)[1], score(state)) == (A.convert_energy, 5 - A.convert_points)


def test_points_may_be_spent_only_if_held() -> None:
    """J18."""
    state = at({"points": A.convert_points - 1, "energy": A.convert_energy - 1, "workshop": shop("convert")})
    assert not legal(state, "convert")
    assert refused(state, "convert energy")[1] == "J18"
    assert refused(state, "convert points")[1] == "J18"


def test_with_a_full_track_points_are_not_turned_into_energy() -> None:
    """J37: nothing could come of it."""
    state = at({"points": 9, "energy": EDITION.energy_cap, "workshop": shop("convert")})
    assert legal(state, "convert") == {"convert points"}


def test_only_one_direction_is_used_in_a_turn() -> None:
    """J18: once per turn, one use, one direction."""
    state = at({"points": 9, "energy": 9, "workshop": shop("convert")})
    play(state, "convert points")
    assert not legal(state, "convert")
    assert refused(state, "convert energy")[1] == "J18"


def test_four_energy_buy_any_blueprint() -> None:
    """rulebook: Workshop Abilities [A]."""
    state = at({"energy": 5, "workshop": shop("blueprint")})
    play(state, "workshop")
    assert legal(state, "take") == {f"take {name}" for name in view(state)["stacks"]}
    play(state, "take red1", "at n2")
    assert tokens(state)[1] == 5 - A.blueprint_price
    assert phase(state) == "action"


def test_four_energy_take_any_gear_from_supply_or_box() -> None:
    """rulebook: Workshop Abilities [A]; J31: any gear of the box, the tops of the piles."""
    state = at({"energy": 5, "workshop": shop("gear")}, houses={"h3": ["red1", "red2"]})
    play(state, "workshop")
    assert legal(state, "house") == {"house h3"}
    assert legal(state, "box") == {f"box {gear}" for gear in view(state)["box"]}
    gear = view(state)["box"][0]
    play(state, f"box {gear}")
    assert view(state)["held"] == [gear]
    play(state, f"put {gear} c1")
    assert tokens(state)[1] == 5 - A.gear_price


def test_a_gear_of_the_workshop_drives_again() -> None:
    """rulebook: Workshop Abilities [A], [Note]; J15."""
    state = at(
        {"energy": 5, "workshop": shop("gear"), "slots": {"n2": beast("green")}}, houses={"h3": ["green1"]}
    )
    play(state, "workshop", "house h3", "put green1 c5")
    assert tokens(state)[1] == 5 - A.gear_price + gear_energy("green", True)


@pytest.mark.parametrize("seats", [{}, {"orange": {}}, {"orange": {}, "teal": {}}])
def test_the_box_holds_what_was_left_out_and_what_was_paid(seats: Data) -> None:
    """J31: open to all; empty with four players at first."""
    state = at(**seats)
    out = {0: 20, 1: 10, 2: 0}[len(seats)]
    assert len(view(state)["box"]) == out


def test_gears_set_aside_for_period_two_are_not_in_the_box() -> None:
    """J31."""
    state = at({"energy": 5, "workshop": shop("gear")}, orange={}, teal={})
    play(state, "workshop")
    assert not legal(state, "box")
    assert view(state)["later"] == 30


def test_the_gear_ability_is_refused_when_there_is_none() -> None:
    """J37: an empty supply and an empty box."""
    gears = [f"{gear.colour}{gear.number}" for gear in EDITION.gears]
    state = at(
        {"energy": 5, "workshop": shop("gear")}, {"beside": gears}, period=2, closing="white", airship="white"
    )
    assert refused(state, "workshop")[1] == "J37"


def test_six_energy_advance_one_tower() -> None:
    """rulebook: Workshop Abilities [A]."""
    state = at({"energy": 6, "workshop": shop("step"), "ranks": {"red": 1}})
    play(state, "workshop", "tower red")
    assert seat(state)["ranks"]["red"] == 2
    assert tokens(state) == (rank(2).coin, 6 - A.step_price + rank(2).energy)


def test_seven_energy_buy_another_action_at_the_turns_end() -> None:
    """rulebook: Workshop Abilities [A]; J29."""
    state = ending({"energy": 8, "workshop": shop("extra")})
    play(state, "workshop")
    assert (phase(state), tokens(state)[1]) == ("action", 8 - A.extra_price)
    assert len(legal(state, "pair")) == 10


def test_the_extra_action_waits_for_the_end_of_the_turn() -> None:
    """J18, J29."""
    state = at({"energy": 8, "workshop": shop("extra")})
    assert refused(state, "workshop")[1] == "J29"
    assert refused(buying({"energy": 8, "workshop": shop("extra")}), "workshop")[1] == "J29"


def test_the_extra_action_may_repeat_the_turns_action() -> None:
    """J34: A after A."""
    state = at(
        {"energy": 12, "workshop": shop("extra")}, houses={"h1": ["red1"], "h3": ["red2"], "h5": ["red3"]}
    )
    play(
        state,
        "pair h1",
        "claim nothing",
        "put red1 c1",
        "done",
        "workshop",
        "pair h3",
        "claim nothing",
        "put red2 c2",
    )
    assert seat(state)["cells"] == {"c1": "red1", "c2": "red2"}


def test_the_extra_action_may_complete_a_second_beast() -> None:
    """J34: B after B."""
    cells = {"c1": "red3", "c2": "red4", "c3": "blue1", "c4": "green2", "c5": "green1", "c6": "red5"}
    black = {"energy": 8, "workshop": shop("extra"), "cells": cells, "slots": {"w1": "blue8", "w2": "green8"}}
    state = at(black, display=showing())
    play(state, "complete w1 c3", "take blue1", "at n1", "workshop", "complete w2 c5", "take green1", "at n2")
    assert phase(state) == "end"
    assert [slot["beast"] for slot in seat(state)["slots"].values()].count(True) == 2


def test_the_extra_action_is_the_same_turn() -> None:
    """J34: no second A ability, whatever energy is left."""
    state = ending({"energy": 12, "workshop": shop("extra")}, houses={"h1": ["red1"], "h5": ["red2"]})
    play(state, "workshop", "pair h1", "claim nothing", "put red1 c1")
    assert refused(state, "workshop")[1] == "J18"
    assert mover(state) == "black"


@pytest.mark.parametrize("ability", ["blueprint", "gear", "step", "extra"])
def test_an_ability_that_cannot_be_paid_is_refused(ability: str) -> None:
    """J18."""
    price = {
        "blueprint": A.blueprint_price,
        "gear": A.gear_price,
        "step": A.step_price,
        "extra": A.extra_price,
    }[ability]
    state = ending({"energy": price - 1, "workshop": shop(ability)})
    assert refused(state, "workshop")[1] == "J18"
    assert "workshop" in legal(ending({"energy": price, "workshop": shop(ability)}))


def test_the_blueprint_ability_is_refused_without_a_free_slot() -> None:
    """J10: nothing paid."""
    colours = ["red", "yellow", "green", "purple"]
    slots = {slot.id: colours[i % 4] for i, slot in enumerate(EDITION.slots)}
    assert refused(at({"energy": 9, "workshop": shop("blueprint"), "slots": slots}), "workshop")[1] == "J10"


def test_an_ability_is_used_once_a_turn() -> None:
    """rulebook: "usable only once per turn"; J18."""
    state = at({"energy": 9, "workshop": shop("blueprint")})
    play(state, "workshop", "take red1", "at n2")
    assert view(state)["used_ability"]
    assert refused(state, "workshop")[1] == "J18"


def test_the_ability_is_there_again_in_the_next_turn() -> None:
    """J18."""
    state = ending({"energy": 9, "workshop": shop("blueprint")}, used_ability=True)
    play(state, "done")
    assert not view(state)["used_ability"]


@pytest.mark.parametrize("ability", ["convert", "blueprint", "gear", "step"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_abilities_are_open_at_every_decision_of_the_own_turn(moment: str, ability: str) -> None:
    """J18; a gear alone would disturb a payment of gears under way."""
    black = {
        "energy": 12, "slots": {"s2": beast("red")}, "beside": ["blue1", "blue2", "red5", "red4"],
        "turned": ["two-steps-red"], "cards": ["parts-any"], "workshop": shop(ability),
    }  # fmt: skip
    state = at(black, **MOMENTS[moment])
    before = phase(state)
    if ability == "gear" and moment == "while gears are paid":
        assert refused(state, "workshop")[1] in ("J18", "J32", "J37")
        return
    steps = {"convert": [], "blueprint": ["take blue1", "at n1"], "step": ["tower green"]}.get(ability)
    if steps is None:
        gear = view(state)["box"][0]
        steps = [f"box {gear}", f"put {gear} c9"]
    play(state, "convert points" if ability == "convert" else "workshop", *steps)
    assert phase(state) == before


def test_an_ability_can_bring_the_gear_that_completes_a_beast() -> None:
    """J18: before the action."""
    black = {
        "energy": 4,
        "workshop": shop("gear"),
        "slots": {"n2": "blue8"},
        "cells": {"c2": "red3", "c5": "green4"},
    }
    state = at(black, houses={"h1": ["blue1"], "h5": ["red1"]})
    play(state, "workshop", "house h1", "put blue1 c8")
    assert legal(state, "complete")


def test_workshop_gears_bring_no_house_reward() -> None:
    """J2."""
    number = around("coin")
    state = at({"energy": 4, "workshop": shop("gear")}, houses={f"h{number}": ["red1"], "h10": ["blue1"]})
    play(state, "workshop", f"house h{number}")
    assert phase(state) == "gear"
