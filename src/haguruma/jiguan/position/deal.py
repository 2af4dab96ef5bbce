"""What a position leaves unsaid of blueprints, cards and tiles: read where given, else dealt by the seed.

Gears are `gearpool`'s business. What is named somewhere is never dealt elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.position import Reader
from ...kernel.rng import Rng
from ..constants import COLOURS, C
from ..rules.fields import Fields
from .blueprints import Chest

HIDDEN_KEYS = ("houses", "stacks", "decks", "later", "rng")
MOST = 99


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

