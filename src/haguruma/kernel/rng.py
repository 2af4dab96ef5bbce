"""The states' own random numbers: the same seed gives the same order on every machine and in any process."""

from __future__ import annotations

from collections.abc import Iterable

_MASK = (1 << 64) - 1


class Rng:
    """A splitmix64 generator; `state` (0 … 2**64-1) is all there is to save."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n must be at least 1."""
        return (self.next() >> 11) * n >> 53

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher–Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def mix(numbers: Iterable[int]) -> int:
    """One seed made of several numbers, so that streams for (seed, game) pairs do not overlap."""
    rng = Rng(0x6861677572756D61)
    for number in numbers:
        rng.state = (rng.next() ^ (number & _MASK)) & _MASK
    return rng.next()
