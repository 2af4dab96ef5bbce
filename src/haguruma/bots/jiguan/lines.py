"""How greedy settles what follows an action of Jigūan: gears, blueprints, rewards, payments, each the best at once.

What a turn is made of is `jiguan_turn`'s business. The state is blind: what is not revealed is -1 and never chosen.
"""

from __future__ import annotations

from ...jiguan.constants import (
    ANY_BLUEPRINT,
    ANY_CARD,
    ARG,
    AT,
    BEAST_REWARD,
    BOX,
    BUY,
    CARD,
    CLAIM,
    CLAIM_HOUSE,
    COLOURS,
    CONVERT,
    DECLINE,
    DONE,
    HOUSE,
    ONE_TOWER,
    PAY_CELL,
    PAY_GEARS,
    PLACE_BLUEPRINT,
    PLACE_GEAR,
    PURCHASE,
    SELL_GEARS,
    SETTLE,
    SETTLE_PRICE,
    SUPPLY_GEAR,
    TAKE,
    TOWER,
)
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
            kind = line.state.stack[-1] // ARG
            argument = line.state.stack[-1] % ARG
            ids = self._next(line.state, kind, argument, buying)
            if not ids:
                return line
            state = line.state.copy()
            for id in ids:
                state.apply(id)
            line = JiguanLine(line.ids + ids, state)
        return line

    def _next(self, state: JiguanState, kind: int, argument: int, buying: bool) -> list[int]:
        """What to do about a pending item; [] where the turn itself is to be decided."""
        if kind == PLACE_GEAR:
            return Prospect(state, self.scene).bench.best(state.held)[1]
        if kind == CLAIM_HOUSE:
            return [self.claim(state, argument)]
        if kind == PURCHASE:
            return self._purchase(state) if buying else [self.t.first[DONE]]
        if kind == PLACE_BLUEPRINT:
            return [self._slot(state)]
        if kind in (ANY_BLUEPRINT, ANY_CARD, BEAST_REWARD):
            return self._reward(state)
        if kind == SUPPLY_GEAR:
            return self._gear(state)
        if kind == ONE_TOWER:
            return [self._tower(state)]
        if kind == SETTLE_PRICE:
            return self._best([[id] for id in self._own(state, (SETTLE, DECLINE))], state)
        if kind == PAY_GEARS or kind == SELL_GEARS:
            return [self._pay(state, kind)]
        return []

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
        return self.t.first[CLAIM] + max(self.claims(state, house))[1]

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

    def _slot(self, state: JiguanState) -> int:
        """The slot for the blueprint in hand: the best two by their lines, then by the whole position."""
        found = self.slots(state, state.drawn[-1], Prospect(state, self.scene))[:3]
        ids = [[self.t.first[AT] + slot] for _, slot in found]
        return max(ids, key=lambda line: self._placed(state, line[0]))[0] if len(ids) > 1 else ids[0][0]

    def _placed(self, state: JiguanState, id: int) -> float:
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

    def _reward(self, state: JiguanState) -> list[int]:
        """The best blueprint or card of those offered; only the most promising are thought through."""
        takes = [id for id in self._own(state, (TAKE,)) if state.stacks[self.t.arg[id]][-1] >= 0]
        prospect = Prospect(state, self.scene)
        tiles = sorted(((self._tile(state, id, prospect), id) for id in takes), reverse=True)
        cards = sorted(((self.card(prospect, id), id) for id in self._own(state, (CARD,))), reverse=True)
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
        scene = self.scene
        if scene.beginner:
            return worth
        if data.kind == "goods":
            return worth + scene.reward(data.reward)
        if data.kind == "step":
            return worth + prospect.step(COLOURS.index(data.tower))
        if data.kind == "ranks":
            return worth + data.points * prospect.ranks[COLOURS.index(data.tower)]
        if data.kind == "sell":
            colour = COLOURS.index(data.colour)
            return worth + data.points * sum(gear // 5 == colour for gear in prospect.state.beside[self.seat])
        return worth + {"gear": 2.0, "blueprint": 2.5, "two-steps": 3.5, "scoring": 5.0, "beasts": 3.0}.get(
            data.kind, 3.0
        )

    def _purchase(self, state: JiguanState) -> list[int]:
        """Buy what adds most, or nothing; a workshop that turns points into energy may help out."""
        options = [[id] for id in self._own(state, (BUY, DONE))]
        if not any(self.t.verb[ids[0]] == BUY for ids in options):
            convert = self.t.first[CONVERT] + 1
            if convert in state.legal():
                child = step(state, convert)
                options += [[convert, id] for id in self._own(child, (BUY,))]
        return self._best(options, state)

    # Gears, towers, payments

    def _gear(self, state: JiguanState) -> list[int]:
        """The gear that serves best, from a house or the box; none while only hidden ones are left."""
        bench = Prospect(state, self.scene).bench
        top, choice = NEVER, -1
        for id in self._own(state, (HOUSE, BOX)):
            arg = self.t.arg[id]
            gear = arg if self.t.verb[id] == BOX else state.piles[arg][-1]
            gain = bench.best([gear])[0] if gear >= 0 else NEVER
            if gain > top:
                top, choice = gain, id
        return [choice] if choice >= 0 else []

    def _tower(self, state: JiguanState) -> int:
        """The tower on which a step is worth most."""
        prospect = Prospect(state, self.scene)
        return max(self._own(state, (TOWER,)), key=lambda id: prospect.step(self.t.arg[id]))

    def _pay(self, state: JiguanState, kind: int) -> int:
        """The gear that is missed least; gears are sold as long as that adds something."""
        done = self.t.first[DONE]
        now = self.value(state) if kind == SELL_GEARS else NEVER
        top, choice = now, done
        for id in state.legal():
            if self.t.verb[id] in (PAY_CELL, PAY_CELL + 1):
                worth = self.value(step(state, id)) if kind == SELL_GEARS else self._left(state, id)
                if worth > top:
                    top, choice = worth, id
        return choice

    def _left(self, state: JiguanState, id: int) -> float:
        """What the position is worth without a gear that is paid."""
        child = state.copy()
        arg = self.t.arg[id]
        if self.t.verb[id] == PAY_CELL:
            child.cells[self.seat * 9 + arg] = -1
        else:
            left = list(child.beside[self.seat])
            left.remove(arg)
            child.beside[self.seat] = tuple(left)
        return self.value(child)
