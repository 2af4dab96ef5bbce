"""One of the five towers: a pagoda with a storey for every rank, in its element's colour. What stands on it is others'.

It stands on (0, 0) and is 96 wide; a storey is `STOREY` tall.
"""

from __future__ import annotations

from functools import cache

from ..svg import circle, group, inked, line, number, path, polygon, rect, text
from . import gears
from .masks import mask

STOREY = 44.0
HALF = 42.0
"""Half the width of a wall on the ground."""
TAPER = 1.7
"""How much a wall is narrower, on each side, than the one below."""

_ELEMENTS: dict[str, str] = {
    "red": "M0 -13Q9 -6 7 3Q6 10 0 11Q-7 10 -7 3Q-7 -2 -3 -5Q-3 -1 -1 0Q2 -5 0 -13z",
    "yellow": "M-12 10L-3 -10L3 1L6 -5L13 10z",
    "green": "M-9 9Q-11 -8 9 -11Q11 8 -5 8L3 -3z",
    "blue": "M-12 2Q-12 -9 -2 -9Q7 -8 7 -2Q2 -5 0 0Q2 7 12 4V10H-12z",
    "purple": "M-12 -3Q-10 3 -7 2V-6H7V2Q10 3 12 -3V4Q9 10 0 10Q-9 10 -12 4z",
}
"""Fire, earth, wood, water and metal: the elements the five towers stand for."""


def half(rank: int) -> float:
    """Half the width of the wall of a storey."""
    return max(HALF - TAPER * rank, 20.0)


@cache
def pagoda(colour: str, storeys: int, beast: str) -> str:
    """The tower without its ranks' rewards and markers."""
    dark = f"{colour}-2" if colour in gears.PLATES else "iron"
    main = colour if colour in gears.PLATES else "steel"
    drawn = _ground(main, dark) + "".join(_storey(main, dark, rank) for rank in range(1, storeys + 1))
    return drawn + group(_spire(main, dark), 0, -STOREY * (storeys + 1)) + _gate(colour, beast)


def _ground(main: str, dark: str) -> str:
    """The ground floor on its stone steps."""
    steps = rect(-47, -5, 94, 7, "steel", 1) + rect(-44, -9, 88, 5, "bone", 1)
    wall = rect(-HALF, -STOREY + 2, 2 * HALF, STOREY - 10, "wall")
    posts = "".join(rect(x - 3, -STOREY + 2, 6, STOREY - 10, main, 1) for x in (-HALF, HALF))
    return inked(steps + wall + posts, 2)


def _storey(main: str, dark: str, rank: int) -> str:
    """The storey of a rank: its eaves below, its wall with a lit window, a beam."""
    wide, foot = half(rank), -STOREY * rank
    below = half(rank - 1) + 7
    wall = rect(-wide, foot - STOREY + 4, 2 * wide, STOREY - 14, "wall")
    posts = "".join(rect(x - 2.6, foot - STOREY + 4, 5.2, STOREY - 14, main, 1) for x in (-wide, wide))
    eave = path(_eave(wide, below, foot), dark)
    rail = line(f"M{number(-wide + 4)} {foot - 14.5}H{number(wide - 4)}", main, 2.6)
    bells = "".join(circle(x, foot + 1.5, 2.2, "gold", sw=1.1) for x in (-below - 1, below + 1))
    return inked(wall + posts, 1.8) + rail + inked(eave + bells, 1.8)


def _eave(wide: float, below: float, foot: float) -> str:
    """The outline of a roof with upturned tips, from a wall's half width to that of the one below."""
    n = number
    tip, inner, edge = below + 4, below - 12, foot - 8.5
    return (
        f"M{n(-tip)} {n(edge)}Q{n(2 - below)} {n(foot + 3)} {n(-inner)} {n(foot + 3)}"
        f"H{n(inner)}Q{n(below - 2)} {n(foot + 3)} {n(tip)} {n(edge)}"
        f"Q{n(below - 4)} {n(foot - 3)} {n(wide - 2)} {n(foot - 11)}H{n(2 - wide)}"
        f"Q{n(4 - below)} {n(foot - 3)} {n(-tip)} {n(edge)}z"
    )


def _spire(main: str, dark: str) -> str:
    """The roof and the rings of the spire, standing on (0, 0)."""
    roof = path("M-40 -7Q-34 3 -24 3H24Q34 3 40 -7Q28 -7 10 -20H-10Q-28 -7 -40 -7z", dark)
    rings = "".join(rect(-w, y, 2 * w, 4, "gold", 2) for w, y in ((7, -25), (5.4, -30), (4, -35)))
    return inked(roof + rings + line("M0 -35V-40", "ink", 2) + circle(0, -41, 3, main), 1.8)


def _gate(colour: str, beast: str) -> str:
    """The gate with the tower's beast in it, the element and the colour's sign beside it."""
    door = path("M-16 -9V-30Q0 -41 16 -30V-9z", "sheet")
    return group(inked(door, 1.8) + group(mask(beast, colour), 0, -21, 0.84))


@cache
def element_sign(colour: str) -> str:
    """The sign of the colour's element on a roundel, 28 units across."""
    if colour not in _ELEMENTS:
        return gears.emblem(colour)
    return inked(circle(0, 0, 13.5, f"{colour}-2"), 1.8) + path(
        _ELEMENTS[colour], "lamp", transform="scale(.74)"
    )


@cache
def tile(base: str, times: int, counts: bool) -> str:
    """A scoring tile: a white or black slab with its multiplier; lit while it counts."""
    fill, ink = ("black", "on-black") if base == "black" else ("white", "on-white")
    edge = "gold" if counts else "steel"
    slab = polygon([(-26, -13), (26, -13), (30, 0), (26, 13), (-26, 13), (-30, 0)], fill)
    rim = polygon(
        [(-22, -9.5), (22, -9.5), (25, 0), (22, 9.5), (-22, 9.5), (-25, 0)],
        "none",
        stroke=edge,
        sw=2.2 if counts else 1.2,
    )

    return inked(slab, 2.2) + rim + text(0, 7, f"×{times}", 20, ink)
