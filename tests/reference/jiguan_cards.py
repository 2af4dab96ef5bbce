"""The reference's reward cards: taking one, its immediate effect, missions, the refill (J12, J15–J17, J33, J37)."""

from __future__ import annotations

from collections import Counter
from functools import partial

from haguruma.jiguan.editions.edition import Card

from .jiguan_asking import LAPSED, Doing
from .jiguan_gears import can_fill
from .jiguan_table import colour_of
from .jiguan_workshops import Workshops


class Cards(Workshops):
    """The display, and what cards do."""

    def displayed(self) -> list[str]:
        """All cards on the display."""
        return [card for row in self.display.values() for card in row if card]

    def take_card(self, name: str) -> Doing:
        """J15, J27: missions and scoring cards stay face up; others act at once and are turned, in Beginner unused."""
        for row in self.display.values():
            if name in row:
                row[row.index(name)] = ""
        card = self.card[name]
        if self.beginner:
            self.seat.turned.add(name)
        elif card.kind in ("scoring", "beasts", "parts"):
            self.seat.cards.add(name)
        else:
            self.seat.turned.add(name)
            yield from self.effect(card)

    def effect(self, card: Card) -> Doing:
        """J15, J39: what a card does at once, by its kind."""
        self.note(f"J15: a card of kind {card.kind}")
        if card.kind == "goods":
            self.gain(self.seat, "cards", card.reward)
        elif card.kind == "gear":
            yield from self.supply_gears(card.count)
        elif card.kind == "step":
            self.climb(card.tower, card.steps)
        elif card.kind == "blueprint":
            yield from self.take_blueprint(card.colour)
        elif card.kind == "sell":
            yield from self.sell_gears(card)
        elif card.kind == "two-steps":
            yield from self.two_towers(card)
        elif card.kind == "ranks":
            self.immediate(self.seat, "cards", card.points * self.seat.ranks[card.tower])

    def supply_gears(self, count: int) -> Doing:
        """J15, J37: the top of any pile, also the last gear, count times; what is not there lapses; then placing."""
        for _ in range(count):
            choice = yield from self.ask(lambda: [f"house {house}" for house in self.full_houses()])
            if choice == LAPSED:
                self.note("J37: a gear card finds no gear")
                continue
            self.take_top(choice.removeprefix("house "))
            if not self.full_houses():
                self.note("J21: a card takes the last gear")
        yield from self.place_gears()

    def sales(self, colour: str) -> list[str]:
        """J32, J37: gears of the colour from bench and workshop side, or an end; without any it lapses."""
        seat = self.seat
        cells = [f"pay {cell}" for cell, gear in seat.cells.items() if colour_of(gear) == colour]
        found = cells + [f"pay {gear}" for gear in seat.beside if colour_of(gear) == colour]
        return [*found, "done"] if found else []

    def sell_gears(self, card: Card) -> Doing:
        """J19, J32: gears of the card's colour, any number; the points of each are an event of their own."""
        while True:
            choice = yield from self.ask(partial(self.sales, card.colour))
            if choice in (LAPSED, "done"):
                return
            self.note("J32: a gear for points")
            self.pay(choice)
            self.immediate(self.seat, "cards", card.points)

    def prices(self, card: Card) -> list[str]:
        """J12, J37: the two-tower card's price in energy or coins, or to decline.

        It lapses with no tower open, and where neither price is within reach, the A ability and exchanges counted.
        """
        seat, each = self.seat, self.edition.exchange
        reach = self.within_reach()
        by_energy = any(energy >= card.energy_price for energy, _ in reach)
        by_coins = any(coins + energy // each >= card.coin_price for energy, coins in reach)
        if not self.open_towers() or not (by_energy or by_coins):
            return []
        if not by_energy and max(energy for energy, _ in reach) // each + seat.coins < card.coin_price:
            self.note("J18: the coins of a step's reward keep a price open")
        found = ["decline"]
        if seat.energy >= card.energy_price:
            found.append("settle energy")
        if seat.coins >= card.coin_price:
            found.append("settle coin")
        return found

    def two_towers(self, card: Card) -> Doing:
        """J12, J13, J37: the price is paid once or declined; two different towers, or the one that is open."""
        choice = yield from self.ask(partial(self.prices, card))
        self.note(f"J37: a price, {choice or 'out of reach'}")
        if choice in (LAPSED, "decline"):
            return
        if choice == "settle energy":
            self.seat.energy -= card.energy_price
        else:
            self.seat.coins -= card.coin_price
        named: set[str] = set()
        for _ in range(2):
            tower = yield from self.ask(lambda: [f"tower {t}" for t in self.open_towers() if t not in named])
            if tower == LAPSED:
                self.note("J12: a two-tower card advances one tower alone")
                return
            named.add(tower.removeprefix("tower "))
            self.climb(tower.removeprefix("tower "), card.steps)

    def missions(self) -> list[str]:
        """J17: missions face up whose condition holds."""
        return [f"mission {name}" for name in self.seat.cards if self.holds(self.card[name])]

    def holds(self, card: Card) -> bool:
        """J17, J33: the beasts are connected, or the gears are there."""
        if card.kind == "parts":
            return can_fill(self.seat.gears, card.entries)
        return card.kind == "beasts" and self.connected(card.beasts)

    def connected(self, beasts: tuple[str, ...]) -> bool:
        """J17: the named beasts, in any order, on consecutive slots of the frame's ring, corners included."""
        ring = list(self.place)
        for first in range(len(ring)):
            slots = [ring[(first + k) % len(ring)] for k in range(len(beasts))]
            tiles = [self.seat.slots[slot] for slot in slots if slot in self.seat.slots]
            if Counter(self.blueprint(tile).colour for tile in tiles if tile.beast) == Counter(beasts):
                return True
        return False

    def do_mission(self, name: str) -> Doing:
        """J13, J17, J33: the gears are paid, the card is turned, then the reward and the workshop's points."""
        card, seat = self.card[name], self.seat
        self.note(f"J17: a mission of kind {card.kind}")
        if card.kind == "parts":
            yield from self.pay_all(card.entries)
        seat.cards.remove(name)
        seat.turned.add(name)
        if card.kind == "parts":
            self.climb(card.tower, card.steps)
        else:
            self.immediate(seat, "missions", card.points)
        if seat.workshop.b == "missions":
            self.immediate(seat, "workshop", self.edition.abilities.mission_points)

    def refill(self) -> None:
        """J16: gaps from the same frame's deck, row by row in tower order, left to right; an empty deck leaves them."""
        for tower in self.edition.towers:
            row = self.display[tower]
            for place in range(len(row)):
                deck = self.decks["orange" if place < self.edition.cards_per_frame else "black"]
                if not row[place] and deck:
                    row[place] = deck.pop(0)
                elif not row[place]:
                    self.note("J16: an empty deck leaves a gap")
