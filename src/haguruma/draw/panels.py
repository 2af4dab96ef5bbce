"""What a page shows of a game: its pictures by region, each with a name to lay it out by and a title in words.

Which pictures a game has is its drawings' business; where on the page they lie is the page's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..kernel.contract import Game
from ..kernel.view import Plain

_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_BUTTON = 'role="button"'


@dataclass(frozen=True, slots=True)
class Panel:
    """One picture."""

    name: str
    """What it is, e.g. `bench`, `supply`, `seat`: a page lays out by it. Different within a region and seat."""
    title: str
    """What it is called: a tab, a heading, a dialog's name."""
    svg: str
    narrow: str = ""
    """The same for narrow screens, where another arrangement reads better."""
    large: str = ""
    """The same in full, to be opened from `svg`, where that is a small summary."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in the drawing's units; their quotient is the shape of the picture."""
        found = _BOX.search(self.svg)
        return (float(found[1]), float(found[2])) if found else (1.0, 1.0)

    @property
    def buttons(self) -> int:
        """How many places in it can be chosen now."""
        return self.svg.count(_BUTTON)


@dataclass(frozen=True, slots=True)
class Scene:
    """All pictures of one view. In every region the most important one comes first."""

    layout: str
    """`board`: one board in the middle, seats at its sides, what is shared below it. `bench`: the viewer's own
    bench in the middle, what is shared beside it, the other seats small."""
    main: tuple[Panel, ...]
    """The middle of the table."""
    seats: tuple[tuple[Panel, ...], ...]
    """What belongs to each seat in play, by seat number."""
    shared: tuple[Panel, ...]
    """What lies open for everyone."""
    extra: tuple[Panel, ...] = ()
    """What one looks at now and then."""
    own: int = 0
    """The seat whose side of the table this is: the viewer's, else the awaited one's, else the first."""

    def __iter__(self) -> Iterator[Panel]:
        """Every picture."""
        yield from self.main
        for panels in self.seats:
            yield from panels
        yield from self.shared
        yield from self.extra


@dataclass(frozen=True, slots=True)
class EditionView:
    """A picture that can be asked for: what it is, what it is called, the blocks it shows, and how it is drawn."""

    name: str
    title: str
    blocks: frozenset[str]
    """Blocks of the file, without their mode."""
    drawing: Callable[[Game, Plain], str]
    """Draws it from a game that has just been set up and what a spectator sees of it."""
