"""The two abilities of a workshop board in signs and a few words, made from the edition's numbers."""

from __future__ import annotations

from ...jiguan.editions.edition import Edition
from ..svg import group, text
from . import gears, icons
from .faces import Piece, row


def _sign(name: str, scale: float = 0.86) -> Piece:
    return group(icons.sign(name), scale=scale), 25 * scale


def _digits(said: object, size: float = 19) -> Piece:
    return text(0, size * 0.36, said, size, "text"), size * 0.6 * len(str(said)) + 2


def _cost(amount: int) -> list[Piece]:
    return [_digits(amount), _sign("energy"), _sign("arrow", 0.7)]


def _pieces(edition: Edition, ability: str) -> list[Piece]:
    numbers = edition.abilities
    if ability == "convert":
        return [
            _digits(numbers.convert_energy),
            _sign("energy"),
            _sign("swap", 0.7),
            _digits(numbers.convert_points),
            _sign("points"),
        ]
    if ability == "blueprint":
        return [*_cost(numbers.blueprint_price), _sign("blueprint", 1.05)]
    if ability == "gear":
        return [*_cost(numbers.gear_price), (group(gears.any_gear(), scale=0.27), 27.0), _sign("box", 0.8)]
    if ability == "step":
        return [*_cost(numbers.step_price), _sign("step", 1.05), ("", 6)]
    if ability == "extra":
        return [*_cost(numbers.extra_price), _sign("turn", 0.95)]
    return _bonus(edition, ability)


def _bonus(edition: Edition, ability: str) -> list[Piece]:
    numbers = edition.abilities
    if ability == "beasts":
        return [
            _sign("beast", 1.05),
            _sign("arrow", 0.7),
            _digits(f"+{numbers.beast_points}"),
            _sign("points"),
        ]
    if ability == "points":
        return [
            _sign("points", 0.95),
            _sign("arrow", 0.7),
            _digits(f"+{numbers.point_bonus}"),
            _sign("points"),
        ]
    if ability == "set":
        five: list[Piece] = [(group(gears.any_gear(str(i + 1)), scale=0.19), 16.0) for i in range(5)]
        return [*five, _sign("arrow", 0.6), _digits(numbers.set_points), _sign("points")]
    if ability == "missions":
        return [
            _sign("mission", 1.0),
            _sign("arrow", 0.7),
            _digits(f"+{numbers.mission_points}"),
            _sign("points"),
        ]
    given: list[Piece] = []
    for space, points in numbers.row_points:
        given.append((text(0, -3, space, 13, "muted") + text(0, 13, f"+{points}", 15, "text"), 23.0))
    return [_sign("rows", 1.0), ("", 4), *given, _sign("points", 0.8)]


def signs(edition: Edition, ability: str, x: float, y: float, most: float) -> str:
    """An ability as a row of signs centred on (x, y)."""
    return row(_pieces(edition, ability), x, y, most)


def short(ability: str) -> str:
    """An ability in a few words."""
    words = {
        "convert": "energy for points, or back", "blueprint": "any blueprint", "gear": "a gear, supply or box",
        "step": "a rank on any tower", "extra": "one more action at the end", "beasts": "for each beast",
        "points": "when you gain points", "set": "pay gears 1 to 5", "missions": "for each mission",
        "rows": "both rows at the space",
    }  # fmt: skip
    return words.get(ability, ability)


def describe(edition: Edition, ability: str) -> str:
    """An ability in a sentence."""
    n = edition.abilities
    words = {
        "convert": f"Once a turn: {n.convert_energy} energy for {n.convert_points} points, or the other way round",
        "blueprint": f"Once a turn: {n.blueprint_price} energy for any blueprint",
        "gear": f"Once a turn: {n.gear_price} energy for any gear on top of a pile or in the box",
        "step": f"Once a turn: {n.step_price} energy for a rank on any tower",
        "extra": f"Once a turn, at its end: {n.extra_price} energy for one more action without purchase",
        "beasts": f"{n.beast_points} points whenever you complete a beast",
        "points": f"{n.point_bonus} point more whenever you gain points at once",
        "set": f"Pay five gears numbered 1 to 5: {n.set_points} points",
        "missions": f"{n.mission_points} points whenever you complete a mission",
        "rows": "When both rows reach a space: "
        + ", ".join(f"{points} points for space {space}" for space, points in n.row_points),
    }
    return words.get(ability, ability)
