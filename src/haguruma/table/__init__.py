"""A live game: who sits where, who is awaited, undo and its reach, bots that think elsewhere, and what is on disk.

The rules are the games', sentences are `Words`', pages are the web's.
"""

from __future__ import annotations

from .bot_workers import Inline, Workers
from .edition_choice import edition_title
from .lobby import Lobby
from .seats import Seat
from .store import NoSuchEdition, NoSuchTable, Stale, Store, StoreFault, Unreadable, data_dir
from .table import Answer, NotYours, Table

__all__ = [
    "Answer",
    "Lobby",
    "Inline",
    "NoSuchEdition",
    "NoSuchTable",
    "NotYours",
    "Seat",
    "Stale",
    "Store",
    "StoreFault",
    "Table",
    "Unreadable",
    "Workers",
    "data_dir",
    "edition_title",
]
