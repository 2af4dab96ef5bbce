"""Taking blueprints and placing them on the frame; coins on blueprints (J9, J10, J30)."""

from __future__ import annotations

from ..constants import AT, COIN, EXCHANGE, PLACE_BLUEPRINT, TAKE
from .fields import Fields
from .gains import coins_left, gain_coins
from .pending import push


def free_slot(state: Fields, seat: int) -> bool:
    """Whether a slot is free for one more blueprint beside those in hand."""
    base = seat * state.t.n_slots
    free = state.slots[base : base + state.t.n_slots].count(-1)
    return free > len(state.drawn)


def can_take_blueprint(state: Fields, seat: int, colour: int) -> bool:
    """Whether a tile of the colour (-1: any) lies on a stack and a slot is free for it (J10)."""
    if not free_slot(state, seat):
        return False
    each = state.t.edition.stacks
    stacks = state.stacks if colour < 0 else state.stacks[colour * each : colour * each + each]
    return any(stacks)


def take_actions(state: Fields, colour: int, out: list[int]) -> None:
    """The tops of the colour's stacks (-1: of all), if one can be placed."""
    if not free_slot(state, state.mover):
        return
    each = state.t.edition.stacks
    for stack in range(state.t.n_stacks):
        if state.stacks[stack] and (colour < 0 or stack // each == colour):
            out.append(state.t.first[TAKE] + stack)


def take(state: Fields, stack: int) -> None:
    """Take the top tile in hand, to be placed next; the one below is seen."""
    tile = state.stacks[stack][-1]
    state.stacks[stack] = state.stacks[stack][:-1]
    state.drawn.append(tile)
    push(state, PLACE_BLUEPRINT)
    t = state.t
    if state.events is not None:
        state.emit("take-blueprint", state.mover, {"stack": t.stacks[stack], "value": t.bp_value[tile]})
    if state.stacks[stack]:
        state.barrier += 1
        if state.events is not None:
            below = t.bp_value[state.stacks[stack][-1]]
            state.emit("reveal-blueprint", -1, {"stack": t.stacks[stack], "value": below}, True)


def at_actions(state: Fields, out: list[int]) -> None:
    """Every free slot."""
    base = state.mover * state.t.n_slots
    for slot in range(state.t.n_slots):
        if state.slots[base + slot] < 0:
            out.append(state.t.first[AT] + slot)


def place(state: Fields, slot: int) -> None:
    """Put the blueprint in hand on a slot; it is never moved again."""
    state.stack.pop()
    tile = state.drawn.pop()
    state.slots[state.mover * state.t.n_slots + slot] = tile
    if state.events is not None:
        fields: dict[str, object] = {"slot": state.t.slots[slot], "value": state.t.bp_value[tile]}
        state.emit("place-blueprint", state.mover, {**fields, "colour": state.t.bp_colour[tile]})


def value(state: Fields, at: int) -> int:
    """The value of the blueprint at an index of `slots`, coins included."""
    return state.t.bp_value[state.slots[at]] + state.shift[at]


def exchange_actions(state: Fields, out: list[int]) -> None:
    """Energy for a coin, and a coin onto an own blueprint, up or down (J9, J30)."""
    seat = state.mover
    t = state.t
    if state.energy[seat] >= t.edition.exchange and coins_left(state) != 0:
        out.append(t.first[EXCHANGE])
    if state.coins[seat]:
        base = seat * t.n_slots
        for slot in range(t.n_slots):
            if state.slots[base + slot] >= 0 and not state.beast[base + slot]:
                out.append(t.first[COIN] + slot * 2)
                out.append(t.first[COIN] + slot * 2 + 1)


def exchange(state: Fields) -> None:
    """Pay energy for a coin."""
    state.energy[state.mover] -= state.t.edition.exchange
    gain_coins(state, state.mover, 1)
    if state.events is not None:
        state.emit("exchange", state.mover, {"energy": state.t.edition.exchange})


def put_coin(state: Fields, arg: int) -> None:
    """Lay a coin on a blueprint, +1 or -1, fixed from then on."""
    at = state.mover * state.t.n_slots + arg // 2
    state.coins[state.mover] -= 1
    state.spent[at] += 1
    state.shift[at] += -1 if arg % 2 else 1
    if state.events is not None:
        fields: dict[str, object] = {"slot": state.t.slots[arg // 2], "value": value(state, at)}
        state.emit("coin", state.mover, {**fields, "up": arg % 2 == 0})


def energy_points(state: Fields, seat: int, colour: int) -> int:
    """Energy points of a colour on the seat's blueprints, beasts and turned cards (J15, J23)."""
    t = state.t
    base = seat * t.n_slots
    total = 0
    for slot in range(t.n_slots):
        tile = state.slots[base + slot]
        if tile >= 0 and t.bp_colour[tile] == colour:
            total += t.bp_beast[tile] if state.beast[base + slot] else t.bp_energy[tile]
    return total + sum(t.card_back[card] for card in state.back[seat] if t.card_bottle[card] == colour)


def row_number(state: Fields, colour: int) -> int:
    """The display row of a colour: rows lie in tower order."""
    return state.t.tower_order.index(colour)


