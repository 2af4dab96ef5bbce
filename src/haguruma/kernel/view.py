"""Reading a view, which is plain data, with types: what is absent or of the wrong kind reads as empty."""

from __future__ import annotations

from collections.abc import Mapping

Plain = Mapping[str, object]


def part(data: Plain, key: str) -> Plain:
    """The mapping under `key`, else an empty one."""
    value = data.get(key)
    return value if isinstance(value, Mapping) else {}


def word(data: Plain, key: str) -> str:
    """The text under `key`, else ''."""
    value = data.get(key)
    return value if isinstance(value, str) else ""


def count(data: Plain, key: str) -> int:
    """The whole number under `key`, else 0."""
    value = data.get(key)
    return int(value) if isinstance(value, int) else 0


def items(data: Plain, key: str) -> list[object]:
    """The list under `key`, else an empty one."""
    value = data.get(key)
    return list(value) if isinstance(value, (list, tuple)) else []


def words(data: Plain, key: str) -> list[str]:
    """The texts in the list under `key`."""
    return [value for value in items(data, key) if isinstance(value, str)]


def numbers(data: Plain, key: str) -> list[int]:
    """The whole numbers in the list under `key`."""
    return [value for value in items(data, key) if isinstance(value, int)]
