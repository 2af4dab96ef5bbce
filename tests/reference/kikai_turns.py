"""The course of a game: set-up, turns, rounds, Little Bré (K2, K9–K13, K23, K30, K31, K38); KIKAI's reference."""

from __future__ import annotations

from .kikai_actions import attract, attract_options, deploy, deploy_options, exhibit, pay, purse
from .kikai_asking import DONE, Course, Decision, Shuffle, ask
from .kikai_billboards import MediaVictory
from .kikai_build import build, build_options, leave_foundation
from .kikai_gains import gain, take_street
from .kikai_ladders import add_influence
from .kikai_printed import RING, SEATS
from .kikai_table import Kikai, Player, Table


def game(table: Table) -> Course[None]:
    """K2: set-up if it is still to come, then turns in strict alternation to the last one, or to a Media victory."""
    try:
        if table.turn == 0:
            yield from set_up(table)
            table.turn = 1
        while table.turn <= table.printed.last_turns[-1]:
            yield from turn(table, mover(table))
            if table.turn in table.printed.last_turns:
                yield from end_round(table, table.printed.round_of(table.turn))
            table.turn += 1
    except MediaVictory as victory:
        table.winner = str(victory)


def mover(table: Table) -> Player:
    """K2: Yellow has the first turn of the game, then they alternate, whatever round it is."""
    return table.players[SEATS[(table.turn - 1) % 2]]


# Set-up


def set_up(table: Table) -> Course[None]:
    """K31: Yellow, Purple, Purple, Yellow each place a starting Foot and lay one dropper beside it."""
    for name in ("yellow", "purple", "purple", "yellow"):
        yield from place_foot(table, table.players[name])


def place_foot(table: Table, player: Player) -> Course[None]:
    """K31, K25: Foot, influence, Foundation Tile; then a free street of one space, for nothing, with its bonuses."""
    said = yield Decision(player.name, "place", frozenset(place_options(table, player)))
    _, foot, district = said.split()
    player.kikai[district] = Kikai([foot])
    add_influence(table, player, foot, "foot")
    yield from leave_foundation(table, player, district)
    streets = frozenset(f"deploy {street}" for street in first_streets(table, district))
    said = yield Decision(player.name, "lay", streets)
    yield from take_street(table, player, said.split()[1])


def place_options(table: Table, player: Player) -> set[str]:
    """K31: an own starting Foot still there, and a District without an own Foot where a dropper can follow."""
    standing = {kikai.parts[0] for kikai in player.kikai.values()}
    parts = table.printed.parts.values()
    feet = [part["id"] for part in parts if part.get("start") == player.name and part["id"] not in standing]
    sites = [district for district in RING if district not in player.kikai and first_streets(table, district)]
    return {f"place {foot} {district}" for foot in feet for district in sites}


def first_streets(table: Table, district: str) -> list[str]:
    """K31: free streets of exactly one space that touch the District."""
    streets = table.printed.streets.values()
    single = [
        street["id"] for street in streets if street["spaces"] == 1 and district in (street["a"], street["b"])
    ]
    return [street for street in single if street not in table.streets]


# Turns


def turn(table: Table, player: Player) -> Course[None]:
    """Rulebook, Turn Structure; K12: without a card in hand the turn is the card-taking step alone."""
    if player.hand:
        said = yield from ask(table, player, "play", lambda: play_options(player))
        yield from play(table, player, said)
        said = yield from ask(table, player, "more", lambda: extra_options(player), may_end=True)
        if said != DONE:
            table.note("K9: an additional action")
            yield from play(table, player, said, owed=1)
    else:
        table.note("K12: a turn without a card")
    yield from take_card(table, player)
    yield from draw_by_ladder(table, player)
    refill_offer(table)


def play_options(player: Player) -> set[str]:
    """K10: a card for its own District, or two equal ones for any District, their own among them."""
    singles = {f"play {card}" for card in player.hand}
    pairs = {card for card in player.hand if player.hand.count(card) >= 2}
    return singles | {f"pair {card}>{district}" for card in pairs for district in RING}


def extra_options(player: Player) -> set[str]:
    """K9, K36: one additional action a turn, for a Megaphone or what is as good, and another card or pair."""
    return play_options(player) if purse(player) else set()


def play(table: Table, player: Player, said: str, owed: int = 0) -> Course[None]:
    """K9, K10, K38: put the cards down, pay for an additional action, draw for a pair; then act in the District."""
    verb, what = said.split()
    card, _, district = what.partition(">")
    for _ in range(2 if verb == "pair" else 1):
        player.hand.remove(card)
        column(table, player).append(card)
    if owed:
        yield from pay(table, player, owed)
    if verb == "pair":
        table.note(
            "K10: a pair acts in its own District" if card == district else "K10: a pair acts elsewhere"
        )
        draw_for_pair(table, player)
    yield from act(table, player, district or card)


def column(table: Table, player: Player) -> list[str]:
    """Rulebook, District Cards: the player's column of this turn; every round begins with the first one."""
    number = table.printed.round_of(table.turn)
    before = table.printed.last_turns[number - 1] if number else 0
    while len(player.played) <= (table.turn - before - 1) // 2:
        player.played.append([])
    return player.played[(table.turn - before - 1) // 2]


def draw_for_pair(table: Table, player: Player) -> None:
    """K38: the owner of that tile draws the pile's top card for every pair, to be used this very turn."""
    if "pair-draw" in player.tiles:
        table.note("K38: a pair draws a card" if table.pile else "K38: a pair, but no card to draw")
        draw(table, player)


def draw(table: Table, player: Player) -> None:
    """Take the pile's top card, if there is one."""
    if table.pile:
        player.hand.append(table.pile.pop(0))
        table.revealed += 1


def act(table: Table, player: Player, district: str) -> Course[None]:
    """Rulebook, Detailed Actions: build, deploy, attract, or exhibit, which is always possible (K8)."""

    def options() -> set[str]:
        attracting = attract_options(table, player, district, first=True)
        building, deploying = build_options(table, player, district), deploy_options(table, player, district)
        return {*building, *deploying, *attracting, "exhibit"}

    said = yield from ask(table, player, "act", options)
    verb, _, what = said.partition(" ")
    if verb == "build":
        yield from build(table, player, district, what)
    elif verb == "deploy":
        yield from deploy(table, player, district, what)
    elif verb == "attract":
        yield from attract(table, player, district, said)
    else:
        yield from exhibit(table, player, district)


def take_card(table: Table, player: Player) -> Course[None]:
    """K11: an open card or the pile's top one, wherever there is one."""

    def options() -> set[str]:
        return {f"take {card}" for card in table.offer} | ({"take pile"} if table.pile else set())

    said = yield from ask(table, player, "take", options)
    if said == DONE:
        table.note("K11: no card is left to take")
    elif said == "take pile":
        draw(table, player)
    else:
        table.offer.remove(said.split()[1])
        player.hand.append(said.split()[1])


def draw_by_ladder(table: Table, player: Player) -> Course[None]:
    """K11: any number of Ladders, one pile card each."""

    def options() -> set[str]:
        return {"draw"} if player.ladders and table.pile else set()

    while (yield from ask(table, player, "draws", options, may_end=True, for_ladders=True)) != DONE:
        table.note("K11: a Ladder draws a card")
        player.ladders -= 1
        draw(table, player)


def refill_offer(table: Table) -> None:
    """K11: cards are turned up until the offer is full or the pile empty."""
    while len(table.offer) < table.printed.counts["offer_size"]:
        if not table.pile:
            table.note("K11: the pile is empty and the offer short")
            return
        table.offer.append(table.pile.pop(0))
        table.revealed += 1


# Rounds


def end_round(table: Table, number: int) -> Course[None]:
    """K13, K30: played cards under the pile, the Master's rewards, markers to START, then Little Bré."""
    cards = [card for player in table.players.values() for played in player.played for card in played]
    shuffled = yield Shuffle(tuple(cards))
    table.pile += shuffled.split()
    for player in table.players.values():
        player.played = []
        yield from reward(table, player, number)
        player.renown = 0
    if table.little_bre and number + 1 < len(table.printed.last_turns):
        draw_up(table)


def reward(table: Table, player: Player, number: int) -> Course[None]:
    """K14, K23: the row's VP times the round's multiplier; then the Energy it takes, then what it gives."""
    rows = [row for row in table.printed.rows if row["first"] <= player.renown]
    if not rows:
        table.note("K14: START earns nothing")
        return
    player.vp["rounds"] += rows[-1].get("vp", 0) * table.printed.multipliers[number]
    taken = rows[-1].get("lose", 0)
    if taken > player.energy:
        table.note("K23: a row takes all the Energy there is")
    player.energy -= min(taken, player.energy)
    yield from gain(table, player, rows[-1].get("effect", {}), "rounds")


def draw_up(table: Table) -> None:
    """K30: the opener of the next round draws up to a full hand, then the other, as long as there are cards."""
    opener = table.other(mover(table))
    for player in (opener, table.other(opener)):
        if len(player.hand) >= table.printed.counts["hand_size"]:
            table.note("K30: a full hand draws nothing")
        while len(player.hand) < table.printed.counts["hand_size"] and table.pile:
            table.note("K30: Little Bré draws")
            draw(table, player)
        if len(player.hand) < table.printed.counts["hand_size"]:
            table.note("K30: the pile is empty before a hand is full")
