"""A bench at a glance: who it is, what they have, gears and blueprints large enough to be read small."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ...jiguan.editions.edition import Slot
from ...kernel.contract import Game
from ...kernel.view import Plain, count, part, word, words
from ..svg import circle, element, group, inked, line, picture, rect, safe, text
from ..targets import Targets
from . import beasts, blueprints, gears, icons, places
from .bench import CELLS
from .seat import head
from .view import JiguanView, scene, split_gear

WIDE = 300.0
PITCH = 57.0
LEFT = (WIDE - 5 * PITCH) / 2
TOP = 88.0
TALL = TOP + 5 * PITCH + 12


def small(game: Game, view: Mapping[str, object], seat: str, offered: Mapping[str, str]) -> str:
    """The bench of one seat, small, with a summary of the rest."""
    shown = scene(game, view)
    targets = places.targets(shown, offered)
    frame = inked(rect(3, 3, WIDE - 6, TALL - 6, "wood-3", 14), 2.4)
    if shown.mover == seat:
        frame += rect(3, 3, WIDE - 6, TALL - 6, "none", 14, stroke="accent", sw=5)
    drawn = frame + head(shown, seat, WIDE) + group(_summary(shown, seat), 0, 69) + _board()
    drawn += "".join(_slot(shown, targets, seat, slot) for slot in shown.edition.slots)
    drawn += "".join(_cell(shown, targets, seat, i) for i in range(len(CELLS)))
    return picture(drawn, WIDE, TALL, f"{shown.seat_name(seat)}'s bench, small", "jiguan hg-small", live=True)


def _summary(shown: JiguanView, seat: str) -> str:
    """Coins, energy, gears beside the workshop, cards kept and turned."""
    state = shown.seat(seat)
    kept, turned = len(words(state, "cards")), len(words(state, "turned"))
    told = (("coin", count(state, "coins")), ("energy", count(state, "energy")), ("gear", len(words(state, "beside"))),
            ("mission", kept), ("card", turned))  # fmt: skip
    names = ("coins", "energy", "gears beside the workshop", "cards kept", "cards turned")
    drawn = ""
    for i, ((sign, amount), name) in enumerate(zip(told, names, strict=True)):
        said = element("title", safe(f"{amount} {name}"))
        drawn += group(
            said + group(icons.sign(sign), 0, 0, 0.98) + text(14, 7, amount, 19, "text", "start"), 24 + 57 * i
        )
    return drawn


@cache
def _board() -> str:
    left, top = LEFT + PITCH - 1, TOP + PITCH - 1
    board = inked(rect(left, top, 3 * PITCH + 2, 3 * PITCH + 2, "jade-2", 9), 2)
    one = [LEFT + PITCH * (i + 0.5) for i in range(5)]
    down = [TOP + PITCH * (i + 0.5) for i in range(5)]
    rails = "".join(f"M{one[i]} {down[1]}V{down[3]}M{one[1]} {down[i]}H{one[3]}" for i in (1, 2, 3))
    rails += f"M{one[1]} {down[1]}L{one[3]} {down[3]}M{one[3]} {down[1]}L{one[1]} {down[3]}"
    return board + line(rails, "brass-2", 3)


def _slot(shown: JiguanView, targets: Targets, seat: str, slot: Slot) -> str:
    state = shown.seat(seat)
    data, told = part(part(state, "slots"), slot.id), part(part(state, "lines"), slot.id)
    side = PITCH - 6
    outline = rect(0, 0, side, side, "none", 7)
    title = f"Empty slot {slot.id}"
    drawn = rect(3, 3, side - 6, side - 6, "wood", 6, opacity=0.5)
    if data:
        tile = blueprints.tile_of(shown, data)
        drawn, title = _tile(tile) + _mark(told, side), f"{slot.id}: {blueprints.describe(tile)}"
    x, y = min(max(slot.x, 0), 4), min(max(slot.y, 0), 4)
    return group(
        targets.draw(f"slot:{seat}:{slot.id}", drawn, title, outline, outline),
        LEFT + PITCH * x + 3,
        TOP + PITCH * y + 3,
    )


@cache
def _tile(tile: blueprints.Tile) -> str:
    side = PITCH - 6
    if tile.beast:
        frame = inked(rect(1, 1, side - 2, side - 2, tile.colour or "steel", 7), 2) + rect(
            5, 5, side - 10, side - 10, "sheet", 3
        )
        return (
            frame
            + group(beasts.beast(tile.name, tile.colour), side / 2, side / 2 - 1, 0.42)
            + group(gears.emblem(tile.colour), 10, 10, 0.66)
        )
    frame = inked(rect(1, 1, side - 2, side - 2, tile.colour or "steel", 7), 2) + rect(
        5, 5, side - 10, side - 10, "plan", 3
    )
    plate = group(gears.plate(tile.colour, str(tile.value + tile.shift), 31), side / 2, side / 2 - 1, 0.78)
    return frame + plate


def _mark(told: Plain, side: float) -> str:
    """Whether its line is full: a tick, or a coin where coins are missing."""
    if not told or count(told, "missing"):
        return ""
    if count(told, "coins"):
        return group(icons.sign("coin"), side - 7, 7, 0.66)
    tick = line("M-4 0L-1 3.4L4.6 -3.8", "on-ready", 2.6, stroke_linecap="round", stroke_linejoin="round")
    return group(inked(circle(0, 0, 8.5, "ready"), 1.5) + tick, side - 7, 7)


def _cell(shown: JiguanView, targets: Targets, seat: str, index: int) -> str:
    cell = CELLS[index]
    colour, value = split_gear(word(part(shown.seat(seat), "cells"), cell))
    x, y = LEFT + PITCH * (index % 3 + 1.5), TOP + PITCH * (index // 3 + 1.5)
    outline = circle(0, 0, 25, "none")
    well = circle(0, 0, 24, "well", stroke="ink", sw=1.6) + circle(0, 0, 3.4, "brass")
    drawn = group(gears.small(colour, value), scale=0.53) if colour else well
    title = f"{colour} gear {value} in {cell}" if colour else f"Empty cell {cell}"
    return group(targets.draw(f"cell:{seat}:{cell}", drawn, title, outline, outline), x, y)
