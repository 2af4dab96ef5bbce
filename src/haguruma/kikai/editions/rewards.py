"""What the rewards of the Advanced side may hold so that they can be settled at once: the Master's rows, the grant."""

from __future__ import annotations

from ...kernel.faults import Fault
from .edition import Edition


def row_effects(edition: Edition) -> list[Fault]:
    """A round's reward is paid to both players at once: it asks nothing, and its VP are those that are multiplied."""
    faults = []
    for i, row in enumerate(edition.master.rows):
        where = f"{edition.mode}.master.rows[#{i + 1}]"
        if row.effect.choice or row.effect.discard:
            text = "a row gives Energy, Megaphones or Ladders, and leaves nothing to choose"
            faults.append(Fault(f"{where}.effect", row.effect, "K23", text))
        if row.effect.vp:
            text = "the VP of a row stand in its `vp`, for they are multiplied"
            faults.append(Fault(f"{where}.effect.vp", row.effect.vp, "K23", text))
        if row.lose and row.effect.energy:
            faults.append(Fault(f"{where}.lose", row.lose, "K23", "a row takes Energy or gives it, not both"))
    return faults


def grant_effect(edition: Edition) -> list[Fault]:
    """A Construction Bonus is settled at once, before any Ladder: it leaves nothing to choose (K19)."""
    return [
        Fault(
            f"{edition.mode}.bonus_tiles[{tile.kind}].effect",
            tile.effect,
            "K19",
            "a tile is settled at once, so it gives Energy, Megaphones, Ladders or VP and leaves nothing to choose",
        )
        for tile in edition.bonus_tiles
        if tile.effect.choice or tile.effect.discard
    ]
