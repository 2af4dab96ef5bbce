"""An edition file of Jigūan looked at whole, for those who check, show and edit editions.

Loading one to play with is `loading`'s business.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.editions.checks import Inspection, completed
from ...kernel.editions.files import plain
from .loading import FOLDER, examined
from .sections import build

__all__ = ["FOLDER", "KINDS", "inspect", "modes"]

KINDS: Final[Mapping[str, str]] = {
    "reward": "reward",
    "first": "reward",
    "second": "reward",
    "ranks": "rewards",
}
"""What the readers of our own read, by key."""


def modes(_data: dict[str, object]) -> tuple[str, ...]:
    """The modes an edition has: a single one without a name, for one set of values serves all options."""
    return ("",)


def inspect(data: dict[str, object], name: str, _mode: str) -> Inspection:
    """What the tables say, and every fault in it."""
    notes, edition, faults = examined(data, name)
    completed(notes, lambda probing: build(probing, data, plain(name)), KINDS)
    return Inspection(notes, faults, None if faults else edition, edition.hash)
