"""Paying gears from bench and workshop side: part missions, gears for points, the 1-to-5 set (J31–J33)."""

from __future__ import annotations

from ..constants import CARDS, CELLS, COLOURS, NO_CARD, PAY_BESIDE, PAY_CELL, PAY_GEARS, SHOP
from ..editions.edition import Entry
from .bench import to_box
from .fields import Fields, without
from .gains import immediate
from .pending import push


def entry_code(entry: Entry) -> int:
    """A part mission's entry as a number: colour * 10 + number, colour 9 for any, number 0 for any."""
    colour = COLOURS.index(entry.colour) if entry.colour else 9
    return colour * 10 + entry.number


def fits(gear: int, code: int) -> bool:
    """Whether a gear fills an entry."""
    colour, number = code // 10, code % 10
    return (colour == 9 or gear // 5 == colour) and (number == 0 or gear % 5 + 1 == number)


def gears_of(state: Fields, seat: int) -> list[int]:
    """All gears the seat could pay with."""
    cells = [gear for gear in state.cells[seat * CELLS : seat * CELLS + CELLS] if gear >= 0]
    return cells + list(state.beside[seat])


def can_fill(gears: list[int], codes: list[int]) -> bool:
    """Whether different gears can fill all entries (each gear fills one)."""
    if not codes:
        return True
    if len(gears) < len(codes):
        return False
    code, rest = codes[0], codes[1:]
    tried: set[int] = set()
    for k in range(len(gears)):
        if gears[k] not in tried and fits(gears[k], code):
            tried.add(gears[k])
            if can_fill(gears[:k] + gears[k + 1 :], rest):
                return True
    return False


def can_pay(state: Fields, seat: int, codes: list[int]) -> bool:
    """Whether the seat's gears fill all entries."""
    return can_fill(gears_of(state, seat), codes)


def ask(state: Fields, codes: list[int], card: int) -> None:
    """Ask for the entries one after another; `card` is the part mission's, or NO_CARD for the set."""
    state.due = codes
    push(state, PAY_GEARS, card)


def pay_actions(state: Fields, out: list[int]) -> None:
    """Gears that fill the next entry and leave the rest fillable."""
    seat = state.mover
    code, rest = state.due[0], state.due[1:]
    gears = gears_of(state, seat)
    good: set[int] = set()
    for gear in set(gears):
        if fits(gear, code):
            left = gears[:]
            left.remove(gear)
            if can_fill(left, rest):
                good.add(gear)
    gear_list(state, seat, good, out)


def gear_list(state: Fields, seat: int, good: set[int], out: list[int]) -> None:
    """Actions that pay any of the `good` gears, from the bench or from beside the workshop."""
    for cell in range(CELLS):
        if state.cells[seat * CELLS + cell] in good:
            out.append(state.t.first[PAY_CELL] + cell)
    for gear in sorted(good & set(state.beside[seat])):
        out.append(state.t.first[PAY_BESIDE] + gear)


def sell_actions(state: Fields, card: int, out: list[int]) -> None:
    """Gears of the card's colour, one after another, as many as wished."""
    colour = COLOURS.index(state.t.edition.cards[card].colour)
    gear_list(state, state.mover, {colour * 5 + k for k in range(5)}, out)


def remove(state: Fields, verb: int, arg: int) -> int:
    """Take a paid gear away into the box; returns it."""
    seat = state.mover
    if verb == PAY_CELL:
        gear = state.cells[seat * CELLS + arg]
        state.cells[seat * CELLS + arg] = -1
    else:
        gear = arg
        state.beside[seat] = without(state.beside[seat], gear)
    to_box(state, gear)
    if state.events is not None:
        state.emit("pay-gear", seat, {"gear": state.t.gears[gear]})
    return gear


def sell(state: Fields, verb: int, arg: int, card: int) -> None:
    """Pay one gear for the card's points; each is an event of its own (J19)."""
    remove(state, verb, arg)
    immediate(state, state.mover, CARDS, state.t.edition.cards[card].points)


def set_codes() -> list[int]:
    """The entries of the 1-to-5 set: any colours."""
    return [90 + number for number in range(1, 6)]


def set_paid(state: Fields) -> None:
    """The 1-to-5 set's points."""
    immediate(state, state.mover, SHOP, state.t.edition.abilities.set_points)


def is_set(argument: int) -> bool:
    """Whether a payment item is the 1-to-5 set."""
    return argument == NO_CARD
