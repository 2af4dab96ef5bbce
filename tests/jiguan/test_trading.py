"""Trading in coins and blueprints, the fifth step of scoring (rulebook: Scoring 5; J23, J38)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from haguruma.jiguan.constants import SEATS
from haguruma.jiguan.editions.edition import BonusTile, Reward
from haguruma.jiguan.state import JiguanState

from .helpers import (
    EDITION,
    TILES,
    Data,
    beast,
    ending,
    gear_energy,
    legal,
    mover,
    phase,
    play,
    points,
    refused,
    seat,
    tokens,
    view,
    with_edition,
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


def bonus(period: int, base: str, times: int) -> Any:
    """What the bonus tile of a white scoring tile gives."""
    tile = next(tile for tile in EDITION.bonus_tiles if (tile.base, tile.times) == (base, times))
    return tile.first if period == 1 else tile.second


def test_in_the_first_scoring_trading_is_voluntary() -> None:
    """rulebook: Scoring 5, "may"; J23."""
    state = first({"coins": 2, "slots": {"n2": "blue8"}})
    assert (mover(state), phase(state)) == ("black", "trade")
    assert legal(state) == {"sell coin", "sell n2", "done"}
    play(state, "done")
    assert view(state)["period"] == 2
    assert tokens(state)[0] == 2
    assert "trade" not in points(state)


def test_each_coin_traded_gives_a_point() -> None:
    """rulebook: Scoring 5."""
    state = first({"coins": 3})
    play(state, "sell coin", "sell coin", "done")
    assert points(state)["trade"] == 2 * NUMBERS.coin_points == 2
    assert tokens(state)[0] == 1


def test_each_blueprint_traded_gives_two_points() -> None:
    """rulebook: Scoring 5."""
    state = first({"slots": {"n2": "blue8", "s2": "red"}})
    play(state, "sell n2", "done")
    assert points(state)["trade"] == NUMBERS.blueprint_points == 2


def test_a_beast_cannot_be_traded() -> None:
    """rulebook: Scoring 5: coins and mechanical blueprints."""
    state = first({"coins": 1, "slots": {"n2": beast("blue")}})
    assert legal(state, "sell") == {"sell coin"}
    assert refused(state, "sell n2")[1] == "J23"


def test_a_traded_blueprint_leaves_the_game_and_frees_its_slot() -> None:
    """J23: its coins are lost (J9)."""
    state = first({"slots": {"n2": {"colour": "blue", "value": 8, "coins": 2}}})
    count = sum(stack["count"] for stack in view(state)["stacks"].values())
    play(state, "sell n2")
    assert seat(state)["slots"] == {}
    assert sum(stack["count"] for stack in view(state)["stacks"].values()) == count
    assert state.faults() == []


def test_the_traded_blueprint_has_counted_in_step_two() -> None:
    """rulebook: Scoring, in this order; facts section 6."""
    state = first({"slots": {"n2": "red"}})
    play(state, "sell n2")
    assert points(state)["energy"] == gear_energy("red") * TILES["red"]["times"]


def test_coins_of_a_bonus_can_be_traded_at_once() -> None:
    """J23: step 3 comes before step 5."""
    state = first({"ranks": {"red": 1}})
    assert tokens(state)[0] == bonus(1, "white", 2).coin > 0
    play(state, "sell coin")
    assert points(state)["trade"] == NUMBERS.coin_points


@pytest.mark.parametrize("holder", SEATS)
def test_seats_trade_clockwise_from_the_airships_holder(holder: str) -> None:
    """J38."""
    rich = {"coins": 1}
    before = SEATS[SEATS.index(holder) - 1]
    turn = {"turn": 5 + SEATS.index(before), "seat": before}
    state = ending(rich, rich, orange=rich, teal=rich, closing=holder, **turn)
    play(state, "done")
    seen = []
    while phase(state) == "trade":
        seen.append(mover(state))
        play(state, "done")
    at_holder = SEATS.index(holder)
    assert seen == list(SEATS[at_holder:] + SEATS[:at_holder])


def test_who_has_nothing_to_trade_is_passed_over() -> None:
    state = first({}, {"coins": 1})
    assert mover(state) == "white"
    play(state, "sell coin")
    assert view(state)["period"] == 2


def test_in_the_last_scoring_all_is_traded_by_the_game() -> None:
    """J23: automatically, within step 5, after all gains."""
    state = last({"coins": 2, "slots": {"n2": "blue8", "s2": "red"}})
    assert state.over
    assert points(state)["trade"] == 2 * NUMBERS.coin_points + 2 * NUMBERS.blueprint_points


@pytest.mark.parametrize("energy", range(8))
def test_at_the_end_three_energy_become_a_coin(energy: int) -> None:
    """rulebook: Scoring 5, (※); J23: then it is traded; what is left breaks ties."""
    state = last({"energy": energy})
    assert points(state).get("trade", 0) == energy // EDITION.exchange * NUMBERS.coin_points
    assert tokens(state) == (0, energy % EDITION.exchange)


def test_energy_of_a_bonus_is_converted_too() -> None:
    """J23: after all gains."""
    game = with_edition(bonus_tiles=tuple(_energy(tile) for tile in EDITION.bonus_tiles))
    state = last({"ranks": {"red": 1}, "energy": 1}, game=game)
    assert points(state)["trade"] == NUMBERS.coin_points
    assert tokens(state)[1] == 0


def _energy(tile: BonusTile) -> BonusTile:
    return replace(tile, second=Reward(energy=2))


def test_energy_is_not_converted_in_the_first_scoring() -> None:
    """rulebook: "At the end of the game"; J23."""
    state = first({"energy": 9})
    assert tokens(state)[1] == 9
