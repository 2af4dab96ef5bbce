"""Advanced positions spoiled at random: each is refused with its faults, or can be played to the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.sharing.spoiling import ODD, pick
from tests.slow import first_quick

from haguruma.kernel.rng import Rng
from haguruma.kikai.constants import ADVANCED_KINDS, DISTRICTS, PERMANENT

from .advanced import GAME, foundation
from .helpers import Data
from .mutations import TAILS, items, sound, spoiled
from .test_position_fuzz import FUZZ

BATCH = 60
PENDING = (
    *items(),
    "pay 1", "pay 2", "pay 3", "pay 4", "pay 0", "pay", "pay x", "pay 1 1", "discard", "discard q1", "pair-draw",
    "choose 4-energy/2-megaphone construction", "gain 5-energy construction", "gain energy+discard construction",
)  # fmt: skip
ACTIONS: tuple[tuple[str, ...], ...] = (
    ("pay 1", "act casino"), ("pay 1", "pair-draw", "act casino"), ("pay 2", "collect school", "payout"),
    ("pay 3", "collect school", "payout"), ("discard",), ("discard", "clear"), ("pay 1",), ("pair-draw", "act diner"),
)  # fmt: skip
TILES = (*ADVANCED_KINDS, *PERMANENT, "heads", "free_fan")


def twisted(seed: int) -> Data:
    """An Advanced position, spoiled or sound, with other things pending, tiles kept or Foundation Tiles."""
    rng = Rng(seed)
    data: Data = spoiled(GAME, seed) if rng.below(2) else json.loads(pick(sound(GAME), rng))
    how = rng.below(5)
    if how < 2:
        data["pending"] = [*pick(ACTIONS, rng), *pick(TAILS[1:3], rng)]
        data.pop("bonus_tiles", None)
    elif how == 2:
        data["pending"] = [*(pick(PENDING, rng) for _ in range(rng.below(4))), *pick(TAILS, rng)]
    for owner in _seats(data):
        if how == 0:
            owner["tiles"] = ["ladders-too"] if owner is data["seats"].get(data.get("seat")) else []
            owner["megaphones"], owner["ladders"] = rng.below(4), rng.below(4)
        elif how == 3:
            owner["tiles"] = (
                [pick(TILES, rng) for _ in range(rng.below(3))] if rng.below(4) else pick(ODD, rng)
            )
        elif how == 4:
            owner["foundations"] = {
                pick(DISTRICTS, rng): foundation(rng.below(6)) for _ in range(rng.below(4))
            }
    return data


def _seats(data: Data) -> list[dict[str, Any]]:
    """The seats' tables, as far as they still are tables."""
    seats = data.get("seats")
    return [owner for owner in seats.values() if isinstance(owner, dict)] if isinstance(seats, dict) else []


@pytest.mark.parametrize("batch", first_quick(range(8)))
def test_a_spoiled_advanced_position_is_refused_or_can_be_played_to_the_end(batch: int) -> None:
    for seed in range(batch * BATCH, batch * BATCH + BATCH):
        FUZZ.tried(twisted(seed), GAME, seed)


def test_the_spoiled_positions_are_of_both_kinds() -> None:
    """Some are refused, some played, payments and discards among these; otherwise they would prove little."""
    phases: set[str] = set()
    for seed in range(300):
        state = FUZZ.accepted(twisted(seed), GAME)
        phases.add("refused" if state is None else str(state.view(state.seat)["phase"]))
    assert phases >= {"refused", "play", "act", "pay", "discard", "choose", "collect"}
