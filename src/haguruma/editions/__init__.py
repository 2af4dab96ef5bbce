"""Editions as something to work on: checked with lines, shown, compared, begun from a template, edited in place.

    report = check("kikai", text, "my-box.toml")     # every fault, every spot with its form, the source marks
    text = template("kikai", "My box")               # what an owner begins with
    draft = Draft(text)                              # set, add, remove; draft.text, draft.report()
    compared = diff("kikai", text, other)            # by key path, and whether the games are the same
    for sheet in sheets(report): ...                 # tables of everything printed

What may stand in a file, and what makes a playable game, each game alone knows.
"""

from __future__ import annotations

from ..kernel.editions.notes import SOURCES, Address, Spot
from .diff import Change, Difference, Moved, diff
from .draft import Draft
from .games import built_in, game_of, open_edition
from .report import FaultAt, Report, check
from .sheets import Sheet, game_with, picture, sheets
from .template import template
from .trail import Trail

__all__ = [
    "SOURCES", "Address", "Change", "Difference", "Draft", "FaultAt", "Moved", "Report", "Sheet", "Spot", "built_in",
    "check", "diff", "game_of", "game_with", "open_edition", "picture", "sheets", "template",
    "Trail",
]  # fmt: skip
