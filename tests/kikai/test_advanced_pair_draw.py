"""The tile that draws for a pair: when, what, and what can be done with it (K38)."""

from __future__ import annotations

import pytest

from haguruma.kernel.action import Event
from haguruma.kikai.constants import DISTRICTS

from .advanced import EDITION, at
from .helpers import REST, Data, kinds, legal, phase, play, said, seat, view

TILE: Data = {"tiles": ["pair-draw"]}
PAIR: Data = {"hand": ["cinema", "cinema"]}


def on_top(card: str, without: list[str]) -> Data:
    """Hidden order with this card on top of the pile; `without` are the cards that lie elsewhere."""
    cards = [name for name in DISTRICTS for _ in range(EDITION.cards_per_district)]
    for name in [*without, card]:
        cards.remove(name)
    return {"pile": [[card, *cards]]}


def drawn(events: list[Event]) -> list[str]:
    """The cards drawn for pairs."""
    return [str(fields["card"]) for fields in said(events, "pair-draw")]


def test_a_pair_draws_the_top_card_of_the_pile() -> None:
    """K38: before the action."""
    state = at(
        {**TILE, **PAIR},
        offer=["school", "casino"],
        hidden=on_top("diner", ["cinema", "cinema", "school", "casino"]),
    )
    before = view(state)["pile"]
    events = play(state, "pair cinema>casino")
    assert kinds(events) == ["play", "pair-draw"]
    assert (drawn(events), seat(state)["hand"]) == (["diner"], ["diner"])
    assert view(state)["pile"] == before - 1
    assert (phase(state), view(state)["district"]) == ("act", "casino")


def test_the_card_drawn_is_seen() -> None:
    """K38, K29: it lies open like all cards of a hand."""
    state = at({**TILE, **PAIR})
    events = play(state, "pair cinema>casino")
    assert [event.reveals for event in events if event.kind == "pair-draw"] == [True]


def test_the_card_drawn_is_usable_this_turn() -> None:
    """K38: for the second action."""
    mine = {**TILE, **PAIR, "megaphones": 1}
    state = at(
        mine, offer=["school", "casino"], hidden=on_top("diner", ["cinema", "cinema", "school", "casino"])
    )
    play(state, "pair cinema>casino", "exhibit", "play diner")
    assert (phase(state), view(state)["district"]) == ("act", "diner")


def test_the_card_drawn_may_make_another_pair() -> None:
    """K38: and that pair draws too."""
    mine = {**TILE, "hand": ["cinema", "cinema", "diner"], "megaphones": 1}
    state = at(
        mine,
        offer=["school", "casino"],
        hidden=on_top("diner", ["cinema", "cinema", "school", "casino", "diner"]),
    )
    events = play(state, "pair cinema>casino", "exhibit", "pair diner>school")
    assert len(drawn(events)) == 2


def test_a_single_card_draws_nothing() -> None:
    """K38: two identical cards."""
    state = at({**TILE, **PAIR})
    assert kinds(play(state, "play cinema")) == ["play"]


def test_a_pair_in_its_own_district_draws_too() -> None:
    """K38: every pair its owner plays."""
    state = at({**TILE, **PAIR})
    assert len(drawn(play(state, "pair cinema>cinema"))) == 1


def test_a_pair_as_second_action_draws_too() -> None:
    """K38, K9."""
    state = at({**TILE, **PAIR, "megaphones": 1}, pending=REST)
    events = play(state, "pair cinema>casino")
    assert kinds(events) == ["extra", "play", "pair-draw"]


def test_a_second_action_is_paid_before_the_card_is_drawn() -> None:
    """K38, K36: what is drawn is too late to decide how."""
    mine = {"tiles": ["ladders-too", "pair-draw"], **PAIR, "megaphones": 1, "ladders": 1}
    state = at(mine, pending=REST)
    assert drawn(play(state, "pair cinema>casino")) == []
    assert phase(state) == "pay"
    assert kinds(play(state, "pay ladder")) == ["pay", "pair-draw"]


def test_an_empty_pile_gives_nothing() -> None:
    """K38: and the pair is played all the same."""
    cards = [name for name in DISTRICTS for _ in range(EDITION.cards_per_district)]
    for name in ("school", "casino"):
        cards.remove(name)
    state = at({**TILE, "hand": cards}, offer=["school", "casino"], hidden={"pile": []})
    assert kinds(play(state, "pair cinema>casino")) == ["play"]
    assert phase(state) == "act"


def test_a_single_pile_card_is_drawn_and_leaves_none() -> None:
    """K38, K11: the card-taking step then has the open ones alone."""
    cards = [name for name in DISTRICTS for _ in range(EDITION.cards_per_district)]
    for name in ("school", "casino", "diner"):
        cards.remove(name)
    state = at({**TILE, "hand": cards}, offer=["school", "casino"], hidden={"pile": [["diner"]]})
    assert drawn(play(state, "pair cinema>casino")) == ["diner"]
    play(state, "exhibit")
    assert legal(state) == {"take school", "take casino"}


def test_the_opponents_pair_draws_nothing() -> None:
    """K38: the tile is its owner's."""
    state = at(TILE, PAIR, turn=2)
    assert kinds(play(state, "pair cinema>casino")) == ["play"]


def test_without_the_tile_a_pair_draws_nothing() -> None:
    """K10."""
    assert kinds(play(at(PAIR), "pair cinema>casino")) == ["play"]


@pytest.mark.parametrize("district", DISTRICTS)
def test_the_pair_acts_where_it_was_said_to(district: str) -> None:
    """K38, K10: whatever is drawn."""
    state = at({**TILE, **PAIR})
    play(state, f"pair cinema>{district}")
    assert view(state)["district"] == district


def test_a_card_is_taken_at_the_end_of_the_turn_as_ever() -> None:
    """K38, K11: the draw is beside that."""
    state = at({**TILE, **PAIR})
    play(state, "pair cinema>casino", "exhibit")
    assert phase(state) == "take"
