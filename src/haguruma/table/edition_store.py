"""Editions kept beside the saved games: people's own, with their last texts, and every text a game was played with.

What a text says, and whether one can play with it, is for others to find out.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from sqlite3 import Connection

from ..kernel.contract import Plain
from ..kernel.faults import BadOption
from .store import NoSuchEdition, Stale, Store

KEPT = 60
"""How many texts before the present one are kept of an edition, to go back to."""

MOST = 200
"""How many own editions there may be."""

STALE = "This edition was changed elsewhere since this page was made, so this was not saved; here it is as it is now."


@dataclass(frozen=True, slots=True)
class Facts:
    """What was found out about a text when it was saved, for lists that cannot check every edition."""

    hashes: Mapping[str, str] = field(default_factory=dict)
    """Mode -> content hash, '' where it cannot be played."""
    faults: int = 0
    invented: int = 0
    values: int = 0


@dataclass(frozen=True, slots=True)
class OwnEdition:
    """An edition of somebody's own. `good` is its last text that could be drawn; `past`: how far one can go back."""

    id: str
    game: str
    title: str
    text: str
    version: int = 1
    good: str = ""
    facts: Facts = field(default_factory=Facts)
    touched: float = 0.0
    past: int = 0


@dataclass(frozen=True, slots=True)
class PlayedEdition:
    """A text that games were played with; `print` tells texts of the same content hash apart."""

    game: str
    hash: str
    print: str
    title: str
    text: str


def print_of(text: str) -> str:
    """A short name of a text by what it says."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class EditionStore:
    """The editions in a store. Every method is one change on disk, made whole or not at all."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def put(self, own: OwnEdition) -> None:
        """Begin an edition. Raises `Taken` if the id exists, `BadOption` if the store is full."""
        if len(self.all()) >= MOST:
            raise BadOption(f"there are {MOST} editions here already; delete one first")
        row = (own.id, own.game, own.title, own.text, own.good, _facts(own.facts), own.version, time.time())
        with self._store.using() as db:
            db.execute("INSERT INTO edition VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)

    def save(self, own: OwnEdition, version: int, back: bool = False) -> None:
        """Replace the edition's text of that version; the old one is kept, or, going `back`, the last kept is used up.

        Raises `Stale` if it has another version by now, `NoSuchEdition` if it is gone.
        """
        with self._store.using() as db:
            row = db.execute("SELECT version, text FROM edition WHERE id = ?", (own.id,)).fetchone()
            if row is None:
                raise NoSuchEdition("This edition is not here any more.")
            if row[0] != version:
                raise Stale(STALE)
            changed = (own.title, own.text, own.good, _facts(own.facts), version + 1, time.time(), own.id, version)
            if not db.execute(_SAVE, changed).rowcount:
                raise Stale(STALE)  # another server on the same file was quicker
            if back:
                db.execute(_USED_UP, (own.id, own.id))
            _remember(db, own.id, -version if back or row[1] == own.text else version, row[1])

    def before(self, id: str) -> str | None:
        """The text before the present one; None if none is kept."""
        query = f"SELECT text FROM edition_past WHERE edition_id = ? AND version = ({_LAST})"
        with self._store.using() as db:
            row = db.execute(query, (id, id)).fetchone()
        return None if row is None else str(row[0])

    def since(self, own: OwnEdition, version: int) -> list[str]:
        """Every text of an edition from a version on, `own`'s last; none if they are not all kept any more."""
        if not 0 < version <= own.version:
            return []
        query = """
            SELECT ABS(version), text FROM edition_past
            WHERE edition_id = ? AND ABS(version) BETWEEN ? AND ? ORDER BY ABS(version)"""
        with self._store.using() as db:
            rows = db.execute(query, (own.id, version, own.version - 1)).fetchall()
        whole = [row[0] for row in rows] == list(range(version, own.version))
        return [*(str(row[1]) for row in rows), own.text] if whole else []

    def get(self, id: str) -> OwnEdition:
        """An own edition. Raises `NoSuchEdition`."""
        with self._store.using() as db:
            row = db.execute(f"{_SELECT} WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise NoSuchEdition(f"There is no edition '{id[:40]}' here.")
        return _own(row)

    def all(self, game: str = "") -> list[OwnEdition]:
        """Every own edition, of one game if it is named, the last touched first."""
        where = "WHERE game = ?" if game else ""
        with self._store.using() as db:
            rows = db.execute(f"{_SELECT} {where} ORDER BY touched DESC", (game,) if game else ()).fetchall()
        return [_own(row) for row in rows]

    def delete(self, id: str) -> None:
        """Take an own edition away with its past. What was played with it stays playable."""
        with self._store.using() as db:
            db.execute("DELETE FROM edition WHERE id = ?", (id,))
            db.execute("DELETE FROM edition_past WHERE edition_id = ?", (id,))

    def keep(self, game: str, hash: str, title: str, text: str) -> str:
        """Keep a text for good, for the games played with it; its print."""
        row = (game, hash, print_of(text), title, text, time.time())
        with self._store.using() as db:
            db.execute("INSERT OR IGNORE INTO played VALUES (?, ?, ?, ?, ?, ?)", row)
        return row[2]

    def find_played(self, game: str, hash: str, print: str = "") -> PlayedEdition | None:
        """A text that makes the edition of this content hash, the last one if no print is given; None without one.

        An own edition that happens to make it will do too.
        """
        query = (
            "SELECT game, hash, print, title, text FROM played WHERE game = ? AND hash = ? AND print LIKE ?"
        )
        with self._store.using() as db:
            row = db.execute(f"{query} ORDER BY at DESC", (game, hash, print or "%")).fetchone()
        if row is not None:
            return PlayedEdition(*row)
        for own in self.all(game):
            if hash and hash in own.facts.hashes.values():
                return PlayedEdition(game, hash, print_of(own.text), own.title, own.text)
        return None

    def find_print(self, game: str, print: str) -> PlayedEdition:
        """The text of that print. Raises `NoSuchEdition`."""
        query = "SELECT game, hash, print, title, text FROM played WHERE game = ? AND print = ? ORDER BY at"
        with self._store.using() as db:
            row = db.execute(query, (game, print)).fetchone()
        if row is None:
            raise NoSuchEdition(f"There is no edition '{print[:40]}' here.")
        return PlayedEdition(*row)


_LAST = "SELECT MAX(version) FROM edition_past WHERE edition_id = ? AND version > 0"
_USED_UP = f"UPDATE edition_past SET version = -version WHERE edition_id = ? AND version = ({_LAST})"
_SELECT = """
    SELECT id, game, title, text, version, good, facts, touched,
           (SELECT COUNT(*) FROM edition_past WHERE edition_id = edition.id AND version > 0) FROM edition"""
_SAVE = """
    UPDATE edition SET title = ?, text = ?, good = ?, facts = ?, version = ?, touched = ?
    WHERE id = ? AND version = ?"""


def _remember(db: Connection, id: str, version: int, text: str) -> None:
    """Keep a text: one to go back to, or, under its version below 0, one that only tells what was changed since."""
    db.execute("INSERT INTO edition_past VALUES (?, ?, ?)", (id, version, text))
    older = """
        SELECT version FROM edition_past WHERE edition_id = ? AND (version > 0) = (? > 0)
        ORDER BY ABS(version) DESC LIMIT -1 OFFSET ?"""
    db.execute(f"DELETE FROM edition_past WHERE edition_id = ? AND version IN ({older})", (id, id, version, KEPT))


def _own(row: tuple[str, str, str, str, int, str, str, float, int]) -> OwnEdition:
    id, game, title, text, version, good, facts, touched, past = row
    return OwnEdition(id, game, title, text, version, good, _read_facts(facts), touched, past)


def _facts(facts: Facts) -> str:
    told: Plain = {"hashes": dict(facts.hashes), "faults": facts.faults, "invented": facts.invented}
    return json.dumps(told | {"values": facts.values})


def _read_facts(text: str) -> Facts:
    """Facts as they were saved; none if they are damaged, for they can be found out again."""
    try:
        told = json.loads(text)
        hashes = {str(mode): str(found) for mode, found in told["hashes"].items()}
        return Facts(hashes, int(told["faults"]), int(told["invented"]), int(told["values"]))
    except (ValueError, KeyError, TypeError, AttributeError):
        return Facts()
