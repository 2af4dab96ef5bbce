"""Components as cards with cost, colour, effect and name: the open display, to build from, and all of an edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.action import Action
from ...kernel.contract import Game
from ...kernel.view import Plain, count, part, words
from ...kikai.constants import KINDS
from ...kikai.editions.edition import Component, Edition
from ...kikai.words.names import effect_words
from ..svg import circle, fitted, group, inked, line, oval, path, picture, rect, text
from ..targets import Targets
from . import effects, icons, pieces, statue
from .cards import EDGE, blank, frame, grid
from .view import KikaiView, place_of, scene

WIDE, TALL = 96.0, 140.0
HEADING = 24.0


def where(action: Action) -> str:
    """A component's card is the place of building it."""
    return place_of({"build": "component:{0}"}, action)


def face(component: Component) -> str:
    """A component's card, `WIDE` by `TALL`."""
    colour = component.colour
    paper = rect(2, 4, WIDE, TALL, "shade", 9) + inked(rect(0, 0, WIDE, TALL, "card", 9), 2.2)
    window = rect(6, 6, WIDE - 12, 87, "card-2", 6, stroke=colour, sw=2.4)
    rays = path(
        f"M{WIDE / 2} 60L14 8H30zM{WIDE / 2} 60L44 8H60zM{WIDE / 2} 60L74 8H86zM{WIDE / 2} 60L8 84V66zM{WIDE / 2} 60L88 84V66z",
        "shine",
    )
    shown = rays + oval(WIDE / 2, 85, 30, 4, "shade") + group(statue.alone(component), WIDE / 2 + 2, 54, 1.02)
    sign = group(pieces.emblem(colour), WIDE - 16, 17, 1.1)
    band = inked(rect(5, 96, WIDE - 10, 22, "paper", 5, stroke=colour), 1.8)
    given = effects.row(component.effect, WIDE / 2, 107, 17.5, "text", WIDE - 18)
    name = fitted(WIDE / 2, 132, component.name, 11.5, WIDE - 12, "text")
    return paper + window + shown + sign + _price(component.cost) + band + given + name


def _price(cost: int) -> str:
    """The cost on a price tag."""
    digits = str(cost)
    more = 9.0 * (len(digits) - 1)
    tag = path(f"M-4 0L4 -11H{33 + more}V11H4z", "cream") + circle(3.5, 0, 2, "ink")
    said = text(8, 6.2, digits, 17, "on-yellow", "start")
    return group(inked(tag, 2) + said + group(icons.sign("energy"), 25.5 + more, 0, 0.6), 3, 16)


def card(targets: Targets, component: Component) -> str:
    """A component's card as a place one may build from."""
    outline = frame(WIDE, TALL)
    said = (
        f"{component.colour} {component.kind.capitalize()} “{component.name}”: costs {component.cost} Energy; "
        f"a fan gives {effect_words(component.effect)}"
    )
    place = f"component:{component.id}"
    return targets.draw(place, face(component), said, outline, outline, [f"build {component.id}"])


def _row(shown: KikaiView, targets: Targets, kind: str) -> list[str]:
    """The cards of one kind, with empty slots where nothing is left to turn up."""
    ids = words(part(shown.view, "display"), kind)
    cards = [card(targets, shown.components[id]) for id in ids if id in shown.components]
    missing = max(shown.edition.display_size - len(cards), 0)
    return cards + [blank(WIDE, TALL, "empty")] * missing


def _heading(shown: KikaiView, kind: str, wide: float) -> str:
    left = count(part(shown.view, "supply"), kind)
    name = {"foot": "Feet", "body": "Bodies", "head": "Heads"}[kind]
    label = text(EDGE + 24, 17, name, 15, "text", "start")
    rest = text(wide - EDGE, 17, f"{left} more in the box", 12, "muted", "end", font_weight=600)
    return (
        group(icons.sign(kind), EDGE + 10, 12, 0.76)
        + label
        + rest
        + line(f"M{EDGE} 23H{wide - EDGE}", "muted", 1)
    )


def components(game: Game, view: Plain, offered: Mapping[str, str], columns: int = 9) -> str:
    """The display: a block of cards for each kind, blocks side by side while `columns` cards fit, else below."""
    shown = scene(game, view)
    targets = Targets(game, offered, where)
    size = max(shown.edition.display_size, 1)
    beside = max(columns // size, 1)
    blocks = [_block(shown, targets, kind) for kind in _order(beside)]
    wide, tall = blocks[0][1], blocks[0][2]
    drawn = "".join(
        group(block, i % beside * wide, i // beside * tall) for i, (block, _, _) in enumerate(blocks)
    )
    rows = -(-len(blocks) // beside)
    return picture(drawn, beside * wide, rows * tall, "Components on display", "components", live=True)


def _order(beside: int) -> Sequence[str]:
    """Feet first from left to right; Heads on top when the kinds lie below each other."""
    return KINDS if beside > 1 else KINDS[::-1]


def _block(shown: KikaiView, targets: Targets, kind: str) -> tuple[str, float, float]:
    cards = _row(shown, targets, kind)
    drawn, wide, tall = grid(cards, WIDE, TALL, max(len(cards), 1))
    return _heading(shown, kind, wide) + group(drawn, 0, HEADING - 4), wide, tall + HEADING - 4


def catalogue(edition: Edition, columns: int = 4) -> str:
    """All components of an edition, to compare with a box: cards in rows of `columns`, Feet first, in its order."""
    drawn, wide, tall = "", 0.0, 0.0
    for kind in KINDS:
        cards = [face(part) for part in edition.components if part.kind == kind]
        block, wide, high = grid(cards, WIDE, TALL, columns)
        drawn += group(block, 0, tall)
        tall += high
    return picture(drawn, wide, tall, "All components", "components", live=True)
