"""What the blocks, keys and words of an edition file are called where people read it: the rulebooks' nouns.

The words are in `texts`, and what is missing there is called by its key; which blocks and keys there are, the game's
title tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ..kernel.editions.notes import SOURCES
from ..registry import title
from .comments import texts
from .games import readable

LAST: tuple[str, ...] = ("id", "art", "at", "via")
"""Keys that only name or draw something: they stand at the end of a row."""

MARKS: Mapping[str, str] = {**{mark: source.legend for mark, source in SOURCES.items()}, "": "not marked"}
"""What the source marks are called beside a value."""


def _table(game: str, name: str) -> Mapping[str, Any]:
    """A table of the words about a game. Raises `BadOption` for an unknown one."""
    found: Mapping[str, Any] = texts(f"words-{title(game).id}").get(name, {})
    return found


@cache
def _all(table: str) -> Mapping[str, Any]:
    """A table of every game, for what means the same wherever it stands."""
    return {key: said for game in readable() for key, said in _table(game, table).items()}


def signs(game: str) -> Mapping[str, str]:
    """What can be gained in a game, in the order of its effects: the sign's name and what it is called."""
    return _table(game, "signs")


def modes() -> Mapping[str, str]:
    """Every mode with values of its own, '' for what has none, and what it is called."""
    return {**_all("modes"), "": ""}


def bare(block: str) -> str:
    """A block without its mode: `streets` for `standard.streets`."""
    first, _, rest = block.partition(".")
    return rest if first in modes() and rest else block


def block_title(game: str, block: str) -> str:
    """What a block is called; its mode is the chapter's to say."""
    name = bare(block)
    own = _table(game, "blocks").get(name) or dict(title(game).edition_files().blocks).get(name)
    return str(own or name.replace("_", " ").capitalize())


def key_label(game: str, block: str, key: str) -> str:
    """What a key of a block is called."""
    known: Mapping[str, str] = _table(game, "keys")
    last = key.rpartition(".")[2]
    found = known.get(f"{bare(block)}.{key}") or known.get(key) or known.get(f"{bare(block)}.{last}")
    return found or known.get(last) or last.replace("_", " ").capitalize()


def has_words(word: str) -> bool:
    """Whether a word to choose is called more than by itself."""
    return word in _all("words")


def word_label(word: str) -> str:
    """What a word to choose is called."""
    return "–" if word == "" else str(_all("words").get(word) or word.replace("-", " ").capitalize())


def group_title(word: str) -> str:
    """What entries grouped by a word are called together; '' for those of no word."""
    return "" if word == "" else str(_all("groups").get(word) or word_label(word))


def refers(game: str, block: str, key: str) -> tuple[str, ...]:
    """The blocks in which the things stand whose id a key's value is; none for other values."""
    return tuple(_table(game, "refers").get(f"{bare(block)}.{key}", ()))
