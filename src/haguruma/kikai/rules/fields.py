"""The flat state of a game: what lies where, as ints and lists of ints, and how to copy it. No rule stands here.

Indices: seat 0 yellow, 1 purple; site = seat * 6 + District; slot = site * 3 + kind (0 Foot, 1 Body, 2 Head).
"""

from __future__ import annotations

from ...kernel.contract import Game, State
from ...kernel.rng import Rng
from ..constants import ARG, GAIN, N_SOURCES
from .tables import Tables

Reach = tuple[tuple[int, int], ...]
"""Squares a fan can come from: (Square, Energy owed to the opponent), cheapest way, ascending Squares."""


class Fields(State):
    """Every component of the game and the pending decisions."""

    __slots__ = (
        "t",
        "little_bre",
        "placed",
        "turn",
        "winner",
        "rng",
        "stack",
        "energy",
        "megaphones",
        "ladders",
        "cleared",
        "settled",
        "renown",
        "posted",
        "vp",
        "hand",
        "offer",
        "pile",
        "layers",
        "played",
        "owner",
        "fans",
        "sign",
        "site",
        "zone",
        "steps",
        "influence",
        "collected",
        "gathered",
        "foundation",
        "tile",
        "kept",
        "show",
        "box",
        "reach",
        "net",
    )

    def __init__(self, game: Game | None = None, tables: Tables | None = None) -> None:
        """An empty table; without `tables` an unfilled one, which only `fill` may touch (the way to copy fast)."""
        if tables is None:
            return
        super().__init__(game)
        t = tables
        self.t = t
        self.little_bre: bool = False
        self.placed: int = 0
        """Starting Feet placed so far, 0–4."""
        self.turn: int = 0
        """Turns finished, both seats together."""
        self.winner: int = -1
        """Seat that won by Media victory, else -1."""
        self.rng: int = 0
        self.stack: list[int] = []
        """Pending items, next one last: each kind * ARG + argument; what a kind does stands in its `step.Step`."""
        self.energy: list[int] = [0, 0]
        self.megaphones: list[int] = [0, 0]
        self.ladders: list[int] = [0, 0]
        self.cleared: list[int] = [0, 0]
        """Energy Track spaces cleared."""
        self.settled: list[int] = [0, 0]
        """Energy Track spaces whose bonus has been dealt with."""
        self.renown: list[int] = [0, 0]
        self.posted: list[int] = [0, 0]
        """Billboards placed, as a bit set per seat."""
        self.vp: list[int] = [0] * (2 * N_SOURCES)
        """VP earned, at seat * N_SOURCES + source."""
        self.hand: list[int] = [0] * 12
        """Cards, at seat * 6 + District."""
        self.offer: list[int] = []
        self.pile: list[int] = []
        """District Cards, top last."""
        self.layers: list[int] = []
        """Sizes of the pile's layers from the bottom (K29); they add up to the pile."""
        self.played: list[list[int]] = [[], []]
        """Cards on each Player Board: column * 6 + District."""
        self.owner: list[int] = [-1] * t.n_streets
        self.fans: list[int] = [0] * (3 * t.n_squares)
        """Fans, at Square * 3 + colour."""
        self.sign: list[int] = [-1] * t.n_squares
        """Billboard on a Square: seat * 6 + Billboard, or -1."""
        self.site: list[int] = [-1] * 36
        """Component in a slot, or -1."""
        self.zone: list[int] = [-1] * 36
        """Colour of the fan in a slot's Fan-Zone, or -1."""
        self.steps: list[int] = [0] * 12
        """Ladders at a site: 1 Body's placed, 2 Head's too."""
        self.influence: list[int] = [0] * 6
        """Influence, at seat * 3 + colour."""
        self.collected: list[int] = [0] * 6
        """Fans collected by Exhibitions, at seat * 3 + colour."""
        self.gathered: list[int] = [0, 0, 0]
        """Fans taken in the Exhibition under way, by colour."""
        self.foundation: list[int] = [-1] * 12
        """The Foundation Tile at a site: VP lost for it, or (Advanced) the effect it gives; -1 where it is gone."""
        self.tile: list[int] = [-1] * 6
        """Construction Bonus Tile in a District (place in the edition's list), or -1."""
        self.kept: list[int] = [0, 0]
        """Permanent Construction Bonus Tiles claimed, as a bit set per seat (Advanced; see `tiles`)."""
        self.show: list[list[int]] = [[], [], []]
        """Open components by kind."""
        self.box: list[list[int]] = [[], [], []]
        """Components not yet revealed by kind, next one last."""
        self.reach: list[Reach | None] = [None] * 12
        """Cache of fans' ways into a site's District; emptied when a street changes."""
        self.net: list[int] = [-1] * 12
        """Cache of streets a site's owner may deploy to, as a bit set; -1 unknown."""

    def fill(self, other: Fields) -> None:
        """Copy everything from `other`."""
        self._game = other._game
        self.t = other.t
        self.events = None
        self.barrier = other.barrier
        self.little_bre = other.little_bre
        self.mover = other.mover
        self.placed = other.placed
        self.turn = other.turn
        self.winner = other.winner
        self.rng = other.rng
        self.stack = other.stack[:]
        self.energy = other.energy[:]
        self.megaphones = other.megaphones[:]
        self.ladders = other.ladders[:]
        self.cleared = other.cleared[:]
        self.settled = other.settled[:]
        self.renown = other.renown[:]
        self.posted = other.posted[:]
        self.vp = other.vp[:]
        self.hand = other.hand[:]
        self.offer = other.offer[:]
        self.pile = other.pile[:]
        self.layers = other.layers[:]
        self.played = [other.played[0][:], other.played[1][:]]
        self.owner = other.owner[:]
        self.fans = other.fans[:]
        self.sign = other.sign[:]
        self.site = other.site[:]
        self.zone = other.zone[:]
        self.steps = other.steps[:]
        self.influence = other.influence[:]
        self.collected = other.collected[:]
        self.gathered = other.gathered[:]
        self.foundation = other.foundation[:]
        self.tile = other.tile[:]
        self.kept = other.kept[:]
        self.show = [other.show[0][:], other.show[1][:], other.show[2][:]]
        self.box = [other.box[0][:], other.box[1][:], other.box[2][:]]
        self.reach = other.reach[:]
        self.net = other.net[:]

    def as_ints(self) -> list[int]:
        """The whole state as ints (lists led by their length), caches left out."""
        flat = [int(self.little_bre), self.mover, self.placed, self.turn, self.winner, self.rng]
        lists = [self.stack, self.energy, self.megaphones, self.ladders, self.cleared, self.settled, self.renown]
        lists += [self.posted, self.vp, self.hand, self.offer, self.pile, self.layers, self.owner]
        lists += [self.fans, self.sign, self.site, self.zone, self.steps, self.influence, self.collected]
        lists += [self.gathered, self.foundation, self.tile, *self.played, *self.show, *self.box]
        if self.t.advanced:
            lists.append(self.kept)
        for items in lists:
            flat.append(len(items))
            flat += items
        return flat

    def resample(self, rng: Rng) -> None:
        """Shuffle the unrevealed components and each layer of the pile; nothing else is hidden (K29)."""
        for kind in range(3):
            rng.shuffle(self.box[kind])
        start = 0
        for size in self.layers:
            layer = self.pile[start : start + size]
            rng.shuffle(layer)
            self.pile[start : start + size] = layer
            start += size
        self.rng = rng.next()

    def earn(self, seat: int, source: int, vp: int) -> None:
        """Bank `vp` Victory Points under `source`."""
        self.vp[seat * N_SOURCES + source] += vp

    def push(self, kind: int, argument: int = 0) -> None:
        """Put a pending item on top, to come next."""
        self.stack.append(kind * ARG + argument)

    def push_gain(self, effect: int, source: int) -> None:
        """Put a gain on top; the empty effect is left out. `source` is where its VP are banked."""
        if effect:
            self.stack.append(GAIN * ARG + effect * 16 + source)
