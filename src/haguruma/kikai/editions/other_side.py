"""What the rulebook tells about the Advanced side of boards and tiles; its worked examples show the Standard one.

Evidence that holds on either side is in `evidence`, `streets` and `tracks`.
"""

from __future__ import annotations

from ..constants import CHEAP_DROPPERS, GRANT
from .constraint import Constraint, Finding, differing, unless
from .edition import Edition, Effect

LOSING = 5
"""Rows of the Master's Board that take Energy."""
ENERGY = Effect(energy=3)
MEGAPHONE = Effect(megaphone=1)


def _rows(edition: Edition) -> list[Finding]:
    """Rows 1–5 take Energy, rows 6–7 give 3, rows 8–9 a Megaphone."""
    wanted = [Effect()] * LOSING + [ENERGY, ENERGY, MEGAPHONE, MEGAPHONE]
    where = f"{edition.mode}.master.rows"
    odd: list[Finding] = []
    for i, row in enumerate(edition.master.rows[: len(wanted)]):
        if row.effect != wanted[i]:
            odd.append((f"{where}[#{i + 1}].effect", row.effect))
        if (row.lose > 0) != (i < LOSING):
            odd.append((f"{where}[#{i + 1}].lose", row.lose))
    return odd


def _squares(edition: Edition) -> list[Finding]:
    """A Square gives one of the kinds the rulebook lists, and each of them stands somewhere."""
    kinds = {Effect(discard=2), Effect(ladder=1), Effect(megaphone=1), Effect(energy=2)}
    where = f"{edition.mode}.squares"
    odd: list[Finding] = [
        (f"{where}[{square.id}].bonus", square.bonus)
        for square in edition.squares
        if square.bonus not in kinds and square.bonus != Effect(vp=square.bonus.vp)
    ]
    present = {square.bonus for square in edition.squares}
    some_vp = any(square.bonus.vp for square in edition.squares)
    return odd + unless(kinds <= present and some_vp, where, len(kinds & present))


def _tiles(edition: Edition) -> list[Finding]:
    where = f"{edition.mode}.bonus_tiles"
    found: list[Finding] = []
    for tile in edition.bonus_tiles:
        if tile.kind == GRANT and tile.effect != Effect(energy=5, ladder=1):
            found.append((f"{where}[{tile.kind}].effect", tile.effect))
        if tile.kind == CHEAP_DROPPERS and tile.amount != 1:
            found.append((f"{where}[{tile.kind}].amount", tile.amount))
    return found


def _scoring(edition: Edition) -> list[Finding]:
    found, where = edition.scoring, f"{edition.mode}.scoring"
    return differing(
        [
            (f"{where}.fan_vp", found.fan_vp, 1),
            (f"{where}.influence_vp", found.influence_vp, 1),
            (f"{where}.unlocked", not found.without_unlocked, False),
            (f"{where}.most_fans", found.most_fans, 0),
            (f"{where}.energy_per_vp", found.energy_per_vp, 0),
            (f"{where}.megaphones_per_vp", found.megaphones_per_vp, 0),
            (f"{where}.ladders_per_vp", found.ladders_per_vp, 0),
        ]
    )


OTHER_SIDE: tuple[Constraint, ...] = (
    Constraint("MB10", "rows 1 to 5 take Energy, 6 and 7 give 3 Energy, 8 and 9 a Megaphone", _rows),
    Constraint("rulebook: Billboards", "Squares give: 2 droppers, Ladder, Megaphone, VP, 2 Energy", _squares),
    Constraint(
        "rulebook: KIKAI Head Construction Bonus", "a tile gives 5 Energy and 1 Ladder, one droppers for 1", _tiles
    ),
    Constraint("rulebook: Final Scoring", "1 VP per fan collected and per point of influence", _scoring),
)
