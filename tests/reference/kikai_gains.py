"""Gaining effects, clearing the Energy Track, discarding droppers (K15, K16, K21, K32), for KIKAI's reference rules."""

from __future__ import annotations

from .kikai_asking import Course, ask
from .kikai_ladders import placed_ladders
from .kikai_printed import Effect, word
from .kikai_table import Player, Table


def gain(table: Table, player: Player, effect: Effect, source: str) -> Course[None]:
    """Everything an effect names; of a choice the one the player picks. VP are kept by `source`."""
    if "choice" in effect:
        options = {f"choose {word(option)}": option for option in effect["choice"]}
        said = yield from ask(table, player, "choose", lambda: options)
        yield from gain(table, player, options[said], source)
        return
    player.energy += from_supply(table, "energy", effect.get("energy", 0))
    player.megaphones += from_supply(table, "megaphone", effect.get("megaphone", 0))
    player.ladders += from_supply(table, "ladder", effect.get("ladder", 0))
    player.vp[source] += effect.get("vp", 0)
    yield from discard_droppers(table, player, effect.get("discard", 0))


def from_supply(table: Table, token: str, wanted: int) -> int:
    """K21: tokens are unlimited unless the edition caps them; then a gain stops at what the supply still has."""
    if token not in table.printed.caps:
        return wanted
    players = table.players.values()
    out = {
        "energy": sum(player.energy for player in players),
        "megaphone": sum(player.megaphones for player in players),
        "ladder": sum(player.ladders for player in players) + placed_ladders(table),
    }
    there = min(wanted, max(0, table.printed.caps[token] - out[token]))
    if there < wanted:
        table.note(f"K21: the supply of {token} runs short")
    return there


def discard_droppers(table: Table, player: Player, count: int) -> Course[None]:
    """K16: the next droppers left to right leave the game, as many as there are."""
    left = len(table.printed.track) - player.cleared
    if count > left:
        table.note("K16: fewer droppers than are to be discarded")
    player.cleared += min(count, left)
    yield from settle(table, player)


def take_street(table: Table, player: Player, street: str) -> Course[None]:
    """K3, K15: the street is the player's as a whole; its bonus comes first, then the cleared spaces' bonuses."""
    printed = table.printed.streets[street]
    table.streets[street] = player.name
    player.cleared += printed["spaces"]
    yield from gain(table, player, printed.get("bonus", {}), "streets")
    yield from settle(table, player)


def settle(table: Table, player: Player) -> Course[None]:
    """K15, K32: the bonus of every cleared space, left to right, whatever has cleared it."""
    while player.settled < player.cleared:
        space = table.printed.track[player.settled]
        player.settled += 1
        yield from gain(table, player, space.get("bonus", {}), "track")


def shown_value(table: Table, player: Player) -> int:
    """K32: the value on the rightmost cleared space that shows one; none: 0."""
    values = [space["value"] for space in table.printed.track[: player.cleared] if "value" in space]
    return int(values[-1]) if values else 0
