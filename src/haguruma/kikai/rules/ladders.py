"""Placing Ladders beside a Body or Head, at any decision of the own turn (K7)."""

from __future__ import annotations

from ..constants import COLOURS, DISTRICTS, KINDS, LADDER, D
from .fields import Fields
from .gains import add_influence
from .tiles import spare_ladders


def ladder_actions(state: Fields, out: list[int]) -> None:
    """Every Body or Head that can take its Ladders now."""
    seat = state.mover
    ladders = state.ladders[seat]
    if ladders < state.t.edition.body_ladders and ladders < state.t.edition.head_ladders:
        return
    ladders = spare_ladders(state)
    heads: list[int] = []
    first = state.t.first[LADDER]
    for district in range(D):
        kind = next_step(state, seat, district)
        if kind == 1 and ladders >= state.t.edition.body_ladders:
            out.append(first + district)
        elif kind == 2 and ladders >= state.t.edition.head_ladders:
            heads.append(first + D + district)
    out += heads


def next_step(state: Fields, seat: int, district: int) -> int:
    """The kind that would take the next Ladders at a site: 1 Body, 2 Head (only after the Body's), 0 none."""
    site = seat * D + district
    step = state.steps[site] + 1
    if step > 2 or state.site[site * 3 + step] < 0:
        return 0
    return step


def can_place_ladder(state: Fields) -> bool:
    """Whether the seat on move could place a Ladder anywhere."""
    out: list[int] = []
    ladder_actions(state, out)
    return bool(out)


def place_ladder(state: Fields, arg: int) -> None:
    """Lay the Ladders down and advance the marker of the component's colour."""
    t = state.t
    seat = state.mover
    kind, district = 1 + arg // D, arg % D
    cost = t.edition.body_ladders if kind == 1 else t.edition.head_ladders
    state.ladders[seat] -= cost
    site = seat * D + district
    state.steps[site] = kind
    colour = t.part_colour[state.site[site * 3 + kind]]
    add_influence(state, seat, colour, t.influence_step[kind])
    if state.events is not None:
        fields: dict[str, object] = {"kind": KINDS[kind], "district": DISTRICTS[district], "ladders": cost}
        fields["colour"] = COLOURS[colour]
        state.emit("ladder", seat, fields)
