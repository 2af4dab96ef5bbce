"""What is easily forgotten, worked out from a view alone: lines that complete, missions, last turns, what stays.

`board` prints it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel.prose import listed, plural
from ...kernel.view import count, part, words
from ..constants import COLOURS
from ..editions.edition import Card, Edition
from ..rules.paying import can_fill, entry_code

Table = Mapping[str, object]

STAYS = (
    "Between the periods only the gears on the houses and the bonus tiles change; benches, towers, rows, coins, "
    "energy, cards and blueprints stay."
)
NEARLY_FULL = 3
"""Energy is called to mind when there is room for no more than this."""


def seats_of(view: Table) -> list[str]:
    """The seats in the game, in turn order."""
    return list(part(view, "seats"))


def seat_of(view: Table, seat: str) -> Table:
    """A seat's part of the view."""
    return part(part(view, "seats"), seat)


def card_of(edition: Edition, name: object) -> Card | None:
    """The card of this id."""
    for card in edition.cards:
        if card.id == name:
            return card
    return None


def gears_left(view: Table) -> int:
    """Gears still on the board."""
    houses = part(view, "houses")
    return sum(count(part(houses, house), "count") for house in houses)


def reminders(edition: Edition, view: Table) -> list[str]:
    """One line for each thing worth a thought; none when the game is over."""
    if view.get("phase") == "over":
        return []
    beginner = bool(part(view, "options").get("beginner"))
    lines = _last(edition, view, beginner)
    for seat in seats_of(view):
        lines += lines_that_complete(view, seat)
        lines += [] if beginner else _missions(edition, view, seat)
        lines += _full(edition, view, seat)
    return lines


def _last(edition: Edition, view: Table, beginner: bool) -> list[str]:
    """How near the end of the period is, and what the next one leaves alone."""
    closing, left = view.get("closing"), gears_left(view)
    airship = f"the airship ({plural(edition.scoring.airship, 'point')}); everybody else then has one more turn"
    lines = []
    if closing:
        lines.append(f"{str(closing).capitalize()} has taken the last gear: everybody else has one turn, then scoring.")
    elif left:
        lines.append(f"{plural(left, 'gear')} left: whoever takes the last one takes {airship}.")
    return lines if beginner or count(view, "period") != 1 else [*lines, STAYS]


def lines_that_complete(view: Table, seat: str) -> list[str]:
    """Open blueprints whose line is full and makes their value, at once or with coins the seat has."""
    data = seat_of(view, seat)
    ready: list[str] = []
    found = part(data, "lines")
    for slot in found:
        line = part(found, slot)
        if "coins" in line and count(line, "coins") <= count(data, "coins"):
            coins = count(line, "coins")
            ready.append(slot + (f" with {plural(coins, 'coin')}" if coins else ""))
    return [f"{seat.capitalize()} could complete {listed(ready, 'or')}."] if ready else []


def _missions(edition: Edition, view: Table, seat: str) -> list[str]:
    """Missions whose condition holds."""
    data = seat_of(view, seat)
    cards = [card for card in (card_of(edition, name) for name in words(data, "cards")) if card is not None]
    met = [card.id for card in cards if mission_met(edition, data, card)]
    return [f"{seat.capitalize()} could fulfil {listed(met)} at the end of a turn."] if met else []


def mission_met(edition: Edition, data: Table, card: Card) -> bool:
    """Whether a seat's beasts or gears meet a mission (J17, J33)."""
    met = MISSIONS.get(card.kind)
    return met is not None and met(edition, data, card)


def _parts_met(_: Edition, data: Table, card: Card) -> bool:
    cells = part(data, "cells")
    gears = [str(cells[cell]) for cell in cells] + words(data, "beside")
    codes = [COLOURS.index(gear[:-1]) * 5 + int(gear[-1:]) - 1 for gear in gears]
    return can_fill(codes, [entry_code(entry) for entry in card.entries])


def _beasts_met(edition: Edition, data: Table, card: Card) -> bool:
    slots = part(data, "slots")
    ring: list[str] = []
    for slot in edition.slots:
        tile = part(slots, slot.id)
        ring.append(str(tile.get("colour")) if tile.get("beast") else "")
    size = len(card.beasts)
    ring += ring[: size - 1]
    return any(sorted(ring[at : at + size]) == sorted(card.beasts) for at in range(len(edition.slots)))


MISSIONS: Final[dict[str, Callable[[Edition, Table, Card], bool]]] = {"parts": _parts_met, "beasts": _beasts_met}
"""Whether a seat meets a mission, by the kind of its card."""


def _full(edition: Edition, view: Table, seat: str) -> list[str]:
    room = edition.energy_cap - count(seat_of(view, seat), "energy")
    if room > NEARLY_FULL:
        return []
    return [f"{seat.capitalize()} has room for {room} more energy; what is gained beyond is lost."]
