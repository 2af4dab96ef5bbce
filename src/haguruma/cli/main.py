"""The entry point: the group of commands, and every error as one sentence on stderr with exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from .. import __version__
from ..kernel.faults import Faulty, HagurumaError
from .console import tidy_streams
from .edition import edition
from .play import play
from .position import position
from .replay import replay
from .rules import rules
from .simulate import simulate
from .table import table

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
        return _complain(_listed(error))
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


def _listed(error: Faulty) -> str:
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
