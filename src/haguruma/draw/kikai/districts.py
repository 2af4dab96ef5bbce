"""Districts on the board: building, two sites with their KIKAI and Fan-Zones, Foundation and Construction Bonus tiles."""

from __future__ import annotations

from ...kernel.view import count, part, word
from ...kikai.constants import SEATS
from ...kikai.editions.edition import District
from ...kikai.words.names import effect_words
from ..svg import fitted, group, inked, line, path, rect, text
from ..targets import Targets
from . import pieces, slabs, statue
from .buildings import building
from .geometry import HALF_TALL, HALF_WIDE, Map
from .view import KikaiView

SITE = 55.0
"""How far left and right of the middle the two sites lie."""
FLOOR = 43.0
"""Where statues stand, below the middle."""
SCALE = 0.69
ZONES: dict[str, float] = {"foot": 31.0, "body": 5.0, "head": -21.0}
"""Heights of a Fan-Zone's slots."""


def district(scene: KikaiView, plan: Map, targets: Targets, one: District) -> str:
    """One District with all that stands in it, as places of the board."""
    acting = word(scene.view, "district") == one.id
    block = rect(-HALF_WIDE, -HALF_TALL + 8, 2 * HALF_WIDE, 2 * HALF_TALL - 10, "none", 14)
    place = f"district:{one.id}"
    drawn = _lot(acting) + group(building(one.id), 0, 19, 0.92) + _tile(scene, one.id) + _name(one, acting)
    sites = {seat: _site(scene, seat, one) for seat in SEATS}
    apart = [seat for seat in SEATS if f"site:{seat}:{one.id}" in targets]
    for seat in SEATS:
        if seat not in apart:
            drawn += _asked(scene, targets, seat, one, sites[seat], place in targets)
    placed = targets.draw(place, drawn, _title(scene, one), block, block, [f"play {one.id}"])
    reached = "".join(_reached(scene, targets, seat, one, sites[seat]) for seat in apart)
    return group(placed + reached, *plan.districts[one.id])


def _reached(scene: KikaiView, targets: Targets, seat: str, one: District, drawn: str) -> str:
    """A site where a Ladder can be placed: a button of its own."""
    x = _across(seat)
    halo, hit = rect(x - 29, -60, 58, 110, "none", 14), rect(x - 32, -62, 64, 114, "none")
    return targets.draw(f"site:{seat}:{one.id}", drawn, _site_title(scene, seat, one), halo, hit)


def _asked(scene: KikaiView, targets: Targets, seat: str, one: District, drawn: str, live: bool) -> str:
    """A site that is part of its District; it answers for itself unless a click there means the District."""
    if not scene.built(seat, one.id):
        return drawn
    asks = [] if live else [f"ladder {one.id} body", f"ladder {one.id} head"]
    return targets.draw(f"site:{seat}:{one.id}", drawn, _site_title(scene, seat, one), ask=asks)


def _lot(acting: bool) -> str:
    ground = rect(-HALF_WIDE, -HALF_TALL + 8, 2 * HALF_WIDE, 2 * HALF_TALL - 10, "lot", 14)
    shadow = rect(-HALF_WIDE + 2, -HALF_TALL + 12, 2 * HALF_WIDE, 2 * HALF_TALL - 10, "shade", 14)
    path_ = path(f"M-14 20H14L24 {HALF_TALL - 22}H-24z", "plaza", stroke="none")
    kerb = line(f"M{-HALF_WIDE + 6} 22H{HALF_WIDE - 6}", "plaza-2", 2)
    shown = shadow + inked(ground, 2.4) + kerb + path_
    if not acting:
        return shown
    ring = rect(
        -HALF_WIDE, -HALF_TALL + 8, 2 * HALF_WIDE, 2 * HALF_TALL - 10, "none", 14, stroke="accent", sw=7
    )
    beams = path("M-70 40L-96 -72H-40z", "lamp", opacity=0.35) + path(
        "M70 40L40 -72H96z", "lamp", opacity=0.35
    )
    return shown + group(beams) + ring


def _name(one: District, acting: bool) -> str:
    """The banner with the District's name."""
    wide = 2 * HALF_WIDE - 22
    y = HALF_TALL - 24
    tails = path(f"M{-wide / 2} {y + 5}h-10l6 9l-6 9h10z", "velvet") + path(
        f"M{wide / 2} {y + 5}h10l-6 9l6 9h-10z", "velvet"
    )
    banner = inked(tails + rect(-wide / 2, y, wide, 23, "accent" if acting else "rubber", 4), 2)
    return banner + fitted(0, y + 17.5, one.name.upper(), 18, wide - 14, "bone", letter_spacing=0.6)


def _tile(scene: KikaiView, district: str) -> str:
    """The Construction Bonus Tile in front of the building, while it lies there."""
    tile = scene.tile(district)
    if tile is None:
        return ""
    return group(slabs.face(tile), 0, 31.5 if scene.edition.advanced else 34.5)


def _across(seat: str) -> float:
    """Yellow's site is on the left, purple's on the right."""
    return -SITE if seat == SEATS[0] else SITE


def _site(scene: KikaiView, seat: str, one: District) -> str:
    """A seat's site: the Foundation Tile, or the KIKAI with its Fan-Zone and Ladders."""
    side = -1 if seat == SEATS[0] else 1
    drawn = _pedestal(seat)
    built = scene.built(seat, one.id)
    if built:
        drawn += group(statue.standing(built), 0, FLOOR, SCALE) + _ladders(scene, seat, one.id, side)
        drawn += _zone(scene, seat, one.id, side)
    else:
        drawn += _foundation(scene, seat, one.id)
    return group(drawn, _across(seat))


def _pedestal(seat: str) -> str:
    stone = path(f"M-23 {FLOOR - 1}H23L27 {FLOOR + 8}H-27z", seat)
    letter = text(0, FLOOR + 7.6, pieces.LETTERS[seat], 9, f"on-{seat}")
    return inked(stone, 2) + letter


def _foundation(scene: KikaiView, seat: str, district: str) -> str:
    """The Foundation Tile while it lies there: what it costs at the end, or what it brings."""
    gift = scene.foundation_bonus(seat, district)
    cost = count(part(scene.seat(seat), "foundations"), district)
    slab = slabs.foundation_gift(seat, gift) if gift else slabs.foundation_cost(seat, cost) if cost else ""
    return group(slab, 0, FLOOR - 6)


def _ladders(scene: KikaiView, seat: str, district: str, side: int) -> str:
    placed = count(scene.kikai(seat, district), "ladders")
    rungs = (0, 6, 11)[min(max(placed, 0), 2)]
    return group(pieces.ladder(rungs), -side * 27 - 1, FLOOR) if rungs else ""


def _zone(scene: KikaiView, seat: str, district: str, side: int) -> str:
    """The Fan-Zone: one slot beside each component, in its colour, and the fans that stand there."""
    fans = part(scene.kikai(seat, district), "fans")
    drawn = []
    for component in scene.built(seat, district):
        colour = word(fans, component.kind)
        piece = pieces.fan(colour) if colour else group(pieces.emblem(component.colour, False), scale=0.78)
        drawn.append(group(piece, side * 30, ZONES[component.kind], 0.98 if colour else 0.92))
    return "".join(drawn)


def _site_title(scene: KikaiView, seat: str, one: District) -> str:
    who = scene.seat_name(seat)
    built = scene.built(seat, one.id)
    fans = part(scene.kikai(seat, one.id), "fans")
    parts = []
    for piece in built:
        here = f", a {word(fans, piece.kind)} fan" if word(fans, piece.kind) else ""
        parts.append(
            f"{piece.colour} {piece.kind.capitalize()} “{piece.name}” ({effect_words(piece.effect)}{here})"
        )
    placed = count(scene.kikai(seat, one.id), "ladders")
    reach = ("no Ladder", "Ladder at the Body", "Ladders at Body and Head")[min(max(placed, 0), 2)]
    return f"{who}'s KIKAI in {one.name}: {', '.join(parts)}; {reach}"


def _title(scene: KikaiView, one: District) -> str:
    said = [one.name]
    tile = scene.tile(one.id)
    if tile is not None:
        said.append(slabs.title(tile))
    for seat in SEATS:
        cost = count(part(scene.seat(seat), "foundations"), one.id)
        gift = scene.foundation_bonus(seat, one.id)
        if cost:
            said.append(f"{scene.seat_name(seat)}'s Foundation Tile, −{cost} VP")
        elif gift:
            said.append(f"{scene.seat_name(seat)}'s {slabs.foundation_words(gift)}")
    return "; ".join(said)
