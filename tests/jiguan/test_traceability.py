"""The traceability table: no section, no ruling and no test may be missing from it or invented in it."""

from __future__ import annotations

import pytest
from tests.tracing import NO_TEST, PARTS, TEST, Page

PAGE = Page("traceability-jiguan.md", ("jiguan", "games"), "J")
SECTIONS = [
    "Table of Contents", "Game Components", "Airship pointer", "Symbol Explanation", "Game Goal", "Setup",
    "Beginner Play", "Game Flow", "Action Introduction",
    "Action A: Take Parts (required) & Buy a1/a2 (optional)", "Action B: Complete a Mechanical Beast (required)",
    "Scoring", "Game End", "Card Introduction", "[A] Immediate Reward Cards", "[B] Mission / Scoring Reward Cards",
    "Workshop Abilities", "[A] Energy Conversion (usable only once per turn)",
    "[B] Extra Points (triggered when the condition is met, no limit on the number of times)",
]  # fmt: skip
"""Every section of the rulebook, in its order."""
RULINGS = [f"J{number}" for number in range(1, 40)]


def test_every_section_of_the_rulebook_has_its_table_in_order() -> None:
    assert PAGE.sections() == SECTIONS
    assert PAGE.empty_sections() == []


def test_every_ruling_has_its_row_in_order() -> None:
    assert list(PAGE.rulings()) == RULINGS


@pytest.mark.parametrize("part", PARTS)
def test_every_row_names_a_test_or_gives_a_reason(part: str) -> None:
    found = PAGE.rows(part)
    assert found
    for row in found:
        assert TEST.search(row[-1]) or row[-1].startswith(NO_TEST), row
        assert all(row), row


def test_every_test_named_exists() -> None:
    assert PAGE.named()
    assert sorted(PAGE.named() - set(PAGE.tests)) == []


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_rulings_tests_say_that_they_test_it(ruling: str) -> None:
    """Each test named beside a ruling names the ruling in its docstring, and none of them is forgotten."""
    named = set(TEST.findall(PAGE.rulings()[ruling]))
    assert named
    assert named == PAGE.saying(ruling)
