"""Values and tables as TOML text in the layout of the edition files that come with the games.

What a file says and how it is explained is `template`'s business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from tomlkit import string

from ..kernel.faults import BadOption

Row = Mapping[str, object]

MARK_KEYS = ("source", "sources")
"""Keys of a table that say where its values are from."""


def inline(value: object) -> str:
    """A value on one line. Raises `BadOption` for something that TOML has no form for."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, str):
        return string(value).as_string()
    if isinstance(value, Mapping):
        return table([(str(key), inline(inner)) for key, inner in value.items()])
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(inline(item) for item in value) + "]"
    raise BadOption(f"nothing of the kind {type(value).__name__} can stand in an edition")


def table(cells: Sequence[tuple[str, str]]) -> str:
    """An inline table of keys and values that are written already."""
    return "{ " + ", ".join(f"{key(name)} = {text}" for name, text in cells) + " }" if cells else "{}"


def key(name: str) -> str:
    """A key, quoted if it has to be."""
    bare = name.isascii() and name.replace("-", "a").replace("_", "a").isalnum()
    return name if bare else string(name).as_string()


def is_rows(value: object) -> bool:
    """Whether a value is a list of tables, which is written one a line."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def rows(items: Sequence[Row], group: str = "") -> list[str]:
    """Tables, one a line, the keys that all of them begin with set in columns.

    With a key as `group`, a comment line says so wherever another value of it begins.
    """
    shared = _leading(items)
    wide = {name: max(len(inline(item[name])) for item in items) for name in shared}
    lines = []
    for i, item in enumerate(items):
        if group and (i == 0 or items[i - 1].get(group) != item.get(group)):
            lines.append(f"  # {group}: {item.get(group)}")
        lines.append("  " + _row(item, wide) + ",")
    return lines


def _leading(items: Sequence[Row]) -> list[str]:
    """The keys that all tables begin with, in the same order."""
    found = []
    for names in zip(*items, strict=False):
        if len(set(names)) > 1:
            break
        found.append(cast(str, names[0]))
    return found


def _row(item: Row, wide: Mapping[str, int]) -> str:
    cells = [f"{key(name)} = {inline(value)}" for name, value in item.items()]
    for i, name in enumerate(item):
        if i < len(cells) - 1:
            gap = wide.get(name, 0) - len(inline(item[name]))
            cells[i] += "," + " " * (max(gap, 0) + 1)
    return "{ " + "".join(cells) + " }" if cells else "{}"
