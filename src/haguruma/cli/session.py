"""A game in the terminal: whose turn it is, the numbered choices, the commands one can type instead, and its file.

No file is overwritten that holds anything but an earlier moment of the same game.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ..bots import Bot, observe
from ..kernel.action import Action
from ..kernel.faults import BadRecord, HagurumaError
from ..kernel.files import read_text, write_text
from ..kernel.history import History
from ..kernel.record import MAX_BYTES, Record, read
from .console import Screen, ending, ply_lines, sheet_lines

LEFT, UNFINISHED, INTERRUPTED = 0, 1, 130
"""Exit codes: the game ended or was left by `quit`; the input ended first; Ctrl-C."""

ONLY = " (the only choice)"

COMMANDS = {
    "undo": "take your last choice back, as far as nothing was revealed and the turn is yours",
    "redo": "take again what you took back",
    "why": "why ACTION (or its number): the rule that forbids it, or what it would do",
    "score": "the score sheet, as if the game ended now",
    "board": "the board and the choices again",
    "log": "everything that happened so far",
    "save": "save FILE: keep the game; `haguruma play GAME --load FILE` goes on with it",
    "help": "this list",
    "quit": "leave the table",
}


class Session:
    """One game between the people at this terminal and bots (`players`: a bot, or None for a person, by seat)."""

    def __init__(
        self, history: History, players: list[Bot | None], screen: Screen, keeper: Keeper, auto: bool
    ) -> None:
        self.history = history
        self.players = players
        self.screen = screen
        self.keeper = keeper
        self.auto = auto
        self._shown = -1
        self._code = LEFT
        self._left = False

    def run(self) -> int:
        """Play to the end or until somebody leaves; the exit code."""
        try:
            while not self.history.state.over and not self._left:
                self._move()
            if self.history.state.over:
                self._finish()
        except KeyboardInterrupt:
            self._left, self._code = True, INTERRUPTED
            self.screen.say()
        self.keeper.autosave(self.history)
        if not self.history.state.over:
            self._say_unfinished()
        return self._code

    # Whoever is on move

    def _move(self) -> None:
        state = self.history.state
        assert state.seat is not None
        bot = self.players[state.seat]
        legal = state.actions()
        if bot is not None:
            self._play(bot.choose(observe(state, state.seat)))
        elif self.auto and len(legal) == 1:
            self._play(legal[0], ONLY)
        else:
            self._ask(state.seat, legal)

    def _play(self, action: Action, note: str = "") -> None:
        self.history.play(action)
        self._tell(note)

    def _tell(self, note: str = "") -> None:
        first, *rest = ply_lines(self.history, len(self.history.plies))
        self.screen.say(first + note, "bold")
        for line in rest:
            self.screen.say(line)

    def _ask(self, seat: int, legal: list[Action]) -> None:
        """Show what `seat` can do, and listen until something has changed or somebody leaves."""
        self.keeper.autosave(self.history)
        self._show_board(seat, again=False)
        self._show_choices(legal)
        plies = self.history.plies[:]
        while not self._left and plies == self.history.plies:
            self._hear(legal)

    def _show_board(self, seat: int, again: bool) -> None:
        """Show the board when a turn begins, or `again` when asked."""
        plies = self.history.plies
        own = next((i for i in range(len(plies), 0, -1) if plies[i - 1].seat != seat), 0)
        if again or own > self._shown or self._shown > len(plies):
            self.screen.say()
            self.screen.show(self.history.game.words.board(self.history.state.view(seat)))
            self._shown = len(plies)

    def _show_choices(self, legal: list[Action]) -> None:
        state, words = self.history.state, self.history.game.words
        self.screen.say()
        self.screen.say(words.prompt(state), "bold")
        self.screen.choices([(action.notation, words.action(state, action)) for action in legal])

    # What is typed

    def _hear(self, legal: list[Action]) -> None:
        line = self._read()
        if line is None:
            self._left = True
            self._code = LEFT if self.screen.live and sys.stdin.isatty() else UNFINISHED
            return
        try:
            self._obey(line, legal)
        except HagurumaError as error:
            self.screen.say(str(error), "yellow")

    def _read(self) -> str | None:
        """The next line typed, None at the end of the input; in a pipe it is repeated, so that the output reads."""
        if sys.stdin.isatty() and self.screen.live:
            try:
                return input("> ").strip()
            except EOFError:
                self.screen.say()
                return None
        text = sys.stdin.readline()
        if not text:
            return None
        self.screen.say(f"> {text.strip()[:200]}")
        return text.strip()

    def _obey(self, line: str, legal: list[Action]) -> None:
        word, _, rest = line.partition(" ")
        command = getattr(self, f"_do_{word.lower()}", None) if word.lower() in COMMANDS else None
        if not line:
            return
        if command is not None:
            command(rest.strip())
            return
        self._play(self._meant(line, legal))

    def _meant(self, text: str, legal: list[Action]) -> Action:
        """The action meant by a number of the list or a notation. Raises `HagurumaError`."""
        if re.fullmatch(r"[+-]?[0-9]{1,9}", text):
            number = int(text)
            if not legal:
                raise HagurumaError("The game is over: there is nothing to choose.")
            if not 1 <= number <= len(legal):
                raise HagurumaError(f"There is no choice {number}: they go from 1 to {len(legal)}.")
            return legal[number - 1]
        try:
            return self.history.state.find(text)
        except HagurumaError as error:
            raise HagurumaError(f"{error} Type a number, an action or 'help'.") from None

    # The commands

    def _do_undo(self, rest: str) -> None:
        """Back to the last decision that a person made; what was the only choice goes with it."""
        history = self.history
        for count in range(1, history.undo_reach + 1):
            before = history.at(len(history.plies) - count)
            if not self._automatic(before.seat, len(before.legal())):
                taken = [history.undo().notation for _ in range(count)]
                self.screen.say(f"Taken back: {', '.join(reversed(taken))}.")
                return
        if history.undo_reach:
            raise HagurumaError("That cannot be undone: there was no other choice since the last revelation.")
        history.undo()  # says why not

    def _do_redo(self, rest: str) -> None:
        history = self.history
        history.redo()
        self._tell()
        while history.redo_reach and self._automatic(history.state.seat, len(history.state.legal())):
            history.redo()
            self._tell(ONLY)

    def _automatic(self, seat: int | None, choices: int) -> bool:
        return seat is None or self.players[seat] is not None or (self.auto and choices == 1)

    def _do_why(self, rest: str) -> None:
        state = self.history.state
        if not rest:
            raise HagurumaError("Why what? Type 'why' and an action, or the number of a choice.")
        action = self._meant(rest, state.actions())
        refusal = state.refusal(action)
        if refusal is not None:
            self.screen.say(f"Not legal: {refusal}")
            return
        self._say_preview(action)

    def _say_preview(self, action: Action) -> None:
        state, words = self.history.state, self.history.game.words
        events, undoable = state.preview(action)
        texts = [text for text in map(words.event, events) if text] or [f"{words.action(state, action)}."]
        end = (
            "It can be undone."
            if undoable
            else "It cannot be undone: it reveals something or passes the turn."
        )
        self.screen.say(" ".join(["Legal, and would do this:", *texts, end]))

    def _do_score(self, rest: str) -> None:
        self.screen.show("\n".join(sheet_lines(self.history.state.sheet(), self.history.game.seat_names)))

    def _do_board(self, rest: str) -> None:
        state = self.history.state
        if state.seat is None:
            self.screen.show(self.history.game.words.board(state.view(None)))
            return
        self._show_board(state.seat, again=True)
        self._show_choices(state.actions())

    def _do_log(self, rest: str) -> None:
        if not self.history.plies:
            self.screen.say("Nothing has happened yet.")
        for ply in range(1, len(self.history.plies) + 1):
            for line in ply_lines(self.history, ply):
                self.screen.say(line)

    def _do_save(self, rest: str) -> None:
        if not rest:
            raise HagurumaError("Save where? Type 'save' and the name of a file.")
        self.keeper.save(self.history, Path(rest))
        self.screen.say(f"Saved in {rest}.")

    def _do_help(self, rest: str) -> None:
        self.screen.say("Type the number of a choice, or the action itself. Besides:")
        for name, text in COMMANDS.items():
            self.screen.say(f"  {name:<6} {text}")

    def _do_quit(self, rest: str) -> None:
        self._left = True

    # The end

    def _finish(self) -> None:
        """Tell how it ended; whoever is still listening can read the log or keep the game."""
        self.screen.say()
        self.screen.show("\n".join(ending(self.history)))
        if all(self.players):
            return
        self.keeper.autosave(self.history)
        if self.screen.live and sys.stdin.isatty():
            self.screen.say("'log' shows the whole game, 'save FILE' keeps it, 'quit' leaves.")
        while not self._left:
            self._hear([])
        self._code = LEFT

    def _say_unfinished(self) -> None:
        path = self.keeper.file_of(self.history)
        kept = f"it is saved in {path}" if path else "it was not saved"
        self.screen.say(f"The game is unfinished after {len(self.history.plies)} actions; {kept}.")


class Keeper:
    """Saves one game; `path` is where it is saved by itself, if anywhere."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._own: set[Path] = set()
        self._last: tuple[Path | None, str] = (None, "")

    def own(self, path: Path) -> None:
        """Note that `path` holds this game, so that it may be overwritten."""
        self._own.add(path.absolute())

    def save(self, history: History, path: Path) -> None:
        """Write the game so far to `path`. Raises `HagurumaError`, then nothing was written."""
        record = history.record()
        if path.absolute() not in self._own and path.is_file():
            _check_free(path, record)
        write_text(path, record.write(history.game.seats))
        self.own(path)
        self._last = (path, _mark(history))

    def autosave(self, history: History) -> None:
        """Save where asked, if anything has changed since."""
        if self.path is not None and self._last != (self.path, _mark(history)):
            self.save(history, self.path)

    def file_of(self, history: History) -> Path | None:
        """The file that holds the game as it stands, if one does."""
        path, mark = self._last
        return path if mark == _mark(history) else None


def _mark(history: History) -> str:
    return ",".join(["", *(ply.action.notation for ply in history.plies)])


def _check_free(path: Path, record: Record) -> None:
    try:
        there = read(read_text(path, MAX_BYTES))
    except BadRecord:
        raise HagurumaError(f"'{path}' holds something that is no game record: choose another name") from None
    if not _begins(record, there):
        raise HagurumaError(f"'{path}' holds another game: choose another name, or go on with it by '--load'")


def _begins(record: Record, there: Record) -> bool:
    """Whether the game in `there` is an earlier moment of `record`."""
    same = (record.game, record.edition_hash, record.options, record.seed, record.position)
    if same != (there.game, there.edition_hash, there.options, there.seed, there.position):
        return False
    steps = [step.notation for step in there.steps]
    return steps == [step.notation for step in record.steps[: len(steps)]]
