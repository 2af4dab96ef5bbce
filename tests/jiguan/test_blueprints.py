"""Taking and placing blueprints, coins on them (rulebook: Exchange actions, Symbol Explanation; J9, J10, J30)."""

from __future__ import annotations

import pytest

from .helpers import (
    EDITION,
    END,
    Data,
    at,
    ending,
    legal,
    phase,
    play,
    refused,
    said,
    seat,
    shop,
    showing,
    taking,
    tokens,
    view,
)

LINE = {"c2": "red3", "c5": "green4", "c8": "blue1"}
RATE = EDITION.exchange


def test_three_energy_buy_a_coin() -> None:
    """rulebook: Exchange actions; J30."""
    state = at({"energy": 2 * RATE + 1, "coins": 1})
    play(state, "exchange", "exchange")
    assert tokens(state) == (3, 1)
    assert refused(state, "exchange")[1] == "J30"


def test_coins_are_not_exchanged_back() -> None:
    """rulebook: Exchange actions: energy for coins only."""
    assert "exchange" not in legal(at({"coins": 9}))


@pytest.mark.parametrize(("way", "change"), [("up", 1), ("down", -1)])
def test_a_coin_changes_the_value_by_one(way: str, change: int) -> None:
    """rulebook: Symbol Explanation, "±1"; J9."""
    state = at({"coins": 1, "slots": {"n2": "blue8"}})
    play(state, f"coin n2 {way}")
    found = seat(state)["slots"]["n2"]
    assert (found["coins"], found["shift"]) == (1, change)
    assert seat(state)["lines"]["n2"]["value"] == 8 + change
    assert tokens(state)[0] == 0


@pytest.mark.parametrize("way", ["up", "down"])
def test_coins_can_be_stacked(way: str) -> None:
    """rulebook: Exchange actions, "2 coins = +2 or -2"."""
    state = at({"coins": 2, "slots": {"n2": "blue8"}})
    play(state, f"coin n2 {way}", f"coin n2 {way}")
    assert seat(state)["lines"]["n2"]["value"] == (10 if way == "up" else 6)


def test_the_sign_of_a_coin_is_fixed_when_it_is_laid() -> None:
    """J9: +1 and −1 on one blueprint cancel out, both coins stay."""
    state = at({"coins": 2, "slots": {"n2": "blue8"}})
    play(state, "coin n2 up", "coin n2 down")
    found = seat(state)["slots"]["n2"]
    assert (found["coins"], found["shift"]) == (2, 0)


def test_there_is_no_bound_on_the_value() -> None:
    """J9."""
    state = at({"coins": 9, "slots": {"n2": "blue6"}})
    play(state, *["coin n2 down"] * 9)
    assert seat(state)["lines"]["n2"]["value"] == -3


def test_coins_lie_on_own_open_blueprints_only() -> None:
    """J9: not on a beast, not on an empty slot, not on another's."""
    black = {"coins": 2, "slots": {"n2": "blue8", "s2": {"colour": "red", "beast": True}}}
    state = at(black, {"slots": {"e2": "green8"}})
    assert legal(state, "coin") == {"coin n2 up", "coin n2 down"}
    for slot in ("s2", "n1", "e2"):
        assert refused(state, f"coin {slot} up")[1] == "J9"


def test_without_a_coin_none_is_laid() -> None:
    """J9: from the own stock."""
    assert refused(at({"slots": {"n2": "blue8"}}), "coin n2 up")[1] == "J9"


def test_a_blueprint_in_hand_takes_no_coin() -> None:
    """J9: on the own bench."""
    state = at({"coins": 1}, pending=["blueprint", "bought a1", *END], drawn=["blue8"])
    assert not legal(state, "coin")


def test_a_coin_can_make_the_sum_right() -> None:
    """rulebook: Exchange actions; J8: the value with its coins."""
    state = at({"coins": 1, "cells": LINE, "slots": {"n2": "blue9"}})
    assert not legal(state, "complete")
    play(state, "coin n2 down")
    assert legal(state, "complete")


def test_coins_stay_over_periods() -> None:
    """J9, J22."""
    black = {"slots": {"n2": {"colour": "blue", "value": 8, "coins": 2}}}
    state = ending(black, closing="white", turn=3)
    play(state, "done")
    assert phase(state) == "trade"
    play(state, "done")
    assert view(state)["period"] == 2
    assert seat(state)["slots"]["n2"]["coins"] == 2


MOMENTS: dict[str, Data] = {
    "before the action": {},
    "at an empty house": {
        "pending": ["claim h2", "gear", "purchase 1", *END], "held": ["red1"], "houses": {"h5": ["red2"]},
    },
    "between two gears": {"pending": ["gear", "purchase 1", *END], "held": ["red1", "red2"]},
    "at the purchase": {"pending": ["purchase 1", *END]},
    "at a blueprint's choice": {"pending": ["any-blueprint", "bought a1", *END]},
    "at a blueprint's place": {"pending": ["blueprint", "bought a1", *END], "drawn": ["red"]},
    "at a card's choice": {"pending": ["any-card", "bought a2", *END]},
    "inside Action B": {"pending": ["reward red", "beast-end s2", *END]},
    "at a card's payment": {"pending": ["sell-gears sell-red", "bought a2", *END]},
    "at a price": {"pending": ["price two-steps-red", "bought a2", *END]},
    "at a tower": {"pending": ["tower 1 twice", "bought a2", *END]},
    "at a gear from the supply": {"pending": ["supply-gear", "gear", "bought a2", *END]},
    "while gears are paid": {"pending": ["pay parts-any", *END]},
    "while the set is paid": {"pending": ["pay set", *END]},
    "at the end of the turn": {"pending": END},
}  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_exchanges_are_open_at_every_decision_of_the_own_turn(moment: str) -> None:
    """rulebook: Game Flow, "at any time", "no limit on number of times"; J30."""
    black = {
        "energy": 12, "coins": 3, "slots": {"n2": "blue8", "s2": {"colour": "red", "beast": True}},
        "cells": {"c1": "red3", "c2": "red4"}, "beside": ["blue1", "blue2", "blue5"], "workshop": shop(b="set"),
        "turned": ["sell-red", "two-steps-red", "gear-red"], "cards": ["parts-any"],
    }  # fmt: skip
    state = at(black, **MOMENTS[moment])
    before = phase(state)
    assert {"exchange", "coin n2 up", "coin n2 down"} <= legal(state)
    play(state, "exchange", "exchange", "coin n2 up", "coin n2 up")
    assert phase(state) == before
    assert tokens(state) == (3, 12 - 2 * RATE)


def test_nothing_is_exchanged_in_scoring() -> None:
    """J30."""
    black = {"energy": 9, "coins": 1, "slots": {"n2": "blue8"}}
    state = at(black, closing="black", pending=["trade black", "trade white", "period-end"])
    assert legal(state) == {"sell coin", "sell n2", "done"}
    assert refused(state, "exchange")[1] == "J30"


def test_nothing_is_exchanged_in_anothers_turn() -> None:
    """J30."""
    state = at({"energy": 9}, seat="white")
    refusal = state.refusal("exchange", 0)
    assert refusal is not None
    assert refusal.code == "not-your-turn"


def test_either_stack_of_the_colour_gives_its_top() -> None:
    """J10."""
    state = taking("blueprint-blue")
    assert legal(state, "take") == {"take blue1", "take blue2"}
    top = view(state)["stacks"]["blue2"]["top"]
    events = play(state, "take blue2")
    assert said(events, "take-blueprint") == [{"stack": "blue2", "value": top["value"]}]
    assert view(state)["drawn"] == [top]


def test_a_blueprint_goes_on_any_free_slot() -> None:
    """J10."""
    state = taking("blueprint-blue", {"slots": {"n2": "red", "s1": {"colour": "green", "beast": True}}})
    play(state, "take blue1")
    assert legal(state, "at") == {f"at {slot.id}" for slot in EDITION.slots if slot.id not in ("n2", "s1")}
    assert refused(state, "at n2")[1] == "J10"


def test_a_blueprint_is_never_moved() -> None:
    """J10: there is no such action."""
    kinds = {action.kind for action in at().game.vocabulary}
    assert "move" not in kinds
    state = at({"slots": {"n2": "red"}})
    assert not legal(state, "at")


def test_a_cards_blueprint_lapses_without_a_free_slot() -> None:
    """J10: the card is turned all the same (J37)."""
    colours = ["red", "yellow", "green", "purple"]
    state = taking(
        "blueprint-blue", {"slots": {slot.id: colours[i % 4] for i, slot in enumerate(EDITION.slots)}}
    )
    assert phase(state) == "end"
    assert seat(state)["turned"] == ["blueprint-blue"]


def test_a_cards_blueprint_lapses_without_a_tile_of_its_colour() -> None:
    """J10."""
    state = taking("blueprint-blue", stacks={"blue1": [], "blue2": []}, period=2)
    assert phase(state) == "end"


def test_the_blueprint_below_is_seen_once_the_top_is_taken() -> None:
    """J28."""
    state = taking("blueprint-blue", stacks={"blue1": ["blue8", "blue9"]})
    events = play(state, "take blue1")
    assert said(events, "reveal-blueprint") == [{"stack": "blue1", "value": 9}]
    assert view(state)["stacks"]["blue1"]["top"]["value"] == 9


def test_an_empty_stack_offers_nothing() -> None:
    """J10."""
    state = taking("blueprint-blue", stacks={"blue1": [], "blue2": ["blue8"]}, period=2)
    assert legal(state, "take") == {"take blue2"}
    assert refused(state, "take blue1")[1] == "J10"


def test_another_colours_stack_is_refused() -> None:
    """rulebook: Card Introduction, "of the specified color"; J10."""
    assert refused(taking("blueprint-blue"), "take red1")[1] in ("J10", "J39", "rulebook: Card Introduction")


def test_a_blueprint_placed_counts_its_energy_points() -> None:
    """rulebook: Scoring 2; J23."""
    state = taking("blueprint-purple", display=showing("blueprint-purple"))
    before = seat(state)["energy_points"]["purple"]
    play(state, "take purple1", "at n2")
    assert seat(state)["energy_points"]["purple"] == before + seat(state)["slots"]["n2"]["energy"]
