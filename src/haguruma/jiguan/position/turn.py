"""Whose turn it is in a position: in the start draft, in a turn, in the trade-in between the periods."""

from __future__ import annotations

from ...kernel.position import Reader
from ..constants import ACTION, ARG, END_TURN, SEATS, TRADE_IN, TURN_STEP
from ..rules.fields import Fields
from ..rules.setup import draft_order
from .pending import check_items, check_last_turn, fits_turn, item_word, letters

MOST_TURNS = 1_000_000
FRESH_TURN = [END_TURN * ARG, TURN_STEP * ARG, ACTION * ARG]
"""The stack at the beginning of a turn."""


def read_turn(state: Fields, reader: Reader, items: list[int], named: int) -> None:
    """Seat on move, turn and stack; `named` is the seat the position names, or -1."""
    state.stack = items[::-1] or FRESH_TURN[:]
    word = letters(state.stack)
    if word.strip("dnL") == "":
        _read_draft(state, reader, word)
    elif word.startswith("Z"):
        _read_trade(state, reader, word)
    else:
        _read_own_turn(state, reader, word, named)
    if named not in (-1, state.mover):
        rule = "J38" if word.startswith("Z") else "J25"
        reader.fault("seat", SEATS[named], rule, f"cannot be on move: {SEATS[state.mover]} is")
        state.mover = named


def _read_own_turn(state: Fields, reader: Reader, word: str, named: int) -> None:
    """A turn: seats take them clockwise, in period 1 from the first seat (J25), in period 2 from the airship (J21)."""
    first = state.airship if state.period == 2 else 0
    seat = (state.closing + 1) % state.n if state.closing >= 0 else first
    seat = seat if named < 0 else named
    default = seat + 1 + (state.n if state.period == 2 else 0)
    state.turn = reader.number(reader.data, "turn", "turn", default, 1, MOST_TURNS) - 1
    state.mover = seat
    if state.period == 1 and ("turn" in reader.data or named < 0):
        state.mover = state.turn % state.n
    if not fits_turn(state):
        text = "are not what can be left of a turn: it ends with `end`, `end-turn`, and one action at most is under way"
        shown = ", ".join(item_word(state.t, item) for item in reversed(state.stack))
        reader.fault("pending", shown, "rulebook: Game Flow", text)
        return
    check_last_turn(state, reader, word)
    check_items(state, reader)


def _read_trade(state: Fields, reader: Reader, word: str) -> None:
    """The first scoring's trade-in: the seats that are still to come, clockwise from the airship's holder (J23)."""
    state.turn = reader.number(reader.data, "turn", "turn", state.n + state.closing + 1, 1, MOST_TURNS) - 1
    if state.beginner or state.period != 1 or state.closing < 0 or word.strip("z") != "Z":
        text = "the trade-in comes at the end of period 1, once the last gear is taken, seat by seat, then `period-end`"
        reader.fault("pending", "trade", "J23", text)
        state.mover = 0
        return
    seats = [item % ARG for item in reversed(state.stack) if item // ARG == TRADE_IN]
    order = [(state.closing + step) % state.n for step in range(state.n)]
    state.mover = min(seats[0], state.n - 1) if seats else 0
    if not seats or order[len(order) - len(seats) :] != seats:
        reader.fault("pending", "trade", "J38", "must name the last of " + ", ".join(SEATS[seat] for seat in order))
    if state.turn % state.n != state.closing:
        reader.fault("turn", state.turn + 1, "J21", f"is not the one after the turn before {SEATS[state.closing]}'s")
    if state.held or state.drawn or state.due:
        reader.fault("held", "", "J23", "the trade-in finds nothing in hand and nothing due")


def _read_draft(state: Fields, reader: Reader, word: str) -> None:
    """The start draft: so many blueprints lie before each seat as it has taken, of different colours (J25)."""
    order = draft_order(state)
    number = state.stack[0] % ARG - (1 if word == "nL" else 0)
    state.turn = reader.number(reader.data, "turn", "turn", 1, 1, MOST_TURNS) - 1
    state.mover = order[min(number, len(order) - 1)]
    if word not in ("d", "nL") or number >= len(order):
        reader.fault("pending", word, "J25", "the draft waits for a blueprint, or for its place")
        return
    if state.turn or state.period != 1 or state.closing >= 0:
        reader.fault("pending", "draft", "J25", "comes before the first turn")
    _check_draft(state, reader, [order[:number].count(seat) for seat in range(state.n)])
    if len(state.drawn) != word.count("L") or state.held or state.due:
        reader.fault("drawn", len(state.drawn), "J25", "blueprints are in hand; in the draft one is placed at a time")


def _check_draft(state: Fields, reader: Reader, taken: list[int]) -> None:
    n_slots = state.t.n_slots
    colours = state.t.bp_colour
    for seat in range(state.n):
        tiles = [tile for tile in state.slots[seat * n_slots : seat * n_slots + n_slots] if tile >= 0]
        drawn = [tile for tile in state.drawn if tile >= 0 and seat == state.mover]
        mine = [colours[tile] for tile in tiles + drawn]
        where = f"seats.{SEATS[seat]}.slots"
        if len(tiles) != taken[seat]:
            reader.fault(where, len(tiles), "J25", f"blueprints lie there; at this point of the draft {taken[seat]} do")
        if len(set(mine)) != len(mine):
            reader.fault(where, len(mine), "J25", "blueprints of the start must have different colours")
    if any(state.beast) or max(state.cells) >= 0 or any(state.beside) or any(state.back) or any(state.ranks):
        reader.fault("pending", "draft", "J25", "comes before gears, beasts, cards taken and ranks")
