"""The two abilities of a workshop board in signs and a few words, made from the edition's numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...jiguan.editions.edition import Abilities, Edition
from ..svg import group, text
from . import gears, icons
from .faces import Piece, row


def _sign(name: str, scale: float = 0.86) -> Piece:
    return group(icons.sign(name), scale=scale), 25 * scale


def _digits(said: object, size: float = 19) -> Piece:
    return text(0, size * 0.36, said, size, "text"), size * 0.6 * len(str(said)) + 2


def _cost(amount: int) -> list[Piece]:
    return [_digits(amount), _sign("energy"), _sign("arrow", 0.7)]


def _gain(amount: int) -> list[Piece]:
    return [_sign("arrow", 0.7), _digits(f"+{amount}"), _sign("points")]


def _convert(numbers: Abilities) -> list[Piece]:
    points = [_digits(numbers.convert_points), _sign("points")]
    return [_digits(numbers.convert_energy), _sign("energy"), _sign("swap", 0.7), *points]


def _gear(numbers: Abilities) -> list[Piece]:
    return [*_cost(numbers.gear_price), (group(gears.any_gear(), scale=0.27), 27.0), _sign("box", 0.8)]


def _set(numbers: Abilities) -> list[Piece]:
    five: list[Piece] = [(group(gears.any_gear(str(i + 1)), scale=0.19), 16.0) for i in range(5)]
    return [*five, _sign("arrow", 0.6), _digits(numbers.set_points), _sign("points")]


def _rows(numbers: Abilities) -> list[Piece]:
    given: list[Piece] = []
    for space, points in numbers.row_points:
        given.append((text(0, -3, space, 13, "muted") + text(0, 13, f"+{points}", 15, "text"), 23.0))
    return [_sign("rows", 1.0), ("", 4), *given, _sign("points", 0.8)]


def _rows_words(numbers: Abilities) -> str:
    given = ", ".join(f"{points} points for space {space}" for space, points in numbers.row_points)
    return f"When both rows reach a space: {given}"


class Face(NamedTuple):
    """What a board shows of an ability."""

    signs: Callable[[Abilities], list[Piece]]
    short: str
    """A few words under them."""
    sentence: Callable[[Abilities], str]


FACES: dict[str, Face] = {
    "convert": Face(_convert, "energy for points, or back",
        lambda n: f"Once a turn: {n.convert_energy} energy for {n.convert_points} points, or the other way round"),
    "blueprint": Face(lambda n: [*_cost(n.blueprint_price), _sign("blueprint", 1.05)], "any blueprint",
        lambda n: f"Once a turn: {n.blueprint_price} energy for any blueprint"),
    "gear": Face(_gear, "a gear, supply or box",
        lambda n: f"Once a turn: {n.gear_price} energy for any gear on top of a pile or in the box"),
    "step": Face(lambda n: [*_cost(n.step_price), _sign("step", 1.05), ("", 6)], "a rank on any tower",
        lambda n: f"Once a turn: {n.step_price} energy for a rank on any tower"),
    "extra": Face(lambda n: [*_cost(n.extra_price), _sign("turn", 0.95)], "one more action at the end",
        lambda n: f"Once a turn, at its end: {n.extra_price} energy for one more action without purchase"),
    "beasts": Face(lambda n: [_sign("beast", 1.05), *_gain(n.beast_points)], "for each beast",
        lambda n: f"{n.beast_points} points whenever you complete a beast"),
    "points": Face(lambda n: [_sign("points", 0.95), *_gain(n.point_bonus)], "when you gain points",
        lambda n: f"{n.point_bonus} point more whenever you gain points at once"),
    "set": Face(_set, "pay gears 1 to 5", lambda n: f"Pay five gears numbered 1 to 5: {n.set_points} points"),
    "missions": Face(lambda n: [_sign("mission", 1.0), *_gain(n.mission_points)], "for each mission",
        lambda n: f"{n.mission_points} points whenever you complete a mission"),
    "rows": Face(_rows, "both rows at the space", _rows_words),
}  # fmt: skip
"""The face of each ability."""


def signs(edition: Edition, ability: str, x: float, y: float, most: float) -> str:
    """An ability as a row of signs centred on (x, y)."""
    return row(FACES[ability].signs(edition.abilities), x, y, most)


def short(ability: str) -> str:
    """An ability in a few words."""
    return FACES[ability].short


def describe(edition: Edition, ability: str) -> str:
    """An ability in a sentence."""
    return FACES[ability].sentence(edition.abilities)
