"""Reward cards: what is on each, drawn from its data in signs and a few words. 104 wide, 74 tall.

Orange frames have rounded corners, black frames cut ones; the flask at the corner is what its back will count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ...jiguan.editions.edition import Card, Entry
from ..svg import fitted, group, inked, line, path, rect, text
from . import gains, gears, icons
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
    for sign, amount in gains.signs_of(card.reward):
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


_PIECES: dict[str, Callable[[Card], list[Piece]]] = {
    "goods": _goods, "gear": _gear, "step": _step, "blueprint": _blueprint, "sell": _sell, "two-steps": _two_steps,
    "ranks": _ranks, "scoring": _scoring, "parts": _parts,
}  # fmt: skip


def short(card: Card) -> str:
    """A few words under the signs."""
    words = {
        "goods": "at once", "gear": "any gear", "step": "one rank up", "blueprint": f"{card.colour} blueprint",
        "sell": "for each gear", "two-steps": "two towers", "ranks": "for each rank", "scoring": "when scored",
        "beasts": "side by side", "parts": "pay these gears",
    }  # fmt: skip
    if card.kind == "step" and card.steps > 1:
        return f"{card.steps} ranks up"
    return words.get(card.kind, card.kind)


def describe(card: Card, names: Sequence[str] = ()) -> str:
    """A card in a sentence."""
    sentences = {
        "goods": f"gain {gains.in_words(card.reward)}",
        "gear": f"take {card.count} gear{'s' if card.count > 1 else ''} from the supply and place it",
        "step": f"{card.steps} rank{'s' if card.steps > 1 else ''} up on the {card.tower} tower",
        "blueprint": f"take a {card.colour} blueprint",
        "sell": f"pay any number of {card.colour} gears, {card.points} points each",
        "two-steps": f"pay {card.energy_price} energy or {card.coin_price} coins: a rank up on two towers",
        "ranks": f"{card.points} points for each rank on the {card.tower} tower",
        "scoring": f"stays: when a period is scored, {card.points} point for each {card.colour} energy point",
        "beasts": f"mission: {', '.join(card.beasts)} beasts next to each other, {card.points} points",
        "parts": f"mission: pay four gears ({', '.join(_entry_words(entry) for entry in card.entries)}), "
        f"{card.steps} ranks up on the {card.tower} tower",
    }
    back = f"; turned it counts {card.back} {card.bottle} energy" if card.bottle else ""
    return sentences.get(card.kind, card.kind) + back


def _entry_words(entry: Entry) -> str:
    return " ".join(filter(None, (entry.colour, str(entry.number or "")))) or "any"


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
    drawn = blank(card.frame)
    if card.kind == "beasts":
        heads = [
            (group(medal(name, colour), scale=0.8), 25.5)
            for name, colour in zip(names, card.beasts, strict=False)
        ]
        drawn += (
            row(heads, 43, 30, 75)
            + text(87, 27, card.points, 19, "text")
            + group(icons.sign("points"), 87, 38, 0.7)
        )
    else:
        drawn += row(_PIECES.get(card.kind, _gear)(card), 52 if not card.bottle else 50, 32, 84)
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
