"""What players are told is what happens, in situations rarely met: prompts, labels, log, reasons; and undo there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from haguruma.jiguan.constants import COLOURS
from haguruma.jiguan.editions.edition import Reward
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.action import Refused
from haguruma.kernel.history import History

from .helpers import (
    BEGINNER,
    EDITION,
    END,
    GAME,
    Data,
    at,
    beast,
    ending,
    house,
    legal,
    pair_at,
    play,
    refused,
    shop,
    showing,
    taking,
    tokens,
    with_edition,
)

TOP = len(EDITION.ranks)
NUMBERS = EDITION.abilities


def label(state: JiguanState, notation: str) -> str:
    """What the button of an action says."""
    return state.game.words.action(state, state.find(notation))


def prompt(state: JiguanState) -> str:
    return state.game.words.prompt(state)


def log(state: JiguanState, *notations: str) -> list[str]:
    """The sentences that these actions leave in the log."""
    return [state.game.words.event(event) for event in play(state, *notations)]


def reason(state: JiguanState, notation: str) -> str:
    """The sentence with which an action is refused."""
    with pytest.raises(Refused) as caught:
        state.play(notation)
    return caught.value.refusal.text


def all_but(tower: str) -> Data:
    """Ranks of a seat that stands at the top of every tower but one."""
    return {colour: TOP for colour in COLOURS if colour != tower}


def test_a_tower_named_in_the_midst_of_a_payment_is_what_is_asked() -> None:
    """J18, J33: the ability may be used while a mission is paid for; then the tower is due, not the next gear."""
    mine = {"workshop": shop(a="step"), "energy": NUMBERS.step_price, "cards": ["parts-colours"]}
    state = ending({**mine, "beside": ["red1", "yellow1", "green1", "blue1"]})
    play(state, "mission parts-colours")
    assert "pay one gear for the mission" in prompt(state)
    play(state, "workshop")
    assert {notation.split()[0] for notation in legal(state)} == {"tower"}
    assert prompt(state) == "Black: name a tower to climb."
    play(state, "tower red")
    assert "pay one gear for the mission" in prompt(state)


def test_the_end_of_the_last_turn_of_a_period_cannot_be_undone() -> None:
    """J21, J23: the turn passes and the period is scored, even if nobody before the mover has anything to trade in."""
    data: Any = {
        "closing": "white", "seat": "black", "houses": {}, "pending": END,
        "seats": {"black": {"coins": 3}, "white": {"slots": {"n1": beast("blue", value=8)}}},
    }  # fmt: skip
    line = History(GAME, 1, position=data)
    line.play("done")
    assert line.state.view(0)["phase"] == "trade"
    assert line.undo_reach == 0


def test_a_price_that_the_ability_could_pay_is_asked_for() -> None:
    """J18, J30, J37: the coins of a rank reached by the workshop's step count too."""
    many = EDITION.energy_cap
    cards = tuple(
        replace(card, energy_price=many, coin_price=many) if card.kind == "two-steps" else card
        for card in EDITION.cards
    )
    rich = with_edition(cards=cards, ranks=tuple(Reward(coin=many) for _ in EDITION.ranks))
    mine = {"workshop": shop(a="step"), "energy": NUMBERS.step_price, "coins": 0}
    state = taking("two-steps-red", mine, game=rich)
    play(state, "workshop", "tower red", "settle coin")
    assert tokens(state)[0] == 0
    poor = taking("two-steps-red", {**mine, "energy": NUMBERS.step_price - 1}, game=rich)
    assert "decline" not in legal(poor)


def test_beginners_read_of_the_side_that_lies_up() -> None:
    """J27: the card gives its energy point and nothing else."""
    mine = {"slots": {"s2": beast("red")}}
    state = at(
        mine, game=BEGINNER, pending=["reward red", "beast-end s2", *END], display={"red": ["goods-red"]}
    )
    texts = log(state, "card goods-red")
    assert "Black takes a card of 1 red energy point." in texts
    assert not any("coin" in text for text in texts)


def test_eight_and_eleven_take_an() -> None:
    """Words as one speaks them."""
    state = ending({"coins": 1, "slots": {"n1": {"colour": "red", "value": 7}}})
    texts = log(state, "coin n1 up")
    assert any("which is an 8 now." in text for text in texts)


def test_the_last_open_tower_is_named_with_its_price() -> None:
    """J12: the card then advances that one alone."""
    mine = {"energy": 9, "ranks": all_but("green")}
    state = taking("two-steps-red", mine)
    only = "1 step on the green tower, the only one still open"
    assert label(state, "settle energy").endswith(only)
    assert only in prompt(state)
    free = taking("two-steps-red", {"energy": 9})
    assert label(free, "settle energy").endswith("1 step on each of two towers")


def test_the_set_is_offered_in_words_too() -> None:
    """J32: at the end of the turn as well."""
    gears = [f"red{number}" for number in range(1, 6)]
    state = ending({"workshop": shop(b="set"), "beside": gears})
    assert "pay a set of gears 1 to 5" in prompt(state)


def test_a_house_left_unclaimed_and_a_full_tower_are_told() -> None:
    """J2, J12."""
    number = house("coin")
    left = (number - 2) % 10 + 1
    state = at(houses={f"h{left}": ["red1", "red1", "red1"]})
    play(state, pair_at(left, number))
    while not legal(state, "claim"):
        play(state, min(legal(state, "put")))
    assert f"Black claims nothing from the empty house h{number}." in log(state, "claim nothing")
    told = [GAME.words.event(event) for event in full_tower()]
    assert "Black stands at the top of the red tower: no step." in told


def full_tower() -> list[Any]:
    """What happens as a step card meets a full tower."""
    state = at(
        {"ranks": {"red": TOP}}, pending=["any-card", "bought a2", *END], display={"red": ["step-red"]}
    )
    return state.play("card step-red")


def test_energy_beyond_the_track_is_not_promised() -> None:
    """J26: a conversion says how much of it fits."""
    cap = EDITION.energy_cap
    mine = {"workshop": shop(a="convert"), "energy": cap - 1, "points": {"towers": 9}}
    state = ending(mine)
    assert f"1 of {NUMBERS.convert_energy} energy, the track is full" in label(state, "convert energy")


def test_the_workshops_extra_point_is_promised() -> None:
    """J19: for a gain of points at once."""
    plus = f"and {NUMBERS.point_bonus} from the workshop"
    mine = {"workshop": shop(b="points"), "ranks": {"red": 2}}
    table: Data = {"pending": ["any-card", "bought a2", *END], "display": showing("ranks-red")}
    assert plus in label(at(mine, **table), "card ranks-red")
    assert plus not in label(at({**mine, "workshop": shop(b="rows")}, **table), "card ranks-red")


def test_a_purchase_that_was_out_of_reach_says_so() -> None:
    """J14: the step was left out for lack of energy."""
    state = ending({"energy": 0})
    assert refused(state, "buy a1") == ("no-purchase", "J14")
    assert "it costs at least 1 energy, and you have 0" in reason(state, "buy a1")
    assert "that moment is not now" in reason(ending({"energy": 9}), "buy a1")
