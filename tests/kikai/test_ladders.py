"""Placing Ladders: where, when, and what they bring."""

from __future__ import annotations

import pytest

from .helpers import EDITION, acting, at, fans, legal, part, play, refused, said, seat, tokens, whole

BODY = {"foot": "blue-foot-1", "body": "green-body-4"}
TO_BODY, TO_HEAD = EDITION.body_ladders, EDITION.head_ladders


def test_a_ladder_at_a_body_advances_its_colour_by_two() -> None:
    """K7."""
    state = at({"hand": ["diner"], "ladders": TO_BODY, "kikai": {"casino": BODY}})
    events = play(state, "ladder casino body")
    assert seat(state)["influence"] == {"red": 0, "blue": 0, "green": EDITION.influence[1]}
    assert tokens(state)[2] == 0
    assert {"kind": "body", "district": "casino", "ladders": TO_BODY}.items() <= said(events, "ladder")[
        0
    ].items()


def test_two_ladders_at_a_head_advance_its_colour_by_three() -> None:
    """K7: both at once, whatever colours stand below."""
    state = at({"hand": ["diner"], "ladders": TO_HEAD, "kikai": whole(ladders=1)})
    play(state, "ladder casino head")
    assert seat(state)["influence"] == {"red": 0, "blue": EDITION.influence[2], "green": 0}
    assert tokens(state)[2] == 0


def test_the_printed_steps_are_one_two_three() -> None:
    """Foot +1 for none, Body +2 for 1 Ladder, Head +3 for 2."""
    assert (EDITION.influence, TO_BODY, TO_HEAD) == ((1, 2, 3), 1, 2)


def test_the_heads_ladders_come_after_the_bodys() -> None:
    """K7."""
    state = at({"hand": ["diner"], "ladders": 3, "kikai": whole()})
    assert refused(state, "ladder casino head") == ("body-first", "K7")
    play(state, "ladder casino body", "ladder casino head")
    assert seat(state)["kikai"]["casino"]["ladders"] == 2


def test_one_ladder_is_not_enough_for_a_head() -> None:
    """K7: two at once, no half-way."""
    state = at({"hand": ["diner"], "ladders": TO_HEAD - 1, "kikai": whole(ladders=1)})
    assert refused(state, "ladder casino head") == ("no-ladder", "K7")


def test_a_body_takes_its_ladder_once() -> None:
    """K7."""
    state = at({"hand": ["diner"], "ladders": 3, "kikai": whole(ladders=1)})
    assert refused(state, "ladder casino body") == ("has-ladders", "K7")


def test_a_head_takes_its_ladders_once() -> None:
    """K7."""
    state = at({"hand": ["diner"], "ladders": 3, "kikai": whole(ladders=2)})
    assert refused(state, "ladder casino head") == ("has-ladders", "K7")


def test_a_ladder_needs_a_component_to_stand_at() -> None:
    """K7: not a Foot, not the opponent's Body."""
    state = at(
        {"hand": ["diner"], "ladders": 3, "kikai": {"diner": {"foot": "blue-foot-2"}}}, {"kikai": whole()}
    )
    assert refused(state, "ladder diner body") == ("nothing-there", "K7")
    assert refused(state, "ladder casino body") == ("nothing-there", "K7")


def test_without_a_ladder_nothing_is_placed() -> None:
    """K7."""
    state = at({"hand": ["diner"], "kikai": {"casino": BODY}})
    assert refused(state, "ladder casino body") == ("no-ladder", "K7")


@pytest.mark.parametrize(
    "pending",
    [
        ["play", "more", "take", "draws", "end-turn"],
        ["act diner", "more", "take", "draws", "end-turn"],
        ["attract diner", "more", "take", "draws", "end-turn"],
        ["collect diner", "payout", "more", "take", "draws", "end-turn"],
        ["choose megaphone/ladder track", "more", "take", "draws", "end-turn"],
        ["sign q3", "more", "take", "draws", "end-turn"],
        ["more", "take", "draws", "end-turn"],
        ["take", "draws", "end-turn"],
        ["draws", "end-turn"],
    ],
    ids=lambda pending: pending[0].split()[0],
)
def test_ladders_are_placed_at_any_decision_of_the_own_turn(pending: list[str]) -> None:
    """K7: in any District, whatever the turn waits for."""
    mine = {
        "hand": ["diner"], "ladders": TO_BODY, "megaphones": 1,
        "kikai": {"casino": BODY, "diner": {"foot": "red-foot-1"}},
    }  # fmt: skip
    squares = {"q1": fans(red=2), "q3": {}}
    state = at(mine, pending=pending, squares=squares, streets={"s3": "yellow"}, offer=["school"])
    assert state.position()["pending"] == pending
    play(state, "ladder casino body")
    assert seat(state)["influence"]["green"] == EDITION.influence[1]


def test_several_ladders_may_be_placed_in_a_row() -> None:
    """K7: several, in any Districts, and the turn goes on where it was."""
    mine = {
        "hand": ["diner"],
        "ladders": 2,
        "kikai": {"casino": BODY, "school": {"foot": "red-foot-1", "body": "red-body-4"}},
    }
    state = at(mine)
    play(state, "ladder school body", "ladder casino body", "play diner")
    assert tokens(state)[2] == 0


def test_ladders_wait_for_the_own_turn() -> None:
    """K7: the opponent's Ladders are placed in the opponent's turn."""
    state = at({"hand": ["diner"]}, {"ladders": 3, "kikai": {"casino": BODY}})
    assert legal(state, "ladder") == set()
    refusal = state.refusal("ladder casino body", 1)
    assert refusal is not None
    assert refusal.code == "not-your-turn"


def test_a_placed_ladder_does_not_trigger_the_effect() -> None:
    """K7."""
    state = at({"hand": ["diner"], "ladders": 1, "kikai": {"casino": BODY}})
    play(state, "ladder casino body")
    assert tokens(state) == (0, 0, 0)
    assert part("green-body-4").effect.energy


def test_effects_need_no_ladder() -> None:
    """K7: a fan pays the Effect of a Body without one, and moves no marker."""
    mine = {"kikai": {"diner": {"foot": "blue-foot-1", "body": "green-body-4"}}}
    state = acting("diner", mine, streets={"s3": "yellow"}, squares={"q1": fans(green=2)})
    play(state, "attract body<q1")
    assert tokens(state)[0] == part("green-body-4").effect.energy
    assert seat(state)["influence"]["green"] == 0


def test_a_ladder_placed_before_the_exhibition_is_over_still_counts() -> None:
    """K7, K8: placed while fans are being collected, it raises the renown of this Exhibition."""
    mine = {"ladders": TO_BODY, "kikai": {"casino": {**BODY, "fans": {"body": "green"}}}}
    state = acting("casino", mine)
    play(state, "exhibit", "ladder casino body")
    assert seat(state)["renown"] == EDITION.influence[1]
