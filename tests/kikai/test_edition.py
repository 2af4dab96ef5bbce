"""The reconstruction against everything known of the printed game; the example edition against what its users need.

No number that the reconstruction invents is relied on here, except through the constraints themselves.
"""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import pytest

from haguruma.kernel.editions.checks import Constraint
from haguruma.kernel.editions.notes import SOURCES
from haguruma.kikai.constants import COLOURS, DISTRICTS, KINDS
from haguruma.kikai.editions.edition import Edition, Effect
from haguruma.kikai.editions.evidence import CONSTRAINTS, disagreements
from haguruma.kikai.editions.loading import load_edition
from haguruma.kikai.editions.town import other_end, reachable, singles_at, streets_at
from haguruma.kikai.editions.tracks import row_at, value_after

EXAMPLE = Path(__file__).with_name("example.toml")
OWN = load_edition("reconstruction")
SMALL = load_edition(str(EXAMPLE))

HARD = {"ET1", "MP13", "MP14"}
"""Constraints every edition must keep, whether it claims to agree with the evidence or not."""
OF_PLAY = {"ET9", "MB8", "MP6"}
"""Constraints on the rules of play, about which an edition says nothing."""
ELSEWHERE = {"MB10", "MP4"}
"""MB10 is about the Advanced side; MP4 is MP2 once more."""

# The reconstruction: what is known of the printed game


def test_every_constraint_of_the_evidence_is_looked_at() -> None:
    known = (
        {f"ET{i}" for i in range(1, 10)} | {f"MB{i}" for i in range(1, 11)} | {f"MP{i}" for i in range(1, 16)}
    )
    assert known == HARD | OF_PLAY | ELSEWHERE | {
        c.name for c in CONSTRAINTS if c.name[:2] in ("ET", "MB", "MP")
    }


@pytest.mark.parametrize("constraint", CONSTRAINTS, ids=lambda constraint: constraint.name)
def test_the_reconstruction_agrees_with(constraint: Constraint[Edition]) -> None:
    assert constraint.faults(OWN) == []


def test_et1_every_flyer_dropper_has_a_track_space() -> None:
    assert len(OWN.track) == 20


def test_et2_to_et8_the_energy_track_begins_as_in_the_examples() -> None:
    shown = [value_after(OWN, removed) for removed in range(21)]
    assert shown[2] <= shown[3] == 4
    assert shown[4] == 5
    assert shown == sorted(shown)
    assert shown[20] < 21
    assert not any(space.bonus != Effect() for space in OWN.track[:4])
    choice = {Effect(megaphone=1), Effect(ladder=1)}
    assert any(set(space.bonus.choice) == choice for space in OWN.track[4:])
    assert sum(space.vp for space in OWN.track) > 0


def test_mb1_to_mb4_eleven_renown_are_the_fourth_of_nine_rows_of_three() -> None:
    assert (row_at(OWN, 11), OWN.master.rows[3].vp, OWN.master.multipliers[0]) == (4, 4, 4)
    assert (len(OWN.master.rows), OWN.master.spaces) == (9, 27)
    assert [sum(row_at(OWN, space) == row for space in range(1, 28)) for row in range(1, 10)] == [3] * 9


def test_mb5_to_mb7_twelve_renown_give_energy_energy_ladder_megaphone() -> None:
    early = {space: bonus for space, bonus in OWN.master.bonuses if space <= 12}
    assert early == {
        3: Effect(energy=1),
        6: Effect(energy=1),
        9: Effect(ladder=1),
        12: Effect(megaphone=1),
    }


def test_mp1_to_mp3_seven_large_squares_and_five_small_ones_hold_all_fans() -> None:
    assert sorted(square.fans for square in OWN.squares) == [2] * 5 + [5] * 7
    assert sum(square.fans for square in OWN.squares) == 3 * OWN.fans_per_colour
    small, large = ([s.vp for s in OWN.squares if s.fans == fans] for fans in (2, 5))
    assert max(small) < min(large)


def test_mp5_school_has_one_single_and_one_double_street() -> None:
    streets = streets_at(OWN, "school")
    fans = {square.id: square.fans for square in OWN.squares}
    assert sorted(street.spaces for street in streets) == [1, 2]
    assert sorted(fans[other_end(street, "school")] for street in streets) == [2, 5]


def test_mp7_mp8_mp15_single_space_streets_for_every_set_up() -> None:
    assert all(singles_at(OWN, district) for district in DISTRICTS)
    assert len(singles_at(OWN, "parking")) >= 2


def test_mp9_mp10_a_fan_can_come_to_diner_and_station_over_one_dropper() -> None:
    for district in ("diner", "station"):
        assert any(other_end(street, district) not in DISTRICTS for street in singles_at(OWN, district))


def test_mp11_a_double_street_with_a_ladder_lies_between_diner_and_station() -> None:
    assert "station" in reachable(OWN, "diner")
    assert any(street.spaces == 2 and street.bonus == Effect(ladder=1) for street in OWN.streets)


def test_mp12_the_first_dropper_at_a_district_never_earns_anything() -> None:
    for district in DISTRICTS:
        assert all(street.bonus == Effect() for street in singles_at(OWN, district))


def test_mp13_mp14_a_street_has_one_or_two_spaces() -> None:
    assert {street.spaces for street in OWN.streets} == {1, 2}


def test_the_components_of_the_examples_are_there() -> None:
    parts = {(p.kind, p.colour, p.cost, p.effect) for p in OWN.components}
    assert ("foot", "blue", 2, Effect(megaphone=1)) in parts
    assert [p.effect for p in OWN.components if p.start and p.colour == "red"] == [Effect(energy=2)] * 2


# The reconstruction: what makes it a good board


def test_the_map_offers_real_choices() -> None:
    assert 26 <= len(OWN.streets) <= 34
    assert all(len(streets_at(OWN, district)) >= 2 for district in DISTRICTS)
    assert all(len(streets_at(OWN, square.id)) >= 3 for square in OWN.squares)
    assert sum(street.spaces for street in OWN.streets) > 40


def test_no_district_lies_clearly_better() -> None:
    within = {district: fans_within(OWN, district, 2) for district in DISTRICTS}
    assert max(within.values()) <= 1.25 * min(within.values())


def fans_within(edition: Edition, district: str, droppers: int) -> int:
    """The fans on Squares that so many droppers join to a District."""
    cost = {district: 0}
    for _ in range(droppers):
        for street in edition.streets:
            for end in (street.a, street.b):
                if end in cost and (end == district or end not in DISTRICTS):
                    other = other_end(street, end)
                    cost[other] = min(cost.get(other, 99), cost[end] + street.spaces)
    return sum(square.fans for square in edition.squares if cost.get(square.id, 99) <= droppers)


def test_the_drawing_keeps_squares_apart() -> None:
    at = {square.id: (square.x, square.y) for square in OWN.squares}
    for one, two in itertools.combinations(at.values(), 2):
        assert math.dist(one, two) >= 95
    for (x, y), district in itertools.product(at.values(), OWN.districts):
        assert math.hypot(max(abs(x - district.x) - 75, 0), max(abs(y - district.y) - 55, 0)) >= 95


def test_no_two_streets_cross() -> None:
    at = {place.id: (place.x, place.y) for place in (*OWN.districts, *OWN.squares)}
    lines = {street.id: [at[street.a], *street.via, at[street.b]] for street in OWN.streets}
    for one, two in itertools.combinations(lines, 2):
        for first, second in itertools.product(
            itertools.pairwise(lines[one]), itertools.pairwise(lines[two])
        ):
            assert not cross(*first, *second), f"{one} crosses {two}"


Point = tuple[int, int]


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the inner parts of two segments meet."""

    def side(p: Point, q: Point, r: Point) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_every_component_has_a_name_and_a_drawing_of_its_own() -> None:
    assert len({component.name for component in OWN.components}) == 36
    for kind in KINDS:
        assert sorted(c.art for c in OWN.components if c.kind == kind) == list(range(12))
        for colour in COLOURS:
            assert sum(c.kind == kind and c.colour == colour for c in OWN.components) == 4


def test_dearer_kinds_cost_more() -> None:
    average = [
        sum(c.cost for c in OWN.components if c.kind == kind and not c.start)
        / sum(c.kind == kind and not c.start for c in OWN.components)
        for kind in KINDS
    ]
    assert average == sorted(average)


def test_every_printed_value_has_a_source() -> None:
    assert set(OWN.sources.values()) == {"rulebook", "derived", "invented"}
    for street in OWN.streets:
        assert OWN.sources[f"standard.streets[{street.id}].spaces"] in SOURCES
    for component in OWN.components:
        assert OWN.sources[f"components[{component.id}].effect"] in SOURCES
    assert OWN.sources["standard.bonus_tiles[taller].amount"] == "rulebook"
    assert OWN.sources["standard.track[#3].value"] == "derived"


# The example edition


def test_the_example_edition_lacks_only_squares() -> None:
    assert {fault.rule for fault in disagreements(SMALL)} == {"MP2", "MP3"}
    assert SMALL.title == "Example edition for tests"
