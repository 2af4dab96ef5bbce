"""KIKAI's small signs: resources, kinds of component, what a Construction Bonus counts. One drawing each, 24 units."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ..svg import circle, element, group, inked, line, oval, path, polygon, rect, star, text
from . import pieces

BOLT = "M2.5 -10L-6.5 2H-1L-3 10L6.5 -2.5H1z"


def energy() -> str:
    """Energy: a lightning bolt on a cell."""
    cell = circle(0, 0, 11, "neon-2")
    return inked(cell, 1.8) + inked(path(BOLT, "lamp"), 1.5, scale=0.86)


def megaphone() -> str:
    """A Megaphone."""
    horn = path("M-5 -4.5L8 -10V8L-5 3.5z", "neon") + oval(8, -1, 2.8, 9, "cream")
    grip = path("M-3 4L-1 11H3L1.5 5z", "iron") + rect(-10, -4.8, 6, 8.6, "iron", 2)
    return inked(grip + horn, 1.7)


def ladder() -> str:
    """A Ladder."""
    rails = "M-6 11L-3.5 -11M5 11L7.5 -11"
    rungs = "M-5.4 6.5H5.4M-4.9 2H5.9M-4.4 -2.5H6.4M-4 -7H7"
    return line(rails + rungs, "ink", 5.4, stroke_linecap="round") + line(
        rails + rungs, "brass", 2.6, stroke_linecap="round"
    )


def vp() -> str:
    """A Victory Point: a star."""
    return inked(polygon(star(5, 12, 5.4, 0, 0.6), "gold"), 1.8)


def discard() -> str:
    """Droppers off the Energy Track: a box thrown away."""
    box = group(rect(-6.5, -6.5, 13, 13, "stone", 2), -2, 2, turn=-12)
    return inked(box, 1.8) + line("M1 -2L9 -9M4 -9.6H9.4V-4.2", "accent", 2.6, stroke_linecap="round")


def influence() -> str:
    """Influence: a heart in a speech bubble."""
    bubble = path("M-11 -9.5H11V5.5H1L-4.5 11V5.5H-11z", "paper")
    heart = path("M0 4C-7.5 -1 -4.5 -6.6 0 -3.4C4.5 -6.6 7.5 -1 0 4z", "accent", stroke="none")
    return inked(bubble, 1.8) + heart


def renown() -> str:
    """Renown: the Master's top hat."""
    hat = path("M-6.5 5L-7.5 -10H7.5L6.5 5z", "iron") + rect(-7, 0.5, 14, 4, "accent", stroke="none")
    return inked(hat + oval(0, 6.5, 11.5, 3.4, "iron"), 1.7)


def foot() -> str:
    """A Foot: a boot."""
    return inked(path("M-6 -10H2V1Q10 2 10 9H-7z", "steel") + rect(-8.5, 7, 19.5, 4, "iron", 1.5), 1.7)


def body() -> str:
    """A Body: a riveted drum."""
    drum = rect(-8, -9, 16, 19, "steel", 4) + line("M-8 -3H8M-8 4H8", "ink", 1.5)
    return inked(drum + line("M-8 -6L-11.5 1M8 -6L11.5 1", "ink", 2.4), 1.7)


def head() -> str:
    """A Head: a round one with two eyes and an aerial."""
    skull = (
        rect(-9, -6.5, 18, 16, "steel", 6) + line("M0 -6.5V-10.5", "ink", 1.8) + circle(0, -11, 1.8, "accent")
    )
    eyes = circle(-3.6, 1, 2.7, "bone") + circle(3.6, 1, 2.7, "bone")
    return inked(skull + eyes, 1.6) + circle(-3.2, 1.4, 1.1, "pupil") + circle(4, 1.4, 1.1, "pupil")


def taller() -> str:
    """A KIKAI strictly taller than the other: two bars."""
    bars = rect(-9, 1, 7.5, 9, "stone", 1) + rect(1.5, -10, 7.5, 20, "gold", 1)
    return inked(bars, 1.7) + line("M-9 -4L-5.2 -8.5L-1.4 -4", "text", 1.9)


def billboard() -> str:
    """A Billboard."""
    board = rect(-11, -10, 22, 13, "cream", 1.5) + line("M-6 3V11M6 3V11", "ink", 2.4)
    return inked(board, 1.8) + line("M-7 -6H7M-7 -1.8H2", "accent", 2)


def dropper() -> str:
    """A Flyer Dropper of no seat: a plain cube."""
    cube = polygon([(0, -11.5), (10, -6.5), (0, -1.5), (-10, -6.5)], "stone")
    cube += polygon([(-10, -6.5), (0, -1.5), (0, 11), (-10, 6)], "stone-2")
    cube += polygon([(10, -6.5), (0, -1.5), (0, 11), (10, 6)], "stone-2")
    return inked(cube, 1.8) + path("M-7.5 -1.5L-2.5 1V5.5L-7.5 3z", "paper")


def fan() -> str:
    """A fan of no colour in particular."""
    coat = path("M-8 11Q-8 -3 0 -3Q8 -3 8 11z", "stone") + circle(0, -7, 5, "stone")
    return inked(coat, 1.8)


def card() -> str:
    """A District Card."""
    face = rect(-7.5, -10.5, 15, 21, "card", 2.5) + path("M-4.5 4V-2L0 -6L4.5 -2V4z", "brick")
    return inked(face, 1.7)


def pile() -> str:
    """The pile of District Cards."""
    backs = rect(-9, -8, 14, 19, "velvet", 2.5) + rect(-5, -11, 14, 19, "velvet", 2.5)
    return inked(backs, 1.7) + circle(2, -1.5, 3.6, "gold")


def turn() -> str:
    """A turn: a gear wheel."""
    teeth = "".join(group(rect(-2, -11.5, 4, 6, "brass", 0.8), turn=45 * i) for i in range(8))
    return inked(teeth, 1.5) + inked(circle(0, 0, 8, "brass") + circle(0, 0, 3, "card"), 1.5)


def foundation() -> str:
    """A Foundation Tile: a paving slab with a crack."""
    slab = rect(-10, -9, 20, 18, "stone", 3) + line("M-3 -9L0 -3L-3 1L2 9", "ink", 1.4)
    return inked(slab, 1.7)


_PLAIN: tuple[Callable[[], str], ...] = (
    energy, megaphone, ladder, vp, discard, influence, renown, foot, body, head, taller, billboard, dropper, fan,
    card, pile, turn, foundation,
)  # fmt: skip

_ALIASES: dict[str, str] = {"droppers": "dropper", "feet": "foot", "heads": "head", "billboards": "billboard"}


@cache
def sign(name: str) -> str:
    """A sign's shapes round (0, 0). Unknown names give a plain question mark, so a drawing never fails on one."""
    first, _, last = name.partition("-")
    if first == "fan" and last in pieces.SIGNS:
        return group(pieces.fan(last), scale=0.84)
    if first == "dropper" and last in ("yellow", "purple"):
        return group(pieces.dropper(last), scale=0.95)
    if name in pieces.SIGNS:
        return pieces.emblem(name)
    if name in ("yellow", "purple"):
        return group(pieces.badge(name), scale=0.84)
    for draw in _PLAIN:
        if draw.__name__ == _ALIASES.get(name, name):
            return draw()
    return inked(circle(0, 0, 10, "card"), 1.8) + text(0, 5, "?", 14, "text")


def names() -> tuple[str, ...]:
    """Every sign there is."""
    coloured = [f"fan-{colour}" for colour in pieces.SIGNS] + ["dropper-yellow", "dropper-purple"]
    plain = [draw.__name__ for draw in _PLAIN]
    return (*plain, *_ALIASES, *coloured, *pieces.SIGNS, "yellow", "purple")


def icon(name: str, label: str = "") -> str:
    """A sign as a standalone SVG of 24 by 24; without `label` it is decoration that screen readers skip."""
    told = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return element(
        "svg", sign(name), xmlns="http://www.w3.org/2000/svg", viewBox="-13 -15 26 28", class_="hg hg-icon",
        font_weight="800", focusable="false", **told,
    )  # fmt: skip
