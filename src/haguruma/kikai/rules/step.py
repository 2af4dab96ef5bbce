"""What the rules know of a kind of pending item and of a verb of the vocabulary: a class each, told in its section.

The tables of all of them are `steps`.
"""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import ARG, PLAY_CARD
from .fields import Fields


class Step:
    """One kind of pending item: what may be done while it is on top, and what the game makes of it by itself."""

    awaits: str = ""
    """What the seat on move must do, after `must`; '' where it is never asked."""
    decides: bool = True
    """Whether it is for the seat on move to act on; else the game settles it."""
    ladders: bool = True
    """Whether Ladders may be placed meanwhile (K7)."""

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Add the ids of what may be done, Ladders left out."""

    def due(self, state: Fields, argument: int) -> bool:
        """Whether the seat has anything to decide here."""
        return True

    def settle(self, state: Fields, argument: int) -> None:
        """What follows once it is off the stack without a decision; nothing where it is passed over."""


class Verb:
    """One verb: what taking it does, and why it cannot be taken. `argument` is that of the item on top."""

    steps: tuple[int, ...] = ()
    """Kinds of item that `why_not` speaks about; empty where its reasons hold in any step."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Take a legal action; of itself a verb only takes the item off the stack."""
        state.stack.pop()

    def why_not(self, state: Fields, arg: int, argument: int) -> Refusal | None:
        """What hinders the action in its step; None if nothing does but the step."""
        return None

    def elsewhere(self, state: Fields) -> Refusal | None:
        """Why it has to wait while another item is on top; None where only that item is the reason."""
        return None


class MainAction(Verb):
    """One of the four actions of a District Card."""

    def elsewhere(self, state: Fields) -> Refusal | None:
        """The card comes first."""
        if state.stack[-1] // ARG != PLAY_CARD:
            return None
        return Refusal("no-card", "rulebook: Turn Structure", "Play a District Card first; it says where you act.")
