"""Random tight positions of KIKAI, in which rare rules come up: last fans, empty purses, few cards, kept tiles."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from .kikai_printed import BILLBOARDS, COLOURS, KINDS, RING, SEATS, Printed
from .kikai_scoring import sheet
from .kikai_table import Table

Data = dict[str, Any]
KEPT = ("free-fan", "ladders-too", "cheap-droppers", "pair-draw")
"""Advanced tiles that stay with their owner."""


class Tight:
    """One such position, laid out from a box: `data` is what `Game.position` reads. Turn 0: any turn."""

    def __init__(self, printed: Printed, seed: int, turn: int = 0) -> None:
        self.printed = printed
        self.rng = random.Random(seed)
        self.fans = self._shuffled(
            [colour for colour in COLOURS for _ in range(printed.counts["fans_per_colour"])]
        )
        self.cards = self._shuffled(
            [card for card in RING for _ in range(printed.counts["cards_per_district"])]
        )
        self.parts = self._shuffled(list(printed.parts))
        self.droppers = dict.fromkeys(SEATS, 0)
        self.data: Data = {
            "turn": turn or self._turn(),
            "streets": self._streets(),
            "squares": self._squares(),
        }
        self.kept: dict[str, list[str]] = {name: [] for name in SEATS}
        self.data["bonus_tiles"] = self._tiles()
        self.data["seats"] = {name: self._seat(name) for name in SEATS}
        self._lay_cards()

    def _shuffled(self, things: list[Any]) -> list[Any]:
        self.rng.shuffle(things)
        return things

    def _turn(self) -> int:
        """Most often one of a round's last turns."""
        last = self.rng.choice(self.printed.last_turns)
        return max(1, last - self.rng.choice([0, 0, 1, 1, 2, 6]))

    def _streets(self) -> dict[str, str]:
        """Taken by either or all by one, as far as the droppers go that each has for streets here."""
        taken: dict[str, str] = {}
        owners = self.rng.choice([SEATS, SEATS, SEATS, SEATS[:1], SEATS[1:]])
        limit = self.rng.choice([0, 6, 10, 16, 20])
        for street in self._shuffled(list(self.printed.streets)):
            name, spaces = self.rng.choice(owners), self.printed.streets[street]["spaces"]
            if self.droppers[name] + spaces <= limit:
                taken[street] = name
                self.droppers[name] += spaces
        return taken

    def _squares(self) -> dict[str, Data]:
        """Up to ten Squares with Billboards, up to five a player; few fans on the others, none on some."""
        boards = list(self.printed.billboards) or [f"b{i + 1}" for i in range(BILLBOARDS)]
        signs = [
            [name, board]
            for name in SEATS
            for board in self.rng.sample(boards, self.rng.choice([0, 2, 4, 5]))
        ]
        few = self.rng.choice([[0, 1, 1, 1, 2, 3], [1, 1, 2], [1, 2, 3, 3], [0, 0, 0, 0, 0, 1]])
        squares: dict[str, Data] = {}
        for square in self._shuffled(list(self.printed.squares)):
            if signs and self.rng.random() < 0.9:
                squares[square] = {"fans": [], "billboard": signs.pop()}
            else:
                squares[square] = {"fans": [self.fans.pop() for _ in range(self.rng.choice(few))]}
        return squares

    def _tiles(self) -> dict[str, str]:
        """The tiles that lie; of the Advanced ones that can be kept most are."""
        tiles = self._shuffled(list(self.printed.tiles))
        for tile in [tile for tile in tiles if tile in KEPT and self.rng.random() < 0.6]:
            self.kept[self.rng.choice(SEATS)].append(tile)
            tiles.remove(tile)
        return dict(zip(self._shuffled(list(RING)), tiles, strict=False))

    def _seat(self, name: str) -> Data:
        """Tokens, tracks and KIKAI of one player."""
        choice = self.rng.choice
        often = choice([0.3, 0.8, 0.8])
        kikai = {district: self._kikai(name) for district in RING if self.rng.random() < often}
        standing = {district: data for district, data in kikai.items() if data["foot"]}
        tiles = zip(RING, self._shuffled(list(self.printed.foundation_tiles)), strict=True)
        seat: Data = {
            "energy": choice([0, 1, 1, 1, 2, 2, 3, 5, 12, 30]),
            "megaphones": choice([0, 0, 1, 2, 3, 5]),
            "ladders": choice([0, 1, 1, 2, 3, 6]),
            "vp": {"fans": choice([0, 0, 4, 15])},
            "cleared": min(20, self.droppers[name] + choice([0, 0, 0, 2, 4, 20])),
            "influence": {colour: self.rng.randrange(7) for colour in COLOURS},
            "renown": choice([0, 3, self.printed.renown_end - 7, self.printed.renown_end - 1]),
            "collected": dict(Counter(self.fans.pop() for _ in range(choice([0, 1, 4])) if self.fans)),
            "foundations": {district: tile for district, tile in tiles if district not in standing},
            "kikai": standing,
        }
        return {**seat, "tiles": self.kept[name]} if self.printed.advanced else seat

    def _kikai(self, name: str) -> Data:
        """One to three components, as long as there are some; a few with fans, Ladders as far up as it goes."""
        built: Data = {"foot": None}
        fans: dict[str, str] = {}
        for kind in KINDS[: self.rng.choice([1, 2, 2, 3])]:
            part = self._part(kind, name)
            if part is None:
                break
            built[kind] = part
            if self.printed.colour(part) in self.fans and self.rng.random() < 0.35:
                fans[kind] = self.printed.colour(part)
                self.fans.remove(fans[kind])
        return {**built, "ladders": self.rng.randrange(max(1, len(built))), "fans": fans}

    def _part(self, kind: str, name: str) -> str | None:
        """A component of that kind which the player may have; some are left for the display."""
        left = [part for part in self.parts if self.printed.parts[part]["kind"] == kind]
        own = [part for part in left if self.printed.parts[part].get("start", name) == name]
        if len(left) <= 3 or not own:
            return None
        self.parts.remove(own[0])
        return str(own[0])

    def _lay_cards(self) -> None:
        """Hands, the offer and the pile, each of them short or empty at times; the rest has been played.

        Now and then one player holds them all.
        """
        choice, seats = self.rng.choice, self.data["seats"]
        hoarder = choice([*SEATS, *[""] * 9])
        for name in SEATS:
            seats[name]["hand"] = self._dealt(
                len(self.cards) if name == hoarder else choice([0, 1, 2, 2, 3, 4, 5])
            )
        self.data["offer"] = self._dealt(choice([0, 1, 2, 2, 2]))
        pile = self._dealt(choice([0, 1, 2, 5, len(self.cards)]))
        self.data["hidden"] = {"pile": [pile] if pile else []}
        seats["yellow"]["played"] = [self._dealt(len(self.cards) // 2)]
        seats["purple"]["played"] = [self.cards]

    def _dealt(self, count: int) -> list[str]:
        """So many cards, or what is left."""
        dealt, self.cards = self.cards[:count], self.cards[count:]
        return dealt


def paying(data: Data) -> Data:
    """The same Advanced position; for who is on move Ladders are as good as Megaphones, or can climb to Heads (K36)."""
    tile, mover = "ladders-too", SEATS[(data["turn"] - 1) % 2]
    data["bonus_tiles"] = {district: kind for district, kind in data["bonus_tiles"].items() if kind != tile}
    for name, seat in data["seats"].items():
        others = [kind for kind in seat["tiles"] if kind != tile]
        seat["tiles"] = [*others, tile] if name == mover else others
        seat["megaphones"] = 1 + seat["megaphones"] % 2
        seat["ladders"] = 2 + seat["ladders"] % 2
        for kikai in seat["kikai"].values():
            kikai["ladders"] = 1 if "head" in kikai else kikai["ladders"]
    return data


def levelled(printed: Printed, data: Data, position: Mapping[str, Any]) -> Data:
    """The same position with the scores level: whoever is behind has won that many VP more."""
    yellow, purple = (sum(values) for values in zip(*sheet(Table(printed, position)).values(), strict=True))
    behind = data["seats"][SEATS[0] if yellow < purple else SEATS[1]]
    behind["vp"]["fans"] += abs(yellow - purple)
    return data
