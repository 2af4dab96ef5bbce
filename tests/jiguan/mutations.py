"""Positions spoiled at random: valid ones with a few things changed, doubled, taken away or put elsewhere."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

from haguruma.jiguan.edition import COLOURS, FRAMES, SEATS
from haguruma.jiguan.fields import SOURCES
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.itemwords import entries_by_word, items_by_word
from haguruma.kernel.rng import Rng

from .helpers import EDITION, GAME, Data, random_game
from .invariants import anything, eager

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
    8,
    10,
    12,
    13,
    20,
    21,
    49,
    50,
    54,
    999,
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


def spoiled(game: JiguanGame, seed: int) -> Data:
    """A position with one or two things wrong, or different and still right."""
    rng = Rng(seed)
    choices = sound(game)
    data: Data = json.loads(choices[rng.below(len(choices))])
    if rng.below(3):
        _forget(data, rng)
    for _ in range(1 + (rng.below(3) == 0)):
        _spoil(data, rng)
    return data


def _forget(data: Data, rng: Rng) -> None:
    """Leave away hidden order, and sometimes more that is dealt anew."""
    data.pop("hidden")
    for key in ("houses", "stacks", "display", "decks", "tiles", "box", "later", "turn", "due", "seat"):
        if not rng.below(5):
            data.pop(key, None)


def _spoil(data: Data, rng: Rng) -> None:
    """Change one thing somewhere."""
    if not rng.below(4):
        data["pending"] = [pick(ITEMS, rng) for _ in range(rng.below(3))] + list(pick(TAILS, rng))
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
