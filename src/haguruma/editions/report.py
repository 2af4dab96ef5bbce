"""An edition file checked: every fault with its line, every place with its form, how much is still invented.

The rules are each game's; how a report is printed is the command's, or the page's, business.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..kernel.editions.checks import Inspection
from ..kernel.editions.files import LARGEST, bad_file, parsed
from ..kernel.editions.notes import SOURCES, Address, Spot, quote
from ..kernel.faults import BadEdition, Fault
from ..registry import GAMES, title
from .games import likely_game
from .lines import Lines

_STEP = re.compile(r"\[[^\]]*\]|[^.\[\]]+")
_LINE = re.compile(r"\(at line (\d+), column \d+\)")

PLAIN = (int, float, str, list, tuple, dict, type(None))
"""What can stand in a file, as against the parts of an `Edition` that a game's faults may bear."""


@dataclass(frozen=True, slots=True)
class FaultAt:
    """One thing wrong with an edition file: where it stands, what stood there, the rule it breaks, and why."""

    file: str
    line: int
    where: str
    """The key path, e.g. `standard.streets[s14].spaces`."""
    address: Address
    """The way to it through the tables; where a key is missing, it ends with that key."""
    value: object
    """What stands there; None if nothing does."""
    rule: str
    """A ruling, a section of the rulebook, the name of a piece of evidence, or ''."""
    text: str

    def __str__(self) -> str:
        found = "" if self.value is None else f" = {quote(self.value)}"
        rule = f"  {self.rule}" if self.rule else ""
        return f"{self.file}:{self.line}  {self.where}{found}{rule}  {self.text}"


@dataclass(frozen=True, slots=True)
class Report:
    """What a check of an edition file found, in every mode the file has (`''` for a game without modes)."""

    game: str
    name: str
    """The file's name, or what it was called."""
    faults: tuple[FaultAt, ...]
    """By line. A fault of form hides those rules only that need its own block, and evidence."""
    spots: Mapping[Address, Spot] = field(default_factory=dict)
    """Every place that holds a value or may hold one."""
    editions: Mapping[str, Any] = field(default_factory=dict)
    """Mode -> the game's `Edition`, None where something is wrong."""
    hashes: Mapping[str, str] = field(default_factory=dict)
    """Mode -> content hash, '' where something is wrong."""
    marks: Mapping[str, int] = field(default_factory=dict)
    """Source mark -> how many printed values bear it."""

    @property
    def playable(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    def at(self, address: Address) -> list[FaultAt]:
        """The faults of one place and of what lies in it."""
        return [fault for fault in self.faults if fault.address[: len(address)] == address]


def check(game: str, text: str, name: str = "edition") -> Report:
    """Everything there is to say about the edition of `game` written in `text`, called `name` in the faults.

    Whatever is wrong with it is in the report, invalid TOML too. Raises `BadEdition` only for a text that is too long,
    and `BadOption` for an unknown game.
    """
    reading = title(game).edition_files()
    if len(text) > LARGEST:
        raise bad_file(name, f"is larger than {LARGEST} bytes")
    try:
        data = parsed(text, name)
        other = likely_game(data)
        if other not in ("", game):
            return _foreign(game, other, text, name)
        found = {mode: reading.inspect(data, name, mode) for mode in reading.modes(data)}
    except BadEdition as error:
        return Report(game, name, tuple(_unread(fault, text, name) for fault in error.faults))
    except RecursionError:
        return Report(game, name, (FaultAt(name, 1, "file", (), None, "", "is nested too deeply"),))
    return _reported(game, name, text, data, found)


def _foreign(game: str, other: str, text: str, name: str) -> Report:
    """The report on another game's file: one fault, not one for each of its keys."""
    address: Address = ("edition", "game")
    said = f"is an edition of {GAMES[other]}, not of {GAMES[game]}"
    return Report(game, name, (FaultAt(name, Lines(text).at(address), "file", address, None, "", said),))


def _unread(fault: Fault, text: str, name: str) -> FaultAt:
    """A fault of a text that is no TOML, on the line the parser names."""
    found = _LINE.search(fault.text)
    line = int(found[1]) if found else text.count("\n") + 1 if "end of document" in fault.text else 1
    return FaultAt(name, line, "file", (), None, fault.rule, fault.text)


def _reported(
    game: str, name: str, text: str, data: dict[str, object], found: dict[str, Inspection]
) -> Report:
    lines = Lines(text)
    spots: dict[Address, Spot] = {}
    faults: dict[tuple[str, str, int], FaultAt] = {}
    for inspection in found.values():
        spots |= {address: spot for address, spot in inspection.spots.items() if address not in spots}
        for fault in inspection.faults:
            placed = _place(fault, inspection, data, lines, name)
            faults.setdefault((placed.where, placed.text, placed.line), placed)
    marks = Counter(spot.source for spot in spots.values() if spot.printed and spot.value is not None)
    return Report(
        game,
        name,
        tuple(sorted(faults.values(), key=lambda fault: fault.line)),
        spots,
        {mode: inspection.edition for mode, inspection in found.items()},
        {mode: inspection.hash for mode, inspection in found.items()},
        {source: marks[source] for source in SOURCES},
    )


def _place(fault: Fault, inspection: Inspection, data: object, lines: Lines, name: str) -> FaultAt:
    """A fault with its place in the file; of several entries of the same id the last whose value it is."""
    found = [_walk(address, steps, data) for address, steps in _starts(fault.where, inspection)]
    address, there = ([(a, v) for a, v in found if _equal(v, fault.value)] or found)[-1]
    value = fault.value if isinstance(fault.value, PLAIN) else there
    return FaultAt(name, lines.at(address), fault.where, address, value, fault.rule, fault.text)


def _starts(where: str, inspection: Inspection) -> list[tuple[Address, list[str]]]:
    """Where the longest known beginning of a key path leads, and the steps left from there."""
    if where in inspection.places:
        return [(address, []) for address in inspection.places[where]]
    steps = list(_STEP.finditer(where))
    for length in range(len(steps) - 1, 0, -1):
        known = inspection.places.get(where[: steps[length - 1].end()])
        if known:
            return [(address, [step[0] for step in steps[length:]]) for address in known]
    return [((), [step[0] for step in steps])]


def _walk(address: Address, steps: list[str], data: object) -> tuple[Address, object]:
    """The address that further steps lead to, and the value there; a key that is missing ends it."""
    for step in address:
        data = _inside(data, step)
    for text in steps:
        step = int(text[2:-1]) - 1 if re.fullmatch(r"\[#[0-9]{1,6}\]", text) else text
        data = _inside(data, step)
        address = (*address, step)
    return address, data


def _inside(data: object, step: str | int) -> object:
    if isinstance(data, dict):
        return data.get(step)
    if isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data):
        return data[step]
    return None


def _equal(value: object, other: object) -> bool:
    try:
        return type(value) is type(other) and value == other
    except RecursionError:
        return False
