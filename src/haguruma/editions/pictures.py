"""The board of an edition as a picture, drawn by the draw room from a game that has just been set up."""

from __future__ import annotations

from .. import draw, registry
from ..kernel.contract import Game
from ..kernel.faults import BadOption
from .report import Report

SEED = 0
"""Of the game whose beginning is drawn."""


def game_with(report: Report, mode: str = "") -> Game:
    """The game under a checked edition and a mode of it. Raises `BadOption` if the edition cannot be played."""
    mode = mode or next(iter(report.editions), "")
    edition = report.editions.get(mode)
    if mode and report.editions and mode not in report.editions:
        raise BadOption(f"'{report.name}' has no mode '{mode[:40]}'; it has: {', '.join(report.editions)}")
    if edition is None:
        raise BadOption(f"'{report.name}' has faults, so there is no game to be made of it")
    return registry.game(report.game, edition=edition, **({"mode": mode} if mode else {}))


def picture(report: Report, mode: str = "", theme: str = "light") -> str:
    """The board as an SVG document of its own: Squares, streets and bonuses, or the whole table. Raises `BadOption`."""
    game = game_with(report, mode)
    state = game.start(seed=SEED)
    return draw.document(draw.board(game, state.view(None)), theme)
