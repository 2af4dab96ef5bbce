"""Positions: the header, a reader that notes every fault instead of raising the first one, and files in TOML or JSON.

What else a position may say is each game's to read and to write.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from .contract import Game, Plain
from .faults import BadPosition, Fault, HagurumaError
from .files import read_text
from .rng import Rng

MAX_BYTES = 1_000_000
"""No position is longer; a longer file is refused."""

WIDTH = 100
"""Lists that would make a line longer are written one item to a line."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def header(game: Game, edition_title: str) -> Plain:
    """What a position or a view begins with: the game, its edition, the options in force."""
    edition = {"name": game.edition, "title": edition_title, "hash": game.edition_hash}
    return {
        "game": game.name,
        "edition": {**edition, "reconstruction": game.reconstruction},
        "options": dict(game.options),
    }


class Reader:
    """Looks things up in `data` and collects `faults`; every look-up returns something usable."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data = data
        self.faults: list[Fault] = []

    def fault(self, where: str, value: object, rule: str, text: str) -> None:
        """Note a fault; the value is shown shortened."""
        try:
            shown = str(value)
        except (RecursionError, ValueError):  # nested too deep, or a number too long, to be printed
            shown = f"a {type(value).__name__} beyond all bounds"
        shown = shown if len(shown) <= 40 else shown[:37] + "..."
        self.faults.append(Fault(where, value, rule, f"'{shown}' {text}" if shown else text))

    def only(self, table: Mapping[str, object], where: str, keys: tuple[str, ...]) -> None:
        """Note every key that is none of `keys`."""
        for key in table:
            if key not in keys:
                place = f"{where}.{key}" if where else str(key)
                self.fault(place[:80], key, "", "is no key here; known are " + ", ".join(keys))

    def table(self, data: Mapping[str, object], key: str, where: str) -> Mapping[str, object]:
        """A table by key; an empty one if it is missing or no table."""
        found = data.get(key)
        if found is None:
            return {}
        if not isinstance(found, Mapping):
            self.fault(where, found, "", "must be a table")
            return {}
        return found

    def number(self, data: Mapping[str, object], key: str, where: str, default: int, least: int, most: int) -> int:
        """A whole number by key between `least` and `most`; `default` if it is missing or wrong."""
        found = data.get(key)
        if found is None:
            return default
        if isinstance(found, bool) or not isinstance(found, int):
            self.fault(where, found, "", "must be a whole number")
            return default
        if not least <= found <= most:
            self.fault(where, found, "", f"must be from {least} to {most}")
            return default
        return found

    def count_of(
        self, data: Mapping[str, object], key: str, where: str, names: tuple[str, ...], index: int, most: int
    ) -> int:
        """The count of `names[index]` in the table at `key`; 0 if missing."""
        place = f"{where}.{key}" if where else key
        table = self.table(data, key, place) if index == 0 else data.get(key)
        if not isinstance(table, Mapping):
            return 0
        if index == 0:
            self.only(table, place, names)
        return self.number(table, names[index], f"{place}.{names[index]}", 0, 0, most)

    def items(self, data: Mapping[str, object], key: str, where: str) -> list[object]:
        """A list by key; empty if missing or no list."""
        found = data.get(key)
        if found is None:
            return []
        if not isinstance(found, (list, tuple)):
            self.fault(where, found, "", "must be a list")
            return []
        return list(found)

    def words(self, data: Mapping[str, object], key: str, where: str, known: tuple[str, ...]) -> list[str]:
        """A list of words, each one of `known`; others are noted and left out."""
        found: list[str] = []
        for item in self.items(data, key, where):
            if isinstance(item, str) and item in known:
                found.append(item)
            else:
                self.fault(where, item, "", "is none of " + ", ".join(known[:12]))
        return found

    def header(self, game: Game) -> None:
        """Note where the header, which may be left out, is not that of a position of `game`."""
        if self.data.get("game", game.name) != game.name:
            self.fault("game", self.data["game"], "", f"this is not a position of {game.name}")
        edition = self.table(self.data, "edition", "edition")
        if edition.get("hash", game.edition_hash) != game.edition_hash:
            text = f"this position belongs to edition {str(edition['hash'])[:20]}, the game has {game.edition_hash}"
            self.fault("edition.hash", edition["hash"], "", text)
        for name, value in self.table(self.data, "options", "options").items():
            if game.options.get(name) != value:
                self.fault(f"options.{name}", value, "", "the game at hand is played otherwise")

    def generator(self, hidden: Mapping[str, object], rng: Rng) -> int:
        """The state of the game's own generator; the next of `rng` if it is not given."""
        text = hidden.get("rng")
        if text is None:
            return rng.next()
        if not isinstance(text, str) or len(text) != 16 or not set(text) <= set("0123456789abcdef"):
            self.fault("hidden.rng", text, "", "must be 16 hexadecimal digits")
            return 0
        return int(text, 16)


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
