"""The line of play with its marks: which actions the table took for a player, so that undo and redo go by decisions.

Turns log entries into a `History` and back; writes nothing to disk.
"""

from __future__ import annotations

from ..kernel.contract import State
from ..kernel.faults import HagurumaError
from ..kernel.history import History
from .faults import Unreadable
from .seats import Seat
from .store import Entry

PRINT = 6
"""How many digits of the fingerprint an entry keeps."""


class GameLog:
    """A `History` in which every ply is a decision or was forced; a decision and what it forced go together."""

    def __init__(self, history: History, seats: tuple[Seat, ...]) -> None:
        self.history = history
        self.seats = seats
        self.forced: list[bool] = []
        self._undone: list[list[bool]] = []

    @property
    def state(self) -> State:
        """The state now."""
        return self.history.state

    @property
    def undo_reach(self) -> int:
        """How many decisions can be taken back: none of a bot's, none before a revelation or a change of seat."""
        plies = self.history.plies
        count = 0
        for back in range(1, self.history.undo_reach + 1):
            if not self.seats[plies[-back].seat].human:
                break
            count += not self.forced[-back]
        return count

    @property
    def redo_reach(self) -> int:
        """How many decisions taken back can be taken again."""
        return len(self._undone)

    def follow(self, entry: Entry) -> None:
        """Take up one entry of the log. Raises `HagurumaError`, naming the line, if it does not fit."""
        try:
            self._follow(entry)
        except HagurumaError as error:
            raise Unreadable(f"line {entry.seq} of its log does not fit: {error}") from None
        except (KeyError, TypeError, ValueError):
            raise Unreadable(f"line {entry.seq} of its log is damaged") from None

    def _follow(self, entry: Entry) -> None:
        if entry.kind in ("play", "forced"):
            self._play(entry)
        elif entry.kind == "undo":
            self._undo()
        elif entry.kind == "redo":
            self._redo()
        elif entry.kind != "auto":
            raise HagurumaError(f"'{entry.kind[:20]}' is no kind of entry")

    def _play(self, entry: Entry) -> None:
        seat = entry.payload["seat"]
        if not isinstance(seat, int):
            raise HagurumaError("the seat must be a number")
        self.history.play(entry.payload["action"], seat)
        self.forced.append(entry.kind == "forced")
        self._undone.clear()
        said = entry.payload.get("print", "")
        if said and said != self.state.fingerprint()[:PRINT]:
            raise HagurumaError("it leads to another state than the one that was saved")

    def _undo(self) -> None:
        if self.undo_reach == 0:
            self._explain_no_undo()
        group: list[bool] = []
        while not group or group[-1]:
            self.history.undo()
            group.append(self.forced.pop())
        self._undone.append(group)

    def _explain_no_undo(self) -> None:
        if not self.history.plies:
            raise HagurumaError("There is nothing to undo yet.")
        raise HagurumaError("That cannot be undone: something was revealed or the turn has passed.")

    def _redo(self) -> None:
        if not self._undone:
            raise HagurumaError("There is nothing to redo.")
        for mark in reversed(self._undone.pop()):
            self.history.redo()
            self.forced.append(mark)

    def check(self, kind: str) -> None:
        """Raise `HagurumaError` with the reason if `kind` ('undo', 'redo') is not possible now."""
        if kind == "undo" and self.undo_reach == 0:
            self._explain_no_undo()
        if kind == "redo" and not self._undone:
            raise HagurumaError("There is nothing to redo.")

    def after(self, kind: str) -> State:
        """The state an undo leads to; for any other kind the present one."""
        if kind != "undo":
            return self.state
        back = 1
        while self.forced[-back]:
            back += 1
        return self.history.at(len(self.forced) - back)
