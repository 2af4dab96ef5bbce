"""Names and short phrases of KIKAI in English: places, components, effects.

Whole sentences are made of them in `actions`, `events` and `english`.
"""

from __future__ import annotations

from ...kernel.prose import distinct, listed, plural
from ..editions.edition import Billboard, Component, Edition, Effect
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
