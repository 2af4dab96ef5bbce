"""Editions that no game could be played with: one changed value at a time, the fault naming the key and the rule."""

from __future__ import annotations

import pytest
from tests.kikai.editing import DATA, GONE, changed, faults

from haguruma.kernel.faults import BadEdition
from haguruma.kikai.editions.loading import edition_of

MORE = "rulebook: Game Components"

# One value wrong in form: the fault names that value

FORM: list[tuple[str, object]] = [
    ("edition.title", ""),
    ("edition.title", 7),
    ("edition.title", "a\0b"),
    ("edition.title", GONE),
    ("edition.notes", 3),
    ("edition.reconstruction", "yes"),
    ("board.size", [1000]),
    ("board.size[#2]", 1),
    ("districts[casino].at[#1]", 2000),
    ("districts[casino].name", GONE),
    ("components[blue-head-8].kind", "arm"),
    ("components[blue-head-8].colour", "yellow"),
    ("components[blue-head-8].cost", -3),
    ("components[blue-head-8].cost", 1000),
    ("components[blue-head-8].effect", GONE),
    ("components[blue-head-8].art", 12),
    ("components[blue-foot-1].start", "green"),
    ("components[#3]", "red-foot-purple"),
    ("counts.hand_size", 0),
    ("counts.influence", [1, 2, 3]),
    ("counts.influence.head", None),
    ("turns.yellow[#2]", 0),
    ("turns.purple", 22),
    ("caps", 3),
    ("money", {}),
    ("standard.colour", "red"),
    ("standard.scoring", GONE),
    ("standard.squares[q1].fans", 0),
    ("standard.squares[q1].fans", "5"),
    ("standard.squares[q1].vp", -1),
    ("standard.squares[q1].vp", True),
    ("standard.squares[q1].at", [500]),
    ("standard.streets[s3].b", GONE),
    ("standard.streets[s3].toll", 1),
    ("standard.streets[s3].source", "hearsay"),
    ("standard.streets[s3].sources", "box"),
    ("standard.streets[s10].via[#1]", [1, 2, 3]),
    ("standard.streets[s4].bonus", 2),
    ("standard.streets[s4].bonus", {}),
    ("standard.streets[s4].bonus.energy", -1),
    ("standard.streets[s4].bonus.energy", 10**30),
    ("standard.streets[s4].bonus.gold", 1),
    ("standard.streets[s15].bonus.energy", 1),
    ("standard.streets[s15].bonus.choice", [{"ladder": 1}]),
    ("standard.streets[s15].bonus.choice", [{"ladder": 1}, {"ladder": 1}]),
    ("standard.streets[s15].bonus.choice[#1]", {"ladder": 1, "vp": 1}),
    ("standard.streets[s15].bonus.choice[#1]", {"choice": [{"vp": 1}, {"ladder": 1}]}),
    ("standard.streets[s15].bonus.choice[#2]", {}),
    ("standard.track[#5].bonus", "megaphone"),
    ("standard.track[#6].value", 0),
    ("standard.master.rows", 9),
    ("standard.billboards[energy].effect", []),
    ("standard.foundations.values[#3]", -1),
    ("standard.start.ladder", GONE),
    ("standard.scoring.energy_per_vp", 0),
]


@pytest.mark.parametrize(("path", "value"), FORM)
def test_a_value_wrong_in_form_is_named_and_no_other(path: str, value: object) -> None:
    assert [where for where, _ in faults(changed(path, value))] == [path]


# One value that no game could be played with: the fault names the rule

UNPLAYABLE: list[tuple[str, object, str, str]] = [
    ("districts[casino].id", "bank", "districts", "K1"),
    ("districts[#6]", GONE, "districts", "K1"),
    ("components[blue-foot-1].id", "blue-foot-2", "components[blue-foot-2].id", ""),
    ("components[blue-foot-1].id", "A Foot", "components[#5].id", ""),
    ("components[blue-foot-1].kind", "head", "components", MORE),
    ("components[blue-foot-1]", GONE, "components", MORE),
    ("components[blue-foot-1].start", "yellow", "components", "K31"),
    ("components[blue-head-8].start", "purple", "components[blue-head-8].start", "K31"),
    ("components[red-foot-yellow].start", GONE, "components", "K31"),
    ("counts.fans_per_colour", 7, "standard.squares", "K28"),
    ("counts.display_size", 9, "counts.display_size", "rulebook: Game Setup"),
    ("counts.hand_size", 15, "counts.hand_size", "rulebook: Game Setup"),
    ("turns.yellow", [6, 5, 6], "turns.yellow", "rulebook: End of a Round"),
    ("turns.yellow[#1]", 9, "turns.yellow[#1]", ""),
    ("turns.yellow[#1]", 4, "turns.yellow[#1]", "K2"),
    ("turns.yellow[#2]", 6, "turns.purple[#3]", "K2"),
    ("caps", {"energy": 9}, "caps.energy", "K21"),
    ("caps", {"money": 9}, "caps.money", ""),
    ("standard.squares[q1].fans", 90, "standard.squares", "K28"),
    ("standard.squares[q2].id", "q1", "standard.squares[q1].id", ""),
    ("standard.squares[q2].id", "diner", "standard.squares[diner].id", ""),
    ("standard.squares.list", [], "standard.squares", "rulebook: Game Setup"),
    ("standard.streets[s2].id", "s1", "standard.streets[s1].id", ""),
    ("standard.streets[s2].id", "q1", "standard.streets[q1].id", ""),
    ("standard.streets[s2].id", "S 2", "standard.streets[#2].id", ""),
    ("standard.streets[s9].a", "bank", "standard.streets[s9].a", "K3"),
    ("standard.streets[s9].b", "casino", "standard.streets[s9].b", "K3"),
    ("standard.streets[s9].spaces", 3, "standard.streets[s9].spaces", "MP13"),
    ("standard.streets[s9].spaces", 0, "standard.streets[s9].spaces", "MP13"),
    ("standard.streets[s9].spaces", 1.0, "standard.streets[s9].spaces", "MP13"),
    ("standard.streets.sources", {"toll": "box"}, "standard.streets.sources.toll", ""),
    ("standard.track[#20]", GONE, "standard.track", "ET1"),
    ("standard.master.spaces", 24, "standard.master.rows[#9].first", "K14"),
    ("standard.master.rows", [], "standard.master.rows", "K14"),
    ("standard.master.rows[#1].first", 2, "standard.master.rows[#1].first", "K14"),
    ("standard.master.rows[#5].first", 10, "standard.master.rows[#5].first", "K14"),
    ("standard.master.bonuses[#2].space", 3, "standard.master.bonuses[#2].space", "K8"),
    ("standard.master.bonuses[#6].space", 28, "standard.master.bonuses[#6].space", "K8"),
    ("standard.master.multipliers", [], "standard.master.multipliers", ""),
    ("standard.billboards[ladder].id", "energy", "standard.billboards[energy].id", ""),
    ("standard.billboards[ladder]", GONE, "standard.billboards", MORE),
    ("standard.bonus_tiles[heads].kind", "feet", "standard.bonus_tiles", MORE),
    ("standard.foundations.values[#6]", GONE, "standard.foundations.values", MORE),
]


@pytest.mark.parametrize(("path", "value", "named", "rule"), UNPLAYABLE)
def test_a_value_that_breaks_a_rule_is_named_with_it(path: str, value: object, named: str, rule: str) -> None:
    assert (named, rule) in faults(changed(path, value))


def test_a_square_that_no_district_reaches_is_refused() -> None:
    data = changed("standard.streets[s8]", GONE, changed("standard.streets[s6]", GONE))
    assert ("standard.squares[q3]", "K4") in faults(data)


def test_a_district_without_a_street_is_refused() -> None:
    data = changed("standard.streets[s17]", GONE, changed("standard.streets[s11]", GONE))
    assert faults(data) == [("standard.streets", "K4")]


def test_a_set_up_that_could_get_stuck_is_refused() -> None:
    data = DATA
    for street in ("s1", "s2", "s3", "s5"):
        data = changed(f"standard.streets[{street}].spaces", 2, data)
    assert set(faults(data)) == {("standard.streets", "K31")}


def test_a_district_without_a_single_space_street_can_be_played() -> None:
    assert faults(changed("standard.streets[s11].spaces", 2)) == []


def test_all_faults_are_reported_at_once() -> None:
    data = changed("standard.streets[s9].spaces", 3, changed("components[blue-head-8].cost", -1))
    assert set(faults(data)) == {
        ("components[blue-head-8].cost", ""),
        ("standard.streets[s9].spaces", "MP13"),
    }


def test_a_fault_is_a_sentence_with_place_and_rule() -> None:
    with pytest.raises(BadEdition) as caught:
        edition_of(changed("standard.streets[s9].spaces", 3), "mine")
    assert caught.value.faults[0].value == 3
    wanted = "mine: standard.streets[s9].spaces: must be a whole number from 1 to 2, not 3 (MP13)"
    assert str(caught.value) == wanted


def test_a_misspelt_key_is_met_with_the_right_one() -> None:
    with pytest.raises(BadEdition, match="did you mean 'bonus'"):
        edition_of(changed("standard.streets[s9].bonuss", {"vp": 1}), "mine")
