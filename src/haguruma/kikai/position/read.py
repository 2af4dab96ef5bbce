"""Reading a position: plain data to a state, or every fault by place, value and rule.

What is not named has a default: tokens, VP, hands, tracks and sites are empty; `cleared` is the number of droppers
on the streets; Squares (if none is named), offer, display, pile and box are dealt from what is left, by the seed; the
turn is 1 and nothing is pending but the turn itself.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.contract import Game
from ...kernel.faults import BadPosition
from ...kernel.position import Reader
from ...kernel.rng import Rng
from ..constants import (
    ARG,
    BILLBOARDS,
    CLEAR,
    COLOURS,
    DISTRICTS,
    KINDS,
    N_SOURCES,
    PERMANENT,
    SEATS,
    SOURCES,
    D,
)
from ..rules import steps
from ..rules.fields import Fields
from . import census
from .deal import deal_rest
from .pending import read_stack

TOP: tuple[str, ...] = (
    "game", "edition", "options", "round", "turn", "seat", "offer", "display", "squares", "streets",
    "bonus_tiles", "seats", "pending", "hidden", "gathered", "winner",
)  # fmt: skip
SEAT_KEYS: tuple[str, ...] = (
    "energy", "megaphones", "ladders", "vp", "hand", "played", "cleared", "settled", "influence", "renown",
    "collected", "foundations", "kikai", "tiles",
)  # fmt: skip
MOST = 999
"""No token, VP or influence count in a position may be above this."""


def read(state: Fields, game: Game, data: Mapping[str, object], seed: int) -> None:
    """Fill a blank state. Raises `BadPosition` naming everything that is wrong."""
    reader = Reader(data)
    reader.only(data, "", TOP)
    reader.header(game)
    _read_turn(state, reader, data)
    _read_board(state, reader, data)
    for seat in range(2):
        _read_seat(state, reader, seat)
    _read_gathered(state, reader)
    deal_rest(state, reader, Rng(seed))
    read_stack(state, reader)
    _check(state, reader)
    if reader.faults:
        raise BadPosition("position", reader.faults)
    if state.mover >= 0:
        steps.run(state)


def _read_turn(state: Fields, reader: Reader, data: Mapping[str, object]) -> None:
    """Round, turn and seat must fit each other: turns alternate strictly (K2)."""
    last = len(state.t.round_of_turn)
    turn = reader.number(data, "turn", "turn", 1, 0, last + 1)
    state.turn = max(0, turn - 1)
    state.placed = 4 if turn else 0
    number = state.t.round_of_turn[min(state.turn, last - 1)] + 1
    if reader.number(data, "round", "round", number, 1, len(state.t.edition.turns[0])) != number:
        reader.fault("round", data.get("round"), "K2", f"turn {turn} belongs to round {number}")
    winner = data.get("winner")
    if winner is not None:
        if winner not in SEATS:
            reader.fault("winner", winner, "K18", "is no seat")
        else:
            state.winner = SEATS.index(str(winner))
    state.mover = -1 if turn > last or state.winner >= 0 else state.turn % 2


def _read_board(state: Fields, reader: Reader, data: Mapping[str, object]) -> None:
    t = state.t
    streets = reader.table(data, "streets", "streets")
    for name, owner in streets.items():
        where = f"streets.{name}"
        if name not in t.street_no:
            reader.fault(where, "", "", "there is no such street")
        elif owner not in SEATS:
            reader.fault(where, owner, "K3", "a street belongs to yellow or purple")
        else:
            state.owner[t.street_no[name]] = SEATS.index(str(owner))
    squares = reader.table(data, "squares", "squares")
    for name in squares:
        if name not in t.square_no:
            reader.fault(f"squares.{name}", "", "", "there is no such Square")
        else:
            _read_square(state, reader, squares, name)
    kinds = [tile.kind for tile in t.edition.bonus_tiles]
    tiles = reader.table(data, "bonus_tiles", "bonus_tiles")
    for name, kind in tiles.items():
        where = f"bonus_tiles.{name}"
        if name not in DISTRICTS or kind not in kinds:
            text = "a Construction Bonus Tile needs a District and one of " + ", ".join(kinds)
            reader.fault(where, kind, "K19", text)
        elif kinds.index(str(kind)) in state.tile:
            reader.fault(where, kind, "K19", "that tile lies in another District already")
        else:
            state.tile[DISTRICTS.index(name)] = kinds.index(str(kind))


def _read_square(state: Fields, reader: Reader, squares: Mapping[str, object], name: str) -> None:
    t = state.t
    where = f"squares.{name}"
    number = t.square_no[name]
    square = reader.table(squares, name, where)
    reader.only(square, where, ("fans", "billboard"))
    for colour in reader.words(square, "fans", f"{where}.fans", COLOURS):
        state.fans[number * 3 + COLOURS.index(colour)] += 1
    sign = square.get("billboard")
    if sign is None:
        return
    if not isinstance(sign, (list, tuple)) or len(sign) != 2 or sign[0] not in SEATS or sign[1] not in t.billboards:
        reader.fault(f"{where}.billboard", sign, "K17", "must be a seat and one of its Billboards")
        return
    seat, board = SEATS.index(sign[0]), t.billboards.index(sign[1])
    if state.posted[seat] >> board & 1:
        reader.fault(f"{where}.billboard", sign, "K17", "that Billboard stands on another Square already")
    state.sign[number] = seat * 6 + board
    state.posted[seat] |= 1 << board


def _read_seat(state: Fields, reader: Reader, seat: int) -> None:
    seats = reader.table(reader.data, "seats", "seats")
    if seat == 0:
        reader.only(seats, "seats", SEATS)
    where = f"seats.{SEATS[seat]}"
    data = reader.table(seats, SEATS[seat], where)
    reader.only(data, where, SEAT_KEYS)
    state.energy[seat] = reader.number(data, "energy", f"{where}.energy", 0, 0, MOST)
    state.megaphones[seat] = reader.number(data, "megaphones", f"{where}.megaphones", 0, 0, MOST)
    state.ladders[seat] = reader.number(data, "ladders", f"{where}.ladders", 0, 0, MOST)
    state.renown[seat] = reader.number(data, "renown", f"{where}.renown", 0, 0, len(state.t.master_bonus) - 1)
    laid = sum(state.t.spaces[s] for s in range(state.t.n_streets) if state.owner[s] == seat)
    spaces = len(state.t.track_bonus)
    state.cleared[seat] = reader.number(data, "cleared", f"{where}.cleared", min(laid, spaces), 0, spaces)
    cleared = state.cleared[seat]
    state.settled[seat] = reader.number(data, "settled", f"{where}.settled", cleared, 0, cleared)
    for c in range(3):
        at = seat * 3 + c
        state.influence[at] = reader.count_of(data, "influence", where, COLOURS, c, MOST)
        state.collected[at] = reader.count_of(data, "collected", where, COLOURS, c, MOST)
    for card in reader.words(data, "hand", f"{where}.hand", DISTRICTS):
        state.hand[seat * D + DISTRICTS.index(card)] += 1
    _read_vp(state, reader, data, seat)
    _read_played(state, reader, data, seat)
    _read_foundations(state, reader, data, seat)
    _read_tiles(state, reader, data, seat)
    _read_kikai(state, reader, data, seat)


def _read_vp(state: Fields, reader: Reader, data: Mapping[str, object], seat: int) -> None:
    """Victory Points by source, or one number, which then counts as won by the Effects of fans."""
    where = f"seats.{SEATS[seat]}.vp"
    if isinstance(data.get("vp"), int):
        state.vp[seat * N_SOURCES] = reader.number(data, "vp", where, 0, 0, MOST)
        return
    table = reader.table(data, "vp", where)
    reader.only(table, where, SOURCES)
    for k in range(N_SOURCES):
        state.vp[seat * N_SOURCES + k] = reader.number(table, SOURCES[k], f"{where}.{SOURCES[k]}", 0, 0, MOST)
    if state.t.advanced and state.vp[seat * N_SOURCES + BILLBOARDS]:
        won = state.vp[seat * N_SOURCES + BILLBOARDS]
        reader.fault(f"{where}.billboards", won, "K17", "cannot be: Advanced Billboards give nothing themselves")


def _read_played(state: Fields, reader: Reader, data: Mapping[str, object], seat: int) -> None:
    where = f"seats.{SEATS[seat]}.played"
    columns = reader.items(data, "played", where)
    if len(columns) > 8:
        reader.fault(where, len(columns), "K2", "a round has no more than eight turn columns")
        return
    reached = state.t.column_of_turn[min(state.turn, len(state.t.column_of_turn) - 1)] + 1
    if any(columns[reached:]):
        reader.fault(where, len(columns), "K2", f"columns hold cards; the round has come to column {reached}")
    for column in range(len(columns)):
        for card in reader.words({"column": columns[column]}, "column", f"{where}[{column}]", DISTRICTS):
            state.played[seat].append(column * D + DISTRICTS.index(card))


def _read_foundations(state: Fields, reader: Reader, data: Mapping[str, object], seat: int) -> None:
    where = f"seats.{SEATS[seat]}.foundations"
    table = reader.table(data, "foundations", where)
    reader.only(table, where, DISTRICTS)
    left = list(state.t.foundation)
    for name in table:
        value = _foundation(state, reader, table, name, f"{where}.{name}")
        if value in left and name in DISTRICTS:
            left.remove(value)
            state.foundation[seat * D + DISTRICTS.index(name)] = value
        elif name in DISTRICTS:
            reader.fault(f"{where}.{name}", table[name], "K31", "the seat has no such Foundation Tile left")


def _foundation(state: Fields, reader: Reader, table: Mapping[str, object], name: str, where: str) -> int:
    """A Foundation Tile as the state has it: the VP it costs, or in Advanced mode the effect it gives (-1: none)."""
    if not state.t.advanced:
        return reader.number(table, name, where, 0, 0, MOST)
    word, words = table[name], state.t.effects.words
    return words.index(word) if isinstance(word, str) and word in words else -1


def _read_tiles(state: Fields, reader: Reader, data: Mapping[str, object], seat: int) -> None:
    """Permanent Construction Bonus Tiles the seat has claimed (Advanced; K19)."""
    where = f"seats.{SEATS[seat]}.tiles"
    tiles = reader.words(data, "tiles", where, PERMANENT)
    if tiles and not state.t.advanced:
        reader.fault(where, tiles[0], "K19", "no tile is kept in a Standard game")
        return
    for tile in tiles:
        bit = 1 << PERMANENT.index(tile)
        if state.kept[seat] & bit:
            reader.fault(where, tile, "K19", "is named twice")
        state.kept[seat] |= bit


def _read_kikai(state: Fields, reader: Reader, data: Mapping[str, object], seat: int) -> None:
    where = f"seats.{SEATS[seat]}.kikai"
    table = reader.table(data, "kikai", where)
    reader.only(table, where, DISTRICTS)
    for name in table:
        if name in DISTRICTS:
            place = f"{where}.{name}"
            _read_site(state, reader, reader.table(table, name, place), place, seat * D + DISTRICTS.index(name))


def _read_site(state: Fields, reader: Reader, data: Mapping[str, object], where: str, site: int) -> None:
    reader.only(data, where, (*KINDS, "ladders", "fans"))
    t = state.t
    for kind in range(3):
        part = data.get(KINDS[kind])
        if part is None:
            continue
        number = t.part_no.get(str(part), -1)
        if number < 0 or t.part_kind[number] != kind:
            reader.fault(f"{where}.{KINDS[kind]}", part, "", f"is no {KINDS[kind].capitalize()} of this edition")
        elif kind and state.site[site * 3 + kind - 1] < 0:
            reader.fault(f"{where}.{KINDS[kind]}", part, "rulebook: Build", "stands on nothing: Foot, Body, Head")
        elif t.part_start[number] not in (-1, site // D):
            reader.fault(f"{where}.foot", part, "K31", "is the other player's starting Foot")
        else:
            state.site[site * 3 + kind] = number
    steps = reader.number(data, "ladders", f"{where}.ladders", 0, 0, 2)
    if steps and state.site[site * 3 + steps] < 0:
        reader.fault(f"{where}.ladders", steps, "K7", "there is nothing to climb to")
    state.steps[site] = steps
    fans = reader.table(data, "fans", f"{where}.fans")
    reader.only(fans, f"{where}.fans", KINDS)
    for kind in range(3):
        colour = fans.get(KINDS[kind])
        if colour is not None and colour not in COLOURS:
            reader.fault(f"{where}.fans.{KINDS[kind]}", colour, "", "is no colour of fans")
        elif colour is not None:
            state.zone[site * 3 + kind] = COLOURS.index(str(colour))


def _read_gathered(state: Fields, reader: Reader) -> None:
    for c in range(3):
        state.gathered[c] = reader.count_of(reader.data, "gathered", "", COLOURS, c, MOST)


def _check(state: Fields, reader: Reader) -> None:
    """What can only be seen once everything lies on the table."""
    if reader.faults:
        return
    for text in census.faults(state):
        reader.fault("position", "", "components", text)
    for seat in range(2):
        clearing = any(item // ARG == CLEAR for item in state.stack)
        if state.settled[seat] != state.cleared[seat] and not (clearing and seat == state.mover):
            where = f"seats.{SEATS[seat]}.settled"
            reader.fault(where, state.settled[seat], "K15", "cleared spaces are unsettled, but nothing is pending")
    if state.winner >= 0 and state.posted[state.winner] != 63:
        reader.fault("winner", SEATS[state.winner], "K18", "has not placed six Billboards")
    if state.winner < 0 and 63 in state.posted:
        reader.fault("squares", "", "K18", "six Billboards of one player end the game: name the winner")
