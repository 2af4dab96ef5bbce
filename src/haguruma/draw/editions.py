"""The pictures of an edition, whatever the game: which there are, and each of them drawn from a game just set up.

What is on them, each game's own `pictures` say.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType

from .. import registry
from ..kernel.faults import BadOption
from .edition_view import EditionView
from .jiguan import edition_views as _jiguan
from .kikai import pictures as _kikai

SEED = 0
"""Of the game whose beginning is drawn."""

_ROOMS: Mapping[str, ModuleType] = {"kikai": _kikai, "jiguan": _jiguan}


def edition_views(game: str) -> tuple[EditionView, ...]:
    """The pictures there are of an edition of a game, the most telling first; none for a game nobody draws."""
    views: tuple[EditionView, ...] = _ROOMS[game].VIEWS if game in _ROOMS else ()
    return views


def edition_picture(game: str, edition: object, mode: str, name: str) -> str:
    """The picture `name` of an edition in a mode ('' for a game without modes), as SVG. Raises `BadOption`."""
    view = next((view for view in edition_views(game) if view.name == name), None)
    if view is None:
        raise BadOption(f"there is no picture '{name[:40]}' of an edition of '{game[:20]}'")
    options = {**({"mode": mode} if mode else {}), **_ROOMS[game].OPTIONS}
    played = registry.game(game, edition=edition, **options)
    return view.drawing(played, played.start(seed=SEED).view(None))
