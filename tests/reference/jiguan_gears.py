"""The reference's gears: taking, placing, driving and paying them (J1–J3, J5–J7, J21, J31–J33)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from functools import partial

from haguruma.jiguan.editions.edition import Entry

from .jiguan_asking import LAPSED, Asking, Doing
from .jiguan_table import CELLS, cell_place, colour_of, number_of

SET = tuple(Entry(number=number) for number in range(1, 6))
"""J32: one gear of each number, of any colours."""


class Gears(Asking):
    """Houses, bench cells, the box."""

    def full_houses(self) -> list[str]:
        """Houses with a gear."""
        return [house for house, pile in self.houses.items() if pile]

    def take_top(self, house: str) -> None:
        """J1, J21: the top gear; whoever takes the board's last one closes the period and has the airship."""
        insort(self.held, self.houses[house].pop(0))
        if not self.full_houses():
            self.closing = self.airship = self.mover

    def house_rewards(self, house: str) -> list[str]:
        """J2: an empty house's reward, or none; a blank house lets one choose."""
        icon = self.edition.houses[int(house[1:]) - 1]
        kinds = ("coin", "energy", "points") if icon == "blank" else (icon,)
        return [*(f"claim {kind}" for kind in kinds), "claim nothing"]

    def claim(self, house: str) -> Doing:
        """J2, J19: an empty house's reward; the points of a blank one are no immediate points."""
        choice = yield from self.ask(partial(self.house_rewards, house))
        blank = self.edition.houses[int(house[1:]) - 1] == "blank"
        rewards, seat = self.edition.house, self.seat
        if choice == "claim coin":
            self.gain_coins(seat, rewards.blank_coin if blank else rewards.coin)
        elif choice == "claim energy":
            self.gain_energy(seat, rewards.blank_energy if blank else rewards.energy)
        elif choice == "claim points":
            self.note("J2: a point of a blank house")
            seat.points["houses"] += rewards.blank_points
        else:
            self.note("J2: a house's reward is declined")

    def in_line(self, cell: str, slot: str) -> bool:
        """J5: whether a gear in the cell drives the slot: same row, column or diagonal; nothing blocks."""
        across, down = (abs(a - b) for a, b in zip(cell_place(cell), self.place[slot], strict=True))
        return across == 0 or down == 0 or across == down

    def drives(self, gear: str, cell: str) -> int:
        """J6: the energy points of blueprints and beasts of the gear's colour in line with the cell."""
        tiles = [tile for slot, tile in self.seat.slots.items() if self.in_line(cell, slot)]
        prints = [(self.blueprint(tile), tile.beast) for tile in tiles]
        own = [(tile, beast) for tile, beast in prints if tile.colour == colour_of(gear)]
        return sum(tile.beast_energy if beast else tile.energy for tile, beast in own)

    def placings(self) -> set[str]:
        """J7: each gear in hand in a free cell; with none free, in place of any gear or to the box."""
        gears = set(self.held)
        free = [cell for cell in CELLS if cell not in self.seat.cells]
        if free:
            return {f"put {gear} {cell}" for gear in gears for cell in free}
        refusals = {f"refuse {gear}" for gear in gears}
        return refusals | {f"put {gear} {cell}" for gear in gears for cell in CELLS}

    def place_gears(self) -> Doing:
        """J7: one after another, in the player's order, each driving before the next."""
        while self.held:
            choice = yield from self.ask(self.placings)
            if choice == LAPSED:
                return  # an ability used meanwhile has placed all that was in hand
            verb, gear, *cell = choice.split()
            self.held.remove(gear)
            if verb == "refuse":
                self.note("J7: a gear goes to the box undriven")
                insort(self.box, gear)
            else:
                self.put(gear, *cell)

    def put(self, gear: str, cell: str) -> None:
        """J6, J7, J31: the gear that lay there goes to the box, then the new one drives."""
        cells = self.seat.cells
        if cell in cells:
            self.note("J7: a gear replaces another")
            insort(self.box, cells[cell])
        cells[cell] = gear
        self.gain_energy(self.seat, self.drives(gear, cell))

    def payments(self, wanted: Sequence[Entry]) -> set[str]:
        """J32, J33: gears that fill the first entry and leave enough for the others, from bench and workshop side."""
        seat = self.seat
        filling = {gear for gear in seat.gears if fits(gear, wanted[0])}
        good = {gear for gear in filling if can_fill(rest(seat.gears, gear), wanted[1:])}
        found = {f"pay {cell}" for cell, gear in seat.cells.items() if gear in good}
        return found | {f"pay {gear}" for gear in good & set(seat.beside)}

    def pay_all(self, wanted: Sequence[Entry]) -> Doing:
        """J32, J33: a gear for every entry, one after another."""
        self.paying = True
        for done in range(len(wanted)):
            choice = yield from self.ask(partial(self.payments, wanted[done:]))
            self.pay(choice)
        self.paying = False

    def pay(self, choice: str) -> None:
        """J31, J32: a gear from a cell, or from beside the workshop, goes to the box."""
        what, seat = choice.removeprefix("pay "), self.seat
        if what in seat.cells:
            insort(self.box, seat.cells.pop(what))
        else:
            seat.beside.remove(what)
            insort(self.box, what)


def fits(gear: str, entry: Entry) -> bool:
    """J33: whether a gear has the colour and the number that an entry names."""
    return entry.colour in ("", colour_of(gear)) and entry.number in (0, number_of(gear))


def rest(gears: list[str], gear: str) -> list[str]:
    """The gears without one of them."""
    at = gears.index(gear)
    return gears[:at] + gears[at + 1 :]


def can_fill(gears: list[str], wanted: Sequence[Entry]) -> bool:
    """J33: whether different gears can fill all entries."""
    if not wanted:
        return True
    good = {gear for gear in gears if fits(gear, wanted[0])}
    return any(can_fill(rest(gears, gear), wanted[1:]) for gear in good)
