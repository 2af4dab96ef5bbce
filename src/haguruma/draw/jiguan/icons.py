"""Jigūan's small signs: coin, energy, points, gear, tower step …, about 24 units round (0, 0); and rows of amounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ...jiguan.editions.edition import Reward
from ..svg import Number, circle, element, group, inked, line, oval, path, polygon, rect, star, text
from . import gears

Signs = Sequence[tuple[str, int]]
"""Names of signs with amounts, e.g. (('coin', 1), ('energy', 3))."""

BOLT = "M2.6 -9.5L-6 1.8H-0.8L-2.6 9.5L6 -2.2H0.9z"
SEALED: dict[str, str] = {"black": "B", "white": "W", "orange": "O", "teal": "T"}
_SEATS: dict[str, str] = {
    "black": "M-10.5 -11.5H10.5V1Q10.5 8 0 13.5Q-10.5 8 -10.5 1z",
    "white": "M-12 0A12 12 0 1 1 12 0A12 12 0 1 1 -12 0z",
    "orange": "M0 -14L13.8 10.5H-13.8z",
    "teal": "M-5.2 -12.4H5.2L12.4 -5.2V5.2L5.2 12.4H-5.2L-12.4 5.2V-5.2z",
}
"""The seats' seals: a shield, a disc, a triangle, an octagon."""


def coin() -> str:
    """A coin: bronze, with a square hole."""
    face = circle(0, 0, 11.3, "bronze") + circle(0, 0, 8.4, "gold", sw=1.2)
    hole = rect(-3.1, -3.1, 6.2, 6.2, "ink", 0.8, stroke="none")
    marks = line("M0 -7V-4.8M0 7V4.8M-7 0H-4.8M7 0H4.8", "brass-2", 1.9, stroke_linecap="round")
    return inked(face, 1.8) + hole + marks


def energy() -> str:
    """Energy: a bolt in a jade orb."""
    orb = circle(0, 0, 11.3, "jade")
    gleam = path("M-8 -4A9 9 0 0 1 1 -9L1.5 -6.5A7 7 0 0 0 -5.5 -3z", "shine", stroke="none")
    return inked(orb, 1.8) + gleam + inked(path(BOLT, "lamp"), 1.4, scale=0.86)


def points() -> str:
    """Points of honour: a gold star on a lacquer rosette."""
    petals = "".join(circle(x, y, 4.7, "lacquer") for x, y in star(4, 8.2, 8.2))
    return inked(petals, 1.7) + circle(0, 0, 8.6, "lacquer") + polygon(star(5, 8.8, 3.9, 0, 0.6), "gold")


def gear() -> str:
    """Any gear."""
    return group(gears.any_gear(), scale=0.25)


def blueprint() -> str:
    """A blueprint: a blue sheet with a rolled edge."""
    sheet = rect(-9, -10.5, 18, 19, "plan", 1.5) + rect(-10.5, 7, 21, 4.4, "plan-2", 2.2)
    drawn = circle(0, -2, 4.4, "none", stroke="plan-line", sw=1.5)
    cross = line("M-7 -2H7M0 -8.5V4.5", "plan-line", 0.9)
    return inked(sheet, 1.7) + drawn + cross


def beast() -> str:
    """A finished beast: a mechanical face."""
    face = path("M-9.5 -4L-8 -11L-3.5 -8H3.5L8 -11L9.5 -4V4Q8 10.5 0 10.5Q-8 10.5 -9.5 4z", "brass")
    eyes = circle(-4, -1.5, 2.9, "lamp", sw=1.2) + circle(4, -1.5, 2.9, "lamp", sw=1.2)
    jaw = line("M-5 5.5H5M-2.5 3.7V7.3M0 3.7V7.3M2.5 3.7V7.3", "ink", 1.3)
    return inked(face, 1.7) + inked(eyes, 1.2) + jaw


def step() -> str:
    """A step up on any tower."""
    return group(tower_sign("stone"), -3) + _arrow(8)


def _arrow(x: float) -> str:
    d = f"M{x} 9V-7M{x - 4.6} -2.2L{x} -8L{x + 4.6} -2.2"
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return line(d, "ink", 5, **ends) + line(d, "gold", 2.6, **ends)


@cache
def tower_sign(colour: str) -> str:
    """A little pagoda in a colour; `stone` for any."""
    roof, wall = (f"{colour}-2", colour) if colour in gears.PLATES else ("iron", "steel")
    eaves = "".join(
        path(
            f"M{-w} {y}Q{-w * 0.6} {y - 1.2} {-w * 0.5} {y - 4}H{w * 0.5}Q{w * 0.6} {y - 1.2} {w} {y}z", roof
        )
        for w, y in ((10.5, 3.6), (8.8, -3), (7, -8.4))
    )
    walls = rect(-6.5, 3.6, 13, 7.4, wall) + rect(-5, -3, 10, 3, wall) + rect(-3.8, -8.4, 7.6, 2.4, wall)
    door = path("M-2.2 11V7.6Q0 5 2.2 7.6V11z", "ink", stroke="none")
    return inked(walls + eaves + line("M0 -12.4V-14.5", "ink", 1.8), 1.5) + door


@cache
def tower_step(colour: str, steps: int = 1) -> str:
    """Steps up on a colour's tower; 34 units wide."""
    letter = group(gears.emblem(colour), -8, 5.5, 0.62) if colour in gears.PLATES else ""
    arrows = _arrow(9) if steps < 2 else _arrow(7) + _arrow(14)
    return group(tower_sign(colour), -8) + letter + arrows


def airship() -> str:
    """The airship."""
    hull = oval(0, -3.5, 12, 6.6, "lacquer") + line(
        "M-12 -3.5H12M-6 -9.4Q-9 -3.5 -6 2.4M6 -9.4Q9 -3.5 6 2.4", "ink", 1
    )
    fin = path("M9 -5L14 -9.5V2L9 -2z", "gold")
    cabin = path("M-5 6H5L3.5 10.5H-3.5z", "wood-3") + line("M-4.5 2.8L-4 6M4.5 2.8L4 6", "ink", 1.2)
    return inked(fin + hull + cabin, 1.6)


def box() -> str:
    """The game box: a crate."""
    crate = rect(-10.5, -5.5, 21, 15.5, "wood-3", 1) + polygon(
        [(-12, -5.5), (-8.5, -10.5), (8.5, -10.5), (12, -5.5)], "wood"
    )
    return inked(crate, 1.7) + group(gears.cog(7, 6, "steel", "wood-3", 1.2), 0, 2.4)


def card() -> str:
    """A reward card."""
    face = rect(-10.5, -7.8, 21, 15.6, "card", 2.5) + rect(
        -7.5, -5, 15, 10, "none", 1.2, stroke="orange", sw=1.8
    )
    return inked(face, 1.7) + polygon(star(5, 3.8, 1.7, 0, 0.3), "gold")


def mission() -> str:
    """A mission: a scroll with a tick."""
    sheet = (
        rect(-7.5, -9, 15, 18, "bone")
        + rect(-10, -11.5, 20, 4.5, "wood", 2.2)
        + rect(-10, 7, 20, 4.5, "wood", 2.2)
    )
    return inked(sheet, 1.7) + line("M-4 0.2L-1 3.4L4.4 -3.6", "ready", 2.6, stroke_linecap="round")


def forever() -> str:
    """A card that stays and counts when a period is scored: an hourglass."""
    frame = rect(-8, -11.5, 16, 3.6, "wood", 1) + rect(-8, 8, 16, 3.6, "wood", 1)
    glass = path("M-6 -8H6Q6 -2.5 1.6 0Q6 2.5 6 8H-6Q-6 2.5 -1.6 0Q-6 -2.5 -6 -8z", "mist")
    sand = path("M-4.6 8Q-3.6 3.6 0 3.6Q3.6 3.6 4.6 8zM-3.4 -4.6H3.4L0 -0.6z", "gold", stroke="none")
    return inked(frame + glass, 1.6) + sand


def arrow() -> str:
    """Pay once and gain."""
    return line("M-9 0H6M1 -5L7 0L1 5", "text", 2.8, stroke_linecap="round", stroke_linejoin="round")


def arrows() -> str:
    """Pay as often as wished."""
    return line("M-9 -5L-3 0L-9 5M0 -5L6 0L0 5", "text", 2.8, stroke_linecap="round", stroke_linejoin="round")


def swap() -> str:
    """Either way."""
    d = "M-8 -3.8H6.5M2.5 -8L7.5 -3.8L2.5 0.2M8 4.4H-6.5M-2.5 0.4L-7.5 4.4L-2.5 8.6"
    return line(d, "text", 2.2, stroke_linecap="round", stroke_linejoin="round")


def bridge() -> str:
    """Two neighbouring towers."""
    both = group(tower_sign("stone"), -6.5, 1, 0.72) + group(tower_sign("stone"), 6.5, 1, 0.72)
    return both + line("M-4 1.5Q0 -3 4 1.5", "lacquer", 2.4)


def turn() -> str:
    """One more action."""
    d = "M7.4 -6.4A9.6 9.6 0 1 0 9.6 1M9.4 -10.5L7.6 -5.8L2.6 -6.6"
    return line(d, "text", 2.6, stroke_linecap="round", stroke_linejoin="round") + text(
        0, 4.6, "1", 13, "text"
    )


def rows() -> str:
    """The two payment rows."""
    cells = "".join(rect(-11 + 7.6 * i, y, 6.2, 7.6, "bone", 1) for i in range(3) for y in (-9, 2))
    return inked(cells, 1.3) + circle(-0.4, -5.2, 2.5, "lacquer") + circle(-0.4, 5.8, 2.5, "lacquer")


@cache
def flask(colour: str, amount: int = 1) -> str:
    """Energy points of a colour: a flask with the colour's sign, 20 wide and 26 tall; their number if not one."""
    glass = path(
        "M-3 -12.5H3V-6.5Q9.6 -3.4 9.6 3Q9.6 11.5 0 11.5Q-9.6 11.5 -9.6 3Q-9.6 -3.4 -3 -6.5z", "mist"
    )
    fill = path("M-9 0.5H9Q9.6 11 0 11Q-9.6 11 -9 0.5z", colour, stroke="none")
    neck = rect(-4.4, -13.6, 8.8, 3, "wood", 1)
    sign = group(gears.emblem(colour), 0, 3, 0.62)
    more = text(13, 8, amount, 17, "text", "start") if amount != 1 else ""
    return inked(glass + neck, 1.5) + fill + sign + more


@cache
def seal(seat: str) -> str:
    """A seat's seal with its letter, about 26 units across."""
    if seat not in _SEATS:
        return inked(circle(0, 0, 11, "steel"), 1.8)
    low = 7.6 if seat == "orange" else 4.9
    size = 12.5 if seat == "orange" else 14.5
    rim = group(
        path(_SEATS[seat], "none", stroke=f"{seat}-2" if seat != "black" else "white-2", sw=1.5), scale=0.8
    )
    return inked(path(_SEATS[seat], seat), 2) + rim + text(0, low, SEALED[seat], size, f"on-{seat}")


_PLAIN: tuple[Callable[[], str], ...] = (
    coin, energy, points, gear, blueprint, beast, step, airship, box, card, mission, forever, arrow, arrows, swap,
    bridge, turn, rows,
)  # fmt: skip


@cache
def sign(name: str) -> str:
    """A sign's shapes. Unknown names give a plain question mark, so a drawing never fails on one."""
    first, _, last = name.partition("-")
    if first == "flask" and last in gears.PLATES:
        return flask(last)
    if first == "tower" and last in gears.PLATES:
        return tower_sign(last)
    if name in gears.PLATES:
        return gears.emblem(name)
    if name in _SEATS:
        return seal(name)
    for draw in _PLAIN:
        if draw.__name__ == name:
            return draw()
    return inked(circle(0, 0, 10, "card"), 1.8) + text(0, 5, "?", 14, "text")


def names() -> tuple[str, ...]:
    """Every sign there is."""
    coloured = [f"{first}-{colour}" for first in ("flask", "tower") for colour in gears.PLATES]
    return (*(draw.__name__ for draw in _PLAIN), *coloured, *gears.PLATES, *_SEATS)


def icon(name: str, label: str = "") -> str:
    """A sign as a standalone SVG; without `label` it is decoration that screen readers skip."""
    told = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return element(
        "svg", sign(name), xmlns="http://www.w3.org/2000/svg", viewBox="-15 -15 30 30",
        class_="hg hg-jiguan hg-icon", font_weight="800", focusable="false", **told,
    )  # fmt: skip


# Amounts: coins, energy and points in rows, made from the same data as their words ----------------------------


def signs_of(reward: Reward) -> list[tuple[str, int]]:
    """What a reward gives, leaving out what it does not."""
    every = (("coin", reward.coin), ("energy", reward.energy), ("points", reward.points))
    return [(name, amount) for name, amount in every if amount]


def in_words(reward: Reward) -> str:
    """A reward in words; 'nothing' if it is empty."""
    said = []
    for name, amount in signs_of(reward):
        plural = "s" if name == "coin" and amount != 1 else ""
        said.append(f"{amount} {'point' if name == 'points' and amount == 1 else name}{plural}")
    return " and ".join(said) or "nothing"


def width(given: Signs, size: Number) -> float:
    """How wide `amounts` comes out."""
    return sum(size * (1.0 + 0.6 * len(str(amount))) for _, amount in given) + size * 0.25 * max(
        len(given) - 1, 0
    )


def amounts(given: Signs, x: Number, y: Number, size: Number, ink: str = "text", most: Number = 0) -> str:
    """Amounts and signs centred on (x, y), each sign `size` units; kept within `most` units if given."""
    if most and width(given, size) > most:
        size = size * most / width(given, size)
    left = x - width(given, size) / 2
    drawn = []
    for name, amount in given:
        digits = size * 0.6 * len(str(amount))
        drawn.append(text(left + digits / 2, y + size * 0.35, amount, size * 0.96, ink))
        drawn.append(group(sign(name), left + digits + size * 0.52, y, size / 25))
        left += digits + size * 1.25
    return "".join(drawn)
