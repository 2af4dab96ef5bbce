"""Pictures of a game, made by code and used alike by the browser table, notebooks and the docs.

Every function returns one SVG as text, without ids and without a fixed size. `targets` maps the notation of legal
actions to labels in words: what has a place in the drawing becomes a button there (`role="button"`, `data-action`;
`data-actions` with `|` between them where several share the place). Everything one may point at carries
`data-place`, and `data-ask` with the actions whose refusal says why not. A page includes `style()` once.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.contract import Game, State
from ..kernel.faults import HagurumaError
from ..kikai.edition import Component
from .kikai import board as _board
from .kikai import cards as _cards
from .kikai import components as _components
from .kikai import icons as _icons
from .kikai import master as _master
from .kikai import seat as _seat
from .kikai import statue as _statue
from .reading import Plain
from .standalone import Picture, document
from .stylesheet import style

__all__ = [
    "Picture", "board", "cards", "components", "document", "icon", "master", "offer", "picture", "seat", "statue",
    "style",
]  # fmt: skip

_NONE: Mapping[str, str] = {}


def _drawable(game: Game) -> Game:
    if game.name != "kikai":
        raise HagurumaError(f"there are no drawings of '{game.name}'")
    return game


def board(game: Game, view: Plain, targets: Mapping[str, str] = _NONE) -> str:
    """The main board: for KIKAI, Yukon Street.

    Its places: `district:casino`, `street:s14`, `square:q3`, `site:yellow:casino`.
    """
    return _board.board(_drawable(game), view, targets)


def components(game: Game, view: Plain, targets: Mapping[str, str] = _NONE, columns: int = 9) -> str:
    """KIKAI's open display in rows of `columns` cards (9 or 3). Its places: `component:kettle`."""
    return _components.components(_drawable(game), view, targets, columns)


def cards(game: Game, view: Plain, seat: str, targets: Mapping[str, str] = _NONE, columns: int = 6) -> str:
    """A seat's District Cards, equal ones in one stack. Its places: `hand:casino`, with every pair of that card."""
    return _cards.hand(_drawable(game), view, seat, targets, columns)


def offer(game: Game, view: Plain, targets: Mapping[str, str] = _NONE, columns: int = 3) -> str:
    """The pile and the open District Cards. Its places: `pile`, `offer:casino`."""
    return _cards.offer(_drawable(game), view, targets, columns)


def seat(game: Game, view: Plain, seat: str, targets: Mapping[str, str] = _NONE) -> str:
    """A seat's board: tokens, turns, Energy Track, influence, Billboards, fans.

    Its places: `billboard:b3`, and during set-up `foot:skates`.
    """
    return _seat.seat(_drawable(game), view, seat, targets)


def master(game: Game, view: Plain) -> str:
    """The Master's Board with both markers; nothing on it can be clicked."""
    return _master.master(_drawable(game), view)


def statue(*components: Component) -> str:
    """The KIKAI assembled from these components, Foot first."""
    return _statue.statue(*components)


def icon(name: str, label: str = "") -> str:
    """A small sign: `energy`, `megaphone`, `ladder`, `vp`, `fan-red`, `dropper-yellow`, `billboard`, `head` …

    Without `label` it is decoration, which screen readers skip.
    """
    return _icons.icon(name, label)


def picture(state: State, seat: int | None = None, theme: str = "") -> Picture:
    """The board as `seat` (None: a spectator) sees it, for a notebook or a file."""
    return Picture(board(state.game, state.view(seat)), theme)
