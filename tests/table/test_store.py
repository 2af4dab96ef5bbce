"""What is on disk: the lock, and that damage stays where it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from haguruma.table import Inline, Lobby, Store, StoreFault, Unreadable, data_dir
from haguruma.table.store import Entry, Taken, default_dir

from .pebbles import GAMES, check_bot, pebbler

TWO = [("Ann", ""), ("Bob", "")]


def lobby_at(path: Path) -> Lobby:
    return Lobby(Store(path), GAMES, Inline(pebbler), check_bot)


def two_games(path: Path) -> tuple[str, str]:
    """Two games of one move each, and their ids."""
    lobby = lobby_at(path)
    ids = []
    for _ in range(2):
        table = lobby.new("pebbles", TWO, seed=5)
        table.submit(0, "take 1", 0)
        ids.append(table.id)
    lobby.close()
    return ids[0], ids[1]


def test_a_place_in_the_log_is_given_once() -> None:
    store = Store()
    store.create("a", {})
    store.append("a", [Entry(1, "play", {})])
    with pytest.raises(Taken):
        store.append("a", [Entry(2, "play", {}), Entry(1, "play", {})])
    assert [entry.seq for entry in store.entries("a")] == [1]
    with pytest.raises(Taken):
        store.create("a", {})


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("UPDATE log SET payload = '{' WHERE game_id = ?", "line 1 of its log is damaged"),
        ("UPDATE log SET payload = '[]' WHERE game_id = ?", "line 1 of its log is damaged"),
        ("UPDATE log SET payload = '{}' WHERE game_id = ?", "line 1 of its log is damaged"),
        ('UPDATE log SET payload = \'{"seat":0,"action":"pass"}\' WHERE game_id = ?', "does not fit"),
        ("UPDATE log SET kind = 'jump' WHERE game_id = ?", "no kind of entry"),
        ("UPDATE log SET seq = 2 WHERE game_id = ?", "line 1 of its log is missing"),
        ("UPDATE game SET meta = 'x' WHERE id = ?", "set-up is damaged"),
        ("UPDATE game SET meta = '{}' WHERE id = ?", "set-up is damaged"),
        ('UPDATE game SET meta = replace(meta, \'"seed":5\', \'"seed":"x"\') WHERE id = ?', "damaged"),
        ("UPDATE game SET meta = replace(meta, '\"seed\":5', '\"seed\":6') WHERE id = ?", "another state"),
        ("UPDATE game SET meta = replace(meta, '\"ruleset\":1', '\"ruleset\":9') WHERE id = ?", "ruleset 9"),
        ("UPDATE game SET meta = replace(meta, 'hash\":\"0', 'hash\":\"1') WHERE id = ?", "another text"),
        ("UPDATE game SET meta = replace(meta, 'pebbles', 'chess') WHERE id = ?", "no game"),
    ],
)
def test_a_damaged_game_is_shown_as_unreadable_and_the_others_work(
    tmp_path: Path, wrong: str, said: str
) -> None:
    path = tmp_path / "games.db"
    bad, good = two_games(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(wrong, (bad,))
    lobby = lobby_at(path)
    with pytest.raises(Unreadable, match=said):
        lobby.open(bad)
    assert lobby.open(good).seq == 1
    faults = {glance.id: lobby.fault_of(glance) for glance in lobby.games_saved()}
    assert said in faults[bad]
    assert faults[good] == ""
    lobby.close()


def test_a_file_that_is_no_database_is_moved_aside_with_a_notice(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(b"not a database at all" * 100)
    store = Store(path)
    assert store.games() == []
    assert "damaged" in store.notices[0]
    aside = [found for found in tmp_path.iterdir() if "damaged" in found.name]
    assert aside[0].read_bytes().startswith(b"not a database")
    store.close()


def test_what_a_damaged_database_still_tells_is_copied(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    lobby = lobby_at(path)
    for _ in range(40):
        table = lobby.new("pebbles", TWO, seed=5)
        table.submit(0, "take 1", 0)
    lobby.close()
    data = bytearray(path.read_bytes())
    data[-3000:] = b"\xff" * 3000
    path.write_bytes(data)
    again = lobby_at(path)
    assert "damaged" in again.store.notices[0]
    listed = again.games_saved()
    assert 0 < len(listed) < 41
    assert any(again.open(glance.id).seq == 1 for glance in listed if glance.entries == 1)
    again.close()


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    two_games(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreFault, match="newer version"):
        Store(path)
    assert path.exists()


def test_a_move_the_disk_refuses_has_not_happened(tmp_path: Path) -> None:
    lobby = lobby_at(tmp_path / "games.db")
    table = lobby.new("pebbles", TWO)
    lobby.store._db.execute("PRAGMA query_only = 1")
    with pytest.raises(StoreFault):
        table.submit(0, "take 1", 0)
    assert table.seq == 0
    lobby.store._db.execute("PRAGMA query_only = 0")
    table.submit(0, "take 1", 0)
    lobby.close()


def test_the_folder_follows_the_platform(tmp_path: Path) -> None:
    home = Path("home")
    assert default_dir({"HAGURUMA_DATA": "d"}, "linux", home) == Path("d")
    assert default_dir({"XDG_DATA_HOME": "x"}, "linux", home) == Path("x/haguruma")
    assert default_dir({}, "linux", home) == home / ".local/share/haguruma"
    assert default_dir({}, "darwin", home) == home / "Library/Application Support/Haguruma"
    assert default_dir({}, "win32", home) == home / "AppData/Local/Haguruma"
    assert data_dir(tmp_path / "a" / "b").is_dir()
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFault, match="cannot be used"):
        data_dir(tmp_path / "file")
