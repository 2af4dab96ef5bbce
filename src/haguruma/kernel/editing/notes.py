"""What reading an edition file turns up: its faults, the source of every value, and the form of every place.

Who reads what is `reading`'s business and that of each game.
"""

from __future__ import annotations

import re

from ..faults import Fault

SOURCES: tuple[str, ...] = ("rulebook", "derived", "invented", "box")
"""What a `source` mark may say; `box` is for values read off a printed copy."""

MOST = 99
"""The largest amount any single value may have unless its reader says otherwise."""

MOST_NOTED = 1000
"""Faults that are noted; of a file with more, the others are not looked at."""

SLUG = re.compile(r"[a-z][a-z0-9-]{0,23}")
"""An id, and what may stand in a key path as it is."""

Address = tuple[str | int, ...]
"""The way to a value through the tables of a file: `("standard", "streets", "list", 3, "spaces")`."""


class Spot:
    """A place of an edition file at which a value stands or may stand, as its reader asked for it."""

    __slots__ = (
        "address", "choices", "high", "kind", "low", "needed", "printed", "source", "value", "where",
    )  # fmt: skip

    def __init__(self, address: Address, where: str, value: object, needed: bool) -> None:
        self.address = address
        self.where = where
        """The key path, as faults name it."""
        self.value = value
        """What the file has there, as it was parsed; None if nothing."""
        self.needed = needed
        """Whether the key must be there."""
        self.kind = ""
        """`number`, `word`, `text`, `slug`, `flag`, `point`, the plurals `as_ints`, `words`, `points`, `rows` for lists
        of such, or a kind of the game's own; '' where its reader did not say."""
        self.low = 0
        self.high = 0
        """Bounds of a number or of each in a list; the most characters of a text; of a point, `low` is the largest x
        and `high` the largest y."""
        self.choices: tuple[str, ...] = ()
        """The words there are to choose from."""
        self.printed = False
        """Whether it is a value of the box, which bears a source mark."""
        self.source = ""

    def __repr__(self) -> str:
        return (
            f"Spot({self.where} = {quote(self.value)}, {self.kind or 'unknown'}, {self.source or 'unmarked'})"
        )


class Notes:
    """Collects faults, sources and spots while a file is read.

    With `probe`, optional keys are read as if all of them were there, so that `spots` tells what each may hold; the
    faults found then mean nothing.
    """

    __slots__ = ("faults", "places", "probe", "sources", "spots")

    def __init__(self, probe: bool = False) -> None:
        self.probe = probe
        self.faults: list[Fault] = []
        self.sources: dict[str, str] = {}
        """Key path -> source mark."""
        self.spots: dict[Address, Spot] = {}
        """Every place that was asked for, in the order of asking."""
        self.places: dict[str, list[Address]] = {}
        """Key path -> where in the file it stands; several addresses where entries bear the same id."""

    def fault(self, where: str, value: object, text: str, rule: str = "") -> None:
        """Note that `value` at key path `where` is wrong."""
        if len(self.faults) < MOST_NOTED:
            self.faults.append(Fault(where, value, rule, text))

    def place(self, where: str, address: Address) -> None:
        """Note where in the file a key path leads."""
        known = self.places.setdefault(where, [])
        if address not in known:
            known.append(address)


def quote(value: object) -> str:
    """A value as it may stand in a sentence: its Python form, cut to 40 characters."""
    try:
        text = repr(value)
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= 40 else text[:39] + "…"
