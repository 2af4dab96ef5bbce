"""Names and short phrases of KIKAI in English: places, components, effects, tiles, payments, counted nouns.

Whole sentences are made of them in `actions`, `events` and `english`.
"""

from __future__ import annotations

from ...kernel.prose import distinct, listed, plural
from ..editions.edition import Billboard, BonusTile, Component, Edition, Effect, MasterRow
from ..rules.effects import EffectTable

SEAT_NAMES: tuple[str, ...] = ("Yellow", "Purple")
SOURCE_WORDS: tuple[str, ...] = (
    "from the component's Effect", "from the street", "from the Energy Track", "from the Square",
    "from the Billboard", "from the Construction Bonus Tile", "from the Master's Track", "from the Master",
)  # fmt: skip
"""Where a gain comes from, by the number of its source."""
ADVANCED_SOURCES: tuple[str, ...] = (*SOURCE_WORDS[:5], "from the tile", *SOURCE_WORDS[6:])
"""The same in Advanced mode, where Foundation Tiles give something too."""

TILE_ONE: dict[str, str] = {
    "droppers": "own Flyer Dropper on the streets",
    "taller": "District with the taller KIKAI",
    "feet": "District with an own Foot",
    "heads": "District with an own Head",
    "billboards": "own Billboard on a Square",
    "influence": "step of the highest own influence",
}
"""One of the things that each kind of Construction Bonus Tile counts."""

TILE_WORDS: dict[str, str] = {
    "droppers": "own Flyer Droppers on the streets",
    "taller": "Districts with the taller KIKAI",
    "feet": "Districts with an own Foot",
    "heads": "Districts with an own Head",
    "billboards": "own Billboards on Squares",
    "influence": "steps of the highest own influence",
}
"""Several of them."""

TILE_NAMES: dict[str, str] = {
    "discard-fan": "Send-off",
    "grant": "Grant",
    "free-fan": "Free First Fan",
    "ladders-too": "Ladders as Megaphones",
    "cheap-droppers": "Cheap Droppers",
    "pair-draw": "A Card for a Pair",
}
"""What each kind of Advanced Construction Bonus Tile is called here; the box gives them no names."""

TILE_EFFECTS: dict[str, str] = {
    "discard-fan": "discard a fan from any Square at once",
    "grant": "gain {effect} at once",
    "free-fan": "the first fan of each Attract action pays nothing",
    "ladders-too": "Ladders may be spent as Megaphones",
    "cheap-droppers": "droppers cost {amount} Energy each",
    "pair-draw": "each pair played draws the pile's top card",
}
"""What it does for its owner."""


def gains_of(effect: Effect) -> list[str]:
    """What an effect without a choice hands over, discards left out: `1 Ladder`, `2 VP`."""
    parts: list[str] = []
    if effect.energy:
        parts.append(f"{effect.energy} Energy")
    if effect.megaphone:
        parts.append(plural(effect.megaphone, "Megaphone"))
    if effect.ladder:
        parts.append(plural(effect.ladder, "Ladder"))
    if effect.vp:
        parts.append(f"{effect.vp} VP")
    return parts


def effect_words(effect: Effect) -> str:
    """An effect as words, e.g. `1 Ladder and 2 VP`, `1 Megaphone or 1 Ladder`."""
    if effect.choice:
        return listed([effect_words(option) for option in effect.choice], "or")
    parts = gains_of(effect)
    if effect.discard:
        parts.append(f"discard {plural(effect.discard, 'Flyer Dropper')}")
    return listed(parts) if parts else "nothing"


class Names:
    """What everything in one edition is called. An unknown id is its own name."""

    def __init__(self, edition: Edition, effects: EffectTable) -> None:
        self.edition = edition
        self.effects = effects
        places = {district.id: district.name for district in edition.districts}
        for square in edition.squares:
            places[square.id] = square.name or f"Square {square.id}"
        self.places = distinct(places)
        self.parts = distinct({part.id: _part(part) for part in edition.components})
        boards = {board.id: _board(board) for board in edition.billboards}
        self.billboards = boards if edition.advanced else distinct(boards)
        self.streets = {
            street.id: f"{self.places[street.a]} – {self.places[street.b]}" for street in edition.streets
        }

    def place(self, name: object) -> str:
        """A District's or Square's printed name."""
        return self.places.get(str(name), str(name))

    def part(self, name: object) -> str:
        """A component as `red Foot “Roller Skates”`."""
        return self.parts.get(str(name), str(name))

    def street(self, name: object) -> str:
        """A street as `street s14 (Casino – Stage Door)`."""
        ends = self.streets.get(str(name))
        return f"street {name} ({ends})" if ends else f"street {name}"

    def billboard(self, name: object) -> str:
        """A Billboard by what it gives: `Billboard “1 Ladder”`."""
        return self.billboards.get(str(name), f"Billboard {name}")

    def effect(self, notation: object) -> Effect:
        """The effect of this notation; the empty one if it is none of the edition's."""
        words = self.effects.words
        return self.effects.effects[words.index(str(notation))] if notation in words else Effect()

    def source(self, number: int) -> str:
        """Where a gain comes from."""
        return (ADVANCED_SOURCES if self.edition.advanced else SOURCE_WORDS)[number]

    def steps(self, kind: int) -> str:
        """What a component of this kind adds to its colour's influence: `influence +2`."""
        cap = self.edition.caps.get("influence")
        return f"influence +{self.edition.influence[kind]}" + ("" if cap is None else f", at most to {cap}")


def _board(board: Billboard) -> str:
    """An Advanced Billboard gives nothing, and all are alike."""
    return "a Billboard" if board.effect == Effect() else f"Billboard “{effect_words(board.effect)}”"


def _part(part: Component) -> str:
    return f"{part.colour} {part.kind.capitalize()} “{part.name}”"


def tile_words(tile: BonusTile) -> str:
    """What an Advanced tile does for its owner, a phrase."""
    return TILE_EFFECTS[tile.kind].format(effect=effect_words(tile.effect), amount=tile.amount)


def tile_of(names: Names, kind: object) -> str:
    """A tile by kind: its name and what it does; the kind itself where the edition has no such tile."""
    for tile in names.edition.bonus_tiles:
        if tile.kind == kind and tile.kind in TILE_NAMES:
            return f"“{TILE_NAMES[tile.kind]}” ({tile_words(tile)})"
    return str(kind)


def tile_one(kind: str) -> str:
    """One of the things that a Standard tile counts; any other kind as it is."""
    return TILE_ONE.get(kind, kind)


def tile_name(kind: str) -> str:
    """What an Advanced tile is called here; any other kind as it is."""
    return TILE_NAMES.get(kind, kind)


def mix_words(megaphones: int, ladders: int) -> str:
    """A payment: `1 Megaphone and 2 Ladders`."""
    parts = [plural(megaphones, "Megaphone")] if megaphones else []
    return listed([*parts, plural(ladders, "Ladder")] if ladders else parts)


def row_words(row: MasterRow) -> str:
    """What an Advanced row does at a round's end: `lose 3 Energy`, `1 Megaphone`; '' for nothing."""
    gain = effect_words(row.effect)
    parts = [f"lose {row.lose} Energy"] if row.lose else []
    parts += [gain] if gain != "nothing" else []
    return listed(parts)


def reward_words(row: MasterRow, times: int = 1) -> str:
    """The same with the row's VP, `times` the multiplier; `nothing` where it does nothing."""
    vp = row.vp * times
    return ", ".join(part for part in (row_words(row), f"{vp} VP" if vp else "") if part) or "nothing"
