"""What fans are worth to a seat of KIKAI: those that wait, those that could come, and all the rounds still ahead.

Everything else a position is worth stands in `value`.
"""

from __future__ import annotations

from ...kikai.constants import FREE_FAN_BIT, D
from ...kikai.rules.fields import Fields, Reach
from ...kikai.rules.network import ways
from .clock import Clock, tile_worth
from .weights import Weights

PLENTY: tuple[float, ...] = (0.12, 0.5, 0.75, 0.9, 1.0)
"""How surely a Fan-Zone finds its fan in a later round, by how many of its colour can come now."""

FAR = 9
"""A toll nobody would pay."""


class FanOutlook:
    """What is looked up once where a decision is due: the opponent's ways, and what the Construction Bonuses bring."""

    __slots__ = ("bonus", "roads")

    def __init__(self, state: Fields, seat: int, clocks: tuple[Clock, Clock]) -> None:
        """`clocks` are yellow's and purple's."""
        other = 1 - seat
        self.roads: list[Reach | None] = [None] * (2 * D)
        """Per site of the opponent's the Squares its fans can come from."""
        for district in range(D):
            site = other * D + district
            if state.site[site * 3] >= 0:
                self.roads[site] = ways(state, other, district)
        self.bonus: list[float] = [0.0] * (2 * D)
        """Per site the VP its first Head would bring."""
        for site in range(2 * D):
            number = state.tile[site % D]
            if number >= 0 and state.site[site * 3] >= 0:
                self.bonus[site] = tile_worth(state, site // D, number, clocks[site // D])


class Prospect:
    """What one seat may expect of its KIKAI, and how surely it could empty each Square in one action."""

    __slots__ = (
        "access", "clock", "each", "empties", "far", "influence", "later", "seat", "spaces", "state", "toll", "vp",
        "w", "waiting",
    )  # fmt: skip

    def __init__(self, state: Fields, seat: int, clock: Clock, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.clock = clock
        self.w = weights
        self.access = _access(state, seat, weights)
        growth = weights.growth * clock.share
        self.influence = [value + growth for value in state.influence[seat * 3 : seat * 3 + 3]]
        """Influence by colour as it may stand later."""
        self.each = clock.each
        free = state.kept[seat] & FREE_FAN_BIT
        self.toll = weights.toll * weights.toll_free if free else weights.toll
        self.far = FAR if free else 4
        """The greatest toll at which a Square's last fans are worth a thought."""
        self.empties = [0.0] * state.t.n_squares
        self.spaces = len(state.t.master_bonus) - 1
        """Renown that counts in one round, at most."""
        self.waiting = 0.0
        """Renown of the fans that wait."""
        self.later: list[tuple[float, float, float]] = []
        """Per KIKAI what one more round brings: VP in all, VP without renown, renown."""
        self.vp = 0.0

    def look(self, scene: FanOutlook, fresh: bool) -> float:
        """VP expected of all Districts. The fans' ways are looked up anew if `fresh`, else taken from the scene."""
        state, w = self.state, self.w
        total = 0.0
        for district in range(D):
            site = self.seat * D + district
            access = self.access[district]
            if state.site[site * 3] < 0:
                total += self.clock.fresh * w.site * access * (self._foundation(site) + 1.5)
                continue
            reach = ways(state, self.seat, district) if fresh else scene.roads[site] or ()
            total += self._site(site, reach, access) + self._promises(site, scene)
        room = self.spaces - state.renown[self.seat] if self.clock.in_round else self.spaces
        total += min(self.waiting, room) * self.clock.zone_times / 3
        return total + self._rounds(room)

    def _rounds(self, room: int) -> float:
        """What comes of the rounds ahead, most of them in the best Districts, and of KIKAI not built yet.

        `room` is the renown that still counts in this round (or, if the seat has had its turns, in the next one).
        """
        clock = self.clock
        self.later.sort(reverse=True)
        rounds = clock.cycles * 0.4
        gains, renown = 0.0, self.w.spread * clock.turns * sum(self.influence)
        for _, gain, steps in self.later:
            gains += rounds * gain
            renown += rounds * steps
            rounds *= self.w.rank
        most = self.w.fill * (
            room + self.spaces * (clock.rounds_after if clock.in_round else clock.rounds_after - 1)
        )
        return gains + self.each * min(renown, max(0.0, most))

    def _site(self, site: int, reach: Reach, access: float) -> float:
        """One KIKAI: what the fans that could come now are worth; notes those that wait, and what a round brings."""
        state, clock, w = self.state, self.clock, self.w
        counts, tolls = self._supply(reach)
        now = gains = renown = 0.0
        free = [0, 0, 0]
        for slot in range(site * 3, site * 3 + 3):
            part = state.site[slot]
            if part < 0:
                break
            colour = state.t.part_colour[part]
            gain = clock.effect[state.t.part_effect[part]] + clock.fan
            if counts[colour]:
                gain -= tolls[colour] * clock.energy * self.toll
            if gain + self.influence[colour] * self.each > 0:
                plenty = PLENTY[min(counts[colour], 4)]
                gains += plenty * gain
                renown += plenty * self.influence[colour]
            steps = state.influence[self.seat * 3 + colour]
            if state.zone[slot] >= 0:
                self.waiting += steps * (1 - w.zone_access + w.zone_access * access)
                now += clock.fan_waits
            elif counts[colour]:
                free[colour] += 1
                now += w.ready * access * max(0.0, gain + steps * clock.zone_times / 3)
        if any(free):
            self._empty(reach, free, access)
        share = 1 - w.cycle_access + w.cycle_access * access
        self.later.append((share * (gains + renown * self.each), share * gains, share * renown))
        return now

    def _foundation(self, site: int) -> float:
        """What building on an own Foundation Tile saves, or brings on the Advanced side."""
        tile = self.state.foundation[site]
        return self.clock.effect[max(0, tile)] if self.state.t.advanced else tile

    def _supply(self, reach: Reach) -> tuple[list[int], list[int]]:
        """Fans by colour that can come, and the smallest toll for one."""
        fans = self.state.fans
        counts, tolls = [0, 0, 0], [FAR, FAR, FAR]
        for square, toll in reach:
            at = square * 3
            for colour in range(3):
                number = fans[at + colour]
                if number:
                    counts[colour] += number
                    if toll < tolls[colour]:
                        tolls[colour] = toll
        return counts, tolls

    def _empty(self, reach: Reach, free: list[int], access: float) -> None:
        """Note the Squares all of whose fans the free Fan-Zones could take in one action."""
        fans = self.state.fans
        red, blue, green = free
        for square, toll in reach:
            at = square * 3
            r, b, g = fans[at], fans[at + 1], fans[at + 2]
            if r <= red and b <= blue and g <= green and r + b + g and toll <= self.far:
                chance = access * (1.0 if r + b + g == 1 else 0.8)
                if chance > self.empties[square]:
                    self.empties[square] = chance

    def _promises(self, site: int, scene: FanOutlook) -> float:
        """What a Body or Head that waits for Ladders, and a Construction Bonus within reach, promise."""
        state, clock, w = self.state, self.clock, self.w
        value = 0.0
        point = self.each * (clock.cycles * 0.6 + clock.turns * w.spread) * w.step
        height = clock.fresh * w.height * state.t.edition.scoring.influence_vp
        for kind in range(state.steps[site] + 1, 3):
            if state.site[site * 3 + kind] < 0:
                break
            value += (point + height) * state.t.influence_step[kind]
            point *= 0.7
        if scene.bonus[site] and state.tile[site % D] >= 0 and clock.turns > 1:
            ready = state.site[site * 3 + 1] >= 0
            value += scene.bonus[site] * (w.tile if ready else w.tile_later * clock.share)
        return value


def _access(state: Fields, seat: int, w: Weights) -> list[float]:
    """Per District how surely the seat will soon act there, by its cards, pairs and the open cards."""
    hand = state.hand[seat * D : seat * D + D]
    base = w.pair if max(hand) > 1 else w.base
    found = [base] * D
    for district in state.offer:
        found[district] = max(base, w.offer)
    for district in range(D):
        if hand[district]:
            found[district] = 1.0
    return found
