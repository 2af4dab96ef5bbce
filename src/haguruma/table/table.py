"""One live game: takes moves in order, plays what is forced, undoes, and is on disk before it is true.

The rules are the game's; who watches and which bot thinks is the lobby's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..kernel.action import Action, Event, Refused
from ..kernel.contract import Game, Plain, State
from ..kernel.faults import HagurumaError
from ..kernel.history import History
from ..kernel.record import Record, Step
from .game_log import PRINT, GameLog
from .seats import Seat
from .store import Entry, Stale, Store, Taken

RESYNC = "The game has moved on since you looked; here it is as it stands now."


class NotYours(HagurumaError):
    """A move for a seat that a bot holds, or for no seat at all."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a move: its events, or `again` if the same click had been taken already."""

    events: tuple[Event, ...] = ()
    again: bool = False


class Table:
    """A live game under an id. `seq` numbers its states: every entry of the log raises it by one."""

    def __init__(self, id: str, meta: Plain, history: History, seats: tuple[Seat, ...], store: Store) -> None:
        self.id = id
        self.meta = meta
        self.seats = seats
        self.log = GameLog(history, seats, bool(meta.get("auto", True)))
        self.trouble = ""
        """A sentence if a bot could not choose; the game waits."""
        self.edition_text = ""
        """What the edition says that is played; '' for one that comes with the game."""
        self._store = store
        self._entries: list[Entry] = []

    @property
    def game(self) -> Game:
        """The rules played here."""
        return self.log.history.game

    @property
    def history(self) -> History:
        """The states so far; read only."""
        return self.log.history

    @property
    def auto(self) -> bool:
        """Whether the table takes a person's only legal action for them."""
        return self.log.auto

    @property
    def state(self) -> State:
        """The state now; read only."""
        return self.log.state

    @property
    def seq(self) -> int:
        """The number of the state now."""
        return len(self._entries)

    @property
    def awaited(self) -> Seat | None:
        """Who decides now; None when the game is over."""
        seat = self.state.seat
        return None if seat is None else self.seats[seat]

    def catch_up(self) -> int:
        """Take up what the log on disk has beyond this; how many entries. Raises `Unreadable`."""
        fresh = self._store.entries(self.id, self.seq)
        for entry in fresh:
            self._take_up(entry)
        return len(fresh)

    def _take_up(self, entry: Entry) -> None:
        self.log.follow(entry)
        self._entries.append(entry)

    def submit(self, seat: int, action: object, seq: int, bot: bool = False) -> Answer:
        """A move for `seat` made on state `seq`; the same click twice is taken once.

        Raises `UnknownAction`, `Stale`, `NotYours` or `Refused`, and then nothing has changed.
        """
        found = self.state.find(action)
        if self._repeats("play", seq, {"seat": seat, "action": found.notation}):
            return Answer(again=True)
        self._expect(seq)
        refusal = self.state.refusal(found, seat)
        if refusal is not None:
            raise Refused(refusal)
        if self.seats[seat].human is bot:
            raise NotYours(f"{self.seats[seat].name} decides for {self.seats[seat].title}.")
        before = len(self.history.plies)
        self._write(*self._entries_for(seat, found))
        return Answer(tuple(event for ply in self.history.plies[before:] for event in ply.events))

    def _repeats(self, kind: str, seq: int, payload: Plain) -> bool:
        if not 0 <= seq < len(self._entries):
            return False
        taken = self._entries[seq]
        return taken.kind == kind and all(taken.payload.get(key) == value for key, value in payload.items())

    def _expect(self, seq: int) -> None:
        if seq != self.seq:
            self.catch_up()
        if seq != self.seq:
            raise Stale(RESYNC)

    def _entries_for(self, seat: int, action: Action) -> tuple[list[Entry], State]:
        trial = self.state.copy()
        trial.play(action, seat)
        entries = [_entry(self.seq + 1, "play", seat, action, trial)]
        while (forced := self._forced(trial)) is not None:
            mover = trial.seat
            assert mover is not None
            trial.play(forced, mover)
            entries.append(_entry(self.seq + 1 + len(entries), "forced", mover, forced, trial))
        return entries, trial

    def _forced(self, state: State) -> Action | None:
        """The only legal action, if a person is awaited and it neither reveals anything nor passes the turn."""
        if not self.auto or state.seat is None or not self.seats[state.seat].human:
            return None
        legal = state.legal()
        if len(legal) != 1 or not state.preview(legal[0])[1]:
            return None
        return state.game.vocabulary[legal[0]]

    def _write(self, entries: list[Entry], after: State) -> None:
        """Entries onto the disk, with a glance at the state `after` them, then into the game."""
        outcome = after.outcome
        text = self.game.words.prompt(after) if outcome is None else outcome.text
        try:
            self._store.append(self.id, entries, text, outcome is not None)
        except Taken:
            self.catch_up()
            raise Stale(RESYNC) from None
        self.trouble = ""
        for entry in entries:
            self._take_up(entry)

    def undo(self, seq: int) -> Answer:
        """Take back the last decision and what it forced. Raises `HagurumaError` with the reason, or `Stale`."""
        return self._step("undo", seq, self.log.undo_state)

    def redo(self, seq: int) -> Answer:
        """Take again what was taken back last. Raises `HagurumaError` with the reason, or `Stale`."""
        return self._step("redo", seq, self.log.redo_state)

    def _step(self, kind: str, seq: int, state: Callable[[], State]) -> Answer:
        if self._repeats(kind, seq, {}):
            return Answer(again=True)
        self._expect(seq)
        self._write([Entry(self.seq + 1, kind, {})], state())
        return Answer()

    def set_auto(self, on: bool, seq: int) -> Answer:
        """Whether the table takes a person's only legal action for them. Raises `Stale`."""
        if self.auto == on:
            return Answer(again=True)
        self._expect(seq)
        self._write([Entry(self.seq + 1, "auto", {"on": on})], self.state)
        return Answer()

    def begin_with(self, entries: list[Entry], after: State) -> None:
        """Begin with the entries that lead to `after`, for a game that was loaded or forked."""
        if entries:
            self._write(entries, after)

    def entries_until(self, ply: int) -> list[Entry]:
        """The first `ply` plies as fresh entries, marks kept. Raises `HagurumaError` for a ply that is not there."""
        self.history.at(ply)
        plies, marks = self.history.plies[:ply], self.log.forced
        kinds = ["forced" if marks[i] else "play" for i in range(ply)]
        return [_entry(i + 1, kinds[i], p.seat, p.action, p.state) for i, p in enumerate(plies)]

    def record(self) -> Record:
        """The game so far as a record."""
        return self.history.record()

    def task(self) -> str:
        """The game so far as the text a bot's worker rebuilds it from: without fingerprints, so quickly made."""
        game, history = self.game, self.history
        steps = [Step(ply.seat, ply.action.notation) for ply in history.plies]
        options = dict(game.options)
        edition = (game.edition, game.edition_hash)
        names, seed, position = history.names, history.seed, history.given
        record = Record(game.name, game.ruleset, *edition, options, names, seed, steps, position)
        return record.write(game.seats)


def _entry(seq: int, kind: str, seat: int, action: Action, after: State) -> Entry:
    return Entry(seq, kind, {"seat": seat, "action": action.notation, "print": after.fingerprint()[:PRINT]})
