"""Which of the 50 blueprints a position means: by number, by colour and value, or by colour alone.

Used while a position is read; blueprints named by number are set aside first, so that no description takes them.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.reader import Reader
from .edition import COLOURS
from .fields import Fields

TILE_KEYS = ("tile", "colour", "value", "energy", "beast_energy")


class Chest:
    """The blueprints that no place of the position has yet."""

    def __init__(self, state: Fields, reader: Reader) -> None:
        self.t = state.t
        self.reader = reader
        self.left: list[int] = list(range(len(state.t.bp_colour)))
        self.spoken: set[int] = set()
        """Numbers that stand somewhere in the position."""
        _numbers(reader.data.get("seats"), self.spoken)
        _numbers(reader.data.get("stacks"), self.spoken)
        _numbers(reader.data.get("drawn"), self.spoken)
        hidden = reader.data.get("hidden")
        if isinstance(hidden, Mapping):
            _bare_numbers(hidden.get("stacks"), self.spoken)

    def tile(self, wanted: object, where: str) -> int:
        """The blueprint meant, taken out of the chest; -1 with a fault if there is none."""
        data = _described(wanted)
        if data is None:
            text = "is no blueprint: name its colour, as in 'blue' or 'blue8', or its number"
            self.reader.fault(where, wanted, "", text)
            return -1
        number = data.get("tile")
        if number is None:
            return self._matching(data, wanted, where)
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(self.t.bp_colour):
            self.reader.fault(where, number, "", f"is no blueprint's number: 0 to {len(self.t.bp_colour) - 1}")
            return -1
        if not self._agrees(number, data):
            self.reader.fault(where, wanted, "", "the blueprint of this number is another one")
        elif number not in self.left:
            self.reader.fault(where, number, "", "is a blueprint that lies elsewhere already")
        else:
            self.left.remove(number)
            return number
        return -1

    def _matching(self, data: Mapping[str, object], wanted: object, where: str) -> int:
        """The first blueprint left that is as described and not named by number elsewhere."""
        if data.get("colour") not in COLOURS:
            self.reader.fault(where, wanted, "", "a blueprint has one of the colours " + ", ".join(COLOURS))
            return -1
        for number in self.left:
            if number not in self.spoken and self._agrees(number, data):
                self.left.remove(number)
                return number
        self.reader.fault(where, wanted, "components", "there is no such blueprint, or none left")
        return -1

    def _agrees(self, number: int, data: Mapping[str, object]) -> bool:
        t = self.t
        printed: dict[str, object] = {"colour": COLOURS[t.bp_colour[number]], "value": t.bp_value[number]}
        printed["energy"], printed["beast_energy"] = t.bp_energy[number], t.bp_beast[number]
        return all(data[key] == printed[key] for key in TILE_KEYS[1:] if key in data)

    def of_colour(self, colour: int) -> list[int]:
        """Blueprints of a colour still in the chest."""
        return [number for number in self.left if self.t.bp_colour[number] == colour]


def _described(wanted: object) -> Mapping[str, object] | None:
    """A description as a table; None if it is none."""
    if isinstance(wanted, Mapping):
        return wanted
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return {"tile": wanted}
    if not isinstance(wanted, str):
        return None
    for colour in COLOURS:
        value = wanted.removeprefix(colour)
        if wanted == colour:
            return {"colour": colour}
        if value != wanted and value.isdecimal() and value.isascii() and len(value) <= 2:
            return {"colour": colour, "value": int(value)}
    return None


def _numbers(data: object, found: set[int], depth: int = 5) -> None:
    """Collect what stands under `tile` in nested data, as deep as a position goes."""
    if isinstance(data, Mapping):
        number = data.get("tile")
        if isinstance(number, int):
            found.add(number)
        data = list(data.values())
    if depth and isinstance(data, (list, tuple)):
        for inner in data:
            _numbers(inner, found, depth - 1)


def _bare_numbers(data: object, found: set[int]) -> None:
    """Collect the numbers in a table of lists."""
    if isinstance(data, Mapping):
        for inner in data.values():
            if isinstance(inner, (list, tuple)):
                found.update(item for item in inner if isinstance(item, int))
