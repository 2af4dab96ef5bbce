"""What the balance scripts of all games share: many games between bots in several processes, figures, the report.

What is kept of a game, and what is made of it, is each game's own script's business.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from multiprocessing import Pool
from typing import TypeVar

from haguruma.bots import make, observe
from haguruma.kernel.action import Action
from haguruma.kernel.contract import State
from haguruma.kernel.faults import HagurumaError
from haguruma.kernel.outcome import Outcome
from haguruma.kernel.rng import mix

J = TypeVar("J")
P = TypeVar("P")

MAX_SEED = 2**63 - 1
PARTS = (5, 25, 50, 75, 95)
"""Percentiles reported."""


# Games


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    return mix((seed, number)) & MAX_SEED


def decisions(state: State, bots: Sequence[str], seed: int, number: int) -> Iterator[tuple[int, Action]]:
    """The seat on move and what its bot chooses, until the game is over; whoever asks takes the action."""
    players = [make(spec, mix((seed, number, seat + 1))) for seat, spec in enumerate(bots)]
    while (seat := state.seat) is not None:
        yield seat, players[seat].choose(observe(state, seat))


def end_of(state: State) -> tuple[Outcome, dict[str, tuple[int, ...]]]:
    """How a finished game ended, and the lines of its score sheet."""
    outcome = state.outcome
    assert outcome is not None
    return outcome, {line.label: tuple(line.values) for line in outcome.sheet.lines}


# Figures


def percentiles(values: list[int]) -> dict[str, int]:
    """The values at `PARTS` per cent of a sorted list."""
    values = sorted(values)
    return {f"p{part}": values[min(len(values) - 1, len(values) * part // 100)] for part in PARTS}


def mean(values: Sequence[int] | Sequence[float]) -> float:
    """The mean, to two places."""
    return round(sum(values) / max(1, len(values)), 2)


def often(kinds: Iterable[Counter[str]], games: int) -> dict[str, float]:
    """How often each kind comes up in a game, the most frequent first."""
    return {kind: round(n / games, 2) for kind, n in sum(kinds, Counter()).most_common()}


# The report


def show(data: Mapping[str, object]) -> None:
    """Print a report, one line per heading."""
    for key, value in data.items():
        if isinstance(value, Mapping):
            print(f"{key}:", ", ".join(f"{name} {_shown(inner)}" for name, inner in value.items()))
        else:
            print(f"{key}: {value}")


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return "(" + ", ".join(f"{name} {inner}" for name, inner in value.items()) + ")"
    return str(value)


def parser_of(about: str | None, games: int) -> argparse.ArgumentParser:
    """A parser for what every balance script is told; `games` is how many it plays unless told otherwise."""
    parser = argparse.ArgumentParser(description=(about or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--edition", default="reconstruction", help="a built-in edition or a file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def options(parser: argparse.ArgumentParser, arguments: list[str]) -> argparse.Namespace:
    """The command line; what lies out of bounds is an error of the parser's."""
    found = parser.parse_args(arguments)
    if not 1 <= found.games <= 1_000_000 or not 1 <= found.workers <= 64 or not 0 <= found.seed <= MAX_SEED:
        parser.error("games must be from 1 to 1000000, workers from 1 to 64, the seed not negative")
    return found


def run(
    found: argparse.Namespace,
    bots: Iterable[str],
    jobs: Callable[[], list[J]],
    play: Callable[[J], P],
    report: Callable[[list[P]], Mapping[str, object]],
) -> int:
    """Play all jobs and print the report; the exit status, 2 with one sentence for a bot or edition there is not."""
    try:
        for spec in bots:
            make(spec)
        waiting = jobs()
    except HagurumaError as error:
        print(error, file=sys.stderr)
        return 2
    with Pool(found.workers) as pool:
        data = report(pool.map(play, waiting, chunksize=4))
    if found.json:
        print(json.dumps(data, indent=1, ensure_ascii=False))
    else:
        show(data)
    return 0
