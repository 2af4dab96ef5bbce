"""Attract Fans: one fan after another, each paid, placed, rewarded and billboarded before the next (K5, K6)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import (
    ACT,
    ARG,
    ATTRACT,
    ATTRACT_MORE,
    COLOURS,
    DISTRICTS,
    DONE,
    FANS,
    FREE_FAN_BIT,
    KINDS,
    SIGN,
    D,
)
from .fields import Fields
from .network import toll_of, ways
from .step import MainAction, Step


class AttractMore(Step):
    """Attract another fan into the same District, or finish."""

    awaits = "attract another fan or finish"

    def legal(self, state: Fields, district: int, out: list[int]) -> None:
        """Another fan, or enough of them."""
        attract_actions(state, district, out)
        out.append(state.t.first[DONE])

    def due(self, state: Fields, district: int) -> bool:
        """Whether another fan can come."""
        out: list[int] = []
        attract_actions(state, district, out)
        return bool(out)


def attract_actions(state: Fields, district: int, out: list[int]) -> None:
    """Every fan that can come to a free Fan-Zone of its colour over a way that can be paid."""
    seat = state.mover
    at = (seat * D + district) * 3
    if state.site[at] < 0:
        return
    squares = ways(state, seat, district)
    if not squares:
        return
    t = state.t
    # A path of its own beside `why_not`: in the engine's busiest loop what is the same for all Squares is asked once.
    free = state.kept[seat] != 0 and _is_free(state)
    energy, fans = state.energy[seat], state.fans
    for kind in range(3):
        part = state.site[at + kind]
        if part < 0:
            break
        if state.zone[at + kind] >= 0:
            continue
        first = t.first[ATTRACT] + kind * t.n_squares
        colour = t.part_colour[part]
        for square, toll in squares:
            if (free or toll <= energy) and fans[square * 3 + colour]:
                out.append(first + square)


def _is_free(state: Fields) -> bool:
    """Whether the next fan travels free: the first of an Attract action, for the owner of that tile (K35)."""
    return state.kept[state.mover] & FREE_FAN_BIT != 0 and state.stack[-1] // ARG == ACT


def toll_due(state: Fields, district: int, square: int) -> int:
    """Energy the next fan from a Square owes the opponent, -1 if there is no way at all."""
    toll = toll_of(state, state.mover, district, square)
    return 0 if toll > 0 and _is_free(state) else toll


class Attract(MainAction):
    """Bring one fan in: toll, Fan-Zone, the component's Effect, a Billboard if it was the Square's last."""

    steps: tuple[int, ...] = (ACT, ATTRACT_MORE)

    def apply(self, state: Fields, arg: int, district: int) -> None:
        """Its Effect comes first, then the Billboard, then the next fan."""
        t = state.t
        seat = state.mover
        kind, square = arg // t.n_squares, arg % t.n_squares
        slot = (seat * D + district) * 3 + kind
        part = state.site[slot]
        colour = t.part_colour[part]
        toll = toll_due(state, district, square)
        state.stack.pop()
        state.energy[seat] -= toll
        state.energy[1 - seat] += toll
        state.fans[square * 3 + colour] -= 1
        state.zone[slot] = colour
        if state.events is not None:
            fields: dict[str, object] = {"colour": COLOURS[colour], "square": t.squares[square], "toll": toll}
            state.emit("attract", seat, {**fields, "kind": KINDS[kind], "district": DISTRICTS[district]})
        state.push(ATTRACT_MORE, district)
        at = square * 3
        if state.fans[at] + state.fans[at + 1] + state.fans[at + 2] == 0:
            state.push(SIGN, square)
        state.push_gain(t.part_effect[part], FANS)

    def why_not(self, state: Fields, arg: int, district: int) -> Refusal | None:
        """No component, no room, no fan, no way, no Energy."""
        t = state.t
        seat = state.mover
        kind, square = arg // t.n_squares, arg % t.n_squares
        slot = (seat * D + district) * 3 + kind
        part, word, place = state.site[slot], KINDS[kind].capitalize(), t.district_name(district)
        if part < 0:
            return Refusal("nothing-there", "rulebook: Attract Fans", f"You have no {word} in {place}.")
        if state.zone[slot] >= 0:
            text = f"The Fan-Zone of your {word} in {place} is occupied until an Exhibition."
            return Refusal("zone-occupied", "rulebook: Attract Fans", text)
        colour = t.part_colour[part]
        name, shade = t.square_name(square), COLOURS[colour]
        if not state.fans[square * 3 + colour]:
            text = f"No {shade} fan stands on {name}; your {word} is {shade}."
            return Refusal("no-fan", "rulebook: Attract Fans", text)
        toll = toll_due(state, district, square)
        if toll < 0:
            text = f"No streets with droppers lead from {name} to {place} by way of Squares alone."
            return Refusal("no-way", "K5", text)
        have = state.energy[seat]
        if toll > have:
            text = f"The cheapest way from {name} to {place} costs {toll} Energy to your opponent; you have {have}."
            return Refusal("no-energy", "K5", text)
        return None
