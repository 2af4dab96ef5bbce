"""Pictures of a game, made by code and used alike by the browser table, notebooks and the docs.

`scene` gives every picture of a view by region, whatever the game; the other functions draw one each. Each returns
SVG as text, without ids and without a fixed size. `targets` maps the notation of legal actions to labels in words:
what has a place in the drawing becomes a button there (`role="button"`, `data-action`; `data-actions` with `|`
between them where several share the place). Everything one may point at carries `data-place`, and `data-ask` with the
actions whose refusal says why not. A page includes `style()` once.

What there is of a game stands in a folder of its name, and any of it may be missing: `pictures` (what `_Artist` tells,
and drawings that only this game has), `rule_pictures`, `palette`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, cast

from ..kernel.contract import Game, State
from ..kernel.faults import BadOption, HagurumaError
from ..kernel.view import Plain
from ..registry import GAMES, part
from ..registry import game as game_under
from .kikai.statue import statue
from .panels import EditionView, Panel, Scene
from .stylesheet import Picture, document, style

__all__ = [
    "EditionView", "Panel", "Picture", "Scene", "bench", "board", "cards", "components", "display", "document",
    "edition_picture", "edition_views", "icon", "master", "offer", "picture", "rule_picture", "scene", "seat", "small",
    "statue", "style", "supply", "towers",
]  # fmt: skip

SEED = 0
"""Of the game whose beginning is drawn to show an edition."""

_NONE: Mapping[str, str] = {}


class _Artist(Protocol):
    """What every game's drawings can do."""

    def scene(self, game: Game, view: Plain, offered: Mapping[str, str]) -> Scene: ...
    def board(self, game: Game, view: Plain, offered: Mapping[str, str]) -> str: ...
    def seat(self, game: Game, view: Plain, which: str, offered: Mapping[str, str]) -> str: ...
    def cards(self, game: Game, view: Plain, seat: str, offered: Mapping[str, str], columns: int = ...) -> str: ...
    def icon(self, name: str, label: str) -> str: ...


def _artist(game: str) -> _Artist:
    found = part("draw", game, "pictures")
    if found is None:
        raise HagurumaError(f"there are no drawings of '{game[:40]}'")
    return cast(_Artist, found)


def _own(what: str, game: str) -> Callable[..., str]:
    """A drawing that not every game has. Raises `HagurumaError`, naming those that have it."""
    found: Callable[..., str] | None = getattr(part("draw", game, "pictures"), what, None)
    if found is None:
        having = " and ".join(f"'{name}'" for name in GAMES if hasattr(part("draw", name, "pictures"), what))
        raise HagurumaError(f"there is no such drawing of '{game}', only of {having}")
    return found


# ------------------------------------------------------------------------------------------------- any game


def scene(game: Game, view: Plain, targets: Mapping[str, str] = _NONE) -> Scene:
    """Every picture of a view, by region of the page. Each action that has a place is offered on one of them.

    Whose side of the table it is, the view's `viewer` says. Raises `HagurumaError` for a game nobody draws.
    """
    return _artist(game.name).scene(game, view, targets)


def board(game: Game, view: Plain, targets: Mapping[str, str] = _NONE) -> str:
    """The game in one picture: for KIKAI Yukon Street, for Jigūan the whole table.

    Yukon Street's places: `district:casino`, `street:s14`, `square:q3`, `site:yellow:casino`.
    """
    return _artist(game.name).board(game, view, targets)


def seat(game: Game, view: Plain, seat: str, targets: Mapping[str, str] = _NONE) -> str:
    """A seat's board. KIKAI: tokens, turns, Energy Track, influence, Billboards, fans; places `billboard:b3`, and
    during set-up `foot:skates`. Jigūan: coins, energy, payment rows, workshop, gears beside it; places `row:black:a1`,
    `ability:black:a`, `exchange:black`, `coins:black`, `energy:black`, `beside:black:red3`.
    """
    return _artist(game.name).seat(game, view, seat, targets)


def cards(game: Game, view: Plain, seat: str, targets: Mapping[str, str] = _NONE, columns: int = 0) -> str:
    """A seat's cards in rows of `columns` (0: as many as look well). KIKAI: District Cards, equal ones in one stack,
    places `hand:casino` with every pair of that card. Jigūan: cards kept and turned, places `front:black:parts-red`.
    """
    return _artist(game.name).cards(game, view, seat, targets, *([columns] if columns else []))


def icon(name: str, label: str = "", game: str = "") -> str:
    """A small sign of a game (the first one here if none is named). KIKAI: `energy`, `megaphone`, `ladder`, `vp`,
    `fan-red` …; Jigūan: `coin`, `energy`, `points`, `gear`, `flask-red`, `tower-blue` … Without `label` it is
    decoration, which screen readers skip. Raises `HagurumaError` for a game nobody draws.
    """
    return _artist(game or next(iter(GAMES))).icon(name, label)


def picture(state: State, seat: int | None = None, theme: str = "") -> Picture:
    """The game as `seat` (None: a spectator) sees it, for a notebook or a file."""
    return Picture(board(state.game, state.view(seat)), theme)


def rule_picture(game: Game, name: str, said: str) -> str:
    """The picture `name` of a game's rules page, e.g. `bench`, made from its edition; `said` is what one sees on it.

    '' for a picture there is none of, and for a game nobody draws.
    """
    found = part("draw", game.name, "rule_pictures")
    return "" if found is None else cast(str, found.rule_picture(game, name, said))


def edition_views(game: str) -> tuple[EditionView, ...]:
    """The pictures there are of an edition of a game, the most telling first; none for a game nobody draws."""
    return cast(tuple[EditionView, ...], getattr(part("draw", game, "pictures"), "VIEWS", ()))


def edition_picture(game: str, edition: object, mode: str, name: str) -> str:
    """The picture `name` of an edition in a mode ('' for a game without modes), as SVG. Raises `BadOption`."""
    view = next((view for view in edition_views(game) if view.name == name), None)
    if view is None:
        raise BadOption(f"there is no picture '{name[:40]}' of an edition of '{game[:20]}'")
    found = part("draw", game, "pictures")
    options: Mapping[str, object] = {**({"mode": mode} if mode else {}), **getattr(found, "OPTIONS", {})}
    played = game_under(game, edition=edition, **options)
    return view.drawing(played, played.start(seed=SEED).view(None))


# ------------------------------------------------------------------------------------------------- KIKAI alone


def components(game: Game, view: Plain, targets: Mapping[str, str] = _NONE, columns: int = 9) -> str:
    """KIKAI's open display in rows of `columns` cards (9 or 3). Its places: `component:kettle`."""
    return _own("components", game.name)(game, view, targets, columns)


def offer(game: Game, view: Plain, targets: Mapping[str, str] = _NONE, columns: int = 3) -> str:
    """KIKAI's pile and open District Cards. Its places: `pile`, `offer:casino`."""
    return _own("offer", game.name)(game, view, targets, columns)


def master(game: Game, view: Plain) -> str:
    """KIKAI's Master's Board with both markers; nothing on it can be clicked."""
    return _own("master", game.name)(game, view)


# ------------------------------------------------------------------------------------------------- Jigūan alone


def bench(game: Game, view: Plain, seat: str, targets: Mapping[str, str] = _NONE) -> str:
    """A bench of Jigūan in full. Its places: `cell:black:c5`, `cell:black:c5:red3`, `slot:black:n2`, `held:red3`."""
    return _own("bench", game.name)(game, view, seat, targets)


def small(game: Game, view: Plain, seat: str, targets: Mapping[str, str] = _NONE) -> str:
    """A bench of Jigūan at a glance, with a summary of what else its seat has."""
    return _own("small", game.name)(game, view, seat, targets)


def supply(game: Game, view: Plain, targets: Mapping[str, str] = _NONE) -> str:
    """Jigūan's ring of houses. Its places: `pair:h3` (h3 and the next one), `house:h3`, `box`."""
    return _own("supply", game.name)(game, view, targets)


def towers(game: Game, view: Plain, targets: Mapping[str, str] = _NONE) -> str:
    """Jigūan's five towers. Its places: `tower:red`."""
    return _own("towers", game.name)(game, view, targets)


def display(game: Game, view: Plain, targets: Mapping[str, str] = _NONE, narrow: bool = False) -> str:
    """Jigūan's blueprints and cards on display. Its places: `stack:red1`, `card:parts-red`."""
    return _own("display", game.name)(game, view, targets, narrow)
