"""What every part of Jigūan calls things by: seats, colours, verbs, pending items, sources of points.

Ids and numbers for names, the same under every edition; printed values are the edition's.
"""

from __future__ import annotations

from typing import Final

COLOURS: tuple[str, ...] = ("red", "yellow", "green", "blue", "purple")
FRAMES: tuple[str, ...] = ("orange", "black")
SEATS: tuple[str, ...] = ("black", "white", "orange", "teal")
ICONS: tuple[str, ...] = ("coin", "energy", "blank")
CARD_KINDS: tuple[str, ...] = (
    "goods", "gear", "step", "blueprint", "sell", "two-steps", "ranks", "scoring", "beasts", "parts",
)  # fmt: skip
"""Kinds of reward cards: [A] coin and energy · a gear from the supply · steps on a tower · a blueprint of a colour ·
gears for points · a price for steps on two towers; [B] points per rank · scoring · beast mission · part mission."""
A_ABILITIES: tuple[str, ...] = ("convert", "blueprint", "gear", "step", "extra")
B_ABILITIES: tuple[str, ...] = ("beasts", "points", "set", "missions", "rows")

SOURCES: Final = (
    "towers", "neighbours", "beasts", "cards", "missions", "workshop", "houses",
    "airship", "energy", "bonus", "scoring-cards", "trade",
)  # fmt: skip
"""Where points come from, in score sheet order; the last five only in scoring."""
N_SOURCES: Final = 12
TOWERS: Final = 0
NEIGHBOURS: Final = 1
BEASTS: Final = 2
CARDS: Final = 3
MISSIONS: Final = 4
SHOP: Final = 5
BLANK: Final = 6
AIRSHIP: Final = 7
ENERGY: Final = 8
BONUS: Final = 9
CARD_SCORE: Final = 10
TRADE: Final = 11

C: Final = 5
"""Number of colours, and of towers."""
CELLS: Final = 9
HOUSES: Final = 10
GEARS: Final = 25
TAKE: Final = 0
AT: Final = 1
PAIR: Final = 2
CLAIM: Final = 3
PUT: Final = 4
REFUSE: Final = 5
BUY: Final = 6
CARD: Final = 7
COMPLETE: Final = 8
EXCHANGE: Final = 9
COIN: Final = 10
WORKSHOP: Final = 11
CONVERT: Final = 12
HOUSE: Final = 13
BOX: Final = 14
TOWER: Final = 15
SET: Final = 16
PAY_CELL: Final = 17
PAY_BESIDE: Final = 18
SETTLE: Final = 19
MISSION: Final = 20
SELL_COIN: Final = 21
SELL_SLOT: Final = 22
DECLINE: Final = 23
DONE: Final = 24
VERBS: Final = (
    "take", "at", "pair", "claim", "put", "refuse", "buy", "card", "complete", "exchange", "coin", "workshop",
    "convert", "house", "box", "tower", "set", "pay", "pay", "settle", "mission", "sell", "sell", "decline", "done",
)  # fmt: skip
CLAIMS: Final = ("coin", "energy", "points", "nothing")

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
