"""Yukon Street as one picture: puts the town, its streets, Squares and Districts together, and says what is where."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.contract import Game
from ...kernel.view import Plain, word
from ..svg import group, picture
from ..targets import Targets, Where
from .districts import district
from .geometry import WIDTH, plan
from .squares import label, pennant, square, worth
from .streets import owned, street
from .town import town
from .view import KikaiView, place_of, scene

PLACES: Mapping[str, str] = {
    "place": "district:{1}",
    "play": "district:{0}",
    "pair": "district:{1}",
    "deploy": "street:{0}",
    "attract": "square:{1}",
    "exhibit": "district:{acting}",
    "fetch": "district:{0}",
    "ladder": "site:{viewer}:{0}",
    "billboard": "square:{signing}",
    "discard": "square:{1}",
}
"""The place on the board of each action that has one."""


def where(shown: KikaiView) -> Where:
    """The place on the board of each action: `street:s14`, `square:q3`, `district:casino`, `site:yellow:casino`."""
    acting, signing, viewer = (word(shown.view, key) for key in ("district", "square", "seat"))
    return lambda action: place_of(PLACES, action, acting=acting, signing=signing, viewer=viewer)


def board(game: Game, view: Plain, offered: Mapping[str, str]) -> str:
    """The board of a view; `offered` maps notations of legal actions to labels, which become buttons."""
    shown = scene(game, view)
    here = plan(shown.edition)
    targets = Targets(game, offered, where(shown))
    drawn = town(here) + owned(shown, here)
    drawn += "".join(district(shown, here, targets, one) for one in shown.edition.districts)
    drawn += "".join(square(shown, here, targets, one) for one in shown.edition.squares)
    drawn += "".join(street(shown, here, targets, one) for one in shown.edition.streets)
    names = "".join(label(here, one) for one in shown.edition.squares)
    flags = "".join(pennant(shown, here, one) for one in shown.edition.squares)
    stars = "".join(worth(shown, here, one) for one in shown.edition.squares)
    drawn += group(stars + group(names, class_="fine") + flags, pointer_events="none")
    return picture(drawn, WIDTH, here.height, f"Board: {shown.edition.title}", "board", live=True)
