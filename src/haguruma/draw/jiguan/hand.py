"""A seat's cards: missions and scoring cards it keeps, and the turned ones with the energy points they count."""

from __future__ import annotations

from collections.abc import Mapping

from ...jiguan.constants import COLOURS
from ...kernel.contract import Game
from ...kernel.view import words
from ..svg import circle, element, fitted, group, inked, picture, rect, safe, text
from ..targets import Targets
from . import display, faces, places
from .view import JiguanView, scene

GAP = 7.0
EDGE = 8.0
BACKS = 0.56
"""How large turned cards are."""


def cards(
    game: Game, view: Mapping[str, object], seat: str, offered: Mapping[str, str], columns: int = 3
) -> str:
    """The cards in front of a seat."""
    shown = scene(game, view)
    targets = places.targets(shown, offered)
    columns = max(columns, 1)
    kept = words(shown.seat(seat), "cards")
    wide = columns * (faces.WIDE + GAP) - GAP + 2 * EDGE
    drawn, y = "", 6.0
    for i, id in enumerate(kept):
        x = EDGE + i % columns * (faces.WIDE + GAP)
        drawn += group(_front(shown, targets, seat, id), x, y + i // columns * (faces.TALL + GAP))
    y += -(-len(kept) // columns) * (faces.TALL + GAP)
    turned = words(shown.seat(seat), "turned")
    if turned:
        drawn += group(_piles(shown, turned, wide), 0, y)
        y += faces.TALL * BACKS + GAP
    if not kept and not turned:
        drawn += _none(wide)
        y += 36
    return picture(drawn, wide, y + 2, f"{shown.seat_name(seat)}'s cards", "jiguan hg-cards", live=True)


def _none(wide: float) -> str:
    slot = rect(EDGE, 6, wide - 2 * EDGE, 30, "none", 9, stroke="muted", sw=1.6, stroke_dasharray="6 5")
    return slot + fitted(wide / 2, 26, "no cards yet", 13, wide - 30, "muted")


def _front(shown: JiguanView, targets: Targets, seat: str, id: str) -> str:
    card = shown.cards.get(id)
    if card is None:
        return ""
    outline = rect(0, 0, faces.WIDE, faces.TALL, "none", 12)
    asked = [f"mission {id}"] if seat == shown.own and card.kind in ("beasts", "parts") else ()
    title = display.title(shown, card)
    return targets.draw(f"front:{seat}:{id}", display.drawn_card(shown, card), title, outline, outline, asked)


def _piles(shown: JiguanView, turned: list[str], wide: float) -> str:
    """Turned cards by colour, as piles with their number."""
    piles = []
    for colour in COLOURS:
        mine = [shown.cards[id] for id in turned if id in shown.cards and shown.cards[id].bottle == colour]
        if mine:
            piles.append(
                (
                    faces.back(mine[0]),
                    len(mine),
                    f"{len(mine)} turned: {sum(card.back for card in mine)} {colour} energy",
                )
            )
    step = min(faces.WIDE * BACKS + GAP, (wide - 2 * EDGE) / max(len(piles), 1))
    drawn = ""
    for i, (face, number, said) in enumerate(piles):
        mark = inked(circle(0, 0, 10, "bone"), 1.5) + text(0, 4.6, f"×{number}", 12, "on-light")
        told = element("title", safe(said)) + group(face, scale=BACKS)
        drawn += group(told + (group(mark, faces.WIDE * BACKS - 5, 6) if number > 1 else ""), EDGE + step * i)
    return drawn
