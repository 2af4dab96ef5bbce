"""How things look in a terminal: colour where there is a terminal, plain text in a pipe; sheets and logs as lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.text import Text

from .. import registry
from ..kernel.contract import Game
from ..kernel.history import History
from ..kernel.outcome import Sheet


class Colours(RegexHighlighter):
    """Shows the names of colours in their colour."""

    highlights = [rf"(?i)\b(?P<{name}>{name})\b" for name in ("red", "blue", "green", "yellow", "purple")]  # noqa: RUF012


class Screen:
    """Where a command prints: words wrapped to a terminal, untouched in a pipe."""

    def __init__(self) -> None:
        self.console = Console(highlighter=Colours(), emoji=False)
        self.live = self.console.is_terminal

    def say(self, text: str = "", style: str = "") -> None:
        """Print sentences."""
        self.console.print(text, style=style, markup=False, highlight=not style, soft_wrap=not self.live)

    def show(self, text: str) -> None:
        """Print what is laid out already, line by line."""
        self.console.print(text, markup=False, soft_wrap=True)

    def choices(self, rows: list[tuple[str, str]]) -> None:
        """Print numbered choices: the notation that can be typed instead of the number, and the words."""
        width = max(len(notation) for notation, _ in rows)
        for number, (notation, label) in enumerate(rows, 1):
            line = Text(f"{number:>3}  ", style="bold")
            line.append(f"{notation:<{width}}  ", style="not bold dim")
            line.append(label, style="not bold")
            self.console.print(line, soft_wrap=True)


def tidy_streams() -> None:
    """Let no character that a terminal cannot show, or a pipe cannot mean, end in an error."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def heading(game: Game, seed: int, names: tuple[str, ...]) -> str:
    """What is played: the game, its edition and options, the seed and who sits where."""
    labels = {option.name: option.label for option in registry.options(game.name)}
    options = ", ".join(f"{labels.get(name, name)}: {_word(value)}" for name, value in game.options.items())
    made_up = " (its printed values are partly invented)" if game.reconstruction else ""
    who = ", ".join(f"{seat}: {name}" for seat, name in zip(game.seat_names, names, strict=False))
    return f"{game.title}, edition {game.edition}{made_up}\n{options}; seed {seed}; {who}"


def _word(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def sheet_lines(sheet: Sheet, names: tuple[str, ...]) -> list[str]:
    """A score sheet as a table of plain text, a column for each seat that plays."""
    names = names[: len(sheet.totals)]
    left = max([len(line.label) for line in sheet.lines] + [5])
    wide = [max(len(name), 5) for name in names]
    rows = [(line.label, line.values) for line in sheet.lines]
    lines = [" " * left + "".join(f"  {name:>{w}}" for name, w in zip(names, wide, strict=True))]
    for label, values in [*rows, ("Total", sheet.totals)]:
        cells = "".join(f"  {value:>{w}}" for value, w in zip(values, wide, strict=False))
        lines.append(f"{label:<{left}}{cells}")
    lines.insert(-1, "-" * len(lines[0]))
    return lines


def ply_lines(history: History, ply: int) -> Iterator[str]:
    """Action number `ply` (from 1) in words: what happened, one line for each thing."""
    done, words = history.plies[ply - 1], history.game.words
    told = [(event.seat, text) for event in done.events if (text := words.event(event))]
    texts = [text for _, text in told]
    if not told or told[0][0] != done.seat:  # nothing yet says what the player did
        label = words.action(history.at(ply - 1), done.action)
        texts.insert(0, f"{history.game.seat_names[done.seat]}: {label}.")
    for number, text in enumerate(texts):
        yield f"{ply:>4}. {text}" if number == 0 else f"      {text}"


def ending(history: History) -> list[str]:
    """How the game ended, or that it has not, and the sheet as it stands."""
    state, names = history.state, history.game.seat_names
    outcome = state.outcome
    if outcome is None:
        return ["Unfinished. As if it ended now:", *sheet_lines(state.sheet(), names)]
    return [outcome.text, *(sheet_lines(outcome.sheet, names) if outcome.sheet.lines else [])]
