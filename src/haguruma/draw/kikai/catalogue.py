"""All components of an edition as cards, kind by kind, for who compares them with a box. Nothing in it can be chosen."""

from __future__ import annotations

from ...kikai.constants import KINDS
from ...kikai.editions.edition import Edition
from ..svg import group, picture
from . import tiles
from .components import TALL, WIDE, face


def catalogue(edition: Edition, columns: int = 4) -> str:
    """Every component's card in rows of `columns`, Feet first, in the order of the edition's list."""
    drawn, wide, tall = "", 0.0, 0.0
    for kind in KINDS:
        cards = [face(part) for part in edition.components if part.kind == kind]
        block, wide, high = tiles.grid(cards, WIDE, TALL, columns)
        drawn += group(block, 0, tall)
        tall += high
    return picture(drawn, wide, tall, "All components", "components", live=True)
