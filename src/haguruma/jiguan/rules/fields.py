"""The flat state of a game: what lies where, as ints and lists of ints, and how to copy it. No rule stands here.

Indices: cell = seat * 9 + cell, slot = seat * slots + slot, tower = seat * 5 + colour. A gear is a number 0–24.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.contract import Game, State
from ...kernel.rng import Rng
from ..constants import ARG, CELLS, HOUSES, N_SOURCES, C
from .tables import Tables

Pile = tuple[int, ...]
"""Gears, tiles or cards of one place. Tuples, so that a copy of the state shares them."""


class Fields(State):
    """Every component of the game and the pending decisions."""

    __slots__ = (
        "t", "n", "beginner", "advanced", "period", "turn", "airship", "closing", "used_a", "rng",
        "stack", "coins", "energy", "points", "ranks", "paired", "rows", "shop", "cells", "slots", "beast",
        "shift", "spent", "beside", "front", "back", "held", "drawn", "piles", "later", "box", "stacks", "display",
        "decks", "tile", "bonus", "due",
    )  # fmt: skip

    def __init__(self, game: Game | None = None, tables: Tables | None = None, seats: int = 2) -> None:
        """An empty table for `seats`; without `tables` an unfilled one, which only `fill` may touch."""
        if tables is None:
            return
        super().__init__(game)
        t = tables
        self.t = t
        self.n: int = seats
        """Number of seats."""
        self.beginner: bool = False
        self.advanced: bool = False
        """Whether the advanced side of the bench is played."""
        self.period: int = 1
        self.turn: int = 0
        """Turns finished, all seats together."""
        self.airship: int = -1
        """Seat that holds the airship pointer, or -1."""
        self.closing: int = -1
        """Seat that took the period's last gear, or -1."""
        self.used_a: bool = False
        """Whether the A ability was used this turn."""
        self.rng: int = 0
        self.stack: list[int] = []
        """Pending items, next one last; see `step`."""
        self.coins: list[int] = [0] * seats
        self.energy: list[int] = [0] * seats
        self.points: list[int] = [0] * (seats * N_SOURCES)
        """Points, at seat * N_SOURCES + source."""
        self.ranks: list[int] = [0] * (seats * C)
        self.paired: list[int] = [0] * seats
        """Neighbouring tower pairs paid already, as a bit set per seat (J11)."""
        self.rows: list[int] = [0] * (seats * 2)
        """Spaces the payment row markers have moved, a1 and a2."""
        self.shop: list[int] = [0] * seats
        """Workshop board of each seat."""
        self.cells: list[int] = [-1] * (seats * CELLS)
        """Gear in a cell, or -1."""
        self.slots: list[int] = [-1] * (seats * t.n_slots)
        """Blueprint or beast in a slot, or -1."""
        self.beast: list[int] = [0] * (seats * t.n_slots)
        """1 where the slot's blueprint is completed."""
        self.shift: list[int] = [0] * (seats * t.n_slots)
        """Change of the value by coins."""
        self.spent: list[int] = [0] * (seats * t.n_slots)
        """Coins lying on the slot's blueprint."""
        self.beside: list[Pile] = [()] * seats
        """Gears beside each workshop, ascending."""
        self.front: list[Pile] = [()] * seats
        """Cards lying face up: missions and scoring cards, ascending."""
        self.back: list[Pile] = [()] * seats
        """Cards turned to their energy side, ascending."""
        self.held: list[int] = []
        """Gears taken and not yet placed, ascending."""
        self.drawn: list[int] = []
        """Blueprints taken and not yet placed, the next one last."""
        self.piles: list[Pile] = [()] * HOUSES
        """Gears on the houses, top last."""
        self.later: list[int] = []
        """Gears set aside for period 2, hidden."""
        self.box: list[int] = []
        """Gears in the box, ascending, open to all (J31)."""
        self.stacks: list[Pile] = [()] * t.n_stacks
        """Blueprint stacks, top last."""
        self.display: list[int] = [-1] * (C * t.row_size)
        """Cards at row (in tower order) * row size + place; orange places first; -1 a gap."""
        self.decks: list[Pile] = [(), ()]
        """Orange and black deck, top last."""
        self.tile: list[int] = [-1] * C
        """Scoring tile of each tower, by colour."""
        self.bonus: list[int] = [-1] * C
        """Bonus tile of each tower, by colour; -1 in Beginner Play."""
        self.due: list[int] = []
        """Entries still to be paid (see `paying`)."""

    def fill(self, other: Fields) -> None:
        """Copy everything from `other`."""
        self._game = other._game
        self.t = other.t
        self.events = None
        self.barrier = other.barrier
        self.n = other.n
        self.beginner = other.beginner
        self.advanced = other.advanced
        self.mover = other.mover
        self.period = other.period
        self.turn = other.turn
        self.airship = other.airship
        self.closing = other.closing
        self.used_a = other.used_a
        self.rng = other.rng
        self.drawn = other.drawn[:]
        self.stack = other.stack[:]
        self.coins = other.coins[:]
        self.energy = other.energy[:]
        self.points = other.points[:]
        self.ranks = other.ranks[:]
        self.paired = other.paired[:]
        self.rows = other.rows[:]
        self.shop = other.shop
        self.cells = other.cells[:]
        self.slots = other.slots[:]
        self.beast = other.beast[:]
        self.shift = other.shift[:]
        self.spent = other.spent[:]
        self.beside = other.beside[:]
        self.front = other.front[:]
        self.back = other.back[:]
        self.held = other.held[:]
        self.piles = other.piles[:]
        self.later = other.later[:]
        self.box = other.box[:]
        self.stacks = other.stacks[:]
        self.display = other.display[:]
        self.decks = other.decks[:]
        self.tile = other.tile
        self.bonus = other.bonus
        self.due = other.due[:]

    def as_ints(self) -> list[int]:
        """The whole state as ints, lists led by their length."""
        flat = [self.n, int(self.beginner), int(self.advanced), self.mover, self.period, self.turn, self.airship]
        flat += [self.closing, int(self.used_a), self.rng]
        lists: list[Sequence[int]] = [self.stack, self.coins, self.energy, self.points, self.ranks, self.paired]
        lists += [self.rows, self.shop, self.cells, self.slots, self.beast, self.shift, self.spent, self.held]
        lists += [self.drawn, self.later, self.box]
        lists += [self.display, self.tile, self.bonus, self.due, *self.beside, *self.front, *self.back]
        lists += [*self.piles, *self.stacks, *self.decks]
        for items in lists:
            flat.append(len(items))
            flat += items
        return flat

    def resample(self, rng: Rng) -> None:
        """Shuffle what lies under the tops of piles, stacks and decks, and the gears set aside (J28)."""
        _shuffle_below(self.piles, rng)
        each = self.t.edition.stacks
        for colour in range(C):
            group = self.stacks[colour * each : colour * each + each]
            _shuffle_below(group, rng)
            self.stacks[colour * each : colour * each + each] = group
        if self.beginner:
            _shuffle_below(self.decks, rng)
        else:
            for frame in range(2):
                deck = self.decks[frame : frame + 1]
                _shuffle_below(deck, rng)
                self.decks[frame] = deck[0]
        rng.shuffle(self.later)
        self.rng = rng.next()

    def push(self, kind: int, argument: int = 0) -> None:
        """Put a pending item on top, to come next."""
        self.stack.append(kind * ARG + argument)


def with_item(pile: Pile, item: int) -> Pile:
    """An ascending pile with one more item."""
    return tuple(sorted((*pile, item)))


def without(pile: Pile, item: int) -> Pile:
    """A pile with one such item less."""
    at = pile.index(item)
    return pile[:at] + pile[at + 1 :]


def _shuffle_below(piles: list[Pile], rng: Rng) -> None:
    """Shuffle all but the top items of several piles among each other; the piles keep their sizes."""
    pool: list[int] = []
    for pile in piles:
        pool += pile[:-1]
    rng.shuffle(pool)
    at = 0
    for number in range(len(piles)):
        below = max(0, len(piles[number]) - 1)
        piles[number] = tuple(pool[at : at + below]) + piles[number][below:]
        at += below
