"""A seat's board: tokens, turns and played cards, Energy Track, influence, Billboards, collected fans."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.contract import Game
from ...kernel.view import Plain, count, items, numbers, part, word, words
from ...kikai.constants import COLOURS
from ...kikai.editions.edition import Billboard
from ...kikai.words.names import effect_words
from ..svg import circle, fitted, group, inked, line, number, path, picture, rect, text
from ..targets import Targets
from . import effects, icons, pieces, slabs, statue
from .buildings import building
from .track import track
from .view import KikaiView, place_of, scene

WIDE = 320.0
HEIGHT = 536.0
PLACES: Mapping[str, str] = {"billboard": "billboard:{0}", "place": "foot:{0}"}
"""The place of each action that has one on its seat's board."""
RAIL = 24
"""Influence shown on a rail where the edition sets no end: what twelve components of one colour could bring."""


def seat(game: Game, view: Plain, which: str, offered: Mapping[str, str]) -> str:
    """The board of one seat."""
    shown = scene(game, view)
    mine = word(view, "seat") == which
    targets = Targets(game, offered, lambda action: place_of(PLACES, action) if mine else "")
    drawn = _frame(which, mine) + _head(shown, which, mine) + group(_tokens(shown, which), 0, 58)
    drawn += group(_played(shown, which, targets), 0, 106)
    drawn += group(track(shown, which), 0, 178)
    drawn += group(_influence(shown, which), 0, 320) + group(_billboards(shown, which, targets), 0, 408)
    drawn += group(_fans(shown, which), 0, 488)
    if shown.edition.advanced:  # last: their notes lie over everything
        drawn += group(slabs.kept_tiles(shown, which), 0, 467)
    return picture(drawn, WIDE, HEIGHT, f"{shown.seat_name(which)}'s board", f"seat hg-{which}", live=True)


def _frame(which: str, mine: bool) -> str:
    colour = which if which in pieces.LETTERS else "stone"
    card = inked(rect(3, 3, WIDE - 6, HEIGHT - 6, "card", 14), 2.4)
    band = path(f"M4.5 50V17Q4.5 4.5 17 4.5H{WIDE - 17}Q{WIDE - 4.5} 4.5 {WIDE - 4.5} 17V50z", colour)
    ring = rect(3, 3, WIDE - 6, HEIGHT - 6, "none", 14, stroke="accent", sw=5) if mine else ""
    return card + band + line(f"M4 50H{WIDE - 4}", "ink", 2.2) + ring


def _head(shown: KikaiView, which: str, mine: bool) -> str:
    name = fitted(52, 35, shown.seat_name(which), 23, 110, f"on-{which}", "start")
    flag = (
        group(
            inked(path("M0 -11H66L58 0L66 11H0z", "accent"), 1.8)
            + fitted(29, 5.5, "to move", 14, 50, "bone"),
            152,
            27,
        )
        if mine
        else ""
    )
    star = group(icons.sign("vp"), WIDE - 68, 27, 1.35)
    points = fitted(WIDE - 50, 36, str(count(shown.seat(which), "vp")), 26, 46, f"on-{which}", "start")
    return group(pieces.badge(which), 29, 27, 1.2) + name + flag + star + points


def _tokens(shown: KikaiView, which: str) -> str:
    drawn = []
    for i, (key, sign) in enumerate(
        (("energy", "energy"), ("megaphones", "megaphone"), ("ladders", "ladder"))
    ):
        box = rect(10 + 101 * i, 0, 97, 40, "paper", 9, stroke="road-edge", sw=1.5)
        amount = text(52 + 101 * i, 30, count(shown.seat(which), key), 27, "text", "start")
        drawn.append(box + group(icons.sign(sign), 32 + 101 * i, 20, 1.28) + amount)
    return "".join(drawn)


def _played(shown: KikaiView, which: str, targets: Targets) -> str:
    """Turn columns with the cards played in them; before the game, the starting Feet."""
    feet = [shown.components[id] for id in words(shown.seat(which), "feet") if id in shown.components]
    if feet:
        return _caption("Starting Feet", "") + "".join(
            group(_start_foot(targets, foot.id, statue.alone(foot), foot.name), 12 + 100 * i, 16)
            for i, foot in enumerate(feet)
        )
    done, total = [*numbers(shown.seat(which), "turns"), 0, 0][:2]
    columns = [value for value in items(shown.seat(which), "played") if isinstance(value, (list, tuple))]
    wide = (WIDE - 20) / max(total, 1)
    cells = "".join(
        group(
            _column([str(card) for card in columns[i]] if i < len(columns) else [], wide, i < done),
            10 + wide * i,
            16,
        )
        for i in range(total)
    )
    return _caption("Turns", f"{done} of {total} in this round") + cells


def _column(cards: list[str], wide: float, done: bool) -> str:
    box = rect(1.5, 0, wide - 3, 46, "card-2" if done else "paper", 6, stroke="road-edge", sw=1.5)
    if not cards:
        return box
    step = 44 / len(cards)
    shown = "".join(
        group(
            building(card),
            wide / 2,
            4 + step * (i + 1) - 3,
            0.41 if len(cards) == 1 else 0.42 / len(cards) ** 0.7,
        )
        for i, card in enumerate(cards[:4])
    )
    return box + shown


def _start_foot(targets: Targets, id: str, drawing: str, name: str) -> str:
    box = rect(0, 0, 96, 46, "paper", 8, stroke="road-edge", sw=1.5)
    outline = rect(0, 0, 96, 46, "none", 8)
    return targets.draw(f"foot:{id}", box + group(drawing, 48, 24, 0.92), name, outline, outline)


def _caption(name: str, aside: str) -> str:
    return text(12, 11, name, 13, "text", "start") + fitted(
        WIDE - 12, 11, aside, 11.5, 200, "muted", "end", font_weight=600
    )


def _influence(shown: KikaiView, which: str) -> str:
    drawn = [_caption("Influence", "")]
    values = part(shown.seat(which), "influence")
    longest = max([shown.edition.caps.get("influence", RAIL), *(count(values, colour) for colour in COLOURS)])
    for i, colour in enumerate(COLOURS):
        drawn.append(group(_rail(colour, count(values, colour), longest), 0, 26 + 23 * i))
    return "".join(drawn)


def _rail(colour: str, value: int, longest: int) -> str:
    left, right = 40.0, WIDE - 50
    at = left + (right - left) * value / max(longest, 1)
    rail = line(f"M{left} 0H{right}", "plaza-2", 9, stroke_linecap="round")
    ticks = (
        "".join(f"M{number(left + (right - left) * k / longest)} -3V3" for k in range(0, longest + 1, 3))
        if longest
        else ""
    )
    filled = line(f"M{left} 0H{number(at)}", colour, 9, stroke_linecap="round") if value else ""
    peg = inked(circle(at, 0, 8, colour), 1.8)
    sign = group(pieces.emblem(colour), 22, 0, 0.9)
    return (
        sign
        + rail
        + line(ticks, "road-edge", 1.2)
        + filled
        + peg
        + text(WIDE - 14, 7, value, 19, "text", "end")
    )


def _billboards(shown: KikaiView, which: str, targets: Targets) -> str:
    boards = shown.edition.billboards
    left = set(words(shown.seat(which), "billboards"))
    placed = sum(board.id not in left for board in boards)
    drawn = _caption("Billboards", f"{placed} of {len(boards)} placed; all placed wins at once")
    if shown.edition.advanced:
        return drawn + group(_plain_billboards(shown, which), 0, 27)
    wide = (WIDE - 20) / max(len(boards), 1)
    return drawn + "".join(
        group(_board(targets, which, board, board.id in left, wide), 10 + wide * i, 16)
        for i, board in enumerate(boards)
    )


def _board(targets: Targets, which: str, board: Billboard, left: bool, wide: float) -> str:
    middle, box = wide / 2, rect(1, 0, wide - 2, 50, "none", 7)
    if not left:
        gone = rect(4, 4, wide - 8, 34, "none", 5, stroke="muted", sw=1.6, stroke_dasharray="4 4")
        tick = line(
            f"M{number(middle - 7)} 21l5 6l10 -12", which, 4, stroke_linecap="round", stroke_linejoin="round"
        )
        return gone + tick
    shown = group(
        pieces.billboard(which) + effects.row(board.effect, 0, -5, 14.5, "on-yellow", 31), middle, 26, 1.16
    )
    said = f"Billboard {board.id}: {effect_words(board.effect)}"
    return targets.draw(f"billboard:{board.id}", shown, said, box, box, [f"billboard {board.id}"])


def _plain_billboards(shown: KikaiView, which: str) -> str:
    """The Advanced Billboards, which are all alike, in a row; those put up are ticked off."""
    boards = shown.edition.billboards
    left = min(len(words(shown.seat(which), "billboards")), len(boards))
    step = (WIDE - 20) / max(len(boards), 1)
    return "".join(
        group(_plain_billboard(which, i < len(boards) - left), 10 + step * (i + 0.5), 0) for i in range(len(boards))
    )


def _plain_billboard(which: str, placed: bool) -> str:
    if not placed:
        return group(pieces.billboard(which), 0, 2, 0.66)
    slot = rect(-15, -11, 30, 22, "none", 4, stroke="muted", sw=1.5, stroke_dasharray="4 4")
    return slot + line("M-6 0l4 5l8 -10", which, 4, stroke_linecap="round", stroke_linejoin="round")


def _fans(shown: KikaiView, which: str) -> str:
    fans = part(shown.seat(which), "collected")
    total = sum(count(fans, colour) for colour in COLOURS)
    drawn = [line(f"M10 0H{WIDE - 10}", "plaza-2", 1.5), text(12, 27, "Collected", 13, "text", "start")]
    for i, colour in enumerate(COLOURS):
        x = 100 + 50 * i
        drawn += [
            group(pieces.fan(colour), x, 23, 0.95),
            text(x + 13, 29, count(fans, colour), 18, "text", "start"),
        ]
    return "".join(drawn) + text(WIDE - 14, 29, f"= {total}", 19, "text", "end")
