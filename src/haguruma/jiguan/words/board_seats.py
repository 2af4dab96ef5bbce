"""One seat of a view for the terminal: its bench drawn as a frame of slots about nine cells, and what it owns beside.

The rest of the table is `boardtext`'s.
"""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap

from ...kernel.prose import pad, plural
from ...kernel.view import count, numbers, part, words
from ..constants import COLOURS
from ..editions.edition import Edition, Workshop
from .board_notes import Table, card_of, seat_of
from .cards import card_signs
from .names import Names
from .phrases import gear_sign, letter

WIDTH = 100
"""No line of the board is longer."""
SIDE = 5
"""The frame of a bench has so many places along each side."""
PLACE_WIDE = 6
BENCH_WIDE = SIDE * PLACE_WIDE + 1


def _places(edition: Edition) -> dict[tuple[int, int], str]:
    """The id of each place of a bench: slots in the frame, cells within."""
    found = {(slot.x, slot.y): slot.id for slot in edition.slots}
    for cell in range(9):
        found[(cell % 3 + 1, cell // 3 + 1)] = f"c{cell + 1}"
    return found


def key_of(edition: Edition) -> list[str]:
    """The ids of a bench's places as they lie."""
    found = _places(edition)
    wide = max(map(len, found.values())) + 1
    return ["".join(pad(found.get((x, y), ""), wide) for x in range(SIDE)) for y in range(SIDE)]


def seat_block(edition: Edition, names: Names, view: Table, seat: str) -> list[str]:
    """A seat's heading, its bench at the left, what it owns at the right."""
    data = seat_of(view, seat)
    marks = [mark for mark, holds in _marks(view, seat) if holds]
    head = seat.upper() + (f" ({', '.join(marks)})" if marks else "")
    goods = f"{plural(count(data, 'coins'), 'coin')}, {count(data, 'energy')} of {edition.energy_cap} energy"
    lines = [f"{head}: {plural(count(data, 'score'), 'point')}, {goods}, {_rows(data)}"]
    texts = _texts(edition, names, view, seat)
    right = [part for text in texts for part in wrap(text, WIDTH - BENCH_WIDE - 1, subsequent_indent="  ")]
    left = [_row(edition, view, data, y) for y in range(SIDE)]
    return lines + [pad(a, BENCH_WIDE) + b for a, b in zip_longest(left, right, fillvalue="")]


def _marks(view: Table, seat: str) -> list[tuple[str, bool]]:
    return [
        ("to act", view.get("seat") == seat),
        ("airship", view.get("airship") == seat),
        ("took the last gear", view.get("closing") == seat),
    ]


def _rows(data: Table) -> str:
    """Where the markers of the payment rows stand, and what the next purchase costs."""
    spaces, prices = numbers(data, "rows"), numbers(data, "prices")
    rows = [f"a{k + 1} on {space} ({prices[k]}E)" for k, space in enumerate(spaces) if k < len(prices)]
    return "rows " + " ".join(rows)


# The bench -----------------------------------------------------------------------------------------------------


def _row(edition: Edition, view: Table, data: Table, y: int) -> str:
    places = _places(edition)
    advanced = part(view, "options").get("bench") == "advanced"
    cells = [_place(edition, data, places.get((x, y), ""), advanced) for x in range(SIDE)]
    return " " + "".join(pad(cell, PLACE_WIDE - 1) + " " for cell in cells)


def _place(edition: Edition, data: Table, place: str, advanced: bool) -> str:
    """A cell with its gear in brackets, or a slot with its blueprint or beast."""
    if place and place not in [slot.id for slot in edition.slots]:
        gear = part(data, "cells").get(place)
        return f"[{gear_sign(gear)}]" if gear else "[  ]"
    tile = part(part(data, "slots"), place)
    if tile:
        return tile_sign(tile)
    special = [f"({letter(found.colour)}{found.points})" for found in edition.specials if found.slot == place]
    return special[0] if advanced and special else "." if place else ""


def tile_sign(tile: Table) -> str:
    """A blueprint as `R8`, with coins `R8+1`; a beast as `R*2` with its energy points."""
    sign = letter(tile.get("colour"))
    if tile.get("beast"):
        return f"{sign}*{tile.get('beast_energy')}"
    shift = count(tile, "shift")
    return f"{sign}{tile.get('value')}" + (f"{shift:+d}" if shift else "")


# What lies beside ----------------------------------------------------------------------------------------------


def _texts(edition: Edition, names: Names, view: Table, seat: str) -> list[str]:
    """A line or a few for each thing a seat owns; what there is none of is left out."""
    data = seat_of(view, seat)
    shop = _shop(edition, data.get("workshop"))
    used = " (used)" if view.get("used_ability") and view.get("seat") == seat else ""
    lines = [f"{shop.name}: {names.a_ability(shop.a)}{used}; {names.b_ability(shop.b)}"] if shop else []
    points = part(data, "energy_points")
    lines.append("Energy points: " + " ".join(f"{letter(colour)}{count(points, colour)}" for colour in COLOURS))
    beside = [gear_sign(gear) for gear in words(data, "beside")]
    if beside:
        lines.append(f"Beside the workshop: {' '.join(beside)}")
    if words(data, "cards"):
        lines.append("Cards: " + "; ".join(_card(edition, name) for name in words(data, "cards")))
    turned = [card for card in (card_of(edition, name) for name in words(data, "turned")) if card is not None]
    if turned:
        lines.append("Turned cards: " + " ".join(f"{letter(card.bottle)}{card.back}" for card in turned))
    open_lines = _lines(data)
    return [*lines, "Open blueprints: " + "; ".join(open_lines)] if open_lines else lines


def _shop(edition: Edition, name: object) -> Workshop | None:
    for shop in edition.workshops:
        if shop.id == name:
            return shop
    return None


def _card(edition: Edition, name: str) -> str:
    card = card_of(edition, name)
    return name if card is None else f"{name} ({card_signs(card)})"


def _lines(data: Table) -> list[str]:
    """Each open blueprint with its line: the sum so far, gears missing, coins it would take."""
    found = []
    lines = part(data, "lines")
    for slot in lines:
        line, tile = part(lines, slot), part(part(data, "slots"), slot)
        coins = count(tile, "coins")
        lying = f" ({plural(coins, 'coin')} on it)" if coins else ""
        found.append(f"{slot} {tile_sign(tile)} {tile.get('energy')}E{lying}: {_sum(line)}")
    return found


def _sum(line: Table) -> str:
    if count(line, "missing"):
        return f"{count(line, 'sum')} of {count(line, 'value')}, {count(line, 'missing')} missing"
    coins = count(line, "coins")
    return f"{count(line, 'sum')}, {plural(coins, 'coin')} away" if coins else f"{count(line, 'sum')}, complete"
