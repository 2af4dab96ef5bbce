"""All that one reading of an edition file tells: faults, spots with their form, where each key path leads, the edition.

What is read, and by which rules, is each game's business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..faults import Fault
from .notes import Address, Notes, Spot

Form = Mapping[str, str]
"""Key -> kind of value, for the readers of a game's own."""


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


def completed(notes: Notes, read: Callable[[Notes], object], kinds: Form) -> Notes:
    """The notes of a reading, and with them the spots of the optional keys that the file leaves out.

    `read` reads the same tables once more, into notes that probe. `kinds` names what the game's own readers read.
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
