"""Billboards: placed on a Square whose last fan was taken; the sixth wins at once (K17, K18)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import ALL_POSTED, BILLBOARD, BILLBOARDS, SQUARES
from .fields import Fields
from .step import Step, Verb


class Sign(Step):
    """Choose a Billboard for the Square; in Advanced mode they are all alike and nobody is asked (K17)."""

    awaits = "choose a Billboard"

    def legal(self, state: Fields, square: int, out: list[int]) -> None:
        """The seat's Billboards that are not placed yet."""
        for number in range(6):
            if not is_posted(state, number):
                out.append(state.t.first[BILLBOARD] + number)

    def due(self, state: Fields, square: int) -> bool:
        """Whether the Billboards differ."""
        return not state.t.advanced

    def settle(self, state: Fields, square: int) -> None:
        """Put the next one up."""
        number = 0
        while is_posted(state, number):
            number += 1
        place_billboard(state, number, square)


def is_posted(state: Fields, number: int) -> bool:
    """Whether this Billboard of the seat on move is on a Square already."""
    return state.posted[state.mover] >> number & 1 != 0


class PlaceBillboard(Verb):
    """Put a Billboard of one's choice on the Square."""

    def apply(self, state: Fields, number: int, square: int) -> None:
        """It gives its bonus and the Square's VP."""
        state.stack.pop()
        place_billboard(state, number, square)

    def why_not(self, state: Fields, number: int, square: int) -> Refusal | None:
        """It goes up by itself, or is up."""
        if state.t.advanced:
            return Refusal("by-itself", "K17", "In Advanced mode Billboards are alike and go up by themselves.")
        if is_posted(state, number):
            return Refusal("billboard-placed", "K17", "That Billboard is already on a Square.")
        return None


def place_billboard(state: Fields, number: int, square: int) -> None:
    """Put a Billboard on the Square: the sixth ends the game; else its bonus and the Square's VP are gained.

    In Advanced mode the Square's bonus alone is (K17).
    """
    t = state.t
    seat = state.mover
    state.sign[square] = seat * 6 + number
    state.posted[seat] |= 1 << number
    if state.events is not None:
        fields: dict[str, object] = {"billboard": t.billboards[number], "square": t.squares[square]}
        state.emit("billboard", seat, {**fields, "placed": state.posted[seat].bit_count()})
    if state.posted[seat] == ALL_POSTED:
        win_by_media(state, seat)
        return
    if t.advanced:
        state.push_gain(t.square_bonus[square], SQUARES)
        return
    state.earn(seat, SQUARES, t.square_vp[square])
    if state.events is not None:
        state.emit("square-vp", seat, {"square": t.squares[square], "vp": t.square_vp[square]})
    state.push_gain(t.billboard_effect[number], BILLBOARDS)


def win_by_media(state: Fields, seat: int) -> None:
    """End the game at once: nothing further is paid or scored (K18)."""
    state.winner = seat
    state.mover = -1
    state.stack.clear()
    state.barrier += 1
    if state.events is not None:
        state.emit("media-victory", seat, {})
