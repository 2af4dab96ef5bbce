"""What an Exhibition pays: Energy, renown, and the bonuses of the Master's Track."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from haguruma.kikai.constants import COLOURS, DISTRICTS
from haguruma.kikai.editions.edition import Effect, MasterRow

from .helpers import (
    EDITION,
    Data,
    acting,
    kinds,
    legal,
    line,
    phase,
    play,
    said,
    seat,
    tokens,
    value_shown,
    whole,
    with_edition,
)


def foot(colour: str = "blue", number: int = 1) -> Data:
    """A Foot with a fan before it."""
    return {"foot": f"{colour}-foot-{number}", "fans": {"foot": colour}}


def full(district: str = "casino") -> Data:
    """A finished KIKAI with all three fans before it: blue, green, blue."""
    return whole(district, fans={"foot": "blue", "body": "green", "head": "blue"})


def with_master(**changes: Any) -> Any:
    """The example edition with another Master's Track."""
    return with_edition(master=replace(EDITION.master, **changes))


# Energy


@pytest.mark.parametrize("cleared", [0, 1, 4, 5, 7, 13, 20])
def test_an_exhibition_pays_the_rightmost_value_shown(cleared: int) -> None:
    """K32: of the spaces cleared that show one; none shows nothing."""
    state = acting("casino", {"cleared": cleared})
    play(state, "exhibit")
    assert tokens(state)[0] == value_shown(cleared)


def test_the_value_may_stand_left_of_the_last_space_cleared() -> None:
    """K32: not every space shows one."""
    assert EDITION.track[4].value is None
    assert value_shown(5) == value_shown(4) > 0


def test_an_exhibition_is_open_to_every_card() -> None:
    """K8: without a fan, a KIKAI or a Megaphone."""
    for name in DISTRICTS:
        state = acting(name, {"cleared": 2})
        events = play(state, "exhibit")
        assert kinds(events) == ["exhibit", "exhibition"]
        assert tokens(state)[0] == value_shown(2)


def test_an_empty_exhibition_moves_no_marker() -> None:
    state = acting("casino", {"cleared": 2, "influence": {"red": 5}, "renown": 4})
    play(state, "exhibit")
    assert seat(state)["renown"] == 4


def test_an_empty_district_may_host_fans_from_elsewhere() -> None:
    """K8: renown is counted for the fans fetched."""
    state = acting("station", {"megaphones": 1, "influence": {"blue": 2}, "kikai": {"school": foot()}})
    play(state, "exhibit", "fetch school")
    assert seat(state)["renown"] == 2


# Renown


def test_renown_is_the_sum_of_each_fans_colour_influence() -> None:
    """K8: the colour's track, not the component's value."""
    state = acting("casino", {"influence": {"red": 9, "blue": 3, "green": 2}, "kikai": full()})
    events = play(state, "exhibit")
    assert seat(state)["renown"] == 3 + 2 + 3
    assert said(events, "exhibition")[0]["renown"] == 8


def test_a_colour_without_influence_brings_no_renown() -> None:
    state = acting("casino", {"influence": {"blue": 3}, "kikai": full()})
    play(state, "exhibit")
    assert seat(state)["renown"] == 6


def test_renown_adds_to_what_the_round_has_brought() -> None:
    state = acting("casino", {"influence": {"blue": 1}, "renown": 4, "kikai": {"casino": foot()}})
    play(state, "exhibit")
    assert seat(state)["renown"] == 5


def test_energy_comes_before_renown() -> None:
    """K8: the track's Energy, then the move, then the bonuses."""
    state = acting("casino", {"cleared": 1, "influence": {"blue": 3}, "kikai": {"casino": foot()}})
    events = play(state, "exhibit")
    assert kinds(events) == ["exhibit", "collect", "exhibition", "gain"]


def test_every_bonus_passed_or_reached_is_gained_in_track_order() -> None:
    """K8, MB8."""
    state = acting("casino", {"influence": {"blue": 12}, "kikai": {"casino": foot()}})
    events = play(state, "exhibit")
    passed = [effect for space, effect in EDITION.master.bonuses if space <= 12]
    assert len(said(events, "gain")) == len(passed) == 4
    assert tokens(state) == (2, 1, 1)


def test_a_bonus_left_behind_is_not_gained_again() -> None:
    """K8: only spaces passed in this move."""
    state = acting("casino", {"influence": {"blue": 2}, "renown": 3, "kikai": {"casino": foot()}})
    events = play(state, "exhibit")
    assert said(events, "gain") == []


def test_a_bonus_reached_exactly_is_gained() -> None:
    """K8."""
    state = acting("casino", {"influence": {"blue": 1}, "renown": 2, "kikai": {"casino": foot()}})
    play(state, "exhibit")
    assert tokens(state)[0] == 1


def test_a_track_bonus_with_a_choice_asks() -> None:
    """K8, K15: space 20 of the example edition."""
    state = acting("casino", {"influence": {"blue": 1}, "renown": 19, "kikai": {"casino": foot()}})
    play(state, "exhibit")
    assert legal(state) == {"choose megaphone", "choose ladder"}


def test_vp_on_the_track_are_banked() -> None:
    """K14: the track's effects are edition data."""
    state = acting("casino", {"influence": {"blue": 1}, "renown": 14, "kikai": {"casino": foot()}})
    play(state, "exhibit")
    assert line(state, "master") == (1, 0)


def test_two_choices_on_the_track_are_asked_in_turn() -> None:
    """K8, K15: and a position written down between them reads back."""
    choice = Effect(choice=(Effect(megaphone=1), Effect(ladder=1)))
    game = with_master(bonuses=((1, choice), (2, choice)))
    state = acting("casino", {"influence": {"blue": 2}, "kikai": {"casino": foot()}}, game=game)
    play(state, "exhibit")
    again = game.position(state.position())
    assert again.fingerprint() == state.fingerprint()
    play(state, "choose megaphone", "choose ladder")
    assert tokens(state) == (0, 1, 1)


def test_the_marker_stops_at_the_last_space() -> None:
    """K14: further steps are lost."""
    state = acting("casino", {"influence": {"blue": 99}, "kikai": {"casino": foot()}})
    play(state, "exhibit")
    while phase(state) == "choose":
        state.play(state.actions()[0])
    assert seat(state)["renown"] == EDITION.master.spaces


def test_what_the_track_gives_is_too_late_for_this_exhibition() -> None:
    """K8: a Megaphone gained on the way fetches nobody, a Ladder placed after adds no renown."""
    mine = {"influence": {"blue": 4}, "renown": 8, "ladders": 0, "kikai": {**full(), "school": foot("red")}}
    state = acting("casino", mine)
    play(state, "exhibit")
    assert tokens(state)[1] == 1
    assert phase(state) not in ("collect", "act")
    assert seat(state)["kikai"]["school"]["fans"] == {"foot": "red"}


def test_rows_begin_at_the_printed_spaces() -> None:
    """K14: the first space of each row is edition data; START belongs to row 1 there if it says so."""
    for number, row in enumerate(EDITION.master.rows, 1):
        assert seat(acting("casino", {"renown": row.first}))["row"] == number
        assert row.first == 0 or seat(acting("casino", {"renown": row.first - 1}))["row"] == number - 1


def test_start_may_stand_before_the_first_row() -> None:
    """K14: an edition whose row 1 begins at space 1 gives START nothing."""
    game = with_master(rows=(MasterRow(1, 3), MasterRow(4, 5)))
    assert seat(acting("casino", game=game))["row"] == 0
    assert seat(acting("casino", {"renown": 1}, game=game))["row"] == 1


def test_fans_are_collected_for_good() -> None:
    """They lie beside the Player Board and count at the end."""
    state = acting("casino", {"collected": {"red": 2, "blue": 0, "green": 0}, "kikai": full()})
    play(state, "exhibit")
    assert seat(state)["collected"] == {"red": 2, "blue": 2, "green": 1}
    assert sum(seat(state)["collected"][colour] for colour in COLOURS) == 5


def test_an_additional_action_may_follow_an_empty_exhibition() -> None:
    """K9."""
    state = acting("casino", {"hand": ["diner"], "megaphones": 1, "cleared": 2})
    play(state, "exhibit", "play diner", "exhibit")
    assert tokens(state) == (2 * value_shown(2), 0, 0)
