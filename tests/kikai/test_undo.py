"""Undo: how far it reaches, and the points it never crosses."""

from __future__ import annotations

import pytest

from haguruma.kernel.faults import HagurumaError
from haguruma.kernel.history import History
from haguruma.kikai.constants import DISTRICTS

from .helpers import EDITION, GAME, Data, acting, at, fans, play, tokens

RICH: Data = {"hand": ["casino", "diner"], "energy": 20, "megaphones": 1}


def line(data: Data) -> History:
    """A line of play from a position."""
    return History(GAME, position=data)


def from_table(yellow: Data, **rest: object) -> History:
    """A line of play in which Yellow has the first turn."""
    return line({"seats": {"yellow": yellow, "purple": {"hand": ["diner"]}}, **rest})


def test_a_turn_without_a_revelation_can_be_taken_back_whole() -> None:
    history = from_table(RICH)
    before = history.state.fingerprint()
    for notation in ("play casino", "deploy s9", "play diner", "exhibit"):
        history.play(notation)
    assert history.undo_reach == 4
    while history.undo_reach:
        history.undo()
    assert history.state.fingerprint() == before


def test_nothing_is_taken_back_beyond_a_component_turned_up() -> None:
    history = from_table(RICH, display={"foot": ["blue-foot-1"]})
    history.play("play casino")
    history.play("build blue-foot-1")
    assert history.undo_reach == 0
    with pytest.raises(HagurumaError, match="revealed"):
        history.undo()
    history.play("play diner")
    assert history.undo_reach == 1


def test_a_build_that_turns_nothing_up_can_be_taken_back() -> None:
    used = {
        "diner": "blue-foot-2",
        "station": "blue-foot-3",
        "school": "red-foot-1",
        "parking": "red-foot-2",
        "cinema": "green-foot-1",
    }
    mine = {**RICH, "kikai": {name: {"foot": foot} for name, foot in used.items()}}
    history = from_table(
        mine, display={"foot": ["blue-foot-1", "green-foot-2", "green-foot-3"]}, hidden={"foot": []}
    )
    history.play("play casino")
    history.play("build blue-foot-1")
    assert history.undo_reach == 2


@pytest.mark.parametrize("notation", ["take pile", "draw"])
def test_nothing_is_taken_back_beyond_a_card_drawn(notation: str) -> None:
    mine = {"hand": [], "ladders": 2}
    pending = ["take", "draws", "end-turn"] if notation == "take pile" else ["draws", "end-turn"]
    history = from_table(mine, pending=pending, offer=["school", "casino"])
    history.play(notation)
    assert history.undo_reach == 0


def test_an_open_card_taken_can_be_put_back_while_the_turn_lasts() -> None:
    history = from_table({"ladders": 1}, pending=["take", "draws", "end-turn"], offer=["school", "casino"])
    history.play("take school")
    assert history.undo_reach == 1


def test_nothing_is_taken_back_beyond_the_end_of_a_turn() -> None:
    history = from_table({"ladders": 1}, pending=["draws", "end-turn"], offer=["school", "casino"])
    history.play("done")
    assert (history.state.seat, history.undo_reach) == (1, 0)


def test_the_turn_passes_even_when_nothing_is_turned_up() -> None:
    """With an empty pile nobody reveals anything, and still the opponent is on move."""
    cards = [card for card in DISTRICTS for _ in range(EDITION.cards_per_district)]
    for card in ("school", "casino", "diner"):
        cards.remove(card)
    history = from_table(
        {"hand": cards},
        pending=["take", "draws", "end-turn"],
        offer=["school", "casino"],
        hidden={"pile": []},
    )
    events = history.play("take school")
    assert not any(event.reveals for event in events)
    assert (history.state.seat, history.undo_reach) == (1, 0)


def test_placing_a_foot_can_be_taken_back_until_the_other_is_on_move() -> None:
    history = History(GAME, seed=1)
    history.play("place blue-foot-yellow casino")
    assert history.undo_reach == 1
    history.play("deploy s9")
    assert history.undo_reach == 0
    for notation in (
        "place red-foot-purple school",
        "deploy s7",
        "place green-foot-purple parking",
        "deploy s1",
    ):
        history.play(notation)
    assert history.undo_reach == 0


def test_purples_two_placements_can_be_taken_back_together() -> None:
    """They follow each other, so nobody else is on move between them."""
    history = History(GAME, seed=1)
    for notation in (
        "place blue-foot-yellow casino",
        "deploy s9",
        "place red-foot-purple school",
        "deploy s7",
    ):
        history.play(notation)
    assert history.undo_reach == 2


def test_choices_and_billboards_can_be_taken_back() -> None:
    history = line(
        {
            "pending": ["act diner", "more", "take", "draws", "end-turn"], "streets": {"s3": "yellow"},
            "squares": {"q1": fans(red=1)}, "offer": ["school"],
            "seats": {"yellow": {"cleared": 3, "kikai": {"diner": {"foot": "red-foot-1"}}}},
        }
    )  # fmt: skip
    for notation in ("attract foot<q1", "billboard droppers", "choose ladder"):
        history.play(notation)
    assert history.undo_reach == 3


def test_the_winning_billboard_is_final() -> None:
    """K18: the game is over, nobody is on move."""
    names = ["droppers", "ladder", "megaphone", "energy", "vp-3"]
    squares: Data = {f"q{i + 2}": {"billboard": ["yellow", name]} for i, name in enumerate(names)}
    mine = {"kikai": {"diner": {"foot": "red-foot-1"}}}
    pending = ["act diner", "more", "take", "draws", "end-turn"]
    history = from_table(
        mine, pending=pending, streets={"s3": "yellow"}, squares={"q1": fans(red=1), **squares}
    )
    history.play("attract foot<q1")
    history.play("billboard vp-5")
    assert history.undo_reach == 0


def test_a_preview_tells_whether_it_could_be_undone() -> None:
    state = acting("casino", {"energy": 9}, display={"foot": ["blue-foot-1"]})
    assert state.preview("deploy s9")[1] is True
    shown, undoable = state.preview("build blue-foot-1")
    assert undoable is False
    assert [event.kind for event in shown] == ["build"]
    assert tokens(state)[0] == 9


def test_a_preview_stops_before_a_card_is_seen() -> None:
    state = at(pending=["take", "draws", "end-turn"], offer=["school", "casino"])
    assert state.preview("take pile") == ((), False)


def test_what_was_undone_can_be_done_again() -> None:
    history = from_table(RICH)
    history.play("play casino")
    events = history.play("deploy s9")
    after = history.state.fingerprint()
    assert history.undo().notation == "deploy s9"
    assert history.redo() == events
    assert history.state.fingerprint() == after


def test_an_undo_leaves_copies_alone() -> None:
    state = acting("casino", {"energy": 9})
    other = state.copy()
    play(other, "deploy s9")
    assert tokens(state)[0] == 9
    assert "s9" not in state.view(None)["streets"]  # type: ignore[operator]
