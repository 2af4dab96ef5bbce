"""The tile of the free first fan: which fan pays nothing, over which ways, and when the privilege is spent (K35)."""

from __future__ import annotations

import pytest

from .advanced import acting
from .helpers import REST, Data, fans, legal, play, refused, said, street, tokens

TILE: Data = {"tiles": ["free-fan"]}
TWO: Data = {"kikai": {"diner": {"foot": "red-foot-2", "body": "red-body-6"}}}
"""A red Foot and a red Body in Diner that pay VP only."""
THEIRS: Data = {"s3": "purple", "s13": "purple", "s12": "purple"}
"""Purple's streets: q1 one dropper away from Diner, q6 two, q2 three."""
MIXED: Data = {"s3": "yellow", "s12": "purple"}
"""Own to q1, Purple's double street on to q2."""


def test_a_first_fan_over_the_opponents_network_pays_nothing() -> None:
    """K35: and the opponent gets nothing."""
    state = acting("diner", {**TWO, **TILE, "energy": 5}, streets=THEIRS, squares={"q2": fans(red=2)})
    events = play(state, "attract foot<q2")
    assert said(events, "attract")[0]["toll"] == 0
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (5, 0)


def test_without_the_tile_it_pays() -> None:
    """K5: one Energy for each opposing dropper, to the opponent."""
    state = acting(
        "diner", {**TWO, "energy": 5}, {"tiles": ["free-fan"]}, streets=THEIRS, squares={"q2": fans(red=2)}
    )
    play(state, "attract foot<q2")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (2, 3)


def test_a_first_fan_is_free_over_a_mixed_way() -> None:
    """K35: by any way, own streets and the opponent's."""
    state = acting("diner", {**TWO, **TILE, "energy": 5}, streets=MIXED, squares={"q2": fans(red=2)})
    play(state, "attract body<q2")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (5, 0)


def test_a_player_without_energy_may_bring_a_first_fan() -> None:
    """K35: there is nothing to pay."""
    state = acting("diner", {**TWO, **TILE}, streets=THEIRS, squares={"q2": fans(red=2)})
    assert legal(state, "attract") == {"attract foot<q2", "attract body<q2"}


def test_the_second_fan_pays_in_full() -> None:
    """K35: the first of the action alone is free."""
    state = acting("diner", {**TWO, **TILE, "energy": 5}, streets=THEIRS, squares={"q2": fans(red=3)})
    events = play(state, "attract foot<q2", "attract body<q2")
    assert [event["toll"] for event in said(events, "attract")] == [0, 3]
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (2, 3)


def test_a_second_fan_that_cannot_be_paid_cannot_come() -> None:
    """K35, K5."""
    state = acting(
        "diner", {**TWO, **TILE, "energy": 2}, streets=THEIRS, squares={"q2": fans(red=3), "q6": fans(red=2)}
    )
    play(state, "attract foot<q2")
    assert legal(state, "attract") == {"attract body<q6"}
    assert refused(state, "attract body<q2") == ("no-energy", "K5")


def test_a_first_fan_by_own_streets_spends_the_privilege() -> None:
    """K35: it was the first, though it needed no help."""
    state = acting(
        "diner", {**TWO, **TILE, "energy": 5}, streets=MIXED, squares={"q1": fans(red=2), "q2": fans(red=2)}
    )
    play(state, "attract foot<q1", "attract body<q2")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (5 - street("s12").spaces, street("s12").spaces)


def test_each_attract_action_has_a_first_fan() -> None:
    """K35: every Attract action, the extra one too."""
    mine = {**TILE, "energy": 5, "megaphones": 1, "hand": ["school"]}
    mine["kikai"] = {**TWO["kikai"], "school": {"foot": "blue-foot-3"}}
    state = acting(
        "diner", mine, streets={**THEIRS, "s7": "purple"}, squares={"q2": fans(red=2), "q4": fans(blue=2)}
    )
    play(state, "attract foot<q2", "done", "play school", "attract foot<q4")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (5, 0)


def test_an_action_broken_off_leaves_nothing_for_the_next() -> None:
    """K35: it belongs to an action; a second fan later in the same one is no first."""
    state = acting(
        "diner", {**TWO, **TILE, "energy": 9}, streets=THEIRS, squares={"q6": fans(red=2), "q1": fans(red=2)}
    )
    play(state, "attract foot<q6")
    before = tokens(state)[0]
    play(state, "attract body<q1")
    assert tokens(state)[0] == before - street("s3").spaces


def test_a_position_in_the_midst_of_an_attract_has_no_free_fan_left() -> None:
    """K35: further fans are due there, and one has come."""
    state = acting("diner", {**TWO, **TILE, "energy": 5}, streets=THEIRS, squares={"q2": fans(red=2)})
    data = state.position()
    data["pending"] = ["attract diner", *REST]
    later = state.game.position(data)
    play(later, "attract foot<q2")  # type: ignore[arg-type]
    assert later.energy == [2, 3]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("streets", "rule"),
    [({}, "K5"), ({"s12": "purple"}, "K5"), ({"s1": "purple", "s13": "purple"}, "K5")],
    ids=["no streets", "cut off", "of another District"],
)
def test_a_free_fan_still_needs_a_way(streets: Data, rule: str) -> None:
    """K35, K5: streets with droppers all the way into the District."""
    state = acting(
        "diner", {**TWO, **TILE, "energy": 9}, streets=streets, squares={"q2": fans(red=2), "q6": fans(red=1)}
    )
    assert refused(state, "attract foot<q2")[1] == rule


def test_a_free_fan_passes_no_other_district() -> None:
    """K35, K5: into the card's District and into no other on the way."""
    streets = {"s17": "purple", "s11": "purple"}
    mine = {**TILE, "kikai": {"casino": {"foot": "red-foot-2"}}, "energy": 9}
    state = acting("casino", mine, streets=streets, squares={"q5": fans(red=2)})
    assert refused(state, "attract foot<q5") == ("no-way", "K5")


def test_the_opponent_of_the_owner_pays_as_ever() -> None:
    """K35: the tile is its owner's; tolls still come in."""
    theirs = {**TWO, "energy": 5}
    state = acting("diner", TILE, theirs, turn=2, streets={"s3": "yellow"}, squares={"q1": fans(red=2)})
    play(state, "attract foot<q1")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (1, 4)


def test_a_free_fan_gains_its_effect_and_its_billboard() -> None:
    """K35, K17: only the toll is spared."""
    state = acting("diner", {**TWO, **TILE}, streets={"s3": "purple"}, squares={"q1": fans(red=1)})
    events = play(state, "attract foot<q1")
    assert [event.kind for event in events][:4] == ["attract", "gain", "billboard", "gain"]
