"""What a reward card does, in words for sentences and in signs for the board; both tell apart what differs."""

from __future__ import annotations

from ...kernel.prose import plural
from ..editions.edition import Card, Entry
from .phrases import letter, reward_signs, reward_words


def entry_word(entry: Entry) -> str:
    """What one gear of a part mission must be: `blue`, `any 3`, `blue 3`, `any`."""
    words = [entry.colour or "any"]
    if entry.number:
        words.append(str(entry.number))
    return " ".join(words)


def entries_words(entries: tuple[Entry, ...]) -> str:
    """The gears of a part mission, equal ones counted: `2 × green, 2 × purple`."""
    words = [entry_word(entry) for entry in entries]
    once = list(dict.fromkeys(words))
    return ", ".join(f"{words.count(word)} × {word}" if words.count(word) > 1 else word for word in once)


def effect_words(card: Card) -> str:
    """What the front of a card says."""
    if card.kind == "goods":
        return reward_words(card.reward)
    if card.kind == "gear":
        return f"{plural(card.count, 'gear')} of the supply"
    if card.kind == "step":
        return f"{plural(card.steps, 'step')} on the {card.tower} tower"
    if card.kind == "blueprint":
        return f"a {card.colour} blueprint"
    if card.kind == "sell":
        return f"{plural(card.points, 'point')} for each {card.colour} gear paid"
    if card.kind == "two-steps":
        price = f"{card.energy_price} energy or {plural(card.coin_price, 'coin')}"
        return f"{price} for {plural(card.steps, 'step')} on each of two towers"
    return _later(card)


def _later(card: Card) -> str:
    """Fronts of the rulebook's group B."""
    if card.kind == "ranks":
        return f"{plural(card.points, 'point')} for each rank on the {card.tower} tower"
    if card.kind == "scoring":
        return f"{plural(card.points, 'point')} for each {card.colour} energy point, at scoring"
    if card.kind == "beasts":
        return f"mission: {', '.join(card.beasts)} beasts side by side, {plural(card.points, 'point')}"
    paid = entries_words(card.entries)
    return f"mission: gears {paid} paid, {plural(card.steps, 'step')} on the {card.tower} tower"


def card_name(card: Card) -> str:
    """A card by its front and the colour of its bottle: `“1 coin and 3 energy” (red bottle)`."""
    return f"“{effect_words(card)}”" + (f" ({card.bottle} bottle)" if card.bottle else "")


def entry_sign(entry: Entry) -> str:
    """An entry of a part mission in signs: `B`, `3`, `B3`, `?`."""
    text = letter(entry.colour) if entry.colour else ""
    return f"{text}{entry.number or ''}" or "?"


def card_signs(card: Card) -> str:
    """What the front of a card does, in signs."""
    if card.kind == "goods":
        return reward_signs(card.reward)
    if card.kind == "gear":
        return plural(card.count, "gear")
    if card.kind == "step":
        return f"{letter(card.tower)} tower +{card.steps}"
    if card.kind == "blueprint":
        return f"{letter(card.colour)} blueprint"
    if card.kind == "sell":
        return f"{letter(card.colour)} gears: {card.points}VP each"
    if card.kind == "two-steps":
        return f"{card.energy_price}E/{card.coin_price}C: two towers +{card.steps}"
    return _later_signs(card)


def _later_signs(card: Card) -> str:
    if card.kind == "ranks":
        return f"{card.points}VP per {letter(card.tower)} rank"
    if card.kind == "scoring":
        return f"{card.points}VP per {letter(card.colour)} energy point"
    if card.kind == "beasts":
        return f"{'-'.join(map(letter, card.beasts))} beasts: {card.points}VP"
    entries = [entry_sign(entry) for entry in card.entries]
    gears = (" " if any(len(entry) > 1 for entry in entries) else "").join(entries)
    return f"{gears}: {letter(card.tower)} tower +{card.steps}"
