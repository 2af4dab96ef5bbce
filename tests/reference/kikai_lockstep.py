"""Engine and reference side by side: the same decisions, the same table, the same end; else what differs, and when."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from haguruma.kernel.action import Event
from haguruma.kernel.contract import State

from .kikai_asking import Course, Decision, Shuffle
from .kikai_printed import SEATS, Printed
from .kikai_scoring import outcome, sheet
from .kikai_table import Table, reported, told
from .kikai_turns import game

T = TypeVar("T")

STYLES: dict[str, dict[str, float]] = {
    "any": {},
    "builder": {"build": 8, "ladder": 6, "attract": 9, "deploy": 3, "done": 0.5, "fetch": 4, "draw": 2},
    "crowd": {"attract": 20, "deploy": 4, "build": 3, "done": 0.3, "discard": 3, "fetch": 5, "pair": 0.3},
    "idler": {"done": 3, "exhibit": 5, "draw": 5, "ladder": 0.2},
    "pairs": {"pair": 6, "build": 6, "attract": 15, "fetch": 8, "done": 0.1, "ladder": 0.4, "deploy": 2},
}
"""How much likelier than others a player does this or that."""
SHOWN = 8
"""So many of the last actions stand in a report."""


def pick(rng: random.Random, legal: frozenset[str], style: str) -> str:
    """One of the legal actions: first what to do, by the style's weights, then with what."""
    kinds = sorted({said.split()[0] for said in legal})
    kind = rng.choices(kinds, [STYLES[style].get(kind, 1) for kind in kinds])[0]
    return rng.choice(sorted(said for said in legal if said.split()[0] == kind))


class Lockstep:
    """One game in both engines from the same position. `name` says in a report which game it was."""

    def __init__(self, name: str, state: State, printed: Printed) -> None:
        self.name = name
        self.state = state
        self.table = Table(printed, state.position())
        self.course: Course[None] = game(self.table)
        self.actions: list[str] = []
        self.undoable = (True, True)
        """Whether the last action can be undone: by the reference, by the engine."""
        self.asked = self._guarded("reference", lambda: next(self.course, None))

    def play(self, rng: random.Random, style: str, every: int) -> Table:
        """Play to the end by the style; all of the table is compared with every so many-th action and at the end."""
        while isinstance(self.asked, Decision):
            table = self._table() if len(self.actions) % every == 0 else ()
            self._hold(self._decision(self.asked), self._undoing(), table)
            self._step(pick(rng, self.asked.legal, style))
        self._hold(self._undoing(), self._table(), self._end())
        return self.table

    def _step(self, said: str) -> None:
        """Take an action in both; chance, where the reference asks for it, does as it did in the engine."""
        self.actions.append(said)
        before = self._past_undoing()
        events = self._guarded("engine", lambda: self.state.play(said))
        self.asked = self._guarded("reference", lambda: self._send(said))
        if isinstance(self.asked, Shuffle):
            order = " ".join(self._shuffled(self.asked, events))
            self.asked = self._guarded("reference", lambda: self._send(order))
        after = self._past_undoing()
        self.undoable = (before[0] == after[0], before[1] == after[1])

    def _past_undoing(self) -> tuple[object, int]:
        """What must be as before for an action to be undone: nothing seen, nobody else's turn; the engine's count.

        Yellow's last Foot and first turn follow each other, so that the turn passes to nobody there.
        """
        seat = self.asked.seat if isinstance(self.asked, Decision) else ""
        return (self.table.revealed, max(self.table.turn, 1), seat), self.state.barrier

    def _undoing(self) -> Iterator[str]:
        """K29: what reveals something or passes the turn cannot be undone, all else can."""
        yield from differences(*self.undoable, "whether the action can be undone")

    def _shuffled(self, asked: Shuffle, events: tuple[Event, ...]) -> list[str]:
        """K13: the order in which the engine put the played cards under what was left of the pile."""
        drawn = [str(event.fields["card"]) for event in events if event.kind == "little-bre"]
        pile: list[str] = drawn + reported(self.state.position())["pile"]
        kept = len(self.table.pile)
        self._hold(differences(self.table.pile, pile[:kept], "pile before the shuffle"))
        self._hold(differences(sorted(asked.cards), sorted(pile[kept:]), "cards put under the pile"))
        return pile[kept:]

    def _decision(self, asked: Decision) -> Iterator[str]:
        """Who is asked, and which answers there are."""
        if self.state.over:
            yield f"the game goes on with {asked.seat}'s '{asked.phase}'; the engine has ended it"
            return
        seat = self.state.seat
        yield from differences(asked.seat, "nobody" if seat is None else SEATS[seat], "seat on move")
        offered = [action.notation for action in self.state.actions()]
        yield from differences(Counter(asked.legal), Counter(offered), "legal actions")

    def _table(self) -> Iterator[str]:
        """Everything on the table, what is asked for, and the score sheet; a Media victory is not scored (K18)."""
        position: Any = self.state.position()
        yield from differences(told(self.table), reported(position), "table")
        if isinstance(self.asked, Decision) and position["pending"]:
            yield from differences(self.asked.phase, position["pending"][0].split()[0], "question")
        if not self.table.winner:
            lines = {line.key: line.values for line in self.state.sheet().lines if any(line.values)}
            yield from differences(sheet(self.table), lines, "score sheet")

    def _end(self) -> Iterator[str]:
        """How it ended, who has won, and what was scored."""
        ended = self.state.outcome
        if ended is None:
            yield f"the game is over; the engine asks {self.state.seat} for {self.state.position()['pending']}"
            return
        winners = [SEATS[seat] for seat in ended.winners]
        yield from differences(outcome(self.table), (ended.reason, winners), "outcome")
        lines = {line.key: line.values for line in ended.sheet.lines if any(line.values)}
        yield from differences({} if self.table.winner else sheet(self.table), lines, "final score sheet")

    def _send(self, answer: str) -> Decision | Shuffle | None:
        """Answer the reference; what it asks next, None at the end of the game."""
        try:
            return self.course.send(answer)
        except StopIteration:
            return None

    def _guarded(self, who: str, going_on: Callable[[], T]) -> T:
        """Go on with one of both; should it stumble, say over which action."""
        try:
            return going_on()
        except Exception as error:
            raise AssertionError(self._report([f"the {who} stumbles: {error!r}"])) from error

    def _hold(self, *found: Iterable[str]) -> None:
        """Report everything that differs, if anything does."""
        faults = [fault for part in found for fault in part]
        assert not faults, self._report(faults)

    def _report(self, faults: list[str]) -> str:
        """Which game it is, its last actions, and what is wrong."""
        last = " · ".join(self.actions[-SHOWN:])
        return "\n  ".join(
            [f"{self.name}, after {len(self.actions)} actions, the last ones {last}:", *faults]
        )


def differences(ours: object, engine: object, where: str) -> Iterator[str]:
    """Each place where what the reference has and what the engine has are not the same."""
    if ours == engine:
        return
    if isinstance(ours, Counter) and isinstance(engine, Counter):
        if missing := sorted((ours - engine).elements()):
            yield f"{where}: the engine lacks {missing}"
        if extra := sorted((engine - ours).elements()):
            yield f"{where}: the engine has besides {extra}"
    elif isinstance(ours, Mapping) and isinstance(engine, Mapping):
        for key in [*ours, *(key for key in engine if key not in ours)]:
            yield from differences(ours.get(key), engine.get(key), f"{where}, {key}")
    else:
        yield f"{where}: {ours} by the reference, {engine} by the engine"
