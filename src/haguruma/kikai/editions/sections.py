"""From the tables of an edition file to the parts of an `Edition`: which keys there are, and what each may hold.

Typed access to one table is `reading`'s; whether the parts fit together is `checking`'s.
"""

from __future__ import annotations

from dataclasses import replace

from ...kernel.editions.notes import Notes
from ..constants import BONUS_KINDS, COLOURS, KINDS, SEATS
from .advanced import ALIKE, advanced_master, advanced_scoring, advanced_tile, foundation_bonuses
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
from .reading import KikaiTable

MODES: tuple[str, ...] = ("standard", "advanced")
"""The modes of play; each has a table of its own for what differs."""

CAPS: tuple[str, ...] = ("energy", "megaphone", "ladder", "influence")
"""What an edition may limit: three supplies of tokens, and the length of the influence tracks."""


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
        master=advanced_master(side.table("master"), rounds) if advanced else _master(side.table("master")),
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
        scoring=advanced_scoring(side.table("scoring")) if advanced else _scoring(side.table("scoring")),
        caps=_caps(top),
        sources=notes.sources,
        notes=about.text("notes", 2000) if about.has("notes") else "",
        foundation_bonuses=foundation_bonuses(side.table("foundations")) if advanced else (),
    )
    evidence = about.flag("evidence") if about.has("evidence") else reconstruction
    top.close()
    invented = reconstruction or "invented" in notes.sources.values()
    return replace(edition, reconstruction=invented), evidence


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
        return tuple(advanced_tile(row) for row in rows)
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
