"""What positions of Jigūan are spoiled with: numbers, words and pending items, and sound positions to begin with."""

from __future__ import annotations

import json
from functools import cache

from tests.sharing.invariants import anything
from tests.sharing.spoiling import ODD, Spoiler, pick

from haguruma.jiguan.constants import COLOURS, FRAMES, SEATS, SOURCES
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.position.pending import entries_by_word, items_by_word
from haguruma.kernel.rng import Rng

from .helpers import EDITION, GAME, Data, random_game
from .invariants import eager

NUMBERS: tuple[object, ...] = (
    -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 20, 21, 49, 50, 54, 999, 1000, 10**30,
)  # fmt: skip
ITEMS = tuple(items_by_word(GAME.tables))
"""Every item that could be pending."""
WORDS = (
    *COLOURS, *FRAMES, *SEATS, *SOURCES, *ITEMS, *GAME.tables.gears, *GAME.tables.stacks, *entries_by_word(), "blue8",
    *(thing.id for thing in (*EDITION.slots, *EDITION.cards, *EDITION.workshops)),
    *(f"h{k}" for k in range(1, 12)), *(f"c{k}" for k in range(1, 11)),
)  # fmt: skip
"""Every word that can stand in a position, and a few that cannot."""
END = ["end", "end-turn"]
TAILS: tuple[list[str], ...] = (
    ["action", *END], ["action extra", *END], ["purchase 1", *END], ["purchase 2", *END], ["gear", "purchase 2", *END],
    ["any-card", "bought a2", *END], ["any-blueprint", "bought a1", *END], ["reward blue", "beast-end n2", *END], END,
    ["end-turn"], ["period-end"], ["trade black", "trade white", "period-end"], ["trade white", "period-end"],
    ["draft"], ["blueprint", "next-draft 1"], ["bought a2", *END], [],
)  # fmt: skip


@cache
def sound(game: JiguanGame) -> tuple[str, ...]:
    """Sound positions of all stages of a game, as JSON."""
    found = []
    for seed in range(6):
        state, rng = game.start(seats=2 + seed % 3, seed=seed), Rng(seed)
        player = eager if seed % 2 else anything
        while not state.over:
            if not rng.below(5):
                found.append(json.dumps(state.position()))
            state.play(player(state, rng))
        found.append(json.dumps(random_game(state, seed).position()))
    return tuple(found)


def pending(rng: Rng) -> list[str]:
    """Some items in any order, and what a turn ends with."""
    return [pick(ITEMS, rng) for _ in range(rng.below(3))] + list(pick(TAILS, rng))


def forget(data: Data, rng: Rng) -> None:
    """Leave away hidden order, and sometimes more that is dealt anew."""
    data.pop("hidden")
    for key in ("houses", "stacks", "display", "decks", "tiles", "box", "later", "turn", "due", "seat"):
        if not rng.below(5):
            data.pop(key, None)


SPOILER = Spoiler((*NUMBERS, *ODD), WORDS, pending, forget)


def spoiled(game: JiguanGame, seed: int) -> Data:
    """A position with one or two things wrong, or different and still right."""
    return SPOILER.spoiled(sound(game), seed)
