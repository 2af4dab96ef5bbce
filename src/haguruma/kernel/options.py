"""Checking what a game is started with: rule options and seeds, the same for every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .contract import Option, Plain
from .faults import BadOption

MAX_SEED: Final = 9223372036854775807
"""The largest seed, 2**63 - 1."""


def checked_seed(seed: object) -> int:
    """The seed, if it is a whole number from 0 to `MAX_SEED`; else `BadOption` is raised."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise BadOption(f"a seed is a whole number from 0 to {MAX_SEED}, not {str(seed)[:40]}")
    return seed


def checked_options(title: str, offered: tuple[Option, ...], given: Mapping[str, object]) -> Plain:
    """The options in force: those given, the others at their defaults; `edition` is left to the game.

    `title` is what the game is called in a sentence. Raises `BadOption` for an unknown name or a wrong value.
    """
    chosen: Plain = {option.name: option.default for option in offered}
    for name, value in given.items():
        if name != "edition":
            chosen[name] = _checked(title, offered, name, value)
    return chosen


def _checked(title: str, offered: tuple[Option, ...], name: str, value: object) -> object:
    for option in offered:
        if option.name == name:
            if option.kind == "bool" and not isinstance(value, bool):
                raise BadOption(f"option '{name}' is true or false, not {str(value)[:40]!r}")
            if option.kind == "choice" and value not in option.choices:
                known = ", ".join(option.choices)
                raise BadOption(f"option '{name}' is one of {known}, not {str(value)[:40]!r}")
            return value
    known = ", ".join(["edition"] + [option.name for option in offered])
    raise BadOption(f"{title} has no option '{str(name)[:40]}'; its options are {known}")
