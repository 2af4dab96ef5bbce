"""Reading a position's pending items, and whether they can stand in a turn like that.

Every item is a letter, and what can be pending in a turn is one pattern over them, from the turn's end up to what
comes next. Whether the items fit bench, cards and houses is `underway`'s question, whose turn it is `course`'s.
"""

from __future__ import annotations

import re

from ...kernel.reader import Reader
from ..constants import (
    ACTION,
    ANY_BLUEPRINT,
    ARG,
    BOUGHT,
    ITEMS,
    LAST_DECISION,
    NO_CARD,
    ONE_TOWER,
    PAY_GEARS,
    SUPPLY_GEAR,
)
from ..rules.fields import Fields
from ..rules.gains import ability, has_b
from ..words.items import TWICE, entries_by_word, items_by_word

MOST_ITEMS = 40
PLAIN = "dLACGPUYRSVFQMTzeNZnB"
"""The letter of each kind of item, in the order of `pending.ITEMS`."""
OTHERS = {ACTION: "X", ANY_BLUEPRINT: "u", SUPPLY_GEAR: "s", BOUGHT: "b"}
"""The letter with an argument: the extra action, a blueprint of one colour, a gear from the box too, row a2."""


def letter(item: int) -> str:
    """An item's letter."""
    kind, argument = item // ARG, item % ARG
    if kind == ONE_TOWER:
        return "W" if argument & TWICE else "w" if argument & 31 else "V"
    if kind == PAY_GEARS:
        return "m" if argument == NO_CARD else "M"
    return OTHERS[kind] if argument and kind in OTHERS else PLAIN[kind]


def letters(stack: list[int]) -> str:
    """A stack as letters, from the turn's end up to what comes next."""
    return "".join([letter(item) for item in stack])


def read_items(state: Fields, reader: Reader) -> list[int]:
    """The items of `pending`, next one first; payment entries and whether the A ability is used."""
    data = reader.data
    used = data.get("used_ability", False)
    if not isinstance(used, bool):
        reader.fault("used_ability", used, "", "must be true or false")
    state.used_a = used is True
    entries = entries_by_word()
    state.due = [entries[name] for name in reader.words(data, "due", "due", tuple(entries))]
    known = items_by_word(state.t)
    words = reader.items(data, "pending", "pending")
    if len(words) > MOST_ITEMS:
        reader.fault("pending", len(words), "", "items are more than can ever be pending")
    items: list[int] = []
    for word in words[:MOST_ITEMS]:
        if isinstance(word, str) and word in known:
            items.append(known[word])
        else:
            reader.fault("pending", word, "", "is nothing that can be pending")
    if items and items[0] // ARG > LAST_DECISION:
        name = ITEMS[items[0] // ARG]
        reader.fault("pending", name, "", "is settled by the game itself and cannot come first")
    return items


def turn_pattern(state: Fields) -> str:
    """What can be pending in the turn of the seat on move, by its workshop and whether the A ability is used.

    Below lie the end of the turn (N, T); then what is left of an action; on it an ability under way, and on or
    below that the 1-to-5 set being paid.
    """
    effect = "" if state.beginner else "|GS*|u|F|Q|W|w"
    action_a = "GC{0,2}"
    rest = f"{action_a}|e(?:R|L{effect})" + ("" if state.beginner else "|M")
    bought = f"B[UL]|b(?:Y{effect}{'' if state.beginner else '|L'})"
    main = f"A|P(?:{action_a})?|P?(?:{bought})|{rest.removeprefix(action_a + '|')}"
    seat = state.mover
    own = ability(state, seat) if state.used_a else ""
    paid = "m?" if has_b(state, seat, "set") else ""
    if own == "extra":
        return f"NT(?:X|{rest})?{paid}"
    during = {"blueprint": "[UL]?", "gear": "(?:Gs?)?", "step": "V?"}.get(own, "")
    before = f"|{paid}{during}" if paid and during else ""
    return f"NT(?:{main})?(?:{during}{paid}{before})"


def fits_turn(state: Fields) -> bool:
    """Whether the stack can be that of a turn."""
    return re.fullmatch(turn_pattern(state), letters(state.stack)) is not None
