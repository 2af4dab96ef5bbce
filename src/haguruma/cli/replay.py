"""`haguruma replay`: a game record played again, in words or as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import click

from .. import registry
from ..kernel.contract import Plain
from ..kernel.files import read_text
from ..kernel.history import History
from ..kernel.record import MAX_BYTES, Record, read
from ..kernel.replay import replay as play_again
from .console import Screen, ending, heading, ply_lines
from .options import edition_option


@click.command(short_help="Play a record again, in words.")
@click.argument("file")
@edition_option
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object with the events of every action."
)
def replay(file: str, edition: str | None, as_json: bool) -> None:
    """Play the game record FILE again and print its log in words and the score sheet."""
    record, history = load(Path(file), edition)
    if as_json:
        click.echo(json.dumps(_plain(record, history), indent=1))
        return
    screen = Screen()
    screen.say(heading(history.game, history.seed, history.names))
    for ply, step in enumerate(record.steps, 1):
        for line in ply_lines(history, ply):
            screen.say(line)
        if step.remark:
            screen.say(f"        ; {step.remark}")
    screen.say()
    screen.show("\n".join(ending(history)))


def load(path: Path, edition: str | None) -> tuple[Record, History]:
    """A record file and its game played again; `edition` is a file for a record whose edition is not built in.

    Raises `HagurumaError` for what cannot be read, `BadRecord` with the first action that differs.
    """
    record = read(read_text(path, MAX_BYTES))
    files = {} if edition is None else {record.edition_hash: edition}
    return record, play_again(record, registry.game_of(record, files))


def _plain(record: Record, history: History) -> Plain:
    game, outcome = history.game, history.state.outcome
    return {
        "game": game.name,
        "options": game.options,
        "edition": {"name": game.edition, "hash": game.edition_hash},
        "seed": history.seed,
        "names": list(history.names),
        "plies": [
            {
                "ply": number,
                "seat": game.seats[ply.seat],
                "action": ply.action.notation,
                "events": [event.plain() for event in ply.events],
                "remark": step.remark,
            }
            for number, (ply, step) in enumerate(zip(history.plies, record.steps, strict=True), 1)
        ],
        "sheet": history.state.sheet().plain(),
        "outcome": None if outcome is None else outcome.plain(),
        "fingerprint": history.state.fingerprint(),
    }
