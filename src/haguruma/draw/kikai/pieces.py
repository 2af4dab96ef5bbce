"""KIKAI's wooden pieces: fans, colour emblems, Flyer Droppers, Billboards, Ladders. Colour never stands alone.

All are drawn round (0, 0), about 24 units tall, to be moved and scaled by the caller.
"""

from __future__ import annotations

from functools import cache

from ..svg import circle, group, inked, line, path, polygon, rect, regular, text

LETTERS: dict[str, str] = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "purple": "P"}

SHIELD = "M-9.5 -8.5Q0 -11.5 9.5 -8.5Q10.5 5 0 11.5Q-10.5 5 -9.5 -8.5z"
"""Red's sign: a shield."""
HOUSE = "M0 -11.5L10.5 -3L7.5 10.5H-7.5L-10.5 -3z"
"""Blue's sign: a pentagon standing on its side."""
TAG = "M-10 -9H2.5L11.5 0L2.5 9H-10z"
"""Green's sign: a pentagon pointing to the right."""
SIGNS: dict[str, str] = {"red": SHIELD, "blue": HOUSE, "green": TAG}


@cache
def emblem(colour: str, lit: bool = True) -> str:
    """The sign of a colour with its letter; not `lit`: only its outline, for an empty Fan-Zone slot."""
    if colour not in SIGNS:
        return ""
    if not lit:
        shape = path(SIGNS[colour], "card", stroke=colour, sw=2.6, stroke_linejoin="round")
        return shape + text(_middle(colour), 4.3, LETTERS[colour], 12, colour)
    shape = inked(path(SIGNS[colour], colour), 1.8)
    return shape + text(_middle(colour), 4.3, LETTERS[colour], 12, f"on-{colour}")


def _middle(colour: str) -> float:
    return -1.5 if colour == "green" else 0


@cache
def fan(colour: str) -> str:
    """A fan: a little person whose coat is the sign of the colour; 26 units tall, 22 wide."""
    if colour not in SIGNS:
        return ""
    coat = path(SIGNS[colour], colour)
    head = circle(0, -12, 6, colour) + circle(-1.8, -13.8, 1.7, "shine", stroke="none")
    letter = text(_middle(colour), 5.4, LETTERS[colour], 12, f"on-{colour}")
    return group(inked(group(coat, 0, 1.5, 0.95) + head, 1.9) + letter, 0, 3)


@cache
def dropper(seat: str) -> str:
    """A Flyer Dropper: yellow's is a cube, purple's a round-cornered box with a flyer in its slot; with the letter."""
    if seat == "purple":
        body = rect(-10.5, -8, 21, 19, "purple", 2) + rect(-10.5, -12, 21, 6, "purple-2", 2)
        slot = line("M-5 -9H5", "ink", 1.8) + path("M-4 -9V-14.5H3.5V-9z", "paper")
        return inked(slot + body + line("M-5 -9H5", "lamp", 1.6), 1.8) + text(0, 7.5, "P", 14, "on-purple")
    top = polygon([(-10.5, -6), (-5, -12.5), (11.5, -12.5), (6, -6)], "lamp")
    side = polygon([(6, -6), (11.5, -12.5), (11.5, 4), (6, 11)], "yellow-2")
    front = rect(-10.5, -6, 16.5, 17, "yellow")
    return inked(side + front + top, 1.8) + text(-2.2, 8.2, "Y", 15, "on-yellow")


@cache
def badge(seat: str) -> str:
    """A seat's badge: a yellow gear wheel with Y, a purple rosette with P; 28 units wide."""
    if seat == "purple":
        petals = "".join(circle(x, y, 5.2, "purple") for x, y in regular(8, 9.5))
        return inked(petals, 1.8) + circle(0, 0, 10.5, "purple") + text(0, 5, "P", 14.5, "on-purple")
    teeth = "".join(group(rect(-2.6, -14, 5.2, 7, "yellow", 1), turn=45 * i) for i in range(8))
    wheel = inked(teeth, 1.8) + inked(circle(0, 0, 10.8, "yellow"), 1.6)
    return wheel + text(0, 5, "Y", 14.5, "on-yellow")


@cache
def billboard(seat: str) -> str:
    """A Billboard on its two posts, empty-faced; the face spans (-19, -17) to (19, 7)."""
    posts = rect(-12, 5, 4, 14, "wood-2") + rect(8, 5, 4, 14, "wood-2")
    face = rect(-20, -18, 40, 25, seat, 3) + rect(-16.5, -14.5, 33, 18, "cream", 2)
    lamps = line("M-12 -18V-22M0 -18V-22M12 -18V-22", "ink", 1.8)
    return inked(posts + lamps + face, 1.9)


@cache
def ladder(rungs: int, dashed: bool = False) -> str:
    """A Ladder standing on (0, 0), leaning a little; each rung is 7 units."""
    top = -7 * rungs - 4
    rails = f"M-4 0L-2 {top}M4 0L6 {top}"
    steps = "".join(f"M{-3.6 + 0.3 * i:.1f} {-7 * i - 5}H{4.6 + 0.3 * i:.1f}" for i in range(rungs))
    if dashed:
        return line(rails + steps, "muted", 1.6, stroke_dasharray="2 2.4")
    return line(rails + steps, "ink", 4.6, stroke_linecap="round") + line(rails + steps, "brass", 2.4)
