"""The ten houses of the supply: one little courtyard house, its plaque with what it gives when it is empty."""

from __future__ import annotations

from functools import cache

from ..svg import circle, group, inked, line, path, rect, text
from . import icons

_ROOFS = ("roof", "jade-2", "lacquer", "roof", "jade-2")


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
