"""The page on positions runs, and its tables name what there is."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

from haguruma.jiguan.constants import ITEMS, SOURCES
from haguruma.jiguan.position.blueprints import TILE_KEYS
from haguruma.jiguan.position.deal import HIDDEN_KEYS
from haguruma.jiguan.position.pending import items_by_word
from haguruma.jiguan.position.read import TOP
from haguruma.jiguan.position.seats import SEAT_KEYS

from .helpers import OWN

DOCS = Path(__file__).resolve().parents[2] / "docs"
TEXT = (DOCS / "positions-jiguan.md").read_text("utf-8")


def blocks(language: str) -> str:
    """The fenced blocks in one language."""
    return "\n".join(re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL))


def named(after: str) -> list[str]:
    """The words in backticks in the first column of the first table after a text."""
    rows = TEXT.split(after, 1)[1].split("\n|---", 1)[1].split("\n\n", 1)[0].splitlines()[1:]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row.split(" | ")[0])]


def test_the_python_of_the_page_does_what_it_says() -> None:
    names: dict[str, Any] = {"TOML": blocks("toml")}
    test = doctest.DocTestParser().get_doctest(blocks("python"), names, "page", "page", 0)
    output: list[str] = []
    result = doctest.DocTestRunner().run(test, out=output.append)
    assert result.failed == 0, "".join(output)
    assert result.attempted


def test_every_key_stands_in_its_table() -> None:
    assert sorted(named("## Keys and defaults")) == sorted(TOP)
    assert sorted(named("`seats.teal`:")) == sorted(SEAT_KEYS)
    assert sorted(named("In `hidden`")) == sorted(HIDDEN_KEYS)
    assert all(f"`{word}`" in TEXT for word in (*SOURCES, *TILE_KEYS))


def test_every_item_that_can_be_pending_is_explained() -> None:
    words = set(re.findall(r"`([^`\n]+)`", TEXT.split("## Pending", 1)[1]))
    assert {word.split()[0] for word in words} >= set(ITEMS)
    assert set(named("## Pending")) <= set(items_by_word(OWN.tables))
