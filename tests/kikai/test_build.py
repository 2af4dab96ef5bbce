"""Building KIKAI: order, cost, Foundation Tile, influence, the display."""

from __future__ import annotations

import pytest

from haguruma.kikai.constants import COLOURS, KINDS

from .helpers import (
    EDITION,
    acting,
    fans,
    kinds,
    legal,
    part,
    phase,
    play,
    refused,
    said,
    seat,
    tokens,
    view,
    whole,
)

FOOT = {"casino": {"foot": "blue-foot-1"}}
BODY = {"casino": {"foot": "blue-foot-1", "body": "green-body-4"}}
SHOWN = {
    "foot": ["blue-foot-2", "red-foot-1", "green-foot-1"],
    "body": ["blue-body-6", "red-body-4", "green-body-5"],
    "head": ["green-head-7", "red-head-6", "blue-head-6"],
}


def test_an_empty_site_takes_a_foot_only() -> None:
    state = acting("casino", {"energy": 20}, display=SHOWN)
    assert legal(state, "build") == {f"build {name}" for name in SHOWN["foot"]}
    assert refused(state, "build blue-body-6") == ("wrong-order", "rulebook: Build")


def test_a_foot_takes_a_body_only() -> None:
    state = acting("casino", {"energy": 20, "kikai": FOOT}, display=SHOWN)
    assert legal(state, "build") == {f"build {name}" for name in SHOWN["body"]}
    assert refused(state, "build red-head-6") == ("wrong-order", "rulebook: Build")


def test_a_body_takes_a_head_only() -> None:
    state = acting("casino", {"energy": 20, "kikai": BODY}, display=SHOWN)
    assert legal(state, "build") == {f"build {name}" for name in SHOWN["head"]}
    assert refused(state, "build red-foot-1") == ("wrong-order", "rulebook: Build")


def test_nothing_is_built_on_a_complete_kikai() -> None:
    state = acting("casino", {"energy": 20, "kikai": whole()}, display={**SHOWN, "foot": []})
    assert refused(state, "build red-head-6") == ("complete", "rulebook: Build")


def test_a_kikai_may_mix_colours() -> None:
    state = acting("casino", {"energy": 20, "kikai": FOOT}, display=SHOWN)
    play(state, "build red-body-4")
    assert seat(state)["kikai"]["casino"]["body"] == "red-body-4"


def test_one_action_builds_one_component() -> None:
    state = acting("casino", {"energy": 20}, display=SHOWN)
    play(state, "build red-foot-1")
    assert refused(state, "build blue-body-6")[0] == "wrong-step"


def test_a_component_is_built_in_the_district_of_the_card() -> None:
    state = acting("diner", {"energy": 20, "kikai": FOOT}, display=SHOWN)
    play(state, "build red-foot-1")
    assert seat(state)["kikai"]["diner"]["foot"] == "red-foot-1"


def test_both_players_build_in_every_district() -> None:
    state = acting("casino", {"energy": 20}, {"kikai": FOOT}, display=SHOWN)
    play(state, "build red-foot-1")
    assert seat(state)["kikai"]["casino"]["foot"] == "red-foot-1"
    assert seat(state, "purple")["kikai"]["casino"]["foot"] == "blue-foot-1"


@pytest.mark.parametrize("name", ["blue-foot-2", "red-foot-1"])
def test_a_component_costs_its_printed_energy(name: str) -> None:
    state = acting("casino", {"energy": 9}, display=SHOWN)
    events = play(state, f"build {name}")
    assert tokens(state)[0] == 9 - part(name).cost
    assert said(events, "build") == [{"component": name, "district": "casino", "cost": part(name).cost}]


def test_a_component_is_paid_in_full_or_not_built() -> None:
    state = acting("casino", {"energy": part("blue-foot-2").cost - 1}, display=SHOWN)
    assert refused(state, "build blue-foot-2") == ("no-energy", "rulebook: Build")


def test_the_last_energy_may_be_spent() -> None:
    state = acting("casino", {"energy": part("blue-foot-2").cost}, display=SHOWN)
    play(state, "build blue-foot-2")
    assert tokens(state)[0] == 0


def test_only_an_open_component_can_be_built() -> None:
    state = acting("casino", {"energy": 20}, display=SHOWN)
    assert refused(state, "build blue-foot-3") == ("not-open", "rulebook: Build")


def test_a_starting_foot_of_the_box_is_never_built() -> None:
    """K31: the starting Feet are outside display and pile."""
    state = acting("casino", {"energy": 20}, display=SHOWN)
    assert refused(state, "build red-foot-yellow") == ("not-open", "rulebook: Build")


@pytest.mark.parametrize("kind", KINDS)
def test_a_built_component_is_replaced_by_a_hidden_one_of_its_kind(kind: str) -> None:
    stands = {"foot": {}, "body": FOOT, "head": BODY}[kind]
    state = acting("casino", {"energy": 20, "kikai": stands}, display=SHOWN)
    hidden = state.position()["hidden"][kind]  # type: ignore[index]
    name = SHOWN[kind][0]
    events = play(state, f"build {name}")
    assert view(state)["display"][kind] == [*SHOWN[kind][1:], hidden[0]]
    assert [event.kind for event in events if event.reveals] == ["reveal-component"]


def test_with_the_supply_exhausted_the_display_shrinks() -> None:
    """Three are open until the supply runs out."""
    used = {
        "diner": {"foot": "blue-foot-1"}, "station": {"foot": "blue-foot-3"}, "school": {"foot": "red-foot-2"},
        "parking": {"foot": "green-foot-2"}, "cinema": {"foot": "green-foot-3"},
    }  # fmt: skip
    state = acting(
        "casino", {"energy": 20, "kikai": used}, display={"foot": SHOWN["foot"]}, hidden={"foot": []}
    )
    events = play(state, "build blue-foot-2")
    assert view(state)["display"]["foot"] == ["red-foot-1", "green-foot-1"]
    assert "reveal-component" not in kinds(events)


def test_a_foot_discards_its_foundation_tile_and_gains_nothing() -> None:
    """Standard: the tile only stops costing VP."""
    tiles = {"casino": EDITION.foundations[0], "diner": EDITION.foundations[1]}
    state = acting("casino", {"energy": 1, "foundations": tiles}, display=SHOWN)
    events = play(state, "build red-foot-1")
    assert seat(state)["foundations"] == {"diner": EDITION.foundations[1]}
    assert tokens(state) == (0, 0, 0)
    assert kinds(events) == ["build", "reveal-component"]


def test_a_foot_advances_the_marker_of_its_colour_without_a_ladder() -> None:
    state = acting("casino", {"energy": 9, "influence": {"red": 4}}, display=SHOWN)
    play(state, "build red-foot-1")
    assert seat(state)["influence"] == {"red": 4 + EDITION.influence[0], "blue": 0, "green": 0}


def test_a_foot_leaves_the_opponents_foundation_tile() -> None:
    tiles = {"casino": EDITION.foundations[0]}
    state = acting("casino", {"energy": 9, "foundations": tiles}, {"foundations": tiles}, display=SHOWN)
    play(state, "build red-foot-1")
    assert seat(state, "purple")["foundations"] == tiles


@pytest.mark.parametrize(("name", "stands"), [("red-body-4", FOOT), ("red-head-6", BODY)])
def test_a_body_or_head_alone_moves_no_marker(name: str, stands: dict[str, object]) -> None:
    """K7: only its Ladders do."""
    state = acting("casino", {"energy": 9, "ladders": 3, "kikai": stands}, display=SHOWN)
    play(state, f"build {name}")
    assert seat(state)["influence"] == dict.fromkeys(COLOURS, 0)
    assert tokens(state)[2] == 3


@pytest.mark.parametrize(
    ("name", "stands"), [("blue-foot-2", {}), ("green-body-5", FOOT), ("green-head-7", BODY)]
)
def test_building_does_not_trigger_the_effect(name: str, stands: dict[str, object]) -> None:
    state = acting("casino", {"energy": part(name).cost, "kikai": stands}, display=SHOWN)
    play(state, f"build {name}")
    assert tokens(state) == (0, 0, 0)
    assert seat(state)["vp"] == 0


def test_building_uses_up_the_action() -> None:
    state = acting("casino", {"energy": 9}, display=SHOWN, offer=["diner"])
    play(state, "build red-foot-1")
    assert phase(state) == "take"


def test_building_leaves_fans_where_they_stand() -> None:
    stands = {"casino": {"foot": "blue-foot-1", "fans": {"foot": "blue"}}}
    state = acting("casino", {"energy": 9, "kikai": stands}, display=SHOWN, squares={"q4": fans(red=1)})
    play(state, "build red-body-4")
    assert seat(state)["kikai"]["casino"]["fans"] == {"foot": "blue"}


@pytest.mark.parametrize("foot", ["red-foot-yellow", "blue-foot-yellow"])
def test_a_starting_foot_is_built_upon_like_any_other(foot: str) -> None:
    """K31: once it stands, the next component there is a Body."""
    state = acting("casino", {"energy": 20, "kikai": {"casino": {"foot": foot}}}, display=SHOWN)
    assert legal(state, "build") == {f"build {name}" for name in SHOWN["body"]}
