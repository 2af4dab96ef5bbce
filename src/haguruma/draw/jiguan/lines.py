"""What a gear would do in a cell, as arithmetic on the view: energy driven, lines brought to a value."""

from __future__ import annotations

from ...kernel.view import Plain, count, part, word, words
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
