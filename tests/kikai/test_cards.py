"""District Cards: pairs, taking, drawing for Ladders, and the offer."""

from __future__ import annotations

import pytest

from haguruma.kikai.constants import DISTRICTS

from .helpers import EDITION, Data, at, legal, phase, play, refused, said, seat, tokens, view

TAKING = ["take", "draws", "end-turn"]
DRY: Data = {"pile": []}
"""A pile with nothing left in it."""


def all_played(*, but: list[str]) -> list[list[str]]:
    """Columns that hold every card of the game except those in `but`, so that the pile can be empty."""
    left = list(but)
    cards = []
    for card in DISTRICTS:
        for _ in range(EDITION.cards_per_district):
            if card in left:
                left.remove(card)
            else:
                cards.append(card)
    return [cards]


# The ring


@pytest.mark.parametrize(
    ("name", "neighbours"),
    [("parking", {"cinema", "diner"}), ("diner", {"station", "parking"}), ("casino", {"school", "cinema"})],
)
def test_each_district_has_two_neighbours(name: str, neighbours: set[str]) -> None:
    """K1: fans of a neighbour cost one Megaphone, so one Megaphone fetches from exactly these."""
    foot = {"foot": "blue-foot-1", "fans": {"foot": "blue"}}
    found = set()
    for other in DISTRICTS:
        state = at({"megaphones": 1, "kikai": {other: foot}}, pending=[f"act {name}", "more", *TAKING])
        play(state, "exhibit")
        if legal(state, "fetch"):
            found.add(other)
    assert found == neighbours


# Pairs


def test_two_equal_cards_act_in_any_district() -> None:
    """K10: also in their own."""
    state = at({"hand": ["cinema", "cinema"]})
    assert legal(state, "pair") == {f"pair cinema>{name}" for name in DISTRICTS}


def test_a_pair_needs_two_equal_cards() -> None:
    """K10."""
    state = at({"hand": ["cinema", "casino"]})
    assert refused(state, "pair cinema>diner") == ("no-pair", "K10")


def test_both_cards_of_a_pair_are_spent() -> None:
    """K10."""
    state = at({"hand": ["cinema", "cinema", "cinema"]})
    events = play(state, "pair cinema>casino")
    assert (seat(state)["hand"], seat(state)["played"]) == (["cinema"], [["cinema", "cinema"]])
    assert said(events, "play") == [{"card": "cinema", "count": 2, "district": "casino"}]


def test_a_pair_acts_as_a_card_of_the_chosen_district() -> None:
    """K10: streets, and distances of an Exhibition, count from the chosen District."""
    standing = {"school": {"foot": "blue-foot-1", "fans": {"foot": "blue"}}}
    state = at({"hand": ["parking", "parking"], "energy": 9, "megaphones": 1, "kikai": standing})
    play(state, "pair parking>casino")
    assert legal(state, "deploy") == {"deploy s9", "deploy s10", "deploy s17"}
    play(state, "exhibit", "fetch school")
    assert tokens(state)[1] == 0


# Taking a card


def test_an_open_card_or_the_top_of_the_pile_is_taken() -> None:
    """K11."""
    state = at(offer=["school", "cinema"], pending=TAKING)
    assert legal(state) == {"take school", "take cinema", "take pile"}


def test_a_card_must_be_taken() -> None:
    """K11: mandatory where possible."""
    state = at(offer=["school", "cinema"], pending=TAKING)
    assert refused(state, "done")[0] == "wrong-step"


def test_only_cards_of_the_offer_can_be_taken() -> None:
    """K11."""
    state = at(offer=["school", "cinema"], pending=TAKING)
    assert refused(state, "take diner") == ("not-open", "K11")


def test_the_card_taken_joins_the_hand() -> None:
    state = at({"hand": ["diner"]}, offer=["school", "cinema"], pending=TAKING)
    play(state, "take school")
    assert seat(state)["hand"] == ["diner", "school"]


def test_the_offer_is_refilled_to_two_at_the_end_of_the_turn() -> None:
    """K11: with the pile's top card."""
    state = at({"ladders": 1}, offer=["school", "cinema"], pending=TAKING)
    pile = state.position()["hidden"]["pile"][0]  # type: ignore[index]
    play(state, "take school")
    assert view(state)["offer"] == ["cinema"]
    play(state, "done")
    assert view(state)["offer"] == ["cinema", pile[0]]


def test_the_piles_top_card_is_drawn_unseen() -> None:
    """K11: the offer stays as it is; the card is a revelation."""
    state = at(offer=["school", "cinema"], pending=TAKING)
    pile = state.position()["hidden"]["pile"][0]  # type: ignore[index]
    events = play(state, "take pile")
    assert said(events, "take-pile") == [{"card": pile[0]}]
    assert view(state)["offer"] == ["school", "cinema"]


def test_each_ladder_draws_one_more_card() -> None:
    """K11: any number of Ladders, one pile card each, after the card of the turn."""
    state = at({"ladders": 3}, offer=["school", "cinema"], pending=TAKING)
    pile = state.position()["hidden"]["pile"][0]  # type: ignore[index]
    play(state, "take school", "draw", "draw", "draw")
    assert tokens(state)[2] == 0
    assert sorted(seat(state)["hand"]) == sorted(["school", *pile[:3]])


def test_cards_are_drawn_for_ladders_only_after_the_mandatory_card() -> None:
    """K11."""
    state = at({"ladders": 1}, offer=["school"], pending=TAKING)
    assert refused(state, "draw")[0] == "wrong-step"


def test_drawing_on_needs_a_ladder() -> None:
    """K11: without one the turn ends by itself."""
    state = at({"hand": ["diner"]}, {"hand": ["diner"]}, offer=["school"], pending=TAKING)
    assert refused(state, "draw") == ("no-ladder", "K11")
    play(state, "take school")
    assert view(state)["seat"] == "purple"


def test_ladders_may_be_kept() -> None:
    """K11: drawing is optional."""
    state = at({"ladders": 2}, offer=["school"], pending=TAKING)
    play(state, "take school", "done")
    assert tokens(state)[2] == 2


def test_there_is_no_limit_to_the_cards_in_hand() -> None:
    hand = ["diner"] * EDITION.cards_per_district + ["casino"] * EDITION.cards_per_district
    state = at({"hand": hand}, offer=["school"], pending=TAKING)
    play(state, "take school")
    assert len(seat(state)["hand"]) == len(hand) + 1


def test_with_an_empty_pile_only_open_cards_can_be_taken() -> None:
    """K11."""
    state = at(
        {"played": all_played(but=["school", "cinema"])},
        offer=["school", "cinema"],
        pending=TAKING,
        hidden=DRY,
    )
    assert legal(state) == {"take school", "take cinema"}
    assert refused(state, "take pile") == ("pile-empty", "K11")


def test_with_an_empty_pile_no_ladder_draws_and_nothing_is_refilled() -> None:
    """K11: the turn ends at once, the offer stays short."""
    state = at(
        {"ladders": 2, "played": all_played(but=["school", "cinema"])},
        offer=["school", "cinema"], pending=TAKING, hidden=DRY,
    )  # fmt: skip
    assert refused(state, "draw") == ("pile-empty", "K11")
    play(state, "take school")
    assert (view(state)["seat"], view(state)["offer"]) == ("purple", ["cinema"])


def test_with_an_empty_pile_a_ladder_may_still_be_placed_after_the_card() -> None:
    """K7, K11: it draws nothing."""
    mine = {
        "ladders": 1, "played": all_played(but=["school", "cinema"]),
        "kikai": {"casino": {"foot": "blue-foot-1", "body": "blue-body-4"}},
    }  # fmt: skip
    state = at(mine, offer=["school", "cinema"], pending=TAKING, hidden=DRY)
    play(state, "take school")
    assert legal(state) == {"ladder casino body", "done"}


def test_with_nothing_to_take_the_step_is_passed_over() -> None:
    """K11, K12: rulebook "no cards are available and the draw pile is empty"."""
    state = at(
        {"hand": ["school"], "played": all_played(but=["school", "casino"])}, {"hand": ["casino"]},
        hidden=DRY, offer=[],
    )  # fmt: skip
    play(state, "play school", "exhibit")
    assert (view(state)["seat"], phase(state)) == ("purple", "play")


def test_one_card_in_the_pile_fills_the_offer_as_far_as_it_goes() -> None:
    """K11."""
    state = at(
        {"played": all_played(but=["school", "cinema", "diner"])},
        offer=["school"], pending=TAKING, hidden={"pile": [["diner"], ["cinema"]]},
    )  # fmt: skip
    play(state, "take pile")
    assert seat(state)["hand"] == ["diner"]
    assert (view(state)["offer"], view(state)["pile"]) == (["school", "cinema"], 0)


def test_played_cards_do_not_come_back_within_a_round() -> None:
    """A30: they lie on the Player Boards until the round ends."""
    state = at({"hand": ["school", "school"]}, {"hand": ["diner"]}, offer=["casino"])
    pile = view(state)["pile"]
    play(state, "pair school>diner", "exhibit", "take casino")
    assert seat(state)["played"] == [["school", "school"]]
    assert view(state)["pile"] == pile - EDITION.offer_size
