"""What a position of KIKAI is worth to a seat, in VP: banked points and what is expected of the rest of the game.

Looks at open information only. Fans are valued in `kikai_fans`; how turns are searched is `kikai_turn`'s business.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from ..kikai.fields import Fields
from ..kikai.scoring import at_risk, earned, unlocked
from ..kikai.tables import D, Tables
from .kikai_clock import Clock
from .kikai_fans import Prospect, Scene
from .kikai_weights import MEDIA, Weights

WON = 1000.0
"""Worth of a Media victory."""


class Judge:
    """Values positions of one game. `value` is for one seat against the other, `prospect` for a seat alone."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.t = tables
        self.w = weights
        turns = range(-1, len(tables.round_of_turn) + 1)
        self.clocks = [[Clock(tables, weights, turn, seat) for seat in range(2)] for turn in turns]
        rows = tables.edition.master.rows
        self.row_vp = [0.0 if row < 0 else float(rows[row].vp) for row in tables.master_row]
        self.rising = _rising(self.row_vp)
        effect = self.clocks[len(self.clocks) // 2][0].effect
        self.tops = [*sorted((effect[number] for number in tables.billboard_effect), reverse=True), 0.0]
        """Worth of the nth Billboard bonus, the best first: a guide for Squares that could be emptied."""

    def clock(self, state: Fields, seat: int) -> Clock:
        """The seat's clock at the state's turn."""
        return self.clocks[0 if state.placed < 4 else state.turn + 1][seat]

    def value(self, state: Fields, seat: int, rival: Prospect | None, scene: Scene) -> float:
        """The seat's prospects less the opponent's; `rival`, if given, is taken for the opponent's.

        `scene` is what held when the decision came up.
        """
        if state.winner >= 0:
            return WON if state.winner == seat else -WON
        mine = self.prospect(state, seat, scene, True)
        theirs = rival or self.prospect(state, 1 - seat, scene, False)
        value = mine.vp - self.w.rival * theirs.vp + self._signs(state, seat, mine, theirs)
        return value + (1 + self.w.rival) * self._most_fans(state, seat)

    def _signs(self, state: Fields, seat: int, mine: Prospect, theirs: Prospect) -> float:
        """Squares that could be emptied: the opponent moves first."""
        total = 0.0
        if not mine.clock.turns and not theirs.clock.turns:
            return total
        own, other = self._sign_worth(state, seat), self._sign_worth(state, 1 - seat)
        for square, vp in enumerate(self.t.square_vp):
            first, second = theirs.empties[square], mine.empties[square]
            if first or second:
                total += self.w.sign * second * (1 - first) * (vp + own) - self.w.threat * first * (
                    vp + other
                )
        return total

    def _sign_worth(self, state: Fields, seat: int) -> float:
        placed = state.posted[seat].bit_count()
        return self.tops[placed] + self.w.media * min(30.0, MEDIA[placed + 1] - MEDIA[placed])

    def prospect(self, state: Fields, seat: int, scene: Scene, fresh: bool) -> Prospect:
        """All that one seat may expect; see `Prospect.look` for `fresh`."""
        clock = self.clock(state, seat)
        found = Prospect(state, seat, clock, self.w)
        vp = float(earned(state, seat) + unlocked(state, seat) - at_risk(state, seat))
        vp += self._tokens(state, seat, clock) + self._hand(state, seat, clock)
        vp += (self.rising if clock.in_round else self.row_vp)[state.renown[seat]] * clock.times
        vp += self.w.media * MEDIA[state.posted[seat].bit_count()]
        if clock.turns:
            vp += found.look(scene, fresh)
        found.vp = vp
        return found

    def _tokens(self, state: Fields, seat: int, clock: Clock) -> float:
        """Energy, Megaphones and Ladders held, and the Energy that Exhibitions will pay."""
        energy, megaphones, ladders = state.energy[seat], state.megaphones[seat], state.ladders[seat]
        scoring, w = self.t.edition.scoring, self.w
        if not clock.turns:
            exact = energy // scoring.energy_per_vp + megaphones // scoring.megaphones_per_vp
            return exact + ladders // scoring.ladders_per_vp + 0.01 * (energy + megaphones + ladders)
        few, more = min(energy, 6), min(max(0, energy - 6), 8)
        value = few * w.energy + more * w.energy_more + (energy - few - more) * w.energy_beyond
        value = clock.early * value + (1 - clock.early) * energy / scoring.energy_per_vp
        value += clock.megaphone * min(megaphones, 2) + clock.ladder * min(ladders, 2)
        value += clock.fresh * (
            w.megaphone_more * max(0, megaphones - 2) + w.ladder_more * max(0, ladders - 2)
        )
        return value + clock.energy * self.t.track_value[state.cleared[seat]] * clock.turns * w.income

    def _hand(self, state: Fields, seat: int, clock: Clock) -> float:
        """Cards held, by their number."""
        count = sum(state.hand[seat * D : seat * D + D])
        if not clock.turns:
            return 0.0
        return sum(clock.card[:count]) + 0.1 * max(0, count - len(clock.card))

    def _most_fans(self, state: Fields, seat: int) -> float:
        """How much of the award for most fans the lead so far promises."""
        collected = state.collected
        lead = sum(collected[seat * 3 : seat * 3 + 3]) - sum(collected[3 - seat * 3 : 6 - seat * 3])
        award = self.t.edition.scoring.most_fans
        left = self.clock(state, seat).turns + self.clock(state, 1 - seat).turns
        if not left:
            return award if lead > 0 else 0.0
        return award * min(1.0, max(0.0, 0.5 + lead / (2.0 + 0.45 * left)))


def _rising(row_vp: list[float]) -> list[float]:
    """Per Master's space the VP expected while more renown may come: between the rows, part of the next one."""
    values = row_vp[:]
    first = [0] + [space for space in range(1, len(values)) if row_vp[space] != row_vp[space - 1]]
    for here, there in pairwise(first):
        step = (row_vp[there] - row_vp[here]) / (there - here)
        for space in range(here, there):
            values[space] += 0.8 * step * (space - here)
    return values


@lru_cache(maxsize=8)
def judge_of(tables: Tables, weights: Weights) -> Judge:
    """The judge for a game's tables, made once."""
    return Judge(tables, weights)
