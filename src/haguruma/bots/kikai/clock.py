"""How far a game of KIKAI has gone, as a seat sees it, and what tokens, effects, renown and tiles are then worth in VP.

One `Clock` per turn and seat, made once per game. What a position is worth by it is the business of `value`.
"""

from __future__ import annotations

from itertools import pairwise

from ...kikai.constants import CHEAP_BIT, DISCARD_FAN, FREE_FAN_BIT, LADDERS_TOO_BIT, PAIR_DRAW_BIT
from ...kikai.rules.build import count_for
from ...kikai.rules.deploy import droppers_left
from ...kikai.rules.fields import Fields
from ...kikai.rules.tables import Tables
from .weights import Weights


class Clock:
    """One moment for one seat: turns left after the one under way, multipliers, worth of tokens and effects."""

    def __init__(self, tables: Tables, weights: Weights, turn: int, seat: int) -> None:
        """`turn` is the number of the turn under way (0-based), -1 during set-up."""
        self.w = weights
        rounds = tables.round_of_turn
        times = tables.edition.master.multipliers
        now = rounds[min(max(turn, 0), len(rounds) - 1)]
        ahead = [t for t in range(turn + 1, len(rounds)) if t % 2 == seat]
        self.turns: int = len(ahead)
        self.in_round: int = sum(1 for t in ahead if rounds[t] == now)
        self.rounds_after: int = len(times) - 1 - now
        self.times: int = times[now]
        self.next_times: int = times[now + 1] if now + 1 < len(times) else 0
        self.mean_times: float = sum(times[rounds[t]] for t in ahead) / len(ahead) if ahead else 0.0
        self.share: float = self.turns / (len(rounds) / 2)
        rate = self.share * weights.cycles + (1 - self.share) * weights.cycles_late
        self.cycles: float = self.turns * rate
        self._tokens(tables)
        self.effect: list[float] = [
            self._effect(tables, number) for number in range(len(tables.effects.words))
        ]
        """Worth of each effect, by its id."""
        self.squares: list[float] = self._squares(tables)
        """Worth of what a Square gives to the taker of its last fan."""
        self._renown(tables)

    def _tokens(self, tables: Tables) -> None:
        weights, scoring = self.w, tables.edition.scoring
        fresh = min(1.0, self.turns / weights.fresh)
        self.fresh: float = fresh
        early = min(1.0, self.turns / weights.energy_fresh)
        self.early: float = early
        self.energy: float = early * weights.energy_more + leftover(1 - early, scoring.energy_per_vp)
        self.megaphone: float = fresh * weights.megaphone + leftover(1 - fresh, scoring.megaphones_per_vp)
        self.ladder: float = fresh * weights.ladder + leftover(1 - fresh, scoring.ladders_per_vp)
        self.card: tuple[float, ...] = tuple(
            worth * fresh
            for worth in (weights.card_1, weights.card_2, weights.card_3, weights.card_4, 0.3, 0.1)
        )

    def _effect(self, tables: Tables, number: int) -> float:
        table = tables.effects
        if table.options[number]:
            return max(self._effect(tables, option) for option in table.options[number])
        energy, megaphone, ladder, vp, discard = table.amounts[number]
        value = energy * self.energy + megaphone * self.megaphone + ladder * self.ladder + vp
        return value + discard * (0.5 + 1.0 * self.share)

    def _squares(self, tables: Tables) -> list[float]:
        if tables.advanced:
            return [self.effect[number] for number in tables.square_bonus]
        return [float(vp) for vp in tables.square_vp]

    def _renown(self, tables: Tables) -> None:
        """What renown, and a fan that may be collected for its own sake, are worth now and later."""
        soon = (0.0, 0.6, 0.8, 0.9, 0.95, 1.0)[min(self.in_round, 5)]
        later = min(1.0, 0.5 + 0.1 * (self.turns - self.in_round)) if self.turns > self.in_round else 0.0
        rows = self._rows(tables)
        now, next_round, mean = float(self.times), float(self.next_times), self.mean_times
        if tables.advanced:
            now = 3 * self._climb(tables, rows)
            mean, next_round = now if self.turns else 0.0, now if self.rounds_after else 0.0
        self.zone_times: float = (now * soon + next_round * (1 - soon) * later) * self.w.zone
        """VP expected for three renown of a fan that waits in a Fan-Zone."""
        self.each: float = mean / 3 * self.w.zone
        """VP of one renown in a later round."""
        scoring = tables.edition.scoring
        self.fan: float = float(scoring.fan_vp)
        """VP of a fan once collected, and …"""
        self.fan_waits: float = scoring.fan_vp * (soon + (1 - soon) * later) * self.w.collected
        """… of one that waits in a Fan-Zone."""
        self.standing: list[float] = self._standing(tables, rows)
        """Per Master's space what the row reached promises; bonuses of the spaces are gained when passed."""

    def _climb(self, tables: Tables, rows: list[float]) -> float:
        """Worth of one step on an Advanced Master's Track, on average."""
        taken = self._loss(tables, tables.master_row[0]) - self._loss(tables, tables.master_row[-1])
        return (rows[-1] - rows[0] + taken + sum(self._passing(tables))) / (len(rows) - 1)

    def _rows(self, tables: Tables) -> list[float]:
        """Per Master's space the worth of its row's reward, without the Energy an Advanced row takes."""
        rows = tables.edition.master.rows
        worth = [rows[i].vp * self.times + self.effect[tables.row_effect[i]] for i in range(len(rows))]
        return [0.0 if row < 0 else worth[row] for row in tables.master_row]

    def _passing(self, tables: Tables) -> list[float]:
        """Per Master's space the worth of its bonus."""
        return [self.effect[number] for number in tables.master_bonus]

    def _standing(self, tables: Tables, rows: list[float]) -> list[float]:
        if not tables.advanced:
            vp = [0.0 if row < 0 else float(tables.edition.master.rows[row].vp) for row in tables.master_row]
            return [value * self.times for value in (_rising(vp) if self.in_round else vp)]
        if not self.in_round:
            return rows
        passed = [0.0] * len(rows)
        passing = self._passing(tables)
        for space in range(1, len(rows)):
            passed[space] = passed[space - 1] + passing[space]
        loss = [self._loss(tables, row) for row in tables.master_row]
        total = [rows[space] + passed[space] - loss[space] for space in range(len(rows))]
        return [value - got for value, got in zip(_rising(total), passed, strict=True)]

    def _loss(self, tables: Tables, row: int) -> float:
        """The worth of the Energy a row may take while the round goes on: part of it will be spent before."""
        lose = 0 if row < 0 else tables.edition.master.rows[row].lose
        return lose * self.w.loss * self.early * self.w.energy


def leftover(share: float, each: int) -> float:
    """VP of that share of a token of which `each` are 1 VP at the end; 0 says they are worth nothing."""
    return share / each if each else 0.0


def _rising(row_vp: list[float]) -> list[float]:
    """Per Master's space the VP expected while more renown may come: between the rows, part of the next one."""
    values = row_vp[:]
    first = [0] + [space for space in range(1, len(values)) if row_vp[space] != row_vp[space - 1]]
    for here, there in pairwise(first):
        step = (row_vp[there] - row_vp[here]) / (there - here)
        for space in range(here, there):
            values[space] += 0.8 * step * (space - here)
    return values


def tile_worth(state: Fields, seat: int, number: int, clock: Clock) -> float:
    """VP that claiming a tile would bring the seat now: counted, settled at once, or kept to the end."""
    t = state.t
    tile = t.edition.bonus_tiles[number]
    if t.tile_kept[number]:
        return kept_worth(state, seat, t.tile_kept[number], clock)
    if t.advanced:
        return clock.w.tile_discard if tile.kind == DISCARD_FAN else clock.effect[t.tile_effect[number]]
    count = count_for(state, seat, tile.kind) + (1 if tile.kind == "heads" else 0)
    return float(tile.amount * count)


def kept_worth(state: Fields, seat: int, kept: int, clock: Clock) -> float:
    """VP expected of a set of permanent tiles in the turns still left (K35–K38)."""
    w, turns = clock.w, clock.turns
    value = 0.0
    if kept & FREE_FAN_BIT:
        value += w.tile_free * turns
    if kept & LADDERS_TOO_BIT:
        value += w.tile_ladders * turns
    if kept & PAIR_DRAW_BIT:
        value += w.tile_pair * turns
    if kept & CHEAP_BIT:
        saved = state.t.edition.dropper_cost - state.t.cheap_cost
        value += saved * clock.energy * min(float(droppers_left(state, seat)), w.tile_cheap * turns)
    return value
