"""The rules pages of every game: an anchor for every rule anybody can cite, and no number that is not the edition's.

Which numbers are printed, and what a page tells that others do not, stands in each game's own `test_rulespage`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from tests.jiguan import test_rulespage as jiguan_page
from tests.jiguan import wander as jiguan_wander
from tests.kikai import test_rulespage as kikai_page
from tests.kikai import wander as kikai_wander
from tests.sharing.rules_pages import anchors, cited, phrases, small_numbers, unread

from haguruma.jiguan.editions.evidence import CONSTRAINTS as JIGUAN_CONSTRAINTS
from haguruma.jiguan.editions.loading import load_edition as load_jiguan
from haguruma.jiguan.page import facts as jiguan_facts
from haguruma.jiguan.page import page as jiguan_rulespage
from haguruma.kernel.contract import Game
from haguruma.kikai.editions.evidence import CONSTRAINTS as KIKAI_CONSTRAINTS
from haguruma.kikai.editions.loading import load_edition as load_kikai
from haguruma.kikai.page import facts as kikai_facts
from haguruma.kikai.page import page as kikai_rulespage
from haguruma.web.markdown import render


@dataclass(frozen=True)
class Page:
    """A rules page: its game's module, the built-in edition it is made of, and what its game's tests know of it."""

    module: Any
    facts: Any
    edition: Any
    own: Any
    """The game's `test_rulespage`."""
    anchor: Callable[[str], str]
    rules: tuple[str, ...]
    """Every rule that can be cited."""
    marked: tuple[str, str]
    """A key path, and the row its block has in the table of sources where only it is marked."""

    @property
    def text(self) -> str:
        """The whole page."""
        return str(self.module.page(self.edition))


def _page(module: Any, facts: Any, edition: Any, own: Any, known: Any, marked: tuple[str, str]) -> Page:
    def anchor(rule: str) -> str:
        advanced = getattr(edition, "advanced", False)
        return str(module.anchor(rule, True) if advanced else module.anchor(rule))

    rules = {constraint.name for constraint in known} | cited(Path(module.__file__).parent, own.RULE)
    return Page(module, facts, edition, own, anchor, tuple(sorted(rules)), marked)


TURNS = ("turns.yellow", "| Turns in each round | 1 | – |")
CAP = ("energy.cap", "| Exchange and energy track | 1 | – |")
PAGES = {
    f"kikai-{mode}": _page(kikai_rulespage, kikai_facts, side, kikai_page, KIKAI_CONSTRAINTS, TURNS)
    for mode, side in kikai_page.SIDES.items()
}
PAGES["jiguan"] = _page(jiguan_rulespage, jiguan_facts, jiguan_page.OWN, jiguan_page, JIGUAN_CONSTRAINTS, CAP)


@pytest.fixture(scope="module", params=PAGES)
def page(request: pytest.FixtureRequest) -> Page:
    """The page of every game and mode."""
    return PAGES[request.param]


# Anchors


def test_every_heading_has_an_anchor_of_its_own(page: Page) -> None:
    headings = re.findall(r"^#+ .*$", page.text, re.MULTILINE)
    assert len(headings) == len(anchors(page.text)) == len(set(anchors(page.text)))


@pytest.mark.parametrize(
    ("name", "rule"), [(name, rule) for name, page in PAGES.items() for rule in page.rules]
)
def test_every_rule_that_is_cited_has_its_place_on_the_page(name: str, rule: str) -> None:
    page = PAGES[name]
    assert page.anchor(rule) in anchors(page.text)
    if rule.startswith("rulebook: "):
        assert page.own.section(rule.removeprefix("rulebook: ")) in page.module.SECTIONS


@pytest.mark.parametrize(
    ("name", "wander", "game"),
    [
        ("kikai-standard", kikai_wander, kikai_wander.kikai(mode="standard")),
        ("kikai-advanced", kikai_wander, kikai_wander.kikai(mode="advanced")),
        ("jiguan", jiguan_wander, jiguan_wander.jiguan()),
        ("jiguan", jiguan_wander, jiguan_wander.jiguan(beginner=True)),
    ],
    ids=["kikai-standard", "kikai-advanced", "jiguan", "jiguan-beginner"],
)
def test_every_refusal_of_random_games_can_be_looked_up(name: str, wander: Any, game: Game) -> None:
    known = set(anchors(PAGES[name].text))
    for number, (state, _) in enumerate(wander.moments(game, 2)):
        if number % 9 == 0 and not state.over:
            for action in game.vocabulary:
                refusal = state.refusal(action)
                assert refusal is None or game.words.anchor(refusal.rule) in known


def test_the_sections_named_are_all_there(page: Page) -> None:
    named = set(page.module.SECTIONS.values()) | set(page.module.OTHERS.values())
    assert named <= set(anchors(page.text))


def test_every_link_leads_somewhere(page: Page) -> None:
    links = re.findall(r"\]\(#([^)]*)\)", page.text)
    assert links
    assert set(links) <= set(anchors(page.text))


def test_the_browser_shows_every_anchor_and_nothing_of_the_marks(page: Page) -> None:
    html, headings = render(page.text)
    assert [name for _, name, _ in headings] == anchors(page.text)
    for mark in ("{#", ":::", "$"):
        assert mark not in html
    assert html.count("<table>") == page.text.count("\n|---")


def test_a_terminal_sees_neither_marks_nor_links(page: Page) -> None:
    text = page.module.plain(page.text)
    for mark in ("{#", "](", ":::"):
        assert mark not in text
    for words in page.own.IN_A_TERMINAL:
        assert words in text


# Numbers


@pytest.mark.slow
def test_every_number_of_the_edition_changes_the_page(page: Page) -> None:
    ways = page.own.printed(page.edition)
    assert len(ways) > 300
    assert not unread(replace(page.edition, sources={}), ways, page.module.page)


@pytest.mark.slow
def test_the_prose_holds_no_number_but_the_edition_s(page: Page) -> None:
    scrambled = page.own.scrambled(page.edition)
    text = page.module.page(scrambled).split("## The printed values")[0]
    for phrase in page.own.COUNTING:
        text = text.replace(page.facts.facts(scrambled)[phrase], "")
    assert not small_numbers(text, page.own.APART)


def test_every_phrase_is_used(page: Page) -> None:
    room = Path(page.module.__file__).parents[1]
    assert set(page.facts.facts(page.edition)) | {"reconstruction"} <= phrases(room)


# What kind of edition it is


def test_a_reconstruction_says_so_and_nothing_else_does(page: Page) -> None:
    where, row = page.marked
    real = page.module.page(replace(page.edition, reconstruction=False, notes="", sources={where: "box"}))
    assert "**This edition is a reconstruction.**" in page.text
    assert page.text.index("This edition is a reconstruction") < page.text.index("{#about}")
    assert "reconstruction" not in real.replace(page.edition.title, "")
    assert row in real


def test_the_sources_are_counted_by_mark(page: Page) -> None:
    sources = page.edition.sources
    for mark in ("rulebook", "derived", "invented"):
        count = list(sources.values()).count(mark)
        assert re.search(rf"\* \*\*{mark}\*\*: .+ \({count} values\)", page.text)
    assert f"Of its {len(sources)} values" in page.text.split("{#about}")[0]
    blocks = {re.sub(r"^(standard|advanced)\.", "", path).split(".")[0].split("[")[0] for path in sources}
    rows = page.text.split("| What is invented |")[1].strip().splitlines()[1:]
    assert len(rows) == len(blocks)


def test_an_edition_without_marks_says_that_it_has_none(page: Page) -> None:
    assert "does not say where its values come from" in page.module.page(replace(page.edition, sources={}))


@pytest.mark.parametrize(
    ("module", "load", "example"),
    [
        (kikai_rulespage, load_kikai, kikai_wander.EXAMPLE),
        (jiguan_rulespage, load_jiguan, jiguan_wander.EXAMPLE),
    ],
    ids=["kikai", "jiguan"],
)
def test_the_page_of_another_edition_has_its_numbers(module: Any, load: Any, example: str) -> None:
    small = load(example)
    assert small.title in module.page(small)
    assert module.page(small) != module.page(load("reconstruction"))


@pytest.mark.parametrize(
    ("name", "game", "ruling", "place"),
    [
        ("kikai-standard", kikai_wander.kikai(mode="standard"), "K34", "advanced"),
        ("kikai-advanced", kikai_wander.kikai(mode="advanced"), "K34", "K34"),
        ("jiguan", jiguan_wander.jiguan(), "J7", "J7"),
    ],
    ids=["kikai-standard", "kikai-advanced", "jiguan"],
)
def test_the_game_s_words_print_the_page(name: str, game: Game, ruling: str, place: str) -> None:
    assert game.words.rules() == PAGES[name].text
    assert game.words.anchor(ruling) == place
