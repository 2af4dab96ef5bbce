"""A view of KIKAI in words and symbols for a terminal: the town, the market, both seats, reminders, a legend.

No line is longer than 100 columns. The seats are `boardseats`'; what is worked out for the reminders is
`boardnotes`' job.
"""

from __future__ import annotations

from textwrap import wrap

from ...kernel.prose import pad
from ...kernel.view import count, part, words
from ..constants import CHEAP_DROPPERS, DISTRICTS, KINDS, SEATS
from ..editions.edition import BonusTile, Component, Edition, Effect
from ..rules.effects import EffectTable, notation
from .advanced import TILE_NAMES, tile_short
from .board_notes import Table, part_of, reminders, seat_of
from .board_seats import seats
from .board_short import short
from .names import Names

WIDTH = 100
"""No line of the board is longer."""

TILES: dict[str, str] = {
    "droppers": "dropper on the streets",
    "taller": "District where taller",
    "feet": "District with a Foot",
    "heads": "District with a Head",
    "billboards": "Billboard on a Square",
    "influence": "step of top influence",
}
"""What each kind of Construction Bonus Tile counts of the player's own, short."""


def board(edition: Edition, view: Table) -> str:
    """The whole table, several lines."""
    names = Names(edition, EffectTable(edition))
    blocks = [
        _title(edition, view),
        _districts(edition, view),
        _squares(edition, view),
        _streets(edition, view),
        _market(edition, view),
        seats(edition, names, view),
        _reminders(edition, names, view),
        _legend(edition),
    ]
    return "\n\n".join("\n".join(line[:WIDTH].rstrip() for line in block) for block in blocks if block)


def _cells(cells: list[str], width: int) -> list[str]:
    """Cells of so many columns, as many side by side as fit, read downwards."""
    across = max(1, (WIDTH - 1) // width)
    rows = (len(cells) + across - 1) // across
    return [" " + "".join(pad(cell, width) for cell in cells[row::rows]) for row in range(rows)]


def _title(edition: Edition, view: Table) -> list[str]:
    turn, rounds = count(view, "turn"), len(edition.master.multipliers)
    when = "set-up"
    if view.get("phase") == "over":
        when = "the game is over"
    elif turn:
        times = edition.master.multipliers[count(view, "round") - 1]
        paid = "" if edition.advanced and times == 1 else f" (×{times})"
        when = f"round {view.get('round')} of {rounds}{paid}, turn {turn} of {sum(map(sum, edition.turns))}"
    name = "KIKAI, Advanced" if edition.advanced else "KIKAI"
    lines = [f"{name} – {when} – edition: {pad(edition.title, 45).rstrip()}"]
    if edition.reconstruction:
        lines.append("A reconstruction: some of its printed values are invented.")
    return lines


# The town ------------------------------------------------------------------------------------------------------


def _districts(edition: Edition, view: Table) -> list[str]:
    """Each District with both sites, kind by kind, and what the first Head there is worth."""
    heads = "".join(f"{seat.capitalize():<8}Foot Body Head  " for seat in SEATS)
    lines = [f"{'DISTRICTS':<17}{heads}the first Head takes"]
    tiles = {tile.kind: _tile(tile) for tile in edition.bonus_tiles}
    lying = part(view, "bonus_tiles")
    for district in edition.districts:
        mark = ">" if district.id == view.get("district") else " "
        sites = "".join(_site(edition, view, seat, district.id) for seat in SEATS)
        tile = tiles.get(str(lying.get(district.id)), "taken")
        lines.append(f"{mark}{pad(district.name, 15)} {sites}{pad(tile, WIDTH - 65)}")
    return lines


def _tile(tile: BonusTile) -> str:
    return tile_short(tile) if tile.kind in TILE_NAMES else f"{tile.amount} VP per {TILES[tile.kind]}"


def _site(edition: Edition, view: Table, seat: str, district: str) -> str:
    """What the Foundation Tile still costs or gives, then Foot, Body and Head; 24 columns."""
    data = seat_of(view, seat)
    foundation = part(data, "foundations").get(district)
    kikai = part(part(data, "kikai"), district)
    pieces = "".join(pad(_piece(edition, kikai, kind), 5) for kind in KINDS)
    tile = ""
    if foundation is not None:
        tile = short(effect_of(edition, str(foundation))) if edition.advanced else f"-{foundation}VP"
    return pad(tile, 8) + pieces + " "


def effect_of(edition: Edition, word: str) -> Effect:
    """The Foundation Tile's bonus of this notation; the empty effect if there is none."""
    known = {notation(bonus): bonus for bonus in edition.foundation_bonuses}
    return known.get(word, Effect())


def _piece(edition: Edition, kikai: Table, kind: str) -> str:
    """A component: its colour's letter, `^` with its Ladders, `!` still without, `*` with a fan before it."""
    component = part_of(edition, kikai.get(kind))
    if component is None:
        return "."
    step = KINDS.index(kind)
    ladder = "" if not step else "^" if count(kikai, "ladders") >= step else "!"
    return component.colour[0].upper() + ladder + ("*" if kind in part(kikai, "fans") else "")


def _squares(edition: Edition, view: Table) -> list[str]:
    """Each Square: VP, fans by letter or whose Billboard stands there, and the streets that meet there."""
    gives = "last fan" if edition.advanced else "VP"
    width = 9 if edition.advanced else 5
    lines = [f"{'SQUARES':<25}{gives:<{width}}fans              streets that meet there (=owner)"]
    squares, taken = part(view, "squares"), part(view, "streets")
    for square in edition.squares:
        data = part(squares, square.id)
        fans = "".join(fan[0].upper() for fan in words(data, "fans"))
        sign = words(data, "billboard")
        held = f"Billboard {sign[0].capitalize()}" if sign else fans or "empty"
        held += "  last fan!" if len(fans) == 1 else ""
        streets = [street.id for street in edition.streets if square.id in (street.a, street.b)]
        marks = " ".join(f"{name}={_initial(taken[name])}" if name in taken else name for name in streets)
        name = f"{pad(square.id, 3)} {square.name}"
        here = ">" if square.id == view.get("square") else " "
        vp = f"{short(square.bonus):<8}" if edition.advanced else f"{square.vp:<4}"
        lines.append(f"{here}{pad(name, 23)} {vp} {pad(held, 17)} {pad(marks, WIDTH - 44 - len(vp))}")
    return lines


def _initial(seat: object) -> str:
    return str(seat)[:1].upper()


def _streets(edition: Edition, view: Table) -> list[str]:
    """Every street: its ends, a mark per space, its bonus."""
    taken = part(view, "streets")
    cells = []
    ends = {street.id: f"{_end(street.a)}–{_end(street.b)}" for street in edition.streets}
    wide = max([*map(len, ends.values()), 8])
    for street in edition.streets:
        spaces = (_initial(taken[street.id]) if street.id in taken else "o") * street.spaces
        bonus = short(street.bonus)
        cells.append(f"{street.id:<3} {ends[street.id]:<{wide}} {spaces:<2} {'' if bonus == '–' else bonus}")
    width = max([len(cell.rstrip()) for cell in cells]) + 3
    return ["STREETS  o: a free space, Y or P: whose street; then the bonus for taking it", *_cells(cells, width)]


def _end(place: str) -> str:
    return place.capitalize() if place in DISTRICTS else place


# Market and seats ----------------------------------------------------------------------------------------------


def _market(edition: Edition, view: Table) -> list[str]:
    """Open components, kind by kind side by side: name, colour, cost, Effect; then the cards."""
    columns = []
    for kind in KINDS:
        shown = [part_of(edition, name) for name in words(part(view, "display"), kind)]
        more = part(view, "supply").get(kind, "?")
        parts = [_offer(component) for component in shown if component is not None]
        columns.append([f"{kind.upper()} ({more} more to come)", *parts])
    lines = []
    for row in range(max(map(len, columns))):
        lines.append("".join(pad(column[row] if row < len(column) else "", 33) for column in columns))
    names = {district.id: district.name for district in edition.districts}
    cards = ", ".join(names[card] for card in words(view, "offer") if card in names) or "none"
    pile = f"OPEN CARDS  {cards}   PILE  {view.get('pile', '?')} cards"
    return [*lines, "", pile, *_layers(view, names)]


def _offer(component: Component) -> str:
    return f" {pad(component.name, 15)} {component.colour[0].upper()} {component.cost:>2}E  {short(component.effect)}"


def _layers(view: Table, names: dict[str, str]) -> list[str]:
    """What anyone may know of the pile: its layers from the top, each in unknown order."""
    layers = part(view, "known").get("pile")
    if not isinstance(layers, (list, tuple)):
        return []
    lines = []
    for place, layer in enumerate(layers):
        cards = ", ".join(f"{names.get(str(card), card)} {count}" for card, count in layer.items())
        head = "under those" if place else "unseen, in unknown order"
        lines += wrap(f" {head}: {cards}", WIDTH, subsequent_indent="   ")
    return lines


def _reminders(edition: Edition, names: Names, view: Table) -> list[str]:
    lines = reminders(edition, names, view)
    wrapped = [piece for line in lines for piece in wrap(f" - {line}", WIDTH, subsequent_indent="   ")]
    return ["EASILY FORGOTTEN", *wrapped] if wrapped else []


def _cheaper(edition: Edition) -> str:
    """What the owner of that tile pays for a space instead (K37)."""
    costs = [tile.amount for tile in edition.bonus_tiles if tile.kind == CHEAP_DROPPERS]
    return f" ({costs[0]}E with that tile)" if costs else ""


def _legend(edition: Edition) -> list[str]:
    tiles = "" if edition.advanced else ", -3VP a Foundation Tile still lying"
    return [
        "SIGNS  R red, B blue, G green. E Energy, M Megaphone, L Ladder, VP Victory Points, M/L one of both,",
        f"  -2D two own droppers off the Energy Track and out of the game{tiles}.",
        "  At a Body or Head: ^ Ladders placed, ! not placed, so no influence yet. * a fan before it.",
        f"  A street costs {edition.dropper_cost}E a space{_cheaper(edition)}. > where the action takes place.",
        "  Districts form a ring: each is next to the one above and the one below, and the last to the first.",
    ]
