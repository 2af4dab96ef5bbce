"""Reward cards: their life and kinds (rulebook: Card Introduction, Symbol Explanation; J15, J16, J37, J39)."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.jiguan.constants import COLOURS, FRAMES

from .helpers import (
    EDITION,
    END,
    QUIET,
    Data,
    at,
    beast,
    buying,
    card,
    gear_energy,
    legal,
    mover,
    phase,
    play,
    points,
    refused,
    said,
    score,
    seat,
    showing,
    taking,
    tokens,
    view,
)

KINDS = sorted({card.kind for card in EDITION.cards})


def one_of(kind: str) -> str:
    """A card of a kind."""
    return next(card.id for card in EDITION.cards if card.kind == kind)


def taken(name: str, **black: Any) -> Any:
    """Black has just taken the card; a workshop that stays out of the way."""
    return taking(name, {"workshop": QUIET, **black})


# The life of a card


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("scoring", "beasts", "parts")])
def test_an_immediate_card_works_at_once_and_is_turned(kind: str) -> None:
    """rulebook: Symbol Explanation, lightning then circular arrow; J15."""
    state = taken(one_of(kind))
    assert seat(state)["turned"] == [one_of(kind)]
    assert seat(state)["cards"] == []


@pytest.mark.parametrize("kind", ["scoring", "beasts", "parts"])
def test_scoring_and_mission_cards_stay_face_up(kind: str) -> None:
    """rulebook: Symbol Explanation; J15."""
    state = taken(one_of(kind))
    assert seat(state)["cards"] == [one_of(kind)]
    assert phase(state) == "end"


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "scoring"])
def test_the_back_counts_as_energy_points_of_the_bottles_colour(kind: str) -> None:
    """rulebook: Card Introduction, the energy bottle; J15."""
    name = one_of(kind)
    state = at({"turned": [name]})
    assert seat(state)["energy_points"] == {
        c: card(name).back if c == card(name).bottle else 0 for c in COLOURS
    }


def test_a_card_face_up_counts_no_energy_points() -> None:
    """J23: cards lying energy side up."""
    name = one_of("beasts")
    assert set(seat(at({"cards": [name]}))["energy_points"].values()) == {0}


def test_backs_lie_on_no_bench_and_are_not_driven() -> None:
    """J15."""
    name = one_of("goods")
    colour = card(name).bottle
    state = at({"turned": [name]}, held=[f"{colour}1"], pending=["gear", "purchase 1", *END])
    play(state, f"put {colour}1 c5")
    assert tokens(state)[1] == 0


def test_every_card_has_frame_bottle_back_and_kind() -> None:
    """J39: a scoring card has no back points."""
    for printed in EDITION.cards:
        assert printed.frame in FRAMES
        assert (printed.back > 0) == (printed.kind != "scoring") == (printed.bottle in COLOURS)


# The kinds


def test_a_goods_card_gives_its_coin_and_energy() -> None:
    """rulebook: Card Introduction [A], 1 coin + 3 energy."""
    name = one_of("goods")
    reward = card(name).reward
    assert tokens(taken(name)) == (reward.coin, reward.energy) == (1, 3)


def test_a_gear_card_takes_the_top_of_any_pile() -> None:
    """rulebook: Card Introduction [A]; J15, J1."""
    state = taking("gear-red", houses={"h3": ["red1", "red2"], "h7": ["blue1"]})
    assert legal(state, "house") == {"house h3", "house h7"}
    assert not legal(state, "box")
    events = play(state, "house h3")
    assert said(events, "reveal-gear") == [{"gear": "red2", "house": "h3"}]


def test_a_gear_of_a_card_is_placed_and_drives() -> None:
    """J15."""
    state = taking("gear-red", {"slots": {"n2": beast("red")}}, houses={"h3": ["red1"], "h7": ["blue1"]})
    play(state, "house h3")
    assert legal(state, "put") == {f"put red1 c{k}" for k in range(1, 10)}
    play(state, "put red1 c5")
    assert tokens(state)[1] == gear_energy("red", True)


def test_a_gear_card_must_take_even_the_last_gear() -> None:
    """J37: compulsory where possible."""
    state = taking("gear-red", houses={"h3": ["red1"]})
    assert {action.kind for action in state.actions()} == {"house"}
    play(state, "house h3")
    assert view(state)["closing"] == "black"


def test_a_gear_card_lapses_with_an_empty_supply() -> None:
    """J37: turned all the same."""
    state = taking("gear-red", closing="white")
    assert phase(state) == "end"
    assert seat(state)["turned"] == ["gear-red"]


def test_a_step_card_advances_the_given_tower() -> None:
    """rulebook: Card Introduction [A]."""
    state = taken("step-blue")
    assert {colour for colour, number in seat(state)["ranks"].items() if number} == {"blue"}


def test_a_blueprint_card_takes_one_of_the_given_colour() -> None:
    """rulebook: Card Introduction [A]; J37: compulsory where possible."""
    state = taken("blueprint-blue")
    assert legal(state) == {"take blue1", "take blue2"}


def test_a_sell_card_pays_points_for_every_gear_of_its_colour() -> None:
    """rulebook: Card Introduction [A], 2 points each."""
    name = "sell-red"
    state = taken(name, cells={"c1": "red3", "c2": "blue1"}, beside=["red5"])
    play(state, "pay c1", "pay red5")
    assert points(state) == {"cards": 2 * card(name).points}
    assert phase(state) == "end"
    assert {"red3", "red5"} <= set(view(state)["box"])


def test_a_sell_card_takes_any_number_even_none() -> None:
    """rulebook: "any number"; J37."""
    state = taken("sell-red", cells={"c1": "red3", "c2": "red1"})
    play(state, "pay c1", "done")
    assert score(state) == card("sell-red").points
    state = taken("sell-red", cells={"c1": "red3"})
    play(state, "done")
    assert score(state) == 0
    assert seat(state)["cells"] == {"c1": "red3"}


def test_a_sell_card_takes_no_other_colour() -> None:
    """rulebook: Card Introduction [A], "of the specified color"."""
    state = taken("sell-red", cells={"c1": "red3", "c2": "blue1"}, beside=["green2"])
    assert legal(state, "pay") == {"pay c1"}
    assert refused(state, "pay c2")[1] in ("J32", "J39", "rulebook: Card Introduction")


def test_a_sell_card_lapses_without_such_a_gear() -> None:
    """J37."""
    state = taken("sell-red", cells={"c2": "blue1"})
    assert phase(state) == "end"


TWO = next(card for card in EDITION.cards if card.kind == "two-steps")


@pytest.mark.parametrize(
    ("coins", "energy", "ways"),
    [
        (0, TWO.energy_price, {"settle energy"}),
        (TWO.coin_price, 0, {"settle coin"}),
        (TWO.coin_price, TWO.energy_price, {"settle energy", "settle coin"}),
    ],
)
def test_the_two_tower_card_is_paid_in_energy_or_coins(coins: int, energy: int, ways: set[str]) -> None:
    """rulebook: Card Introduction [A], 5 energy or 3 coins."""
    state = taken(TWO.id, coins=coins, energy=energy)
    assert legal(state, "settle") == ways
    play(state, min(ways))
    assert tokens(state) in ((coins - TWO.coin_price, energy), (coins, energy - TWO.energy_price))
    assert phase(state) == "tower"


def test_the_payment_of_a_two_tower_card_may_be_declined() -> None:
    """J37: payments may be declined."""
    state = taken(TWO.id, energy=TWO.energy_price)
    play(state, "decline")
    assert phase(state) == "end"
    assert tokens(state)[1] == TWO.energy_price
    assert seat(state)["turned"] == [TWO.id]


def test_the_payment_of_a_two_tower_card_is_made_once() -> None:
    """J37."""
    state = taken(TWO.id, energy=2 * TWO.energy_price)
    play(state, "settle energy", "tower red", "tower blue")
    assert phase(state) == "end"


def test_energy_can_be_exchanged_for_the_coins_of_a_price() -> None:
    """J30: at a card's payment."""
    state = taken(TWO.id, coins=TWO.coin_price - 1, energy=EDITION.exchange)
    assert not legal(state, "settle")
    play(state, "exchange", "settle coin")
    assert tokens(state) == (0, 0)


def test_a_price_that_cannot_be_paid_lapses() -> None:
    """J37."""
    state = taken(TWO.id, coins=TWO.coin_price - 1, energy=EDITION.exchange - 1)
    assert phase(state) == "end"


@pytest.mark.parametrize("number", range(len(EDITION.ranks) + 1))
def test_a_rank_card_pays_three_points_for_each_rank_at_once(number: int) -> None:
    """rulebook: Card Introduction [B]."""
    state = taken("ranks-blue", ranks={"blue": number, "red": 1})
    assert points(state).get("cards", 0) == number * card("ranks-blue").points == 3 * number


def test_a_scoring_card_pays_nothing_when_taken() -> None:
    """rulebook: Card Introduction [B], during scoring."""
    assert score(taken("scoring-red", slots={"n2": "red"})) == 0


def test_an_action_ends_the_turn_of_nobody_else() -> None:
    """A card's whole effect belongs to the taker's turn."""
    state = taken("goods-red")
    assert mover(state) == "black"


def test_several_cards_can_be_taken_in_a_turn() -> None:
    """J16: a beast's reward and a purchase of the extra action's turn; each leaves its gap."""
    state = buying({"energy": 9}, pending=["purchase 2", *END], display=showing("scoring-red", "goods-blue"))
    play(state, "buy a2", "card scoring-red", "buy a2", "card goods-blue")
    assert seat(state)["cards"] + seat(state)["turned"] == ["scoring-red", "goods-blue"]


def test_a_card_that_is_not_displayed_is_refused() -> None:
    """J16."""
    state = buying({"energy": 9}, display=showing("scoring-red"))
    play(state, "buy a2")
    assert refused(state, "card goods-red")[1] == "J16"


CHAINS: dict[str, Data] = {"gear-red": {}, "blueprint-red": {}, "sell-red": {"cells": {"c1": "red1"}}}


@pytest.mark.parametrize("name", CHAINS)
def test_the_row_marker_moves_after_the_cards_effect(name: str) -> None:
    """J14: pay, take, move one space."""
    state = taken(name, **CHAINS[name])
    assert seat(state)["rows"] == [1, 1]
    while phase(state) != "end":
        play(state, sorted(legal(state))[0])
    assert seat(state)["rows"] == [1, 2]
