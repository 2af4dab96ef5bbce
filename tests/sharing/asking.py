"""What a rule test asks of a table of any game, in few words; how a table is laid out is each game's own business."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

from haguruma.kernel.action import Event, Refused
from haguruma.kernel.contract import Game, State
from haguruma.kernel.faults import BadPosition
from haguruma.kernel.rng import Rng

Data = dict[str, Any]
S = TypeVar("S", bound=State)


def play(state: State, *notations: str) -> list[Event]:
    """Play these actions; all events they caused."""
    return [event for notation in notations for event in state.play(notation)]


def refused(state: State, notation: str) -> tuple[str, str]:
    """Code and rule with which an action is refused; it cannot be played, and trying changes nothing."""
    before = state.fingerprint()
    with pytest.raises(Refused) as caught:
        state.play(notation)
    assert state.fingerprint() == before
    assert caught.value.refusal.text.endswith((".", "!"))
    return caught.value.refusal.code, caught.value.refusal.rule


def legal(state: State, kind: str = "") -> set[str]:
    """The legal actions' notations, all or those of one kind."""
    return {action.notation for action in state.actions() if kind in ("", action.kind)}


def view(state: State) -> Data:
    """What the seat on move sees (a spectator's view when the game is over)."""
    return state.view(state.seat)


def seat(state: State, name: str = "") -> Data:
    """A seat's part of the view, by default the first seat's."""
    return view(state)["seats"][name or state.game.seats[0]]  # type: ignore[no-any-return]


def phase(state: State) -> str:
    """What is awaited, by the view's word."""
    return str(view(state)["phase"])


def line(state: State, key: str) -> tuple[int, ...]:
    """One line of the score sheet as it stands."""
    return next(line.values for line in state.sheet().lines if line.key == key)


def said(events: Iterable[Event], kind: str) -> list[Data]:
    """The fields of all events of one kind."""
    return [dict(event.fields) for event in events if event.kind == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [event.kind for event in events]


def random_game(state: S, seed: int, until: int = 100_000, shun: Sequence[str] = ()) -> S:
    """Play on at random for `until` actions at most; kinds in `shun` are taken only where nothing else is legal."""
    rng = Rng(seed)
    for _ in range(until):
        if state.seat is None:
            break
        actions = [action for action in state.actions() if action.kind not in shun] or state.actions()
        state.play(actions[rng.below(len(actions))])
    return state


def faults(data: Any, game: Game) -> list[str]:
    """Everything that is wrong with a position, as sentences; [] if nothing is."""
    try:
        game.position(data)
    except BadPosition as error:
        return [str(fault) for fault in error.faults]
    return []
