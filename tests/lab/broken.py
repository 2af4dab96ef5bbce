"""Ways to break Pebbles, each of which the checks must find."""

from __future__ import annotations

from tests.pebbles import FLIP, PASS, PebbleState

from haguruma.kernel.action import Action, Refusal
from haguruma.kernel.contract import Plain, State


class SharesItsHeap(PebbleState):
    """A copy that keeps hold of what the original's seats have got."""

    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, PebbleState)
        twin.got = self.got
        return twin


class ForgetsBarriers(PebbleState):
    """Lets undo cross a revelation."""

    def close(self, id: int) -> None:
        self.barrier += id == PASS


class ForgetsSeats(PebbleState):
    """Lets undo cross a change of seat."""

    def close(self, id: int) -> None:
        self.barrier += id == FLIP


class SlowIsOther(PebbleState):
    """Makes more of an action when somebody listens."""

    def apply(self, id: int) -> None:
        super().apply(id)
        self.got[0] += int(self.events is not None)


class TwoOfAKind(PebbleState):
    """Offers the same action twice."""

    def legal(self) -> list[int]:
        return super().legal() * 2


class ShowsTheBag(PebbleState):
    """Tells every seat the order of the bag."""

    def view(self, seat: int | None) -> Plain:
        return super().view(seat) | {"top": self.bag[-1:]}


class LosesAPlace(PebbleState):
    """Leaves something out of its position."""

    def position(self) -> Plain:
        return super().position() | {"got": [0, 0]}

    def copy(self) -> State:
        twin = super().copy()
        assert isinstance(twin, PebbleState)
        twin.got = list(self.got)
        return twin


class NeverEnds(PebbleState):
    """Puts taken pebbles back."""

    def apply(self, id: int) -> None:
        super().apply(id)
        self.heap += id + 1 if id < 3 else 0


class StopsDead(PebbleState):
    """Has nothing to offer with three pebbles left."""

    def legal(self) -> list[int]:
        return [] if self.heap <= 3 else super().legal()


class RefusesWhatItOffers(PebbleState):
    """Offers `take 1` and refuses it."""

    def why_not(self, action: Action) -> Refusal | None:
        return Refusal("no", "", "No.") if action.id == 0 else super().why_not(action)


class Careful(PebbleState):
    """Counts its pebbles."""

    def faults(self) -> list[str]:
        return ["a pebble is lost"] if self.heap < 4 else []


class Trips(PebbleState):
    """Has a bug."""

    def apply(self, id: int) -> None:
        super().apply(id)
        if self.heap < 6:
            self.got[5] = 0
