"""The beasts' faces, for where a whole beast would be too small: cards and tower gates. About 32 units across."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ..svg import circle, group, inked, line, oval, path
from . import gears


def _eyes(y: float, apart: float = 5, r: float = 2.6) -> str:
    lamps = circle(-apart, y, r, "lamp", sw=1) + circle(apart, y, r, "lamp", sw=1)
    pupils = "".join(circle(x + 0.4, y + 0.3, r * 0.42, "pupil", stroke="none") for x in (-apart, apart))
    return lamps + pupils


def bear(main: str, dark: str) -> str:
    """Round ears, a pale muzzle."""
    ears = circle(-9, -9, 4.6, dark) + circle(9, -9, 4.6, dark)
    head = oval(0, 0.5, 12.5, 12, main)
    muzzle = oval(0, 6, 6.4, 5, "bone") + path("M-3 2.6H3L0 6.2z", "iron", sw=1)
    return ears + head + muzzle + _eyes(-3) + line("M0 6V9", "ink", 1.2)


def tiger(main: str, dark: str) -> str:
    """Stripes, whiskers, pointed ears."""
    ears = path("M-12 -6L-11 -14L-4 -10zM12 -6L11 -14L4 -10z", dark)
    head = path("M-12.5 -2Q-12 -11.5 0 -11.5Q12 -11.5 12.5 -2Q12 9 0 12.5Q-12 9 -12.5 -2z", main)
    stripes = path("M-1.8 -11.4H1.8L0 -5.6zM-12.2 0L-7.6 1.4L-12 3.4zM12.2 0L7.6 1.4L12 3.4z", dark, sw=1)
    muzzle = path("M-5 4Q0 1 5 4Q5.4 9.4 0 9.8Q-5.4 9.4 -5 4z", "bone", sw=1.2) + path(
        "M-2.4 3.4H2.4L0 6z", "iron", sw=1
    )
    return ears + head + stripes + _eyes(-2.4) + muzzle + line("M-5.6 7L-13 8M5.6 7L13 8", "ink", 1)


def tortoise(main: str, dark: str) -> str:
    """A head under the rim of a plated shell."""
    shell = path("M-14 2Q-13 -13 0 -13Q13 -13 14 2z", dark) + line(
        "M-5 2L-7 -6L0 -10L7 -6L5 2M-7 -6L-12 -4M7 -6L12 -4", "ink", 1.2
    )
    rim = path("M-15 1H15V5H-15z", "brass", sw=1.4)
    return (
        shell
        + rim
        + oval(0, 6.5, 7.6, 7, main)
        + _eyes(5, 3.8, 2.3)
        + line("M-3 10.4Q0 11.6 3 10.4", "ink", 1.2)
    )


def crane(main: str, dark: str) -> str:
    """A long beak, a red crown."""
    neck = path("M-9 13Q-5 2 -7 -3H5Q6 6 3 13z", main) + line("M-7 6H4M-8 9.6H3.4", "ink", 1.1)
    beak = path("M4 -5L16 0L3 3z", "brass") + line("M4 -1L13 0", "ink", 0.9)
    crown = path("M-7 -8Q-1 -15 5 -8z", "red")
    eye = circle(-0.6, -3.6, 2.7, "lamp", sw=1) + circle(0, -3.4, 1.1, "pupil", stroke="none")
    return neck + beak + oval(-1, -3, 8, 6.6, main) + crown + eye


def phoenix(main: str, dark: str) -> str:
    """A crest of flames, a hooked beak."""
    crest = path(
        "M-7 -6Q-13 -11 -8 -15Q-6 -12 -3 -11Q-4 -15 1 -17Q1 -13 4 -11Q8 -15 11 -13Q7 -9 7 -5z", "gold"
    )
    head = path("M-10 1Q-10 -8.6 0 -9Q10 -8.6 10 1Q9 9 4 13H-4Q-9 9 -10 1z", main)
    feathers = path("M-10 3L-15 8L-9 8L-11 13L-4 12zM10 3L15 8L9 8L11 13L4 12z", dark, sw=1.2)
    return feathers + crest + head + _eyes(-1.6, 4.6) + path("M-3.4 3H3.4L0 9.6z", "brass", sw=1.3)


def nameless(main: str, dark: str) -> str:
    """Horns and a row of teeth."""
    horns = path("M-10 -6L-13 -15L-4 -10zM10 -6L13 -15L4 -10z", "bone")
    head = path("M-12 -4Q-12 -11 0 -11Q12 -11 12 -4V5Q12 12 0 12Q-12 12 -12 5z", main)
    return horns + head + _eyes(-2) + line("M-7 6.4H7M-3.6 4.4V8.4M0 4.4V8.4M3.6 4.4V8.4", "ink", 1.3)


_FACES: dict[str, Callable[[str, str], str]] = {
    "bear": bear, "tiger": tiger, "tortoise": tortoise, "turtle": tortoise, "crane": crane, "phoenix": phoenix,
}  # fmt: skip


@cache
def mask(name: str, colour: str) -> str:
    """The face of a beast in a colour."""
    main, dark = (colour, f"{colour}-2") if colour in gears.PLATES else ("steel", "iron")
    return inked(_FACES.get(name.strip().lower(), nameless)(main, dark), 1.5)


@cache
def medal(name: str, colour: str) -> str:
    """A face on a roundel with the colour's sign below it, 34 units across."""
    disc = inked(circle(0, 0, 16, "sheet"), 1.5) + circle(0, 0, 14, "none", stroke=colour, sw=2.2)
    return disc + group(mask(name, colour), 0, -1, 0.8) + group(gears.emblem(colour), 0, 15.5, 0.58)
