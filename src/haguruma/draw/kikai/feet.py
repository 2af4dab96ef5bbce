"""The twelve Feet of a KIKAI: ground at y = 0, the waist joint at y = -40. Colours come from the component."""

from __future__ import annotations

from ..svg import circle, group, line, oval, path, rect
from .junk import hips, leg, mirrored, rivets, shade, shine, tube, twice


def skates(c: str) -> str:
    """Roller skates."""
    boot = path("M-7 -31H4V-20Q14 -19 14 -9H-8z", c) + rect(-8, -11, 23, 4, "iron", 1)
    laces = line("M-1 -27H4M-1 -23.5H4", "bone", 1.6)
    wheels = circle(-3, -4.5, 4.3, "rubber") + circle(9.5, -4.5, 4.3, "rubber")
    return twice(leg(-28) + boot + laces + wheels + shine("M-5 -29H-3V-14H-5z"), 15) + hips("steel")


def springs(c: str) -> str:
    """Bed springs."""
    coil = "M-6 -33L6 -30L-6 -26.5L6 -23L-6 -19.5L6 -16L-6 -12.5L6 -9"
    wire = line(coil, "ink", 5.4, stroke_linejoin="round") + line(coil, "steel", 2.6, stroke_linejoin="round")
    shoe = path("M-12 0Q-12 -9 -4 -9H4Q14 -9 14 0z", c)
    return twice(wire + shoe + shine("M-9 -4Q-8 -7 -4 -7H0V-5H-5z"), 16) + hips(c)


def flatirons(c: str) -> str:
    """Flat-irons."""
    sole = path("M-11 0V-4H16V0z", "steel") + path("M-11 -4V-14H1Q14 -13 16 -4z", c)
    handle = tube("M-8 -15V-21H4V-15", "wood", 3)
    return twice(leg(-22, -2) + handle + sole + shine("M-8 -11H0Q6 -11 9 -8L-8 -9z"), 16) + hips("iron")


def clogs(c: str) -> str:
    """Garden clogs, with wool socks."""
    sock = rect(-6, -26, 11, 20, "bone", 3) + line("M-6 -22H5M-6 -18.5H5", c, 2)
    shoe = path("M-10 0V-11Q-4 -14 1 -9Q11 -10 16 -3Q16 0 13 0z", c)
    return twice(leg(-20) + sock + shoe + shine("M-7 -8Q-4 -10 -2 -8L-3 -5L-7 -5z"), 15) + hips("wood")


def pram(c: str) -> str:
    """Pram wheels under a little carriage."""
    spokes = line("M-13 0H13M0 -13V13M-9 -9L9 9M9 -9L-9 9", "steel", 1.3)
    wheel = circle(0, 0, 14.5, "none", stroke="ink", sw=6) + circle(0, 0, 14.5, "none", stroke="rubber", sw=3)
    one = group(wheel + spokes + circle(0, 0, 3.4, c), 19, -16.5)
    frame = tube("M-19 -16.5L0 -26L19 -16.5", "brass", 3)
    basket = path("M-24 -38H24Q21 -24 11 -24H-11Q-21 -24 -24 -38z", c)
    return (
        frame + mirrored(one) + basket + shade("M-23 -33H23L21 -30H-21z") + rect(-17, -40, 34, 5, "brass", 2)
    )


def trumpets(c: str) -> str:
    """Two trumpets standing on their bells."""
    horn = path("M-3.5 -36V-17Q-4 -5 -13 -2V0H13V-2Q4 -5 3.5 -17V-36z", c)
    valves = "".join(rect(4, y, 7, 3.4, "brass", 1.5) for y in (-33, -28, -23))
    return twice(valves + horn + oval(0, -1, 13, 2.4, "brass") + shine("M-1.6 -33H0V-16L-3 -9z"), 17) + hips(
        "brass"
    )


def flippers(c: str) -> str:
    """Diving flippers."""
    fin = path("M-6 -14H5L19 -3Q20 0 16 0H-8Q-10 -8 -6 -14z", c)
    ribs = line("M0 -11L9 -1.5M4 -10L15 -1.5", "ink", 1.5)
    strap = rect(-7, -19, 13, 7, "rubber", 3)
    return twice(leg(-15) + strap + fin + ribs + shine("M-6 -11H-3L-4 -3H-7z"), 16) + hips("steel")


def toolboxes(c: str) -> str:
    """Toolboxes worn as shoes."""
    box = rect(-14, -17, 29, 17, c, 2) + line("M-14 -10.5H15", "ink", 1.6) + rect(-3, -13, 7, 6, "brass", 1)
    grip = tube("M-6 -18V-22H7V-18", "iron", 2.4)
    return twice(leg(-22) + grip + box + shine("M-11 -15H12V-13.4H-11z"), 18) + hips("iron")


def treads(c: str) -> str:
    """Tractor treads."""
    hull = path("M-23 -15L-15 -38H15L23 -15z", c) + shade("M8 -37L14 -37L21 -17H12z")
    belt = rect(-35, -20, 70, 20, "rubber", 10) + rect(-30, -15.5, 60, 11, "iron", 5.5)
    wheels = "".join(circle(x, -10, 5.2, c) + circle(x, -10, 1.5, "ink") for x in (-24, -8, 8, 24))
    return hull + belt + wheels + rivets((-12, -30), (12, -30)) + rect(-17, -40, 34, 6, "iron", 2)


def castors(c: str) -> str:
    """Turned piano legs on castors."""
    turned = "M-4 -34H4V-30Q9 -27 6 -21Q3 -17 5 -12L3 -9H-3L-5 -12Q-3 -17 -6 -21Q-9 -27 -4 -30z"
    fork = rect(-5, -11, 10, 5, "brass", 1) + circle(0, -4.8, 4.8, "rubber") + circle(0, -4.8, 1.6, "brass")
    return twice(path(turned, c) + shine("M-3 -29Q-5 -26 -3 -22L-1 -22V-29z") + fork, 15) + hips(c)


def rockers(c: str) -> str:
    """Chair rockers."""
    runner = tube("M-33 -13Q0 7 33 -13", c, 5)
    legs = tube("M-11 -35L-16 -7M11 -35L16 -7", "wood", 4.4) + tube("M-13 -22H13", "wood", 3)
    return legs + runner + path("M-19 -40H19L16 -31H-16z", c) + line("M-14 -36H14", "shine", 2)


def anvils(c: str) -> str:
    """Anvils."""
    block = "M-14 -21H16Q11 -14 5 -13V-8L11 -4V0H-11V-4L-5 -8V-13H-9Q-14 -15 -14 -21z"
    return twice(leg(-20) + path(block, c) + shine("M-11 -19H11L9 -17H-11z"), 17) + hips("iron")


FEET = (
    skates, springs, flatirons, clogs, pram, trumpets, flippers, toolboxes, treads, castors, rockers, anvils,
)  # fmt: skip
"""By `art` number."""
