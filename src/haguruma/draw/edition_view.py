"""A picture that the page of an edition can show: its name and title, the blocks of the file in it, how it is drawn.

Which there are, each game's own `pictures` say; whoever wants one asks `editions`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..kernel.contract import Game
from ..kernel.view import Plain


@dataclass(frozen=True, slots=True)
class EditionView:
    """A picture that can be asked for: what it is, what it is called, the blocks it shows, and how it is drawn."""

    name: str
    title: str
    blocks: frozenset[str]
    """Blocks of the file, without their mode."""
    drawing: Callable[[Game, Plain], str]
    """Draws it from a game that has just been set up and what a spectator sees of it."""
