"""What a position leaves unsaid of blueprints, tiles and cards: read where given, else dealt by the seed.

Gears are `gears`' business. What is named somewhere is never dealt elsewhere. A row of the display that is not named is
filled; a deck that is not named holds what is left of its frame.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.position import Reader
from ...kernel.rng import Rng
from ..constants import COLOURS, FRAMES, SEATS, C
from ..rules.fields import Fields
from .blueprints import Chest

HIDDEN_KEYS = ("houses", "stacks", "decks", "later", "rng")
MOST = 99
LASTING = ("scoring", "beasts", "parts")
"""Kinds of cards that lie face up before a seat: scoring cards for good, missions until they are done (J15)."""


# Blueprints ----------------------------------------------------------------------------------------------------


def deal_stacks(state: Fields, reader: Reader, hidden: Mapping[str, object], chest: Chest, rng: Rng) -> None:
    """Blueprint stacks: those listed, tops of others, and the rest dealt evenly on those of which nothing is told."""
    t = state.t
    stacks = reader.table(reader.data, "stacks", "stacks")
    listed = reader.table(hidden, "stacks", "hidden.stacks")
    reader.only(stacks, "stacks", t.stacks)
    reader.only(listed, "hidden.stacks", t.stacks)
    lacking: list[int] = []
    for number in range(t.n_stacks):
        lacking.append(_read_stack(state, reader, stacks, listed, chest, number))
    for colour in range(C):
        _fill_stacks(state, chest, lacking, colour, rng)


def _read_stack(
    state: Fields, reader: Reader, stacks: Mapping[str, object], listed: Mapping[str, object], chest: Chest, number: int
) -> int:
    """Fill in what is told of a stack; how many tiles are still lacking, -1 if that is open."""
    name = state.t.stacks[number]
    told = stacks.get(name)
    if name in listed or isinstance(told, (list, tuple)):
        where, source = (f"hidden.stacks.{name}", listed) if name in listed else (f"stacks.{name}", stacks)
        tiles = [chest.tile(item, f"{where}[{i}]") for i, item in enumerate(reader.items(source, name, where))]
        if name in listed and told is not None:
            _check_stack(state, reader, told, tiles, f"stacks.{name}")
        state.stacks[number] = tuple(tile for tile in reversed(tiles) if tile >= 0)
        return 0
    data = reader.table(stacks, name, f"stacks.{name}")
    reader.only(data, f"stacks.{name}", ("count", "top"))
    if "top" in data:
        tile = chest.tile(data["top"], f"stacks.{name}.top")
        state.stacks[number] = (tile,) if tile >= 0 else ()
    if "count" not in data:
        return -1
    least = 1 if "top" in data else 0
    return reader.number(data, "count", f"stacks.{name}.count", least, least, MOST) - least


def _check_stack(state: Fields, reader: Reader, told: object, tiles: list[int], where: str) -> None:
    """What lies open must agree with the hidden list."""
    if not isinstance(told, Mapping):
        reader.fault(where, told, "", "must be a table")
        return
    reader.only(told, where, ("count", "top"))
    top = told.get("top")
    number = top.get("tile") if isinstance(top, Mapping) else None
    if told.get("count", len(tiles)) != len(tiles) or (number is not None and [number] != tiles[:1]):
        reader.fault(where, told.get("count"), "", f"blueprints do not agree with hidden.{where}")


def _fill_stacks(state: Fields, chest: Chest, lacking: list[int], colour: int, rng: Rng) -> None:
    """Deal the colour's blueprints that have no place; a stack of known size gets its own, the rest share."""
    each = state.t.edition.stacks
    tiles = chest.of_colour(colour)
    rng.shuffle(tiles)
    numbers = range(colour * each, colour * each + each)
    open_ones = [number for number in numbers if lacking[number] < 0]
    for number in numbers:
        if lacking[number] > 0:
            _put_below(state, chest, number, tiles, lacking[number])
    for k in range(len(open_ones)):
        _put_below(state, chest, open_ones[k], tiles, -(-len(tiles) // (len(open_ones) - k)))


def _put_below(state: Fields, chest: Chest, number: int, tiles: list[int], count: int) -> None:
    below = [tiles.pop() for _ in range(min(count, len(tiles)))]
    for tile in below:
        chest.left.remove(tile)
    state.stacks[number] = (*below, *state.stacks[number])


# Tiles ---------------------------------------------------------------------------------------------------------


def deal_tiles(state: Fields, reader: Reader, rng: Rng) -> None:
    """Scoring tiles and bonus tiles: those named, the others at random on the towers left (J23)."""
    edition = state.t.edition
    table = reader.table(reader.data, "tiles", "tiles")
    reader.only(table, "tiles", COLOURS)
    left = list(range(len(edition.scoring_tiles)))
    bonus = [] if state.beginner else list(range(len(edition.bonus_tiles)))
    rng.shuffle(left)
    rng.shuffle(bonus)
    for colour in _named_first(table):
        name = COLOURS[colour]
        data = reader.table(table, name, f"tiles.{name}")
        _read_tile(state, reader, data, colour, left)
    for colour in _named_first(table):
        _read_bonus(state, reader, table, colour, bonus)


def _named_first(table: Mapping[str, object]) -> list[int]:
    """The towers' colours, those named by number first, then those described, then the others."""

    def rank(colour: int) -> int:
        data = table.get(COLOURS[colour])
        return 2 if not isinstance(data, Mapping) else 0 if "tile" in data or "bonus" in data else 1

    return sorted(range(C), key=rank)


def _read_tile(state: Fields, reader: Reader, data: Mapping[str, object], colour: int, left: list[int]) -> None:
    where = f"tiles.{COLOURS[colour]}"
    reader.only(data, where, ("tile", "base", "times", "bonus", "bonus_reward"))
    tiles = state.t.edition.scoring_tiles
    for number in left:
        tile = tiles[number]
        same = data.get("base", tile.base) == tile.base and data.get("times", tile.times) == tile.times
        if same and data.get("tile", number) == number:
            state.tile[colour] = number
            left.remove(number)
            return
    reader.fault(where, dict(data), "J23", "there is no such scoring tile, or it lies at another tower")


def _read_bonus(state: Fields, reader: Reader, table: Mapping[str, object], colour: int, left: list[int]) -> None:
    """The bonus tile of a tower: it has the base and multiplier of the scoring tile."""
    where = f"tiles.{COLOURS[colour]}"
    data = table.get(COLOURS[colour])
    told = data if isinstance(data, Mapping) else {}
    edition = state.t.edition
    if state.tile[colour] < 0:
        return
    tile = edition.scoring_tiles[state.tile[colour]]
    for number in left:
        bonus = edition.bonus_tiles[number]
        if (bonus.base, bonus.times) == (tile.base, tile.times) and told.get("bonus", number) == number:
            state.bonus[colour] = number
            left.remove(number)
            _check_reward(state, reader, told, colour)
            return
    if "bonus" in told or not state.beginner:
        rule = "J27" if state.beginner else "J23"
        reader.fault(f"{where}.bonus", told.get("bonus", ""), rule, "does not belong to this tower's scoring tile")


def _check_reward(state: Fields, reader: Reader, told: Mapping[str, object], colour: int) -> None:
    """What a bonus gives follows from the tile and the period; where it is told it must agree."""
    tile = state.t.edition.bonus_tiles[state.bonus[colour]]
    side = tile.first if state.period == 1 else tile.second
    gives = {"coin": side.coin, "energy": side.energy, "points": side.points}
    if told.get("bonus_reward", gives) != gives:
        where = f"tiles.{COLOURS[colour]}.bonus_reward"
        reader.fault(where, told["bonus_reward"], "J22", "is not on the side that lies up")


# Cards ---------------------------------------------------------------------------------------------------------


def deal_cards(state: Fields, reader: Reader, hidden: Mapping[str, object], rng: Rng) -> None:
    """Display and decks; the seats' cards have been read, but for Beginner Play's deal."""
    display = reader.table(reader.data, "display", "display")
    reader.only(display, "display", COLOURS)
    for row in range(C):
        _read_row(state, reader, display, row)
    sizes = [_read_deck(state, reader, hidden, frame) for frame in range(2)]
    left = _left(state)
    rng.shuffle(left)
    if state.beginner:
        _deal_scoring(state, reader, left)
        left = [card for card in left if state.t.edition.cards[card].gear_mark]
    for row in range(C):
        if COLOURS[state.t.tower_order[row]] not in display:
            _fill_row(state, row, left)
    _fill_decks(state, sizes, left)
    _check_places(state, reader)


def _left(state: Fields) -> list[int]:
    """Cards without a place."""
    placed = {*state.display, *state.decks[0], *state.decks[1]}
    for pile in (*state.front, *state.back):
        placed.update(pile)
    return [card for card in range(len(state.t.cards)) if card not in placed]


def _read_row(state: Fields, reader: Reader, display: Mapping[str, object], row: int) -> None:
    """Cards of a row by place; '' is a gap, and so is what a short list leaves out."""
    size = state.t.row_size
    name = COLOURS[state.t.tower_order[row]]
    where = f"display.{name}"
    items = reader.items(display, name, where)
    if len(items) > size:
        reader.fault(where, len(items), "J16", f"a row has {size} places")
    for place in range(min(size, len(items))):
        if items[place] != "":
            found = reader.words({"card": [items[place]]}, "card", f"{where}[{place}]", state.t.cards)
            for card in found:
                state.display[row * size + place] = state.t.card_no[card]


def _read_deck(state: Fields, reader: Reader, hidden: Mapping[str, object], frame: int) -> int:
    """Read what is told of a deck; how many cards are still lacking, -1 if that is open."""
    decks = reader.table(reader.data, "decks", "decks")
    listed = reader.table(hidden, "decks", "hidden.decks")
    if frame == 0:
        reader.only(decks, "decks", FRAMES)
        reader.only(listed, "hidden.decks", FRAMES)
    name = FRAMES[frame]
    told = decks.get(name)
    if isinstance(told, (list, tuple)) and name not in listed:
        state.decks[frame] = _cards(state, reader, decks, name, f"decks.{name}")
        return 0
    data = reader.table(decks, name, f"decks.{name}")
    reader.only(data, f"decks.{name}", ("count", "top"))
    top = _cards(state, reader, {"top": [data["top"]]} if "top" in data else {}, "top", f"decks.{name}.top")
    least = 1 if top else 0
    count = reader.number(data, "count", f"decks.{name}.count", -1, least, len(state.t.cards))
    if name in listed:
        state.decks[frame] = _cards(state, reader, listed, name, f"hidden.decks.{name}")
        if count not in (-1, len(state.decks[frame])) or (top and top != state.decks[frame][-1:]):
            reader.fault(f"decks.{name}", count, "", "cards do not agree with hidden.decks")
        return 0
    state.decks[frame] = top
    return count - least if count >= 0 else -1


def _cards(state: Fields, reader: Reader, data: Mapping[str, object], key: str, where: str) -> tuple[int, ...]:
    """A deck listed from its top, as the state keeps it: the top last."""
    return tuple(state.t.card_no[name] for name in reversed(reader.words(data, key, where, state.t.cards)))


def _deal_scoring(state: Fields, reader: Reader, left: list[int]) -> None:
    """Beginner Play: cards without the gear mark in equal numbers to seats that name none (J27)."""
    cards = state.t.edition.cards
    plain = [card for card in left if not cards[card].gear_mark]
    each = sum(not card.gear_mark for card in cards) // state.n
    seats = reader.data.get("seats")
    for seat in range(state.n):
        data = seats.get(SEATS[seat]) if isinstance(seats, Mapping) else None
        if isinstance(data, Mapping) and "cards" in data:
            continue
        state.front[seat] = tuple(sorted(plain.pop() for _ in range(min(each, len(plain)))))


def _fits(state: Fields, card: int, frame: int) -> bool:
    """Whether a card may lie in a frame's place: in Beginner Play any with the gear mark."""
    return state.t.edition.cards[card].gear_mark if state.beginner else state.t.card_frame[card] == frame


def _frame_of(state: Fields, place: int) -> int:
    return 0 if place % state.t.row_size < state.t.edition.cards_per_frame else 1


def _fill_row(state: Fields, row: int, left: list[int]) -> None:
    size = state.t.row_size
    for place in range(row * size, row * size + size):
        for card in left:
            if _fits(state, card, _frame_of(state, place)):
                state.display[place] = card
                left.remove(card)
                break


def _fill_decks(state: Fields, lacking: list[int], left: list[int]) -> None:
    """Cards below the tops: of its frame; in Beginner Play the two decks share equally."""
    half = len(left) // 2 if state.beginner and max(lacking) < 0 else len(left)
    for frame in range(2):
        fitting = [card for card in left if _fits(state, card, frame)]
        below = fitting[: lacking[frame] if lacking[frame] >= 0 else half]
        for card in below:
            left.remove(card)
        state.decks[frame] = (*below, *state.decks[frame])


def _check_places(state: Fields, reader: Reader) -> None:
    """Frames of display and decks; what may lie face up or turned before a seat (J15, J16, J27)."""
    t = state.t
    for place in range(len(state.display)):
        card = state.display[place]
        if card >= 0 and not _fits(state, card, _frame_of(state, place)):
            row = COLOURS[t.tower_order[place // t.row_size]]
            rule = "J27" if state.beginner else "J16"
            reader.fault(f"display.{row}", t.cards[card], rule, "cannot lie in this place")
    for frame in range(2):
        for card in state.decks[frame]:
            if not _fits(state, card, frame):
                reader.fault(f"decks.{FRAMES[frame]}", t.cards[card], "J16", "does not belong to this deck")
    for seat in range(state.n):
        for card in state.front[seat]:
            data = t.edition.cards[card]
            if data.gear_mark if state.beginner else data.kind not in LASTING:
                reader.fault(f"seats.{SEATS[seat]}.cards", data.id, "J15", "does not stay face up")
        for card in state.back[seat]:
            if not t.edition.cards[card].gear_mark:
                reader.fault(f"seats.{SEATS[seat]}.turned", t.cards[card], "J15", "has no energy side to be turned to")
