"""Jigūan's pictures for the rules page, each made from the edition by the drawings of the table. The page says where.

What lies on them is an example: a bench is laid out by hand where the beginning of a game does not show the rule.
"""

from __future__ import annotations

from collections.abc import Callable

from ...jiguan.constants import COLOURS
from ...jiguan.editions.edition import Blueprint, Card
from ...kernel.contract import Game
from ...kernel.view import Plain
from ..figures import Sized, beside, figure, stacked, within
from ..svg import group
from . import blueprints, display, faces, gears, icons
from .bench import bench
from .seat import seat
from .supply import supply
from .towers import towers
from .view import JiguanView, scene

SEAT = "black"
LARGE = 1.3
"""How much larger than at the table tiles and cards are drawn."""


def rule_picture(game: Game, name: str, said: str) -> str:
    """The picture of a name, described by `said`; '' if there is none."""
    draw = PICTURES.get(name)
    return figure(draw(game), said, "jiguan hg-rule") if draw else ""


def _look(game: Game) -> JiguanView:
    """The beginning of a game for two."""
    return scene(game, game.start(seed=1).view(None))


def _supply(game: Game) -> Sized:
    return within(supply(game, _look(game).view, {}))


def _towers(game: Game) -> Sized:
    return within(towers(game, _look(game).view, {}))


def _workshop(game: Game) -> Sized:
    """The board of the first seat."""
    return within(seat(game, {**_look(game).view, "seat": "", "viewer": SEAT}, SEAT, {}))


def _gears(game: Game) -> Sized:
    """A gear of each colour, numbered up."""
    drawn = [group(gears.gear(colour, number), 52, 52) for number, colour in enumerate(COLOURS, 1)]
    return beside([(gear, 104.0, 104.0) for gear in drawn])


def _blueprint(game: Game) -> Sized:
    """A blueprint and the beast on its back."""
    tile = _look(game).edition.blueprints[0]
    side = blueprints.SIDE * LARGE
    sides = [group(blueprints.tile(_tile(game, tile, beast)), scale=LARGE) for beast in (False, True)]
    arrow = group(icons.sign("arrow"), 22, 22, 1.7)
    return beside([(sides[0], side, side), (arrow, 44.0, 44.0), (sides[1], side, side)])


def _tile(game: Game, tile: Blueprint, beast: bool) -> blueprints.Tile:
    energy = tile.beast_energy if beast else tile.energy
    return blueprints.Tile(tile.colour, tile.value, energy, _look(game).beast(tile.colour), beast)


def _cards(game: Game) -> Sized:
    """A card of each kind, and the energy side of one; in Beginner Play most lie with that side up."""
    shown = _look(game)
    kinds: dict[str, Card] = {}
    for card in shown.edition.cards:
        kinds.setdefault(card.kind, card)
    drawn = [_card(display.drawn_card(shown, card)) for card in kinds.values()]
    turned = next((card for card in shown.edition.cards if card.back), None)
    drawn += [_card(faces.back(turned))] if turned else []
    drawn = list(dict.fromkeys(drawn))
    rows = [beside(drawn[at : at + 4], 10) for at in range(0, len(drawn), 4)]
    return stacked(rows, 10)


def _card(drawn: str) -> Sized:
    return group(drawn, scale=LARGE), faces.WIDE * LARGE, faces.TALL * LARGE


def _bench(game: Game) -> Sized:
    """A bench with a line that is full and makes its value, other blueprints, and a beast."""
    return within(bench(game, _with_bench(game), SEAT, {}))


def _with_bench(game: Game) -> Plain:
    """The beginning of a game with an example on the first seat's bench."""
    shown = _look(game)
    tables = shown.game.tables
    lined = [i for i, cells in enumerate(tables.slot_cells) if len(cells) == 3]
    slots = shown.edition.slots
    full, open_, done = lined[0], lined[len(lined) // 2], lined[-1]
    numbers = (2, 4, 3)
    told = {f"c{cell + 1}": f"{COLOURS[i]}{numbers[i]}" for i, cell in enumerate(tables.slot_cells[full])}
    lying = {slots[full].id: _lying(COLOURS[0], sum(numbers)), slots[open_].id: _lying(COLOURS[3], sum(numbers) + 1),
             slots[done].id: {**_lying(COLOURS[2], sum(numbers)), "beast": True}}  # fmt: skip
    lines = {slots[full].id: _line([f"c{cell + 1}" for cell in tables.slot_cells[full]], sum(numbers))}
    seats = {SEAT: {"cells": told, "slots": lying, "lines": lines, "coins": 0}}
    return {**shown.view, "seats": seats, "seat": "", "viewer": SEAT, "held": [], "drawn": []}


def _lying(colour: str, value: int) -> Plain:
    """A blueprint as a view tells it."""
    return {"colour": colour, "value": value, "energy": 2, "beast_energy": 1}


def _line(cells: list[str], value: int) -> Plain:
    """A full line that makes its value."""
    return {"cells": cells, "sum": value, "value": value, "missing": 0, "coins": 0}


PICTURES: dict[str, Callable[[Game], Sized]] = {
    "supply": _supply, "gears": _gears, "bench": _bench, "blueprint": _blueprint, "towers": _towers, "cards": _cards,
    "workshop": _workshop,
}  # fmt: skip
"""What each picture is called in the text of the rules."""
