"""District Cards: a seat's hand, the open offer and the pile; and how cards of any kind are laid out in a grid.

Equal cards lie in one stack, so an action has one place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.action import Action
from ...kernel.contract import Game
from ...kernel.view import Plain, count, word, words
from ...kikai.constants import DISTRICTS
from ..svg import Number, circle, fitted, group, inked, picture, rect, regular, text
from ..targets import Targets
from .buildings import TINTS, building
from .view import KikaiView, place_of, scene

WIDE, TALL = 88.0, 118.0
GAP = 9.0
EDGE = 8.0
"""Between cards laid out in a grid, and round them."""
IN_HAND: Mapping[str, str] = {"play": "hand:{0}", "pair": "hand:{0}"}
TO_TAKE: Mapping[str, str] = {"draw": "pile", "take": "offer:{0}"}
"""The place of each action on these pictures; the pile has one place for all that take from it."""


def grid(cards: Sequence[str], wide: Number, tall: Number, columns: int) -> tuple[str, float, float]:
    """Cards of one size in rows of `columns`; returns the drawing, its width and its height."""
    columns = max(columns, 1)
    rows = max(-(-len(cards) // columns), 1)
    drawn = "".join(
        group(card, EDGE + i % columns * (wide + GAP), EDGE + i // columns * (tall + GAP))
        for i, card in enumerate(cards)
        if card
    )
    return drawn, columns * (wide + GAP) - GAP + 2 * EDGE, rows * (tall + GAP) - GAP + 2 * EDGE


def spread(cards: Sequence[str], wide: Number, tall: Number, columns: int, label: str, kind: str) -> str:
    """A standalone SVG of cards in a grid."""
    drawn, width, height = grid(cards, wide, tall, columns)
    return picture(drawn, width, height, label, kind, live=True)


def blank(wide: Number, tall: Number, said: str) -> str:
    """An empty slot with a word in it."""
    slot = rect(1, 1, wide - 2, tall - 2, "none", 9, stroke="muted", sw=2, stroke_dasharray="6 5")
    return slot + text(wide / 2, tall / 2 + 5, said, 13, "muted")


def frame(wide: Number, tall: Number) -> str:
    """The outline of a card, for its glow and its area to hit."""
    return rect(0, 0, wide, tall, "none", 9)


def face(district: str, name: str) -> str:
    """A District Card, `WIDE` by `TALL`."""
    paper = inked(rect(0, 0, WIDE, TALL, "card", 9), 2.2)
    sky = rect(6, 6, WIDE - 12, 82, "card-2", 6) + rect(6, 66, WIDE - 12, 22, "plaza-2", 4)
    tint = rect(6, 6, WIDE - 12, 82, "none", 6, stroke=TINTS.get(district, "stone"), sw=3)
    shown = group(building(district), WIDE / 2, 80, 0.68)
    banner = inked(rect(3, 90, WIDE - 6, 22, "rubber", 5), 1.8)
    return paper + sky + tint + shown + banner + fitted(WIDE / 2, 106, name.upper(), 14, WIDE - 16, "bone")


def stack(district: str, name: str, number: int) -> str:
    """A stack of equal cards, with their number if more than one."""
    lower = "".join(
        group(inked(rect(0, 0, WIDE, TALL, "card-2", 9), 2), 3.5 * i, -3.5 * i)
        for i in range(min(number, 4) - 1, 0, -1)
    )
    if number < 2:
        return face(district, name)
    mark = inked(circle(WIDE - 13, 15, 14, "accent"), 2) + text(WIDE - 13, 21, f"×{number}", 16, "bone")
    return lower + face(district, name) + mark


def back() -> str:
    """A card's back: a gear wheel on velvet."""
    teeth = "".join(group(rect(-5, -29, 10, 14, "gold", 2), turn=45 * i) for i in range(8))
    wheel = inked(teeth, 1.8) + inked(circle(0, 0, 20, "gold") + circle(0, 0, 9, "velvet"), 2)
    dots = "".join(circle(x, y, 2, "ink") for x, y in regular(6, 14.5))
    edge = rect(6, 6, WIDE - 12, TALL - 12, "none", 6, stroke="gold", sw=2)
    return inked(rect(0, 0, WIDE, TALL, "velvet", 9), 2.2) + edge + group(wheel + dots, WIDE / 2, 50)


def _stacks(cards: list[str]) -> list[tuple[str, int]]:
    """Cards counted, in ring order."""
    return [(district, cards.count(district)) for district in DISTRICTS if district in cards]


def hand(game: Game, view: Plain, seat: str, offered: Mapping[str, str], columns: int = 6) -> str:
    """A seat's hand. Playing a card and every pair made of it belong to that card's stack."""
    shown = scene(game, view)
    mine = word(view, "seat") == seat
    targets = Targets(game, offered, lambda action: place_of(IN_HAND, action) if mine else "")
    drawn = [
        _own_stack(shown, targets, district, number, seat)
        for district, number in _stacks(words(shown.seat(seat), "hand"))
    ]
    label = f"{shown.seat_name(seat)}'s District Cards"
    return spread(drawn or [blank(WIDE, TALL, "no card")], WIDE, TALL, columns, label, "cards")


def _own_stack(shown: KikaiView, targets: Targets, district: str, number: int, seat: str) -> str:
    name = shown.names.get(district, district)
    outline = frame(WIDE, TALL)
    said = f"{shown.seat_name(seat)} holds {number} × {name}"
    return targets.draw(
        f"hand:{district}", stack(district, name, number), said, outline, outline, [f"play {district}"]
    )


def offer(game: Game, view: Plain, offered: Mapping[str, str], columns: int = 3) -> str:
    """The open cards and the pile, each a place to take from."""
    shown = scene(game, view)

    def where(action: Action) -> str:
        return "pile" if action.notation == "take pile" else place_of(TO_TAKE, action)

    targets = Targets(game, offered, where)
    open_cards = _stacks(words(view, "offer"))
    drawn = [_pile(targets, count(view, "pile"))]
    drawn += [_open_card(shown, targets, district, number) for district, number in open_cards]
    drawn += [blank(WIDE, TALL, "no card")] * (not open_cards)
    return spread(drawn, WIDE, TALL, columns, "District Cards to take", "cards")


def _open_card(shown: KikaiView, targets: Targets, district: str, number: int) -> str:
    name = shown.names.get(district, district)
    outline = frame(WIDE, TALL)
    said = f"Open District Card: {name}" + (f", {number} of them" if number > 1 else "")
    return targets.draw(
        f"offer:{district}", stack(district, name, number), said, outline, outline, [f"take {district}"]
    )


def _pile(targets: Targets, left: int) -> str:
    outline = frame(WIDE, TALL)
    if left < 1:
        return targets.draw(
            "pile", blank(WIDE, TALL, "no pile"), "The pile is empty", outline, outline, ["take pile"]
        )
    under = "".join(
        group(inked(rect(0, 0, WIDE, TALL, "velvet", 9), 2), 3 * i, -2.4 * i) for i in (2, 1) if left > i
    )
    plate = inked(rect(20, 84, WIDE - 40, 24, "cream", 6), 1.8) + text(WIDE / 2, 102, left, 18, "on-yellow")
    drawn = under + back() + plate
    return targets.draw("pile", drawn, f"The pile: {left} District Cards", outline, outline, ["take pile"])
