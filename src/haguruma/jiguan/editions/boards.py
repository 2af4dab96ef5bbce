"""What is known of the printed boards and tiles: houses, bench, towers, workshops, and the numbers of scoring.

Evidence about gears, blueprints and cards is in `pieces`.
"""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise

from ...kernel.editions.checks import Constraint, Finding, differing, unless
from ..constants import COLOURS, ICONS
from .edition import Abilities, Edition, House, Reward, Scoring

HOUSE = House(1, 2, 1, 2, 1)
ABILITIES = Abilities(2, 2, 4, 4, 6, 7, 2, 1, 5, 3, ((2, 3), (3, 4), (4, 5), (5, 6)))
SCORING = Scoring(5, 5, 3, 1, 2)
"""The numbers the rulebook states."""


def _house(edition: Edition) -> list[Finding]:
    found = edition.house
    return differing(
        [
            ("houses.coin", found.coin, HOUSE.coin),
            ("houses.energy", found.energy, HOUSE.energy),
            ("houses.blank.coin", found.blank_coin, HOUSE.blank_coin),
            ("houses.blank.energy", found.blank_energy, HOUSE.blank_energy),
            ("houses.blank.points", found.blank_points, HOUSE.blank_points),
        ]
    )


def _icons(edition: Edition) -> list[Finding]:
    return [("houses.icons", f"no '{icon}'") for icon in ICONS if icon not in edition.houses]


def lone_houses(edition: Edition, icon: str) -> list[int]:
    """The houses (from 0) between two of an icon: a lone gear there leaves a choice of nothing else."""
    icons = edition.houses
    size = len(icons)
    return [i for i in range(size) if icons[i - 1] == icon == icons[(i + 1) % size]]


def _two_choices(edition: Edition) -> list[Finding]:
    size = len(edition.houses)
    holds = any(
        (red - green) % size not in (1, size - 1)
        for red in lone_houses(edition, "coin")
        for green in lone_houses(edition, "energy")
    )
    return unless(holds, "houses.icons", edition.houses)


def _slots(edition: Edition) -> list[Finding]:
    places = {(slot.x, slot.y) for slot in edition.slots}
    cells = [(x, y) for x in (1, 2, 3) for y in (1, 2, 3)]
    below = {cell for cell in cells if (cell[0], 4) in places}
    upper_left = {(x, y) for x, y in cells if (x - min(x, y), y - min(x, y)) in places}
    above = any((x, 0) in places for x in (1, 2, 3))
    return unless(bool(below & upper_left) and above, "slots", len(places))


def _specials(edition: Edition) -> list[Finding]:
    return unless(bool(edition.specials), "specials", 0)


def _neighbours(edition: Edition) -> list[Finding]:
    order = edition.towers
    pairs = [set(pair) for pair in pairwise(order)]
    if edition.tower_ring and order:
        pairs.append({order[-1], order[0]})
    return unless({"green", "blue"} in pairs, "towers.order", order)


def _blue_step(edition: Edition) -> list[Finding]:
    return unless(Reward(points=2) in edition.ranks[2:], "towers.ranks", "no such rank")


def _bear(edition: Edition) -> list[Finding]:
    return differing([("beasts.blue", edition.beasts[COLOURS.index("blue")], "bear")])


def _multipliers(edition: Edition) -> list[Finding]:
    tiles = sorted((tile.base, tile.times) for tile in edition.scoring_tiles)
    known = [("black", 2), ("black", 2), ("black", 3), ("white", 2), ("white", 3)]
    return unless(tiles == known, "scoring_tiles", tiles)


def _bonuses(edition: Edition) -> list[Finding]:
    sides = {
        base: [(i, tile) for i, tile in enumerate(edition.bonus_tiles) if tile.base == base]
        for base in ("white", "black")
    }
    white = [tile.second for _, tile in sides["white"]]
    odd: list[Finding] = [
        (f"bonus_tiles[#{i + 1}].second", tile.second)
        for i, tile in sides["black"]
        if tile.times == 3 and tile.second != Reward(points=2)
    ]
    wanted = (Reward(points=6), Reward(energy=3))
    return odd + unless(all(side in white for side in wanted), "bonus_tiles", white)


def _abilities(edition: Edition) -> list[Finding]:
    keys = [field.name for field in fields(Abilities) if field.name != "row_points"]
    found = edition.abilities
    return differing([(f"abilities.{key}", getattr(found, key), getattr(ABILITIES, key)) for key in keys])


def _row_points(edition: Edition) -> list[Finding]:
    return differing([("abilities.row_points", edition.abilities.row_points, ABILITIES.row_points)])


def _exchange(edition: Edition) -> list[Finding]:
    return differing([("energy.exchange", edition.exchange, 3)])


def _scoring(edition: Edition) -> list[Finding]:
    found = edition.scoring
    keys = [field.name for field in fields(Scoring)]
    return differing([(f"scoring.{key}", getattr(found, key), getattr(SCORING, key)) for key in keys])


BOARDS: tuple[Constraint[Edition], ...] = (
    Constraint(
        "rulebook: Action A", "an empty house gives 1 coin or 2 energy, a blank one or 1 point", _house
    ),
    Constraint("rulebook: Action A, houses", "some houses give a coin, some energy, some are blank", _icons),
    Constraint(
        "J3",
        "a gear can lie alone between two coin houses, and another between two energy houses",
        _two_choices,
    ),
    Constraint(
        "J5", "some cell has a slot straight below and one to its upper left, some a slot above", _slots
    ),
    Constraint("J36", "the advanced side has designated slots", _specials),
    Constraint("J11", "the green and the blue tower are neighbours", _neighbours),
    Constraint("rulebook: Action B, blue tower", "a rank from the third on gives 2 points", _blue_step),
    Constraint("rulebook: Action B, bear", "the blue beast is the bear", _bear),
    Constraint("rulebook: Scoring", "the tiles are white ×2 and ×3, black ×2, ×2 and ×3", _multipliers),
    Constraint(
        "rulebook: Scoring, example",
        "in period 2 the white bonus tiles give 6 points and 3 energy, black ×3 gives 2 points",
        _bonuses,
    ),
    Constraint(
        "rulebook: Workshop Abilities",
        "2 energy and 2 points; 4, 4, 6 and 7 energy; 2, 1, 5 and 3 points",
        _abilities,
    ),
    Constraint("J20", "both rows on space 2, 3, 4, 5 give 3, 4, 5, 6 points", _row_points),
    Constraint("rulebook: Exchange actions", "3 energy make 1 coin", _exchange),
    Constraint(
        "rulebook: Scoring, numbers",
        "5 points for the airship and for neighbours at rank 3, 1 for a coin, 2 for a blueprint",
        _scoring,
    ),
)
