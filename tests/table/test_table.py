"""A live game: order, double clicks, undo by decisions, forced choices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from haguruma.kernel.action import Refused, UnknownAction
from haguruma.kernel.faults import BadOption, BadPosition, BadRecord, HagurumaError
from haguruma.table import Inline, Lobby, NoSuchTable, NotYours, Stale, Store, Table, Unreadable
from haguruma.table.lobby import AT_HAND

from .pebbles import GAMES, check_bot, pebbler

TWO = [("Ann", ""), ("Bob", "")]


@pytest.fixture
def lobby() -> Iterator[Lobby]:
    lobby = Lobby(Store(), GAMES, Inline(pebbler), check_bot, pause=0)
    yield lobby
    lobby.close()


@pytest.fixture
def table(lobby: Lobby) -> Table:
    return lobby.new("pebbles", TWO, seed=3)


def again(lobby: Lobby, table: Table) -> Table:
    """The same game as a fresh server would have it."""
    return Lobby(lobby.store, GAMES, Inline(pebbler), check_bot).open(table.id)


def test_a_move_raises_the_number_of_the_state(table: Table) -> None:
    answer = table.submit(0, "take 1", 0)
    assert [event.kind for event in answer.events] == ["take"]
    assert table.seq == 1


def test_the_same_click_twice_is_taken_once(table: Table) -> None:
    table.submit(0, "take 1", 0)
    assert table.submit(0, "Take  1", 0).again
    assert table.seq == 1


def test_another_click_on_an_old_state_is_stale(table: Table) -> None:
    table.submit(0, "take 1", 0)
    with pytest.raises(Stale, match="moved on"):
        table.submit(0, "take 2", 0)
    with pytest.raises(Stale):
        table.submit(0, "pass", 7)
    with pytest.raises(Stale):
        table.submit(0, "pass", -1)
    assert table.seq == 1


def test_an_illegal_or_unknown_action_or_a_foreign_seat_changes_nothing(table: Table) -> None:
    for seat, action, error in (
        (0, "pass", Refused),
        (1, "take 1", Refused),
        (0, "fly", UnknownAction),
        (0, 4711, UnknownAction),
        (9, "take 1", Refused),
    ):
        with pytest.raises(error):
            table.submit(seat, action, 0)
    assert table.seq == 0
    assert table.history.plies == []


def test_a_person_cannot_move_for_a_bot(lobby: Lobby) -> None:
    table = lobby.new("pebbles", [("", "pebbler"), ("Ann", "")], seed=1)
    with pytest.raises(NotYours, match="pebbler decides"):
        table.submit(0, "take 1", 0)


def test_a_single_choice_is_taken_for_the_player_and_logged(lobby: Lobby, table: Table) -> None:
    table.submit(0, "take 3", 0)
    assert [ply.action.notation for ply in table.history.plies] == ["take 3", "bow"]
    assert table.log.forced == [False, True]
    assert [entry.kind for entry in lobby.store.entries(table.id)] == ["play", "forced"]


def test_a_single_choice_that_passes_the_turn_is_left_to_the_player(lobby: Lobby) -> None:
    table = lobby.new("pebbles", TWO, position={"heap": 1})
    table.submit(0, "take 1", 0)
    table.submit(0, "flip", 1)
    assert table.state.legal() == [5]
    assert table.seq == 2


def test_nothing_is_taken_for_the_player_where_the_table_says_so(lobby: Lobby) -> None:
    table = lobby.new("pebbles", TWO, auto=False)
    table.submit(0, "take 3", 0)
    assert table.seq == 1
    table.set_auto(True, 1)
    assert again(lobby, table).auto


def test_undo_takes_back_a_decision_with_what_it_forced(table: Table) -> None:
    table.submit(0, "take 3", 0)
    assert table.log.undo_reach == 1
    table.undo(2)
    assert table.history.plies == []
    assert table.log.redo_reach == 1
    table.redo(3)
    assert table.log.forced == [False, True]
    assert table.seq == 4


def test_undo_stops_at_a_revelation_and_at_a_change_of_seat(table: Table) -> None:
    table.submit(0, "take 1", 0)
    table.submit(0, "flip", 1)
    for number, action in ((2, "pass"),):
        with pytest.raises(HagurumaError, match="cannot be undone"):
            table.undo(number)
        table.submit(0, action, number)
    with pytest.raises(HagurumaError, match="cannot be undone"):
        table.undo(3)


def test_undo_twice_by_one_click_is_done_once(table: Table) -> None:
    table.submit(0, "take 1", 0)
    table.undo(1)
    assert table.undo(1).again
    with pytest.raises(HagurumaError, match="nothing to undo"):
        table.undo(2)


def test_a_new_move_forgets_what_was_undone(table: Table) -> None:
    table.submit(0, "take 1", 0)
    table.undo(1)
    table.submit(0, "take 2", 2)
    with pytest.raises(HagurumaError, match="nothing to redo"):
        table.redo(3)


def test_a_game_is_the_same_after_a_restart(lobby: Lobby, table: Table) -> None:
    for action in ("take 3", "pass"):
        table.submit(table.state.seat or 0, action, table.seq)
    table.submit(1, "take 2", table.seq)
    table.undo(table.seq)
    table.redo(table.seq)
    twin = again(lobby, table)
    assert twin.state.fingerprint() == table.state.fingerprint()
    assert (twin.seq, twin.log.forced, twin.log.undo_reach) == (table.seq, table.log.forced, 1)
    assert [seat.name for seat in twin.seats] == ["Ann", "Bob"]


def test_of_two_servers_on_one_file_only_one_takes_the_move(lobby: Lobby, table: Table) -> None:
    other = again(lobby, table)
    other.submit(0, "take 1", 0)
    with pytest.raises(Stale):
        table.submit(0, "take 2", 0)
    assert table.state.fingerprint() == other.state.fingerprint()
    assert table.seq == 1


def test_a_loaded_record_goes_on_where_it_stopped(lobby: Lobby, table: Table) -> None:
    table.submit(0, "take 3", 0)
    text = table.record().write(table.game.seats)
    loaded = lobby.load(text)
    assert loaded.id != table.id
    assert loaded.state.fingerprint() == table.state.fingerprint()
    assert loaded.record().write(loaded.game.seats) == text
    with pytest.raises(BadRecord, match="action 1"):
        lobby.load(text.replace("take 3", "bow"))


def test_a_loaded_record_seats_the_bots_it_names(lobby: Lobby) -> None:
    table = lobby.new("pebbles", [("Ann", ""), ("", "pebbler")])
    loaded = lobby.load(table.record().write(table.game.seats))
    assert [seat.bot for seat in loaded.seats] == ["", "pebbler"]


def test_a_fork_goes_on_from_a_moment(lobby: Lobby, table: Table) -> None:
    table.submit(0, "take 1", 0)
    table.submit(0, "pass", 1)
    fork = lobby.fork(table, 1)
    assert fork.state.fingerprint() == table.history.at(1).fingerprint()
    assert again(lobby, fork).seq == 1
    with pytest.raises(HagurumaError, match="moments 0 to 2"):
        lobby.fork(table, 5)


def test_a_game_from_a_position_survives_a_restart(lobby: Lobby) -> None:
    table = lobby.new("pebbles", TWO, position={"heap": 4})
    table.submit(0, "take 3", 0)
    assert again(lobby, table).state.fingerprint() == table.state.fingerprint()


def test_options_that_make_no_sense_begin_nothing(lobby: Lobby) -> None:
    for call in (
        lambda: lobby.new("chess", TWO),
        lambda: lobby.new("pebbles", TWO[:1]),
        lambda: lobby.new("pebbles", [("Ann", ""), ("", "genius")]),
        lambda: lobby.new("pebbles", [("A" * 31, ""), ("", "pebbler")]),
        lambda: lobby.new("pebbles", [("A\x07", ""), ("", "pebbler")]),
        lambda: lobby.new("pebbles", TWO, seed=-1),
        lambda: lobby.new("pebbles", TWO, {"colour": "red"}),
    ):
        with pytest.raises(BadOption):
            call()
    with pytest.raises(BadPosition, match="at least 1"):
        lobby.new("pebbles", TWO, position={"heap": -1})
    assert lobby.games_saved() == []
    with pytest.raises(NoSuchTable):
        lobby.open("nothing")


def test_a_table_at_hand_takes_up_what_another_server_wrote(lobby: Lobby, table: Table) -> None:
    again(lobby, table).submit(0, "take 1", 0)
    assert lobby.open(table.id) is table
    assert table.seq == 1
    lobby.store._db.execute("UPDATE log SET seq = 9")
    lobby.store._db.execute("INSERT INTO log VALUES (?, 2, 'jump', '{}', 0)", (table.id,))
    with pytest.raises(Unreadable, match="line 1 of its log is missing"):
        lobby.open(table.id)


def test_only_so_many_idle_tables_are_kept_at_hand(lobby: Lobby) -> None:
    ids = [lobby.new("pebbles", TWO).id for _ in range(AT_HAND + 5)]
    assert len(lobby._at_hand) == AT_HAND
    assert lobby.open(ids[0]).seq == 0
