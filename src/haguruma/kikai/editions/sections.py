"""From the tables of an edition file to the parts of an `Edition`: which keys there are, and what each may hold.

Whether the parts fit together is `checking`'s to say. Every choice of effects has two or more different options, each
of a single kind, so that every later module may rely on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...kernel.editions.notes import Notes, quote
from ...kernel.editions.reading import MISSING, TomlTable, amount
from ..constants import ADVANCED_KINDS, BONUS_KINDS, CHEAP_DROPPERS, COLOURS, GRANT, KINDS, MODES, SEATS
from .edition import (
    Billboard,
    BonusTile,
    Component,
    District,
    Edition,
    Effect,
    MasterBoard,
    MasterRow,
    Scoring,
    Square,
    Street,
    TrackSpace,
)

CAPS: tuple[str, ...] = ("energy", "megaphone", "ladder", "influence")
"""What an edition may limit: three supplies of tokens, and the length of the influence tracks."""

GAINS: tuple[str, ...] = ("energy", "megaphone", "ladder", "vp", "discard")
"""The keys of an effect that hold amounts; the sixth key is `choice`."""

ALIKE: tuple[Billboard, ...] = tuple(Billboard(f"b{number}", Effect()) for number in range(1, 7))
"""The Billboards of the Advanced side: none of them gives anything, so they are told apart by number alone (K17)."""


# Tables and effects --------------------------------------------------------------------------------------------


class KikaiTable(TomlTable):
    """A table of an edition file of KIKAI."""

    __slots__ = ()

    def effect(self, key: str, needed: bool = True) -> Effect:
        """An effect; where it is not `needed`, an absent key means nothing is gained."""
        value = self._value(key) if needed or self.has(key) else MISSING
        return Effect() if value is MISSING else _effect(self.notes, self.where(key), value)

    def points(self, key: str, size: tuple[int, int]) -> tuple[tuple[int, int], ...]:
        """A list of places on a board of `size`; none if the key is absent."""
        if not self.has(key):
            return ()
        value = self._value(key)
        if isinstance(value, list) and len(value) <= 8:
            return tuple(self._on_board(f"{key}[#{i + 1}]", item, size) for i, item in enumerate(value))
        self._wrong(key, value, "a list of at most 8 points [x, y]")
        return ()


def _effect(notes: Notes, path: str, value: object) -> Effect:
    """The effect written as `value` at key path `path`; what is wrong with it is noted and left out."""
    if not isinstance(value, dict):
        notes.fault(path, value, f"must be an effect such as {{ energy = 2 }}, not {quote(value)}")
        return Effect()
    if "choice" in value:
        return _choice(notes, path, value)
    gains = [amount(notes, f"{path}.{key}", value[key]) if key in value else 0 for key in GAINS]
    for key in value:
        if key not in GAINS:
            notes.fault(
                f"{path}.{key}", value[key], f"is nothing an effect can give: {', '.join(GAINS)} or choice"
            )
    if not value:
        notes.fault(path, value, "gives nothing; leave the key out instead")
    return Effect(gains[0], gains[1], gains[2], gains[3], gains[4])


def _choice(notes: Notes, path: str, value: Mapping[str, object]) -> Effect:
    for key in value:
        if key != "choice":
            notes.fault(f"{path}.{key}", value[key], "cannot stand beside a choice")
    options = value["choice"]
    if not isinstance(options, list) or not 2 <= len(options) <= len(GAINS):
        notes.fault(
            f"{path}.choice", options, f"must be a list of 2 to {len(GAINS)} effects, not {quote(options)}"
        )
        return Effect()
    read = []
    for i, option in enumerate(options):
        if isinstance(option, dict) and len(option) == 1 and "choice" not in option:
            read.append(_effect(notes, f"{path}.choice[#{i + 1}]", option))
        else:
            notes.fault(
                f"{path}.choice[#{i + 1}]", option, f"must be an effect of a single kind, not {quote(option)}"
            )
    if len(set(read)) < len(read):
        notes.fault(f"{path}.choice", options, "offers the same thing twice")
    return Effect(choice=tuple(read))


# The whole edition ---------------------------------------------------------------------------------------------


def build(notes: Notes, data: dict[str, object], name: str, mode: str) -> tuple[Edition, bool]:
    """The edition as far as it could be read, without its hash, and whether it must agree with the evidence too.

    Whatever the file says of itself, it is a reconstruction as long as one of its values is marked invented.
    """
    top = KikaiTable(notes, "", data)
    for other in MODES:
        top.skip(other)
    advanced = mode == MODES[1]
    about, counts, turns, side = (
        top.table("edition"),
        top.table("counts"),
        top.table("turns"),
        top.table(mode),
    )
    about.printed = False
    about.belongs_to("kikai")
    size = _size(top.table("board"))
    steps = counts.table("influence")
    yellow, purple = turns.numbers("yellow", 1), turns.numbers("purple", 1)
    rounds = len(yellow)
    reconstruction = about.flag("reconstruction")
    edition = Edition(
        name=name,
        title=about.text("title"),
        mode=mode,
        hash="",
        reconstruction=reconstruction,
        size=size,
        districts=_districts(top.table("districts"), size),
        squares=_squares(side.table("squares"), size, advanced),
        streets=_streets(side.table("streets"), size),
        components=_components(top.table("components")),
        track=_track(side.table("track")),
        master=_advanced_master(side.table("master"), rounds) if advanced else _master(side.table("master")),
        billboards=ALIKE if advanced else _billboards(side.table("billboards")),
        bonus_tiles=_tiles(side.table("bonus_tiles"), advanced),
        foundations=() if advanced else side.table("foundations").numbers("values"),
        turns=(yellow, purple),
        start=Effect() if advanced else _start(side.table("start")),
        cards_per_district=counts.number("cards_per_district", 1),
        hand_size=counts.number("hand_size", 1),
        offer_size=counts.number("offer_size", 1),
        display_size=counts.number("display_size", 1),
        fans_per_colour=counts.number("fans_per_colour", 1),
        dropper_cost=counts.number("dropper_cost"),
        body_ladders=counts.number("body_ladders"),
        head_ladders=counts.number("head_ladders"),
        influence=(steps.number("foot"), steps.number("body"), steps.number("head")),
        scoring=_advanced_scoring(side.table("scoring")) if advanced else _scoring(side.table("scoring")),
        caps=_caps(top),
        sources=notes.sources,
        notes=about.text("notes", 2000) if about.has("notes") else "",
        foundation_bonuses=_foundation_bonuses(side.table("foundations")) if advanced else (),
    )
    evidence = about.flag("evidence") if about.has("evidence") else reconstruction
    top.close()
    invented = reconstruction or "invented" in notes.sources.values()
    return replace(edition, reconstruction=invented), evidence


# Parts of both modes, and of Standard ---------------------------------------------------------------------------


def _size(table: KikaiTable) -> tuple[int, int]:
    """The board's width and height; vast ones where they are wrong, so that no place is blamed for it."""
    before = len(table.notes.faults)
    size = table.numbers("size", 100, 10_000)
    if len(table.notes.faults) == before and len(size) != 2:
        table.notes.fault(table.where("size"), size, "must be [width, height]")
    return (size[0], size[1]) if len(table.notes.faults) == before else (10_000, 10_000)


def _districts(table: KikaiTable, size: tuple[int, int]) -> tuple[District, ...]:
    return tuple(_district(row, size) for row in table.rows("list", "id"))


def _district(row: KikaiTable, size: tuple[int, int]) -> District:
    x, y = row.point("at", size)
    return District(row.slug("id"), row.text("name", 20), x, y)


def _squares(table: KikaiTable, size: tuple[int, int], advanced: bool) -> tuple[Square, ...]:
    return tuple(_square(row, size, advanced) for row in table.rows("list", "id"))


def _square(row: KikaiTable, size: tuple[int, int], advanced: bool) -> Square:
    x, y = row.point("at", size)
    name = row.text("name", 20) if row.has("name") else ""
    vp = 0 if advanced else row.number("vp")
    bonus = row.effect("bonus") if advanced else Effect()
    return Square(row.slug("id"), row.number("fans", 1), vp, x, y, name, bonus)


def _streets(table: KikaiTable, size: tuple[int, int]) -> tuple[Street, ...]:
    return tuple(_street(row, size) for row in table.rows("list", "id"))


def _street(row: KikaiTable, size: tuple[int, int]) -> Street:
    return Street(
        row.slug("id"),
        row.slug("a"),
        row.slug("b"),
        row.number("spaces", 1, 2, "MP13"),
        row.effect("bonus", needed=False),
        row.points("via", size),
    )


def _components(table: KikaiTable) -> tuple[Component, ...]:
    return tuple(_component(row) for row in table.rows("list", "id"))


def _component(row: KikaiTable) -> Component:
    return Component(
        row.slug("id"),
        row.word("kind", KINDS),
        row.word("colour", COLOURS),
        row.number("cost"),
        row.effect("effect"),
        row.text("name", 30),
        row.number("art", 0, 11),
        row.word("start", SEATS) if row.has("start") else "",
    )


def _track(table: KikaiTable) -> tuple[TrackSpace, ...]:
    return tuple(_space(row) for row in table.rows("list", "id"))


def _space(row: KikaiTable) -> TrackSpace:
    return TrackSpace(
        row.number("value", 1) if row.has("value") else None,
        row.number("vp") if row.has("vp") else 0,
        row.effect("bonus", needed=False),
    )


def _master(table: KikaiTable) -> MasterBoard:
    rows = [MasterRow(row.number("first"), row.number("vp")) for row in table.rows("rows", "id")]
    bonuses = [(row.number("space", 1), row.effect("effect")) for row in table.rows("bonuses", "id")]
    return MasterBoard(table.number("spaces", 1), tuple(rows), tuple(bonuses), table.numbers("multipliers"))


def _billboards(table: KikaiTable) -> tuple[Billboard, ...]:
    return tuple(Billboard(row.slug("id"), row.effect("effect")) for row in table.rows("list", "id"))


def _tiles(table: KikaiTable, advanced: bool) -> tuple[BonusTile, ...]:
    rows = table.rows("list", "kind")
    if advanced:
        return tuple(_advanced_tile(row) for row in rows)
    return tuple(BonusTile(row.word("kind", BONUS_KINDS), row.number("amount")) for row in rows)


def _start(table: KikaiTable) -> Effect:
    return Effect(table.number("energy"), table.number("megaphone"), table.number("ladder"))


def _scoring(table: KikaiTable) -> Scoring:
    return Scoring(
        table.number("most_fans"),
        table.number("energy_per_vp", 1),
        table.number("megaphones_per_vp", 1),
        table.number("ladders_per_vp", 1),
    )


def _caps(top: KikaiTable) -> dict[str, int]:
    if not top.has("caps"):
        return {}
    table = top.table("caps")
    return {key: table.number(key, 1, 999) for key in CAPS if table.has(key)}


# What differs in form in Advanced mode --------------------------------------------------------------------------


def _advanced_master(table: KikaiTable, rounds: int) -> MasterBoard:
    """The Master's Board; without multipliers a row's VP, if it has any, count once in each of the `rounds` (K23)."""
    rows = tuple(_advanced_row(row) for row in table.rows("rows", "id"))
    bonuses = tuple((row.number("space", 1), row.effect("effect")) for row in table.rows("bonuses", "id"))
    multipliers = table.numbers("multipliers") if table.has("multipliers") else (1,) * rounds
    return MasterBoard(table.number("spaces", 1), rows, bonuses, multipliers)


def _advanced_row(row: KikaiTable) -> MasterRow:
    vp = row.number("vp") if row.has("vp") else 0
    lose = row.number("lose") if row.has("lose") else 0
    return MasterRow(row.number("first"), vp, lose, row.effect("effect", needed=False))


def _advanced_tile(row: KikaiTable) -> BonusTile:
    """A Construction Bonus Tile; the grant says what it gives, the cheap droppers what each costs."""
    kind = row.word("kind", ADVANCED_KINDS)
    amount = row.number("amount") if kind == CHEAP_DROPPERS else 0
    return BonusTile(kind, amount, row.effect("effect") if kind == GRANT else Effect())


def _foundation_bonuses(table: KikaiTable) -> tuple[Effect, ...]:
    """What each of the six Foundation Tiles gives (K25)."""
    return tuple(row.effect("effect") for row in table.rows("list", "id"))


def _advanced_scoring(table: KikaiTable) -> Scoring:
    """The items of the final scoring: fans and influence, and those of Standard that the edition names too (K24)."""
    return Scoring(
        table.number("most_fans") if table.has("most_fans") else 0,
        table.number("energy_per_vp", 1) if table.has("energy_per_vp") else 0,
        table.number("megaphones_per_vp", 1) if table.has("megaphones_per_vp") else 0,
        table.number("ladders_per_vp", 1) if table.has("ladders_per_vp") else 0,
        table.number("fan_vp"),
        table.number("influence_vp"),
        not (table.has("unlocked") and table.flag("unlocked")),
    )
