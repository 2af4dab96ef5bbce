"""Hosting an Exhibition: collecting fans, and fetching them from other Districts."""

from __future__ import annotations

import pytest

from .helpers import (
    EDITION,
    Data,
    acting,
    legal,
    phase,
    play,
    refused,
    said,
    seat,
    tokens,
    whole,
)


def foot(colour: str = "blue", number: int = 1) -> Data:
    """A Foot with a fan before it."""
    return {"foot": f"{colour}-foot-{number}", "fans": {"foot": colour}}


def full(district: str = "casino") -> Data:
    """A finished KIKAI with all three fans before it: blue, green, blue."""
    return whole(district, fans={"foot": "blue", "body": "green", "head": "blue"})


# Collecting


def test_all_own_fans_of_the_district_are_taken() -> None:
    """K8."""
    state = acting("casino", {"kikai": full()})
    events = play(state, "exhibit")
    assert seat(state)["collected"] == {"red": 0, "blue": 2, "green": 1}
    assert seat(state)["kikai"]["casino"]["fans"] == {}
    assert said(events, "collect") == [{"district": "casino", "fans": ["blue", "green", "blue"]}]


def test_the_opponents_fans_stay() -> None:
    state = acting("casino", {"kikai": full()}, {"kikai": {"casino": foot("red")}})
    play(state, "exhibit")
    assert seat(state, "purple")["kikai"]["casino"]["fans"] == {"foot": "red"}


def test_fans_of_other_districts_stay_without_a_megaphone() -> None:
    """K8."""
    state = acting("casino", {"kikai": {"school": foot()}})
    play(state, "exhibit")
    assert seat(state)["kikai"]["school"]["fans"] == {"foot": "blue"}
    assert phase(state) != "collect"


def test_the_fan_zones_are_free_again() -> None:
    """Once shown, a District can attract anew."""
    mine = {"hand": ["casino"], "megaphones": 1, "kikai": {"casino": foot("red")}}
    state = acting("casino", mine, streets={"s9": "yellow"}, squares={"q4": {"fans": ["red", "red"]}})
    assert legal(state, "attract") == set()
    play(state, "exhibit", "play casino", "attract foot<q4")
    assert seat(state)["kikai"]["casino"]["fans"] == {"foot": "red"}


# Fetching


@pytest.mark.parametrize(
    ("name", "away"),
    [("parking", 2), ("diner", 3), ("station", 2), ("school", 1), ("cinema", 1)],
)
def test_fetching_costs_the_distance_in_megaphones(name: str, away: int) -> None:
    """K1, K8: the shorter way round the ring, at most three."""
    state = acting("casino", {"megaphones": away, "kikai": {name: foot()}})
    play(state, "exhibit", f"fetch {name}")
    assert tokens(state)[1] == 0
    assert seat(state)["collected"]["blue"] == 1
    poor = acting(
        "casino", {"megaphones": away, "kikai": {name: foot(), "casino": foot("blue", 2)}, "ladders": 0}
    )
    play(poor, "exhibit")
    assert legal(poor, "fetch") == {f"fetch {name}"}


@pytest.mark.parametrize("name", ["diner", "parking"])
def test_too_few_megaphones_fetch_nobody(name: str) -> None:
    """K8."""
    state = acting("casino", {"megaphones": 1, "kikai": {name: foot(), "school": foot("red")}})
    play(state, "exhibit")
    assert refused(state, f"fetch {name}") == ("no-megaphone", "K8")


def test_fetching_takes_all_own_fans_of_the_other_district() -> None:
    """K8, A20."""
    state = acting("school", {"megaphones": 1, "kikai": full()})
    play(state, "exhibit", "fetch casino")
    assert sum(seat(state)["collected"].values()) == 3


def test_several_districts_may_be_fetched_each_for_its_own_distance() -> None:
    """K8: costs add up over Districts, counted from the District acted in."""
    mine = {"megaphones": 6, "kikai": {"school": foot(), "station": foot("red"), "diner": foot("green")}}
    state = acting("casino", mine)
    events = play(state, "exhibit", "fetch diner", "fetch station", "fetch school")
    assert [fields["megaphones"] for fields in said(events, "fetch")] == [3, 2, 1]
    assert seat(state)["collected"] == {"red": 1, "blue": 1, "green": 1}


def test_a_district_without_own_fans_is_not_fetched() -> None:
    """K8."""
    mine = {"megaphones": 3, "kikai": {"school": foot(), "diner": {"foot": "red-foot-1"}}}
    state = acting("casino", mine, {"kikai": {"station": foot("red", 2)}})
    play(state, "exhibit")
    assert refused(state, "fetch diner") == ("no-fans", "K8")
    assert refused(state, "fetch station") == ("no-fans", "K8")


def test_the_district_acted_in_is_not_fetched() -> None:
    """K8: its fans are taken already."""
    state = acting("casino", {"megaphones": 3, "kikai": {"casino": foot(), "school": foot("red")}})
    play(state, "exhibit")
    assert refused(state, "fetch casino") == ("no-fans", "K8")


def test_the_player_may_end_the_collecting() -> None:
    """K8: fetching is optional."""
    state = acting("casino", {"megaphones": 3, "kikai": {"school": foot()}})
    play(state, "exhibit")
    assert phase(state) == "collect"
    play(state, "done")
    assert tokens(state)[1] == 3
    assert seat(state)["kikai"]["school"]["fans"] == {"foot": "blue"}


def test_collecting_is_a_decision_while_a_ladder_can_be_placed() -> None:
    """K8: its influence would count for this Exhibition."""
    mine = {
        "ladders": 1,
        "kikai": {"casino": {"foot": "blue-foot-1", "body": "blue-body-4", "fans": {"body": "blue"}}},
    }
    state = acting("casino", mine)
    play(state, "exhibit")
    assert (phase(state), legal(state)) == ("collect", {"ladder casino body", "done"})
    play(state, "ladder casino body")
    assert seat(state)["renown"] == EDITION.influence[1]


def test_collecting_is_passed_over_where_nothing_can_be_done() -> None:
    """K8."""
    state = acting("casino", {"megaphones": 3, "kikai": {"casino": foot()}, "hand": ["diner"]})
    play(state, "exhibit")
    assert phase(state) == "more"


@pytest.mark.parametrize(
    "kinds", [("foot",), ("body",), ("head",), ("foot", "body"), ("foot", "head"), ("body", "head")]
)
def test_fans_of_any_part_of_a_kikai_can_be_fetched(kinds: tuple[str, ...]) -> None:
    """K8: whichever of the three Fan-Zones they stand in."""
    reds = {
        "foot": "red-foot-1",
        "body": "red-body-4",
        "head": "red-head-6",
        "fans": dict.fromkeys(kinds, "red"),
    }
    state = acting("casino", {"megaphones": 1, "kikai": {"school": reds}})
    play(state, "exhibit", "fetch school")
    assert seat(state)["collected"]["red"] == len(kinds)
