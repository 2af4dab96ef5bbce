"""What the Advanced side adds to a seat's board: Billboards that are all alike, and the permanent tiles it keeps."""

from __future__ import annotations

from ...kernel.view import words
from ...kikai.editions.edition import BonusTile
from ...kikai.words.advanced import TILE_NAMES, tile_words
from ...kikai.words.names import capital
from ..svg import group, line, rect, text, with_tip
from . import pieces, slabs
from .view import KikaiView

WIDE = 320.0
FIRST, STEP = 126.0, 54.0
"""Where the middle of the first tile lies, and how far the next one is."""


def billboards(shown: KikaiView, which: str) -> str:
    """The six Billboards in a row, those put up ticked off."""
    boards = shown.edition.billboards
    left = min(len(words(shown.seat(which), "billboards")), len(boards))
    step = (WIDE - 20) / max(len(boards), 1)
    return "".join(
        group(_billboard(which, i < len(boards) - left), 10 + step * (i + 0.5), 0) for i in range(len(boards))
    )


def _billboard(which: str, placed: bool) -> str:
    if not placed:
        return group(pieces.billboard(which), 0, 2, 0.66)
    slot = rect(-15, -11, 30, 22, "none", 4, stroke="muted", sw=1.5, stroke_dasharray="4 4")
    return slot + line("M-6 0l4 5l8 -10", which, 4, stroke_linecap="round", stroke_linejoin="round")


def tiles(shown: KikaiView, which: str) -> str:
    """The permanent tiles a seat keeps, each explained when pointed at or in focus."""
    own = words(shown.seat(which), "tiles")
    kept = [tile for tile in shown.edition.bonus_tiles if tile.kind in own]
    caption = text(12, 5, "Tiles kept", 13, "text", "start")
    if not kept:
        return caption + text(96, 5, "none yet", 12, "muted", "start", font_weight=600)
    return caption + "".join(_tile(which, tile, FIRST + STEP * i) for i, tile in enumerate(kept))


def _tile(which: str, tile: BonusTile, x: float) -> str:
    name, does = TILE_NAMES.get(tile.kind, tile.kind), tile_words(tile)
    mark = rect(-slabs.WIDE / 2, -slabs.TALL / 2, slabs.WIDE, slabs.TALL, "none", 5, class_="mark")
    drawn = group(slabs.face(tile) + mark, x, 0, 1.08)
    said = f"{capital(does)}."
    return with_tip(drawn, f"tile:{which}:{tile.kind}", name, said, (10, -24), WIDE - 20)
