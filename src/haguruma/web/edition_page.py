"""What the page of an edition shows, gathered from a check of its text: blocks, how much is invented, faults.

What is in an open block is gathered by `edition_rows`; how it looks is the templates' business.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from ..box import Address, FaultAt, Report, remarks
from .edition_forms import Input
from .edition_words import MODES, WORDS, block_title, key_label, word_label
from .rulebook import Ruling

ALL = "all"
"""Stands for every block at once."""

SHOWN_FAULTS = 40
_CODE = re.compile(r"`([a-z_-]+)`")


@dataclass(frozen=True, slots=True)
class Told:
    """A fault as a page tells it: its sentence, where it stands, the rule behind it, and the block to open."""

    text: str
    where: str
    line: int
    block: str
    field: str
    rule: Ruling | None = None


@dataclass(slots=True)
class Cell:
    """One value: its fields, what is wrong with it, where it comes from."""

    name: str
    label: str
    kind: str
    inputs: list[Input]
    source: str
    printed: bool
    value: object = None
    faults: list[Told] = field(default_factory=list)
    note: str = ""
    within: list[Cell] = field(default_factory=list)
    """The values of a list inside of an entry."""

    @property
    def id(self) -> str:
        """The id of its place on the page."""
        return ident(self.name)

    @property
    def groups(self) -> list[list[Input]]:
        """The fields that stand together."""
        numbers = dict.fromkeys(one.group for one in self.inputs)
        return [[one for one in self.inputs if one.group == number] for number in numbers]


@dataclass(slots=True)
class Row:
    """An entry of a list."""

    name: str
    label: str
    cells: dict[str, Cell] = field(default_factory=dict)
    faults: list[Told] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Grid:
    """The entries of a list that have the same columns: key -> heading."""

    title: str
    columns: dict[str, str] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)

    def headings(self, own: object) -> dict[str, str]:
        """The columns: of one's own edition all, else those that say something beside the entries' names."""
        return {key: label for key, label in self.columns.items() if own or self._tells(key)}

    def _tells(self, key: str) -> bool:
        cells = [(row.cells[key].value, row.label) for row in self.rows if key in row.cells]
        return any(value is not None and value != label for value, label in cells)


@dataclass(slots=True)
class Listed:
    """A list of entries in a block."""

    name: str
    title: str
    grids: list[Grid]


@dataclass(slots=True)
class Block:
    """A block of the file: what it is called, how much of it is invented, and, if it is open, its values."""

    key: str
    title: str
    mode: str
    chapter: str
    help: str
    values: int = 0
    invented: int = 0
    faults: list[Told] = field(default_factory=list)
    cells: list[Cell] = field(default_factory=list)
    lists: list[Listed] = field(default_factory=list)


def ident(name: str) -> str:
    """A name as an id of the page."""
    return "f-" + name.replace(".", "-")


def head_of(address: Address) -> str:
    """The block that something belongs to: `components`, `standard.streets`."""
    if not address:
        return "edition"
    return ".".join(str(step) for step in address[: 2 if address[0] in MODES and len(address) > 1 else 1])


def blocks(report: Report) -> dict[str, Block]:
    """The blocks of a file in the order in which one reads the box, closed."""
    found: dict[str, Block] = {}
    for spot in report.spots.values():
        key = head_of(spot.address)
        if key not in found:
            found[key] = _block(report, key)
        if spot.printed and spot.value is not None:
            found[key].values += 1
            found[key].invented += spot.source == "invented"
    order = sorted(found, key=lambda key: (key != "edition", remarks.place(report.game, key)))
    return {key: found[key] for key in order}


def _block(report: Report, key: str) -> Block:
    remark = remarks.of(report.game, key)
    first = key.split(".")[0]
    mode = first if first in report.hashes and first else ""
    chapter = {"": "Both modes" if "standard" in report.hashes else remark.chapter}.get(
        mode, f"{MODES.get(mode)} side"
    )
    known = key in remarks.blocks(report.game)
    help = _help(report.game, key, remark.text) if known else ""
    return Block(key, block_title(report.game, key), mode, chapter, help)


def _help(game: str, block: str, text: str) -> str:
    """Where in the box to look, without what is about writing a file: lists, and how effects are written."""
    first = text.strip().split("\n\n")[0].partition("\n ")[0].replace("\n", " ")
    kept = [
        sentence for sentence in re.split(r"(?<=\.) ", first) if "{" not in sentence and "[" not in sentence
    ]
    told = " ".join(kept)
    return _CODE.sub(lambda code: _named(game, block, code[1], told[: code.start()]), told)


def _named(game: str, block: str, key: str, before: str) -> str:
    """A key within a sentence: by itself where its heading begins with it, else by its heading."""
    label = word_label(key) if key in WORDS else key_label(game, block, key)
    begins = not before or before.endswith(". ")
    return key if label.lower().startswith(key) and not begins else f"“{label}”"


def told(report: Report, rules: Mapping[str, Ruling | None]) -> list[tuple[FaultAt, Told]]:
    """The faults of a check as a page tells them; `rules`: where each rule stands."""
    found = []
    for fault in report.faults:
        block = head_of(fault.address)
        spot = next((fault.address[:i] for i in range(len(fault.address), 0, -1)
                     if fault.address[:i] in report.spots), ())  # fmt: skip
        name = ".".join(str(step) for step in spot)
        text = fault.text[:1].upper() + fault.text[1:]
        rule = rules.get(fault.rule)
        found.append((fault, Told(text, fault.where, fault.line, block, ident(name) if name else "", rule)))
    return found


def said(value: object) -> str:
    """A value as a reader's page shows it in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{word_label(str(key))} {said(item)}" for key, item in value.items())
    if isinstance(value, list):
        parts = [said(item) for item in value]
        nested = any(isinstance(item, list) for item in value)
        return ("; " if nested else ", ").join(parts)
    return "" if value is None else str(value)
