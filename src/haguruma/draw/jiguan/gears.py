"""Gears in the five colours: each colour has its own teeth, its own plate and its letter; the number is on the plate.

Everything is drawn round (0, 0); a gear is 100 units across, an emblem 24.
"""

from __future__ import annotations

import math
from functools import cache

from ..svg import Point, circle, fitted, group, inked, number, oval, path, polygon, rect, text, track

LETTERS: dict[str, str] = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "purple": "P"}
OUTER, ROOT = 48.0, 38.5


def _polar(r: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return r * math.cos(angle), r * math.sin(angle)


def _trapezoids(teeth: int, low: float, high: float, outer: float = OUTER, lean: float = 0) -> str:
    """A gear's outline; `low` and `high` are the shares of a step a tooth takes at its root and its tip."""
    step = 360 / teeth
    corners: list[Point] = []
    for i in range(teeth):
        middle = -90 + step * i
        corners += [
            _polar(ROOT, middle - step * low / 2),
            _polar(outer, middle - step * high / 2 + lean),
            _polar(outer, middle + step * high / 2 + lean),
            _polar(ROOT, middle + step * low / 2),
        ]
    return track(corners) + "z"


def _scallops(teeth: int) -> str:
    """A gear's outline with round teeth."""
    step = 360 / teeth
    d = ""
    for i in range(teeth):
        middle = -90 + step * i
        x, y = _polar(ROOT, middle - step * 0.36)
        u, v = _polar(ROOT, middle + step * 0.36)
        d += f"{'L' if d else 'M'}{number(x)} {number(y)}A9.4 10.5 {number(middle + 90)} 0 1 {number(u)} {number(v)}"
    return d + "z"


OUTLINES: dict[str, str] = {
    "red": _trapezoids(12, 0.62, 0.34),
    "yellow": _scallops(10),
    "green": _trapezoids(8, 0.62, 0.5),
    "blue": _trapezoids(16, 0.86, 0.16, 47.5),
    "purple": _trapezoids(9, 0.66, 0.2, 48.5, 9),
}

_BLOSSOM = "".join(
    f"{'L' if i else 'M'}{number(a[0])} {number(a[1])}A5.5 5.5 0 1 1 {number(b[0])} {number(b[1])}"
    for i, (a, b) in enumerate((_polar(5.7, -126 + 72 * i), _polar(5.7, -54 + 72 * i)) for i in range(5))
)
PLATES: dict[str, str] = {
    "red": "M0 -13L13 0L0 13L-13 0z",
    "yellow": "M-11 0A11 11 0 1 1 11 0A11 11 0 1 1 -11 0z",
    "green": "M-6.2 -11H6.2L12.4 0L6.2 11H-6.2L-12.4 0z",
    "blue": "M-10 -7.5Q-10 -10 -7.5 -10H7.5Q10 -10 10 -7.5V7.5Q10 10 7.5 10H-7.5Q-10 10 -10 7.5z",
    "purple": _BLOSSOM + "z",
}
"""The sign of each colour, about 24 units across: diamond, disc, hexagon, square, plum blossom."""


@cache
def emblem(colour: str, lit: bool = True) -> str:
    """The sign of a colour with its letter; not `lit`: its outline only."""
    if colour not in PLATES:
        return inked(circle(0, 0, 10.5, "steel"), 1.8) + text(0, 5, "?", 14, "on-light")
    if not lit:
        shape = path(PLATES[colour], "none", stroke=colour, sw=2.4, stroke_linejoin="round")
        return shape + text(0, 4.6, LETTERS[colour], 12.5, colour)
    return inked(path(PLATES[colour], colour), 1.8) + text(0, 4.8, LETTERS[colour], 13, f"on-{colour}")


@cache
def plate(colour: str, said: str, size: float = 30, letter: bool = True) -> str:
    """A bone plate in a colour's shape with a number on it, about 52 across, and the colour's letter at its foot."""
    shape = path(PLATES.get(colour, PLATES["yellow"]), "bone")
    big = group(inked(shape, 1.1), scale=2.05 if colour == "red" else 2.2)
    tag = inked(circle(0, 0, 9.4, f"{colour}-2"), 1.8) + text(
        0, 4.7, LETTERS.get(colour, "?"), 13, "on-yellow" if colour == "yellow" else "on-dark"
    )
    digits = fitted(0, size * 0.36, said, size, 31, "on-light")
    return big + digits + (group(tag, 19.5, 19.5) if letter else "")


@cache
def gear(colour: str, value: int) -> str:
    """A gear, 100 units across; a colour that is none gives a plain steel gear."""
    if colour not in OUTLINES:
        return any_gear(str(value) if value else "?")
    shadow = group(path(OUTLINES[colour], "shade"), 2.5, 4)
    body = inked(path(OUTLINES[colour], colour), 3)
    rim = circle(0, 0, 32.5, f"{colour}-2", opacity=0.55) + circle(0, 0, 33.5, "none", stroke="ink", sw=1.6)
    gleam = path("M-29 -17A34 34 0 0 1 3 -34.5L2 -30A29 29 0 0 0 -25 -14z", "shine")
    return shadow + body + rim + gleam + plate(colour, str(value))


@cache
def small(colour: str, value: int) -> str:
    """A gear to be shown small, 100 units across: a larger number, the letter beside it, no plate."""
    if colour not in OUTLINES:
        return any_gear(str(value) if value else "?")
    body = inked(path(OUTLINES[colour], colour), 4.5)
    return body + text(-2, 19, value, 54, f"on-{colour}") + text(22, 28, LETTERS[colour], 23, f"on-{colour}")


@cache
def any_gear(said: str = "?", colour: str = "") -> str:
    """A gear of a colour without a number, or a steel one of no colour, 100 units across."""
    if colour in OUTLINES:
        body = inked(path(OUTLINES[colour], colour), 4)
        return body + circle(0, 0, 24, "bone", stroke="ink", sw=3) + group(emblem(colour), scale=1.5)
    body = inked(path(_trapezoids(8, 0.6, 0.42), "steel"), 4)
    return body + inked(circle(0, 0, 23, "bone"), 3) + text(0, 15, said, 42, "on-light")


@cache
def cog(teeth: int, r: float, fill: str, hole: str = "card", sw: float = 1.6) -> str:
    """A little gear wheel of a machine's inside, `r` to the tips."""
    deep = r * 0.78
    step = 360 / teeth
    corners: list[Point] = []
    for i in range(teeth):
        middle = -90 + step * i
        corners += [_polar(deep, middle - step * 0.3), _polar(r, middle - step * 0.18)]
        corners += [_polar(r, middle + step * 0.18), _polar(deep, middle + step * 0.3)]
    return inked(polygon(corners, fill) + circle(0, 0, r * 0.32, hole), sw)


def axle(r: float = 46) -> str:
    """An empty gear cell: a brass-rimmed well with its pin."""
    well = circle(0, 0, r, "well", stroke="ink", sw=2.4) + circle(
        0, 0, r - 3.2, "none", stroke="brass-2", sw=2.6
    )
    spokes = "".join(group(oval(0, -r * 0.62, 2.6, 5, "brass-2", opacity=0.7), turn=45 * i) for i in range(8))
    pin = inked(circle(0, 0, 6.5, "brass"), 1.8) + rect(-4, -1, 8, 2, "ink", opacity=0.6)
    return well + spokes + pin


@cache
def ghost(colour: str, value: int) -> str:
    """Where a gear would go: see-through, its outline dashed, 100 units across."""
    outline = OUTLINES.get(colour, OUTLINES["green"])
    shape = path(outline, colour, fill_opacity=0.66)
    edge = path(outline, "none", stroke="bone", sw=3, stroke_dasharray="8 5")
    letter = text(23, 27, LETTERS.get(colour, "?"), 22, "on-dark")
    return shape + edge + text(-3, 18, value, 50, "on-dark") + letter
