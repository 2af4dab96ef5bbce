"""Both seats of KIKAI side by side in words, for a terminal: tokens, tracks, cards, tiles, turns.

The town and the market are `boardtext`'s.
"""

from __future__ import annotations

from textwrap import wrap

from ...kernel.prose import pad, plural
from ...kernel.view import count, numbers, part, words
from ..constants import COLOURS, PERMANENT, SEATS
from ..editions.edition import Edition, Effect
from .advanced import row_told, tile_words
from .board_notes import Table, seat_of, turns_left
from .board_short import short
from .names import Names


def seats(edition: Edition, names: Names, view: Table) -> list[str]:
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
        "Energy Track": _track(edition, count(data, "cleared")),
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


def _track(edition: Edition, cleared: int) -> str:
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
        told = row_told(edition.master.rows[row - 1]) if row else "nothing"
    else:
        told = f"{edition.master.rows[row - 1].vp if row else 0} VP"
    return f"space {count(data, 'renown')} of {edition.master.spaces}, row {row} ({told})"


def _hand(names: Names, hand: list[str]) -> str:
    shown = [f"{names.place(card)} ×{hand.count(card)}" if hand.count(card) > 1 else names.place(card) for card in hand]
    return f"{len(hand)}: {', '.join(dict.fromkeys(shown))}" if hand else "none"
