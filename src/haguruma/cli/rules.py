"""`haguruma rules`: a game's rules in our own words."""

from __future__ import annotations

import click
from rich.console import Console
from rich.markdown import Markdown

from ..kernel.prose import plain, unmarked
from .options import GameCommand, edition_option, game_argument, open_game


@click.command(cls=GameCommand, short_help="Print the rules of a game.")
@game_argument
@edition_option
def rules(game: str, edition: str | None, **flags: object) -> None:
    """Print the rules of GAME, as Markdown in a pipe."""
    text = open_game(game, edition, flags).words.rules()
    console = Console()
    if console.is_terminal:
        console.print(Markdown(plain(text)))
    else:
        click.echo(unmarked(text))
