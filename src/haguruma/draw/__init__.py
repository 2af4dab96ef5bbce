"""Pictures of a game, made by code and used alike by the browser table, notebooks and the docs.

`scene` gives every picture of a view by region, whatever the game; the other functions draw one each. Each returns
SVG as text, without ids and without a fixed size. `targets` maps the notation of legal actions to labels in words:
what has a place in the drawing becomes a button there (`role="button"`, `data-action`; `data-actions` with `|`
between them where several share the place). Everything one may point at carries `data-place`, and `data-ask` with the
actions whose refusal says why not. A page includes `style()` once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ..kernel.contract import Game, State
from ..kernel.faults import HagurumaError
from ..kernel.view import Plain
from ..kikai.editions.edition import Component
from .edition_view import EditionView
from .editions import edition_picture, edition_views
from .jiguan import pictures as _jiguan
from .jiguan import rule_pictures as _jiguan_rules
from .kikai import components as _components
from .kikai import master as _master
from .kikai import pictures as _kikai
from .kikai import rule_pictures as _kikai_rules
from .kikai import statue as _statue
from .kikai.cards import offer as _offer
from .panels import Panel, Scene
from .standalone import Picture, document
from .stylesheet import style

__all__ = [
    "EditionView", "Panel", "Picture", "Scene", "bench", "board", "cards", "components", "display", "document",
    "edition_picture", "edition_views", "icon", "master", "offer", "picture", "rule_picture", "scene", "seat", "small",
    "statue", "style", "supply", "towers",
]  # fmt: skip

_NONE: Mapping[str, str] = {}


class _Artist(Protocol):
    """What every game's drawings can do."""

    def scene(self, game: Game, view: Plain, offered: Mapping[str, str]) -> Scene: ...
    def board(self, game: Game, view: Plain, offered: Mapping[str, str]) -> str: ...
    def seat(self, game: Game, view: Plain, which: str, offered: Mapping[str, str]) -> str: ...
    def cards(self, game: Game, view: Plain, seat: str, offered: Mapping[str, str], columns: int) -> str: ...
    def icon(self, name: str, label: str) -> str: ...


_ARTISTS: dict[str, _Artist] = {"kikai": _kikai, "jiguan": _jiguan}


def _artist(game: Game) -> _Artist:
    found = _ARTISTS.get(game.name)
    if found is None:
        raise HagurumaError(f"there are no drawings of '{game.name}'")
    return found


def _only(name: str, game: Game) -> Game:
    """A game of this name; there is no such picture of any other."""
    if game.name != name:
        raise HagurumaError(f"there is no such drawing of '{game.name}', only of '{name}'")
    return game


# ------------------------------------------------------------------------------------------------- any game


def scene(game: Game, view: Plain, targets: Mapping[str, str] = _NONE) -> Scene:
    """Every picture of a view, by region of the page. Each action that has a place is offered on one of them.

    Whose side of the table it is, the view's `viewer` says. Raises `HagurumaError` for a game nobody draws.
    """
    return _artist(game).scene(game, view, targets)


def board(game: Game, view: Plain, targets: Mapping[str, str] = _NONE) -> str:
    """The game in one picture: for KIKAI Yukon Street, for Jigūan the whole table.

    Yukon Street's places: `district:casino`, `street:s14`, `square:q3`, `site:yellow:casino`.
    """
    return _artist(game).board(game, view, targets)


def seat(game: Game, view: Plain, seat: str, targets: Mapping[str, str] = _NONE) -> str:
    """A seat's board. KIKAI: tokens, turns, Energy Track, influence, Billboards, fans; places `billboard:b3`, and
    during set-up `foot:skates`. Jigūan: coins, energy, payment rows, workshop, gears beside it; places `row:black:a1`,
    `ability:black:a`, `exchange:black`, `coins:black`, `energy:black`, `beside:black:red3`.
    """
    return _artist(game).seat(game, view, seat, targets)


def cards(game: Game, view: Plain, seat: str, targets: Mapping[str, str] = _NONE, columns: int = 0) -> str:
    """A seat's cards in rows of `columns` (0: as many as look well). KIKAI: District Cards, equal ones in one stack,
    places `hand:casino` with every pair of that card. Jigūan: cards kept and turned, places `front:black:parts-red`.
    """
    return _artist(game).cards(game, view, seat, targets, columns or (3 if game.name == "jiguan" else 6))


def icon(name: str, label: str = "", game: str = "kikai") -> str:
    """A small sign of a game. KIKAI: `energy`, `megaphone`, `ladder`, `vp`, `fan-red` …; Jigūan: `coin`, `energy`,
    `points`, `gear`, `flask-red`, `tower-blue` … Without `label` it is decoration, which screen readers skip.
    """
    return _ARTISTS.get(game, _kikai).icon(name, label)


def picture(state: State, seat: int | None = None, theme: str = "") -> Picture:
    """The game as `seat` (None: a spectator) sees it, for a notebook or a file."""
    return Picture(board(state.game, state.view(seat)), theme)


def rule_picture(game: Game, name: str, said: str) -> str:
    """The picture `name` of a game's rules page, e.g. `bench`, made from its edition; `said` is what one sees on it.

    '' for a picture there is none of, and for a game nobody draws.
    """
    found = {"kikai": _kikai_rules.rule_picture, "jiguan": _jiguan_rules.rule_picture}.get(game.name)
    return found(game, name, said) if found else ""


# ------------------------------------------------------------------------------------------------- KIKAI alone


def components(game: Game, view: Plain, targets: Mapping[str, str] = _NONE, columns: int = 9) -> str:
    """KIKAI's open display in rows of `columns` cards (9 or 3). Its places: `component:kettle`."""
    return _components.components(_only("kikai", game), view, targets, columns)


def offer(game: Game, view: Plain, targets: Mapping[str, str] = _NONE, columns: int = 3) -> str:
    """KIKAI's pile and open District Cards. Its places: `pile`, `offer:casino`."""
    return _offer(_only("kikai", game), view, targets, columns)


def master(game: Game, view: Plain) -> str:
    """KIKAI's Master's Board with both markers; nothing on it can be clicked."""
    return _master.master(_only("kikai", game), view)


def statue(*components: Component) -> str:
    """The KIKAI assembled from these components, Foot first."""
    return _statue.statue(*components)


# ------------------------------------------------------------------------------------------------- Jigūan alone


def bench(game: Game, view: Plain, seat: str, targets: Mapping[str, str] = _NONE) -> str:
    """A bench of Jigūan in full. Its places: `cell:black:c5`, `cell:black:c5:red3`, `slot:black:n2`, `held:red3`."""
    return _jiguan.bench(_only("jiguan", game), view, seat, targets)


def small(game: Game, view: Plain, seat: str, targets: Mapping[str, str] = _NONE) -> str:
    """A bench of Jigūan at a glance, with a summary of what else its seat has."""
    return _jiguan.small(_only("jiguan", game), view, seat, targets)


def supply(game: Game, view: Plain, targets: Mapping[str, str] = _NONE) -> str:
    """Jigūan's ring of houses. Its places: `pair:h3` (h3 and the next one), `house:h3`, `box`."""
    return _jiguan.supply(_only("jiguan", game), view, targets)


def towers(game: Game, view: Plain, targets: Mapping[str, str] = _NONE) -> str:
    """Jigūan's five towers. Its places: `tower:red`."""
    return _jiguan.towers(_only("jiguan", game), view, targets)


def display(game: Game, view: Plain, targets: Mapping[str, str] = _NONE, narrow: bool = False) -> str:
    """Jigūan's blueprints and cards on display. Its places: `stack:red1`, `card:parts-red`."""
    return _jiguan.display(_only("jiguan", game), view, targets, narrow)
