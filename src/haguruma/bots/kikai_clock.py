"""How far a game of KIKAI has gone, as a seat sees it, and what tokens and effects are worth then, in VP.

One `Clock` per turn and seat, made once per game.
"""

from __future__ import annotations

from ..kikai.tables import Tables
from .kikai_weights import Weights


class Clock:
    """One moment for one seat: turns left after the one under way, multipliers, worth of tokens and effects."""

    def __init__(self, tables: Tables, weights: Weights, turn: int, seat: int) -> None:
        """`turn` is the number of the turn under way (0-based), -1 during set-up."""
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
        soon = (0.0, 0.6, 0.8, 0.9, 0.95, 1.0)[min(self.in_round, 5)]
        later = min(1.0, 0.5 + 0.1 * (self.turns - self.in_round)) if self.turns > self.in_round else 0.0
        self.zone_times: float = (self.times * soon + self.next_times * (1 - soon) * later) * weights.zone
        """VP expected for three renown of a fan that waits in a Fan-Zone."""
        self._tokens(tables, weights)
        self.effect: list[float] = [
            self._effect(tables, number) for number in range(len(tables.effects.words))
        ]
        """Worth of each effect, by its id."""

    def _tokens(self, tables: Tables, weights: Weights) -> None:
        scoring = tables.edition.scoring
        fresh = min(1.0, self.turns / weights.fresh)
        self.fresh: float = fresh
        early = min(1.0, self.turns / weights.energy_fresh)
        self.early: float = early
        self.energy: float = early * weights.energy_more + (1 - early) / scoring.energy_per_vp
        self.megaphone: float = fresh * weights.megaphone + (1 - fresh) / scoring.megaphones_per_vp
        self.ladder: float = fresh * weights.ladder + (1 - fresh) / scoring.ladders_per_vp
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
