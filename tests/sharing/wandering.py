"""Games played by nobody in particular, for tests that want to see many different moments of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from random import Random
from typing import TypeVar

from haguruma.kernel.action import Action, Event
from haguruma.kernel.contract import State

S = TypeVar("S", bound=State)
Moment = tuple[S, tuple[Event, ...]]
"""A state, and the events that led to it."""


class Wanderer:
    """Plays at random, but some kinds of action rather than others; `busy` is how often.

    `wanted` it takes wherever there is any, `idle` only now and then, or it would do that all the time.
    """

    def __init__(self, seed: int, busy: float, wanted: Collection[str], idle: Collection[str] = ()) -> None:
        self.chance = Random(seed)
        self.busy = busy
        self.wanted = wanted
        self.idle = idle

    def choose(self, actions: list[Action]) -> Action:
        """One of some legal actions."""
        wanted = [action for action in actions if action.kind in self.wanted]
        lively = [action for action in actions if action.kind not in self.idle]
        if wanted and self.chance.random() < self.busy:
            actions = wanted
        elif self.idle and lively and self.chance.random() < self.busy:
            actions = lively
        return self.chance.choice(actions)

    def moments(self, state: S) -> Iterator[Moment[S]]:
        """This state and every later one. The state moves on: copy it to keep it."""
        events: tuple[Event, ...] = ()
        while not state.over:
            yield state, events
            events = state.play(self.choose(state.actions()))
        yield state, events


def after(moments: Iterable[Moment[S]], number: int) -> S:
    """The state after `number` actions of a game, or its last."""
    for count, moment in enumerate(moments):
        last = moment
        if count == number:
            break
    return last[0]
