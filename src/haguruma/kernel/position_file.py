"""Positions as files: reading TOML or JSON, writing TOML. What a position may say is the game's to check."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from .contract import Plain
from .faults import BadPosition, Fault, HagurumaError
from .files import read_text

MAX_BYTES = 1_000_000
"""No position is longer; a longer file is refused."""

WIDTH = 100
"""Lists that would make a line longer are written one item to a line."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def read_position(path: Path | str) -> Plain:
    """The data of a position file; `.json` is read as JSON, all else as TOML.

    Raises `HagurumaError` for a file that cannot be read, `BadPosition` for one that holds no data.
    """
    path = Path(path)
    return parse_position(read_text(path, MAX_BYTES), path.name, path.suffix.lower() == ".json")


def parse_position(text: str, source: str = "position", as_json: bool = False) -> Plain:
    """The data of a position given as text; `source` names it in faults. Raises `BadPosition`."""
    try:
        data = json.loads(text) if as_json else tomllib.loads(text)
    except RecursionError:
        raise _bad(source, "is nested too deeply") from None
    except ValueError as error:
        raise _bad(source, f"is not {'JSON' if as_json else 'TOML'}: {str(error)[:200]}") from None
    if not isinstance(data, dict):
        raise _bad(source, "must hold a table of names and values")
    return data


def _bad(source: str, text: str) -> BadPosition:
    return BadPosition(source, [Fault("the file", "", "", text)])


def write_toml(data: Mapping[str, object]) -> str:
    """Plain data as TOML that reads back equal. Raises `HagurumaError` for what TOML cannot hold, None included."""
    return "\n".join(_table(data, ())).strip("\n") + "\n"


def _table(data: Mapping[str, object], path: tuple[str, ...]) -> Iterator[str]:
    values = {key: value for key, value in data.items() if not isinstance(value, Mapping)}
    tables = {key: value for key, value in data.items() if isinstance(value, Mapping)}
    if path and (values or not tables):
        yield ""
        yield f"[{'.'.join(_key(part) for part in path)}]"
    for key, value in values.items():
        yield _pair(_key(key), value)
    for key, table in tables.items():
        yield from _table(table, (*path, key))


def _pair(key: str, value: object) -> str:
    line = f"{key} = {_value(value)}"
    if isinstance(value, (list, tuple)) and len(line) > WIDTH:
        return f"{key} = [\n" + "".join(f"    {_value(item)},\n" for item in value) + "]"
    return line


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + "}"
    raise HagurumaError(f"TOML has no way to write {value!r}"[:120])


def _key(key: object) -> str:
    if not isinstance(key, str):
        raise HagurumaError(f"TOML has no way to write the key {key!r}"[:120])
    return key if _BARE.fullmatch(key) else _value(key)
