"""The six buildings of Yukon Street, one per District: standing on (0, 0), up to 104 wide and 98 tall."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from ..svg import Number, circle, group, inked, line, oval, path, polygon, rect, regular, star, text
from .junk import shade, shine


def _panes(places: Iterable[tuple[Number, Number]], w: Number, h: Number, r: Number = 0) -> str:
    return "".join(rect(x - w / 2, y, w, h, "pane", r) for x, y in places)


def _bulbs(places: Iterable[tuple[Number, Number]]) -> str:
    return "".join(circle(x, y, 1.9, "lamp", sw=1) for x, y in places)


def school() -> str:
    """The School: brick wings, a clock tower, a flag."""
    wings = rect(-52, -44, 104, 44, "brick") + polygon(
        [(-55, -44), (-48, -56), (48, -56), (55, -44)], "roof-3"
    )
    tower = rect(-17, -74, 34, 74, "brick-2") + polygon([(-21, -74), (0, -95), (21, -74)], "roof-3")
    clock = circle(0, -58, 11, "cream") + line("M0 -58V-65M0 -58L5 -55", "ink", 2.2)
    windows = _panes(
        [(-43, -36), (-28, -36), (28, -36), (43, -36), (-43, -17), (-28, -17), (28, -17), (43, -17)], 9, 12
    )
    door = (
        path("M-9 0V-20Q0 -30 9 -20V0z", "wood")
        + line("M0 0V-24", "ink", 1.5)
        + rect(-13, -40, 26, 5, "cream", 1)
    )
    flag = line("M0 -95V-100", "ink", 2)
    return (
        flag + wings + tower + shade("M9 -73H16V-1H9z") + windows + clock + door + circle(0, -82, 2.6, "gold")
    )


def station() -> str:
    """The Train Station: a glazed arch with a train coming out."""
    lobby = path("M-46 0V-38Q-46 -84 0 -84Q46 -84 46 -38V0z", "stone")
    glass = path("M-36 0V-36Q-36 -73 0 -73Q36 -73 36 -36V0z", "pane")
    ribs = line(
        "M-36 -36H36M0 -73V-36M-20 -66L-12 -36M20 -66L12 -36M-33 -50L-18 -36M33 -50L18 -36", "ink", 1.6
    )
    piers = rect(-52, -52, 14, 52, "stone-2", 1) + rect(38, -52, 14, 52, "stone-2", 1)
    caps = rect(-54, -58, 18, 8, "stone", 1) + rect(36, -58, 18, 8, "stone", 1)
    train = path("M-19 0V-24Q-19 -33 0 -33Q19 -33 19 -24V0z", "brick") + rect(-13, -27, 26, 11, "sky", 3)
    front = (
        circle(-11, -8, 3.4, "lamp")
        + circle(11, -8, 3.4, "lamp")
        + line("M-19 -13H19", "cream", 2.4)
        + rect(-7, -5, 14, 5, "iron", 1)
    )
    clock = circle(0, -86, 10, "cream") + line("M0 -86V-92M0 -86H4", "ink", 2)
    return lobby + glass + ribs + piers + caps + train + front + clock


def casino() -> str:
    """The Casino: velvet front, neon sign, dice on the roof."""
    front = rect(-46, -52, 92, 52, "velvet", 2) + path("M-50 -52Q0 -74 50 -52z", "gold")
    columns = "".join(rect(x - 4, -48, 8, 48, "cream", 2) for x in (-38, -19, 19, 38))
    door = path("M-11 0V-24Q0 -34 11 -24V0z", "neon") + line("M0 0V-28", "ink", 1.6)
    sign = rect(-34, -66, 68, 17, "rubber", 5) + text(0, -53.2, "★ 777 ★", 13, "neon-2")
    one = group(
        rect(-11, -11, 22, 22, "bone", 4)
        + circle(-5, -5, 2, "ink")
        + circle(5, 5, 2, "ink")
        + circle(0, 0, 2, "ink"),
        -13,
        -80,
        turn=-14,
    )
    two = group(
        rect(-11, -11, 22, 22, "neon", 4) + circle(-4, 4, 2, "bone") + circle(4, -4, 2, "bone"),
        14,
        -78,
        turn=16,
    )
    spades = path("M28.5 -36Q22 -28 26 -24Q28 -23 28.5 -25Q29 -23 31 -24Q35 -28 28.5 -36z", "gold")
    hearts = path("M-28.5 -24C-36 -29 -33 -36 -28.5 -32.5C-24 -36 -21 -29 -28.5 -24z", "neon")
    return (
        one
        + two
        + front
        + columns
        + door
        + sign
        + spades
        + hearts
        + _bulbs((x, -46.5) for x in range(-42, 43, 12))
    )


def cinema() -> str:
    """The Cinema: a marquee with bulbs, posters, a reel on the roof."""
    tower = (
        rect(-15, -94, 30, 60, "velvet", 3) + text(0, -75, "C", 14, "lamp") + text(0, -61, "I", 14, "lamp")
    )
    house = rect(-48, -58, 96, 58, "sky", 2)
    marquee = path("M-54 -56H54L48 -30H-48z", "cream") + line("M-40 -47H40M-36 -40H24", "accent", 3.4)
    lights = _bulbs((x, -33) for x in range(-44, 45, 11)) + _bulbs((x, -56) for x in range(-50, 51, 10))
    doors = rect(-17, -27, 34, 27, "pane", 1) + line("M0 0V-27M-17 -9H17", "ink", 1.6)
    posters = (
        rect(-42, -26, 17, 22, "gold", 1)
        + circle(-33.5, -15, 5, "velvet")
        + rect(25, -26, 17, 22, "mint", 1)
        + path("M29 -8L33.5 -20L38 -8z", "brick")
    )
    holes = "".join(circle(x, y, 3, "ink") for x, y in regular(5, 7.4, -90, 31, -70))
    reel = circle(31, -70, 13, "steel") + holes + circle(31, -70, 1.8, "ink")
    return reel + tower + house + marquee + lights + doors + posters


def diner() -> str:
    """The Diner: a long chrome car with an awning and a cup on a pole."""
    pole = (
        rect(26, -84, 6, 40, "iron") + oval(29, -84, 24, 13, "neon") + text(29, -79.5, "EAT", 13.5, "cream")
    )
    car = path("M-52 0V-30Q-52 -46 -36 -46H36Q52 -46 52 -30V0z", "mint") + rect(-52, -9, 104, 9, "steel")
    roof = path("M-44 -46Q-44 -55 -30 -55H30Q44 -55 44 -46z", "steel")
    windows = (
        _panes([(-38, -36), (-21, -36), (21, -36), (38, -36)], 14, 17, 3)
        + rect(-9, -36, 18, 36, "brick", 2)
        + rect(-6, -32, 12, 14, "pane", 1)
    )
    stripes = line("M-52 -13H-9M9 -13H52", "neon", 3)
    awning = "".join(
        path(f"M{x} -40H{x + 9}L{x + 10} -32Q{x + 5} -28 {x} -32z", ("bone", "neon")[i % 2])
        for i, x in enumerate(range(-50, 45, 10))
    )
    steam = line("M-26 -68Q-29 -73 -26 -77M-20 -68Q-23 -73 -20 -77", "muted", 2)
    cup = path("M-34 -66H-14Q-14 -55 -20 -55H-28Q-34 -55 -34 -66z", "bone") + line(
        "M-14 -63Q-8 -62 -15 -58", "ink", 2
    )
    return pole + steam + cup + roof + car + stripes + windows + awning


def parking() -> str:
    """The Parking: open decks full of cars under a great P."""
    decks = rect(-50, -58, 100, 58, "stone-2", 2) + "".join(
        rect(-46, y, 92, 13, "asphalt", 1) for y in (-53, -35, -17)
    )
    kerbs = "".join(rect(-52, y, 104, 6, "stone", 1) for y in (-42, -24, -5)) + rect(
        -52, -62, 104, 6, "stone", 1
    )
    cars = _car("neon", -32, -42) + _car("sky", 4, -42) + _car("gold", -12, -24) + _car("mint", 32, -24)
    gate = rect(-16, -18, 32, 18, "rubber") + line("M-12 -12H14", "lamp", 3) + _car("brick", 0, 0)
    plate = rect(-17, -97, 34, 34, "sky", 6) + text(0, -69.5, "P", 28, "cream")
    return rect(-4, -66, 8, 8, "iron") + plate + decks + cars + kerbs + gate


def _car(colour: str, x: Number, y: Number) -> str:
    shell = path("M-12 0V-5L-7 -6L-4 -11H5L8 -6L12 -5V0z", colour) + path(
        "M-3.4 -6L-2 -9H3.6L5 -6z", "pane-off", stroke="none"
    )
    return group(shell + circle(-6.5, -0.5, 2.4, "rubber") + circle(6.5, -0.5, 2.4, "rubber"), x, y, sw=1.4)


_DRAWINGS: dict[str, Callable[[], str]] = {
    "school": school, "station": station, "casino": casino, "cinema": cinema, "diner": diner, "parking": parking,
}  # fmt: skip

TINTS: dict[str, str] = {
    "school": "brick",
    "station": "stone-2",
    "casino": "velvet",
    "cinema": "sky",
    "diner": "mint",
    "parking": "asphalt",
}
"""The colour that stands for a District on cards and banners."""


@cache
def building(district: str) -> str:
    """The building of a District; an unknown one gets a plain house with a star."""
    draw = _DRAWINGS.get(district)
    return inked(draw() if draw else _plain(), 2)


def _plain() -> str:
    walls = rect(-40, -54, 80, 54, "house-1") + polygon([(-46, -54), (0, -88), (46, -54)], "roof-1")
    return (
        walls
        + _panes([(-22, -42), (22, -42)], 16, 18)
        + rect(-8, -24, 16, 24, "wood")
        + polygon(star(5, 8, 3.6, 0, -66), "gold")
        + shine("M-36 -50H-32V-4H-36z")
    )
