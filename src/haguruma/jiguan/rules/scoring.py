"""Scoring a period in its five steps, trading in, the score sheet at any time, and who won (J23, J24, J27, J38)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ...kernel.outcome import Outcome, Sheet, SheetLine
from .. import constants as c
from ..constants import COLOURS, C
from ..editions.edition import Reward
from .blueprints import closed, energy_points, open_slots
from .fields import Fields
from .gains import gain_coins, gain_energy, score_of
from .step import Step, Verb

LABELS: tuple[str, ...] = (
    "Tower ranks", "Neighbouring towers", "Designated slots", "Reward cards", "Missions", "Workshop",
    "Blank houses", "Airship", "Energy points", "Tower bonuses", "Scoring cards", "Coins and blueprints traded in",
)  # fmt: skip


def settle(state: Fields) -> None:
    """Steps 1 to 4 for every seat, clockwise from the airship's holder (J23, J38)."""
    order = [(max(0, state.airship) + step) % state.n for step in range(state.n)]
    if state.airship >= 0:
        award(state, state.airship, c.AIRSHIP, state.t.edition.scoring.airship)
    for seat in order:
        score_energy(state, seat)
    if not state.beginner:
        for seat in order:
            score_bonus(state, seat)
    for seat in order:
        score_cards(state, seat)


def award(state: Fields, seat: int, source: int, points: int) -> None:
    """Add points of scoring and say so."""
    if points:
        state.points[seat * c.N_SOURCES + source] += points
        if state.events is not None:
            state.emit("score", seat, {"source": source, "points": points})


def score_energy(state: Fields, seat: int) -> None:
    """Energy points of each colour times its tower's multiplier, if that counts now; Beginner Play: if black (J27)."""
    base = "black" if state.beginner or state.period == 2 else "white"
    total = 0
    for colour in range(C):
        tile = state.t.edition.scoring_tiles[state.tile[colour]]
        if tile.base == base:
            total += energy_points(state, seat, colour) * tile.times
    award(state, seat, c.ENERGY, total)


def bonus_of(state: Fields, colour: int) -> Reward:
    """The side of a tower's bonus tile that counts in this period."""
    number = state.bonus[colour]
    if number < 0:
        return Reward()
    tile = state.t.edition.bonus_tiles[number]
    return tile.first if state.period == 1 else tile.second


def leaders(state: Fields, colour: int) -> list[int]:
    """Seats highest on a tower, none at rank 0 (J23)."""
    ranks = [state.ranks[seat * C + colour] for seat in range(state.n)]
    best = max(ranks)
    return [seat for seat in range(state.n) if ranks[seat] == best] if best else []


def score_bonus(state: Fields, seat: int) -> None:
    """Bonus tiles of the towers the seat leads, alone or tied."""
    for colour in range(C):
        if seat in leaders(state, colour):
            reward = bonus_of(state, colour)
            coin = gain_coins(state, seat, reward.coin) if reward.coin else 0
            energy = gain_energy(state, seat, reward.energy) if reward.energy else 0
            if state.events is not None and (coin or energy):
                state.emit("bonus", seat, {"tower": COLOURS[colour], "coin": coin, "energy": energy})
            award(state, seat, c.BONUS, reward.points)


def score_cards(state: Fields, seat: int) -> None:
    """Scoring cards: points for each energy point of their colour, whatever the tiles; each by itself."""
    total = 0
    for card in state.front[seat]:
        data = state.t.edition.cards[card]
        if data.kind == "scoring":
            total += energy_points(state, seat, COLOURS.index(data.colour)) * data.points
    award(state, seat, c.CARD_SCORE, total)


class TradeIn(Step):
    """Trade in coins and blueprints, or stop, after the first scoring (argument: seat; J23)."""

    awaits = "trade in coins and blueprints, or stop"
    rule = "J23"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """A coin, every open blueprint, or to stop."""
        if state.coins[argument]:
            out.append(state.t.first[c.SELL_COIN])
        for slot in open_slots(state, argument):
            out.append(state.t.first[c.SELL_SLOT] + slot)
        out.append(state.t.first[c.DONE])

    def due(self, state: Fields, argument: int) -> bool:
        """Give the seat its chance, if it has anything."""
        if not state.coins[argument] and not open_slots(state, argument):
            return False
        if state.mover != argument:
            state.barrier += 1
            state.mover = argument
        return True


class SellCoin(Verb):
    """A coin for points."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Of the seat that trades in."""
        state.coins[argument] -= 1
        state.emit("trade", argument, {"coins": 1, "blueprints": []})
        award(state, argument, c.TRADE, state.t.edition.scoring.coin_points)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """Nothing is traded in during a turn."""
        return Refusal("not-in-turn", "J23", "Coins and blueprints are traded in only when a period is scored.")

    def outside(self, state: Fields, arg: int, kind: int) -> Refusal | None:
        """There is no coin."""
        return None if kind != c.TRADE_IN else Refusal("no-coin", "J23", "You have no coin left to trade in.")


class SellBlueprint(SellCoin):
    """A blueprint for points: it leaves the game with its coins, its slot is free again (J9, J23)."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Of the seat that trades in."""
        at = argument * state.t.n_slots + arg
        state.emit("trade", argument, {"coins": 0, "blueprints": [state.t.slots[arg]]})
        state.slots[at] = -1
        state.shift[at] = 0
        state.spent[at] = 0
        award(state, argument, c.TRADE, state.t.edition.scoring.blueprint_points)

    def outside(self, state: Fields, arg: int, kind: int) -> Refusal | None:
        """No open blueprint lies there."""
        if kind != c.TRADE_IN:
            return None
        return closed(state, arg, "J23", "", "stays; only open blueprints are traded in")


def settle_end(state: Fields) -> None:
    """Step 5 of the last scoring: energy to coins, then coins and blueprints are traded by the game (J23)."""
    if state.beginner:
        return
    each = state.t.edition.exchange
    scoring = state.t.edition.scoring
    for step in range(state.n):
        seat = (max(0, state.airship) + step) % state.n
        coins = state.coins[seat] + state.energy[seat] // each
        state.energy[seat] %= each
        blueprints = open_slots(state, seat)
        if state.events is not None and (coins or blueprints):
            slots = [state.t.slots[slot] for slot in blueprints]
            state.emit("trade", seat, {"coins": coins, "made": coins - state.coins[seat], "blueprints": slots})
        state.coins[seat] = 0
        award(state, seat, c.TRADE, coins * scoring.coin_points + len(blueprints) * scoring.blueprint_points)


def trading(state: Fields) -> bool:
    """Whether the first scoring has come to its fifth step, the trade-in."""
    return bool(state.stack) and state.stack[0] // c.ARG == c.PERIOD_END


def sheet(state: Fields) -> Sheet:
    """Points by source; before the end with what is left of this period's scoring, counted on a copy."""
    counted = state
    if state.mover >= 0:
        twin = state.copy()
        assert isinstance(twin, Fields)
        counted = twin
        if not trading(state):
            settle(counted)
        settle_end(counted)
    lines = []
    for source in range(c.N_SOURCES):
        values = tuple(counted.points[seat * c.N_SOURCES + source] for seat in range(state.n))
        lines.append(SheetLine(c.SOURCES[source], LABELS[source], values))
    return Sheet(tuple(lines))


def outcome(state: Fields, names: tuple[str, ...]) -> Outcome | None:
    """Points, then remaining energy, then shared; the same order for the other places (J24)."""
    if state.mover >= 0:
        return None
    final = sheet(state)
    keys = [(score_of(state, seat), state.energy[seat]) for seat in range(state.n)]
    ranking: list[tuple[int, ...]] = []
    for key in sorted(set(keys), reverse=True):
        ranking.append(tuple(seat for seat in range(state.n) if keys[seat] == key))
    first = ranking[0]
    score = ", ".join(f"{names[seat]} {keys[seat][0]}" for group in ranking for seat in group)
    if len(first) > 1:
        shared = " and ".join(names[seat] for seat in first)
        return Outcome(tuple(ranking), "shared", f"{shared} share the victory: {score}.", final)
    best = keys[first[0]][0]
    if sum(1 for key in keys if key[0] == best) > 1:
        text = f"{names[first[0]]} wins the tie by remaining energy: {score}."
        return Outcome(tuple(ranking), "energy", text, final)
    return Outcome(tuple(ranking), "points", f"{names[first[0]]} wins: {score}.", final)
