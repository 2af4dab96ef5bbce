"""Which game an edition file belongs to, and where it lies; how it is read, each game's title tells."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..kernel.editions.files import LARGEST, bad_file, find, parsed, text_of
from ..kernel.faults import BadEdition, BadOption
from ..registry import GAMES, title

BUILT_IN = "reconstruction"
"""The edition that comes with every game that has edition files."""

_HEADER = re.compile(r"^\[([a-z_]+)[.\]]", re.MULTILINE)


def readable() -> tuple[str, ...]:
    """The games that have edition files."""
    return tuple(game for game in GAMES if title(game).files is not None)


def built_in(game: str) -> str:
    """The text of the edition that comes with a game. Raises `BadOption` for a game without edition files."""
    return text_of(title(game).edition_files().folder / f"{BUILT_IN}.toml")


@cache
def own_tables(game: str) -> frozenset[str]:
    """The tables at the top of a file that only this game has."""
    tables = {name: set(parsed(built_in(name), BUILT_IN)) for name in readable()}
    others = set().union(*(found for name, found in tables.items() if name != game))
    return frozenset(tables[game] - others)


def named_game(data: Mapping[str, object]) -> str:
    """The game that a file says it belongs to, as `game` in its table `edition`; '' if it says none we know."""
    about = data.get("edition")
    name = about.get("game") if isinstance(about, Mapping) else None
    return name if isinstance(name, str) and name in readable() else ""


def likely_game(data: Mapping[str, object]) -> str:
    """The game a file belongs to, by what it says or else by its tables; '' if nothing tells."""
    counts = {name: len(own_tables(name) & set(data)) for name in readable()}
    best = max(counts, key=lambda name: counts[name])
    return named_game(data) or (best if counts[best] else "")


def game_of(text: str, name: str = "edition") -> str:
    """The game that the edition file with this text belongs to, be it valid TOML or not.

    Raises `BadEdition` if nothing in it tells.
    """
    try:
        found = likely_game(parsed(text, name))
    except BadEdition:
        headers = dict.fromkeys(_HEADER.findall(text[:LARGEST]))
        found = likely_game(headers) or next(iter(readable()))  # whichever: the fault is the same
    if not found:
        raise bad_file(
            name, f"is no edition of a game here ({', '.join(readable())}): it has none of their tables"
        )
    return found


def open_edition(source: str, game: str = "") -> tuple[str, str, str]:
    """Game, text and name of the edition at a path, or of a built-in one: `kikai`, `kikai:reconstruction`.

    A path is what has a '/', a '\\' or the ending `.toml`; `game` says which game it is of where the file does not.
    Raises `BadEdition`, and `BadOption` for an unknown game.
    """
    if game:
        title(game).edition_files()
    before, colon, name = source.partition(":")
    if before in GAMES:
        if game not in ("", before):
            raise BadOption(f"'{source[-60:]}' is of {GAMES[before]}, not of {GAMES[game]}")
        return before, *find(name if colon else BUILT_IN, title(before).edition_files().folder)
    path = source.endswith(".toml") or "/" in source or "\\" in source
    if not path and game:
        return game, *find(source, title(game).edition_files().folder)
    if not path and source == BUILT_IN:
        raise bad_file(
            source, f"every game has one: say {' or '.join(f'{name}:{source}' for name in readable())}"
        )
    text, name = text_of(Path(source)), Path(source).name
    return game or game_of(text, name), text, name
