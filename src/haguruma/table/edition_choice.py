"""Which edition a game is played with: one that comes with it, somebody's own, or the text it was begun with.

The texts are the store's; what they say each game reads itself.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from ..kernel.contract import Game, Plain
from ..kernel.editions.files import plain
from ..kernel.faults import BadEdition, BadOption, MissingEdition
from ..registry import Games
from .edition_store import EditionStore
from .store import NoSuchEdition, Unreadable

AT_HAND = 8
"""How many games under own editions are kept made."""


@dataclass(frozen=True, slots=True)
class ChosenGame:
    """A game, and the text of its edition; '' for one that comes with it."""

    game: Game
    text: str


def edition_title(game: Game) -> str:
    """What the edition of a game is called."""
    return str(getattr(getattr(game, "edition_data", None), "title", game.edition))


class Editions:
    """Makes games under the editions of a store."""

    def __init__(self, games: Games, edition_store: EditionStore) -> None:
        self._games = games
        self._store = edition_store
        self._made: OrderedDict[tuple[str, str, str, str], Game] = OrderedDict()

    def game(self, name: str, options: Plain) -> ChosenGame:
        """The game under options; `edition` among them names a built-in edition, an own one, or the print of a text.

        Nobody reads files by way of it. Raises `BadOption`, also for an edition with a fault.
        """
        asked = options.get("edition")
        if asked is None or asked in self._games.editions(name):
            return ChosenGame(self._games.game(name, **options), "")
        title, text = self._find(name, str(asked))
        return ChosenGame(self._make(name, text, title, options), text)

    def _find(self, name: str, asked: str) -> tuple[str, str]:
        """Title and text of an edition that does not come with the game."""
        try:
            own = self._store.get(asked)
            if own.game == name and own.facts.faults:  # known, so nobody need read it again
                counted = _count_of_faults(own.title, own.facts.faults)
                raise BadOption(f"{counted}, so no game is begun with it; its page tells them")
            if own.game == name:
                return own.title, own.text
        except NoSuchEdition:
            pass
        try:
            played = self._store.find_print(name, asked)
        except NoSuchEdition:
            known = [*self._games.editions(name), *(own.id for own in self._store.all(name))]
            raise BadOption(
                f"there is no edition '{asked[:40]}' here; the editions are: {', '.join(known[:20])}"
            ) from None
        return played.title, played.text

    def _make(self, name: str, text: str, title: str, options: Plain) -> Game:
        """The game with the edition written in `text`. Raises `BadOption`, naming the first fault and their number."""
        called = self._record_name(name, title)
        rest = {key: value for key, value in options.items() if key != "edition"}
        key = (name, text, called, repr(sorted(rest.items())))
        if key not in self._made:
            try:
                self._made[key] = self._games.game_from(name, text, called, **rest)
            except BadEdition as error:
                raise BadOption(_count_with_first(title, error)) from None
            while len(self._made) > AT_HAND:
                self._made.popitem(last=False)
        return self._made[key]

    def _record_name(self, name: str, title: str) -> str:
        """A name for records, which is not that of an edition that comes with the game."""
        called = plain(title)
        return f"own-{called}" if called in self._games.editions(name) else called

    def of_saved(self, meta: Plain) -> ChosenGame:
        """The game that a saved one was set up with. Raises `Unreadable` if the text of its edition is lost."""
        name, options, print = meta["game"], meta["options"], meta.get("edition_print", "")
        assert isinstance(name, str)
        assert isinstance(options, dict)
        if not print:
            return ChosenGame(self._games.game(name, **options), "")
        hash = str(meta["edition_hash"])
        found = self._store.find_played(name, hash, str(print)) or self._store.find_played(name, hash)
        if found is None:
            raise Unreadable(f"its edition '{str(meta['edition'])[:40]}' ({hash[:12]}) is missing here")
        return ChosenGame(self._make(name, found.text, str(meta["edition"]), options), found.text)

    def of_position(self, name: str, options: Plain, position: Plain, given: str) -> Plain:
        """The options a position is set up under, with the edition it was noted with: in the store or `given`.

        A position that names no edition takes that of the options. Raises `BadOption`, `BadEdition` or
        `MissingEdition`.
        """
        noted = position.get("edition")
        hash = noted.get("hash") if isinstance(noted, dict) else None
        if not isinstance(hash, str) or not isinstance(noted, dict):
            return options
        found = self._store.find_played(name, hash)
        if found is not None:
            return options | {"edition": self._store.keep(name, found.hash, found.title, found.text)}
        if self.game(name, options).game.edition_hash == hash:
            return options
        called = str(noted.get("title") or noted.get("name") or "")
        if not given:
            raise MissingEdition(name, called, hash, "position was noted")
        return options | {"edition": self._take_in(name, options, given, called, hash)}

    def _take_in(self, name: str, options: Plain, text: str, called: str, hash: str) -> str:
        """The print of a text that somebody brings for a position. Raises `BadOption` if it is another edition's."""
        rest = {key: value for key, value in options.items() if key != "edition"}
        game = self._games.game_from(name, text, self._record_name(name, called), **rest)
        if game.edition_hash != hash:
            told = f"'{edition_title(game)[:40]}' ({game.edition_hash})"
            raise BadOption(
                f"this position was noted with the edition '{called[:40]}' ({hash[:12]}), not with {told}"
            )
        return self._store.keep(name, hash, edition_title(game), text)

    def text_for(self, wanted: MissingEdition, given: str) -> str:
        """The text of the edition that a record wants: the one that is given, else the store's.

        Raises `wanted` if there is none, `BadEdition` with the faults of the one given.
        """
        if given:
            return given
        found = self._store.find_played(wanted.game, wanted.edition_hash)
        if found is None:
            raise wanted
        return found.text


def _count_with_first(title: str, error: BadEdition) -> str:
    first = str(error.faults[0])[:300]
    return f"{_count_of_faults(title, len(error.faults))}, so no game is begun with it; the first: {first}"


def _count_of_faults(title: str, count: int) -> str:
    return f"the edition “{title}” has {'a fault' if count == 1 else f'{count} faults'}"
