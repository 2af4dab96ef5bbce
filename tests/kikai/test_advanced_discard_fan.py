"""The tile that discards a fan: which it may be, where it goes, and what an emptied Square brings (K34, K17, K18)."""

from __future__ import annotations

import pytest

from haguruma.kikai.constants import COLOURS
from haguruma.kikai.rules.effects import notation

from .advanced import ALL_BUT_ONE, BODY, EDITION, SHOWN, acting, bonus, claimed, heading, posted
from .helpers import at, fans, kinds, legal, line, phase, play, refused, said, seat, tokens, view

CROWD = {"q1": fans(red=2, blue=1), "q3": fans(green=1), "q5": fans(red=1, green=2)}
ALL = {"red<q1", "blue<q1", "green<q3", "red<q5", "green<q5"}


def test_any_fan_on_any_square_may_be_discarded() -> None:
    """K34: any colour, any Square, connected or not; here no street lies at all."""
    state, _ = claimed("discard-fan", squares=CROWD)
    assert view(state)["streets"] == {}
    assert phase(state) == "discard"
    assert legal(state) == {f"discard {which}" for which in ALL}


def test_a_fan_must_be_discarded_where_there_is_one() -> None:
    """K34: it is no option."""
    state, _ = claimed("discard-fan", {"hand": ["diner"], "megaphones": 1}, squares=CROWD)
    for notation_ in ("done", "play diner", "take pile"):
        assert refused(state, notation_)[0] == "wrong-step"


def test_a_fan_that_is_not_there_cannot_be_discarded() -> None:
    """K34."""
    state, _ = claimed("discard-fan", squares=CROWD)
    for which in ("blue<q5", "red<q3", "green<q2"):
        assert refused(state, f"discard {which}") == ("no-fan", "K34")


def test_no_ladder_comes_between_the_head_and_the_discard() -> None:
    """K19: the tile is settled at once; Ladders can be placed again after it (K7)."""
    state, _ = claimed("discard-fan", {"ladders": 3}, squares=CROWD)
    assert legal(state) == {f"discard {which}" for which in ALL}
    assert refused(state, "ladder casino body") == ("settle-first", "K19")
    play(state, "discard red<q1")
    assert legal(state, "ladder") == {"ladder casino body"}


def test_a_fan_is_discarded_only_with_the_tile() -> None:
    """K34: at no other time."""
    state = acting("casino", {"energy": 9}, squares=CROWD)
    assert refused(state, "discard red<q1")[0] == "wrong-step"
    assert not legal(state, "discard")


@pytest.mark.parametrize("colour", COLOURS)
def test_a_discarded_fan_counts_for_nobody(colour: str) -> None:
    """K34: it is out of the game, not collected; You do not gain this Fan."""
    state, _ = claimed("discard-fan", squares={"q1": fans(red=2, blue=2, green=2)})
    events = play(state, f"discard {colour}<q1")
    assert said(events, "discard-fan") == [{"colour": colour, "square": "q1"}]
    left = view(state)["squares"]["q1"]["fans"]
    assert [left.count(c) for c in COLOURS] == [2 - (c == colour) for c in COLOURS]
    for name in ("yellow", "purple"):
        assert sum(seat(state, name)["collected"].values()) == 0
        assert all(not site["fans"] for site in seat(state, name)["kikai"].values())
    assert line(state, "collected") == (0, 0)


def test_nothing_happens_where_no_fan_is_left() -> None:
    """K34: none there: nothing happens, and the turn goes on."""
    state, events = claimed("discard-fan", squares={"q1": fans()}, offer=["school"])
    assert "discard-fan" not in kinds(events)
    assert phase(state) == "take"


def test_fans_in_the_fan_zones_are_not_on_a_square() -> None:
    """K34: from any Square, not from a KIKAI of either player."""
    state, _ = claimed(
        "discard-fan", {"kikai": {"casino": {**BODY, "fans": {"foot": "red"}}}},
        {"kikai": {"diner": {"foot": "blue-foot-1", "fans": {"foot": "blue"}}}},
        squares={"q1": fans(green=2)},
    )  # fmt: skip
    assert legal(state) == {"discard green<q1"}


def test_a_fan_is_discarded_in_the_midst_of_the_turn() -> None:
    """K34: settled at once; the extra action comes after it."""
    state, _ = claimed("discard-fan", {"hand": ["diner"], "megaphones": 1}, squares=CROWD)
    play(state, "discard red<q1")
    assert phase(state) == "more"


def test_a_discard_that_leaves_a_fan_brings_no_billboard() -> None:
    """K17: a fan of another colour keeps the Square."""
    state, _ = claimed("discard-fan", squares=CROWD)
    assert "billboard" not in kinds(play(state, "discard blue<q1"))


def test_a_discard_that_empties_a_square_brings_a_billboard_by_itself() -> None:
    """K34, K17: immediately place one of your Billboards there; no choice is asked."""
    state, _ = claimed("discard-fan", squares=CROWD, offer=["school"])
    events = play(state, "discard green<q3")
    assert kinds(events) == ["discard-fan", "billboard", "gain"]
    assert view(state)["squares"]["q3"]["billboard"][0] == "yellow"
    assert len(seat(state)["billboards"]) == 5
    assert phase(state) == "take"


@pytest.mark.parametrize("name", [square.id for square in EDITION.squares])
def test_the_taker_of_the_tile_gains_the_bonus_of_the_emptied_square(name: str) -> None:
    """K34, K17: the Square's bonus, a choice being the player's."""
    state, _ = claimed("discard-fan", {"cleared": 13}, squares={name: fans(red=1)})
    before = tokens(state)
    play(state, f"discard red<{name}")
    given = bonus(name)
    if given.choice:
        assert legal(state) == {f"choose {notation(option)}" for option in given.choice}
        return
    assert tokens(state) == tuple(
        old + new for old, new in zip(before, (given.energy, given.megaphone, given.ladder), strict=True)
    )
    assert line(state, "squares") == (given.vp, 0)
    assert seat(state)["cleared"] == 13 + given.discard
    assert tokens(state, "purple") == (0, 0, 0)


def test_a_sixth_billboard_by_the_discard_wins_at_once() -> None:
    """K34, K18: nothing further is paid or scored."""
    state, _ = claimed(
        "discard-fan", {"vp": 1}, {"vp": 99}, squares={"q1": fans(red=1), **posted(*ALL_BUT_ONE)}
    )
    events = play(state, "discard red<q1")
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.sheet.lines) == ("media", (0,), ())
    assert kinds(events) == ["discard-fan", "billboard", "media-victory"]
    assert tokens(state)[0] == 9 - 6


def test_the_discard_counts_for_purple_too() -> None:
    """K34, K17: the Billboard is the taker's."""
    theirs = {"energy": 9, "kikai": {"casino": BODY}}
    state = acting(
        "casino", None, theirs, turn=2, bonus_tiles={"casino": "discard-fan"}, display=SHOWN,
        squares={"q1": fans(red=1)},
    )  # fmt: skip
    play(state, "build red-head-6", "discard red<q1")
    assert view(state)["squares"]["q1"]["billboard"][0] == "purple"
    assert tokens(state, "purple")[0] == 9 - 6 + bonus("q1").energy


def test_the_fan_can_be_discarded_in_the_extra_action() -> None:
    """K34, K9: wherever the Head is built."""
    state = heading("discard-fan", {"hand": ["casino"], "megaphones": 1, "energy": 20}, squares=CROWD)
    play(state, "exhibit", "play casino", "build red-head-6", "discard red<q1")
    assert view(state)["squares"]["q1"]["fans"] == ["red", "blue"]


def test_a_standard_game_has_no_such_action() -> None:
    """K34 is Advanced alone."""
    assert not [action for action in at().game.vocabulary if action.kind in ("discard", "pay")]
