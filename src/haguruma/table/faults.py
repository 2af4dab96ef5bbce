"""What can go wrong at a table, typed; the sentence of each is what a person reads."""

from __future__ import annotations

from ..kernel.faults import HagurumaError


class NoSuchTable(HagurumaError):
    """An id that names no game in this store."""


class Unreadable(HagurumaError):
    """A saved game that cannot be rebuilt; the text says where and why. The other games are not touched."""


class Stale(HagurumaError):
    """A move made on a state that is no longer the present one; look again, then choose."""


class NotYours(HagurumaError):
    """A move for a seat that a bot holds, or for no seat at all."""


class Taken(HagurumaError):
    """The place in the log is held already: somebody else wrote first."""


class StoreFault(HagurumaError):
    """The disk did not take the entry; nothing has changed."""


class BotTrouble(HagurumaError):
    """A bot could not choose, even with a fresh worker; the game waits and can be resumed."""


class NoSuchEdition(HagurumaError):
    """An id that names no edition in this store."""
