"""A line of play: undo, redo and how far they reach."""

from __future__ import annotations

import pytest

from haguruma.kernel.action import Refused
from haguruma.kernel.faults import HagurumaError
from haguruma.kernel.history import History

from .hands import HandPebbles

GAME = HandPebbles()
HEAP = {"heap": 12, "mover": 0}


def line(*notations: str) -> History:
    """A line from a known heap."""
    history = History(GAME, position=dict(HEAP))
    for notation in notations:
        history.play(notation)
    return history


def test_a_line_begins_where_nothing_can_be_undone() -> None:
    history = line()
    assert (history.undo_reach, history.redo_reach) == (0, 0)
    with pytest.raises(HagurumaError, match="nothing to undo"):
        history.undo()
    with pytest.raises(HagurumaError, match="nothing to redo"):
        history.redo()


def test_actions_of_the_same_seat_can_be_taken_back_one_by_one() -> None:
    history = line("take 3", "bow")
    assert history.undo_reach == 2
    assert history.undo().notation == "bow"
    assert history.undo().notation == "take 3"
    assert history.state.fingerprint() == history.first.fingerprint()


def test_nothing_is_undone_beyond_a_change_of_seat() -> None:
    history = line("take 1", "pass", "take 3")
    assert history.undo_reach == 1
    history.undo()
    with pytest.raises(HagurumaError, match="revealed or the turn has passed"):
        history.undo()


def test_a_seat_that_hands_on_cannot_take_that_back() -> None:
    assert line("take 3", "bow", "pass").undo_reach == 0


def test_what_was_undone_can_be_redone() -> None:
    history = line("take 3", "bow")
    after = history.state.fingerprint()
    history.undo()
    history.undo()
    assert history.redo_reach == 2
    history.redo()
    history.redo()
    assert (history.state.fingerprint(), history.redo_reach) == (after, 0)


def test_a_new_action_forgets_what_was_undone() -> None:
    history = line("take 3", "bow")
    history.undo()
    history.undo()
    history.play("take 2")
    assert history.redo_reach == 0


def test_a_refused_action_forgets_nothing() -> None:
    history = line("take 1")
    history.undo()
    with pytest.raises(Refused):
        history.play("pass")
    with pytest.raises(Refused):
        history.play("take 1", seat=2)
    with pytest.raises(HagurumaError):
        history.play("take 99")
    assert (len(history.plies), history.redo_reach) == (0, 1)


def test_every_moment_stays_as_it_was() -> None:
    history = line("take 1")
    first = history.at(1).fingerprint()
    history.play("pass")
    history.play("take 2")
    assert history.at(1).fingerprint() == first
    assert history.at(3) is history.state
    assert history.at(0) is history.first


@pytest.mark.parametrize("ply", [-1, 2, 99])
def test_a_moment_that_is_not_there_is_an_error(ply: int) -> None:
    with pytest.raises(HagurumaError, match="moments 0 to 1"):
        line("take 1").at(ply)


def test_a_ply_knows_who_took_it_and_what_it_caused() -> None:
    history = line("take 1", "flip", "pass", "take 3")
    assert [(ply.seat, ply.action.notation, len(ply.events)) for ply in history.plies] == [
        (0, "take 1", 1), (0, "flip", 2), (0, "pass", 1), (1, "take 3", 1),
    ]  # fmt: skip


def test_a_line_keeps_the_players_names() -> None:
    assert History(GAME, names=("a", "b", "c")).names == ("a", "b", "c")
    assert History(GAME).names == ("North", "East", "South")
    assert History(GAME, seats=4).names == ("North", "East", "South", "West")


def test_a_line_from_a_seed_and_one_from_a_position_say_so_in_the_record() -> None:
    assert History(GAME, seed=5).record().position is None
    assert History(GAME, seed=5).record().seed == 5
    assert line().record().position == HEAP


def test_undo_and_redo_walk_the_whole_line_again() -> None:
    """Back and forth at every moment, the record is the same."""
    history = line()
    for notation in ("take 1", "flip", "pass", "take 3", "bow", "pass", "take 2"):
        history.play(notation)
        text = history.record().write(GAME.seats)
        reach = history.undo_reach
        for _ in range(reach):
            history.undo()
        for _ in range(reach):
            history.redo()
        assert history.record().write(GAME.seats) == text
