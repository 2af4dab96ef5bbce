"""From a name or a path to the parsed tables of an edition file, with every way in which that can go wrong.

The content hash tells whether two editions make the same game.
What stands in the tables is `reading`'s business and that of each game.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

from ..faults import BadEdition, Fault

LARGEST = 1_000_000
"""Bytes an edition file may have."""

MOST_FAULTS = 100
"""How many faults are named at most."""

LONG_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){16}""")
"""A key of more parts than any table here is deep. A parser takes time and memory in the square of their number."""

LONG_NUMBER = re.compile(r"0[xob][0-9A-Fa-f_]{1000}")
"""A number that Python parses and then refuses to print."""


def bad_file(source: str, text: str) -> BadEdition:
    """The error for a file that could not even be read as one."""
    return BadEdition(source[-60:], [Fault("file", source[-60:], "", text)])


def faulty(name: str, faults: list[Fault]) -> BadEdition:
    """The error for an edition with these faults, of which it names `MOST_FAULTS`."""
    return BadEdition(name[-60:], faults[:MOST_FAULTS])


def names_in(folder: Path) -> tuple[str, ...]:
    """The names of the editions that lie in a folder."""
    return tuple(sorted(path.stem for path in folder.glob("*.toml")))


def find(name_or_path: str, folder: Path) -> tuple[str, str]:
    """The text and the name of the edition of this name in `folder`, or of the one in the file at this path.

    Something with a '/', a '\\' or the ending `.toml` is a path. Raises `BadEdition`.
    """
    known = names_in(folder)
    if name_or_path in known:
        return text_of(folder / f"{name_or_path}.toml"), name_or_path
    if not name_or_path.endswith(".toml") and "/" not in name_or_path and "\\" not in name_or_path:
        here = f"; write './{name_or_path}' for the file" if _is_file(name_or_path) else ""
        raise bad_file(name_or_path, f"there is no such edition; the editions are: {', '.join(known)}{here}")
    path = Path(name_or_path)
    return text_of(path), path.stem


def _is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False


def text_of(path: Path) -> str:
    """The text of a file. Raises `BadEdition` if it cannot be opened, is too large or is not UTF-8."""
    source = str(path)
    if "\0" in source:
        raise bad_file(source.replace("\0", "?"), "is no name of a file")
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise bad_file(source, f"cannot be read: {error.strerror}") from None
    if len(data) > LARGEST:
        raise bad_file(source, f"is larger than {LARGEST} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad_file(source, f"is not UTF-8 text (byte {error.start})") from None


def parsed(text: str, name: str) -> dict[str, object]:
    """The tables of a TOML text. Raises `BadEdition` with the parser's line and column."""
    if LONG_KEY.search(text):
        raise bad_file(name, "is nested too deeply: it has a key of more than 16 parts")
    if LONG_NUMBER.search(text):
        raise bad_file(name, "holds a number of more than 1000 digits")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise bad_file(name, "is nested too deeply") from None
    except ValueError as error:
        raise bad_file(name, f"is not valid TOML: {error}") from None


def same_game(data: Mapping[str, object], own: frozenset[str], title: str, name: str) -> None:
    """Refuse a file whose blocks are another game's, in one sentence. `own` are blocks that only this game has.

    A file that has no blocks at all yet is let through: then each missing one is named. Raises `BadEdition`.
    """
    blocks = set(data) - {"edition"}
    if blocks and not blocks & own:
        raise bad_file(name, f"has none of the blocks of an edition of {title}; it seems to be of another game")


def plain(name: str) -> str:
    """A name with anything but letters and digits made '-', at most 40 characters long."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "edition"


def content_hash(fields: object, not_played: frozenset[str]) -> str:
    """The first 12 hex digits of the SHA-256 of `fields`, an edition's values as dicts, lists and plain values.

    Ids and the order of lists count; the fields named in `not_played`, at any depth, do not. Zeros and empty things
    are left out, so a field added later with an empty default changes no hash.
    """
    text = json.dumps(_played(fields, not_played), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _played(value: object, not_played: frozenset[str]) -> object:
    if isinstance(value, dict):
        kept = {key: _played(inner, not_played) for key, inner in value.items() if key not in not_played}
        return {key: inner for key, inner in kept.items() if inner}
    if isinstance(value, (list, tuple)):
        return [_played(inner, not_played) for inner in value]
    return value
