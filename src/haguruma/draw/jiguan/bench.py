"""A bench in full: nine gear cells in a frame of blueprint slots, lines that complete, a tray with what is in hand.

Its furniture, which nothing in a game changes, is a wooden frame, a jade board, brass rails, axles and corners.
On the bench of the seat on move every cell shows what the gears in hand would do there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ...jiguan.constants import COLOURS
from ...jiguan.editions.edition import Slot
from ...kernel.contract import Game
from ...kernel.view import Plain, count, items, part, word, words
from ..svg import circle, fitted, group, inked, line, number, path, picture, rect, text
from ..targets import Targets
from . import blueprints, gears, icons, places
from .hints import completes, energy_of, hint, in_hand
from .view import JiguanView, scene, split_gear

CELLS = tuple(f"c{i + 1}" for i in range(9))
PITCH = 114.0
"""From one slot or cell to the next."""
EDGE = 16.0
WIDE = 2 * EDGE + 5 * PITCH
TRAY = 92.0
TALL = WIDE + TRAY
LOW, HIGH = EDGE + PITCH - 1, EDGE + 4 * PITCH + 1
"""Where the board of the gears begins and ends, both ways."""


def bench(game: Game, view: Plain, seat: str, offered: Mapping[str, str]) -> str:
    """The bench of one seat, with its tray."""
    shown = scene(game, view)
    targets = places.targets(shown, offered)
    drawn = furniture(seat) + _ready_lines(shown, seat)
    drawn += "".join(_slot(shown, targets, seat, slot) for slot in shown.edition.slots)
    drawn += "".join(_cell(shown, targets, seat, i) for i in range(len(CELLS)))
    drawn += group(_tray(shown, targets, seat), 0, WIDE)
    return picture(drawn, WIDE, TALL, f"{shown.seat_name(seat)}'s bench", "jiguan hg-bench", live=True)


def corner(slot: Slot) -> tuple[float, float]:
    """The top left corner of a slot's tile, kept on the bench whatever the edition says."""
    x, y = min(max(slot.x, 0), 4), min(max(slot.y, 0), 4)
    return EDGE + PITCH * x + (PITCH - blueprints.SIDE) / 2, EDGE + PITCH * y + (PITCH - blueprints.SIDE) / 2


def _ready_lines(shown: JiguanView, seat: str) -> str:
    """Light along the lines that are full and reach their value, or would with coins."""
    lines = part(shown.seat(seat), "lines")
    held = count(shown.seat(seat), "coins")
    drawn = ""
    for slot in shown.edition.slots:
        told = part(lines, slot.id)
        if not told or count(told, "missing") or count(told, "coins") > held:
            continue
        x, y = corner(slot)
        ends = [middle(int(cell[1:]) - 1) for cell in words(told, "cells") if cell in CELLS]
        here = (x + blueprints.SIDE / 2, y + blueprints.SIDE / 2)
        far = max(ends, key=lambda end: abs(end[0] - here[0]) + abs(end[1] - here[1]), default=here)
        d = f"M{number(here[0])} {number(here[1])}L{number(far[0])} {number(far[1])}"
        ready = not count(told, "coins")
        drawn += line(d, "ink", 15, stroke_linecap="round") + line(
            d,
            "gold" if ready else "near",
            10,
            stroke_linecap="round",
            stroke_dasharray=None if ready else "13 13",
        )
    return drawn


def _slot(shown: JiguanView, targets: Targets, seat: str, slot: Slot) -> str:
    """A slot with what lies in it."""
    state = shown.seat(seat)
    data = part(part(state, "slots"), slot.id)
    told = part(part(state, "lines"), slot.id)
    outline = rect(0, 0, blueprints.SIDE, blueprints.SIDE, "none", 9)
    place = f"slot:{seat}:{slot.id}"
    if not data:
        drawn, title, ask = _empty(shown, slot), f"Empty slot {slot.id}", [f"at {slot.id}"]
    else:
        tile = blueprints.tile_of(shown, data)
        drawn, title = blueprints.tile(tile), f"{slot.id}: {blueprints.describe(tile)}"
        ask = [] if tile.beast else [f"complete {slot.id} {cell}" for cell in words(told, "cells")]
        if told:
            drawn += _progress(told, count(state, "coins"))
            title += f"; {_in_words(told)}"
    only_coins = all(notation.startswith("coin ") for notation in targets.actions(place))
    kind = "quiet" if only_coins else ""
    placed = targets.draw(place, drawn, title, outline, outline, ask if seat == shown.own else (), kind)
    return group(placed, *corner(slot))


def _progress(told: Plain, coins: int) -> str:
    values = [count(told, key) for key in ("sum", "value", "missing", "coins")]
    return blueprints.progress(values[0], values[1], values[2], values[3], coins)


def _in_words(told: Plain) -> str:
    """How far a line is, in words."""
    total, value, missing, coins = (count(told, key) for key in ("sum", "value", "missing", "coins"))
    if missing:
        return f"its line has {total} of {value}, {missing} gear{'s' if missing > 1 else ''} missing"
    if not coins:
        return f"its line makes {value}: it can be completed"
    return f"its line makes {total}, not {value}: {coins} coin{'s' if coins > 1 else ''} needed"


def _empty(shown: JiguanView, slot: Slot) -> str:
    """A free slot; on the advanced side a designated one shows its colour and points."""
    side = blueprints.SIDE
    drawn = rect(4, 4, side - 8, side - 8, "wood", 9, opacity=0.55)
    drawn += rect(8, 8, side - 16, side - 16, "none", 6, stroke="wood-2", sw=2.4, stroke_dasharray="7 6")
    if shown.game.options.get("bench") != "advanced":
        return drawn + group(gears.cog(8, 13, "wood-3", "wood", 1.2), side / 2, side / 2, opacity=0.6)
    for special in shown.edition.specials:
        if special.slot == slot.id:
            drawn += group(gears.emblem(special.colour), 34, 52, 1.5) + text(
                62, 59, special.points, 24, "text"
            )
            drawn += group(icons.sign("points"), 82, 52, 0.9)
    return drawn


def _cell(shown: JiguanView, targets: Targets, seat: str, index: int) -> str:
    """A cell: its gear, and what the gears in hand would do in it."""
    state, cell = shown.seat(seat), CELLS[index]
    gear = word(part(state, "cells"), cell)
    colour, value = split_gear(gear)
    hands = sorted(set(in_hand(shown, seat)))
    place, outline = f"cell:{seat}:{cell}", circle(0, 0, 49, "none")
    ask = _questions(hands, cell, bool(gear)) if seat == shown.own else []
    title = f"{colour} gear {value} in {cell}" if gear else f"Empty cell {cell}"
    over = bool(_possible(state, cell, hands)) and bool(gear)
    shape = group(gears.gear(colour, value), 0, -18 if over else 0, 0.68 if over else 1) if gear else ""
    drawn = targets.draw(place, shape, title, outline, outline, ask)
    return group(drawn + _hints(shown, targets, seat, cell, hands), *middle(index))


def _questions(hands: list[str], cell: str, full: bool) -> list[str]:
    """What one asks about at a cell: a gear in hand, else paying the one there, else putting any."""
    if full and not hands:
        return [f"pay {cell}"]
    return [f"put {gear} {cell}" for gear in hands or ("red1",)]


def _possible(state: Plain, cell: str, hands: list[str]) -> list[str]:
    """The gears in hand that could go to a cell, if they are few enough to be drawn in it."""
    possible = [gear for gear in hands if energy_of(state, gear, cell) is not None]
    return possible if len(possible) < 3 else []


def _hints(shown: JiguanView, targets: Targets, seat: str, cell: str, hands: list[str]) -> str:
    """What each gear in hand would do here; with one or two of them each is a button of its own."""
    state = shown.seat(seat)
    over = bool(word(part(state, "cells"), cell))
    possible = _possible(state, cell, hands)
    alone = len(possible) == 1
    r, wide = (46.0, 54) if alone and not over else (22.0 if over else 25.0, 54 if alone else 27)
    drawn = ""
    for i, gear in enumerate(possible):
        energy = energy_of(state, gear, cell) or 0
        low = 25 if over else 0 if alone else -9
        shape = group(hint(gear, energy, completes(state, gear, cell), r, over), 0, low)
        halo, hit = circle(0, low, r + 1, "none"), rect(-wide, -55, 2 * wide, 110, "none", 8)
        colour, value = split_gear(gear)
        title = f"{colour} {value} to {cell}: {energy} energy"
        kind = "" if alone and not over else "fine-target"
        made = targets.draw(f"cell:{seat}:{cell}:{gear}", shape, title, halo, hit, (), kind)
        drawn += group(made, 0.0 if alone else 26.0 * (2 * i - 1))
    return drawn


def _tray(shown: JiguanView, targets: Targets, seat: str) -> str:
    """Below the bench: energy points of each colour; what is in hand."""
    box = rect(EDGE - 4, 0, WIDE - 2 * EDGE + 8, TRAY - 14, "wood-3", 10, stroke="wood-2", sw=2)
    known = part(shown.seat(seat), "energy_points")
    drawn = box + text(26, 22, "Energy points", 14.5, "text", "start")
    for i, colour in enumerate(COLOURS):
        drawn += group(
            icons.flask(colour, 1) + text(13, 8, count(known, colour), 19, "text", "start"), 38 + 48 * i, 52
        )
    return drawn + group(_hand(shown, targets, seat), 276)


def _hand(shown: JiguanView, targets: Targets, seat: str) -> str:
    """The gears or blueprints just taken, to be placed."""
    hands = in_hand(shown, seat)
    drawn = (
        [tile for tile in items(shown.view, "drawn") if isinstance(tile, dict)] if seat == shown.mover else []
    )
    if not hands and not drawn:
        return ""
    said = text(0, 36, "In hand", 15, "text", "start") + fitted(
        0, 54, "to be placed", 12.5, 76, "text", "start", font_weight=600
    )
    step = min(78.0, 224 / max(len(hands) + len(drawn), 1))
    for i, gear in enumerate(hands):
        colour, value = split_gear(gear)
        outline = circle(0, 0, 36, "none")
        place = f"held:{gear}" if hands.index(gear) == i else f"held:{gear}:{i}"
        shape = group(gears.gear(colour, value), 0, 0, 0.74)
        made = targets.draw(
            place, shape, f"In hand: {colour} gear {value}", outline, outline, [f"refuse {gear}"], "quiet"
        )
        said += group(made + _box_sign(place in targets), 122 + step * i, 39)
    for i, tile in enumerate(drawn):
        shape = blueprints.tile(blueprints.tile_of(shown, tile))
        said += group(shape, 86 + step * (len(hands) + i), 2, 0.71)
    return said


def _box_sign(possible: bool) -> str:
    """The sign that a gear may go to the box instead."""
    return group(icons.sign("box"), 26, 22, 0.9, pointer_events="none") if possible else ""


# Furniture -----------------------------------------------------------------------------------------------------


def middle(cell: int) -> tuple[float, float]:
    """Where a cell's gear has its axle; cells count from 0, row by row."""
    return EDGE + PITCH * (cell % 3 + 1.5), EDGE + PITCH * (cell // 3 + 1.5)


@cache
def furniture(seat: str) -> str:
    """Everything under the tiles and gears; the corners are in the seat's colour."""
    return (
        _frame()
        + _board()
        + _rails()
        + "".join(group(gears.axle(), *middle(i)) for i in range(9))
        + _corners(seat)
    )


def _frame() -> str:
    wood = inked(rect(2, 2, WIDE - 4, TALL - 4, "wood", 16), 3)
    wood += rect(7, 7, WIDE - 14, TALL - 14, "none", 12, stroke="wood-2", sw=2)
    near, far, end = number(WIDE * 0.3), number(WIDE * 0.55), number(WIDE - 12)
    grain = "".join(
        f"M12 {y}Q{near} {y + 9} {far} {y + 2}T{end} {y + 6}" for y in range(30, int(TALL) - 10, 43)
    )
    side = WIDE - 2 * EDGE + 8
    field = rect(EDGE - 4, EDGE - 4, side, side, "wood-3", 10, stroke="wood-2", sw=2)
    return wood + line(grain, "wood-2", 1.3, opacity=0.5) + field


def _board() -> str:
    side = HIGH - LOW
    edge = rect(LOW + 6, LOW + 6, side - 12, side - 12, "none", 8, stroke="brass", sw=2)
    return inked(rect(LOW, LOW, side, side, "jade-2", 12), 2.6) + edge


def _rails() -> str:
    """Rails through every row, column and diagonal, a little out to the slots."""
    one, last = number(LOW - 12), number(HIGH + 12)
    at = [number(middle(i)[0]) for i in range(3)]
    d = "".join(f"M{x} {one}V{last}M{one} {x}H{last}" for x in at)
    d += f"M{one} {one}L{last} {last}M{last} {one}L{one} {last}"
    return line(d, "ink", 8, opacity=0.55) + line(d, "brass-2", 4.4)


def _corners(seat: str) -> str:
    colour = seat if seat in icons.SEALED else "iron"
    places = ((7, 7, 1, 1), (WIDE - 7, 7, -1, 1), (7, TALL - 7, 1, -1), (WIDE - 7, TALL - 7, -1, -1))
    return "".join(
        path(f"M{number(x)} {number(y)}h{26 * u}l{-26 * u} {26 * v}z", colour, stroke="ink", sw=2)
        for x, y, u, v in places
    )
