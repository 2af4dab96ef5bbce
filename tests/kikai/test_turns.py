"""Whose turn it is, what a turn consists of, and the additional action."""

from __future__ import annotations

from itertools import pairwise

import pytest

from haguruma.kernel.rng import Rng
from haguruma.kikai.constants import DISTRICTS, SEATS

from .helpers import (
    EDITION,
    GAME,
    acting,
    at,
    fans,
    kinds,
    legal,
    phase,
    play,
    refused,
    said,
    seat,
    tokens,
    view,
)

DROPPER = {"energy": EDITION.dropper_cost}
"""Just enough to deploy on a single street."""


def turns_played(seed: int) -> list[tuple[int, str]]:
    """Round and seat of every turn of a random game, in order."""
    state = GAME.start(seed=seed)
    rng = Rng(seed)
    found: list[tuple[int, str]] = []
    while state.seat is not None:
        actions = state.actions()
        events = state.play(actions[rng.below(len(actions))])
        found += [(fields["round"], fields["name"]) for fields in said(events, "turn")]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_turns_alternate_strictly_through_all_rounds(seed: int) -> None:
    """K2: nobody moves twice in a row, over 44 turns; Yellow begins."""
    order = [name for _, name in turns_played(seed)]
    assert order[0] == "yellow"
    assert all(one != other for one, other in pairwise(order))
    assert len(order) == sum(map(sum, EDITION.turns)) == 44


def test_each_player_has_the_printed_number_of_turns_in_each_round() -> None:
    """K2: Yellow 6, 5, 6, 5; Purple 5, 6, 5, 6."""
    turns = turns_played(1)
    for number, name in enumerate(SEATS):
        counts = tuple(turns.count((round_, name)) for round_ in range(1, len(EDITION.turns[0]) + 1))
        assert counts == EDITION.turns[number]


def test_yellow_opens_rounds_one_and_three_purple_two_and_four() -> None:
    """K2."""
    turns = turns_played(1)
    openers = [next(name for round_, name in turns if round_ == number) for number in (1, 2, 3, 4)]
    assert openers == ["yellow", "purple", "yellow", "purple"]


def test_a_turn_is_a_card_then_an_action_then_a_new_card() -> None:
    state = at({"hand": ["casino", "diner"], "energy": 20}, {"hand": ["diner"]}, offer=["school", "cinema"])
    steps = [phase(state)]
    for notation in ("play casino", "exhibit", "take school"):
        play(state, notation)
        steps.append(phase(state))
    assert steps == ["play", "act", "take", "play"]
    assert view(state)["seat"] == "purple"


def test_an_action_needs_a_card_first() -> None:
    state = at({"hand": ["casino"], "energy": 20})
    for notation in ("exhibit", "build blue-foot-1", "deploy s9", "attract foot<q1"):
        assert refused(state, notation) == ("no-card", "rulebook: Turn Structure")


def test_a_card_in_hand_must_be_played() -> None:
    """There is no passing: the turn begins with a card."""
    state = at({"hand": ["casino"]}, offer=["school"])
    assert legal(state) == {"play casino"}
    assert refused(state, "take school")[0] == "wrong-step"
    assert refused(state, "done")[0] == "wrong-step"


def test_the_card_says_in_which_district_the_action_is() -> None:
    state = at({"hand": ["casino"], "energy": 20})
    play(state, "play casino")
    assert view(state)["district"] == "casino"
    assert legal(state, "deploy") == {"deploy s9", "deploy s10", "deploy s17"}


def test_only_a_card_in_hand_can_be_played() -> None:
    state = at({"hand": ["casino"]})
    assert refused(state, "play diner") == ("no-such-card", "rulebook: District Cards")


def test_the_four_actions_are_open_to_every_card() -> None:
    standing = {"casino": {"foot": "blue-foot-1"}}
    state = acting(
        "casino",
        {"energy": 20, "kikai": standing},
        streets={"s9": "yellow"},
        squares={"q4": fans(blue=1, red=1)},
    )
    assert {notation.split()[0] for notation in legal(state)} == {"build", "deploy", "attract", "exhibit"}


def test_cards_played_lie_in_the_column_of_the_turn() -> None:
    """Both cards of a pair, and those of an additional action, lie in the same column."""
    state = at(
        {"hand": ["casino", "cinema", "cinema"], "megaphones": 1, "played": [["diner"]]},
        turn=3,
        offer=["diner"],
    )
    play(state, "play casino", "exhibit", "pair cinema>casino", "exhibit")
    assert seat(state)["played"] == [["diner"], ["casino", "cinema", "cinema"]]


def test_the_columns_start_again_with_each_round() -> None:
    """Turn 12 opens round 2: Purple's first column, Yellow's first follows."""
    first = sum(turns[0] for turns in EDITION.turns) + 1
    state = at({"hand": ["diner"]}, {"hand": ["casino"]}, turn=first, offer=["diner", "school"])
    play(state, "play casino", "exhibit", "take diner", "play diner")
    assert [seat(state, name)["played"] for name in ("purple", "yellow")] == [[["casino"]], [["diner"]]]


# The additional action


def test_a_megaphone_buys_one_additional_action() -> None:
    """K9: after the first action, for 1 Megaphone and another card."""
    state = at({"hand": ["casino", "diner"], "megaphones": 2})
    play(state, "play casino", "exhibit")
    assert phase(state) == "more"
    events = play(state, "play diner", "exhibit")
    assert kinds(events)[:2] == ["extra", "play"]
    assert tokens(state) == (0, 1, 0)


def test_only_one_additional_action_is_allowed_in_a_turn() -> None:
    """K9: even with Megaphones and cards left."""
    state = at({"hand": ["casino", "diner", "school"], "megaphones": 3})
    play(state, "play casino", "exhibit", "play diner", "exhibit")
    assert phase(state) == "take"
    assert refused(state, "play school") == ("one-extra", "K9")


def test_the_additional_action_may_be_paid_with_a_pair() -> None:
    """K9, A1: a card or a pair."""
    state = at({"hand": ["casino", "cinema", "cinema"], "megaphones": 1})
    play(state, "play casino", "exhibit", "pair cinema>school")
    assert view(state)["district"] == "school"
    assert tokens(state) == (0, 0, 0)


def test_without_a_megaphone_there_is_no_additional_action() -> None:
    """K9."""
    state = at({"hand": ["casino", "diner"]})
    play(state, "play casino", "exhibit")
    assert refused(state, "play diner") == ("no-megaphone", "K9")


def test_without_a_card_there_is_no_additional_action() -> None:
    """K9: it needs another card; the turn goes straight to taking one."""
    state = at({"hand": ["casino"], "megaphones": 1})
    play(state, "play casino", "exhibit")
    assert phase(state) == "take"


def test_a_megaphone_just_gained_may_pay_for_the_additional_action() -> None:
    """K9: the Megaphone of a street bonus."""
    state = at(
        {"hand": ["casino", "diner"], "energy": 4}, streets={"s9": "yellow"}, squares={"q1": fans(red=1)}
    )
    play(state, "play casino", "deploy s14")
    assert tokens(state) == (0, 1, 0)
    assert phase(state) == "more"


def test_the_additional_action_comes_before_the_card() -> None:
    """K9: once the step is ended, or a card is taken, it is too late."""
    state = at({"hand": ["casino", "diner"], "megaphones": 1}, offer=["school"])
    play(state, "play casino", "exhibit", "done")
    assert refused(state, "play diner") == ("one-extra", "K9")


def test_the_additional_action_waits_for_the_first() -> None:
    """K9: no second card before the first action is over."""
    state = at({"hand": ["casino", "diner"], "megaphones": 1})
    play(state, "play casino")
    assert refused(state, "play diner")[0] == "wrong-step"


def test_the_additional_action_can_be_left_out() -> None:
    state = at({"hand": ["casino", "diner"], "megaphones": 1}, offer=["school"])
    play(state, "play casino", "exhibit", "done", "take school")
    assert tokens(state) == (0, 1, 0)


def test_an_exhibitions_megaphones_are_not_the_additional_action() -> None:
    """K9: fetching with Megaphones leaves the additional action open."""
    standing = {"diner": {"foot": "blue-foot-1", "fans": {"foot": "blue"}}}
    state = at({"hand": ["station", "casino"], "megaphones": 2, "kikai": standing})
    play(state, "play station", "exhibit", "fetch diner", "play casino", "exhibit")
    assert tokens(state) == (0, 0, 0)


def test_any_two_actions_may_share_a_turn_the_same_one_twice_too() -> None:
    """K9: two Deploys."""
    state = at({"hand": ["casino", "casino"], "megaphones": 1, "energy": 2 * EDITION.dropper_cost})
    play(state, "play casino", "deploy s9", "play casino", "deploy s10")
    assert view(state)["streets"] == {"s9": "yellow", "s10": "yellow"}


# No card in hand


def test_a_turn_without_a_card_is_the_taking_of_one() -> None:
    """K12: the card-taking step alone."""
    state = at({"megaphones": 3, "ladders": 1}, {"hand": ["diner"]}, offer=["school"])
    assert phase(state) == "take"
    play(state, "take school")
    assert phase(state) == "draws"
    play(state, "done")
    assert view(state)["seat"] == "purple"


def test_a_turn_without_a_card_leaves_its_column_empty() -> None:
    """K12, K2: the turn counts."""
    state = at({"played": [["diner"]]}, {"hand": ["diner"]}, turn=3, offer=["school"])
    play(state, "take school")
    assert seat(state)["played"] == [["diner"]]
    assert (view(state)["turn"], view(state)["seat"]) == (4, "purple")


def test_ladders_may_be_placed_in_a_turn_without_a_card() -> None:
    """K12, K7."""
    standing = {"casino": {"foot": "blue-foot-1", "body": "blue-body-4"}}
    state = at({"ladders": EDITION.body_ladders, "kikai": standing})
    assert "ladder casino body" in legal(state)


def test_nobody_can_move_out_of_turn() -> None:
    state = at({"hand": ["casino"]}, {"hand": ["casino"]})
    refusal = state.refusal("play casino", 1)
    assert refusal is not None
    assert (refusal.code, refusal.text) == ("not-your-turn", "Purple is not on move: Yellow is.")
    assert state.refusal("play casino", 0) is None


def test_every_district_is_acted_in_with_its_own_card() -> None:
    state = at({"hand": list(DISTRICTS)})
    assert legal(state) == {f"play {name}" for name in DISTRICTS}
