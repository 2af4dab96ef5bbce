"""Why a blueprint or card cannot be taken, bought, placed, completed or given a coin (J8–J10, J14–J16, J25)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ...kernel.prose import plural
from ..constants import (
    ACTION,
    ANY_BLUEPRINT,
    ANY_CARD,
    ARG,
    AT,
    BEAST_REWARD,
    BUY,
    CARD,
    CELLS,
    COLOURS,
    COMPLETE,
    PLACE_BLUEPRINT,
    PURCHASE,
    TAKE,
    TURN_STEP,
    C,
)
from ..words.names import counted
from . import purchase
from .beasts import line_sum
from .blueprints import free_slot, value
from .cards import displayed
from .fields import Fields

STEPS: tuple[int, ...] = (PURCHASE, TURN_STEP)
"""Decisions at which the action of the turn has been taken."""


def why_not(state: Fields, verb: int, arg: int, kind: int, argument: int) -> Refusal | None:
    """Why not, in the own turn; None if only the moment is wrong."""
    if verb == TAKE:
        return _take(state, arg, kind, argument)
    if verb == AT:
        return slot_taken(state, arg) if kind == PLACE_BLUEPRINT else _no_tile()
    if verb == BUY:
        return _buy(state, arg, kind)
    if verb == CARD:
        return _card(state, arg, kind, argument)
    if verb == COMPLETE:
        return _complete(state, arg // 3) if kind == ACTION else None
    return _coin(state, arg // 2)


def _no_tile() -> Refusal:
    text = "There is no blueprint to place: one is put down when it is taken, and never moved."
    return Refusal("not-in-hand", "J10", text)


def draft(state: Fields, stack: int) -> Refusal:
    """Why a starting blueprint cannot be taken from this stack."""
    if not state.stacks[stack]:
        return _stack_empty(state, stack)
    colour = COLOURS[stack // state.t.edition.stacks]
    return Refusal("same-colour", "J25", f"Starting blueprints differ in colour, and you have a {colour} one.")


def _stack_empty(state: Fields, stack: int) -> Refusal:
    return Refusal("stack-empty", "J10", f"Stack {state.t.stacks[stack]} is empty.")


def _take(state: Fields, stack: int, kind: int, argument: int) -> Refusal | None:
    colour = stack // state.t.edition.stacks
    if kind not in (PURCHASE, ANY_BLUEPRINT, BEAST_REWARD):
        return None
    if kind == BEAST_REWARD and argument != colour:
        text = f"The reward comes from the beast's own row, {COLOURS[argument]}, not {COLOURS[colour]}."
        return Refusal("other-row", "J8", text)
    if kind == ANY_BLUEPRINT and argument and argument - 1 != colour:
        text = f"The card gives a {COLOURS[argument - 1]} blueprint, not a {COLOURS[colour]} one."
        return Refusal("other-colour", "rulebook: Card Introduction", text)
    if not state.stacks[stack]:
        return _stack_empty(state, stack)
    if not free_slot(state, state.mover):
        return _no_slot()
    return Refusal("pay-first", "J14", "Pay for it first: a blueprint is bought in row a1.")


def _no_slot() -> Refusal:
    return Refusal("no-slot", "J10", "No slot of your bench is free for another blueprint.")


def slot_taken(state: Fields, slot: int) -> Refusal:
    """Why the blueprint in hand cannot go there."""
    what = "beast" if state.beast[state.mover * state.t.n_slots + slot] else "blueprint"
    return Refusal("slot-taken", "J10", f"Slot {state.t.slots[slot]} already holds a {what}.")


def _buy(state: Fields, row: int, kind: int) -> Refusal:
    if kind != PURCHASE:
        return _no_purchase(state, kind)
    if row == 1 and all(card < 0 for card in state.display):
        return Refusal("display-empty", "J14", "No card lies in the display.")
    if row == 0 and not free_slot(state, state.mover):
        return _no_slot()
    if row == 0 and not any(state.stacks):
        return Refusal("stack-empty", "J10", "No blueprint is left on the stacks.")
    cost, have = purchase.price(state, state.mover, row), state.energy[state.mover]
    return Refusal("no-energy", "J14", f"A purchase in row a{row + 1} costs {cost} energy; you have {have}.")


def _no_purchase(state: Fields, kind: int) -> Refusal:
    """Why nothing can be bought at this moment."""
    if any(item // ARG == PURCHASE for item in state.stack):
        return Refusal("not-yet", "J14", "The purchase comes after the gears are placed and have driven.")
    if extra_action(state):
        return Refusal("no-purchase", "J34", "The extra action brings no purchase.")
    if kind == ACTION:
        return Refusal("not-yet", "J14", "A purchase comes only after gears have been taken by Action A.")
    text = "A purchase belongs to Action A, right after its gears are placed"
    costs = [purchase.price(state, state.mover, row) for row in range(2)]
    have = state.energy[state.mover]
    if kind == TURN_STEP and have < min(costs):
        return Refusal("no-purchase", "J14", f"{text}; it costs at least {min(costs)} energy, and you have {have}.")
    return Refusal("no-purchase", "J14", f"{text}; that moment is not now.")


def extra_action(state: Fields) -> bool:
    """Whether the workshop's extra action has been paid in this turn."""
    return state.used_a and state.t.edition.workshops[state.shop[state.mover]].a == "extra"


def _card(state: Fields, card: int, kind: int, colour: int) -> Refusal | None:
    name = state.t.cards[card]
    if kind not in (PURCHASE, ANY_CARD, BEAST_REWARD):
        return None
    if kind == PURCHASE and card in state.display:
        return Refusal("pay-first", "J14", "Pay for it first: a card is bought in row a2.")
    for row in range(C):
        if card in displayed(state, row):
            own, other = COLOURS[colour], COLOURS[state.t.tower_order[row]]
            text = f"Card {name} lies in the {other} row; the {own} beast gives a reward of the {own} row."
            return Refusal("other-row", "J8", text)
    return Refusal("not-displayed", "J16", f"Card {name} does not lie in the display.")


def _complete(state: Fields, slot: int) -> Refusal:
    t, seat = state.t, state.mover
    at, name = seat * t.n_slots + slot, t.slots[slot]
    if state.slots[at] < 0:
        return Refusal("no-blueprint", "J8", f"No blueprint lies on {name}.")
    if state.beast[at]:
        return Refusal("completed", "J8", f"The beast on {name} is complete already.")
    total, wanted = line_sum(state, seat, slot), value(state, at)
    if total < 0:
        empty = [f"c{cell + 1}" for cell in t.slot_cells[slot] if state.cells[seat * CELLS + cell] < 0]
        text = f"The line of {name} needs three gears; {' and '.join(empty)} {'is' if len(empty) < 2 else 'are'} empty."
        return Refusal("line-open", "J8", text)
    coins = plural(abs(total - wanted), "coin")
    text = f"The line of {name} makes {total}, its blueprint is {counted(wanted)}: {coins} on it would do."
    return Refusal("wrong-sum", "J8", text)


def _coin(state: Fields, slot: int) -> Refusal:
    at, name = state.mover * state.t.n_slots + slot, state.t.slots[slot]
    if state.slots[at] < 0:
        return Refusal("no-blueprint", "J9", f"No blueprint lies on {name} to take a coin.")
    if state.beast[at]:
        return Refusal("completed", "J9", f"The beast on {name} is complete; coins go on open blueprints.")
    return Refusal("no-coin", "J9", "You have no coin.")
