"""Where bots think: in worker processes, rebuilt from the game's record, told what their seat may see and no more.

Asking is asynchronous; a worker that dies is replaced and asked again.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Protocol

from .. import registry
from ..kernel.contract import Game, State
from ..kernel.faults import HagurumaError
from ..kernel.record import read
from ..kernel.replay import replay
from ..kernel.rng import mix
from .table import Table

TRIES = 3


class BotTrouble(HagurumaError):
    """A bot could not choose, even with a fresh worker; the game waits and can be resumed."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a worker needs to choose: the game and its options, its record as text, the seat, the bot and its seed.

    `edition` is the text of the edition, '' for one that comes with the game.
    """

    game: str
    options: str
    record: str
    seat: int
    bot: str
    seed: int
    edition: str = ""


def task_of(table: Table) -> Task:
    """The task of the bot awaited at `table`."""
    seat = table.awaited
    assert seat is not None
    options = json.dumps(table.meta["options"], sort_keys=True)
    seed = mix((table.history.seed, table.seq, seat.index))
    return Task(table.game.name, options, table.task(), seat.index, seat.bot, seed, table.edition_text)


def _settle_in() -> None:
    """A worker leaves Ctrl-C to the server, and goes when the server is gone, however that came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


@lru_cache(maxsize=4)
def _game(name: str, options: str, edition: str) -> Game:
    chosen = json.loads(options)
    if edition:
        return registry.game_from(name, edition, chosen.pop("edition"), **chosen)
    return registry.game(name, **chosen)


def choose(task: Task) -> str:
    """The bot's choice in notation. Runs in a worker process; all it gets is the task."""
    state = replay(read(task.record), _game(task.game, task.options, task.edition)).state
    return ask(state, task.seat, task.bot, task.seed)


def ask(state: State, seat: int, bot: str, seed: int) -> str:
    """What a bot chooses at `state`, seeing it as `seat` does."""
    from ..bots import make, observe

    return make(bot, seed).choose(observe(state, seat)).notation


class Thinker(Protocol):
    """Whoever finds a bot's choice."""

    async def choose(self, table: Table) -> str:
        """The choice of the bot awaited at `table`, in notation. Raises `BotTrouble`."""

    def close(self) -> None:
        """Let the workers go."""


class Inline:
    """A thinker that calls a function on the spot, for tests and games without bots of their own."""

    def __init__(self, pick: Callable[[State, Task], str]) -> None:
        self._pick = pick

    async def choose(self, table: Table) -> str:
        """The function's choice."""
        await asyncio.sleep(0)
        return self._pick(table.state, task_of(table))

    def close(self) -> None:
        """Nothing to let go."""


class Workers:
    """A thinker with a pool of processes, started when first needed and anew whenever one dies."""

    def __init__(self, count: int = 0, work: Callable[[Task], str] = choose) -> None:
        self._count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._work = work
        self._pool: ProcessPoolExecutor | None = None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, spawn, initializer=_settle_in)
        return self._pool

    async def choose(self, table: Table) -> str:
        """The choice of the bot awaited at `table`, from a worker."""
        task = task_of(table)
        for _ in range(TRIES):
            pool = self._workers()
            try:
                return await asyncio.wrap_future(pool.submit(self._work, task))
            except BrokenProcessPool:
                self._drop(pool)
            except Exception as error:
                raise BotTrouble(f"The bot '{task.bot}' could not choose: {error}") from error
        raise BotTrouble(f"The bot '{task.bot}' could not choose: its worker stopped {TRIES} times.")

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def warm(self) -> None:
        """Start a worker now, so that the first choice does not wait for it."""
        self._workers().submit(os.getpid)

    def close(self) -> None:
        """Let the workers go without waiting for them."""
        if self._pool is not None:
            self._drop(self._pool)
