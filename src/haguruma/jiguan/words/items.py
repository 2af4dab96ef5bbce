"""Pending items and payment entries in words, and back: what positions and views say of the stack.

Whether items can stand like that is `stacks`' question.
"""

from __future__ import annotations

from ..constants import (
    ACTION,
    ANY_BLUEPRINT,
    ARG,
    BEAST_END,
    BEAST_REWARD,
    BOUGHT,
    CLAIM_HOUSE,
    COLOURS,
    DRAFT,
    HOUSES,
    ITEMS,
    NEXT_DRAFT,
    NO_CARD,
    ONE_TOWER,
    PAY_GEARS,
    PURCHASE,
    SEATS,
    SELL_GEARS,
    SETTLE_PRICE,
    SUPPLY_GEAR,
    TRADE_IN,
    C,
)
from ..rules.tables import Tables

TWICE = 32
"""Bit of a `tower` item: another tower follows. Bits 0–4 bar towers, the steps stand above."""


def item_word(t: Tables, item: int) -> str:
    """A pending item in words, e.g. `claim h4`, `reward blue`, `pay parts-red`."""
    word = _argument_word(t, item // ARG, item % ARG)
    name = ITEMS[item // ARG]
    return f"{name} {word}" if word else name


def _argument_word(t: Tables, kind: int, argument: int) -> str:
    if kind in (DRAFT, NEXT_DRAFT, PURCHASE):
        return str(argument) if argument else ""
    if kind == CLAIM_HOUSE:
        return f"h{argument + 1}"
    if kind == BEAST_REWARD:
        return COLOURS[argument]
    if kind == ANY_BLUEPRINT:
        return COLOURS[argument - 1] if argument else ""
    if kind in (SELL_GEARS, SETTLE_PRICE, PAY_GEARS):
        return "set" if argument == NO_CARD else t.cards[argument]
    if kind == ONE_TOWER:
        return _tower_word(argument)
    return _plain_word(t, kind, argument)


def _plain_word(t: Tables, kind: int, argument: int) -> str:
    if kind == TRADE_IN:
        return SEATS[argument]
    if kind == BEAST_END:
        return t.slots[argument]
    if kind == BOUGHT:
        return f"a{argument + 1}"
    if kind == ACTION:
        return "extra" if argument else ""
    return "box" if kind == SUPPLY_GEAR and argument else ""


def _tower_word(argument: int) -> str:
    """Steps, then `twice` if another tower follows, or the tower that may not be named again."""
    word = str(argument >> 6)
    if argument & TWICE:
        return f"{word} twice"
    barred = [COLOURS[c] for c in range(C) if argument >> c & 1]
    return f"{word} not {barred[0]}" if barred else word


def items_by_word(t: Tables) -> dict[str, int]:
    """Every item that can be pending under an edition, by its word."""
    found: dict[str, int] = {}
    for kind in range(len(ITEMS)):
        for argument in _arguments(t, kind):
            item = kind * ARG + argument
            found[item_word(t, item)] = item
    return found


def _arguments(t: Tables, kind: int) -> list[int]:
    """Every argument an item of a kind can have."""
    if kind == DRAFT:
        return list(range(len(t.edition.start.draft)))
    if kind == NEXT_DRAFT:
        return list(range(1, len(t.edition.start.draft) + 1))
    if kind == PURCHASE:
        return list(range(1, t.edition.purchases + 1))
    if kind in (SELL_GEARS, SETTLE_PRICE, PAY_GEARS):
        name = "sell" if kind == SELL_GEARS else "two-steps" if kind == SETTLE_PRICE else "parts"
        found = [card for card in range(len(t.cards)) if t.card_kind[card] == name]
        return [*found, NO_CARD] if kind == PAY_GEARS else found
    if kind == ONE_TOWER:
        return _tower_arguments(t)
    counts = {CLAIM_HOUSE: HOUSES, BEAST_REWARD: C, ANY_BLUEPRINT: C + 1, TRADE_IN: len(SEATS), BEAST_END: t.n_slots}
    return list(range(counts.get(kind, 2 if kind in (ACTION, SUPPLY_GEAR, BOUGHT) else 1)))


def _tower_arguments(t: Tables) -> list[int]:
    """One step by the workshop; a card's first tower, and its second, which is another one."""
    found = [1 << 6]
    for card in t.edition.cards:
        if card.kind == "two-steps":
            found += [card.steps << 6 | TWICE, *(card.steps << 6 | 1 << c for c in range(C))]
    return found


def entry_word(code: int) -> str:
    """What a payment's entry asks for: a colour, a number, both (`red3`), or `any` (J33)."""
    colour, number = code // 10, code % 10
    word = (COLOURS[colour] if colour < C else "") + (str(number) if number else "")
    return word or "any"


def entries_by_word() -> dict[str, int]:
    """Every entry a payment can have, by its word."""
    return {entry_word(colour * 10 + number): colour * 10 + number for colour in (*range(C), 9) for number in range(6)}
