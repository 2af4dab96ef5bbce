"""How greedy looks through its own turn of Jigūan: which gears to take or which beast to complete, and what follows.

Works on one sample from which everything unrevealed is taken away, so nothing that turns up can be known before.
How the consequences are settled stands in `lines`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...jiguan import constants as c
from ...jiguan.rules.beasts import line_sum
from ...jiguan.rules.blueprints import value as wanted
from ...jiguan.rules.gains import ability
from ...jiguan.state import JiguanState
from ...kernel.rng import Rng
from .appraisal import Appraisal
from .lines import NEVER, JiguanLine, Settler, step
from .value import Prospect
from .weights import Weights

PAIRS = 3
"""Pairs of houses that are thought through."""
BEASTS = 2
COINS = 3
"""Most coins laid on one blueprint to complete it."""
ROUNDS = 12
"""Most things done at the end of a turn."""


def plan(state: JiguanState, seat: int, rng: Rng, weights: Weights) -> list[int]:
    """The actions to take next, at least one; `state` is a sample and already blind."""
    begin = BEGINNINGS.get(state.stack[-1] // c.ARG, Turn.go_on)
    line = begin(Turn(Appraisal(state, seat, weights)), state, rng)
    if line.state.mover == seat and line.state.stack[-1] // c.ARG == c.TURN_STEP:
        line.ids.append(state.t.first[c.DONE])
    return line.ids or state.legal()[:1]


class Turn:
    """The search of one turn."""

    def __init__(self, scene: Appraisal) -> None:
        self.scene = scene
        self.seat = scene.seat
        self.t = scene.t
        self.settler = Settler(scene)

    def trade(self, state: JiguanState, rng: Rng) -> JiguanLine:
        """Nothing is traded in between the periods."""
        return JiguanLine([self.t.first[c.DONE]], state)

    def draft(self, state: JiguanState, rng: Rng) -> JiguanLine:
        """A blueprint of the start draft and its slot."""
        prospect = Prospect(state, self.scene)
        best, top = -1, NEVER
        for id in state.legal():
            tile = state.stacks[self.t.arg[id]][-1]
            common = -0.3 * abs(self.t.bp_value[tile] - 9)
            colour = self.t.bp_colour[tile]
            worth = prospect.each[colour] * self.t.bp_energy[tile] + 0.5 * prospect.beast(tile, -1) + common
            if worth > top:
                best, top = id, worth
        return JiguanLine([best], state)

    def act(self, state: JiguanState, rng: Rng) -> JiguanLine:
        """The turn from its action on."""
        return self._pick(self.action(state, True), rng)

    def go_on(self, state: JiguanState, rng: Rng) -> JiguanLine:
        """A turn under way, from what is pending on."""
        line = self.settler.settle(JiguanLine([], state), True)
        if line.state.mover == self.seat and line.state.stack[-1] // c.ARG == c.TURN_STEP:
            return self.finish(line)
        return line

    def _pick(self, lines: list[JiguanLine], rng: Rng) -> JiguanLine:
        """The best line; those as good as it are drawn by lot."""
        best = max(line.value for line in lines)
        close = [line for line in lines if line.value > best - 1e-9]
        return close[rng.below(len(close))]

    def action(self, state: JiguanState, deep: bool) -> list[JiguanLine]:
        """Lines of the turn's action, valued at its end."""
        lines = self._pairs(state, deep) + self._beasts([], state)
        if deep:
            lines += self._help(state)
        if not deep:
            return lines
        lines.sort(key=lambda line: -line.value)
        return [self.finish(line) for line in lines[:3]]

    # Action A

    def _pairs(self, state: JiguanState, deep: bool) -> list[JiguanLine]:
        """The most promising pairs, everything after them settled."""
        found = sorted(self._promises(state), reverse=True)[: PAIRS if deep else 1]
        lines: list[JiguanLine] = []
        for _, id in found:
            line = self.settler.settle(JiguanLine([id], step(state, id)), deep)
            line.value = self.settler.value(line.state)
            lines.append(line)
        return lines

    def _promises(self, state: JiguanState) -> list[tuple[float, int]]:
        """(promise, id) of each pair: gears well placed, and what empty houses give."""
        bench = Prospect(state, self.scene).bench
        gears_left = sum(len(pile) for pile in state.piles)
        found: list[tuple[float, int]] = []
        for house in range(c.HOUSES):
            houses = (house, (house + 1) % c.HOUSES)
            gears = [state.piles[number][-1] for number in houses if state.piles[number]]
            if -1 in gears or (not gears and gears_left):
                continue
            gain = bench.best(gears)[0]
            gain += sum(
                max(self.settler.claims(state, number))[0] for number in houses if not state.piles[number]
            )
            found.append((gain, self.t.first[c.PAIR] + house))
        return found

    # Action B

    def _beasts(self, ids: list[int], state: JiguanState) -> list[JiguanLine]:
        """Beasts that can be completed, with coins where they help, their rewards settled."""
        middle: list[JiguanLine] = []
        for slot in range(self.t.n_slots):
            before = self._coins(state, slot)
            if before is None:
                continue
            ready = state.copy()
            for id in before:
                ready.apply(id)
            ways: list[JiguanLine] = []
            for stays in range(3):
                id = self.t.first[c.COMPLETE] + slot * 3 + stays
                line = JiguanLine([*ids, *before, id], step(ready, id))
                line.value = self.settler.value(line.state)
                ways.append(line)
            middle.append(max(ways, key=lambda line: line.value))
        middle.sort(key=lambda line: -line.value)
        lines = [self.settler.settle(line) for line in middle[:BEASTS]]
        for line in lines:
            line.value = self.settler.value(line.state)
        return lines

    def _coins(self, state: JiguanState, slot: int) -> list[int] | None:
        """What makes a slot's blueprint ready: exchanges and coins; None if it cannot be done."""
        at = self.seat * self.t.n_slots + slot
        if state.slots[at] < 0 or state.beast[at]:
            return None
        total = line_sum(state, self.seat, slot)
        if total < 0:
            return None
        off = total - wanted(state, at)
        missing = max(0, abs(off) - state.coins[self.seat])
        if abs(off) > COINS or missing * self.t.edition.exchange > state.energy[self.seat]:
            return None
        coin = self.t.first[c.COIN] + slot * 2 + (1 if off < 0 else 0)
        ids = [self.t.first[c.EXCHANGE]] * missing + [coin] * abs(off)
        return ids if self._legal(state, ids) else None

    def _legal(self, state: JiguanState, ids: list[int]) -> bool:
        """Whether actions can be taken one after another."""
        child = state.copy()
        for id in ids:
            if id not in child.legal():
                return False
            child.apply(id)
        return True

    def _help(self, state: JiguanState) -> list[JiguanLine]:
        """Beasts that the workshop's gear or blueprint makes possible first."""
        workshop = self.t.first[c.WORKSHOP]
        use = HELPS.get(ability(state, self.seat))
        return use(self, state, workshop) if use and workshop in state.legal() else []

    def buy_gear(self, state: JiguanState, workshop: int) -> list[JiguanLine]:
        """A gear from the workshop, then a beast or more gears."""
        line = self.settler.settle(JiguanLine([workshop], step(state, workshop)))
        lines = self._pairs(line.state, False)
        for more in lines:
            more.ids = line.ids + more.ids
        return self._beasts(line.ids, line.state) + lines

    def buy_blueprint(self, state: JiguanState, workshop: int) -> list[JiguanLine]:
        """A blueprint from the workshop that a full line fits."""
        base = self.seat * self.t.n_slots
        child = step(state, workshop)
        best: tuple[int, int, int] | None = None
        for slot in range(self.t.n_slots):
            total = line_sum(state, self.seat, slot) if state.slots[base + slot] < 0 else -1
            for stack in range(self.t.n_stacks if total >= 0 else 0):
                tile = state.stacks[stack][-1] if state.stacks[stack] else -1
                off = abs(self.t.bp_value[tile] - total) if tile >= 0 else COINS
                if off < COINS and (best is None or off < best[0]):
                    best = (off, stack, slot)
        if best is None:
            return []
        ids = [self.t.first[c.TAKE] + best[1], self.t.first[c.AT] + best[2]]
        for id in ids:
            child.apply(id)
        return self._beasts([workshop, *ids], child)

    # The end of the turn

    def finish(self, line: JiguanLine) -> JiguanLine:
        """Do at the end of the turn whatever adds something: missions, workshop, sets, exchanges."""
        if line.value == NEVER:
            line.value = self.settler.value(line.state)
        for _ in range(ROUNDS):
            if line.state.mover != self.seat or line.state.stack[-1] // c.ARG != c.TURN_STEP:
                return line
            better = max((self._more(line, id) for id in self._extras(line.state)), key=_worth, default=line)
            if better.value <= line.value + 1e-6:
                return line
            line = better
        return line

    def _extras(self, state: JiguanState) -> list[int]:
        """What may be worth a thought at the end of a turn."""
        exchange = self.t.first[c.EXCHANGE]
        full = state.energy[self.seat] > self.t.edition.energy_cap - 8
        verbs = (c.MISSION, c.SET, c.WORKSHOP)
        convert = self.t.first[c.CONVERT]
        return [
            id
            for id in state.legal()
            if self.t.verb[id] in verbs or id == convert or (id == exchange and full)
        ]

    def _more(self, line: JiguanLine, id: int) -> JiguanLine:
        """The line with one thing more, settled and valued."""
        more = self.settler.settle(JiguanLine([*line.ids, id], step(line.state, id)))
        if more.state.mover == self.seat and more.state.stack[-1] // c.ARG == c.ACTION:
            again = self.action(more.state, False)
            if not again:
                return JiguanLine(line.ids, line.state)
            best = max(again, key=_worth)
            return JiguanLine(more.ids + best.ids, best.state, best.value)
        more.value = self.settler.value(more.state)
        return more


def _worth(line: JiguanLine) -> float:
    return line.value


BEGINNINGS: Final[dict[int, Callable[[Turn, JiguanState, Rng], JiguanLine]]] = {
    c.DRAFT: Turn.draft,
    c.ACTION: Turn.act,
    c.TRADE_IN: Turn.trade,
}
"""How a plan begins, by the kind of the item pending; any other is gone on with."""

HELPS: Final[dict[str, Callable[[Turn, JiguanState, int], list[JiguanLine]]]] = {
    "gear": Turn.buy_gear,
    "blueprint": Turn.buy_blueprint,
}
"""The A abilities that can help to complete a beast at once."""
