"""Play many games of Jigūan between bots and report how even the edition is: seats, workshops, scores, what gets used.

`python scripts/balance_jiguan.py --players 4 --games 1000 --seed 1 --workers 2`; prints a report, or one JSON object
with `--json`. A share of 1.00 is what chance would give: a win in every n-th game with n players.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import Pool

from haguruma.bots import look, make
from haguruma.jiguan.edition import CARD_KINDS, COLOURS
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.game import make as make_game
from haguruma.jiguan.state import JiguanState
from haguruma.jiguan.tables import C
from haguruma.kernel.faults import HagurumaError
from haguruma.kernel.rng import mix

MAX_SEED = 2**63 - 1
PARTS = (5, 25, 50, 75, 95)
"""Percentiles reported."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game: its number in the run, the run's seed, the bot, the number of players, edition and options."""

    number: int
    seed: int
    bot: str
    players: int
    edition: str
    beginner: bool
    bench: str


@dataclass(slots=True)
class Played:
    """What is kept of one game."""

    winners: tuple[int, ...]
    reason: str
    totals: tuple[int, ...]
    lines: dict[str, tuple[int, ...]]
    shops: list[int]
    beasts: list[int]
    ranks: list[list[int]]
    """Per seat the rank on each tower."""
    turns: int
    kinds: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)


@lru_cache(maxsize=4)
def game_of(edition: str, beginner: bool, bench: str) -> JiguanGame:
    """The game under an edition and its options."""
    return make_game({"edition": edition, "beginner": beginner, "bench": bench})


def play(job: Job) -> Played:
    """Play one game to its end."""
    game = game_of(job.edition, job.beginner, job.bench)
    state = game.start(seats=job.players, seed=mix((job.seed, job.number)) & MAX_SEED)
    bots = [make(job.bot, mix((job.seed, job.number, seat + 1))) for seat in range(job.players)]
    kinds: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    while (seat := state.seat) is not None:
        action = bots[seat].choose(look(state, seat))
        kinds[action.kind] += 1
        if action.kind == "card":
            cards[game.tables.card_kind[game.tables.card_no[action.args[0]]]] += 1
        state.apply(action.id)
    return _kept(state, kinds, cards)


def _kept(state: JiguanState, kinds: Counter[str], cards: Counter[str]) -> Played:
    outcome = state.outcome
    assert outcome is not None
    size = state.t.n_slots
    seats = range(state.n)
    return Played(
        winners=outcome.winners,
        reason=outcome.reason,
        totals=tuple(outcome.sheet.totals),
        lines={line.label: tuple(line.values) for line in outcome.sheet.lines},
        shops=list(state.shop),
        beasts=[sum(state.beast[seat * size : seat * size + size]) for seat in seats],
        ranks=[state.ranks[seat * C : seat * C + C] for seat in seats],
        turns=state.turn,
        kinds=kinds,
        cards=cards,
    )


def report(games: list[Played], game: JiguanGame, players: int) -> dict[str, object]:
    """All figures of a run as plain data."""
    count = len(games)
    scores = [total for played in games for total in played.totals]
    return {
        "edition": {"name": game.edition, "hash": game.edition_hash},
        "games": count,
        "players": players,
        "seat_share": {
            seat: _rounded(_seat_share(games, i, players)) for i, seat in enumerate(game.seats[:players])
        },
        "seat_scores": {
            seat: _mean([p.totals[i] for p in games]) for i, seat in enumerate(game.seats[:players])
        },
        "workshop_share": {
            shop.id: _rounded(_shop_share(games, i, players))
            for i, shop in enumerate(game.edition_data.workshops)
        },
        "ends": dict(Counter(played.reason for played in games)),
        "turns_a_player": _mean([played.turns / players for played in games]),
        "scores": {"mean": _mean(scores), **percentiles(scores)},
        "winning_scores": percentiles([max(played.totals) for played in games]),
        "beasts_a_player": _beasts(games),
        "sheet": {label: _mean([v for p in games for v in p.lines[label]]) for label in games[0].lines},
        "workshop_scores": {
            shop.id: _mean([p.totals[s] for p in games for s in range(players) if p.shops[s] == i])
            for i, shop in enumerate(game.edition_data.workshops)
        },
        "cards_a_game": {kind: round(sum(p.cards[kind] for p in games) / count, 2) for kind in CARD_KINDS},
        "ranks": _ranks(games),
        "actions_a_game": {
            kind: round(n / count, 2) for kind, n in sum((p.kinds for p in games), Counter()).most_common()
        },
    }


def _wins(played: Played, seat: int) -> float:
    return 1 / len(played.winners) if seat in played.winners else 0.0


def _seat_share(games: list[Played], seat: int, players: int) -> float:
    """Wins of a seat against those chance would give; shared victories count in parts."""
    return sum(_wins(played, seat) for played in games) * players / len(games)


def _shop_share(games: list[Played], shop: int, players: int) -> float:
    """The same for whoever has a workshop."""
    seats = [(played, played.shops.index(shop)) for played in games if shop in played.shops]
    return sum(_wins(played, seat) for played, seat in seats) * players / max(1, len(seats))


def _beasts(games: list[Played]) -> dict[str, object]:
    numbers = [number for played in games for number in played.beasts]
    return {"mean": _mean(numbers), **percentiles(numbers)}


def _ranks(games: list[Played]) -> dict[str, object]:
    """Per tower the mean rank of a player, and the highest ever reached."""
    found: dict[str, object] = {}
    for colour, name in enumerate(COLOURS):
        ranks = [seat[colour] for played in games for seat in played.ranks]
        found[name] = {"mean": _mean(ranks), "most": max(ranks)}
    return found


def percentiles(values: list[int]) -> dict[str, int]:
    """The values at `PARTS` per cent of a sorted list."""
    values = sorted(values)
    return {f"p{part}": values[min(len(values) - 1, len(values) * part // 100)] for part in PARTS}


def _mean(values: list[int] | list[float]) -> float:
    return round(sum(values) / max(1, len(values)), 2)


def _rounded(value: float) -> float:
    return round(value, 2)


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


def options(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--bot", default="greedy", help="the bot in every seat")
    parser.add_argument("--edition", default="reconstruction", help="a built-in edition or a file")
    parser.add_argument("--beginner", action="store_true", help="Beginner Play")
    parser.add_argument("--bench", default="basic", choices=("basic", "advanced"))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    found = parser.parse_args(arguments)
    if not 1 <= found.games <= 1_000_000 or not 1 <= found.workers <= 64 or not 0 <= found.seed <= MAX_SEED:
        parser.error("games must be from 1 to 1000000, workers from 1 to 64, the seed not negative")
    return found


def main(arguments: list[str]) -> int:
    """Play and report; the exit status."""
    found = options(arguments)
    try:
        make(found.bot)
        game = game_of(found.edition, found.beginner, found.bench)
    except HagurumaError as error:
        print(error, file=sys.stderr)
        return 2
    rest = (found.bot, found.players, found.edition, found.beginner, found.bench)
    jobs = [Job(number, found.seed, *rest) for number in range(found.games)]
    with Pool(found.workers) as pool:
        games = pool.map(play, jobs, chunksize=4)
    data = report(games, game, found.players)
    if found.json:
        print(json.dumps(data, indent=1, ensure_ascii=False))
    else:
        show(data)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
