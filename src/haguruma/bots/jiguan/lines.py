"""How greedy settles what follows an action of Jigūan: gears, blueprints, rewards, payments, each the best at once.

What a turn is made of is `turn`'s business. The state is blind: what is not revealed is -1 and never chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...jiguan import constants as c
from ...jiguan.constants import COLOURS
from ...jiguan.editions.edition import Card
from ...jiguan.rules.fields import Fields
from ...jiguan.state import JiguanState
from .appraisal import Appraisal
from .bench import promise
from .value import Prospect, value

NEVER = -1e9

ROUNDS = 60
"""Most decisions settled after one action."""


class JiguanLine:
    """Actions in order, the state they lead to, and its value."""

    __slots__ = ("ids", "state", "value")

    def __init__(self, ids: list[int], state: JiguanState, value: float = NEVER) -> None:
        self.ids = ids
        self.state = state
        self.value = value


def blind(state: Fields) -> None:
    """Put -1 for everything not revealed, so that no search can look at it; all piles keep their sizes."""
    state.piles = [(-1,) * (len(pile) - 1) + pile[-1:] for pile in state.piles]
    state.stacks = [(-1,) * (len(pile) - 1) + pile[-1:] for pile in state.stacks]
    state.decks = [(-1,) * (len(pile) - 1) + pile[-1:] for pile in state.decks]
    state.later = [-1] * len(state.later)
    state.rng = 0


def step(state: JiguanState, id: int) -> JiguanState:
    """The state after an action; the one given stays as it is."""
    child = state.copy()
    child.apply(id)
    return child


class Settler:
    """Carries lines on to the step that ends the turn, for one scene."""

    def __init__(self, scene: Appraisal) -> None:
        self.scene = scene
        self.seat = scene.seat
        self.t = scene.t

    def value(self, state: JiguanState) -> float:
        """The state's worth to the thinker."""
        return value(state, self.scene)

    def settle(self, line: JiguanLine, buying: bool = False) -> JiguanLine:
        """Go on until the turn's last step or a new action is due; without `buying` purchases are passed by."""
        for _ in range(ROUNDS):
            if line.state.mover != self.seat:
                break
            top = line.state.stack[-1]
            answer = ANSWERS.get(c.ITEMS[top // c.ARG])
            ids = answer(self, line.state, top % c.ARG, buying) if answer else []
            if not ids:
                return line
            state = line.state.copy()
            for id in ids:
                state.apply(id)
            line = JiguanLine(line.ids + ids, state)
        return line

    def price(self, state: JiguanState) -> list[int]:
        """The better way to settle a card's price, or to decline."""
        return self._best([[id] for id in self._own(state, (c.SETTLE, c.DECLINE))], state)

    def _own(self, state: JiguanState, verbs: tuple[int, ...]) -> list[int]:
        """Legal actions of these verbs."""
        return [id for id in state.legal() if self.t.verb[id] in verbs]

    def _best(self, options: list[list[int]], state: JiguanState) -> list[int]:
        """The option that leads to most, everything after it settled; all actions up to there."""
        top = JiguanLine([], state)
        for ids in options:
            child = state.copy()
            for id in ids:
                child.apply(id)
            line = self.settle(JiguanLine(ids, child))
            line.value = self.value(line.state)
            if line.value > top.value:
                top = line
        return top.ids

    def claim(self, state: JiguanState, house: int) -> int:
        """The best an empty house gives."""
        return self.t.first[c.CLAIM] + max(self.claims(state, house))[1]

    def claims(self, state: Fields, house: int) -> list[tuple[float, int]]:
        """(worth, claim) of an empty house."""
        icon = self.t.edition.houses[house]
        numbers = self.t.edition.house
        scene = self.scene
        blank = icon == "blank"
        coin = (numbers.blank_coin if blank else numbers.coin) * scene.coin
        energy = state.energy[self.seat]
        more = min(energy + (numbers.blank_energy if blank else numbers.energy), self.t.edition.energy_cap)
        found = [(0.0, 3)]
        if icon != "energy":
            found.append((coin, 0))
        if icon != "coin":
            found.append((scene.energy[more] - scene.energy[energy], 1))
        if blank:
            found.append((float(numbers.blank_points), 2))
        return found

    # Blueprints and cards

    def slot(self, state: JiguanState) -> int:
        """The slot for the blueprint in hand: the best two by their lines, then by the whole position."""
        found = self.slots(state, state.drawn[-1], Prospect(state, self.scene))[:3]
        ids = [[self.t.first[c.AT] + slot] for _, slot in found]
        return max(ids, key=lambda line: self._place(state, line[0]))[0] if len(ids) > 1 else ids[0][0]

    def _place(self, state: JiguanState, id: int) -> float:
        child = state.copy()
        tile = child.drawn.pop()
        child.slots[self.seat * self.t.n_slots + self.t.arg[id]] = tile
        return self.value(child)

    def slots(self, state: Fields, tile: int, prospect: Prospect) -> list[tuple[float, int]]:
        """(promise, slot) of every free slot for a blueprint, the best first."""
        bench = prospect.bench
        found: list[tuple[float, int]] = []
        base = self.seat * self.t.n_slots
        mine = (self.scene.shares(self.t.bp_value[tile]), prospect.beast(tile, -1))
        for number, (_, slots) in enumerate(bench.lines):
            free = [slot for slot in slots if state.slots[base + slot] < 0]
            if free:
                at = bench.at[number]
                gain = promise([*bench.tiles[number], mine], at, self.scene.w.second) - bench.promise(
                    number, at
                )
                found += [(gain + self._special(tile, slot), slot) for slot in free]
        found += [
            (0.0, s) for s in range(self.t.n_slots) if state.slots[base + s] < 0 and not self.t.slot_cells[s]
        ]
        found.sort(reverse=True)
        return found

    def _special(self, tile: int, slot: int) -> float:
        """What a designated slot promises for a blueprint of its colour."""
        if not self.scene.advanced or slot not in self.t.special:
            return 0.0
        colour, points = self.t.special[slot]
        return points * 0.5 if colour == self.t.bp_colour[tile] else -0.1 * points

    def reward(self, state: JiguanState) -> list[int]:
        """The best blueprint or card of those offered; only the most promising are thought through."""
        takes = [id for id in self._own(state, (c.TAKE,)) if state.stacks[self.t.arg[id]][-1] >= 0]
        prospect = Prospect(state, self.scene)
        tiles = sorted(((self._tile(state, id, prospect), id) for id in takes), reverse=True)
        cards = sorted(((self.card(prospect, id), id) for id in self._own(state, (c.CARD,))), reverse=True)
        found = tiles[:3] + cards[:4]
        return self._best([[id] for _, id in found], state)

    def _tile(self, state: JiguanState, id: int, prospect: Prospect) -> float:
        tile = state.stacks[self.t.arg[id]][-1]
        colour = self.t.bp_colour[tile]
        worth = prospect.each[colour] * self.t.bp_energy[tile] + 0.25 * prospect.beast(tile, -1)
        slots = self.slots(state, tile, prospect)
        return worth + (slots[0][0] if slots else 0.0)

    def card(self, prospect: Prospect, id: int) -> float:
        """A card at a glance: its back and a guess at its effect."""
        data = self.t.edition.cards[self.t.arg[id]]
        worth = prospect.each[COLOURS.index(data.bottle)] * data.back if data.bottle else 0.0
        if self.scene.beginner:
            return worth
        return worth + CARDS[data.kind](prospect, data)

    def purchase(self, state: JiguanState) -> list[int]:
        """Buy what adds most, or nothing; a workshop that turns points into energy may help out."""
        options = [[id] for id in self._own(state, (c.BUY, c.DONE))]
        if not any(self.t.verb[ids[0]] == c.BUY for ids in options):
            convert = self.t.first[c.CONVERT] + 1
            if convert in state.legal():
                child = step(state, convert)
                options += [[convert, id] for id in self._own(child, (c.BUY,))]
        return self._best(options, state)

    # Gears, towers, payments

    def gears(self, state: JiguanState) -> list[int]:
        """All gears in hand, placed where they serve best."""
        return Prospect(state, self.scene).bench.best(state.held)[1]

    def gear(self, state: JiguanState) -> list[int]:
        """The gear that serves best, from a house or the box; none while only hidden ones are left."""
        bench = Prospect(state, self.scene).bench
        top, choice = NEVER, -1
        for id in self._own(state, (c.HOUSE, c.BOX)):
            arg = self.t.arg[id]
            gear = arg if self.t.verb[id] == c.BOX else state.piles[arg][-1]
            gain = bench.best([gear])[0] if gear >= 0 else NEVER
            if gain > top:
                top, choice = gain, id
        return [choice] if choice >= 0 else []

    def tower(self, state: JiguanState) -> int:
        """The tower on which a step is worth most."""
        prospect = Prospect(state, self.scene)
        return max(self._own(state, (c.TOWER,)), key=lambda id: prospect.step(self.t.arg[id]))

    def pay(self, state: JiguanState, selling: bool) -> int:
        """The gear that is missed least; gears are sold as long as that adds something."""
        done = self.t.first[c.DONE]
        now = self.value(state) if selling else NEVER
        top, choice = now, done
        for id in state.legal():
            if self.t.verb[id] in (c.PAY_CELL, c.PAY_CELL + 1):
                worth = self.value(step(state, id)) if selling else self._left(state, id)
                if worth > top:
                    top, choice = worth, id
        return choice

    def _left(self, state: JiguanState, id: int) -> float:
        """What the position is worth without a gear that is paid."""
        child = state.copy()
        arg = self.t.arg[id]
        if self.t.verb[id] == c.PAY_CELL:
            child.cells[self.seat * 9 + arg] = -1
        else:
            left = list(child.beside[self.seat])
            left.remove(arg)
            child.beside[self.seat] = tuple(left)
        return self.value(child)


def _sell_worth(prospect: Prospect, card: Card) -> float:
    colour = COLOURS.index(card.colour)
    return card.points * sum(gear // 5 == colour for gear in prospect.state.beside[prospect.seat])


CARDS: Final[dict[str, Callable[[Prospect, Card], float]]] = {
    "goods": lambda prospect, card: prospect.scene.reward(card.reward),
    "gear": lambda prospect, card: 2.0,
    "step": lambda prospect, card: prospect.step(COLOURS.index(card.tower)),
    "blueprint": lambda prospect, card: 2.5,
    "sell": _sell_worth,
    "two-steps": lambda prospect, card: 3.5,
    "ranks": lambda prospect, card: card.points * prospect.ranks[COLOURS.index(card.tower)],
    "scoring": lambda prospect, card: 5.0,
    "beasts": lambda prospect, card: 3.0,
    "parts": lambda prospect, card: 3.0,
}
"""A guess at the worth of each kind of card's effect."""

Answer = Callable[[Settler, JiguanState, int, bool], list[int]]
"""What to do about a pending item, from its argument and whether anything is bought."""

ANSWERS: Final[dict[str, Answer]] = {
    "blueprint": lambda settler, state, argument, buying: [settler.slot(state)],
    "claim": lambda settler, state, house, buying: [settler.claim(state, house)],
    "gear": lambda settler, state, argument, buying: settler.gears(state),
    "purchase": lambda settler, state, left, buying: settler.purchase(state) if buying else [settler.t.first[c.DONE]],
    "any-blueprint": lambda settler, state, colour, buying: settler.reward(state),
    "any-card": lambda settler, state, argument, buying: settler.reward(state),
    "reward": lambda settler, state, colour, buying: settler.reward(state),
    "supply-gear": lambda settler, state, boxed, buying: settler.gear(state),
    "tower": lambda settler, state, barred, buying: [settler.tower(state)],
    "sell-gears": lambda settler, state, card, buying: [settler.pay(state, True)],
    "price": lambda settler, state, card, buying: settler.price(state),
    "pay": lambda settler, state, card, buying: [settler.pay(state, False)],
}
"""How each kind of item is answered; the others are for the turn itself to decide."""
