"""What differs between two editions as their page tells it: under the headings that the forms have.

What differs is found out by `diff` of the editions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ...editions import Address, Change, Difference, Report, words
from ...editions.writing import MARK_KEYS
from .blocks import head_of, headings, in_words


@dataclass(frozen=True, slots=True)
class ChangedValue:
    """One value that differs: the block, the entry of its list, the key, as headings; the key path; both values."""

    block: str
    row: str
    key: str
    where: str
    old: str | None
    new: str | None
    """Both values in words; None where there is none."""

    @property
    def place(self) -> str:
        """Where the value stands: the entry of a list, and its block."""
        return " · ".join(part for part in (self.row if self.key else "", self.block) if part)


@dataclass(frozen=True, slots=True)
class Comparison:
    """What there is to tell of a difference, by kind, and the lists whose order differs with their new order."""

    changed: list[ChangedValue]
    only_b: list[ChangedValue]
    only_a: list[ChangedValue]
    moved: list[tuple[str, str, tuple[str, ...]]]


def comparison(found: Difference) -> Comparison:
    """A difference under the headings of the forms."""
    old, new = _places(found.a), _places(found.b)
    return Comparison(
        _values(found.changed, found.b, new),
        _values(found.only_b, found.b, new),
        _values(found.only_a, found.a, old),
        [(_heading(found.b, moved.where, new).block, moved.where, moved.new) for moved in found.moved],
    )


def _places(report: Report) -> dict[str, Address]:
    """Key path -> address, of values, of entries of lists, and of the lists themselves."""
    found: dict[str, Address] = {}
    for spot in report.spots.values():
        found.setdefault(spot.where, spot.address)
        found.setdefault(spot.where.removesuffix(".list"), spot.address)
        if "]" in spot.where:
            at = next(i for i, step in enumerate(spot.address) if isinstance(step, int))
            found.setdefault(spot.where[: spot.where.index("]") + 1], spot.address[: at + 1])
    return found


def _values(changes: Iterable[Change], report: Report, places: Mapping[str, Address]) -> list[ChangedValue]:
    return [_heading(report, change.where, places, change.old, change.new) for change in changes]


def _heading(
    report: Report, where: str, places: Mapping[str, Address], old: object = None, new: object = None
) -> ChangedValue:
    """A key path as headings; one that leads nowhere known stands as it is."""
    address = places.get(where)
    block, row, key = ("", "", where) if address is None else headings(report, address)
    head = head_of(address or ())
    return ChangedValue(block, row, key, where, _in_words(report.game, head, old), _in_words(report.game, head, new))


def _in_words(game: str, block: str, value: object) -> str | None:
    """A value in words; of an entry of a list what it says, each value under its heading."""
    if value is None:
        return None
    if not isinstance(value, Mapping) or not value.keys() - words.signs(game).keys() - {"choice"}:
        return in_words(value, words.signs(game))
    kept = {key: item for key, item in value.items() if key not in MARK_KEYS}
    return ", ".join(
        f"{words.key_label(game, block, str(key))}: {in_words(item, words.signs(game))}"
        for key, item in kept.items()
    )
