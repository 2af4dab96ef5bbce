"""Changes one value of an edition's tables, by the key path that a fault would name; the tables are each game's own."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

from haguruma.kernel.faults import BadEdition

Tables = dict[str, Any]

GONE = object()
"""Stands for a key or entry taken out."""


def _key_of(owner: Any, step: str, names: tuple[str, ...]) -> Any:
    """The key or index that one piece of a key path means; `names` are the keys that name an entry of a list."""
    if not step.startswith("["):
        return step
    name = step[1:-1]
    if name.startswith("#"):
        return int(name[1:]) - 1
    known = [{row.get(key) for key in names} if isinstance(row, dict) else set() for row in owner]
    return [name in found for found in known].index(True)


def changed(path: str, value: object, data: Tables, names: tuple[str, ...]) -> Tables:
    """A copy of an edition's tables with another value at a key path as faults name them."""
    data = copy.deepcopy(data)
    *way, last = re.findall(r"\[[^\]]+\]|[^.\[\]]+", path)
    owner: Any = data
    for step in [*way, last]:
        if step.startswith("[") and isinstance(owner, dict):
            owner = owner["list"]
        key = _key_of(owner, step, names)
        if step is not last:
            owner = owner[key]
    if value is GONE:
        del owner[key]
    else:
        owner[key] = value
    return data


def faults(data: Tables, edition_of: Callable[[Tables, str], object]) -> list[tuple[str, str]]:
    """(key path, rule) of every fault of an edition; none if it is good."""
    try:
        edition_of(data, "changed")
    except BadEdition as error:
        return [(fault.where, fault.rule) for fault in error.faults]
    return []
