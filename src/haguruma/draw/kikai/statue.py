"""A KIKAI assembled from its junk parts, and each part alone. Where statues stand is the board's business."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from ...kikai.editions.edition import Component
from ..svg import group, inked, oval, picture, rect
from .bodies import BODIES
from .feet import FEET
from .heads import HEADS
from .junk import NECK, WAIST

PARTS = {"foot": FEET, "body": BODIES, "head": HEADS}
BASE = {"foot": 0, "body": WAIST, "head": WAIST + NECK}
"""How high above ground each kind of component begins."""
MIDDLE = {"foot": 20, "body": WAIST + 26, "head": WAIST + NECK + 23}
"""How high above ground the middle of each kind is."""
TALL = WAIST + NECK + 54
WIDE = 76


@cache
def part(kind: str, art: int, colour: str) -> str:
    """One component with its joint at (0, 0); any `art` number gives one of the twelve drawings of the kind."""
    drawings = PARTS[kind]
    return inked(drawings[art % len(drawings)](colour), 2.2)


@lru_cache(maxsize=512)
def _stack(parts: tuple[tuple[str, int, str], ...]) -> str:
    drawn = "".join(group(part(kind, art, colour), 0, -BASE[kind]) for kind, art, colour in parts)
    kinds = {kind for kind, _, _ in parts}
    collar = rect(-9, -WAIST - NECK - 3, 18, 7, "iron", 2) if {"body", "head"} <= kinds else ""
    belt = rect(-13, -WAIST - 3, 26, 6, "iron", 2) if {"foot", "body"} <= kinds else ""
    return drawn + inked(collar + belt, 1.8)


def standing(components: Sequence[Component]) -> str:
    """The KIKAI made of these components, standing on (0, 0); up to 76 wide and 146 tall."""
    return _stack(tuple((piece.kind, piece.art, piece.colour) for piece in components))


def alone(component: Component) -> str:
    """One component with its middle at (0, 0), for its card."""
    lift = MIDDLE[component.kind] - BASE[component.kind]
    return group(part(component.kind, component.art, component.colour), 0, lift)


def statue(*components: Component) -> str:
    """The KIKAI made of these components as a standalone SVG."""
    ground = oval(0, 0, 36, 5, "shade")
    names = ", ".join(piece.name for piece in components) or "nothing yet"
    drawn = group(ground + standing(components), WIDE / 2 + 2, TALL)
    return picture(drawn, WIDE + 4, TALL + 6, f"KIKAI of {names}", "statue")
