"""Which decisions can be taken back: all but those that show something new or pass the turn."""

from __future__ import annotations

import pytest

from haguruma.kernel.faults import HagurumaError
from haguruma.kernel.history import History

from .helpers import END, GAME, Data, beast, shop


def history(data: Data) -> History:
    """A game that begins with a position."""
    return History(GAME, position={"seats": {"black": {}, "white": {}}, **data})


def reach(data: Data, *notations: str) -> int:
    """How many of these actions can be taken back once all are played."""
    game = history(data)
    for notation in notations:
        game.play(notation)
    return game.undo_reach


LONE = {"houses": {"h1": ["red1"], "h2": ["blue1"], "h5": ["green1"]}}
"""Piles of one gear: taking one shows nothing."""
DEEP = {"houses": {"h1": ["red1", "red2"], "h5": ["green1"]}}


def test_taking_gears_with_nothing_below_can_be_undone() -> None:
    assert reach(LONE, "pair h1", "put red1 c1", "put blue1 c2") == 3


def test_a_gear_that_comes_to_light_cannot_be_hidden_again() -> None:
    assert reach(DEEP, "pair h1") == 0
    assert reach(DEEP, "pair h1", "claim nothing", "put red1 c1") == 2


def test_the_last_gear_can_be_put_back() -> None:
    """J21: nothing new is seen."""
    assert reach({"houses": {"h1": ["red1"]}}, "pair h1", "claim nothing") == 2


def test_a_blueprint_that_comes_to_light_cannot_be_hidden_again() -> None:
    data = {"pending": ["any-blueprint", "bought a1", *END]}
    assert reach(data, "take red1", "at n2") == 1
    assert reach({**data, "stacks": {"red1": ["red8"]}, "period": 2}, "take red1", "at n2") == 2


def test_coins_and_exchanges_can_be_undone() -> None:
    data = {"seats": {"black": {"coins": 1, "energy": 9, "slots": {"n2": "red"}}, "white": {}}}
    assert reach(data, "exchange", "coin n2 up", "coin n2 down") == 3


def test_completing_a_beast_can_be_undone() -> None:
    cells = {"c2": "red3", "c5": "green4", "c8": "blue1"}
    data = {"seats": {"black": {"cells": cells, "slots": {"n2": "blue8"}}, "white": {}}}
    assert reach(data, "complete n2 c8") == 1


def test_a_card_taken_can_be_undone() -> None:
    """Its gap is filled only when the turn ends."""
    data = {"pending": ["any-card", "bought a2", *END], "display": {"red": ["goods-red"]}}
    assert reach(data, "card goods-red") == 1


def test_the_end_of_the_turn_cannot_be_undone() -> None:
    game = history({"pending": END})
    game.play("done")
    with pytest.raises(HagurumaError):
        game.undo()


def test_a_step_of_the_draft_cannot_be_undone_once_the_next_seat_is_on_move() -> None:
    data = {"pending": ["draft"], "stacks": {"red1": ["red8"]}}
    game = History(GAME, position={"seats": {"black": {}, "white": {}}, "pending": ["draft"]})
    game.play("take red1")
    game.play("at n2")
    assert game.undo_reach == 0
    assert data


def test_trading_in_can_be_undone_until_the_next_seat() -> None:
    data = {
        "seats": {"black": {"coins": 3}, "white": {"coins": 1}}, "closing": "black",
        "pending": ["trade black", "trade white", "period-end"],
    }  # fmt: skip
    assert reach(data, "sell coin", "sell coin") == 2
    assert reach(data, "sell coin", "done") == 0


def test_a_mission_and_its_payment_can_be_undone() -> None:
    gears = ["red1", "yellow2", "green3", "blue4"]
    data = {"seats": {"black": {"cards": ["parts-colours"], "beside": gears}, "white": {}}, "pending": END}
    assert reach(data, "mission parts-colours", *[f"pay {gear}" for gear in gears]) == 5


def test_a_gear_of_the_box_can_be_put_back() -> None:
    """J31: the box is open, so nothing comes to light."""
    black = {"energy": 4, "workshop": shop("gear"), "slots": {"n2": beast("red")}}
    game = history({"seats": {"black": black, "white": {}}})
    gear = game.state.view(0)["box"][0]  # type: ignore[index]
    for notation in ("workshop", f"box {gear}", f"put {gear} c5"):
        game.play(notation)
    assert game.undo_reach == 3
