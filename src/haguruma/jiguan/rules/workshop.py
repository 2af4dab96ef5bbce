"""Workshop abilities: the A ability once a turn, the 1-to-5 set of the B abilities (J18, J29, J32, J37)."""

from __future__ import annotations

from ..constants import (
    ACTION,
    ANY_BLUEPRINT,
    ARG,
    BOX,
    CONVERT,
    N_SOURCES,
    NO_CARD,
    ONE_TOWER,
    PLACE_GEAR,
    SET,
    SHOP,
    SUPPLY_GEAR,
    TOWER,
    TURN_STEP,
    WORKSHOP,
    C,
)
from .blueprints import can_take_blueprint
from .cards import can_take_supply_gear, open_towers
from .fields import Fields
from .gains import gain_energy, has_b, immediate, score_of
from .paying import ask, can_pay, set_codes
from .pending import push


def ability(state: Fields, seat: int) -> str:
    """The seat's A ability."""
    return state.t.edition.workshops[state.shop[seat]].a


def price(state: Fields, kind: str) -> int:
    """Energy an A ability costs."""
    numbers = state.t.edition.abilities
    if kind == "blueprint":
        return numbers.blueprint_price
    if kind == "gear":
        return numbers.gear_price
    if kind == "step":
        return numbers.step_price
    return numbers.extra_price if kind == "extra" else numbers.convert_energy


def workshop_actions(state: Fields, out: list[int]) -> None:
    """The A ability, if it is unused, can be paid and something could come of it; the 1-to-5 set."""
    seat = state.mover
    paying = bool(state.due)
    if not state.used_a:
        kind = ability(state, seat)
        if kind == "convert":
            _convert_actions(state, seat, out)
        elif useful(state, seat, kind, paying) and state.energy[seat] >= price(state, kind):
            out.append(state.t.first[WORKSHOP])
    if has_b(state, seat, "set") and not paying and can_pay(state, seat, set_codes()):
        out.append(state.t.first[SET])


def useful(state: Fields, seat: int, kind: str, paying: bool) -> bool:
    """Whether the ability could bring anything now (J37); a gear would disturb a payment under way."""
    if kind == "blueprint":
        return can_take_blueprint(state, seat, -1)
    if kind == "gear":
        return not paying and can_take_supply_gear(state, True)
    if kind == "step":
        return bool(open_towers(state, seat, 0))
    return state.stack[-1] // ARG == TURN_STEP


def _convert_actions(state: Fields, seat: int, out: list[int]) -> None:
    numbers = state.t.edition.abilities
    first = state.t.first[CONVERT]
    if state.energy[seat] >= numbers.convert_energy:
        out.append(first)
    room = state.energy[seat] < state.t.edition.energy_cap
    if room and score_of(state, seat) >= numbers.convert_points:
        out.append(first + 1)


def energy_within_reach(state: Fields) -> int:
    """At most how much energy the A ability could yet leave the seat on move with (J18)."""
    seat = state.mover
    energy = state.energy[seat]
    cap = state.t.edition.energy_cap
    kind = ability(state, seat)
    if state.used_a or kind == "blueprint" or kind == "extra":
        return energy
    if kind == "convert":
        return min(cap, energy + _convertible(state, seat))
    left = energy - price(state, kind)
    if left < 0 or not useful(state, seat, kind, False):
        return energy
    if kind == "gear":
        return cap
    ranks = state.ranks[seat * C : seat * C + C]
    best = max(state.t.ranks[ranks[tower] + 1].energy for tower in open_towers(state, seat, 0))
    return min(cap, max(energy, left + best))


def coins_within_reach(state: Fields) -> int:
    """At most how many coins the seat on move could come to, by exchanges and by the A ability (J18, J30)."""
    seat, each = state.mover, state.t.edition.exchange
    most = state.coins[seat] + energy_within_reach(state) // each
    kind = ability(state, seat)
    left = state.energy[seat] - price(state, kind)
    if state.used_a or kind != "step" or left < 0:
        return most
    for tower in open_towers(state, seat, 0):
        reward = state.t.ranks[state.ranks[seat * C + tower] + 1]
        energy = min(state.t.edition.energy_cap, left + reward.energy)
        most = max(most, state.coins[seat] + reward.coin + energy // each)
    return most


def _convertible(state: Fields, seat: int) -> int:
    """Energy that points could be turned into, those of the 1-to-5 set included."""
    numbers = state.t.edition.abilities
    set_too = has_b(state, seat, "set") and can_pay(state, seat, set_codes())
    return numbers.convert_energy if set_too or score_of(state, seat) >= numbers.convert_points else 0


def convert(state: Fields, to_energy: bool) -> None:
    """Energy for points, or points for energy."""
    seat = state.mover
    state.used_a = True
    numbers = state.t.edition.abilities
    if to_energy:
        state.points[seat * N_SOURCES + SHOP] -= numbers.convert_points
        got = gain_energy(state, seat, numbers.convert_energy)
        if state.events is not None:
            state.emit("convert", seat, {"to": "energy", "points": numbers.convert_points, "energy": got})
        return
    state.energy[seat] -= numbers.convert_energy
    if state.events is not None:
        state.emit("convert", seat, {"to": "points", "energy": numbers.convert_energy})
    immediate(state, seat, SHOP, numbers.convert_points)


def use(state: Fields) -> None:
    """Pay the A ability and ask for what it brings."""
    seat = state.mover
    kind = ability(state, seat)
    state.used_a = True
    state.energy[seat] -= price(state, kind)
    if state.events is not None:
        state.emit("workshop", seat, {"ability": kind, "energy": price(state, kind)})
    if kind == "blueprint":
        push(state, ANY_BLUEPRINT)
    elif kind == "gear":
        push(state, PLACE_GEAR)
        push(state, SUPPLY_GEAR, 1)
    elif kind == "step":
        push(state, ONE_TOWER, 1 << 6)
    else:
        push(state, ACTION, 1)


def use_set(state: Fields) -> None:
    """Ask for a gear of each number."""
    ask(state, set_codes(), NO_CARD)


def box_actions(state: Fields, out: list[int]) -> None:
    """Any gear of the box."""
    last = -1
    for gear in state.box:
        if gear != last:
            out.append(state.t.first[BOX] + gear)
        last = gear


def tower_actions(state: Fields, argument: int, out: list[int]) -> None:
    """Towers that may be named: not full, not named before."""
    for tower in open_towers(state, state.mover, argument & 31):
        out.append(state.t.first[TOWER] + tower)
