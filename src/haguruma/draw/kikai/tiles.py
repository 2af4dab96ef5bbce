"""Laying cards out in a grid: the one place where a drawing of cards becomes a picture of so many columns."""

from __future__ import annotations

from collections.abc import Sequence

from ..svg import Number, group, picture, rect, text

GAP = 9.0
EDGE = 8.0


def grid(cards: Sequence[str], wide: Number, tall: Number, columns: int) -> tuple[str, float, float]:
    """Cards of one size in rows of `columns`; returns the drawing, its width and its height."""
    columns = max(columns, 1)
    rows = max(-(-len(cards) // columns), 1)
    drawn = "".join(
        group(card, EDGE + i % columns * (wide + GAP), EDGE + i // columns * (tall + GAP))
        for i, card in enumerate(cards)
        if card
    )
    return drawn, columns * (wide + GAP) - GAP + 2 * EDGE, rows * (tall + GAP) - GAP + 2 * EDGE


def spread(cards: Sequence[str], wide: Number, tall: Number, columns: int, label: str, kind: str) -> str:
    """A standalone SVG of cards in a grid."""
    drawn, width, height = grid(cards, wide, tall, columns)
    return picture(drawn, width, height, label, kind, live=True)


def blank(wide: Number, tall: Number, said: str) -> str:
    """An empty slot with a word in it."""
    slot = rect(1, 1, wide - 2, tall - 2, "none", 9, stroke="muted", sw=2, stroke_dasharray="6 5")
    return slot + text(wide / 2, tall / 2 + 5, said, 13, "muted")


def frame(wide: Number, tall: Number) -> str:
    """The outline of a card, for its glow and its area to hit."""
    return rect(0, 0, wide, tall, "none", 9)
