"""The reference's workshops, and what else may be done at any time of the own turn (J9, J18, J30, J32, J37)."""

from __future__ import annotations

from bisect import insort

from .jiguan_asking import Doing
from .jiguan_blueprints import Blueprints
from .jiguan_gears import SET, can_fill


class Workshops(Blueprints):
    """Exchanges, A abilities, the 1-to-5 set."""

    def asides(self) -> set[str]:
        """J18, J30: exchanges, coins on blueprints, the A ability while unused, and the set."""
        found = self.exchanges() | self.coin_placings() | self.sets()
        return found if self.used else found | self.conversions() | self.ability()

    def do_aside(self, action: str) -> Doing:
        """Do what `asides` offers."""
        verb, *words = action.split()
        if verb == "exchange":
            self.exchange()
        elif verb == "coin":
            self.lay_coin(*words)
        elif verb == "convert":
            self.convert(*words)
        elif verb == "set":
            yield from self.pay_set()
        else:
            yield from self.use_ability()

    def exchanges(self) -> set[str]:
        """J30, J35: energy for a coin, while the supply has one."""
        enough = self.seat.energy >= self.edition.exchange
        if enough and self.coins_in_supply() == 0:
            self.note("J35: no exchange, for the supply has no coin")
        return {"exchange"} if enough and self.coins_in_supply() != 0 else set()

    def exchange(self) -> None:
        """J30: energy for a coin."""
        self.seat.energy -= self.edition.exchange
        self.seat.coins += 1

    def can_pay_set(self) -> bool:
        """J32: the workshop takes a gear of each number, and the seat has them."""
        return self.seat.workshop.b == "set" and can_fill(self.seat.gears, SET)

    def sets(self) -> set[str]:
        """J32: the set, any number of times; not while other gears are being paid."""
        return {"set"} if not self.paying and self.can_pay_set() else set()

    def pay_set(self) -> Doing:
        """J32: a gear of each number for points."""
        self.note("J32: the 1-to-5 set")
        yield from self.pay_all(SET)
        self.immediate(self.seat, "workshop", self.edition.abilities.set_points)

    def conversions(self) -> set[str]:
        """J18, J37: energy for points; points, if held, for energy, while the track has room."""
        seat, numbers = self.seat, self.edition.abilities
        found = set()
        if seat.workshop.a == "convert" and seat.energy >= numbers.convert_energy:
            found.add("convert points")
        room = seat.energy < self.edition.energy_cap
        if seat.workshop.a == "convert" and seat.score >= numbers.convert_points and room:
            found.add("convert energy")
        return found

    def convert(self, gained: str) -> None:
        """J18: one use, one direction."""
        self.note(f"J18: the workshop turns something into {gained}")
        self.used = True
        seat, numbers = self.seat, self.edition.abilities
        if gained == "points":
            seat.energy -= numbers.convert_energy
            self.immediate(seat, "workshop", numbers.convert_points)
        else:
            seat.points["workshop"] -= numbers.convert_points
            self.gain_energy(seat, numbers.convert_energy)

    def ability_price(self) -> int:
        """The energy that a blueprint, a gear, a step or an extra action costs."""
        numbers = self.edition.abilities
        return {
            "blueprint": numbers.blueprint_price,
            "gear": numbers.gear_price,
            "step": numbers.step_price,
            "extra": numbers.extra_price,
        }.get(self.seat.workshop.a, 0)

    def ability(self) -> set[str]:
        """J18, J37: a blueprint, a gear or a step, if it can be paid and something can come of it.

        A gear would be put on the bench from which others are being paid: not then.
        """
        useful = {
            "blueprint": bool(self.stacks_to_take()),
            "gear": not self.paying and bool(self.full_houses() or self.box),
            "step": bool(self.open_towers()),
        }
        affordable = self.seat.energy >= self.ability_price()
        return {"workshop"} if affordable and useful.get(self.seat.workshop.a, False) else set()

    def use_ability(self) -> Doing:
        """J18: pay for a blueprint, a gear or a step and take it."""
        kind = self.seat.workshop.a
        self.note(f"J18: the workshop gives a {kind}")
        self.used = True
        self.seat.energy -= self.ability_price()
        if kind == "blueprint":
            yield from self.take_blueprint()
        elif kind == "gear":
            yield from self.gear_from_anywhere()
        else:
            yield from self.step_anywhere()

    def gear_from_anywhere(self) -> Doing:
        """J18, J31: the top gear of any house or any gear of the box; it is placed and drives (J15)."""
        choice = yield from self.ask(
            lambda: [f"house {house}" for house in self.full_houses()] + [f"box {gear}" for gear in self.box]
        )
        where, what = choice.split()
        if where == "house":
            self.take_top(what)
            if not self.full_houses():
                self.note("J21: the workshop takes the last gear")
        else:
            self.note("J31: a gear from the box")
            self.box.remove(what)
            insort(self.held, what)
        yield from self.place_gears()

    def step_anywhere(self) -> Doing:
        """J12, J18: a step on any tower that is not full."""
        choice = yield from self.ask(lambda: [f"tower {tower}" for tower in self.open_towers()])
        self.climb(choice.removeprefix("tower "), 1)

    def within_reach(self) -> list[tuple[int, int]]:
        """J18, J37: energy and coins now, and at best after each use of the A ability.

        What cannot be paid now but then stays open, for the ability may be used first. How much a gear will drive is
        not worked out: it may fill the track.
        """
        seat, numbers, cap = self.seat, self.edition.abilities, self.edition.energy_cap
        found = [(seat.energy, seat.coins)]
        if self.used:
            return found
        if seat.workshop.a == "convert" and (seat.score >= numbers.convert_points or self.can_pay_set()):
            found.append((min(cap, seat.energy + numbers.convert_energy), seat.coins))
        if seat.workshop.a == "gear" and self.ability():
            found.append((cap, seat.coins))
        if seat.workshop.a == "step" and self.ability():
            left = seat.energy - self.ability_price()
            rewards = [self.edition.ranks[seat.ranks[tower]] for tower in self.open_towers()]
            found += [(min(cap, left + reward.energy), seat.coins + reward.coin) for reward in rewards]
        return found
