"""What the junk parts of a KIKAI share: eyes, tubes, arms, pairs. Joints: waist 40 above ground, neck 52 above it."""

from __future__ import annotations

from ..svg import Number, circle, element, group, line, path, rect

WAIST = 40
"""How high a Foot reaches: its top is where a Body stands."""
NECK = 52
"""How high a Body reaches above its waist: there a Head sits."""


def eye(x: Number, y: Number, r: Number = 5, look: Number = 1) -> str:
    """A round eye; `look` moves the pupil sideways."""
    pupil = circle(x + look, y + 0.6, r * 0.45, "pupil", stroke="none")
    return circle(x, y, r, "bone") + pupil + circle(x + look - 1, y - 0.8, r * 0.16, "bone", stroke="none")


def eyes(y: Number, apart: Number = 6.5, r: Number = 5) -> str:
    """Two eyes side by side."""
    return eye(-apart, y, r) + eye(apart, y, r)


def tube(d: str, colour: str, width: Number = 5) -> str:
    """A pipe along a path."""
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return line(d, "ink", width + 3.4, **ends) + line(d, colour, width, **ends)


def mirrored(content: str) -> str:
    """Content and its mirror image."""
    return content + element("g", content, transform="scale(-1 1)")


def twice(content: str, apart: Number = 13) -> str:
    """Content on the left and again on the right, facing the same way."""
    return group(content, -apart) + group(content, apart)


def shine(d: str) -> str:
    """A highlight on a part."""
    return path(d, "shine", stroke="none")


def shade(d: str) -> str:
    """A shadow on a part."""
    return path(d, "shade", stroke="none")


def rivets(*places: tuple[Number, Number]) -> str:
    """Small rivets."""
    return "".join(circle(x, y, 1.3, "ink", stroke="none") for x, y in places)


def hips(colour: str) -> str:
    """The plate on top of two legs, on which a Body stands."""
    return rect(-17, -WAIST, 34, 8, colour, 3)


def leg(low: Number, x: Number = 0) -> str:
    """A pipe leg from the hips down to `low`."""
    return tube(f"M{x} {-WAIST + 6}V{low}", "steel", 5)


HANDS = {
    "claw": tube("M0 0V3M-4 9L-5 4L0 2L5 4L4 9", "brass", 2),
    "glove": path("M-4 -2H4L5 6Q5 10 0 10Q-5 10 -5 6z", "bone") + line("M-4.6 2.5H4.6", "ink", 1.4),
    "hook": tube("M0 -1V3Q6 4 5 9Q0 12 -3 8", "steel", 2),
    "brush": rect(-4, -2, 8, 5, "wood", 1) + path("M-4 3H4L6 10H-6z", "brass"),
    "ball": circle(0, 3, 4.6, "rubber"),
}


def arms(hand: str, colour: str = "steel", high: Number = -42, out: Number = 17) -> str:
    """Two pipe arms of a Body, from the shoulders, each with one of `HANDS`."""
    arm = tube(f"M{out} {high}L30 {high + 9}L28 {high + 22}", colour, 4.4)
    return mirrored(arm + group(HANDS[hand], 28, high + 24))
