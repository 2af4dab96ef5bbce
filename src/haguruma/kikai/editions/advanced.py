"""The tables of `[advanced]` that differ in form from those of `[standard]`: their keys, and what each may hold."""

from __future__ import annotations

from ..constants import ADVANCED_KINDS, CHEAP_DROPPERS, GRANT
from .edition import Billboard, BonusTile, Effect, MasterBoard, MasterRow, Scoring
from .reading import KikaiTable

ALIKE: tuple[Billboard, ...] = tuple(Billboard(f"b{number}", Effect()) for number in range(1, 7))
"""The Billboards of the Advanced side: none of them gives anything, so they are told apart by number alone (K17)."""


def advanced_master(table: KikaiTable, rounds: int) -> MasterBoard:
    """The Master's Board; without multipliers a row's VP, if it has any, count once in each of the `rounds` (K23)."""
    rows = tuple(_row(row) for row in table.rows("rows", "id"))
    bonuses = tuple((row.number("space", 1), row.effect("effect")) for row in table.rows("bonuses", "id"))
    multipliers = table.numbers("multipliers") if table.has("multipliers") else (1,) * rounds
    return MasterBoard(table.number("spaces", 1), rows, bonuses, multipliers)


def _row(row: KikaiTable) -> MasterRow:
    vp = row.number("vp") if row.has("vp") else 0
    lose = row.number("lose") if row.has("lose") else 0
    return MasterRow(row.number("first"), vp, lose, row.effect("effect", needed=False))


def advanced_tile(row: KikaiTable) -> BonusTile:
    """A Construction Bonus Tile; the grant says what it gives, the cheap droppers what each costs."""
    kind = row.word("kind", ADVANCED_KINDS)
    amount = row.number("amount") if kind == CHEAP_DROPPERS else 0
    return BonusTile(kind, amount, row.effect("effect") if kind == GRANT else Effect())


def foundation_bonuses(table: KikaiTable) -> tuple[Effect, ...]:
    """What each of the six Foundation Tiles gives (K25)."""
    return tuple(row.effect("effect") for row in table.rows("list", "id"))


def advanced_scoring(table: KikaiTable) -> Scoring:
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
