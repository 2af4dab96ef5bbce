"""Checks of an edition's rules, each with the blocks of the file it needs: a slip in one block hides no other.

The checks themselves are each game's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TypeAlias, TypeVar

from ..faults import Fault

E = TypeVar("E")

Check: TypeAlias = tuple[Callable[[E], list[Fault]], tuple[str, ...]]
"""A check, and the names of the blocks whose values it needs."""


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
