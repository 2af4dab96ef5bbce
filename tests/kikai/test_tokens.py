"""Tokens and tracks without end, and editions that limit them."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.kikai.game import KikaiGame

from .helpers import EDITION, GAME, acting, at, part, play, price, seat, tokens, with_edition

CAP = 6


def capped(**caps: int) -> KikaiGame:
    """The example edition with supplies or the influence tracks limited."""
    return with_edition(caps=caps)


def test_tokens_are_unlimited_by_default() -> None:
    """K21."""
    assert EDITION.caps == {}
    state = acting("casino", {"energy": 900, "cleared": 20})
    play(state, "exhibit")
    assert tokens(state)[0] == 910


def test_a_gain_of_energy_stops_at_the_supply() -> None:
    """K21: what lies before both players counts against it."""
    state = acting("casino", {"energy": 1, "cleared": 4}, {"energy": 3}, game=capped(energy=CAP))
    play(state, "exhibit")
    assert tokens(state)[0] == CAP - 3


@pytest.mark.parametrize(
    ("word", "key", "place"),
    [("megaphone", "megaphone", 1), ("ladder", "ladder", 2)],
    ids=["megaphone", "ladder"],
)
def test_a_gain_of_tokens_stops_at_the_supply(word: str, key: str, place: int) -> None:
    """K21: an exhausted supply gives nothing; the choice is still the player's."""
    purple = {f"{word}s": 2}
    state = acting("casino", {"energy": price("s9"), "cleared": 4}, purple, game=capped(**{key: 2}))
    play(state, "deploy s9", f"choose {word}")
    assert tokens(state)[place] == 0


def test_placed_ladders_are_not_in_the_supply() -> None:
    """K21: Ladders beside KIKAI stay there."""
    standing = {"casino": {"foot": "blue-foot-1", "body": "blue-body-4", "head": "blue-head-6", "ladders": 2}}
    used = EDITION.body_ladders + EDITION.head_ladders
    mine: dict[str, Any] = {"energy": price("s3"), "cleared": 4, "kikai": standing}
    full = acting("diner", mine, game=capped(ladder=used))
    play(full, "deploy s3", "choose ladder")
    assert tokens(full)[2] == 0
    one_more = acting("diner", mine, game=capped(ladder=used + 1))
    play(one_more, "deploy s3", "choose ladder")
    assert tokens(one_more)[2] == 1


def test_a_toll_is_no_gain_from_the_supply() -> None:
    """K5, K21: Energy only changes hands."""
    mine = {"energy": 2, "kikai": {"diner": {"foot": "red-foot-2"}}}
    state = acting(
        "diner", mine, {"energy": 4}, game=capped(energy=CAP), streets={"s3": "purple"},
        squares={"q1": {"fans": ["red", "red"]}},
    )  # fmt: skip
    play(state, "attract foot<q1")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (1, 5)


def test_spent_tokens_go_back_to_the_supply() -> None:
    """K21."""
    state = acting("diner", {"energy": CAP, "cleared": 0}, game=capped(energy=CAP))
    play(state, "deploy s4")
    assert tokens(state)[0] == CAP - price("s4") + 1


def test_influence_has_no_cap_by_default() -> None:
    """K22."""
    state = at(
        {
            "hand": ["casino"],
            "ladders": 1,
            "influence": {"blue": 500},
            "kikai": {"casino": {"foot": "blue-foot-1", "body": "blue-body-4"}},
        }
    )
    play(state, "ladder casino body")
    assert seat(state)["influence"]["blue"] == 500 + EDITION.influence[1]


@pytest.mark.parametrize("before", [0, 4, 5, 6])
def test_an_edition_may_end_the_influence_tracks(before: int) -> None:
    """K22."""
    mine = {
        "hand": ["casino"],
        "ladders": 1,
        "influence": {"blue": before},
        "kikai": {"casino": {"foot": "blue-foot-1", "body": "blue-body-4"}},
    }
    state = at(mine, game=capped(influence=CAP))
    play(state, "ladder casino body")
    assert seat(state)["influence"]["blue"] == min(before + EDITION.influence[1], CAP)


def test_no_pool_falls_below_nought() -> None:
    """Everything is paid in full or not done: the cheapest component with nothing to pay it."""
    state = acting("casino", display={"foot": ["blue-foot-1"]})
    assert part("blue-foot-1").cost > 0
    refusal = state.refusal("build blue-foot-1")
    assert refusal is not None
    assert refusal.code == "no-energy"


def test_both_players_start_within_a_capped_supply() -> None:
    """K21."""
    state = capped(energy=2 * EDITION.start.energy).start(seed=1)
    assert tokens(state)[0] == tokens(state, "purple")[0] == EDITION.start.energy
    assert GAME.start(seed=1).faults() == []


@pytest.mark.parametrize("name", ["yellow", "purple"])
def test_the_supply_counts_what_either_player_holds(name: str) -> None:
    """K21: Ladders in hand, own or the opponent's."""
    mine: dict[str, Any] = {"energy": price("s9"), "cleared": 4}
    theirs: dict[str, Any] = {}
    {"yellow": mine, "purple": theirs}[name]["ladders"] = 2
    state = acting("casino", mine, theirs, game=capped(ladder=3))
    play(state, "deploy s9", "choose ladder")
    assert tokens(state)[2] + tokens(state, "purple")[2] == 3
    full = acting("casino", mine, theirs, game=capped(ladder=2))
    play(full, "deploy s9", "choose ladder")
    assert tokens(full)[2] + tokens(full, "purple")[2] == 2


def test_a_bodys_ladder_alone_counts_once_against_the_supply() -> None:
    """K21."""
    standing = {"casino": {"foot": "blue-foot-1", "body": "blue-body-4", "head": "blue-head-6", "ladders": 1}}
    mine: dict[str, Any] = {"energy": price("s3"), "cleared": 4, "kikai": standing}
    state = acting("diner", mine, game=capped(ladder=EDITION.body_ladders + 1))
    play(state, "deploy s3", "choose ladder")
    assert tokens(state)[2] == 1
