"""Billboards: when one goes up, what it brings, and droppers discarded by one."""

from __future__ import annotations

import pytest

from .helpers import (
    EDITION,
    Data,
    acting,
    billboard,
    fans,
    kinds,
    legal,
    line,
    phase,
    play,
    refused,
    said,
    seat,
    square,
    tokens,
    view,
)

RED: Data = {"kikai": {"diner": {"foot": "red-foot-2"}}}
"""A red Foot in Diner that pays VP only."""
STREETS = {"s3": "yellow"}


def test_the_last_fan_of_a_square_brings_a_billboard() -> None:
    """K17."""
    state = acting("diner", RED, streets=STREETS, squares={"q1": fans(red=1)})
    play(state, "attract foot<q1")
    assert (phase(state), view(state)["square"]) == ("sign", "q1")


def test_a_fan_that_is_not_the_last_brings_none() -> None:
    """K17: a fan of any colour left keeps the Square."""
    state = acting("diner", RED, streets=STREETS, squares={"q1": fans(red=1, blue=1)}, offer=["school"])
    play(state, "attract foot<q1")
    assert phase(state) == "take"


def test_the_player_chooses_which_of_the_own_billboards() -> None:
    """K17: any that is not on a Square yet."""
    placed = {"q2": {"billboard": ["yellow", "ladder"]}, "q3": {"billboard": ["purple", "vp-3"]}}
    state = acting("diner", RED, streets=STREETS, squares={"q1": fans(red=1), **placed})
    play(state, "attract foot<q1")
    left = {f"billboard {board.id}" for board in EDITION.billboards} - {"billboard ladder"}
    assert legal(state) == left
    assert refused(state, "billboard ladder") == ("billboard-placed", "K17")


def test_a_billboard_must_be_placed() -> None:
    """K17: it is no option."""
    state = acting("diner", RED, streets=STREETS, squares={"q1": fans(red=1)})
    play(state, "attract foot<q1")
    assert refused(state, "done")[0] == "wrong-step"


def test_a_billboard_stands_on_the_square_it_was_won_on() -> None:
    """K17."""
    state = acting("diner", RED, streets=STREETS, squares={"q1": fans(red=1)})
    play(state, "attract foot<q1", "billboard ladder")
    assert view(state)["squares"]["q1"] == {"fans": [], "billboard": ["yellow", "ladder"]}
    assert "ladder" not in seat(state)["billboards"]


@pytest.mark.parametrize("name", ["ladder", "megaphone", "energy", "vp-3", "vp-5"])
def test_a_billboard_pays_its_bonus_and_the_squares_vp(name: str) -> None:
    """K17, Standard: both."""
    state = acting("diner", RED, streets=STREETS, squares={"q1": fans(red=1)})
    play(state, "attract foot<q1", f"billboard {name}")
    bonus = billboard(name)
    assert tokens(state) == (bonus.energy, bonus.megaphone, bonus.ladder)
    assert line(state, "squares") == (square("q1").vp, 0)
    assert line(state, "billboards") == (bonus.vp, 0)


def test_the_value_is_that_of_the_square() -> None:
    """K17: a smaller Square scores less."""
    state = acting("diner", RED, streets={"s3": "yellow", "s13": "yellow"}, squares={"q6": fans(red=1)})
    play(state, "attract foot<q6", "billboard ladder")
    assert line(state, "squares") == (square("q6").vp, 0)
    assert square("q6").vp < square("q1").vp


def test_the_fans_effect_comes_before_the_billboard() -> None:
    """K6: paid, placed, rewarded, then billboarded."""
    state = acting("diner", RED, streets=STREETS, squares={"q1": fans(red=1)}, offer=["school"])
    events = play(state, "attract foot<q1", "billboard ladder")
    assert kinds(events)[:5] == ["attract", "gain", "billboard", "square-vp", "gain"]


def test_the_billboard_comes_before_the_next_fan() -> None:
    """K6: the next fan waits; the Billboard's Energy may pay for it."""
    mine = {"kikai": {"diner": {"foot": "red-foot-2", "body": "red-body-6"}}}
    squares = {"q1": fans(red=1), "q6": fans(red=2)}
    state = acting("diner", mine, streets={"s3": "yellow", "s13": "purple"}, squares=squares)
    play(state, "attract foot<q1")
    assert legal(state, "attract") == set()
    play(state, "billboard energy", "attract body<q6")
    assert tokens(state, "purple")[0] == 1


def test_one_attract_may_win_two_billboards() -> None:
    """K6, K17."""
    mine = {"kikai": {"diner": {"foot": "red-foot-2", "body": "red-body-6"}}}
    squares = {"q1": fans(red=1), "q2": fans(red=1)}
    state = acting("diner", mine, streets={"s3": "yellow", "s4": "yellow"}, squares=squares)
    play(state, "attract foot<q1", "billboard ladder", "attract body<q2", "billboard energy")
    assert len(seat(state)["billboards"]) == len(EDITION.billboards) - 2


def test_the_billboard_belongs_to_who_took_the_last_fan() -> None:
    """K17: whoever took the others."""
    state = acting("diner", None, {**RED, "energy": 1}, streets=STREETS, squares={"q1": fans(red=1)}, turn=2)
    play(state, "attract foot<q1", "billboard ladder")
    assert view(state)["squares"]["q1"]["billboard"] == ["purple", "ladder"]


# Discarding droppers


def test_discarded_droppers_clear_the_next_spaces() -> None:
    """K16, ET9: left to right, out of the game: they stand on no street."""
    state = acting("diner", {**RED, "cleared": 7}, streets=STREETS, squares={"q1": fans(red=1)})
    events = play(state, "attract foot<q1", "billboard droppers")
    count = billboard("droppers").discard
    assert said(events, "discard") == [{"droppers": count}]
    assert seat(state)["cleared"] == 7 + count
    assert view(state)["streets"] == STREETS


def test_spaces_cleared_by_a_discard_pay_their_bonus() -> None:
    """K15, ET9: spaces 8 and 9, of which the ninth gives a Ladder."""
    state = acting("diner", {**RED, "cleared": 7}, streets=STREETS, squares={"q1": fans(red=1)})
    play(state, "attract foot<q1", "billboard droppers")
    assert tokens(state) == (0, 0, EDITION.track[8].bonus.ladder)


def test_a_discard_may_bring_a_choice() -> None:
    """K15: the fifth space."""
    state = acting("diner", {**RED, "cleared": 3}, streets=STREETS, squares={"q1": fans(red=1)})
    play(state, "attract foot<q1", "billboard droppers")
    assert legal(state) == {"choose megaphone", "choose ladder"}


@pytest.mark.parametrize("left", [2, 1, 0])
def test_as_many_droppers_are_discarded_as_there_are(left: int) -> None:
    """K16, A26."""
    spaces = len(EDITION.track)
    state = acting("diner", {**RED, "cleared": spaces - left}, streets=STREETS, squares={"q1": fans(red=1)})
    events = play(state, "attract foot<q1", "billboard droppers")
    assert seat(state)["cleared"] == spaces
    assert [fields["droppers"] for fields in said(events, "discard")] == [left] * (left > 0)


def test_a_discard_raises_the_energy_of_the_next_exhibition() -> None:
    """K32, ET9."""
    state = acting("diner", {**RED, "cleared": 1}, streets=STREETS, squares={"q1": fans(red=1)})
    play(state, "attract foot<q1", "billboard droppers")
    assert seat(state)["cleared"] == 3
    assert (EDITION.track[0].value, EDITION.track[2].value) == (2, 4)
