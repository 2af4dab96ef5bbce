"""Coins, energy and points as rows of small signs, made from the same data as their words."""

from __future__ import annotations

from collections.abc import Sequence

from ...jiguan.editions.edition import Reward
from ..svg import Number, group, text
from . import icons

Signs = Sequence[tuple[str, int]]
"""Names of signs with amounts, e.g. (('coin', 1), ('energy', 3))."""


def signs_of(reward: Reward) -> list[tuple[str, int]]:
    """What a reward gives, leaving out what it does not."""
    every = (("coin", reward.coin), ("energy", reward.energy), ("points", reward.points))
    return [(sign, amount) for sign, amount in every if amount]


def in_words(reward: Reward) -> str:
    """A reward in words; 'nothing' if it is empty."""
    said = []
    for sign, amount in signs_of(reward):
        plural = "s" if sign == "coin" and amount != 1 else ""
        said.append(f"{amount} {'point' if sign == 'points' and amount == 1 else sign}{plural}")
    return " and ".join(said) or "nothing"


def width(given: Signs, size: Number) -> float:
    """How wide `row` comes out."""
    return sum(size * (1.0 + 0.6 * len(str(amount))) for _, amount in given) + size * 0.25 * max(
        len(given) - 1, 0
    )


def row(given: Signs, x: Number, y: Number, size: Number, ink: str = "text", most: Number = 0) -> str:
    """Amounts and signs centred on (x, y), each sign `size` units; kept within `most` units if given."""
    if most and width(given, size) > most:
        size = size * most / width(given, size)
    left = x - width(given, size) / 2
    drawn = []
    for sign, amount in given:
        digits = size * 0.6 * len(str(amount))
        drawn.append(text(left + digits / 2, y + size * 0.35, amount, size * 0.96, ink))
        drawn.append(group(icons.sign(sign), left + digits + size * 0.52, y, size / 25))
        left += digits + size * 1.25
    return "".join(drawn)
