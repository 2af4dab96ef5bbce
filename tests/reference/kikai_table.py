"""What lies on the table in a game of KIKAI, read from a position and told as plain data; no rule stands here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .kikai_printed import BILLBOARDS, COLOURS, KINDS, RING, SEATS, Printed


@dataclass
class Kikai:
    """One player's KIKAI in a District: components from the Foot up, how high Ladders reach, fans by Fan-Zone."""

    parts: list[str] = field(default_factory=list)
    climbed: int = 0
    """0: no Ladder; 1: the Body's; 2: the Head's too."""
    fans: dict[str, str] = field(default_factory=dict)


@dataclass
class Player:
    """One player's things. `cleared` counts Energy Track spaces, `settled` those whose bonus has been given."""

    name: str
    energy: int
    megaphones: int
    ladders: int
    vp: Counter[str]
    hand: list[str]
    played: list[list[str]]
    cleared: int
    settled: int
    influence: dict[str, int]
    renown: int
    collected: dict[str, int]
    foundations: dict[str, Any]
    tiles: set[str]
    kikai: dict[str, Kikai]
    billboards: list[str]
    """Those not placed yet."""

    def height(self, district: str) -> int:
        """How many components stand in a District."""
        return len(self.kikai[district].parts) if district in self.kikai else 0


class Table:
    """Everything there is. `pile` has the top card first, `display` and `box` list components by kind."""

    def __init__(self, printed: Printed, position: Mapping[str, Any]) -> None:
        self.printed = printed
        self.little_bre = bool(position["options"]["little_bre"])
        self.turn: int = position["turn"]
        """1 for the first turn; 0 in set-up."""
        self.offer: list[str] = list(position["offer"])
        self.pile: list[str] = [card for layer in position["hidden"]["pile"] for card in layer]
        self.display: dict[str, list[str]] = {kind: list(position["display"][kind]) for kind in KINDS}
        self.box: dict[str, list[str]] = {kind: list(position["hidden"][kind]) for kind in KINDS}
        squares = position["squares"]
        self.fans: dict[str, list[str]] = {name: list(square["fans"]) for name, square in squares.items()}
        self.signs = {
            name: tuple(square["billboard"]) for name, square in squares.items() if "billboard" in square
        }
        self.streets: dict[str, str] = dict(position["streets"])
        self.bonus_tiles: dict[str, str] = dict(position["bonus_tiles"])
        self.gathered: Counter[str] = Counter()
        """Fans taken in by the Exhibition under way, by colour."""
        self.players = {name: self._player(name, position["seats"][name]) for name in SEATS}
        self.winner = ""
        """Who has won by Media victory."""
        self.revealed = 0
        """How many cards and components have been turned up; what was done before cannot be undone."""
        self.came_up: Counter[str] = Counter()
        """How often each rare rule has come up, for tests to see that it did."""

    def _player(self, name: str, seat: Mapping[str, Any]) -> Player:
        placed = [board for owner, board in self.signs.values() if owner == name]
        boards = list(self.printed.billboards) or [""] * (BILLBOARDS - len(placed))
        return Player(
            name, seat["energy"], seat["megaphones"], seat["ladders"], Counter(seat["vp"]), list(seat["hand"]),
            [list(column) for column in seat["played"]], seat["cleared"], seat.get("settled", seat["cleared"]),
            dict(seat["influence"]), seat["renown"], dict(seat["collected"]), dict(seat["foundations"]),
            set(seat.get("tiles", ())), {district: _kikai(data) for district, data in seat["kikai"].items()},
            [board for board in boards if board not in placed],
        )  # fmt: skip

    def other(self, player: Player) -> Player:
        """The opponent."""
        return self.players[SEATS[1 - SEATS.index(player.name)]]

    def note(self, rule: str) -> None:
        """Count a rare rule that has come up."""
        self.came_up[rule] += 1


def _kikai(data: Mapping[str, Any]) -> Kikai:
    return Kikai([data[kind] for kind in KINDS if kind in data], data["ladders"], dict(data["fans"]))


def told(table: Table) -> dict[str, Any]:
    """The table as plain data, to be held against `reported`."""
    return {
        "turn": table.turn,
        "offer": table.offer,
        "pile": table.pile,
        "display": table.display,
        "box": table.box,
        "fans": {square: sorted(fans) for square, fans in table.fans.items()},
        "billboards": _signs(table.signs, table.printed.advanced),
        "streets": table.streets,
        "bonus tiles": table.bonus_tiles,
        "gathered": {colour: table.gathered[colour] for colour in COLOURS},
        "winner": table.winner,
        **{name: _told_player(player) for name, player in table.players.items()},
    }


def _told_player(player: Player) -> dict[str, Any]:
    names = (
        "energy",
        "megaphones",
        "ladders",
        "cleared",
        "settled",
        "influence",
        "renown",
        "collected",
        "foundations",
    )
    return {
        **{name: getattr(player, name) for name in names},
        "vp": {source: vp for source, vp in player.vp.items() if vp},
        "hand": sorted(player.hand, key=RING.index),
        "played": player.played,
        "tiles": sorted(player.tiles),
        "kikai": {district: vars(kikai) for district, kikai in player.kikai.items()},
    }


def reported(position: Mapping[str, Any]) -> dict[str, Any]:
    """What a position says, in the words of `told`."""
    hidden, squares = position["hidden"], position["squares"]
    signs = {name: tuple(square["billboard"]) for name, square in squares.items() if "billboard" in square}
    return {
        "turn": position["turn"],
        "offer": position["offer"],
        "pile": [card for layer in hidden["pile"] for card in layer],
        "display": position["display"],
        "box": {kind: hidden[kind] for kind in KINDS},
        "fans": {name: sorted(square["fans"]) for name, square in squares.items()},
        "billboards": _signs(signs, position["options"]["mode"] == "advanced"),
        "streets": position["streets"],
        "bonus tiles": position["bonus_tiles"],
        "gathered": position.get("gathered", dict.fromkeys(COLOURS, 0)),
        "winner": position.get("winner", ""),
        **{name: _reported_player(position["seats"][name]) for name in SEATS},
    }


def _reported_player(seat: Mapping[str, Any]) -> dict[str, Any]:
    kikai = {district: vars(_kikai(data)) for district, data in seat["kikai"].items()}
    settled = seat.get("settled", seat["cleared"])
    return {**seat, "settled": settled, "tiles": sorted(seat.get("tiles", ())), "kikai": kikai}


def _signs(signs: Mapping[str, tuple[str, ...]], alike: bool) -> dict[str, Any]:
    """Whose Billboard stands on which Square, and which one unless all are alike (K17)."""
    return {square: sign[0] if alike else sign for square, sign in signs.items()}
