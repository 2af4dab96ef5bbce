"""Play many games of Jigūan between bots and report how even the edition is: seats, workshops, scores, what gets used.

`python scripts/balance_jiguan.py --players 4 --games 1000 --seed 1 --workers 2`; prints a report, or one JSON object
with `--json`. A share of 1.00 is what chance would give: a win in every n-th game with n players.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache

from balancing import decisions, end_of, mean, often, options, parser_of, percentiles, run, seed_of

from haguruma.jiguan.constants import CARD_KINDS, COLOURS, C
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.game import make as make_game
from haguruma.jiguan.state import JiguanState


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
    state = game.start(seats=job.players, seed=seed_of(job.seed, job.number))
    kinds: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for _, action in decisions(state, [job.bot] * job.players, job.seed, job.number):
        kinds[action.kind] += 1
        if action.kind == "card":
            cards[game.tables.card_kind[game.tables.card_no[action.args[0]]]] += 1
        state.apply(action.id)
    return _kept(state, kinds, cards)


def _kept(state: JiguanState, kinds: Counter[str], cards: Counter[str]) -> Played:
    outcome, lines = end_of(state)
    size = state.t.n_slots
    seats = range(state.n)
    return Played(
        winners=outcome.winners,
        reason=outcome.reason,
        totals=tuple(outcome.sheet.totals),
        lines=lines,
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
            seat: mean([p.totals[i] for p in games]) for i, seat in enumerate(game.seats[:players])
        },
        "workshop_share": {
            shop.id: _rounded(_shop_share(games, i, players))
            for i, shop in enumerate(game.edition_data.workshops)
        },
        "ends": dict(Counter(played.reason for played in games)),
        "turns_a_player": mean([played.turns / players for played in games]),
        "scores": {"mean": mean(scores), **percentiles(scores)},
        "winning_scores": percentiles([max(played.totals) for played in games]),
        "beasts_a_player": _beasts(games),
        "sheet": {label: mean([v for p in games for v in p.lines[label]]) for label in games[0].lines},
        "workshop_scores": {
            shop.id: mean([p.totals[s] for p in games for s in range(players) if p.shops[s] == i])
            for i, shop in enumerate(game.edition_data.workshops)
        },
        "cards_a_game": {kind: round(sum(p.cards[kind] for p in games) / count, 2) for kind in CARD_KINDS},
        "ranks": _ranks(games),
        "actions_a_game": often((p.kinds for p in games), count),
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
    return {"mean": mean(numbers), **percentiles(numbers)}


def _ranks(games: list[Played]) -> dict[str, object]:
    """Per tower the mean rank of a player, and the highest ever reached."""
    found: dict[str, object] = {}
    for colour, name in enumerate(COLOURS):
        ranks = [seat[colour] for played in games for seat in played.ranks]
        found[name] = {"mean": mean(ranks), "most": max(ranks)}
    return found


def _rounded(value: float) -> float:
    return round(value, 2)


def main(arguments: list[str]) -> int:
    """Play and report; the exit status."""
    parser = parser_of(__doc__, games=500)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--bot", default="greedy", help="the bot in every seat")
    parser.add_argument("--beginner", action="store_true", help="Beginner Play")
    parser.add_argument("--bench", default="basic", choices=("basic", "advanced"))
    found = options(parser, arguments)
    variant = (found.edition, found.beginner, found.bench)

    def jobs() -> list[Job]:
        game_of(*variant)
        return [Job(n, found.seed, found.bot, found.players, *variant) for n in range(found.games)]

    return run(found, [found.bot], jobs, play, lambda games: report(games, game_of(*variant), found.players))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
