"""Deploy Flyer Droppers: one street, taken whole and paid at once (K3, K4, K15); the first streets of set-up (K31)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ...kernel.prose import capital, plural
from ..constants import ACT, ARG, DEPLOY, LAY_STREET, NEXT_FOOT, SEATS, STREETS
from .fields import Fields
from .gains import take_droppers
from .network import deployable, street_taken
from .step import MainAction, Step
from .tiles import dropper_cost


class LayStreet(Step):
    """Choose the street of a starting Foot's first dropper."""

    awaits = "choose the first street"
    ladders = False

    def legal(self, state: Fields, district: int, out: list[int]) -> None:
        """Streets the first dropper may go to."""
        for street in first_streets(state, district):
            out.append(state.t.first[DEPLOY] + street)


def first_streets(state: Fields, district: int) -> list[int]:
    """Free streets of exactly one space that touch the District."""
    return [s for s, _ in state.t.at[district] if state.owner[s] < 0 and state.t.spaces[s] == 1]


def droppers_left(state: Fields, seat: int) -> int:
    """Droppers still on the Energy Track."""
    return len(state.t.track_bonus) - state.cleared[seat]


def droppers_paid(state: Fields, seat: int) -> int:
    """How many droppers the seat's Energy pays, two where they cost nothing: no street holds more."""
    cost = dropper_cost(state, seat)
    return state.energy[seat] // cost if cost else 2


def deploy_actions(state: Fields, district: int, out: list[int]) -> None:
    """Every street within reach that can be paid and filled."""
    seat = state.mover
    most = droppers_left(state, seat)
    paid = droppers_paid(state, seat)
    if paid < most:
        most = paid
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


class Deploy(MainAction):
    """Pay for a street and take it; in set-up lay the first dropper, which costs nothing."""

    steps: tuple[int, ...] = (ACT, LAY_STREET)

    def apply(self, state: Fields, street: int, district: int) -> None:
        """Bonuses are due in both cases (K15, K31)."""
        seat = state.mover
        cost = 0
        if state.stack.pop() // ARG == LAY_STREET:
            state.push(NEXT_FOOT)
        else:
            cost = state.t.spaces[street] * dropper_cost(state, seat)
            state.energy[seat] -= cost
        lay(state, seat, street, cost)

    def why_not(self, state: Fields, street: int, district: int) -> Refusal | None:
        """Taken, out of reach, or more than there are droppers or Energy for."""
        name = state.t.street_name(street)
        if state.owner[street] >= 0:
            who = SEATS[state.owner[street]].capitalize()
            return Refusal("street-taken", "K3", f"{capital(name)} belongs to {who}.")
        if state.stack[-1] // ARG == LAY_STREET:
            return _why_not_first(state, street, district, name)
        seat, spaces = state.mover, state.t.spaces[street]
        if not deployable(state, seat, district) >> street & 1:
            place = state.t.district_name(district)
            text = f"{capital(name)} touches neither {place} nor a Square your own streets join to it."
            return Refusal("out-of-reach", "K4", text)
        left = droppers_left(state, seat)
        if left < spaces:
            text = f"{capital(name)} needs {plural(spaces, 'dropper')}; you have {left} left."
            return Refusal("no-droppers", "K3", text)
        if droppers_paid(state, seat) < spaces:
            cost = spaces * dropper_cost(state, seat)
            text = f"{capital(name)} costs {cost} Energy at once; you have {state.energy[seat]}."
            return Refusal("no-energy", "K3", text)
        return None


def _why_not_first(state: Fields, street: int, district: int, name: str) -> Refusal | None:
    """Why a free street is none for the first dropper."""
    if street in first_streets(state, district):
        return None
    if district not in (state.t.end_a[street], state.t.end_b[street]):
        text = f"{capital(name)} does not touch {state.t.district_name(district)}."
        return Refusal("not-there", "K31", text)
    return Refusal("two-spaces", "K31", f"The first dropper goes on a street of one space; {name} has two.")


def lay(state: Fields, seat: int, street: int, cost: int) -> None:
    """Put droppers on a street: its bonus comes first, then the cleared track spaces (K15)."""
    t = state.t
    state.owner[street] = seat
    street_taken(state)
    if state.events is not None:
        fields: dict[str, object] = {"street": t.streets[street], "droppers": t.spaces[street], "cost": cost}
        state.emit("deploy", seat, {**fields, "by": SEATS[seat]})
    take_droppers(state, seat, t.spaces[street])
    state.push_gain(t.street_bonus[street], STREETS)
