"""Action A, step 2: placing gears, the energy they drive, replacing them (rulebook: Action A; J5–J7)."""

from __future__ import annotations

import pytest

from haguruma.jiguan.constants import COLOURS
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.state import JiguanState

from .helpers import (
    EDITION,
    GAME,
    OWN,
    Data,
    at,
    beast,
    gear_energy,
    legal,
    phase,
    play,
    refused,
    said,
    seat,
    tokens,
    view,
)

FULL = {
    f"c{k + 1}": gear
    for k, gear in enumerate(["red1", "red2", "red3", "red4", "red5", "blue1", "blue2", "blue3", "blue4"])
}
"""A bench with nine gears."""


def holding(*gears: str, slots: Data | None = None, cells: Data | None = None, **more: object) -> JiguanState:
    """A table at which Black is to place these gears."""
    black: Data = {"slots": slots or {}, "cells": cells or {}, **more}
    return at(black, held=list(gears), pending=["gear", "purchase 1", "end", "end-turn"])


def test_the_bench_has_nine_cells_in_a_frame_of_slots() -> None:
    """J5: as it comes, twelve slots on the sides and four corners."""
    slots = OWN.edition_data.slots
    corners = [slot for slot in slots if {slot.x, slot.y} <= {0, 4}]
    assert (len(slots), len(corners)) == (16, 4)
    assert all(0 in (slot.x, slot.y) or 4 in (slot.x, slot.y) for slot in slots)


@pytest.mark.parametrize("game", [GAME, OWN], ids=["example", "own"])
def test_a_gear_drives_every_slot_in_its_row_column_and_diagonals(game: JiguanGame) -> None:
    """rulebook: Action A, energy reward; J5: eight directions from each cell, where there is a slot."""
    tables = game.tables
    for cell in range(9):
        x, y = cell % 3 + 1, cell // 3 + 1
        seen = set()
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                for step in range(1, 5):
                    place = (x + dx * step, y + dy * step)
                    seen |= {s for s, slot in enumerate(game.edition_data.slots) if (slot.x, slot.y) == place}
        assert set(tables.cell_slots[cell]) == seen


def test_every_slot_of_a_frame_has_one_line_of_three_cells() -> None:
    """J5, J8: sides a row or column, corners a main diagonal."""
    tables = OWN.tables
    lines = {slot: sorted(tables.slot_cells[tables.slot_no[slot]]) for slot in tables.slots}
    assert lines["nw"] == lines["se"] == [0, 4, 8]
    assert lines["ne"] == lines["sw"] == [2, 4, 6]
    assert lines["n2"] == lines["s2"] == [1, 4, 7]
    assert lines["w3"] == lines["e3"] == [6, 7, 8]


def test_a_gear_may_go_to_any_empty_cell() -> None:
    """rulebook: Action A, "on any empty spaces"."""
    state = holding("red1", cells={"c5": "blue1"})
    assert legal(state, "put") == {f"put red1 c{k}" for k in range(1, 10) if k != 5}


def test_only_one_gear_lies_in_a_cell() -> None:
    """rulebook: Action A, [Note]; J7."""
    state = holding("red1", cells={"c5": "blue1"})
    assert refused(state, "put red1 c5")[1] == "J7"


def test_gears_are_placed_one_at_a_time_in_the_players_order() -> None:
    """J7."""
    state = holding("red1", "blue3")
    assert {"put red1 c1", "put blue3 c1"} <= legal(state)
    play(state, "put blue3 c1")
    assert phase(state) == "gear"
    assert {notation.split()[1] for notation in legal(state, "put")} == {"red1"}


def test_two_equal_gears_are_offered_once() -> None:
    state = holding("red1", "red1")
    assert len(legal(state, "put")) == 9
    play(state, "put red1 c1", "put red1 c2")
    assert seat(state)["cells"] == {"c1": "red1", "c2": "red1"}


def test_a_gear_drives_a_blueprint_of_its_colour_in_line() -> None:
    """rulebook: Action A, energy reward; J6."""
    state = holding("green1", slots={"n2": "green"})
    play(state, "put green1 c8")
    assert tokens(state)[1] == gear_energy("green")


def test_a_gear_drives_a_beast_of_its_colour_in_line() -> None:
    """rulebook: Action A: the beast's side has more energy points."""
    state = holding("green1", slots={"n2": beast("green")})
    play(state, "put green1 c8")
    assert tokens(state)[1] == gear_energy("green", True)


def test_another_colour_is_not_driven() -> None:
    """J6."""
    state = holding("green1", slots={"n2": "red", "s2": beast("blue")})
    play(state, "put green1 c5")
    assert tokens(state)[1] == 0


def test_what_is_not_in_line_is_not_driven() -> None:
    """J5."""
    state = holding("green1", slots={"n1": "green"})
    play(state, "put green1 c8")
    assert tokens(state)[1] == 0


@pytest.mark.parametrize(
    ("cell", "slot"), [("c9", "w1"), ("c9", "n1"), ("c6", "n1"), ("c8", "w2"), ("c3", "s1")]
)
def test_diagonals_drive_as_rows_and_columns_do(cell: str, slot: str) -> None:
    """rulebook: Action A, "vertical, horizontal or diagonal"; short ones too (J5)."""
    tables = GAME.tables
    along = tables.slot_no[slot] in tables.cell_slots[int(cell[1]) - 1]
    state = holding("green1", slots={slot: "green"})
    play(state, f"put green1 {cell}")
    assert tokens(state)[1] == (gear_energy("green") if along else 0)


def test_nothing_blocks_a_line() -> None:
    """J5: neither gears nor distance."""
    state = holding("green1", slots={"n2": "green"}, cells={"c2": "red1", "c5": "blue1"})
    play(state, "put green1 c8")
    assert tokens(state)[1] == gear_energy("green")


def test_one_gear_drives_all_of_its_colour_at_once() -> None:
    """rulebook: Action A, energy reward: each energy point; one gain (J26)."""
    slots = {"n2": "green", "s2": beast("green"), "w2": "green", "e2": "red"}
    state = holding("green1", slots=slots)
    events = play(state, "put green1 c5")
    driven = 2 * gear_energy("green") + gear_energy("green", True)
    assert said(events, "put") == [{"gear": "green1", "cell": "c5", "energy": driven}]


def test_purple_blueprints_of_the_example_count_their_own_points() -> None:
    """J6: the energy points on it, whatever they are."""
    state = holding("purple1", slots={"n2": "purple", "s2": beast("purple")})
    play(state, "put purple1 c5")
    assert tokens(state)[1] == gear_energy("purple") + gear_energy("purple", True)
    assert gear_energy("purple") != gear_energy("green")


def test_only_placing_a_gear_drives() -> None:
    """J6: a blueprint put beside lying gears gives nothing."""
    state = at(
        {"cells": {"c5": "green1"}, "workshop": "w-blueprint", "energy": 4}, stacks={"green1": ["green8"]}
    )
    play(state, "workshop", "take green1", "at n2")
    assert tokens(state)[1] == 4 - EDITION.abilities.blueprint_price


def test_the_view_says_what_a_gear_would_drive() -> None:
    """What the browser shows over an empty cell."""
    state = holding("green1", "red1", slots={"n2": "green", "e1": "red"}, cells={"c1": "red2"})
    drives = seat(state)["drives"]
    assert set(drives) == {"green1", "red1"}
    assert "c1" not in drives["green1"]
    for gear, cell in (("green1", "c8"), ("red1", "c3"), ("red1", "c9")):
        again = state.copy()
        play(again, f"put {gear} {cell}")
        assert tokens(again)[1] == drives[gear][cell]


def test_a_gear_may_not_be_replaced_while_a_cell_is_free() -> None:
    """rulebook: Action A, [Note]; J7."""
    cells = {name: gear for name, gear in FULL.items() if name != "c9"}
    state = holding("green1", cells=cells)
    assert legal(state, "put") == {"put green1 c9"}
    assert not legal(state, "refuse")
    assert refused(state, "put green1 c1")[1] == "J7"
    assert refused(state, "refuse green1")[1] == "J7"


def test_with_nine_gears_a_new_one_may_replace_any() -> None:
    """rulebook: Action A, [Note]; J7."""
    state = holding("green1", cells=FULL)
    assert legal(state, "put") == {f"put green1 c{k}" for k in range(1, 10)}


def test_a_replaced_gear_goes_to_the_box() -> None:
    """rulebook: Action A, "removed from the game"; J7, J31."""
    state = holding("green1", cells=FULL)
    before = view(state)["box"]
    events = play(state, "put green1 c3")
    assert said(events, "put")[0]["replaces"] == "red3"
    assert sorted(view(state)["box"]) == sorted([*before, "red3"])
    assert seat(state)["cells"]["c3"] == "green1"


def test_the_gear_that_replaces_another_drives() -> None:
    """J7."""
    state = holding("green1", cells=FULL, slots={"n2": "green"})
    play(state, "put green1 c2")
    assert tokens(state)[1] == gear_energy("green")


def test_with_nine_gears_a_new_one_may_go_to_the_box_undriven() -> None:
    """J7."""
    state = holding("green1", cells=FULL, slots={"n2": "green", "s2": "green", "w2": "green"})
    play(state, "refuse green1")
    assert "green1" in view(state)["box"]
    assert tokens(state)[1] == 0
    assert seat(state)["cells"] == FULL


def test_even_a_gear_just_placed_may_be_replaced() -> None:
    """J7: the second of two gears finds nine."""
    cells = {name: gear for name, gear in FULL.items() if name != "c9"}
    state = holding("green1", "green2", cells=cells)
    play(state, "put green1 c9")
    assert "put green2 c9" in legal(state)
    play(state, "put green2 c9")
    assert "green1" in view(state)["box"]


def test_a_cell_made_free_in_between_must_be_filled() -> None:
    """J7: "at that moment": paying the 1-to-5 set frees cells."""
    state = holding("green1", cells=FULL, workshop="w-extra", beside=["blue5"])
    play(state, "set", "pay c1", "pay c2", "pay c3", "pay c4", "pay c5")
    assert legal(state, "put") == {f"put green1 c{k}" for k in range(1, 6)}
    assert not legal(state, "refuse")


def test_energy_of_the_second_gear_comes_after_the_first() -> None:
    """J7, J26: each gear drives before the next, each gain capped by itself."""
    cap = EDITION.energy_cap
    state = holding("green1", "red1", slots={"n2": "green", "s2": "red"}, energy=cap - 1)
    events = play(state, "put green1 c5")
    assert said(events, "put")[0]["energy"] == 1
    assert tokens(state)[1] == cap
    events = play(state, "put red1 c2")
    assert said(events, "put")[0]["energy"] == 0


def test_colours_of_gears_and_towers_are_the_same_five() -> None:
    assert {gear.colour for gear in EDITION.gears} == set(COLOURS) == set(EDITION.towers)
