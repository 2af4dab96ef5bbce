"""Games from beginning to end and what can be done with them: written, read, replayed, taken back, begun midway."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from tests.sharing.invariants import anything

import haguruma
from haguruma.kernel.action import Action
from haguruma.kernel.contract import Game, State
from haguruma.kernel.history import History
from haguruma.kernel.outcome import Outcome
from haguruma.kernel.record import read
from haguruma.kernel.replay import replay
from haguruma.kernel.rng import Rng

S = TypeVar("S", bound=State)


def played(history: History, seed: int, player: Callable[[Any, Rng], Action] = anything) -> History:
    """Play a game on to its end, every seat by the same player."""
    rng = Rng(seed)
    while not history.state.over:
        history.play(player(history.state, rng))
    return history


def chosen(state: S, choices: Sequence[int], step: Callable[[S, Action], S]) -> S:
    """Play on by the numbers of the actions chosen, as far as the game goes."""
    for choice in choices:
        if state.over:
            break
        actions = state.actions()
        state = step(state, actions[choice % len(actions)])
    return state


def is_a_position(state: State) -> State:
    """The same state built anew from its position; also the end of a game has one, with the same outcome."""
    again = state.game.position(state.position())
    assert again.fingerprint() == state.fingerprint()
    assert again.over == state.over
    assert (again.outcome is None) == (state.outcome is None) == (not state.over)
    if again.outcome is not None and state.outcome is not None:
        assert again.outcome.plain() == state.outcome.plain()
    return again


def ended(state: State, reasons: Sequence[str]) -> Outcome:
    """How a finished game ended: for one of these reasons, every seat ranked once; and the end is a position."""
    assert state.over
    is_a_position(state)
    outcome = state.outcome
    assert outcome is not None
    assert outcome.reason in reasons
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(state.seats))
    return outcome


def is_its_record(history: History, game: Game) -> str:
    """A game written, read and replayed is the same game; its text."""
    text = history.record().write(game.seats)
    again = read(text)
    assert again.write(game.seats) == text
    assert replay(again, game).state.fingerprint() == history.state.fingerprint()
    return text


def undo_stays_behind_the_barrier(history: History, seed: int, player: Callable[[Any, Rng], Action]) -> None:
    """After every action: taking back all that can be taken back leaves the seat on move and every hidden thing."""
    rng = Rng(seed)
    while not history.state.over:
        history.play(player(history.state, rng))
        now, back = history.state, history.at(len(history.plies) - history.undo_reach)
        if history.undo_reach:
            assert back.seat == now.seat
            assert back.view(None)["known"] == now.view(None)["known"]
    assert history.undo_reach == 0


def same_bytes(
    script: str, edition: Path, lines: int, hash_seeds: Sequence[str] = ("0", "1", "4242")
) -> None:
    """A script prints so many lines, and the same ones whatever the hash seed of the interpreter."""
    source = str(Path(haguruma.__file__).parents[1])
    outputs = [
        subprocess.run(
            [sys.executable, "-c", script, str(edition)],
            env={**os.environ, "PYTHONPATH": source, "PYTHONHASHSEED": seed},
            check=True, capture_output=True, text=True,
        ).stdout
        for seed in hash_seeds
    ]  # fmt: skip
    assert len(set(outputs)) == 1
    assert len(outputs[0].splitlines()) == lines
