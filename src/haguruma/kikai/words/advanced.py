"""What only Advanced mode has, in English: its Construction Bonus Tiles, payments in Ladders, the Master's rows.

Labels and log sentences are put together in `words_actions` and `words_events`.
"""

from __future__ import annotations

from ...kernel.prose import listed, plural
from ..constants import CHEAP_DROPPERS, GRANT
from ..editions.edition import BonusTile, MasterRow
from .names import Names, effect_words

TILE_NAMES: dict[str, str] = {
    "discard-fan": "Send-off",
    "grant": "Grant",
    "free-fan": "Free First Fan",
    "ladders-too": "Ladders as Megaphones",
    "cheap-droppers": "Cheap Droppers",
    "pair-draw": "A Card for a Pair",
}
"""What each kind of Advanced Construction Bonus Tile is called here; the box gives them no names."""


def tile_words(tile: BonusTile) -> str:
    """What an Advanced tile does for its owner, a phrase."""
    if tile.kind == GRANT:
        return f"gain {effect_words(tile.effect)} at once"
    if tile.kind == CHEAP_DROPPERS:
        return f"droppers cost {tile.amount} Energy each"
    return {
        "discard-fan": "discard a fan from any Square at once",
        "free-fan": "the first fan of each Attract action pays nothing",
        "ladders-too": "Ladders may be spent as Megaphones",
        "pair-draw": "each pair played draws the pile's top card",
    }[tile.kind]


def tile_short(tile: BonusTile) -> str:
    """The same in at most 24 characters, for a terminal."""
    if tile.kind == GRANT:
        return effect_words(tile.effect)
    if tile.kind == CHEAP_DROPPERS:
        return f"droppers {tile.amount} Energy each"
    return {
        "discard-fan": "discard a fan",
        "free-fan": "first fan free",
        "ladders-too": "Ladders as Megaphones",
        "pair-draw": "a card for each pair",
    }[tile.kind]


def tile_of(names: Names, kind: object) -> str:
    """A tile by kind: its name and what it does; the kind itself where the edition has no such tile."""
    for tile in names.edition.bonus_tiles:
        if tile.kind == kind and tile.kind in TILE_NAMES:
            return f"“{TILE_NAMES[tile.kind]}” ({tile_words(tile)})"
    return str(kind)


def mix_words(megaphones: int, ladders: int) -> str:
    """A payment: `1 Megaphone and 2 Ladders`."""
    parts = [plural(megaphones, "Megaphone")] if megaphones else []
    return listed([*parts, plural(ladders, "Ladder")] if ladders else parts)


def mix_of(notation: str) -> tuple[int, int]:
    """Megaphones and Ladders of a payment's notation, e.g. `2-megaphone+ladder`."""
    found = {"megaphone": 0, "ladder": 0}
    for part in notation.split("+"):
        count, _, token = part.rpartition("-")
        if token in found:
            found[token] = int(count or 1)
    return found["megaphone"], found["ladder"]


def row_words(row: MasterRow) -> str:
    """What an Advanced row does at a round's end: `lose 3 Energy`, `1 Megaphone`; '' for nothing."""
    gain = effect_words(row.effect)
    parts = [f"lose {row.lose} Energy"] if row.lose else []
    parts += [gain] if gain != "nothing" else []
    return listed(parts)


def row_told(row: MasterRow, times: int = 1) -> str:
    """The same with the row's VP, `times` the multiplier; `nothing` where it does nothing."""
    vp = row.vp * times
    return ", ".join(part for part in (row_words(row), f"{vp} VP" if vp else "") if part) or "nothing"


def claimed(names: Names, who: str, district: object, kind: object) -> str:
    """The log's sentence for a tile that is claimed."""
    return f"{who} has the first Head in {names.place(district)} and takes the tile {tile_of(names, kind)}."


def lost(who: str, energy: object, row: object) -> str:
    """The log's sentence for Energy that the Master takes."""
    return f"{who} loses {energy} Energy to the Master for row {row}."

