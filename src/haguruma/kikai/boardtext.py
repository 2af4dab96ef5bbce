"""A view of KIKAI in words and symbols for a terminal: one block for the town, one for each seat."""

from __future__ import annotations

from collections.abc import Mapping

from .edition import COLOURS, DISTRICTS, KINDS, SEATS, Component, Edition, Effect

Table = Mapping[str, object]


def board(edition: Edition, view: Table) -> str:
    """The whole table, several lines, no more than about 100 columns."""
    lines = [_title(edition, view), ""]
    lines += _districts(edition, view)
    lines += ["", *_squares(edition, view), "", *_streets(edition, view), "", *_market(edition, view), ""]
    for seat in SEATS:
        lines += _seat(edition, view, seat)
    return "\n".join(lines)


def _sub(data: object, key: str) -> Table:
    found = data.get(key) if isinstance(data, Mapping) else None
    return found if isinstance(found, Mapping) else {}


def _list(data: object, key: str) -> list[str]:
    found = data.get(key) if isinstance(data, Mapping) else None
    return [str(item) for item in found] if isinstance(found, (list, tuple)) else []


def _title(edition: Edition, view: Table) -> str:
    turn = view.get("turn", 0)
    when = f"round {view.get('round')}, turn {turn} of {sum(map(sum, edition.turns))}" if turn else "set-up"
    note = "  [reconstruction: invented values]" if edition.reconstruction else ""
    return f"KIKAI – {when}{note}"


def short(effect: Effect) -> str:
    """An effect in symbols: 2E, M, L+2VP, M/L, -2D."""
    if effect.choice:
        return "/".join(short(option) for option in effect.choice)
    pairs = ((effect.energy, "E"), (effect.megaphone, "M"), (effect.ladder, "L"), (effect.vp, "VP"))
    parts = [f"{count if count > 1 or mark in ('E', 'VP') else ''}{mark}" for count, mark in pairs if count]
    if effect.discard:
        parts.append(f"-{effect.discard}D")
    return "+".join(parts) if parts else "–"


def _districts(edition: Edition, view: Table) -> list[str]:
    """Each District with both sites: components by colour letter, fans in brackets, Ladders as marks."""
    lines = ["DISTRICTS (ring order)      Yellow                   Purple                   first Head"]
    tiles = _sub(view, "bonus_tiles")
    acting = view.get("district")
    for district in edition.districts:
        mark = ">" if district.id == acting else " "
        sites = [_site(edition, view, seat, district.id) for seat in SEATS]
        tile = tiles.get(district.id)
        lines.append(f"{mark}{district.name:<26} {sites[0]:<24} {sites[1]:<24} {tile or 'taken'}")
    return lines


def _site(edition: Edition, view: Table, seat: str, district: str) -> str:
    data = _sub(_sub(view, "seats"), seat)
    foundation = _sub(data, "foundations").get(district)
    kikai = _sub(_sub(data, "kikai"), district)
    risk = f"-{foundation}VP " if foundation is not None else ""
    if not kikai:
        return f"{risk}empty" if risk else "empty"
    fans = _sub(kikai, "fans")
    colours = {part.id: part.colour for part in edition.components}
    parts = []
    for number, kind in enumerate(KINDS):
        part = kikai.get(kind)
        if part is not None:
            steps = kikai.get("ladders", 0)
            ladder = "^" if number and isinstance(steps, int) and steps >= number else ""
            fan = "*" if kind in fans else ""
            parts.append(f"{kind.capitalize()}:{colours[str(part)][0].upper()}{ladder}{fan}")
    return risk + " ".join(parts)


def _squares(edition: Edition, view: Table) -> list[str]:
    """Each Square: VP, fans by letter, Billboard; and the streets that meet there."""
    lines = ["SQUARES: VP, fans (R B G), streets that meet there"]
    squares, streets = _sub(view, "squares"), _sub(view, "streets")
    for square in edition.squares:
        data = _sub(squares, square.id)
        fans = "".join(fan[0].upper() for fan in _list(data, "fans"))
        sign = _list(data, "billboard")
        held = f"Billboard {sign[0]}" if sign else (fans or "empty")
        last = " (last fan!)" if len(fans) == 1 else ""
        meets = " ".join(_street_mark(s.id, streets) for s in edition.streets if square.id in (s.a, s.b))
        name = f"{square.id} {square.name}"
        lines.append(f" {name:<26} {square.vp}VP  {held + last:<18} {meets}")
    return lines


def _street_mark(name: str, streets: Table) -> str:
    owner = streets.get(name)
    return f"{name}={str(owner)[0].upper()}" if owner else name


def _streets(edition: Edition, view: Table) -> list[str]:
    """Every street: ends, spaces (o free, Y or P owned), bonus; three to a line."""
    taken = _sub(view, "streets")
    cells = []
    for street in edition.streets:
        owner = taken.get(street.id)
        spaces = (str(owner)[0].upper() if owner else "o") * street.spaces
        bonus = short(street.bonus)
        gain = "" if bonus == "–" else f" [{bonus}]"
        cells.append(f"{street.id} {_end(street.a)}–{_end(street.b)} {spaces}{gain}")
    rows = (len(cells) + 2) // 3
    lines = ["STREETS: o free space, Y/P owned, [bonus]"]
    for row in range(rows):
        lines.append(" " + "".join(f"{cell:<32}" for cell in cells[row::rows]).rstrip())
    return lines


def _end(place: str) -> str:
    return place.capitalize() if place in DISTRICTS else place


def _market(edition: Edition, view: Table) -> list[str]:
    """Open components by kind with cost, colour and effect; open cards; pile."""
    parts = {part.id: part for part in edition.components}
    lines = []
    for kind in KINDS:
        names = _list(_sub(view, "display"), kind)
        left = _sub(view, "supply").get(kind, "?")
        shown = "; ".join(_part(parts[name]) for name in names) or "none"
        lines.append(f"{kind.upper():<5} {shown} (+{left})")
    names_of = {district.id: district.name for district in edition.districts}
    cards = ", ".join(names_of[card] for card in _list(view, "offer")) or "none"
    lines.append(f"OPEN CARDS {cards}; pile {view.get('pile', '?')}")
    return lines


def _part(part: Component) -> str:
    return f"{part.name} [{part.colour[0].upper()} {part.cost}E: {short(part.effect)}]"


def _seat(edition: Edition, view: Table, seat: str) -> list[str]:
    """A seat's tokens, tracks, Billboards and cards."""
    data = _sub(_sub(view, "seats"), seat)
    names_of = {district.id: district.name for district in edition.districts}
    mover = ">" if view.get("seat") == seat else " "
    tokens = f"{data.get('energy')} Energy, {data.get('megaphones')} Megaphones, {data.get('ladders')} Ladders"
    cleared = data.get("cleared", 0)
    number = cleared if isinstance(cleared, int) else 0
    values = [space.value for space in edition.track[:number] if space.value is not None]
    influence, collected = _sub(data, "influence"), _sub(data, "collected")
    marks = " ".join(f"{c[0].upper()}{influence.get(c)}" for c in COLOURS)
    taken = " ".join(f"{c[0].upper()}{collected.get(c)}" for c in COLOURS)
    turns = _list(data, "turns")
    hand = ", ".join(names_of[card] for card in _list(data, "hand")) or "none"
    placed = 6 - len(_list(data, "billboards"))
    total = _totals(view, seat)
    return [
        f"{mover}{seat.upper()}: {data.get('vp')} VP earned{total}; {tokens}",
        f"   Energy Track {number}/{len(edition.track)} cleared, shows {values[-1] if values else 0};"
        f" influence {marks}; renown {data.get('renown')} (row {data.get('row')})",
        f"   Billboards {placed}/6; fans collected {taken}; turns this round {'/'.join(turns)}",
        f"   Cards: {hand}",
    ]


def _totals(view: Table, seat: str) -> str:
    totals = _list(_sub(view, "sheet"), "totals")
    return f", {totals[SEATS.index(seat)]} if it ended now" if totals else ""
