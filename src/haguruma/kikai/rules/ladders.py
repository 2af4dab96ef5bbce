"""Placing Ladders beside a Body or Head, at any decision of the own turn (K7)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import ARG, COLOURS, DISTRICTS, KINDS, LADDER, LOSE_FAN, SEATS, D
from .fields import Fields
from .gains import add_influence
from .step import Verb
from .tiles import spare_ladders


def ladder_actions(state: Fields, out: list[int]) -> None:
    """Every Body or Head that can take its Ladders now."""
    t = state.t
    seat = state.mover
    if state.ladders[seat] < t.least_ladders:
        return
    ladders = spare_ladders(state)
    heads: list[int] = []
    first = t.first[LADDER]
    for district in range(D):
        kind = next_step(state, seat, district)
        if kind and t.ladder_cost[kind] <= ladders:
            (out if kind < 2 else heads).append(first + (kind - 1) * D + district)
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


class PlaceLadder(Verb):
    """Lay the Ladders down and advance the marker of the component's colour."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """The item on top stays."""
        place_ladder(state, arg)

    def why_not(self, state: Fields, arg: int, argument: int) -> Refusal | None:
        """A fan to discard first, nothing to lean on, the Body's turn, or too few Ladders."""
        if state.stack[-1] // ARG == LOSE_FAN:
            text = "The Construction Bonus is settled at once: discard the fan first, then place Ladders."
            return Refusal("settle-first", "K19", text)
        seat = state.mover
        kind, district = 1 + arg // D, arg % D
        place = state.t.district_name(district)
        word = KINDS[kind].capitalize()
        site = seat * D + district
        if state.site[site * 3 + kind] < 0:
            return Refusal("nothing-there", "K7", f"{SEATS[seat].capitalize()} has no {word} in {place} yet.")
        if state.steps[site] >= kind:
            return Refusal("has-ladders", "K7", f"The {word} in {place} has its Ladders already.")
        if next_step(state, seat, district) != kind:
            return Refusal("body-first", "K7", f"The Body in {place} needs its Ladder before the Head.")
        need, have = state.t.ladder_cost[kind], spare_ladders(state)
        if need <= have:
            return None
        if need <= state.ladders[seat]:
            return Refusal("owed", "K36", "Those Ladders are needed to pay what you owe; pay first.")
        return Refusal("no-ladder", "K7", f"The {word} in {place} needs {need} Ladder(s) at once; {have} at hand.")


def place_ladder(state: Fields, arg: int) -> None:
    """Pay the Ladders of a Body or Head to its place."""
    t = state.t
    seat = state.mover
    kind, district = 1 + arg // D, arg % D
    cost = t.ladder_cost[kind]
    state.ladders[seat] -= cost
    site = seat * D + district
    state.steps[site] = kind
    colour = t.part_colour[state.site[site * 3 + kind]]
    add_influence(state, seat, colour, t.influence_step[kind])
    if state.events is not None:
        fields: dict[str, object] = {"kind": KINDS[kind], "district": DISTRICTS[district], "ladders": cost}
        fields["colour"] = COLOURS[colour]
        state.emit("ladder", seat, fields)
