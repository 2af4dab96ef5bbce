"""Action B: completing a mechanical beast (J8, J36)."""

from __future__ import annotations

from ..constants import BEAST_END, BEAST_REWARD, BEASTS, CELLS, COLOURS, COMPLETE, SHOP
from .blueprints import take_actions, value
from .cards import card_actions
from .fields import Fields, with_item
from .gains import has_b, immediate
from .pending import push
from .towers import advance


def line_sum(state: Fields, seat: int, slot: int) -> int:
    """Sum of the three gears on a slot's line, -1 unless all three are there."""
    total = 0
    for cell in state.t.slot_cells[slot]:
        gear = state.cells[seat * CELLS + cell]
        if gear < 0:
            return -1
        total += gear % 5 + 1
    return total


def can_complete(state: Fields, seat: int, slot: int) -> bool:
    """Whether the slot holds a blueprint whose value is the sum of its full line."""
    at = seat * state.t.n_slots + slot
    if state.slots[at] < 0 or state.beast[at]:
        return False
    total = line_sum(state, seat, slot)
    # Coins can bring a value below nought, where it must not meet the sign of a line that is not full.
    return total >= 0 and total == value(state, at)


def complete_actions(state: Fields, out: list[int]) -> None:
    """Every blueprint that can be completed, with each of the three gears as the one that stays."""
    for slot in range(state.t.n_slots):
        if can_complete(state, state.mover, slot):
            first = state.t.first[COMPLETE] + slot * 3
            out.append(first)
            out.append(first + 1)
            out.append(first + 2)


def complete(state: Fields, arg: int) -> None:
    """Two gears go beside the workshop, the tile is turned, its tower climbed; then a reward is taken."""
    t = state.t
    seat = state.mover
    slot, stays = arg // 3, arg % 3
    state.stack.pop()
    aside: list[str] = []
    for k in range(3):
        if k != stays:
            cell = seat * CELLS + t.slot_cells[slot][k]
            aside.append(t.gears[state.cells[cell]])
            state.beside[seat] = with_item(state.beside[seat], state.cells[cell])
            state.cells[cell] = -1
    at = seat * t.n_slots + slot
    state.beast[at] = 1
    state.spent[at] = 0
    state.shift[at] = 0
    colour = t.bp_colour[state.slots[at]]
    if state.events is not None:
        fields: dict[str, object] = {"slot": t.slots[slot], "colour": COLOURS[colour], "aside": aside}
        state.emit("beast", seat, fields)
    push(state, BEAST_END, slot)
    push(state, BEAST_REWARD, colour)
    advance(state, seat, colour, 1)


def reward_actions(state: Fields, colour: int, out: list[int]) -> None:
    """A blueprint or a card of the beast's colour row."""
    take_actions(state, colour, out)
    card_actions(state, colour, out)


def beast_end(state: Fields, slot: int) -> None:
    """The designated slot's points and the workshop's, after the reward (J8, J36)."""
    seat = state.mover
    if state.advanced and slot in state.t.special:
        colour, points = state.t.special[slot]
        if state.t.bp_colour[state.slots[seat * state.t.n_slots + slot]] == colour:
            immediate(state, seat, BEASTS, points)
    if has_b(state, seat, "beasts"):
        immediate(state, seat, SHOP, state.t.edition.abilities.beast_points)
