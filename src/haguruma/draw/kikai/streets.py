"""Streets on the board: speech-bubble spaces, Flyer Droppers, the owner's colour, street bonuses."""

from __future__ import annotations

from ...kernel.view import part, word
from ...kikai.editions.edition import Effect, Street
from ...kikai.words.names import effect_words
from ..svg import circle, group, inked, line, number, path, rect
from ..targets import Targets
from . import effects, pieces
from .geometry import Map, Way
from .view import KikaiView


def owned(scene: KikaiView, plan: Map) -> str:
    """The colour of the owner laid over every taken street, below all pieces."""
    drawn = []
    for street, seat in part(scene.view, "streets").items():
        way = plan.streets.get(street)
        if way is not None and seat in ("yellow", "purple"):
            drawn.append(_band(way, str(seat)))
    return "".join(drawn)


def _band(way: Way, seat: str) -> str:
    """Yellow is a plain band, purple one with light dashes: the two differ without their colours."""
    band = line(way.d, "ink", 17) + line(way.d, seat, 12.5)
    if seat == "purple":
        return band + line(way.d, "bone", 3.4, stroke_dasharray="3 9")
    return band + line(way.d, "yellow-2", 2.6)


def street(scene: KikaiView, plan: Map, targets: Targets, one: Street) -> str:
    """One street's spaces with what stands on them, as a place of the board."""
    way = plan.streets[one.id]
    seat = word(part(scene.view, "streets"), one.id)
    drawn = _bubble(way, bool(seat)) + "".join(_space(x, y, seat) for x, y in way.spaces)
    if one.bonus != Effect():
        drawn += _bonus(way, one.bonus, bool(seat))
    hit = line(_strip(way), "none", 2 * way.hit - 4, stroke_linecap="round") + circle(
        *way.middle, way.hit, "none"
    )
    return targets.draw(
        f"street:{one.id}", drawn, _title(scene, one, seat), _ring(way), hit, [f"deploy {one.id}"]
    )


def _strip(way: Way) -> str:
    """The line through a street's spaces."""
    (ax, ay), (bx, by) = way.spaces[0], way.spaces[-1]
    return f"M{number(ax)} {number(ay)}L{number(bx + 0.1)} {number(by)}"


def _ring(way: Way) -> str:
    """The outline of the bubble, for the glow."""
    radius, (x, y) = 23.0, way.spaces[0]
    if len(way.spaces) == 1:
        return circle(x, y, radius, "none")
    (bx, by), (ux, uy) = way.spaces[-1], way.along
    nx, ny = -uy * radius, ux * radius
    r = number(radius)
    start, over = f"{number(x + nx)} {number(y + ny)}", f"{number(bx + nx)} {number(by + ny)}"
    back, home = f"{number(bx - nx)} {number(by - ny)}", f"{number(x - nx)} {number(y - ny)}"
    return path(f"M{start}L{over}A{r} {r} 0 0 0 {back}L{home}A{r} {r} 0 0 0 {start}z", "none")


def _bubble(way: Way, taken: bool) -> str:
    """The speech bubble, its tail away from the bonus."""
    (mx, my), (bx, by), (ux, uy) = way.middle, way.beside, way.along
    nx, ny = (mx - bx) / 28, (my - by) / 28
    tip = (mx + nx * 25 + ux * 7, my + ny * 25 + uy * 7)
    left, right = (
        (mx + nx * 12 - ux * 5, my + ny * 12 - uy * 5),
        (mx + nx * 12 + ux * 8, my + ny * 12 + uy * 8),
    )
    tail = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in (left, tip, right)) + "z"
    strip, fill = _strip(way), "card-2" if taken else "bubble"
    edge = line(strip, "ink", 36, stroke_linecap="round") + path(tail, "ink", stroke="ink", sw=4.5)
    return edge + path(tail, fill) + line(strip, fill, 31.5, stroke_linecap="round")


def _space(x: float, y: float, seat: str) -> str:
    if seat:
        return group(pieces.dropper(seat), x, y, 1.06)
    return rect(x - 9.5, y - 9.5, 19, 19, "none", 4, stroke="muted", sw=1.8, stroke_dasharray="4 3")


def _bonus(way: Way, bonus: Effect, gone: bool) -> str:
    x, y = way.beside
    wide = max(effects.width(bonus, 17) + 9, 24)
    tag = path(
        f"M{number(x - wide / 2)} {number(y - 12)}h{number(wide)}v24h{number(-wide)}z",
        "card",
        stroke_linejoin="round",
    )
    drawn = inked(tag, 2) + effects.row(bonus, x, y, 17)
    return group(drawn, opacity=0.3) if gone else drawn


def _title(scene: KikaiView, one: Street, seat: str) -> str:
    spaces = "one space" if one.spaces == 1 else f"{one.spaces} spaces"
    said = f"Street {one.id}, {_end(scene, one.a)} to {_end(scene, one.b)}: {spaces}"
    if one.bonus != Effect():
        said += f", bonus {effect_words(one.bonus)}"
    return f"{said}, {scene.seat_name(seat)}'s" if seat else f"{said}, free"


def _end(scene: KikaiView, place: str) -> str:
    return scene.names.get(place) or scene.square_names.get(place) or place
