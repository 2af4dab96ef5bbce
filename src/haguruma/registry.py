"""The games by name, loaded when first asked for, so that one game's rules never wait for another's data."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Protocol, cast

from .kernel.contract import Game, Option, checked_options
from .kernel.faults import BadOption, BadRecord, MissingEdition
from .kernel.history import History
from .kernel.record import Record, read
from .kernel.replay import replay

GAMES: dict[str, str] = {"kikai": "KIKAI – Bricolage Heads", "jiguan": "Jigūan: The Eastern Mechanist"}
"""Name -> title of every game here."""


class Room(Protocol):
    """What the registry asks of a game's own `game` module."""

    OPTIONS: tuple[Option, ...]

    def make(self, options: Mapping[str, object]) -> Game:
        """The game under its options."""

    def editions(self) -> tuple[str, ...]:
        """The names of the editions that come with the game."""


def _room(name: str) -> Room:
    """The module that makes a game. Raises `BadOption` for an unknown name."""
    if name not in GAMES:
        raise BadOption(f"there is no game '{str(name)[:40]}'; the games are: {', '.join(GAMES)}")
    return cast(Room, import_module(f".{name}.game", __package__))


def game(name: str, **options: object) -> Game:
    """A game under `options` (unnamed ones keep their defaults). Raises `BadOption` or `BadEdition`."""
    return _room(name).make(options)


def game_from(name: str, text: str, called: str, **options: object) -> Game:
    """A game whose edition is written in `text` (TOML) and called `called`, under `options` as for `game`.

    Raises `BadOption`, or `BadEdition` with every fault of the text.
    """
    offered = _room(name).OPTIONS
    chosen = checked_options(GAMES[name], offered, options)
    read_edition = import_module(f".{name}.editions.loading", __package__).read_edition
    mode = {"mode": chosen["mode"]} if "mode" in chosen else {}
    return _room(name).make({**options, "edition": read_edition(text, called, **mode)})


def options(name: str) -> tuple[Option, ...]:
    """The rule options the game offers."""
    return _room(name).OPTIONS


def editions(name: str) -> tuple[str, ...]:
    """The names of the editions that come with the game."""
    return _room(name).editions()


Texts = Mapping[str, str]
"""Content hash -> text of an edition file that makes it."""


def game_of(record: Record, files: Mapping[str, str] | None = None, texts: Texts | None = None) -> Game:
    """The game a record was played with; `files` maps content hashes to edition files that do not come with it.

    `texts` maps them to what such a file says. Raises `BadRecord`, `MissingEdition` if the edition is neither here
    nor given. The edition's name in a record is never taken for a path.
    """
    if record.game not in GAMES:
        raise BadRecord(f"this is a record of '{record.game[:40]}', which is no game here")
    text = (texts or {}).get(record.edition_hash)
    edition = (files or {}).get(record.edition_hash, record.edition)
    if text is None and edition == record.edition and edition not in editions(record.game):
        raise MissingEdition(record.game, record.edition, record.edition_hash)
    try:
        if text is not None:
            return game_from(record.game, text, record.edition, **record.options)
        return game(record.game, **{**record.options, "edition": edition})
    except BadOption as error:
        raise BadRecord(f"this record cannot be replayed: {error}") from None


def load_record(text: str, files: Mapping[str, str] | None = None, texts: Texts | None = None) -> History:
    """Read and replay a record given as text; `files` and `texts` as for `game_of`.

    Raises `BadRecord`, naming the first action that differs.
    """
    record = read(text)
    return replay(record, game_of(record, files, texts))
