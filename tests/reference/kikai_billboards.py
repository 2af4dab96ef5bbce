"""What an emptied Square brings: a Billboard, its bonus, and with the sixth the game (K17, K18); KIKAI's reference."""

from __future__ import annotations

from .kikai_asking import Course, ask
from .kikai_gains import gain
from .kikai_table import Player, Table


class MediaVictory(Exception):
    """K18: the sixth Billboard stands; nothing further is paid or scored."""


def take_fan(table: Table, square: str, colour: str) -> bool:
    """Take a fan off a Square; whether it was the last one there."""
    table.fans[square].remove(colour)
    return not table.fans[square]


def billboard(table: Table, player: Player, square: str) -> Course[None]:
    """K17: the emptied Square gets one of the player's Billboards: which one is asked only where they differ.

    Standard: the Square's VP and the Billboard's bonus. Advanced: the Square's bonus alone.
    """
    printed = table.printed
    if printed.advanced:
        board = player.billboards[0]
    else:
        said = yield from ask(
            table, player, "sign", lambda: {f"billboard {board}" for board in player.billboards}
        )
        board = said.split()[1]
    player.billboards.remove(board)
    table.signs[square] = (player.name, board)
    if not player.billboards:
        table.note("K18: the sixth Billboard ends the game")
        raise MediaVictory(player.name)
    if printed.advanced:
        yield from gain(table, player, printed.squares[square].get("bonus", {}), "squares")
    else:
        player.vp["squares"] += printed.squares[square]["vp"]
        yield from gain(table, player, printed.billboards[board], "billboards")
