"""Writing SVG as text: shapes, numbers, escaping. What is drawn, and where, is for others to say.

Colours are names of the palette (`ink` becomes `var(--ink)`); nothing written here ever carries an id.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from functools import lru_cache
from html import escape

Number = int | float
Point = tuple[float, float]

NAMESPACE = "http://www.w3.org/2000/svg"
TIP = 14.5
"""Height of the letters of a note that comes up over a drawing."""
TIP_RIM = 11.0
_PALETTE_NAME = re.compile("[a-z][a-z0-9-]*")
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: Number) -> str:
    """A number as short text: one decimal, no `-0`, no trailing `.0`."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def safe(text: object) -> str:
    """Any text made fit for SVG and HTML, in attributes as well: escaped, without characters XML forbids."""
    return escape(_NOT_XML.sub("\ufffd", str(text)), quote=True)


def shorten(text: object, most: int) -> str:
    """A text of at most `most` characters (not yet escaped)."""
    clean = " ".join(str(text).split())
    return clean if len(clean) <= most else clean[: most - 1].rstrip() + "…"


@lru_cache(maxsize=512)
def paint(name: str) -> str:
    """The paint a palette name stands for; what cannot be such a name paints nothing."""
    return f"var(--{name})" if name != "none" and _PALETTE_NAME.fullmatch(name) else "none"


def attributes(given: dict[str, object]) -> str:
    """Attributes as text; `fill` and `stroke` are palette names, `sw` the stroke's width, `_` becomes `-`."""
    parts = []
    for key, value in given.items():
        if value is None or value == "":
            continue
        if key in ("fill", "stroke"):
            parts.append(f' {key}="{paint(str(value))}"')
            continue
        name = "stroke-width" if key == "sw" else key.rstrip("_").replace("_", "-")
        shown = number(value) if isinstance(value, (int, float)) else safe(value)
        parts.append(f' {name}="{shown}"')
    return "".join(parts)


def element(name: str, content: str = "", /, **given: object) -> str:
    """One element; `content` is SVG already."""
    inside = attributes(given)
    return f"<{name}{inside}>{content}</{name}>" if content else f"<{name}{inside}/>"


def circle(x: Number, y: Number, r: Number, fill: str, **given: object) -> str:
    """A circle."""
    return element("circle", cx=x, cy=y, r=r, fill=fill, **given)


def oval(x: Number, y: Number, rx: Number, ry: Number, fill: str, **given: object) -> str:
    """An ellipse."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **given)


def rect(x: Number, y: Number, w: Number, h: Number, fill: str, r: Number = 0, **given: object) -> str:
    """A rectangle with corners rounded by `r`."""
    return element("rect", x=x, y=y, width=w, height=h, rx=r or None, fill=fill, **given)


def path(d: str, fill: str, **given: object) -> str:
    """A filled path."""
    return element("path", d=d, fill=fill, **given)


def line(d: str, stroke: str = "ink", sw: Number = 2, **given: object) -> str:
    """An open path that is only stroked."""
    return element("path", d=d, fill="none", stroke=stroke, sw=sw, **given)


def polygon(points: Iterable[Point], fill: str, **given: object) -> str:
    """A closed polygon."""
    return path(track(points) + "z", fill, **given)


def track(points: Iterable[Point]) -> str:
    """Path data through points, straight from one to the next."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def text(
    x: Number,
    y: Number,
    said: object,
    size: Number,
    fill: str = "ink",
    anchor: str = "middle",
    **given: object,
) -> str:
    """A line of text with its baseline at `y`; `said` is escaped."""
    return element(
        "text", safe(said), x=x, y=y, font_size=size, fill=fill, text_anchor=anchor, stroke="none", **given
    )


def fitted(
    x: Number, y: Number, said: object, size: Number, width: Number, fill: str = "ink", anchor: str = "middle",
    **given: object,
) -> str:  # fmt: skip
    """A line of text squeezed so that it stays within `width`, however long it is."""
    shown = shorten(said, 40)
    squeeze = {"textLength": width, "lengthAdjust": "spacingAndGlyphs"} if extent(shown, size) > width else {}
    return text(x, y, shown, size, fill, anchor, **squeeze, **given)


def extent(said: str, size: Number) -> float:
    """A cautious guess at how wide bold text comes out."""
    wide = sum(
        1.05 if ord(char) > 0x2000 else 0.74 if char.isupper() or char in "mwMW" else 0.6 for char in said
    )
    return wide * size


def group(
    content: str, x: Number = 0, y: Number = 0, scale: Number = 1, turn: Number = 0, **given: object
) -> str:
    """Content moved to (x, y), turned by degrees and scaled."""
    return element("g", content, transform=_moves(x, y, scale, turn), **given) if content else ""


def inked(content: str, sw: Number = 2, x: Number = 0, y: Number = 0, scale: Number = 1) -> str:
    """Content whose shapes get the comic's ink outline, `sw` wide."""
    ends = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    moved = _moves(x, y, scale, 0)
    return element("g", content, transform=moved, stroke="ink", sw=sw, **ends) if content else ""


def _moves(x: Number, y: Number, scale: Number, turn: Number) -> str:
    moves = f"translate({number(x)} {number(y)})" if x or y else ""
    moves += f"rotate({number(turn)})" if turn else ""
    return moves + (f"scale({scale:.3g})" if scale != 1 else "")


def regular(sides: int, r: Number, start: float = -90, x: Number = 0, y: Number = 0) -> list[Point]:
    """The corners of a regular polygon; `start` is the first corner's direction in degrees."""
    angles = [math.radians(start + 360 * i / sides) for i in range(sides)]
    return [(x + r * math.cos(angle), y + r * math.sin(angle)) for angle in angles]


def star(points: int, r: Number, inner: Number, x: Number = 0, y: Number = 0) -> list[Point]:
    """The corners of a star, first tip up."""
    tips = regular(points, r, -90, x, y)
    dents = regular(points, inner, -90 + 180 / points, x, y)
    return [corner for pair in zip(tips, dents, strict=True) for corner in pair]


def picture(content: str, width: Number, height: Number, label: str, kind: str, live: bool = False) -> str:
    """A standalone SVG from (0, 0) to (width, height), sized by whoever shows it.

    `live` says that there are buttons inside: then it is a `group` for assistive technology, else an `img`.
    """
    return element(
        "svg", content, xmlns=NAMESPACE, viewBox=f"0 0 {number(width)} {number(height)}",
        class_=f"hg hg-{kind}", role="group" if live else "img", aria_label=label, font_weight="800",
    )  # fmt: skip


def with_tip(content: str, place: str, name: str, words: str, at: tuple[Number, Number], wide: Number) -> str:
    """`content` with a note `wide` units wide whose lower left corner is `at`; it has to be drawn last.

    It takes the focus and is an image for assistive technology, called by the name and the words of its note.
    """
    return element(
        "g", content + _note(name, words, at, wide), class_="told", tabindex=0, role="img",
        data_place=place, aria_label=f"{name}: {words}",
    )  # fmt: skip


def _note(name: str, words: str, at: tuple[Number, Number], wide: Number) -> str:
    lines = wrapped(words, 0.84 * TIP, wide - 2 * TIP_RIM)  # plain letters are narrower than the bold ones measured
    tall = (len(lines) + 1) * TIP * 1.28 + 1.2 * TIP_RIM
    box = inked(rect(0, -tall, wide, tall, "paper", 8), 2.4)
    heading = text(TIP_RIM, TIP * 1.1 + TIP_RIM * 0.6 - tall, name, TIP, "text", "start")
    top = TIP * 2.38 + TIP_RIM * 0.6 - tall
    rest = "".join(
        text(TIP_RIM, top + TIP * 1.28 * i, said, TIP, "text", "start", font_weight=500) for i, said in enumerate(lines)
    )
    return group(box + heading + rest, *at, class_="tip", aria_hidden="true")


def wrapped(said: str, size: Number, width: Number) -> list[str]:
    """A text in lines that stay within `width`, broken at spaces."""
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and extent(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
