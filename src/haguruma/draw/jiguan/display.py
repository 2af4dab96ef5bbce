"""The display: for each colour its two stacks of blueprints and its cards, two of each frame; the decks below.

Wide, a colour's cards lie in one row; narrow, those of each frame have a row of their own.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...jiguan.constants import FRAMES
from ...jiguan.editions.edition import Card
from ...kernel.contract import Game
from ...kernel.view import count, part, word, words
from ..svg import element, fitted, group, inked, picture, rect, safe, text
from ..targets import Targets
from . import blueprints, faces, gears, places
from .view import JiguanView, scene

GAP = 7.0
EDGE = 8.0
LABEL = 34.0
STACK = 0.7
"""How large a blueprint lies here."""
PILE = blueprints.SIDE * STACK + 6


def display(game: Game, view: Mapping[str, object], offered: Mapping[str, str], narrow: bool = False) -> str:
    """The display of a view."""
    shown = scene(game, view)
    targets = places.targets(shown, offered)
    columns = max(2 * shown.edition.cards_per_frame // (2 if narrow else 1), 1)
    wide = 2 * EDGE + LABEL + shown.edition.stacks * (PILE + 2) + columns * (faces.WIDE + GAP)
    lines = 2 if narrow else 1
    tall = lines * (faces.TALL + GAP)
    drawn = ""
    for i, colour in enumerate(shown.edition.towers):
        drawn += group(_row(shown, targets, colour, columns, wide, tall), 0, EDGE + i * tall)
    height = EDGE + len(shown.edition.towers) * tall
    drawn += group(_decks(shown, wide), 0, height + 3)
    total = height + faces.TALL + EDGE + 6
    frame = inked(rect(2, 2, wide - 4, total - 4, "wood-3", 14), 2.6)
    return picture(
        frame + drawn, wide, total, "Blueprints and cards on display", "jiguan hg-display", live=True
    )


def _row(shown: JiguanView, targets: Targets, colour: str, columns: int, wide: float, tall: float) -> str:
    """One colour's blueprints and cards."""
    band = rect(EDGE - 2, -3, wide - 2 * EDGE + 4, tall - 2, f"{colour}-2", 9, opacity=0.3)
    label = rect(EDGE - 2, -3, LABEL - 4, tall - 2, f"{colour}-2", 9)
    label += group(gears.emblem(colour), EDGE + 13, tall / 2 - 4, 1.05)
    drawn = band + label
    each = shown.edition.stacks
    lift = (tall - GAP - blueprints.SIDE * STACK) / 2
    for i in range(each):
        drawn += group(_stack(shown, targets, f"{colour}{i + 1}"), EDGE + LABEL + i * (PILE + 2), lift)
    cards = words(part(shown.view, "display"), colour)
    left = EDGE + LABEL + each * (PILE + 2) + 4
    for i, id in enumerate(cards):
        x, y = left + i % columns * (faces.WIDE + GAP), i // columns * (faces.TALL + GAP)
        drawn += group(_card(shown, targets, id, i, len(cards)), x, y)
    return drawn


def _stack(shown: JiguanView, targets: Targets, id: str) -> str:
    """A stack of blueprints with its top one and how many there are."""
    stack = part(part(shown.view, "stacks"), id)
    left, top = count(stack, "count"), part(stack, "top")
    side = blueprints.SIDE * STACK
    outline = rect(0, 0, side, side, "none", 7)
    if not top:
        drawn = rect(2, 2, side - 4, side - 4, "none", 7, stroke="muted", sw=1.8, stroke_dasharray="6 5")
        return targets.draw(f"stack:{id}", drawn, f"Stack {id} is empty", outline, outline, [f"take {id}"])
    tile = blueprints.tile_of(shown, top)
    under = "".join(
        group(inked(rect(0, 0, side, side, "plan-2", 7), 1.6), 2.4 * i, 2.4 * i)
        for i in range(min(left, 3) - 1, 0, -1)
    )
    mark = group(
        inked(rect(-11, -9, 22, 18, "bone", 9), 1.6) + text(0, 5, left, 14, "on-light"), side - 10, side - 9
    )
    drawn = under + group(blueprints.tile(tile), scale=STACK) + mark
    title = f"Stack {id}: {blueprints.describe(tile)}; {left} in the stack"
    return targets.draw(f"stack:{id}", drawn, title, outline, outline, [f"take {id}"])


def _card(shown: JiguanView, targets: Targets, id: str, place: int, size: int) -> str:
    """A card on display, or the gap where one was."""
    outline = rect(0, 0, faces.WIDE, faces.TALL, "none", 12)
    card = shown.cards.get(id)
    if card is None:
        frame = FRAMES[0] if place < size / 2 else FRAMES[1]
        return rect(
            3,
            3,
            faces.WIDE - 6,
            faces.TALL - 6,
            "none",
            10,
            stroke=frame,
            sw=1.8,
            stroke_dasharray="6 5",
            opacity=0.7,
        )
    return targets.draw(
        f"card:{id}", drawn_card(shown, card), title(shown, card), outline, outline, [f"card {id}"]
    )


def drawn_card(shown: JiguanView, card: Card) -> str:
    """A card as it lies: its front, or in Beginner Play its energy side."""
    if shown.beginner and card.gear_mark:
        return faces.back(card)
    return faces.face(card, tuple(shown.beast(colour) for colour in card.beasts))


def title(shown: JiguanView, card: Card) -> str:
    """What a card says, in a sentence."""
    if shown.beginner and card.gear_mark:
        return f"Card: {card.back} {card.bottle} energy"
    return f"Card: {faces.describe(card)}"


def _decks(shown: JiguanView, wide: float) -> str:
    """Both decks: the card that comes next and how many are left."""
    half = (wide - 2 * EDGE) / 2
    return "".join(group(_deck(shown, frame, half - 6), EDGE + i * half) for i, frame in enumerate(FRAMES))


def _deck(shown: JiguanView, frame: str, room: float) -> str:
    deck = part(part(shown.view, "decks"), frame)
    left, card = count(deck, "count"), shown.cards.get(word(deck, "top"))
    scale = 0.86
    box = rect(0, 0, room, faces.TALL - 2, "wood", 9, opacity=0.45)
    said = f"{left} in the deck" if left else "deck empty"
    words_at = 18 + faces.WIDE * scale
    told = fitted(words_at, 32, "Next card", 14, room - words_at - 4, "text", "start")
    told += fitted(words_at, 50, said, 12.5, room - words_at - 4, "text", "start", font_weight=600)
    if card is None:
        return box + group(element("g", faces.blank(frame), opacity="0.4"), 7, 5, scale) + told
    under = "".join(group(faces.blank(frame), 7 + 2.2 * i, 5 + 2 * i, scale) for i in (2, 1) if left > i)
    top = element("g", element("title", safe(f"Comes next. {title(shown, card)}")) + drawn_card(shown, card))
    return box + under + group(top, 7, 5, scale) + told
