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
from haguruma.kikai.edition import ADVANCED_KINDS, BonusTile, Edition, Effect
from haguruma.kikai.editions.evidence import CONSTRAINTS
from haguruma.kikai.loading import load_edition
from haguruma.kikai.rules_facts import facts
from haguruma.kikai.rulespage import ADVANCED, RULINGS, anchor, page, plain
from haguruma.web.markdown import render

from .wander import EXAMPLE, kikai, moments

MODES = ("standard", "advanced")
SIDES = {mode: load_edition("reconstruction", mode) for mode in MODES}
PAGES = {mode: page(SIDES[mode]) for mode in MODES}
OWN, PAGE = SIDES["standard"], PAGES["standard"]
ROOM = Path(rulespage.__file__).parent
ANCHORS = {mode: re.findall(r"^#+ .*\{#([\w.-]+)\}$", PAGES[mode], re.MULTILINE) for mode in MODES}
both_modes = pytest.mark.parametrize("mode", MODES)
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


@both_modes
def test_every_heading_has_an_anchor_of_its_own(mode: str) -> None:
    headings = re.findall(r"^#+ .*$", PAGES[mode], re.MULTILINE)
    assert len(headings) == len(ANCHORS[mode]) == len(set(ANCHORS[mode]))


@both_modes
@pytest.mark.parametrize("rule", sorted(cited()))
def test_every_rule_that_is_cited_has_its_place_on_the_page(rule: str, mode: str) -> None:
    assert anchor(rule, mode == "advanced") in ANCHORS[mode]
    if rule.startswith("rulebook: "):
        assert rule.removeprefix("rulebook: ") in rulespage.SECTIONS


@both_modes
def test_every_refusal_of_random_games_can_be_looked_up(mode: str) -> None:
    game = kikai(mode=mode)
    for number, (state, _) in enumerate(moments(game, 2)):
        if number % 9 == 0 and not state.over:
            for action in game.vocabulary:
                refusal = state.refusal(action)
                assert refusal is None or game.words.anchor(refusal.rule) in ANCHORS[mode]


@pytest.mark.parametrize("number", range(1, 39))
def test_every_ruling_has_a_heading_with_its_id_on_the_pages_of_the_modes_it_binds_in(number: int) -> None:
    name = f"K{number}"
    told = re.compile(rf"^### {name} · .+ \{{#{name}\}}\n\*[^*]+\?\* [A-Z].+", re.MULTILINE)
    assert (name in RULINGS) != (name in ADVANCED)
    assert anchor(name, True) == name
    assert told.search(PAGES["advanced"])
    assert bool(told.search(PAGE)) == (name in RULINGS)
    assert anchor(name) == (name if name in RULINGS else "advanced")


@both_modes
def test_the_sections_named_are_all_there(mode: str) -> None:
    assert set(rulespage.SECTIONS.values()) | set(rulespage.OTHERS.values()) <= set(ANCHORS[mode])


def test_what_nobody_can_cite_has_no_anchor_or_the_page_s_own() -> None:
    assert anchor("") == anchor("K99") == anchor("K39", True) == anchor("nonsense") == ""
    assert anchor("rulebook: Credits") == "rules"


@both_modes
def test_every_link_leads_somewhere(mode: str) -> None:
    links = re.findall(r"\]\(#([^)]*)\)", PAGES[mode])
    assert links
    assert set(links) <= set(ANCHORS[mode])


@both_modes
def test_each_mode_s_page_leads_to_the_other_s(mode: str) -> None:
    other = next(name for name in MODES if name != mode)
    assert f"](/rules/kikai?mode={other})" in PAGES[mode]
    assert f"](/rules/kikai?mode={mode})" not in PAGES[mode]


@both_modes
def test_the_browser_shows_every_anchor_and_nothing_of_the_marks(mode: str) -> None:
    html, headings = render(PAGES[mode])
    assert [name for _, name, _ in headings] == ANCHORS[mode]
    assert "{#" not in html
    assert ":::" not in html
    assert "$" not in html
    assert html.count("<table>") == PAGES[mode].count("\n|---")


@both_modes
def test_a_terminal_sees_neither_marks_nor_links_nor_pictures(mode: str) -> None:
    text = plain(PAGES[mode])
    assert "{#" not in text
    assert "](" not in text
    assert "### K4 · One Deploy, one street\n" in text
    assert "(K31)" in text
    assert "[Picture: Yukon Street before the game" in text


def test_what_only_advanced_mode_has_is_told_on_its_page_alone() -> None:
    for text in ("{#foundations}", *(f"{{#tile-{tile.kind}}}" for tile in SIDES["advanced"].bonus_tiles)):
        assert text in PAGES["advanced"]
        assert text not in PAGE
    assert "Each player takes" not in PAGES["advanced"]
    assert "most_fans" not in PAGES["advanced"]
    assert f"{OWN.scoring.most_fans} VP for whoever collected more fans" not in PAGES["advanced"]


def test_little_bre_is_told_to_be_on_or_off() -> None:
    assert kikai().words.rules() == PAGE
    assert "off in this game" in PAGE
    assert "**It is on in this game.**" in kikai(little_bre=True).words.rules()


# Numbers


def numbers(value: Any) -> Iterator[Steps]:
    """The way to every number of an edition: names of fields and places in lists."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield ()
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from ((place, *steps) for steps in numbers(item))
    elif is_dataclass(value):
        names = [field.name for field in fields(value) if field.name not in (*LOOKS, *unprinted(value))]
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


def unprinted(value: Any) -> tuple[str, ...]:
    """The fields of a part of an edition that its side of the boards and tiles does not have."""
    if isinstance(value, Edition):
        return ("billboards", "start", "foundations") if value.advanced else ("foundation_bonuses",)
    if isinstance(value, BonusTile):
        return {"grant": ("amount",), "cheap-droppers": ("effect",)}.get(
            value.kind, ("amount", "effect") if value.kind in ADVANCED_KINDS else ("effect",)
        )
    return ()


ONE_SIDE: dict[str, tuple[tuple[str, str], ...]] = {
    "standard": (("squares", "bonus"), ("rows", "lose"), ("rows", "effect"), ("scoring", "fan_vp"),
                 ("scoring", "influence_vp")),
    "advanced": (("squares", "vp"), ("track", "vp"), ("master", "multipliers")),
}  # fmt: skip
"""Fields by what they belong to that are the other side's, or (Advanced) that count only where an edition says so."""


def printed(edition: Edition) -> list[Steps]:
    """The ways to all numbers that are printed; what a starting Foot would cost is not."""
    free = [("components", place, "cost") for place, part in enumerate(edition.components) if part.start]
    ways = [steps for steps in numbers(edition) if steps not in free]
    return [steps for steps in ways if not any({a, b} <= set(steps) for a, b in ONE_SIDE[edition.mode])]


def unread(edition: Edition, ways: list[Steps]) -> list[Steps]:
    """The ways to numbers that can be changed without changing the page."""
    before = page(edition)
    return [steps for steps in ways if page(put(edition, steps, lambda number: number + 1)) == before]


@both_modes
def test_every_number_of_the_edition_changes_the_page(mode: str) -> None:
    bare = replace(SIDES[mode], sources={})
    assert len(printed(bare)) > 300
    assert not unread(bare, printed(bare))


def test_every_number_an_advanced_edition_may_add_changes_the_page() -> None:
    side = replace(SIDES["advanced"], sources={})
    rows = tuple(replace(row, vp=number) for number, row in enumerate(side.master.rows, 1))
    scoring = replace(side.scoring, without_unlocked=False, most_fans=5, energy_per_vp=5)
    rich = replace(side, master=replace(side.master, rows=rows), scoring=scoring)
    ways = [steps for steps in numbers(rich) if steps[0] in ("track", "master", "scoring")]
    assert not unread(rich, ways)
    assert "the VP on the cleared spaces" in page(rich)
    assert "the VP on the cleared spaces" not in PAGES["advanced"]


def scrambled(edition: Edition) -> Edition:
    """An edition with none of the real numbers: every value above a thousand, every list a hundred or more long."""
    for steps in printed(edition):
        edition = put(edition, steps, lambda number: 1000 + 7 * number)
    long = {name: getattr(edition, name) * 100 for name in ("squares", "streets", "track", "billboards", "components")}
    factors = tuple(1000 + factor for factor in edition.master.multipliers * 50)
    master = replace(edition.master, multipliers=factors)
    return replace(edition, **long, master=master, turns=(edition.turns[0] * 50, edition.turns[1] * 50), sources={})


@both_modes
def test_the_prose_holds_no_number_but_the_edition_s(mode: str) -> None:
    edition = scrambled(SIDES[mode])
    text = page(edition).split("## The printed values")[0]
    for phrase in ("multipliers", "openers"):  # they number the rounds from 1
        text = text.replace(facts(edition)[phrase], "")
    prose = [line for line in text.splitlines() if not line.startswith("|")]
    bare = re.sub(r"^\d+\. |\bK\d+\b|\{#.*?\}|\(#.*?\)", "", "\n".join(prose), flags=re.MULTILINE)
    small = [line for line in bare.splitlines() if any(int(digits) < 100 for digits in re.findall(r"\d+", line))]
    assert not small


@both_modes
def test_every_phrase_is_used(mode: str) -> None:
    texts = "".join((ROOM / "texts" / name).read_text("utf-8") for name in ("rules.md", "rulings.md", "box.md"))
    used = set(re.findall(r"\$(\w+)", texts))
    assert set(facts(SIDES[mode])) | {"reconstruction"} <= used


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
    assert f"Of its {len(OWN.sources)} values" in PAGE.split("{#about}")[0]


def test_an_edition_without_marks_says_that_it_has_none() -> None:
    assert "does not say where its values come from" in page(replace(OWN, sources={}))


def test_the_page_of_another_edition_has_its_numbers() -> None:
    small = load_edition(EXAMPLE)
    text = page(small)
    assert small.title in text
    assert "Squares inside, joined by 18 streets" in text
    assert text != PAGE


@both_modes
def test_the_game_s_words_print_the_page(mode: str) -> None:
    words = kikai(mode=mode).words
    assert words.rules() == PAGES[mode]
    assert words.anchor("K34") == ("K34" if mode == "advanced" else "advanced")
