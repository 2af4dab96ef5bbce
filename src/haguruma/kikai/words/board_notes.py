"""What is easily forgotten, worked out from a view alone: Ladders to place, last fans and who can fetch them, turns.

`board` prints it. Sentences are plain; names of Districts and Squares are the printed ones.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.prose import plural
from ...kernel.view import count, part, words
from ..constants import DISTRICTS, FREE_FAN, KINDS, SEATS
from ..editions.edition import Component, Edition
from .names import Names, effect_words, reward_words

Table = Mapping[str, object]

BEFORE_A_CARD: tuple[str, ...] = ("play", "place", "lay")
"""Phases in which the seat on move has not yet played this turn's card."""


def seat_of(view: Table, seat: str) -> Table:
    """A seat's part of the view."""
    return part(part(view, "seats"), seat)


def part_of(edition: Edition, name: object) -> Component | None:
    """The component of this id."""
    for component in edition.components:
        if component.id == name:
            return component
    return None


def reminders(edition: Edition, names: Names, view: Table) -> list[str]:
    """One line for each thing worth a thought; none when the game is over."""
    if view.get("phase") == "over":
        return []
    lines = [_master(edition, view)] if view.get("turn") else []
    for seat in SEATS:
        lines += _ladder_lines(edition, names, view, seat)
    for square in edition.squares:
        fans = words(part(part(view, "squares"), square.id), "fans")
        if len(fans) == 1:
            who = reachers(edition, names, view, square.id, fans[0])
            worth = effect_words(square.bonus) if edition.advanced else f"{square.vp} VP"
            lines.append(f"The last fan of {names.place(square.id)} is {fans[0]} ({worth} and a Billboard): {who}.")
    return lines + [line for seat in SEATS for line in _media(edition, view, seat)]


def _master(edition: Edition, view: Table) -> str:
    """The round's multiplier and what each seat would get for it now."""
    if edition.advanced:
        return _advanced_master(edition, view)
    times = edition.master.multipliers[max(0, count(view, "round") - 1)]
    now = []
    for seat in SEATS:
        row = count(seat_of(view, seat), "row")
        vp = edition.master.rows[row - 1].vp if row else 0
        now.append(f"{seat.capitalize()} row {row} = {vp * times} VP")
    return f"The Master pays ×{times} at the end of this round; now {', '.join(now)}."


def _advanced_master(edition: Edition, view: Table) -> str:
    """What the Master would take from each seat, or give it, if the round ended now (K23)."""
    times = edition.master.multipliers[max(0, count(view, "round") - 1)]
    now = []
    for seat in SEATS:
        row = count(seat_of(view, seat), "row")
        reward = reward_words(edition.master.rows[row - 1], times) if row else "nothing"
        now.append(f"{seat.capitalize()} row {row}: {reward}")
    return f"The Master at the end of this round, as it stands now: {'; '.join(now)}."


def waiting(view: Table, seat: str, district: str) -> str:
    """The kind that would take the next Ladders at a site (K7): `body`, `head`, or '' for none."""
    kikai = part(part(seat_of(view, seat), "kikai"), district)
    step = count(kikai, "ladders") + 1
    return KINDS[step] if step < len(KINDS) and KINDS[step] in kikai else ""


def _ladder_lines(edition: Edition, names: Names, view: Table, seat: str) -> list[str]:
    have = count(seat_of(view, seat), "ladders")
    now: list[str] = []
    later: list[str] = []
    for district in DISTRICTS:
        kind = waiting(view, seat, district)
        if kind:
            need = edition.body_ladders if kind == "body" else edition.head_ladders
            component = part_of(edition, part(part(seat_of(view, seat), "kikai"), district).get(kind))
            steps = edition.influence[KINDS.index(kind)]
            colour = f"{component.colour} " if component is not None else ""
            what = f"{kind.capitalize()} in {names.place(district)} ({plural(need, 'Ladder')}, {colour}+{steps})"
            (now if have >= need else later).append(what)
    who = seat.capitalize()
    when = "now" if view.get("seat") == seat else "in their own turn"
    lines = [f"{who} could place Ladders {when}: {'; '.join(now)}."] if now else []
    return lines + ([f"{who} lacks the Ladders for: {'; '.join(later)}."] if later else [])


def _media(edition: Edition, view: Table, seat: str) -> list[str]:
    left = len(words(seat_of(view, seat), "billboards"))
    if left > 2:
        return []
    return [f"{seat.capitalize()} needs {plural(left, 'more Billboard')} for the Media Victory."]


def ways(edition: Edition, view: Table, seat: str, district: str) -> dict[str, int]:
    """Squares whose fans can walk to the District, and the least Energy owed to the opponent for it (K5)."""
    streets = part(view, "streets")
    tolls: dict[str, int] = {district: 0}
    queue = [district]
    for place in queue:  # grows while it is walked; a place comes again when a cheaper way to it is found
        for street in edition.streets:
            other = street.b if street.a == place else street.a if street.b == place else ""
            if not other or other in DISTRICTS or street.id not in streets:
                continue
            toll = tolls[place] + (0 if streets[street.id] == seat else street.spaces)
            if toll < tolls.get(other, toll + 1):
                tolls[other] = toll
                queue.append(other)
    del tolls[district]
    return tolls


def reachers(edition: Edition, names: Names, view: Table, square: str, colour: str) -> str:
    """Who can bring a fan of this colour from the Square home, and whereto; what stands in the way is said."""
    found = []
    for seat in SEATS:
        goals = [_goal(edition, names, view, seat, district, square, colour) for district in DISTRICTS]
        goals = [goal for goal in goals if goal]
        if goals:
            found.append(f"{seat.capitalize()} can bring it to {', '.join(goals)}")
    return "; ".join(found) if found else "nobody can bring it home yet"


def _goal(edition: Edition, names: Names, view: Table, seat: str, district: str, square: str, colour: str) -> str:
    """A District as a goal for the fan, with the toll and what lacks; '' if no Fan-Zone there is open to it."""
    data = seat_of(view, seat)
    kikai = part(part(data, "kikai"), district)
    kinds = [kind for kind in KINDS if kind in kikai and kind not in part(kikai, "fans")]
    parts = [part_of(edition, kikai[kind]) for kind in kinds]
    if not any(component is not None and component.colour == colour for component in parts):
        return ""
    toll = ways(edition, view, seat, district).get(square, -1)
    if toll < 0:
        return ""
    notes = [_toll(view, seat, toll)] if toll else []
    if not _has_card(view, seat, district):
        notes.append("no card")
    return names.place(district) + (f" ({', '.join(notes)})" if notes else "")


def _toll(view: Table, seat: str, toll: int) -> str:
    """What the way costs the seat: nothing for the first fan of its Attract action, with that tile (K35)."""
    data = seat_of(view, seat)
    going_on = view.get("seat") == seat and view.get("phase") == "attract"
    if FREE_FAN in words(data, "tiles") and not going_on:
        return "free as a first fan"
    return f"{toll} Energy to pay" + (", too much now" if toll > count(data, "energy") else "")


def _has_card(view: Table, seat: str, district: str) -> bool:
    """Whether the seat acts in the District already, or holds its card or a pair."""
    hand = words(seat_of(view, seat), "hand")
    acting = view.get("seat") == seat and view.get("district") == district
    return acting or district in hand or any(hand.count(card) > 1 for card in hand)


def turns_left(edition: Edition, view: Table, seat: str) -> tuple[int, int]:
    """Turns a seat still plays a card in: this round, and in the whole game."""
    turns = seat_of(view, seat).get("turns")
    if view.get("phase") == "over" or not isinstance(turns, (list, tuple)):
        return (0, 0)
    left = int(turns[1]) - int(turns[0])
    if view.get("seat") == seat and view.get("phase") not in BEFORE_A_CARD:
        left -= 1
    later = edition.turns[SEATS.index(seat)][count(view, "round") :]
    return (left, left + sum(later))
