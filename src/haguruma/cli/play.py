"""`haguruma play`: sets up a game in the terminal, new, from a position or from a saved game."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from ..bots import check, default
from ..kernel.contract import MAX_SEED
from ..kernel.faults import BadOption, HagurumaError
from ..kernel.history import History
from ..kernel.position import read_position
from .console import Screen, heading
from .options import (
    HUMAN,
    GameCommand,
    Whole,
    as_path,
    edition_option,
    game_argument,
    open_game,
    open_game_at,
    players,
    rule_options,
    split_seats,
)
from .replay import load as load_record
from .session import Keeper, Session


@click.command(cls=GameCommand, short_help="Play a game in the terminal.")
@game_argument
@click.option(
    "--seats", metavar="LIST", help="Who plays, in seat order: 'you' or a bot. Default: you and the best bots."
)
@click.option("--seed", type=Whole(0, MAX_SEED), help="Where all chance comes from; default: a new one.")
@edition_option
@click.option("--position", metavar="FILE", help="Begin with this position (TOML or JSON).")
@click.option("--load", metavar="FILE", help="Go on with this saved game.")
@click.option("--save", metavar="FILE", help="Keep the game in this file all the while.")
@click.option(
    "--auto/--no-auto", default=True, help="Whether a single choice is taken for you. Default: it is."
)
def play(
    game: str,
    seats: str | None,
    seed: int | None,
    edition: str | None,
    position: str | None,
    load: str | None,
    save: str | None,
    auto: bool,
    **flags: object,
) -> int:
    """Play GAME in the terminal.

    Exit code 0 when the game ended or was left by 'quit', 1 when the input ended before the game, 130 after Ctrl-C.
    """
    specs = None if seats is None else split_seats(seats)
    if load is not None:
        _refuse_beside_load(seed, position, rule_options(game, None, flags))
        history = _loaded(game, Path(load), edition)
        specs = specs or tuple(_seat_of(name, game) for name in history.names)
    else:
        history = _new(game, edition, flags, specs, seed, as_path(position))
        specs = specs or history.names
    history.game.check_count(len(specs))
    keeper = Keeper(as_path(save))
    if load is not None:
        keeper.own(Path(load))
    keeper.autosave(history)
    screen = Screen()
    session = Session(history, players(specs, game, history.seed), screen, keeper, auto)
    screen.say(heading(history.game, history.seed, specs))
    return session.run()


def _refuse_beside_load(seed: int | None, position: str | None, options: dict[str, object]) -> None:
    given = ["--seed"] * (seed is not None) + ["--position"] * (position is not None)
    given += [f"--{name.replace('_', '-')}" for name in options]
    if given:
        raise BadOption(f"a saved game has its own seed, position and options: leave out {', '.join(given)}")


def _loaded(game: str, path: Path, edition: str | None) -> History:
    record, history = load_record(path, edition)
    if record.game != game:
        raise HagurumaError(f"'{path}' is a game of {record.game}, not of {game}")
    return history


def _seat_of(name: str, game: str) -> str:
    """Who takes the seat of a player so named: the bot of that name that plays the game, else a person."""
    try:
        check(name, game)
    except BadOption:
        return HUMAN
    return name


def _new(
    name: str,
    edition: str | None,
    flags: dict[str, object],
    specs: tuple[str, ...] | None,
    seed: int | None,
    position: Path | None,
) -> History:
    data = None if position is None else read_position(position)
    game = open_game(name, edition, flags) if data is None else open_game_at(data, name, edition, flags)
    specs = specs or (HUMAN, *[default(name)] * (game.counts[0] - 1))
    game.check_count(len(specs))
    players(specs, game.name, 0)
    return History(game, secrets.randbelow(10**6) if seed is None else seed, len(specs), specs, data)
