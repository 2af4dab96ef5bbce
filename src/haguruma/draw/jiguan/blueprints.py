"""Blueprints and finished beasts as tiles of 104 by 104: what lies in a slot of the bench or on a stack.

A blueprint is a draughtsman's blue sheet with its value on a plate; a beast stands on parchment.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ...kernel.view import Plain, count, word
from ..svg import circle, fitted, group, inked, line, path, rect, text
from . import beasts, gears, icons
from .view import JiguanView

SIDE = 104.0


@dataclass(frozen=True, slots=True)
class Tile:
    """What is on a tile: `energy` of the side that lies up, coins and what they change the value by."""

    colour: str
    value: int
    energy: int
    name: str
    beast: bool = False
    coins: int = 0
    shift: int = 0


def tile_of(shown: JiguanView, data: Plain) -> Tile:
    """A tile as the view tells it."""
    colour, done = word(data, "colour"), bool(data.get("beast"))
    energy = count(data, "beast_energy" if done else "energy")
    name = shown.beast(colour)
    return Tile(colour, count(data, "value"), energy, name, done, count(data, "coins"), count(data, "shift"))


def describe(tile: Tile) -> str:
    """A tile in words."""
    if tile.beast:
        return f"{tile.colour} beast ({tile.name}), {tile.energy} energy a gear"
    coins = f", {tile.coins} coin{'s' if tile.coins > 1 else ''} on it: {tile.shift:+d}" if tile.coins else ""
    return f"{tile.colour} blueprint ({tile.name}), value {tile.value + tile.shift}, {tile.energy} energy a gear{coins}"


def with_sign(amount: int) -> str:
    """A number with its sign."""
    return f"{'−' if amount < 0 else '+'}{abs(amount)}"


@cache
def sheet(colour: str) -> str:
    """The bare blue sheet, framed in a colour."""
    frame = inked(rect(1, 1, SIDE - 2, SIDE - 2, colour or "steel", 9), 2.4)
    paper = rect(7, 7, SIDE - 14, SIDE - 14, "plan", 4)
    grid = "".join(f"M7 {y}H{SIDE - 7}M{y} 7V{SIDE - 7}" for y in (19, 32, 45, 58, 71, 84))
    fold = path("M97 83V93Q97 97 93 97H83z", "plan-2")
    return frame + paper + line(grid, "plan-2", 1) + fold


@cache
def parchment(colour: str) -> str:
    """The bare ground of a finished beast."""
    frame = inked(rect(1, 1, SIDE - 2, SIDE - 2, colour or "steel", 9), 2.4)
    paper = rect(7, 7, SIDE - 14, SIDE - 14, "sheet", 4)
    clouds = "M12 80Q12 72 20 73Q23 66 30 71Q37 70 36 78M70 22Q70 15 77 17Q82 10 88 16Q95 17 93 24"
    return frame + paper + line(clouds, "sheet-2", 2.4, stroke_linecap="round")


def flasks(colour: str, amount: int, ink: str = "plan-line") -> str:
    """Energy points: a flask and, if there are several, their number to its right; 30 units wide."""
    more = text(9, 6.5, amount, 16.5, ink, "start") if amount != 1 else ""
    return group(icons.flask(colour), 0, 0, 0.84) + more


@cache
def tile(shown: Tile) -> str:
    """A tile, `SIDE` by `SIDE`."""
    if shown.beast:
        standing = group(beasts.beast(shown.name, shown.colour), 52, 43, 0.8)
        return parchment(shown.colour) + standing + _foot(shown)
    drawn = group(beasts.plan(shown.name, shown.colour), 61, 45, 0.72)
    value = group(gears.plate(shown.colour, str(shown.value + shown.shift), 31), 29, 30, 0.94)
    return sheet(shown.colour) + drawn + value + _foot(shown) + _coins(shown)


def _foot(shown: Tile) -> str:
    band = rect(9, 79, SIDE - 18, 18, "bone" if shown.beast else "plan", 4, opacity=0.8)
    if not shown.beast:
        return group(flasks(shown.colour, shown.energy), 19, 86)
    sign = group(gears.emblem(shown.colour), 20, 21, 0.92)
    name = fitted(SIDE - 14, 92.5, shown.name.capitalize(), 12.5, 48, "on-light", "end")
    return band + sign + name + group(flasks(shown.colour, shown.energy, "on-light"), 20, 86)


def _coins(shown: Tile) -> str:
    if not shown.coins:
        return ""
    pill = inked(rect(0, -11, 46, 22, "bone", 11), 1.8)
    amount = text(32, 6, with_sign(shown.shift), 17, "on-light")
    return group(pill + group(icons.sign("coin"), 11, 0, 0.86) + amount, 54, 19)


def progress(total: int, value: int, missing: int, coins: int, held: int) -> str:
    """The tag at a blueprint's foot: sum and value while gears are missing, else done or the coins it takes."""
    if missing:
        dots = "".join(circle(6 + 6.4 * i, 0, 2.5, "lamp" if i < 3 - missing else "none", stroke="bone", sw=1.2)
                       for i in range(3))  # fmt: skip
        amount = fitted(40, 4.8, f"{total}/{value}", 13, 34, "plan-line")
        return group(rect(0, -9.5, 59, 19, "ink", 8, opacity=0.42) + dots + amount, 39, 86)
    if not coins:
        tick = line("M8 0L13 5L22 -6", "on-ready", 3.4, stroke_linecap="round", stroke_linejoin="round")
        pill = inked(rect(0, -11, 56, 22, "ready", 11), 1.8)
        return group(pill + tick + text(40, 6, f"={value}", 15, "on-ready"), 41, 86)
    ready = "near" if coins <= held else "iron"
    sign = "+" if total > value else "−"
    amount = text(11, 6, f"{sign}{coins}", 16, "on-near" if coins <= held else "on-dark", "start")
    return group(
        inked(rect(0, -11, 56, 22, ready, 11), 1.8) + amount + group(icons.sign("coin"), 44, 0, 0.84), 41, 86
    )
