"""The end of a round: cards, rewards, markers, and the Little Bré variant."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from haguruma.kikai.constants import DISTRICTS, SEATS
from haguruma.kikai.editions.edition import MasterRow
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.state import KikaiState

from .helpers import EDITION, GAME, Data, at, fans, kinds, line, make, play, said, seat, view, with_edition

BRE = make(little_bre=True)
LAST = [sum(sum(turns[: n + 1]) for turns in EDITION.turns) for n in range(len(EDITION.turns[0]))]
"""The last turn of each round."""


def closing(
    number: int, yellow: Data | None = None, purple: Data | None = None, game: KikaiGame = GAME, **rest: Any
) -> KikaiState:
    """The last decision of round `number`: whoever closes it is about to take an open card."""
    rest = {"offer": ["school", "cinema"], "squares": {"q1": fans(red=1)}, **rest}
    return at(yellow, purple, game=game, turn=LAST[number - 1], pending=["take", "draws", "end-turn"], **rest)


@pytest.mark.parametrize(("number", "times"), [(1, 4), (2, 3), (3, 2), (4, 2)])
def test_the_reward_is_the_rows_vp_times_the_rounds_multiplier(number: int, times: int) -> None:
    """K13."""
    state = closing(number, {"renown": 11}, {"renown": 0})
    play(state, "take school")
    rows = EDITION.master.rows
    assert EDITION.master.multipliers[number - 1] == times
    assert line(state, "rounds") == (rows[3].vp * times, rows[0].vp * times)


def test_renown_of_a_round_starts_again_at_start() -> None:
    """K13."""
    state = closing(1, {"renown": 11}, {"renown": 5})
    play(state, "take school")
    assert [seat(state, name)["renown"] for name in SEATS] == [0, 0]
    assert view(state)["round"] == 2


def test_start_pays_what_its_row_says() -> None:
    """K14: built-in, START belongs to row 1; an edition may leave it out of the rows, then it earns nothing."""
    game = with_edition(master=replace(EDITION.master, rows=(MasterRow(1, 3), MasterRow(4, 5))))
    state = closing(1, {"renown": 0}, {"renown": 1}, game=game)
    play(state, "take school")
    assert line(state, "rounds") == (0, 3 * EDITION.master.multipliers[0])


def test_played_cards_go_under_the_pile() -> None:
    """K13: what was in the pile stays above them."""
    played = [["diner"], ["casino", "casino"]]
    state = closing(1, {"played": played}, {"played": [["parking"]]})
    pile = state.position()["hidden"]["pile"]  # type: ignore[index]
    play(state, "take school")
    after = state.position()["hidden"]["pile"]  # type: ignore[index]
    assert after[0] == pile[0][1:]
    assert sorted(after[1]) == ["casino", "casino", "diner", "parking"]
    assert [seat(state, name)["played"] for name in SEATS] == [[], []]


def test_played_cards_are_shuffled() -> None:
    """K13: in an order nobody knows: another seed, another order."""
    played = [[name, name] for name in DISTRICTS[:5]]
    orders = set()
    for seed in range(6):
        state = closing(1, {"played": played}, seed=seed)
        play(state, "take school")
        orders.add(tuple(state.position()["hidden"]["pile"][1]))  # type: ignore[index]
    assert len(orders) > 1


def test_a_round_end_leaves_the_offer_as_it_is() -> None:
    """K13: with an empty pile the offer stays short; the next end of turn refills it."""
    cards = [card for card in DISTRICTS for _ in range(EDITION.cards_per_district)]
    for card in ("school", "cinema", "diner", "diner"):
        cards.remove(card)
    state = closing(1, {"played": [cards], "hand": ["diner"]}, {"hand": ["diner"]}, hidden={"pile": []})
    play(state, "take school")
    assert (view(state)["offer"], view(state)["pile"]) == (["cinema"], len(cards))
    play(state, "play diner", "exhibit", "take pile")
    assert len(view(state)["offer"]) == EDITION.offer_size


def test_the_offer_is_refilled_before_the_round_ends() -> None:
    """K11, K13: the last end of turn comes first, so the new card is from the old pile."""
    state = closing(1, {"played": [["diner"]]})
    events = play(state, "take school")
    assert kinds(events) == ["take", "reveal-card", "round-end", "reward", "reward", "turn"]


def test_a_round_keeps_everything_but_renown_and_cards() -> None:
    mine = {
        "energy": 3, "megaphones": 2, "hand": ["diner"], "cleared": 2, "collected": {"red": 1},
        "influence": {"red": 2}, "kikai": {"casino": {"foot": "blue-foot-1", "fans": {"foot": "blue"}}},
    }  # fmt: skip
    state = closing(1, mine, streets={"s9": "yellow"})
    before = seat(state)
    play(state, "take school")
    kept = ("energy", "megaphones", "hand", "cleared", "collected", "influence", "kikai", "foundations")
    after = seat(state)
    assert {key: after[key] for key in kept if key != "hand"} == {
        key: before[key] for key in kept if key != "hand"
    }
    assert after["hand"] == ["diner", "school"]


def test_after_the_fourth_round_the_game_is_over() -> None:
    """K13: its reward is paid before final scoring."""
    state = closing(4, {"renown": 11})
    events = play(state, "take school")
    assert kinds(events)[-2:] == ["reward", "end"]
    assert state.outcome is not None
    assert line(state, "rounds")[0] == EDITION.master.rows[3].vp * EDITION.master.multipliers[3]


# Little Bré


def test_without_the_variant_nobody_draws_at_a_rounds_end() -> None:
    """K30: it is an option, off by default."""
    state = closing(1, {"hand": []}, {"hand": []})
    events = play(state, "take school")
    assert "little-bre" not in kinds(events)
    assert GAME.options["little_bre"] is False


@pytest.mark.parametrize("number", [1, 2, 3])
def test_with_little_bre_both_draw_up_to_four_after_each_of_three_rounds(number: int) -> None:
    """K30: the round's opener first, each until four cards lie in front."""
    hands = ({"hand": ["diner"]}, {"hand": ["casino", "casino"]})
    state = closing(number, *hands, game=BRE)
    events = play(state, "take school")
    drawn = [event.seat for event in events if event.kind == "little-bre"]
    opener = number % 2
    sizes = {0: 1, 1: 2}
    sizes[1 - opener] += 1
    assert drawn == [opener] * (4 - sizes[opener]) + [1 - opener] * (4 - sizes[1 - opener])
    assert [len(seat(state, name)["hand"]) for name in SEATS] == [4, 4]


def test_little_bre_draws_after_cards_and_rewards() -> None:
    """K30: after the played cards went under the pile and the round marker moved."""
    state = closing(1, {"hand": ["diner"] * 4}, {"hand": ["casino"] * 3}, game=BRE)
    events = play(state, "take school")
    assert kinds(events) == ["take", "reveal-card", "round-end", "reward", "reward", "little-bre", "turn"]


def test_with_four_cards_or_more_little_bre_draws_none() -> None:
    """K30."""
    state = closing(1, {"hand": ["diner"] * 4}, {"hand": ["casino"] * 4}, game=BRE)
    events = play(state, "take school")
    assert "little-bre" not in kinds(events)
    assert len(seat(state)["hand"]) == 5


def test_little_bre_stops_with_the_pile() -> None:
    """K30: three cards are left to draw, so Purple ends with three."""
    cards = [card for card in DISTRICTS for _ in range(EDITION.cards_per_district)]
    hoard = {"hand": cards[:25], "played": [cards[25:28]]}
    state = closing(1, hoard, game=BRE, offer=cards[28:], hidden={"pile": []})
    events = play(state, "take cinema")
    assert [event.seat for event in events if event.kind == "little-bre"] == [1, 1, 1]
    assert (view(state)["pile"], view(state)["seat"]) == (0, "purple")


def test_little_bre_draws_nothing_after_the_last_round() -> None:
    """K30: rounds 1 to 3 only."""
    state = closing(4, {"hand": []}, {"hand": []}, game=BRE)
    events = play(state, "take school")
    assert "little-bre" not in kinds(events)


def test_a_little_bre_card_is_a_revelation() -> None:
    """K29, K30."""
    state = closing(1, {"hand": []}, {"hand": []}, game=BRE)
    assert all(event.reveals for event in play(state, "take school") if event.kind == "little-bre")


def test_the_reward_says_how_it_was_reckoned() -> None:
    state = closing(1, {"renown": 11})
    fields = said(play(state, "take school"), "reward")[0]
    assert (fields["row"], fields["vp"], fields["times"], fields["total"]) == (4, 4, 4, 16)
    assert (fields["round"], fields["renown"]) == (1, 11)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_events_name_the_round_that_ended(number: int) -> None:
    events = play(closing(number), "take school")
    assert said(events, "round-end") == [{"round": number}]
    assert [fields["round"] for fields in said(events, "reward")] == [number, number]
    assert [fields["round"] for fields in said(events, "turn")] == ([number + 1] if number < 4 else [])
