"""The games by id, loaded when first asked for, so that one game's rules never wait for another's data.

`GAMES` is the one list of them. What other rooms have for a game they find by its id, with `part`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from .kernel.contract import Game, Option
from .kernel.faults import BadOption, BadRecord, MissingEdition
from .kernel.history import History
from .kernel.record import Record, read
from .kernel.replay import replay
from .kernel.title import Title

Texts = Mapping[str, str]
"""Content hash -> text of an edition file that makes it."""


class Games(Mapping[str, str]):
    """Games by id; as a mapping it tells what each is called."""

    def __init__(self, rooms: dict[str, str]) -> None:
        """`rooms`: id -> the module that exports the game's `TITLE`."""
        self.rooms = rooms

    def __getitem__(self, name: str) -> str:
        if name not in self.rooms:
            raise KeyError(name)
        return self.title(name).title

    def __contains__(self, name: object) -> bool:
        return name in self.rooms

    def __iter__(self) -> Iterator[str]:
        return iter(self.rooms)

    def __len__(self) -> int:
        return len(self.rooms)

    def title(self, name: str) -> Title:
        """The title of an id. Raises `BadOption` for an unknown id, or a room that exports no such title."""
        if name not in self.rooms:
            raise BadOption(f"there is no game '{str(name)[:40]}'; the games are: {', '.join(self.rooms)}")
        try:
            found = getattr(import_module(self.rooms[name]), "TITLE", None)
        except ModuleNotFoundError as error:
            raise BadOption(f"the game '{name}' cannot be loaded: {error}") from None
        if not isinstance(found, Title) or found.id != name:
            raise BadOption(f"the game '{name}' cannot be loaded: '{self.rooms[name]}' exports no TITLE of it")
        return found

    def game(self, name: str, **options: object) -> Game:
        """A game under `options` (unnamed ones keep their defaults). Raises `BadOption` or `BadEdition`."""
        return self.title(name).game(options)

    def game_from(self, name: str, text: str, called: str, **options: object) -> Game:
        """A game whose edition is written in `text` (TOML) and called `called`, under `options` as for `game`.

        Raises `BadOption`, or `BadEdition` with every fault of the text.
        """
        return self.title(name).game_from(text, called, options)

    def options(self, name: str) -> tuple[Option, ...]:
        """The rule options the game offers."""
        return self.title(name).options

    def editions(self, name: str) -> tuple[str, ...]:
        """The names of the editions that come with the game."""
        return self.title(name).editions()

    def game_of(self, record: Record, files: Mapping[str, str] | None = None, texts: Texts | None = None) -> Game:
        """The game a record was played with; `files` maps content hashes to edition files that do not come with it.

        `texts` maps them to what such a file says. Raises `BadRecord`, `MissingEdition` if the edition is neither here
        nor given. The edition's name in a record is never taken for a path.
        """
        if record.game not in self.rooms:
            raise BadRecord(f"this is a record of '{record.game[:40]}', which is no game here")
        text = (texts or {}).get(record.edition_hash)
        edition = (files or {}).get(record.edition_hash, record.edition)
        if text is None and edition == record.edition and edition not in self.editions(record.game):
            raise MissingEdition(record.game, record.edition, record.edition_hash)
        try:
            if text is not None:
                return self.game_from(record.game, text, record.edition, **record.options)
            return self.game(record.game, **{**record.options, "edition": edition})
        except BadOption as error:
            raise BadRecord(f"this record cannot be replayed: {error}") from None

    def load_record(self, text: str, files: Mapping[str, str] | None = None, texts: Texts | None = None) -> History:
        """Read and replay a record given as text; `files` and `texts` as for `game_of`.

        Raises `BadRecord`, naming the first action that differs.
        """
        record = read(text)
        return replay(record, self.game_of(record, files, texts))


GAMES = Games({"kikai": "haguruma.kikai", "jiguan": "haguruma.jiguan"})
"""Every game here; a new one is one more entry."""

title = GAMES.title
game = GAMES.game
game_from = GAMES.game_from
options = GAMES.options
editions = GAMES.editions
game_of = GAMES.game_of
load_record = GAMES.load_record


@cache
def part(room: str, game: str, module: str) -> ModuleType | None:
    """The module that a room has for a game, e.g. `haguruma.draw.kikai.pictures`; None if it has none for it."""
    where = f"{__package__}.{room}.{game}"
    if game not in GAMES or find_spec(where) is None or find_spec(f"{where}.{module}") is None:
        return None
    return import_module(f"{where}.{module}")
