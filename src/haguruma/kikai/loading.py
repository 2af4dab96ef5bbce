"""From an edition file to an `Edition`: finds the file, reads its tables, raises all its faults at once.

What the tables mean is `editions.sections`' business; whether the values make a playable game is `checking`'s.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import asdict, replace
from pathlib import Path

from ..kernel.faults import BadEdition, Fault
from .checking import check
from .edition import Edition
from .editions.notes import Notes
from .editions.sections import MODES, build

FOLDER = Path(__file__).parent / "editions"
"""Where the editions that come with the package lie."""

LARGEST = 1_000_000
"""Bytes an edition file may have."""

MOST_FAULTS = 100
"""How many faults are named at most."""

NOT_PLAYED: frozenset[str] = frozenset(
    {"name", "title", "reconstruction", "notes", "sources", "hash", "size", "x", "y", "via", "art"}
)
"""Fields, at any depth, that change how a game looks but not how it goes: the content hash leaves them out."""


def editions() -> tuple[str, ...]:
    """The names of the editions that come with the package."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def load_edition(name_or_path: str, mode: str = "standard") -> Edition:
    """The edition that comes with the package under this name, or the one in the file at this path.

    Something with a '/', a '\\' or the ending `.toml` is a path. Raises `BadEdition`, naming every fault found.
    """
    if name_or_path in editions():
        return read_edition(_text(FOLDER / f"{name_or_path}.toml"), name_or_path, mode)
    if not name_or_path.endswith(".toml") and "/" not in name_or_path and "\\" not in name_or_path:
        known = ", ".join(editions())
        raise _bad(name_or_path, f"there is no such edition; the editions are: {known}")
    path = Path(name_or_path)
    return read_edition(_text(path), path.stem, mode)


def read_edition(text: str, name: str, mode: str = "standard") -> Edition:
    """The edition written in `text` (TOML). Raises `BadEdition`, naming every fault found."""
    return edition_of(_parsed(text, name), name, mode)


def edition_of(data: dict[str, object], name: str, mode: str = "standard") -> Edition:
    """The edition in parsed tables; its name is `name` with anything but letters and digits made '-'.

    Faults of form (types, bounds, keys) are reported together; the rules are looked at once there are none.
    Raises `BadEdition`, naming every fault found.
    """
    if mode not in MODES:
        raise _bad(name, f"there is no mode '{mode[:40]}'; the modes are: {', '.join(MODES)}")
    notes = Notes()
    edition, evidence = build(notes, data, _plain(name), mode)
    faults = notes.faults or check(edition, evidence)
    if faults:
        raise BadEdition(name[-60:], faults[:MOST_FAULTS])
    return replace(edition, hash=content_hash(edition))


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "edition"


def content_hash(edition: Edition) -> str:
    """The first 12 hex digits of the SHA-256 of everything in the edition that a game's course depends on.

    Ids and the order of lists count; comments, titles, printed names, sources and drawing do not (`NOT_PLAYED`).
    Zeros and empty things are left out, so a field added later with an empty default changes no hash.
    """
    text = json.dumps(_played(asdict(edition)), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _played(value: object) -> object:
    if isinstance(value, dict):
        kept = {key: _played(inner) for key, inner in value.items() if key not in NOT_PLAYED}
        return {key: inner for key, inner in kept.items() if inner}
    if isinstance(value, (list, tuple)):
        return [_played(inner) for inner in value]
    return value


def _bad(source: str, text: str) -> BadEdition:
    """The error for a file that could not even be read as one."""
    return BadEdition(source[-60:], [Fault("file", source[-60:], "", text)])


def _text(path: Path) -> str:
    """The text of a file. Raises `BadEdition` if it cannot be opened, is too large or is not UTF-8."""
    source = str(path)
    if "\0" in source:
        raise _bad(source.replace("\0", "?"), "is no name of a file")
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise _bad(source, f"cannot be read: {error.strerror}") from None
    if len(data) > LARGEST:
        raise _bad(source, f"is larger than {LARGEST} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _bad(source, f"is not UTF-8 text (byte {error.start})") from None


def _parsed(text: str, name: str) -> dict[str, object]:
    """The tables of a TOML text. Raises `BadEdition` with the parser's line and column."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise _bad(name, "is nested too deeply") from None
    except ValueError as error:
        raise _bad(name, f"is not valid TOML: {error}") from None
