"""Influence markers and the Ladders that move them (K7, K22), for the reference rules of KIKAI."""

from __future__ import annotations

from .kikai_table import Player, Table


def add_influence(table: Table, player: Player, part: str, kind: str) -> None:
    """K22: a component moves the marker of its colour by its kind's steps, as far as the edition's cap lets it."""
    printed = table.printed
    colour = printed.colour(part)
    reached = player.influence[colour] + printed.counts["influence"][kind]
    cap = printed.caps.get("influence", reached)
    if reached > cap:
        table.note("K22: influence stops at the edition's cap")
    player.influence[colour] = min(reached, cap)


def ladder_options(table: Table, player: Player, spare: int) -> set[str]:
    """K7: where Ladders can go, `spare` of them being free: Bodies first, Heads only above a climbed Body."""
    counts = table.printed.counts
    found: set[str] = set()
    for district, kikai in player.kikai.items():
        if kikai.climbed == 0 and len(kikai.parts) >= 2 and counts["body_ladders"] <= spare:
            found.add(f"ladder {district} body")
        if kikai.climbed == 1 and len(kikai.parts) == 3 and counts["head_ladders"] <= spare:
            found.add(f"ladder {district} head")
    return found


def place_ladder(table: Table, player: Player, said: str) -> None:
    """K7: the Ladders are paid all at once and stay there; the component's influence counts from now on."""
    _, district, kind = said.split()
    kikai = player.kikai[district]
    player.ladders -= table.printed.counts[f"{kind}_ladders"]
    kikai.climbed += 1
    add_influence(table, player, kikai.parts[kikai.climbed], kind)


def placed_ladders(table: Table) -> int:
    """Ladders standing beside KIKAI, both players'."""
    counts = table.printed.counts
    each = (0, counts["body_ladders"], counts["body_ladders"] + counts["head_ladders"])
    return sum(each[kikai.climbed] for player in table.players.values() for kikai in player.kikai.values())
