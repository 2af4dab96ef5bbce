"""What a seat or a spectator may see of a state: what lies open, what follows from it, and what all can work out."""

from __future__ import annotations

from ..kernel.contract import Game, Plain
from .constants import ARG, DISTRICTS, ITEMS, KINDS, SEATS, D
from .position.pending import argument_of
from .position.write import open_data
from .rules import scoring, steps
from .rules.fields import Fields


def view(state: Fields, game: Game, seat: int | None) -> Plain:
    """What a seat (None: a spectator) may see: everything but the order of pile and box (K29)."""
    data = open_data(state, game)
    _add_derived(state, data)
    if seat is not None:
        data["viewer"] = SEATS[seat]
    _add_phase(state, data)
    data["pile"] = len(state.pile)
    data["supply"] = {KINDS[kind]: len(state.box[kind]) for kind in range(3)}
    data["known"] = _known(state)
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


def _turns(state: Fields, seat: int) -> list[int]:
    """Turns finished in this round, and how many the round has for the seat."""
    rounds = state.t.round_of_turn
    number = rounds[min(state.turn, len(rounds) - 1)]
    done = sum(1 for turn in range(state.turn) if rounds[turn] == number and turn % 2 == seat)
    return [done, state.t.edition.turns[seat][number]]


def _add_phase(state: Fields, data: Plain) -> None:
    if not state.stack:
        data["phase"] = "over"
        return
    kind = state.stack[-1] // ARG
    data["phase"] = ITEMS[kind]
    argument = argument_of(kind)
    if argument.key:
        data[argument.key] = argument.word(state.t, state.stack[-1] % ARG)


def _known(state: Fields) -> Plain:
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
