"""What a gear in hand would do in a cell: its outline where it would go, energy driven, lines completed."""

from __future__ import annotations

from ...kernel.view import Plain, count, part, word, words
from ..svg import circle, fitted, group, inked, line, path, rect, text
from . import gears, icons
from .view import JiguanView, split_gear


def in_hand(shown: JiguanView, seat: str) -> list[str]:
    """The gears in a seat's hand, in the order they were taken."""
    return words(shown.view, "held") if seat == shown.mover else []


def energy_of(state: Plain, gear: str, cell: str) -> int | None:
    """Energy a gear in hand would drive in a cell; None where it cannot go."""
    driven = part(part(state, "drives"), gear)
    return count(driven, cell) if cell in driven else None


def completes(state: Plain, gear: str, cell: str) -> int | None:
    """The fewest coins with which a line through the cell would reach its value with this gear in it; None: no line."""
    _, number = split_gear(gear)
    _, old = split_gear(word(part(state, "cells"), cell))
    found: list[int] = []
    for slot in part(state, "lines"):
        line = part(part(state, "lines"), slot)
        if cell in words(line, "cells") and count(line, "missing") == (0 if old else 1):
            found.append(abs(count(line, "sum") - old + number - count(line, "value")))
    return min(found, default=None)


def hint(gear: str, energy: int, coins: int | None, r: float, over: bool) -> str:
    """A gear that could go here, round (0, 0), `r` its size; `over` a gear that it would replace."""
    colour, value = split_gear(gear)
    shape = group(gears.small(colour, value) if over else gears.ghost(colour, value), scale=r / 52)
    below = r * 0.72 if r > 40 else r * 0.9 if over else r + 11
    drawn = shape + group(_energy(energy), 0, below)
    return drawn + (group(_line(coins), r * 0.66, -r * 0.72) if coins is not None and coins < 3 else "")


def _energy(amount: int) -> str:
    """The energy it would drive."""
    if not amount:
        return group(circle(0, 0, 7, "iron", opacity=0.75) + text(0, 4, 0, 11.5, "on-dark"))
    pill = inked(rect(-22, -10.5, 44, 21, "bone", 10.5), 1.6)
    return (
        pill
        + fitted(3, 5.8, f"+{amount}", 16, 22, "on-light", "end")
        + group(icons.sign("energy"), 12, 0, 0.72)
    )


def _line(coins: int) -> str:
    """A line it would complete: at once, or with so many coins."""
    if not coins:
        tick = line("M-5 0L-1.4 4L5.4 -4.4", "on-ready", 3, stroke_linecap="round", stroke_linejoin="round")
        return inked(circle(0, 0, 10.5, "ready"), 1.6) + tick
    pill = inked(path("M-8 -9.5H8A9.5 9.5 0 0 1 8 9.5H-8A9.5 9.5 0 0 1 -8 -9.5z", "near"), 1.5)
    return pill + text(-8.5, 5, coins, 14, "on-near") + group(icons.sign("coin"), 7, 0, 0.66)
