"""A live game: who sits where, who is awaited, undo and its reach, bots that think elsewhere, and what is on disk.

The rules are the games', sentences are `Words`', pages are the web's.
"""

from __future__ import annotations

from .data_dir import data_dir
from .edition_choice import edition_title
from .faults import NoSuchEdition, NoSuchTable, NotYours, Stale, StoreFault, Unreadable
from .lobby import Lobby
from .seats import Seat
from .store import Store
from .table import Answer, Table
from .think import Inline, Workers

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
