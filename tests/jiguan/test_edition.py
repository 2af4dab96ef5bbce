"""The reconstruction against everything known of the printed game, and what makes it a good one.

No number that the reconstruction invents is relied on here, except through the constraints themselves.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.jiguan.editing import EXAMPLE

from haguruma.jiguan.constants import CARD_KINDS, COLOURS, FRAMES
from haguruma.jiguan.editions.checking import cells_towards, first_step_back, has_full_line, way_round
from haguruma.jiguan.editions.edition import Card, Edition, Reward
from haguruma.jiguan.editions.evidence import CONSTRAINTS, gears_left, lone_houses
from haguruma.jiguan.editions.loading import load_edition
from haguruma.kernel.editions.checks import Constraint

OWN = load_edition("reconstruction")
SMALL = load_edition(str(EXAMPLE))

IMMEDIATE = CARD_KINDS[:6]
"""Kinds of the rulebook's group A."""

# The reconstruction: what is known of the printed game


@pytest.mark.parametrize("constraint", CONSTRAINTS, ids=lambda constraint: constraint.name)
def test_the_reconstruction_agrees_with(constraint: Constraint[Edition]) -> None:
    assert constraint.faults(OWN) == []


def test_the_box_is_complete() -> None:
    assert (len(OWN.gears), len(OWN.blueprints), len(OWN.cards)) == (60, 50, 54)
    assert (len(OWN.scoring_tiles), len(OWN.bonus_tiles), len(OWN.workshops)) == (5, 5, 5)
    assert set(Counter(gear.colour for gear in OWN.gears).values()) == {12}
    assert set(Counter(blueprint.colour for blueprint in OWN.blueprints).values()) == {10}


def test_j4_thirty_twenty_and_twenty_gears_with_four_three_and_two_players() -> None:
    left = [[gears_left(OWN, kind, seats) for kind in (1, 2)] for seats in (4, 3, 2)]
    assert left == [[30, 30], [30, 20], [20, 20]]


def test_j4_a_colour_has_each_number_and_one_more_for_a_period() -> None:
    for colour in COLOURS:
        for kind in (1, 2):
            numbers = [gear.number for gear in OWN.gears if gear.colour == colour and gear.type == kind]
            assert (len(numbers), set(numbers)) == (6, {1, 2, 3, 4, 5})


def test_j3_coin_and_energy_alternate_but_for_two_blank_houses_opposite_each_other() -> None:
    blanks = [i for i, icon in enumerate(OWN.houses) if icon == "blank"]
    assert blanks[1] - blanks[0] == len(OWN.houses) // 2
    for i, icon in enumerate(OWN.houses):
        assert icon == "blank" or icon != OWN.houses[i - 1]
    assert lone_houses(OWN, "coin")
    assert lone_houses(OWN, "energy")


def test_j5_there_are_sixteen_slots_from_the_top_left_corner() -> None:
    assert [way_round(slot.x, slot.y) for slot in OWN.slots] == list(range(16))
    assert [slot.id for slot in OWN.slots if slot.x in (0, 4) and slot.y in (0, 4)] == [
        "nw",
        "ne",
        "se",
        "sw",
    ]


def test_j18_the_point_bonus_stands_with_the_ability_that_pays_points() -> None:
    assert ("convert", "points") in {(shop.a, shop.b) for shop in OWN.workshops}


def test_j39_only_scoring_cards_lack_the_gear_mark() -> None:
    for card in OWN.cards:
        assert card.gear_mark == (card.kind != "scoring") == bool(card.bottle)


# The reconstruction: what makes it a good game


def test_every_number_is_equally_frequent_at_every_count() -> None:
    needed = {"": 2, "3+": 3, "4+": 4}
    for kind in (1, 2):
        for seats in (2, 3, 4):
            gears = [gear for gear in OWN.gears if gear.type == kind and needed[gear.mark] <= seats]
            assert len(set(Counter(gear.number for gear in gears).values())) == 1
            assert len(set(Counter(gear.colour for gear in gears).values())) == 1


def test_what_is_made_in_fewer_ways_gives_as_much_energy_or_more() -> None:
    numbers = range(1, 6)
    ways = Counter(a + b + c for a in numbers for b in numbers for c in numbers)
    for one, two in combinations(OWN.blueprints, 2):
        if ways[one.value] < ways[two.value]:
            assert (one.energy, one.beast_energy) >= (two.energy, two.beast_energy)


def test_the_colours_are_alike_in_energy() -> None:
    totals = {
        colour: sum(b.energy + b.beast_energy for b in OWN.blueprints if b.colour == colour)
        for colour in COLOURS
    }
    assert len(set(totals.values())) == 1


def of_kind(kind: str) -> list[Card]:
    """The cards of a kind."""
    return [card for card in OWN.cards if card.kind == kind]


def test_a_frame_tells_immediate_rewards_from_missions_and_scoring() -> None:
    for frame, kinds in zip(FRAMES, (IMMEDIATE, CARD_KINDS[6:]), strict=True):
        assert {card.kind for card in OWN.cards if card.frame == frame} == set(kinds)
        assert sum(card.frame == frame for card in OWN.cards) == 27


def test_kinds_with_one_colour_have_a_card_of_each() -> None:
    for kind in ("step", "ranks"):
        assert sorted(card.tower for card in of_kind(kind)) == sorted(COLOURS)
    for kind in ("blueprint", "sell", "scoring"):
        assert sorted(card.colour for card in of_kind(kind)) == sorted(COLOURS)


def test_beast_missions_name_every_three_colours_once() -> None:
    found = sorted(tuple(sorted(card.beasts)) for card in of_kind("beasts"))
    assert found == sorted(combinations(sorted(COLOURS), 3))
    assert all(card.bottle in card.beasts for card in of_kind("beasts"))


def test_no_bottle_is_much_more_frequent_than_another() -> None:
    counts = Counter(card.bottle for card in OWN.cards if card.gear_mark)
    assert max(counts.values()) - min(counts.values()) <= 1


def test_later_seats_begin_with_more_energy_and_prices_rise() -> None:
    assert list(OWN.start.energy) == sorted(set(OWN.start.energy))
    for blueprints, cards in (OWN.prices, *(OWN.prices_on(board) for board in OWN.workshops)):
        assert blueprints[0] <= OWN.abilities.blueprint_price < blueprints[-1]
        for prices in (blueprints, cards):
            assert list(prices) == sorted(set(prices))
            assert prices[-1] < OWN.energy_cap


def test_a_tower_that_multiplies_in_a_period_gives_less_in_it() -> None:
    def worth(reward: Reward) -> float:
        return reward.points + reward.coin + reward.energy / 2

    first = [(tile.base, worth(tile.first)) for tile in OWN.bonus_tiles]
    white, black = ([w for base, w in first if base == colour] for colour in ("white", "black"))
    assert sum(white) / len(white) < sum(black) / len(black)
    second = [(tile.base, worth(tile.second)) for tile in OWN.bonus_tiles]
    white, black = ([w for base, w in second if base == colour] for colour in ("white", "black"))
    assert sum(black) / len(black) < sum(white) / len(white)


def test_every_printed_value_has_a_source() -> None:
    assert set(OWN.sources.values()) == {"rulebook", "derived", "invented"}
    for card in OWN.cards:
        assert OWN.sources[f"cards[{card.id}].kind"] == "rulebook"
    marks = {
        "gears[#1].numbers": "invented",
        "houses.icons": "invented",
        "houses.blank.points": "rulebook",
        "slots[n1].at": "derived",
        "cards[goods-red].reward": "rulebook",
        "cards[goods-red].bottle": "invented",
        "towers.order": "derived",
        "beasts.blue": "rulebook",
        "bonus_tiles[#5].second": "derived",
        "abilities.row_points[#1].points": "rulebook",
        "energy.cap": "invented",
        "start.energy": "invented",
    }
    assert {key: OWN.sources[key] for key in marks} == marks


# The frame


def test_every_place_of_the_frame_has_one_full_line() -> None:
    frame = [(x, y) for x in range(5) for y in range(5) if {x, y} & {0, 4}]
    assert sorted(way_round(x, y) for x, y in frame) == list(range(16))
    directions = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    for x, y in frame:
        assert has_full_line(x, y)
        assert sum(cells_towards(x, y, dx, dy) == 3 for dx, dy in directions) == 1
    assert not has_full_line(2, 2)


def test_a_step_back_is_found() -> None:
    assert first_step_back([(1, 0), (3, 0), (4, 2)]) == -1
    assert first_step_back([(4, 2), (0, 3), (1, 0)]) == -1
    assert first_step_back([(4, 2), (0, 3), (1, 0), (4, 3)]) == 3
    assert first_step_back([(3, 0), (1, 0), (4, 2)]) == 2
    assert first_step_back([]) == -1


# The example edition


def test_the_example_edition_differs_wherever_nothing_is_known() -> None:
    assert SMALL.title == "Example edition for tests"
    for field in ("slots", "specials", "towers", "tower_ring", "ranks", "prices", "purchases", "energy_cap"):
        assert getattr(SMALL, field) != getattr(OWN, field)
    assert {(shop.a, shop.b) for shop in SMALL.workshops}.isdisjoint((s.a, s.b) for s in OWN.workshops)


def test_the_example_edition_has_part_missions_of_every_form() -> None:
    entries = {entry for card in SMALL.cards for entry in card.entries}
    assert {(bool(entry.colour), bool(entry.number)) for entry in entries} == {
        (True, False),
        (False, True),
        (True, True),
        (False, False),
    }
