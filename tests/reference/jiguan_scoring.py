"""The reference's scoring in five steps, and the order of the players at the end (J15, J23, J24, J27, J38)."""

from __future__ import annotations

from functools import partial

from .jiguan_asking import LAPSED, Doing
from .jiguan_table import Seat
from .jiguan_turns import Turns


class Scoring(Turns):
    """Points of scoring are no immediate points (J19)."""

    def last_period(self) -> bool:
        """J27: the second period, or the only one of Beginner Play."""
        return self.beginner or self.period == 2

    def from_the_airship(self) -> list[int]:
        """J38: the seats, clockwise from the airship's holder."""
        count = len(self.seats)
        return [(self.airship + step) % count for step in range(count)]

    def score_period(self) -> None:
        """J23: airship, energy points, tower bonuses, scoring cards; trading comes after."""
        self.seats[self.airship].points["airship"] += self.edition.scoring.airship
        seats = [self.seats[number] for number in self.from_the_airship()]
        for seat in seats:
            self.score_energy(seat)
        for seat in seats:
            self.score_bonuses(seat)
        for seat in seats:
            self.score_cards(seat)

    def energy_points(self, seat: Seat, colour: str) -> int:
        """J15, J23: energy points of a colour on blueprints, beasts and cards that lie energy side up."""
        tiles = [(self.blueprint(tile), tile.beast) for tile in seat.slots.values()]
        own = [(tile, beast) for tile, beast in tiles if tile.colour == colour]
        on_bench = sum(tile.beast_energy if beast else tile.energy for tile, beast in own)
        cards = [self.card[name] for name in seat.turned]
        return on_bench + sum(card.back for card in cards if card.bottle == colour)

    def score_energy(self, seat: Seat) -> None:
        """J23, J27: energy points times the tile: white ones in period 1, black ones in 2 and in Beginner Play."""
        wanted = "black" if self.last_period() else "white"
        for tower, (base, times) in self.tiles.items():
            if base == wanted:
                seat.points["energy"] += times * self.energy_points(seat, tower)

    def score_bonuses(self, seat: Seat) -> None:
        """J23, J26, J35: whoever stands highest on a tower, tied too, but not at rank 0, gains its bonus."""
        if self.beginner:
            return
        for tower, number in self.bonus.items():
            ranks = [other.ranks[tower] for other in self.seats]
            if seat.ranks[tower] == 0 or seat.ranks[tower] < max(ranks):
                continue
            if ranks.count(max(ranks)) > 1:
                self.note("J23: tied leaders gain a tower's bonus")
            tile = self.edition.bonus_tiles[number]
            assert (tile.base, tile.times) == self.tiles[tower], "J23: the bonus of another tile"
            reward = tile.first if self.period == 1 else tile.second
            self.gain_coins(seat, reward.coin)
            self.gain_energy(seat, reward.energy)
            seat.points["bonus"] += reward.points

    def score_cards(self, seat: Seat) -> None:
        """J23: every scoring card by itself, whatever the tiles."""
        for card in (self.card[name] for name in seat.cards):
            if card.kind == "scoring":
                self.note("J23: a scoring card")
                seat.points["scoring-cards"] += card.points * self.energy_points(seat, card.colour)

    def trades(self, number: int) -> list[str]:
        """J23: a coin or a blueprint, or to stop; who has neither is not asked."""
        seat = self.seats[number]
        coin = ["sell coin"] if seat.coins else []
        found = coin + [f"sell {slot}" for slot in seat.blueprints]
        return [*found, "done"] if found else []

    def trade_in(self, number: int) -> Doing:
        """J23: voluntary; traded blueprints leave the game with their coins (J9) and free their slots."""
        seat, scoring = self.seats[number], self.edition.scoring
        while self.trades(number):
            self.mover = number
            choice = yield from self.ask(partial(self.trades, number))
            if choice in (LAPSED, "done"):
                return
            if choice == "sell coin":
                seat.coins -= 1
                seat.points["trade"] += scoring.coin_points
            else:
                self.note("J23: a blueprint is traded in")
                del seat.slots[choice.removeprefix("sell ")]
                seat.points["trade"] += scoring.blueprint_points

    def trade_all(self) -> None:
        """J23, J27, J35: in the last scoring energy becomes coins, without limit, and everything is traded."""
        if self.beginner:
            return
        scoring, each = self.edition.scoring, self.edition.exchange
        for seat in self.seats:
            coins = seat.coins + seat.energy // each
            seat.energy %= each
            seat.coins = 0
            blueprints = len(seat.blueprints)
            seat.points["trade"] += coins * scoring.coin_points + blueprints * scoring.blueprint_points

    def ranking(self) -> list[tuple[int, ...]]:
        """J24: the seats by points, then by remaining energy; what is equal is shared."""
        keys = [(seat.score, seat.energy) for seat in self.seats]
        if len(set(keys)) > len({score for score, _ in keys}):
            self.note("J24: remaining energy decides")
        if len(set(keys)) < len(keys):
            self.note("J24: a place is shared")
        return [
            tuple(number for number in range(len(keys)) if keys[number] == key)
            for key in sorted(set(keys), reverse=True)
        ]
