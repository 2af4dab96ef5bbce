"""Positions in which something pending cannot stand, each with the place of its fault and words of its sentence."""

from __future__ import annotations

from typing import Any

from .helpers import EDITION, END, EXTRA, Data, beast
from .wrong_positions import black

TRADE = ["trade black", "trade white", "period-end"]
PAIRS = ["red1", "red2", "blue1", "blue2"]


def pending(*items: str, **rest: Any) -> Data:
    """A position in the midst of a turn."""
    return {"pending": list(items), **rest}


PENDING: dict[str, tuple[Data, str, str]] = {
    # pending
    "an unknown item": (pending("dance", *END), "pending", "is nothing that can be pending"),
    "a claim of no house": (
        pending("claim h11", "gear", "purchase 1", *END),
        "pending",
        "is nothing that can be pending",
    ),
    "far too many items": (pending(*["end"] * 41), "pending", "more than can ever be pending"),
    "a turn without its end": (pending("action"), "pending", "what can be left of a turn"),
    "two actions": (pending("action", "action", *END), "pending", "what can be left of a turn"),
    "what the game settles by itself": (pending("end-turn"), "pending", "is settled by the game itself"),
    "a claim of a house with gears": (
        pending("claim h1", "gear", "purchase 1", *END),
        "pending",
        "a gear lies on that house (J2)",
    ),
    "two claims with gears left": (
        pending("claim h1", "claim h2", "gear", "purchase 1", *END, houses={"h5": ["red1"]}),
        "pending",
        "stands twice",
    ),
    "claims of two houses apart": (
        pending("claim h1", "claim h3", "gear", "purchase 1", *END, closing="white"),
        "pending",
        "do not make a pair (J1)",
    ),
    "more purchases than allowed": (
        pending("any-card", "bought a2", f"purchase {EDITION.purchases}", *END),
        "pending",
        "can be left (J14)",
    ),
    "the extra action without the ability": (pending(*EXTRA), "pending", "what can be left of a turn"),
    "a gear of the workshop without the ability": (
        pending("supply-gear box", "gear", *END, used_ability=True, seats={"black": {"workshop": "w-step"}}),
        "pending",
        "what can be left of a turn",
    ),
    "an ability that is not used": (
        pending("supply-gear box", "gear", *END, seats={"black": {"workshop": "w-gear"}}),
        "pending",
        "what can be left of a turn",
    ),
    "a set without the ability": (
        pending("pay set", *END, seats={"black": {"workshop": "w-gear"}}),
        "pending",
        "left of a turn",
    ),
    "a card's effect without the card": (
        pending("sell-gears sell-red", "bought a2", *END),
        "pending",
        "has taken (J15)",
    ),
    "a card's gear without the card": (
        pending("supply-gear", "gear", "bought a2", *END),
        "pending",
        "been taken (J15)",
    ),
    "a card's blueprint without the card": (
        pending("any-blueprint red", "bought a2", *END),
        "pending",
        "been taken (J15)",
    ),
    "a card's tower without the card": (
        pending("tower 1 twice", "bought a2", *END),
        "pending",
        "been taken (J15)",
    ),
    "a mission that is not there": (
        pending("pay parts-pairs", *END),
        "pending",
        "is no mission before the seat on move (J17)",
    ),
    "a payment beyond the gears": (
        pending("pay parts-pairs", *END, **black(cards=["parts-pairs"])),
        "due",
        "can pay (J32)",
    ),
    "entries that are not the last": (
        pending("pay parts-pairs", *END, due=["red", "red"], **black(cards=["parts-pairs"], beside=PAIRS)),
        "due",
        "last ones of this",
    ),
    "entries without a payment": ({"due": ["red"]}, "due", "no payment is pending (J32)"),
    "an entry that is none": ({"due": ["pink"]}, "due", "is none of"),
    "a beast that is not there": (
        pending("reward blue", "beast-end n2", *END),
        "pending",
        "no beast stands in that slot (J8)",
    ),
    "a reward of another colour": (
        pending("reward red", "beast-end n2", *END, **black(slots={"n2": beast("blue")})),
        "pending",
        "has another colour (J8)",
    ),
    "an ability used in words": ({"used_ability": "yes"}, "used_ability", "true or false"),
    # draft and trade-in
    "a draft too late": (pending("draft", turn=3), "pending", "comes before the first turn (J25)"),
    "a draft with too many blueprints": (
        pending("draft", **black(slots={"n2": "red"})),
        "seats.black.slots",
        "at this point of the draft 0 do (J25)",
    ),
    "a draft with two of a colour": (
        pending(
            "draft 2",
            seats={"black": {"slots": {"n2": "red"}}, "white": {"slots": {"n2": "red", "n1": "red"}}},
        ),
        "seats.white.slots",
        "different colours (J25)",
    ),
    "a draft among gears": (
        pending("draft", **black(cells={"c1": "red1"})),
        "pending",
        "before gears, beasts",
    ),
    "a draft beyond its end": (pending("draft 7"), "pending", "waits for a blueprint"),
    "a draft of another seat": (pending("draft", seat="white"), "seat", "black is (J25)"),
    "a blueprint of the draft without one": (
        pending("blueprint", "next-draft 1"),
        "drawn",
        "one is placed at a time",
    ),
    "a trade-in in the midst of a period": (pending(*TRADE), "pending", "at the end of period 1 (J23)"),
    "a trade-in in the wrong order": (
        pending(*TRADE, closing="white"),
        "pending",
        "the last of white, black (J38)",
    ),
    "a trade-in of another seat": (pending(*TRADE, closing="black", seat="white"), "seat", "black is (J38)"),
    "a trade-in at the wrong turn": (
        pending(*TRADE, closing="black", turn=2),
        "turn",
        "the one after the turn before",
    ),
    "a trade-in with gears in hand": (
        pending(*TRADE, closing="black", held=["red1"]),
        "held",
        "nothing in hand",
    ),
}
