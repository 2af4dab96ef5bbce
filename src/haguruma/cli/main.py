"""The entry point: the group of commands, the two shortest of them, and every error as one sentence on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import click
from rich.console import Console
from rich.markdown import Markdown

from .. import __version__
from ..kernel.faults import Faulty, HagurumaError
from ..kernel.prose import plain, unmarked
from .console import tidy_streams
from .edition import edition
from .options import GameCommand, Whole, as_path, edition_option, game_argument, open_game
from .play import play
from .position import position
from .replay import replay
from .simulate import simulate

BAD_INPUT = 2
UNHEARD = 1
INTERRUPTED = 130


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="haguruma", message="%(prog)s %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Haguruma: board games about mechanists, at the table, in the terminal, by the thousand.

    Every command exits with 0 when all went well, 1 when a game was left unfinished or a check failed, and 2, with
    one sentence on stderr, when what was asked for makes no sense.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


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


@click.command(short_help="Open the table in the browser.")
@click.option(
    "--port", type=Whole(0, 65535), help="The port to listen on; default: the first free one from 8000."
)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser; the address is printed either way.")
@click.option("--data", metavar="DIR", help="Where the games are kept.")
@click.option("--position", metavar="FILE", help="Begin with this position (TOML or JSON).")
def table(port: int | None, host: str, no_browser: bool, data: str | None, position: str | None) -> None:
    """Open the table in the browser."""
    from ..web.serve import serve

    serve(host=host, port=port, open_browser=not no_browser, data=as_path(data), position=as_path(position))


for command in (play, simulate, replay, rules, position, edition, table):
    cli.add_command(command)


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; its exit code."""
    tidy_streams()
    try:
        code = cli.main(arguments, prog_name="haguruma", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        return _complain(error.format_message())
    except Faulty as error:
        return _complain(_fault_list(error))
    except HagurumaError as error:
        return _complain(str(error))
    except (click.Abort, KeyboardInterrupt):
        click.echo("\nInterrupted.", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        _silence()  # whoever read us has gone
        return UNHEARD
    except OSError as error:
        _silence()
        return _complain(f"the system refuses: {error.strerror or error}")
    return code if isinstance(code, int) else 0


def _silence() -> None:
    """Nobody can hear us: say nothing more, not even what is still buffered when the interpreter ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fault_list(error: Faulty) -> str:
    """One fault as one sentence, several as a list."""
    if len(error.faults) < 2:
        return str(error)
    return "\n".join([f"{error.source}:", *(f"  {fault}" for fault in error.faults)])


def _complain(sentence: str) -> int:
    click.echo(f"haguruma: {sentence}", err=True)
    return BAD_INPUT


def main() -> NoReturn:
    """The command `haguruma`."""
    sys.exit(run())
