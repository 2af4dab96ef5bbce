"""Recorded games of Jigūan: every `jiguan-*.txt` here replays to its last fingerprint, and they show what is rare.

`scripts/golden.py` makes those that are demanded below anew, after a change of ruleset or of the built-in edition.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import haguruma
from haguruma.jiguan.game import make
from haguruma.jiguan.pending import ACTION, ROOM, SUPPLY_GEAR
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.history import History
from haguruma.registry import load_record

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("jiguan-*.txt"))


@cache
def replayed(name: str) -> History:
    """A file's whole game."""
    return load_record((FOLDER / f"{name}.txt").read_text("utf-8"))


def moments(name: str) -> list[JiguanState]:
    """Every state of a game."""
    history = replayed(name)
    states = [history.at(ply) for ply in range(len(history.plies) + 1)]
    return [state for state in states if isinstance(state, JiguanState)]


def last_gears(name: str) -> list[int]:
    """What was pending each time a last gear was taken."""
    history = replayed(name)
    found = []
    for number, ply in enumerate(history.plies):
        before: Any = history.at(number)
        if any(event.kind == "last-gear" for event in ply.events):
            found.append(before.stack[-1])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_replays_action_by_action(name: str) -> None:
    """Every fingerprint on the way, the result, and the text itself."""
    history = replayed(name)
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    if not any(line.lstrip().startswith(";") for line in text.splitlines()) and " ; " not in text:
        assert history.record().write(history.game.seats) == text


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_sound_at_every_moment(name: str) -> None:
    for state in moments(name):
        assert state.faults() == []
        assert bool(state.legal()) != state.over


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_can_be_told_in_words(name: str) -> None:
    history = replayed(name)
    words = history.game.words
    for ply in history.plies:
        assert all("None" not in words.event(event) for event in ply.events)
        assert words.prompt(ply.state)


@pytest.mark.parametrize("name", NAMES)
def test_any_moment_of_a_recorded_game_is_a_position(name: str) -> None:
    history = replayed(name)
    for state in moments(name)[::12]:
        assert history.game.position(state.position()).fingerprint() == state.fingerprint()


@pytest.mark.parametrize(("name", "seats"), [("jiguan-two", 2), ("jiguan-three", 3), ("jiguan-four", 4)])
def test_there_is_a_game_of_each_number_of_players(name: str, seats: int) -> None:
    assert replayed(name).state.seats == seats
    assert replayed(name).state.over


@pytest.mark.parametrize("name", ["jiguan-beginner", "jiguan-four-beginner"])
def test_there_is_a_game_of_beginner_play(name: str) -> None:
    """J27."""
    assert replayed(name).game.options["beginner"] is True
    assert replayed(name).state.over


def test_there_is_a_game_on_the_advanced_side() -> None:
    """J36: with points of a designated slot."""
    history = replayed("jiguan-advanced")
    assert history.game.options["bench"] == "advanced"
    assert history.state.outcome is not None
    assert any(next(line.values for line in history.state.outcome.sheet.lines if line.key == "beasts"))


@pytest.mark.parametrize("reason", ["energy", "shared"])
def test_there_is_a_game_for_every_way_a_tie_can_end(reason: str) -> None:
    """J24: broken by remaining energy, or a shared victory."""
    outcome = replayed(f"jiguan-{reason}").state.outcome
    assert outcome is not None
    assert outcome.reason == reason


def test_every_reason_of_an_end_has_its_game() -> None:
    tree = ast.parse((Path(haguruma.__file__).parent / "jiguan" / "scoring.py").read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    made = [call for call in calls if getattr(call.func, "id", "") == "Outcome"]
    declared = {arg.value for call in made for arg in call.args if isinstance(arg, ast.Constant)}
    ends = {
        outcome.reason for outcome in (replayed(name).state.outcome for name in NAMES) if outcome is not None
    }
    assert declared == ends == {"points", "energy", "shared"}


@pytest.mark.parametrize(
    ("name", "item"),
    [
        ("jiguan-last-by-card", SUPPLY_GEAR * ROOM),
        ("jiguan-last-by-workshop", SUPPLY_GEAR * ROOM + 1),
        ("jiguan-last-in-extra", ACTION * ROOM + 1),
    ],
)
def test_there_is_a_game_whose_last_gear_is_taken_by_other_means(name: str, item: int) -> None:
    """J21: by a card, by the workshop, in an extra action."""
    assert item in last_gears(name)


def test_there_is_a_game_in_which_a_card_deck_runs_out() -> None:
    """J16: and it goes on, with gaps."""
    assert any(
        not state.over and () in state.decks and -1 in state.display for state in moments("jiguan-empty-deck")
    )


def test_there_is_a_game_with_a_full_bench() -> None:
    """J7: gears replaced, and refused."""
    history = replayed("jiguan-full-bench")
    assert any(ply.action.kind == "refuse" for ply in history.plies)
    assert any("replaces" in event.fields for ply in history.plies for event in ply.events)


@pytest.mark.parametrize(
    ("name", "kind"), [("jiguan-neighbours", "neighbours"), ("jiguan-two-towers", "price")]
)
def test_there_is_a_game_with_what_happens_seldom(name: str, kind: str) -> None:
    """J11, J12: the neighbour bonus, and a card paid for steps on two towers."""
    assert any(event.kind == kind for ply in replayed(name).plies for event in ply.events)


def test_every_verb_is_played_in_some_recorded_game() -> None:
    played = {ply.action.kind for name in NAMES for ply in replayed(name).plies}
    assert played == {action.kind for action in make({}).vocabulary}


def test_everything_that_can_happen_happens_in_some_recorded_game() -> None:
    """Every kind of event the rules tell."""
    happened = {event.kind for name in NAMES for ply in replayed(name).plies for event in ply.events}
    declared = set()
    for path in (Path(haguruma.__file__).parent / "jiguan").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say":
                declared |= {n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)}
    assert declared - happened == set()
