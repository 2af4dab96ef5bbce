"""KIKAI's pictures as a page lays them out: which there are of a view and of an edition, what each is called."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.contract import Game
from ...kernel.view import Plain, word
from ...kikai.constants import SEATS
from ...kikai.editions.edition import Edition
from ..panels import EditionView, Panel, Scene
from . import board as board_
from . import cards as cards_
from . import components as components_
from . import icons
from . import master as master_
from . import seat as seat_
from . import view as view_

board = board_.board
cards = cards_.hand
components = components_.components
master = master_.master
offer = cards_.offer
seat = seat_.seat
icon = icons.icon


def scene(game: Game, view: Plain, offered: Mapping[str, str]) -> Scene:
    """Every picture of a view."""
    shown = view_.scene(game, view)
    main = Panel("board", "Board", board_.board(game, view, offered))
    seats = tuple(
        (
            Panel("seat", shown.seat_name(seat), seat_.seat(game, view, seat, offered)),
            Panel("cards", "District Cards", cards_.hand(game, view, seat, offered)),
        )
        for seat in SEATS
    )
    wide, narrow = (components(game, view, offered, columns) for columns in (9, 3))
    shared = (
        Panel("display", "Components", wide, narrow),
        Panel("offer", "Cards to take", offer(game, view, offered)),
    )
    extra = (Panel("round", "Round", master(game, view)),)
    return Scene("board", (main,), seats, shared, extra, _own(view))


def _own(view: Plain) -> int:
    """Whose side of the table it is."""
    found = [word(view, key) for key in ("viewer", "seat")]
    return next((SEATS.index(seat) for seat in found if seat in SEATS), 0)


# Of an edition, for its owner to compare with the box ----------------------------------------------------------

OPTIONS: Mapping[str, object] = {}
"""Options of the game whose beginning is drawn."""


def _components(game: Game, view: Plain) -> str:
    edition: Edition = game.edition_data  # type: ignore[attr-defined]
    return components_.catalogue(edition)


VIEWS: tuple[EditionView, ...] = (
    EditionView(
        "board",
        "Board",
        frozenset({"board", "districts", "squares", "streets", "edition", "bonus_tiles"}),
        lambda game, view: board_.board(game, view, {}),
    ),
    EditionView("components", "Components", frozenset({"components"}), _components),
    EditionView(
        "seat",
        "Player Board",
        frozenset({"track", "billboards", "foundations", "start", "turns", "counts"}),
        lambda game, view: seat_.seat(game, view, game.seats[0], {}),
    ),
    EditionView("master", "Master’s Board", frozenset({"master"}), master_.master),
)
