"""What reading an edition file turns up: its faults, and the source of every value.

Who reads what is `reading`'s business and that of each game.
"""

from __future__ import annotations

import re

from ..faults import Fault

SOURCES: tuple[str, ...] = ("rulebook", "derived", "invented", "box")
"""What a `source` mark may say; `box` is for values read off a printed copy."""

MOST = 99
"""The largest amount any single value may have unless its reader says otherwise."""

SLUG = re.compile(r"[a-z][a-z0-9-]{0,23}")
"""An id, and what may stand in a key path as it is."""


class Notes:
    """Collects faults and sources while a file is read."""

    __slots__ = ("faults", "sources")

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.sources: dict[str, str] = {}
        """Key path -> source mark."""

    def fault(self, where: str, value: object, text: str, rule: str = "") -> None:
        """Note that `value` at key path `where` is wrong."""
        self.faults.append(Fault(where, value, rule, text))


def shown(value: object) -> str:
    """A value as it may stand in a sentence: its Python form, cut to 40 characters."""
    text = repr(value)
    return text if len(text) <= 40 else text[:39] + "…"
