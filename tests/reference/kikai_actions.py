"""Deploy, Attract and Exhibition, and paying Megaphones (K3–K6, K8, K14, K35–K37), for KIKAI's reference rules."""

from __future__ import annotations

from .kikai_asking import DONE, Course, Decision, ask
from .kikai_billboards import billboard, take_fan
from .kikai_gains import from_supply, gain, shown_value, take_street
from .kikai_ladders import ladder_options, place_ladder
from .kikai_network import joined_squares, tolls
from .kikai_printed import KINDS, distance, many
from .kikai_table import Kikai, Player, Table

# Deploy Flyer Droppers


def dropper_cost(table: Table, player: Player) -> int:
    """K37: Energy for one dropper, the tile's price for its owner."""
    if "cheap-droppers" in player.tiles:
        return int(table.printed.tiles["cheap-droppers"]["amount"])
    return int(table.printed.counts["dropper_cost"])


def deploy_options(table: Table, player: Player, district: str) -> set[str]:
    """K3, K4: free streets that touch the District or a Square joined to it, if they can be paid and filled."""
    ends = joined_squares(table, player, district) | {district}
    left = len(table.printed.track) - player.cleared
    found: set[str] = set()
    for name, street in table.printed.streets.items():
        cost = street["spaces"] * dropper_cost(table, player)
        if name in table.streets or not ends & {street["a"], street["b"]} or cost > player.energy:
            continue
        if street["spaces"] > left:
            table.note("K3: too few droppers left for a street")
        else:
            found.add(f"deploy {name}")
    return found


def deploy(table: Table, player: Player, district: str, street: str) -> Course[None]:
    """K3, K37: the street is taken whole, in one payment."""
    if not table.printed.reaches(street, district):
        table.note("K4: a street that does not touch the District")
    if "cheap-droppers" in player.tiles:
        table.note("K37: droppers for the tile's price")
    player.energy -= table.printed.streets[street]["spaces"] * dropper_cost(table, player)
    yield from take_street(table, player, street)


# Attract Fans


def attract_options(table: Table, player: Player, district: str, first: bool) -> dict[str, int]:
    """K5, K6, K35: each fan that can come to a free Fan-Zone of its colour, and what it owes the opponent."""
    found: dict[str, int] = {}
    kikai = player.kikai.get(district, Kikai())
    for square, toll in tolls(table, player, district).items():
        owed = 0 if first and "free-fan" in player.tiles else toll
        for kind, part in zip(KINDS, kikai.parts, strict=False):
            wanted = table.printed.colour(part)
            if kind in kikai.fans or wanted not in table.fans[square]:
                continue
            if owed <= player.energy:
                found[f"attract {kind}<{square}"] = owed
            else:
                table.note("K5: a way that cannot be paid in full")
    return found


def attract(table: Table, player: Player, district: str, said: str) -> Course[None]:
    """K6: at least one fan; then one after another, each settled in full before the next is chosen."""
    began_with = player.energy
    first = True
    while said != DONE:
        owed = attract_options(table, player, district, first)[said]
        _note_toll(table, player, district, said, owed, began_with)
        last = yield from attract_one(table, player, district, said, owed)
        first = False
        said = yield from ask(
            table, player, "attract", lambda: attract_options(table, player, district, False), may_end=True
        )
        if last and said != DONE:
            table.note("K6: a fan after a Billboard in one Attract")


def attract_one(table: Table, player: Player, district: str, said: str, owed: int) -> Course[bool]:
    """K6: toll to the opponent, fan to its Fan-Zone, Effect, Billboard; whether it was the Square's last fan."""
    kind, square = said.split()[1].split("<")
    kikai = player.kikai[district]
    part = kikai.parts[KINDS.index(kind)]
    player.energy -= owed
    table.other(player).energy += owed
    kikai.fans[kind] = table.printed.colour(part)
    last = take_fan(table, square, table.printed.colour(part))
    yield from gain(table, player, table.printed.parts[part]["effect"], "fans")
    if last:
        yield from billboard(table, player, square)
    return last


def _note_toll(table: Table, player: Player, district: str, said: str, owed: int, began_with: int) -> None:
    """Count what is rare about a toll: `began_with` is the Energy before the action's first fan."""
    full = tolls(table, player, district)[said.split("<")[1]]
    if owed:
        table.note("K5: a toll is paid")
    if owed > began_with:
        table.note("K6: Energy just gained pays for a fan")
    if owed < full:
        table.note("K35: the first fan travels free over the opponent's streets")


# Host an Exhibition


def purse(player: Player) -> int:
    """K36: how many Megaphones a player can pay, Ladders counted where they are as good."""
    return player.megaphones + (player.ladders if "ladders-too" in player.tiles else 0)


def mixes(player: Player, owed: int) -> dict[str, int]:
    """K36: each way to pay, and how many Ladders are in it."""
    most = min(owed, player.ladders) if "ladders-too" in player.tiles else 0
    fewest = max(0, owed - player.megaphones)
    found: dict[str, int] = {}
    for ladders in range(fewest, most + 1):
        parts = [many(owed - ladders, "megaphone"), many(ladders, "ladder")]
        found["pay " + "+".join(part for part in parts if part)] = ladders
    return found


def pay(table: Table, player: Player, owed: int) -> Course[None]:
    """K36: Megaphones, or a mix with Ladders, asked for where there is one; K7: no Ladder it needs can be placed."""
    said = ""
    while len(ways := mixes(player, owed)) > 1:
        placing = ladder_options(table, player, min(player.ladders, purse(player) - owed))
        if placing < ladder_options(table, player, player.ladders):
            table.note("K7: Ladders that a payment needs cannot be placed")
        said = yield Decision(player.name, "pay", frozenset(ways) | placing)
        if said not in placing:
            break
        table.note("K7: a Ladder placed, the question being 'pay'")
        place_ladder(table, player, said)
    ladders = ways[said] if said in ways else min(ways.values())
    if ladders:
        table.note(
            "K36: Ladders paid for Megaphones, " + ("by choice" if said in ways else "for want of others")
        )
    player.ladders -= ladders
    player.megaphones -= owed - ladders


def fetch_options(player: Player, host: str) -> set[str]:
    """K8: other Districts with own fans whose distance can be paid."""
    found = [district for district, kikai in player.kikai.items() if kikai.fans and district != host]
    return {f"fetch {district}" for district in found if distance(host, district) <= purse(player)}


def collect(table: Table, player: Player, district: str) -> None:
    """K8, K26: all own fans of a District are taken in; they count as collected."""
    kikai = player.kikai.get(district, Kikai())
    for colour in kikai.fans.values():
        player.collected[colour] += 1
        table.gathered[colour] += 1
    kikai.fans.clear()


def exhibit(table: Table, player: Player, host: str) -> Course[None]:
    """K8: the District's fans, then any others for Megaphones as long as the player likes; then it pays."""
    collect(table, player, host)
    if not table.gathered:
        table.note("K8: an Exhibition where no own fan is")
    while (yield from fetch(table, player, host)) != DONE:
        table.note("K8: fans fetched from another District")
    yield from pay_out(table, player)


def fetch(table: Table, player: Player, host: str) -> Course[str]:
    """K8: all own fans of one other District are taken in, for its own distance in Megaphones; or the player ends."""
    said = yield from ask(
        table, player, "collect", lambda: fetch_options(player, host), may_end=True, for_ladders=True
    )
    if said != DONE:
        district = said.split()[1]
        collect(table, player, district)
        yield from pay(table, player, distance(host, district))
    return said


def pay_out(table: Table, player: Player) -> Course[None]:
    """K8, K14: Energy from the track, one move by the fans' influence, then every bonus passed or reached."""
    value = shown_value(table, player)
    if not value:
        table.note("K32: an Exhibition without a value to pay")
    player.energy += from_supply(table, "energy", value)
    steps = sum(count * player.influence[colour] for colour, count in table.gathered.items())
    table.gathered.clear()
    start, end = player.renown, table.printed.renown_end
    if start + steps > end:
        table.note("K14: the marker stops at the last space")
    player.renown = min(start + steps, end)
    for space in range(start + 1, player.renown + 1):
        yield from gain(table, player, table.printed.renown_bonus.get(space, {}), "master")
