"""`haguruma position`: looks at a position file, or at a moment of a saved game as a position."""

from __future__ import annotations

import json
from pathlib import Path

import click

from .. import registry
from ..kernel.contract import MAX_SEED, Game, Plain, State
from ..kernel.faults import BadOption, BadPosition
from ..kernel.files import read_text
from ..kernel.position import parse_position, write_toml
from ..kernel.record import MAX_BYTES
from .console import Screen
from .options import GameCommand, Whole, edition_option, open_game_at
from .replay import load


@click.command(cls=GameCommand, short_help="Check a position and show its board.")
@click.argument("words", nargs=-1, required=True, metavar="[show] FILE")
@click.option("--game", help="The game it is a position of, where the file does not say.")
@edition_option
@click.option("--seed", type=Whole(0, MAX_SEED), default=0, help="Orders what the position leaves open.")
@click.option("--ply", type=Whole(0, MAX_BYTES), help="Of a saved game: after so many actions; default: all.")
@click.option(
    "--toml", "form", flag_value="toml", help="Print the whole position as TOML instead of the board."
)
@click.option(
    "--json", "form", flag_value="json", help="Print the whole position as JSON instead of the board."
)
def position(
    words: tuple[str, ...],
    game: str | None,
    edition: str | None,
    seed: int,
    ply: int | None,
    form: str | None,
    **flags: object,
) -> None:
    """Check the position in FILE (TOML or JSON) and show its board; every fault in it is listed.

    FILE may also be a saved game: then a moment of it is the position.
    """
    path = _file(words)
    text = read_text(path, MAX_BYTES)
    if text.startswith("haguruma record"):
        state = _moment(path, edition, ply)
    else:
        if ply is not None:
            raise BadOption("'--ply' is for a saved game; a position is one moment already")
        data = parse_position(text, path.name, path.suffix.lower() == ".json")
        state = _built(open_game_at(data, _name(game, data), edition, flags), data, seed, path)
    _print(state, form)


def _file(words: tuple[str, ...]) -> Path:
    rest = words[1:] if words[0] == "show" and len(words) > 1 else words
    if len(rest) > 1:
        raise BadOption(f"one file at a time, not {len(rest)}: {', '.join(rest)[:80]}")
    return Path(rest[0])


def _moment(path: Path, edition: str | None, ply: int | None) -> State:
    _, history = load(path, edition)
    return history.at(len(history.plies) if ply is None else ply)


def _name(game: str | None, data: Plain) -> str:
    name = game or data.get("game") or next(iter(registry.GAMES))
    return str(name)


def _built(game: Game, data: Plain, seed: int, path: Path) -> State:
    try:
        return game.position(data, seed)
    except BadPosition as error:
        raise BadPosition(path.name, error.faults) from None


def _print(state: State, form: str | None) -> None:
    if form is not None:
        data = state.position()
        click.echo(write_toml(data) if form == "toml" else json.dumps(data, indent=1))
        return
    screen = Screen()
    screen.show(state.game.words.board(state.view(state.seat)))
    screen.say(state.game.words.prompt(state))
