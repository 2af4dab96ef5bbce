"""Billboards: placed on a Square whose last fan was taken; the sixth wins at once (K17, K18)."""

from __future__ import annotations

from ..constants import BILLBOARD, BILLBOARDS, SQUARES
from .fields import Fields
from .pending import push_gain

ALL_POSTED: int = (1 << 6) - 1


def billboard_actions(state: Fields, out: list[int]) -> None:
    """The seat's Billboards that are not placed yet."""
    posted = state.posted[state.mover]
    for number in range(6):
        if not posted >> number & 1:
            out.append(state.t.first[BILLBOARD] + number)


def place_billboard(state: Fields, number: int, square: int) -> None:
    """Put a Billboard on the Square: the sixth ends the game; else its bonus and the Square's VP are gained.

    In Advanced mode the Square's bonus alone is (K17).
    """
    t = state.t
    seat = state.mover
    state.stack.pop()
    state.sign[square] = seat * 6 + number
    state.posted[seat] |= 1 << number
    if state.events is not None:
        fields: dict[str, object] = {"billboard": t.billboards[number], "square": t.squares[square]}
        state.emit("billboard", seat, {**fields, "placed": state.posted[seat].bit_count()})
    if state.posted[seat] == ALL_POSTED:
        win_by_media(state, seat)
        return
    if t.advanced:
        push_gain(state, t.square_bonus[square], SQUARES)
        return
    state.earn(seat, SQUARES, t.square_vp[square])
    if state.events is not None:
        state.emit("square-vp", seat, {"square": t.squares[square], "vp": t.square_vp[square]})
    push_gain(state, t.billboard_effect[number], BILLBOARDS)


def place_any_billboard(state: Fields, square: int) -> None:
    """Put the next Billboard on the Square: in Advanced mode they are all alike and nobody is asked (K17)."""
    number = 0
    while state.posted[state.mover] >> number & 1:
        number += 1
    place_billboard(state, number, square)


def win_by_media(state: Fields, seat: int) -> None:
    """End the game at once: nothing further is paid or scored (K18)."""
    state.winner = seat
    state.mover = -1
    state.stack.clear()
    state.barrier += 1
    if state.events is not None:
        state.emit("media-victory", seat, {})
