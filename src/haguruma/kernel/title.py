"""A title: everything the house has to know of one game, in one object that the game's room exports as `TITLE`.

Drawings, bots and the texts about editions are not in it: those rooms look for what they have by the title's id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from .contract import Game, Option, checked_options
from .editions.checks import Inspection
from .editions.files import names_in
from .faults import BadOption


@dataclass(frozen=True)
class EditionFiles:
    """The edition files of a game: where those lie that come with it, and how one is looked at whole."""

    folder: Path
    modes: Callable[[dict[str, object]], tuple[str, ...]]
    """The modes that the tables of a file have values for; '' alone for a game without modes."""
    inspect: Callable[[dict[str, object], str, str], Inspection]
    """What the tables of a file, called by a name, say for a mode."""
    blocks: tuple[tuple[str, str], ...]
    """Block -> what people call it."""


@dataclass(frozen=True)
class Title:
    """One game. Only the first three parts must be there; whoever misses another says so in a sentence."""

    id: str
    """The name in commands, addresses and records, e.g. `kikai`."""
    title: str
    """What people call it."""
    make: Callable[[Mapping[str, object]], Game]
    """The game under options; `edition` among them is a name of `editions`, a path, or what `read_edition` gave."""
    options: tuple[Option, ...] = ()
    read_edition: Callable[..., object] | None = None
    """The edition written in a text (TOML), called by a name; with `mode` where the game has such an option."""
    files: EditionFiles | None = None

    def editions(self) -> tuple[str, ...]:
        """The names of the editions that come with the game; without files, of the one it is always made with."""
        return (self.make({}).edition,) if self.files is None else names_in(self.files.folder)

    def edition_files(self) -> EditionFiles:
        """How its edition files are read. Raises `BadOption` for a game without any."""
        if self.files is None:
            raise BadOption(f"{self.title} has no edition files")
        return self.files

    def game(self, options: Mapping[str, object]) -> Game:
        """The game under `options`; those not named keep their defaults. Raises `BadOption` or `BadEdition`."""
        asked = options.get("edition")
        if self.files is None and isinstance(asked, str):
            known = self.editions()
            if asked not in known:
                raise BadOption(f"{self.title} has no edition '{asked[:40]}'; there is only {', '.join(known)}")
            options = {name: value for name, value in options.items() if name != "edition"}
        return self.make(options)

    def game_from(self, text: str, called: str, options: Mapping[str, object]) -> Game:
        """The game with the edition written in `text`, called `called`. Raises `BadOption` or `BadEdition`."""
        if self.read_edition is None:
            raise BadOption(f"{self.title} has no edition files, so none can be read")
        chosen = checked_options(self.title, self.options, options)
        mode = {"mode": chosen["mode"]} if "mode" in chosen else {}
        return self.make({**options, "edition": self.read_edition(text, called, **mode)})
