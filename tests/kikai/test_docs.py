"""The documentation runs: its Python blocks are doctests, its tables name what is there, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from haguruma.kernel.editions.notes import SOURCES as MARKS
from haguruma.kikai.constants import ADVANCED_KINDS, ITEMS, MODES, PERMANENT, SOURCES, VERBS
from haguruma.kikai.editions.evidence import ADVANCED, CONSTRAINTS
from haguruma.kikai.editions.loading import FOLDER
from haguruma.kikai.position.read import SEAT_KEYS, TOP

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = ("index.md", "contract.md", "positions.md", "records.md", "editions.md")
IN_PROSE = {"source", "sources", "list"}
"""Keys of an edition file that its page explains in sentences."""


def text(page: str) -> str:
    """A page of the documentation."""
    return (DOCS / page).read_text("utf-8")


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text(page), re.MULTILINE | re.DOTALL)


def column(page: str, sentence: str, number: int) -> list[str]:
    """The words in backticks in one column of the first table after a sentence."""
    _, after = text(page).split(sentence, 1)
    rows = after.split("\n|---", 1)[1].split("\n\n", 1)[0].splitlines()[1:]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row.split(" | ")[number])]


@pytest.mark.parametrize("page", PAGES)
def test_the_python_of_a_page_does_what_it_says(page: str) -> None:
    code = "\n".join(blocks(page, "python"))
    names: dict[str, Any] = {"TOML": "".join(blocks(page, "toml"))}
    test = doctest.DocTestParser().get_doctest(code, names, page, page, 0)
    output: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=output.append)
    assert result.failed == 0, "".join(output)
    assert bool(result.attempted) == bool(code)


@pytest.mark.parametrize("page", PAGES)
def test_the_links_of_a_page_lead_to_files(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", text(page))
    written_elsewhere = {"../README.md", "traceability.md", "balance.md"}
    assert not [link for link in links if not (DOCS / link).exists() and link not in written_elsewhere]


def test_the_position_page_names_every_key_with_its_default() -> None:
    assert set(column("positions.md", "## Keys and defaults", 0)) == set(TOP)
    assert set(column("positions.md", "In `seats.yellow`", 0)) == set(SEAT_KEYS)
    assert set(column("positions.md", "In `hidden`", 0)) == {"pile", "foot", "body", "head", "rng"}
    assert all(f"`{source}`" in text("positions.md") for source in SOURCES)


def test_the_position_page_names_every_pending_item() -> None:
    after = text("positions.md").split("## Pending", 1)[1]
    assert [item for item in ITEMS if not re.search(rf"`{item}\b", after)] == []


def test_the_record_page_names_every_action() -> None:
    words = {word.split(" ")[0] for word in column("records.md", "## The notation of KIKAI", 0)}
    assert words == set(VERBS)


def test_the_edition_page_names_every_mark_and_every_constraint() -> None:
    assert column("editions.md", "## Marks", 0) == list(MARKS)
    for constraint in (*CONSTRAINTS, *ADVANCED):
        assert f"| {constraint.name} | {constraint.text} |" in text("editions.md")


def keys(value: object) -> set[str]:
    """The keys of the tables in a block, lists included, effects left out."""
    if isinstance(value, list):
        return {key for item in value for key in keys(item)}
    if not isinstance(value, dict):
        return set()
    inner = {key for name in ("list", "rows", "bonuses", "influence") for key in keys(value.get(name))}
    return {key for key in value if key not in IN_PROSE} | inner


def test_the_edition_page_names_every_key_of_the_built_in_edition() -> None:
    data = tomllib.loads((FOLDER / "reconstruction.toml").read_text("utf-8"))
    flat = {name: block for name, block in data.items() if name not in MODES}
    flat |= {f"{mode}.{name}": block for mode in MODES for name, block in data[mode].items()}
    rows = text("editions.md").split("## The file", 1)[1].split("## Effects", 1)[0].splitlines()
    described = {row.split("`")[1]: set(re.findall(r"`(\w+)`", row)) for row in rows if row.startswith("| `")}
    for name, block in flat.items():
        assert keys(block) <= described[name], name


def test_the_edition_page_names_every_key_that_an_advanced_side_may_have() -> None:
    """Also those that the built-in one leaves out."""
    other = tomllib.loads(Path(__file__).with_name("other.toml").read_text("utf-8"))
    rows = text("editions.md").split("## The file", 1)[1].split("## Effects", 1)[0].splitlines()
    described = {row.split("`")[1]: set(re.findall(r"`(\w+)`", row)) for row in rows if row.startswith("| `")}
    for name, block in other["advanced"].items():
        assert keys(block) <= described[f"advanced.{name}"], name
    for name in PERMANENT:
        assert f"`{name}`" in text("positions.md")
    for name in ADVANCED_KINDS:
        assert name in text("editions.md")
