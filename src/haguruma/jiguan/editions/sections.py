"""From the tables of an edition file to the parts of an `Edition`: which keys there are, and what each may hold.

Whether the parts fit together is `checking`'s.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...kernel.editions.notes import MOST, Notes, quote
from ...kernel.editions.reading import MISSING, TomlTable, amount
from ..constants import A_ABILITIES, B_ABILITIES, CARD_KINDS, COLOURS, FRAMES, ICONS
from .edition import (
    Abilities,
    Blueprint,
    BonusTile,
    Card,
    Edition,
    Entry,
    Gear,
    House,
    Reward,
    Scoring,
    ScoringTile,
    Slot,
    Special,
    Start,
    Workshop,
)

MARKS: tuple[str, ...] = ("", "3+", "4+")
"""What the back of a gear may say about the number of players."""

BASES: tuple[str, ...] = ("white", "black")
"""The bases of scoring tiles: white counts in period 1, black in period 2."""

CAPS: tuple[str, ...] = ("coin",)
"""What an edition may limit."""

GAINS: tuple[str, ...] = ("coin", "energy", "points")
"""The keys of a reward."""
MOST_RANKS: Final = 20
"""Ranks of a tower, and so the steps of a card."""
TRIO: Final = 3
"""Beasts of a beast mission."""
QUARTET: Final = 4
"""Gears of a part mission."""


class JiguanTable(TomlTable):
    """A table of an edition file of Jigūan."""

    __slots__ = ()

    def reward(self, key: str) -> Reward:
        """A reward, which gives something."""
        value = self._value(key)
        if value == {}:
            self.notes.fault(self.where(key), value, "gives nothing")
        return Reward() if value is MISSING else _reward(self.notes, self.where(key), value)

    def rewards(self, key: str) -> tuple[Reward, ...]:
        """A list of rewards, of which some may be empty."""
        value = self._value(key)
        if isinstance(value, list) and len(value) <= MOST:
            return tuple(
                _reward(self.notes, f"{self.where(key)}[#{i + 1}]", item) for i, item in enumerate(value)
            )
        self._wrong(key, value, f"a list of at most {MOST} rewards")
        return ()


def _reward(notes: Notes, path: str, value: object) -> Reward:
    """The reward written as `value` at key path `path`; what is wrong with it is noted and left out."""
    if not isinstance(value, dict):
        notes.fault(path, value, f"must be a reward such as {{ energy = 2 }}, not {quote(value)}")
        return Reward()
    gains = [amount(notes, f"{path}.{key}", value[key]) if key in value else 0 for key in GAINS]
    for key in value:
        if key not in GAINS:
            notes.fault(
                f"{path}.{quote(key)[1:-1]}",
                value[key],
                f"is nothing a reward can give: {', '.join(GAINS)}",
            )
    return Reward(gains[0], gains[1], gains[2])


def build(notes: Notes, data: dict[str, object], name: str) -> tuple[Edition, bool]:
    """The edition as far as it could be read, without its hash, and whether it must agree with the evidence too.

    Whatever the file says of itself, it is a reconstruction as long as one of its values is marked invented.
    """
    top = JiguanTable(notes, "", data)
    about, houses, towers = top.table("edition"), top.table("houses"), top.table("towers")
    about.printed = False
    about.belongs_to("jiguan")
    blueprints, card_table = top.table("blueprints"), top.table("cards")
    purchase, energy = top.table("purchase"), top.table("energy")
    reconstruction = about.flag("reconstruction")
    edition = Edition(
        name=name,
        title=about.text("title"),
        hash="",
        reconstruction=reconstruction,
        gears=_gears(top.table("gears")),
        houses=houses.words("icons", ICONS),
        house=_house(houses),
        slots=_slots(top.table("slots")),
        specials=_specials(top.table("specials")),
        blueprints=_blueprints(blueprints),
        stacks=blueprints.number("stacks", 1),
        cards=_cards(card_table),
        cards_per_frame=card_table.number("per_frame", 1),
        towers=towers.words("order", COLOURS),
        tower_ring=towers.flag("ring"),
        ranks=towers.rewards("ranks"),
        beasts=_beasts(top.table("beasts")),
        scoring_tiles=_scoring_tiles(top.table("scoring_tiles")),
        bonus_tiles=_bonus_tiles(top.table("bonus_tiles")),
        workshops=_workshops(top.table("workshops")),
        abilities=_abilities(top.table("abilities")),
        prices=(purchase.numbers("a1"), purchase.numbers("a2")),
        purchases=purchase.number("most", 1),
        exchange=energy.number("exchange", 1),
        energy_cap=energy.number("cap", 1),
        start=_start(top.table("start")),
        scoring=_scoring(top.table("scoring")),
        caps=_caps(top),
        sources=notes.sources,
        notes=about.text("notes", 2000) if about.has("notes") else "",
    )
    evidence = about.flag("evidence") if about.has("evidence") else reconstruction
    top.close()
    invented = reconstruction or "invented" in notes.sources.values()
    return replace(edition, reconstruction=invented), evidence


def _gears(table: JiguanTable) -> tuple[Gear, ...]:
    return tuple(gear for row in table.rows("list", "id") for gear in _set_of_gears(row))


def _set_of_gears(row: JiguanTable) -> list[Gear]:
    colour, kind = row.word("colour", COLOURS), row.number("type", 1, 2)
    mark = row.word("mark", MARKS) if row.has("mark") else ""
    return [Gear(colour, number, kind, mark) for number in row.numbers("numbers", 1, 5)]


def _house(table: JiguanTable) -> House:
    blank = table.table("blank")
    return House(
        table.number("coin", 1),
        table.number("energy", 1),
        blank.number("coin", 1),
        blank.number("energy", 1),
        blank.number("points", 1),
    )


def _slots(table: JiguanTable) -> tuple[Slot, ...]:
    return tuple(_slot(row) for row in table.rows("list", "id"))


def _slot(row: JiguanTable) -> Slot:
    x, y = row.point("at", (4, 4))
    return Slot(row.slug("id"), x, y)


def _specials(table: JiguanTable) -> tuple[Special, ...]:
    rows = table.rows("list", "slot")
    return tuple(
        Special(row.slug("slot"), row.word("colour", COLOURS), row.number("points", 1)) for row in rows
    )


def _blueprints(table: JiguanTable) -> tuple[Blueprint, ...]:
    return tuple(blueprint for row in table.rows("list", "id") for blueprint in _set_of_blueprints(row))


def _set_of_blueprints(row: JiguanTable) -> list[Blueprint]:
    colour, energy, beast = (
        row.word("colour", COLOURS),
        row.number("energy"),
        row.number("beast_energy"),
    )
    return [Blueprint(colour, value, energy, beast) for value in row.numbers("values", 1)]


def _beasts(table: JiguanTable) -> tuple[str, ...]:
    return tuple(table.text(colour, 20) for colour in COLOURS)


def _scoring_tiles(table: JiguanTable) -> tuple[ScoringTile, ...]:
    return tuple(
        ScoringTile(row.word("base", BASES), row.number("times", 1)) for row in table.rows("list", "id")
    )


def _bonus_tiles(table: JiguanTable) -> tuple[BonusTile, ...]:
    return tuple(_bonus_tile(row) for row in table.rows("list", "id"))


def _bonus_tile(row: JiguanTable) -> BonusTile:
    return BonusTile(
        row.word("base", BASES), row.number("times", 1), row.reward("first"), row.reward("second")
    )


def _workshops(table: JiguanTable) -> tuple[Workshop, ...]:
    return tuple(_workshop(row) for row in table.rows("list", "id"))


def _workshop(row: JiguanTable) -> Workshop:
    return Workshop(
        row.slug("id"),
        row.text("name", 30),
        row.word("a", A_ABILITIES),
        row.word("b", B_ABILITIES),
        row.numbers("a1") if row.has("a1") else None,
        row.numbers("a2") if row.has("a2") else None,
    )


def _abilities(table: JiguanTable) -> Abilities:
    rows = table.rows("row_points", "id")
    return Abilities(
        table.number("convert_energy", 1),
        table.number("convert_points", 1),
        table.number("blueprint_price"),
        table.number("gear_price"),
        table.number("step_price"),
        table.number("extra_price"),
        table.number("beast_points"),
        table.number("point_bonus"),
        table.number("set_points"),
        table.number("mission_points"),
        tuple((row.number("space", 2), row.number("points")) for row in rows),
    )


def _start(table: JiguanTable) -> Start:
    return Start(table.number("coins"), table.numbers("energy"), table.numbers("draft", 1, 4))


def _scoring(table: JiguanTable) -> Scoring:
    return Scoring(
        table.number("airship"),
        table.number("neighbour"),
        table.number("neighbour_rank", 1),
        table.number("coin_points"),
        table.number("blueprint_points"),
    )


def _caps(top: JiguanTable) -> dict[str, int]:
    if not top.has("caps"):
        return {}
    table = top.table("caps")
    return {key: table.number(key, 1, 999) for key in CAPS if table.has(key)}


# Cards: which fields each kind has, and that no card has any other (J39) --------------------------------------


def _cards(table: JiguanTable) -> tuple[Card, ...]:
    """The cards of the block."""
    return tuple(_card(row) for row in table.rows("list", "id"))


def _card(row: JiguanTable) -> Card:
    kind = row.word("kind", CARD_KINDS)
    plain = Card(row.slug("id"), kind, row.word("frame", FRAMES), "", 0)
    if kind != "scoring":
        plain = replace(plain, bottle=row.word("bottle", COLOURS), back=row.number("back", 1, rule="J39"))
    return CARDS[kind](row, plain)


def _goods(row: JiguanTable, card: Card) -> Card:
    return replace(card, reward=row.reward("reward"))


def _gear(row: JiguanTable, card: Card) -> Card:
    return replace(card, count=row.number("count", 1))


def _step(row: JiguanTable, card: Card) -> Card:
    return replace(card, tower=row.word("tower", COLOURS), steps=row.number("steps", 1, MOST_RANKS))


def _blueprint(row: JiguanTable, card: Card) -> Card:
    return replace(card, colour=row.word("colour", COLOURS))


def _coloured_points(row: JiguanTable, card: Card) -> Card:
    return replace(card, colour=row.word("colour", COLOURS), points=row.number("points", 1))


def _two_steps(row: JiguanTable, card: Card) -> Card:
    return replace(
        card,
        energy_price=row.number("energy_price", 1),
        coin_price=row.number("coin_price", 1),
        steps=row.number("steps", 1, MOST_RANKS),
    )


def _ranks(row: JiguanTable, card: Card) -> Card:
    return replace(card, tower=row.word("tower", COLOURS), points=row.number("points", 1))


def _beast_mission(row: JiguanTable, card: Card) -> Card:
    before = len(row.notes.faults)
    beasts = row.words("beasts", COLOURS)
    if len(row.notes.faults) == before and len(beasts) != TRIO:
        row.notes.fault(row.where("beasts"), beasts, f"must be {TRIO} colours, not {len(beasts)}", "J39")
    return replace(card, beasts=beasts, points=row.number("points", 1))


def _part_mission(row: JiguanTable, card: Card) -> Card:
    before = len(row.notes.faults)
    rows = row.rows("entries", "id")
    if len(row.notes.faults) == before and len(rows) != QUARTET:
        text = f"must be {QUARTET} entries, not {len(rows)}"
        row.notes.fault(row.where("entries"), len(rows), text, "J39")
    return replace(_step(row, card), entries=tuple(_entry(entry) for entry in rows))


def _entry(row: JiguanTable) -> Entry:
    colour = row.word("colour", COLOURS) if row.has("colour") else ""
    number = row.number("number", 1, 5) if row.has("number") else 0
    return Entry(colour, number)


CARDS: Final[dict[str, Callable[[JiguanTable, Card], Card]]] = {
    "goods": _goods,
    "gear": _gear,
    "step": _step,
    "blueprint": _blueprint,
    "sell": _coloured_points,
    "two-steps": _two_steps,
    "ranks": _ranks,
    "scoring": _coloured_points,
    "beasts": _beast_mission,
    "parts": _part_mission,
}
"""How the fields of each kind are read."""
