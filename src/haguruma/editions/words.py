"""What the blocks, keys and words of an edition file are called where people read it: the rulebooks' nouns.

The words are in `texts`, and what is missing there is called by its key; which blocks and keys there are, the file's
reader tells.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from ..jiguan.page.values import BLOCKS as _JIGUAN
from ..kernel.editions.notes import SOURCES
from ..kernel.faults import BadOption
from ..kikai.page.values import BLOCKS as _KIKAI
from .comments import TEXTS

_BLOCKS: Mapping[str, Mapping[str, str]] = {"kikai": dict(_KIKAI), "jiguan": dict(_JIGUAN)}
"""What the rules pages call the blocks."""

LAST: tuple[str, ...] = ("id", "art", "at", "via")
"""Keys that only name or draw something: they stand at the end of a row."""

MARKS: Mapping[str, str] = {**{mark: source.legend for mark, source in SOURCES.items()}, "": "not marked"}
"""What the source marks are called beside a value."""


@cache
def _texts(game: str) -> Mapping[str, Any]:
    if game not in _BLOCKS:
        raise BadOption(f"there is no game '{str(game)[:40]}'; the games are: {', '.join(_BLOCKS)}")
    return tomllib.loads((TEXTS / f"words-{game}.toml").read_text("utf-8"))


@cache
def _all(table: str) -> Mapping[str, Any]:
    """A table of every game, for what means the same wherever it stands."""
    return {key: said for game in _BLOCKS for key, said in _texts(game).get(table, {}).items()}


def signs(game: str) -> Mapping[str, str]:
    """What can be gained in a game, in the order of its effects: the sign's name and what it is called."""
    found: Mapping[str, str] = _texts(game)["signs"]
    return found


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
    own = _texts(game)["blocks"].get(name) or _BLOCKS[game].get(name)
    return str(own or name.replace("_", " ").capitalize())


def key_label(game: str, block: str, key: str) -> str:
    """What a key of a block is called."""
    known: Mapping[str, str] = _texts(game)["keys"]
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
    return tuple(_texts(game).get("refers", {}).get(f"{bare(block)}.{key}", ()))
