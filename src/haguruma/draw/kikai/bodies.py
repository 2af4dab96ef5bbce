"""The twelve Bodies of a KIKAI: the waist joint at y = 0, the neck joint at y = -52."""

from __future__ import annotations

from ..svg import circle, group, line, path, rect, text
from .junk import arms, mirrored, rivets, shade, shine, tube


def barrel(c: str) -> str:
    """A pickle barrel."""
    staves = path("M-16 0Q-25 -26 -16 -50H16Q25 -26 16 0z", c) + line(
        "M-7 -1Q-10 -26 -7 -49M7 -1Q10 -26 7 -49", "ink", 1.3
    )
    hoops = path("M-18.5 -13L-20 -19H20L18.5 -13z", "iron") + path("M-20 -33L-18.8 -39H18.8L20 -33z", "iron")
    return (
        arms("glove")
        + staves
        + hoops
        + shine("M-13 -5Q-18 -26 -13 -46H-10Q-15 -26 -10 -5z")
        + circle(0, -26, 3, "wood-2")
    )


def stove(c: str) -> str:
    """An iron stove with a fire in it."""
    pipe = tube("M13 -44V-50H24V-58", "iron", 5)
    box = rect(-19, -46, 38, 46, c, 3) + rect(-21, -50, 42, 6, "iron", 2)
    fire = rect(-12, -31, 24, 20, "rubber", 4) + path(
        "M-7 -12Q-9 -21 -2 -27Q-1 -21 3 -24Q9 -19 7 -12z", "gold"
    )
    grill = line("M-12 -20H12M0 -31V-11", "ink", 1.6) + rect(-12, -8, 24, 4, "iron", 1)
    return pipe + arms("claw", "iron", out=19) + box + fire + grill + shine("M-16 -42H-14V-6H-16z")


def mailbox(c: str) -> str:
    """A mailbox."""
    box = path("M-18 0V-34Q-18 -51 0 -51Q18 -51 18 -34V0z", c)
    slot = (
        rect(-11, -36, 22, 5, "rubber", 1)
        + path("M-7 -34L-5 -45H8L6 -34z", "paper")
        + line("M-5 -45L2 -40L8 -45", "ink", 1.2)
    )
    plate = rect(-9, -25, 18, 13, "bone", 1.5) + line("M-6 -20.5H6M-6 -16.5H3", "ink", 1.4)
    flag = tube("M19 -20V-39", "iron", 2) + path("M19 -40H31V-32H19z", "brass")
    return arms("ball") + flag + box + shade("M10 -46Q17 -42 17 -34V-1H11z") + slot + plate


def jukebox(c: str) -> str:
    """A jukebox."""
    case = path("M-20 0V-30Q-20 -51 0 -51Q20 -51 20 -30V0z", c)
    arch = (
        path("M-13 -24V-31Q-13 -44 0 -44Q13 -44 13 -31V-24z", "lamp")
        + circle(0, -31, 8, "rubber")
        + circle(0, -31, 2.4, "brass")
    )
    bars = line("M-16.5 -22V-3M16.5 -22V-3", "neon-2", 3) + rect(-11, -20, 22, 16, "wood", 2)
    grille = line("M-7 -19V-5M-2.4 -19V-5M2.4 -19V-5M7 -19V-5", "brass", 1.8)
    return arms("glove", "brass", out=19) + case + arch + bars + grille


def bathtub(c: str) -> str:
    """A bathtub, full of foam."""
    foam = "".join(
        circle(x, y, r, "bone") for x, y, r in ((-14, -41, 6), (13, -42, 7), (-5, -45, 7), (5, -46, 7))
    )
    tub = path("M-23 -40H23Q23 -14 12 -5H-12Q-23 -14 -23 -40z", c) + rect(-26, -43, 52, 6, "bone", 3)
    claws = mirrored(path("M6 -6H15L17 0H9z", "brass"))
    tap = tube("M-22 -42V-50H-14", "brass", 3)
    return (
        tap
        + arms("brush", high=-38, out=20)
        + foam
        + claws
        + tub
        + shine("M-19 -35H-15Q-15 -18 -9 -11Q-19 -17 -19 -35z")
    )


def washer(c: str) -> str:
    """A washing machine."""
    box = rect(-20, -51, 40, 51, c, 3) + rect(-20, -51, 40, 10, "bone", 3)
    door = circle(0, -20, 15, "steel") + circle(0, -20, 11, "sky")
    wash = path("M-10.6 -18Q-5 -24 0 -18Q5 -13 10.6 -18A11 11 0 0 1 -10.6 -18z", "bone") + circle(
        -3, -24, 2, "bone"
    )
    panel = circle(-13, -46, 2.6, "brass") + line("M-5 -46H6", "ink", 2) + circle(13, -46, 2, "accent")
    return arms("ball", high=-36, out=20) + box + door + wash + panel + rivets((-16, -4), (16, -4))


def birdcage(c: str) -> str:
    """A birdcage whose bird is a heart-shaped lamp."""
    inside = path("M-19 -6V-30Q-19 -50 0 -50Q19 -50 19 -30V-6z", "card-2")
    heart = path("M0 -14C-15 -23 -9 -36 0 -29C9 -36 15 -23 0 -14z", "lamp")
    wires = line("M-12 -6V-44M-6 -6V-48M6 -6V-48M12 -6V-44M0 -6V-15M0 -30V-50", c, 2)
    cage = path("M-19 -6V-30Q-19 -50 0 -50Q19 -50 19 -30V-6z", "none", stroke=c, sw=3.4)
    outline = path("M-19 -6V-30Q-19 -50 0 -50Q19 -50 19 -30V-6z", "none", sw=6.6)
    return (
        arms("hook", "brass", out=18) + inside + heart + wires + outline + cage + rect(-22, -9, 44, 9, c, 3)
    )


def aquarium(c: str) -> str:
    """An aquarium with a fish."""
    tank = rect(-21, -50, 42, 50, "sky", 4) + path(
        "M-21 -40Q-14 -44 -7 -40T7 -40T21 -40V-7H-21z", "neon-2", stroke="none"
    )
    fish = path("M-9 -26Q0 -36 9 -26L15 -32V-19L9 -25Q0 -16 -9 -26z", "gold") + circle(-4, -27, 1.5, "pupil")
    weeds = (
        line("M-14 -8Q-17 -15 -13 -20M13 -8Q17 -12 13 -17", "leaf", 2.6)
        + circle(-11, -33, 1.8, "bone")
        + circle(-8, -37, 1.3, "bone")
    )
    frame = rect(-23, -10, 46, 10, c, 3) + rect(-23, -51, 46, 7, c, 3)
    glass = rect(-21, -50, 42, 48, "none", 4)
    return (
        arms("claw", high=-40, out=20) + tank + weeds + fish + glass + frame + shine("M-17 -42H-14V-14H-17z")
    )


def boiler(c: str) -> str:
    """A boiler with its gauge."""
    drum = rect(-19, -50, 38, 50, c, 13) + line("M-19 -14H19M-19 -38H19", "ink", 1.5)
    gauge = (
        circle(0, -27, 9.5, "brass")
        + circle(0, -27, 7, "bone")
        + line("M0 -27L4 -31", "accent", 2)
        + line("M-4 -24H4", "ink", 1.2)
    )
    steam = tube("M-15 -46Q-26 -52 -24 -38", "brass", 3)
    bolts = rivets((-13, -8), (0, -6), (13, -8), (-13, -43), (13, -43))
    return arms("claw", out=18) + steam + drum + gauge + bolts + shine("M-15 -36V-16H-12V-36z")


def accordion(c: str) -> str:
    """An accordion, held upright."""
    folds = "".join(
        path(f"M-15 {y}L-20 {y - 3}L-15 {y - 6}H15L20 {y - 3}L15 {y}z", c) for y in (-10, -16, -22, -28, -34)
    )
    ends = rect(-20, -11, 40, 11, "velvet", 3) + rect(-20, -51, 40, 12, "velvet", 3)
    keys = rect(-15, -48.5, 30, 7, "bone", 1) + line(
        "M-9 -48.5V-42M-3 -48.5V-42M3 -48.5V-42M9 -48.5V-42", "ink", 1.4
    )
    knobs = "".join(circle(x, -5.5, 1.8, "brass") for x in (-12, -4, 4, 12))
    return arms("glove", "brass", out=18) + folds + ends + keys + knobs


def clockcase(c: str) -> str:
    """A clock case with its pendulum."""
    case = path("M-17 0V-38L0 -51L17 -38V0z", c) + rect(-20, -6, 40, 6, "wood-2", 2)
    dial = circle(0, -33, 9, "bone") + line("M0 -33V-39M0 -33L4 -31", "ink", 1.8)
    window = (
        rect(-8, -21, 16, 14, "rubber", 2) + line("M0 -21L3 -12", "brass", 2) + circle(3, -11, 3.4, "brass")
    )
    return arms("hook", "wood", high=-36, out=16) + case + shade("M11 -40L16 -37V-7H11z") + dial + window


def pinball(c: str) -> str:
    """A pinball table on end."""
    case = path("M-21 0L-17 -51H17L21 0z", "wood") + path("M-17 -4L-13.5 -47H13.5L17 -4z", c)
    bumpers = circle(-6, -35, 4.4, "lamp") + circle(6, -38, 4.4, "neon") + circle(1, -26, 4.4, "neon-2")
    flips = line("M-11 -14L-3 -9M11 -14L3 -9", "bone", 3.4, stroke_linecap="round") + circle(
        4, -17, 2.2, "steel"
    )
    score = rect(-10, -7, 20, 5, "rubber", 1) + text(0, -2.8, "888", 5.4, "lamp")
    plunger = group(line("M0 0V7", "steel", 3) + circle(0, 8, 2.6, "accent"), 24, -14)
    return (
        arms("ball", out=17)
        + plunger
        + case
        + bumpers
        + flips
        + score
        + line("M-13 -44L-15.5 -8", "shine", 2)
    )


BODIES = (
    barrel, stove, mailbox, jukebox, bathtub, washer, birdcage, aquarium, boiler, accordion, clockcase, pinball,
)  # fmt: skip
"""By `art` number."""
