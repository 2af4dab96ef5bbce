"""The Advanced Construction Bonus Tiles with their words: those a first Head still claims, and those a seat keeps."""

from __future__ import annotations

from ...kernel.view import words
from ...kikai.constants import SEATS
from ...kikai.editions.edition import BonusTile
from ...kikai.words.advanced import TILE_NAMES, tile_words
from ...kikai.words.names import capital
from ..svg import fitted, group, line, text, wrapped
from . import pieces, slabs
from .view import KikaiView

ROW, TOP, END = 48.0, 34.0, 6.0
LEFT = 74.0


def height(shown: KikaiView) -> float:
    """How tall the legend is: 0 where there is nothing to explain."""
    entries = len(_entries(shown))
    return TOP + ROW * entries + END if entries else 0.0


def legend(shown: KikaiView, wide: float) -> str:
    """The tiles one below the other, `wide` units wide and `height` units tall."""
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
    kept = [(tile, seat) for seat in SEATS for tile in shown.edition.bonus_tiles
            if tile.kind in words(shown.seat(seat), "tiles")]  # fmt: skip
    return [(tile, place) for tile, place in lying if tile is not None] + kept


def _row(tile: BonusTile, place: str, wide: float) -> str:
    """A tile, where it is, and what it does in one or two lines."""
    owner = place if place in SEATS else ""
    badge = group(pieces.badge(owner), 58, 31, 0.56) if owner else ""
    name, does = TILE_NAMES.get(tile.kind, tile.kind), capital(tile_words(tile))
    said = name if owner else f"{place}: {name}"
    lines = "".join(
        text(LEFT, 27 + 13.5 * i, part, 12, "muted", "start", font_weight=600)
        for i, part in enumerate(wrapped(does, 11.3, wide - LEFT - 12)[:2])
    )
    title = fitted(LEFT, 12, said, 13, wide - LEFT - 12, "text", "start")
    return group(slabs.face(tile), 38, 20) + badge + title + lines
