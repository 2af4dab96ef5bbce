"""The drawings of a scene, from `draw`; a game nobody draws is shown in its own words.

Which drawing goes where on the page is decided here; what is in it, and what of it can be clicked, in `draw`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from html import escape

from markupsafe import Markup

from .. import draw
from ..kernel.contract import Game, State
from ..kernel.faults import HagurumaError
from ..kernel.rng import Rng
from .scene import Scene

COVER_PLIES = 150
"""How far into a game the picture on the start page is."""


@dataclass(slots=True)
class Pictures:
    """SVG for each part of the page; all but the board may be missing."""

    board: Markup
    seats: list[Markup] = field(default_factory=list)
    hands: list[Markup] = field(default_factory=list)
    offer: Markup = field(default_factory=Markup)
    display: Markup = field(default_factory=Markup)
    narrow: Markup = field(default_factory=Markup)
    """The display once more, for narrow screens."""
    track: Markup = field(default_factory=Markup)


def pictures(scene: Scene) -> Pictures:
    """The drawings of a scene, with its choices glowing."""
    game, view, offered = scene.state.game, scene.state.view(scene.viewer), scene.offered
    seats = game.seats[: scene.state.seats]
    try:
        board = Markup(draw.board(game, view, offered))
    except HagurumaError:
        return Pictures(_in_words(scene))
    return Pictures(
        board,
        [Markup(draw.seat(game, view, seat, offered)) for seat in seats],
        [Markup(draw.cards(game, view, seat, offered)) for seat in seats],
        Markup(draw.offer(game, view, offered)),
        Markup(draw.components(game, view, offered)),
        Markup(draw.components(game, view, offered, 3)),
        Markup(draw.master(game, view)),
    )


def _in_words(scene: Scene) -> Markup:
    text = scene.state.game.words.board(scene.state.view(scene.viewer))
    return Markup(f"<pre>{escape(text)}</pre>")


@lru_cache(maxsize=4)
def cover(game: Game) -> Markup:
    """A picture of the game under way, for the start page; empty for a game nobody draws."""
    try:
        return Markup(draw.board(game, _under_way(game).view(None)))
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
