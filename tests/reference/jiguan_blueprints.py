"""The reference's blueprints: taking and placing them, coins on them, when one can be completed (J8–J10)."""

from __future__ import annotations

from functools import partial

from .jiguan_asking import LAPSED, Doing
from .jiguan_gears import Gears
from .jiguan_table import Tile, colour_of, number_of


class Blueprints(Gears):
    """Stacks and the frame of slots."""

    def free_slots(self) -> list[str]:
        """Slots on which nothing lies."""
        return [slot for slot in self.place if slot not in self.seat.slots]

    def stacks_to_take(self, colour: str = "") -> list[str]:
        """J10: stacks of a colour ('': any) with a tile, if a slot is left for one more than those in hand."""
        if len(self.free_slots()) <= len(self.drawn):
            return []
        return [stack for stack, tiles in self.stacks.items() if tiles and colour in ("", colour_of(stack))]

    def takings(self, colour: str = "") -> list[str]:
        """J10: the actions that take a blueprint of a colour ('': any)."""
        return [f"take {stack}" for stack in self.stacks_to_take(colour)]

    def take_blueprint(self, colour: str = "") -> Doing:
        """J10, J37: a blueprint of a colour ('': any); without a tile or a free slot this lapses."""
        choice = yield from self.ask(partial(self.takings, colour))
        if choice == LAPSED:
            self.note("J10: a blueprint cannot be had")
        else:
            yield from self.lay_out(choice)

    def lay_out(self, choice: str) -> Doing:
        """J10: the top tile of the stack goes on any free slot."""
        self.drawn.append(self.stacks[choice.removeprefix("take ")].pop(0))
        place = yield from self.ask(lambda: [f"at {slot}" for slot in self.free_slots()])
        self.seat.slots[place.removeprefix("at ")] = Tile(self.drawn.pop())

    def line(self, slot: str) -> list[str]:
        """J5, J8: the cells whose sum completes a slot: its column, its row, or from a corner its diagonal."""
        x, y = self.place[slot]
        if x in (0, 4) and y in (0, 4):
            places = [(k, k if x == y else 4 - k) for k in (1, 2, 3)]
        elif y in (0, 4):
            places = [(x, k) for k in (1, 2, 3)]
        else:
            places = [(k, y) for k in (1, 2, 3)]
        return [f"c{(down - 1) * 3 + across}" for across, down in places]

    def value(self, slot: str) -> int:
        """J9: a blueprint's value with its coins."""
        tile = self.seat.slots[slot]
        return self.blueprint(tile).value + tile.shift

    def can_complete(self, slot: str) -> bool:
        """J8: all three cells of the line are full and sum to the value."""
        cells = self.seat.cells
        gears = [cells[cell] for cell in self.line(slot) if cell in cells]
        return len(gears) == 3 and sum(map(number_of, gears)) == self.value(slot)

    def completions(self) -> set[str]:
        """J8: every blueprint that can be completed, with each gear of its line as the one that stays."""
        slots = [slot for slot in self.seat.blueprints if self.can_complete(slot)]
        return {f"complete {slot} {cell}" for slot in slots for cell in self.line(slot)}

    def coin_placings(self) -> set[str]:
        """J9: a coin on any own blueprint, up or down."""
        if not self.seat.coins:
            return set()
        return {f"coin {slot} {way}" for slot in self.seat.blueprints for way in ("up", "down")}

    def lay_coin(self, slot: str, way: str) -> None:
        """J9: +1 or −1, fixed then."""
        tile = self.seat.slots[slot]
        self.seat.coins -= 1
        tile.coins += 1
        tile.shift += 1 if way == "up" else -1
