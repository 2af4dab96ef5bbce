"""The score sheet and who has won (K18, K24, K26, K27, K32, K33), for the reference rules of KIKAI."""

from __future__ import annotations

from .kikai_printed import SEATS
from .kikai_table import Player, Table

SOURCES = ("fans", "streets", "track", "squares", "billboards", "construction", "master", "rounds")
"""Where VP are earned during the game."""


def sheet(table: Table) -> dict[str, tuple[int, int]]:
    """What each line of the score sheet would bring Yellow and Purple now; without those that bring nothing."""
    yellow, purple = (_lines(table, player) for player in table.players.values())
    return {key: (yellow[key], purple[key]) for key in yellow if yellow[key] or purple[key]}


def _lines(table: Table, player: Player) -> dict[str, int]:
    """The sheet's lines for one player: VP earned by source, then what is scored besides (K24, K27, K33)."""
    scoring = table.printed.scoring
    return {
        **{source: player.vp[source] for source in SOURCES},
        "unlocked": unlocked(table, player),
        "most-fans": most_fans(table, player),
        "foundations": 0 if table.printed.advanced else -sum(player.foundations.values()),
        "energy": leftover(player.energy, scoring.get("energy_per_vp", 0)),
        "megaphones": leftover(player.megaphones, scoring.get("megaphones_per_vp", 0)),
        "ladders": leftover(player.ladders, scoring.get("ladders_per_vp", 0)),
        "collected": fans(player) * scoring.get("fan_vp", 0),
        "influence": sum(player.influence.values()) * scoring.get("influence_vp", 0),
    }


def unlocked(table: Table, player: Player) -> int:
    """K32, K24: the VP of every cleared space of the Energy Track; Advanced only if the edition says so."""
    if table.printed.advanced and not table.printed.scoring.get("unlocked"):
        return 0
    return sum(space.get("vp", 0) for space in table.printed.track[: player.cleared])


def fans(player: Player) -> int:
    """K26: the fans a player's Exhibitions have collected."""
    return sum(player.collected.values())


def most_fans(table: Table, player: Player) -> int:
    """K26: an award for whoever has collected more fans; for nobody on a tie."""
    return table.printed.scoring.get("most_fans", 0) if fans(player) > fans(table.other(player)) else 0


def leftover(tokens: int, each: int) -> int:
    """K27: 1 VP for so many tokens, rounded down, each kind on its own; 0: not scored."""
    return tokens // each if each else 0


def outcome(table: Table) -> tuple[str, list[str]]:
    """K18, K26: why the game is over and who has won; both in a draw."""
    if table.winner:
        return "media", [table.winner]
    totals = {name: sum(_lines(table, player).values()) for name, player in table.players.items()}
    if min(totals.values()) < 0:
        table.note("K33: a total below nought")
    if len(set(totals.values())) > 1:
        return "points", [max(totals, key=lambda name: totals[name])]
    reds = {name: player.collected["red"] for name, player in table.players.items()}
    if len(set(reds.values())) > 1:
        table.note("K26: red fans break a tie")
        return "red-fans", [max(reds, key=lambda name: reds[name])]
    table.note("K26: a draw")
    return "draw", list(SEATS)
