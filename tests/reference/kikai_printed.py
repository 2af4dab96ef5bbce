"""The printed values of a KIKAI box, read straight from the edition's file; what may be done is left to the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

RING = ("parking", "diner", "station", "school", "casino", "cinema")
"""The Districts in ring order; the last neighbours the first (K1)."""
SEATS = ("yellow", "purple")
COLOURS = ("red", "blue", "green")
KINDS = ("foot", "body", "head")
BILLBOARDS = 6
"""So many Billboards has each player."""

Effect = dict[str, Any]
"""What is gained, as the file has it: `energy`, `megaphone`, `ladder`, `vp`, `discard`; or a `choice` of such."""


def distance(one: str, other: str) -> int:
    """How many steps two Districts lie apart, the shorter way round (K1)."""
    steps = abs(RING.index(one) - RING.index(other))
    return min(steps, len(RING) - steps)


def word(effect: Effect) -> str:
    """An effect as one word of notation: `2-energy`, `ladder+2-vp`, `megaphone/ladder`, `nothing`."""
    if "choice" in effect:
        return "/".join(word(option) for option in effect["choice"])
    parts = [
        many(effect.get(token, 0), token) for token in ("energy", "megaphone", "ladder", "vp", "discard")
    ]
    return "+".join(part for part in parts if part) or "nothing"


def many(count: int, token: str) -> str:
    """A number of tokens in notation; nothing at all for none."""
    return "" if count == 0 else token if count == 1 else f"{count}-{token}"


class Printed:
    """One mode's side of a box. Places, components and tiles are the file's own tables, by id."""

    def __init__(self, file: Path, mode: str) -> None:
        box: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        side = box[mode]
        self.mode = mode
        self.advanced = mode == "advanced"
        self.parts: dict[str, Any] = {part["id"]: part for part in box["components"]["list"]}
        self.squares: dict[str, Any] = {square["id"]: square for square in side["squares"]["list"]}
        self.streets: dict[str, Any] = {street["id"]: street for street in side["streets"]["list"]}
        self.track: list[dict[str, Any]] = side["track"]["list"]
        self.tiles: dict[str, Any] = {tile["kind"]: tile for tile in side["bonus_tiles"]["list"]}
        self.counts: dict[str, Any] = box["counts"]
        self.caps: dict[str, int] = {
            name: cap for name, cap in box.get("caps", {}).items() if name != "source"
        }
        self.scoring: dict[str, Any] = side["scoring"]
        self._read_master(side["master"], box["turns"])
        self._read_player_boards(side)

    def _read_master(self, master: dict[str, Any], turns: dict[str, list[int]]) -> None:
        self.renown_end: int = master["spaces"]
        self.renown_bonus: dict[int, Effect] = {
            bonus["space"]: bonus["effect"] for bonus in master["bonuses"]
        }
        self.rows: list[dict[str, Any]] = master["rows"]
        per_round = [yellow + purple for yellow, purple in zip(turns["yellow"], turns["purple"], strict=True)]
        self.last_turns = [sum(per_round[: i + 1]) for i in range(len(per_round))]
        self.multipliers: list[int] = master.get("multipliers", [1] * len(per_round))

    def _read_player_boards(self, side: dict[str, Any]) -> None:
        """Advanced Billboards give nothing and are all alike; Advanced Foundation Tiles give, Standard ones cost."""
        listed = side.get("billboards", {}).get("list", [])
        self.billboards: dict[str, Effect] = {board["id"]: board["effect"] for board in listed}
        given = side["foundations"].get("list", [])
        self.foundations: dict[Any, Effect] = {word(tile["effect"]): tile["effect"] for tile in given}
        if not self.advanced:
            self.foundations = {cost: {} for cost in side["foundations"]["values"]}
        costs: list[int] = side["foundations"].get("values", [])
        self.foundation_tiles: list[Any] = [word(tile["effect"]) for tile in given] or costs

    def colour(self, part: str) -> str:
        """A component's colour."""
        return str(self.parts[part]["colour"])

    def reaches(self, street: str, place: str) -> bool:
        """Whether a street ends at a place."""
        return place in (self.streets[street]["a"], self.streets[street]["b"])

    def across(self, street: str, place: str) -> str:
        """The street's other end."""
        ends = self.streets[street]
        return str(ends["b"] if ends["a"] == place else ends["a"])

    def round_of(self, turn: int) -> int:
        """The round a turn belongs to, the first being 0; turns count from 1 through the whole game (K2)."""
        return sum(1 for last in self.last_turns[:-1] if last < turn)
