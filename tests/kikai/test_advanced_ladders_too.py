"""The tile that makes Ladders as good as Megaphones: where, in what mix, and what is left to place (K36, K7–K9)."""

from __future__ import annotations

import itertools

import pytest

from .advanced import acting, at
from .helpers import REST, Data, kinds, legal, phase, play, refused, said, seat, tokens, view

TILE: Data = {"tiles": ["ladders-too"]}
WAITING: Data = {"foot": "red-foot-2", "fans": {"foot": "red"}}
"""A KIKAI with a fan to be fetched."""
FAR = {1: "cinema", 2: "parking", 3: "diner"}
"""Districts by their distance from Casino."""
MORE = [*REST]
BODY: Data = {"kikai": {"school": {"foot": "red-foot-1", "body": "red-body-4"}}}
TALL: Data = {
    "kikai": {"school": {"foot": "red-foot-1", "body": "red-body-4", "head": "red-head-6", "ladders": 1}}
}


def mix(ladders: int, owed: int) -> str:
    """The action that pays with so many Ladders, the rest in Megaphones."""
    words = [
        name if count == 1 else f"{count}-{name}"
        for name, count in (("megaphone", owed - ladders), ("ladder", ladders))
        if count
    ]
    return "pay " + "+".join(words)


def after_action(megaphones: int, ladders: int, **more: object) -> Data:
    """Yellow's tokens and a card to play on with, and the tile."""
    return {**TILE, "megaphones": megaphones, "ladders": ladders, "hand": ["diner", "diner"], **more}


# The second action


def test_a_ladder_pays_the_second_action() -> None:
    """K36, K9: without a Megaphone at hand, it is paid by itself."""
    state = at(after_action(0, 1), pending=MORE[0:])
    events = play(state, "play diner")
    assert kinds(events) == ["extra", "play", "pay"]
    assert said(events, "pay") == [{"megaphones": 0, "ladders": 1}]
    assert (tokens(state), phase(state)) == ((0, 0, 0), "act")


def test_a_megaphone_pays_it_where_there_is_no_ladder() -> None:
    """K36: there is one way to pay, and nobody is asked."""
    state = at(after_action(1, 0), pending=MORE)
    events = play(state, "play diner")
    assert said(events, "pay") == [{"megaphones": 1, "ladders": 0}]
    assert (tokens(state), phase(state)) == ((0, 0, 0), "act")


@pytest.mark.parametrize(("word", "left"), [("megaphone", (0, 0, 1)), ("ladder", (0, 1, 0))])
def test_the_owner_chooses_with_what_the_second_action_is_paid(word: str, left: tuple[int, int, int]) -> None:
    """K36: one token, of either kind."""
    state = at(after_action(1, 1), pending=MORE)
    play(state, "play diner")
    assert (phase(state), view(state)["owed"]) == ("pay", 1)
    assert legal(state) == {"pay megaphone", "pay ladder"}
    play(state, f"pay {word}")
    assert (tokens(state), phase(state), view(state)["district"]) == (left, "act", "diner")


def test_a_pair_as_second_action_is_paid_alike() -> None:
    """K36, K9: a card or a pair."""
    state = at(after_action(1, 1), pending=MORE)
    play(state, "pair diner>school", "pay ladder")
    assert (phase(state), view(state)["district"], seat(state)["hand"]) == ("act", "school", [])


def test_there_is_still_one_second_action_a_turn() -> None:
    """K9, K36: however many tokens are at hand."""
    state = at(after_action(3, 3), pending=MORE)
    play(state, "play diner", "pay ladder", "exhibit")
    assert phase(state) == "take"
    assert refused(state, "play diner") == ("one-extra", "K9")


def test_without_the_tile_a_ladder_is_no_megaphone() -> None:
    """K9: the opponent's tile does not help either."""
    mine = {"ladders": 2, "hand": ["diner"]}
    state = at(mine, {"tiles": ["ladders-too"]}, pending=["take", "draws", "end-turn"], offer=["school"])
    assert refused(state, "play diner")[1] == "K9"


def test_without_any_token_there_is_no_second_action() -> None:
    """K9, K36."""
    state = at(after_action(0, 0), pending=MORE)
    assert phase(state) == "take"
    assert refused(state, "play diner") == ("no-megaphone", "K9")


# Exhibitions


@pytest.mark.parametrize(
    ("distance", "megaphones", "ladders"), list(itertools.product((1, 2, 3), range(4), range(4)))
)
def test_a_fetch_is_paid_in_any_mix(distance: int, megaphones: int, ladders: int) -> None:
    """K36, K8: Exhibitions alike; every mix there is, and none that there is not."""
    mine = {**TILE, "megaphones": megaphones, "ladders": ladders, "kikai": {FAR[distance]: WAITING}}
    state = at(mine, pending=["collect casino", "payout", *REST], offer=["school"])
    if megaphones + ladders < distance:
        assert phase(state) != "collect"
        return
    play(state, f"fetch {FAR[distance]}")
    ways = [n for n in range(distance + 1) if n <= ladders and distance - n <= megaphones]
    if len(ways) == 1:
        assert phase(state) != "pay"
        assert tokens(state)[1:] == (megaphones - distance + ways[0], ladders - ways[0])
        return
    assert (phase(state), view(state)["owed"]) == ("pay", distance)
    assert legal(state, "pay") == {mix(n, distance) for n in ways}
    for n in ways:
        paid = state.copy()
        paid.play(mix(n, distance))
        assert (paid.megaphones[0], paid.ladders[0]) == (megaphones - distance + n, ladders - n)


def test_a_mix_that_is_not_owed_is_refused() -> None:
    """K36: neither too much nor too little, nor tokens that are not there."""
    state = at(
        {**TILE, "megaphones": 1, "ladders": 2, "kikai": {"parking": WAITING}},
        pending=["collect casino", "payout", *REST],
    )  # fmt: skip
    play(state, "fetch parking")
    assert legal(state) == {"pay megaphone+ladder", "pay 2-ladder"}
    for word in ("ladder", "megaphone", "2-megaphone", "3-ladder", "megaphone+2-ladder"):
        assert refused(state, f"pay {word}") == ("no-mix", "K36")


def test_nothing_is_paid_where_nothing_is_owed() -> None:
    """K36: payments come with a second action or a fetch."""
    state = acting("casino", {**TILE, "megaphones": 2, "ladders": 2})
    assert not legal(state, "pay")
    assert refused(state, "pay ladder")[0] == "wrong-step"


def test_each_fetch_has_its_own_mix() -> None:
    """K36, K8: one District after another."""
    mine = {
        **TILE,
        "megaphones": 2,
        "ladders": 2,
        "kikai": {"cinema": WAITING, "parking": {**WAITING, "foot": "red-foot-1"}},
    }
    state = at(mine, pending=["collect casino", "payout", *REST], offer=["school"])
    play(state, "fetch cinema", "pay megaphone", "fetch parking", "pay megaphone+ladder")
    assert tokens(state)[1:] == (0, 1)
    assert seat(state)["collected"]["red"] == 2


def test_a_fetch_without_the_tile_takes_megaphones_alone() -> None:
    """K8."""
    mine = {
        "megaphones": 1,
        "ladders": 2,
        "kikai": {"cinema": WAITING, "parking": {**WAITING, "foot": "red-foot-1"}},
    }
    state = at(mine, pending=["collect casino", "payout", *REST])
    assert legal(state, "fetch") == {"fetch cinema"}
    assert refused(state, "fetch parking") == ("no-megaphone", "K8")
    events = play(state, "fetch cinema")
    assert "pay" not in kinds(events)
    assert tokens(state)[1:] == (0, 2)


def test_what_the_exhibition_pays_is_too_late_to_fetch_with() -> None:
    """K8, K36: Ladders gained on the Master's Track come after the collecting."""
    mine = {**TILE, "megaphones": 1, "renown": 19, "influence": {"red": 1}}
    mine["kikai"] = {"cinema": WAITING, "diner": {**WAITING, "foot": "red-foot-1"}}
    state = at(mine, pending=["collect casino", "payout", *REST])
    assert legal(state, "fetch") == {"fetch cinema"}
    play(state, "fetch cinema", "choose ladder")
    assert phase(state) != "collect"


def test_fetches_do_not_count_against_the_second_action() -> None:
    """K9, K36: an Exhibition's tokens are another matter."""
    mine = {**TILE, "ladders": 2, "hand": ["diner"], "kikai": {"cinema": WAITING}}
    state = acting("casino", mine)
    play(state, "exhibit", "fetch cinema")
    assert phase(state) == "more"
    play(state, "play diner")
    assert tokens(state)[1:] == (0, 0)


def test_purple_may_own_the_tile_too() -> None:
    """K36."""
    state = at(None, after_action(1, 1), turn=2, pending=MORE)
    play(state, "play diner", "pay ladder")
    assert tokens(state, "purple")[1:] == (1, 0)


# Ladders placed meanwhile


def test_a_spare_ladder_may_be_placed_during_a_payment() -> None:
    """K7, K36: at any decision; then one way to pay is left, and it is taken."""
    state = at(after_action(1, 1, **BODY), pending=MORE)
    play(state, "play diner")
    assert legal(state) == {"pay megaphone", "pay ladder", "ladder school body"}
    events = play(state, "ladder school body")
    assert said(events, "pay") == [{"megaphones": 1, "ladders": 0}]
    assert (tokens(state), phase(state)) == ((0, 0, 0), "act")


def test_a_ladder_that_the_payment_needs_cannot_be_placed() -> None:
    """K7, K36: placing never makes a payment impossible."""
    mine = {**TILE, "megaphones": 1, "ladders": 2, "kikai": {"parking": WAITING, **TALL["kikai"]}}
    state = at(mine, pending=["collect casino", "payout", *REST])
    play(state, "fetch parking")
    assert legal(state) == {"pay megaphone+ladder", "pay 2-ladder"}
    assert refused(state, "ladder school head") == ("owed", "K36")


def test_both_ladders_may_be_placed_where_megaphones_suffice() -> None:
    """K7, K36."""
    state = at(after_action(1, 2, **TALL), pending=MORE)
    play(state, "play diner")
    assert "ladder school head" in legal(state)
    play(state, "ladder school head")
    assert (tokens(state), phase(state)) == ((0, 0, 0), "act")


def test_no_placing_ever_makes_a_payment_impossible() -> None:
    """K7, K36: whatever is at hand and owed, after each Ladder placed it can still be paid."""
    for owed, megaphones, ladders in itertools.product((1, 2, 3), range(4), range(6)):
        mine = {**TILE, "megaphones": megaphones, "ladders": ladders}
        mine["kikai"] = {
            FAR[owed]: WAITING, "school": TALL["kikai"]["school"],
            "station": {"foot": "green-foot-1", "body": "green-body-4"},
        }  # fmt: skip
        state = at(mine, pending=["collect casino", "payout", *REST], offer=["school"])
        if f"fetch {FAR[owed]}" not in legal(state):
            continue
        play(state, f"fetch {FAR[owed]}")
        while phase(state) == "pay" and legal(state, "ladder"):
            play(state, sorted(legal(state, "ladder"))[0])
            assert min(tokens(state)) >= 0
        assert phase(state) != "pay" or legal(state, "pay")


# What the tile does not do


def test_a_megaphone_is_no_ladder() -> None:
    """K36: the other way round nothing is changed: drawing and placing cost Ladders."""
    mine = {**TILE, "megaphones": 3, **BODY}
    state = at(mine, pending=["draws", "end-turn"], offer=["school", "casino"])
    assert view(state)["seat"] == "purple"
    state = at(mine, pending=["take", "draws", "end-turn"], offer=["school", "casino"])
    assert refused(state, "ladder school body") == ("no-ladder", "K7")
    assert refused(state, "draw") == ("no-ladder", "K11")
