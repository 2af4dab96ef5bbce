"""The stack of pending items: what must still be decided or settled in this turn, as ints, the next one last.

An item is kind * ARG + argument. What each kind does is `flow`'s job.
"""

from __future__ import annotations

from typing import Final

from .fields import Fields

ARG: Final = 65536

# Decisions: the seat on move must act.
PLACE_FOOT: Final = 0
LAY_STREET: Final = 1  # argument: District
PLAY_CARD: Final = 2
ACT: Final = 3  # argument: District
ATTRACT_MORE: Final = 4  # argument: District
COLLECT: Final = 5  # argument: District
EXTRA: Final = 6
TAKE_CARD: Final = 7
DRAW_MORE: Final = 8
CHOICE: Final = 9  # argument: effect * 16 + VP source
SIGN: Final = 10  # argument: Square
# Settled by the game itself.
GAIN: Final = 11  # argument: effect * 16 + VP source
CLEAR: Final = 12
PAYOUT: Final = 13
NEXT_FOOT: Final = 14
END_TURN: Final = 15
# Advanced alone, behind all others so that the numbers of a Standard game stay what they are.
PAY: Final = 16  # a decision; argument: Megaphones owed
LOSE_FAN: Final = 17  # a decision
PAIR_DRAW: Final = 18

ITEMS: Final = (
    "place", "lay", "play", "act", "attract", "collect", "more", "take", "draws", "choose", "sign",
    "gain", "clear", "payout", "next-foot", "end-turn", "pay", "discard", "pair-draw",
)  # fmt: skip
"""Names of the kinds, in positions and views (there a decision's name is the phase)."""
LAST_DECISION: Final = SIGN


def decides(kind: int) -> bool:
    """Whether an item of this kind is for the seat on move to act on."""
    return kind <= LAST_DECISION or kind == PAY or kind == LOSE_FAN


def push(state: Fields, kind: int, argument: int = 0) -> None:
    """Put an item on top, to come next."""
    state.stack.append(kind * ARG + argument)


def push_gain(state: Fields, effect: int, source: int) -> None:
    """Put a gain on top; the empty effect is left out. `source` is where its VP are banked."""
    if effect:
        state.stack.append(GAIN * ARG + effect * 16 + source)
