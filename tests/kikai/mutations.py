"""What positions of KIKAI are spoiled with: numbers, words and pending items, and sound positions to begin with."""

from __future__ import annotations

import json
from functools import cache

from tests.sharing.spoiling import ODD, Spoiler, pick

from haguruma.kernel.rng import Rng
from haguruma.kikai.constants import BONUS_KINDS, COLOURS, DISTRICTS, ITEMS, KINDS, SEATS, SOURCES
from haguruma.kikai.game import KikaiGame

from .helpers import EDITION, Data, random_game
from .invariants import eager

NUMBERS: tuple[object, ...] = (
    -1, 0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 19, 20, 21, 27, 28, 44, 45, 46, 600, 1000, 10**30,
)  # fmt: skip


def items() -> list[str]:
    """Every item that could be pending, with every argument."""
    found = list(ITEMS)
    for name in ("lay", "act", "attract", "collect"):
        found += [f"{name} {district}" for district in DISTRICTS]
    found += [f"sign {square.id}" for square in EDITION.squares]
    for effect in ("megaphone/ladder", "energy", "2-discard", "discard", "ladder+vp", "3-vp"):
        found += [f"{name} {effect} {source}" for name in ("choose", "gain") for source in SOURCES[:3]]
    return found


def words() -> list[str]:
    """Every word that can stand in a position."""
    found = [*DISTRICTS, *COLOURS, *KINDS, *SEATS, *SOURCES, *BONUS_KINDS, *items()]
    found += [square.id for square in EDITION.squares] + [street.id for street in EDITION.streets]
    found += [part.id for part in EDITION.components] + [board.id for board in EDITION.billboards]
    return found


WORDS = words()
TAILS: tuple[list[str], ...] = (
    ["play", "more", "take", "draws", "end-turn"], ["more", "take", "draws", "end-turn"],
    ["take", "draws", "end-turn"], ["draws", "end-turn"], ["end-turn"], ["next-foot"], [],
)  # fmt: skip


@cache
def sound(game: KikaiGame) -> tuple[str, ...]:
    """Sound positions of all stages of a game, as JSON."""
    found = []
    for seed in range(6):
        state, rng = game.start(seed=seed), Rng(seed)
        for _ in range(40):
            found.append(json.dumps(state.position()))
            for _ in range(1 + rng.below(9)):
                if not state.over:
                    state.play(eager(state, rng))
        found.append(json.dumps(random_game(state, seed).position()))
    return tuple(found)


def pending(rng: Rng) -> list[str]:
    """Some items in any order, and what a turn ends with."""
    every = items()
    inner = [pick(every, rng) for _ in range(rng.below(4))]
    return inner + list(pick(TAILS, rng))


SPOILER = Spoiler((*NUMBERS, *ODD), WORDS, pending, lambda data, rng: data.pop("hidden"))


def spoiled(game: KikaiGame, seed: int) -> Data:
    """A position with one or two things wrong, or different and still right."""
    return SPOILER.spoiled(sound(game), seed)
