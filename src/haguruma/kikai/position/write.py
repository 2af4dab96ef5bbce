"""Writing a position: everything about a state as plain data, hidden order included; `read` reads it back.

What lies open is the same in a view; what else a seat may see of it is `view`'s to say.
"""

from __future__ import annotations

from ...kernel.contract import Game, Plain
from ...kernel.position import header
from ..constants import ARG, COLOURS, DISTRICTS, ITEMS, KINDS, N_SOURCES, PERMANENT, SEATS, SOURCES, D
from ..rules import scoring
from ..rules.fields import Fields
from .pending import item_word


def position(state: Fields, game: Game) -> Plain:
    """Everything about a state, hidden order included. No None values: absent is empty."""
    data = open_data(state, game)
    for seat in range(2):
        entry = data["seats"]
        assert isinstance(entry, dict)
        entry[SEATS[seat]].update(_private(state, seat))
    data["pending"] = [item_word(state.t, item) for item in reversed(state.stack)]
    data["hidden"] = _hidden(state)
    if any(state.gathered):
        data["gathered"] = _by_colour(state.gathered, 0)
    if state.winner >= 0:
        data["winner"] = SEATS[state.winner]
    return data


def _private(state: Fields, seat: int) -> Plain:
    """What only a position needs to be exact: VP by source, track spaces still to settle."""
    sources = {SOURCES[k]: state.vp[seat * N_SOURCES + k] for k in range(N_SOURCES) if state.vp[seat * N_SOURCES + k]}
    found: Plain = {"vp": sources}
    if state.settled[seat] != state.cleared[seat]:
        found["settled"] = state.settled[seat]
    return found


def open_data(state: Fields, game: Game) -> Plain:
    """What lies open on the table."""
    t = state.t
    edition = t.edition
    data = header(game, edition.title)
    last = len(t.round_of_turn) - 1
    data["round"] = t.round_of_turn[min(state.turn, last)] + 1
    data["turn"] = 0 if state.placed < 4 or _in_set_up(state) else state.turn + 1
    if state.mover >= 0:
        data["seat"] = SEATS[state.mover]
    data["offer"] = [DISTRICTS[card] for card in state.offer]
    data["display"] = {KINDS[kind]: [t.parts[part] for part in state.show[kind]] for kind in range(3)}
    data["squares"] = {t.squares[q]: _square(state, q) for q in range(t.n_squares)}
    data["streets"] = {t.streets[s]: SEATS[state.owner[s]] for s in range(t.n_streets) if state.owner[s] >= 0}
    tiles = edition.bonus_tiles
    data["bonus_tiles"] = {DISTRICTS[d]: tiles[state.tile[d]].kind for d in range(D) if state.tile[d] >= 0}
    data["seats"] = {SEATS[seat]: _seat(state, seat) for seat in range(2)}
    return data


def _in_set_up(state: Fields) -> bool:
    """Whether the last starting Foot's street or its bonuses are still owed."""
    return any(ITEMS[item // ARG] in ("place", "lay", "next-foot") for item in state.stack)


def _square(state: Fields, square: int) -> Plain:
    fans = [COLOURS[c] for c in range(3) for _ in range(state.fans[square * 3 + c])]
    found: Plain = {"fans": fans}
    sign = state.sign[square]
    if sign >= 0:
        found["billboard"] = [SEATS[sign // 6], state.t.billboards[sign % 6]]
    return found


def _seat(state: Fields, seat: int) -> Plain:
    """A seat's tokens, cards, tracks and KIKAI; `vp` are the Victory Points earned so far."""
    at = seat * D
    found: Plain = {"energy": state.energy[seat], "megaphones": state.megaphones[seat]}
    found["ladders"] = state.ladders[seat]
    found["vp"] = scoring.earned(state, seat)
    found["hand"] = [DISTRICTS[d] for d in range(D) for _ in range(state.hand[at + d])]
    found["played"] = _played(state, seat)
    found["cleared"] = state.cleared[seat]
    found["influence"] = _by_colour(state.influence, seat * 3)
    found["renown"] = state.renown[seat]
    found["collected"] = _by_colour(state.collected, seat * 3)
    found["foundations"] = _foundations(state, seat)
    if state.t.advanced:
        found["tiles"] = [PERMANENT[k] for k in range(len(PERMANENT)) if state.kept[seat] >> k & 1]
    found["kikai"] = {DISTRICTS[d]: _kikai(state, at + d) for d in range(D) if state.site[(at + d) * 3] >= 0}
    return found


def _foundations(state: Fields, seat: int) -> Plain:
    """The seat's Foundation Tiles still lying: the VP each costs, or in Advanced mode the bonus it gives."""
    tiles = state.foundation[seat * D : seat * D + D]
    if state.t.advanced:
        return {DISTRICTS[d]: state.t.effects.words[tiles[d]] for d in range(D) if tiles[d] >= 0}
    return {DISTRICTS[d]: tiles[d] for d in range(D) if tiles[d] >= 0}


def _by_colour(values: list[int], at: int) -> Plain:
    return {COLOURS[c]: values[at + c] for c in range(3)}


def _played(state: Fields, seat: int) -> list[list[str]]:
    """Cards by turn column; a column holds two or more after a pair or an extra action."""
    columns: list[list[str]] = []
    for code in state.played[seat]:
        while len(columns) <= code // D:
            columns.append([])
        columns[code // D].append(DISTRICTS[code % D])
    return columns


def _kikai(state: Fields, site: int) -> Plain:
    t = state.t
    found: Plain = {}
    fans: Plain = {}
    for kind in range(3):
        part = state.site[site * 3 + kind]
        if part >= 0:
            found[KINDS[kind]] = t.parts[part]
        colour = state.zone[site * 3 + kind]
        if colour >= 0:
            fans[KINDS[kind]] = COLOURS[colour]
    found["ladders"] = state.steps[site]
    found["fans"] = fans
    return found


def _hidden(state: Fields) -> Plain:
    """Hidden order, next one first: the pile by layers, the box by kind, the generator's state."""
    layers: list[list[str]] = []
    start = 0
    for size in state.layers:
        layers.insert(0, [DISTRICTS[d] for d in reversed(state.pile[start : start + size])])
        start += size
    found: Plain = {"pile": layers}
    for kind in range(3):
        found[KINDS[kind]] = [state.t.parts[part] for part in reversed(state.box[kind])]
    found["rng"] = f"{state.rng:016x}"
    return found
