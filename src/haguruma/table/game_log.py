"""What was played, with marks: which actions the table took for a player, so that undo and redo go by decisions.

Turns log entries into a `History` and back; writes nothing to disk.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..kernel.contract import State
from ..kernel.faults import HagurumaError
from ..kernel.history import History
from .seats import Seat
from .store import Entry, Unreadable

PRINT = 6
"""How many digits of the fingerprint an entry keeps."""


class GameLog:
    """A `History` in which every ply is a decision or was forced; a decision and what it forced go together."""

    def __init__(self, history: History, seats: tuple[Seat, ...], auto: bool) -> None:
        self.history = history
        self.seats = seats
        self.auto = auto
        """Whether the table takes a person's only legal action for them."""
        self.forced: list[bool] = []
        """Of every ply, whether the table took it."""
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
        """Take up one entry of the log. Raises `HagurumaError`, naming its number, if it does not fit."""
        try:
            take_up = _KINDS.get(entry.kind)
            if take_up is None:
                raise HagurumaError(f"'{entry.kind[:20]}' is no kind of entry")
            take_up(self, entry)
        except HagurumaError as error:
            raise Unreadable(f"line {entry.seq} of its log does not fit: {error}") from None
        except (KeyError, TypeError, ValueError):
            raise Unreadable(f"line {entry.seq} of its log is damaged") from None

    def _play(self, entry: Entry) -> None:
        seat = entry.payload["seat"]
        if not isinstance(seat, int):
            raise HagurumaError("the seat must be a number")
        self.history.play(entry.payload["action"], seat)
        self.forced.append(entry.kind == "forced")
        self._undone.clear()
        print = entry.payload.get("print", "")
        if print and print != self.state.fingerprint()[:PRINT]:
            raise HagurumaError("it leads to another state than the one that was saved")

    def _undo(self, entry: Entry) -> None:
        self._check_undo()
        group: list[bool] = []
        while not group or group[-1]:
            self.history.undo()
            group.append(self.forced.pop())
        self._undone.append(group)

    def _redo(self, entry: Entry) -> None:
        self._check_redo()
        for mark in reversed(self._undone.pop()):
            self.history.redo()
            self.forced.append(mark)

    def _set_auto(self, entry: Entry) -> None:
        self.auto = bool(entry.payload.get("on", True))

    def undo_state(self) -> State:
        """The state an undo leads to. Raises `HagurumaError` with the reason if it is not possible now."""
        self._check_undo()
        back = 1
        while self.forced[-back]:
            back += 1
        return self.history.at(len(self.forced) - back)

    def redo_state(self) -> State:
        """The state a redo starts from. Raises `HagurumaError` if there is nothing to redo."""
        self._check_redo()
        return self.state

    def _check_undo(self) -> None:
        if not self.history.plies:
            raise HagurumaError("There is nothing to undo yet.")
        if self.undo_reach == 0:
            raise HagurumaError("That cannot be undone: something was revealed or the turn has passed.")

    def _check_redo(self) -> None:
        if not self._undone:
            raise HagurumaError("There is nothing to redo.")


_KINDS: Mapping[str, Callable[[GameLog, Entry], None]] = {
    "play": GameLog._play,
    "forced": GameLog._play,
    "undo": GameLog._undo,
    "redo": GameLog._redo,
    "auto": GameLog._set_auto,
}
"""Kind of entry -> how it is taken up."""
