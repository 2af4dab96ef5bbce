"""The twelve Heads of a KIKAI: the neck joint at y = 0, nothing above y = -52."""

from __future__ import annotations

from ..svg import circle, group, line, oval, path, polygon, rect, regular
from .junk import eye, eyes, mirrored, rivets, shade, shine, tube


def kettle(c: str) -> str:
    """A kettle: the spout is its nose."""
    handle = tube("M-12 -30Q0 -54 12 -30", "wood", 3.4)
    spout = path("M14 -12L27 -28L31 -24Q27 -8 14 -5z", c)
    pot = path("M-20 -3Q-24 -32 0 -33Q24 -32 20 -3z", c) + rect(-8, -36, 16, 5, "brass", 2)
    mouth = line("M-8 -8Q-1 -4 6 -8", "ink", 2, stroke_linecap="round")
    return (
        handle + spout + pot + shine("M-16 -8Q-18 -26 -6 -29L-5 -26Q-14 -23 -13 -8z") + eyes(-18, 7) + mouth
    )


def gramophone(c: str) -> str:
    """A gramophone: all mouth."""
    box = rect(-19, -17, 34, 17, "wood", 2) + line("M-19 -4H15", "ink", 1.4)
    horn = path("M-3 -17Q-2 -27 8 -34L-2 -47Q22 -58 31 -32Q33 -18 14 -22Q4 -23 3 -17z", c)
    bell = path("M-2 -47Q14 -44 18 -36Q21 -28 14 -22Q33 -16 31 -32Q24 -56 -2 -47z", "brass")
    return horn + bell + box + eyes(-10, 7, 4.6) + circle(17, -8, 2.6, "iron")


def signal(c: str) -> str:
    """A railway signal with one arm up."""
    arm = group(rect(0, -4, 25, 8, c, 1) + rect(17, -4, 4, 8, "bone", stroke="none"), 8, -38, turn=-28)
    post = rect(-11, -49, 22, 49, "iron", 8)
    lamps = (
        circle(0, -38, 7, "bone")
        + circle(0, -38, 3.6, c)
        + circle(0, -20, 7, "lamp")
        + circle(0, -20, 2.6, "pupil")
    )
    hoods = line("M-8 -41Q0 -52 8 -41M-8 -23Q0 -34 8 -23", "ink", 2.6)
    return arm + post + lamps + hoods + rect(-7, -9, 14, 4, "rubber", 2) + shine("M-8 -44V-6H-6V-44z")


def telescope(c: str) -> str:
    """A telescope looking up."""
    stand = path("M-7 0L-4 -18H4L7 0z", "iron")
    tubes = (
        rect(-28, -9, 18, 12, "brass", 2) + rect(-12, -12, 22, 18, c, 2) + rect(8, -14, 20, 22, "brass", 3)
    )
    lens = oval(28, -3, 4, 11, "sky") + oval(28, -3, 2, 6, "shine", stroke="none")
    barrel = group(tubes + lens + line("M-10 -8H8", "shine", 2.4), 1, -25, turn=-24)
    return stand + barrel + eye(-4, -22, 5.4, 1.6) + line("M-10 -31L2 -30", "ink", 2.6)


def bucket(c: str) -> str:
    """A tin bucket, upside down."""
    handle = tube("M-20 -8Q-30 -28 0 -43Q30 -28 20 -8", "iron", 2)
    tin = (
        path("M-21 0L-15 -39H15L21 0z", c)
        + path("M-22 -1H22V4H-22z", "steel")
        + line("M-19 -12H19", "ink", 1.3)
    )
    slot = rect(-14, -29, 28, 12, "rubber", 6) + circle(-6, -23, 3.4, "lamp") + circle(7, -23, 3.4, "lamp")
    return handle + tin + shine("M-14 -35H-10L-13 -6H-17z") + slot + line("M-6 -7H6", "ink", 2)


def helmet(c: str) -> str:
    """A diver's helmet."""
    dome = circle(0, -25, 22, c) + path("M-20 0L-16 -9H16L20 0z", "brass")
    side = mirrored(circle(21, -24, 6, "brass"))
    glass = circle(0, -24, 14, "brass") + circle(0, -24, 10.5, "sky")
    bolts = "".join(circle(x, y, 1.3, "ink", stroke="none") for x, y in regular(8, 12.3, -67, 0, -24))
    face = circle(-4, -25, 2.2, "pupil", stroke="none") + circle(4, -25, 2.2, "pupil", stroke="none")
    smile = line("M-4 -20Q0 -17 4 -20", "ink", 1.6) + line("M-7 -30L-2 -33", "bone", 2)
    return side + dome + shine("M-16 -32Q-11 -43 -2 -44V-41Q-9 -39 -13 -31z") + glass + bolts + face + smile


def television(c: str) -> str:
    """A television with rabbit ears."""
    ears = (
        line("M-2 -38L-15 -51M2 -38L13 -51", "ink", 2.4)
        + circle(-15, -51, 2.2, "accent")
        + circle(13, -51, 2.2, "accent")
    )
    box = rect(-24, -38, 48, 36, c, 5) + mirrored(rect(10, -3, 6, 4, "wood-2", 1))
    screen = rect(-20, -34, 32, 28, "rubber", 7) + rect(-17, -31, 26, 22, "neon-2", 5)
    face = rect(-11.5, -26, 4, 7, "pupil", 1, stroke="none") + rect(
        -0.5, -26, 4, 7, "pupil", 1, stroke="none"
    )
    smile = line("M-10 -15Q-4 -11 2 -15", "pupil", 2, stroke_linecap="round")
    knobs = (
        circle(18, -28, 3, "brass")
        + circle(18, -19, 3, "brass")
        + line("M15.5 -12H20.5M15.5 -9H20.5", "ink", 1.3)
    )
    return ears + box + screen + face + smile + knobs


def searchlight(c: str) -> str:
    """A searchlight: one great eye."""
    fork = tube("M-19 -24V-6H19V-24", "iron", 4)
    beam = path("M16 -41L36 -50V-4L16 -12z", "lamp", stroke="none", opacity=0.45)
    drum = path("M-19 -39H6V-12H-19z", c) + rect(5, -43, 13, 34, "steel", 3)
    fins = line("M-14 -39V-12M-8 -39V-12M-2 -39V-12", "ink", 1.4)
    lens = (
        oval(18, -26, 6, 17, "lamp")
        + oval(19, -26, 3, 8, "bone", stroke="none")
        + circle(19.6, -26, 2.6, "pupil")
    )
    return beam + fork + drum + fins + lens + shine("M-18 -37H4V-34H-18z")


def teapot(c: str) -> str:
    """A teapot."""
    grip = tube("M-17 -26Q-33 -27 -29 -14Q-26 -7 -16 -8", c, 3.4)
    spout = path("M15 -8Q24 -12 24 -24L30 -28L32 -23Q32 -6 17 -2z", c)
    pot = oval(0, -17, 21, 17, c) + path("M-13 -31Q0 -41 13 -31z", c) + circle(0, -39, 3.6, "brass")
    blush = circle(-12, -12, 3, "shine", stroke="none") + circle(12, -12, 3, "shine", stroke="none")
    return (
        grip
        + spout
        + pot
        + eyes(-19, 6.5, 4.8)
        + line("M-4 -9Q0 -6 4 -9", "ink", 2)
        + blush
        + line("M-13 -31H13", "ink", 1.6)
    )


def lampshade(c: str) -> str:
    """A lampshade with its bulb lit."""
    bulb = circle(0, -12, 10, "lamp") + rect(-5, -4, 10, 5, "brass", 1)
    glimmer = circle(0, -12, 15, "lamp", stroke="none", opacity=0.35)
    shade_ = path("M-25 -18L-13 -45H13L25 -18Q0 -10 -25 -18z", c) + line(
        "M-13 -45L-8 -16M0 -45V-14M13 -45L8 -16", "ink", 1.3
    )
    fringe = line("M-24 -16V-12M-16 -14V-10M16 -14V-10M24 -16V-12", "brass", 2)
    return (
        glimmer
        + bulb
        + fringe
        + shade_
        + eyes(-26, 7, 4.8)
        + circle(0, -47, 2.6, "brass")
        + shine("M-12 -42H-9L-16 -20L-20 -20z")
    )


def camera(c: str) -> str:
    """A plate camera."""
    flash = tube("M-14 -34V-44", "iron", 2) + polygon([(-24, -52), (-6, -52), (-8, -43), (-22, -43)], "steel")
    box = rect(-22, -36, 40, 34, c, 3) + line("M-22 -29H18", "ink", 1.4)
    bellows = path("M14 -30L20 -27V-9L14 -6z", "rubber")
    lens = circle(-1, -17, 12, "brass") + circle(-1, -17, 8.6, "sky") + circle(-1, -17, 4, "pupil")
    return (
        flash
        + bellows
        + box
        + lens
        + circle(-3.5, -20, 2, "bone", stroke="none")
        + circle(12, -32.5, 1.8, "accent")
        + rivets((-18, -6), (14, -6))
    )


def globe(c: str) -> str:
    """A globe in its frame."""
    frame = line("M-7 -46A24 24 0 1 0 20 -9", "ink", 6.4) + line("M-7 -46A24 24 0 1 0 20 -9", "brass", 3)
    ball = circle(2, -26, 20, "sky")
    land = path("M-14 -34Q-6 -46 4 -45Q6 -38 -2 -36Q-4 -28 -12 -27Q-17 -30 -14 -34z", c) + path(
        "M8 -36Q20 -38 21 -27Q16 -18 9 -22Q3 -30 8 -36z", c
    )
    south = path("M-8 -12Q0 -18 8 -12Q6 -6 1 -6Q-5 -7 -8 -12z", c)
    return (
        frame
        + ball
        + land
        + south
        + eyes(-27, 6.5, 4.8)
        + rect(-8, -5, 16, 5, "brass", 2)
        + shade("M16 -40Q26 -26 14 -11Q19 -26 16 -40z")
    )


HEADS = (
    kettle, gramophone, signal, telescope, bucket, helmet, television, searchlight, teapot, lampshade, camera, globe,
)  # fmt: skip
"""By `art` number."""
