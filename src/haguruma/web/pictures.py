"""The drawings of a scene, from `draw`, by region of the page; a game nobody draws is shown in its own words.

What is in a drawing, and what of it can be clicked, is decided in `draw`; where a region lies, by the style sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from html import escape

from markupsafe import Markup

from .. import draw
from ..draw import Panel
from ..kernel.contract import Game, State
from ..kernel.faults import HagurumaError
from ..kernel.rng import Rng
from ..table import Seat
from .table_page import TablePage

COVER_PLIES = 150
"""How far into a game the picture on the start page is."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One drawing, fit to be put into a page."""

    name: str
    title: str
    svg: Markup
    narrow: Markup
    large: Markup
    buttons: int

    @property
    def short(self) -> str:
        """What a tab calls it."""
        return self.name.capitalize()


@dataclass(frozen=True, slots=True)
class Side:
    """A seat and its pictures."""

    seat: Seat
    pictures: list[Picture]


@dataclass(frozen=True, slots=True)
class Pictures:
    """Every drawing by region. `layout` says how they lie: `board` or `bench`, see `draw.Scene`."""

    layout: str
    main: list[Picture]
    sides: list[Side]
    """The sides of the table, the one nearest to the reader first."""
    shared: list[Picture]
    extra: list[Picture]


def pictures(scene: TablePage) -> Pictures:
    """The drawings of a scene, with its choices glowing."""
    game, view = scene.state.game, scene.state.view(scene.viewer)
    try:
        drawn = draw.scene(game, view, scene.offered)
    except HagurumaError:
        return Pictures("board", [_in_words(scene)], [Side(seat, []) for seat in scene.order], [], [])
    sides = [Side(seat, _all(drawn.seats[seat.index])) for seat in _order(scene, drawn)]
    return Pictures(drawn.layout, _all(drawn.main), sides, _all(drawn.shared), _all(drawn.extra))


def _all(panels: tuple[Panel, ...]) -> list[Picture]:
    return [_picture(panel) for panel in panels]


def _picture(panel: Panel) -> Picture:
    svg, narrow, large = (Markup(text) for text in (panel.svg, panel.narrow, panel.large))
    return Picture(panel.name, panel.title, svg, narrow, large, panel.buttons)


def _order(scene: TablePage, drawn: draw.Scene) -> list[Seat]:
    """The seats as they lie: round the table from the one whose bench is in the middle, else as the scene has them."""
    seats = list(scene.table.seats)
    return seats[drawn.own :] + seats[: drawn.own] if drawn.layout == "bench" else scene.order


def _in_words(scene: TablePage) -> Picture:
    text = scene.state.game.words.board(scene.state.view(scene.viewer))
    none = Markup("")
    return Picture("board", "Board", Markup(f"<pre>{escape(text)}</pre>"), none, none, 0)


def close_up(scene: TablePage, seat: int) -> list[Picture]:
    """What belongs to a seat, in full and to be looked at only; empty for a game nobody draws."""
    view = scene.state.view(scene.viewer)
    try:
        return _all(draw.scene(scene.state.game, view).seats[seat])
    except HagurumaError:
        return []


@lru_cache(maxsize=4)
def cover(game: Game) -> Markup:
    """A picture of the game under way, for the start page; empty for a game nobody draws."""
    try:
        return Markup(draw.scene(game, _under_way(game).view(None)).main[0].svg)
    except HagurumaError:
        return Markup("")


def _under_way(game: Game) -> State:
    state, rng = game.start(seed=7), Rng(7)
    for _ in range(COVER_PLIES):
        legal = state.legal()
        if not legal:
            break
        state.apply(legal[rng.below(len(legal))])
    return state
