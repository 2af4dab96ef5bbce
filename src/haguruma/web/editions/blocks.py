"""The blocks of an edition as its page shows them, gathered from a check of its text: values, lists, faults.

How a value is typed is `forms`' business, what things are called `words`' in `editions`, how they look the templates'.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ...editions import Address, FaultAt, Report, Spot, comments
from ...editions.words import (
    LAST,
    bare,
    block_title,
    group_title,
    has_words,
    key_label,
    modes,
    refers,
    word_label,
)
from ..rulebook import Ruling
from .forms import Input, Strings, inputs, name_of, strings

ALL = "all"
"""Stands for every block at once."""

SHOWN_FAULTS = 40
_CODE = re.compile(r"`([a-z0-9_-]+)`")


@dataclass(frozen=True, slots=True)
class FaultRow:
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
    faults: list[FaultRow] = field(default_factory=list)
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
    faults: list[FaultRow] = field(default_factory=list)
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
class EntryList:
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
    faults: list[FaultRow] = field(default_factory=list)
    cells: list[Cell] = field(default_factory=list)
    lists: list[EntryList] = field(default_factory=list)


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
    order = sorted(found, key=lambda key: (key != "edition", comments.place(report.game, key)))
    return {key: found[key] for key in order}


def _block(report: Report, key: str) -> Block:
    remark = comments.of(report.game, key)
    first = key.split(".")[0]
    mode = first if first in report.hashes and first else ""
    shared = "Both modes" if any(report.hashes) else remark.chapter
    chapter = f"{modes().get(mode, mode)} side" if mode else shared
    known = key in comments.blocks(report.game)
    help = _help(report.game, key, remark.text) if known else ""
    return Block(key, block_title(report.game, key), mode, chapter, help)


def _help(game: str, block: str, text: str) -> str:
    """Where in the box to look, without what is about writing a file: lists, and how effects are written."""
    first = text.strip().split("\n\n")[0].partition("\n ")[0].replace("\n", " ")
    kept = [
        sentence for sentence in re.split(r"(?<=\.) ", first) if "{" not in sentence and "[" not in sentence
    ]
    told = " ".join(kept)
    return _CODE.sub(lambda code: _key_in_words(game, block, code[1], told[: code.start()]), told)


def _key_in_words(game: str, block: str, key: str, before: str) -> str:
    """A key within a sentence: by itself where its heading begins with it, else by its heading."""
    label = word_label(key) if has_words(key) else key_label(game, block, key)
    begins = not before or before.endswith(". ")
    return key if label.lower().startswith(key) and not begins else f"“{label}”"


def fault_rows(report: Report, rules: Mapping[str, Ruling | None]) -> list[tuple[FaultAt, FaultRow]]:
    """The faults of a check as a page tells them; `rules`: where each rule stands."""
    found = []
    for fault in report.faults:
        block = head_of(fault.address)
        spot = next((fault.address[:i] for i in range(len(fault.address), 0, -1)
                     if fault.address[:i] in report.spots), ())  # fmt: skip
        name = ".".join(str(step) for step in spot)
        text = fault.text[:1].upper() + fault.text[1:]
        rule = rules.get(fault.rule)
        found.append((fault, FaultRow(text, fault.where, fault.line, block, ident(name) if name else "", rule)))
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


# An open block


class BlockFiller:
    """Fills blocks with their values. `typed`: what was typed into fields and could not be taken, by their names."""

    def __init__(
        self,
        report: Report,
        faults: list[tuple[FaultAt, FaultRow]],
        typed: Mapping[str, Strings] | None = None,
        unfit: Mapping[str, str] | None = None,
    ) -> None:
        self.report = report
        self.typed = typed or {}
        self.unfit = unfit or {}
        """Name of a value -> why what was typed is not taken."""
        self._cells: dict[Address, Cell] = {}
        self._rows: dict[Address, Row] = {}
        self._faults = faults
        self._ids: dict[str, tuple[tuple[str, str], ...]] = {}

    def fill(self, block: Block) -> None:
        """Put its values into a block."""
        spots = [spot for spot in self.report.spots.values() if head_of(spot.address) == block.key]
        for spot in spots:
            steps = [i for i, step in enumerate(spot.address) if isinstance(step, int)]
            if spot.kind == "rows" and not steps:
                block.lists.append(EntryList(name_of(spot), self._list_title(block, spot), []))
            elif spot.address == ("edition", "game"):
                continue  # the page says it
            elif not steps:
                block.cells.append(self._cell(block, spot, spot.address[len(block.key.split(".")) :]))
            else:
                self._enter(block, spot, steps[0])
        for row in self._rows.values():
            for cell in row.cells.values():
                cell.within.sort(key=lambda inner: inner.name.rpartition(".")[0])  # entry by entry
        for listed in block.lists:
            listed.grids = self._grids(block, listed)
        self._place_faults(block)

    def _list_title(self, block: Block, spot: Spot) -> str:
        key = str(spot.address[-1])
        return block.title if key == "list" else key_label(self.report.game, block.key, key)

    def _enter(self, block: Block, spot: Spot, at: int) -> None:
        """Put a value that lies in an entry of a list into its row."""
        address = spot.address[: at + 1]
        row = self._rows.get(address)
        if row is None:
            label = label_in(spot)
            row = self._rows[address] = Row(".".join(str(step) for step in address), label)
        inner = spot.address[at + 1 :]
        key = str(inner[0])
        if len(inner) == 1 or key not in row.cells:
            row.cells[key] = self._cell(block, spot, inner)
        elif row.cells[key].kind == "rows":
            cell = self._cell(block, spot, inner)
            cell.label = " ".join([cell.label, *(str(step + 1) for step in inner if isinstance(step, int))])
            row.cells[key].within.append(cell)
        if spot.printed and spot.value is not None:
            row.marks.append(spot.source)

    def _cell(self, block: Block, spot: Spot, inner: Address) -> Cell:
        game, name = self.report.game, name_of(spot)
        key = ".".join(str(step) for step in inner if isinstance(step, str))
        held = {**strings(game, spot), **self.typed.get(name, {})}
        fields = inputs(game, spot, held, self._refers(block, key))
        cell = Cell(
            name, key_label(game, block.key, key), spot.kind, fields, spot.source, spot.printed, spot.value
        )
        cell.note = self.unfit.get(name, "")
        self._cells[spot.address] = cell
        return cell

    def _refers(self, block: Block, key: str) -> tuple[tuple[str, str], ...]:
        """The ids to choose from where a value is the id of something else."""
        where = refers(self.report.game, block.key, key)
        if not where:
            return ()
        asked = f"{block.key}.{key}"
        if asked not in self._ids:
            self._ids[asked] = tuple(self._named_ids(block, where))
        return self._ids[asked]

    def _named_ids(self, block: Block, where: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        for spot in self.report.spots.values():
            head = head_of(spot.address)
            same = head in where or (
                head != block.key and bare(head) in where and head.split(".")[0] == block.mode
            )
            if same and spot.address[-1] == "id" and isinstance(spot.value, str):
                name = self.report.spots.get((*spot.address[:-1], "name"))
                said = name.value if name is not None and isinstance(name.value, str) else ""
                yield spot.value, said or spot.value

    def _grids(self, block: Block, listed: EntryList) -> list[Grid]:
        """The rows of a list, apart by the key they are grouped by, each part with the columns it uses."""
        group = comments.of(self.report.game, block.key).group if listed.name.endswith(".list") else ""
        found: dict[str, Grid] = {}
        for address, row in self._rows.items():
            if ".".join(str(step) for step in address[:-1]) != listed.name:
                continue
            value = row.cells[group].value if group in row.cells else ""
            said = str(value) if group else ""
            grid = found.setdefault(said, Grid(group_title(said)))
            grid.rows.append(row)
            for key, cell in row.cells.items():
                grid.columns.setdefault(key, cell.label)
        for grid in found.values():
            grid.columns = {key: grid.columns[key] for key in _ordered(grid, group)}
        return list(found.values())

    def _place_faults(self, block: Block) -> None:
        """Put each fault of a block where its value stands, or else at the row or the block."""
        for fault, told in self._faults:
            if told.block != block.key:
                continue
            place = next((self._at(fault.address[:i]) for i in range(len(fault.address), 0, -1)
                          if self._at(fault.address[:i]) is not None), None)  # fmt: skip
            (block if place is None else place).faults.append(told)

    def _at(self, address: Address) -> Cell | Row | None:
        return self._cells.get(address) or self._rows.get(address)


def _ordered(grid: Grid, group: str) -> list[str]:
    """The keys of a grid as its entries have them: the name first; what they are grouped by, ids and drawing last."""
    last = (group, *LAST)
    order: dict[str, int] = {}
    for row in grid.rows:
        for key, cell in row.cells.items():
            if cell.value is not None:
                order.setdefault(key, len(order))
    return sorted(grid.columns, key=lambda key: (key != "name", last.index(key) if key in last else -1,
                                                 order.get(key, len(order))))  # fmt: skip
