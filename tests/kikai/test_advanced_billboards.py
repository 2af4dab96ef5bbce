"""Billboards in an Advanced game: put up by themselves, and the Square's own bonus instead of theirs (K17, K18)."""

from __future__ import annotations

import pytest

from haguruma.kikai.constants import FANS, SEATS, SQUARES
from haguruma.kikai.editions.edition import Effect
from haguruma.kikai.rules.effects import notation

from .advanced import ALL_BUT_ONE, EDITION, GAME, acting, bonus, posted
from .helpers import Data, fans, kinds, legal, line, phase, play, refused, said, seat, tokens, view

RED: Data = {"kikai": {"diner": {"foot": "red-foot-2"}}}
"""A red Foot in Diner that pays VP only."""
TO = {
    "q1": ["s3"],
    "q2": ["s4"],
    "q3": ["s4", "s16", "s14", "s8"],
    "q4": ["s3", "s13", "s14"],
    "q6": ["s3", "s13"],
}
"""Streets that lead from Diner to a Square; none passes a District."""


@pytest.mark.parametrize("name", SEATS)
def test_each_player_has_six_billboards_all_alike(name: str) -> None:
    """K17: none of them gives anything."""
    assert len(seat(GAME.start(seed=1), name)["billboards"]) == 6
    assert {board.effect for board in EDITION.billboards} == {Effect()}


def test_the_last_fan_of_a_square_puts_a_billboard_up_by_itself() -> None:
    """K17: no choice is asked."""
    state = acting("diner", RED, streets={"s3": "yellow"}, squares={"q1": fans(red=1)}, offer=["school"])
    events = play(state, "attract foot<q1")
    assert said(events, "billboard")[0]["placed"] == 1
    assert view(state)["squares"]["q1"]["billboard"][0] == "yellow"
    assert phase(state) == "take"


def test_no_billboard_is_ever_chosen() -> None:
    """K17: the choice is never legal."""
    state = acting("diner", RED, streets={"s3": "yellow"}, squares={"q1": fans(red=1)})
    for number in range(1, 7):
        assert refused(state, f"billboard b{number}") == ("by-itself", "K17")
    play(state, "attract foot<q1")
    assert not legal(state, "billboard")


@pytest.mark.parametrize("name", sorted(set(TO) - {"q3"}))
def test_the_last_fans_taker_gains_the_bonus_of_the_square(name: str) -> None:
    """Advanced Mode: immediately gain the Bonus of the Square; K17: that alone."""
    streets = dict.fromkeys(TO[name], "yellow")
    state = acting("diner", {**RED, "cleared": 13}, streets=streets, squares={name: fans(red=1)})
    play(state, f"attract foot<{name}")
    given = bonus(name)
    if given.choice:
        assert legal(state) == {f"choose {notation(option)}" for option in given.choice}
        return
    assert tokens(state) == (given.energy, given.megaphone, given.ladder)
    assert line(state, "squares") == (given.vp, 0)
    assert seat(state)["cleared"] == 13 + given.discard


def test_droppers_discarded_by_a_square_clear_the_track() -> None:
    """K15, K16: the spaces' bonuses follow, left to right."""
    streets = dict.fromkeys(TO["q4"], "yellow")
    state = acting("diner", {**RED, "cleared": 7}, streets=streets, squares={"q4": fans(red=1)})
    events = play(state, "attract foot<q4")
    assert bonus("q4").discard == 2
    assert said(events, "discard") == [{"droppers": 2}]
    assert tokens(state) == (0, 0, EDITION.track[8].bonus.ladder)


def test_a_square_of_standard_values_pays_no_vp() -> None:
    """K17: there is no VP beside the bonus."""
    state = acting("diner", RED, streets={"s3": "yellow"}, squares={"q1": fans(red=1)})
    events = play(state, "attract foot<q1")
    assert "square-vp" not in kinds(events)
    assert line(state, "squares") == (0, 0)


def test_the_fans_effect_comes_before_the_billboard() -> None:
    """K6: paid, placed, rewarded, then billboarded, then the Square's bonus."""
    state = acting("diner", RED, streets={"s3": "yellow"}, squares={"q1": fans(red=1)})
    events = play(state, "attract foot<q1")
    assert kinds(events)[:4] == ["attract", "gain", "billboard", "gain"]
    assert [gain["source"] for gain in said(events, "gain")] == [FANS, SQUARES]


def test_the_squares_bonus_may_pay_for_the_next_fan() -> None:
    """K6: Energy just gained."""
    mine = {"kikai": {"diner": {"foot": "red-foot-2", "body": "red-body-6"}}}
    state = acting(
        "diner",
        mine,
        streets={"s3": "yellow", "s12": "purple"},
        squares={"q1": fans(red=1), "q2": fans(red=2)},
    )
    assert legal(state, "attract") == {"attract foot<q1", "attract body<q1"}
    play(state, "attract foot<q1", "attract body<q2")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (bonus("q1").energy - 2, 2)


def test_a_sixth_billboard_wins_at_once() -> None:
    """K18: the Square's bonus is not paid any more."""
    state = acting(
        "diner", RED, streets={"s3": "yellow"}, squares={"q1": fans(red=1), **posted(*ALL_BUT_ONE)}
    )
    events = play(state, "attract foot<q1")
    assert kinds(events)[-2:] == ["billboard", "media-victory"]
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("media", (0,))


def test_the_opponents_billboards_do_not_win() -> None:
    """K18: all of the own."""
    squares = {"q1": fans(red=1), **posted(*ALL_BUT_ONE, owner="purple")}
    state = acting("diner", RED, streets={"s3": "yellow"}, squares=squares)
    play(state, "attract foot<q1")
    assert not state.over


def test_the_score_sheet_has_no_line_for_billboards() -> None:
    """K17: they bring nothing themselves."""
    assert "billboards" not in [line.key for line in GAME.start(seed=1).sheet().lines]
