"""The invariants every game must keep, checked while bots play one; `simulate --check` plays many.

Knows the contract and no rule: what a game conserves its states say themselves, in `faults()`, if they
have it.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from traceback import extract_tb

from ..bots import Bot, observe
from ..kernel.action import Action, Event, Refused
from ..kernel.contract import Game, State
from ..kernel.faults import HagurumaError
from ..kernel.history import History
from ..kernel.position import write_toml
from ..kernel.record import read
from ..kernel.replay import replay
from ..kernel.rng import Rng

LIMIT = 2000
"""No game may take more decisions."""

EVERY = 32
"""The costly checks are made at every so many-th decision, beginning elsewhere in each game."""

SAMPLE = 16
"""How many words of the vocabulary are asked about at each costly check."""


class Broken(HagurumaError):
    """An invariant that does not hold: in which game, after how many actions, with which action, and what."""

    def __init__(self, number: int, seed: int, ply: int, action: str, what: str, record: str) -> None:
        self.number = number
        self.seed = seed
        self.ply = ply
        self.action = action
        self.what = what
        self.record = record
        super().__init__(number, seed, ply, action, what, record)

    def __str__(self) -> str:
        at = f", action {self.ply} ('{self.action}')" if self.action else f", after {self.ply} actions"
        return f"game {self.number} (seed {self.seed}){at}: {self.what}"


class _Fault(Exception):
    """What is wrong; `play_checked` adds where."""


def play_checked(game: Game, bots: list[Bot], seed: int, number: int = 0) -> tuple[State, int]:
    """Play a game to its end as `play_game` does, checking everything; the final state and the decisions taken.

    Raises `Broken`, with the record so far, at the first thing that does not hold.
    """
    history = History(game, seed, len(bots))
    action: Action | None = None
    try:
        states = [_check_settled(history.state)]
        while (seat := history.state.seat) is not None:
            action = None
            if (seed + len(history.plies)) % EVERY == 0:
                check_state(history.state, Rng(seed + len(history.plies)))
            action = bots[seat].choose(observe(history.state, seat))
            _check_step(history, action, states[-1])
            states.append(_check_settled(history.state))
            _need(len(history.plies) <= LIMIT, f"the game has not ended after {LIMIT} decisions")
        action = None
        _check_end(history, states)
    except Exception as error:
        what = str(error) if isinstance(error, _Fault) else crash(error)
        notation = "" if action is None else action.notation
        raise Broken(number, seed, _ply(history, action), notation, what, _record(history, action)) from error
    return history.state, len(history.plies)


def crash(error: Exception) -> str:
    """An error nobody expected, with the place in the code that raised it."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(frame.filename).name}, line {frame.lineno})"


def _ply(history: History, action: Action | None) -> int:
    played = bool(history.plies) and history.plies[-1].action is action
    return len(history.plies) + int(action is not None and not played)


def _record(history: History, action: Action | None) -> str:
    """The record so far, with the action that broke it as a remark if it was not taken."""
    text = history.record().write(history.game.seats)
    played = bool(history.plies) and history.plies[-1].action is action
    return text if action is None or played else f"{text}; then: {action.notation}\n"


def _need(holds: bool, what: str) -> None:
    if not holds:
        raise _Fault(what)


# After every action


def _check_settled(state: State) -> list[int]:
    """Check what must hold of any state, cheaply; its numbers."""
    ids = state.legal()
    _need(
        bool(ids) != state.over,
        "no legal action before the end" if not ids else "legal actions after the end",
    )
    _need(ids == sorted(set(ids)), "the legal actions are not in order, or one stands twice")
    _need(not ids or 0 <= ids[0] <= ids[-1] < len(state.game.vocabulary), "a legal id is no word")
    _need((state.outcome is not None) == state.over, "an outcome and the end do not come together")
    faults: Callable[[], list[str]] | None = getattr(state, "faults", None)
    found = faults() if faults is not None else []
    _need(not found, "; ".join(found))
    return state.as_ints()


def _check_step(history: History, action: Action, numbers: list[int]) -> None:
    """Play `action` in `history`; check that the state before is untouched and both ways of playing agree."""
    before = history.state
    legal, barrier = before.legal(), before.barrier
    _need(action.id in legal, "the bot chose an action that is not legal")
    fast = before.copy()
    _need(fast.as_ints() == numbers and fast.barrier == barrier, "a copy differs from its original")
    fast.apply(action.id)
    events = history.play(action)
    after = history.state
    _need(before.as_ints() == numbers and before.legal() == legal, "playing on a copy changed the original")
    _need(fast.as_ints() == after.as_ints(), "`apply` and `play` lead to different states")
    _need(fast.barrier == after.barrier, "`apply` and `play` lead to different reaches of undo")
    _check_barrier(before, after, events)


def _check_barrier(before: State, after: State, events: tuple[Event, ...]) -> None:
    _need(after.barrier >= before.barrier, "the barrier of undo went down")
    if after.barrier == before.barrier:
        _need(not any(event.reveals for event in events), "undo could cross a revelation")
        _need(after.seat == before.seat, "undo could cross a change of seat")


# Every so often


def check_state(state: State, rng: Rng) -> None:
    """Every check that needs a single state. Raises an exception that says what does not hold."""
    before = (state.as_ints(), state.legal(), state.barrier)
    for check in (_notation, _position, _views, _refusals, _previews, _words):
        check(state, rng)
        after = (state.as_ints(), state.legal(), state.barrier)
        _need(before == after, f"looking at a state ({check.__name__[1:]}) changed it")


def _notation(state: State, rng: Rng) -> None:
    for action in _some(state, rng):
        text = f"  {action.notation.upper()} "
        same = state.find(action.notation) is state.find(text) is state.find(action.id) is action
        _need(same, f"the notation '{action.notation}' does not lead back to its action")


def _position(state: State, rng: Rng) -> None:
    data = state.position()
    as_toml = rng.below(4) == 0
    again = tomllib.loads(write_toml(data)) if as_toml else json.loads(json.dumps(data))
    twin = state.game.position(again)
    _need(twin.fingerprint() == state.fingerprint(), "a position written and read back is another state")
    _need(twin.legal() == state.legal(), "a position read back offers other actions")


def _views(state: State, rng: Rng) -> None:
    seats: list[int | None] = [None, *range(state.seats)]
    views = [state.view(seat) for seat in seats]
    for seat, view in zip(seats, views, strict=True):
        text = json.dumps(view)
        other = state.copy()
        other.resample(rng)
        who = "a spectator" if seat is None else state.game.seats[seat]
        _need(json.dumps(other.view(seat)) == text, f"{who} sees something that nobody may know")
        _need(other.legal() == state.legal(), "what is legal depends on what nobody may know")
        _check_settled(other)
        expected = [action.notation for action in state.actions()] if seat == state.seat else []
        _need(view.get("actions", []) == expected, f"the view of {who} lists other actions than its own")


def _refusals(state: State, rng: Rng) -> None:
    legal = set(state.legal())
    for action in _some(state, rng):
        refusal = state.refusal(action)
        offered = "offered" if action.id in legal else "not offered"
        _need(
            (refusal is None) == (action.id in legal),
            f"'{action}' is {offered}, yet its refusal is: {refusal}",
        )
        if refusal is None:
            continue
        _need(bool(refusal.code and refusal.text), f"'{action}' is refused without a reason")
        try:
            state.play(action)
        except Refused:
            continue
        raise _Fault(f"'{action}' is refused and yet can be played")
    others = [seat for seat in range(state.seats) if seat != state.seat]
    for seat in others:
        _need(state.refusal(state.actions()[0], seat) is not None, "a seat may act that is not on move")


def _previews(state: State, rng: Rng) -> None:
    for action in state.actions():
        shown, undoable = state.preview(action)
        _need(not any(event.reveals for event in shown), f"the preview of '{action}' reveals something")
        after = state.copy()
        events = after.play(action)
        _need(events[: len(shown)] == shown, f"the preview of '{action}' shows what does not happen")
        _need(undoable == (after.barrier == state.barrier), f"the preview of '{action}' is wrong about undo")


def _words(state: State, rng: Rng) -> None:
    words = state.game.words
    _need(bool(words.prompt(state)), "there is no prompt")
    _need(bool(words.board(state.view(state.seat))), "there are no words for the board")
    labels = [words.action(state, action) for action in state.actions()]
    _need(all(labels), "an action has no words")
    _need(len(set(labels)) == len(labels), f"two actions share their words: {sorted(labels)}"[:300])
    for action in state.actions():
        after = state.copy()
        for event in after.play(action):
            json.dumps(event.plain())
            words.event(event)


def _some(state: State, rng: Rng) -> Iterator[Action]:
    words = state.game.vocabulary
    yield from state.actions()
    for _ in range(SAMPLE):
        yield words[rng.below(len(words))]


# At the end


def _check_end(history: History, states: list[list[int]]) -> None:
    outcome = history.state.outcome
    assert outcome is not None
    ranked = sorted(seat for group in outcome.ranking for seat in group)
    _need(ranked == list(range(history.state.seats)), "the ranking does not hold every seat once")
    _need(bool(outcome.reason and outcome.text), "the end has no reason")
    kept = [history.at(ply).as_ints() for ply in range(len(history.plies) + 1)]
    _need(kept == states, "an earlier state changed while the game went on")
    refusal = history.state.refusal(0)
    _need(refusal is not None and refusal.code == "over", "something can be played after the end")
    _check_undo(history)
    _check_record(history)


def _check_undo(history: History) -> None:
    final, reach = history.state.fingerprint(), history.undo_reach
    for _ in range(reach):
        history.undo()
    while history.redo_reach:
        history.redo()
    _need(history.state.fingerprint() == final, "undo and redo lead elsewhere")


def _check_record(history: History) -> None:
    final, seats = history.state.fingerprint(), history.game.seats
    text = history.record().write(seats)
    again = read(text)
    _need(again.write(seats) == text, "a record read and written again is another text")
    _need(replay(again, history.game).state.fingerprint() == final, "the record replays to another state")
