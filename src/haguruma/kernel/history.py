"""A game in progress: the line of states, undo and redo with their reach, and its record.

Seats, clocks, storage and notices are the table's; this is the line alone.
"""

from __future__ import annotations

from .action import Action, Event
from .contract import Game, Plain, State
from .faults import HagurumaError
from .record import Record, Step


class Ply:
    """One action of a line: who took it, what it caused, and the state after it."""

    __slots__ = ("seat", "action", "events", "state")

    def __init__(self, seat: int, action: Action, events: tuple[Event, ...], state: State) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.state = state


class History:
    """A game from its start (a seed, or a position) to now.

    `names` are the players' names by seat, for the record.
    """

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        seats: int = 0,
        names: tuple[str, ...] = (),
        position: Plain | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.given = position
        self.first = game.start(seats, seed) if position is None else game.position(position, seed)
        self.names = names or game.seat_names[: self.first.seats]
        self.plies: list[Ply] = []
        self._undone: list[Action] = []

    @property
    def state(self) -> State:
        """The state now; treat it as read-only and change it with `play`, `undo`, `redo`."""
        return self.plies[-1].state if self.plies else self.first

    def at(self, ply: int) -> State:
        """The state after `ply` actions (0: the start)."""
        if not 0 <= ply <= len(self.plies):
            raise HagurumaError(f"this game has moments 0 to {len(self.plies)}, not {ply}")
        return self.plies[ply - 1].state if ply else self.first

    def play(self, action: object, seat: int | None = None) -> tuple[Event, ...]:
        """Take an action; forgets what was undone. Raises as `State.play` does, then nothing has changed."""
        events = self._advance(self.state.find(action), seat)
        self._undone.clear()
        return events

    def _advance(self, action: Action, seat: int | None) -> tuple[Event, ...]:
        before = self.state
        after = before.copy()
        events = after.play(action, seat)
        mover = before.seat
        assert mover is not None
        self.plies.append(Ply(mover, action, events, after))
        return events

    @property
    def undo_reach(self) -> int:
        """How many actions can be taken back: none beyond a revelation or a change of seat."""
        barrier = self.state.barrier
        count = 0
        while count < len(self.plies) and self.at(len(self.plies) - count - 1).barrier == barrier:
            count += 1
        return count

    @property
    def redo_reach(self) -> int:
        """How many undone actions can be taken again."""
        return len(self._undone)

    def undo(self) -> Action:
        """Take the last action back. Raises `HagurumaError` with the reason when it cannot be."""
        if not self.plies:
            raise HagurumaError("There is nothing to undo yet.")
        if self.undo_reach == 0:
            raise HagurumaError("That cannot be undone: something was revealed or the turn has passed.")
        action = self.plies.pop().action
        self._undone.append(action)
        return action

    def redo(self) -> tuple[Event, ...]:
        """Take the last undone action again. Raises `HagurumaError` when there is none."""
        if not self._undone:
            raise HagurumaError("There is nothing to redo.")
        events = self._advance(self._undone[-1], None)
        self._undone.pop()
        return events

    def record(self) -> Record:
        """The game so far as a record."""
        steps = [Step(ply.seat, ply.action.notation, ply.state.fingerprint()[:6]) for ply in self.plies]
        outcome = self.state.outcome
        game = self.game
        return Record(
            game=game.name,
            ruleset=game.ruleset,
            edition=game.edition,
            edition_hash=game.edition_hash,
            options=dict(game.options),
            names=self.names,
            seed=self.seed,
            steps=steps,
            position=self.given,
            result="" if outcome is None else outcome.text,
        )
