"""`haguruma simulate`: many games between bots, their totals as a table or as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import registry
from ..bots import default
from ..kernel.contract import MAX_SEED
from ..kernel.faults import BadOption, HagurumaError
from ..kernel.files import write_text
from ..lab.check import Broken
from ..lab.simulate import MAX_GAMES, MAX_WORKERS, Match, Result, check_match
from ..lab.simulate import simulate as play_match
from .options import HUMAN, GameCommand, Whole, edition_option, game_argument, rule_options, split_seats

FAILED = 1


@click.command(cls=GameCommand, short_help="Let bots play many games.")
@game_argument
@click.option(
    "--seats", help="A bot for each seat, with commas between. Default: the fewest seats, its best bot at each."
)
@click.option("--games", type=Whole(1, MAX_GAMES), default=100, show_default=True, help="How many games.")
@click.option(
    "--seed", type=Whole(0, MAX_SEED), default=1, show_default=True, help="Where all chance comes from."
)
@click.option(
    "--workers", type=Whole(1, MAX_WORKERS), default=1, show_default=True, help="Processes to share in."
)
@click.option("--check", is_flag=True, help="Check on the way everything that must hold in any game.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@edition_option
def simulate(
    game: str,
    seats: str | None,
    games: int,
    seed: int,
    workers: int,
    check: bool,
    as_json: bool,
    edition: str | None,
    **flags: object,
) -> int:
    """Let bots play GAME many times; the same command line gives the same totals everywhere."""
    options = rule_options(game, edition, flags)
    specs = split_seats(seats) if seats else (default(game),) * registry.game(game, **options).counts[0]
    if HUMAN in specs:
        raise BadOption(f"'{HUMAN}' plays at 'haguruma play'; a simulation is for bots")
    match = Match(game, specs, games, seed, options, check)
    check_match(match, workers)
    result = _with_progress(match, workers)
    if result.tally.broken is not None:
        return _report(match, result.tally.broken)
    if as_json:
        click.echo(json.dumps(result.plain(), indent=1))
    else:
        _print(result)
    return 0


def _with_progress(match: Match, workers: int) -> Result:
    console = Console(stderr=True)
    columns = TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=match.games)
        return play_match(match, workers, lambda done: bar.advance(task, done))


def _report(match: Match, broken: Broken) -> int:
    """Say what broke and leave its game as a file; the exit code."""
    click.echo(f"haguruma: {broken}", err=True)
    path = Path(f"{match.game}-broken-{match.seed}-{broken.number}.txt")
    try:
        write_text(path, broken.record)
        click.echo(f"haguruma: the game up to there is in '{path}', for a bug report", err=True)
    except HagurumaError as error:
        click.echo(f"haguruma: {error}; the game up to there:\n{broken.record}", err=True)
    return FAILED


def _print(result: Result) -> None:
    tally, match, game = result.tally, result.match, result.game
    table = Table(
        "seat", "bot", title=f"{game.title}: {tally.games} games, seed {match.seed}", title_justify="left"
    )
    for name in ("wins", "share", "mean", "lowest", "highest"):
        table.add_column(name, justify="right")
    for seat, name in enumerate(game.seat_names[: len(match.seats)]):
        table.add_row(name, match.seats[seat], *_figures(result, seat))
    console = Console()
    console.print(table)
    ends = ", ".join(f"{reason} {count}" for reason, count in sorted(tally.ends.items()))
    checked = "; every invariant held" if match.check else ""
    for line in (
        f"draws {tally.draws}; ends: {ends}{checked}",
        f"{tally.decisions} decisions in {result.seconds:.1f} s, {result.pace} a second",
        f"fingerprint {tally.fingerprint}",
    ):
        console.print(line, highlight=False, soft_wrap=True)


def _figures(result: Result, seat: int) -> list[str]:
    tally = result.tally
    figures = [str(tally.wins[seat]), f"{tally.wins[seat] / tally.games:.1%}"]
    if not tally.scored:
        return [*figures, "–", "–", "–"]
    return [*figures, f"{tally.sums[seat] / tally.scored:.1f}", str(tally.least[seat]), str(tally.most[seat])]
