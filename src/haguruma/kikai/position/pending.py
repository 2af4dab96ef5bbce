"""Pending items of a position: how each is written and read, and whether all of them can stand in a turn like that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from ...kernel.position import Reader
from ..constants import (
    ACT,
    ARG,
    ATTRACT_MORE,
    CHOICE,
    CLEAR,
    COLLECT,
    DISTRICTS,
    DRAW_FOR_PAIR,
    DRAW_MORE,
    END_TURN,
    EXTRA,
    GAIN,
    ITEMS,
    LADDERS_TOO_BIT,
    LAY_STREET,
    LOSE_FAN,
    NEXT_FOOT,
    ORDER,
    PAY_DUE,
    PAYOUT,
    PLACE_FOOT,
    PLAY_CARD,
    SEATS,
    SIGN,
    SOURCES,
    TAKE_CARD,
)
from ..editions.droppers import Ahead, most_discarded, most_off
from ..rules.deploy import first_streets
from ..rules.fields import Fields
from ..rules.setup import can_place
from ..rules.steps import STEPS
from ..rules.tables import Tables
from ..rules.tiles import fewest_ladders, most_ladders

TURN_STEPS: tuple[int, ...] = (PLAY_CARD, EXTRA, TAKE_CARD, DRAW_MORE, END_TURN)
PASSING: tuple[int, ...] = (CHOICE, SIGN, GAIN, CLEAR, LOSE_FAN)
INNER: tuple[int, ...] = (ACT, ATTRACT_MORE, COLLECT, PAYOUT, PAY_DUE, DRAW_FOR_PAIR, *PASSING)
WHOLE: tuple[tuple[int, ...], ...] = ((ACT,), (COLLECT, PAYOUT))
PAID: tuple[tuple[int, ...], ...] = ((PAY_DUE, ACT), (PAY_DUE, DRAW_FOR_PAIR, ACT), (PAY_DUE, COLLECT, PAYOUT))
"""What may be pending of one action, and what of one that is still to be paid (K36)."""


# Arguments and their words -------------------------------------------------------------------------------------


class Argument(NamedTuple):
    """What items of a kind say beside their name."""

    key: str
    """What a view calls it; '' if it does not tell it."""
    possible: Callable[[Tables], Iterable[int]]
    """Every argument there can be under an edition."""
    word: Callable[[Tables, int], str | int]
    """The argument in words; '' for none."""


def _choices(t: Tables) -> list[int]:
    """Every effect of which something is chosen, with every source of VP."""
    return [argument for argument in _gains(t) if t.effects.options[argument // 16]]


def _gains(t: Tables) -> list[int]:
    """Every effect but the empty one, with every source of VP."""
    return [effect * 16 + source for effect in range(1, len(t.effects.words)) for source in range(len(SOURCES))]


def _effect_word(t: Tables, argument: int) -> str:
    return f"{t.effects.words[argument // 16]} {SOURCES[argument % 16]}"


PLAIN: Final = Argument("", lambda _: (0,), lambda _t, _: "")
DISTRICT: Final = Argument("district", lambda _: range(len(DISTRICTS)), lambda _, argument: DISTRICTS[argument])
ARGUMENTS: Final[Mapping[int, Argument]] = {
    LAY_STREET: DISTRICT,
    ACT: DISTRICT,
    ATTRACT_MORE: DISTRICT,
    COLLECT: DISTRICT,
    CHOICE: Argument("", _choices, _effect_word),
    SIGN: Argument("square", lambda t: range(t.n_squares), lambda t, argument: t.squares[argument]),
    GAIN: Argument("", _gains, _effect_word),
    PAY_DUE: Argument("owed", lambda _: (1, 2, 3), lambda _, argument: argument),
}
"""The argument of every kind that has one."""


def argument_of(kind: int) -> Argument:
    """How the argument of a kind's items is written and read."""
    return ARGUMENTS.get(kind, PLAIN)


def item_word(t: Tables, item: int) -> str:
    """A pending item in words, e.g. `sign q3`, `choose megaphone/ladder track`."""
    kind = item // ARG
    return f"{ITEMS[kind]} {argument_of(kind).word(t, item % ARG)}".rstrip()


# Reading -------------------------------------------------------------------------------------------------------


def read_stack(state: Fields, reader: Reader) -> None:
    """Pending items (next one first) and the seat on move; by default a turn from its beginning."""
    words = reader.items(reader.data, "pending", "pending")
    if state.mover < 0:
        if words:
            reader.fault("pending", words[0], "", "the game is over: nothing can be pending")
        _check_seat(state, reader)
        return
    items = [_item(state, reader, word) for word in words[:64]]
    if len(words) > 64:
        reader.fault("pending", len(words), "", "items are more than can ever be pending")
    if state.placed == 0:
        _read_set_up(state, reader, items)
    elif not items:
        items = [kind * ARG for kind in TURN_STEPS]
        if not any(state.hand[state.mover * 6 : state.mover * 6 + 6]):
            items = items[2:]
        state.stack = items[::-1]
    else:
        _check_turn(reader, items)
        _check_signs(state, reader, items)
        _check_advanced(state, reader, items)
        state.stack = items[::-1]
    if PLAY_CARD * ARG in state.stack and not any(state.hand[state.mover * 6 : state.mover * 6 + 6]):
        reader.fault("pending", "play", "K12", "needs a card in hand: without one a turn is the taking of one")
    if any(state.gathered) and not any(item // ARG in (COLLECT, PAYOUT) for item in state.stack):
        reader.fault("gathered", "", "K8", "fans are being collected, but no Exhibition is pending")
    _check_seat(state, reader)


def _item(state: Fields, reader: Reader, word: object) -> int:
    """One item; -1 with a fault if it is none."""
    written = " ".join(word.split()) if isinstance(word, str) else ""
    name = written.partition(" ")[0]
    if name in ITEMS:
        kind = ITEMS.index(name)
        for argument in argument_of(kind).possible(state.t):
            if item_word(state.t, kind * ARG + argument) == written:
                return kind * ARG + argument
    reader.fault("pending", word, "", "is nothing that can be pending")
    return -1


def _read_set_up(state: Fields, reader: Reader, items: list[int]) -> None:
    """In set-up the number of starting Feet that stand says whose placement it is (K31)."""
    t = state.t
    state.placed = sum(1 for foot in t.starters if foot in state.site)
    kinds = [item // ARG for item in items if item >= 0]
    if not kinds:
        items, kinds = [PLACE_FOOT * ARG], [PLACE_FOOT]
    owed = kinds[0] != PLACE_FOOT
    last = (NEXT_FOOT, LAY_STREET) if t.advanced else (NEXT_FOOT,)
    paying = kinds[-1] in last and all(kind in (CHOICE, GAIN, CLEAR) for kind in kinds[:-1])
    if kinds not in ([PLACE_FOOT], [LAY_STREET]) and not paying:
        reader.fault("pending", "", "K31", "set-up waits for a starting Foot or its street")
        return
    number = state.placed - 1 if owed else state.placed
    if not 0 <= number < len(ORDER):
        reader.fault("pending", "", "K31", f"{state.placed} starting Feet stand already")
        return
    state.mover = ORDER[number]
    state.stack = items[::-1]
    laying = items[-1] // ARG == LAY_STREET
    _check_feet(state, reader, state.placed - laying)
    if laying and not first_streets(state, items[-1] % ARG):
        reader.fault("pending", "", "K31", "no street of one space is free there")
    _check_droppers(state, reader, items)
    if items[0] // ARG == PLACE_FOOT and not any(can_place(state, state.mover, d) for d in range(6)):
        reader.fault("pending", "", "K31", "no District can take a starting Foot")


def _check_feet(state: Fields, reader: Reader, laid: int) -> None:
    """In set-up only the starting Feet placed so far stand, and for `laid` of them a street of one space (K31)."""
    t = state.t
    for seat in range(2):
        standing = [t.part_start[part] for part in state.site[seat * 18 : seat * 18 + 18] if part >= 0]
        if standing != [seat] * ORDER[: state.placed].count(seat):
            text = "components stand; in set-up only own starting Feet do, placed by Yellow, Purple, Purple, Yellow"
            reader.fault(f"seats.{SEATS[seat]}.kikai", len(standing), "K31", text)
        if [t.spaces[s] for s in range(t.n_streets) if state.owner[s] == seat] != [1] * ORDER[:laid].count(seat):
            reader.fault("streets", SEATS[seat], "K31", "has other streets than one of one space for each Foot placed")


def _check_droppers(state: Fields, reader: Reader, items: list[int]) -> None:
    """Each seat keeps a dropper for the street of every Foot to come, whatever is discarded before (K3, K16)."""
    t = state.t
    effects = [most_discarded(effect) for effect in t.effects.effects]
    singles = {street for district in range(6) for street in first_streets(state, district)}
    free = [effects[t.street_bonus[street]] for street in singles]
    due = sum(effects[item % ARG // 16] for item in items if item // ARG in (CHOICE, GAIN))
    for seat in range(2):
        feet = ORDER[state.placed :].count(seat)
        laying = seat == state.mover and items[-1] // ARG == LAY_STREET
        ahead = Ahead(feet + laying, feet, state.cleared[seat], state.settled[seat], due * (seat == state.mover))
        tiles = [effects[tile] for tile in state.foundation[seat * 6 : seat * 6 + 6] if t.advanced and tile >= 0]
        if ahead.feet and most_off(t.edition.track, tiles, free, ahead) >= len(t.edition.track):
            text = "spaces are cleared; no dropper may be left for the street of a starting Foot to come"
            reader.fault(f"seats.{SEATS[seat]}.cleared", state.cleared[seat], "K31", text)


def _check_turn(reader: Reader, items: list[int]) -> None:
    """Inner items of an action, then a tail of the turn's steps that ends with its end."""
    kinds = [item // ARG for item in items if item >= 0]
    at = 0
    while at < len(kinds) and kinds[at] in INNER:
        at += 1
    tail = tuple(kinds[at:])
    inner = kinds[:at]
    passing = [kind for kind in inner if kind in PASSING]
    if tuple(inner) not in WHOLE + PAID and inner not in (passing, [*passing, ATTRACT_MORE]):
        reader.fault("pending", "", "K8", "one action at a time: act, attract, or collect with its payout")
    if not tail or tail != TURN_STEPS[len(TURN_STEPS) - len(tail) :] or (at and tail[0] not in (EXTRA, TAKE_CARD)):
        steps = ", ".join(ITEMS[kind] for kind in TURN_STEPS)
        reader.fault("pending", "", "rulebook: Turn Structure", f"must end with the rest of a turn: {steps}")
    elif at and not STEPS[kinds[0]].decides:
        reader.fault("pending", ITEMS[kinds[0]], "", "is settled by the game itself and cannot come first")


def _check_signs(state: Fields, reader: Reader, items: list[int]) -> None:
    for item in items:
        if item // ARG == SIGN:
            square = item % ARG
            if state.sign[square] >= 0 or any(state.fans[square * 3 : square * 3 + 3]):
                name = state.t.squares[square]
                reader.fault("pending", f"sign {name}", "K17", "needs a Square that is empty and has no Billboard")
    if sum(1 for item in items if item // ARG == SIGN) > 1:
        reader.fault("pending", "sign", "K17", "stands more than once")


def _check_advanced(state: Fields, reader: Reader, items: list[int]) -> None:
    """What only an Advanced game can have pending, and what one settles by itself."""
    kinds = [item // ARG for item in items if item >= 0]
    for kind in kinds:
        if kind >= PAY_DUE and not state.t.advanced:
            reader.fault("pending", ITEMS[kind], "rulebook: Advanced Mode", "is never pending in a Standard game")
            return
    if state.t.advanced and kinds and kinds[0] == SIGN:
        reader.fault("pending", ITEMS[SIGN], "K17", "is settled by the game itself and cannot come first")
    if LOSE_FAN in kinds and (kinds.count(LOSE_FAN) > 1 or not any(state.fans)):
        reader.fault("pending", ITEMS[LOSE_FAN], "K34", "needs a fan on a Square, and comes once")
    if PAY_DUE in kinds and kinds[0] == PAY_DUE:
        owed = items[0] % ARG
        ways = most_ladders(state, owed) - fewest_ladders(state, owed)
        if not state.kept[state.mover] & LADDERS_TOO_BIT or ways < 1:
            text = "needs that Construction Bonus Tile, and more than one way to pay"
            reader.fault("pending", f"{ITEMS[PAY_DUE]} {owed}", "K36", text)


def _check_seat(state: Fields, reader: Reader) -> None:
    named = reader.data.get("seat")
    if named is None:
        return
    if named not in SEATS:
        reader.fault("seat", named, "", "is no seat")
    elif state.mover < 0:
        reader.fault("seat", named, "", "cannot be on move: the game is over")
    elif SEATS.index(str(named)) != state.mover:
        reader.fault("seat", named, "K2", f"cannot be on move: {SEATS[state.mover]} is")
