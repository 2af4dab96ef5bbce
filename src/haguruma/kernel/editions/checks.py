"""Checks of an edition: rules that name the blocks they need, constraints of the evidence, and all that was found.

The rules and constraints themselves, and what is read, are each game's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Generic, TypeAlias, TypeVar

from ..faults import Fault
from .notes import Address, Notes, Spot

E = TypeVar("E")
"""The game's class of editions."""

Check: TypeAlias = tuple[Callable[[E], list[Fault]], tuple[str, ...]]
"""A check, and the names of the blocks whose values it needs."""

Finding = tuple[str, object]
"""Something in an edition that disagrees: its key path, and the value that stands there."""


def run(checks: Iterable[Check[E]], edition: E, spoiled: Collection[str]) -> list[Fault]:
    """The faults of every check none of whose blocks is spoiled (there, harmless values stand for wrong ones)."""
    return [fault for check, blocks in checks if not set(blocks) & set(spoiled) for fault in check(edition)]


def spoiled_by(faults: Iterable[Fault], modes: Collection[str] = ()) -> frozenset[str]:
    """The blocks in which the faults of form stand; a mode's own blocks go by their names within it."""
    found = set()
    for fault in faults:
        steps = fault.where.replace("[", ".").split(".")
        found.add(steps[1] if steps[0] in modes and len(steps) > 1 else steps[0])
    return frozenset(found)


def repeated(where: str, ids: list[str], taken: tuple[str, ...] = ()) -> list[Fault]:
    """A fault for every id of the list at `where` that occurs for a second time, or that something else bears."""
    seen = set(taken)
    faults = []
    for name in ids:
        if name in seen:
            text = f"'{name}' is the id of something else already"
            faults.append(Fault(f"{where}[{name}].id", name, "", text))
        seen.add(name)
    return faults


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


class Inspection:
    """One mode of an edition file, looked at whole."""

    __slots__ = ("edition", "faults", "hash", "places", "spots")

    def __init__(self, notes: Notes, faults: list[Fault], edition: object, content_hash: str) -> None:
        self.faults = faults
        """Faults of form, then of those rules whose blocks have none."""
        self.edition = edition
        """The game's `Edition`; None if there are faults."""
        self.hash = content_hash
        """Its content hash; '' if there are faults."""
        self.spots: dict[Address, Spot] = notes.spots
        self.places: dict[str, list[Address]] = notes.places


def completed(notes: Notes, read: Callable[[Notes], object], kinds: Mapping[str, str]) -> Notes:
    """The notes of a reading, and with them the spots of the optional keys that the file leaves out.

    `read` reads the same tables once more, into notes that probe. `kinds` names what the game's own
    readers read, by key.
    """
    probing = Notes(probe=True)
    read(probing)
    for address, spot in probing.spots.items():
        if spot.value is None and address not in notes.spots:
            notes.spots[address] = spot
            notes.place(spot.where, address)
    for address, spot in notes.spots.items():
        spot.kind = spot.kind or kinds.get(str(address[-1]), "")
    return notes
