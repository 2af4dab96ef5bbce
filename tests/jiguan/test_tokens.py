"""Coins and energy: the track's end, the supply of coins (J26, J35)."""

from __future__ import annotations

from typing import Any

from haguruma.jiguan.editions.edition import BonusTile, Reward

from .helpers import (
    EDITION,
    END,
    OWN,
    QUIET,
    around,
    at,
    beast,
    card,
    ending,
    house,
    legal,
    pair_at,
    play,
    points,
    rank,
    refused,
    said,
    shop,
    showing,
    tokens,
    with_edition,
)

CAP = EDITION.energy_cap
CAPPED = with_edition(caps={"coin": 8})
FULL = {"black": 5, "white": 3}
"""Coins of both seats that leave none of eight in the supply."""


def test_as_it_comes_the_track_ends_at_twenty() -> None:
    """J26 (edition data)."""
    assert OWN.edition_data.energy_cap == 20


def test_energy_above_the_tracks_end_is_lost() -> None:
    """J26."""
    number = around("energy")
    state = at({"energy": CAP - 1}, houses={f"h{number}": ["red1"], "h1": ["blue1"]})
    events = play(state, pair_at(number), "claim energy")
    assert tokens(state)[1] == CAP
    assert said(events, "gain")[0]["energy"] == 1


def test_each_gears_reward_is_one_gain() -> None:
    """J26: cut off once per gear."""
    black = {"slots": {"n2": beast("green"), "s2": beast("green")}, "energy": CAP - 1}
    state = at(black, held=["green1"], pending=["gear", "purchase 1", *END])
    play(state, "put green1 c5")
    assert tokens(state)[1] == CAP


def test_a_cards_energy_is_cut_off_too() -> None:
    """J26."""
    black = {"energy": CAP - 1, "workshop": QUIET}
    state = at(black, pending=["any-card", "bought a2", *END], display=showing("goods-red"))
    play(state, "card goods-red")
    assert tokens(state) == (card("goods-red").reward.coin, CAP)


def test_a_ranks_energy_is_cut_off_too() -> None:
    """J26."""
    number = next(i + 1 for i, reward in enumerate(EDITION.ranks) if reward.energy)
    black = {"energy": CAP, "ranks": {"red": number - 1}, "workshop": QUIET}
    state = at(black, pending=["any-card", "bought a2", *END], display=showing("step-red"))
    play(state, "card step-red")
    assert tokens(state)[1] == CAP
    assert rank(number).energy > 0


def test_energy_of_scoring_is_cut_off_too() -> None:
    """J26: "in scoring too"."""
    tiles = tuple(
        BonusTile(tile.base, tile.times, Reward(energy=5), Reward()) for tile in EDITION.bonus_tiles
    )
    state = ending(
        {"energy": CAP - 2, "ranks": {"red": 1}},
        closing="white",
        turn=3,
        game=with_edition(bonus_tiles=tiles),
    )
    play(state, "done")
    assert tokens(state)[1] == CAP


def test_coins_are_unlimited_as_they_come() -> None:
    """J35."""
    assert "coin" not in OWN.edition_data.caps
    assert "coin" not in EDITION.caps


def coins(black: int = 5, white: int = 3, **rest: Any) -> Any:
    """A table with so many coins, of eight there are."""
    more = rest.pop("more", {})
    return at({"coins": black, "workshop": QUIET, **more}, {"coins": white}, game=CAPPED, **rest)


def test_a_gain_stops_at_the_supply_of_coins() -> None:
    """J35."""
    number = around("coin")
    state = coins(houses={f"h{number}": ["red1"], "h10": ["blue1"]})
    events = play(state, pair_at(number), "claim coin")
    assert tokens(state)[0] == 5
    assert said(events, "gain")[0]["coin"] == 0


def test_coins_on_blueprints_are_not_in_the_supply() -> None:
    """J35, J9."""
    slots = {"n2": {"colour": "blue", "value": 8, "coins": 1}}
    state = coins(4, 3, more={"slots": slots, "energy": 9})
    assert "exchange" not in legal(state)


def test_with_an_empty_supply_the_exchange_is_refused() -> None:
    """J35."""
    state = coins(more={"energy": 9})
    assert refused(state, "exchange")[1] == "J35"
    assert "exchange" in legal(coins(4, more={"energy": 9}))


def test_coins_of_a_completed_blueprint_go_back_to_the_supply() -> None:
    """J35, J9."""
    cells = {"c2": "red3", "c5": "green4", "c8": "blue1"}
    slots = {"n2": {"colour": "blue", "value": 7, "coins": 1}}
    state = coins(4, 3, more={"slots": slots, "cells": cells, "energy": 9, "ranks": {"blue": 1}})
    play(state, "complete n2 c8")
    assert "exchange" in legal(state)


def test_the_end_conversion_is_not_limited() -> None:
    """J35."""
    data = {"coins": 5, "energy": 9, "workshop": shop(b="missions")}
    state = ending(data, {"coins": 3}, game=CAPPED, period=2, closing="white")
    play(state, "done")
    assert points(state)["trade"] == (5 + 9 // EDITION.exchange) * EDITION.scoring.coin_points


def test_a_blank_house_gives_a_coin_only_from_the_supply() -> None:
    """J35."""
    blank = house("blank")
    state = coins(houses={f"h{blank - 1}": ["red1"], "h10": ["blue1"]})
    play(state, pair_at(blank - 1), "claim coin")
    assert tokens(state)[0] == 5
