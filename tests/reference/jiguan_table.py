"""The reference's table of Jigūan: what lies where, read from a position. No rule of play stands here.

The reference tells the rules a second time for the tests, simplicity before speed. It is one class, told chapter by
chapter: `Table`, `Gains`, `Asking`, `Gears`, `Blueprints`, `Workshops`, `Cards`, `Turns`, `Scoring`, `Reference`, each
built on the one before. It shares with the engine the edition's data and the form of a position, and no rule.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from haguruma.jiguan.constants import SEATS
from haguruma.jiguan.editions.edition import Blueprint, Card, Edition, Workshop

Data = dict[str, Any]
"""A position, or a part of one."""


@dataclass
class Tile:
    """A blueprint on a slot, or the beast it has become, with the coins laid on it."""

    number: int
    beast: bool = False
    coins: int = 0
    shift: int = 0


@dataclass
class Seat:
    """What lies before a player. Heaps of gears are sorted lists of names such as `red3`."""

    workshop: Workshop
    coins: int
    energy: int
    ranks: dict[str, int]
    rows: list[int]
    cells: dict[str, str]
    slots: dict[str, Tile]
    beside: list[str]
    cards: set[str]
    turned: set[str]
    points: Counter[str]
    """Points by source."""
    paired: set[frozenset[str]] = field(default_factory=set)
    """Pairs of neighbouring towers that have paid."""

    @property
    def score(self) -> int:
        """All points together."""
        return self.points.total()

    @property
    def gears(self) -> list[str]:
        """All gears the player could pay with (J32)."""
        return [*self.cells.values(), *self.beside]

    @property
    def blueprints(self) -> list[str]:
        """Slots with a blueprint that is not completed yet."""
        return [slot for slot, tile in self.slots.items() if not tile.beast]


class Table:
    """All components of a game under way. Piles, stacks and decks are lists, the next one first."""

    def __init__(
        self, edition: Edition, position: Data, beginner: bool = False, advanced: bool = False
    ) -> None:
        self.edition = edition
        self.beginner = beginner
        self.advanced = advanced
        self.card: dict[str, Card] = {card.id: card for card in edition.cards}
        self.place = {slot.id: (slot.x, slot.y) for slot in edition.slots}
        self.seen: Counter[str] = Counter()
        """How often each rare rule has come up."""
        self.own_turn = False
        """Whether exchanges and abilities are open to the seat on move (J30)."""
        self.paying = False
        """Whether gears are being paid, entry by entry (J32)."""
        self._read_open(position)
        self._read_hidden(position["hidden"])
        self.seats = [self._seat(data) for data in position["seats"].values()]

    def _read_open(self, position: Data) -> None:
        self.period: int = position["period"]
        self.turn: int = position["turn"]
        self.mover = _seat_number(position, "seat")
        self.airship = _seat_number(position, "airship")
        self.closing = _seat_number(position, "closing")
        self.used: bool = position["used_ability"]
        self.box: list[str] = sorted(position["box"])
        self.held: list[str] = sorted(position["held"])
        self.drawn: list[int] = [tile["tile"] for tile in position["drawn"]]
        self.display: dict[str, list[str]] = {row: list(cards) for row, cards in position["display"].items()}
        tiles = position["tiles"]
        self.tiles = {tower: edition_tile(self.edition, tiles[tower]["tile"]) for tower in tiles}
        self.bonus: dict[str, int] = {tower: tiles[tower].get("bonus", -1) for tower in tiles}

    def _read_hidden(self, hidden: Data) -> None:
        self.houses: dict[str, list[str]] = {house: list(pile) for house, pile in hidden["houses"].items()}
        self.stacks: dict[str, list[int]] = {name: list(stack) for name, stack in hidden["stacks"].items()}
        self.decks: dict[str, list[str]] = {frame: list(deck) for frame, deck in hidden["decks"].items()}
        self.later: list[str] = list(hidden["later"])

    def _seat(self, data: Data) -> Seat:
        slots = {
            slot: Tile(tile["tile"], tile["beast"], tile.get("coins", 0), tile.get("shift", 0))
            for slot, tile in data["slots"].items()
        }
        return Seat(
            workshop=next(shop for shop in self.edition.workshops if shop.id == data["workshop"]),
            coins=data["coins"],
            energy=data["energy"],
            ranks=dict(data["ranks"]),
            rows=list(data["rows"]),
            cells=dict(data["cells"]),
            slots=slots,
            beside=sorted(data["beside"]),
            cards=set(data["cards"]),
            turned=set(data["turned"]),
            points=Counter(data["points"]),
            paired={frozenset(pair) for pair in data["paired"]},
        )

    @property
    def seat(self) -> Seat:
        """The seat on move."""
        return self.seats[self.mover]

    def blueprint(self, tile: Tile) -> Blueprint:
        """What is printed on a tile."""
        return self.edition.blueprints[tile.number]

    def note(self, rule: str) -> None:
        """Count that a rare rule has come up."""
        self.seen[rule] += 1

    def differences(self, other: Table) -> list[str]:
        """Where another table is not like this one, place by place; [] if nowhere."""
        mine, theirs = self.told(), other.told()
        places = [*mine, *(place for place in theirs if place not in mine)]
        return [
            f"{place}: reference {mine.get(place)!r}, engine {theirs.get(place)!r}"
            for place in places
            if mine.get(place) != theirs.get(place)
        ]

    def told(self) -> dict[str, object]:
        """Everything that lies on the table, by place."""
        found: dict[str, object] = {name: getattr(self, name) for name in TOLD}
        for name, seat in zip(SEATS, self.seats, strict=False):
            found |= {f"{name}.{key}": value for key, value in vars(seat).items()}
        return found


TOLD = (
    "period", "turn", "mover", "airship", "closing", "used", "box", "held", "drawn", "display", "tiles", "bonus",
    "houses", "stacks", "decks", "later",
)  # fmt: skip
"""What is compared beside the seats."""


def _seat_number(position: Data, key: str) -> int:
    """The seat named at a key, counted from 0; -1 if none is."""
    return SEATS.index(position[key]) if key in position else -1


def edition_tile(edition: Edition, number: int) -> tuple[str, int]:
    """Base and multiplier of a scoring tile."""
    tile = edition.scoring_tiles[number]
    return tile.base, tile.times


def cell_place(cell: str) -> tuple[int, int]:
    """Where a gear cell lies on the 5 × 5 frame: the nine lie at 1–3, row by row (J5)."""
    number = int(cell[1:]) - 1
    return number % 3 + 1, number // 3 + 1


CELLS = tuple(f"c{number}" for number in range(1, 10))


def colour_of(name: str) -> str:
    """The colour of a gear or a stack: `red` of `red3`."""
    return name.rstrip("0123456789")


def number_of(gear: str) -> int:
    """The number on a gear: 3 of `red3`."""
    return int(gear.removeprefix(colour_of(gear)))
