"""The traceability tables of all games: no section, no ruling and no test may be missing from them or invented."""

from __future__ import annotations

from typing import Any

import pytest
from tests.jiguan import traced as jiguan
from tests.kikai import traced as kikai
from tests.tracing import NO_TEST, PARTS, TEST

GAMES = {"kikai": kikai, "jiguan": jiguan}
"""Each game's page, sections, rulings, and the module set aside."""


@pytest.fixture(params=GAMES)
def traced(request: pytest.FixtureRequest) -> Any:
    """What must be traced of each game."""
    return GAMES[request.param]


def test_every_section_of_the_rulebook_has_its_table_in_order(traced: Any) -> None:
    assert traced.PAGE.sections() == traced.SECTIONS
    assert traced.PAGE.empty_sections() == []


def test_every_ruling_has_its_row_in_order(traced: Any) -> None:
    assert list(traced.PAGE.rulings()) == traced.RULINGS


@pytest.mark.parametrize("part", PARTS)
def test_every_row_names_a_test_or_gives_a_reason(traced: Any, part: str) -> None:
    found = traced.PAGE.rows(part)
    assert found
    for row in found:
        assert TEST.search(row[-1]) or row[-1].startswith(NO_TEST), row
        assert all(row), row


@pytest.mark.parametrize("part", PARTS)
def test_every_row_that_names_a_test_names_a_quick_one(traced: Any, part: str) -> None:
    """So that the rules hold after `-m "not slow"` too."""
    named = [set(TEST.findall(row[-1])) for row in traced.PAGE.rows(part)]
    assert [tests for tests in named if tests and tests <= traced.PAGE.slow] == []


def test_every_test_named_exists(traced: Any) -> None:
    assert traced.PAGE.named()
    assert sorted(traced.PAGE.named() - set(traced.PAGE.tests)) == []


@pytest.mark.parametrize(
    ("game", "ruling"), [(name, ruling) for name, game in GAMES.items() for ruling in game.RULINGS]
)
def test_a_rulings_tests_say_that_they_test_it(game: str, ruling: str) -> None:
    """Each test named beside a ruling names the ruling in its docstring, and none of them is forgotten."""
    page, aside = GAMES[game].PAGE, GAMES[game].ASIDE
    named = set(TEST.findall(page.rulings()[ruling]))
    assert named
    assert named == page.saying(ruling, aside)


def test_no_ruling_waits_for_a_test(traced: Any) -> None:
    rulings = traced.PAGE.rulings()
    assert [ruling for ruling, cell in rulings.items() if cell.startswith(NO_TEST)] == []
