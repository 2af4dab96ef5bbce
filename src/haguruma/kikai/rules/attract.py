"""Attract Fans: one fan after another, each paid, placed, rewarded and billboarded before the next (K5, K6)."""

from __future__ import annotations

from ..constants import ACT, ARG, ATTRACT, ATTRACT_MORE, COLOURS, DISTRICTS, FANS, KINDS, SIGN, D
from .fields import Fields
from .network import toll_of, ways
from .pending import push, push_gain
from .tiles import FREE_FAN


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
    free = state.kept[seat] != 0 and _is_free(state)
    energy, fans = state.energy[seat], state.fans
    for kind in range(3):
        part = state.site[at + kind]
        if part < 0 or state.zone[at + kind] >= 0:
            continue
        first = t.first[ATTRACT] + kind * t.n_squares
        colour = t.part_colour[part]
        for square, toll in squares:
            if (free or toll <= energy) and fans[square * 3 + colour]:
                out.append(first + square)


def _is_free(state: Fields) -> bool:
    """Whether the next fan travels free: the first of an Attract action, for the owner of that tile (K35)."""
    return state.kept[state.mover] & FREE_FAN != 0 and state.stack[-1] // ARG == ACT


def toll_due(state: Fields, district: int, square: int) -> int:
    """Energy the next fan from a Square owes the opponent, -1 if there is no way at all."""
    toll = toll_of(state, state.mover, district, square)
    return 0 if toll > 0 and _is_free(state) else toll


def attract(state: Fields, arg: int, district: int) -> None:
    """Bring one fan in: toll, Fan-Zone, the component's Effect, a Billboard if it was the Square's last."""
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
    push(state, ATTRACT_MORE, district)
    at = square * 3
    if state.fans[at] + state.fans[at + 1] + state.fans[at + 2] == 0:
        push(state, SIGN, square)
    push_gain(state, t.part_effect[part], FANS)
