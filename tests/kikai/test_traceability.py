"""The traceability table: no section, no ruling and no test may be missing from it or invented in it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
PAGE = TESTS.parent / "docs" / "traceability.md"
ROOMS = ("kernel", "kikai", "games")
"""Folders of the tests that the page names."""
SECTIONS = (
    "Table of Contents", "Game Components", "Objective of the Game", "Winning Conditions", "Game Setup",
    "Player Setup", "Starting Restriction", "You're Ready to Start the Game!", "Game Flow",
    "Number of Turns per Round", "Turn Structure", "A Player's Turn", "District Cards", "End of Turn",
    "End of a Round", "Detailed Actions", "Build a KIKAI Component", "Effects", "KIKAI Head Construction Bonus",
    "Deploy Flyer Droppers", "District Connection Rule", "Bonuses", "Attract Fans", "Billboards",
    "Host an Exhibition", "Gain Energy", "Renown", "Hosting an Exhibition in an Empty District",
    "End of the Game & Final Scoring", "End of Game Conditions", "Final Scoring",
    "Gameplay Example – The Art of the Move", "Round 1 – Turn 1", "Round 1 – Turn 2", "Round 1 – Turn 3",
    "Round 1 – Turn 4", "Token Usage Summary", "Your First Game", "How to Assemble Your KIKAI", "Credits",
)  # fmt: skip
"""Every section of the rulebook, in its order."""
RULINGS = tuple(f"K{number}" for number in range(1, 39))
LATER = {"K23", "K24", "K25", "K34", "K35", "K36", "K37", "K38"}
"""Rulings for Advanced mode alone."""
TEST = re.compile(r"`(test_\w+)::(test_\w+)`")


def text() -> str:
    """The page."""
    return PAGE.read_text("utf-8")


def rows(part: str) -> list[list[str]]:
    """The cells of every row of the tables under a heading of the second level."""
    under = text().split(f"\n## {part}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in under.splitlines() if line.startswith("|") and not line.startswith("|--")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[-1] != "tests"]


@cache
def every_test() -> dict[tuple[str, str], str]:
    """Every test there is: (module, name) and what its docstring says."""
    found = {}
    for path in sorted(path for room in ROOMS for path in (TESTS / room).glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[path.stem, node.name] = ast.get_docstring(node) or ""
    return found


def test_every_section_of_the_rulebook_has_its_table_in_order() -> None:
    under = text().split("\n## Rulebook\n", 1)[1].split("\n## ", 1)[0]
    assert re.findall(r"^### (.+)$", under, re.MULTILINE) == list(SECTIONS)
    for section in under.split("\n### ")[1:]:
        assert section.count("\n| ") >= 2, section.splitlines()[0]


def test_every_ruling_has_its_row_in_order() -> None:
    assert [row[0] for row in rows("Rulings") if re.fullmatch(r"K\d+", row[0])] == list(RULINGS)


@pytest.mark.parametrize("part", ["Rulebook", "Rulings", "What no single rule says"])
def test_every_row_names_a_test_or_gives_a_reason(part: str) -> None:
    found = rows(part)
    assert found
    for row in found:
        assert TEST.search(row[-1]) or row[-1].startswith("No test: "), row
        assert all(row), row


def test_every_test_named_exists() -> None:
    named = TEST.findall(text())
    missing = [f"{module}::{name}" for module, name in named if (module, name) not in every_test()]
    assert named
    assert not missing, missing


def test_a_rulings_tests_say_that_they_test_it() -> None:
    """Each test named beside a ruling names the ruling in its docstring, and none of them is forgotten."""
    modules = {module for row in rows("Rulings") for module, _ in TEST.findall(row[-1])} - {
        "test_whole_games"
    }
    for row in rows("Rulings"):
        if re.fullmatch(r"K\d+", row[0]) and row[0] not in LATER:
            word = re.compile(rf"\b{row[0]}\b")
            named = set(TEST.findall(row[-1]))
            saying = {test for test, says in every_test().items() if test[0] in modules and word.search(says)}
            assert named == saying, (row[0], named ^ saying)


def test_only_advanced_rulings_wait_for_a_later_change() -> None:
    waiting = {row[0] for row in rows("Rulings") if row[-1].startswith("No test: ")}
    assert waiting == LATER
