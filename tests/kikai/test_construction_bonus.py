"""The Construction Bonus Tiles: who takes one, and what each of the six counts."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.kikai.constants import BONUS_KINDS

from .helpers import EDITION, Data, acting, fans, kinds, legal, line, play, said, seat, tile, view, whole

BODY = {"foot": "red-foot-1", "body": "red-body-4"}
SHOWN = {"head": ["red-head-6"]}


def head(kind: str, yellow: Data | None = None, purple: Data | None = None, **rest: Any) -> int:
    """VP Yellow takes for the first Head in Casino while a tile of `kind` lies there."""
    mine = {"energy": 9, **(yellow or {})}
    mine["kikai"] = {"casino": BODY, **mine.get("kikai", {})}
    state = acting("casino", mine, purple, bonus_tiles={"casino": kind}, display=SHOWN, **rest)
    events = play(state, "build red-head-6")
    assert said(events, "construction-bonus")[0]["vp"] == line(state, "construction")[0]
    return line(state, "construction")[0]


def test_the_first_head_of_a_district_takes_its_tile() -> None:
    """K19: the tile is gone from the District."""
    tiles = {"casino": "heads", "diner": "feet"}
    state = acting("casino", {"energy": 9, "kikai": {"casino": BODY}}, bonus_tiles=tiles, display=SHOWN)
    play(state, "build red-head-6")
    assert view(state)["bonus_tiles"] == {"diner": "feet"}


def test_the_second_head_of_a_district_takes_nothing() -> None:
    """K19: the first builder of either player took the tile."""
    state = acting("casino", {"energy": 9, "kikai": {"casino": BODY}}, {"kikai": whole()}, display=SHOWN)
    events = play(state, "build red-head-6")
    assert "construction-bonus" not in kinds(events)
    assert seat(state)["vp"] == 0


def test_a_foot_or_body_takes_no_tile() -> None:
    """K19: the Head does."""
    state = acting(
        "casino", {"energy": 9, "kikai": {"casino": {"foot": "red-foot-1"}}},
        bonus_tiles={"casino": "feet"}, display={"body": ["red-body-4"]},
    )  # fmt: skip
    play(state, "build red-body-4")
    assert view(state)["bonus_tiles"] == {"casino": "feet"}


def test_the_tile_pays_at_once_before_a_ladder_or_a_new_component() -> None:
    """K19: settled at once, between Head and bonus there is no decision."""
    state = acting(
        "casino", {"energy": 9, "ladders": 3, "kikai": {"casino": {**BODY, "ladders": 1}}},
        bonus_tiles={"casino": "influence"}, display=SHOWN,
    )  # fmt: skip
    events = play(state, "build red-head-6")
    assert kinds(events)[:3] == ["build", "construction-bonus", "reveal-component"]
    assert line(state, "construction") == (0, 0)
    assert "ladder casino head" in legal(state)


@pytest.mark.parametrize("kind", BONUS_KINDS)
def test_each_tile_pays_its_owner_alone(kind: str) -> None:
    """K19: and once."""
    state = acting(
        "casino", {"energy": 9, "kikai": {"casino": BODY}}, bonus_tiles={"casino": kind}, display=SHOWN
    )
    play(state, "build red-head-6")
    assert line(state, "construction")[1] == 0


def test_the_dropper_tile_counts_own_droppers_on_the_streets() -> None:
    """Two for a double street; those of the opponent and those discarded do not count."""
    streets = {"s9": "yellow", "s12": "yellow", "s7": "purple"}
    assert head("droppers", {"cleared": 6}, streets=streets) == 3 * tile("droppers")


def test_the_tallest_tile_counts_districts_where_the_own_kikai_is_taller() -> None:
    """K20: own height 0 to 3 against the opponent's, an empty site counting 0; equal ones do not count."""
    mine = {
        "diner": {"foot": "blue-foot-1"},
        "school": {"foot": "blue-foot-2"},
        "cinema": {"foot": "green-foot-1"},
    }
    theirs = {"school": {"foot": "red-foot-2"}, "cinema": {"foot": "green-foot-2", "body": "green-body-4"}}
    assert head("taller", {"kikai": mine}, {"kikai": theirs}) == 2 * tile("taller")


def test_the_tallest_tile_counts_the_head_that_takes_it() -> None:
    """K19, K20: the bonus counts that Head: a Head beats a Body in its District."""
    theirs = {"casino": {"foot": "red-foot-2", "body": "green-body-4"}}
    assert head("taller", None, {"kikai": theirs}) == tile("taller")


def test_the_foot_tile_counts_districts_with_an_own_foot() -> None:
    """However tall the KIKAI there is."""
    mine = {"diner": {"foot": "blue-foot-1"}, "school": {"foot": "blue-foot-2", "body": "green-body-4"}}
    assert head("feet", {"kikai": mine}, {"kikai": {"cinema": {"foot": "green-foot-1"}}}) == 3 * tile("feet")


def test_the_head_tile_counts_own_heads_this_one_included() -> None:
    assert head("heads", {"kikai": whole("diner")}) == 2 * tile("heads")


def test_the_billboard_tile_counts_own_billboards_on_squares() -> None:
    squares = {
        "q1": {"billboard": ["yellow", "droppers"]}, "q2": {"billboard": ["yellow", "vp-3"]},
        "q3": {"billboard": ["purple", "ladder"]}, "q4": fans(red=1),
    }  # fmt: skip
    assert head("billboards", squares=squares) == 2 * tile("billboards")


def test_the_influence_tile_counts_the_highest_own_marker() -> None:
    mine = {"influence": {"red": 3, "blue": 7, "green": 1}}
    assert head("influence", mine, {"influence": {"red": 9}}) == 7 * tile("influence")


def test_the_tiles_amounts_are_those_of_the_rulebook() -> None:
    """1 for a dropper, 3 taller, 2 for a Foot, 4 for a Head, 2 for a Billboard, 2 for influence."""
    amounts = {t.kind: t.amount for t in EDITION.bonus_tiles}
    assert amounts == {"droppers": 1, "taller": 3, "feet": 2, "heads": 4, "billboards": 2, "influence": 2}


def test_the_tiles_count_for_purple_too() -> None:
    """K19: everything is counted for the seat that built the Head."""
    theirs = {
        "energy": 9,
        "kikai": {"casino": BODY, "diner": {"foot": "blue-foot-1"}},
        "influence": {"green": 5},
        "cleared": 4,
    }
    mine = {"influence": {"red": 9}, "kikai": {"school": {"foot": "blue-foot-2"}}, "cleared": 4}
    counts = {"droppers": 2, "taller": 2, "feet": 2, "heads": 1, "billboards": 1, "influence": 5}
    for kind, count in counts.items():
        state = acting(
            "casino", mine, theirs, turn=2, bonus_tiles={"casino": kind}, display=SHOWN,
            streets={"s17": "purple", "s9": "yellow"}, squares={"q1": {"billboard": ["purple", "droppers"]}},
        )  # fmt: skip
        play(state, "build red-head-6")
        assert line(state, "construction") == (0, count * tile(kind)), kind
