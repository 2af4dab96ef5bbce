"""How a game ends: points, the tie-break, a draw, Media victory; and what the end closes."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.kernel.action import Refused, UnknownAction
from haguruma.kikai.state import KikaiState

from .helpers import EDITION, Data, at, fans, kinds, play, seat, tokens, view

LAST_TURN = sum(map(sum, EDITION.turns))
FIVE = [board.id for board in EDITION.billboards if board.id != "vp-5"]


def last_action(yellow: Data | None = None, purple: Data | None = None) -> KikaiState:
    """The game but for Purple's last card."""
    state = at(
        yellow, purple, turn=LAST_TURN, pending=["take", "draws", "end-turn"], offer=["school", "diner"],
        squares={"q1": fans(red=1)},
    )  # fmt: skip
    play(state, "take school")
    return state


def sixth(yellow: Data | None = None, **rest: Any) -> KikaiState:
    """Yellow with five Billboards up and the last fan of q1 at hand."""
    mine = {"kikai": {"diner": {"foot": "red-foot-1"}}, **(yellow or {})}
    squares: Data = {f"q{i + 2}": {"billboard": ["yellow", name]} for i, name in enumerate(FIVE)}
    state = at(
        mine, streets={"s3": "yellow"}, squares={"q1": fans(red=1), **squares},
        pending=["act diner", "more", "take", "draws", "end-turn"], **rest,
    )  # fmt: skip
    play(state, "attract foot<q1")
    return state


def test_most_vp_win() -> None:
    """Victory Point Victory."""
    outcome = last_action({"vp": 3}, {"vp": 2}).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("points", (0,))
    other = last_action({"vp": 3}, {"vp": 4}).outcome
    assert other is not None
    assert (other.reason, other.ranking) == ("points", ((1,), (0,)))


def test_a_tie_goes_to_more_red_fans_collected() -> None:
    """K26: equal VP; most fans are even too, so that nobody gets their VP."""
    outcome = last_action({"collected": {"red": 1, "blue": 2}}, {"collected": {"red": 3}}).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("red-fans", (1,))


@pytest.mark.parametrize(("reds", "winner"), [((2, 1), 0), ((1, 2), 1)])
def test_the_red_fans_of_either_player_may_decide(reds: tuple[int, int], winner: int) -> None:
    """K26."""
    outcome = last_action(
        {"collected": {"red": reds[0], "blue": 3 - reds[0]}},
        {"collected": {"red": reds[1], "green": 3 - reds[1]}},
    ).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("red-fans", (winner,))
    assert "2 to 1" in outcome.text


def test_red_fans_in_the_fan_zones_do_not_break_a_tie() -> None:
    """K26: collected by Exhibitions."""
    standing = {"casino": {"foot": "red-foot-1", "fans": {"foot": "red"}}}
    outcome = last_action({"kikai": standing}).outcome
    assert outcome is not None
    assert outcome.reason == "draw"


def test_red_fans_decide_nothing_without_a_tie() -> None:
    """K26."""
    outcome = last_action({"vp": 9}, {"collected": {"red": 1}}).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("points", (0,))


def test_equal_vp_and_equal_red_fans_are_a_draw() -> None:
    """K26: said so."""
    outcome = last_action({"vp": 4}, {"vp": 4}).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranking, outcome.draw) == ("draw", ((0, 1),), True)
    assert "draw" in outcome.text


def test_the_sixth_billboard_wins_at_once() -> None:
    """K18."""
    state = sixth()
    events = play(state, "billboard vp-5")
    outcome = state.outcome
    assert state.over
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("media", (0,))
    assert kinds(events) == ["billboard", "media-victory"]


def test_five_billboards_win_nothing() -> None:
    """K18."""
    state = at(
        {"hand": ["diner"]}, squares={f"q{i + 2}": {"billboard": ["yellow", n]} for i, n in enumerate(FIVE)}
    )
    assert state.outcome is None


def test_nothing_is_paid_for_the_sixth_billboard() -> None:
    """K18: neither its bonus nor the Square's VP."""
    state = sixth()
    before = (seat(state)["vp"], tokens(state))
    play(state, "billboard vp-5")
    assert (seat(state)["vp"], tokens(state)) == before


def test_a_media_victory_is_not_scored() -> None:
    """K18: whatever the opponent's points; not even in the last turn."""
    state = sixth(turn=LAST_TURN - 1)
    play(state, "billboard vp-5")
    assert state.outcome is not None
    assert state.outcome.sheet.lines == ()
    assert view(state)["round"] == len(EDITION.master.multipliers)


def test_a_media_victory_beats_any_number_of_points() -> None:
    """K18."""
    state = sixth()
    other = state.position()
    other["seats"]["purple"]["vp"] = {"rounds": 500}  # type: ignore[index]
    rich = state.game.position(other)
    rich.play("billboard vp-5")
    assert rich.outcome is not None
    assert rich.outcome.winners == (0,)


def test_the_effect_of_the_fan_is_still_paid_before_the_sixth_billboard() -> None:
    """K6, K18: it came before."""
    assert tokens(sixth())[0] == 1


def test_billboards_of_both_players_do_not_add_up() -> None:
    """K18: all six of one player."""
    squares: Data = {f"q{i + 2}": {"billboard": ["purple", name]} for i, name in enumerate(FIVE)}
    mine = {"kikai": {"diner": {"foot": "red-foot-1"}}}
    pending = ["act diner", "more", "take", "draws", "end-turn"]
    state = at(mine, streets={"s3": "yellow"}, squares={"q1": fans(red=1), **squares}, pending=pending)
    play(state, "attract foot<q1", "billboard vp-5")
    assert state.outcome is None


@pytest.mark.parametrize("notation", ["play casino", "done", "take pile", "ladder casino body"])
def test_nothing_can_be_done_after_the_end(notation: str) -> None:
    state = last_action()
    refusal = state.refusal(notation)
    assert refusal is not None
    assert (refusal.code, refusal.text) == ("over", "The game is over.")
    with pytest.raises(Refused, match="over"):
        state.play(notation)
    assert state.actions() == []


def test_an_unknown_action_is_unknown_after_the_end_too() -> None:
    with pytest.raises(UnknownAction):
        last_action().play("pass")


def test_the_game_ends_after_the_last_turn_of_the_fourth_round() -> None:
    state = at(
        turn=LAST_TURN - 1,
        pending=["take", "draws", "end-turn"],
        offer=["school"],
        squares={"q1": fans(red=1)},
    )
    play(state, "take school")
    assert state.outcome is None
    assert view(state)["turn"] == LAST_TURN


def test_a_game_that_is_over_has_a_phase_of_its_own() -> None:
    table = view(last_action())
    assert table["phase"] == "over"
    assert "seat" not in table
    assert table["actions"] == []
