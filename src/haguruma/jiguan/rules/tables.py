"""Tables computed once per game from an edition: numbers for names, lines of the bench, neighbours, action ids.

A gear is a number 0–24: colour * 5 + (its number - 1); gears of equal colour and number are the same to every rule.
"""

from __future__ import annotations

from ...kernel.action import Vocabulary
from ..constants import A_ABILITIES, CELLS, CLAIMS, COLOURS, FRAMES, HOUSES, VERBS, C
from ..editions.edition import Edition, Reward


class Tables:
    """Everything a rule looks up. Lists are indexed by number: colour, gear, cell, slot, card, action id."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._bench(edition)
        self._blueprints(edition)
        self._cards(edition)
        self._towers(edition)
        self._payment_rows(edition)
        self._shops(edition)
        self._words(edition)

    def _bench(self, edition: Edition) -> None:
        self.slots: tuple[str, ...] = tuple(slot.id for slot in edition.slots)
        self.slot_no: dict[str, int] = {name: i for i, name in enumerate(self.slots)}
        self.n_slots: int = len(self.slots)
        self.all_slots: tuple[int, ...] = tuple(range(self.n_slots))
        self.slot_cells: list[tuple[int, ...]] = [_line(slot.x, slot.y) for slot in edition.slots]
        """Per slot the three cells of the line that completes it (J8)."""
        self.cell_slots: list[tuple[int, ...]] = [
            tuple(s for s in range(self.n_slots) if _sees(cell, edition.slots[s].x, edition.slots[s].y))
            for cell in range(CELLS)
        ]
        """Per cell the slots in its row, column and diagonals (J5)."""
        self.special: dict[int, tuple[int, int]] = {
            self.slot_no[s.slot]: (COLOURS.index(s.colour), s.points) for s in edition.specials
        }
        """Advanced side: slot -> (colour, points) (J36)."""

    def _blueprints(self, edition: Edition) -> None:
        self.bp_colour: list[int] = [COLOURS.index(b.colour) for b in edition.blueprints]
        self.bp_value: list[int] = [b.value for b in edition.blueprints]
        self.bp_energy: list[int] = [b.energy for b in edition.blueprints]
        self.bp_beast: list[int] = [b.beast_energy for b in edition.blueprints]
        self.n_stacks: int = C * edition.stacks
        self.stacks: tuple[str, ...] = tuple(f"{c}{k + 1}" for c in COLOURS for k in range(edition.stacks))
        """Stack ids; a stack's colour is its number // stacks per colour."""

    def _cards(self, edition: Edition) -> None:
        self.cards: tuple[str, ...] = tuple(card.id for card in edition.cards)
        self.card_no: dict[str, int] = {name: i for i, name in enumerate(self.cards)}
        self.card_kind: list[str] = [card.kind for card in edition.cards]
        self.card_frame: list[int] = [FRAMES.index(card.frame) for card in edition.cards]
        self.card_bottle: list[int] = [COLOURS.index(c.bottle) if c.bottle else -1 for c in edition.cards]
        self.card_back: list[int] = [card.back for card in edition.cards]
        self.row_size: int = 2 * edition.cards_per_frame

    def _towers(self, edition: Edition) -> None:
        self.top: int = len(edition.ranks)
        self.ranks: list[Reward] = [Reward(), *edition.ranks]
        """Reward by rank; rank 0 has none."""
        order = [COLOURS.index(colour) for colour in edition.towers]
        self.tower_order: list[int] = order
        self.pairs: list[tuple[int, int]] = [(order[i], order[i + 1]) for i in range(C - 1)]
        """Neighbouring towers as colour numbers (J11)."""
        if edition.tower_ring:
            self.pairs.append((order[C - 1], order[0]))

    def _payment_rows(self, edition: Edition) -> None:
        self.row_prices: list[tuple[int, ...]] = [
            prices for shop in edition.workshops for prices in edition.prices_on(shop)
        ]
        """Energy price of leaving each space, at board * 2 + row (J14)."""
        self.row_lengths: list[int] = [min(map(len, self.row_prices[row::2])) for row in range(2)]
        """Spaces that row a1, and row a2, has on every board."""

    def _shops(self, edition: Edition) -> None:
        own = edition.abilities
        prices = (own.convert_energy, own.blueprint_price, own.gear_price, own.step_price, own.extra_price)
        self.ability_prices: list[int] = [prices[A_ABILITIES.index(shop.a)] for shop in edition.workshops]
        """Energy that the A ability of each workshop board costs."""

    def _words(self, edition: Edition) -> None:
        slots, cells = self.slots, [f"c{i + 1}" for i in range(CELLS)]
        gears = [f"{colour}{number}" for colour in COLOURS for number in range(1, 6)]
        self.gears: tuple[str, ...] = tuple(gears)
        self.gear_no: dict[str, int] = {name: i for i, name in enumerate(gears)}
        houses = [f"h{i + 1}" for i in range(HOUSES)]
        lists: list[list[tuple[str, ...]]] = [
            [(stack,) for stack in self.stacks],
            [(slot,) for slot in slots],
            [(house,) for house in houses],
            [(claim,) for claim in CLAIMS],
            [(gear, cell) for gear in gears for cell in cells],
            [(gear,) for gear in gears],
            [("a1",), ("a2",)],
            [(card,) for card in self.cards],
            [(slots[s], cells[cell]) for s in range(self.n_slots) for cell in self.slot_cells[s]],
            [()],
            [(slot, way) for slot in slots for way in ("up", "down")],
            [()],
            [("points",), ("energy",)],
            [(house,) for house in houses],
            [(gear,) for gear in gears],
            [(colour,) for colour in COLOURS],
            [()],
            [(cell,) for cell in cells],
            [(gear,) for gear in gears],
            [("energy",), ("coin",)],
            [(card,) for card in self.cards],
            [("coin",)],
            [(slot,) for slot in slots],
            [()],
            [()],
        ]
        self.first: list[int] = []
        self.verb: list[int] = []
        self.arg: list[int] = []
        words: list[tuple[str, tuple[str, ...], str]] = []
        for verb in range(len(lists)):
            self.first.append(len(words))
            for k in range(len(lists[verb])):
                args = lists[verb][k]
                self.verb.append(verb)
                self.arg.append(k)
                words.append((VERBS[verb], args, " ".join([VERBS[verb], *args])))
        self.vocabulary = Vocabulary(words)


def _line(x: int, y: int) -> tuple[int, ...]:
    """The cells of the one direction in which a slot of the frame sees three of them; () if none."""
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            cells = _ray(x, y, dx, dy)
            if len(cells) == 3:
                return cells
    return ()


def _ray(x: int, y: int, dx: int, dy: int) -> tuple[int, ...]:
    """Cells met going from a slot in one direction through the frame."""
    found: list[int] = []
    for step in range(1, 5):
        cx, cy = x + dx * step, y + dy * step
        if (dx or dy) and 1 <= cx <= 3 and 1 <= cy <= 3:
            found.append((cy - 1) * 3 + cx - 1)
    return tuple(found)


def _sees(cell: int, x: int, y: int) -> bool:
    """Whether a slot lies in the row, column or a diagonal of a cell."""
    dx, dy = x - (cell % 3 + 1), y - (cell // 3 + 1)
    return dx == 0 or dy == 0 or dx == dy or dx == -dy
