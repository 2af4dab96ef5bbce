"""Towers: advancing a marker, naming a tower, rank rewards, the neighbour bonus (J11–J13)."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Refusal
from ..constants import COLOURS, NEIGHBOURS, ONE_TOWER, TOWER, TOWERS, C
from .fields import Fields
from .gains import gain, immediate
from .step import Offer, Verb

NO_TOWER: Final = Refusal("tower-full", "J12", "You stand at the top of every tower.")
"""Why nothing is climbed where `open_towers` finds none."""


def open_towers(state: Fields, seat: int, barred: int) -> list[int]:
    """Towers the seat can still climb, not standing at the top (J12), without the barred ones (a bit set)."""
    top = state.t.top
    return [tower for tower in range(C) if not barred >> tower & 1 and state.ranks[seat * C + tower] < top]


def advance(state: Fields, seat: int, tower: int, steps: int) -> None:
    """Move the marker up; the reward of the rank where it stops, once, if it moved (J12, J13)."""
    at = seat * C + tower
    rank = min(state.t.top, state.ranks[at] + steps)
    if rank == state.ranks[at]:
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
            state.emit("neighbours", seat, {"towers": [COLOURS[a], COLOURS[b]]})
            immediate(state, seat, NEIGHBOURS, scoring.neighbour)


class OneTower(Offer):
    """Towers that may be named: not full, not named before."""

    awaits = "name a tower"
    rule = "J12"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Every tower that is open and not barred."""
        for tower in open_towers(state, state.mover, argument & 31):
            out.append(state.t.first[TOWER] + tower)


class NameTower(Verb):
    """Advance a named tower; a two-tower price then asks for a second, different one."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Climb, and ask once more where the item says so."""
        state.stack.pop()
        steps = argument >> 6
        if argument & 32:
            state.push(ONE_TOWER, (steps << 6) | 1 << arg)
        advance(state, state.mover, arg, steps)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """Climbed already; or full."""
        if kind != ONE_TOWER:
            return None
        if argument >> arg & 1:
            text = f"The two towers must differ, and you have climbed the {COLOURS[arg]} one."
            return Refusal("same-tower", "rulebook: Card Introduction", text)
        return Refusal("tower-full", "J12", f"You stand at the top of the {COLOURS[arg]} tower.")
