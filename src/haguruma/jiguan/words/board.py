"""A view of Jigūan in words and signs for a terminal: supply, display, towers, every seat's bench, score, reminders.

No line is longer than 100 columns. The reminders are worked out by `board_notes`.
"""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap

from ...kernel.prose import pad, plural
from ...kernel.view import count, numbers, part, words
from ..constants import COLOURS, FRAMES, HOUSES
from ..editions.edition import Card, Edition, Reward, Workshop
from .board_notes import Table, card_of, gears_left, reminders, seat_of, seats_of
from .names import Names, card_signs, gear_sign, letter, reward_signs

WIDTH = 100
"""No line of the board is longer."""
ACROSS = HOUSES // 2
"""Houses in a line of the drawing; the second line runs backwards, so that the two make a ring."""
HOUSE_WIDE = 16
SUPPLY_WIDE = ACROSS * HOUSE_WIDE
STACK_WIDE = 21
CARD_WIDE = (WIDTH - STACK_WIDE) // 2
SEAT_WIDE = 8
SIDE = 5
"""The frame of a bench has so many places along each side."""
PLACE_WIDE = 6
BENCH_WIDE = SIDE * PLACE_WIDE + 1


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


# A seat ------------------------------------------------------------------------------------------------------


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
    lines = [f"{head}: {plural(count(data, 'score'), 'point')}, {goods}, {_payment_rows(data)}"]
    texts = _texts(edition, names, view, seat)
    right = [part for text in texts for part in wrap(text, WIDTH - BENCH_WIDE - 1, subsequent_indent="  ")]
    left = [_bench_row(edition, view, data, y) for y in range(SIDE)]
    return lines + [pad(a, BENCH_WIDE) + b for a, b in zip_longest(left, right, fillvalue="")]


def _marks(view: Table, seat: str) -> list[tuple[str, bool]]:
    return [
        ("to act", view.get("seat") == seat),
        ("airship", view.get("airship") == seat),
        ("took the last gear", view.get("closing") == seat),
    ]


def _payment_rows(data: Table) -> str:
    """Where the markers of the payment rows stand, and what the next purchase costs."""
    spaces, prices = numbers(data, "rows"), numbers(data, "prices")
    rows = [f"a{k + 1} on {space} ({prices[k]}E)" for k, space in enumerate(spaces) if k < len(prices)]
    return "rows " + " ".join(rows)


# The bench -----------------------------------------------------------------------------------------------------


def _bench_row(edition: Edition, view: Table, data: Table, y: int) -> str:
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
        lines.append("Cards: " + "; ".join(_own_card(edition, name) for name in words(data, "cards")))
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


def _own_card(edition: Edition, name: str) -> str:
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
