"""The example edition of Jigūan with one value changed, by the key path that a fault would name."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.sharing import editing
from tests.sharing.editing import GONE, Tables

from haguruma.jiguan.editions.loading import edition_of

__all__ = ("GONE",)

EXAMPLE = Path(__file__).with_name("example.toml")
TEXT = EXAMPLE.read_text("utf-8")
DATA: Tables = tomllib.loads(TEXT)


def changed(path: str, value: object, data: Tables = DATA) -> Tables:
    """A copy of an edition's tables with another value at a key path; an entry is named by its id or slot."""
    return editing.changed(path, value, data, ("id", "slot"))


def faults(data: Tables) -> list[tuple[str, str]]:
    """(key path, rule) of every fault of an edition; none if it is good."""
    return editing.faults(data, edition_of)


def broken(data: Tables) -> set[str]:
    """Names of the constraints that an edition of these tables breaks once it claims to agree with the printed game."""
    return {rule for _, rule in faults(changed("edition.evidence", True, data))}
