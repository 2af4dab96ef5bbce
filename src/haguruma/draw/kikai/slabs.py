"""Construction Bonus Tiles and Foundation Tiles: each a small face, and its words; the Advanced ones explained.

Where the tiles in Districts lie is the District's business.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.prose import capital
from ...kikai.constants import (
    ADVANCED_KINDS,
    CHEAP_DROPPERS,
    DISCARD_FAN,
    FREE_FAN,
    GRANT,
    LADDERS_TOO,
    PAIR_DRAW,
    SEATS,
)
from ...kikai.editions.edition import BonusTile, Effect
from ...kikai.words.names import effect_words, tile_name, tile_one, tile_words
from ..svg import fitted, group, inked, line, rect, text, with_tip, wrapped
from . import effects, icons, pieces
from .view import KikaiView

WIDE, TALL = 46.0, 35.0
"""An Advanced tile; a Standard one is lower."""
INK = "on-yellow"
"""Writing on a tile's cream face, by day and by night."""
ROW, TOP, END, LEFT = 48.0, 34.0, 6.0, 74.0
"""A row of the legend, what stands above and below all rows, and where a row's words begin."""
BESIDE, FIRST, STEP = 320.0, 126.0, 54.0
"""Tiles kept: how wide their row is, where the middle of the first one lies, and how far the next one is."""


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
    if tile.kind in ADVANCED_KINDS:
        return f"first Head: “{tile_name(tile.kind)}”, {tile_words(tile)}"
    return f"first Head: {tile.amount} VP for each {tile_one(tile.kind)}"


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


# Explained: those a first Head still claims, and those a seat keeps ---------------------------------------------


def legend_height(shown: KikaiView) -> float:
    """How tall the legend is: 0 where there is nothing to explain."""
    entries = len(_entries(shown))
    return TOP + ROW * entries + END if entries else 0.0


def legend(shown: KikaiView, wide: float) -> str:
    """The tiles one below the other, `wide` units wide and `legend_height` units tall."""
    entries = _entries(shown)
    if not entries:
        return ""
    heading = text(14, 22, "Tiles of the first Heads", 15, "text", "start") + line(f"M14 1H{wide - 14}", "plaza-2", 1.5)
    rows = (group(_row(tile, place, wide), 0, TOP + ROW * i) for i, (tile, place) in enumerate(entries))
    return heading + "".join(rows)


def _entries(shown: KikaiView) -> list[tuple[BonusTile, str]]:
    """Each tile with the name of its District, or the seat that keeps it; those settled at once are gone."""
    if not shown.edition.advanced:
        return []
    lying = [(shown.tile(one.id), one.name) for one in shown.edition.districts]
    kept = [(tile, seat) for seat in SEATS for tile in shown.kept(seat)]
    return [(tile, place) for tile, place in lying if tile is not None] + kept


def _row(tile: BonusTile, place: str, wide: float) -> str:
    """A tile, where it is, and what it does in one or two lines."""
    owner = place if place in SEATS else ""
    badge = group(pieces.badge(owner), 58, 31, 0.56) if owner else ""
    name, does = tile_name(tile.kind), capital(tile_words(tile))
    said = name if owner else f"{place}: {name}"
    lines = "".join(
        text(LEFT, 27 + 13.5 * i, part, 12, "muted", "start", font_weight=600)
        for i, part in enumerate(wrapped(does, 11.3, wide - LEFT - 12)[:2])
    )
    title = fitted(LEFT, 12, said, 13, wide - LEFT - 12, "text", "start")
    return group(face(tile), 38, 20) + badge + title + lines


def kept_tiles(shown: KikaiView, which: str) -> str:
    """The permanent tiles a seat keeps, each explained when pointed at or in focus."""
    kept = shown.kept(which)
    caption = text(12, 5, "Tiles kept", 13, "text", "start")
    if not kept:
        return caption + text(96, 5, "none yet", 12, "muted", "start", font_weight=600)
    return caption + "".join(_kept_tile(which, tile, FIRST + STEP * i) for i, tile in enumerate(kept))


def _kept_tile(which: str, tile: BonusTile, x: float) -> str:
    name, does = tile_name(tile.kind), tile_words(tile)
    mark = rect(-WIDE / 2, -TALL / 2, WIDE, TALL, "none", 5, class_="mark")
    drawn = group(face(tile) + mark, x, 0, 1.08)
    said = f"{capital(does)}."
    return with_tip(drawn, f"tile:{which}:{tile.kind}", name, said, (10, -24), BESIDE - 20)
