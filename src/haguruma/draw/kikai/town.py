"""The town behind the game: ground, roads, blocks of little houses, trees. Nothing here depends on a game's state."""

from __future__ import annotations

import math
from collections import OrderedDict

from ..svg import Number, group, inked, line, number, path, rect
from .geometry import HALF_TALL, HALF_WIDE, WIDTH, Map

CELL = 6
HOUSES: tuple[tuple[int, int], ...] = ((58, 50), (44, 46), (36, 40), (70, 42), (30, 34), (42, 58), (52, 48))
"""Widths and heights of houses."""


class Lots:
    """Which cells of the ground are still free."""

    def __init__(self, height: float) -> None:
        self.columns = int(WIDTH // CELL)
        self.rows = int(height // CELL)
        self.taken = [bytearray(self.columns) for _ in range(self.rows)]

    def fill(self, left: float, top: float, right: float, bottom: float) -> None:
        """Take every cell of a rectangle."""
        for row in range(max(int(top // CELL), 0), min(int(bottom // CELL) + 1, self.rows)):
            for column in range(max(int(left // CELL), 0), min(int(right // CELL) + 1, self.columns)):
                self.taken[row][column] = 1

    def disc(self, x: float, y: float, r: float) -> None:
        """Take every cell of a disc."""
        for row in range(max(int((y - r) // CELL), 0), min(int((y + r) // CELL) + 1, self.rows)):
            half = math.sqrt(max(r * r - (row * CELL - y) ** 2, 0))
            for column in range(
                max(int((x - half) // CELL), 0), min(int((x + half) // CELL) + 1, self.columns)
            ):
                self.taken[row][column] = 1

    def free(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether all of a rectangle lies on the board and is free."""
        if left < 4 or top < 4 or right > WIDTH - 4 or bottom > self.rows * CELL - 4:
            return False
        columns = slice(int(left // CELL), int(right // CELL) + 1)
        rows = range(int(top // CELL), min(int(bottom // CELL) + 1, self.rows))
        return not any(any(self.taken[row][columns]) for row in rows)


def _lots(plan: Map) -> Lots:
    lots = Lots(plan.height)
    for x, y in plan.districts.values():
        lots.fill(x - HALF_WIDE - 3, y - HALF_TALL - 3, x + HALF_WIDE + 3, y + HALF_TALL + 3)
    for name, (x, y) in plan.squares.items():
        lots.disc(x, y, plan.sizes[name] + 9)
        across, down = plan.labels[name]
        lots.fill(x + across - 46, y + down - 12, x + across + 46, y + down + 3)
        lots.disc(x + plan.stars[name][0], y + plan.stars[name][1], 20)
    for way in plan.streets.values():
        for x, y in way.curve[::2]:
            lots.disc(x, y, 19)
        for x, y in way.spaces:
            lots.disc(x, y, 25)
        lots.disc(*way.beside, 18)
    return lots


class Sketch:
    """Shapes gathered by colour, so that a whole town is a handful of paths."""

    def __init__(self) -> None:
        self.layers: dict[str, list[str]] = {}

    def add(self, colour: str, d: str) -> None:
        """Add path data to a colour."""
        self.layers.setdefault(colour, []).append(d)

    def box(self, colour: str, x: Number, y: Number, w: Number, h: Number) -> None:
        """Add a rectangle."""
        self.add(colour, f"M{number(x)} {number(y)}h{number(w)}v{number(h)}h{number(-w)}z")

    def blob(self, colour: str, x: Number, y: Number, rx: Number, ry: Number) -> None:
        """Add an ellipse."""
        a, b, twice = number(rx), number(ry), number(2 * rx)
        self.add(colour, f"M{number(x - rx)} {number(y)}a{a} {b} 0 1 1 {twice} 0a{a} {b} 0 1 1 -{twice} 0z")

    def drawn(self) -> str:
        """All shapes, in the order in which their colours first came up."""
        return "".join(path("".join(parts), colour) for colour, parts in self.layers.items())


def _house(sketch: Sketch, x: int, y: int, w: int, h: int, pick: int) -> None:
    """A house with its ground line's middle at (x, y)."""
    roof = h * 0.42
    left, top = x - w / 2 + 2, y - h + roof
    wall, tile = f"house-{pick % 4 + 1}", f"roof-{pick // 4 % 4 + 1}"
    sketch.box(wall, left, top, w - 4, h - roof)
    if pick % 3:
        ridge = w * (0.2 if pick % 5 else 0.5)
        peak = (
            f"M{number(left - 3)} {number(top)}l{number(ridge)} {number(-roof)}h{number(w + 2 - 2 * ridge)}"
        )
        sketch.add(tile, f"{peak}l{number(ridge)} {number(roof)}z")
    else:
        sketch.box(tile, left - 2, top - roof * 0.5, w, roof * 0.5)
    if pick % 4 == 1:
        sketch.box("trunk", left + w * 0.66, top - roof - 2, 5, roof * 0.8)
    sketch.box("wood-2", left + (w - 4) * (0.3 if pick % 2 else 0.6) - 3.5, y - 11, 7, 11)
    count = max((w - 8) // 14, 1)
    for i in range(count):
        lit = "pane" if (pick >> i) % 3 else "pane-off"
        sketch.box(lit, left + (i + 0.5) * (w - 4) / count - 3.5, top + 4, 7, min(8, h - roof - 8))


def _tree(sketch: Sketch, x: int, y: int, pick: int) -> None:
    sketch.box("trunk", x - 1.5, y - 7, 3, 7)
    if pick % 3:
        sketch.blob("leaf" if pick % 2 else "leaf-2", x, y - 13, 8 + pick % 2, 8 + pick % 3)
    else:
        sketch.add("leaf-2", f"M{x - 7} {y - 5}l7 -18l7 18z")


def _settle(plan: Map) -> Sketch:
    """Fill what is free with houses, then with trees; the same for the same map."""
    lots, sketch = _lots(plan), Sketch()
    for y in range(36, int(plan.height) - 3, 7):
        for x in range(20, int(WIDTH) - 14, 5):
            pick = _mixed(x, y)
            w, h = HOUSES[pick % len(HOUSES)]
            if pick % 5 < 2 and lots.free(x - w / 2, y - h, x + w / 2, y):
                _house(sketch, x, y, w, h, pick // 5)
                lots.fill(x - w / 2 - 1, y - h, x + w / 2 + 1, y + 3)
    for y in range(28, int(plan.height) - 3, 6):
        for x in range(14, int(WIDTH) - 12, 5):
            if _mixed(x, y) % 5 < 2 and lots.free(x - 8, y - 22, x + 8, y):
                _tree(sketch, x, y, _mixed(x, y) // 5)
                lots.fill(x - 9, y - 17, x + 9, y)
    return sketch


def _mixed(x: int, y: int) -> int:
    """A number that looks random and depends on the spot alone."""
    mixed = (x * 73856093 ^ y * 19349663) & 0xFFFFFFF
    return (mixed ^ mixed >> 11) * 2654435761 % 1_000_003


def _ground(plan: Map) -> str:
    """Paper ground, lawns, and a hedge round the town."""
    lawns, height = Sketch(), plan.height
    for y in range(20, int(height), 90):
        for x in range(30, int(WIDTH), 110):
            pick = _mixed(x, y)
            wide, tall = 46 + pick % 40, 26 + pick % 20
            across = min(x + pick % 50 + 56, WIDTH - wide)
            if pick % 3:
                down = min(max(y + pick % 40, tall), height - tall)
                lawns.blob(("grass", "ground-2")[pick % 2], across, down, wide, tall)
    base = rect(0, 0, WIDTH, height, "ground") + group(lawns.drawn(), opacity=0.6)
    return base + rect(3, 3, WIDTH - 6, height - 6, "none", 12, stroke="leaf", sw=6)


def _roads(plan: Map) -> str:
    every = "".join(way.d for way in plan.streets.values())
    surface = line(every, "road-edge", 27) + line(every, "road", 22.5)
    return surface + line(every, "road-line", 2, stroke_dasharray="9 8")


_DRAWN: OrderedDict[int, tuple[Map, str]] = OrderedDict()


def town(plan: Map) -> str:
    """The whole background of a map, drawn once for each map."""
    known = _DRAWN.get(id(plan))
    if known is not None and known[0] is plan:
        return known[1]
    drawn = _ground(plan) + _roads(plan) + inked(_settle(plan).drawn(), 1.3)
    _DRAWN[id(plan)] = (plan, drawn)
    while len(_DRAWN) > 16:
        _DRAWN.popitem(last=False)
    return drawn
