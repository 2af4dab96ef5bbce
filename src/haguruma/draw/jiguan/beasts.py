"""The mechanical beasts: plated, riveted, wound up by a key; by their names in the edition, else a nameless one.

Each is drawn round (0, 0), about 96 units wide and 92 tall, in its colour; `plan` draws it in lines, as on a blueprint.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ..svg import Number, circle, element, group, inked, line, oval, path, polygon, rect
from .gears import PLATES, cog


def _eye(x: Number, y: Number, r: Number = 3.6) -> str:
    lamp = circle(x, y, r, "lamp", sw=1.6)
    return lamp + circle(x + r * 0.25, y + r * 0.1, r * 0.42, "pupil", stroke="none")


def _rivets(*places: tuple[Number, Number]) -> str:
    return "".join(circle(x, y, 1.2, "ink", stroke="none") for x, y in places)


def _shine(d: str) -> str:
    return path(d, "shine", stroke="none")


def _key(x: Number, y: Number, turn: Number = 0) -> str:
    """A winding key sticking out of a back."""
    bow = circle(-5.4, -13, 4.8, "brass") + circle(5.4, -13, 4.8, "brass")
    holes = circle(-5.4, -13, 1.7, "card-2", sw=1.2) + circle(5.4, -13, 1.7, "card-2", sw=1.2)
    return group(rect(-2, -10, 4, 11, "brass") + bow + holes, x, y, turn=turn)


def _tube(d: str, colour: str, width: Number) -> str:
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return line(d, "ink", width + 3.6, **ends) + line(d, colour, width, **ends)


def _leg(x: Number, top: Number, colour: str, wide: Number = 13, low: Number = 40) -> str:
    """A column leg with a joint and a foot."""
    shin = rect(x - wide / 2, top, wide, low - top, colour, 3)
    foot = path(f"M{x - wide / 2 - 1} {low - 1}Q{x - wide / 2 - 1} {low - 8} {x} {low - 8}H{x + wide / 2 + 1}"
                f"Q{x + wide / 2 + 6} {low - 6} {x + wide / 2 + 6} {low}H{x - wide / 2 - 1}z", "iron")  # fmt: skip
    return shin + foot + line(f"M{x + 1} {low - 4}V{low}M{x + 5} {low - 4}V{low}", "ink", 1.2)


def bear(main: str, dark: str) -> str:
    """A bear on all fours, heavy, with a gear in its shoulder."""
    far = _leg(-22, 8, dark) + _leg(24, 8, dark)
    back = path("M-44 20Q-47 -14 -22 -22Q-4 -30 12 -24Q30 -20 32 0Q32 20 22 24H-38z", main)
    seams = line("M-16 -23Q-22 0 -17 24M8 -25Q2 0 8 24", "ink", 1.6)
    near = _leg(-34, 6, main, 15) + _leg(12, 6, main, 15)
    tail = circle(-45, -2, 4.5, dark)
    ears = circle(20, -34, 6.2, dark) + circle(40, -32, 5.6, dark) + circle(20, -33, 2.6, "bone", sw=1.2)
    head = path("M12 -18Q12 -36 29 -36Q44 -35 46 -20Q47 -15 48 -9Q48 -1 38 -1H24Q13 -4 12 -18z", main)
    snout = path("M33 -17H46Q50 -15 49 -8Q48 -2 40 -2H34Q28 -4 29 -11Q30 -17 33 -17z", "bone")
    nose = path("M42 -17.5H50V-12.5H45Q42 -13 42 -17.5z", "iron")
    mouth = line("M33 -7H48M36 -9V-5M40.5 -9V-5M45 -9V-5", "ink", 1.4)
    gear = cog(10, 12.5, "brass", "bone", 1.8)
    drawn = (
        far
        + tail
        + back
        + seams
        + _key(-28, -20, -20)
        + near
        + ears
        + head
        + snout
        + nose
        + mouth
        + _eye(30, -22)
    )
    lights = _shine("M-38 4Q-37 -12 -20 -17Q-30 -7 -31 6z") + _shine("M17 -22Q19 -31 29 -32Q22 -27 21 -19z")
    return drawn + lights + group(gear, 0, 0) + _rivets((-38, 18), (-24, 18), (26, 16), (16, -14))


def tiger(main: str, dark: str) -> str:
    """A prowling tiger: striped plates, a jointed tail, fangs."""
    tail = _tube("M-38 -8Q-50 -10 -47 -24Q-44 -36 -34 -34", main, 6) + circle(-33, -34, 4.6, dark)
    rings = line("M-49.5 -17L-44 -18.5M-47 -28L-42 -25", "ink", 1.8)
    far = _leg(-26, 6, dark, 11) + _leg(19, 6, dark, 11)
    body = path("M-42 12Q-46 -14 -28 -17H16Q30 -16 28 4Q26 16 14 17H-10Q-34 20 -42 12z", main)
    bands = "".join(path(f"M{x} -17L{x + 3.4} 3L{x + 7.4} -17z", dark, sw=1.4) for x in (-27, -15, -3, 9))
    near = _leg(-36, 4, main, 13) + _leg(9, 4, main, 13)
    thigh = circle(-34, 6, 10.5, main) + circle(10, 5, 9.5, main)
    cogs = group(cog(9, 7.6, "brass", "bone", 1.5), -34, 6) + group(cog(8, 6.6, "brass", "bone", 1.5), 10, 5)
    ears = path("M15 -35L14 -46L25 -40z", main) + path("M45 -35L46 -46L35 -40z", main)
    head = path(
        "M12 -26Q13 -41 30 -41Q47 -41 48 -26Q49 -14 42 -8Q36 -4 30 -4Q24 -4 18 -8Q11 -14 12 -26z", main
    )
    brow = path("M30 -41L27 -31H33zM20 -38L23.5 -31L26 -34zM40 -38L36.5 -31L34 -34z", dark, sw=1.2)
    muzzle = path("M20 -17Q30 -23 40 -17Q42 -6 30 -5Q18 -6 20 -17z", "bone") + path(
        "M26 -19H34L30 -14.5z", "iron"
    )
    fangs = polygon([(24, -10), (26, -10), (25, -4.5)], "bone", sw=1) + polygon(
        [(34, -10), (36, -10), (35, -4.5)], "bone", sw=1
    )
    whiskers = line(
        "M20 -14L10 -16M20 -11.5L11 -9M40 -14L50 -16M40 -11.5L49 -9M30 -14.5V-11M23 -10.5H37", "ink", 1.3
    )
    face = ears + head + brow + _eye(22.5, -25) + _eye(37.5, -25) + muzzle + fangs + whiskers
    return (
        tail
        + rings
        + far
        + body
        + bands
        + _key(-8, -15)
        + near
        + thigh
        + cogs
        + face
        + _shine("M-38 -4Q-36 -13 -26 -14Q-32 -8 -33 -2z")
    )


def tortoise(main: str, dark: str) -> str:
    """A tortoise under a dome of six-sided plates, with a chimney and a snake-necked head."""
    legs = "".join(path(f"M{x - 9} 24H{x + 9}L{x + 12} 41H{x - 12}z", dark) for x in (-26, 20))
    feet = "".join(line(f"M{x - 5} 36V41M{x} 36V41M{x + 5} 36V41", "ink", 1.4) for x in (-26, 20))
    tail = path("M-42 20L-49 28L-38 27z", dark)
    neck = _tube("M28 18Q42 16 40 -4", dark, 10)
    head = path("M29 -14Q30 -27 42 -26Q49 -24 49 -14Q49 -8 44 -6H35Q29 -7 29 -14z", main)
    beak = path("M44 -17H50L48.5 -10H43z", "bone") + line("M36 -9.5H47", "ink", 1.4)
    chimney = rect(-27, -38, 10, 18, "iron", 1) + rect(-29, -41, 14, 5, "iron", 1.5)
    steam = circle(-25, -45, 2.6, "mist", sw=1.3)
    shell = path("M-44 22Q-44 -28 -7 -28Q29 -28 31 22z", main)
    plates = path("M-17 -18H1L9 -4L1 10H-17L-25 -4z", dark) + line(
        "M-25 -4H-41M9 -4H28M-17 10L-25 22M1 10L9 22M-17 -18L-22 -26M1 -18L7 -27", "ink", 1.8
    )
    rim = path("M-46 17H33Q36 23 31 27H-44Q-49 23 -46 17z", "brass") + _rivets(
        (-38, 22), (-24, 22), (-8, 22), (8, 22), (24, 22)
    )
    gear = group(cog(10, 11, "brass", "bone", 1.8), -8, -4)
    lights = _shine("M-37 8Q-34 -14 -20 -22Q-29 -10 -30 8z")
    return (
        tail
        + legs
        + feet
        + neck
        + head
        + beak
        + _eye(39, -18)
        + chimney
        + steam
        + shell
        + plates
        + rim
        + gear
        + lights
    )


def crane(main: str, dark: str) -> str:
    """A crane on one leg: a hinged neck, wings of plate feathers."""
    legs = _tube("M-2 16V40", "iron", 3) + _tube("M6 14L14 22L2 26", "iron", 3)
    foot = line("M-12 41H10M-2 40L-9 44M-2 40L6 44", "ink", 3, stroke_linecap="round")
    fan = "".join(
        path(
            f"M-22 6L{-48 + 5 * i} {2 + 9 * i}Q{-46 + 5 * i} {9 + 9 * i} {-38 + 4 * i} {9 + 8 * i}L-16 12z",
            dark,
        )
        for i in range(3)
    )
    body = path("M-26 4Q-20 -14 2 -14Q20 -12 20 2Q18 18 -2 18Q-20 18 -26 4z", main)
    neck = _tube("M14 -4Q30 -8 22 -22Q16 -32 26 -38", main, 7)
    joints = circle(17, -5, 3.4, "brass") + circle(23, -20, 3, "brass") + circle(21, -31, 2.6, "brass")
    head = path("M20 -40Q22 -47 30 -46Q36 -45 36 -39Q34 -34 27 -34Q21 -34 20 -40z", main)
    crown = path("M22 -44Q26 -51 33 -46Q28 -44 22 -44z", "red")
    beak = path("M35 -42L51 -36L34 -36z", "brass") + line("M35 -38.6L47 -36.8", "ink", 1)
    wing = path("M-30 -4Q-14 -22 12 -12Q10 -2 -6 2Q-20 5 -30 -4z", "bone") + line(
        "M-22 -8Q-10 -4 -4 1.6M-14 -13Q-2 -8 3 -1.4M-4 -15Q6 -11 9 -5.6", "ink", 1.4
    )
    lift = path("M-8 -12Q-22 -24 -30 -44Q-6 -40 4 -13z", "bone") + line(
        "M-22 -40L-5 -14M-28 -40Q-18 -24 -8 -16M-16 -41L0 -14", "ink", 1.4
    )
    gear = group(cog(9, 7.4, "brass", "bone", 1.5), 6, 4)
    return (
        legs
        + foot
        + fan
        + lift
        + body
        + neck
        + joints
        + crown
        + head
        + beak
        + _eye(29, -40, 2.8)
        + wing
        + gear
        + _shine("M-20 10Q-8 16 6 13Q-8 18 -20 10z")
    )


def _plumes(main: str) -> str:
    """Three long tail feathers, each with an eye."""
    drawn = "".join(
        _tube(d, "brass", 4) for d in ("M-2 14Q-18 26 -36 24", "M0 16Q-4 34 -22 42", "M4 16Q12 32 6 43")
    )
    for x, y, turn in ((-39, 24, 0), (-25, 42, -30), (5, 43, -80)):
        drawn += group(oval(0, 0, 7.4, 4.8, main) + circle(0, 0, 2.2, "lamp", sw=1.2), x, y, turn=turn)
    return drawn


def phoenix(main: str, dark: str) -> str:
    """A phoenix with spread wings, a crest of flames and three long tail plumes."""
    left = path("M-6 0Q-30 -2 -46 -34L-36 -30L-34 -40L-25 -32L-21 -42L-13 -30L-8 -38Q-2 -20 2 -8z", main)
    right = path("M10 0Q30 0 48 -22L39 -22L40 -32L31 -27L30 -37L22 -28L17 -34Q10 -20 8 -8z", dark)
    quills = line(
        "M-36 -30Q-24 -8 -4 -4M-25 -32Q-16 -14 -1 -7M-13 -30Q-8 -18 1 -9M39 -22Q26 -8 10 -4M31 -27Q22 -14 10 -7",
        "ink",
        1.4,
    )
    body = path("M-8 -4Q-8 -20 4 -22Q15 -20 15 -6Q14 12 2 20Q-9 12 -8 -4z", main)
    breast = path("M-3 2Q4 6 11 2Q10 10 3 15Q-3 10 -3 2z", "brass") + line("M-1 6.5Q4 9 9 6.5", "ink", 1.2)
    crest = path(
        "M2 -36Q-6 -44 -2 -49Q2 -44 5 -42Q5 -50 11 -51Q9 -45 11 -41Q17 -46 21 -44Q16 -38 14 -34z", "gold"
    )
    head = path("M-3 -26Q-3 -38 8 -38Q17 -37 17 -29Q16 -20 6 -19Q-2 -19 -3 -26z", main)
    beak = path("M16 -32L27 -26Q22 -23 15 -24z", "brass")
    legs = line("M-2 18L-6 27M6 18L8 27M-10 28H-2M4 28H12", "ink", 2.2, stroke_linecap="round")
    gear = group(cog(9, 7.4, "brass", "bone", 1.5), 4, -8)
    return (
        _plumes(main)
        + left
        + right
        + quills
        + legs
        + body
        + breast
        + crest
        + head
        + beak
        + _eye(9, -29, 3.2)
        + gear
        + _shine("M-40 -27Q-28 -8 -10 -4Q-26 -12 -36 -29z")
    )


def nameless(main: str, dark: str) -> str:
    """A beast nobody has a drawing of: a wound-up thing on four wheels."""
    wheels = "".join(group(cog(10, 13, dark, "bone", 1.8), x, 28) for x in (-24, 20))
    body = path("M-42 20Q-46 -22 -6 -24Q34 -24 36 8Q36 20 28 20z", main)
    seams = line("M-20 -20Q-26 0 -22 20M4 -24Q-2 0 2 20", "ink", 1.6)
    head = path("M16 -8Q16 -34 34 -34Q48 -33 48 -14Q47 0 34 1H24Q16 0 16 -8z", main)
    horns = path("M22 -32L18 -46L31 -36zM38 -35L44 -47L46 -30z", "bone")
    jaw = line("M26 -8H46M30 -11V-5M35 -11V-5M40 -11V-5", "ink", 1.5)
    return (
        wheels
        + body
        + seams
        + _key(-18, -20, -12)
        + horns
        + head
        + _eye(32, -20, 4.4)
        + jaw
        + _shine("M-36 4Q-34 -14 -16 -18Q-28 -8 -28 6z")
    )


_DRAWINGS: dict[str, Callable[[str, str], str]] = {
    "bear": bear, "tiger": tiger, "tortoise": tortoise, "turtle": tortoise, "crane": crane, "phoenix": phoenix,
}  # fmt: skip


def names() -> tuple[str, ...]:
    """The beasts that have a drawing of their own."""
    return tuple(_DRAWINGS)


@cache
def beast(name: str, colour: str) -> str:
    """The beast of a name in a colour."""
    draw = _DRAWINGS.get(name.strip().lower(), nameless)
    main, dark = (colour, f"{colour}-2") if colour in PLATES else ("steel", "iron")
    return inked(draw(main, dark), 2.1)


@cache
def plan(name: str, colour: str) -> str:
    """The same in thin lines, see-through, as a draughtsman would draw it."""
    draw = _DRAWINGS.get(name.strip().lower(), nameless)
    main, dark = (colour, f"{colour}-2") if colour in PLATES else ("steel", "iron")
    return element("g", inked(draw(main, dark), 1.7), class_="plan")
