"""The ways fans take: over whose streets, through which places, and what they cost."""

from __future__ import annotations

import pytest

from haguruma.kikai.editions.edition import Effect
from haguruma.kikai.words.english import KikaiWords

from .helpers import (
    GAME,
    Data,
    acting,
    fans,
    legal,
    part,
    play,
    refused,
    said,
    street,
    streets_with,
    tokens,
    with_edition,
)

RED: Data = {"kikai": {"diner": {"foot": "red-foot-1"}}}
"""A red Foot in Diner, one street from q1 (s3) and from q2 (s4)."""


def reach(**streets: str) -> set[str]:
    """Squares from which a red fan can come to Yellow's Foot in Diner, with plenty of Energy."""
    state = acting(
        "diner", {**RED, "energy": 50}, streets=streets, squares={f"q{i}": fans(red=2) for i in range(1, 7)}
    )
    return {notation.split("<")[1] for notation in legal(state, "attract")}


def toll(**streets: str) -> int:
    """What it costs Yellow to bring a red fan from q6 to Diner."""
    state = acting("diner", {**RED, "energy": 50}, streets=streets, squares={"q6": fans(red=2)})
    return int(said(play(state, "attract foot<q6"), "attract")[0]["toll"])


# Ways


def test_a_fan_may_come_from_any_square_the_network_reaches() -> None:
    """K5: over one street or several."""
    assert reach(s3="yellow", s13="yellow", s14="yellow") == {"q1", "q6", "q4"}


def test_a_fan_may_use_either_players_streets() -> None:
    """K5, A11: partially or entirely."""
    assert reach(s3="yellow", s13="purple") == reach(s3="purple", s13="purple") == {"q1", "q6"}


def test_a_fan_walks_through_no_other_district() -> None:
    """K5: q5 is joined to q1 by way of Parking only."""
    assert reach(s3="yellow", s1="yellow", s2="yellow") == {"q1"}


def test_a_fan_does_not_use_a_street_between_two_districts() -> None:
    """K5: it could only lead through another District."""
    mine = {"kikai": {"casino": {"foot": "red-foot-1"}}}
    state = acting("casino", mine, streets={"s17": "yellow", "s11": "yellow"}, squares={"q5": fans(red=2)})
    assert refused(state, "attract foot<q5") == ("no-way", "K5")


def test_streets_do_not_help_where_they_do_not_meet() -> None:
    """K5: q6 to q4 is not joined to Diner."""
    assert reach(s3="yellow", s14="yellow") == {"q1"}


# Tolls


def test_own_streets_are_free() -> None:
    assert toll(s3="yellow", s13="yellow") == 0


def test_an_opposing_street_costs_one_energy_for_each_dropper() -> None:
    """1 on a single street, 2 on a double one, summed over the way."""
    assert toll(s3="yellow", s13="purple") == street("s13").spaces == 1
    assert toll(s4="yellow", s16="purple") == street("s16").spaces == 2
    assert toll(s4="purple", s16="purple") == 4


def test_the_toll_goes_to_the_opponent() -> None:
    """K5: not to the supply."""
    state = acting(
        "diner", {**RED, "energy": 3}, {"energy": 1}, streets={"s3": "purple"}, squares={"q1": fans(red=2)}
    )
    play(state, "attract foot<q1")
    gained = part("red-foot-1").effect.energy
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (3 - 1 + gained, 2)


def test_a_fan_takes_the_cheapest_way() -> None:
    """K5: fewest opposing droppers, even if it is the longer way."""
    assert toll(s3="purple", s13="purple", s4="yellow", s16="yellow") == 0
    assert toll(s3="purple", s13="yellow", s4="purple", s16="yellow") == 1


def test_a_way_that_cannot_be_paid_in_full_is_no_way() -> None:
    """K5."""
    state = acting("diner", {**RED, "energy": 1}, streets={"s4": "purple"}, squares={"q2": fans(red=2)})
    assert refused(state, "attract foot<q2") == ("no-energy", "K5")


def test_the_last_energy_may_pay_the_toll() -> None:
    """K5."""
    state = acting("diner", {**RED, "energy": 2}, streets={"s4": "purple"}, squares={"q2": fans(red=2)})
    play(state, "attract foot<q2")
    assert tokens(state, "purple")[0] == 2


def test_each_fan_pays_its_way_anew() -> None:
    """K5: two fans over one opposing street pay it twice."""
    mine = {"energy": 2, "kikai": {"diner": {"foot": "red-foot-2", "body": "red-body-6"}}}
    state = acting("diner", mine, streets={"s3": "purple"}, squares={"q1": fans(red=3)})
    play(state, "attract foot<q1", "attract body<q1")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (0, 2)


def test_the_cheapest_way_is_found_among_many() -> None:
    """K5: on a map where the fewest streets are not the fewest opposing droppers."""
    streets = streets_with(s12={"bonus": Effect()})
    game = with_edition(streets=streets)
    owned = {"s4": "purple", "s12": "yellow", "s3": "yellow"}
    state = acting("diner", {**RED, "energy": 9}, game=game, streets=owned, squares={"q2": fans(red=2)})
    assert said(play(state, "attract foot<q2"), "attract")[0]["toll"] == 0


@pytest.mark.parametrize(
    ("owned", "start", "streets"),
    [
        ({"s3": "yellow"}, "q1", ["s3"]),
        ({"s3": "yellow", "s13": "purple"}, "q6", ["s13", "s3"]),
        ({"s3": "purple", "s13": "purple", "s4": "yellow", "s16": "yellow"}, "q6", ["s16", "s4"]),
        ({"s3": "yellow", "s12": "yellow", "s4": "purple"}, "q2", ["s12", "s3"]),
        ({"s1": "yellow", "s2": "yellow"}, "q5", []),
        ({}, "q1", []),
    ],
)
def test_the_way_shown_is_the_one_that_is_paid(owned: dict[str, str], start: str, streets: list[str]) -> None:
    """K5: street by street, from the Square to the District."""
    state = acting("diner", {**RED, "energy": 9}, streets=owned, squares={start: fans(red=2)})
    words = GAME.words
    assert isinstance(words, KikaiWords)
    assert words.way(state, start) == streets
