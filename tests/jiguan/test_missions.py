"""Missions and the paying of gears (rulebook: Card Introduction [B]; J17, J32, J33)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from haguruma.jiguan.state import JiguanState

from .helpers import (
    EDITION,
    END,
    QUIET,
    Data,
    at,
    beast,
    card,
    ending,
    legal,
    phase,
    play,
    points,
    refused,
    seat,
    shop,
    showing,
    view,
)

SLOTS = [slot.id for slot in EDITION.slots]
THREE = next(card for card in EDITION.cards if card.kind == "beasts" and len(set(card.beasts)) == 3)
DOUBLE = next(card for card in EDITION.cards if card.kind == "beasts" and len(set(card.beasts)) == 2)


def standing(*colours: str, first: int = 0, mission: str = THREE.id, **more: Any) -> JiguanState:
    """Black is at the end of the turn with a mission and beasts on consecutive slots; '' leaves one out."""
    slots = {SLOTS[(first + i) % len(SLOTS)]: beast(colour) for i, colour in enumerate(colours) if colour}
    slots |= more.pop("slots", {})
    return ending({"cards": [mission], "slots": slots, "workshop": QUIET, **more})


@pytest.mark.parametrize("order", list(permutations(THREE.beasts)))
def test_three_given_beasts_connected_in_any_order_do_a_beast_mission(order: tuple[str, ...]) -> None:
    """rulebook: Mechanical beast mission card; J17."""
    state = standing(*order)
    assert legal(state, "mission") == {f"mission {THREE.id}"}
    play(state, f"mission {THREE.id}")
    assert points(state) == {"missions": THREE.points} == {"missions": 8}
    assert (seat(state)["cards"], seat(state)["turned"]) == ([], [THREE.id])


@pytest.mark.parametrize("first", range(len(SLOTS)))
def test_the_frame_is_a_ring(first: int) -> None:
    """J17: consecutive slots, round the corners, the last beside the first."""
    assert legal(standing(*THREE.beasts, first=first), "mission")


def test_a_gap_breaks_the_connection() -> None:
    """J17."""
    a, b, c = THREE.beasts
    state = standing(a, b, "", c)
    assert not legal(state, "mission")
    assert refused(state, f"mission {THREE.id}")[1] == "J17"


def test_another_beast_between_breaks_the_connection() -> None:
    """J17."""
    a, b, c = THREE.beasts
    assert not legal(standing(a, b, b, c), "mission")


def test_an_uncompleted_blueprint_does_not_count() -> None:
    """rulebook: "3 specified mechanical beasts"."""
    a, b, c = THREE.beasts
    assert not legal(standing(a, "", c, slots={SLOTS[1]: b}), "mission")


def test_a_mission_may_name_a_beast_twice() -> None:
    """J39: a multiset of colours."""
    assert legal(standing(*DOUBLE.beasts, mission=DOUBLE.id), "mission")
    assert not legal(standing(*sorted(set(DOUBLE.beasts)), mission=DOUBLE.id), "mission")


def test_beasts_are_not_paid() -> None:
    """rulebook: "no payment needed"."""
    state = standing(*THREE.beasts)
    before = seat(state)["slots"]
    play(state, f"mission {THREE.id}")
    assert seat(state)["slots"] == before


def test_a_beast_may_serve_several_missions() -> None:
    """J17."""
    other = next(
        card
        for card in EDITION.cards
        if card.kind == "beasts" and card != THREE and len(set(card.beasts) & set(THREE.beasts)) == 2
    )
    shared = [colour for colour in THREE.beasts if colour in other.beasts]
    first = next(colour for colour in THREE.beasts if colour not in shared)
    last = next(colour for colour in other.beasts if colour not in shared)
    slots = {SLOTS[i]: beast(colour) for i, colour in enumerate([first, *shared, last])}
    state = ending({"cards": [THREE.id, other.id], "slots": slots, "workshop": QUIET})
    play(state, f"mission {THREE.id}", f"mission {other.id}")
    assert points(state)["missions"] == THREE.points + other.points


def test_missions_are_offered_at_the_end_of_the_own_turn_only() -> None:
    """rulebook: Game Flow 3; J17."""
    slots = {SLOTS[i]: beast(colour) for i, colour in enumerate(THREE.beasts)}
    state = at({"cards": [THREE.id], "slots": slots})
    assert not legal(state, "mission")
    assert refused(state, f"mission {THREE.id}")[1] in ("J17", "J29")
    other = at({"cards": [THREE.id], "slots": slots}, pending=END, seat="white")
    assert not legal(other, "mission")


def test_missions_are_not_forced() -> None:
    """rulebook: "you may"; J17."""
    state = standing(*THREE.beasts)
    play(state, "done")
    assert seat(state)["cards"] == [THREE.id]


def test_a_mission_taken_this_turn_counts() -> None:
    """J17."""
    slots = {SLOTS[i]: beast(colour) for i, colour in enumerate(THREE.beasts)}
    black = {"slots": slots, "energy": 5, "workshop": QUIET}
    state = at(black, pending=["any-card", "bought a2", *END], display=showing(THREE.id))
    play(state, f"card {THREE.id}")
    assert legal(state, "mission")


def test_another_seats_beasts_do_not_count() -> None:
    """rulebook: "on your parts workbench board"."""
    slots = {SLOTS[i]: beast(colour) for i, colour in enumerate(THREE.beasts)}
    assert not legal(ending({"cards": [THREE.id]}, {"slots": slots}), "mission")


PARTS = card("parts-colours")
"""Four gears of four colours."""


def owing(name: str, beside: list[str], cells: Data | None = None, **more: Any) -> JiguanState:
    """Black is at the end of the turn with a part mission and these gears."""
    return ending({"cards": [name], "beside": beside, "cells": cells or {}, "workshop": QUIET, **more})


FOUR = ["red1", "yellow2", "green3", "blue4"]


def test_a_part_mission_is_paid_with_the_four_given_gears() -> None:
    """rulebook: Part mission card: into the box, the card turned, two ranks up; J33."""
    state = owing(PARTS.id, FOUR)
    play(state, f"mission {PARTS.id}")
    for gear in FOUR:
        assert legal(state, "pay") == {f"pay {gear}"}
        play(state, f"pay {gear}")
    assert seat(state)["ranks"][PARTS.tower] == PARTS.steps == 2
    assert seat(state)["beside"] == []
    assert set(FOUR) <= set(view(state)["box"])
    assert (seat(state)["cards"], seat(state)["turned"]) == ([], [PARTS.id])


def test_gears_of_bench_and_workshop_side_may_all_be_paid() -> None:
    """rulebook: Part mission card, [Note]; J32: the player's choice."""
    state = owing(PARTS.id, ["red1", "green3"], {"c1": "yellow2", "c5": "blue4", "c9": "red5"})
    play(state, f"mission {PARTS.id}")
    assert legal(state, "pay") == {"pay red1", "pay c9"}
    play(state, "pay c9", "pay c1", "pay green3", "pay c5")
    assert seat(state)["cells"] == {}
    assert seat(state)["beside"] == ["red1"]


@pytest.mark.parametrize("missing", range(4))
def test_without_all_four_gears_a_part_mission_is_not_done(missing: int) -> None:
    """J33."""
    gears = [gear for i, gear in enumerate(FOUR) if i != missing]
    state = owing(PARTS.id, gears)
    assert not legal(state, "mission")
    assert refused(state, f"mission {PARTS.id}")[1] in ("J33", "J32", "J17")


def test_each_paid_gear_fills_one_entry() -> None:
    """J33: two red entries need two red gears."""
    assert not legal(owing("parts-pairs", ["red1", "blue1", "blue2"]), "mission")
    assert legal(owing("parts-pairs", ["red1", "red2", "blue1", "blue2"]), "mission")


def test_an_entry_may_name_a_number() -> None:
    """J33."""
    assert legal(owing("parts-numbers", ["red1", "blue1", "green2", "purple2"]), "mission")
    assert not legal(owing("parts-numbers", ["red1", "blue1", "green2", "purple3"]), "mission")


def test_an_entry_may_name_colour_and_number() -> None:
    """J33."""
    assert legal(owing("parts-both", ["red1", "blue2", "green5", "purple3"]), "mission")
    assert not legal(owing("parts-both", ["red2", "blue2", "green5", "purple3"]), "mission")


def test_only_gears_that_leave_the_rest_payable_are_offered() -> None:
    """J33: a decision is offered only if it can be completed."""
    entries = card("parts-mixed").entries
    assert [(entry.colour, entry.number) for entry in entries] == [("red", 0), ("red", 1), ("", 1), ("", 0)]
    state = owing("parts-mixed", ["red1", "red2", "blue1", "green5"])
    play(state, "mission parts-mixed")
    assert legal(state, "pay") == {"pay red2"}


def test_any_gear_fills_an_open_entry() -> None:
    """J33."""
    state = owing("parts-any", ["blue1", "blue1", "green5", "red3"])
    play(state, "mission parts-any")
    assert legal(state, "pay") == {"pay blue1", "pay green5"}


def test_a_payment_begun_is_finished() -> None:
    """J32: no way back but undo."""
    state = owing(PARTS.id, FOUR)
    play(state, f"mission {PARTS.id}", f"pay {FOUR[0]}")
    assert {action.kind for action in state.actions()} == {"pay"}


def test_gears_in_hand_or_of_others_cannot_be_paid() -> None:
    """J32: the own bench and workshop side."""
    state = ending({"cards": [PARTS.id], "beside": FOUR[:3]}, {"beside": FOUR[3:], "cells": {"c1": FOUR[3]}})
    assert not legal(state, "mission")


def test_several_missions_can_be_done_in_one_turn() -> None:
    """rulebook: Game Flow 3, "(multiple) mission cards"; J17."""
    slots = {SLOTS[i]: beast(colour) for i, colour in enumerate(THREE.beasts)}
    state = ending({"cards": [THREE.id, PARTS.id], "beside": FOUR, "slots": slots, "workshop": QUIET})
    play(state, f"mission {PARTS.id}", *[f"pay {gear}" for gear in FOUR], f"mission {THREE.id}")
    assert seat(state)["turned"] == sorted(
        [THREE.id, PARTS.id], key=[card.id for card in EDITION.cards].index
    )
    assert phase(state) == "end"


def test_a_mission_done_is_not_done_again() -> None:
    """rulebook: it is flipped over."""
    state = standing(*THREE.beasts)
    play(state, f"mission {THREE.id}")
    assert not legal(state, "mission")


def test_the_workshops_mission_points_come_with_each_mission() -> None:
    """rulebook: Workshop Abilities [B], 3 points for either kind."""
    slots = {SLOTS[i]: beast(colour) for i, colour in enumerate(THREE.beasts)}
    state = ending(
        {"cards": [THREE.id, PARTS.id], "beside": FOUR, "slots": slots, "workshop": shop(b="missions")}
    )
    play(state, f"mission {PARTS.id}", *[f"pay {gear}" for gear in FOUR], f"mission {THREE.id}")
    assert points(state)["workshop"] == 2 * EDITION.abilities.mission_points
