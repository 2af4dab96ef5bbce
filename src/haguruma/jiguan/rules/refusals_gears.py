"""Why a gear cannot be taken, placed, refused or paid, nor a house's reward claimed (J1–J7, J15, J31–J33)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import (
    ACTION,
    BOX,
    CELLS,
    CLAIM,
    CLAIM_HOUSE,
    CLAIMS,
    COLOURS,
    HOUSE,
    HOUSES,
    PAIR,
    PAY_BESIDE,
    PAY_CELL,
    PAY_GEARS,
    PLACE_GEAR,
    PUT,
    REFUSE,
    SELL_GEARS,
    SUPPLY_GEAR,
    C,
)
from ..editions.edition import Entry
from ..words.names import entry_word, gear_word
from .fields import Fields
from .paying import fits

VERBS: tuple[int, ...] = (PAIR, CLAIM, PUT, REFUSE, HOUSE, BOX, PAY_CELL, PAY_BESIDE)
"""The verbs whose refusals are explained here."""


def why_not(state: Fields, verb: int, arg: int, kind: int, argument: int) -> Refusal | None:
    """Why not, in the own turn; None if only the moment is wrong."""
    if verb == PAIR:
        return _pair(arg) if kind == ACTION else None
    if verb == CLAIM:
        return _claim(state, arg, kind, argument)
    if verb == PUT:
        return _put(state, arg // CELLS, arg % CELLS, kind)
    if verb == REFUSE:
        return _refuse(state, arg, kind)
    if verb == HOUSE:
        return _house(state, arg, kind)
    if verb == BOX:
        return _box(state, arg, kind, argument)
    return _pay(state, verb, arg, kind, argument)


def _pair(house: int) -> Refusal:
    other = (house + 1) % HOUSES
    text = f"Houses h{house + 1} and h{other + 1} are both empty; while a gear is on the board you must take one."
    return Refusal("no-gear", "J2", text)


def _claim(state: Fields, claim: int, kind: int, house: int) -> Refusal:
    if kind != CLAIM_HOUSE:
        text = "A house's reward is claimed only when your pair includes an empty house."
        return Refusal("no-empty-house", "J2", text)
    text = f"House h{house + 1} gives {state.t.edition.houses[house]}, not {CLAIMS[claim]}."
    return Refusal("other-icon", "J2", text)


def _in_hand(state: Fields, gear: int) -> Refusal | None:
    """The gear is not among those to be placed."""
    name = gear_word(state.t.gears[gear])
    if not state.held:
        return Refusal("not-in-hand", "J7", "You hold no gear that is still to be placed.")
    return Refusal("not-in-hand", "J7", f"You hold no {name}.") if gear not in state.held else None


def _put(state: Fields, gear: int, cell: int, kind: int) -> Refusal | None:
    missing = _in_hand(state, gear)
    if missing is not None or kind != PLACE_GEAR:
        return missing
    old = gear_word(state.t.gears[state.cells[state.mover * CELLS + cell]])
    text = f"Cell c{cell + 1} holds {old}; no gear is replaced while a cell is free."
    return Refusal("cell-taken", "J7", text)


def _refuse(state: Fields, gear: int, kind: int) -> Refusal | None:
    missing = _in_hand(state, gear)
    if missing is not None or kind != PLACE_GEAR:
        return missing
    free = state.cells[state.mover * CELLS : state.mover * CELLS + CELLS].index(-1)
    return Refusal("cell-free", "J7", f"The gear must go on a free cell, such as c{free + 1}.")


def _house(state: Fields, house: int, kind: int) -> Refusal | None:
    if kind == ACTION:
        text = f"Action A takes from two neighbouring houses: choose a pair with h{house + 1} in it."
        return Refusal("pair-wanted", "J1", text)
    if kind != SUPPLY_GEAR:
        return Refusal("no-single-gear", "J15", "Only a card or the workshop lets you take a single gear.")
    return Refusal("house-empty", "J1", f"No gear lies on house h{house + 1}.")


def _box(state: Fields, gear: int, kind: int, argument: int) -> Refusal:
    if kind != SUPPLY_GEAR:
        return Refusal("no-box", "J31", "Only a workshop ability takes a gear out of the box.")
    if not argument:
        return Refusal("no-box", "J15", "A card's gear comes from the supply board, not from the box.")
    return Refusal("not-in-box", "J31", f"No {gear_word(state.t.gears[gear])} lies in the box.")


def _pay(state: Fields, verb: int, arg: int, kind: int, argument: int) -> Refusal:
    if kind not in (PAY_GEARS, SELL_GEARS):
        return Refusal("nothing-to-pay", "J32", "Nothing asks for gears now.")
    gear = state.cells[state.mover * CELLS + arg] if verb == PAY_CELL else arg
    if gear < 0:
        return Refusal("cell-empty", "J32", f"No gear lies on c{arg + 1}.")
    name = gear_word(state.t.gears[gear])
    if verb == PAY_BESIDE and gear not in state.beside[state.mover]:
        return Refusal("not-beside", "J32", f"No {name} lies beside your workshop.")
    if kind == SELL_GEARS:
        colour = state.t.edition.cards[argument].colour
        text = f"The card pays for {colour} gears, not for {name}."
        return Refusal("wrong-gear", "rulebook: Card Introduction", text)
    if not fits(gear, state.due[0]):
        return Refusal("wrong-gear", "J33", f"The gear asked for is {_entry(state.due[0])}; {name} does not fit.")
    return Refusal("needed-later", "J33", f"Without {name} the other entries could not be filled.")


def _entry(code: int) -> str:
    """What the next entry asks for."""
    return entry_word(Entry("" if code // 10 >= C else COLOURS[code // 10], code % 10))
