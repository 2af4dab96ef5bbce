"""The rules page of KIKAI: rulings, what each mode's page tells, which numbers are printed.

What holds of every game's page stands in `tests/sharing/test_rules_pages.py`, which takes the tables below.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from tests.sharing.rules_pages import Steps, fields_of, numbers, thousands, unread

from haguruma.kikai.constants import ADVANCED_KINDS
from haguruma.kikai.editions.edition import BonusTile, Edition, Effect
from haguruma.kikai.editions.loading import load_edition
from haguruma.kikai.page.page import ADVANCED, RULINGS, anchor, page

from .wander import EXAMPLE, kikai

MODES = ("standard", "advanced")
SIDES = {mode: load_edition("reconstruction", mode) for mode in MODES}
PAGES = {mode: page(SIDES[mode]) for mode in MODES}
OWN, PAGE = SIDES["standard"], PAGES["standard"]
RULE = re.compile(r"(K|ET|MB|MP)\d+|rulebook: .+|components")
IN_A_TERMINAL = ("### K4 · One Deploy, one street\n", "(K31)", "[Picture: Yukon Street before the game")
COUNTING = ("multipliers", "openers")
"""Phrases that number the rounds from 1."""
APART = r"\bK\d+\b"
"""Numbers that are names."""

LOOKS = ("art", "x", "y", "via", "size")
"""Numbers that only draw the board."""


def section(rule: str) -> str:
    """The section of the rulebook that a citation means."""
    return rule


# Anchors


@pytest.mark.parametrize("number", range(1, 39))
def test_every_ruling_has_a_heading_with_its_id_on_the_pages_of_the_modes_it_binds_in(number: int) -> None:
    name = f"K{number}"
    told = re.compile(rf"^### {name} · .+ \{{#{name}\}}\n\*[^*]+\?\* [A-Z].+", re.MULTILINE)
    assert (name in RULINGS) != (name in ADVANCED)
    assert anchor(name, True) == name
    assert told.search(PAGES["advanced"])
    assert bool(told.search(PAGE)) == (name in RULINGS)
    assert anchor(name) == (name if name in RULINGS else "advanced")


def test_what_nobody_can_cite_has_no_anchor_or_the_page_s_own() -> None:
    assert anchor("") == anchor("K99") == anchor("K39", True) == anchor("nonsense") == ""
    assert anchor("rulebook: Credits") == "rules"


@pytest.mark.parametrize("mode", MODES)
def test_each_mode_s_page_leads_to_the_other_s(mode: str) -> None:
    other = next(name for name in MODES if name != mode)
    assert f"](/rules/kikai?mode={other})" in PAGES[mode]
    assert f"](/rules/kikai?mode={mode})" not in PAGES[mode]


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


def printed_fields(value: Any) -> list[str]:
    """The fields of a part of an edition that are printed on it, and are no matter of drawing."""
    if isinstance(value, Effect) and value.choice:
        return ["choice"]
    return [name for name in fields_of(value) if name not in (*LOOKS, *unprinted(value))]


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
    ways = [steps for steps in numbers(edition, printed_fields) if steps not in free]
    return [steps for steps in ways if not any({a, b} <= set(steps) for a, b in ONE_SIDE[edition.mode])]


def test_every_number_an_advanced_edition_may_add_changes_the_page() -> None:
    side = replace(SIDES["advanced"], sources={})
    rows = tuple(replace(row, vp=number) for number, row in enumerate(side.master.rows, 1))
    scoring = replace(side.scoring, without_unlocked=False, most_fans=5, energy_per_vp=5)
    rich = replace(side, master=replace(side.master, rows=rows), scoring=scoring)
    ways = [steps for steps in numbers(rich, printed_fields) if steps[0] in ("track", "master", "scoring")]
    assert not unread(rich, ways, page)
    assert "the VP on the cleared spaces" in page(rich)
    assert "the VP on the cleared spaces" not in PAGES["advanced"]


def scrambled(edition: Edition) -> Edition:
    """An edition with none of the real numbers: every value above a thousand, every list a hundred or more long."""
    edition = thousands(edition, printed(edition))
    long = {
        name: getattr(edition, name) * 100
        for name in ("squares", "streets", "track", "billboards", "components")
    }
    factors = tuple(1000 + factor for factor in edition.master.multipliers * 50)
    master = replace(edition.master, multipliers=factors)
    return replace(
        edition, **long, master=master, turns=(edition.turns[0] * 50, edition.turns[1] * 50), sources={}
    )


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


def test_what_is_invented_of_the_foundations_is_told() -> None:
    assert "| Foundation Tiles | – | – | 1 | values |" in PAGE


def test_the_page_of_another_edition_counts_its_streets() -> None:
    assert "Squares inside, joined by 18 streets" in page(load_edition(EXAMPLE))
