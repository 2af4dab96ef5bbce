"""Positions spoiled at random: valid ones with a few things changed, doubled, taken away or put elsewhere."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

from haguruma.kernel.rng import Rng
from haguruma.kikai.edition import BONUS_KINDS, COLOURS, DISTRICTS, KINDS, SEATS
from haguruma.kikai.fields import SOURCES
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.pending import ITEMS

from .helpers import EDITION, Data, random_game
from .invariants import eager

NUMBERS: tuple[object, ...] = (
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    11,
    12,
    19,
    20,
    21,
    27,
    28,
    44,
    45,
    46,
    600,
    1000,
    10**30,
)
ODD: tuple[object, ...] = (
    None,
    True,
    False,
    1.5,
    "",
    "x",
    "0",
    [],
    {},
    [[]],
    {"x": 1},
    ["x"],
    [None],
    "\ud800",
    -0.0,
)


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


def spoiled(game: KikaiGame, seed: int) -> Data:
    """A position with one or two things wrong, or different and still right."""
    rng = Rng(seed)
    choices = sound(game)
    data: Data = json.loads(choices[rng.below(len(choices))])
    if rng.below(3):
        data.pop("hidden")
    for _ in range(1 + (rng.below(3) == 0)):
        _spoil(data, rng)
    return data


def _spoil(data: Data, rng: Rng) -> None:
    """Change one thing somewhere."""
    if not rng.below(4):
        data["pending"] = _pending(rng)
        return
    owner, key = _somewhere(data, rng)
    how = rng.below(6)
    if how == 0:
        del owner[key]
    elif how == 1:
        owner[key] = copy.deepcopy(pick((*NUMBERS, *ODD), rng))
    elif how == 2:
        owner[key] = pick(WORDS, rng)
    elif how == 3 and isinstance(owner, list):
        owner.append(copy.deepcopy(owner[key]))
    elif how == 4 and isinstance(owner, dict):
        owner[pick(WORDS, rng)] = copy.deepcopy(owner[key])
    elif isinstance(owner[key], int) and not isinstance(owner[key], bool):
        owner[key] += pick((-2, -1, 1, 2), rng)
    else:
        other, place = _somewhere(data, rng)
        owner[key], other[place] = copy.deepcopy(other[place]), copy.deepcopy(owner[key])


def _pending(rng: Rng) -> list[str]:
    every = items()
    inner = [pick(every, rng) for _ in range(rng.below(4))]
    return inner + list(pick(TAILS, rng))


def _somewhere(data: Data, rng: Rng) -> tuple[Any, Any]:
    """A place in nested data: its owner and its key or index; deeper places are likelier."""
    owner: Any = data
    while True:
        keys: list[Any] = list(owner) if isinstance(owner, dict) else list(range(len(owner)))
        key = pick(keys, rng)
        inner = owner[key]
        if not isinstance(inner, (dict, list)) or not inner or not rng.below(5):
            return owner, key
        owner = inner


def pick(choices: Any, rng: Rng) -> Any:
    """One of several, at random."""
    return choices[rng.below(len(choices))]
