"""The five towers: their ranks with rewards, everybody's seal on them, scoring tiles at the foot, bonuses on top."""

from __future__ import annotations

from collections.abc import Mapping

from ...jiguan.editions.edition import Reward
from ...kernel.contract import Game
from ...kernel.view import Plain, count, part, word
from ..svg import group, inked, line, number, path, picture, rect
from ..targets import Targets
from . import gears, icons, pagodas, places
from .pagodas import STOREY, half
from .view import JiguanView, scene

STEP = 112.0
EDGE = 10.0
WIDE = 5 * STEP + 2 * EDGE
TOP = 104.0
FOOT = 56.0


def towers(game: Game, view: Plain, offered: Mapping[str, str]) -> str:
    """The towers in their neighbouring order."""
    shown = scene(game, view)
    targets = places.targets(shown, offered)
    ranks = len(shown.edition.ranks)
    ground = TOP + STOREY * (ranks + 1)
    tall = ground + FOOT
    drawn = _sky(tall, ground) + _bridges(shown, ground)
    for i, colour in enumerate(shown.edition.towers):
        drawn += group(_tower(shown, targets, colour), EDGE + STEP * (i + 0.5), ground)
    return picture(drawn, WIDE, tall, "The five towers", "jiguan hg-towers", live=True)


def _sky(tall: float, ground: float) -> str:
    """Mist, far hills, a paved square."""
    air = inked(rect(2, 2, WIDE - 4, tall - 4, "card", 16), 2.6)
    a, b, c, d = (number(ground - up) for up in (60, 190, 120, 80))
    ridge = (
        f"M5 {a}Q70 {b} 150 {number(ground - 90)}T310 {c}T470 {d}T{number(WIDE - 5)} {number(ground - 150)}"
    )
    hills = path(f"{ridge}V{number(ground)}H5z", "mist", opacity=0.7)
    clouds = "".join(
        path(f"M{x} {y}q0 -10 11 -10q3 -11 14 -8q9 -6 15 4q11 -1 11 14z", "paper", opacity=0.9)
        for x, y in ((24, 84), (214, 60), (400, 96), (500, 50))
    )
    square = rect(4, ground - 8, WIDE - 8, tall - ground + 4, "card-2", 12)
    return air + hills + clouds + square + line(f"M4 {number(ground - 8)}H{number(WIDE - 4)}", "muted", 1.6)


def _bridges(shown: JiguanView, ground: float) -> str:
    """Bridges between neighbours at the rank at which both together pay."""
    rank, points = shown.edition.scoring.neighbour_rank, shown.edition.scoring.neighbour
    if not 0 < rank <= len(shown.edition.ranks):
        return ""
    y = ground - STOREY * rank - 6
    ends = STEP / 2 - half(rank) + 4
    drawn = ""
    for i in range(len(shown.edition.towers) - 1):
        drawn += group(_bridge(ends, points), EDGE + STEP * (i + 1), y)
    if shown.edition.tower_ring:
        drawn += group(_bridge(20, points), EDGE + 2, y) + group(_bridge(20, points), WIDE - EDGE - 2, y)
    return drawn


def _bridge(reach: float, points: int) -> str:
    a = number(reach)
    deck = line(f"M-{a} 0Q0 -11 {a} 0", "ink", 7) + line(f"M-{a} 0Q0 -11 {a} 0", "lacquer", 3.6)
    sign = inked(path("M-16 -28H16V-12H-16z", "bone"), 1.6) + icons.amounts(
        [("points", points)], 0, -20, 13, "on-light"
    )
    return deck + line("M0 -12V-6", "ink", 1.8) + sign


def _tower(shown: JiguanView, targets: Targets, colour: str) -> str:
    """A tower standing on (0, 0), with all that belongs to it."""
    ranks = shown.edition.ranks
    drawn = pagodas.pagoda(colour, len(ranks), shown.beast(colour))
    drawn += "".join(_reward(reward, rank) for rank, reward in enumerate(ranks, 1))
    drawn += "".join(_markers(shown, colour, rank) for rank in range(len(ranks) + 1))
    drawn += _top(shown, colour, len(ranks)) + _foot(shown, colour)
    tall = STOREY * (len(ranks) + 1) + 46
    outline = rect(-52, -tall, 104, tall + 2, "none", 14)
    return targets.draw(
        f"tower:{colour}", drawn, _words(shown, colour), outline, outline, [f"tower {colour}"]
    )


def _standing(shown: JiguanView, colour: str, rank: int) -> list[str]:
    """The seats whose marker is at a rank of a tower."""
    top = len(shown.edition.ranks)
    return [seat for seat in shown.seats if min(count(part(shown.seat(seat), "ranks"), colour), top) == rank]


def _reward(reward: Reward, rank: int) -> str:
    """What a rank gives, on its wall to the left."""
    y = -STOREY * rank - STOREY / 2 - 3
    return icons.amounts(icons.signs_of(reward), -half(rank) + 19, y, 16.5, "text", 34)


def _markers(shown: JiguanView, colour: str, rank: int) -> str:
    """Seals at a rank: right of its reward; on the ground floor on both sides of the gate."""
    here = _standing(shown, colour, rank)
    if not here:
        return ""
    y = -STOREY * rank - STOREY / 2 - 2 + (3 if not rank else 0)
    if not rank:
        return "".join(
            group(icons.seal(seat), x, y + dy, 0.72) for seat, (x, dy) in zip(here, _BESIDE, strict=False)
        )
    room = 2 * half(rank) - 38
    size = min(1.08, 1.12 * room / (24 * len(here))) if len(here) > 1 else 1.08
    left = -half(rank) + 38 + room / 2
    step = min(26 * size, room / len(here))
    return "".join(
        group(icons.seal(seat), left + step * (i - (len(here) - 1) / 2), y, size)
        for i, seat in enumerate(here)
    )


_BESIDE = ((-29, -8), (29, -8), (-29, 11), (29, 11))


def _top(shown: JiguanView, colour: str, ranks: int) -> str:
    """The bonus for the highest on this tower, hung over its spire."""
    data = part(part(shown.view, "tiles"), colour)
    y = -STOREY * (ranks + 1) - 68
    sign = group(pagodas.element_sign(colour), -36, y, 0.86)
    if "bonus_reward" not in data:
        return group(pagodas.element_sign(colour), 0, y, 1.1)
    told = part(data, "bonus_reward")
    reward = Reward(count(told, "coin"), count(told, "energy"), count(told, "points"))
    plaque = inked(rect(-24, y - 15, 72, 30, "bone", 7), 2)
    crown = path(
        f"M-19 {y + 5}L-21 {y - 6}L-15.5 {y - 1.5}L-12 {y - 8}L-8.5 {y - 1.5}L-3 {y - 6}L-5 {y + 5}z",
        "gold",
        stroke="ink",
        sw=1.5,
    )
    return plaque + crown + icons.amounts(icons.signs_of(reward), 22, y, 17, "on-light", 46) + sign


def _foot(shown: JiguanView, colour: str) -> str:
    """The scoring tile at the foot, lit in the period it counts in."""
    data = part(part(shown.view, "tiles"), colour)
    if not data:
        return ""
    base = word(data, "base")
    tile = group(pagodas.tile(base, count(data, "times"), base == shown.base), 12, 26)
    return tile + group(gears.emblem(colour), -36, 26, 1.1)


def _words(shown: JiguanView, colour: str) -> str:
    """A tower in words."""
    data = part(part(shown.view, "tiles"), colour)
    ranks = ", ".join(
        f"{shown.seat_name(seat)} {count(part(shown.seat(seat), 'ranks'), colour)}" for seat in shown.seats
    )
    said = f"The {colour} tower ({shown.beast(colour)}): ranks {ranks}"
    if not data:
        return said
    base = word(data, "base")
    now = "counts now" if base == shown.base else "does not count now"
    return f"{said}; {base} tile ×{count(data, 'times')} {now}"
