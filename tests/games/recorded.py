"""The recorded games in this folder, replayed; and what the rules of a game can tell, read off their source."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import haguruma
from haguruma.kernel.history import History
from haguruma.kikai.editions.loading import load_edition
from haguruma.registry import load_record

FOLDER = Path(__file__).parent
EXAMPLE = FOLDER.parent / "kikai" / "example.toml"
FILES = {load_edition(str(EXAMPLE)).hash: str(EXAMPLE)}
"""Edition files that a record here may ask for."""
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
JIGUAN = [name for name in NAMES if name.startswith("jiguan-")]
KIKAI = [name for name in NAMES if name not in JIGUAN]


def text(name: str) -> str:
    """A file as it is."""
    return (FOLDER / f"{name}.txt").read_text("utf-8")


@cache
def replayed(name: str) -> History:
    """A file's whole game; every fingerprint on the way and the result are checked."""
    return load_record(text(name), FILES)


def moments(name: str) -> list[Any]:
    """Every state of a game."""
    history = replayed(name)
    return [history.at(ply) for ply in range(len(history.plies) + 1)]


def check_text(name: str) -> None:
    """A game that replays is written as it stands in its file, unless somebody put remarks there."""
    history, found = replayed(name), text(name)
    if not any(line.lstrip().startswith(";") for line in found.splitlines()) and " ; " not in found:
        assert history.record().write(history.game.seats) == found


def ends(names: list[str]) -> set[str]:
    """The reasons with which these games end."""
    outcomes = [replayed(name).state.outcome for name in names]
    return {outcome.reason for outcome in outcomes if outcome is not None}


def verbs(names: list[str]) -> set[str]:
    """The kinds of all actions in these games."""
    return {ply.action.kind for name in names for ply in replayed(name).plies}


def happened(names: list[str]) -> set[str]:
    """The kinds of all events in these games."""
    return {event.kind for name in names for ply in replayed(name).plies for event in ply.events}


@cache
def _calls(room: str) -> list[ast.Call]:
    """Every call in the source of a game's rules."""
    folder = Path(haguruma.__file__).parent / room
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def words_given(room: str, name: str, place: int) -> set[str]:
    """The texts that a game's rules hand to every call of `name` as argument number `place`."""
    found = set()
    for call in _calls(room):
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if called == name and len(call.args) > place:
            constants = [node for node in ast.walk(call.args[place]) if isinstance(node, ast.Constant)]
            found |= {node.value for node in constants if isinstance(node.value, str)}
    return found
