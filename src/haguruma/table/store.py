"""Saved games on disk: one append-only log of entries keyed (game, seq), and what each game was set up with.

The key is the lock: two writers cannot both hold a place. A damaged file is moved aside and read as far as it goes.
What the entries mean is `table`'s; editions are another's.
"""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from ..kernel.contract import Plain
from ..kernel.faults import HagurumaError

FORMAT = 2

SCHEMA = """
CREATE TABLE IF NOT EXISTS game (id TEXT PRIMARY KEY, created REAL NOT NULL, meta TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
    game_id TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (game_id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS glance (game_id TEXT PRIMARY KEY, text TEXT NOT NULL, over INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS edition (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL, good TEXT NOT NULL,
    facts TEXT NOT NULL, version INTEGER NOT NULL, touched REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS edition_past (
    edition_id TEXT NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (edition_id, version)
);
CREATE TABLE IF NOT EXISTS played (
    game TEXT NOT NULL, hash TEXT NOT NULL, print TEXT NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL,
    at REAL NOT NULL, PRIMARY KEY (game, hash, print)
);
"""
"""Format 2 added the three tables of editions; a file of format 1 gets them when it is opened."""


ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Signs of the ids of games and editions."""

EDITIONS = {"edition": 8, "edition_past": 3, "played": 6}
"""The tables of editions, and how many columns each has."""


class NoSuchTable(HagurumaError):
    """An id that names no game in this store."""


class NoSuchEdition(HagurumaError):
    """An id that names no edition in this store."""


class Unreadable(HagurumaError):
    """A saved game that cannot be rebuilt; the text says where and why. The other games are not touched."""


class Stale(HagurumaError):
    """A move made on a state that is no longer the present one; look again, then choose."""


class Taken(HagurumaError):
    """The place in the log is held already: somebody else wrote first."""


class StoreFault(HagurumaError):
    """The disk did not take the entry; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a game's log; `seq` counts from 1."""

    seq: int
    kind: str
    payload: Plain


@dataclass(frozen=True, slots=True)
class Glance:
    """A saved game as the start page lists it. `fault` says why it is unreadable ('' if nothing is known)."""

    id: str
    created: float
    meta: Plain
    entries: int
    text: str
    over: bool
    touched: float
    fault: str = ""


class Store:
    """The log in an SQLite file, or in memory without `path`. `notices` are sentences the people should see."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.notices: list[str] = []
        self._lock = threading.RLock()
        self._db = self._open()

    def _open(self) -> sqlite3.Connection:
        if self.path is None:
            return _connect(":memory:")
        try:
            return _connect(str(self.path))
        except sqlite3.OperationalError as error:
            raise StoreFault(f"the saved games, {self.path}, cannot be opened: {error}") from None
        except sqlite3.DatabaseError:
            return self._start_over(self.path)

    def _start_over(self, path: Path) -> sqlite3.Connection:
        aside = move_aside(path)
        db = _connect(str(path))
        saved = recover(aside, db)
        self.notices.append(
            f"The file of saved games was damaged. It was moved to {aside.name} in {aside.parent}; "
            f"{saved or 'no'} {'game was' if saved == 1 else 'games were'} copied out of it."
        )
        return db

    @contextmanager
    def using(self) -> Iterator[sqlite3.Connection]:
        """The database, for one change that is made whole or not at all. Raises `Taken` or `StoreFault`."""
        with self._lock:
            try:
                with self._db:
                    yield self._db
            except sqlite3.IntegrityError:
                raise Taken("that place in the log is taken") from None
            except sqlite3.Error as error:
                raise StoreFault(f"the saved games cannot be read or written just now: {error}") from None

    def create(self, id: str, meta: Plain) -> None:
        """Begin a game. Raises `Taken` if the id exists, `StoreFault` if the disk refuses."""
        with self.using() as db:
            db.execute("INSERT INTO game VALUES (?, ?, ?)", (id, time.time(), _dump(meta)))

    def append(self, id: str, entries: list[Entry], text: str = "", over: bool = False) -> None:
        """Write entries, all or none, with a new glance. Raises `Taken` or `StoreFault`; then nothing is written."""
        rows = [(id, entry.seq, entry.kind, _dump(entry.payload), time.time()) for entry in entries]
        with self.using() as db:
            db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", rows)
            db.execute("INSERT OR REPLACE INTO glance VALUES (?, ?, ?)", (id, text, int(over)))

    def meta(self, id: str) -> Plain:
        """What the game was set up with. Raises `NoSuchTable` or `Unreadable`."""
        with self.using() as db:
            row = db.execute("SELECT meta FROM game WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise NoSuchTable(f"there is no game '{id[:20]}' here")
        return _load(row[0], "its set-up")

    def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The log of a game from `after` on. Raises `Unreadable` naming the first line that is wrong."""
        query = "SELECT seq, kind, payload FROM log WHERE game_id = ? AND seq > ? ORDER BY seq"
        with self.using() as db:
            rows = db.execute(query, (id, after)).fetchall()
        found = []
        for expected, (seq, kind, payload) in enumerate(rows, after + 1):
            if seq != expected:
                raise Unreadable(f"line {expected} of its log is missing")
            found.append(Entry(seq, str(kind), _load(payload, f"line {seq} of its log")))
        return found

    def games(self) -> list[Glance]:
        """Every saved game, the last touched first; a damaged one is listed with its fault."""
        query = """
            SELECT game.id, game.created, game.meta, COUNT(log.seq), COALESCE(glance.text, ''),
                   COALESCE(glance.over, 0), COALESCE(MAX(log.at), game.created)
            FROM game LEFT JOIN log ON log.game_id = game.id LEFT JOIN glance ON glance.game_id = game.id
            GROUP BY game.id ORDER BY 7 DESC"""
        with self.using() as db:
            rows = db.execute(query).fetchall()
        return [_glance(row) for row in rows]

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._db.close()


def _connect(name: str) -> sqlite3.Connection:
    db = sqlite3.connect(name, timeout=5, check_same_thread=False)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        if db.execute("PRAGMA user_version").fetchone()[0] > FORMAT:
            raise sqlite3.OperationalError("they were written by a newer version of Haguruma")
        found = db.execute("PRAGMA quick_check(1)").fetchone()
        if found is None or found[0] != "ok":
            raise sqlite3.DatabaseError("the check of the file failed")
        db.executescript(SCHEMA)
        db.execute(f"PRAGMA user_version = {FORMAT}")
    except sqlite3.Error:
        db.close()
        raise
    return db


def _dump(data: Plain) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _load(text: object, what: str) -> Plain:
    try:
        data = json.loads(str(text))
    except (ValueError, RecursionError):
        raise Unreadable(f"{what} is damaged") from None
    if not isinstance(data, dict):
        raise Unreadable(f"{what} is damaged")
    return data


def _glance(row: tuple[str, float, str, int, str, int, float]) -> Glance:
    id, created, text, entries, glance, over, touched = row
    try:
        return Glance(id, created, _load(text, "its set-up"), entries, glance, bool(over), touched)
    except Unreadable as error:
        return Glance(id, created, {}, entries, "", False, touched, str(error))


def new_id() -> str:
    """An id by chance, without signs that look alike."""
    return "".join(secrets.choice(ALPHABET) for _ in range(8))


# The folder


def default_dir(environ: Mapping[str, str], platform: str, home: Path) -> Path:
    """The user's data folder for Haguruma by the custom of the platform; `HAGURUMA_DATA` comes before it."""
    given = environ.get("HAGURUMA_DATA", "")
    if given:
        return Path(given).expanduser()
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Haguruma"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Haguruma"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "haguruma"


def data_dir(given: str | Path | None = None) -> Path:
    """The folder for saved games, made if missing. Raises `StoreFault` if it cannot be used."""
    folder = Path(given).expanduser() if given else default_dir(os.environ, sys.platform, Path.home())
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFault(f"the folder for saved games, {folder}, cannot be used: {error.strerror}") from None
    if not os.access(folder, os.W_OK):
        raise StoreFault(f"the folder for saved games, {folder}, cannot be written to")
    return folder


# A damaged file


def move_aside(path: Path) -> Path:
    """Rename a damaged file (and what SQLite keeps beside it) and return its new place."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{path.stem}.damaged-{stamp}-{count}{path.suffix}")
    path.rename(aside)
    for tail in ("-wal", "-shm"):
        beside = path.with_name(path.name + tail)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + tail))
    return aside


def recover(aside: Path, db: sqlite3.Connection) -> int:
    """Copy into `db` every game, and every edition, that can still be read; how many games there were."""
    try:
        with closing(sqlite3.connect(f"{aside.resolve().as_uri()}?mode=ro", uri=True)) as old:
            for table, columns in EDITIONS.items():
                _recover_rows(old, db, table, columns)
            ids = [row[0] for row in _rows(old, "SELECT id FROM game", ())]
            return sum(_recover_game(old, db, id) for id in ids)
    except sqlite3.Error:
        return 0


def _rows(old: sqlite3.Connection, query: str, values: tuple[str, ...]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    try:
        for row in old.execute(query, values):
            rows.append(row)
    except sqlite3.DatabaseError:
        pass
    return rows


def _recover_rows(old: sqlite3.Connection, db: sqlite3.Connection, table: str, columns: int) -> None:
    """Copy what can be read of a table, row by row."""
    places = ", ".join("?" * columns)
    for row in _rows(old, f"SELECT * FROM {table}", ()):
        with suppress(sqlite3.Error, ValueError, TypeError), db:
            db.execute(f"INSERT INTO {table} VALUES ({places})", row)


def _recover_game(old: sqlite3.Connection, db: sqlite3.Connection, id: str) -> bool:
    try:
        with db:
            game = old.execute("SELECT * FROM game WHERE id = ?", (id,)).fetchone()
            log = old.execute("SELECT * FROM log WHERE game_id = ?", (id,)).fetchall()
            glance = old.execute("SELECT * FROM glance WHERE game_id = ?", (id,)).fetchall()
            db.execute("INSERT INTO game VALUES (?, ?, ?)", game)
            db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", log)
            db.executemany("INSERT INTO glance VALUES (?, ?, ?)", glance)
        return True
    except (sqlite3.Error, ValueError, TypeError):
        return False
