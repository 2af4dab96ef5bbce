"""What the page of an edition shows, gathered from a check of its text: blocks, how much is invented, faults.

What is in an open block is gathered by `edition_rows`; how it looks is the templates' business.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from ...editions import Address, FaultAt, Report, Spot
from ...editions import comments as remarks
from ...editions.words import block_title, has_words, key_label, modes, word_label
from ..rulebook import Ruling
from .forms import Input

ALL = "all"
"""Stands for every block at once."""

SHOWN_FAULTS = 40
_CODE = re.compile(r"`([a-z0-9_-]+)`")


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
        named = self.named(own)
        return {
            key: label
            for key, label in self.columns.items()
            if (own or self._tells(key)) and not (named and key == "id")
        }

    def named(self, own: object) -> bool:
        """Whether entries are called by their id in a field, which then stands at the head of the row."""
        return bool(own) and "id" in self.columns

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
    return ".".join(str(step) for step in address[: 2 if address[0] in modes() and len(address) > 1 else 1])


def headings(report: Report, address: Address) -> tuple[str, str, str]:
    """What the page calls the block, the entry of a list and the key that something lies in; '' for none."""
    block = head_of(address)
    inner = address[len(block.split(".")) :]
    title = block_title(report.game, block)
    mode = modes().get(str(address[0]), "") if address else ""
    at = next((i for i, step in enumerate(inner) if isinstance(step, int)), None)
    row = ""
    if at is not None:
        row = row_label(report, address[: len(address) - len(inner) + at + 1])
        title += "" if inner[at - 1] == "list" else f", {key_label(report.game, block, str(inner[at - 1]))}"
        inner = inner[at + 1 :]
    key = ".".join(str(step) for step in inner if isinstance(step, str))
    places = [str(step + 1) for step in inner if isinstance(step, int)]
    label = " ".join([key_label(report.game, block, key), *places]) if key else ""
    return f"{title} ({mode})" if mode else title, row, label


def row_label(report: Report, address: Address) -> str:
    """What an entry of a list is called: its name, or its place from 1."""
    inside = next((spot for spot in report.spots.values() if spot.address[: len(address)] == address), None)
    if inside is None or "]" not in inside.where:
        return str(int(address[-1]) + 1) if address else ""
    return label_in(inside)


def label_in(spot: Spot) -> str:
    """What the entry of a list in which a value lies is called."""
    return spot.where[: spot.where.index("]") + 1].rpartition("[")[2][:-1].lstrip("#")


def place_in_words(report: Report, address: Address) -> str:
    """Where something stands, in a sentence: “Spaces” of s3 in Streets."""
    block, row, key = headings(report, address)
    if not row:
        return f"“{key}” in {block}" if key else block
    return f"“{key}” of {row} in {block}" if key else f"{row} in {block}"


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
    shared = "Both modes" if any(report.hashes) else remark.chapter
    chapter = f"{modes().get(mode, mode)} side" if mode else shared
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
    label = word_label(key) if has_words(key) else key_label(game, block, key)
    begins = not before or before.endswith(". ")
    return key if label.lower().startswith(key) and not begins else f"“{label}”"


def fault_rows(report: Report, rules: Mapping[str, Ruling | None]) -> list[tuple[FaultAt, Told]]:
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


_NONE: Mapping[str, str] = {}


def in_words(value: object, names: Mapping[str, str] = _NONE) -> str:
    """A value as a reader's page shows it in words; `names`: what can be gained is called."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        called = {key: names.get(str(key)) or word_label(str(key)) for key in value}
        return ", ".join(f"{called[key]} {in_words(item, names)}" for key, item in value.items())
    if isinstance(value, list):
        parts = [in_words(item, names) for item in value]
        nested = any(isinstance(item, list) for item in value)
        return ("; " if nested else ", ").join(parts)
    return "" if value is None else str(value)
