"""Bots: they move in order, off the event loop, and a dead worker is replaced."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from haguruma.kernel.contract import State
from haguruma.table import Inline, Lobby, Store, Table, Workers
from haguruma.table.bot_workers import BotTrouble, Task

from .pebbles import GAMES, check_bot, pebbler

BOTS = [("", "pebbler"), ("", "pebbler")]


def new_hall(pick: object = pebbler) -> Lobby:
    return Lobby(Store(), GAMES, Inline(pick), check_bot, pause=0)  # type: ignore[arg-type]


def test_bots_play_a_game_to_its_end() -> None:
    async def play() -> Table:
        lobby = new_hall()
        table = lobby.new("pebbles", BOTS)
        with lobby.driver.watch(table) as watcher:
            lobby.driver.wake(table)
            await asyncio.wait_for(watcher.wait(), 5)
        await lobby.driver.settle(table)
        return table

    table = asyncio.run(play())
    assert table.state.over
    assert len(table.history.plies) == 12


def test_a_bot_that_chooses_nonsense_stops_and_can_be_asked_again() -> None:
    async def play() -> None:
        lobby = new_hall(lambda state, task: "flip")
        table = lobby.new("pebbles", [("", "pebbler"), ("Ann", "")])
        lobby.driver.wake(table)
        await lobby.driver.settle(table)
        assert "stuck" in table.trouble
        assert table.seq == 0
        lobby.driver.wake(table)
        assert not lobby.driver.thinking(table)

    asyncio.run(play())


def die_once(task: Task) -> str:
    """Ends its process the first time it is called."""
    mark = Path(task.bot)
    if not mark.exists():
        mark.write_text(str(os.getpid()))
        os._exit(3)
    return f"take {task.seat + 1}"


def die(task: Task) -> str:
    """Ends its process."""
    os._exit(3)


def raise_error(task: Task) -> str:
    raise ValueError("no idea")


def slow(task: Task) -> str:
    time.sleep(0.5)
    return "take 1"


def bot_table(bot: str) -> Table:
    return Lobby(Store(), GAMES, Inline(pebbler), lambda spec, game: spec).new("pebbles", [("x", bot), ("Ann", "")])


def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    workers = Workers(1, die_once)
    try:
        assert asyncio.run(workers.choose(bot_table(str(tmp_path / "mark")))) == "take 1"
    finally:
        workers.close()


@pytest.mark.slow
def test_a_worker_that_always_dies_or_fails_is_reported() -> None:
    for work, said in ((die, "stopped 3 times"), (raise_error, "no idea")):
        workers = Workers(1, work)
        try:
            with pytest.raises(BotTrouble, match=said):
                asyncio.run(workers.choose(bot_table("pebbler")))
        finally:
            workers.close()


def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    async def count(workers: Workers) -> int:
        thought = asyncio.create_task(workers.choose(bot_table("pebbler")))
        ticks = 0
        while not thought.done():
            await asyncio.sleep(0.01)
            ticks += 1
        return ticks

    workers = Workers(1, slow)
    try:
        assert asyncio.run(count(workers)) > 10
    finally:
        workers.close()


def test_a_task_tells_a_worker_all_it_needs(tmp_path: Path) -> None:
    seen: list[Task] = []

    def pick(state: State, task: Task) -> str:
        seen.append(task)
        return pebbler(state, task)

    async def play() -> None:
        lobby = new_hall(pick)
        table = lobby.new("pebbles", [("Ann", ""), ("", "pebbler")], seed=9)
        table.submit(0, "take 1", 0)
        table.submit(0, "pass", 1)
        lobby.driver.announce(table)
        await lobby.driver.settle(table)

    asyncio.run(play())
    assert seen[0].seat == 1
    assert "1. left: take 1\n2. left: pass\n" in seen[0].record
    assert seen[0].seed != seen[1].seed
