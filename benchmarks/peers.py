"""Our games beside public engines in one run: decisions a second and microseconds a copy, as ratios.

    python benchmarks/peers.py [--seconds 2] [--rounds 5] [--json]

Needs the `bench` extra for the peers; a peer that is not installed is left out and said so. Random play on one core,
CPU seconds, engines taking turns round by round so that a busy machine slows all alike; medians are reported.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

clock = time.process_time


class Engine:
    """One engine: how to start, ask, act, copy and tell the end. States are the engine's own."""

    name = ""
    module = ""
    longest = 20_000

    def start(self, seed: int) -> Any:
        """A new game."""
        raise NotImplementedError

    def legal(self, state: Any) -> list[Any]:
        """The legal actions; empty at the end."""
        raise NotImplementedError

    def apply(self, state: Any, action: Any) -> None:
        """Take one, in place."""
        raise NotImplementedError

    def copy(self, state: Any) -> Any:
        """An independent copy, as a search would make it."""
        raise NotImplementedError


class Haguruma(Engine):
    """One of this project's games; `options` is its name and number of seats."""

    module = "haguruma"
    options = ("", 2)

    def __init__(self) -> None:
        import haguruma

        self.game = haguruma.game(self.options[0])

    def start(self, seed: int) -> Any:
        return self.game.start(self.options[1], seed)

    def legal(self, state: Any) -> list[Any]:
        found: list[Any] = state.legal()
        return found

    def apply(self, state: Any, action: Any) -> None:
        state.apply(action)

    def copy(self, state: Any) -> Any:
        return state.copy()


class Kikai(Haguruma):
    """KIKAI Standard."""

    name = "haguruma kikai"
    options = ("kikai", 2)


class Jiguan(Haguruma):
    """Jigūan with four players."""

    name = "haguruma jiguan"
    options = ("jiguan", 4)


class Catan(Engine):
    """Catanatron, two players."""

    name = "catanatron"
    module = "catanatron"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        self.make = lambda seed: Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        self.old = hasattr(self.make(1).state, "playable_actions")

    def start(self, seed: int) -> Any:
        return self.make(seed)

    def legal(self, state: Any) -> list[Any]:
        if state.winning_color() is not None or state.state.num_turns >= 1000:
            return []
        found: list[Any] = state.state.playable_actions if self.old else state.playable_actions
        return found

    def apply(self, state: Any, action: Any) -> None:
        state.execute(action, validate_action=False)

    def copy(self, state: Any) -> Any:
        return state.copy()


class Chess(Engine):
    """python-chess, cut at 400 plies."""

    name = "python-chess"
    module = "chess"
    longest = 400

    def __init__(self) -> None:
        import chess

        self.board = chess.Board

    def start(self, seed: int) -> Any:
        return self.board()

    def legal(self, state: Any) -> list[Any]:
        if state.halfmove_clock >= 100 or state.is_insufficient_material():
            return []
        return list(state.legal_moves)

    def apply(self, state: Any, action: Any) -> None:
        state.push(action)

    def copy(self, state: Any) -> Any:
        return state.copy(stack=False)


ENGINES: tuple[type[Engine], ...] = (Kikai, Jiguan, Catan, Chess)


def decisions_per_second(engine: Engine, seconds: float, seed: int) -> float:
    """Random play from the start, over and over, for about `seconds` of CPU time."""
    rng = random.Random(seed)
    choice, legal, apply = rng.choice, engine.legal, engine.apply
    decisions = 0
    begin = clock()
    while clock() - begin < seconds:
        state = engine.start(rng.randrange(1 << 30))
        for _ in range(engine.longest):
            actions = legal(state)
            if not actions:
                break
            apply(state, choice(actions))
            decisions += 1
    return decisions / (clock() - begin)


def copy_microseconds(engine: Engine, seconds: float, seed: int) -> float:
    """One copy of a state from the middle of a game, averaged over twelve such states."""
    rng = random.Random(seed)
    states = [_middle(engine, rng, 8 + 6 * number) for number in range(12)]
    copies = 0
    begin = clock()
    while clock() - begin < seconds:
        for state in states:
            engine.copy(state)
        copies += len(states)
    return (clock() - begin) / copies * 1e6


def _middle(engine: Engine, rng: random.Random, plies: int) -> Any:
    state = engine.start(rng.randrange(1 << 30))
    for _ in range(plies):
        actions = engine.legal(state)
        if not actions:
            break
        engine.apply(state, rng.choice(actions))
    return state


def measure(engines: list[Engine], rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Medians over `rounds`, engines taking turns."""
    tasks: list[tuple[str, Callable[[Engine, float, int], float]]] = [
        ("decisions_per_s", decisions_per_second),
        ("copy_us", copy_microseconds),
    ]
    rows: list[dict[str, Any]] = [{"engine": engine.name} for engine in engines]
    for key, task in tasks:
        samples: list[list[float]] = [[] for _ in engines]
        for number in range(rounds):
            for engine, sample in zip(engines, samples, strict=True):
                sample.append(task(engine, seconds if key == "decisions_per_s" else seconds / 4, number + 1))
        for row, sample in zip(rows, samples, strict=True):
            row[key] = round(statistics.median(sample), 2)
            row[key + "_range"] = [round(min(sample), 2), round(max(sample), 2)]
    return rows


def compiled() -> bool:
    """Whether the rule rooms run as machine code."""
    from haguruma.kikai.rules import steps

    return not str(steps.__file__).endswith(".py")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds an engine and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    present = [engine for engine in ENGINES if importlib.util.find_spec(engine.module)]
    rows = measure([engine() for engine in present], options.rounds, options.seconds)
    if options.json:
        print(json.dumps({"compiled": compiled(), "rows": rows}))
        return
    print(f"rule rooms {'compiled' if compiled() else 'interpreted'}; medians of {options.rounds} rounds")
    print(f"{'engine':<18}{'decisions/s':>14}{'ratio':>8}{'copy us':>10}{'ratio':>8}")
    speed, copy = rows[0]["decisions_per_s"], rows[0]["copy_us"]
    for row in rows:
        ratios = row["decisions_per_s"] / speed, row["copy_us"] / copy
        print(
            f"{row['engine']:<18}{row['decisions_per_s']:>14,.0f}{ratios[0]:>8.2f}"
            f"{row['copy_us']:>10.2f}{ratios[1]:>8.2f}"
        )
    for engine in ENGINES:
        if engine not in present:
            print(f"{engine.name}: not installed, left out (pip install 'haguruma[bench]')")


if __name__ == "__main__":
    main()
