"""Pending items of a position: how each is written and read, and whether all of them can stand in a turn like that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from ...kernel.position import Reader
from .. import constants as c
from ..constants import DISTRICTS, SEATS
from ..editions.droppers import Ahead, most_discarded, most_off
from ..rules.deploy import first_streets
from ..rules.fields import Fields
from ..rules.setup import can_place
from ..rules.steps import STEPS
from ..rules.tables import Tables
from ..rules.tiles import fewest_ladders, most_ladders

TURN_STEPS: tuple[int, ...] = (c.PLAY_CARD, c.EXTRA, c.TAKE_CARD, c.DRAW_MORE, c.END_TURN)
PASSING: tuple[int, ...] = (c.CHOICE, c.SIGN, c.GAIN, c.CLEAR, c.LOSE_FAN)
INNER: tuple[int, ...] = (c.ACT, c.ATTRACT_MORE, c.COLLECT, c.PAYOUT, c.PAY_DUE, c.DRAW_FOR_PAIR, *PASSING)
WHOLE: tuple[tuple[int, ...], ...] = ((c.ACT,), (c.COLLECT, c.PAYOUT))
PAID: tuple[tuple[int, ...], ...] = (
    (c.PAY_DUE, c.ACT), (c.PAY_DUE, c.DRAW_FOR_PAIR, c.ACT), (c.PAY_DUE, c.COLLECT, c.PAYOUT)
)  # fmt: skip
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
    return [effect * 16 + source for effect in range(1, len(t.effects.words)) for source in range(len(c.SOURCES))]


def _effect_word(t: Tables, argument: int) -> str:
    return f"{t.effects.words[argument // 16]} {c.SOURCES[argument % 16]}"


PLAIN: Final = Argument("", lambda _: (0,), lambda _t, _: "")
DISTRICT: Final = Argument("district", lambda _: range(len(DISTRICTS)), lambda _, argument: DISTRICTS[argument])
ARGUMENTS: Final[Mapping[int, Argument]] = {
    c.LAY_STREET: DISTRICT,
    c.ACT: DISTRICT,
    c.ATTRACT_MORE: DISTRICT,
    c.COLLECT: DISTRICT,
    c.CHOICE: Argument("", _choices, _effect_word),
    c.SIGN: Argument("square", lambda t: range(t.n_squares), lambda t, argument: t.squares[argument]),
    c.GAIN: Argument("", _gains, _effect_word),
    c.PAY_DUE: Argument("owed", lambda _: (1, 2, 3), lambda _, argument: argument),
}
"""The argument of every kind that has one."""


def argument_of(kind: int) -> Argument:
    """How the argument of a kind's items is written and read."""
    return ARGUMENTS.get(kind, PLAIN)


def item_word(t: Tables, item: int) -> str:
    """A pending item in words, e.g. `sign q3`, `choose megaphone/ladder track`."""
    kind = item // c.ARG
    return f"{c.ITEMS[kind]} {argument_of(kind).word(t, item % c.ARG)}".rstrip()


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
        items = [kind * c.ARG for kind in TURN_STEPS]
        if not any(state.hand[state.mover * 6 : state.mover * 6 + 6]):
            items = items[2:]
        state.stack = items[::-1]
    else:
        _check_turn(reader, items)
        _check_signs(state, reader, items)
        _check_advanced(state, reader, items)
        state.stack = items[::-1]
    if c.PLAY_CARD * c.ARG in state.stack and not any(state.hand[state.mover * 6 : state.mover * 6 + 6]):
        reader.fault("pending", "play", "K12", "needs a card in hand: without one a turn is the taking of one")
    if any(state.gathered) and not any(item // c.ARG in (c.COLLECT, c.PAYOUT) for item in state.stack):
        reader.fault("gathered", "", "K8", "fans are being collected, but no Exhibition is pending")
    _check_seat(state, reader)


def _item(state: Fields, reader: Reader, word: object) -> int:
    """One item; -1 with a fault if it is none."""
    written = " ".join(word.split()) if isinstance(word, str) else ""
    name = written.partition(" ")[0]
    if name in c.ITEMS:
        kind = c.ITEMS.index(name)
        for argument in argument_of(kind).possible(state.t):
            if item_word(state.t, kind * c.ARG + argument) == written:
                return kind * c.ARG + argument
    reader.fault("pending", word, "", "is nothing that can be pending")
    return -1


def _read_set_up(state: Fields, reader: Reader, items: list[int]) -> None:
    """In set-up the number of starting Feet that stand says whose placement it is (K31)."""
    t = state.t
    state.placed = sum(1 for foot in t.starters if foot in state.site)
    kinds = [item // c.ARG for item in items if item >= 0]
    if not kinds:
        items, kinds = [c.PLACE_FOOT * c.ARG], [c.PLACE_FOOT]
    owed = kinds[0] != c.PLACE_FOOT
    last = (c.NEXT_FOOT, c.LAY_STREET) if t.advanced else (c.NEXT_FOOT,)
    paying = kinds[-1] in last and all(kind in (c.CHOICE, c.GAIN, c.CLEAR) for kind in kinds[:-1])
    if kinds not in ([c.PLACE_FOOT], [c.LAY_STREET]) and not paying:
        reader.fault("pending", "", "K31", "set-up waits for a starting Foot or its street")
        return
    number = state.placed - 1 if owed else state.placed
    if not 0 <= number < len(c.ORDER):
        reader.fault("pending", "", "K31", f"{state.placed} starting Feet stand already")
        return
    state.mover = c.ORDER[number]
    state.stack = items[::-1]
    laying = items[-1] // c.ARG == c.LAY_STREET
    _check_feet(state, reader, state.placed - laying)
    if laying and not first_streets(state, items[-1] % c.ARG):
        reader.fault("pending", "", "K31", "no street of one space is free there")
    _check_droppers(state, reader, items)
    if items[0] // c.ARG == c.PLACE_FOOT and not any(can_place(state, state.mover, d) for d in range(6)):
        reader.fault("pending", "", "K31", "no District can take a starting Foot")


def _check_feet(state: Fields, reader: Reader, laid: int) -> None:
    """In set-up only the starting Feet placed so far stand, and for `laid` of them a street of one space (K31)."""
    t = state.t
    for seat in range(2):
        standing = [t.part_start[part] for part in state.site[seat * 18 : seat * 18 + 18] if part >= 0]
        if standing != [seat] * c.ORDER[: state.placed].count(seat):
            text = "components stand; in set-up only own starting Feet do, placed by Yellow, Purple, Purple, Yellow"
            reader.fault(f"seats.{SEATS[seat]}.kikai", len(standing), "K31", text)
        if [t.spaces[s] for s in range(t.n_streets) if state.owner[s] == seat] != [1] * c.ORDER[:laid].count(seat):
            reader.fault("streets", SEATS[seat], "K31", "has other streets than one of one space for each Foot placed")


def _check_droppers(state: Fields, reader: Reader, items: list[int]) -> None:
    """Each seat keeps a dropper for the street of every Foot to come, whatever is discarded before (K3, K16)."""
    t = state.t
    effects = [most_discarded(effect) for effect in t.effects.effects]
    singles = {street for district in range(6) for street in first_streets(state, district)}
    free = [effects[t.street_bonus[street]] for street in singles]
    due = sum(effects[item % c.ARG // 16] for item in items if item // c.ARG in (c.CHOICE, c.GAIN))
    for seat in range(2):
        feet = c.ORDER[state.placed :].count(seat)
        laying = seat == state.mover and items[-1] // c.ARG == c.LAY_STREET
        ahead = Ahead(feet + laying, feet, state.cleared[seat], state.settled[seat], due * (seat == state.mover))
        tiles = [effects[tile] for tile in state.foundation[seat * 6 : seat * 6 + 6] if t.advanced and tile >= 0]
        if ahead.feet and most_off(t.edition.track, tiles, free, ahead) >= len(t.edition.track):
            text = "spaces are cleared; no dropper may be left for the street of a starting Foot to come"
            reader.fault(f"seats.{SEATS[seat]}.cleared", state.cleared[seat], "K31", text)


def _check_turn(reader: Reader, items: list[int]) -> None:
    """Inner items of an action, then a tail of the turn's steps that ends with its end."""
    kinds = [item // c.ARG for item in items if item >= 0]
    at = 0
    while at < len(kinds) and kinds[at] in INNER:
        at += 1
    tail = tuple(kinds[at:])
    inner = kinds[:at]
    passing = [kind for kind in inner if kind in PASSING]
    if tuple(inner) not in WHOLE + PAID and inner not in (passing, [*passing, c.ATTRACT_MORE]):
        reader.fault("pending", "", "K8", "one action at a time: act, attract, or collect with its payout")
    if not tail or tail != TURN_STEPS[len(TURN_STEPS) - len(tail) :] or (at and tail[0] not in (c.EXTRA, c.TAKE_CARD)):
        steps = ", ".join(c.ITEMS[kind] for kind in TURN_STEPS)
        reader.fault("pending", "", "rulebook: Turn Structure", f"must end with the rest of a turn: {steps}")
    elif at and not STEPS[kinds[0]].decides:
        reader.fault("pending", c.ITEMS[kinds[0]], "", "is settled by the game itself and cannot come first")


def _check_signs(state: Fields, reader: Reader, items: list[int]) -> None:
    for item in items:
        if item // c.ARG == c.SIGN:
            square = item % c.ARG
            if state.sign[square] >= 0 or any(state.fans[square * 3 : square * 3 + 3]):
                name = state.t.squares[square]
                reader.fault("pending", f"sign {name}", "K17", "needs a Square that is empty and has no Billboard")
    if sum(1 for item in items if item // c.ARG == c.SIGN) > 1:
        reader.fault("pending", "sign", "K17", "stands more than once")


def _check_advanced(state: Fields, reader: Reader, items: list[int]) -> None:
    """What only an Advanced game can have pending, and what one settles by itself."""
    kinds = [item // c.ARG for item in items if item >= 0]
    for kind in kinds:
        if kind >= c.PAY_DUE and not state.t.advanced:
            reader.fault("pending", c.ITEMS[kind], "rulebook: Advanced Mode", "is never pending in a Standard game")
            return
    if state.t.advanced and kinds and kinds[0] == c.SIGN:
        reader.fault("pending", c.ITEMS[c.SIGN], "K17", "is settled by the game itself and cannot come first")
    if c.LOSE_FAN in kinds and (kinds.count(c.LOSE_FAN) > 1 or not any(state.fans)):
        reader.fault("pending", c.ITEMS[c.LOSE_FAN], "K34", "needs a fan on a Square, and comes once")
    if c.PAY_DUE in kinds and kinds[0] == c.PAY_DUE:
        owed = items[0] % c.ARG
        ways = most_ladders(state, owed) - fewest_ladders(state, owed)
        if not state.kept[state.mover] & c.LADDERS_TOO_BIT or ways < 1:
            text = "needs that Construction Bonus Tile, and more than one way to pay"
            reader.fault("pending", f"{c.ITEMS[c.PAY_DUE]} {owed}", "K36", text)


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
