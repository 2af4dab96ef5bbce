"""Pictures for rules pages: drawings of the table made still, framed and labelled. What they show is the games'."""

from __future__ import annotations

from .panels import Panel
from .svg import Number, element, group, number, picture, rect

GAP = 14.0
Sized = tuple[str, float, float]
"""A drawing from (0, 0) with its width and its height."""


def within(svg: str) -> Sized:
    """What a standalone SVG holds, to be put into another one."""
    wide, tall = Panel("", "", svg).size
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")], wide, tall


def window(content: str, x: Number, y: Number, wide: Number, tall: Number) -> Sized:
    """The part of a larger drawing round (x, y)."""
    box = f"{number(x - wide / 2)} {number(y - tall / 2)} {number(wide)} {number(tall)}"
    ground = rect(x - wide / 2, y - tall / 2, wide, tall, "ground")
    shown = element("svg", ground + content, width=wide, height=tall, viewBox=box, overflow="hidden")
    return shown + rect(1, 1, wide - 2, tall - 2, "none", 8, stroke="muted", sw=2), float(wide), float(tall)


def beside(drawings: list[Sized], gap: float = GAP) -> Sized:
    """Drawings side by side, their middles on a line."""
    tall = max((drawing[2] for drawing in drawings), default=1.0)
    shown, x = "", 0.0
    for drawing, wide, high in drawings:
        shown += group(drawing, x, (tall - high) / 2)
        x += wide + gap
    return shown, max(x - gap, 1.0), tall


def stacked(drawings: list[Sized], gap: float = GAP) -> Sized:
    """Drawings one below the other, their middles on a line."""
    wide = max((drawing[1] for drawing in drawings), default=1.0)
    shown, y = "", 0.0
    for drawing, broad, tall in drawings:
        shown += group(drawing, (wide - broad) / 2, y)
        y += tall + gap
    return shown, wide, max(y - gap, 1.0)


def figure(drawing: Sized, label: str, kind: str) -> str:
    """A still picture that tells assistive technology what it shows, with a margin for outlines.

    Its class says how large it is meant to be read: `hg-small`, `hg-middle` or `hg-wide`.
    """
    content, wide, tall = drawing
    size = "small" if wide < 290 else "middle" if wide < 480 else "wide"
    return picture(group(content, 4, 4), wide + 8, tall + 8, label, f"{kind} hg-figure hg-{size}")
