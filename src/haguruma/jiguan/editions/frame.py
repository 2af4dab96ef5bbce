"""The frame of a bench: which places on it there are, what lies in line with them, and the way round (J5, J17)."""

from __future__ import annotations

from typing import Final

LAST: Final = 4
"""The last column and row of the frame; the gear cells lie between it and 0."""
LINE: Final = 3
"""Gear cells of a line that completes a blueprint."""
AROUND: Final = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
"""The eight directions."""


def on_frame(x: int, y: int) -> bool:
    """Whether a place lies on the frame, not among the gear cells."""
    return x in (0, LAST) or y in (0, LAST)


def cells_towards(x: int, y: int, dx: int, dy: int) -> int:
    """How many gear cells lie in a direction from a place."""
    places = ((x + dx * step, y + dy * step) for step in range(1, LAST + 1))
    return sum(0 < cx < LAST and 0 < cy < LAST for cx, cy in places)


def has_full_line(x: int, y: int) -> bool:
    """Whether in some direction from a place lie the three cells of a line, so that it can be completed there."""
    return any(cells_towards(x, y, dx, dy) == LINE for dx, dy in AROUND)


def way_round(x: int, y: int) -> int:
    """How far a place of the frame lies from the top left corner, going clockwise: 0 to 15."""
    if y == 0:
        return x
    if x == LAST:
        return LAST + y
    if y == LAST:
        return 3 * LAST - x
    return 4 * LAST - y


def first_step_back(places: list[tuple[int, int]]) -> int:
    """The first index at which a list of places goes back instead of on clockwise round the frame; -1 if none.

    The list may begin anywhere, so passing the top left corner once is going on.
    """
    ways = [way_round(x, y) for x, y in places]
    passed = False
    for i in range(1, len(ways)):
        if ways[i] < ways[i - 1]:
            if passed:
                return i
            passed = True
        if passed and ways[i] >= ways[0]:
            return i
    return -1
