"""Where streets lead: what joins a District (K4) and the cheapest way of a fan (K5), for KIKAI's reference rules."""

from __future__ import annotations

from .kikai_table import Player, Table


def joined_squares(table: Table, player: Player, district: str) -> set[str]:
    """K4: the Squares that the player's own streets join to the District, through no other District."""
    own = [street for street, owner in table.streets.items() if owner == player.name]
    joined: set[str] = set()
    ends = [district]
    while ends:
        here = ends.pop()
        for street in own:
            if table.printed.reaches(street, here):
                there = table.printed.across(street, here)
                if there in table.printed.squares and there not in joined:
                    joined.add(there)
                    ends.append(there)
    return joined


def tolls(table: Table, player: Player, district: str) -> dict[str, int]:
    """K5: each Square from which owned streets lead to the District, and the fewest opposing droppers on the way.

    Every street taken is tried again until no way gets cheaper; other Districts are no way through.
    """
    squares = table.printed.squares
    cheapest = {district: 0}
    changed = True
    while changed:
        changed = False
        for street, owner in table.streets.items():
            toll = 0 if owner == player.name else table.printed.streets[street]["spaces"]
            for end in ("a", "b"):
                here = table.printed.streets[street][end]
                there = table.printed.across(street, here)
                if here not in cheapest or there not in squares:
                    continue
                if there not in cheapest or cheapest[here] + toll < cheapest[there]:
                    cheapest[there] = cheapest[here] + toll
                    changed = True
    del cheapest[district]
    return cheapest
