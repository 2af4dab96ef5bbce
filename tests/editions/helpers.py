"""What the tests of editions share: the texts of the built-in editions, and one thing changed in a text."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from haguruma.editions import Address, built_in

GAMES = ("kikai", "jiguan")
TEXT = {game: built_in(game) for game in GAMES}
DATA: dict[str, dict[str, Any]] = {game: tomllib.loads(TEXT[game]) for game in GAMES}


def line_of(text: str, snippet: str) -> int:
    """The line, from 1, on which the only occurrence of a snippet begins."""
    assert text.count(snippet) == 1, f"{snippet!r} occurs {text.count(snippet)} times"
    return text[: text.index(snippet)].count("\n") + 1


def changed(text: str, old: str, new: str) -> str:
    """A text with the only occurrence of a snippet replaced."""
    assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
    return text.replace(old, new)


def addresses(value: object, address: Address = ()) -> Iterator[tuple[Address, object]]:
    """Every address in parsed tables, with what stands there."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    for step, found in inner:
        yield (*address, step), found
        yield from addresses(found, (*address, step))
