"""Typed access to the tables of an edition file of Jigūan: the kernel's, and readers for rewards.

What the tables mean is `sections`' to say, and whether the values fit together is `checking`'s.
"""

from __future__ import annotations

from ...kernel.editions.notes import MOST, Notes, quote
from ...kernel.editions.reading import MISSING, amount
from ...kernel.editions.reading import TomlTable as PlainTable
from .edition import Reward

GAINS: tuple[str, ...] = ("coin", "energy", "points")
"""The keys of a reward."""


class JiguanTable(PlainTable):
    """A table of an edition file of Jigūan."""

    __slots__ = ()

    def reward(self, key: str) -> Reward:
        """A reward, which gives something."""
        value = self._value(key)
        if value == {}:
            self.notes.fault(self.where(key), value, "gives nothing")
        return Reward() if value is MISSING else reward(self.notes, self.where(key), value)

    def rewards(self, key: str) -> tuple[Reward, ...]:
        """A list of rewards, of which some may be empty."""
        value = self._value(key)
        if isinstance(value, list) and len(value) <= MOST:
            return tuple(
                reward(self.notes, f"{self.where(key)}[#{i + 1}]", item) for i, item in enumerate(value)
            )
        self._wrong(key, value, f"a list of at most {MOST} rewards")
        return ()


def reward(notes: Notes, path: str, value: object) -> Reward:
    """The reward written as `value` at key path `path`; what is wrong with it is noted and left out."""
    if not isinstance(value, dict):
        notes.fault(path, value, f"must be a reward such as {{ energy = 2 }}, not {quote(value)}")
        return Reward()
    gains = [amount(notes, f"{path}.{key}", value[key]) if key in value else 0 for key in GAINS]
    for key in value:
        if key not in GAINS:
            notes.fault(
                f"{path}.{quote(key)[1:-1]}",
                value[key],
                f"is nothing a reward can give: {', '.join(GAINS)}",
            )
    return Reward(gains[0], gains[1], gains[2])
