"""A seat's part of a position: tokens, tracks, bench, gears beside the workshop and cards."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.position import Reader
from ...kernel.rng import Rng
from ..constants import CELLS, COLOURS, N_SOURCES, SEATS, SHOP, SOURCES, C
from ..rules.fields import Fields
from ..rules.gains import score_of
from ..rules.purchase import row_prices
from .blueprints import TILE_KEYS, Chest

SEAT_KEYS: tuple[str, ...] = (
    "coins", "energy", "workshop", "ranks", "rows", "cells", "slots", "beside", "cards", "turned", "points", "paired",
)  # fmt: skip
CELL_NAMES: tuple[str, ...] = tuple(f"c{k + 1}" for k in range(CELLS))
MOST = 1_000_000
"""No count of tokens or points in a position may be above this."""


def read_seats(state: Fields, reader: Reader, chest: Chest, rng: Rng) -> None:
    """All seats, then the workshop boards that are not named, at random (J18)."""
    seats = reader.table(reader.data, "seats", "seats")
    reader.only(seats, "seats", SEATS[: state.n])
    boards = [shop.id for shop in state.t.edition.workshops]
    state.shop = [-1] * state.n
    for seat in range(state.n):
        where = f"seats.{SEATS[seat]}"
        data = reader.table(seats, SEATS[seat], where)
        reader.only(data, where, SEAT_KEYS)
        _read_workshop(state, reader, data, seat, boards)
        _read_tokens(state, reader, data, seat, where)
        _read_bench(state, reader, data, seat, where)
        _read_slots(state, reader, data, seat, chest)
        _read_cards(state, reader, data, seat, where)
    left = [number for number in range(len(boards)) if number not in state.shop]
    rng.shuffle(left)
    state.shop = [left.pop() if shop < 0 else shop for shop in state.shop]


def _read_tokens(state: Fields, reader: Reader, data: Mapping[str, object], seat: int, where: str) -> None:
    t = state.t
    state.coins[seat] = reader.number(data, "coins", f"{where}.coins", 0, 0, MOST)
    state.energy[seat] = reader.number(data, "energy", f"{where}.energy", 0, 0, t.edition.energy_cap)
    for c in range(C):
        state.ranks[seat * C + c] = reader.count_of(data, "ranks", where, COLOURS, c, t.top)
    _read_paired(state, reader, data, seat, where)
    rows = reader.items(data, "rows", f"{where}.rows")
    if rows and len(rows) != 2:
        reader.fault(f"{where}.rows", len(rows), "J14", "must be two spaces, of rows a1 and a2")
    for row in range(min(2, len(rows))):
        # A board still to be dealt may be any, so its markers stand where every board has a space.
        last = t.row_lengths[row] if state.shop[seat] < 0 else len(row_prices(state, seat, row))
        found = reader.number({"space": rows[row]}, "space", f"{where}.rows[{row}]", 1, 1, last)
        state.rows[seat * 2 + row] = found - 1
    _read_points(state, reader, data, seat, where)


def _read_paired(state: Fields, reader: Reader, data: Mapping[str, object], seat: int, where: str) -> None:
    """Pairs of towers paid already: all that stand high enough, for they are paid at once (J11)."""
    pairs = state.t.pairs
    least = state.t.edition.scoring.neighbour_rank
    words: list[list[str]] = []
    for number in range(len(pairs)):
        a, b = pairs[number]
        if min(state.ranks[seat * C + a], state.ranks[seat * C + b]) >= least:
            state.paired[seat] |= 1 << number
            words.append([COLOURS[a], COLOURS[b]])
    told = data.get("paired", words)
    if told != words:
        text = f"neighbouring towers are paid for when both come to rank {least}: here {words or 'none'}"
        reader.fault(f"{where}.paired", told, "J11", text)


def _read_points(state: Fields, reader: Reader, data: Mapping[str, object], seat: int, where: str) -> None:
    """Points by source, or one number, which then counts as earned on the towers; the workshop can have taken some."""
    where = f"{where}.points"
    told = data.get("points")
    if isinstance(told, int):
        state.points[seat * N_SOURCES] = reader.number(data, "points", where, 0, 0, MOST)
        return
    table = reader.table(data, "points", where)
    reader.only(table, where, SOURCES)
    for k in range(N_SOURCES):
        least = -MOST if k == SHOP else 0
        state.points[seat * N_SOURCES + k] = reader.number(table, SOURCES[k], f"{where}.{SOURCES[k]}", 0, least, MOST)
    if score_of(state, seat) < 0:
        reader.fault(where, score_of(state, seat), "J18", "points in all; only points that are held can be spent")


def _read_workshop(state: Fields, reader: Reader, data: Mapping[str, object], seat: int, boards: list[str]) -> None:
    name = data.get("workshop")
    where = f"seats.{SEATS[seat]}.workshop"
    if name is None:
        return
    if name not in boards:
        reader.fault(where, name, "J18", "is no workshop; there are " + ", ".join(boards))
    elif boards.index(str(name)) in state.shop:
        reader.fault(where, name, "J18", "is another seat's workshop")
    else:
        state.shop[seat] = boards.index(str(name))


def _read_bench(state: Fields, reader: Reader, data: Mapping[str, object], seat: int, where: str) -> None:
    """Gears in the cells, and those beside the workshop."""
    cells = reader.table(data, "cells", f"{where}.cells")
    reader.only(cells, f"{where}.cells", CELL_NAMES)
    for cell in range(CELLS):
        name = CELL_NAMES[cell]
        if name in cells:
            for gear in reader.words({"gear": [cells[name]]}, "gear", f"{where}.cells.{name}", state.t.gears):
                state.cells[seat * CELLS + cell] = state.t.gear_no[gear]
    beside = reader.words(data, "beside", f"{where}.beside", state.t.gears)
    state.beside[seat] = tuple(sorted(state.t.gear_no[gear] for gear in beside))


def _read_slots(state: Fields, reader: Reader, data: Mapping[str, object], seat: int, chest: Chest) -> None:
    t = state.t
    where = f"seats.{SEATS[seat]}.slots"
    slots = reader.table(data, "slots", where)
    reader.only(slots, where, t.slots)
    for slot in range(t.n_slots):
        if t.slots[slot] in slots:
            _read_slot(state, reader, slots[t.slots[slot]], seat * t.n_slots + slot, f"{where}.{t.slots[slot]}", chest)


def _read_slot(state: Fields, reader: Reader, told: object, at: int, where: str, chest: Chest) -> None:
    """A blueprint in few words, or a table: which one, `beast` if it is completed, `coins` and their `shift` (J9)."""
    state.slots[at] = chest.tile(told, where)
    if not isinstance(told, Mapping):
        return
    reader.only(told, where, (*TILE_KEYS, "beast", "coins", "shift"))
    beast = told.get("beast", False)
    if not isinstance(beast, bool):
        reader.fault(f"{where}.beast", beast, "", "must be true or false")
    state.beast[at] = int(beast is True)
    coins = reader.number(told, "coins", f"{where}.coins", 0, 0, MOST)
    state.spent[at] = coins
    state.shift[at] = reader.number(told, "shift", f"{where}.shift", coins, -coins, coins)


def _read_cards(state: Fields, reader: Reader, data: Mapping[str, object], seat: int, where: str) -> None:
    """Cards face up, and those turned to their energy side."""
    t = state.t
    front = reader.words(data, "cards", f"{where}.cards", t.cards)
    back = reader.words(data, "turned", f"{where}.turned", t.cards)
    state.front[seat] = tuple(sorted(t.card_no[card] for card in front))
    state.back[seat] = tuple(sorted(t.card_no[card] for card in back))
