"""Playing a record again: the same game, or the first action that differs, named."""

from __future__ import annotations

from .contract import Game
from .faults import BadRecord, HagurumaError
from .history import History
from .record import Record, Step


def check_match(record: Record, game: Game) -> None:
    """Raise `BadRecord` if `record` was not played under the rules, edition and options of `game`."""
    if record.game != game.name:
        raise BadRecord(f"this is a record of '{record.game[:40]}', not of '{game.name}'")
    if record.ruleset != game.ruleset:
        raise BadRecord(
            f"this game was played under ruleset {record.ruleset}; this version plays ruleset {game.ruleset}, "
            "under which it would go otherwise"
        )
    if record.edition_hash != game.edition_hash:
        raise BadRecord(
            f"this game was played with the edition '{record.edition}' ({record.edition_hash}); "
            f"the edition at hand is '{game.edition}' ({game.edition_hash})"
        )
    if record.options != game.options:
        raise BadRecord(f"this game was played with the options {str(record.options)[:120]}, not {game.options}")
    if record.seats not in ((), game.seats[: len(record.seats)]):
        raise BadRecord(f"this record seats {', '.join(record.seats)[:80]}; the game has {', '.join(game.seats)}")
    if len(record.names) not in game.counts:
        counts = " or ".join(str(count) for count in game.counts)
        raise BadRecord(f"this record names {len(record.names)} players; the game is for {counts}")


def replay(record: Record, game: Game) -> History:
    """The record's whole game. Raises `BadRecord` whose text and `ply` name the first differing action."""
    check_match(record, game)
    try:
        history = History(game, record.seed, len(record.names), record.names, record.position)
    except HagurumaError as error:
        raise BadRecord(f"this record has no beginning that can be played: {error}") from None
    for ply, step in enumerate(record.steps, 1):
        _replay_step(history, step, ply)
    outcome = history.state.outcome
    result = "" if outcome is None else outcome.text
    if record.result and record.result != result:
        raise BadRecord(f"the record ends with '{record.result[:80]}', the replay with '{result or 'no end'}'")
    return history


def _replay_step(history: History, step: Step, ply: int) -> None:
    where = f"action {ply} ('{step.notation[:60]}')"
    try:
        history.play(step.notation, None if step.seat < 0 else step.seat)
    except HagurumaError as error:
        raise BadRecord(f"{where} cannot be played here: {error}", ply) from None
    if step.print and not history.state.fingerprint().startswith(step.print):
        raise BadRecord(f"{where} leads to another state than the record says: this is the first difference", ply)
