"""Which of the 50 blueprints a position means: by number, by colour and value, or by colour alone.

Used while a position is read; blueprints named by number are set aside first, so that no description takes them.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.position import Reader
from ..constants import COLOURS
from ..rules.fields import Fields

TILE_KEYS = ("tile", "colour", "value", "energy", "beast_energy")


class Chest:
    """The blueprints that no place of the position has yet."""

    def __init__(self, state: Fields, reader: Reader) -> None:
        self.t = state.t
        self.reader = reader
        self.left: list[int] = list(range(len(state.t.bp_colour)))
        self.spoken: set[object] = {_number(wanted) for wanted in _every_place(reader.data)}
        """Numbers that stand somewhere in the position."""

    def tile(self, wanted: object, where: str) -> int:
        """The blueprint meant, taken out of the chest; -1 with a fault if there is none."""
        data = _description(wanted)
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


def _description(wanted: object) -> Mapping[str, object] | None:
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


def _number(wanted: object) -> object:
    """The number a description names; None if it names none."""
    number = wanted.get("tile") if isinstance(wanted, Mapping) else wanted
    return number if isinstance(number, int) else None


def _every_place(data: Mapping[str, object]) -> list[object]:
    """What stands in every place of a position that can hold a blueprint."""
    found: list[object] = _items(data.get("drawn"))
    for seat in _items(data.get("seats")):
        if isinstance(seat, Mapping):
            found += _items(seat.get("slots"))
    hidden = data.get("hidden")
    for stacks in (data.get("stacks"), hidden.get("stacks") if isinstance(hidden, Mapping) else None):
        for stack in _items(stacks):
            found += [stack.get("top")] if isinstance(stack, Mapping) else _items(stack)
    return found


def _items(data: object) -> list[object]:
    """The values of a table, or the items of a list."""
    if isinstance(data, Mapping):
        return list(data.values())
    return list(data) if isinstance(data, (list, tuple)) else []
