"""Advanced Construction Bonus Tiles: what claiming one does, and what the permanent ones change (K34–K38)."""

from __future__ import annotations

from typing import Final

from ..constants import (
    ARG,
    COLOURS,
    CONSTRUCTION,
    DISCARD,
    DISCARD_FAN,
    DISTRICTS,
    LOSE_FAN,
    MIX_OF,
    MIXES,
    PAY,
    PAY_DUE,
    SIGN,
)
from .fields import Fields
from .pending import push, push_gain

FREE_FAN: Final = 1
LADDERS_TOO: Final = 2
CHEAP: Final = 4
PAIR_DRAWS: Final = 8
"""Bits of `Fields.kept`, in the order of `edition.PERMANENT`."""


def claim(state: Fields, seat: int, district: int, number: int) -> None:
    """Take the tile of the first Head: a permanent one is kept and works from now on, the others are settled."""
    t = state.t
    tile = t.edition.bonus_tiles[number]
    if state.events is not None:
        state.emit("claim", seat, {"tile": tile.kind, "district": DISTRICTS[district]})
    state.kept[seat] |= t.tile_kept[number]
    push_gain(state, t.tile_effect[number], CONSTRUCTION)
    if tile.kind == DISCARD_FAN:
        push(state, LOSE_FAN)


def dropper_cost(state: Fields, seat: int) -> int:
    """Energy for one dropper: the printed cost, or the tile's for its owner (K37)."""
    return state.t.cheap_cost if state.kept[seat] & CHEAP else state.t.edition.dropper_cost


def purse(state: Fields, seat: int) -> int:
    """How many Megaphones a seat can pay, Ladders counted where they are as good (K36)."""
    megaphones = state.megaphones[seat]
    return megaphones + state.ladders[seat] if state.kept[seat] & LADDERS_TOO else megaphones


def pay_megaphones(state: Fields, count: int) -> bool:
    """Pay Megaphones now; False for the owner of the Ladder tile, who decides the mix: then `owe` comes next (K36)."""
    seat = state.mover
    if state.kept[seat] & LADDERS_TOO:
        return False
    state.megaphones[seat] -= count
    return True


def owe(state: Fields, count: int) -> None:
    """Put the payment of so many Megaphones or Ladders on top."""
    push(state, PAY_DUE, count)


def fewest_ladders(state: Fields, owed: int) -> int:
    """The fewest Ladders a payment needs."""
    return max(0, owed - state.megaphones[state.mover])


def most_ladders(state: Fields, owed: int) -> int:
    """The most Ladders a payment can take."""
    return min(owed, state.ladders[state.mover])


def pay_actions(state: Fields, owed: int, out: list[int]) -> None:
    """Every mix of Megaphones and Ladders that pays what is owed, fewest Ladders first (K36)."""
    first = state.t.first[PAY] + MIX_OF[owed]
    for ladders in range(fewest_ladders(state, owed), most_ladders(state, owed) + 1):
        out.append(first + ladders)


def pay(state: Fields, arg: int) -> None:
    """Pay what is owed by a mix."""
    owed = state.stack[-1] % ARG
    settle_payment(state, owed, arg - MIX_OF[owed])


def settle_payment(state: Fields, owed: int, ladders: int) -> None:
    """Take the payment on top off the stack, with so many Ladders in it."""
    seat = state.mover
    state.stack.pop()
    state.megaphones[seat] -= owed - ladders
    state.ladders[seat] -= ladders
    if state.events is not None:
        state.emit("pay", seat, {"megaphones": owed - ladders, "ladders": ladders})


def spare_ladders(state: Fields) -> int:
    """Ladders that may be placed now: in a payment those it does not need (K7, K36)."""
    ladders = state.ladders[state.mover]
    top = state.stack[-1]
    if top // ARG != PAY_DUE:
        return ladders
    return min(ladders, state.megaphones[state.mover] + ladders - top % ARG)


def discard_actions(state: Fields, out: list[int]) -> None:
    """Every colour on every Square that holds such a fan (K34)."""
    t = state.t
    for colour in range(3):
        first = t.first[DISCARD] + colour * t.n_squares
        for square in range(t.n_squares):
            if state.fans[square * 3 + colour]:
                out.append(first + square)


def discard_fan(state: Fields, arg: int) -> None:
    """Put a fan out of the game; if it was the Square's last, a Billboard is due there (K17, K34)."""
    t = state.t
    colour, square = arg // t.n_squares, arg % t.n_squares
    state.stack.pop()
    state.fans[square * 3 + colour] -= 1
    if state.events is not None:
        state.emit("discard-fan", state.mover, {"colour": COLOURS[colour], "square": t.squares[square]})
    at = square * 3
    if state.fans[at] + state.fans[at + 1] + state.fans[at + 2] == 0:
        push(state, SIGN, square)


def mix_words(arg: int) -> str:
    """A way to pay as its word of notation."""
    return MIXES[arg]
