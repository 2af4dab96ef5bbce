"""Pending items of a position: how each is written and read, and whether all of them can stand in a turn like that.

`KINDS` has an entry for each of `ITEMS`: its letter, its arguments and their words, what it must find on the table.
What can be pending in a turn is one pattern over the letters, from the turn's end up to what comes next. Whose turn it
is, `turn` finds out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from ...kernel.position import Reader
from .. import constants as c
from ..constants import COLOURS, SEATS, C
from ..rules.fields import Fields
from ..rules.gains import ability, has_b
from ..rules.missions import entries
from ..rules.paying import can_pay, set_codes
from ..rules.supply import any_gear
from ..rules.tables import Tables

MOST_ITEMS = 40
TWICE = 32
"""Bit of a `tower` item: another tower follows. Bits 0–4 bar towers, the steps stand above."""


# Arguments and their words -------------------------------------------------------------------------------------


def _cards(kind: str) -> Callable[[Tables], Iterable[int]]:
    """The cards of a kind."""
    return lambda t: [card for card in range(len(t.cards)) if t.card_kind[card] == kind]


def _card_word(t: Tables, card: int) -> str:
    return "set" if card == c.NO_CARD else t.cards[card]


def _towers(t: Tables) -> list[int]:
    """One step by the workshop; a card's first tower, and its second, which is another one."""
    found = [1 << 6]
    for card in _cards("two-steps")(t):
        steps = t.edition.cards[card].steps << 6
        found += [steps | TWICE, *(steps | 1 << c for c in range(C))]
    return found


def _tower_word(_: Tables, argument: int) -> str:
    """Steps, then `twice` if another tower follows, or the tower that may not be named again."""
    word = str(argument >> 6)
    if argument & TWICE:
        return f"{word} twice"
    barred = [COLOURS[c] for c in range(C) if argument >> c & 1]
    return f"{word} not {barred[0]}" if barred else word


def _tower_letter(argument: int) -> str:
    return "W" if argument & TWICE else "w" if argument & 31 else "V"


# What an item must find on the table ---------------------------------------------------------------------------


def _nothing(state: Fields, reader: Reader, argument: int) -> None:
    """Nothing to be checked item by item."""


def _check_effect(state: Fields, reader: Reader, card: int) -> None:
    """The effect under way is that of a card the seat has taken."""
    if card not in state.back[state.mover]:
        reader.fault("pending", state.t.cards[card], "J15", "is no card the seat on move has taken")


def _check_mission(state: Fields, reader: Reader, card: int) -> None:
    """The mission that is paid lies before the seat."""
    if card != c.NO_CARD and card not in state.front[state.mover]:
        reader.fault("pending", state.t.cards[card], "J17", "is no mission before the seat on move")


def _check_blueprint(state: Fields, reader: Reader, argument: int) -> None:
    colour = COLOURS[argument - 1]
    cards = [state.t.edition.cards[card] for card in state.back[state.mover]]
    if argument and colour not in [card.colour for card in cards if card.kind == "blueprint"]:
        reader.fault("pending", f"any-blueprint {colour}", "J15", "is due by no card that has been taken")


def _check_tower(state: Fields, reader: Reader, argument: int) -> None:
    cards = [state.t.edition.cards[card] for card in state.back[state.mover]]
    if argument & 63 and argument >> 6 not in [card.steps for card in cards if card.kind == "two-steps"]:
        reader.fault("pending", "tower", "J15", "is due by no card that has been taken")


def _check_beast(state: Fields, reader: Reader, slot: int) -> None:
    """The beast just completed stands in its slot (J8)."""
    if not state.beast[state.mover * state.t.n_slots + slot]:
        reader.fault("pending", f"beast-end {state.t.slots[slot]}", "J8", "but no beast stands in that slot")


def _check_reward(state: Fields, reader: Reader, colour: int) -> None:
    """The reward is of the beast's colour (J8)."""
    t = state.t
    slots = _arguments(state, c.BEAST_END)
    if not slots or t.bp_colour[state.slots[state.mover * t.n_slots + slots[0]]] != colour:
        reader.fault("pending", f"reward {COLOURS[colour]}", "J8", "but the beast has another colour")


# Every kind ----------------------------------------------------------------------------------------------------


class Kind(NamedTuple):
    """How items of one kind are written, read and checked."""

    letter: Callable[[int], str]
    """Its letter in patterns, by the argument."""
    arguments: Callable[[Tables], Iterable[int]]
    """Every argument it can have under an edition."""
    word: Callable[[Tables, int], str]
    """The argument in words; '' for none."""
    check: Callable[[Fields, Reader, int], None]
    """Notes what is missing on the table."""


def _plain(letter: str, check: Callable[[Fields, Reader, int], None] = _nothing) -> Kind:
    """A kind without arguments."""
    return Kind(lambda _: letter, lambda _: (0,), lambda t, _: "", check)


def _flagged(letters: str, words: tuple[str, str]) -> Kind:
    """A kind of two sorts, with a letter and a word each."""
    return Kind(lambda argument: letters[argument], lambda _: (0, 1), lambda t, argument: words[argument], _nothing)


def _of(
    letter: str,
    arguments: Callable[[Tables], Iterable[int]],
    word: Callable[[Tables, int], str],
    check: Callable[[Fields, Reader, int], None] = _nothing,
) -> Kind:
    """A kind with a letter whatever the argument."""
    return Kind(lambda _: letter, arguments, word, check)


KINDS: Final[dict[str, Kind]] = {
    "draft": _of("d", lambda t: range(len(t.edition.start.draft)), lambda t, place: str(place or "")),
    "blueprint": _plain("L"),
    "action": _flagged("AX", ("", "extra")),
    "claim": _of("C", lambda t: range(c.HOUSES), lambda t, house: f"h{house + 1}"),
    "gear": _plain("G"),
    "purchase": _of("P", lambda t: range(1, t.edition.purchases + 1), lambda t, left: str(left or "")),
    "any-blueprint": Kind(
        lambda argument: "u" if argument else "U",
        lambda t: range(C + 1),
        lambda t, argument: COLOURS[argument - 1] if argument else "",
        _check_blueprint,
    ),
    "any-card": _plain("Y"),
    "reward": _of("R", lambda t: range(C), lambda t, colour: COLOURS[colour], _check_reward),
    "supply-gear": _flagged("Ss", ("", "box")),
    "tower": Kind(_tower_letter, _towers, _tower_word, _check_tower),
    "sell-gears": _of("F", _cards("sell"), _card_word, _check_effect),
    "price": _of("Q", _cards("two-steps"), _card_word, _check_effect),
    "pay": Kind(
        lambda argument: "m" if argument == c.NO_CARD else "M",
        lambda t: [*_cards("parts")(t), c.NO_CARD],
        _card_word,
        _check_mission,
    ),
    "end": _plain("T"),
    "trade": _of("z", lambda t: range(len(SEATS)), lambda t, seat: SEATS[seat]),
    "beast-end": _of("e", lambda t: range(t.n_slots), lambda t, slot: t.slots[slot], _check_beast),
    "end-turn": _plain("N"),
    "period-end": _plain("Z"),
    "next-draft": _of("n", lambda t: range(1, len(t.edition.start.draft) + 1), lambda t, place: str(place or "")),
    "bought": _flagged("Bb", ("a1", "a2")),
}
"""Every kind of item. With an argument: the extra action, a blueprint of a colour, a gear from the box too, row a2."""


def item_word(t: Tables, item: int) -> str:
    """A pending item in words, e.g. `claim h4`, `reward blue`, `pay parts-red`."""
    name = c.ITEMS[item // c.ARG]
    return f"{name} {KINDS[name].word(t, item % c.ARG)}".rstrip()


def items_by_word(t: Tables) -> dict[str, int]:
    """Every item that can be pending under an edition, by its word."""
    items = [kind * c.ARG + argument for kind, name in enumerate(c.ITEMS) for argument in KINDS[name].arguments(t)]
    return {item_word(t, item): item for item in items}


def entry_word(code: int) -> str:
    """What a payment's entry asks for: a colour, a number, both (`red3`), or `any` (J33)."""
    colour, number = code // 10, code % 10
    word = (COLOURS[colour] if colour < C else "") + (str(number) if number else "")
    return word or "any"


def entries_by_word() -> dict[str, int]:
    """Every entry a payment can have, by its word."""
    return {entry_word(colour * 10 + number): colour * 10 + number for colour in (*range(C), 9) for number in range(6)}


def letters(stack: list[int]) -> str:
    """A stack as letters, from the turn's end up to what comes next."""
    return "".join([KINDS[c.ITEMS[item // c.ARG]].letter(item % c.ARG) for item in stack])


# Reading -------------------------------------------------------------------------------------------------------


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
    if items and items[0] // c.ARG > c.LAST_DECISION:
        name = c.ITEMS[items[0] // c.ARG]
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


def check_items(state: Fields, reader: Reader) -> None:
    """Every item against what it is about."""
    word = letters(state.stack)
    _check_claims(state, reader, word)
    _check_hands(state, reader, word)
    _check_payment(state, reader)
    _check_purchases(state, reader, word)
    for item in state.stack:
        KINDS[c.ITEMS[item // c.ARG]].check(state, reader, item % c.ARG)
    gears = max((state.t.edition.cards[card].count for card in state.back[state.mover]), default=0)
    if word.count("S") > gears:
        reader.fault("pending", "supply-gear", "J15", "is due by no card that has been taken")


def _arguments(state: Fields, kind: int) -> list[int]:
    """The arguments of all pending items of a kind."""
    return [item % c.ARG for item in state.stack if item // c.ARG == kind]


def _check_claims(state: Fields, reader: Reader, word: str) -> None:
    """Only empty houses give a reward; two of one pair only when no gear lies on the board (J2, J3)."""
    houses = _arguments(state, c.CLAIM_HOUSE)
    for house in houses:
        if state.piles[house]:
            reader.fault("pending", f"claim h{house + 1}", "J2", "but a gear lies on that house")
    if len(houses) == 2:
        if any_gear(state):
            reader.fault("pending", "claim", "J2", "stands twice, but a pair gives a gear while one is on the board")
        if (houses[1] + 1) % c.HOUSES != houses[0]:
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
    payments = _arguments(state, c.PAY_GEARS)
    if len(payments) > 1:
        reader.fault("pending", "pay", "J32", "stands more than once")
        return
    if not payments:
        if state.due:
            reader.fault("due", len(state.due), "J32", "entries are due, but no payment is pending")
        return
    whole = set_codes() if payments[0] == c.NO_CARD else entries(state, payments[0])
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
    for left in _arguments(state, c.PURCHASE):
        if left > most:
            reader.fault("pending", f"purchase {left}", "J14", f"but no more than {most} can be left")


def check_last_turn(state: Fields, reader: Reader, word: str) -> None:
    """Whoever took the last gear acts no more this period, unless an ability took it before the action (J21)."""
    early = state.used_a and ability(state, state.mover) == "gear"
    if state.closing == state.mover and "A" in word and not early:
        name = SEATS[state.mover]
        text = "cannot be on move: it took the last gear and has no further turn this period"
        reader.fault("seat", name, "J21", text)
