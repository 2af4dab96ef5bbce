"""Reads the reward cards of an edition file: which fields each kind has, and that no card has any other (J39).

Whether there are enough of them is `checking`'s question.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ..constants import CARD_KINDS, COLOURS, FRAMES
from .edition import Card, Entry
from .reading import JiguanTable

MOST_RANKS: Final = 20
"""Ranks of a tower, and so the steps of a card."""
TRIO: Final = 3
"""Beasts of a beast mission."""
QUARTET: Final = 4
"""Gears of a part mission."""


def cards(table: JiguanTable) -> tuple[Card, ...]:
    """The cards of the block."""
    return tuple(_card(row) for row in table.rows("list", "id"))


def _card(row: JiguanTable) -> Card:
    kind = row.word("kind", CARD_KINDS)
    plain = Card(row.slug("id"), kind, row.word("frame", FRAMES), "", 0)
    if kind != "scoring":
        plain = replace(plain, bottle=row.word("bottle", COLOURS), back=row.number("back", 1, rule="J39"))
    return READERS[kind](row, plain)


def _goods(row: JiguanTable, card: Card) -> Card:
    return replace(card, reward=row.reward("reward"))


def _gear(row: JiguanTable, card: Card) -> Card:
    return replace(card, count=row.number("count", 1))


def _step(row: JiguanTable, card: Card) -> Card:
    return replace(card, tower=row.word("tower", COLOURS), steps=row.number("steps", 1, MOST_RANKS))


def _blueprint(row: JiguanTable, card: Card) -> Card:
    return replace(card, colour=row.word("colour", COLOURS))


def _coloured_points(row: JiguanTable, card: Card) -> Card:
    return replace(card, colour=row.word("colour", COLOURS), points=row.number("points", 1))


def _two_steps(row: JiguanTable, card: Card) -> Card:
    return replace(
        card,
        energy_price=row.number("energy_price", 1),
        coin_price=row.number("coin_price", 1),
        steps=row.number("steps", 1, MOST_RANKS),
    )


def _ranks(row: JiguanTable, card: Card) -> Card:
    return replace(card, tower=row.word("tower", COLOURS), points=row.number("points", 1))


def _beasts(row: JiguanTable, card: Card) -> Card:
    before = len(row.notes.faults)
    beasts = row.words("beasts", COLOURS)
    if len(row.notes.faults) == before and len(beasts) != TRIO:
        row.notes.fault(row.where("beasts"), beasts, f"must be {TRIO} colours, not {len(beasts)}", "J39")
    return replace(card, beasts=beasts, points=row.number("points", 1))


def _parts(row: JiguanTable, card: Card) -> Card:
    before = len(row.notes.faults)
    rows = row.rows("entries", "id")
    if len(row.notes.faults) == before and len(rows) != QUARTET:
        text = f"must be {QUARTET} entries, not {len(rows)}"
        row.notes.fault(row.where("entries"), len(rows), text, "J39")
    return replace(_step(row, card), entries=tuple(_entry(entry) for entry in rows))


def _entry(row: JiguanTable) -> Entry:
    colour = row.word("colour", COLOURS) if row.has("colour") else ""
    number = row.number("number", 1, 5) if row.has("number") else 0
    return Entry(colour, number)


READERS: Final[dict[str, Callable[[JiguanTable, Card], Card]]] = {
    "goods": _goods,
    "gear": _gear,
    "step": _step,
    "blueprint": _blueprint,
    "sell": _coloured_points,
    "two-steps": _two_steps,
    "ranks": _ranks,
    "scoring": _coloured_points,
    "beasts": _beasts,
    "parts": _parts,
}
"""How the fields of each kind are read."""
