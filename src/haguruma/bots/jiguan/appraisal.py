"""What greedy looks up once per turn of Jigūan: how far the game has gone, and what goods, steps and beasts are worth.

Values of positions are `value`'s business.
"""

from __future__ import annotations

from math import exp

from ...jiguan.constants import CELLS, COLOURS, C
from ...jiguan.editions.edition import Reward
from ...jiguan.rules.fields import Fields
from ...jiguan.rules.gains import ability, has_b
from ...jiguan.rules.tables import Tables
from .weights import Weights

NEAR: tuple[float, ...] = (1.0, 0.6, 0.36, 0.22, 0.12, 0.06, 0.03)
"""Share counted of a neighbour bonus, by the steps it still wants."""


class Appraisal:
    """One turn of one seat: horizon, prices of goods, tables of lines."""

    def __init__(self, state: Fields, seat: int, weights: Weights) -> None:
        self.t = state.t
        self.w = weights
        self.seat = seat
        self.beginner = state.beginner
        self._horizon(state)
        self._goods(state)
        self._colours(state)
        self._towers(state)
        self.extra_beast: float = state.t.edition.abilities.beast_points * has_b(state, seat, "beasts")
        self.point: int = 1 if has_b(state, seat, "points") else 0
        self.set: bool = has_b(state, seat, "set")
        self.rows: bool = has_b(state, seat, "rows")
        self.mission: float = state.t.edition.abilities.mission_points * has_b(state, seat, "missions")
        self.purse: int = state.coins[seat] + state.energy[seat] // state.t.edition.exchange
        """Coins within reach."""
        self.advanced = state.advanced
        self._shares: dict[int, list[tuple[float, float]]] = {}
        self._steps: dict[tuple[int, ...], float] = {}
        self._stands: dict[tuple[int, ...], float] = {}

    def _horizon(self, state: Fields) -> None:
        gears = sum(len(pile) for pile in state.piles)
        self.turns: float = 0.0 if state.closing >= 0 else gears * self.w.pace / state.n
        """Own turns still to come in this period, after the one under way."""
        two = state.period == 1 and not state.beginner
        self.all: float = self.turns + (len(state.later) * self.w.pace / state.n + 0.6 if two else 0.0)
        """The same in the whole game."""
        self.scorings: int = 2 if two else 1
        self.fresh: float = min(1.0, self.all / self.w.fresh)
        self.first: bool = state.period == 1

    def _goods(self, state: Fields) -> None:
        """Worth of each amount of energy, and of a coin."""
        w, fresh = self.w, self.fresh
        each = 0.0 if state.beginner else state.t.edition.scoring.coin_points
        last = each / state.t.edition.exchange
        convert = (
            state.t.edition.abilities.convert_energy * self.all
            if ability(state, self.seat) == "convert"
            else 0
        )
        total = 0.0
        self.energy: list[float] = [0.0]
        for amount in range(state.t.edition.energy_cap):
            more = w.energy if amount < 6 else w.energy_more if amount < 12 else w.energy_beyond
            total += max(fresh * more + (1 - fresh) * last, 0.9 if amount < convert else 0.0) + 0.01
            self.energy.append(total)
        self.rate: float = self.energy[4] / 4
        """Worth of 1 energy, roughly."""
        self.coin: float = fresh * w.coin + (1 - fresh) * each + 0.005

    def _colours(self, state: Fields) -> None:
        """Points an energy point of each colour will score by the tiles."""
        self.times: list[int] = []
        for colour in range(C):
            tile = state.t.edition.scoring_tiles[state.tile[colour]]
            now = tile.base == "black" or (self.first and not state.beginner)
            self.times.append(tile.times if now else 0)

    def _towers(self, state: Fields) -> None:
        t, seat, w = self.t, self.seat, self.w
        self.rank_worth: list[float] = [self.reward(reward) for reward in t.ranks] + [0.0]
        others = [s for s in range(state.n) if s != seat]
        self.rivals: list[int] = [max(state.ranks[s * C + c] for s in others) for c in range(C)]
        self.bonus: list[list[float]] = []
        """Per tower what leading it may bring, by margin + 8."""
        for colour in range(C):
            number = state.bonus[colour]
            tile = t.edition.bonus_tiles[number] if number >= 0 else None
            now = self.reward(tile.first if self.first else tile.second) if tile else 0.0
            later = self.reward(tile.second) if tile and self.first else 0.0
            margins = range(-8, 9)
            self.bonus.append(
                [w.lead * (now * _chance(m, self.turns) + later * _chance(m, self.all)) for m in margins]
            )

    def reward(self, reward: Reward) -> float:
        """Worth of goods gained at once."""
        return reward.coin * self.coin + reward.energy * self.rate + reward.points

    def towers(self, ranks: list[int], paired: int) -> float:
        """What standing on these ranks promises: neighbour bonuses, tower bonuses, the next rewards."""
        key = (*ranks, paired)
        if key not in self._stands:
            self._stands[key] = self._stand(ranks, paired)
        return self._stands[key]

    def _stand(self, ranks: list[int], paired: int) -> float:
        t = self.t
        want = t.edition.scoring.neighbour_rank
        five = t.edition.scoring.neighbour * self.w.pair
        total = 0.0
        soon = self.w.climb * min(1.0, self.all / 5)
        for tower in range(C):
            rank = ranks[tower]
            if rank:
                total += self.bonus[tower][max(-8, min(8, rank - self.rivals[tower])) + 8]
            total += soon * self.rank_worth[rank + 1]
        for number, (a, b) in enumerate(t.pairs):
            if not paired >> number & 1:
                missing = max(0, want - ranks[a]) + max(0, want - ranks[b])
                total += five * NEAR[min(missing, 6)] * min(1.0, self.all / (1 + 2 * missing))
        return total

    def step(self, ranks: list[int], paired: int, tower: int, steps: int = 1) -> float:
        """What so many steps on a tower would add."""
        key = (*ranks, paired, tower, steps)
        if key not in self._steps:
            self._steps[key] = self._step(ranks, paired, tower, steps)
        return self._steps[key]

    def _step(self, ranks: list[int], paired: int, tower: int, steps: int) -> float:
        rank = min(self.t.top, ranks[tower] + steps)
        if rank == ranks[tower]:
            return 0.0
        before = self.towers(ranks, paired)
        raised = ranks[:]
        raised[tower] = rank
        gain = self.towers(raised, paired) - before + self.rank_worth[rank]
        for number, (a, b) in enumerate(self.t.pairs):
            if tower in (a, b) and not paired >> number & 1:
                want = self.t.edition.scoring.neighbour_rank
                if min(raised[a], raised[b]) >= want:
                    gain += self.t.edition.scoring.neighbour * 0.3
        return gain

    def shares(self, value: int) -> list[tuple[float, float]]:
        """For a blueprint of this value the (share, cost) to be counted of it, by its line's count * 16 + sum."""
        found = self._shares.get(value)
        if found is None:
            found = self._shares[value] = [self._share(at // 16, at % 16, value) for at in range(64)]
        return found

    def _share(self, count: int, total: int, value: int) -> tuple[float, float]:
        w = self.w
        need = value - total
        if count == 3:
            off = abs(need)
            sure = w.ready * min(1.0, self.all)
            if off > self.purse:
                sure *= 0.6 ** (off - self.purse)
            return sure, sure * off * (self.coin + w.ready_coin)
        left = 3 - count
        off = max(0, left - need, need - 5 * left)
        share = (w.none, w.one, w.two)[count]
        if left == 2 and not off:
            share *= 1.0 - 0.06 * abs(need - 6)
        share *= min(1.0, self.all / (1.0 + 0.7 * left))
        return max(0.0, share * (1 - 2 * w.off * off)), 0.0

    def energy_point(self, colour: int, scoring: list[int]) -> float:
        """Worth of an energy point; `scoring` are the points of own scoring cards by colour."""
        return self.times[colour] + scoring[colour] * self.scorings


def scoring_points(state: Fields, seat: int) -> list[int]:
    """Points of own scoring cards per energy point, by colour."""
    found = [0] * C
    for card in state.front[seat]:
        data = state.t.edition.cards[card]
        if data.kind == "scoring":
            found[COLOURS.index(data.colour)] += data.points
    return found


def _chance(margin: int, turns: float) -> float:
    """How surely a tower will be led at the period's end."""
    if turns < 0.3:
        return 1.0 if margin >= 0 else 0.0
    return 1 / (1 + exp(-(margin + 0.2) / (0.3 + 0.2 * turns)))


def bench_lines(t: Tables) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The lines of three cells that complete blueprints: cells, slots."""
    found: dict[tuple[int, ...], list[int]] = {}
    for slot in range(t.n_slots):
        cells = tuple(sorted(t.slot_cells[slot]))
        if cells:
            found.setdefault(cells, []).append(slot)
    return [(cells, tuple(slots)) for cells, slots in found.items()]


def cell_lines(lines: list[tuple[tuple[int, ...], tuple[int, ...]]]) -> list[tuple[int, ...]]:
    """Per cell the numbers of the lines it lies on."""
    return [tuple(k for k, (cells, _) in enumerate(lines) if cell in cells) for cell in range(CELLS)]
