"""What is pending in a turn, and what a step and a verb of the vocabulary answer to.

Pending items lie on the state's stack as kind * ARG + argument, the next one last. What each kind and each verb does
stands with its rule section; `steps` lists them.
"""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import DRAFT, PLACE_BLUEPRINT
from .fields import Fields


class Step:
    """One kind of pending item: what may be done at it, whether it asks at all, and what the game does with it."""

    awaits: str = ""
    """What the seat must do, in words."""
    rule: str = ""
    """The rule that says so."""
    decides: bool = True
    """Whether the seat must act; otherwise the game settles the item by itself."""

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Add the ids of what the item itself asks for, in any order."""

    def due(self, state: Fields, argument: int) -> bool:
        """Whether there is anything to decide."""
        return True

    def settle(self, state: Fields, argument: int) -> None:
        """What the game does with an item that asks nothing, once it is off the stack; most just lapse."""


class Offer(Step):
    """A choice of what is gained, which lapses where nothing can be had (J10, J37)."""

    least: int = 1
    """Actions that make it a choice: one more where stopping is among them."""

    def due(self, state: Fields, argument: int) -> bool:
        """Whether anything can be chosen."""
        out: list[int] = []
        self.legal(state, argument, out)
        return len(out) >= self.least


class Verb:
    """One verb of the vocabulary; `arg` is the action's place among those of the verb."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Take the action, which is legal; `argument` is that of the item on top."""
        raise NotImplementedError

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """Why the action is not legal in the own turn; None if only the moment is wrong."""
        return None

    def outside(self, state: Fields, arg: int, kind: int) -> Refusal | None:
        """Why it is not legal in the start draft and while players trade in; None if only the moment is wrong."""
        return None


def occasion(kind: int) -> str:
    """What is under way where no own turn is."""
    return "the start draft" if kind in (DRAFT, PLACE_BLUEPRINT) else "scoring"
