"""The last part of the rules page: tables of the edition's printed values, and where each kind of value comes from."""

from __future__ import annotations

from ...kernel.editions.notes import NONE, Blocks
from ...kernel.prose import capital, plural
from ..constants import COLOURS, FRAMES
from ..editions.edition import Edition
from ..rules.tables import Tables
from ..words.names import Names, effect_words, reward_words

BLOCKS: tuple[tuple[str, str], ...] = (
    ("gears", "Gears"),
    ("houses", "Houses"),
    ("slots", "Slots of the bench"),
    ("specials", "Designated slots"),
    ("blueprints", "Blueprints"),
    ("cards", "Cards"),
    ("towers", "Towers and ranks"),
    ("beasts", "Beasts"),
    ("scoring_tiles", "Scoring tiles"),
    ("bonus_tiles", "Bonus tiles"),
    ("workshops", "Workshops"),
    ("abilities", "Workshop abilities"),
    ("purchase", "Payment rows"),
    ("energy", "Exchange and energy track"),
    ("start", "What players begin with"),
    ("scoring", "Scoring"),
    ("caps", "Limits of the supply"),
)
"""Blocks of an edition file and their names, in the order of the file."""

LOOKS: tuple[str, ...] = ("id", "name", *COLOURS)
"""Keys that only name something and change nothing in play."""


def values(edition: Edition) -> list[str]:
    """The tables of gears, houses, slots, blueprints, cards, tiles and workshops."""
    lines = ["## The printed values of this edition {#values}", ""]
    for part in (_gears(edition), _houses(edition), _slots(edition), _blueprints(edition), _cards(edition)):
        lines += [*part, ""]
    return [*lines, *_tiles(edition), "", *_workshops(edition), ""]


def _gears(edition: Edition) -> list[str]:
    """The numbers of each colour, by type and mark."""
    lines = ["### Gears {#gear-values}", "", "| Colour | Type | Mark | Numbers |", "|---|---|---|---|"]
    sets: dict[tuple[str, int, str], list[int]] = {}
    for gear in edition.gears:
        sets.setdefault((gear.colour, gear.type, gear.mark), []).append(gear.number)
    for (colour, kind, mark), numbers in sets.items():
        lines.append(f"| {colour} | {kind} | {mark or NONE} | {', '.join(map(str, sorted(numbers)))} |")
    return lines


def _houses(edition: Edition) -> list[str]:
    names = Names(edition)
    lines = ["### Houses in their ring {#house-values}", "", "| House | Gives when empty |", "|---|---|"]
    return lines + [f"| h{house + 1} | {names.house(house)} |" for house in range(len(edition.houses))]


def _slots(edition: Edition) -> list[str]:
    """Where each slot lies, counted from the upper left corner, and the cells that complete it."""
    lines = ["### Slots along the frame {#slot-values}", ""]
    lines += [
        "Columns and rows of the frame are counted from nought; the nine cells are c1 to c9, row by row.",
        "",
    ]
    lines += ["| Slot | Column | Row | Its line |", "|---|---|---|---|"]
    tables = Tables(edition)
    for number, slot in enumerate(edition.slots):
        cells = " ".join(f"c{cell + 1}" for cell in tables.slot_cells[number])
        lines.append(f"| {slot.id} | {slot.x} | {slot.y} | {cells or NONE} |")
    return lines


def _blueprints(edition: Edition) -> list[str]:
    """Blueprints of equal colour and energy together, with their values."""
    lines = ["### Blueprints {#blueprint-values}", ""]
    lines += ["| Colour | Energy points | as a beast | Values |", "|---|---|---|---|"]
    sets: dict[tuple[str, int, int], list[int]] = {}
    for tile in edition.blueprints:
        sets.setdefault((tile.colour, tile.energy, tile.beast_energy), []).append(tile.value)
    for (colour, energy, beast), numbers in sets.items():
        lines.append(f"| {colour} | {energy} | {beast} | {', '.join(map(str, sorted(numbers)))} |")
    return lines


def _cards(edition: Edition) -> list[str]:
    lines = ["### Cards {#card-values}"]
    for frame in FRAMES:
        lines += ["", f"{capital(frame)} frames:", "", "| Card | Front | Back |", "|---|---|---|"]
        for card in edition.cards:
            if card.frame == frame:
                back = plural(card.back, f"{card.bottle} energy point") if card.back else NONE
                lines.append(f"| {card.id} | {capital(effect_words(card))} | {back} |")
    return lines


def _tiles(edition: Edition) -> list[str]:
    lines = ["### Scoring and bonus tiles {#tile-values}", ""]
    lines += ["| Scoring tile | Bonus in the first period | in the second |", "|---|---|---|"]
    scoring = [f"{tile.base} ×{tile.times}" for tile in edition.scoring_tiles]
    bonus = [(f"{tile.base} ×{tile.times}", tile.first, tile.second) for tile in edition.bonus_tiles]
    for name, first, second in bonus:
        lines.append(f"| {name} | {reward_words(first)} | {reward_words(second)} |")
    names = [name for name, _, _ in bonus]
    for name in dict.fromkeys(scoring):
        if scoring.count(name) != names.count(name):
            lines.append(f"| {name} ({plural(scoring.count(name), 'tile')}) | {NONE} | {NONE} |")
    return lines


def _workshops(edition: Edition) -> list[str]:
    names = Names(edition)
    lines = ["### Workshops {#workshop-values}", "", "| Workshop | A ability | B ability |", "|---|---|---|"]
    return lines + [
        f"| {shop.name} | {capital(names.a_ability(shop.a))} | {capital(names.b_ability(shop.b))} |"
        for shop in edition.workshops
    ]


def sources(edition: Edition) -> list[str]:
    """Where the numbers come from: a count for each block and mark, and which keys are invented."""
    return Blocks(BLOCKS, "game", LOOKS, "names").told(edition.reconstruction, edition.notes, edition.sources)
