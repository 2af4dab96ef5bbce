"""Typed access to the tables of an edition file of KIKAI: the kernel's, and readers for effects and bent streets.

What the tables mean is `sections`' to say, and whether the values fit together is `checking`'s.
"""

from __future__ import annotations

from ...kernel.editions.reading import MISSING
from ...kernel.editions.reading import TomlTable as PlainTable
from .edition import Effect
from .printed import effect


class KikaiTable(PlainTable):
    """A table of an edition file of KIKAI."""

    __slots__ = ()

    def effect(self, key: str, needed: bool = True) -> Effect:
        """An effect; where it is not `needed`, an absent key means nothing is gained."""
        value = self._value(key) if needed or self.has(key) else MISSING
        return Effect() if value is MISSING else effect(self.notes, self.where(key), value)

    def points(self, key: str, size: tuple[int, int]) -> tuple[tuple[int, int], ...]:
        """A list of places on a board of `size`; none if the key is absent."""
        if not self.has(key):
            return ()
        value = self._value(key)
        if isinstance(value, list) and len(value) <= 8:
            return tuple(self._on_board(f"{key}[#{i + 1}]", item, size) for i, item in enumerate(value))
        self._wrong(key, value, "a list of at most 8 points [x, y]")
        return ()
