"""Where a terminal game is kept: no file is overwritten that holds anything but an earlier moment of the same game."""

from __future__ import annotations

from pathlib import Path

from ..kernel.faults import BadRecord, HagurumaError
from ..kernel.files import read_text, write_text
from ..kernel.history import History
from ..kernel.record import MAX_BYTES, Record, read


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

    def kept(self, history: History) -> Path | None:
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
