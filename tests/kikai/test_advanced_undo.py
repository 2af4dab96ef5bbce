"""Undo in an Advanced game: payments and discards can be taken back, a card drawn for a pair cannot."""

from __future__ import annotations

import pytest

from haguruma.kernel.faults import HagurumaError
from haguruma.kernel.history import History
from haguruma.kikai.constants import ADVANCED_KINDS, DISTRICTS
from haguruma.kikai.editions.edition import Effect

from .advanced import ALL_BUT_ONE, EDITION, heading, line_from, posted, with_edition
from .helpers import REST, Data, fans

WAITING: Data = {"foot": "red-foot-2", "fans": {"foot": "red"}}


def from_table(yellow: Data, **rest: object) -> History:
    """A line of play in which Yellow is on move."""
    return line_from({"seats": {"yellow": yellow, "purple": {"hand": ["diner"]}}, **rest})


def taken_back(history: History, *notations: str) -> None:
    """Play these, undo them all, and find the table as it was."""
    before = history.state.fingerprint()
    for notation in notations:
        history.play(notation)
    assert history.undo_reach == len(notations)
    for _ in notations:
        history.undo()
    assert history.state.fingerprint() == before


def test_a_payment_can_be_taken_back() -> None:
    """K36: whichever tokens it took."""
    mine = {"tiles": ["ladders-too"], "megaphones": 1, "ladders": 1, "hand": ["school"]}
    for word in ("megaphone", "ladder"):
        taken_back(from_table(mine, pending=REST), "play school", f"pay {word}")


def test_a_fetch_and_its_payment_can_be_taken_back() -> None:
    """K36, K8."""
    mine = {"tiles": ["ladders-too"], "megaphones": 2, "ladders": 2, "kikai": {"parking": WAITING}}
    taken_back(
        from_table(mine, pending=["collect casino", "payout", *REST], offer=["school"]),
        "fetch parking",
        "pay 2-ladder",
    )


def test_a_discarded_fan_can_be_put_back() -> None:
    """K34."""
    squares = {"q1": fans(red=2), "q2": fans(blue=1)}
    for which in ("red<q1", "blue<q2"):
        history = from_table(
            {"ladders": 1, "hand": ["school"], "megaphones": 1}, pending=["discard", *REST], squares=squares
        )
        taken_back(history, f"discard {which}")


def test_a_billboard_by_itself_and_the_squares_choice_can_be_taken_back() -> None:
    """K17, K34."""
    history = from_table(
        {"hand": ["school"], "megaphones": 1}, pending=["discard", *REST], squares={"q6": fans(red=1)}
    )
    taken_back(history, "discard red<q6", "choose ladder")


def test_a_discard_that_wins_is_final() -> None:
    """K18."""
    history = from_table({}, pending=["discard", *REST], squares={"q1": fans(red=1), **posted(*ALL_BUT_ONE)})
    history.play("discard red<q1")
    assert history.undo_reach == 0


def test_nothing_is_taken_back_beyond_a_card_drawn_for_a_pair() -> None:
    """K38: it has been seen."""
    history = from_table({"tiles": ["pair-draw"], "hand": ["cinema", "cinema"]})
    history.play("pair cinema>casino")
    assert history.undo_reach == 0
    with pytest.raises(HagurumaError, match="revealed"):
        history.undo()
    history.play("exhibit")
    assert history.undo_reach == 1


def test_a_pair_can_be_taken_back_while_its_payment_is_open() -> None:
    """K36, K38: the card is drawn only once it has been paid."""
    mine = {
        "tiles": ["ladders-too", "pair-draw"],
        "megaphones": 1,
        "ladders": 1,
        "hand": ["cinema", "cinema"],
    }
    history = from_table(mine, pending=REST)
    history.play("pair cinema>casino")
    assert history.undo_reach == 1
    history.play("pay ladder")
    assert history.undo_reach == 0


def test_a_pair_that_draws_nothing_can_be_taken_back() -> None:
    """K38: with an empty pile nothing is seen."""
    cards = [card for card in DISTRICTS for _ in range(EDITION.cards_per_district)]
    for elsewhere in ("school", "station", "diner"):
        cards.remove(elsewhere)
    history = from_table(
        {"tiles": ["pair-draw"], "hand": cards}, offer=["school", "station"], hidden={"pile": []}
    )
    taken_back(history, "pair cinema>casino")


@pytest.mark.parametrize("kind", ADVANCED_KINDS)
def test_a_tile_can_be_given_back_unless_a_component_was_turned_up(kind: str) -> None:
    """K19: Head, tile and what it gave; claiming reveals nothing itself."""
    state = heading(kind, {"hand": ["school"], "megaphones": 1}, squares={"q1": fans(red=2)})
    assert state.preview("build red-head-6")[1] is False
    state.box[2].clear()
    assert state.preview("build red-head-6")[1] is True


def test_the_choice_on_a_foundation_tile_can_be_taken_back_in_set_up() -> None:
    """K25: with the placement, until the other is on move."""
    choice = Effect(choice=(Effect(energy=4), Effect(megaphone=2)))
    history = History(with_edition(foundation_bonuses=(choice,) * 6), seed=1)
    taken_back(history, "place blue-foot-yellow casino", "choose 2-megaphone")


def test_a_preview_says_that_a_pair_draw_is_final() -> None:
    """K38: and does not show the card."""
    state = from_table({"tiles": ["pair-draw"], "hand": ["cinema", "cinema"]}).state
    shown, undoable = state.preview("pair cinema>casino")
    assert undoable is False
    assert not any(event.reveals for event in shown)
