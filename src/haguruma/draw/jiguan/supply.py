"""The supply: ten houses in a ring, each with the gear on top of its pile; links between them, the airship, the box."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from ...jiguan.constants import COLOURS
from ...kernel.contract import Game
from ...kernel.view import Plain, count, part, word, words
from ..svg import Point, circle, fitted, group, inked, line, number, path, picture, rect, text, track
from ..targets import Targets
from . import gears, icons, places
from .view import JiguanView, scene, split_gear

WIDE = 560.0
TALL = 560.0
MIDDLE = (WIDE / 2, 276.0)
RING = 206.0
HOUSES = 10
_ROOFS = ("roof", "jade-2", "lacquer", "roof", "jade-2")


def supply(game: Game, view: Plain, offered: Mapping[str, str]) -> str:
    """The supply board."""
    shown = scene(game, view)
    targets = places.targets(shown, offered)
    drawn = _ground() + "".join(_house(shown, targets, i) for i in range(HOUSES))
    drawn += "".join(_link(shown, targets, i) for i in range(HOUSES))
    drawn += group(_centre(shown), *MIDDLE) + group(_box(shown, targets), 12, TALL - 68) + _later(shown)
    return picture(drawn, WIDE, TALL, "Supply of gears", "jiguan hg-supply", live=True)


def _at(r: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return MIDDLE[0] + r * math.cos(angle), MIDDLE[1] + r * math.sin(angle)


def _angle(house: float) -> float:
    """The direction of a house, the first one a little left of the top, then clockwise."""
    return -90 - 18 + 36 * house


@cache
def _ground() -> str:
    """Rice paper, and the ring road as a great gear wheel."""
    paper = inked(rect(2, 2, WIDE - 4, TALL - 4, "card", 16), 2.6)
    corners: list[Point] = []
    for i in range(30):
        corners += [_at(r, 12 * i + turn) for r, turn in ((257, -4.4), (271, -2.6), (271, 2.6), (257, 4.4))]
    wheel = inked(path(track(corners) + "z", "jade-3"), 2.2)
    x, y = MIDDLE
    road = circle(x, y, RING + 4, "none", stroke="card-2", sw=46)
    road += circle(x, y, RING + 4, "none", stroke="muted", sw=1.4, stroke_dasharray="3 7")
    return paper + wheel + road + _hub()


def _hub() -> str:
    """The round in the middle with waves along its rim."""
    x, y = MIDDLE
    hub = inked(circle(x, y, 112, "card"), 2.2) + circle(x, y, 105, "none", stroke="jade", sw=2.4)
    wave = line("M-13 0A13 13 0 0 1 13 0M-8 0A8 8 0 0 1 8 0M-3 0A3 3 0 0 1 3 0", "jade", 1.5)
    return hub + group("".join(group(wave, *_at(88, 36 * i + 18)) for i in range(10)), opacity=0.5)


def _house(shown: JiguanView, targets: Targets, index: int) -> str:
    """A house with the top gear of its pile, or with what it gives."""
    name = f"h{index + 1}"
    pile = part(part(shown.view, "houses"), name)
    top, left = word(pile, "top"), count(pile, "count")
    icon = shown.edition.houses[index] if index < len(shown.edition.houses) else "blank"
    drawn = group(house(index), 0, 32)
    plaque = gift(icon, _amounts(shown))
    if top:
        colour, value = split_gear(top)
        drawn += group(plaque, 0, -37, 0.7 if icon != "blank" else 0.62)
        drawn += group(gears.gear(colour, value), 0, 17, 0.84) + _more(left)
        title = (
            f"House {name}: {colour} gear {value} on top, {left} in all; empty it gives {_words(shown, icon)}"
        )
    else:
        drawn += group(plaque, 0, 12, 1.05)
        title = f"House {name} is empty and gives {_words(shown, icon)}"
    x, y = _at(RING, _angle(index))
    outline = rect(-46, -46, 92, 96, "none", 14)
    return group(targets.draw(f"house:{name}", drawn, title, outline, outline, [f"house {name}"]), x, y)


def _more(left: int) -> str:
    """How many gears lie in the pile."""
    return group(inked(circle(0, 0, 12, "bone"), 1.8) + text(0, 5.8, left, 16.5, "on-light"), 41, -12)


def _amounts(shown: JiguanView) -> tuple[int, int, int, int, int]:
    gives = shown.edition.house
    return gives.coin, gives.energy, gives.blank_coin, gives.blank_energy, gives.blank_points


def _words(shown: JiguanView, icon: str) -> str:
    coin, energy, *blank = _amounts(shown)
    if icon == "coin":
        return f"{coin} coin"
    return (
        f"{energy} energy" if icon == "energy" else f"{blank[0]} coin, {blank[1]} energy or {blank[2]} point"
    )


def _link(shown: JiguanView, targets: Targets, index: int) -> str:
    """The pair of a house and the next one: a sector to click, a shackle to see."""
    name, second = f"h{index + 1}", f"h{(index + 1) % HOUSES + 1}"
    place = f"pair:{name}"
    on = place in targets
    between = _angle(index + 0.5)
    x, y = _at(142, between)
    drawn = group(
        _shackle("gold" if on else "brass-2"), x, y, turn=between + 90, opacity=None if on else 0.55
    )
    if not on and f"house:{name}" in targets:
        return drawn
    halo = group(rect(-24, -9.5, 48, 19, "none", 9), x, y, turn=between + 90)
    drawn += "" if on else group(halo, fill="none", pointer_events="all")
    title = f"Houses {name} and {second}: {_gift_words(shown, name)} and {_gift_words(shown, second)}"
    hit = path(_sector(_angle(index), _angle(index + 1)), "none")
    return targets.draw(place, drawn, title, halo, hit, [f"pair {name}"], "fine-target")


def _shackle(fill: str) -> str:
    bar = line("M-15 0H15", "ink", 16, stroke_linecap="round") + line(
        "M-15 0H15", fill, 11, stroke_linecap="round"
    )
    pins = "".join(circle(x, 0, 5.4, "bone", stroke="ink", sw=2) for x in (-15, 15))
    return bar + line("M-15 0H15", "ink", 2.4) + pins


def _sector(start: float, end: float) -> str:
    """The part of the ring from one direction to another."""
    a, b, c, d = _at(118, start), _at(272, start), _at(272, end), _at(118, end)
    return f"M{_xy(a)}L{_xy(b)}A272 272 0 0 1 {_xy(c)}L{_xy(d)}A118 118 0 0 0 {_xy(a)}z"


def _xy(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _gift_words(shown: JiguanView, name: str) -> str:
    """What a house of a pair gives."""
    top = word(part(part(shown.view, "houses"), name), "top")
    if top:
        colour, value = split_gear(top)
        return f"{colour} {value}"
    index = int(name[1:]) - 1
    return _words(shown, shown.edition.houses[index] if index < len(shown.edition.houses) else "blank")


def _centre(shown: JiguanView) -> str:
    """The airship while nobody has it; who has it; gears left."""
    left = sum(count(part(part(shown.view, "houses"), f"h{i + 1}"), "count") for i in range(HOUSES))
    holder = word(shown.view, "airship")
    closing = word(shown.view, "closing")
    scored = f"+{shown.edition.scoring.airship}"
    waiting = not holder or (count(shown.view, "period") == 2 and not closing)
    ship = group(airship_large(), 0, -8, 0.98, opacity=None if not holder else 0.5)
    if holder:
        ship += group(icons.seal(holder), 0, -22, 1.5)
    amount = group(
        text(-3, 6.5, scored, 19, "text", "end") + group(icons.sign("points"), 11, 0, 0.92), 4, -72
    )
    said = f"{left} gear{'' if left == 1 else 's'} left" if waiting or left else "last turns"
    return (
        amount
        + ship
        + fitted(0, 68, said, 17, 150, "text" if left else "accent")
        + fitted(0, 86, _period(shown), 13, 150, "muted")
    )


def _period(shown: JiguanView) -> str:
    if shown.beginner:
        return "one period"
    return f"period {count(shown.view, 'period')} of 2"


def _box(shown: JiguanView, targets: Targets) -> str:
    """The game box, open to all: its gears by colour."""
    gone = words(shown.view, "box")
    crate = inked(rect(0, 0, 152, 56, "wood-3", 8), 2) + rect(
        4, 4, 144, 48, "none", 5, stroke="wood-2", sw=1.6
    )
    drawn = crate + group(icons.sign("box"), 21, 19, 1.05) + text(21, 46, len(gone), 15, "text")
    for i, colour in enumerate(COLOURS):
        mine = [gear for gear in gone if split_gear(gear)[0] == colour]
        x, y = 52 + 36 * (i % 3), 17 + 23 * (i // 3)
        drawn += group(gears.emblem(colour, bool(mine)), x, y, 0.72) + text(
            x + 10, y + 5, len(mine), 13, "text", "start"
        )
    outline = rect(0, 0, 152, 56, "none", 8)
    said = ", ".join(" ".join(map(str, split_gear(gear))) for gear in gone) or "nothing"
    return targets.draw(
        "box",
        drawn,
        f"The box, {len(gone)} gears: {said}",
        outline,
        outline,
        [f"box {gear}" for gear in gone[:1]],
    )


def _later(shown: JiguanView) -> str:
    """The gears set aside for the second period."""
    later = count(shown.view, "later")
    if not later:
        return ""
    drawn = inked(rect(0, 0, 128, 54, "card-2", 8), 2) + group(gears.any_gear("II"), 28, 27, 0.44)
    said = text(56, 25, f"{later} gears", 15, "text", "start") + text(
        56, 42, "in period 2", 12, "muted", "start"
    )
    return group(drawn + said, WIDE - 140, TALL - 66)


# Houses and airship --------------------------------------------------------------------------------------------


@cache
def house(pick: int) -> str:
    """A house standing on (0, 0): about 92 wide, 80 tall; its door is where a gear or the plaque goes."""
    roof = _ROOFS[pick % len(_ROOFS)]
    base = rect(-40, -5, 80, 7, "steel", 1)
    wall = rect(-35, -42, 70, 38, "wall") + rect(-35, -42, 70, 5, "wood-2", stroke="none")
    posts = "".join(rect(x, -42, 5, 38, "lacquer", 1) for x in (-36, 31))
    windows = "".join(
        rect(x, -33, 12, 15, "lamp", 1)
        + line(f"M{x + 4} -33V-18M{x + 8} -33V-18M{x} -25.5H{x + 12}", "wood-2", 1.2)
        for x in (-27, 15)
    )
    eave = path(
        "M-47 -43Q-39 -45 -33 -58H33Q39 -45 47 -43Q50 -46 49 -50Q47 -39 35 -38H-35Q-47 -39 -49 -50Q-50 -46 -47 -43z",
        roof,
    )
    top = path("M-33 -57Q-24 -62 -21 -72H21Q24 -62 33 -57z", roof)
    ridge = path("M-24 -71Q-27 -72 -28 -77Q-20 -75 -17 -74H17Q20 -75 28 -77Q27 -72 24 -71z", roof)
    tiles = line("M-22 -57L-16 -71M-10 -57L-7 -71M10 -57L7 -71M22 -57L16 -71M-30 -40L-27 -55M-15 -39L-14 -56M0 -39V-71"
                 "M15 -39L14 -56M30 -40L27 -55", "ink", 1.1, opacity=0.45)  # fmt: skip
    return inked(base + wall + posts + windows + top + eave + ridge, 2) + tiles


@cache
def gift(icon: str, amounts: tuple[int, int, int, int, int]) -> str:
    """What an empty house gives, on a plaque; `amounts` are coin, energy, and the blank house's three."""
    coin, energy, *blank = amounts
    if icon == "coin":
        return _plaque([("coin", coin)])
    if icon == "energy":
        return _plaque([("energy", energy)])
    return _plaque(list(zip(("coin", "energy", "points"), blank, strict=True)))


def _plaque(given: list[tuple[str, int]]) -> str:
    """Signs with their amounts; several are a choice."""
    alone = len(given) == 1
    wide = 46.0 if alone else 27.0 * len(given)
    shift, scale, base, size = (10, 0.86, 6.5, 19) if alone else (5, 0.68, 5.2, 14)
    drawn = inked(rect(-wide / 2, -13, wide, 26, "bone", 6), 1.8)
    for i, (sign, amount) in enumerate(given):
        x = (i - (len(given) - 1) / 2) * 26
        drawn += group(icons.sign(sign), x + shift, 0, scale) + text(x - 8, base, amount, size, "on-light")
    return drawn


def airship_large() -> str:
    """The airship that waits over the supply, about 130 wide and 100 tall."""
    hull = path("M-62 -14Q-40 -44 6 -42Q48 -38 60 -14Q48 12 6 15Q-40 16 -62 -14z", "lacquer")
    panels = line("M-62 -14H60M-34 -37Q-44 -14 -34 9M0 -42Q-10 -14 0 15M34 -35Q42 -14 34 7", "ink", 1.8)
    dragon = path(
        "M-24 -26Q-14 -34 -6 -26T12 -26T28 -24L34 -30L33 -20Q24 -14 12 -20T-8 -20T-22 -20z", "gold", sw=1.4
    )
    fins = path("M46 -24L68 -42L66 -18zM46 -4L68 14L66 -10z", "gold")
    ropes = line("M-24 12L-18 26M24 13L18 26M0 15V26", "ink", 1.8)
    car = (
        path("M-26 26H26L20 44H-18z", "wood")
        + rect(-15, 30, 8, 7, "lamp", 1.5)
        + rect(-2, 30, 8, 7, "lamp", 1.5)
    )
    prow = path("M26 26L36 22L22 38z", "brass")
    screw = line("M-29 24V46", "ink", 3.6) + circle(-27, 35, 3.4, "brass")
    return inked(fins + hull + dragon + prow + car + screw, 2.2) + panels + ropes
