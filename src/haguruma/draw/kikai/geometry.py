"""Where everything of Yukon Street lies on the drawing: places, streets as curves, street spaces, areas to hit.

The edition's coordinates are scaled to a board 1000 units wide; nothing here draws.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from ...kikai.editions.edition import District, Edition, Square, Street
from ..svg import Point, number

WIDTH = 1000.0
MARGIN = 8.0
"""Ground kept free round the town, beyond the edition's own size."""
HALF_WIDE, HALF_TALL = 95.0, 76.0
"""Half the extent of a District."""
GAP = 33.0
"""Between the two spaces of a double street."""
HIT = 32.0
"""Radius of an area to hit where there is room: 45 px on a board 700 px wide."""
BESIDE = 28.0
"""How far a street's bonus is drawn from its spaces."""
STEPS = 14


@dataclass(frozen=True, slots=True)
class Way:
    """A street on the drawing: its curve as path data, its spaces, and the point beside them for its bonus."""

    d: str
    curve: tuple[Point, ...]
    spaces: tuple[Point, ...]
    middle: Point
    along: Point
    beside: Point = (0.0, 0.0)
    hit: float = HIT


@dataclass(frozen=True, slots=True)
class Map:
    """All of the town's places on a board `WIDTH` by `height`."""

    height: float
    districts: dict[str, Point]
    squares: dict[str, Point]
    sizes: dict[str, float]
    streets: dict[str, Way]
    stars: dict[str, Point]
    """From each Square's middle to where its Victory Points are shown."""
    flags: dict[str, Point]
    """From each Square's middle to the foot of the pennant that says one fan is left."""
    labels: dict[str, Point]
    """From each Square's middle to the middle of its name's baseline."""


def plan(edition: Edition) -> Map:
    """The map of an edition; computed once for each geometry."""
    return _plan(edition.size, edition.districts, edition.squares, edition.streets)


@lru_cache(maxsize=16)
def _plan(
    size: tuple[int, int],
    districts: tuple[District, ...],
    squares: tuple[Square, ...],
    streets: tuple[Street, ...],
) -> Map:
    wide, tall = max(size[0], 1), min(max(size[1], 1), 3 * max(size[0], 1))
    scale = (WIDTH - 2 * MARGIN) / wide
    height = max(tall * scale, 4 * HALF_TALL) + 2 * MARGIN
    largest = max((square.fans for square in squares), default=1)
    sizes = {square.id: 45.0 if square.fans * 2 > largest else 35.0 for square in squares}
    blocks = {one.id: _inside(one.x, one.y, scale, height, HALF_WIDE, HALF_TALL) for one in districts}
    plazas = {one.id: _inside(one.x, one.y, scale, height, sizes[one.id], sizes[one.id]) for one in squares}
    knots = {street.id: _knots(street, blocks | plazas, scale, height) for street in streets}
    ways = {street.id: _way(street, knots[street.id], blocks, sizes) for street in streets}
    ways = _with_room(ways, blocks, plazas, height)
    stars = {name: _star(name, plazas, sizes[name], ways) for name in plazas}
    flags = {name: _flag(name, plazas, sizes[name], ways, stars[name]) for name in plazas}
    marks = {name: (stars[name], _cloth(flags[name])) for name in plazas}
    labels = {name: _label(name, plazas, sizes[name], ways, marks[name], height) for name in plazas}
    return Map(height, blocks, plazas, sizes, ways, stars, flags, labels)


def _inside(x: float, y: float, scale: float, height: float, half_wide: float, half_tall: float) -> Point:
    """A place's middle on the board, moved so that all of it stays on the board."""
    return (
        min(max(x * scale + MARGIN, half_wide + 1), WIDTH - half_wide - 1),
        min(max(y * scale + MARGIN, half_tall + 1), height - half_tall - 1),
    )


def _knots(street: Street, places: dict[str, Point], scale: float, height: float) -> tuple[Point, ...]:
    bends = [_inside(x, y, scale, height, 20, 20) for x, y in street.via]
    return (places[street.a], *bends, places[street.b])


def _curve(knots: tuple[Point, ...]) -> tuple[Point, ...]:
    """Points of the smooth line through the knots (Catmull-Rom)."""
    ends = [knots[0], *knots, knots[-1]]
    points: list[Point] = []
    for i in range(len(knots) - 1):
        points += [
            _between(ends[i], ends[i + 1], ends[i + 2], ends[i + 3], step / STEPS) for step in range(STEPS)
        ]
    return (*points, knots[-1])


def _data(knots: tuple[Point, ...]) -> str:
    """The same line as path data, in Bézier curves."""
    ends = [knots[0], *knots, knots[-1]]
    parts = ["M" + _pair(knots[0])]
    for i in range(len(knots) - 1):
        before, a, b, after = ends[i : i + 4]
        out = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        home = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        parts.append("C" + " ".join(_pair(point) for point in (out, home, b)))
    return "".join(parts)


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _between(before: Point, a: Point, b: Point, after: Point, t: float) -> Point:
    def axis(i: int) -> float:
        bend = 2 * before[i] - 5 * a[i] + 4 * b[i] - after[i]
        curl = -before[i] + 3 * a[i] - 3 * b[i] + after[i]
        return 0.5 * (2 * a[i] + (b[i] - before[i]) * t + bend * t * t + curl * t**3)

    return axis(0), axis(1)


def _way(street: Street, knots: tuple[Point, ...], blocks: dict[str, Point], sizes: dict[str, float]) -> Way:
    """The spaces of a street, in the middle of the part that no place covers."""
    curve = _curve(knots)
    fine = _refined(curve)
    seen = [point for point in fine if not _covered(point, street, curve, blocks, sizes)] or list(fine)
    middle, along = _at(seen, 0.5)
    shifts = [(i - (max(street.spaces, 1) - 1) / 2) * GAP for i in range(min(max(street.spaces, 1), 2))]
    spaces = tuple((middle[0] + along[0] * shift, middle[1] + along[1] * shift) for shift in shifts)
    return Way(_data(knots), curve, spaces, middle, along)


def _refined(curve: tuple[Point, ...]) -> list[Point]:
    fine: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(curve):
        fine += [(ax + (bx - ax) * k / 4, ay + (by - ay) * k / 4) for k in range(4)]
    return fine


def _covered(
    point: Point, street: Street, curve: tuple[Point, ...], blocks: dict[str, Point], sizes: dict[str, float]
) -> bool:
    for place, end in ((street.a, curve[0]), (street.b, curve[-1])):
        across, down = abs(point[0] - end[0]), abs(point[1] - end[1])
        if place in blocks:
            if across < HALF_WIDE - 4 and down < HALF_TALL - 4:
                return True
        elif math.hypot(across, down) < sizes.get(place, 40.0) + 2:
            return True
    return False


def _at(points: list[Point], share: float) -> tuple[Point, Point]:
    """The point a share of the way along, and the direction there."""
    total = sum(math.dist(a, b) for a, b in pairwise(points))
    left = total * share
    for a, b in pairwise(points):
        step = math.dist(a, b)
        if step >= left and step:
            part = left / step
            return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part), _direction(points, a)
        left -= step
    return points[-1], (1.0, 0.0)


def _direction(points: list[Point], at: Point) -> Point:
    """The direction of a line near one of its points, taken over a stretch long enough to be steady."""
    i = points.index(at)
    a, b = points[max(i - 5, 0)], points[min(i + 6, len(points) - 1)]
    length = math.dist(a, b)
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length) if length else (1.0, 0.0)


def _with_room(
    ways: dict[str, Way], blocks: dict[str, Point], plazas: dict[str, Point], height: float
) -> dict[str, Way]:
    """The same ways, each with its bonus on the freer side and a hit area clear of its neighbours'."""
    fitted = {}
    for name, way in ways.items():
        others = [other for key, other in ways.items() if key != name]
        near = [math.dist(way.middle, other.middle) / 2 for other in others]
        near += [math.dist(way.middle, place) - 34 for place in plazas.values()]
        crowd = [point for other in others for point in (*other.spaces, *other.curve[8:-8:4])]
        sides = [
            (way.middle[0] - way.along[1] * k, way.middle[1] + way.along[0] * k) for k in (BESIDE, -BESIDE)
        ]
        beside = max(sides, key=lambda side: _freedom(side, crowd, blocks, plazas, height))
        fitted[name] = replace(way, hit=max(18.0, min([HIT, *near])), beside=beside)
    return fitted


def _freedom(
    point: Point, crowd: list[Point], blocks: dict[str, Point], plazas: dict[str, Point], height: float
) -> float:
    """How far a point is from anything drawn."""
    x, y = point
    room = [x, y, WIDTH - x, height - y]
    room += [math.dist(point, other) for other in crowd]
    room += [math.dist(point, place) - 38 for place in plazas.values()]
    room += [max(abs(x - place[0]) - HALF_WIDE, abs(y - place[1]) - HALF_TALL) for place in blocks.values()]
    return min(room)


def _rim(radius: float, degrees: tuple[int, ...]) -> list[Point]:
    """Points just outside the rim of a Square."""
    angles = map(math.radians, degrees)
    return [(radius * 1.06 * math.cos(angle), radius * 1.06 * math.sin(angle)) for angle in angles]


def _star(name: str, plazas: dict[str, Point], radius: float, ways: dict[str, Way]) -> Point:
    """A Square's Victory Points stand on its rim, upper right unless a street space is in the way there."""
    spots = _rim(radius, (-45, -135, -20, -160, -75, -105, 20, 160, 45, 135))
    return max(spots, key=lambda spot: round(min(_clearance(plazas[name], spot, ways), 36) / 6))


def _flag(name: str, plazas: dict[str, Point], radius: float, ways: dict[str, Way], star: Point) -> Point:
    """The pennant stands on the rim too, away from the star."""

    def room(spot: Point) -> int:
        free = _clearance(plazas[name], (spot[0], spot[1] - 24), ways)
        return round(min(free, math.dist(spot, star) - 20, 36) / 6)

    return max(_rim(radius * 0.86, (-135, -45, -160, -20, 180, 0, -90)), key=room)


def _cloth(foot: Point) -> Point:
    """The middle of a pennant's cloth, which flies away from the Square."""
    return foot[0] + (-15 if foot[0] < 0 else 15), foot[1] - 28


def _label(
    name: str, plazas: dict[str, Point], radius: float, ways: dict[str, Way], marks: tuple[Point, ...], height: float
) -> Point:
    """A Square's name stands below or above it, where less is in the way; `marks` are what else belongs to the Square."""
    spots = [(0.0, radius + 14), (0.0, -radius - 6), (22.0, radius + 11), (-22.0, radius + 11)]
    y = plazas[name][1]

    def room(spot: Point) -> int:
        if not 14 < y + spot[1] < height - 4:
            return -1
        across = [(spot[0] + shift, spot[1] - 4) for shift in (-36, -18, 0, 18, 36)]
        free = min(
            min([_clearance(plazas[name], point, ways), *(math.dist(point, mark) for mark in marks)])
            for point in across
        )
        return round(min(free, 30) / 4)

    return max(spots, key=room)


def _clearance(place: Point, spot: Point, ways: dict[str, Way]) -> float:
    """How far a spot beside a place is from street spaces and bonuses, and (less so) from the streets themselves."""
    at = (place[0] + spot[0], place[1] + spot[1])
    pieces = [math.dist(at, point) for way in ways.values() for point in (*way.spaces, way.beside)]
    roads = [math.dist(at, point) + 24 for way in ways.values() for point in way.curve[::2]]
    return min([99.0, *pieces, *roads])
