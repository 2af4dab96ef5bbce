"""The bench's furniture, which nothing in a game changes: wooden frame, jade board, brass rails, axles, corners."""

from __future__ import annotations

from functools import cache

from ..svg import group, inked, line, number, path, rect
from . import gears, icons

PITCH = 114.0
"""From one slot or cell to the next."""
EDGE = 16.0
WIDE = 2 * EDGE + 5 * PITCH
TRAY = 92.0
TALL = WIDE + TRAY
LOW, HIGH = EDGE + PITCH - 1, EDGE + 4 * PITCH + 1
"""Where the board of the gears begins and ends, both ways."""


def middle(cell: int) -> tuple[float, float]:
    """Where a cell's gear has its axle; cells count from 0, row by row."""
    return EDGE + PITCH * (cell % 3 + 1.5), EDGE + PITCH * (cell // 3 + 1.5)


@cache
def furniture(seat: str) -> str:
    """Everything under the tiles and gears; the corners are in the seat's colour."""
    return (
        _frame()
        + _board()
        + _rails()
        + "".join(group(gears.axle(), *middle(i)) for i in range(9))
        + _corners(seat)
    )


def _frame() -> str:
    wood = inked(rect(2, 2, WIDE - 4, TALL - 4, "wood", 16), 3)
    wood += rect(7, 7, WIDE - 14, TALL - 14, "none", 12, stroke="wood-2", sw=2)
    near, far, end = number(WIDE * 0.3), number(WIDE * 0.55), number(WIDE - 12)
    grain = "".join(
        f"M12 {y}Q{near} {y + 9} {far} {y + 2}T{end} {y + 6}" for y in range(30, int(TALL) - 10, 43)
    )
    side = WIDE - 2 * EDGE + 8
    field = rect(EDGE - 4, EDGE - 4, side, side, "wood-3", 10, stroke="wood-2", sw=2)
    return wood + line(grain, "wood-2", 1.3, opacity=0.5) + field


def _board() -> str:
    side = HIGH - LOW
    edge = rect(LOW + 6, LOW + 6, side - 12, side - 12, "none", 8, stroke="brass", sw=2)
    return inked(rect(LOW, LOW, side, side, "jade-2", 12), 2.6) + edge


def _rails() -> str:
    """Rails through every row, column and diagonal, a little out to the slots."""
    one, last = number(LOW - 12), number(HIGH + 12)
    at = [number(middle(i)[0]) for i in range(3)]
    d = "".join(f"M{x} {one}V{last}M{one} {x}H{last}" for x in at)
    d += f"M{one} {one}L{last} {last}M{last} {one}L{one} {last}"
    return line(d, "ink", 8, opacity=0.55) + line(d, "brass-2", 4.4)


def _corners(seat: str) -> str:
    colour = seat if seat in icons.SEALED else "iron"
    places = ((7, 7, 1, 1), (WIDE - 7, 7, -1, 1), (7, TALL - 7, 1, -1), (WIDE - 7, TALL - 7, -1, -1))
    return "".join(
        path(f"M{number(x)} {number(y)}h{26 * u}l{-26 * u} {26 * v}z", colour, stroke="ink", sw=2)
        for x, y, u, v in places
    )
