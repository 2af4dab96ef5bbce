"""The course of a turn, its end and the extra action's place in it (rulebook: Game Flow; J29, J34, J38)."""

from __future__ import annotations

import pytest

from haguruma.jiguan.constants import SEATS

from .helpers import (
    EDITION,
    END,
    EXTRA,
    GAME,
    OWN,
    at,
    beast,
    card,
    ending,
    legal,
    mover,
    phase,
    play,
    refused,
    said,
    seat,
    shop,
    tokens,
    view,
)

A = EDITION.abilities
LINE = {"c2": "red3", "c5": "green4", "c8": "blue1"}


def test_a_turn_is_action_a_or_action_b() -> None:
    """rulebook: Game Flow 1."""
    state = at({"cells": LINE, "slots": {"n2": "blue8"}})
    assert {action.kind for action in state.actions()} == {"pair", "complete"}


def test_action_b_is_only_there_with_a_blueprint_that_can_be_completed() -> None:
    """rulebook: Action B."""
    assert not legal(at({"cells": LINE, "slots": {"n2": "blue9"}}), "complete")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_turns_clockwise(seats: int) -> None:
    """rulebook: Game Flow."""
    more = {name: {} for name in SEATS[2:seats]}
    state = at(pending=END, **more)
    seen = []
    for _ in range(2 * seats):
        seen.append(mover(state))
        if phase(state) == "action":
            play(state, min(legal(state, "pair")))
            while phase(state) != "end":
                play(
                    state,
                    next(
                        n for n in sorted(legal(state)) if n.split()[0] in ("claim", "put", "refuse", "done")
                    ),
                )
        play(state, "done")
    assert seen == list(SEATS[:seats]) * 2


def test_the_turn_ends_when_the_player_ends_it() -> None:
    """J29."""
    state = ending()
    events = play(state, "done")
    assert said(events, "turn")[0]["turn"] == 2
    assert (mover(state), phase(state)) == ("white", "action")


def test_a_turn_cannot_be_ended_before_the_action() -> None:
    """rulebook: Game Flow: nobody passes (J21)."""
    assert refused(at(), "done")[1] in ("J21", "J29", "rulebook: Game Flow")


def test_missions_exchanges_and_the_ability_stand_at_the_turns_end() -> None:
    """J29: in any order."""
    gears = ["red1", "yellow2", "green3", "blue4"]
    black = {
        "energy": 12, "coins": 1, "cards": ["parts-colours"], "beside": gears, "slots": {"n2": "blue8"},
        "workshop": shop("step"),
    }  # fmt: skip
    state = ending(black)
    assert {"mission parts-colours", "exchange", "coin n2 up", "workshop", "done"} <= legal(state)
    play(
        state,
        "exchange",
        "mission parts-colours",
        *[f"pay {gear}" for gear in gears],
        "workshop",
        "tower red",
        "coin n2 up",
    )
    assert {"exchange", "done"} <= legal(state)


def test_missions_can_be_done_before_and_after_the_extra_action() -> None:
    """J29: missions again after it."""
    first, second = card("beasts-two-blue"), card("parts-pairs")
    slots = {slot.id: beast(colour) for slot, colour in zip(EDITION.slots, first.beasts, strict=False)}
    black = {
        "energy": 7, "cards": [first.id, second.id], "slots": slots, "beside": ["red1", "red2", "blue1"],
        "workshop": shop("extra"),
    }  # fmt: skip
    state = ending(black, houses={"h1": ["blue2"], "h5": ["red5"]})
    play(state, f"mission {first.id}", "workshop", "pair h1", "claim nothing", "put blue2 c1")
    assert legal(state, "mission") == {f"mission {second.id}"}


def test_no_mission_within_the_extra_action() -> None:
    """J29: at the turn's end."""
    first = card("beasts-two-blue")
    slots = {slot.id: beast(colour) for slot, colour in zip(EDITION.slots, first.beasts, strict=False)}
    black = {"cards": [first.id], "slots": slots, "workshop": shop("extra")}
    state = at(black, pending=EXTRA, used_ability=True)
    assert not legal(state, "mission")


def test_the_extra_action_is_not_forced_to_differ_nor_to_be_taken() -> None:
    """J34: it is paid for only if wanted."""
    state = ending({"energy": 7, "workshop": shop("extra")})
    play(state, "done")
    assert mover(state) == "white"
    assert tokens(state, "black")[1] == 7


def test_the_extra_action_belongs_to_the_same_turn() -> None:
    """J34: the turn's number stays."""
    state = ending({"energy": 7, "workshop": shop("extra")})
    before = view(state)["turn"]
    play(state, "workshop", "pair h1")
    assert view(state)["turn"] == before


def test_the_display_is_refilled_last() -> None:
    """J29, J16: after missions and extra action, before the next seat."""
    full = view(at())["display"]
    state = ending(display={**full, "red": ["", *full["red"][1:]]})
    events = [event.kind for event in play(state, "done")]
    assert events.index("refill") < events.index("turn")


def test_it_is_nobody_elses_turn_in_between() -> None:
    """rulebook: Game Flow: the decisions of a turn are all the player's own."""
    state = at(houses={"h1": ["red1"], "h2": ["red2"], "h5": ["red5"]})
    play(state, "pair h1")
    refusal = state.refusal("put red1 c1", 1)
    assert refusal is not None
    assert refusal.code == "not-your-turn"
    assert state.refusal("put red1 c1", 0) is None


def test_the_first_turn_is_the_first_seats() -> None:
    """J25: seats count clockwise from the first player."""
    for game in (GAME, OWN):
        assert mover(game.position({})) == SEATS[0]


def test_with_an_empty_supply_nobody_is_stuck() -> None:
    """facts A29: Action A is always possible."""
    state = at(closing="white")
    assert len(legal(state, "pair")) == len(EDITION.houses)
    assert seat(state)["cells"] == {}
