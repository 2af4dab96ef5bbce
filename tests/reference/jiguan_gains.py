"""The reference's gains: coins, energy, points, steps on the towers (J11–J13, J19, J26, J35)."""

from __future__ import annotations

from haguruma.jiguan.editions.edition import Reward

from .jiguan_table import Seat, Table


class Gains(Table):
    """What a seat gains, and from which source."""

    def coins_in_supply(self) -> int | None:
        """J35: coins that nobody holds and that lie on no blueprint; None where they are unlimited."""
        cap = self.edition.caps.get("coin")
        if cap is None:
            return None
        out = sum(seat.coins + sum(tile.coins for tile in seat.slots.values()) for seat in self.seats)
        return max(0, cap - out)

    def gain_coins(self, seat: Seat, count: int) -> None:
        """J35: a gain stops at the supply."""
        supply = self.coins_in_supply()
        if supply is not None and supply < count:
            self.note("J35: a gain of coins stops at the supply")
            count = supply
        seat.coins += count

    def gain_energy(self, seat: Seat, count: int) -> None:
        """J26: the track ends at the cap, the excess is lost."""
        if seat.energy + count > self.edition.energy_cap:
            self.note("J26: energy beyond the track's end is lost")
        seat.energy = min(self.edition.energy_cap, seat.energy + count)

    def immediate(self, seat: Seat, source: str, points: int) -> None:
        """J19: one event of immediate points, and the workshop's extra point for it; none for 0 points."""
        if points == 0:
            return
        seat.points[source] += points
        if seat.workshop.b == "points":
            self.note("J19: an extra point for immediate points")
            seat.points["workshop"] += self.edition.abilities.point_bonus

    def gain(self, seat: Seat, source: str, reward: Reward) -> None:
        """J19: coins, energy and points at once; the points are one event."""
        self.gain_coins(seat, reward.coin)
        self.gain_energy(seat, reward.energy)
        self.immediate(seat, source, reward.points)

    def open_towers(self) -> list[str]:
        """J12: the towers that the seat on move can still climb."""
        return [tower for tower, rank in self.seat.ranks.items() if rank < len(self.edition.ranks)]

    def climb(self, tower: str, steps: int) -> None:
        """J12, J13: up to the top; the reward of the rank where the marker stops, once, if it has moved."""
        seat = self.seat
        before = seat.ranks[tower]
        after = min(before + steps, len(self.edition.ranks))
        if before == after:
            self.note("J12: no step and no reward on a full tower")
            return
        if after < before + steps:
            self.note("J13: fewer steps than named, for the tower ends")
        seat.ranks[tower] = after
        self.gain(seat, "towers", self.edition.ranks[after - 1])
        self.pay_neighbours()

    def pay_neighbours(self) -> None:
        """J11: once per pair of neighbouring towers when both stand high enough."""
        seat, scoring = self.seat, self.edition.scoring
        paid = 0
        for pair in self.neighbours():
            if pair not in seat.paired and all(seat.ranks[tower] >= scoring.neighbour_rank for tower in pair):
                seat.paired.add(pair)
                self.immediate(seat, "neighbours", scoring.neighbour)
                paid += 1
        if paid:
            self.note(f"J11: one step pays {'two pairs' if paid == 2 else 'a pair'} of neighbouring towers")

    def neighbours(self) -> list[frozenset[str]]:
        """J11: a line of five towers, or a ring where the edition says so."""
        towers = self.edition.towers
        pairs = [frozenset(towers[k : k + 2]) for k in range(len(towers) - 1)]
        return [*pairs, frozenset((towers[-1], towers[0]))] if self.edition.tower_ring else pairs
