"""A state as plain data: the complete position, and what a seat or a spectator may see of it."""

from __future__ import annotations

from ..kernel.contract import Game, Plain
from .constants import ARG, CELLS, COLOURS, HOUSES, ITEMS, N_SOURCES, SEATS, SOURCES, C
from .rules import bench, purchase, scoring, steps
from .rules.blueprints import energy_points, open_slots
from .rules.fields import Fields
from .rules.gains import score_of
from .words.items import entry_word, item_word


def position(state: Fields, game: Game) -> Plain:
    """Everything about a state, hidden order included; `positions` reads it back. Absent is empty."""
    data = open_data(state, game)
    seats = data["seats"]
    assert isinstance(seats, dict)
    for seat in range(state.n):
        at = seat * N_SOURCES
        points = state.points[at : at + N_SOURCES]
        seats[SEATS[seat]]["points"] = {SOURCES[k]: points[k] for k in range(N_SOURCES) if points[k]}
        seats[SEATS[seat]]["paired"] = _pairs(state, seat)
    if state.mover < 0:
        data["over"] = True
    data["pending"] = [item_word(state.t, item) for item in reversed(state.stack)]
    data["hidden"] = hidden(state)
    return data


def _pairs(state: Fields, seat: int) -> list[list[str]]:
    pairs = state.t.pairs
    return [[COLOURS[pairs[k][0]], COLOURS[pairs[k][1]]] for k in range(len(pairs)) if state.paired[seat] >> k & 1]


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
        _add_derived(state, number, seats[SEATS[number]])
    data["known"] = known(state)
    awaited = seat is not None and seat == state.mover
    data["actions"] = [t.vocabulary[id].notation for id in steps.legal(state)] if awaited else []
    data["sheet"] = scoring.sheet(state).plain()
    return data


def _add_derived(state: Fields, seat: int, entry: Plain) -> None:
    """What follows from the position and spares every surface the sum."""
    t = state.t
    entry["score"] = score_of(state, seat)
    entry["prices"] = [purchase.price(state, seat, row) for row in range(2)]
    entry["energy_points"] = {COLOURS[c]: energy_points(state, seat, c) for c in range(C)}
    entry["lines"] = {t.slots[s]: _line(state, seat, s) for s in open_slots(state, seat)}
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


def open_data(state: Fields, game: Game) -> Plain:
    """What lies open on the table."""
    t = state.t
    edition = t.edition
    about: Plain = {"name": edition.name, "title": edition.title, "hash": edition.hash}
    data: Plain = {"game": game.name, "edition": {**about, "reconstruction": edition.reconstruction}}
    data["options"] = dict(game.options)
    data["period"] = state.period
    data["turn"] = state.turn + 1
    if state.mover >= 0:
        data["seat"] = SEATS[state.mover]
    if state.airship >= 0:
        data["airship"] = SEATS[state.airship]
    if state.closing >= 0:
        data["closing"] = SEATS[state.closing]
    data["houses"] = {f"h{h + 1}": _pile(state, h) for h in range(HOUSES)}
    data["stacks"] = {t.stacks[s]: _stack(state, s) for s in range(t.n_stacks)}
    data["display"] = {COLOURS[t.tower_order[r]]: _row(state, r) for r in range(C)}
    data["decks"] = {("orange", "black")[f]: _deck(state, f) for f in range(2)}
    data["tiles"] = {COLOURS[c]: _tile(state, c) for c in range(C)}
    data["box"] = [t.gears[gear] for gear in state.box]
    data["held"] = [t.gears[gear] for gear in state.held]
    data["drawn"] = [_blueprint(state, tile) for tile in state.drawn]
    data["later"] = len(state.later)
    data["used_ability"] = state.used_a
    data["due"] = [entry_word(code) for code in state.due]
    data["seats"] = {SEATS[seat]: seat_data(state, seat) for seat in range(state.n)}
    return data


def _pile(state: Fields, house: int) -> Plain:
    pile = state.piles[house]
    found: Plain = {"count": len(pile)}
    if pile:
        found["top"] = state.t.gears[pile[-1]]
    return found


def _stack(state: Fields, number: int) -> Plain:
    stack = state.stacks[number]
    found: Plain = {"count": len(stack)}
    if stack:
        found["top"] = _blueprint(state, stack[-1])
    return found


def _blueprint(state: Fields, tile: int) -> Plain:
    t = state.t
    found: Plain = {"tile": tile, "colour": COLOURS[t.bp_colour[tile]], "value": t.bp_value[tile]}
    found["energy"] = t.bp_energy[tile]
    found["beast_energy"] = t.bp_beast[tile]
    return found


def _row(state: Fields, row: int) -> list[str]:
    """Cards of a display row by place; '' is a gap."""
    size = state.t.row_size
    cards = state.display[row * size : row * size + size]
    return [state.t.cards[card] if card >= 0 else "" for card in cards]


def _deck(state: Fields, frame: int) -> Plain:
    deck = state.decks[frame]
    found: Plain = {"count": len(deck)}
    if deck:
        found["top"] = state.t.cards[deck[-1]]
    return found


def _tile(state: Fields, colour: int) -> Plain:
    """A tower's scoring tile and the bonus of the side that lies up."""
    edition = state.t.edition
    tile = edition.scoring_tiles[state.tile[colour]]
    found: Plain = {"tile": state.tile[colour], "base": tile.base, "times": tile.times}
    if state.bonus[colour] >= 0:
        reward = scoring.bonus_of(state, colour)
        found["bonus"] = state.bonus[colour]
        found["bonus_reward"] = {"coin": reward.coin, "energy": reward.energy, "points": reward.points}
    return found


def seat_data(state: Fields, seat: int) -> Plain:
    """A seat's tokens, tracks, bench, gears and cards."""
    t = state.t
    base = seat * t.n_slots
    found: Plain = {"coins": state.coins[seat], "energy": state.energy[seat]}
    found["workshop"] = t.edition.workshops[state.shop[seat]].id
    found["ranks"] = {COLOURS[c]: state.ranks[seat * C + c] for c in range(C)}
    found["rows"] = [state.rows[seat * 2] + 1, state.rows[seat * 2 + 1] + 1]
    cells = state.cells[seat * CELLS : seat * CELLS + CELLS]
    found["cells"] = {f"c{k + 1}": t.gears[cells[k]] for k in range(CELLS) if cells[k] >= 0}
    found["slots"] = {t.slots[s]: _slot(state, base + s) for s in range(t.n_slots) if state.slots[base + s] >= 0}
    found["beside"] = [t.gears[gear] for gear in state.beside[seat]]
    found["cards"] = [t.cards[card] for card in state.front[seat]]
    found["turned"] = [t.cards[card] for card in state.back[seat]]
    return found


def _slot(state: Fields, at: int) -> Plain:
    found = _blueprint(state, state.slots[at])
    found["beast"] = bool(state.beast[at])
    if state.spent[at]:
        found["coins"] = state.spent[at]
        found["shift"] = state.shift[at]
    return found


def known(state: Fields) -> Plain:
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
            found[("orange", "black")[frame]] = [t.cards[card] for card in sorted(state.decks[frame][:-1])]
    return found


def hidden(state: Fields) -> Plain:
    """Hidden order, next one first."""
    t = state.t
    found: Plain = {"houses": {f"h{h + 1}": [t.gears[g] for g in reversed(state.piles[h])] for h in range(HOUSES)}}
    found["stacks"] = {t.stacks[s]: list(reversed(state.stacks[s])) for s in range(t.n_stacks)}
    found["decks"] = {("orange", "black")[f]: [t.cards[c] for c in reversed(state.decks[f])] for f in range(2)}
    found["later"] = [t.gears[gear] for gear in state.later]
    found["rng"] = f"{state.rng:016x}"
    return found
