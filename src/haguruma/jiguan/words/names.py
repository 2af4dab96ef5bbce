"""What everything in Jigūan is called in English: counted nouns, gears, rewards, cards, and all of one edition.

Whole sentences are made of it in `actions`, `events` and `english`, the board in `board`. Signs, for the board: C coin,
E energy, VP point, and the letter of a colour, as `LETTERS` has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.prose import distinct, listed, plural
from ..constants import COLOURS, SEATS
from ..editions.edition import Abilities, Card, Edition, Entry, Reward

SEAT_NAMES: tuple[str, ...] = tuple(seat.capitalize() for seat in SEATS)
SOURCE_WORDS: tuple[str, ...] = (
    "from the tower", "for neighbouring towers", "for the designated slot", "from the card", "for the mission",
    "from the workshop", "from the empty house", "for the airship", "for energy points", "for tower bonuses",
    "for scoring cards", "for what is traded in",
)  # fmt: skip
"""Where points and other gains come from, by the number of the source."""

LETTERS: dict[str, str] = {"red": "R", "yellow": "Y", "green": "G", "blue": "B", "purple": "P"}
"""A letter for each colour."""


def counted(number: object) -> str:
    """A number as something to hold: `a 7`, `an 8`, `an 11`."""
    return f"{'an' if str(number)[:1] == '8' or number in (11, 18) else 'a'} {number}"


def notes(items: list[str]) -> str:
    """Remarks in brackets after a label; '' without any."""
    return f" ({'; '.join(items)})" if items else ""


def colour_word(colour: object) -> str:
    """A colour by its id or number."""
    return COLOURS[colour] if isinstance(colour, int) else str(colour)


def letter(colour: object) -> str:
    """A colour's letter."""
    return LETTERS.get(colour_word(colour), "?")


def gear_word(gear: object) -> str:
    """A gear's id as words: `red3` is `red 3`."""
    text = str(gear)
    return f"{text[:-1]} {text[-1:]}" if text[-1:].isdigit() else text


def gear_words(gears: list[str]) -> str:
    """Several gears: `red 3 and blue 2`."""
    return listed([gear_word(gear) for gear in gears])


def gear_sign(gear: object) -> str:
    """A gear's id in signs: `red3` is `R3`."""
    text = str(gear)
    return f"{LETTERS.get(text[:-1], '?')}{text[-1:]}"


def reward_words(reward: Reward) -> str:
    """A reward as words: `1 coin and 3 energy`, `nothing` for an empty one."""
    parts: list[str] = []
    if reward.coin:
        parts.append(plural(reward.coin, "coin"))
    if reward.energy:
        parts.append(f"{reward.energy} energy")
    if reward.points:
        parts.append(plural(reward.points, "point"))
    return listed(parts) or "nothing"


def reward_signs(reward: Reward) -> str:
    """A reward in signs: `1C+3E`, `2VP`; `–` for nothing."""
    pairs = ((reward.coin, "C"), (reward.energy, "E"), (reward.points, "VP"))
    return "+".join(f"{count}{sign}" for count, sign in pairs if count) or "–"


# Cards ---------------------------------------------------------------------------------------------------------


def entry_word(entry: Entry) -> str:
    """What one gear of a part mission must be: `blue`, `any 3`, `blue 3`, `any`."""
    return f"{entry.colour or 'any'} {entry.number or ''}".rstrip()


def entries_words(entries: tuple[Entry, ...]) -> str:
    """The gears of a part mission, equal ones counted: `2 × green, 2 × purple`."""
    words = [entry_word(entry) for entry in entries]
    once = list(dict.fromkeys(words))
    return ", ".join(f"{words.count(word)} × {word}" if words.count(word) > 1 else word for word in once)


def entry_sign(entry: Entry) -> str:
    """An entry of a part mission in signs: `B`, `3`, `B3`, `?`."""
    text = letter(entry.colour) if entry.colour else ""
    return f"{text}{entry.number or ''}" or "?"


def _two_steps(card: Card) -> str:
    price = f"{card.energy_price} energy or {plural(card.coin_price, 'coin')}"
    return f"{price} for {plural(card.steps, 'step')} on each of two towers"


def _parts(card: Card) -> str:
    paid = entries_words(card.entries)
    return f"mission: gears {paid} paid, {plural(card.steps, 'step')} on the {card.tower} tower"


def _parts_signs(card: Card) -> str:
    entries = [entry_sign(entry) for entry in card.entries]
    gears = (" " if any(len(entry) > 1 for entry in entries) else "").join(entries)
    return f"{gears}: {letter(card.tower)} tower +{card.steps}"


FRONTS: Final[dict[str, tuple[Callable[[Card], str], Callable[[Card], str]]]] = {
    "goods": (lambda card: reward_words(card.reward), lambda card: reward_signs(card.reward)),
    "gear": (lambda card: f"{plural(card.count, 'gear')} of the supply",
             lambda card: plural(card.count, "gear")),
    "step": (lambda card: f"{plural(card.steps, 'step')} on the {card.tower} tower",
             lambda card: f"{letter(card.tower)} tower +{card.steps}"),
    "blueprint": (lambda card: f"a {card.colour} blueprint",
                  lambda card: f"{letter(card.colour)} blueprint"),
    "sell": (lambda card: f"{plural(card.points, 'point')} for each {card.colour} gear paid",
             lambda card: f"{letter(card.colour)} gears: {card.points}VP each"),
    "two-steps": (_two_steps, lambda card: f"{card.energy_price}E/{card.coin_price}C: two towers +{card.steps}"),
    "ranks": (lambda card: f"{plural(card.points, 'point')} for each rank on the {card.tower} tower",
              lambda card: f"{card.points}VP per {letter(card.tower)} rank"),
    "scoring": (lambda card: f"{plural(card.points, 'point')} for each {card.colour} energy point, at scoring",
                lambda card: f"{card.points}VP per {letter(card.colour)} energy point"),
    "beasts": (lambda card: f"mission: {', '.join(card.beasts)} beasts side by side, {plural(card.points, 'point')}",
               lambda card: f"{'-'.join(map(letter, card.beasts))} beasts: {card.points}VP"),
    "parts": (_parts, _parts_signs),
}  # fmt: skip
"""What the front of each kind of card says: in words for sentences, in signs for the board."""


def effect_words(card: Card) -> str:
    """What the front of a card says."""
    return FRONTS[card.kind][0](card)


def card_signs(card: Card) -> str:
    """What the front of a card does, in signs."""
    return FRONTS[card.kind][1](card)


def card_name(card: Card) -> str:
    """A card by its front and the colour of its bottle: `“1 coin and 3 energy” (red bottle)`."""
    return f"“{effect_words(card)}”" + (f" ({card.bottle} bottle)" if card.bottle else "")


# An edition ----------------------------------------------------------------------------------------------------


def _convert(found: Abilities) -> str:
    goods, points = f"{found.convert_energy} energy", plural(found.convert_points, "point")
    return f"{goods} for {points}, or {points} for {goods}"


def _rows(found: Abilities) -> str:
    spaces = [f"{points} on {space}" for space, points in found.row_points]
    return f"points when both rows have reached a space: {', '.join(spaces)}"


A_WORDS: Final[dict[str, Callable[[Abilities], str]]] = {
    "convert": _convert,
    "blueprint": lambda found: f"{found.blueprint_price} energy for any blueprint",
    "gear": lambda found: f"{found.gear_price} energy for any gear of the supply or the box",
    "step": lambda found: f"{found.step_price} energy for a step on any tower",
    "extra": lambda found: f"{found.extra_price} energy for an extra action at the end of the turn",
}
"""What each A ability does, with its price."""

B_WORDS: Final[dict[str, Callable[[Abilities], str]]] = {
    "beasts": lambda found: f"{plural(found.beast_points, 'point')} for each beast completed",
    "points": lambda found: f"{plural(found.point_bonus, 'point')} more whenever points are gained at once",
    "set": lambda found: f"{plural(found.set_points, 'point')} for gears 1 to 5, one of each",
    "missions": lambda found: f"{plural(found.mission_points, 'point')} for each mission completed",
    "rows": _rows,
}
"""What each B ability pays, and for what."""


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

    def turned_card(self, name: object) -> str:
        """A card that lies with its other side up: `a card of 1 red energy point`."""
        return f"a card of {self.back(name)}" if self.back(name) else f"the card {self.card(name)}"

    def beast(self, colour: object) -> str:
        """The beast of a colour: `blue bear`."""
        word = colour_word(colour)
        return f"{word} {self.edition.beasts[COLOURS.index(word)]}" if word in COLOURS else word

    def a_ability(self, kind: str) -> str:
        """What an A ability does, with its price."""
        return A_WORDS[kind](self.edition.abilities)

    def b_ability(self, kind: str) -> str:
        """What a B ability pays, and for what."""
        return B_WORDS[kind](self.edition.abilities)

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
