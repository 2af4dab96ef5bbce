"""The pictures of an edition of KIKAI that its owner compares with the box, and which blocks each of them shows."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.contract import Game
from ...kernel.view import Plain
from ...kikai.editions.edition import Edition
from ..panels import EditionView
from . import board as board_
from . import master as master_
from . import seat as seat_
from .catalogue import catalogue

OPTIONS: Mapping[str, object] = {}
"""Options of the game whose beginning is drawn."""


def _components(game: Game, view: Plain) -> str:
    edition: Edition = game.edition_data  # type: ignore[attr-defined]
    return catalogue(edition)


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
