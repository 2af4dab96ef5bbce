"""The values of an open block of an edition: single ones, and lists as tables with a row for each entry.

How a value is typed is `edition_forms`' business, what things are called `box.words`'.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...editions import Address, FaultAt, Report, Spot
from ...editions import comments as remarks
from ...editions.words import LAST, bare, group_title, key_label, refers
from .forms import Strings, inputs, name_of, strings
from .page import Block, Cell, Grid, Listed, Row, Told, head_of, label_in


class Opened:
    """Fills blocks with their values. `typed`: what was typed into fields and could not be taken, by their names."""

    def __init__(
        self,
        report: Report,
        faults: list[tuple[FaultAt, Told]],
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

    def open(self, block: Block) -> None:
        """Put its values into a block."""
        spots = [spot for spot in self.report.spots.values() if head_of(spot.address) == block.key]
        for spot in spots:
            steps = [i for i, step in enumerate(spot.address) if isinstance(step, int)]
            if spot.kind == "rows" and not steps:
                block.lists.append(Listed(name_of(spot), self._list_title(block, spot), []))
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
        self._tell(block)

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
            self._ids[asked] = tuple(self._named(block, where))
        return self._ids[asked]

    def _named(self, block: Block, where: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        for spot in self.report.spots.values():
            head = head_of(spot.address)
            same = head in where or (
                head != block.key and bare(head) in where and head.split(".")[0] == block.mode
            )
            if same and spot.address[-1] == "id" and isinstance(spot.value, str):
                name = self.report.spots.get((*spot.address[:-1], "name"))
                said = name.value if name is not None and isinstance(name.value, str) else ""
                yield spot.value, said or spot.value

    def _grids(self, block: Block, listed: Listed) -> list[Grid]:
        """The rows of a list, apart by the key they are grouped by, each part with the columns it uses."""
        group = remarks.of(self.report.game, block.key).group if listed.name.endswith(".list") else ""
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

    def _tell(self, block: Block) -> None:
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
