"""What is known of the printed gears, blueprints and cards.

Evidence about the boards and tiles is in `boards`.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.editions.checks import Constraint, Finding, differing, unless
from ..constants import CARD_KINDS
from .edition import Card, Edition, Reward

HOUSES = 10
OF_EACH_TYPE = 30
OF_EACH_MARK = 10


def gears_left(edition: Edition, kind: int, seats: int) -> int:
    """The gears of a type that are in the game with so many players (J4)."""
    needed = {"": 2, "3+": 3, "4+": 4}
    return sum(gear.type == kind and needed[gear.mark] <= seats for gear in edition.gears)


def _types(edition: Edition) -> list[Finding]:
    counts = [sum(gear.type == kind for gear in edition.gears) for kind in (1, 2)]
    return unless(counts == [OF_EACH_TYPE] * 2, "gears", counts)


def _marks(edition: Edition) -> list[Finding]:
    counts = [sum(gear.mark == mark for gear in edition.gears) for mark in ("3+", "4+")]
    return unless(counts == [OF_EACH_MARK] * 2, "gears", counts)


def _even(edition: Edition) -> list[Finding]:
    found = [(kind, seats, gears_left(edition, kind, seats)) for kind in (1, 2) for seats in (2, 3, 4)]
    return [
        ("gears", f"{count} of type {kind} with {seats} players")
        for kind, seats, count in found
        if count % HOUSES
    ]


def _stacks(edition: Edition) -> list[Finding]:
    return differing([("blueprints.stacks", edition.stacks, 2)])


def _values(edition: Edition) -> list[Finding]:
    odd = sorted({b.value for b in edition.blueprints if not 3 <= b.value <= 15})
    return unless(not odd, "blueprints", odd)


def _blue_eight(edition: Edition) -> list[Finding]:
    blue = [b.value for b in edition.blueprints if b.colour == "blue"]
    return unless(8 in blue, "blueprints", blue)


def _driven(edition: Edition) -> list[Finding]:
    plain = {b.colour for b in edition.blueprints if b.energy == 1}
    beasts = {b.colour for b in edition.blueprints if b.beast_energy == 2}
    holds = {"red", "green"} <= plain and "green" in beasts
    return unless(holds, "blueprints", "no such red and green ones")


def _per_frame(edition: Edition) -> list[Finding]:
    return differing([("cards.per_frame", edition.cards_per_frame, 2)])


def _kinds(edition: Edition) -> list[Finding]:
    kinds = {card.kind for card in edition.cards}
    return [("cards", f"no '{kind}'") for kind in CARD_KINDS if kind not in kinds]


def _printed(kind: str, read: Callable[[Card], dict[str, object]], **known: object) -> Constraint[Edition]:
    """The constraint that every card of a kind shows what the rulebook shows on it."""

    def find(edition: Edition) -> list[Finding]:
        return differing(
            [
                (f"cards[{card.id}].{key}", value, known[key])
                for card in edition.cards
                if card.kind == kind
                for key, value in read(card).items()
            ]
        )

    shown = ", ".join(f"{key} {_in_words(value)}" for key, value in known.items())
    return Constraint(f"rulebook: Card Introduction, {kind}", f"such a card shows {shown}", find)


def _in_words(value: object) -> str:
    """A number, or a reward as a file writes it."""
    if not isinstance(value, Reward):
        return str(value)
    gains = (("coin", value.coin), ("energy", value.energy), ("points", value.points))
    return "{ " + ", ".join(f"{key} = {gain}" for key, gain in gains if gain) + " }"


PIECES: tuple[Constraint[Edition], ...] = (
    Constraint("rulebook: Setup", "with 4 players each house holds 3 gears in both periods", _types),
    Constraint("rulebook: Setup, fewer players", "ten gears are marked 3+ and ten 4+", _marks),
    Constraint("J4", "with 2, 3 and 4 players the gears of a type lie evenly on ten houses", _even),
    Constraint("rulebook: Setup 2", "a colour's blueprints make two stacks", _stacks),
    Constraint("J8", "three gears from 1 to 5 can make every blueprint's value", _values),
    Constraint("rulebook: Action B, example", "there is a blue blueprint of 8", _blue_eight),
    Constraint(
        "rulebook: Energy reward",
        "there are a red and a green blueprint of 1 energy, and a green beast of 2",
        _driven,
    ),
    Constraint("rulebook: Setup 3", "a row of the display shows two cards of each frame", _per_frame),
    Constraint("rulebook: Card Introduction", "there are cards of all ten kinds", _kinds),
    _printed("goods", lambda card: {"reward": card.reward}, reward=Reward(coin=1, energy=3)),
    _printed("gear", lambda card: {"count": card.count}, count=1),
    _printed("step", lambda card: {"steps": card.steps}, steps=1),
    _printed("sell", lambda card: {"points": card.points}, points=2),
    _printed(
        "two-steps",
        lambda card: {
            "energy_price": card.energy_price,
            "coin_price": card.coin_price,
            "steps": card.steps,
        },
        energy_price=5,
        coin_price=3,
        steps=1,
    ),
    _printed("ranks", lambda card: {"points": card.points}, points=3),
    _printed("scoring", lambda card: {"points": card.points}, points=1),
    _printed("beasts", lambda card: {"points": card.points}, points=8),
    _printed("parts", lambda card: {"steps": card.steps}, steps=2),
)
