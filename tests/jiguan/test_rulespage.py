"""The rules page: an anchor for every rule anybody can cite, and no number that is not the edition's."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from haguruma.jiguan import rulespage
from haguruma.jiguan.edition import Card, Edition
from haguruma.jiguan.editions.evidence import CONSTRAINTS
from haguruma.jiguan.loading import load_edition
from haguruma.jiguan.rules_facts import facts
from haguruma.jiguan.rulespage import RULINGS, anchor, page, plain
from haguruma.web.markdown import render

from .wander import EXAMPLE, jiguan, moments

OWN = load_edition("reconstruction")
PAGE = page(OWN)
ROOM = Path(rulespage.__file__).parent
ANCHORS = re.findall(r"^#+ .*\{#([\w.-]+)\}$", PAGE, re.MULTILINE)
RULE = re.compile(r"J\d+|rulebook: [^{]+|components")

CARD_NUMBERS: dict[str, tuple[str, ...]] = {
    "goods": ("reward",),
    "gear": ("count",),
    "step": ("steps",),
    "blueprint": (),
    "sell": ("points",),
    "two-steps": ("energy_price", "coin_price", "steps"),
    "ranks": ("points",),
    "scoring": ("points",),
    "beasts": ("points",),
    "parts": ("entries", "steps"),
}
"""Fields with a number that are printed on each kind of card; the back is on all but scoring cards."""

Steps = tuple[str | int, ...]


def cited() -> set[str]:
    """Every rule a refusal or fault of Jigūan can name: whatever in the code looks like one."""
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
    if rule.startswith("rulebook: "):
        assert rule.removeprefix("rulebook: ").split(", ")[0] in rulespage.SECTIONS


@pytest.mark.parametrize("beginner", [False, True])
def test_every_refusal_of_random_games_can_be_looked_up(beginner: bool) -> None:
    game = jiguan(beginner=beginner)
    for number, (state, _) in enumerate(moments(game, 2)):
        if number % 9 == 0 and not state.over:
            for action in game.vocabulary:
                refusal = state.refusal(action)
                assert refusal is None or anchor(refusal.rule) in ANCHORS


@pytest.mark.parametrize("number", range(1, 40))
def test_every_ruling_has_a_heading_with_its_id(number: int) -> None:
    name = f"J{number}"
    assert name in RULINGS
    assert anchor(name) == name
    assert re.search(rf"^### {name} · .+ \{{#{name}\}}\n\*[^*]+\?\* [A-Z$\d].+", PAGE, re.MULTILINE)


def test_the_sections_named_are_all_there() -> None:
    assert set(rulespage.SECTIONS.values()) | set(rulespage.OTHERS.values()) <= set(ANCHORS)


def test_what_nobody_can_cite_has_no_anchor_or_the_page_s_own() -> None:
    assert anchor("") == anchor("J40") == anchor("J99") == anchor("nonsense") == ""
    assert anchor("rulebook: Credits") == "rules"
    assert anchor("rulebook: Scoring, whatever") == "scoring"


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(#([^)]*)\)", PAGE)
    assert links
    assert set(links) <= set(ANCHORS)


def test_every_ruling_is_linked_from_the_rules_or_stands_by_itself() -> None:
    links = set(re.findall(r"\]\(#(J\d+)\)", PAGE))
    assert len(links) >= 30
    assert links <= RULINGS


def test_the_browser_shows_every_anchor_and_nothing_of_the_marks() -> None:
    html, headings = render(PAGE)
    assert [name for _, name, _ in headings] == ANCHORS
    assert "{#" not in html
    assert "$" not in html
    assert ":::" not in html
    assert html.count("<table>") == PAGE.count("\n|---")


def test_a_terminal_sees_neither_marks_nor_links() -> None:
    text = plain(PAGE)
    assert "{#" not in text
    assert "](" not in text
    assert ":::" not in text
    assert "[Picture: The supply:" in text
    assert "### J4 · Gears for each number of players\n" in text
    assert "(J25)" in text


# Numbers


def numbers(value: Any) -> Iterator[Steps]:
    """The way to every number of an edition: names of fields and places in lists."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield ()
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from ((place, *steps) for steps in numbers(item))
    elif is_dataclass(value):
        for name in printed_fields(value):
            yield from ((name, *steps) for steps in numbers(getattr(value, name)))


def printed_fields(value: Any) -> list[str]:
    """The fields of a part of an edition that are printed on it."""
    if isinstance(value, Card):
        return [*CARD_NUMBERS[value.kind], *(() if value.kind == "scoring" else ("back",))]
    return [field.name for field in fields(value)]


def put(owner: Any, steps: Steps, change: Callable[[int], int]) -> Any:
    """A copy with the number at the end of the way changed."""
    if not steps:
        return change(owner)
    first, *rest = steps
    if isinstance(owner, tuple):
        place = int(first)
        return (*owner[:place], put(owner[place], tuple(rest), change), *owner[place + 1 :])
    return replace(owner, **{str(first): put(getattr(owner, str(first)), tuple(rest), change)})


PRINTED = list(numbers(OWN))


def test_every_number_of_the_edition_changes_the_page() -> None:
    bare = replace(OWN, sources={})
    before = page(bare)
    assert len(PRINTED) > 500
    assert not [steps for steps in PRINTED if page(put(bare, steps, lambda number: number + 1)) == before]


def scrambled() -> Edition:
    """An edition with none of the real numbers: every value above a thousand, every list a hundred or more long."""
    edition = OWN
    for steps in PRINTED:
        edition = put(edition, steps, lambda number: 1000 + 7 * number)
    long = {name: getattr(edition, name) * 100 for name in ("gears", "houses", "blueprints", "ranks")}
    for name in ("slots", "cards"):
        long[name] = tuple(replace(item, id=f"x{n}") for n, item in enumerate(getattr(edition, name) * 100))
    specials = tuple(replace(item, slot="x0") for item in edition.specials)
    return replace(edition, **long, specials=specials, sources={})


def test_the_prose_holds_no_number_but_the_edition_s() -> None:
    text = page(scrambled()).split("## The printed values")[0]
    prose = [line for line in text.splitlines() if not line.startswith("|")]
    bare = re.sub(r"^\d+\. |\bJ\d+\b|\ba[12]\b|\{#.*?\}|\(#.*?\)", "", "\n".join(prose), flags=re.MULTILINE)
    small = [line for line in bare.splitlines() if any(int(digits) < 100 for digits in re.findall(r"\d+", line))]
    assert not small


def test_every_phrase_is_used() -> None:
    texts = "".join((ROOM / "texts" / name).read_text("utf-8") for name in ("rules.md", "rulings.md", "box.md"))
    assert set(facts(OWN)) | {"reconstruction"} == set(re.findall(r"\$(\w+)", texts))


def test_gears_for_each_number_of_players_are_told() -> None:
    assert "| two | 20: 2 on each house | 20: 2 on each house | 20 |" in PAGE
    assert "| three | 30: 3 on each house | 20: 2 on each house | 10 |" in PAGE
    assert "| four | 30: 3 on each house | 30: 3 on each house | 0 |" in PAGE
    odd = replace(OWN, gears=OWN.gears[:-1])
    assert "29: 2 on each house, and one more on 9 of them" in page(odd)


def test_limits_are_told_where_the_edition_sets_them() -> None:
    assert "The supply holds 36 coins." in page(replace(OWN, caps={"coin": 36}))
    assert "There are always enough coins." in PAGE
    assert "The supply holds" not in PAGE


def test_a_ring_of_towers_is_told() -> None:
    assert "They form a line" in PAGE
    assert "They form a ring" in page(replace(OWN, tower_ring=True))


# What kind of edition it is


def test_a_reconstruction_says_so_and_nothing_else_does() -> None:
    real = page(replace(OWN, reconstruction=False, notes="", sources={"energy.cap": "box"}))
    assert "**This edition is a reconstruction.**" in PAGE
    assert PAGE.index("This edition is a reconstruction") < PAGE.index("{#about}")
    assert "reconstruction" not in real.replace(OWN.title, "")
    assert "| Exchange and energy track | 1 | – |" in real


def test_the_sources_are_counted_by_mark() -> None:
    for mark in ("rulebook", "derived", "invented"):
        count = list(OWN.sources.values()).count(mark)
        assert re.search(rf"\* \*\*{mark}\*\*: .+ \({count} values\)", PAGE)
    assert f"Of its {len(OWN.sources)} values" in PAGE.split("{#about}")[0]
    blocks = {path.split(".")[0].split("[")[0] for path in OWN.sources}
    rows = PAGE.split("| What is invented |")[1].strip().splitlines()[1:]
    assert len(rows) == len(blocks)


def test_an_edition_without_marks_says_that_it_has_none() -> None:
    assert "does not say where its values come from" in page(replace(OWN, sources={}))


def test_the_page_of_another_edition_has_its_numbers() -> None:
    small = load_edition(EXAMPLE)
    text = page(small)
    assert small.title in text
    assert text != PAGE


def test_the_page_tells_which_options_are_played() -> None:
    beginner, advanced = jiguan(beginner=True).words.rules(), jiguan(bench="advanced").words.rules()
    assert "*Not in Beginner Play" not in PAGE
    assert beginner.count("*Not in Beginner Play") >= 4
    assert "off in this one" in PAGE
    assert "off in this one" not in beginner
    assert "in this game the basic side lies up" in PAGE
    assert "**It lies up in this game.**" in advanced
    for text in (beginner, advanced):
        assert re.findall(r"^#+ .*\{#([\w.-]+)\}$", text, re.MULTILINE) == ANCHORS


def test_the_game_s_words_print_the_page() -> None:
    words = jiguan().words
    assert words.rules() == PAGE
    assert words.anchor("J7") == "J7"
