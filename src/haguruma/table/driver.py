"""Keeps games going: asks the bot that is awaited, move after move at a pace people can follow, and tells watchers.

Finding the choice is `bot_workers`', taking it the table's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from ..kernel.faults import HagurumaError
from .bot_workers import BotTrouble, Thinker
from .store import Stale
from .table import Table

_log = logging.getLogger(__name__)


class Driver:
    """The bots' turns and the watchers of every table. Lives on the event loop."""

    def __init__(self, thinker: Thinker, pause: float) -> None:
        self.pause = pause
        self.closed = False
        """Whether the server is closing: nobody is set to work any more, and watchers go home."""
        self._thinker = thinker
        self._turns: dict[str, asyncio.Task[None]] = {}
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._hurried: set[str] = set()

    def busy(self, table: Table) -> bool:
        """Whether somebody watches the table or a bot thinks at it."""
        return table.id in self._turns or table.id in self._watchers

    def thinking(self, table: Table) -> bool:
        """Whether a bot is at work at the table."""
        return table.id in self._turns

    def announce(self, table: Table, hurry: bool = False) -> None:
        """Tell the watchers, and set the bot to work if one is awaited; with `hurry` without pauses."""
        for watcher in self._watchers.get(table.id, ()):
            watcher.set()
        if hurry:
            self._hurried.add(table.id)
        else:
            self._hurried.discard(table.id)
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Set the bot to work if one is awaited and none is at work."""
        seat = table.awaited
        if self.closed or seat is None or seat.human or table.trouble or table.id in self._turns:
            return
        turn = asyncio.get_running_loop().create_task(self._run(table))
        self._turns[table.id] = turn
        turn.add_done_callback(lambda _: self._turns.pop(table.id, None))

    async def _run(self, table: Table) -> None:
        while (seat := table.awaited) is not None and not seat.human:
            seq = table.seq
            try:
                choice = await self._choice(table)
                if table.seq == seq:
                    table.submit(seat.index, choice, seq, bot=True)
            except Stale:
                continue
            except HagurumaError as error:
                table.trouble = (
                    str(error) if isinstance(error, BotTrouble) else f"{seat.name} is stuck: {error}"
                )
                _log.warning("table %s: %s", table.id, table.trouble)
            for watcher in self._watchers.get(table.id, ()):
                watcher.set()
            if table.trouble:
                return
            await asyncio.sleep(0 if table.id in self._hurried else self.pause)

    async def _choice(self, table: Table) -> str:
        legal = table.state.legal()
        if len(legal) == 1:
            return table.game.vocabulary[legal[0]].notation
        return await self._thinker.choose(table)

    @contextmanager
    def watch(self, table: Table) -> Iterator[asyncio.Event]:
        """An event that is set whenever the table changes, for as long as the block runs."""
        watcher = asyncio.Event()
        self._watchers.setdefault(table.id, set()).add(watcher)
        try:
            yield watcher
        finally:
            left = self._watchers[table.id]
            left.discard(watcher)
            if not left:
                del self._watchers[table.id]

    async def settle(self, table: Table) -> None:
        """Wait until no bot is at work at the table."""
        while (turn := self._turns.get(table.id)) is not None:
            await asyncio.wait([turn])

    def close(self) -> None:
        """Stop every bot's turn and send the watchers home. Belongs on the event loop while that runs."""
        self.closed = True
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.set()
        for turn in list(self._turns.values()):
            turn.cancel()
