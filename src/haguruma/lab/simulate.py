"""Many games between bots: the same totals for the same match, however many workers share the games.

Game `i` of a match depends on the match and `i` alone; what a game must keep on the way is checked by `check`.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from multiprocessing import active_children, get_context
from time import perf_counter

from .. import registry
from ..bots import Bot, RandomBot, check, make, observe
from ..kernel.contract import MAX_SEED, Game, State
from ..kernel.faults import BadOption, HagurumaError
from ..kernel.rng import mix
from .check import LIMIT, Broken, crash, play_checked

MAX_GAMES = 1_000_000
MAX_WORKERS = 64
CHUNK = 32
"""Games a worker takes at a time, at most."""


@dataclass(frozen=True, slots=True)
class Match:
    """What to play: the game and its options, a bot's spec for each seat, how many games, from which seed."""

    game: str
    seats: tuple[str, ...]
    games: int = 1
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    check: bool = False


@dataclass(slots=True)
class Tally:
    """What a run of games came to. Lists go by seat; `scored` counts games that ended with a score sheet."""

    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    scored: int = 0
    sums: list[int] = field(default_factory=list)
    least: list[int] = field(default_factory=list)
    most: list[int] = field(default_factory=list)
    prints: list[str] = field(default_factory=list)
    broken: Broken | None = None

    def add(self, other: Tally) -> None:
        """Take in the games that follow these."""
        self.games += other.games
        self.decisions += other.decisions
        self.draws += other.draws
        self.wins = _pairwise(lambda a, b: a + b, self.wins, other.wins)
        for reason, count in other.ends.items():
            self.ends[reason] = self.ends.get(reason, 0) + count
        self.scored += other.scored
        self.sums = _pairwise(lambda a, b: a + b, self.sums, other.sums)
        self.least = _pairwise(min, self.least, other.least)
        self.most = _pairwise(max, self.most, other.most)
        self.prints += other.prints

    def end(self, state: State, decisions: int) -> None:
        """Take in one game that has ended in `state`."""
        outcome = state.outcome
        assert outcome is not None
        totals = list(outcome.sheet.totals)
        winners = [] if outcome.draw else outcome.winners
        wins = [int(seat in winners) for seat in range(state.seats)]
        ends, prints = {outcome.reason: 1}, [state.fingerprint()]
        self.add(
            Tally(
                1, decisions, wins, int(outcome.draw), ends, int(bool(totals)), totals, totals, totals, prints
            )
        )

    @property
    def fingerprint(self) -> str:
        """Twelve hex digits over the final states of all games, in order."""
        return blake2b(",".join(self.prints).encode("ascii"), digest_size=6).hexdigest()


def _pairwise(join: Callable[[int, int], int], ours: list[int], theirs: list[int]) -> list[int]:
    if not ours or not theirs:
        return list(ours or theirs)
    return [join(a, b) for a, b in zip(ours, theirs, strict=True)]


@dataclass(frozen=True, slots=True)
class Result:
    """A match played: `tally` depends on the match alone, `seconds` on the machine as well."""

    match: Match
    game: Game
    tally: Tally
    seconds: float

    def plain(self) -> dict[str, object]:
        """The result as plain data, for JSON; all but `timing` is the same on every machine."""
        tally, game = self.tally, self.game
        return {
            "game": game.name,
            "options": dict(game.options),
            "edition": {"name": game.edition, "hash": game.edition_hash},
            "seed": self.match.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "wins": dict(zip(game.seats, tally.wins, strict=False)),
            "draws": tally.draws,
            "ends": dict(sorted(tally.ends.items())),
            "scores": dict(zip(game.seats, _scores(tally), strict=False)),
            "fingerprint": tally.fingerprint,
            "timing": {"seconds": round(self.seconds, 3), "decisions_per_second": self.pace},
        }

    @property
    def pace(self) -> int:
        """Decisions per second of the whole run."""
        return round(self.tally.decisions / max(self.seconds, 1e-9))


def _scores(tally: Tally) -> list[dict[str, float]]:
    rows = zip(tally.sums, tally.least, tally.most, strict=True)
    return [{"mean": round(total / tally.scored, 3), "min": low, "max": high} for total, low, high in rows]


def simulate(match: Match, workers: int = 1, progress: Callable[[int], None] | None = None) -> Result:
    """Play a match; `progress` hears how many more games are done.

    Stops at the first game, in seed order, that breaks (`tally.broken`). Raises `BadOption` for a match nobody
    can play and `HagurumaError` when a worker process dies twice.
    """
    check_match(match, workers)
    started = perf_counter()
    total = Tally()
    for part in _parts(match, workers):
        total.add(part)
        if progress is not None:
            progress(part.games)
        if part.broken is not None:
            total.broken = part.broken
            break
    return Result(match, _game(match.game, _freeze(match.options)), total, perf_counter() - started)


def check_match(match: Match, workers: int = 1) -> None:
    """Raise `BadOption` if nobody can play this."""
    game = _game(match.game, _freeze(match.options))
    _between("the number of games", match.games, 1, MAX_GAMES)
    _between("the number of workers", workers, 1, MAX_WORKERS)
    _between("the seed", match.seed, 0, MAX_SEED)
    game.check_count(len(match.seats))
    for spec in match.seats:
        check(spec, match.game)


def _between(what: str, number: int, low: int, high: int) -> None:
    if not low <= number <= high:
        raise BadOption(f"{what} must be from {low} to {high}, not {number}")


def _freeze(options: Mapping[str, object]) -> tuple[tuple[str, object], ...]:
    return tuple(sorted(options.items()))


@lru_cache(maxsize=8)
def _game(name: str, options: tuple[tuple[str, object], ...]) -> Game:
    return registry.game(name, **dict(options))


# Sharing the games out


def _parts(match: Match, workers: int) -> Iterator[Tally]:
    size = max(1, min(CHUNK, -(-match.games // (workers * 4))))
    chunks = [(start, min(start + size, match.games)) for start in range(0, match.games, size)]
    workers = min(workers, len(chunks))
    if workers == 1:
        return (play_games(match, *chunk) for chunk in chunks)
    return _pooled(match, workers, chunks)


def _pooled(match: Match, workers: int, chunks: list[tuple[int, int]]) -> Iterator[Tally]:
    """The chunks' tallies in order. A pool that breaks is replaced once: a chunk played again comes out the same."""
    done = 0
    for last_try in (False, True):
        pool = ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)
        try:
            futures = [pool.submit(play_games, match, *chunk) for chunk in chunks[done:]]
            for future in futures:
                yield future.result()
                done += 1
            return
        except BrokenProcessPool:
            if last_try:
                raise HagurumaError("a worker process died, twice; there may be too little memory") from None
        finally:
            _close(pool, unfinished=done < len(chunks))


def _close(pool: ProcessPoolExecutor, unfinished: bool) -> None:
    pool.shutdown(wait=not unfinished, cancel_futures=True)
    if unfinished:
        for child in active_children():
            child.terminate()


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# One game after another


def play_games(match: Match, start: int, stop: int) -> Tally:
    """The games numbered `start` to `stop` - 1 of a match."""
    game = _game(match.game, _freeze(match.options))
    total = Tally()
    for number in range(start, stop):
        try:
            state, decisions = _play(match, game, number)
        except Broken as broken:
            total.broken = broken
            break
        total.end(state, decisions)
    return total


def _play(match: Match, game: Game, number: int) -> tuple[State, int]:
    seed = _seed(match, number)
    try:
        if match.check:
            return play_checked(game, _bots(match, number), seed, number)
        return play_game(game.start(len(match.seats), seed), _bots(match, number))
    except Broken:
        raise
    except Exception as error:
        raise _explain(match, game, number, error) from error


def _explain(match: Match, game: Game, number: int, error: Exception) -> Broken:
    """Play the game that broke once more, slowly, to learn where it breaks and to have its record."""
    seed = _seed(match, number)
    try:
        play_checked(game, _bots(match, number), seed, number)
    except Broken as broken:
        return broken
    except Exception as again:
        error = again
    return Broken(number, seed, 0, "", crash(error), "")


def _seed(match: Match, number: int) -> int:
    return mix((match.seed, number)) & MAX_SEED


def _bots(match: Match, number: int) -> list[Bot]:
    return [make(spec, mix((match.seed, number, seat + 1))) for seat, spec in enumerate(match.seats)]


def play_game(state: State, bots: list[Bot]) -> tuple[State, int]:
    """Play `state` to its end, in place; the state and how many decisions it took.

    Raises `HagurumaError` when a bot chooses what is not legal or the game does not end.
    """
    picks = [bot.pick for bot in bots if isinstance(bot, RandomBot)]
    if len(picks) == len(bots):
        return _rush(state, picks)
    decisions = 0
    while (seat := state.seat) is not None:
        action = bots[seat].choose(observe(state, seat))
        if action.id not in state.legal():
            raise HagurumaError(f"the bot of seat {seat} chose '{action}', which is not legal")
        state.apply(action.id)
        decisions += 1
        if decisions > LIMIT:
            raise HagurumaError(f"the game has not ended after {LIMIT} decisions")
    return state, decisions


def _rush(state: State, picks: Sequence[Callable[[list[int]], int]]) -> tuple[State, int]:
    """The same for bots that need to see nothing but the legal ids."""
    decisions = 0
    while (seat := state.seat) is not None:
        state.apply(picks[seat](state.legal()))
        decisions += 1
        if decisions > LIMIT:
            raise HagurumaError(f"the game has not ended after {LIMIT} decisions")
    return state, decisions
