"""Paying gears from bench and workshop side: part missions, gears for points, the 1-to-5 set (J31–J33)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import ARG, CARDS, CELLS, COLOURS, DONE, PAY_BESIDE, PAY_CELL, PAY_GEARS, SELL_GEARS, C
from ..editions.edition import Entry
from ..words.names import entry_word, gear_word
from .bench import to_box
from .fields import Fields, without
from .gains import immediate
from .step import Offer, Verb


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


def set_codes() -> list[int]:
    """The entries of the 1-to-5 set: any colours."""
    return [90 + number for number in range(1, 6)]


def ask(state: Fields, codes: list[int], card: int) -> None:
    """Ask for the entries one after another; `card` is the part mission's, or NO_CARD for the set."""
    state.due = codes
    state.push(PAY_GEARS, card)


def pay_actions(state: Fields, good: set[int], out: list[int]) -> None:
    """Actions that pay any of the `good` gears, from the bench or from beside the workshop."""
    seat = state.mover
    for cell in range(CELLS):
        if state.cells[seat * CELLS + cell] in good:
            out.append(state.t.first[PAY_CELL] + cell)
    for gear in good & set(state.beside[seat]):
        out.append(state.t.first[PAY_BESIDE] + gear)


class SellGears(Offer):
    """Gears of the card's colour, one after another, as many as wished (argument: card)."""

    awaits = "pay gears or stop"
    rule = "J37"
    least = 2

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Every gear of the colour, and to stop."""
        colour = COLOURS.index(state.t.edition.cards[argument].colour)
        pay_actions(state, {colour * 5 + k for k in range(5)}, out)
        out.append(state.t.first[DONE])


class Pay(Verb):
    """Pay a gear from a cell of the bench, or from beside the workshop, to what asks for one."""

    def __init__(self, beside: bool) -> None:
        self.beside = beside

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """The gear goes to the box and fills the next entry, or brings the card's points (J19, J31)."""
        seat = state.mover
        if self.beside:
            gear = arg
            state.beside[seat] = without(state.beside[seat], gear)
        else:
            gear = state.cells[seat * CELLS + arg]
            state.cells[seat * CELLS + arg] = -1
        to_box(state, gear)
        state.emit("pay-gear", seat, {"gear": state.t.gears[gear]})
        if state.stack[-1] // ARG == SELL_GEARS:
            immediate(state, seat, CARDS, state.t.edition.cards[argument].points)
        else:
            state.due = state.due[1:]

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """Nothing asks; the gear is not there, does not fit, or is needed for another entry."""
        if kind not in (PAY_GEARS, SELL_GEARS):
            return Refusal("nothing-to-pay", "J32", "Nothing asks for gears now.")
        gear = arg if self.beside else state.cells[state.mover * CELLS + arg]
        if gear < 0:
            return Refusal("cell-empty", "J32", f"No gear lies on c{arg + 1}.")
        name = gear_word(state.t.gears[gear])
        if self.beside and gear not in state.beside[state.mover]:
            return Refusal("not-beside", "J32", f"No {name} lies beside your workshop.")
        if kind == SELL_GEARS:
            text = f"The card pays for {state.t.edition.cards[argument].colour} gears, not for {name}."
            return Refusal("wrong-gear", "rulebook: Card Introduction", text)
        code = state.due[0]
        if not fits(gear, code):
            entry = entry_word(Entry("" if code // 10 >= C else COLOURS[code // 10], code % 10))
            return Refusal("wrong-gear", "J33", f"The gear asked for is {entry}; {name} does not fit.")
        return Refusal("needed-later", "J33", f"Without {name} the other entries could not be filled.")
