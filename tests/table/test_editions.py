"""Own editions on disk, and that whatever was played with one stays playable when its owner goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from haguruma import registry
from haguruma.editions import Draft, built_in, template
from haguruma.kernel.faults import BadEdition, BadOption, BadRecord, MissingEdition
from haguruma.table import Inline, Lobby, NoSuchEdition, Stale, Store, Table, Unreadable
from haguruma.table.bot_workers import choose, task_of
from haguruma.table.edition_store import KEPT, EditionStore, Facts, OwnEdition

from .pebbles import GAMES, check_bot, pebbler

TWO = [("Ann", ""), ("Bob", "")]
OLD_SCHEMA = """
CREATE TABLE game (id TEXT PRIMARY KEY, created REAL NOT NULL, meta TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE log (
    game_id TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (game_id, seq)
) WITHOUT ROWID;
CREATE TABLE glance (game_id TEXT PRIMARY KEY, text TEXT NOT NULL, over INTEGER NOT NULL) WITHOUT ROWID;
PRAGMA user_version = 1;
"""
TABLES = ("game", "log", "glance")


def lobby_at(path: Path | None = None) -> Lobby:
    return Lobby(Store(path), GAMES, Inline(pebbler), check_bot)


def seven(lobby: Lobby) -> OwnEdition:
    """An own edition of Pebbles with seven pebbles."""
    own = OwnEdition("mine", "pebbles", "Seven", "heap 7", facts=Facts({"": "7"}, 0, 1, 1))
    lobby.edition_store.put(own)
    return own


def played(lobby: Lobby) -> Table:
    """A game of one move with that edition."""
    table = lobby.new("pebbles", TWO, {"edition": "mine"}, seed=5)
    table.submit(0, "take 1", 0)
    return table


def heap(table: Table) -> object:
    return table.state.view(None)["heap"]


def test_a_file_of_the_first_format_is_upgraded_and_its_games_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    lobby = lobby_at(path)
    id = lobby.new("pebbles", TWO, seed=5).id
    lobby.open(id).submit(0, "take 1", 0)
    lobby.close()
    old = tmp_path / "old.db"
    with closing(sqlite3.connect(old)) as db, closing(sqlite3.connect(path)) as new, db:
        db.executescript(OLD_SCHEMA)
        for table in TABLES:
            for row in new.execute(f"SELECT * FROM {table}").fetchall():
                db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    again = lobby_at(old)
    assert again.open(id).seq == 1
    seven(again)
    assert heap(played(again)) == 6
    again.close()
    with closing(sqlite3.connect(old)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (2,)


def test_editions_are_copied_out_of_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    lobby = lobby_at(path)
    seven(lobby)
    id = played(lobby).id
    lobby.edition_store.save(replace(lobby.edition_store.get("mine"), text="heap 9"), 1)
    for _ in range(60):
        lobby.new("pebbles", TWO, seed=5)
    lobby.close()
    data = bytearray(path.read_bytes())
    data[-3000:] = b"\xff" * 3000
    path.write_bytes(data)
    again = lobby_at(path)
    assert "damaged" in again.store.notices[0]
    assert again.edition_store.get("mine").text == "heap 9"
    assert again.edition_store.before("mine") == "heap 7"
    found = again.edition_store.find_played("pebbles", "7")
    assert found is not None
    assert found.text == "heap 7"
    if id in [glance.id for glance in again.games_saved()]:
        assert heap(again.open(id)) == 6
    again.close()


def test_a_game_stays_as_it_was_begun_when_its_edition_is_changed_or_deleted(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    lobby = lobby_at(path)
    own = seven(lobby)
    id = played(lobby).id
    lobby.edition_store.save(replace(own, text="heap 9", facts=Facts({"": "9"})), 1)
    assert heap(lobby.new("pebbles", TWO, {"edition": "mine"})) == 9
    lobby.edition_store.delete("mine")
    lobby.close()
    again = lobby_at(path)
    table = again.open(id)
    assert heap(table) == 6
    assert table.meta["edition_hash"] == "7"
    assert heap(again.fork(table, 0)) == 7
    with pytest.raises(NoSuchEdition):
        again.edition_store.get("mine")
    again.close()


def test_a_game_whose_text_is_lost_says_which_edition_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    lobby = lobby_at(path)
    seven(lobby)
    id = played(lobby).id
    lobby.edition_store.delete("mine")
    lobby.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM played")
    again = lobby_at(path)
    with pytest.raises(Unreadable, match=r"its edition 'seven' \(7\) is missing"):
        again.open(id)
    again.close()


def test_a_record_whose_edition_is_missing_opens_once_that_is_brought() -> None:
    lobby = lobby_at()
    seven(lobby)
    record = played(lobby).record().write(("left", "right"))
    other = lobby_at()
    with pytest.raises(MissingEdition, match=r"'seven' \(7\); its file is needed") as wanted:
        other.load(record)
    assert (wanted.value.edition, wanted.value.edition_hash) == ("seven", "7")
    with pytest.raises(BadRecord, match="the edition at hand is 'seven' \\(9\\)"):
        other.load(record, edition="heap 9")
    with pytest.raises(BadEdition):
        other.load(record, edition="no heap")
    assert other.games_saved() == []
    assert heap(other.load(record, edition="heap 7")) == 6
    assert heap(other.load(record)) == 6


def test_a_record_finds_its_edition_among_ones_own() -> None:
    lobby = lobby_at()
    seven(lobby)
    record = played(lobby).record().write(("left", "right"))
    other = lobby_at()
    seven(other)
    assert heap(other.load(record)) == 6


def test_no_game_begins_with_an_edition_that_has_a_fault() -> None:
    lobby = lobby_at()
    lobby.edition_store.put(OwnEdition("bad", "pebbles", "Bad", "heap many"))
    with pytest.raises(BadOption, match="“Bad” has a fault, so no game is begun with it; the first: heap"):
        lobby.new("pebbles", TWO, {"edition": "bad"})
    assert lobby.games_saved() == []


def test_an_edition_of_the_name_of_a_built_in_one_is_not_taken_for_it() -> None:
    lobby = lobby_at()
    lobby.edition_store.put(OwnEdition("mine", "pebbles", "Plain", "heap 7"))
    table = played(lobby)
    assert table.game.edition == "own-plain"
    assert heap(lobby.load(table.record().write(("left", "right")))) == 6


def test_an_edition_changed_meanwhile_is_not_overwritten() -> None:
    edition_store = EditionStore(Store())
    own = OwnEdition("mine", "pebbles", "Seven", "heap 7")
    edition_store.put(own)
    edition_store.save(replace(own, text="heap 8"), 1)
    with pytest.raises(Stale, match="changed elsewhere"):
        edition_store.save(replace(own, text="heap 9"), 1)
    assert (edition_store.get("mine").text, edition_store.get("mine").version) == ("heap 8", 2)


def test_two_servers_on_one_file_do_not_overwrite_each_other(tmp_path: Path) -> None:
    ours, theirs = Store(tmp_path / "games.db"), Store(tmp_path / "games.db")
    own = OwnEdition("mine", "pebbles", "Seven", "heap 7")
    EditionStore(ours).put(own)
    quicker = [EditionStore(theirs)]

    def meanwhile(statement: str) -> None:
        if "UPDATE edition" in statement and quicker:
            quicker.pop().save(replace(own, title="Theirs"), 1)

    with ours.using() as db:
        db.set_trace_callback(meanwhile)
    with pytest.raises(Stale):
        EditionStore(ours).save(replace(own, title="Ours"), 1)
    assert EditionStore(theirs).get("mine").title == "Theirs"
    ours.close()
    theirs.close()


def test_the_last_texts_of_an_edition_are_kept_and_no_more() -> None:
    edition_store = EditionStore(Store())
    own = OwnEdition("mine", "pebbles", "Many", "heap 1")
    edition_store.put(own)
    for number in range(2, KEPT + 12):
        edition_store.save(replace(own, text=f"heap {number}"), number - 1)
    assert edition_store.get("mine").past == KEPT
    steps = 0
    while (before := edition_store.before("mine")) is not None:
        now = edition_store.get("mine")
        edition_store.save(replace(now, text=before), now.version, back=True)
        steps += 1
    assert steps == KEPT
    assert edition_store.get("mine").text == f"heap {KEPT + 11 - KEPT}"


def test_a_bot_in_a_worker_plays_with_the_values_of_the_edition() -> None:
    draft = Draft(template("kikai", "Other"))
    draft.set(("standard", "start", "energy"), 9)
    lobby = Lobby(Store(), thinker=Inline(lambda state, task: ""))
    lobby.edition_store.put(OwnEdition("mine", "kikai", "Other", draft.text))
    table = lobby.new("kikai", [("", "random"), ("You", "")], {"edition": "mine"}, seed=3)
    assert table.state.view(None)["seats"]["yellow"]["energy"] == 9  # type: ignore[index]
    choice = choose(task_of(table))
    assert choice in [action.notation for action in table.state.actions()]
    assert table.game.edition_hash != registry.game("kikai").edition_hash
    assert table.edition_text != built_in("kikai")
