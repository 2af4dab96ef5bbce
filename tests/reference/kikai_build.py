"""Build a KIKAI Component, and what Foundation and Construction Bonus Tiles bring (K19, K20, K25, K34); reference."""

from __future__ import annotations

from .kikai_asking import Course, Decision
from .kikai_billboards import billboard, take_fan
from .kikai_gains import gain
from .kikai_ladders import add_influence
from .kikai_printed import BILLBOARDS, KINDS, RING
from .kikai_table import Kikai, Player, Table


def build_options(table: Table, player: Player, district: str) -> set[str]:
    """Rulebook, Build: a displayed component of the kind that comes next in the District, if it can be paid."""
    height = player.height(district)
    shown = table.display[KINDS[height]] if height < len(KINDS) else []
    return {f"build {part}" for part in shown if table.printed.parts[part]["cost"] <= player.energy}


def build(table: Table, player: Player, district: str, part: str) -> Course[None]:
    """Rulebook, Build: pay, place, turn the next one up; a Foot brings influence, a Head may bring a tile."""
    kind = table.printed.parts[part]["kind"]
    player.energy -= table.printed.parts[part]["cost"]
    table.display[kind].remove(part)
    if table.box[kind]:
        table.display[kind].append(table.box[kind].pop(0))
        table.revealed += 1
    player.kikai.setdefault(district, Kikai()).parts.append(part)
    if kind == "foot":
        add_influence(table, player, part, "foot")
        yield from leave_foundation(table, player, district)
    elif kind == "head" and district in table.bonus_tiles:
        yield from first_head(table, player, district)
    elif kind == "head":
        table.note("K19: a second Head gets no tile")


def leave_foundation(table: Table, player: Player, district: str) -> Course[None]:
    """K25, K33: the Foundation Tile under a new Foot leaves the board; an Advanced one gives its bonus."""
    tile = player.foundations.pop(district, None)
    if tile is not None:
        yield from gain(table, player, table.printed.foundations[tile], "construction")


def first_head(table: Table, player: Player, district: str) -> Course[None]:
    """K19: the first Head of either player in a District takes the tile, settled at once or kept to the end."""
    kind = table.bonus_tiles.pop(district)
    tile = table.printed.tiles[kind]
    table.note(f"K19: the tile '{kind}' is taken")
    if not table.printed.advanced:
        player.vp["construction"] += counted(table, player, kind) * tile["amount"]
    elif kind == "grant":
        yield from gain(table, player, tile["effect"], "construction")
    elif kind == "discard-fan":
        yield from discard_fan(table, player)
    else:
        player.tiles.add(kind)


def counted(table: Table, player: Player, kind: str) -> int:
    """K19: what a Standard tile counts, the Head that has just been built among it."""
    heights = [player.height(district) for district in RING]
    if kind == "droppers":
        own = [street for street, owner in table.streets.items() if owner == player.name]
        return sum(int(table.printed.streets[street]["spaces"]) for street in own)
    if kind == "taller":
        return taller(table, player)
    if kind == "feet":
        return sum(height >= 1 for height in heights)
    if kind == "heads":
        return sum(height == 3 for height in heights)
    if kind == "billboards":
        return BILLBOARDS - len(player.billboards)
    return max(player.influence.values())


def taller(table: Table, player: Player) -> int:
    """K20: Districts where the own KIKAI is strictly taller than the opponent's; an empty site counts 0."""
    other = table.other(player)
    return sum(player.height(district) > other.height(district) for district in RING)


def discard_fan(table: Table, player: Player) -> Course[None]:
    """K34: any fan of any Square leaves the game, if there is one; it may be the last one there (K17, K18)."""
    options = frozenset(f"discard {fan}<{square}" for square, fans in table.fans.items() for fan in fans)
    if not options:
        table.note("K34: no fan to discard")
        return
    said = yield Decision(player.name, "discard", options)
    colour, square = said.split()[1].split("<")
    if take_fan(table, square, colour):
        table.note("K34: the discarded fan was the Square's last")
        if len(player.billboards) == 1:
            table.note("K34: a Media victory by a discarded fan")
        yield from billboard(table, player, square)
