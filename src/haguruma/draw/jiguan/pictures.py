"""Jigūan's pictures as a page lays them out: which there are of a view and of an edition; the whole table as one."""

from __future__ import annotations

from collections.abc import Mapping

from ...jiguan.constants import SEATS
from ...kernel.contract import Game
from ...kernel.view import Plain, word
from ..panels import EditionView, Panel
from ..panels import Scene as Panels
from ..svg import group, picture
from . import bench as bench_
from . import display as display_
from . import hand, icons
from . import seat as seat_
from . import small as small_
from . import supply as supply_
from . import towers as towers_
from .view import scene as look

seat = seat_.seat
cards = hand.cards
bench = bench_.bench
small = small_.small
supply = supply_.supply
towers = towers_.towers
display = display_.display
icon = icons.icon
GAP = 12.0


def scene(game: Game, view: Plain, offered: Mapping[str, str]) -> Panels:
    """Every picture of a view; where something can be chosen, from the side of the seat that chooses."""
    view = _from_mover(view, offered)
    shown = look(game, view)
    own = shown.own
    main = Panel("bench", f"{shown.seat_name(own)}'s bench", bench_.bench(game, view, own, offered))
    wide, narrow = (display_.display(game, view, offered, slim) for slim in (False, True))
    shared = (
        Panel("supply", "Supply", supply_.supply(game, view, offered)),
        Panel("towers", "Towers", towers_.towers(game, view, offered)),
        Panel("display", "Blueprints and cards", wide, narrow),
    )
    seats = tuple(_side(game, view, one, own, offered) for one in shown.seats)
    return Panels("bench", (main,), seats, shared, (), SEATS.index(own))


def _from_mover(view: Plain, offered: Mapping[str, str]) -> Plain:
    """The view, seen from the seat on move if there is anything to choose."""
    return {**view, "viewer": word(view, "seat")} if offered else view


def _side(game: Game, view: Plain, which: str, own: str, offered: Mapping[str, str]) -> tuple[Panel, ...]:
    """What belongs to a seat: the viewer's board and cards, of the others the bench as well."""
    name = look(game, view).seat_name(which)
    board = Panel("seat", name, seat_.seat(game, view, which, offered))
    held = Panel("cards", f"{name}'s cards", hand.cards(game, view, which, offered))
    if which == own:
        return board, held
    full = bench_.bench(game, view, which, {})
    return (
        Panel("bench", f"{name}'s bench", small_.small(game, view, which, offered), large=full),
        board,
        held,
    )


def board(game: Game, view: Plain, offered: Mapping[str, str]) -> str:
    """The whole table as one picture: the viewer's side, the bench, what is shared, the other seats."""
    view = _from_mover(view, offered)
    shown = look(game, view)
    own, others = shown.own, [one for one in shown.seats if one != shown.own]
    mine = [seat_.seat(game, view, own, offered), hand.cards(game, view, own, offered)]
    drawn, side = column(mine, GAP, GAP, 360)
    middle, bench_end = column([bench_.bench(game, view, own, offered)], 360 + 2 * GAP, GAP, 640)
    x = 1000 + 3 * GAP
    ring, ring_end = column([supply_.supply(game, view, offered)], x, GAP, 380)
    spires, spires_end = column([towers_.towers(game, view, offered)], x + 380 + GAP, GAP, 420)
    low = max(ring_end, spires_end)
    row, row_end = column([display_.display(game, view, offered)], x, low, 800)
    rest, rest_end = column(
        [small_.small(game, view, one, offered) for one in others], x + 800 + GAP, GAP, 230
    )
    wide = x + 800 + GAP + (230 + GAP if others else 0)
    tall = max(side, bench_end, row_end, rest_end)
    title = f"Table: {shown.edition.title}"
    return picture(
        drawn + middle + ring + spires + row + rest, wide, tall, title, "jiguan hg-board", live=True
    )


def column(pictures: list[str], x: float, y: float, wide: float) -> tuple[str, float]:
    """Pictures one below the other, each `wide`; returns the drawing and where the next one would begin."""
    drawn = ""
    for svg in pictures:
        width, height = Panel("", "", svg).size
        inside = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
        drawn += group(inside, x, y, wide / width)
        y += height * wide / width + GAP
    return drawn, y


# Of an edition, for its owner to compare with the box ----------------------------------------------------------

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
