"""The reference's set-up: what must be true of the table before the first decision (J4, J16, J23, J25, J27, J31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from haguruma.jiguan.editions.edition import Edition, Gear

from .jiguan_table import Table, colour_of


class SetUp(Table):
    """A table before the draft."""

    def faults(self) -> list[str]:
        """What is not as the rules lay it out; [] if all is."""
        checks = {
            "J4: gears on the houses, set aside and in the box": self.gears_are_sorted(),
            "J4: gears lie evenly": self.gears_lie_evenly(),
            "setup 2: blueprints in equal stacks by colour": self.blueprints_are_stacked(),
            "J16, J27: cards on the display and in the decks": self.cards_lie_in_rows(),
            "J27: cards before the players": self.cards_are_dealt(),
            "J23: tiles": self.tiles_lie_under_towers(),
            "J25: what everybody begins with": self.players_begin(),
        }
        return [rule for rule, holds in checks.items() if not holds]

    def removed(self, gear: Gear) -> bool:
        """J4, J27: by the mark for fewer players than it says; in Beginner Play all of type II and no others."""
        if self.beginner:
            return gear.type == 2
        return bool(gear.mark) and int(gear.mark[0]) > len(self.seats)

    def gears_are_sorted(self) -> bool:
        """J4, J31: type I on the houses, type II set aside, the removed ones in the box."""
        gears = self.edition.gears
        now = [gear for gear in gears if gear.type == 1 and not self.removed(gear)]
        later = [gear for gear in gears if gear.type == 2 and not self.removed(gear)]
        box = [gear for gear in gears if self.removed(gear)]
        lying = [gear for pile in self.houses.values() for gear in pile]
        return same(lying, names(now)) and same(self.later, names(later)) and same(self.box, names(box))

    def gears_lie_evenly(self) -> bool:
        """J4: no house has two more than another."""
        counts = [len(pile) for pile in self.houses.values()]
        return max(counts) - min(counts) <= 1

    def blueprints_are_stacked(self) -> bool:
        """All tiles, by colour, in stacks of one height."""
        prints = self.edition.blueprints
        sorted_out = all(
            prints[tile].colour == colour_of(stack) for stack, tiles in self.stacks.items() for tile in tiles
        )
        every = same((tile for stack in self.stacks.values() for tile in stack), range(len(prints)))
        return sorted_out and every and len({len(stack) for stack in self.stacks.values()}) == 1

    def cards_lie_in_rows(self) -> bool:
        """J16, J27: each frame's cards, in Beginner two equal decks of those with the gear mark, fill their places."""
        each = self.edition.cards_per_frame
        left = [card for row in self.display.values() for card in row[:each] if card] + self.decks["orange"]
        right = [card for row in self.display.values() for card in row[each:] if card] + self.decks["black"]
        if self.beginner:
            marked = [card.id for card in self.edition.cards if card.back > 0]
            return len(left) == len(right) == len(marked) // 2 and set(left + right) <= set(marked)
        frames = {card.id: card.frame for card in self.edition.cards}
        ordered = {frames[card] for card in left} == {"orange"} and {frames[card] for card in right} == {
            "black"
        }
        return ordered and same(left + right, list(frames))

    def cards_are_dealt(self) -> bool:
        """J27: in Beginner Play the cards without the gear mark, in equal numbers; else nobody has one."""
        plain = [card.id for card in self.edition.cards if card.back == 0]
        each = len(plain) // len(self.seats) if self.beginner else 0
        dealt = {card for seat in self.seats for card in seat.cards}
        evenly = all(len(seat.cards) == each and not seat.turned for seat in self.seats)
        return evenly and dealt <= set(plain)

    def tiles_lie_under_towers(self) -> bool:
        """J23, J27: every scoring tile once; bonus tiles match base and multiplier, there are none in Beginner."""
        scoring = same(self.tiles.values(), [(tile.base, tile.times) for tile in self.edition.scoring_tiles])
        if self.beginner:
            return scoring and set(self.bonus.values()) == {-1}
        bonus = {tower: self.edition.bonus_tiles[number] for tower, number in self.bonus.items()}
        fitting = all((tile.base, tile.times) == self.tiles[tower] for tower, tile in bonus.items())
        return scoring and fitting and same(self.bonus.values(), range(len(self.edition.bonus_tiles)))

    def players_begin(self) -> bool:
        """J25: coins, energy by seat, row markers on the first space, boards of their own, and nothing else."""
        start = self.edition.start
        boards = {seat.workshop.id for seat in self.seats}
        bare = all(
            seat.coins == start.coins
            and seat.rows == [1, 1]
            and seat.score == 0
            and not any(seat.ranks.values())
            and not (seat.cells or seat.slots or seat.beside)
            for seat in self.seats
        )
        energy = [seat.energy for seat in self.seats]
        return bare and energy == list(start.energy[: len(self.seats)]) and len(boards) == len(self.seats)


def names(gears: Iterable[Gear]) -> list[str]:
    """Gears by name."""
    return [f"{gear.colour}{gear.number}" for gear in gears]


def same(found: Iterable[object], wanted: Iterable[object]) -> bool:
    """Whether two heaps are the same, in any order."""
    return Counter(found) == Counter(wanted)


def faults(edition: Edition, position: dict[str, object], beginner: bool) -> list[str]:
    """What is wrong with a position before the draft."""
    return SetUp(edition, position, beginner).faults()
