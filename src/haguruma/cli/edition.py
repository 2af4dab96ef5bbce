"""`haguruma edition`: begins, checks, compares and shows edition files. What is right in one, the games know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from .. import editions, registry
from ..editions import Change, Difference, Report, Sheet, open_edition
from ..kernel.editions.notes import quote
from ..kernel.faults import BadOption, HagurumaError
from ..kernel.files import write_text
from .console import Screen

FAULTS = 1
PIPE = 200
"""Columns of a table where there is no terminal."""
MOST = 100
"""Faults, or differences of a kind, that are listed."""

SOURCE = "FILE may also be a built-in edition, 'kikai' or 'kikai:reconstruction'."
game_option = click.option("--game", metavar="GAME", help="The game it is of, where the file does not say.")


@click.group(
    invoke_without_command=True,
    short_help="Begin, check, compare and show editions: the printed values of a editions.",
)
@click.pass_context
def edition(ctx: click.Context) -> None:
    """Begin, check, compare and show editions: files with the printed values of a editions."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@edition.command(short_help="Begin an edition file of your own.")
@click.argument("game")
@click.argument("file")
@click.option("--title", metavar="T", default="", help="What the edition is called on the screens.")
@click.option("--force", is_flag=True, help="Overwrite FILE if it is there.")
def new(game: str, file: str, title: str, force: bool) -> None:
    """Write FILE: the built-in values of GAME, to be replaced one by one by those in your editions."""
    path = Path(file)
    text = editions.template(game, title)
    if not force and _there(path):
        raise HagurumaError(f"'{path}' is there already; with '--force' it is overwritten")
    write_text(path, text)
    Screen().say(f"'{path}' is ready to be filled in. Check it with: haguruma edition check {path}")


def _there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False  # writing will say what is wrong with the name


@edition.command(short_help="List everything that is wrong with an edition.", epilog=SOURCE)
@click.argument("file")
@game_option
def check(file: str, game: str | None) -> int:
    """List everything that is wrong with FILE, each fault with its line; exit code 1 if anything is."""
    report = _report(file, game)
    screen = Screen()
    for line in [*fault_lines(report), *summary(report)]:
        screen.show(line)
    return 0 if report.playable else FAULTS


@edition.command(short_help="Compare two editions.", epilog=SOURCE)
@click.argument("a")
@click.argument("b")
@game_option
def diff(a: str, b: str, game: str | None) -> int:
    """Compare A and B key by key; exit code 0 if every value is the same, 1 if not."""
    (game_a, text_a, name_a), (game_b, text_b, name_b) = open_edition(a, game or ""), open_edition(b, game or "")
    if game_a != game_b:
        titles = registry.GAMES
        raise BadOption(f"'{a[-60:]}' is of {titles[game_a]} and '{b[-60:]}' of {titles[game_b]}")
    found = editions.diff(game_a, text_a, text_b, (name_a, name_b))
    screen = Screen()
    for line in difference_lines(found):
        screen.show(line)
    return 0 if found.same else FAULTS


@edition.command(short_help="Print everything an edition says.", epilog=SOURCE)
@click.argument("file")
@game_option
@click.option(
    "--svg", metavar="F", help="Draw the board into this file; one for each mode if there are several."
)
@click.option("--mode", metavar="M", default="", help="Only what serves this mode.")
def show(file: str, game: str | None, svg: str | None, mode: str) -> int:
    """Print everything FILE says as tables, with where it is from; exit code 1 if anything is wrong with it."""
    report = _report(file, game)
    if mode and mode not in report.hashes:
        known = ", ".join(name for name in report.hashes if name) or "none"
        raise BadOption(f"there is no mode '{mode[:40]}' in '{report.name}'; the modes are: {known}")
    drawn = _draw(report, _paths(report, svg, mode, file)) if svg is not None and report.playable else []
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = PIPE
    for sheet in editions.sheets(report, mode):
        console.print(_table(sheet))
    for line in [*fault_lines(report), *summary(report), *(f"The board is in '{path}'." for path in drawn)]:
        Screen().show(line)
    return 0 if report.playable else FAULTS


def _report(source: str, game: str | None) -> Report:
    name, text, called = open_edition(source, game or "")
    return editions.check(name, text, called)


def _table(sheet: Sheet) -> Table:
    first = "" if sheet.columns == ["value"] else "entry"
    title = Text(f"[{sheet.block}]", style="bold")
    table = Table(first, *sheet.columns, "from", title=title, title_justify="left")
    for label, cells in sheet.rows.items():
        texts = [label, *(cells.get(name, "") for name in sheet.columns), sheet.marks.get(label, "")]
        table.add_row(*(Text(text) for text in texts))
    return table


def _paths(report: Report, svg: str, mode: str, source: str) -> dict[str, Path]:
    """Mode -> the file its board goes into; with several modes to draw, the mode's name goes into the file's."""
    path = Path(svg)
    if not path.name or path.is_dir():
        raise BadOption(f"'--svg' needs the name of a file, and '{svg[-60:]}' is none")
    modes = [mode] if mode else list(report.editions)
    paths = {name: path.parent / f"{path.stem}-{name}{path.suffix}" for name in modes}
    paths = paths if len(modes) > 1 else {modes[0]: path}
    for found in paths.values():
        if found.resolve() == Path(source).resolve():
            raise BadOption(f"'{found}' is the edition itself; a picture in its place would destroy it")
    return paths


def _draw(report: Report, paths: dict[str, Path]) -> list[Path]:
    for name, path in paths.items():
        write_text(path, editions.picture(report, name))
    return list(paths.values())


# What is said, line by line


def fault_lines(report: Report) -> Iterator[str]:
    """A line for each fault, the first `MOST` of them."""
    yield from (str(fault) for fault in report.faults[:MOST])
    if len(report.faults) > MOST:
        yield f"… and {len(report.faults) - MOST} more"


def summary(report: Report) -> Iterator[str]:
    """Whether it can be played, under which hashes, and where its values are from."""
    count = len(report.faults)
    if count:
        yield f"{report.name}: {count} fault{'s' * (count > 1)}"
    else:
        hashes = ", ".join(f"{mode} {found}".strip() for mode, found in report.hashes.items())
        yield f"{report.name}: can be played ({hashes})"
    total = sum(report.marks.values())
    if total:
        kinds = ", ".join(f"{number} {source}" for source, number in report.marks.items() if number)
        yield f"{total} printed values: {kinds}"


def difference_lines(found: Difference) -> Iterator[str]:
    """Everything that differs, and whether the games are the same."""
    for word, changes in (("changed", found.changed), ("only A", found.only_a), ("only B", found.only_b)):
        yield from (f"{word:<8} {_values(change)}" for change in changes[:MOST])
        if len(changes) > MOST:
            yield f"{word:<8} … and {len(changes) - MOST} more"
    for moved in found.moved:
        yield f"order    {moved.where}: {', '.join(moved.old)} → {', '.join(moved.new)}"
    if found.marks:
        yield f"marks    {len(found.marks)} equal values are marked otherwise"
    for report in (found.a, found.b):
        if not report.playable:
            faults = len(report.faults)
            yield f"{report.name}: {faults} fault{'s' if faults > 1 else ''}; 'haguruma edition check' lists them"
    for mode, equal in found.equal.items():
        yield f"{mode + ': ' if mode else ''}{_verdict(found, mode, equal)}"


def _values(change: Change) -> str:
    if change.new is None:
        return f"{change.where} = {quote(change.old)}"
    if change.old is None:
        return f"{change.where} = {quote(change.new)}  {change.new_source}".rstrip()
    marks = f"  {change.old_source} → {change.new_source}" if change.old_source != change.new_source else ""
    return f"{change.where}  {quote(change.old)} → {quote(change.new)}{marks}"


def _verdict(found: Difference, mode: str, equal: bool | None) -> str:
    if equal is None:
        return "no telling whether they make the same game"
    hashes = found.a.hashes[mode], found.b.hashes[mode]
    return f"the same game ({hashes[0]})" if equal else f"different games ({hashes[0]}, {hashes[1]})"
