"""Nested data spoiled at random: a few things changed, doubled, taken away or put elsewhere; words are each game's."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from typing import Any

from haguruma.kernel.rng import Rng

ODD: tuple[object, ...] = (
    None, True, False, 1.5, "", "x", "0", [], {}, [[]], {"x": 1}, ["x"], [None], "\ud800", -0.0,
)  # fmt: skip
"""Values that hardly fit anywhere."""


class Spoiler:
    """Spoils positions of one game.

    `values` and `words` are what may be put anywhere, `pending` makes up a list of pending items, and `forget` takes
    away hidden order that is dealt anew.
    """

    def __init__(
        self,
        values: Sequence[object],
        words: Sequence[str],
        pending: Callable[[Rng], list[str]],
        forget: Callable[[dict[str, Any], Rng], object],
    ) -> None:
        self.values = values
        self.words = words
        self.pending = pending
        self.forget = forget

    def spoiled(self, sound: Sequence[str], seed: int) -> dict[str, Any]:
        """One of these sound positions (as JSON) with one or two things wrong, or different and still right."""
        rng = Rng(seed)
        data: dict[str, Any] = json.loads(pick(sound, rng))
        if rng.below(3):
            self.forget(data, rng)
        for _ in range(1 + (rng.below(3) == 0)):
            self._spoil(data, rng)
        return data

    def _spoil(self, data: dict[str, Any], rng: Rng) -> None:
        """Change one thing somewhere."""
        if not rng.below(4):
            data["pending"] = self.pending(rng)
            return
        owner, key = somewhere(data, rng)
        how = rng.below(6)
        if how == 0:
            del owner[key]
        elif how == 1:
            owner[key] = copy.deepcopy(pick(self.values, rng))
        elif how == 2:
            owner[key] = pick(self.words, rng)
        elif how == 3 and isinstance(owner, list):
            owner.append(copy.deepcopy(owner[key]))
        elif how == 4 and isinstance(owner, dict):
            owner[pick(self.words, rng)] = copy.deepcopy(owner[key])
        elif isinstance(owner[key], int) and not isinstance(owner[key], bool):
            owner[key] += pick((-2, -1, 1, 2), rng)
        else:
            other, place = somewhere(data, rng)
            owner[key], other[place] = copy.deepcopy(other[place]), copy.deepcopy(owner[key])


def somewhere(data: Any, rng: Rng, deep: int = 5) -> tuple[Any, Any]:
    """A place in nested data: its owner and its key or index; the larger `deep`, the likelier are deeper places."""
    owner: Any = data
    while True:
        keys: list[Any] = list(owner) if isinstance(owner, dict) else list(range(len(owner)))
        key = pick(keys, rng)
        inner = owner[key]
        if not isinstance(inner, (dict, list)) or not inner or not rng.below(deep):
            return owner, key
        owner = inner


def pick(choices: Any, rng: Rng) -> Any:
    """One of several, at random."""
    return choices[rng.below(len(choices))]
