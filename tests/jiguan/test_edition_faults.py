"""Editions that no game could be played with: one changed value at a time, the fault naming the key and the rule."""

from __future__ import annotations

import pytest
from tests.jiguan.editing import DATA, GONE, changed, faults

from haguruma.jiguan.editions.loading import edition_of
from haguruma.kernel.faults import BadEdition

MORE = "rulebook: Game Components"

# One value wrong in form: the fault names that value

FORM: list[tuple[str, object]] = [
    ("edition.title", ""),
    ("edition.title", "a\0b"),
    ("edition.notes", 3),
    ("edition.reconstruction", "yes"),
    ("gears", GONE),
    ("gears.list", GONE),
    ("gears[#1].colour", "orange"),
    ("gears[#1].type", 3),
    ("gears[#2].mark", "5+"),
    ("gears[#1].numbers[#2]", 6),
    ("gears[#1].numbers[#2]", 0),
    ("gears[#1].numbers", 4),
    ("gears[#1].number", 4),
    ("gears[#3]", "red"),
    ("houses.icons", "coin"),
    ("houses.icons[#4]", "gold"),
    ("houses.coin", 0),
    ("houses.blank", GONE),
    ("houses.blank.points", GONE),
    ("houses.blank.gears", 1),
    ("slots[n1].at", [1]),
    ("slots[n1].at[#1]", 5),
    ("slots[n1].at[#2]", -1),
    ("specials[n2].points", 0),
    ("specials[n2].colour", "white"),
    ("blueprints.stacks", 0),
    ("blueprints[#1].values[#1]", 0),
    ("blueprints[#1].energy", -1),
    ("blueprints[#1].beast_energy", GONE),
    ("cards.per_frame", 0),
    ("cards[goods-red].frame", "white"),
    ("cards[goods-red].bottle", GONE),
    ("cards[goods-red].reward", {}),
    ("cards[goods-red].reward", 3),
    ("cards[goods-red].reward.energy", 0),
    ("cards[goods-red].reward.gears", 1),
    ("cards[goods-red].points", 1),
    ("cards[goods-red].coin", 1),
    ("cards[gear-red].count", 0),
    ("cards[step-red].tower", "white"),
    ("cards[step-red].steps", GONE),
    ("cards[two-steps-red].steps", 21),
    ("cards[blueprint-red].colour", GONE),
    ("cards[sell-red].points", 100),
    ("cards[two-steps-red].energy_price", 0),
    ("cards[two-steps-red].coin_price", GONE),
    ("cards[two-steps-red].tower", "red"),
    ("cards[ranks-red].colour", "red"),
    ("cards[scoring-red].bottle", "red"),
    ("cards[scoring-red].back", 1),
    ("cards[beasts-red].beasts[#2]", "bear"),
    ("cards[beasts-red].beasts[#2]", ["red"]),
    ("cards[parts-both].entries[#1].number", 6),
    ("cards[parts-both].entries[#1].colour", "any"),
    ("cards[parts-both].entries[#1].type", 1),
    ("cards[parts-both].entries[#1]", "red"),
    ("towers.order[#1]", "bear"),
    ("towers.ring", 1),
    ("towers.ranks", {"coin": 1}),
    ("towers.ranks[#3].points", True),
    ("towers.ranks[#3].steps", 1),
    ("beasts.blue", GONE),
    ("beasts.white", "owl"),
    ("scoring_tiles[#1].base", "red"),
    ("scoring_tiles[#1].times", 0),
    ("bonus_tiles[#1].second", GONE),
    ("bonus_tiles[#1].first", {}),
    ("workshops[w-gear].a", "beasts"),
    ("workshops[w-gear].b", "gear"),
    ("workshops[w-gear].name", ""),
    ("workshops[w-gear].a1", 3),
    ("workshops[w-gear].a2", {"space": 3}),
    ("workshops[w-gear].a3", [3]),
    ("abilities.extra_price", "7"),
    ("abilities.convert_energy", 0),
    ("abilities.row_points[#1].space", 1),
    ("abilities.row_points", 3),
    ("purchase.a1[#2]", -1),
    ("purchase.a2", GONE),
    ("purchase.most", 0),
    ("energy.exchange", 0),
    ("energy.cap", 0),
    ("start.coins", 1.0),
    ("start.draft[#1]", 5),
    ("scoring.neighbour_rank", 0),
    ("scoring.airship", 10**30),
    ("caps", 3),
    ("caps", {"coin": 36, "source": "hearsay"}),
    ("money", {}),
]


def named(path: str, value: object) -> str:
    """The key path of the one fault that is expected: deeper than `path` only where the value is itself a table."""
    return f"{path}.source" if isinstance(value, dict) and "source" in value else path


@pytest.mark.parametrize(("path", "value"), FORM)
def test_a_value_wrong_in_form_is_named_and_no_other(path: str, value: object) -> None:
    assert [where for where, _ in faults(changed(path, value))] == [named(path, value)]


# One value that no game could be played with: the fault names the rule

UNPLAYABLE: list[tuple[str, object, str, str]] = [
    ("gears[#1].numbers[#4]", GONE, "gears", MORE),
    ("gears[#1].colour", "blue", "gears", MORE),
    ("houses.icons[#1]", GONE, "houses.icons", "J1"),
    ("slots[n2].id", "n1", "slots[n1].id", ""),
    ("slots[n2].id", "coin", "slots[coin].id", ""),
    ("slots[n2].id", "N 2", "slots[#2].id", ""),
    ("slots[n1].at", [2, 2], "slots[n1].at", "J5"),
    ("slots[n2].at", [1, 0], "slots[n2].at", "J5"),
    ("slots[n2].at", [0, 4], "slots[n3].at", "J17"),
    ("slots[w2].at", [4, 4], "slots[w2].at", "J17"),
    ("slots.list", [], "slots", "J17"),
    ("specials[n2].slot", "nw", "specials[nw].slot", "J36"),
    ("specials[n2].slot", "s2", "specials[s2].slot", "J36"),
    ("blueprints[#1].values[#3]", GONE, "blueprints", MORE),
    ("blueprints[#1].colour", "blue", "blueprints", MORE),
    ("blueprints.stacks", 3, "blueprints.stacks", "rulebook: Setup 2"),
    ("cards[goods-red].id", "gear-red", "cards[gear-red].id", ""),
    ("cards[goods-red].back", 0, "cards[goods-red].back", "J39"),
    ("cards[goods-red]", GONE, "cards", MORE),
    ("cards.per_frame", 5, "cards", "J16"),
    ("cards.per_frame", 6, "cards", "J27"),
    ("cards[beasts-red].beasts[#3]", GONE, "cards[beasts-red].beasts", "J39"),
    ("cards[parts-both].entries", [], "cards[parts-both].entries", "J39"),
    ("towers.order[#1]", "blue", "towers.order", "J11"),
    ("towers.order", [], "towers.order", "J11"),
    ("towers.ranks", [], "towers.ranks", "rulebook: Action B"),
    ("towers.ranks", [{}] * 21, "towers.ranks", "rulebook: Action B"),
    ("scoring.neighbour_rank", 6, "scoring.neighbour_rank", "J11"),
    ("scoring_tiles[#1]", GONE, "scoring_tiles", MORE),
    ("scoring_tiles[#1].times", 4, "bonus_tiles", "J23"),
    ("bonus_tiles[#5]", GONE, "bonus_tiles", "J23"),
    ("bonus_tiles[#1].base", "black", "bonus_tiles", "J23"),
    ("workshops[w-gear]", GONE, "workshops", MORE),
    ("workshops[w-gear].id", "w-step", "workshops[w-step].id", ""),
    ("workshops[w-gear].a", "blueprint", "workshops[w-gear].a", "J18"),
    ("workshops[w-gear].b", "points", "workshops[w-gear].b", "J18"),
    ("purchase.a1", [], "purchase.a1", "J14"),
    ("purchase.a2", [1] * 21, "purchase.a2", "J14"),
    ("workshops[w-step].a1", [], "workshops[w-step].a1", "J14"),
    ("workshops[w-step].a2", [1] * 21, "workshops[w-step].a2", "J14"),
    ("workshops[w-gear].a1", [1, -1, 3, 4, 5], "workshops[w-gear].a1[#2]", ""),
    ("workshops[w-gear].a2", [1, 2, 3, 4, 100], "workshops[w-gear].a2[#5]", ""),
    ("workshops[w-gear].a1", [1, 2, 3, 4], "abilities.row_points[#4].space", "J20"),
    ("purchase.a1", [1, 2, 3, 4], "abilities.row_points[#4].space", "J20"),
    ("abilities.row_points[#2].space", 2, "abilities.row_points[#2].space", "J20"),
    ("start.energy[#4]", GONE, "start.energy", "J25"),
    ("start.energy[#2]", 13, "start.energy[#2]", "J26"),
    ("energy.cap", 1, "start.energy[#3]", "J26"),
    ("start.draft[#8]", GONE, "start.draft", "J25"),
    ("start.draft", [], "start.draft", "J25"),
    ("start.draft", [1, 2, 3, 4] * 6, "start.draft", "J25"),
    ("caps", {"coin": 7}, "caps.coin", "J35"),
    ("caps", {"energy": 30}, "caps.energy", ""),
]


@pytest.mark.parametrize(("path", "value", "place", "rule"), UNPLAYABLE)
def test_a_value_that_breaks_a_rule_is_named_with_it(path: str, value: object, place: str, rule: str) -> None:
    assert (place, rule) in faults(changed(path, value))


def test_gears_of_a_type_must_reach_every_house_at_every_count() -> None:
    data = DATA
    for row in (2, 6, 10, 14, 18):
        data = changed(f"gears[#{row}].type", 2, data)
    for row in (1, 5, 9):
        data = changed(f"gears[#{row}].mark", "3+", data)
    assert set(faults(data)) == {("gears", "J4")}


def test_a_draft_needs_a_slot_for_every_blueprint() -> None:
    data = changed("start.draft", [1, 2, 3, 4] * 4, changed("specials.list", []))
    assert faults(data) == []
    assert faults(changed("slots.list", DATA["slots"]["list"][:3], data)) == [("start.draft", "J25")]


def test_the_slots_may_begin_anywhere_on_the_frame() -> None:
    slots = DATA["slots"]["list"]
    for i in range(len(slots)):
        assert faults(changed("slots.list", slots[i:] + slots[:i])) == []
    assert faults(changed("slots.list", slots[::-1])) == [("slots[w3].at", "J17")]


def test_corners_can_hold_slots() -> None:
    slots = [{"id": "nw", "at": [0, 0]}, *DATA["slots"]["list"]]
    assert faults(changed("slots.list", slots)) == []


def test_a_rank_may_give_nothing() -> None:
    assert faults(changed("towers.ranks[#1]", {})) == []


def test_all_faults_are_reported_at_once() -> None:
    data = changed("start.energy[#1]", -1, changed("gears[#1].type", 0))
    assert set(faults(data)) == {("gears[#1].type", ""), ("start.energy[#1]", "")}
    data = changed("start.energy[#1]", 20, changed("cards[goods-red]", GONE))
    assert set(faults(data)) == {("cards", MORE), ("start.energy[#1]", "J26")}


def test_a_fault_is_a_sentence_with_place_and_rule() -> None:
    with pytest.raises(BadEdition) as caught:
        edition_of(changed("cards[goods-red].back", 0), "mine")
    assert caught.value.faults[0].value == 0
    wanted = "mine: cards[goods-red].back: must be a whole number from 1 to 99, not 0 (J39)"
    assert str(caught.value) == wanted


def test_a_misspelt_key_is_met_with_the_right_one() -> None:
    with pytest.raises(BadEdition, match="did you mean 'bottle'"):
        edition_of(changed("cards[goods-red].bottel", "red"), "mine")
