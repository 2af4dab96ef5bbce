"""What must hold in every state of every game; what a game's own pieces must keep stands in that game's `invariants`.

The checks fall in two: `step` makes the cheap ones with every action, `look` the costly ones now and then.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from haguruma.kernel.action import Action, Event, Refused
from haguruma.kernel.contract import State
from haguruma.kernel.rng import Rng

S = TypeVar("S", bound=State)
Player = Callable[[S, Rng], Action]


# Players


def anything(state: State, rng: Rng) -> Action:
    """Any legal action."""
    actions = state.actions()
    return actions[rng.below(len(actions))]


def preferred(actions: Sequence[Action], kinds: Sequence[str], rng: Rng, often: int) -> Action | None:
    """An action of the first of these kinds that there is, each kind passed over once in `often` times."""
    for kind in kinds:
        liked = [action for action in actions if action.kind == kind]
        if liked and rng.below(often):
            return liked[rng.below(len(liked))]
    return None


# Whole games


def walk(
    state: S,
    choose: Callable[[S], Action],
    step: Callable[[S, Action], S],
    look: Callable[[int, S], object],
    limit: int,
) -> S:
    """Play a game to its end with the checks of `step` at every action; the finished state.

    `look` is given the number of actions so far and the state before each; the game may take fewer than `limit`.
    """
    plies = 0
    while not state.over:
        look(plies, state)
        state = step(state, choose(state))
        plies += 1
        assert plies < limit, "the game does not end"
    return state


# One action


def step(state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
    """Take an action on a copy with every cheap check; the state after it, and what happened."""
    before, barrier, legal = state.as_ints(), state.barrier, state.legal()
    assert legal == sorted(set(legal)), "legal actions in order, none twice"
    assert action.id in legal
    after, fast = state.copy(), state.copy()
    events = after.play(action)
    fast.apply(action.id)
    assert fast.as_ints() == after.as_ints(), "both ways of playing agree"
    assert (state.as_ints(), state.barrier, state.legal()) == (before, barrier, legal), "copies untouched"
    assert faults_of(after) == []
    assert bool(after.legal()) != after.over, "a legal action until the end, none after it"
    assert (after.outcome is None) != after.over
    return after, events  # type: ignore[return-value]


def accounted(before: Sequence[int], after: Sequence[int], told: Sequence[int]) -> None:
    """What the events tell of tokens and points is what has changed."""
    gained = [new - old for new, old in zip(after, before, strict=True)]
    assert gained == list(told), "what the events say is what happened"


# One state


@contextmanager
def untouched(state: State) -> Iterator[None]:
    """Whatever is looked at inside, the state stays as it is."""
    before = (state.as_ints(), state.barrier)
    yield
    assert (state.as_ints(), state.barrier) == before, "looking changes nothing"


def look(state: State, rng: Rng, every: int, ids: Collection[str] = ()) -> None:
    """The costly checks: round trips, views, refusals, words, previews.

    Every so many-th illegal action is tried; `ids` are words no refusal may hold, as places are called by their names.
    """
    with untouched(state):
        _look_at_position(state)
        _look_at_views(state, rng)
        _look_at_vocabulary(state, every, set(ids))
        _look_at_words(state)


def _look_at_position(state: State) -> None:
    again = state.game.position(json.loads(json.dumps(state.position())))
    assert again.as_ints() == state.as_ints()
    assert again.legal() == state.legal()
    assert again.position() == state.position()


def _look_at_views(state: State, rng: Rng) -> None:
    """No view tells what is hidden: with that dealt anew they are the same."""
    other = state.copy()
    other.resample(rng)
    assert faults_of(other) == []
    assert other.legal() == state.legal()
    for viewer in (*range(state.seats), None):
        text = json.dumps(state.view(viewer))
        assert json.dumps(other.view(viewer)) == text
        assert "null" not in text, "what is absent is empty, never None"


def _look_at_vocabulary(state: State, every: int, ids: set[str]) -> None:
    """A refusal for every word of the vocabulary that is not legal, and for no other."""
    legal = set(state.legal())
    for action in state.game.vocabulary:
        assert state.find(action.notation) is state.find(action.id) is action
        refusal = state.refusal(action)
        assert (refusal is None) == (action.id in legal), action
        if refusal is not None:
            assert refusal.code
            assert refusal.text.endswith(".")
            assert not set(refusal.text.rstrip(".").split()) & ids, "places by their names"
    for action in list(state.game.vocabulary)[::every]:
        if action.id not in legal:
            try:
                state.play(action)
            except Refused:
                continue
            raise AssertionError(f"{action} was refused and could be played")


def _look_at_words(state: State) -> None:
    words = state.game.words
    assert words.prompt(state)
    labels = [words.action(state, action) for action in state.actions()]
    assert len(set(labels)) == len(labels), "no two actions share their words"
    for action in state.actions():
        shown, undoable = state.preview(action)
        after = state.copy()
        events = after.play(action)
        assert events[: len(shown)] == shown
        assert undoable == (after.barrier == state.barrier)
        assert all(isinstance(words.event(event), str) for event in events)
        json.dumps([event.plain() for event in events])


def faults_of(state: Any) -> list[object]:
    """What is wrong with a table; every game can tell, though the contract does not ask it to."""
    return list(state.faults())
