"""Deploy Flyer Droppers: one street, taken whole and paid at once (K3, K4, K15)."""

from __future__ import annotations

from ..constants import DEPLOY, SEATS, STREETS
from .fields import Fields
from .gains import take_droppers
from .network import deployable, street_taken
from .pending import push_gain
from .tiles import dropper_cost


def droppers_left(state: Fields, seat: int) -> int:
    """Droppers still on the Energy Track."""
    return len(state.t.track_bonus) - state.cleared[seat]


def deploy_actions(state: Fields, district: int, out: list[int]) -> None:
    """Every street within reach that can be paid and filled."""
    seat = state.mover
    cost = dropper_cost(state, seat)
    most = min(droppers_left(state, seat), state.energy[seat] // cost if cost else 2)
    if most < 1:
        return
    streets = deployable(state, seat, district)
    first = state.t.first[DEPLOY]
    spaces = state.t.spaces
    street = 0
    while streets:
        if streets & 1 and spaces[street] <= most:
            out.append(first + street)
        streets >>= 1
        street += 1


def deploy(state: Fields, street: int) -> None:
    """Pay for a street and take it."""
    seat = state.mover
    cost = state.t.spaces[street] * dropper_cost(state, seat)
    state.energy[seat] -= cost
    state.stack.pop()
    lay(state, seat, street, cost)


def lay(state: Fields, seat: int, street: int, cost: int) -> None:
    """Put droppers on a street: its bonus comes first, then the cleared track spaces (K15)."""
    t = state.t
    state.owner[street] = seat
    street_taken(state)
    if state.events is not None:
        fields: dict[str, object] = {"street": t.streets[street], "droppers": t.spaces[street], "cost": cost}
        state.emit("deploy", seat, {**fields, "by": SEATS[seat]})
    take_droppers(state, seat, t.spaces[street])
    push_gain(state, t.street_bonus[street], STREETS)
