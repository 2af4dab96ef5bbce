"""The bench: placing gears, what they drive, replacing when it is full (J5–J7)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import CELLS, PLACE_GEAR, PUT, REFUSE
from ..words.names import gear_word
from .blueprints import tile_energy
from .fields import Fields
from .gains import gain_energy
from .step import Step, Verb


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


def drives(state: Fields, seat: int, gear: int, cell: int) -> int:
    """Energy points of same-coloured blueprints and beasts in line with a cell (J6)."""
    return tile_energy(state, seat, gear // 5, state.t.cell_slots[cell])


class PlaceGear(Step):
    """Each gear in hand in each free cell; with none free, in place of any gear, or into the box (J7)."""

    awaits = "put the gears in hand on the bench"
    rule = "J7"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Every pair of gear and cell; a refusal only where no cell is free."""
        t = state.t
        cells = state.cells[state.mover * CELLS : state.mover * CELLS + CELLS]
        free = -1 in cells
        for gear in set(state.held):
            first = t.first[PUT] + gear * CELLS
            for cell in range(CELLS):
                if not free or cells[cell] < 0:
                    out.append(first + cell)
            if not free:
                out.append(t.first[REFUSE] + gear)

    def due(self, state: Fields, argument: int) -> bool:
        """While gears are in hand."""
        return bool(state.held)


def _missing(state: Fields, gear: int) -> Refusal | None:
    """The gear is not among those to be placed."""
    if not state.held:
        return Refusal("not-in-hand", "J7", "You hold no gear that is still to be placed.")
    name = gear_word(state.t.gears[gear])
    return Refusal("not-in-hand", "J7", f"You hold no {name}.") if gear not in state.held else None


class Put(Verb):
    """Place a gear and gain the energy it drives; a replaced gear goes to the box."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Lay the gear on the cell."""
        gear, cell = arg // CELLS, arg % CELLS
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

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """Not in hand; or another cell is free."""
        missing = _missing(state, arg // CELLS)
        if missing is not None or kind != PLACE_GEAR:
            return missing
        cell = arg % CELLS
        old = gear_word(state.t.gears[state.cells[state.mover * CELLS + cell]])
        text = f"Cell c{cell + 1} holds {old}; no gear is replaced while a cell is free."
        return Refusal("cell-taken", "J7", text)


class Refuse(Verb):
    """Put a gear into the box undriven, when the bench is full."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """The gear leaves the hand."""
        state.held.remove(arg)
        to_box(state, arg)
        state.emit("refuse", state.mover, {"gear": state.t.gears[arg]})

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """Not in hand; or a cell is free."""
        missing = _missing(state, arg)
        if missing is not None or kind != PLACE_GEAR:
            return missing
        free = state.cells[state.mover * CELLS : state.mover * CELLS + CELLS].index(-1)
        return Refusal("cell-free", "J7", f"The gear must go on a free cell, such as c{free + 1}.")
