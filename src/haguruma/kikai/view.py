"""A state as plain data: the complete position, and what a seat or a spectator may see of it."""

from __future__ import annotations

from ..kernel.contract import Game, Plain
from .constants import (
    ACT,
    ARG,
    ATTRACT_MORE,
    CHOICE,
    COLLECT,
    COLOURS,
    DISTRICTS,
    GAIN,
    ITEMS,
    KINDS,
    LAY_STREET,
    N_SOURCES,
    PAY_DUE,
    PERMANENT,
    SEATS,
    SIGN,
    SOURCES,
    D,
)
from .rules import scoring, steps
from .rules.fields import Fields


def position(state: Fields, game: Game) -> Plain:
    """Everything about a state, hidden order included; `positions` reads it back. No None values: absent is empty."""
    data = open_data(state, game)
    for seat in range(2):
        entry = data["seats"]
        assert isinstance(entry, dict)
        entry[SEATS[seat]].update(_private(state, seat))
    data["pending"] = [item_word(state, item) for item in reversed(state.stack)]
    data["hidden"] = hidden(state)
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


def view(state: Fields, game: Game, seat: int | None) -> Plain:
    """What a seat (None: a spectator) may see: everything but the order of pile and box (K29)."""
    data = open_data(state, game)
    _add_derived(state, data)
    if seat is not None:
        data["viewer"] = SEATS[seat]
    _add_phase(state, data)
    data["pile"] = len(state.pile)
    data["supply"] = {KINDS[kind]: len(state.box[kind]) for kind in range(3)}
    data["known"] = known(state)
    awaited = seat is not None and seat == state.mover
    data["actions"] = [state.t.vocabulary[id].notation for id in steps.legal(state)] if awaited else []
    data["sheet"] = scoring.sheet(state).plain()
    return data


def _add_derived(state: Fields, data: Plain) -> None:
    """What follows from the position and spares every surface the sum."""
    t = state.t
    seats = data["seats"]
    assert isinstance(seats, dict)
    for seat in range(2):
        entry = seats[SEATS[seat]]
        entry["turns"] = _turns(state, seat)
        entry["row"] = t.master_row[state.renown[seat]] + 1
        entry["billboards"] = [t.billboards[b] for b in range(6) if not state.posted[seat] >> b & 1]
        entry["feet"] = [t.parts[c] for c in t.starters if t.part_start[c] == seat and c not in state.site]


def _add_phase(state: Fields, data: Plain) -> None:
    if not state.stack:
        data["phase"] = "over"
        return
    kind, argument = state.stack[-1] // ARG, state.stack[-1] % ARG
    data["phase"] = ITEMS[kind]
    if kind in (LAY_STREET, ACT, ATTRACT_MORE, COLLECT):
        data["district"] = DISTRICTS[argument]
    elif kind == SIGN:
        data["square"] = state.t.squares[argument]
    elif kind == PAY_DUE:
        data["owed"] = argument


def open_data(state: Fields, game: Game) -> Plain:
    """What lies open on the table."""
    t = state.t
    edition = t.edition
    reconstruction = edition.reconstruction
    about: Plain = {"name": edition.name, "title": edition.title, "hash": edition.hash}
    data: Plain = {"game": game.name, "edition": {**about, "reconstruction": reconstruction}}
    data["options"] = dict(game.options)
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
    data["seats"] = {SEATS[seat]: seat_data(state, seat) for seat in range(2)}
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


def seat_data(state: Fields, seat: int) -> Plain:
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


def _turns(state: Fields, seat: int) -> list[int]:
    """Turns finished in this round, and how many the round has for the seat."""
    rounds = state.t.round_of_turn
    number = rounds[min(state.turn, len(rounds) - 1)]
    done = sum(1 for turn in range(state.turn) if rounds[turn] == number and turn % 2 == seat)
    return [done, state.t.edition.turns[seat][number]]


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


def known(state: Fields) -> Plain:
    """What anyone can work out about hidden things: each pile layer's cards from the top, unseen components."""
    layers: list[Plain] = []
    start = 0
    for size in state.layers:
        cards = state.pile[start : start + size]
        layers.insert(0, {DISTRICTS[d]: cards.count(d) for d in range(D) if d in cards})
        start += size
    found: Plain = {"pile": layers}
    for kind in range(3):
        found[KINDS[kind]] = [state.t.parts[part] for part in sorted(state.box[kind])]
    return found


def hidden(state: Fields) -> Plain:
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


def item_word(state: Fields, item: int) -> str:
    """A pending item in words, e.g. `sign q3`, `choose megaphone/ladder track`."""
    kind, argument = item // ARG, item % ARG
    name = ITEMS[kind]
    if kind in (LAY_STREET, ACT, ATTRACT_MORE, COLLECT):
        return f"{name} {DISTRICTS[argument]}"
    if kind in (CHOICE, GAIN):
        return f"{name} {state.t.effects.words[argument // 16]} {SOURCES[argument % 16]}"
    if kind == SIGN:
        return f"{name} {state.t.squares[argument]}"
    if kind == PAY_DUE:
        return f"{name} {argument}"
    return name
