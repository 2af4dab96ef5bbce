"""The bench: placing gears, what they drive, replacing when it is full (J5–J7)."""

from __future__ import annotations

from ..constants import CELLS, PUT, REFUSE
from .fields import Fields
from .gains import gain_energy


def free_cell(state: Fields, seat: int) -> bool:
    """Whether a gear cell is empty."""
    return -1 in state.cells[seat * CELLS : seat * CELLS + CELLS]


def hold(state: Fields, gear: int) -> None:
    """Take a gear in hand, to be placed."""
    state.held.append(gear)
    state.held.sort()


def to_box(state: Fields, gear: int) -> None:
    """Put a gear into the box (J31)."""
    state.box.append(gear)
    state.box.sort()


def gear_actions(state: Fields, out: list[int]) -> None:
    """Each gear in hand in each free cell; with none free, in place of any gear, or into the box (J7)."""
    seat = state.mover
    t = state.t
    free = free_cell(state, seat)
    last = -1
    for gear in state.held:
        if gear == last:
            continue
        last = gear
        first = t.first[PUT] + gear * CELLS
        for cell in range(CELLS):
            if not free or state.cells[seat * CELLS + cell] < 0:
                out.append(first + cell)
    if not free:
        last = -1
        for gear in state.held:
            if gear != last:
                out.append(t.first[REFUSE] + gear)
            last = gear


def drives(state: Fields, seat: int, gear: int, cell: int) -> int:
    """Energy points of same-coloured blueprints and beasts in line with a cell (J6)."""
    t = state.t
    colour = gear // 5
    base = seat * t.n_slots
    total = 0
    for slot in t.cell_slots[cell]:
        tile = state.slots[base + slot]
        if tile >= 0 and t.bp_colour[tile] == colour:
            total += t.bp_beast[tile] if state.beast[base + slot] else t.bp_energy[tile]
    return total


def put(state: Fields, gear: int, cell: int) -> None:
    """Place a gear and gain the energy it drives; a replaced gear goes to the box."""
    seat = state.mover
    state.held.remove(gear)
    at = seat * CELLS + cell
    old = state.cells[at]
    if old >= 0:
        to_box(state, old)
    state.cells[at] = gear
    energy = gain_energy(state, seat, drives(state, seat, gear, cell))
    if state.events is not None:
        fields: dict[str, object] = {"gear": state.t.gears[gear], "cell": f"c{cell + 1}", "energy": energy}
        if old >= 0:
            fields["replaces"] = state.t.gears[old]
        state.emit("put", seat, fields)


def refuse(state: Fields, gear: int) -> None:
    """Put a gear into the box undriven, when the bench is full."""
    state.held.remove(gear)
    to_box(state, gear)
    if state.events is not None:
        state.emit("refuse", state.mover, {"gear": state.t.gears[gear]})
