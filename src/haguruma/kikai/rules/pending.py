"""The stack of pending items: what must still be decided or settled in this turn, as ints, the next one last.

An item is kind * ARG + argument. What each kind does is `flow`'s job.
"""

from __future__ import annotations

from ..constants import ARG, GAIN, LAST_DECISION, LOSE_FAN, PAY_DUE
from .fields import Fields


def decides(kind: int) -> bool:
    """Whether an item of this kind is for the seat on move to act on."""
    return kind <= LAST_DECISION or kind == PAY_DUE or kind == LOSE_FAN


def push(state: Fields, kind: int, argument: int = 0) -> None:
    """Put an item on top, to come next."""
    state.stack.append(kind * ARG + argument)


def push_gain(state: Fields, effect: int, source: int) -> None:
    """Put a gain on top; the empty effect is left out. `source` is where its VP are banked."""
    if effect:
        state.stack.append(GAIN * ARG + effect * 16 + source)
