"""Pebbles for three or four, who keep what they flip in hidden hands: as many seats and secrets as the contract has."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.kernel import contract
from haguruma.kernel.action import Event
from haguruma.kernel.contract import Plain

if not str(contract.__file__).endswith(".py"):
    pytest.skip(
        "compiled classes have no interpreted subclasses, so no game for tests", allow_module_level=True
    )

from tests.pebbles import FLIP, Pebbles, PebbleState


class HandState(PebbleState):
    """Pebbles with hands."""

    def __init__(self, game: Pebbles, data: dict[str, Any]) -> None:
        super().__init__(game, data)
        self.hands: list[list[int]] = [list(hand) for hand in data.get("hands", [[] for _ in self.got])]

    def apply(self, id: int) -> None:
        if id == FLIP:
            self.hands[self.mover].append(self.bag[-1])
            if self.events is not None:
                self.events.append(Event("reach", self.mover, {}))
        super().apply(id)

    def view(self, seat: int | None) -> Plain:
        hands = [sorted(hand) if i == seat else len(hand) for i, hand in enumerate(self.hands)]
        return super().view(seat) | {"hands": hands}

    def position(self) -> Plain:
        return super().position() | {"hands": self.hands}

    def as_ints(self) -> list[int]:
        return [*super().as_ints(), *(number for hand in self.hands for number in (len(hand), *hand))]


class HandPebbles(Pebbles):
    """Its rules."""

    seats = ("north", "east", "south", "west")
    seat_names = ("North", "East", "South", "West")
    counts = (3, 4)

    def __init__(self) -> None:
        super().__init__(state=HandState)
