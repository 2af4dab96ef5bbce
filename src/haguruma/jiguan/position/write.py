"""Writing a position: everything about a state as plain data, hidden order included; `read` reads it back.

What lies open is the same in a view; what else a seat may see of it is `view`'s to say.
"""

from __future__ import annotations

from ...kernel.contract import Game, Plain
from ...kernel.position import header
from ..constants import CELLS, COLOURS, FRAMES, HOUSES, N_SOURCES, SEATS, SOURCES, C
from ..rules import scoring
from ..rules.fields import Fields
from .pending import entry_word, item_word


def position(state: Fields, game: Game) -> Plain:
    """Everything about a state, hidden order included. Absent is empty."""
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
    data["hidden"] = _hidden(state)
    return data


def _pairs(state: Fields, seat: int) -> list[list[str]]:
    pairs = state.t.pairs
    return [[COLOURS[pairs[k][0]], COLOURS[pairs[k][1]]] for k in range(len(pairs)) if state.paired[seat] >> k & 1]


def open_data(state: Fields, game: Game) -> Plain:
    """What lies open on the table."""
    t = state.t
    edition = t.edition
    data = header(game, edition.title)
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
    data["decks"] = {FRAMES[f]: _deck(state, f) for f in range(2)}
    data["tiles"] = {COLOURS[c]: _tile(state, c) for c in range(C)}
    data["box"] = [t.gears[gear] for gear in state.box]
    data["held"] = [t.gears[gear] for gear in state.held]
    data["drawn"] = [_blueprint(state, tile) for tile in state.drawn]
    data["later"] = len(state.later)
    data["used_ability"] = state.used_a
    data["due"] = [entry_word(code) for code in state.due]
    data["seats"] = {SEATS[seat]: _seat(state, seat) for seat in range(state.n)}
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


def _seat(state: Fields, seat: int) -> Plain:
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


def _hidden(state: Fields) -> Plain:
    """Hidden order, next one first."""
    t = state.t
    found: Plain = {"houses": {f"h{h + 1}": [t.gears[g] for g in reversed(state.piles[h])] for h in range(HOUSES)}}
    found["stacks"] = {t.stacks[s]: list(reversed(state.stacks[s])) for s in range(t.n_stacks)}
    found["decks"] = {FRAMES[f]: [t.cards[c] for c in reversed(state.decks[f])] for f in range(2)}
    found["later"] = [t.gears[gear] for gear in state.later]
    found["rng"] = f"{state.rng:016x}"
    return found
