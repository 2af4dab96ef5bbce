"""The games by name, loaded when first asked for, so that one game's rules never wait for another's data."""

from __future__ import annotations

from collections.abc import Mapping

from .kernel.contract import Game, Option
from .kernel.faults import BadOption, BadRecord
from .kernel.history import History
from .kernel.record import Record, read
from .kernel.replay import replay

GAMES: dict[str, str] = {"kikai": "KIKAI – Bricolage Heads"}
"""Name -> title of every game here."""


def _known(name: str) -> str:
    if name not in GAMES:
        raise BadOption(f"there is no game '{str(name)[:40]}'; the games are: {', '.join(GAMES)}")
    return name


def game(name: str, **options: object) -> Game:
    """A game under `options` (unnamed ones keep their defaults). Raises `BadOption` or `BadEdition`."""
    _known(name)
    from .kikai.game import make

    return make(options)


def options(name: str) -> tuple[Option, ...]:
    """The rule options the game offers."""
    _known(name)
    from .kikai.game import OPTIONS

    return OPTIONS


def game_of(record: Record, editions: Mapping[str, str] | None = None) -> Game:
    """The game a record was played with; `editions` maps edition hashes to files for those not built in."""
    if record.game not in GAMES:
        raise BadRecord(f"this is a record of '{record.game[:40]}', which is no game here")
    chosen = dict(record.options)
    path = (editions or {}).get(record.edition_hash)
    if path is not None:
        chosen["edition"] = path
    else:
        chosen["edition"] = record.edition
    try:
        return game(record.game, **chosen)
    except BadOption as error:
        raise BadRecord(f"this record cannot be replayed: {error}") from None


def load_record(text: str, editions: Mapping[str, str] | None = None) -> History:
    """Read and replay a record given as text. Raises `BadRecord`, naming the first action that differs."""
    record = read(text)
    return replay(record, game_of(record, editions))
