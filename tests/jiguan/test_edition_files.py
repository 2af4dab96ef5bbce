"""Edition files of Jigūan: what source a value has, how short lists may be, what the content hash covers.

What holds of every game's files stands in `tests/sharing/test_edition_files.py`.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.jiguan.editing import DATA, GONE, changed, faults
from tests.sharing.editing import Tables

from haguruma.jiguan.editions.loading import edition_of

# Sources


def test_the_nearest_source_mark_counts() -> None:
    data = changed("slots.source", "derived")
    data = changed("slots.sources", {"at": "rulebook"}, data)
    data = changed("slots[n2].source", "box", data)
    data = changed("slots[n3].sources", {"at": "box"}, data)
    found = edition_of(data, "marked").sources
    marks = [found[f"slots[{slot}].{key}"] for slot in ("n1", "n2", "n3") for key in ("id", "at")]
    assert marks == ["derived", "rulebook", "box", "box", "derived", "box"]
    assert found["houses.blank.points"] == "invented"
    assert found["cards[parts-both].entries[#1].number"] == "invented"


def test_a_value_without_a_source_is_a_fault() -> None:
    bare = changed("gears[#3].source", "rulebook", changed("source", GONE))
    named = {where for where, _ in faults(bare)}
    assert {"houses.blank.coin", "gears[#1].numbers", "gears[#2].mark"} <= named
    assert "gears[#3].numbers" not in named
    assert "edition.title" not in named


def test_a_mark_of_nothing_is_a_fault() -> None:
    assert faults(changed("start.sources", {"gears": "box"})) == [("start.sources.gears", "")]


# Lists


def test_no_list_is_so_short_that_the_checks_fail_on_it() -> None:
    claiming = changed("edition.evidence", True)
    for path in (
        "houses.icons",
        "towers.order",
        "towers.ranks",
        "purchase.a1",
        "start.energy",
        "start.draft",
    ):
        for length in (0, 1, 2):
            assert faults(changed(path, example_list(path)[:length], claiming))
    for block in (
        "gears",
        "slots",
        "specials",
        "blueprints",
        "cards",
        "scoring_tiles",
        "bonus_tiles",
        "workshops",
    ):
        assert faults(changed(f"{block}.list", [], claiming))


def example_list(path: str) -> list[Any]:
    """The list that the example edition has at `block.key`."""
    block, key = path.split(".")
    found: list[Any] = DATA[block][key]
    return found


# The content hash


def content(data: Tables) -> str:
    return edition_of(data, "any").hash


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("edition.title", "Another"),
        ("edition.notes", "Copied by hand."),
        ("edition.reconstruction", False),
        ("source", "derived"),
        ("workshops[w-gear].name", "Forge"),
        ("beasts.red", "wolf"),
    ],
)
def test_what_no_game_depends_on_leaves_the_hash_alone(path: str, value: object) -> None:
    assert content(changed(path, value)) == content(DATA)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("gears[#1].numbers", [1, 1, 2, 3]),
        ("houses.icons[#1]", "coin"),
        ("houses.blank.points", 2),
        ("slots[n2].id", "north"),
        ("specials[s2].points", 3),
        ("blueprints[#1].values[#1]", 5),
        ("blueprints[#1].beast_energy", 3),
        ("cards[goods-red].id", "gift"),
        ("cards[goods-red].bottle", "blue"),
        ("cards[beasts-red].beasts[#1]", "blue"),
        ("cards[parts-both].entries[#1].number", 2),
        ("towers.ring", False),
        ("towers.ranks[#1]", {"coin": 2}),
        ("bonus_tiles[#1].first", {"coin": 2}),
        ("abilities.set_points", 6),
        ("purchase.a1[#1]", 2),
        ("workshops[w-gear].a1", [1, 2, 3, 4, 6]),
        ("energy.cap", 20),
        ("start.draft", [1, 2, 3, 4, 4, 3, 2, 1]),
        ("scoring.airship", 6),
        ("caps", {"coin": 36}),
    ],
)
def test_what_a_game_depends_on_changes_the_hash(path: str, value: object) -> None:
    data = changed("specials.list", [{"slot": "s2", "colour": "red", "points": 2}])
    assert content(changed(path, value, data)) != content(data)
