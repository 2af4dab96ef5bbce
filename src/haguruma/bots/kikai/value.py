"""What a position of KIKAI is worth to a seat, in VP: banked points and what is expected of the rest of the game.

Looks at open information only. Fans are valued in `fans`; how turns are searched is `turn`'s business.
"""

from __future__ import annotations

from functools import lru_cache

from ...kikai.constants import D
from ...kikai.rules.fields import Fields
from ...kikai.rules.scoring import at_risk, earned, fans_collected, unlocked
from ...kikai.rules.tables import Tables
from .clock import Clock, kept_worth, leftover
from .fans import FanOutlook, Prospect
from .weights import MEDIA, Weights

WON = 1000.0
"""Worth of a Media victory."""


class Judge:
    """Values positions of one game. `value` is for one seat against the other, `prospect` for a seat alone."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.t = tables
        self.w = weights
        turns = range(-1, len(tables.round_of_turn) + 1)
        self.clocks = [[Clock(tables, weights, turn, seat) for seat in range(2)] for turn in turns]
        effect = self.clocks[len(self.clocks) // 2][0].effect
        self.tops = [*sorted((effect[number] for number in tables.billboard_effect), reverse=True), 0.0]
        """Worth of the nth Billboard bonus, the best first: a guide for Squares that could be emptied."""

    def clock(self, state: Fields, seat: int) -> Clock:
        """The seat's clock at the state's turn."""
        return self.clocks[0 if state.placed < 4 else state.turn + 1][seat]

    def value(self, state: Fields, seat: int, rival: Prospect | None, scene: FanOutlook) -> float:
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
        for square, vp in enumerate(mine.clock.squares):
            first, second = theirs.empties[square], mine.empties[square]
            if first or second:
                total += self.w.sign * second * (1 - first) * (vp + own) - self.w.threat * first * (
                    vp + other
                )
        return total

    def _sign_worth(self, state: Fields, seat: int) -> float:
        placed = state.posted[seat].bit_count()
        return self.tops[placed] + self.w.media * min(30.0, MEDIA[placed + 1] - MEDIA[placed])

    def prospect(self, state: Fields, seat: int, scene: FanOutlook, fresh: bool) -> Prospect:
        """All that one seat may expect; see `Prospect.look` for `fresh`."""
        clock = self.clock(state, seat)
        found = Prospect(state, seat, clock, self.w)
        if self.t.advanced:
            vp = self._advanced(state, seat, clock)
        else:
            vp = float(earned(state, seat) + unlocked(state, seat) - at_risk(state, seat))
        vp += self._tokens(state, seat, clock) + self._hand(state, seat, clock)
        vp += clock.standing[state.renown[seat]]
        vp += self.w.media * MEDIA[state.posted[seat].bit_count()]
        if clock.turns:
            vp += found.look(scene, fresh)
        found.vp = vp
        return found

    def _advanced(self, state: Fields, seat: int, clock: Clock) -> float:
        """What is banked in an Advanced game, as its edition counts it, and the permanent tiles (K24)."""
        scoring = self.t.edition.scoring
        vp = earned(state, seat) + scoring.fan_vp * fans_collected(state, seat)
        vp += scoring.influence_vp * sum(state.influence[seat * 3 : seat * 3 + 3])
        if not scoring.without_unlocked:
            vp += unlocked(state, seat)
        return vp + kept_worth(state, seat, state.kept[seat], clock)

    def _tokens(self, state: Fields, seat: int, clock: Clock) -> float:
        """Energy, Megaphones and Ladders held, and the Energy that Exhibitions will pay."""
        energy, megaphones, ladders = state.energy[seat], state.megaphones[seat], state.ladders[seat]
        scoring, w = self.t.edition.scoring, self.w
        if not clock.turns:
            exact = _pairs(energy, scoring.energy_per_vp) + _pairs(megaphones, scoring.megaphones_per_vp)
            return exact + _pairs(ladders, scoring.ladders_per_vp) + 0.01 * (energy + megaphones + ladders)
        if not clock.in_round and self.t.advanced:
            energy = max(0, energy - self._loss(state, seat))
        few, more = min(energy, 6), min(max(0, energy - 6), 8)
        value = few * w.energy + more * w.energy_more + (energy - few - more) * w.energy_beyond
        value = clock.early * value + leftover((1 - clock.early) * energy, scoring.energy_per_vp)
        value += clock.megaphone * min(megaphones, 2) + clock.ladder * min(ladders, 2)
        value += clock.fresh * (
            w.megaphone_more * max(0, megaphones - 2) + w.ladder_more * max(0, ladders - 2)
        )
        return value + clock.energy * self.t.track_value[state.cleared[seat]] * clock.turns * w.income

    def _loss(self, state: Fields, seat: int) -> int:
        """Energy the row reached will take at the round's end (K23)."""
        row = self.t.master_row[state.renown[seat]]
        return 0 if row < 0 else self.t.edition.master.rows[row].lose

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


def _pairs(tokens: int, each: int) -> int:
    """Whole VP for tokens left, `each` of them 1 VP; 0 says they are worth nothing (K27)."""
    return tokens // each if each else 0


@lru_cache(maxsize=8)
def judge_of(tables: Tables, weights: Weights) -> Judge:
    """The judge for a game's tables, made once."""
    return Judge(tables, weights)
