"""What a seat or a spectator may see of a state: what lies open, what follows from it, and what all can work out."""

from __future__ import annotations

from ..kernel.contract import Game, Plain
from .constants import ARG, CELLS, COLOURS, FRAMES, ITEMS, SEATS, C
from .position.pending import item_word
from .position.write import open_data
from .rules import bench, blueprints, purchase, scoring, steps
from .rules.blueprints import energy_points
from .rules.fields import Fields
from .rules.gains import score_of


def view(state: Fields, game: Game, seat: int | None) -> Plain:
    """What a seat (None: a spectator) may see: everything but what lies under a top (J28)."""
    data = open_data(state, game)
    t = state.t
    if seat is not None:
        data["viewer"] = SEATS[seat]
    data["phase"] = ITEMS[state.stack[-1] // ARG] if state.stack else "over"
    if state.stack:
        data["item"] = item_word(state.t, state.stack[-1])
    seats = data["seats"]
    assert isinstance(seats, dict)
    for number in range(state.n):
        _derive(state, number, seats[SEATS[number]])
    data["known"] = _knowledge(state)
    awaited = seat is not None and seat == state.mover
    data["actions"] = [t.vocabulary[id].notation for id in steps.legal(state)] if awaited else []
    data["sheet"] = scoring.sheet(state).plain()
    return data


def _derive(state: Fields, seat: int, entry: Plain) -> None:
    """What follows from the position and spares every surface the sum."""
    t = state.t
    entry["score"] = score_of(state, seat)
    entry["prices"] = [purchase.price(state, seat, row) for row in range(2)]
    entry["energy_points"] = {COLOURS[c]: energy_points(state, seat, c) for c in range(C)}
    entry["lines"] = {t.slots[s]: _line(state, seat, s) for s in blueprints.open_slots(state, seat)}
    if seat == state.mover and state.held:
        entry["drives"] = _drives(state, seat)


def _line(state: Fields, seat: int, slot: int) -> Plain:
    """A blueprint's line: its cells, the sum so far, gears missing, and coins needed once it is full."""
    t = state.t
    cells = t.slot_cells[slot]
    gears = [state.cells[seat * CELLS + cell] for cell in cells]
    total = sum(gear % 5 + 1 for gear in gears if gear >= 0)
    missing = gears.count(-1)
    at = seat * t.n_slots + slot
    value = t.bp_value[state.slots[at]] + state.shift[at]
    found: Plain = {"cells": [f"c{cell + 1}" for cell in cells], "sum": total, "missing": missing}
    found["value"] = value
    if not missing:
        found["coins"] = abs(value - total)
    return found


def _drives(state: Fields, seat: int) -> Plain:
    """Energy each gear in hand would drive in each cell it may go to."""
    found: Plain = {}
    free = bench.free_cell(state, seat)
    for gear in sorted(set(state.held)):
        cells: Plain = {}
        for cell in range(CELLS):
            if not free or state.cells[seat * CELLS + cell] < 0:
                cells[f"c{cell + 1}"] = bench.drives(state, seat, gear, cell)
        found[state.t.gears[gear]] = cells
    return found


def _knowledge(state: Fields) -> Plain:
    """What anyone can work out about hidden things: gears under the tops and set aside, tiles and cards below."""
    t = state.t
    below = sorted(gear for pile in state.piles for gear in pile[:-1])
    each = t.edition.stacks
    tiles: Plain = {}
    for c in range(C):
        stacks = state.stacks[c * each : c * each + each]
        tiles[COLOURS[c]] = sorted(t.bp_value[tile] for stack in stacks for tile in stack[:-1])
    found: Plain = {"gears": [t.gears[gear] for gear in below], "blueprints": tiles}
    found["later"] = [t.gears[gear] for gear in sorted(state.later)]
    if state.beginner:
        found["cards"] = [t.cards[card] for card in sorted(state.decks[0][:-1] + state.decks[1][:-1])]
    else:
        for frame in range(2):
            found[FRAMES[frame]] = [t.cards[card] for card in sorted(state.decks[frame][:-1])]
    return found
