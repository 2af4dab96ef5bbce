"""What differs between two edition files of a game, key path by key path, and whether that makes another game.

How it is printed is the command's business.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..kernel.editions.notes import Spot
from ..kernel.faults import BadOption
from .report import Report, check


@dataclass(frozen=True, slots=True)
class Change:
    """One key path at which two files differ; a value is None where the file has none."""

    where: str
    old: object
    new: object
    old_source: str
    new_source: str


@dataclass(frozen=True, slots=True)
class Moved:
    """A list of the same entries in another order."""

    where: str
    old: tuple[str, ...]
    new: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """All that differs between file A and file B."""

    a: Report
    b: Report
    changed: tuple[Change, ...] = ()
    """Values of both, `old` that of A."""
    only_a: tuple[Change, ...] = ()
    only_b: tuple[Change, ...] = ()
    moved: tuple[Moved, ...] = ()
    marks: tuple[Change, ...] = ()
    """Values that are the same and marked otherwise; `old` and `new` are the marks."""
    equal: Mapping[str, bool | None] = field(default_factory=dict)
    """Mode -> whether both make the same game; None where a file has faults, or lacks the mode."""

    @property
    def same(self) -> bool:
        """Whether no value differs and every list has its order; marks do not count."""
        return not (self.changed or self.only_a or self.only_b or self.moved)


def diff(game: str, text_a: str, text_b: str, names: tuple[str, str] = ("A", "B")) -> Difference:
    """What differs between two edition files. Raises `BadOption` for an unknown game, `BadEdition` if one is too long.

    A file with faults is compared as far as it can be read.
    """
    a, b = check(game, text_a, names[0]), check(game, text_b, names[1])
    return difference(a, b)


def difference(a: Report, b: Report) -> Difference:
    """What differs between two checked files. Raises `BadOption` if they are of different games."""
    if a.game != b.game:
        raise BadOption(f"{a.name} is of {a.game} and {b.name} of {b.game}: there is nothing to compare")
    old, new = _values(a), _values(b)
    both = [(old[where], new[where]) for where in old if where in new]
    return Difference(
        a,
        b,
        tuple(_change(x, y) for x, y in both if not _alike(x.value, y.value)),
        tuple(_only(a, old, new)),
        tuple(_swap(change) for change in _only(b, new, old)),
        tuple(_moves(a, b)),
        tuple(
            Change(x.where, x.source, y.source, x.source, y.source)
            for x, y in both
            if x.source != y.source and _alike(x.value, y.value)
        ),
        {mode: _equal(a.hashes.get(mode, ""), b.hashes.get(mode, "")) for mode in {**a.hashes, **b.hashes}},
    )


def _alike(value: object, other: object) -> bool:
    return type(value) is type(other) and value == other


def _equal(old: str, new: str) -> bool | None:
    return old == new if old and new else None


def _values(report: Report) -> dict[str, Spot]:
    """Key path -> the spot of every value there is; entries of the same id count as the first of them."""
    found: dict[str, Spot] = {}
    for spot in report.spots.values():
        if spot.value is not None and spot.kind != "rows":
            found.setdefault(spot.where, spot)
    return found


def _change(old: Spot, new: Spot) -> Change:
    return Change(old.where, old.value, new.value, old.source, new.source)


def _swap(change: Change) -> Change:
    return Change(change.where, change.new, change.old, change.new_source, change.old_source)


def _only(report: Report, own: Mapping[str, Spot], other: Mapping[str, Spot]) -> list[Change]:
    """What only one file has; an entry of a list that is missing as a whole is one thing, not one for each key."""
    entries = {_entry(where) for where in other}
    found: dict[str, Change] = {}
    for where, spot in own.items():
        entry = _entry(where)
        if entry and entry not in entries:
            found.setdefault(entry, Change(entry, _row(report, spot), None, spot.source, ""))
        elif where not in other:
            found[where] = Change(where, spot.value, None, spot.source, "")
    return list(found.values())


def _entry(where: str) -> str:
    """The key path of the list entry that a key path lies in; '' if in none."""
    return where[: where.index("]") + 1] if "]" in where else ""


def _row(report: Report, spot: Spot) -> object:
    """The entry of a list that a spot lies in."""
    at = next(i for i, step in enumerate(spot.address) if isinstance(step, int))
    rows, step = report.spots[spot.address[:at]].value, spot.address[at]
    return rows[step] if isinstance(rows, list) and isinstance(step, int) else None


def _moves(a: Report, b: Report) -> list[Moved]:
    """The lists whose common entries stand in another order."""
    old, new = _orders(a), _orders(b)
    moves = []
    for where in old:
        shared = set(old[where]) & set(new.get(where, ()))
        before, after = (tuple(x for x in order.get(where, ()) if x in shared) for order in (old, new))
        if before != after:
            moves.append(Moved(where, before, after))
    return moves


def _orders(report: Report) -> dict[str, tuple[str, ...]]:
    """Key path of every list whose entries have names -> those names in order."""
    found = {}
    for spot in report.spots.values():
        if spot.kind == "rows" and isinstance(spot.value, list):
            names = [_name(item) for item in spot.value]
            if all(names):
                found[spot.where.removesuffix(".list")] = tuple(names)
    return found


def _name(item: object) -> str:
    """What an entry of a list is called in key paths."""
    if not isinstance(item, Mapping):
        return ""
    own = [item[key] for key in ("id", "kind", "slot") if isinstance(item.get(key), str)]
    return str(own[0]) if own else ""
