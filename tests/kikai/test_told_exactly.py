"""What players are told is what happens: reminders, labels, prompts, the log and reasons in situations rarely met."""

from __future__ import annotations

import re

import pytest

from haguruma.kernel.action import Refused
from haguruma.kernel.faults import BadPosition
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.state import KikaiState

from . import advanced
from .advanced import ALL_BUT_ONE, claimed, posted
from .helpers import EDITION, GAME, Data, acting, at, fans, play, price, refused, tokens, with_edition

TWO: Data = {"kikai": {"diner": {"foot": "red-foot-2", "body": "red-body-6"}}}
THEIRS: Data = {"s3": "purple", "s13": "purple", "s12": "purple"}
STANDARD = [board.id for board in EDITION.billboards]
TAKING = ["take", "draws", "end-turn"]


def label(state: KikaiState, notation: str) -> str:
    """What the button of an action says."""
    return state.game.words.action(state, state.find(notation))


def prompt(state: KikaiState) -> str:
    return state.game.words.prompt(state)


def log(state: KikaiState, *notations: str) -> list[str]:
    """The sentences that these actions leave in the log."""
    return [text for event in play(state, *notations) if (text := state.game.words.event(event))]


def board(state: KikaiState) -> str:
    """The board as a terminal shows it, line breaks left out."""
    return " ".join(state.game.words.board(state.view(state.seat)).split())


def reason(state: KikaiState, notation: str) -> str:
    """The sentence with which an action is refused."""
    with pytest.raises(Refused) as caught:
        state.play(notation)
    return caught.value.refusal.text


def test_the_reminder_knows_that_a_first_fan_is_free() -> None:
    """K35: with the tile nothing is to pay, so nothing is too much."""
    table: Data = {"streets": THEIRS, "squares": {"q2": fans(red=1)}}
    hand = {**TWO, "hand": ["diner"]}
    assert "too much now" in board(advanced.at(hand, **table))
    owner = advanced.at({**hand, "tiles": ["free-fan"]}, **table)
    assert "bring it to Diner (free as a first fan)" in board(owner)
    assert "too much now" not in board(owner)


def test_in_the_middle_of_an_action_the_reminder_counts_the_toll_again() -> None:
    """K35: the second fan pays."""
    table: Data = {"streets": THEIRS, "squares": {"q1": fans(red=2), "q2": fans(red=1)}}
    state = advanced.acting("diner", {**TWO, "tiles": ["free-fan"], "energy": 9}, **table)
    play(state, "attract body<q1")
    assert "3 Energy to pay" in board(state)


def test_a_discard_that_wins_says_so() -> None:
    """K18, K34: the sixth Billboard pays no bonus; it ends the game."""
    state, _ = claimed("discard-fan", squares={"q1": fans(red=1), **posted(*ALL_BUT_ONE)})
    assert label(state, "discard red<q1").endswith("(the last fan there: your last Billboard, Yellow wins)")


@pytest.mark.parametrize(
    ("room", "names"), [(GAME, STANDARD[:5]), (advanced.GAME, ALL_BUT_ONE)], ids=["standard", "advanced"]
)
def test_a_fan_that_wins_says_so(room: KikaiGame, names: list[str]) -> None:
    """K18."""
    squares = {"q1": fans(red=1), **posted(*names)}
    state = acting("diner", {**TWO, "energy": 9}, game=room, streets={"s3": "yellow"}, squares=squares)
    assert "the last fan there: your last Billboard, Yellow wins" in label(state, "attract foot<q1")


def test_a_fan_of_somebody_with_more_billboards_left_promises_no_win() -> None:
    """K18: with four placed the next is the fifth."""
    squares = {"q1": fans(red=1), **posted(*STANDARD[:4])}
    state = acting("diner", {**TWO, "energy": 9}, streets={"s3": "yellow"}, squares=squares)
    assert "wins" not in label(state, "attract foot<q1")


def test_without_a_card_in_hand_the_reason_is_the_lack_of_cards() -> None:
    """K12: Megaphones do not help."""
    state = at({"megaphones": 3}, pending=TAKING)
    assert refused(state, "play casino") == ("no-cards", "K12")


def test_a_second_additional_action_and_one_too_late_are_told_alike() -> None:
    """K9: one at most, and before the card is taken."""
    state = acting("diner", {"megaphones": 3, "hand": ["casino"]})
    play(state, "exhibit", "done")
    assert reason(state, "play casino").endswith("comes before taking a card; that moment is past.")
    state = at({"hand": ["casino"]}, pending=TAKING)
    assert reason(state, "play casino").startswith(
        "An additional action, one in a turn at most, costs 1 Megaphone"
    )


def test_a_way_that_leads_through_a_district_only_is_told_as_none_of_squares() -> None:
    """K5: a fan passes Squares, no Districts."""
    state = acting("diner", TWO, squares={"q2": fans(red=2)})
    assert reason(state, "attract foot<q2").endswith("to Diner by way of Squares alone.")


def test_one_dropper_is_one_dropper() -> None:
    """K3."""
    state = acting("diner", {"energy": 90, "cleared": 20})
    assert "needs 1 dropper; you have 0 left" in reason(state, "deploy s3")


def test_what_the_supply_cannot_give_is_not_told_as_gained() -> None:
    """K21: the label of an Exhibition and the log name what is there."""
    room = with_edition(caps={"energy": 6})
    state = acting("casino", {"energy": 1, "cleared": 4}, {"energy": 3}, game=room)
    assert "Host an Exhibition: 2 Energy" in label(state, "exhibit")
    assert "Yellow gains 2 Energy and no renown." in log(state, "exhibit")


def test_a_bonus_that_the_supply_is_out_of_says_so() -> None:
    """K21."""
    room = with_edition(caps={"ladder": 2})
    state = acting("casino", {"energy": price("s9"), "cleared": 4}, {"ladders": 2}, game=room)
    texts = log(state, "deploy s9", "choose ladder")
    assert any(
        re.fullmatch("Yellow gains nothing from the .*: the supply holds no more.", text) for text in texts
    )
    assert tokens(state)[2] == 0


def test_renown_beyond_the_last_space_is_told() -> None:
    """K14: the marker stops on the last space."""
    kikai = {"diner": {"foot": "red-foot-2", "fans": {"foot": "red"}}}
    state = acting("diner", {"renown": 26, "influence": {"red": 9}, "kikai": kikai})
    assert any("the last one, of the Master's Track" in text and "; 8 steps too many." in text
               for text in log(state, "exhibit"))  # fmt: skip


def test_whoever_may_pay_in_ladders_is_asked_for_megaphones_or_ladders() -> None:
    """K36."""
    tiles: Data = {"tiles": ["ladders-too"], "ladders": 1, "hand": ["casino"]}
    state = advanced.acting("diner", tiles)
    play(state, "exhibit")
    assert "play another card or pair for 1 Megaphone or Ladder" in prompt(state)
    far = {
        "kikai": {"casino": {"foot": "red-foot-1", "fans": {"foot": "red"}}},
        "ladders": 3,
        "tiles": ["ladders-too"],
    }
    state = advanced.acting("diner", far)
    play(state, "exhibit")
    assert "fetch your fans from other Districts for Megaphones or Ladders," in prompt(state)
    plain = acting("diner", {"megaphones": 1, "hand": ["casino"]})
    play(plain, "exhibit")
    assert "play another card or pair for 1 Megaphone, or" in prompt(plain)


def test_a_pair_that_draws_a_card_says_so() -> None:
    """K38."""
    state = advanced.at({"tiles": ["pair-draw"], "hand": ["diner", "diner"]})
    assert label(state, "pair diner>casino") == "Play two Diner cards to act in Casino and draw a card"
    without = advanced.at({"hand": ["diner", "diner"]})
    assert "draw" not in label(without, "pair diner>casino")


def test_the_legend_names_what_the_tile_makes_of_the_price() -> None:
    """K37."""
    tile = next(tile for tile in advanced.EDITION.bonus_tiles if tile.kind == "cheap-droppers")
    assert f"{advanced.EDITION.dropper_cost}E a space ({tile.amount}E with that tile)" in board(advanced.at())
    assert "with that tile" not in board(at())


def test_ladders_are_placed_in_ones_own_turn() -> None:
    """K7: the seat not on move is not told `now`."""
    ready: Data = {"ladders": 3, "kikai": {"casino": {"foot": "red-foot-1", "body": "red-body-4"}}}
    assert "Purple could place Ladders in their own turn: Body in Casino" in board(at(purple=ready))
    assert "Yellow could place Ladders now: Body in Casino" in board(at(ready))


def test_a_tile_that_finds_no_fan_to_discard_says_so() -> None:
    """K34: if no fan stands on any Square nothing happens."""
    none = {square.id: {"fans": []} for square in advanced.EDITION.squares}
    state = advanced.heading("discard-fan", squares=none)
    assert "No Square holds a fan that could be discarded." in log(state, "build red-head-6")


def test_a_turn_without_any_card_is_told() -> None:
    """K12: nothing to play, nothing to take; the turn passes."""
    hands: Data = {"yellow": ["diner"], "purple": []}
    cards = [name for name in ("parking", "diner", "station", "school", "casino", "cinema") for _ in range(5)]
    cards.remove("diner")
    played = {"yellow": [cards[:15]], "purple": [cards[15:]]}
    state = at({"hand": hands["yellow"], "played": played["yellow"]}, {"hand": [], "played": played["purple"]},
               turn=3, offer=[], hidden={"pile": []})  # fmt: skip
    assert "There is no card for Purple to play or to take." in log(state, "play diner", "exhibit")


def test_advanced_billboards_cannot_have_won_points() -> None:
    """K17, K24: they give nothing themselves, so no such points are scored."""
    with pytest.raises(BadPosition, match=r"vp\.billboards.*K17"):
        advanced.at({"vp": {"billboards": 5}})
    assert at({"vp": {"billboards": 5}}).sheet().totals[0] > at({}).sheet().totals[0]
