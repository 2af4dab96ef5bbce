"""A view of KIKAI in words and symbols for a terminal: the town, the market, both seats, reminders, a legend.

No line is longer than 100 columns. What is worked out for the reminders is `board_notes`' job.
"""

from __future__ import annotations

from textwrap import wrap

from ...kernel.prose import pad, plural
from ...kernel.view import count, numbers, part, words
from ..constants import CHEAP_DROPPERS, COLOURS, DISTRICTS, KINDS, PERMANENT, SEATS
from ..editions.edition import BonusTile, Component, Edition, Effect
from ..rules.effects import EffectTable, notation
from .board_notes import Table, part_of, reminders, seat_of, turns_left
from .names import Names, effect_words, reward_words, tile_words

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

ADVANCED_TILES: dict[str, str] = {
    "discard-fan": "discard a fan",
    "grant": "{effect}",
    "free-fan": "first fan free",
    "ladders-too": "Ladders as Megaphones",
    "cheap-droppers": "droppers {amount} Energy each",
    "pair-draw": "a card for each pair",
}
"""What each kind of Advanced tile does, in at most 24 characters."""


def board(edition: Edition, view: Table) -> str:
    """The whole table, several lines."""
    names = Names(edition, EffectTable(edition))
    blocks = [
        _title(edition, view),
        _districts(edition, view),
        _squares(edition, view),
        _streets(edition, view),
        _market(edition, view),
        _seats(edition, names, view),
        _reminders(edition, names, view),
        _legend(edition),
    ]
    return "\n\n".join("\n".join(line[:WIDTH].rstrip() for line in block) for block in blocks if block)


def short(effect: Effect) -> str:
    """An effect in symbols: 2E, M, L+2VP, M/L, -2D."""
    if effect.choice:
        return "/".join(short(option) for option in effect.choice)
    pairs = ((effect.energy, "E"), (effect.megaphone, "M"), (effect.ladder, "L"), (effect.vp, "VP"))
    parts = [f"{count if count > 1 or mark in ('E', 'VP') else ''}{mark}" for count, mark in pairs if count]
    if effect.discard:
        parts.append(f"-{effect.discard}D")
    return "+".join(parts) if parts else "–"


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
    if tile.kind in TILES:
        return f"{tile.amount} VP per {TILES[tile.kind]}"
    return ADVANCED_TILES[tile.kind].format(effect=effect_words(tile.effect), amount=tile.amount)


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


# The market ----------------------------------------------------------------------------------------------------


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


# Both seats ----------------------------------------------------------------------------------------------------


def _seats(edition: Edition, names: Names, view: Table) -> list[str]:
    """Both seats side by side, a line for each thing they own."""
    to_act = [f"{seat.upper()}{' (to act)' if view.get('seat') == seat else ''}" for seat in SEATS]
    lines = [f"{'SEATS':<18}{pad(to_act[0], 40)} {pad(to_act[1], 40)}"]
    columns = [_seat(edition, names, view, seat) for seat in SEATS]
    for label, yellow in columns[0].items():
        left, right = wrap(yellow, 39), wrap(columns[1][label], 39)
        for row in range(max(len(left), len(right))):
            cells = [column[row] if row < len(column) else "" for column in (left, right)]
            lines.append(f" {'' if row else label:<17}{pad(cells[0], 40)} {pad(cells[1], 40)}")
    return lines


def _seat(edition: Edition, names: Names, view: Table, seat: str) -> dict[str, str]:
    """What a seat owns, by label; both seats have the same labels."""
    data = seat_of(view, seat)
    boards = len(edition.billboards)
    rows = {
        "Victory Points": f"{count(data, 'vp')} earned{_total(view, seat)}",
        "Energy": str(count(data, "energy")),
        "Megaphones": str(count(data, "megaphones")),
        "Ladders": str(count(data, "ladders")),
        "Energy Track": _energy_track(edition, count(data, "cleared")),
        "Influence": _colours(part(data, "influence")),
        "Renown": _renown(edition, data),
        "Fans collected": _colours(part(data, "collected")),
        "Foundation Tiles": _foundations(edition, part(data, "foundations")),
        "Billboards up": f"{boards - len(words(data, 'billboards'))} of {boards}",
        "Cards": _hand(names, words(data, "hand")),
    }
    if edition.advanced:
        kept = {tile.kind: tile_words(tile) for tile in edition.bonus_tiles if tile.kind in PERMANENT}
        rows["Tiles kept"] = "; ".join(kept[kind] for kind in words(data, "tiles") if kind in kept) or "none"
    if not view.get("turn"):
        rows["Feet to place"] = ", ".join(names.part(foot) for foot in words(data, "feet")) or "none"
    elif view.get("phase") != "over":
        now, in_all = turns_left(edition, view, seat)
        cards = plural(len(words(data, "hand")), "card")
        rows["Turns to play"] = f"{now} this round, {in_all} in all, with {cards}"
    return rows


def _foundations(edition: Edition, tiles: Table) -> str:
    if not tiles:
        return "none left"
    if edition.advanced:
        return f"{len(tiles)} left"
    return f"{len(tiles)} left, -{sum(count(tiles, district) for district in tiles)} VP"


def _colours(counts: Table) -> str:
    return ", ".join(f"{colour} {count(counts, colour)}" for colour in COLOURS)


def _total(view: Table, seat: str) -> str:
    totals = numbers(part(view, "sheet"), "totals")
    if len(totals) != len(SEATS):
        return ""
    return f", {totals[SEATS.index(seat)]} {'in all' if view.get('phase') == 'over' else 'as if it ended now'}"


def _energy_track(edition: Edition, cleared: int) -> str:
    """Droppers left, what an Exhibition pays, and the next bonus."""
    values = [space.value for space in edition.track[:cleared] if space.value is not None]
    text = f"{len(edition.track) - cleared} droppers left, pays {values[-1] if values else 0}E"
    for place, space in enumerate(edition.track[cleared:], 1):
        if space.bonus != Effect():
            return f"{text}; {short(space.bonus)} after {place}"
    return text


def _renown(edition: Edition, data: Table) -> str:
    row = count(data, "row")
    if edition.advanced:
        told = reward_words(edition.master.rows[row - 1]) if row else "nothing"
    else:
        told = f"{edition.master.rows[row - 1].vp if row else 0} VP"
    return f"space {count(data, 'renown')} of {edition.master.spaces}, row {row} ({told})"


def _hand(names: Names, hand: list[str]) -> str:
    shown = [f"{names.place(card)} ×{hand.count(card)}" if hand.count(card) > 1 else names.place(card) for card in hand]
    return f"{len(hand)}: {', '.join(dict.fromkeys(shown))}" if hand else "none"


# Reminders and signs -------------------------------------------------------------------------------------------


def _reminders(edition: Edition, names: Names, view: Table) -> list[str]:
    lines = reminders(edition, names, view)
    wrapped = [component for line in lines for component in wrap(f" - {line}", WIDTH, subsequent_indent="   ")]
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
