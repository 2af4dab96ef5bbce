"""Towers: ranks and their rewards, the neighbour bonus, full towers (rulebook: Action B, [Note]s; J11–J13)."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.jiguan.state import JiguanState

from .helpers import (
    EDITION,
    OWN,
    QUIET,
    Data,
    at,
    legal,
    phase,
    play,
    points,
    rank,
    refused,
    said,
    score,
    seat,
    shop,
    taking,
    tokens,
    with_edition,
)

ORDER = list(EDITION.towers)
TOP = len(EDITION.ranks)
LEAST = EDITION.scoring.neighbour_rank
BONUS = EDITION.scoring.neighbour
STEP = EDITION.abilities.step_price


def stepping(ranks: Data, tower: str, **more: Any) -> JiguanState:
    """Black has climbed one rank of a tower by a card."""
    return taking(f"step-{tower}", {"ranks": ranks, "workshop": QUIET, **more})


@pytest.mark.parametrize("number", range(1, TOP + 1))
def test_each_rank_gives_its_coin_energy_or_points(number: int) -> None:
    """rulebook: Action B, [Note]."""
    state = stepping({"red": number - 1}, "red")
    reward = rank(number)
    assert seat(state)["ranks"]["red"] == number
    assert (*tokens(state), score(state)) == (reward.coin, reward.energy, reward.points)


def test_rank_rewards_stand_under_towers() -> None:
    number = next(i + 1 for i, reward in enumerate(EDITION.ranks) if reward.points)
    assert points(stepping({"red": number - 1}, "red")) == {"towers": rank(number).points}


@pytest.mark.parametrize("first", range(len(ORDER)))
def test_two_neighbouring_towers_at_the_third_level_bring_five_points(first: int) -> None:
    """rulebook: Action B, [Note]; J11."""
    a, b = ORDER[first], ORDER[(first + 1) % len(ORDER)]
    paid = EDITION.tower_ring or first < len(ORDER) - 1
    for stays, climbs in ((a, b), (b, a)):
        state = stepping({stays: LEAST, climbs: LEAST - 1}, climbs)
        assert points(state).get("neighbours", 0) == (BONUS if paid else 0)


def test_towers_that_are_no_neighbours_bring_nothing() -> None:
    """J11."""
    state = stepping({ORDER[0]: LEAST, ORDER[2]: LEAST - 1}, ORDER[2])
    assert "neighbours" not in points(state)


def test_below_the_third_level_there_is_no_bonus() -> None:
    """J11."""
    state = stepping({ORDER[0]: LEAST - 1, ORDER[1]: LEAST - 1}, ORDER[1])
    assert "neighbours" not in points(state)


def test_a_pair_pays_once_in_a_game() -> None:
    """J11: not again at later steps."""
    state = stepping({ORDER[0]: LEAST, ORDER[1]: LEAST}, ORDER[1])
    assert "neighbours" not in points(state)


def test_each_player_is_paid_for_a_pair() -> None:
    """J11: once per player."""
    high = {"ranks": {ORDER[0]: LEAST + 1, ORDER[1]: LEAST + 1}}
    ranks = {ORDER[0]: LEAST, ORDER[1]: LEAST - 1}
    state = taking(f"step-{ORDER[1]}", {"ranks": ranks, "workshop": QUIET}, high)
    assert points(state)["neighbours"] == BONUS


def test_a_tower_between_two_can_pay_twice_at_once() -> None:
    """J11: two pairs."""
    state = stepping({ORDER[0]: LEAST, ORDER[1]: LEAST - 1, ORDER[2]: LEAST}, ORDER[1])
    assert points(state)["neighbours"] == 2 * BONUS


def test_each_neighbour_bonus_is_told_by_itself() -> None:
    """J19: each is an event of its own."""
    state = at(
        {
            "ranks": {ORDER[0]: LEAST, ORDER[1]: LEAST - 1, ORDER[2]: LEAST},
            "energy": STEP,
            "workshop": shop("step"),
        }
    )
    events = play(state, "workshop", f"tower {ORDER[1]}")
    assert [fields["towers"] for fields in said(events, "neighbours")] == [ORDER[:2], ORDER[1:3]]


@pytest.mark.parametrize("ring", [False, True])
def test_which_towers_neighbour_is_edition_data(ring: bool) -> None:
    """J11: in a line the last does not neighbour the first."""
    game = with_edition(tower_ring=ring)
    ranks = {ORDER[0]: LEAST, ORDER[-1]: LEAST - 1}
    state = taking(f"step-{ORDER[-1]}", {"ranks": ranks, "workshop": QUIET}, game=game)
    assert points(state).get("neighbours", 0) == (BONUS if ring else 0)


def test_as_it_comes_the_towers_make_a_line_of_four_pairs() -> None:
    """J11, facts section 6: green and blue neighbour."""
    own = OWN.edition_data
    pairs = [set(pair) for pair in zip(own.towers, own.towers[1:], strict=False)]
    assert not own.tower_ring
    assert {"green", "blue"} in pairs
    assert len(OWN.tables.pairs) == 4


def test_any_step_can_bring_the_neighbour_bonus() -> None:
    """J11, "by whatever step": here the workshop's."""
    ranks = {ORDER[0]: LEAST, ORDER[1]: LEAST - 1}
    state = at({"ranks": ranks, "energy": STEP, "workshop": shop("step")})
    play(state, "workshop", f"tower {ORDER[1]}")
    assert points(state)["neighbours"] == BONUS


def test_the_bonus_is_tested_where_the_marker_stops() -> None:
    """J11, A17: a mission's two steps from below the level."""
    state = mission_of("green", LEAST - 2, {ORDER[0]: LEAST})
    assert seat(state)["ranks"]["green"] == LEAST
    assert points(state)["neighbours"] == BONUS


def mission_of(tower: str, now: int, ranks: Data | None = None) -> JiguanState:
    """Black has done the part mission that climbs two ranks of a tower, having stood at rank `now`."""
    card = next(
        c
        for c in EDITION.cards
        if c.kind == "parts" and c.tower == tower and all(e.colour for e in c.entries)
    )
    numbers = iter("12345")
    gears = [f"{entry.colour}{next(numbers)}" for entry in card.entries]
    black = {"cards": [card.id], "beside": gears, "ranks": {tower: now, **(ranks or {})}, "workshop": QUIET}
    state = at(black, pending=["end", "end-turn"])
    play(state, f"mission {card.id}", *[f"pay {gear}" for gear in gears])
    return state


def test_only_the_rank_where_the_marker_stops_is_paid() -> None:
    """rulebook: Part mission card, "the reward of the rank where you finally stop"; J13."""
    state = mission_of("green", 1)
    assert seat(state)["ranks"]["green"] == 3
    assert (*tokens(state), points(state).get("towers", 0)) == (rank(3).coin, rank(3).energy, rank(3).points)


def test_with_one_step_left_two_steps_are_one() -> None:
    """J13: that rank's reward."""
    state = mission_of("green", TOP - 1)
    assert seat(state)["ranks"]["green"] == TOP
    assert points(state).get("towers", 0) == rank(TOP).points


def test_on_a_full_tower_a_mission_is_done_for_nothing() -> None:
    """J13: paid and turned all the same."""
    state = mission_of("green", TOP)
    assert (score(state), tokens(state)) == (0, (0, 0))
    assert len(seat(state)["turned"]) == 1
    assert seat(state)["beside"] == []


def test_a_full_tower_gives_no_step_and_no_reward() -> None:
    """J12: by a beast."""
    black = {
        "cells": {"c2": "red3", "c5": "green4", "c8": "blue1"}, "slots": {"n2": "blue8"}, "ranks": {"blue": TOP},
        "workshop": QUIET,
    }  # fmt: skip
    state = at(black)
    play(state, "complete n2 c8")
    assert seat(state)["ranks"]["blue"] == TOP
    assert (*tokens(state), score(state)) == (0, 0, 0)


def test_a_free_step_on_a_full_tower_lapses() -> None:
    """J12, J37: by a card, which is turned all the same."""
    state = stepping({"red": TOP}, "red")
    assert seat(state)["turned"] == ["step-red"]
    assert (*tokens(state), score(state)) == (0, 0, 0)


def test_a_paid_step_may_not_name_a_full_tower() -> None:
    """J12."""
    state = at({"ranks": {"red": TOP}, "energy": STEP, "workshop": shop("step")})
    play(state, "workshop")
    assert legal(state, "tower") == {f"tower {colour}" for colour in ORDER if colour != "red"}
    assert refused(state, "tower red")[1] == "J12"


def test_with_every_tower_full_a_step_cannot_be_paid() -> None:
    """J12: refused, nothing paid."""
    full = dict.fromkeys(ORDER, TOP)
    state = at({"ranks": full, "energy": STEP, "workshop": shop("step")})
    assert refused(state, "workshop")[1] == "J12"


TWO = next(card for card in EDITION.cards if card.kind == "two-steps")


def two_towers(ranks: Data, energy: int = TWO.energy_price) -> JiguanState:
    """Black has taken a card that sells steps on two towers."""
    return taking(TWO.id, {"ranks": ranks, "energy": energy, "workshop": QUIET})


def test_a_two_tower_card_advances_two_different_towers() -> None:
    """rulebook: Card Introduction; J12."""
    state = two_towers({})
    play(state, "settle energy", "tower red")
    assert legal(state, "tower") == {f"tower {colour}" for colour in ORDER if colour != "red"}
    assert refused(state, "tower red")[1] in ("J12", "rulebook: Card Introduction", "J39")
    play(state, "tower blue")
    assert {colour for colour, number in seat(state)["ranks"].items() if number} == {"red", "blue"}
    assert phase(state) == "end"


def test_a_two_tower_card_pays_both_towers() -> None:
    """J13."""
    number = next(i + 1 for i, reward in enumerate(EDITION.ranks) if reward.points)
    state = two_towers({"red": number - 1, "green": number - 1})
    play(state, "settle energy", "tower red", "tower green")
    assert points(state)["towers"] == 2 * rank(number).points


def test_with_one_open_tower_the_card_advances_that_one_alone() -> None:
    """J12."""
    state = two_towers(dict.fromkeys(ORDER[1:], TOP))
    play(state, "settle energy", f"tower {ORDER[0]}")
    assert phase(state) == "end"
    assert seat(state)["ranks"][ORDER[0]] == 1


def test_with_no_open_tower_the_card_cannot_be_paid() -> None:
    """J12, J37: it lapses and is turned."""
    state = two_towers(dict.fromkeys(ORDER, TOP))
    assert phase(state) == "end"
    assert tokens(state)[1] == TWO.energy_price
    assert seat(state)["turned"] == [TWO.id]
