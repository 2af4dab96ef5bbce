"""What every part of KIKAI calls things by: seats, Districts, colours, verbs, pending items, sources of points.

Ids and numbers for names, the same under every edition; printed values are the edition's.
"""

from __future__ import annotations

from typing import Final

DISTRICTS: tuple[str, ...] = ("parking", "diner", "station", "school", "casino", "cinema")
"""The six Districts in ring order (ruling K1): each neighbours the one before and after, the last the first."""
MODES: tuple[str, ...] = ("standard", "advanced")
"""The modes of play; each has a table of its own for what differs."""
COLOURS: tuple[str, ...] = ("red", "blue", "green")
KINDS: tuple[str, ...] = ("foot", "body", "head")
SEATS: tuple[str, ...] = ("yellow", "purple")
BONUS_KINDS: tuple[str, ...] = ("droppers", "taller", "feet", "heads", "billboards", "influence")
"""What a Standard Construction Bonus Tile counts; the VP for each is the tile's `amount`."""
DISCARD_FAN = "discard-fan"
GRANT = "grant"
FREE_FAN = "free-fan"
LADDERS_TOO = "ladders-too"
CHEAP_DROPPERS = "cheap-droppers"
PAIR_DRAW = "pair-draw"
PERMANENT: tuple[str, ...] = (FREE_FAN, LADDERS_TOO, CHEAP_DROPPERS, PAIR_DRAW)
"""Advanced Construction Bonus Tiles that stay with their owner and work to the end of the game (K35–K38)."""
ADVANCED_KINDS: tuple[str, ...] = (DISCARD_FAN, GRANT, *PERMANENT)
"""What an Advanced Construction Bonus Tile does; the first two are settled at once (K34)."""
FREE_FAN_BIT: Final = 1
LADDERS_TOO_BIT: Final = 2
CHEAP_BIT: Final = 4
PAIR_DRAW_BIT: Final = 8
"""Bits of `Fields.kept`, in the order of `PERMANENT`."""
ALL_POSTED: Final = (1 << 6) - 1
"""`Fields.posted` of a seat whose six Billboards are all placed."""
ORDER: tuple[int, ...] = (0, 1, 1, 0)
"""Seats in the order in which they place their starting Feet: Yellow, Purple, Purple, Yellow."""

SOURCES: Final = ("fans", "streets", "track", "squares", "billboards", "construction", "master", "rounds")
"""Where earned VP come from, in score sheet order."""
N_SOURCES: Final = 8
FANS: Final = 0
STREETS: Final = 1
TRACK: Final = 2
SQUARES: Final = 3
BILLBOARDS: Final = 4
CONSTRUCTION: Final = 5
MASTER: Final = 6
ROUNDS: Final = 7

D: Final = 6
"""Number of Districts."""
PLACE: Final = 0
PLAY: Final = 1
PAIR: Final = 2
BUILD: Final = 3
DEPLOY: Final = 4
ATTRACT: Final = 5
EXHIBIT: Final = 6
FETCH: Final = 7
LADDER: Final = 8
BILLBOARD: Final = 9
CHOOSE: Final = 10
TAKE: Final = 11
TAKE_PILE: Final = 12
DRAW: Final = 13
DONE: Final = 14
PAY: Final = 15
DISCARD: Final = 16
VERBS: Final = (
    "place", "play", "pair", "build", "deploy", "attract", "exhibit", "fetch",
    "ladder", "billboard", "choose", "take", "take", "draw", "done", "pay", "discard",
)  # fmt: skip
MIXES: Final = (
    "megaphone", "ladder",
    "2-megaphone", "megaphone+ladder", "2-ladder",
    "3-megaphone", "2-megaphone+ladder", "megaphone+2-ladder", "3-ladder",
)  # fmt: skip
"""Ways to pay 1, 2 or 3 Megaphones where Ladders count as such (K36), by the number of Ladders within each sum."""
MIX_OF: Final = (0, 0, 2, 5)
"""Place in `MIXES` of the first way to pay so many."""

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
PAY_DUE: Final = 16  # a decision; argument: Megaphones owed
LOSE_FAN: Final = 17  # a decision
DRAW_FOR_PAIR: Final = 18
ITEMS: Final = (
    "place", "lay", "play", "act", "attract", "collect", "more", "take", "draws", "choose", "sign",
    "gain", "clear", "payout", "next-foot", "end-turn", "pay", "discard", "pair-draw",
)  # fmt: skip
"""Names of the kinds, in positions and views (there a decision's name is the phase)."""
