"""What a new edition file says beside its values: where in the box to look, and how to note what one reads there.

The words are in `texts`; a block without a remark there still gets its place and a line.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

TEXTS = Path(__file__).parent / "texts"
WIDTH = 116
"""Signs a line of a new file's comments has at most."""


class Remark(NamedTuple):
    """What stands above a block."""

    chapter: str
    """The chapter of the file it belongs to; '' for that of the block before."""
    text: str
    group: str
    """The key by which the entries of its list are grouped; '' for none."""


def of(game: str, block: str) -> Remark:
    """The remark on a block of a game's edition file."""
    found = texts(game).get(block, {})
    text = found.get("text", f"Compare the values of [{block}] with your box.")
    return Remark(found.get("chapter", ""), text, found.get("group", ""))


def blocks(game: str) -> tuple[str, ...]:
    """The blocks with a remark, in the order in which one reads the box."""
    return tuple(texts(game))


def place(game: str, block: str) -> tuple[int, str]:
    """Sorts blocks into the order in which one reads the box; those without a remark come last."""
    known = blocks(game)
    return (known.index(block) if block in known else len(known), block)


def head(title: str, game: str) -> str:
    """What stands at the head of a new file of the game of this title and name."""
    return str(texts("every-game")["head"]).replace("{title}", title).replace("{game}", game)


def flags() -> str:
    """What stands above `reconstruction` and `evidence`."""
    return str(texts("every-game")["flags"])


@cache
def texts(name: str) -> Mapping[str, Any]:
    """The texts of a name; none for a game that nobody wrote any for."""
    path = TEXTS / f"{name}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def comment(text: str) -> list[str]:
    """A text as comment lines: paragraphs wrapped, lines that begin with a space as they stand."""
    lines: list[str] = []
    line = ""
    for part in text.strip("\n").split("\n"):
        if not part or part.startswith(" "):
            lines += [line] if line else []
            lines.append(part)
            line = ""
            continue
        for word in part.split():
            if line and len(line) + len(word) > WIDTH - 3:
                lines.append(line)
                line = ""
            line = f"{line} {word}" if line else word
    return [f"# {line}".rstrip() for line in [*lines, *([line] if line else [])]]
