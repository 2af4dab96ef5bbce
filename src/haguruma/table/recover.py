"""What is done with a damaged file of saved games: moved aside, never deleted, and what it still tells is copied."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

EDITIONS = {"edition": 8, "edition_past": 3, "played": 6}
"""The tables of editions, and how many columns each has."""


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


def rescue(aside: Path, db: sqlite3.Connection) -> int:
    """Copy into `db` every game, and every edition, that can still be read; how many games there were."""
    try:
        with closing(sqlite3.connect(f"{aside.resolve().as_uri()}?mode=ro", uri=True)) as old:
            for table, columns in EDITIONS.items():
                _rescue_rows(old, db, table, columns)
            ids = [row[0] for row in _rows(old, "SELECT id FROM game", ())]
            return sum(_rescue_one(old, db, id) for id in ids)
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


def _rescue_rows(old: sqlite3.Connection, db: sqlite3.Connection, table: str, columns: int) -> None:
    """Copy what can be read of a table, row by row."""
    places = ", ".join("?" * columns)
    for row in _rows(old, f"SELECT * FROM {table}", ()):
        with suppress(sqlite3.Error, ValueError, TypeError), db:
            db.execute(f"INSERT INTO {table} VALUES ({places})", row)


def _rescue_one(old: sqlite3.Connection, db: sqlite3.Connection, id: str) -> bool:
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
