"""What everything in one edition of Jigūan is called in English: beasts, cards, workshops, towers' rewards.

Whole sentences are made of it in `words_actions`, `words_events` and `words`; phrases are `words_phrases`' job.
"""

from __future__ import annotations

from ...kernel.prose import distinct, plural
from ..constants import COLOURS, SEATS
from ..editions.edition import Edition
from .cards import card_name
from .phrases import colour_word, reward_words

SEAT_NAMES: tuple[str, ...] = tuple(seat.capitalize() for seat in SEATS)
SOURCE_WORDS: tuple[str, ...] = (
    "from the tower", "for neighbouring towers", "for the designated slot", "from the card", "for the mission",
    "from the workshop", "from the empty house", "for the airship", "for energy points", "for tower bonuses",
    "for scoring cards", "for what is traded in",
)  # fmt: skip
"""Where points and other gains come from, by the number of the source."""


class Names:
    """What everything in one edition is called. An unknown id is its own name."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.cards = distinct({card.id: card_name(card) for card in edition.cards})
        self.backs = {
            card.id: plural(card.back, f"{card.bottle} energy point") for card in edition.cards if card.back
        }

    def card(self, name: object) -> str:
        """A card by what it does: `“1 coin and 3 energy” (red bottle)`."""
        return self.cards.get(str(name), str(name))

    def back(self, name: object) -> str:
        """What a card's other side adds: `1 red energy point`; '' for none."""
        return self.backs.get(str(name), "")

    def turned(self, name: object) -> str:
        """A card that lies with its other side up: `a card of 1 red energy point`."""
        return f"a card of {self.back(name)}" if self.back(name) else f"the card {self.card(name)}"

    def beast(self, colour: object) -> str:
        """The beast of a colour: `blue bear`."""
        word = colour_word(colour)
        return f"{word} {self.edition.beasts[COLOURS.index(word)]}" if word in COLOURS else word

    def a_ability(self, kind: str) -> str:
        """What an A ability does, with its price."""
        found = self.edition.abilities
        if kind == "convert":
            goods, points = f"{found.convert_energy} energy", plural(found.convert_points, "point")
            return f"{goods} for {points}, or {points} for {goods}"
        if kind == "blueprint":
            return f"{found.blueprint_price} energy for any blueprint"
        if kind == "gear":
            return f"{found.gear_price} energy for any gear of the supply or the box"
        if kind == "step":
            return f"{found.step_price} energy for a step on any tower"
        return f"{found.extra_price} energy for an extra action at the end of the turn"

    def b_ability(self, kind: str) -> str:
        """What a B ability pays, and for what."""
        found = self.edition.abilities
        if kind == "beasts":
            return f"{plural(found.beast_points, 'point')} for each beast completed"
        if kind == "points":
            return f"{plural(found.point_bonus, 'point')} more whenever points are gained at once"
        if kind == "set":
            return f"{plural(found.set_points, 'point')} for gears 1 to 5, one of each"
        if kind == "missions":
            return f"{plural(found.mission_points, 'point')} for each mission completed"
        spaces = [f"{points} on {space}" for space, points in found.row_points]
        return f"points when both rows have reached a space: {', '.join(spaces)}"

    def rank(self, rank: int) -> str:
        """What reaching a rank brings: `2 points`."""
        ranks = self.edition.ranks
        return reward_words(ranks[rank - 1]) if 0 < rank <= len(ranks) else "nothing"

    def house(self, house: int) -> str:
        """What an empty house gives: `1 coin`, or the choice of a blank one."""
        found = self.edition.house
        icon = self.edition.houses[house]
        if icon == "blank":
            coin, points = plural(found.blank_coin, "coin"), plural(found.blank_points, "point")
            return f"{coin}, {found.blank_energy} energy or {points}"
        return plural(found.coin, "coin") if icon == "coin" else f"{found.energy} energy"
