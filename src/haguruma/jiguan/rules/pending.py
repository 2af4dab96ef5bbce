"""The stack of pending items: what must still be decided or settled in this turn, as ints, the next one last.

An item is kind * ARG + argument. What each kind does is `flow`'s job.
"""

from __future__ import annotations

from ..constants import ARG
from .fields import Fields


def push(state: Fields, kind: int, argument: int = 0) -> None:
    """Put an item on top, to come next."""
    state.stack.append(kind * ARG + argument)
