"""What tells more about itself when pointed at, tapped or in focus: a drawing with a note in words over it."""

from __future__ import annotations

from .svg import Number, element, extent, group, inked, rect, text

SIZE = 14.5
"""Height of the letters of a note."""
EDGE = 11.0


def with_tip(content: str, place: str, name: str, words: str, at: tuple[Number, Number], wide: Number) -> str:
    """`content` with a note `wide` units wide whose lower left corner is `at`; it has to be drawn last.

    It takes the focus and is an image for assistive technology, called by the name and the words of its note.
    """
    return element(
        "g", content + _note(name, words, at, wide), class_="told", tabindex=0, role="img",
        data_place=place, aria_label=f"{name}: {words}",
    )  # fmt: skip


def _note(name: str, words: str, at: tuple[Number, Number], wide: Number) -> str:
    lines = wrapped(words, 0.84 * SIZE, wide - 2 * EDGE)  # plain letters are narrower than the bold ones measured
    tall = (len(lines) + 1) * SIZE * 1.28 + 1.2 * EDGE
    box = inked(rect(0, -tall, wide, tall, "paper", 8), 2.4)
    heading = text(EDGE, SIZE * 1.1 + EDGE * 0.6 - tall, name, SIZE, "text", "start")
    rest = "".join(
        text(EDGE, SIZE * (1.28 * (i + 2) - 0.18) + EDGE * 0.6 - tall, said, SIZE, "text", "start", font_weight=500)
        for i, said in enumerate(lines)
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
