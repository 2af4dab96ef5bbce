"""One constraint that the evidence about a printed game puts on an edition, and how its breach is reported.

The constraints themselves are each game's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ..faults import Fault

E = TypeVar("E")
"""The game's class of editions."""

Finding = tuple[str, object]
"""Something in an edition that disagrees: its key path, and the value that stands there."""


class Constraint(Generic[E]):
    """A name (ET2, J11 …), what is demanded in words, and the function that finds what disagrees."""

    __slots__ = ("find", "name", "text")

    def __init__(self, name: str, text: str, find: Callable[[E], list[Finding]]) -> None:
        self.name = name
        self.text = text
        self.find = find

    def faults(self, edition: E) -> list[Fault]:
        """A fault for each thing in the edition that disagrees."""
        text = f"does not agree with what is known: {self.text}"
        return [Fault(where, value, self.name, text) for where, value in self.find(edition)]


def unless(holds: bool, where: str, value: object) -> list[Finding]:
    """Nothing if something holds, else the one finding."""
    return [] if holds else [(where, value)]


def differing(triples: list[tuple[str, object, object]]) -> list[Finding]:
    """Of (key path, value, known value) those that differ."""
    return [(where, value) for where, value, known in triples if value != known]
