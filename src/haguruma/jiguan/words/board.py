"""A view of Jigūan in words and signs for a terminal: supply, display, towers, every seat's bench, score, reminders.

No line is longer than 100 columns. Seats are drawn by `boardseats`, the reminders worked out by `boardnotes`.
"""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap

from ...kernel.prose import pad, plural
from ...kernel.view import count, part, words
from ..constants import FRAMES, HOUSES
from ..editions.edition import Card, Edition, Reward
from .board_notes import Table, card_of, gears_left, reminders, seat_of, seats_of
from .board_seats import WIDTH, key_of, seat_block
from .cards import card_signs
from .names import Names
from .phrases import gear_sign, letter, reward_signs

ACROSS = HOUSES // 2
"""Houses in a line of the drawing; the second line runs backwards, so that the two make a ring."""
HOUSE_WIDE = 16
SUPPLY_WIDE = ACROSS * HOUSE_WIDE
STACK_WIDE = 21
CARD_WIDE = (WIDTH - STACK_WIDE) // 2
SEAT_WIDE = 8


def board(edition: Edition, view: Table) -> str:
    """The whole table, several lines."""
    names = Names(edition)
    blocks = [
        _title(edition, view),
        _supply(edition, names, view),
        _display(edition, view),
        _towers(edition, names, view),
        *[seat_block(edition, names, view, seat) for seat in seats_of(view)],
        _hand(view),
        _score(view),
        _reminders(edition, view),
        _legend(edition, view),
    ]
    return "\n\n".join("\n".join(line[:WIDTH].rstrip() for line in block) for block in blocks if block)


def _beginner(view: Table) -> bool:
    return bool(part(view, "options").get("beginner"))


def _title(edition: Edition, view: Table) -> list[str]:
    period = "Beginner Play" if _beginner(view) else f"period {view.get('period')} of 2"
    when = "the game is over" if view.get("phase") == "over" else f"{period}, turn {view.get('turn')}"
    if view.get("phase") == "draft":
        when = f"{when}, starting blueprints"
    lines = [f"Jigūan – {when} – edition: {pad(edition.title, 45).rstrip()}"]
    if edition.reconstruction:
        lines.append("A reconstruction: some of its printed values are invented.")
    return lines


# Supply --------------------------------------------------------------------------------------------------------


def _supply(edition: Edition, names: Names, view: Table) -> list[str]:
    """The ring of houses and the box, with the key of places of a bench beside it."""
    first = [_house(edition, view, house) for house in range(ACROSS)]
    second = [_house(edition, view, house) for house in range(HOUSES - 1, ACROSS - 1, -1)]
    left = ["HOUSES in a ring: top gear×gears [what an empty house gives]", "".join(first), "".join(second)]
    airship = str(view.get("airship", "")).capitalize()
    state = f"{plural(gears_left(view), 'gear')} on the board, {count(view, 'later')} set aside; airship: "
    left.append(f" {state}{airship or 'on the board'}")
    box = " ".join(gear_sign(gear) for gear in words(view, "box")) or "empty"
    left += wrap(f" Box: {box}", SUPPLY_WIDE - 2, subsequent_indent="  ")
    right = ["PLACES", *key_of(edition)]
    return [f"{a:<{SUPPLY_WIDE}}{b}" for a, b in zip_longest(left, right, fillvalue="")]


def _house(edition: Edition, view: Table, house: int) -> str:
    found = edition.house
    gives = {"coin": f"{found.coin}C", "energy": f"{found.energy}E", "blank": "any"}[edition.houses[house]]
    pile = part(part(view, "houses"), f"h{house + 1}")
    gears = f"{gear_sign(pile.get('top'))}×{count(pile, 'count')}" if pile.get("top") else "empty"
    return pad(f" h{house + 1:<2} {gears} [{gives}]", HOUSE_WIDE)


# Display -------------------------------------------------------------------------------------------------------


def _display(edition: Edition, view: Table) -> list[str]:
    """A few lines for each colour: its stacks at the left, its cards beside them, a frame to a line."""
    head = pad("BLUEPRINTS", STACK_WIDE) + "CARDS [energy points of the back]"
    decks = part(view, "decks")
    more = [str(count(part(decks, frame), "count")) for frame in FRAMES]
    lines = [f"{head}; the decks hold {' and '.join(more)} more"]
    for row in part(view, "display"):
        stacks = [f" {name} {_tile(part(part(view, 'stacks'), name))}" for name in _stacks(view, row)]
        cards = _cards(edition, words(part(view, "display"), row), _beginner(view))
        for left, right in zip_longest(stacks, cards, fillvalue=""):
            lines.append(pad(left, STACK_WIDE) + right)
    return lines


def _stacks(view: Table, colour: str) -> list[str]:
    return [name for name in part(view, "stacks") if name.rstrip("0123456789") == colour]


def _tile(stack: Table) -> str:
    """A stack's top: letter and value, energy points of its two sides, tiles in the stack."""
    top = part(stack, "top")
    if not top:
        return "empty"
    energy = f"{top.get('energy')}/{top.get('beast_energy')}E"
    return f"{letter(top.get('colour'))}{top.get('value')} {energy} ×{count(stack, 'count')}"


def _cards(edition: Edition, row: list[str], beginner: bool) -> list[str]:
    """The cards of a display row, those of a frame in a line; gaps are told."""
    each = edition.cards_per_frame
    lines = []
    for start in range(0, len(row), each):
        shown = [_card(card_of(edition, name), beginner) for name in row[start : start + each]]
        for at in range(0, len(shown), 2):
            lines.append("".join(pad(card, CARD_WIDE - 1) + " " for card in shown[at : at + 2]))
    return lines


def _card(card: Card | None, beginner: bool) -> str:
    if card is None:
        return "(gap)"
    front = "" if beginner else f": {card_signs(card)}"
    back = f" [{letter(card.bottle)}{card.back}]" if card.back else ""
    return f"{card.id}{front}{back}"


# Towers --------------------------------------------------------------------------------------------------------


def _towers(edition: Edition, names: Names, view: Table) -> list[str]:
    seats = seats_of(view)
    counts = "black" if _beginner(view) or count(view, "period") == 2 else "white"
    head = "".join(f"{seat.capitalize():<{SEAT_WIDE}}" for seat in seats)
    lines = [f"{'TOWERS':<19}{'tile':<12}{'bonus':<10}{head}(ranks; * counts now)"]
    for colour in part(view, "display"):
        tile = part(part(view, "tiles"), colour)
        mark = "*" if tile.get("base") == counts else ""
        times = f"{tile.get('base')} ×{tile.get('times')}{mark}"
        ranks = "".join(f"{count(part(seat_of(view, seat), 'ranks'), colour):<{SEAT_WIDE}}" for seat in seats)
        lines.append(f" {pad(names.beast(colour), 17)} {times:<12}{_bonus(tile):<10}{ranks}")
    rewards = [f"{rank} {reward_signs(reward)}" for rank, reward in enumerate(edition.ranks, 1)]
    return [*lines, *wrap(f" Rewards by rank: {', '.join(rewards)}", WIDTH, subsequent_indent="  ")]


def _bonus(tile: Table) -> str:
    found = part(tile, "bonus_reward")
    if not found:
        return "–"
    return reward_signs(Reward(count(found, "coin"), count(found, "energy"), count(found, "points")))


# In hand, score, reminders -------------------------------------------------------------------------------------


def _hand(view: Table) -> list[str]:
    """What is taken and not yet placed, the energy each gear would drive in each cell, and what is to be paid."""
    seat = str(view.get("seat", ""))
    drives = part(seat_of(view, seat), "drives")
    lines = []
    for gear in drives:
        cells = part(drives, gear)
        lines.append(f" {gear_sign(gear)} would drive  " + "  ".join(f"{cell} {cells[cell]}E" for cell in cells))
    drawn = view.get("drawn")
    for tile in drawn if isinstance(drawn, list) else []:
        energy = f"{tile.get('energy')}/{tile.get('beast_energy')}E"
        lines.append(f" blueprint {letter(tile.get('colour'))}{tile.get('value')} {energy}")
    due = words(view, "due")
    if due:
        lines.append(f" gears still to be paid: {', '.join(due)}")
    return [f"IN HAND of {seat.capitalize()}", *lines] if lines else []


def _score(view: Table) -> list[str]:
    """Points by source, as if the game ended now."""
    seats, sheet = seats_of(view), part(view, "sheet")
    rows = sheet.get("lines")
    if not isinstance(rows, list):
        return []
    how = "SCORE" if view.get("phase") == "over" else "SCORE if scored now"
    lines = [f"{how:<33}" + "".join(f"{seat.capitalize():>{SEAT_WIDE}}" for seat in seats)]
    for row in rows:
        if any(row["values"]):
            lines.append(f" {pad(row['label'], 31)} " + _numbers(row["values"]))
    lines.append(f" {'Total':<32}" + _numbers(sheet.get("totals")))
    banked = [count(seat_of(view, seat), "score") for seat in seats]
    return lines if view.get("phase") == "over" else [*lines, f" {'Gained so far':<32}" + _numbers(banked)]


def _numbers(values: object) -> str:
    return "".join(f"{value:>{SEAT_WIDE}}" for value in values) if isinstance(values, (list, tuple)) else ""


def _reminders(edition: Edition, view: Table) -> list[str]:
    lines = reminders(edition, view)
    wrapped = [part for line in lines for part in wrap(f" - {line}", WIDTH, subsequent_indent="   ")]
    return ["EASILY FORGOTTEN", *wrapped] if wrapped else []


def _legend(edition: Edition, view: Table) -> list[str]:
    lines = [
        "SIGNS  R red, Y yellow, G green, B blue, P purple; C coin, E energy, VP points. [R3] a red gear 3,",
        "  R8 a red blueprint 8, R8+1 with a coin on it, R*2 a red beast with 2 energy points. 1/2E: energy",
        "  points of a blueprint and of its beast. For missions, slots next to each other along the frame",
        "  are side by side, corners included.",
    ]
    if part(view, "options").get("bench") == "advanced":
        lines.append("  (R2) a designated slot: 2 points when the red beast is completed there.")
    return lines
