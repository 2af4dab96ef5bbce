"""Changes one value of the example edition, by the key path that a fault would name."""

from __future__ import annotations

import copy
import re
import tomllib
from pathlib import Path
from typing import Any

from haguruma.jiguan.loading import edition_of
from haguruma.kernel.faults import BadEdition

EXAMPLE = Path(__file__).with_name("example.toml")
TEXT = EXAMPLE.read_text("utf-8")
DATA: dict[str, Any] = tomllib.loads(TEXT)

GONE = object()
"""Stands for a key or entry taken out."""


def key_of(owner: Any, step: str) -> Any:
    """The key or index that one piece of a key path names."""
    if not step.startswith("["):
        return step
    name = step[1:-1]
    if name.startswith("#"):
        return int(name[1:]) - 1
    names = [row.get("id", row.get("slot")) if isinstance(row, dict) else "" for row in owner]
    return names.index(name)


def changed(path: str, value: object, data: dict[str, Any] = DATA) -> dict[str, Any]:
    """A copy of an edition's tables with another value at a key path as faults name them."""
    data = copy.deepcopy(data)
    *way, last = re.findall(r"\[[^\]]+\]|[^.\[\]]+", path)
    owner: Any = data
    for step in [*way, last]:
        if step.startswith("[") and isinstance(owner, dict):
            owner = owner["list"]
        key = key_of(owner, step)
        if step is not last:
            owner = owner[key]
    if value is GONE:
        del owner[key]
    else:
        owner[key] = value
    return data


def faults(data: dict[str, Any]) -> list[tuple[str, str]]:
    """(key path, rule) of every fault of an edition; none if it is good."""
    try:
        edition_of(data, "changed")
    except BadEdition as error:
        return [(fault.where, fault.rule) for fault in error.faults]
    return []
