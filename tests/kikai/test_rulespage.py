"""The rules page: an anchor for every rule anybody can cite, and no number that is not the edition's."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from haguruma.kikai import rulespage
from haguruma.kikai.edition import Edition, Effect
from haguruma.kikai.editions.evidence import CONSTRAINTS
from haguruma.kikai.loading import load_edition
from haguruma.kikai.rules_facts import facts
from haguruma.kikai.rulespage import ADVANCED, RULINGS, anchor, page, plain
from haguruma.web.markdown import render

from .wander import EXAMPLE, kikai, moments

OWN = load_edition("reconstruction")
PAGE = page(OWN)
ROOM = Path(rulespage.__file__).parent
ANCHORS = re.findall(r"^#+ .*\{#([\w.-]+)\}$", PAGE, re.MULTILINE)
RULE = re.compile(r"(K|ET|MB|MP)\d+|rulebook: .+|components")

LOOKS = ("art", "x", "y", "via", "size")
"""Numbers that only draw the board."""

Steps = tuple[str | int, ...]


def cited() -> set[str]:
    """Every rule a refusal or fault of KIKAI can name: whatever in the code looks like one."""
    found = {constraint.name for constraint in CONSTRAINTS}
    for path in [*ROOM.glob("*.py"), *ROOM.glob("editions/*.py")]:
        if not path.name.startswith(("rules", "words")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
                    found.add(node.value)
    return found


# Anchors


def test_every_heading_has_an_anchor_of_its_own() -> None:
    headings = re.findall(r"^#+ .*$", PAGE, re.MULTILINE)
    assert len(headings) == len(ANCHORS) == len(set(ANCHORS))


@pytest.mark.parametrize("rule", sorted(cited()))
def test_every_rule_that_is_cited_has_its_place_on_the_page(rule: str) -> None:
    assert anchor(rule) in ANCHORS
    if not rule.startswith("rulebook: "):
        return
    assert rule.removeprefix("rulebook: ") in rulespage.SECTIONS


def test_every_refusal_of_random_games_can_be_looked_up() -> None:
    game = kikai()
    for number, (state, _) in enumerate(moments(game, 2)):
        if number % 9 == 0 and not state.over:
            for action in game.vocabulary:
                refusal = state.refusal(action)
                assert refusal is None or anchor(refusal.rule) in ANCHORS


@pytest.mark.parametrize("number", range(1, 34))
def test_every_ruling_of_standard_mode_has_a_heading_with_its_id(number: int) -> None:
    name = f"K{number}"
    if name in ADVANCED:
        assert anchor(name) == "advanced"
    else:
        assert name in RULINGS
        assert re.search(rf"^### {name} · .+ \{{#{name}\}}\n\*[^*]+\?\* [A-Z].+", PAGE, re.MULTILINE)


def test_the_sections_named_are_all_there() -> None:
    assert set(rulespage.SECTIONS.values()) | set(rulespage.OTHERS.values()) | {"advanced"} <= set(ANCHORS)


def test_what_nobody_can_cite_has_no_anchor_or_the_page_s_own() -> None:
    assert anchor("") == anchor("K99") == anchor("nonsense") == ""
    assert anchor("rulebook: Credits") == "rules"


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(#([^)]*)\)", PAGE)
    assert links
    assert set(links) <= set(ANCHORS)


def test_the_browser_shows_every_anchor_and_nothing_of_the_marks() -> None:
    html, headings = render(PAGE)
    assert [name for _, name, _ in headings] == ANCHORS
    assert "{#" not in html
    assert "$" not in html
    assert html.count("<table>") == PAGE.count("\n|---")


def test_a_terminal_sees_neither_marks_nor_links() -> None:
    text = plain(PAGE)
    assert "{#" not in text
    assert "](#" not in text
    assert "### K4 · One Deploy, one street\n" in text
    assert "(K31)" in text


# Numbers


def numbers(value: Any) -> Iterator[Steps]:
    """The way to every number of an edition: names of fields and places in lists."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield ()
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from ((place, *steps) for steps in numbers(item))
    elif is_dataclass(value):
        names = [field.name for field in fields(value) if field.name not in LOOKS]
        if isinstance(value, Effect):
            names = ["choice"] if value.choice else names
        for name in names:
            yield from ((name, *steps) for steps in numbers(getattr(value, name)))


def put(owner: Any, steps: Steps, change: Callable[[int], int]) -> Any:
    """A copy with the number at the end of the way changed."""
    if not steps:
        return change(owner)
    first, *rest = steps
    if isinstance(owner, tuple):
        place = int(first)
        return (*owner[:place], put(owner[place], tuple(rest), change), *owner[place + 1 :])
    return replace(owner, **{str(first): put(getattr(owner, str(first)), tuple(rest), change)})


def printed() -> list[Steps]:
    """The ways to all numbers that are printed; what a starting Foot would cost is not."""
    free = [("components", place, "cost") for place, part in enumerate(OWN.components) if part.start]
    return [steps for steps in numbers(OWN) if steps not in free]


def test_every_number_of_the_edition_changes_the_page() -> None:
    bare = replace(OWN, sources={})
    before = page(bare)
    assert len(printed()) > 300
    assert not [steps for steps in printed() if page(put(bare, steps, lambda number: number + 1)) == before]


def scrambled() -> Edition:
    """An edition with none of the real numbers: every value above a thousand, every list a hundred or more long."""
    edition = OWN
    for steps in printed():
        edition = put(edition, steps, lambda number: 1000 + 7 * number)
    long = {name: getattr(edition, name) * 100 for name in ("squares", "streets", "track", "billboards", "components")}
    master = replace(edition.master, multipliers=edition.master.multipliers * 50)
    return replace(edition, **long, master=master, turns=(edition.turns[0] * 50, edition.turns[1] * 50), sources={})


def test_the_prose_holds_no_number_but_the_edition_s() -> None:
    edition = scrambled()
    text = page(edition).split("## The printed values")[0]
    for phrase in ("multipliers", "openers"):  # they number the rounds from 1
        text = text.replace(facts(edition)[phrase], "")
    prose = [line for line in text.splitlines() if not line.startswith("|")]
    bare = re.sub(r"^\d+\. |\bK\d+\b|\{#.*?\}|\(#.*?\)", "", "\n".join(prose), flags=re.MULTILINE)
    small = [line for line in bare.splitlines() if any(int(digits) < 100 for digits in re.findall(r"\d+", line))]
    assert not small


def test_limits_are_told_where_the_edition_sets_them() -> None:
    text = page(replace(OWN, caps={"energy": 777, "ladder": 15, "influence": 18}))
    assert "the supply holds 777 Energy and 15 Ladders" in text
    assert "no marker goes beyond 18" in text
    assert "there are always enough" in PAGE
    assert "there are always enough" not in text


def test_a_start_outside_the_rows_is_told() -> None:
    rows = (replace(OWN.master.rows[0], first=1), *OWN.master.rows[1:])
    assert "START itself belongs to the first row" in PAGE
    assert "START lies before the first row" in page(replace(OWN, master=replace(OWN.master, rows=rows)))


# What kind of edition it is


def test_a_reconstruction_says_so_and_nothing_else_does() -> None:
    real = page(replace(OWN, reconstruction=False, notes="", sources={"turns.yellow": "box"}))
    assert "**This edition is a reconstruction.**" in PAGE
    assert PAGE.index("This edition is a reconstruction") < PAGE.index("{#about}")
    assert "reconstruction" not in real.replace(OWN.title, "")
    assert "| Turns in each round | 1 | – |" in real


def test_the_sources_are_counted_by_mark() -> None:
    for mark in ("rulebook", "derived", "invented"):
        count = list(OWN.sources.values()).count(mark)
        assert re.search(rf"\* \*\*{mark}\*\*: .+ \({count} values\)", PAGE)
    assert "| Foundation Tiles | – | – | 1 | values |" in PAGE


def test_an_edition_without_marks_says_that_it_has_none() -> None:
    assert "does not say where its values come from" in page(replace(OWN, sources={}))


def test_the_page_of_another_edition_has_its_numbers() -> None:
    small = load_edition(EXAMPLE)
    text = page(small)
    assert small.title in text
    assert "Squares inside, joined by 18 streets" in text
    assert text != PAGE


def test_the_game_s_words_print_the_page() -> None:
    assert kikai().words.rules() == PAGE
