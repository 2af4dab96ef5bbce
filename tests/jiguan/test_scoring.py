"""Scoring a period in its five steps, trading in (rulebook: Scoring; J23, J38)."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.jiguan.constants import COLOURS
from haguruma.jiguan.state import JiguanState

from .helpers import (
    BEGINNER,
    EDITION,
    GAME,
    TILES,
    Data,
    at,
    beast,
    card,
    ending,
    gear_energy,
    line,
    phase,
    play,
    points,
    score,
    shop,
    tokens,
)

NUMBERS = EDITION.scoring


def first(black: Data | None = None, white: Data | None = None, **rest: Any) -> JiguanState:
    """The first period has just been scored up to its fourth step; White holds the airship."""
    state = ending(black, white, **{"closing": "white", "turn": 3, "tiles": TILES, **rest})
    play(state, "done")
    return state


def last(black: Data | None = None, white: Data | None = None, **rest: Any) -> JiguanState:
    """The game has ended with the second period; White holds the airship."""
    state = ending(black, white, **{"period": 2, "closing": "white", "tiles": TILES, **rest})
    play(state, "done")
    return state


# 1. Airship


@pytest.mark.parametrize("when", [first, last])
def test_the_airships_holder_gains_five_points(when: Any) -> None:
    """rulebook: Scoring 1; J23: in both periods."""
    state = when()
    assert points(state, "white")["airship"] == NUMBERS.airship == 5
    assert "airship" not in points(state)


# 2. Energy points


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("period", [1, 2])
def test_energy_points_count_by_the_tile_of_their_column(period: int, colour: str) -> None:
    """rulebook: Scoring 2: white tiles in the first scoring, black ones in the second; J23."""
    state = (first if period == 1 else last)({"slots": {"n2": colour}})
    tile = TILES[colour]
    counts = tile["base"] == ("white" if period == 1 else "black")
    assert points(state).get("energy", 0) == (gear_energy(colour) * tile["times"] if counts else 0)


def test_blueprints_beasts_and_turned_cards_all_count() -> None:
    """rulebook: Scoring 2; J23."""
    black = {
        "slots": {"n2": "red", "s2": beast("red")},
        "turned": ["goods-red"],
        "cells": {"c1": "red5"},
        "beside": ["red1"],
    }
    state = first(black)
    total = gear_energy("red") + gear_energy("red", True) + card("goods-red").back
    assert points(state)["energy"] == total * TILES["red"]["times"]


def test_a_mission_not_done_counts_no_energy() -> None:
    """J23: cards lying energy side up."""
    state = first({"cards": ["beasts-red"]})
    assert "energy" not in points(state)


def test_coins_on_a_blueprint_do_not_change_its_energy() -> None:
    """J9: only the value."""
    state = first({"slots": {"n2": {"colour": "red", "coins": 3}}})
    assert points(state)["energy"] == gear_energy("red") * TILES["red"]["times"]


# 3. Tower bonuses


def bonus(period: int, base: str, times: int) -> Any:
    """What the bonus tile of a white scoring tile gives."""
    tile = next(tile for tile in EDITION.bonus_tiles if (tile.base, tile.times) == (base, times))
    return tile.first if period == 1 else tile.second


@pytest.mark.parametrize("period", [1, 2])
@pytest.mark.parametrize("colour", ["red", "yellow", "purple"])
def test_the_highest_on_a_tower_gains_its_bonus(colour: str, period: int) -> None:
    """rulebook: Scoring 3; J23: in both periods, each with its side."""
    state = (first if period == 1 else last)({"ranks": {colour: 2}}, {"ranks": {colour: 1}})
    reward = bonus(period, TILES[colour]["base"], TILES[colour]["times"])
    assert points(state).get("bonus", 0) == reward.points
    if period == 1:
        assert tokens(state) == (reward.coin, reward.energy)
    assert "bonus" not in points(state, "white")


def test_all_who_are_tied_for_highest_gain_the_same() -> None:
    """rulebook: Scoring 3."""
    state = first({"ranks": {"purple": 2}}, {"ranks": {"purple": 2}})
    assert points(state)["bonus"] == points(state, "white")["bonus"] == bonus(1, "black", 3).points


def test_at_rank_nought_nobody_is_highest() -> None:
    """J23, A19."""
    state = first()
    assert "bonus" not in points(state)
    assert "bonus" not in points(state, "white")


def test_each_tower_pays_by_itself() -> None:
    """rulebook: Scoring 3."""
    state = first({"ranks": {"purple": 1}}, {"ranks": {"yellow": 1, "red": 1}})
    assert points(state)["bonus"] == bonus(1, "black", 3).points
    assert tokens(state, "white")[0] == bonus(1, "white", 2).coin


def test_the_bonus_brings_no_points_of_the_workshop() -> None:
    """J19: nothing in scoring does."""
    state = first({"ranks": {"purple": 1}, "workshop": shop(b="points")})
    assert "workshop" not in points(state)


# 4. Scoring cards


@pytest.mark.parametrize("period", [1, 2])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_scoring_card_pays_a_point_for_each_energy_point_of_its_colour(colour: str, period: int) -> None:
    """rulebook: Scoring 4; J23: whatever the tile, in both periods."""
    black = {
        "cards": [f"scoring-{colour}"],
        "slots": {"n2": colour, "s2": beast(colour), "n1": "red" if colour != "red" else "blue"},
    }
    state = (first if period == 1 else last)(black)
    total = gear_energy(colour) + gear_energy(colour, True)
    assert points(state)["scoring-cards"] == total * card(f"scoring-{colour}").points


def test_two_scoring_cards_of_a_colour_both_pay() -> None:
    """J23: each card by itself (A28)."""
    state = first({"cards": ["scoring-red", "scoring-red-2"], "slots": {"n2": "red"}})
    assert points(state)["scoring-cards"] == 2 * gear_energy("red")


# All of it


def test_the_order_of_the_steps() -> None:
    """rulebook: Scoring, in the following order; J23."""
    black = {"slots": {"n2": "red"}, "ranks": {"purple": 1}, "cards": ["scoring-red"], "coins": 1}
    state = ending(black, closing="white", turn=3, tiles=TILES)
    events = play(state, "done", "sell coin")
    sources = [event.fields["source"] for event in events if event.kind == "score"]
    assert sources == sorted(sources, key=lambda source: int(str(source)))
    assert len(set(sources)) == 5


def test_the_score_sheet_tells_points_by_source_at_any_time() -> None:
    """As if the period ended now: nothing is banked by looking."""
    state = at({"slots": {"n2": "red"}, "coins": 2}, tiles=TILES)
    before = state.as_ints()
    assert line(state, "energy")[0] == gear_energy("red") * TILES["red"]["times"]
    assert line(state, "trade")[0] == 2 * NUMBERS.coin_points + NUMBERS.blueprint_points
    assert state.as_ints() == before


def test_the_score_sheet_counts_a_period_once_while_it_is_traded_in() -> None:
    """Steps 1 to 4 are banked by then; only step 5 is still to come."""
    state = first({"slots": {"n2": "red"}, "coins": 2})
    assert phase(state) == "trade"
    assert line(state, "energy")[0] == points(state)["energy"]
    assert line(state, "airship")[1] == NUMBERS.airship
    assert line(state, "trade")[0] == 2 * NUMBERS.coin_points + NUMBERS.blueprint_points


def test_the_last_sheet_adds_up_to_the_score() -> None:
    state = last({"slots": {"n2": "green"}, "coins": 2, "points": 7})
    assert state.outcome is not None
    assert state.outcome.sheet.totals == (score(state), score(state, "white"))


def test_points_once_won_are_kept_from_period_to_period() -> None:
    """J22."""
    state = first({"points": 12, "slots": {"n2": "red"}})
    assert score(state) == 12 + gear_energy("red") * TILES["red"]["times"]


def test_both_scorings_pay_all_five_steps() -> None:
    """J23, A20."""
    black = {
        "slots": {"n2": "red", "s2": "green"},
        "ranks": {"purple": 1},
        "cards": ["scoring-red"],
        "coins": 1,
    }
    one = first(black)
    play(one, "sell coin")
    for state in (one, last(black)):
        assert {"energy", "bonus", "scoring-cards", "trade"} <= set(points(state))


def test_scoring_of_beginner_play_leaves_out_towers_and_trading() -> None:
    """rulebook: Beginner Play 3; J27."""
    black = {
        "slots": {"n2": "green"},
        "ranks": {"purple": 3},
        "cards": ["scoring-green"],
        "coins": 5,
        "energy": 9,
    }
    state = ending(black, closing="white", turn=3, tiles=TILES, game=BEGINNER)
    play(state, "done")
    assert state.over
    assert points(state) == {"energy": 2 * gear_energy("green"), "scoring-cards": gear_energy("green")}
    assert tokens(state) == (5, 9)
    assert GAME.options["beginner"] is False
