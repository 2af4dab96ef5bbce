"""What a decision would do to a bench and its towers, as short remarks: energy driven, sums of lines, steps, points.

Everything is worked out for the seat on move, without changing the state. Labels are `actions`' job.
"""

from __future__ import annotations

from ...kernel.prose import plural
from ..constants import CELLS, COLOURS, C
from ..rules import bench
from ..rules.blueprints import value
from ..rules.fields import Fields
from ..rules.gains import has_b
from ..rules.purchase import row_prices
from .names import Names


def cells_of(state: Fields) -> list[int]:
    """The gears on the mover's cells, -1 for none."""
    return state.cells[state.mover * CELLS : state.mover * CELLS + CELLS]


def energy_gain(state: Fields, energy: int) -> str:
    """Energy to be gained, with what the track has no room for (J26)."""
    got = min(energy, state.t.edition.energy_cap - state.energy[state.mover])
    return f"{energy} energy" if got == energy else f"{got} of {energy} energy, the track is full"


def points_gain(state: Fields, points: int) -> str:
    """Immediate points to be gained at once, with the workshop's own where it adds some (J19)."""
    if points <= 0 or not has_b(state, state.mover, "points"):
        return plural(points, "point")
    return f"{plural(points, 'point')} and {state.t.edition.abilities.point_bonus} from the workshop"


def line_note(state: Fields, slot: int, cells: list[int], wanted: int) -> str:
    """A line's sum with these gears on the bench against a blueprint's value: `7 of 8`, `complete`, `1 coin away`."""
    gears = [cells[cell] for cell in state.t.slot_cells[slot]]
    total = sum(gear % 5 + 1 for gear in gears if gear >= 0)
    if -1 in gears:
        return f"{total} of {wanted}, {plural(gears.count(-1), 'gear')} missing"
    return "complete" if total == wanted else f"{plural(abs(total - wanted), 'coin')} away"


def put_notes(state: Fields, gear: int, cell: int) -> list[str]:
    """Energy a gear would drive in a cell, and what the lines through it would make."""
    t, seat = state.t, state.mover
    drive = bench.drives(state, seat, gear, cell)
    found = [energy_gain(state, drive)] if drive else []
    cells = cells_of(state)
    cells[cell] = gear
    for slot in t.cell_slots[cell]:
        at = seat * t.n_slots + slot
        if cell in t.slot_cells[slot] and state.slots[at] >= 0 and not state.beast[at]:
            found.append(f"{t.slots[slot]}: {line_note(state, slot, cells, value(state, at))}")
    return found


def slot_notes(state: Fields, slot: int, tile: int) -> list[str]:
    """What a blueprint would meet on a slot: its line, and points of a designated slot."""
    t = state.t
    found = [line_note(state, slot, cells_of(state), t.bp_value[tile])]
    return found + special_points(state, slot, t.bp_colour[tile])


def special_points(state: Fields, slot: int, colour: int) -> list[str]:
    """Points for completing a beast of the colour on the slot, on the advanced side (J36)."""
    special = state.t.special.get(slot)
    if not state.advanced or special is None or special[0] != colour:
        return []
    return [f"{points_gain(state, special[1])} when completed here"]


def step_notes(names: Names, state: Fields, tower: int, steps: int) -> list[str]:
    """The rank a tower would be climbed to, its reward, and points for neighbouring towers."""
    t, seat = state.t, state.mover
    now = state.ranks[seat * C + tower]
    rank = min(t.top, now + steps)
    if rank == now:
        return [f"the {COLOURS[tower]} tower is full"]
    found = [f"{COLOURS[tower]} tower to rank {rank}: {_rank(names, state, rank)}"]
    scoring = t.edition.scoring
    for number in range(len(t.pairs)):
        if tower in t.pairs[number] and not state.paired[seat] >> number & 1:
            other = t.pairs[number][0] + t.pairs[number][1] - tower
            if min(rank, state.ranks[seat * C + other]) >= scoring.neighbour_rank:
                found.append(f"{points_gain(state, scoring.neighbour)} with the {COLOURS[other]} tower")
    return found


def _rank(names: Names, state: Fields, rank: int) -> str:
    """A rank's reward, with the workshop's extra point for points."""
    points = state.t.ranks[rank].points
    extra = points_gain(state, points).removeprefix(plural(points, "point")) if points else ""
    return names.rank(rank) + extra


def beast_notes(names: Names, state: Fields, slot: int) -> list[str]:
    """What completing the beast on a slot pays beside the reward of its row."""
    t, seat = state.t, state.mover
    colour = t.bp_colour[state.slots[seat * t.n_slots + slot]]
    found = step_notes(names, state, colour, 1)
    special = t.special.get(slot)
    if state.advanced and special is not None and special[0] == colour:
        found.append(f"{points_gain(state, special[1])} for the designated slot")
    if has_b(state, seat, "beasts"):
        found.append(f"{plural(t.edition.abilities.beast_points, 'point')} from the workshop")
    return found


def rows_notes(state: Fields, row: int) -> list[str]:
    """Points of the workshop for bringing both rows to the next space (J20)."""
    seat = state.mover
    if not has_b(state, seat, "rows"):
        return []
    spaces = state.rows[seat * 2 : seat * 2 + 2]
    before = min(spaces)
    spaces[row] = min(spaces[row] + 1, len(row_prices(state, seat, row)) - 1)
    points = [bonus for space, bonus in state.t.edition.abilities.row_points if space == min(spaces) + 1]
    if min(spaces) == before or not points:
        return []
    return [f"both rows then on space {min(spaces) + 1}: {plural(points[0], 'point')}"]
