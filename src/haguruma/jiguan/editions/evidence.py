"""What is known of the printed game: the rulebook's own numbers, and what its worked examples force.

A foreign edition may contradict all of it and still be played; whether it can be played is `checking`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from itertools import pairwise

from ...kernel.editions.checks import Constraint, Finding, differing, unless
from ...kernel.faults import Fault
from ..constants import CARD_KINDS, COLOURS, ICONS
from .edition import Abilities, Card, Edition, House, Reward, Scoring

HOUSES = 10
OF_EACH_TYPE = 30
OF_EACH_MARK = 10
HOUSE = House(1, 2, 1, 2, 1)
ABILITIES = Abilities(2, 2, 4, 4, 6, 7, 2, 1, 5, 3, ((2, 3), (3, 4), (4, 5), (5, 6)))
SCORING = Scoring(5, 5, 3, 1, 2)
"""The numbers the rulebook states."""


def disagreements(edition: Edition) -> list[Fault]:
    """Everything in an edition that disagrees with what is known of the printed game."""
    return [fault for constraint in CONSTRAINTS for fault in constraint.faults(edition)]


# Gears, blueprints, cards -------------------------------------------------------------------------------------


def gears_left(edition: Edition, kind: int, seats: int) -> int:
    """The gears of a type that are in the game with so many players (J4)."""
    needed = {"": 2, "3+": 3, "4+": 4}
    return sum(gear.type == kind and needed[gear.mark] <= seats for gear in edition.gears)


def _types(edition: Edition) -> list[Finding]:
    counts = [sum(gear.type == kind for gear in edition.gears) for kind in (1, 2)]
    return unless(counts == [OF_EACH_TYPE] * 2, "gears", counts)


def _marks(edition: Edition) -> list[Finding]:
    counts = [sum(gear.mark == mark for gear in edition.gears) for mark in ("3+", "4+")]
    return unless(counts == [OF_EACH_MARK] * 2, "gears", counts)


def _even(edition: Edition) -> list[Finding]:
    found = [(kind, seats, gears_left(edition, kind, seats)) for kind in (1, 2) for seats in (2, 3, 4)]
    return [
        ("gears", f"{count} of type {kind} with {seats} players")
        for kind, seats, count in found
        if count % HOUSES
    ]


def _stacks(edition: Edition) -> list[Finding]:
    return differing([("blueprints.stacks", edition.stacks, 2)])


def _values(edition: Edition) -> list[Finding]:
    odd = sorted({b.value for b in edition.blueprints if not 3 <= b.value <= 15})
    return unless(not odd, "blueprints", odd)


def _blue_eight(edition: Edition) -> list[Finding]:
    blue = [b.value for b in edition.blueprints if b.colour == "blue"]
    return unless(8 in blue, "blueprints", blue)


def _driven(edition: Edition) -> list[Finding]:
    plain = {b.colour for b in edition.blueprints if b.energy == 1}
    beasts = {b.colour for b in edition.blueprints if b.beast_energy == 2}
    holds = {"red", "green"} <= plain and "green" in beasts
    return unless(holds, "blueprints", "no such red and green ones")


def _per_frame(edition: Edition) -> list[Finding]:
    return differing([("cards.per_frame", edition.cards_per_frame, 2)])


def _kinds(edition: Edition) -> list[Finding]:
    kinds = {card.kind for card in edition.cards}
    return [("cards", f"no '{kind}'") for kind in CARD_KINDS if kind not in kinds]


def _print(kind: str, read: Callable[[Card], dict[str, object]], **known: object) -> Constraint[Edition]:
    """The constraint that every card of a kind shows what the rulebook shows on it."""

    def find(edition: Edition) -> list[Finding]:
        cards = [card for card in edition.cards if card.kind == kind]
        return differing(
            [(f"cards[{card.id}].{key}", value, known[key]) for card in cards for key, value in read(card).items()]
        )

    shown = ", ".join(f"{key} {_in_words(value)}" for key, value in known.items())
    return Constraint(f"rulebook: Card Introduction, {kind}", f"such a card shows {shown}", find)


def _in_words(value: object) -> str:
    """A number, or a reward as a file writes it."""
    if not isinstance(value, Reward):
        return str(value)
    gains = (("coin", value.coin), ("energy", value.energy), ("points", value.points))
    return "{ " + ", ".join(f"{key} = {gain}" for key, gain in gains if gain) + " }"


# Boards, tiles, numbers ---------------------------------------------------------------------------------------


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


# All of it ----------------------------------------------------------------------------------------------------

CONSTRAINTS: tuple[Constraint[Edition], ...] = (
    Constraint("rulebook: Setup", "with 4 players each house holds 3 gears in both periods", _types),
    Constraint("rulebook: Setup, fewer players", "ten gears are marked 3+ and ten 4+", _marks),
    Constraint("J4", "with 2, 3 and 4 players the gears of a type lie evenly on ten houses", _even),
    Constraint("rulebook: Setup 2", "a colour's blueprints make two stacks", _stacks),
    Constraint("J8", "three gears from 1 to 5 can make every blueprint's value", _values),
    Constraint("rulebook: Action B, example", "there is a blue blueprint of 8", _blue_eight),
    Constraint(
        "rulebook: Energy reward",
        "there are a red and a green blueprint of 1 energy, and a green beast of 2",
        _driven,
    ),
    Constraint("rulebook: Setup 3", "a row of the display shows two cards of each frame", _per_frame),
    Constraint("rulebook: Card Introduction", "there are cards of all ten kinds", _kinds),
    _print("goods", lambda card: {"reward": card.reward}, reward=Reward(coin=1, energy=3)),
    _print("gear", lambda card: {"count": card.count}, count=1),
    _print("step", lambda card: {"steps": card.steps}, steps=1),
    _print("sell", lambda card: {"points": card.points}, points=2),
    _print(
        "two-steps",
        lambda card: {
            "energy_price": card.energy_price,
            "coin_price": card.coin_price,
            "steps": card.steps,
        },
        energy_price=5,
        coin_price=3,
        steps=1,
    ),
    _print("ranks", lambda card: {"points": card.points}, points=3),
    _print("scoring", lambda card: {"points": card.points}, points=1),
    _print("beasts", lambda card: {"points": card.points}, points=8),
    _print("parts", lambda card: {"steps": card.steps}, steps=2),
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
"""Every constraint."""
