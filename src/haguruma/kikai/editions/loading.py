"""From an edition file to an `Edition`: finds the file, reads its tables, raises all its faults at once.

What the tables mean is `sections`' business; whether the values make a playable game is `checking`'s.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

from ...kernel.editions.checks import Inspection, completed, spoiled_by
from ...kernel.editions.files import bad_file, faulty, find, parsed, plain, same_game
from ...kernel.editions.files import content_hash as hash_of
from ...kernel.editions.notes import Notes
from ...kernel.faults import Fault
from ..constants import MODES
from .checking import check
from .edition import Edition
from .sections import build

FOLDER = Path(__file__).parent
"""Where the editions that come with the package lie."""

NOT_PLAYED: frozenset[str] = frozenset(
    {"name", "title", "reconstruction", "notes", "sources", "hash", "size", "x", "y", "via", "art"}
)
"""Fields, at any depth, that change how a game looks but not how it goes: the content hash leaves them out."""

OWN_BLOCKS: frozenset[str] = frozenset({"components", "districts", "standard", "advanced"})
"""Blocks of a file that no other game has."""

KINDS: Final[Mapping[str, str]] = {"bonus": "effect", "effect": "effect", "via": "points"}
"""What the readers of our own read, by key."""


def modes_of(data: dict[str, object]) -> tuple[str, ...]:
    """The modes whose side of boards and tiles the parsed tables hold."""
    return tuple(mode for mode in MODES if mode in data)


def load_edition(name_or_path: str, mode: str = "standard") -> Edition:
    """The edition that comes with the package under this name, or the one in the file at this path.

    Something with a '/', a '\\' or the ending `.toml` is a path. Raises `BadEdition`, naming every fault found.
    """
    text, name = find(name_or_path, FOLDER)
    return read_edition(text, name, mode)


def read_edition(text: str, name: str, mode: str = "standard") -> Edition:
    """The edition written in `text` (TOML). Raises `BadEdition`, naming every fault found."""
    return edition_of(parsed(text, name), name, mode)


def edition_of(data: dict[str, object], name: str, mode: str = "standard") -> Edition:
    """The edition in parsed tables; its name is `name` with anything but letters and digits made '-'.

    Faults of form (types, bounds, keys) are reported together with those of the rules, but for rules that need a
    block with a fault of form in it, and for evidence.
    Raises `BadEdition`, naming every fault found.
    """
    if mode not in MODES:
        raise bad_file(name, f"there is no mode '{mode[:40]}'; the modes are: {', '.join(MODES)}")
    if mode not in data and modes_of(data):
        raise bad_file(name, f"it has no table [{mode}], so there is no {mode.capitalize()} game in it")
    same_game(data, OWN_BLOCKS, "KIKAI", name)
    _, edition, faults = examine(data, name, mode)
    if faults:
        raise faulty(name, faults)
    return edition


def examine(data: dict[str, object], name: str, mode: str) -> tuple[Notes, Edition, list[Fault]]:
    """What reading the tables turned up, the edition as far as it could be read, and every fault of form and rules."""
    notes = Notes()
    edition, evidence = build(notes, data, plain(name), mode)
    faults = notes.faults + check(edition, evidence, spoiled_by(notes.faults, MODES))
    return notes, replace(edition, hash="" if faults else content_hash(edition)), faults


def modes(data: dict[str, object]) -> tuple[str, ...]:
    """The modes that parsed tables have values for; Standard if for none, so that its absence is a fault."""
    return modes_of(data) or MODES[:1]


def inspect(data: dict[str, object], name: str, mode: str) -> Inspection:
    """What the tables say for `mode`, one of `modes(data)`, and every fault in it."""
    notes, edition, faults = examine(data, name, mode)
    completed(notes, lambda probing: build(probing, data, plain(name), mode), KINDS)
    return Inspection(notes, faults, None if faults else edition, edition.hash)


def content_hash(edition: Edition) -> str:
    """The first 12 hex digits of the SHA-256 of everything in the edition that a game's course depends on.

    Ids and the order of lists count; comments, titles, printed names, sources and drawing do not (`NOT_PLAYED`).
    Zeros and empty things are left out, so a field added later with an empty default changes no hash.
    """
    return hash_of(asdict(edition), NOT_PLAYED)
