"""Everything an edition file says, as tables of text in the order in which one reads the box; its board as a picture.

How a sheet looks is the command's, or the page's, business; how the board is drawn the draw room's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from .. import draw, registry
from ..kernel.contract import Game
from ..kernel.editions.notes import Address, Spot
from ..kernel.faults import BadOption
from . import comments
from .report import Report
from .writing import inline

SEED = 0
"""Of the game whose beginning is drawn."""


@dataclass(slots=True)
class Sheet:
    """A table: the block it shows, its columns, and a row for each entry of a list, or for each key."""

    block: str
    """The key path of the block, e.g. `standard.streets` or `standard.master.rows`."""
    columns: list[str] = field(default_factory=list)
    rows: dict[str, dict[str, str]] = field(default_factory=dict)
    """Label of the entry, or the key -> column -> text."""
    marks: dict[str, str] = field(default_factory=dict)
    """Label -> the source marks in words: `invented`, `invented; cost rulebook`."""


def sheets(report: Report, mode: str = "") -> list[Sheet]:
    """A sheet for each block of the file; with a mode, without what serves only other modes."""
    others = {name for name in report.hashes if name and mode and name != mode}
    found: dict[Address, Sheet] = {}
    marks: dict[tuple[Address, str], list[tuple[str, str]]] = {}
    for spot in report.spots.values():
        placed = _place(spot, report)
        if placed is None or spot.value is None or spot.address[0] in others:
            continue
        table, label, column = placed
        sheet = found.setdefault(table, Sheet(_block(table)))
        if column not in sheet.columns:
            sheet.columns.append(column)
        sheet.rows.setdefault(label, {})[column] = _text(spot.value)
        if spot.printed:
            marks.setdefault((table, label), []).append((column, spot.source))
    for (table, label), several in marks.items():
        found[table].marks[label] = in_words(several)
    for table, sheet in found.items():
        _tidy(sheet, report.spots.get(table))
    order = sorted(found, key=lambda table: comments.place(report.game, _block(_header(table, report))))
    return [found[table] for table in order]


def _place(spot: Spot, report: Report) -> tuple[Address, str, str] | None:
    """The table a spot is shown in, the row and the column; lists in a list's entry are one cell, tables in it too."""
    steps = [i for i, step in enumerate(spot.address) if isinstance(step, int)]
    if len(steps) > 1:
        return None
    if steps:
        inner = spot.address[steps[0] + 1 :]
        label = spot.where[: spot.where.rindex("]") + 1].rpartition("[")[2][:-1]
        return spot.address[: steps[0]], label, ".".join(str(step) for step in inner)
    if spot.kind == "rows":
        return None
    block = spot.address[: len(_header(spot.address, report))]
    return block, ".".join(str(step) for step in spot.address[len(block) :]), "value"


def _tidy(sheet: Sheet, rows: Spot | None) -> None:
    """Bring the columns into the order of the file, and leave out the one that only repeats the labels."""
    if rows is None or not isinstance(rows.value, list):
        return
    keys = list(dict.fromkeys(key for row in rows.value if isinstance(row, dict) for key in row))
    named = [
        key for key in sheet.columns if any(cells.get(key) != name for name, cells in sheet.rows.items())
    ]
    sheet.columns = sorted(named, key=lambda key: keys.index(key) if key in keys else len(keys))


def _block(table: Address) -> str:
    return ".".join(str(step) for step in table if step != "list")


def _header(address: Address, report: Report) -> Address:
    """The block of the file that something belongs to: `standard.master.rows` belongs to `standard.master`."""
    return address[: 2 if address[0] in report.hashes else 1]


def _text(value: object) -> str:
    return value if isinstance(value, str) else inline(value)


def in_words(marks: list[tuple[str, str]]) -> str:
    """The marks of one row: what most of it is, and what is otherwise."""
    most = Counter(source for _, source in marks).most_common(1)[0][0]
    return "; ".join([most or "unmarked", *_exceptions(marks, most)])


def _exceptions(marks: list[tuple[str, str]], most: str) -> Iterator[str]:
    for source in dict.fromkeys(source for _, source in marks if source != most):
        keys = ", ".join(column for column, own in marks if own == source)
        yield f"{keys} {source or 'unmarked'}"


def game_with(report: Report, mode: str = "") -> Game:
    """The game under a checked edition and a mode of it. Raises `BadOption` if the edition cannot be played."""
    mode = mode or next(iter(report.editions), "")
    edition = report.editions.get(mode)
    if mode and report.editions and mode not in report.editions:
        raise BadOption(f"'{report.name}' has no mode '{mode[:40]}'; it has: {', '.join(report.editions)}")
    if edition is None:
        raise BadOption(f"'{report.name}' has faults, so there is no game to be made of it")
    return registry.game(report.game, edition=edition, **({"mode": mode} if mode else {}))


def picture(report: Report, mode: str = "", theme: str = "light") -> str:
    """The board as an SVG document of its own: Squares, streets and bonuses, or the whole table. Raises `BadOption`."""
    game = game_with(report, mode)
    state = game.start(seed=SEED)
    return draw.document(draw.board(game, state.view(None)), theme)
