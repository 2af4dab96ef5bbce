"""The tiles that lie in Districts: Construction Bonus Tiles and Foundation Tiles, each a small face, and its words.

Where they lie is the District's business; those that stay with their owner are shown by `kept`.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kikai.constants import CHEAP_DROPPERS, DISCARD_FAN, FREE_FAN, GRANT, LADDERS_TOO, PAIR_DRAW
from ...kikai.editions.edition import BonusTile, Effect
from ...kikai.words.names import TILE_NAMES, TILE_ONE, effect_words, tile_words
from ..svg import group, inked, line, rect, text
from . import effects, icons

WIDE, TALL = 46.0, 35.0
"""An Advanced tile; a Standard one is lower."""
INK = "on-yellow"
"""Writing on a tile's cream face, by day and by night."""


def face(tile: BonusTile) -> str:
    """A Construction Bonus Tile round (0, 0)."""
    mark = _MARKS.get(tile.kind)
    if mark is not None:
        return _plate(TALL) + group(mark(tile), scale=0.87)
    return _plate(27) + text(-17, 7, f"{tile.amount}×", 17, INK, "start") + _sign(tile.kind, 10, 0.74)


def _plate(tall: float) -> str:
    """The tile itself, gold with a cream middle."""
    edge = rect(-WIDE / 2, -tall / 2, WIDE, tall, "gold", 5)
    return inked(edge + rect(3 - WIDE / 2, 3 - tall / 2, WIDE - 6, tall - 6, "cream", 3), 2)


def title(tile: BonusTile) -> str:
    """What a tile does: `first Head: 2 VP for each own Billboard on a Square`."""
    if tile.kind in TILE_NAMES:
        return f"first Head: “{TILE_NAMES[tile.kind]}”, {tile_words(tile)}"
    return f"first Head: {tile.amount} VP for each {TILE_ONE.get(tile.kind, tile.kind)}"


def _sign(name: str, x: float, scale: float, y: float = 0) -> str:
    return group(icons.sign(name), x, y, scale)


def _discard_fan(tile: BonusTile) -> str:
    """A fan, and a cross beside it."""
    cross = "M-5 -5L5 5M5 -5L-5 5"
    struck = line(cross, "ink", 6.4, stroke_linecap="round") + line(cross, "accent", 3.4, stroke_linecap="round")
    return _sign("fan", -8, 1.02) + group(struck, 11, 0)


def _grant(tile: BonusTile) -> str:
    """What it gives, one kind below the other."""
    return effects.block(tile.effect, 0, 0, 40, 31, INK)


def _free_fan(tile: BonusTile) -> str:
    """A fan and no Energy."""
    slash = "M1 10L20 -10"
    free = line(slash, "cream", 5.5) + line(slash, "accent", 3.2, stroke_linecap="round")
    return _sign("fan", -10, 0.86) + _sign("energy", 10.5, 0.78) + free


def _ladders_too(tile: BonusTile) -> str:
    """A Ladder as good as a Megaphone."""
    return _sign("ladder", -12, 0.88) + text(0.5, 5.5, "=", 15, INK) + _sign("megaphone", 12, 0.8)


def _cheap_droppers(tile: BonusTile) -> str:
    """A Flyer Dropper and its price."""
    return _sign("dropper", -11.5, 0.82) + text(3, 6.2, tile.amount, 17, INK) + _sign("energy", 13.5, 0.62)


def _pair_draw(tile: BonusTile) -> str:
    """Two equal cards and one more."""
    pair = group(icons.sign("card"), -14, 1, 0.84, turn=-9) + group(icons.sign("card"), -7, -1, 0.84, turn=7)
    return pair + text(4, 5.5, "+", 15, INK) + _sign("pile", 14, 0.76)


_MARKS: dict[str, Callable[[BonusTile], str]] = {
    DISCARD_FAN: _discard_fan,
    GRANT: _grant,
    FREE_FAN: _free_fan,
    LADDERS_TOO: _ladders_too,
    CHEAP_DROPPERS: _cheap_droppers,
    PAIR_DRAW: _pair_draw,
}


def foundation_cost(seat: str, cost: int) -> str:
    """A Standard Foundation Tile, its bottom edge at y = 0: what it costs at the end while it lies there."""
    slab = rect(-18, -34, 36, 34, seat, 5) + rect(-14.5, -30.5, 29, 27, "card", 3)
    return inked(slab, 2) + text(0, -10, f"−{cost}", 20, "lack")


def foundation_gift(seat: str, effect: Effect) -> str:
    """An Advanced Foundation Tile, its bottom edge at y = 0: what building a Foot on it brings."""
    slab = rect(-23, -40, 46, 40, seat, 5) + rect(-19.5, -36.5, 39, 33, "card", 3)
    return inked(slab, 2) + effects.block(effect, 0, -20, 36, 31)


def foundation_words(effect: Effect) -> str:
    """What an Advanced Foundation Tile says."""
    return f"Foundation Tile: a Foot there brings {effect_words(effect)}"
