"""The stack of pending items: what must still be decided or settled in this turn, as ints, the next one last.

An item is kind * ARG + argument. What each kind does is `flow`'s job.
"""

from __future__ import annotations

from typing import Final

from .fields import Fields

ARG: Final = 4096

# Decisions: the seat on move must act.
DRAFT: Final = 0  # argument: place in the draft's order
PLACE_BLUEPRINT: Final = 1
ACTION: Final = 2  # argument: 1 for the extra action
CLAIM_HOUSE: Final = 3  # argument: house
PLACE_GEAR: Final = 4
PURCHASE: Final = 5  # argument: purchases left
ANY_BLUEPRINT: Final = 6  # argument: colour + 1, or 0 for any colour
ANY_CARD: Final = 7
BEAST_REWARD: Final = 8  # argument: colour
SUPPLY_GEAR: Final = 9  # argument: 1 when the box serves too
ONE_TOWER: Final = 10  # argument: bit set of towers that may not be named
SELL_GEARS: Final = 11  # argument: card
SETTLE_PRICE: Final = 12  # argument: card
PAY_GEARS: Final = 13  # argument: card of the part mission, or NO_CARD for the 1-to-5 set
TURN_STEP: Final = 14
TRADE_IN: Final = 15  # argument: seat
# Settled by the game itself.
BEAST_END: Final = 16  # argument: slot
END_TURN: Final = 17
PERIOD_END: Final = 18
NEXT_DRAFT: Final = 19  # argument: place in the draft's order
BOUGHT: Final = 20  # argument: row

NO_CARD: Final = 4095
ITEMS: Final = (
    "draft", "blueprint", "action", "claim", "gear", "purchase", "any-blueprint", "any-card", "reward",
    "supply-gear", "tower", "sell-gears", "price", "pay", "end", "trade", "beast-end", "end-turn", "period-end",
    "next-draft", "bought",
)  # fmt: skip
"""Names of the kinds, in positions and views (there a decision's name is the phase)."""
LAST_DECISION: Final = TRADE_IN


def push(state: Fields, kind: int, argument: int = 0) -> None:
    """Put an item on top, to come next."""
    state.stack.append(kind * ARG + argument)
