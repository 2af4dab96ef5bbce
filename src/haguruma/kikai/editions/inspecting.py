"""An edition file of KIKAI looked at whole, for those who check, show and edit editions.

Loading one to play with is `loading`'s business.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.editions.checks import Inspection, completed
from ...kernel.editions.files import plain
from .loading import FOLDER, examined, modes_of
from .sections import MODES, build

__all__ = ["FOLDER", "KINDS", "inspect", "modes"]

KINDS: Final[Mapping[str, str]] = {"bonus": "effect", "effect": "effect", "via": "points"}
"""What the readers of our own read, by key."""


def modes(data: dict[str, object]) -> tuple[str, ...]:
    """The modes that parsed tables have values for; Standard if for none, so that its absence is a fault."""
    return modes_of(data) or MODES[:1]


def inspect(data: dict[str, object], name: str, mode: str) -> Inspection:
    """What the tables say for `mode`, one of `modes(data)`, and every fault in it."""
    notes, edition, faults = examined(data, name, mode)
    completed(notes, lambda probing: build(probing, data, plain(name), mode), KINDS)
    return Inspection(notes, faults, None if faults else edition, edition.hash)
