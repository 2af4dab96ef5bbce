"""Game records: text a person can read, paste and diff, that holds all it takes to play a game again.

Reading and writing only; `replay` plays one.
"""

from __future__ import annotations

import json
import re

from .contract import Plain
from .faults import BadRecord

FORMAT = 1
MAX_BYTES = 1_000_000
_HEAD = "haguruma record"
_STEP = re.compile(r"(?:(?P<ply>\d{1,6})\.\s*)?(?:(?P<seat>[a-z][a-z0-9-]*):\s*)?(?P<action>.*)")
_PRINT = re.compile(r"\s*[0-9a-f]{6}\s*")


class Step:
    """One action of a record: seat (-1: not said), notation, fingerprint after it ('' : not said), remark."""

    __slots__ = ("seat", "notation", "print", "remark")

    def __init__(self, seat: int, notation: str, print: str = "", remark: str = "") -> None:
        self.seat = seat
        self.notation = notation
        self.print = print
        self.remark = remark


class Record:
    """A whole game as data: rules version, edition, options, seed, players' names and the actions in notation."""

    def __init__(
        self,
        game: str,
        ruleset: int,
        edition: str,
        edition_hash: str,
        options: Plain,
        names: tuple[str, ...],
        seed: int,
        steps: list[Step],
        position: Plain | None = None,
        result: str = "",
        seats: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.ruleset = ruleset
        self.edition = edition
        self.edition_hash = edition_hash
        self.options = options
        self.names = names
        self.seed = seed
        self.steps = steps
        self.position = position
        self.result = result
        self.seats = seats
        """Ids of the seats as the text named them; () if it was not read from one."""

    def write(self, seats: tuple[str, ...]) -> str:
        """The record as text; `seats` are the ids of the game's seats."""
        lines = [f"{_HEAD} {FORMAT}", f"game {self.game}", f"ruleset {self.ruleset}"]
        lines.append(f"edition {self.edition} {self.edition_hash}")
        lines += [f"option {name} {json.dumps(value)}" for name, value in sorted(self.options.items())]
        lines += [f"seat {seats[i]} {json.dumps(name)}" for i, name in enumerate(self.names)]
        lines.append(f"seed {self.seed}")
        if self.position is not None:
            lines.append("position " + json.dumps(self.position))
        if self.result:
            lines.append("result " + json.dumps(self.result))
        lines.append("")
        lines += [_write_step(i, step, seats) for i, step in enumerate(self.steps, 1)]
        return "\n".join(lines) + "\n"


def _write_step(ply: int, step: Step, seats: tuple[str, ...]) -> str:
    who = f"{seats[step.seat]}: " if step.seat >= 0 else ""
    mark = f"  #{step.print}" if step.print else ""
    remark = f"  ; {' '.join(step.remark.split())}" if step.remark else ""
    return f"{ply}. {who}{step.notation}{mark}{remark}"


def read(text: str) -> Record:
    """Read a record. Raises `BadRecord` with line and reason; knows no game, so names of actions are not checked."""
    if len(text) > MAX_BYTES:
        raise BadRecord(f"this file is longer than {MAX_BYTES} characters: no game record is")
    lines = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    _check_head(lines)
    head: dict[str, str] = {}
    options: Plain = {}
    seats: list[str] = []
    names: list[str] = []
    at = 1
    while at < len(lines) and lines[at].strip():
        _read_head(lines[at], at + 1, head, options, seats, names)
        at += 1
    steps = _read_steps(lines, at, seats)
    return _assemble(head, options, tuple(seats), tuple(names), steps)


def _check_head(lines: list[str]) -> None:
    first = lines[0].strip() if lines else ""
    if not first.startswith(_HEAD):
        raise BadRecord("this is not a Haguruma game record: the first line must be 'haguruma record 1'")
    if first != f"{_HEAD} {FORMAT}":
        raise BadRecord(f"this record is of format '{first[len(_HEAD) :].strip()[:20]}'; this version reads {FORMAT}")


def _read_head(
    line: str, number: int, head: dict[str, str], options: Plain, seats: list[str], names: list[str]
) -> None:
    key, _, value = line.strip().partition(" ")
    if key == "option":
        name, _, literal = value.partition(" ")
        if name in options:
            raise BadRecord(f"line {number}: option '{name[:40]}' stands twice")
        options[name] = _literal(literal, number)
    elif key == "seat":
        seat, _, literal = value.partition(" ")
        if seat in seats:
            raise BadRecord(f"line {number}: seat '{seat[:40]}' stands twice")
        name_value = _literal(literal, number)
        if not isinstance(name_value, str):
            raise BadRecord(f"line {number}: the name of seat {seat[:40]} must be a text in quotes")
        seats.append(seat)
        names.append(name_value)
    elif key in ("game", "ruleset", "edition", "seed", "position", "result"):
        if key in head:
            raise BadRecord(f"line {number}: '{key}' stands twice")
        head[key] = value
    else:
        raise BadRecord(f"line {number}: '{key[:40]}' is no heading of a game record")


def _literal(text: str, number: int) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(f"line {number}: '{text[:40]}' is not a value in JSON") from None


def _read_steps(lines: list[str], at: int, seats: list[str]) -> list[Step]:
    steps: list[Step] = []
    for number in range(at, len(lines)):
        line = lines[number].strip()
        if not line or line.startswith(";"):
            continue
        steps.append(_read_step(line, number + 1, len(steps) + 1, seats))
    return steps


def _read_step(line: str, number: int, ply: int, seats: list[str]) -> Step:
    body, _, remark = line.partition(";")
    body, mark, print = body.partition("#")
    found = _STEP.fullmatch(body.strip())
    if found is None or not found["action"] or (mark and not _PRINT.fullmatch(print)):
        raise BadRecord(f"line {number}: '{line[:60]}' is not an action", ply)
    if found["ply"] is not None and int(found["ply"]) != ply:
        raise BadRecord(f"line {number}: action {ply} is numbered {found['ply']}: one is missing or doubled", ply)
    seat = -1
    if found["seat"] is not None:
        if found["seat"] not in seats:
            raise BadRecord(f"line {number}: '{found['seat'][:40]}' is no seat of this game", ply)
        seat = seats.index(found["seat"])
    return Step(seat, found["action"], print.strip(), remark.strip())


def _assemble(
    head: dict[str, str], options: Plain, seats: tuple[str, ...], names: tuple[str, ...], steps: list[Step]
) -> Record:
    for key in ("game", "ruleset", "edition", "seed"):
        if key not in head:
            raise BadRecord(f"the heading '{key}' is missing")
    edition, _, edition_hash = head["edition"].partition(" ")
    position = None
    if "position" in head:
        position = _position(head["position"])
    return Record(
        game=head["game"].strip(),
        ruleset=_whole(head, "ruleset"),
        edition=edition,
        edition_hash=edition_hash.strip(),
        options=options,
        names=names,
        seed=_whole(head, "seed"),
        steps=steps,
        position=position,
        result=str(_literal(head["result"], 0)) if "result" in head else "",
        seats=seats,
    )


def _position(text: str) -> Plain:
    found = _literal(text, 0)
    if not isinstance(found, dict):
        raise BadRecord("the heading 'position' must be an object in JSON")
    return found


def _whole(head: dict[str, str], key: str) -> int:
    text = head[key].strip()
    if not re.fullmatch(r"\d{1,20}", text):
        raise BadRecord(f"the heading '{key}' must be a whole number, not '{text[:40]}'")
    return int(text)
