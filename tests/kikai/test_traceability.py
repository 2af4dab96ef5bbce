"""The traceability table: no section, no ruling and no test may be missing from it or invented in it."""

from __future__ import annotations

import pytest
from tests.tracing import NO_TEST, PARTS, TEST, Page

PAGE = Page("traceability.md", ("kikai", "games", "kernel"), "K")
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
RULINGS = [f"K{number}" for number in range(1, 39)]


def test_every_section_of_the_rulebook_has_its_table_in_order() -> None:
    assert PAGE.sections() == list(SECTIONS)
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
    assert set(TEST.findall(PAGE.rulings()[ruling])) == PAGE.saying(ruling, aside="test_whole_games")


def test_no_ruling_waits_for_a_test() -> None:
    assert [ruling for ruling, cell in PAGE.rulings().items() if cell.startswith(NO_TEST)] == []


def test_no_sentence_of_the_advanced_mode_waits_for_a_test() -> None:
    rows = [row for row in PAGE.rows("Rulebook") if row[0].startswith("Advanced")]
    assert len(rows) == 12
    assert [row[0] for row in rows if row[-1].startswith(NO_TEST)] == []
