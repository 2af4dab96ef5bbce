"""An edition file of KIKAI looked at whole, for those who check, show and edit editions.

Loading one to play with is `loading`'s business.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from ..kernel.editing.checks import spoiled_by
from ..kernel.editing.files import plain
from ..kernel.editing.inspection import Inspection, completed
from ..kernel.editing.notes import Notes
from .checking import check
from .editions.sections import MODES, build
from .loading import FOLDER, content_hash, modes_of

__all__ = ["FOLDER", "KINDS", "inspect", "modes"]

KINDS: Final[Mapping[str, str]] = {"bonus": "effect", "effect": "effect", "via": "points"}
"""What the readers of our own read, by key."""


def modes(data: dict[str, object]) -> tuple[str, ...]:
    """The modes that parsed tables have values for; Standard if for none, so that its absence is a fault."""
    return modes_of(data) or MODES[:1]


def inspect(data: dict[str, object], name: str, mode: str) -> Inspection:
    """What the tables say for `mode`, one of `modes(data)`, and every fault in it."""
    notes = Notes()
    edition, evidence = build(notes, data, plain(name), mode)
    faults = notes.faults + check(edition, evidence, spoiled_by(notes.faults, MODES))
    completed(notes, lambda probing: build(probing, data, plain(name), mode), KINDS)
    if faults:
        return Inspection(notes, faults, None, "")
    found = replace(edition, hash=content_hash(edition))
    return Inspection(notes, [], found, found.hash)
