"""The pictures of an edition of Jigūan that its owner compares with the box, and which blocks each of them shows."""

from __future__ import annotations

from collections.abc import Mapping

from ..panels import EditionView
from . import bench as bench_
from . import display as display_
from . import seat as seat_
from . import supply as supply_
from . import towers as towers_

OPTIONS: Mapping[str, object] = {"bench": "advanced"}
"""Options of the game whose beginning is drawn: the side of the bench that shows the most."""

VIEWS: tuple[EditionView, ...] = (
    EditionView(
        "bench",
        "Bench",
        frozenset({"slots", "specials", "edition"}),
        lambda game, view: bench_.bench(game, view, game.seats[0], {}),
    ),
    EditionView(
        "supply",
        "Houses",
        frozenset({"houses", "gears"}),
        lambda game, view: supply_.supply(game, view, {}),
    ),
    EditionView(
        "towers",
        "Towers",
        frozenset({"towers", "beasts", "scoring_tiles", "bonus_tiles"}),
        lambda game, view: towers_.towers(game, view, {}),
    ),
    EditionView(
        "display",
        "Blueprints and cards",
        frozenset({"blueprints", "cards"}),
        lambda game, view: display_.display(game, view, {}),
    ),
    EditionView(
        "seat",
        "Workshop",
        frozenset({"workshops", "abilities", "purchase", "energy", "start"}),
        lambda game, view: seat_.seat(game, view, game.seats[0], {}),
    ),
)
