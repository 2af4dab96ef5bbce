"""Whether what is pending in a turn fits the table: houses, bench, hands, cards and the workshop's owner."""

from __future__ import annotations

from ...kernel.reader import Reader
from ..constants import (
    ANY_BLUEPRINT,
    ARG,
    BEAST_END,
    BEAST_REWARD,
    CLAIM_HOUSE,
    COLOURS,
    HOUSES,
    NO_CARD,
    ONE_TOWER,
    PAY_GEARS,
    PURCHASE,
    SEATS,
    SELL_GEARS,
    SETTLE_PRICE,
)
from ..rules.fields import Fields
from ..rules.gains import ability
from ..rules.missions import entries
from ..rules.paying import can_pay, set_codes
from ..rules.supply import any_gear
from .stacks import letters


def check_items(state: Fields, reader: Reader) -> None:
    """Every item against what it is about."""
    word = letters(state.stack)
    _check_claims(state, reader, word)
    _check_hands(state, reader, word)
    _check_payment(state, reader)
    _check_purchases(state, reader, word)
    for item in state.stack:
        _check_card(state, reader, item // ARG, item % ARG)
        _check_beast(state, reader, item // ARG, item % ARG)
    gears = max((state.t.edition.cards[card].count for card in state.back[state.mover]), default=0)
    if word.count("S") > gears:
        reader.fault("pending", "supply-gear", "J15", "is due by no card that has been taken")


def _arguments(state: Fields, kind: int) -> list[int]:
    """The arguments of all pending items of a kind."""
    return [item % ARG for item in state.stack if item // ARG == kind]


def _check_claims(state: Fields, reader: Reader, word: str) -> None:
    """Only empty houses give a reward; two of one pair only when no gear lies on the board (J2, J3)."""
    houses = _arguments(state, CLAIM_HOUSE)
    for house in houses:
        if state.piles[house]:
            reader.fault("pending", f"claim h{house + 1}", "J2", "but a gear lies on that house")
    if len(houses) == 2:
        if any_gear(state):
            reader.fault("pending", "claim", "J2", "stands twice, but a pair gives a gear while one is on the board")
        if (houses[1] + 1) % HOUSES != houses[0]:
            reader.fault("pending", "claim", "J1", "stands for two houses that do not make a pair")


def _check_hands(state: Fields, reader: Reader, word: str) -> None:
    """What is in hand is about to be placed, and there are slots for it."""
    n_slots = state.t.n_slots
    if len(state.drawn) != word.count("L"):
        text = f"blueprints are in hand, and {word.count('L')} are about to be placed"
        reader.fault("drawn", len(state.drawn), "J10", text)
    elif state.slots[state.mover * n_slots : state.mover * n_slots + n_slots].count(-1) < len(state.drawn):
        reader.fault("drawn", len(state.drawn), "J10", "blueprints are in hand, more than free slots")
    if state.held and "G" not in word:
        reader.fault("held", len(state.held), "J7", "gears are in hand, but `gear` is not pending")


def _check_payment(state: Fields, reader: Reader) -> None:
    """One payment at a time; what is due is what is left of its entries, and can be paid (J32, J33)."""
    payments = _arguments(state, PAY_GEARS)
    if len(payments) > 1:
        reader.fault("pending", "pay", "J32", "stands more than once")
        return
    if not payments:
        if state.due:
            reader.fault("due", len(state.due), "J32", "entries are due, but no payment is pending")
        return
    whole = set_codes() if payments[0] == NO_CARD else entries(state, payments[0])
    if "due" not in reader.data:
        state.due = whole
    if not state.due or whole[len(whole) - len(state.due) :] != state.due:
        reader.fault("due", len(state.due), "J33", "entries are due, which are not the last ones of this payment")
    elif not can_pay(state, state.mover, state.due):
        reader.fault("due", len(state.due), "J32", "entries are due, more than the seat's gears can pay")
    if "G" in letters(state.stack).partition("m")[2] + letters(state.stack).partition("M")[2]:
        reader.fault("pending", "gear", "J32", "disturbs the payment under way")


def _check_purchases(state: Fields, reader: Reader, word: str) -> None:
    most = state.t.edition.purchases - (1 if "B" in word or "b" in word else 0)
    for left in _arguments(state, PURCHASE):
        if left > most:
            reader.fault("pending", f"purchase {left}", "J14", f"but no more than {most} can be left")


def _check_card(state: Fields, reader: Reader, kind: int, argument: int) -> None:
    """The effect under way is that of a card the seat has taken; the mission lies before it."""
    cards = state.t.edition.cards
    back = [cards[card] for card in state.back[state.mover]]
    if kind in (SELL_GEARS, SETTLE_PRICE) and argument not in state.back[state.mover]:
        reader.fault("pending", cards[argument].id, "J15", "is no card the seat on move has taken")
    if kind == PAY_GEARS and argument != NO_CARD and argument not in state.front[state.mover]:
        reader.fault("pending", cards[argument].id, "J17", "is no mission before the seat on move")
    if kind == ANY_BLUEPRINT and argument:
        colour = COLOURS[argument - 1]
        if colour not in [card.colour for card in back if card.kind == "blueprint"]:
            reader.fault("pending", f"any-blueprint {colour}", "J15", "is due by no card that has been taken")
    steps = [card.steps for card in back if card.kind == "two-steps"]
    if kind == ONE_TOWER and argument & 63 and argument >> 6 not in steps:
        reader.fault("pending", "tower", "J15", "is due by no card that has been taken")


def _check_beast(state: Fields, reader: Reader, kind: int, argument: int) -> None:
    """The beast just completed stands in its slot, and its reward is of its colour (J8)."""
    t = state.t
    base = state.mover * t.n_slots
    if kind == BEAST_END and not state.beast[base + argument]:
        reader.fault("pending", f"beast-end {t.slots[argument]}", "J8", "but no beast stands in that slot")
    if kind == BEAST_REWARD:
        slots = _arguments(state, BEAST_END)
        if not slots or t.bp_colour[state.slots[base + slots[0]]] != argument:
            reader.fault("pending", f"reward {COLOURS[argument]}", "J8", "but the beast has another colour")


def check_last_turn(state: Fields, reader: Reader, word: str) -> None:
    """Whoever took the last gear acts no more this period, unless an ability took it before the action (J21)."""
    early = state.used_a and ability(state, state.mover) == "gear"
    if state.closing == state.mover and "A" in word and not early:
        name = SEATS[state.mover]
        text = "cannot be on move: it took the last gear and has no further turn this period"
        reader.fault("seat", name, "J21", text)
