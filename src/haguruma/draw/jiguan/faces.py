"""Reward cards: what is on each, drawn from its data in signs and a few words. 104 wide, 74 tall.

Orange frames have rounded corners, black frames cut ones; the flask at the corner is what its back will count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from ...jiguan.editions.edition import Card, Entry
from ..svg import fitted, group, inked, line, path, rect, text
from . import gears, icons
from .masks import medal

WIDE, TALL = 104.0, 74.0
Piece = tuple[str, float]
"""A piece of a row: its drawing round (0, 0) and its width."""


def row(pieces: Sequence[Piece], x: float, y: float, most: float) -> str:
    """Pieces side by side, centred on (x, y), shrunk to stay within `most`."""
    wide = sum(piece[1] for piece in pieces)
    scale = min(1.0, most / wide) if wide else 1.0
    left, drawn = -wide / 2, ""
    for piece, size in pieces:
        drawn += group(piece, left + size / 2)
        left += size
    return group(drawn, x, y, scale)


def _sign(name: str, scale: float = 1.0, wide: float = 25) -> Piece:
    return group(icons.sign(name), scale=scale), wide * scale


def _digits(said: object, size: float = 22) -> Piece:
    return text(0, size * 0.36, said, size, "text"), size * 0.62 * len(str(said)) + 2


def _tower(colour: str, steps: int) -> Piece:
    return group(icons.tower_step(colour, steps), scale=1.15), 40.0 + (8 if steps > 1 else 0)


def _goods(card: Card) -> list[Piece]:
    pieces: list[Piece] = []
    for sign, amount in icons.signs_of(card.reward):
        pieces += [_digits(amount), _sign(sign, 1.12), ("", 5)]
    return pieces


def _gear(card: Card) -> list[Piece]:
    return ([_digits(f"{card.count}×")] if card.count > 1 else []) + [
        (group(gears.any_gear(), scale=0.42), 44.0)
    ]


def _step(card: Card) -> list[Piece]:
    return [_tower(card.tower, card.steps)]


def _blueprint(card: Card) -> list[Piece]:
    return [(group(icons.sign("blueprint"), scale=1.5) + group(gears.emblem(card.colour), 13, 8, 0.9), 50.0)]


def _sell(card: Card) -> list[Piece]:
    gear = group(gears.any_gear("", card.colour), scale=0.36)
    return [(gear, 38.0), _sign("arrows", 0.9), _digits(card.points), _sign("points", 1.1)]


def _two_steps(card: Card) -> list[Piece]:
    price = row([_digits(card.energy_price, 16), _sign("energy", 0.75)], 0, -9, 60)
    price += row([_digits(card.coin_price, 16), _sign("coin", 0.75)], 0, 11, 60)
    both = group(icons.tower_step("stone", 1), -4, -6, 0.8) + group(icons.tower_step("stone", 1), 8, 8, 0.8)
    return [(price, 34.0), _sign("arrow", 0.8), (both, 42.0)]


def _ranks(card: Card) -> list[Piece]:
    tower = group(icons.tower_sign(card.tower), scale=1.25) + group(gears.emblem(card.tower), 0, 7, 0.75)
    return [(tower, 30.0), _digits("×", 18), _digits(card.points), _sign("points", 1.1)]


def _scoring(card: Card) -> list[Piece]:
    return [
        _sign("forever", 0.95),
        (icons.flask(card.colour), 24.0),
        _digits("×", 18),
        _digits(card.points),
        _sign("points", 1.1),
    ]


def _parts(card: Card) -> list[Piece]:
    columns = max(-(-len(card.entries) // 2), 1)
    grid = "".join(
        group(_entry(entry), 22 * (i % columns - (columns - 1) / 2), 22 * (i // columns) - 11)
        for i, entry in enumerate(card.entries)
    )
    return [(grid, 22.0 * columns + 2), _sign("arrow", 0.66), _tower(card.tower, card.steps)]


def _entry(entry: Entry) -> str:
    """One gear a mission asks for: its colour, its number, or both."""
    if entry.colour and entry.number:
        return group(gears.small(entry.colour, entry.number), scale=0.225)
    if entry.number:
        return group(gears.any_gear(str(entry.number)), scale=0.225)
    return group(gears.any_gear("", entry.colour), scale=0.225)


def _beasts(card: Card, names: Sequence[str]) -> str:
    """The heads of a mission's beasts, its points beside them."""
    heads = [(group(medal(name, colour), scale=0.8), 25.5) for name, colour in zip(names, card.beasts, strict=False)]
    points = text(87, 27, card.points, 19, "text") + group(icons.sign("points"), 87, 38, 0.7)
    return row(heads, 43, 30, 75) + points


def _in_row(pieces: Callable[[Card], list[Piece]]) -> Callable[[Card, Sequence[str]], str]:
    """A front whose pieces stand in a row."""
    return lambda card, names: row(pieces(card), 52 if not card.bottle else 50, 32, 84)


def _step_words(card: Card) -> str:
    return f"{card.steps} rank{'s' if card.steps > 1 else ''} up on the {card.tower} tower"


def _parts_words(card: Card) -> str:
    entries = ", ".join(_entry_words(entry) for entry in card.entries)
    return f"mission: pay four gears ({entries}), {card.steps} ranks up on the {card.tower} tower"


def _entry_words(entry: Entry) -> str:
    return " ".join(filter(None, (entry.colour, str(entry.number or "")))) or "any"


class Face(NamedTuple):
    """What the front of one kind of card shows."""

    draw: Callable[[Card, Sequence[str]], str]
    """Its signs, from the card and the names of its beasts."""
    short: Callable[[Card], str]
    """A few words under them."""
    sentence: Callable[[Card], str]


FACES: dict[str, Face] = {
    "goods": Face(_in_row(_goods), lambda card: "at once",
        lambda card: f"gain {icons.in_words(card.reward)}"),
    "gear": Face(_in_row(_gear), lambda card: "any gear",
        lambda card: f"take {card.count} gear{'s' if card.count > 1 else ''} from the supply and place it"),
    "step": Face(_in_row(_step), lambda card: f"{card.steps} ranks up" if card.steps > 1 else "one rank up",
        _step_words),
    "blueprint": Face(_in_row(_blueprint), lambda card: f"{card.colour} blueprint",
        lambda card: f"take a {card.colour} blueprint"),
    "sell": Face(_in_row(_sell), lambda card: "for each gear",
        lambda card: f"pay any number of {card.colour} gears, {card.points} points each"),
    "two-steps": Face(_in_row(_two_steps), lambda card: "two towers",
        lambda card: f"pay {card.energy_price} energy or {card.coin_price} coins: a rank up on two towers"),
    "ranks": Face(_in_row(_ranks), lambda card: "for each rank",
        lambda card: f"{card.points} points for each rank on the {card.tower} tower"),
    "scoring": Face(_in_row(_scoring), lambda card: "when scored",
        lambda card: f"stays: when a period is scored, {card.points} point for each {card.colour} energy point"),
    "beasts": Face(_beasts, lambda card: "side by side",
        lambda card: f"mission: {', '.join(card.beasts)} beasts next to each other, {card.points} points"),
    "parts": Face(_in_row(_parts), lambda card: "pay these gears", _parts_words),
}  # fmt: skip
"""The front of each kind of card."""


def short(card: Card) -> str:
    """A few words under the signs."""
    return FACES[card.kind].short(card)


def describe(card: Card) -> str:
    """A card in a sentence."""
    back = f"; turned it counts {card.back} {card.bottle} energy" if card.bottle else ""
    return FACES[card.kind].sentence(card) + back


@cache
def blank(frame: str) -> str:
    """The bare card of a frame."""
    if frame == "orange":
        edge = inked(rect(1, 1, WIDE - 2, TALL - 2, "orange", 12), 2.2) + rect(
            6, 6, WIDE - 12, TALL - 12, "card", 7
        )
        return edge + rect(9, 9, WIDE - 18, TALL - 18, "none", 5, stroke="orange", sw=1, opacity=0.6)
    cut = "M9 1H95L103 9V65L95 73H9L1 65V9z"
    inner = "M12 6H92L98 12V62L92 68H12L6 62V12z"
    thin = "M13.5 9H90.5L95 13.5V60.5L90.5 65H13.5L9 60.5V13.5z"
    return inked(path(cut, "black"), 2.2) + path(inner, "card") + line(thin, "black", 1, opacity=0.45)


@cache
def face(card: Card, names: tuple[str, ...] = ()) -> str:
    """The front of a card; `names` are the beasts' names in the order of `card.beasts`."""
    drawn = blank(card.frame) + FACES[card.kind].draw(card, names)
    drawn += fitted(46 if card.bottle else 52, 62, short(card), 12, 68, "muted")
    return drawn + (group(icons.flask(card.bottle), 89, 57, 0.74) if card.bottle else "")


@cache
def back(card: Card) -> str:
    """The energy side of a card, with the gear mark."""
    colour = card.bottle if card.bottle in gears.PLATES else "steel"
    edge = inked(rect(1, 1, WIDE - 2, TALL - 2, colour, 12), 2.2) + rect(
        7, 7, WIDE - 14, TALL - 14, "card", 7
    )
    wheel = group(gears.cog(10, 27, "card-2", "card", 1.2), 30, 37)
    amount = text(66, 47, card.back, 28, "text")
    return (
        edge
        + wheel
        + group(icons.flask(colour), 30, 38, 1.5)
        + amount
        + group(icons.sign(colour), 86, 38, 0.9)
    )
