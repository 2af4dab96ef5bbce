"""The reference's turn: Action A and its purchase, Action B, the turn's end (J1–J3, J8, J14, J20, J29, J34, J36)."""

from __future__ import annotations

from bisect import insort
from functools import partial

from .jiguan_asking import LAPSED, Doing
from .jiguan_cards import Cards


class Turns(Cards):
    """One turn of the seat on move."""

    def whole_turn(self) -> Doing:
        """J16, J29: an action, missions and what else the end of the turn allows, the refill."""
        self.used = False
        self.own_turn = True
        yield from self.action(extra=False)
        yield from self.end_of_turn()
        self.own_turn = False
        self.refill()

    def pairs(self) -> list[str]:
        """J1–J3: neighbouring houses of the ring with a gear at least; any pair once the board is empty."""
        full = set(self.full_houses()) or set(self.houses)
        return [f"pair {house}" for house in self.houses if full & {house, self.next_house(house)}]

    def next_house(self, house: str) -> str:
        """J1: the right neighbour on the ring of houses."""
        return f"h{int(house[1:]) % len(self.houses) + 1}"

    def action(self, extra: bool) -> Doing:
        """Action A or Action B; J34: the extra action has no purchase."""
        choice = yield from self.ask(lambda: {*self.pairs(), *self.completions()})
        verb, *words = choice.split()
        if extra:
            self.note(f"J34: an extra action is '{verb}'")
        if verb == "pair":
            yield from self.take_parts(*words)
            if not extra:
                yield from self.purchase()
        else:
            yield from self.complete(*words)

    def take_parts(self, house: str) -> Doing:
        """J1–J3: both houses give their top gear, empty ones then their reward; then the gears are placed."""
        houses = (house, self.next_house(house))
        empty = [name for name in houses if not self.houses[name]]
        if len(empty) == 2:
            self.note("J3: a pair of empty houses")
        for name in houses:
            if name not in empty:
                self.take_top(name)
        for name in empty:
            yield from self.claim(name)
        yield from self.place_gears()

    def row_prices(self, row: int) -> tuple[int, ...]:
        """J14: the energy price of leaving each space of a row: the board's own row, or the common one."""
        own = (self.seat.workshop.a1, self.seat.workshop.a2)[row]
        return self.edition.prices[row] if own is None else own

    def sells(self, row: int, energy: int) -> bool:
        """J14, J10: whether a row has something to sell to whoever has this much energy."""
        price = self.row_prices(row)[self.seat.rows[row] - 1]
        return energy >= price and bool(self.displayed() if row else self.stacks_to_take())

    def purchases(self) -> list[str]:
        """J14: rows that can be paid, or to pass; lapses where nothing could be bought even with the A ability."""
        rows = [f"buy a{row + 1}" for row in range(2) if self.sells(row, self.seat.energy)]
        if rows:
            return [*rows, "done"]
        reach = [self.sells(row, energy) for energy, _ in self.within_reach() for row in range(2)]
        if any(reach):
            self.note("J14: a purchase waits for the A ability")
        return ["done"] if any(reach) else []

    def purchase(self) -> Doing:
        """J14: pay, take, move one space, as often as the edition allows (once)."""
        for _ in range(self.edition.purchases):
            choice = yield from self.ask(self.purchases)
            if choice in (LAPSED, "done"):
                return
            row = 0 if choice == "buy a1" else 1
            self.seat.energy -= self.row_prices(row)[self.seat.rows[row] - 1]
            if row == 0:
                yield from self.take_blueprint()
            else:
                card = yield from self.ask(lambda: [f"card {name}" for name in self.displayed()])
                yield from self.take_card(card.removeprefix("card "))
            self.move_row(row)

    def move_row(self, row: int) -> None:
        """J14, J20: one space, not beyond the last; points when both rows have reached the next one."""
        rows = self.seat.rows
        before = min(rows)
        if rows[row] == len(self.row_prices(row)):
            self.note("J14: a row's marker stays on the last space")
        else:
            rows[row] += 1
        points = dict(self.edition.abilities.row_points).get(min(rows), 0)
        if min(rows) > before and points and self.seat.workshop.b == "rows":
            self.note("J20: both rows have reached the next space")
            self.immediate(self.seat, "workshop", points)

    def complete(self, slot: str, stays: str) -> Doing:
        """J8, J36: two gears go aside, the coins away; a step, a reward, the slot's and the ability's points."""
        seat, tile = self.seat, self.seat.slots[slot]
        for cell in self.line(slot):
            if cell != stays:
                insort(seat.beside, seat.cells.pop(cell))
        tile.beast, tile.coins, tile.shift = True, 0, 0
        colour = self.blueprint(tile).colour
        self.climb(colour, 1)
        yield from self.beast_reward(colour)
        for special in self.edition.specials:
            if self.advanced and (special.slot, special.colour) == (slot, colour):
                self.note("J36: a designated slot pays")
                self.immediate(seat, "beasts", special.points)
        if seat.workshop.b == "beasts":
            self.immediate(seat, "workshop", self.edition.abilities.beast_points)

    def rewards(self, colour: str) -> list[str]:
        """J8, J10: a blueprint or a card of the colour's row; without a slot or a tile only the cards."""
        return [*self.takings(colour), *(f"card {name}" for name in self.display[colour] if name)]

    def beast_reward(self, colour: str) -> Doing:
        """J8: compulsory if there is any."""
        choice = yield from self.ask(partial(self.rewards, colour))
        if choice == LAPSED:
            self.note("J8: a beast finds no reward")
        elif choice.startswith("take "):
            yield from self.lay_out(choice)
        else:
            yield from self.take_card(choice.removeprefix("card "))

    def closing_steps(self) -> list[str]:
        """J29: missions, the extra action once, and to end the turn."""
        seat = self.seat
        extra = seat.workshop.a == "extra" and not self.used and seat.energy >= self.ability_price()
        return [*self.missions(), *(["workshop"] if extra else []), "done"]

    def end_of_turn(self) -> Doing:
        """J29, J34: missions and the extra action in any order, missions again after it."""
        while True:
            choice = yield from self.ask(self.closing_steps)
            if choice == "done":
                return
            if choice == "workshop":
                self.used = True
                self.seat.energy -= self.ability_price()
                yield from self.action(extra=True)
            else:
                yield from self.do_mission(choice.removeprefix("mission "))
