"""Towers: advancing a marker, rank rewards, the neighbour bonus (J11–J13)."""

from __future__ import annotations

from ..constants import COLOURS, NEIGHBOURS, TOWERS, C
from .fields import Fields
from .gains import gain, immediate


def full(state: Fields, seat: int, tower: int) -> bool:
    """Whether the seat's marker stands at the top (J12)."""
    return state.ranks[seat * C + tower] >= state.t.top


def advance(state: Fields, seat: int, tower: int, steps: int) -> None:
    """Move the marker up; the reward of the rank where it stops, once, if it moved (J12, J13)."""
    at = seat * C + tower
    rank = min(state.t.top, state.ranks[at] + steps)
    if rank == state.ranks[at]:
        if state.events is not None:
            state.emit("full", seat, {"tower": COLOURS[tower]})
        return
    state.ranks[at] = rank
    if state.events is not None:
        state.emit("step", seat, {"tower": COLOURS[tower], "rank": rank})
    gain(state, seat, state.t.ranks[rank], TOWERS)
    _neighbour_bonus(state, seat, tower)


def _neighbour_bonus(state: Fields, seat: int, tower: int) -> None:
    """Points for every pair of neighbouring towers that now both stand high enough, once per pair (J11)."""
    scoring = state.t.edition.scoring
    pairs = state.t.pairs
    for number in range(len(pairs)):
        a, b = pairs[number]
        if tower not in (a, b) or state.paired[seat] >> number & 1:
            continue
        if min(state.ranks[seat * C + a], state.ranks[seat * C + b]) >= scoring.neighbour_rank:
            state.paired[seat] |= 1 << number
            if state.events is not None:
                state.emit("neighbours", seat, {"towers": [COLOURS[a], COLOURS[b]]})
            immediate(state, seat, NEIGHBOURS, scoring.neighbour)
