"""The last gear, the airship, the last turns and what changes between the periods (rulebook: Game Flow; J21, J22)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from haguruma.jiguan.constants import SEATS
from haguruma.jiguan.state import JiguanState

from .helpers import (
    BEGINNER,
    EDITION,
    END,
    Data,
    at,
    ending,
    faults,
    legal,
    mover,
    phase,
    play,
    refused,
    said,
    seat,
    shop,
    showing,
    tokens,
    view,
)

ONE = {"h1": ["red1"]}
"""A supply of one gear."""
FOUR: Data = {"orange": {}, "teal": {}}


def take_last(state: JiguanState) -> None:
    """The seat on move takes the last gear and ends the turn."""
    play(state, "pair h1", "claim nothing", "put red1 c1")
    finish_turn(state)


def finish_turn(state: JiguanState) -> None:
    """End the purchase and the turn."""
    while phase(state) in ("purchase", "end") and mover(state):
        before = mover(state)
        play(state, "done")
        if mover(state) != before or phase(state) == "action":
            return


def rewards_only(state: JiguanState) -> None:
    """A turn with an empty supply."""
    play(state, "pair h1", "claim nothing", "claim nothing")
    finish_turn(state)


def test_who_takes_the_last_gear_takes_the_airship() -> None:
    """rulebook: Game Flow; J21."""
    state = at(houses=ONE)
    events = play(state, "pair h1")
    assert said(events, "last-gear") == [{}]
    assert (view(state)["airship"], view(state)["closing"]) == ("black", "black")


@pytest.mark.parametrize("how", ["card", "workshop", "extra"])
def test_the_last_gear_counts_by_any_means(how: str) -> None:
    """J21: by a card, by the workshop, in an extra action."""
    if how == "card":
        state = at(pending=["any-card", "bought a2", *END], display=showing("gear-red"), houses=ONE)
        play(state, "card gear-red", "house h1")
    elif how == "workshop":
        state = at({"energy": 4, "workshop": shop("gear")}, houses=ONE)
        play(state, "workshop", "house h1")
    else:
        state = ending({"energy": 7, "workshop": shop("extra")}, houses=ONE)
        play(state, "workshop", "pair h1")
    assert view(state)["closing"] == "black"


def test_a_gear_of_the_box_ends_nothing() -> None:
    """J21: from the board."""
    state = at({"energy": 4, "workshop": shop("gear")}, houses=ONE)
    play(state, "workshop", f"box {view(state)['box'][0]}")
    assert "closing" not in view(state)


def test_the_taker_finishes_the_turn() -> None:
    """J21: placing, purchase, missions, extra action."""
    state = at({"energy": 9, "workshop": shop("extra"), "slots": {"n2": "red"}}, houses=ONE)
    play(state, "pair h1", "claim nothing", "put red1 c5")
    assert phase(state) == "purchase"
    play(state, "done", "workshop", "pair h3", "claim nothing", "claim nothing")
    assert (phase(state), mover(state)) == ("end", "black")


def test_an_early_taker_still_has_the_action() -> None:
    """J21, J3: the workshop took the last gear before it."""
    state = at({"energy": 4, "workshop": shop("gear")}, houses=ONE)
    play(state, "workshop", "house h1", "put red1 c1")
    assert len(legal(state, "pair")) == 10
    again = state.game.position(state.position())
    assert again.as_ints() == state.as_ints()


@pytest.mark.parametrize("taker", SEATS)
def test_every_other_player_has_exactly_one_more_turn(taker: str) -> None:
    """rulebook: Game Flow, [Important]; J21: clockwise from the taker, who has none."""
    state = at(seat=taker, houses=ONE, **FOUR)
    number = SEATS.index(taker)
    take_last(state)
    for step in range(1, 4):
        assert (mover(state), phase(state)) == (SEATS[(number + step) % 4], "action")
        rewards_only(state)
    assert view(state)["period"] == 2


def test_nobody_passes_in_the_last_turns() -> None:
    """J21."""
    state = at(closing="white", seat="black", turn=3)
    assert "done" not in legal(state)


def test_action_b_is_possible_in_a_last_turn() -> None:
    """rulebook: every other player may take one more turn."""
    black = {"cells": {"c2": "red3", "c5": "green4", "c8": "blue1"}, "slots": {"n2": "blue8"}}
    state = at(black, closing="white", seat="black", turn=3)
    assert legal(state, "complete")


def test_the_airships_holder_opens_period_two() -> None:
    """rulebook: Game Flow; J21."""
    state = at(seat="orange", houses=ONE, **FOUR)
    take_last(state)
    for _ in range(3):
        rewards_only(state)
    assert (view(state)["period"], mover(state), phase(state)) == (2, "orange", "action")
    assert view(state)["airship"] == "orange"
    assert "closing" not in view(state)


def test_in_period_two_the_airship_goes_from_its_holder_to_the_taker() -> None:
    """J21."""
    state = at(period=2, airship="white", seat="black", houses=ONE)
    assert view(state)["airship"] == "white"
    play(state, "pair h1")
    assert view(state)["airship"] == "black"


def between(black: Data | None = None, **rest: Any) -> JiguanState:
    """The end of period 1 with two players: White took the last gear, Black has had the last turn."""
    state = ending(black, closing="white", turn=3, **rest)
    play(state, "done")
    while phase(state) == "trade":
        play(state, "done")
    return state


def test_then_gears_of_type_two_are_dealt_on_all_houses() -> None:
    """rulebook: Game Flow: evenly, face up; J4, J22."""
    state = between()
    wanted = Counter(
        f"{gear.colour}{gear.number}" for gear in EDITION.gears if gear.type == 2 and not gear.mark
    )
    hidden: Any = state.position()["hidden"]
    piles = hidden["houses"]
    assert Counter(gear for pile in piles.values() for gear in pile) == wanted
    assert {len(pile) for pile in piles.values()} == {2}
    assert view(state)["later"] == 0


def test_gears_of_the_second_deal_are_hidden_until_then() -> None:
    """J28."""
    state = ending({}, closing="white", turn=3)
    assert view(state)["later"] == 20
    events = play(state, "done")
    shown = said(events, "period")
    assert shown
    assert shown[0]["tops"] == [pile["top"] for pile in view(state)["houses"].values()]


def test_all_else_stays_between_the_periods() -> None:
    """J22: bench, towers, rows, tokens, cards, box, stacks."""
    black = {
        "coins": 2, "energy": 5, "ranks": {"red": 3}, "rows": [2, 3], "cells": {"c1": "red3"}, "beside": ["blue1"],
        "slots": {"n2": {"colour": "blue", "value": 8, "coins": 1}}, "cards": ["parts-any"], "turned": ["goods-red"],
        "workshop": shop("gear"),
    }  # fmt: skip
    state = ending(black, {"ranks": {"red": 4}}, closing="white", turn=3)
    before, table = seat(state), view(state)
    play(state, "done")
    while phase(state) == "trade":
        play(state, "done")
    after, later = seat(state), view(state)
    for key in ("coins", "ranks", "rows", "cells", "beside", "slots", "cards", "turned", "workshop"):
        assert after[key] == before[key], key
    for key in ("box", "stacks", "display", "decks"):
        assert later[key] == table[key], key


def test_the_bonus_tiles_are_turned_over() -> None:
    """rulebook: Setup 4 ("flip"); J22."""
    state = ending({}, closing="white", turn=3)
    for period in (1, 2):
        assert view(state)["period"] == period
        for tile in view(state)["tiles"].values():
            printed = EDITION.bonus_tiles[tile["bonus"]]
            side = printed.first if period == 1 else printed.second
            assert tile["bonus_reward"] == {"coin": side.coin, "energy": side.energy, "points": side.points}
        if period == 1:
            play(state, "done")


def test_after_two_periods_the_game_ends() -> None:
    """rulebook: Game Flow, "After the scoring of both rounds, the game ends immediately"."""
    state = ending({}, period=2, closing="white")
    play(state, "done")
    assert state.over
    assert state.legal() == []
    assert state.actions() == []


def test_beginner_play_has_one_period() -> None:
    """rulebook: Beginner Play 3; J27: with its last turns."""
    state = at(seat="white", houses=ONE, game=BEGINNER)
    take_last(state)
    assert (mover(state), state.over) == ("black", False)
    rewards_only(state)
    assert state.over


def test_the_last_gear_of_the_board_is_the_last_of_all_piles() -> None:
    """rulebook: "the last gear part from the Parts Supply board": an empty house is not enough."""
    state = at(houses={"h1": ["red1"], "h6": ["blue1"]})
    play(state, "pair h1")
    assert "closing" not in view(state)


def test_the_taker_cannot_be_on_move_again_in_the_period() -> None:
    """J21: a position that says so is refused."""
    assert any("J21" in fault for fault in faults({"closing": "black", "seat": "black"}))


def test_taking_the_last_two_gears_at_once_ends_the_period_too() -> None:
    """J21."""
    state = at(houses={"h1": ["red1"], "h2": ["blue1"]})
    events = play(state, "pair h1")
    assert len(said(events, "last-gear")) == 1
    assert tokens(state) == (0, 0)


def test_a_turn_of_the_taker_is_refused_to_others() -> None:
    """rulebook: the turn is finished first."""
    state = at(houses=ONE)
    play(state, "pair h1")
    assert mover(state) == "black"
    assert refused(state, "pair h2")
