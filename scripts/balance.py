"""Play many games of KIKAI between bots and report how even the edition is: seats, ends, scores, what gets used.

`python scripts/balance.py --games 2000 --seed 1 --workers 2`; the same games as `haguruma simulate kikai` with the
same seats, games and seed, so the figures agree. `--mode advanced` plays the other side of the boards. Prints a
report, or one JSON object with `--json`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from balancing import decisions, end_of, mean, often, options, parser_of, percentiles, run, seed_of

import haguruma
from haguruma.kernel.contract import Game, State

CLAIMS = ("construction-bonus", "claim")
"""Events in which a Construction Bonus Tile is claimed, Standard and Advanced."""
TOKENS = ("energy", "megaphones", "ladders")


@dataclass(frozen=True, slots=True)
class Job:
    """One game: its number in the run, the run's seed, the bots, the edition and the mode."""

    number: int
    seed: int
    bots: tuple[str, str]
    edition: str
    mode: str


@dataclass(slots=True)
class Played:
    """What is kept of one game."""

    winners: tuple[int, ...]
    reason: str
    totals: tuple[int, ...]
    lines: dict[str, tuple[int, ...]]
    built: list[str]
    streets: list[str]
    squares: list[str]
    kinds: Counter[str] = field(default_factory=Counter)
    billboards: int = 0
    tiles: list[tuple[str, int]] = field(default_factory=list)
    """Construction Bonus Tiles claimed, each with the seat that did."""
    left: Counter[str] = field(default_factory=Counter)
    """Tokens left at the end, both seats'."""


@lru_cache(maxsize=2)
def game_of(edition: str, mode: str) -> Game:
    """The game under an edition and a mode."""
    return haguruma.game("kikai", edition=edition, mode=mode)


def play(job: Job) -> Played:
    """Play one game to its end."""
    state: State = game_of(job.edition, job.mode).start(seed=seed_of(job.seed, job.number))
    kinds: Counter[str] = Counter()
    tiles: list[tuple[str, int]] = []
    for seat, action in decisions(state, job.bots, job.seed, job.number):
        kinds[action.kind] += 1
        if action.kind != "build":
            state.apply(action.id)
            continue
        for event in state.play(action):
            if event.kind in CLAIMS:
                tiles.append((str(event.fields["tile"]), seat))
    return _kept(state, kinds, tiles)


def _kept(state: State, kinds: Counter[str], tiles: list[tuple[str, int]]) -> Played:
    outcome, lines = end_of(state)
    view = state.view(None)
    squares = _table(view["squares"])
    signs = [str(name) for name, square in squares.items() if "billboard" in _table(square)]
    return Played(
        winners=() if outcome.draw else outcome.winners,
        reason=outcome.reason,
        totals=tuple(outcome.sheet.totals),
        lines=lines,
        built=_built(view),
        streets=[str(name) for name in _table(view["streets"])],
        squares=signs,
        kinds=kinds,
        billboards=len(signs),
        tiles=tiles,
        left=_left(view),
    )


def _built(view: Mapping[str, object]) -> list[str]:
    sites = [
        _table(site)
        for seat in _table(view["seats"]).values()
        for site in _table(_table(seat)["kikai"]).values()
    ]
    return [str(site[kind]) for site in sites for kind in ("foot", "body", "head") if kind in site]


def _left(view: Mapping[str, object]) -> Counter[str]:
    left: Counter[str] = Counter()
    for seat in _table(view["seats"]).values():
        for token in TOKENS:
            left[token] += int(str(_table(seat)[token]))
    return left


def _table(data: object) -> Mapping[str, object]:
    assert isinstance(data, Mapping)
    return data


def report(games: list[Played], edition: str, mode: str) -> dict[str, object]:
    """All figures of a run as plain data."""
    game = game_of(edition, mode)
    count = len(games)
    scored = [played for played in games if played.totals]
    wins = {seat: sum(played.winners == (i,) for played in games) for i, seat in enumerate(game.seats)}
    scores = {
        seat: {"mean": mean([p.totals[i] for p in scored]), **percentiles([p.totals[i] for p in scored])}
        for i, seat in enumerate(game.seats)
    }
    return {
        "edition": {"name": game.edition, "mode": mode, "hash": game.edition_hash},
        "games": count,
        "wins": {seat: _share(number, count) for seat, number in wins.items()},
        "draws": sum(not played.winners for played in games),
        "ends": {reason: _share(n, count) for reason, n in Counter(p.reason for p in games).most_common()},
        "scores": scores,
        "margin": percentiles([abs(p.totals[0] - p.totals[1]) for p in scored]),
        "sheet": {label: mean([v for p in scored for v in p.lines[label]]) for label in scored[0].lines},
        "actions": often((p.kinds for p in games), count),
        "tiles": _tiles(games),
        "left": {token: mean([played.left[token] for played in scored]) for token in TOKENS},
        "billboards": mean([played.billboards for played in games]),
        "components": _uses([p.built for p in games], _ids(game, "components"), count),
        "streets": _uses([p.streets for p in games], _ids(game, "streets"), count),
        "squares_emptied": _uses([p.squares for p in games], _ids(game, "squares"), count),
    }


def _tiles(games: list[Played]) -> dict[str, dict[str, str]]:
    """Per Construction Bonus Tile how often it is claimed, and how often its owner wins then."""
    claims = [(tile, played.winners == (seat,)) for played in games for tile, seat in played.tiles]
    found: dict[str, dict[str, str]] = {}
    for name, count in Counter(tile for tile, _ in claims).most_common():
        wins = sum(won for tile, won in claims if tile == name)
        found[name] = {"claimed": _share(count, len(games)), "won": _share(wins, count)}
    return found


def _ids(game: Game, what: str) -> list[str]:
    data = getattr(game, "edition_data", None)
    return [item.id for item in getattr(data, what) if not getattr(item, "start", "")]


def _uses(lists: list[list[str]], ids: list[str], count: int) -> dict[str, str]:
    """Share of the games in which each thing was used, the least used first."""
    uses = Counter(name for names in lists for name in names)
    return {name: _share(uses[name], count) for name in sorted(ids, key=lambda name: uses[name])}


def _share(number: int, count: int) -> str:
    return f"{100 * number / count:.1f} %"


def main(arguments: list[str]) -> int:
    """Play and report; the exit status."""
    parser = parser_of(__doc__, games=1000)
    parser.add_argument("--seats", default="greedy,greedy", help="two bots, yellow's first")
    parser.add_argument("--mode", default="standard", help="standard or advanced")
    found = options(parser, arguments)
    if found.seats.count(",") != 1:
        parser.error("--seats names two bots, such as greedy,greedy")
    first, second = found.seats.split(",")

    def jobs() -> list[Job]:
        game_of(found.edition, found.mode)
        return [Job(n, found.seed, (first, second), found.edition, found.mode) for n in range(found.games)]

    return run(found, (first, second), jobs, play, lambda games: report(games, found.edition, found.mode))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
