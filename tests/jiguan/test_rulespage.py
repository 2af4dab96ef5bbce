"""The rules page of Jigūan: rulings, options, which numbers are printed.

What holds of every game's page stands in `tests/sharing/test_rules_pages.py`, which takes the tables below.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.sharing.rules_pages import Steps, anchors, fields_of, numbers, phrases, thousands

from haguruma.jiguan.editions.edition import Card, Edition
from haguruma.jiguan.editions.loading import load_edition
from haguruma.jiguan.page import page as rulespage
from haguruma.jiguan.page.facts import facts
from haguruma.jiguan.page.page import RULINGS, anchor, page

from .wander import jiguan

OWN = load_edition("reconstruction")
PAGE = page(OWN)
RULE = re.compile(r"J\d+|rulebook: [^{]+|components")
IN_A_TERMINAL = ("[Picture: The supply:", "### J4 · Gears for each number of players\n", "(J25)")
COUNTING: tuple[str, ...] = ()
"""Phrases that count from 1."""
APART = r"\bJ\d+\b|\ba[12]\b"
"""Numbers that are names."""

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


def section(rule: str) -> str:
    """The section of the rulebook that a citation means; what follows a comma says what in it."""
    return rule.split(", ")[0]


# Anchors


@pytest.mark.parametrize("number", range(1, 40))
def test_every_ruling_has_a_heading_with_its_id(number: int) -> None:
    name = f"J{number}"
    assert name in RULINGS
    assert anchor(name) == name
    assert re.search(rf"^### {name} · .+ \{{#{name}\}}\n\*[^*]+\?\* [A-Z$\d].+", PAGE, re.MULTILINE)


def test_what_nobody_can_cite_has_no_anchor_or_the_page_s_own() -> None:
    assert anchor("") == anchor("J40") == anchor("J99") == anchor("nonsense") == ""
    assert anchor("rulebook: Credits") == "rules"
    assert anchor("rulebook: Scoring, whatever") == "scoring"


def test_every_ruling_is_linked_from_the_rules_or_stands_by_itself() -> None:
    links = set(re.findall(r"\]\(#(J\d+)\)", PAGE))
    assert len(links) >= 30
    assert links <= RULINGS


# Numbers


def printed_fields(value: Any) -> list[str]:
    """The fields of a part of an edition that are printed on it."""
    if isinstance(value, Card):
        return [*CARD_NUMBERS[value.kind], *(() if value.kind == "scoring" else ("back",))]
    return fields_of(value)


def printed(edition: Edition) -> list[Steps]:
    """The ways to all numbers that are printed."""
    return list(numbers(edition, printed_fields))


def test_several_hundred_numbers_are_printed() -> None:
    assert len(printed(OWN)) > 500


def scrambled(edition: Edition) -> Edition:
    """An edition with none of the real numbers: every value above a thousand, every list a hundred or more long."""
    edition = thousands(edition, printed(edition))
    long = {name: getattr(edition, name) * 100 for name in ("gears", "houses", "blueprints", "ranks")}
    for name in ("slots", "cards"):
        long[name] = tuple(replace(item, id=f"x{n}") for n, item in enumerate(getattr(edition, name) * 100))
    specials = tuple(replace(item, slot="x0") for item in edition.specials)
    return replace(edition, **long, specials=specials, sources={})


def test_no_phrase_is_asked_for_that_is_not_there() -> None:
    assert phrases(Path(rulespage.__file__).parents[1]) <= {*facts(OWN), "reconstruction"}


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


def test_the_page_tells_which_options_are_played() -> None:
    beginner, advanced = jiguan(beginner=True).words.rules(), jiguan(bench="advanced").words.rules()
    assert "*Not in Beginner Play" not in PAGE
    assert beginner.count("*Not in Beginner Play") >= 4
    assert "off in this one" in PAGE
    assert "off in this one" not in beginner
    assert "in this game the basic side lies up" in PAGE
    assert "**It lies up in this game.**" in advanced
    for text in (beginner, advanced):
        assert anchors(text) == anchors(PAGE)
