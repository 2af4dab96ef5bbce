"""Games played by nobody in particular, for tests that want to see many different moments of KIKAI."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.sharing.wandering import Moment, Wanderer, after

from haguruma.kikai.game import KikaiGame, make
from haguruma.kikai.state import KikaiState

EXAMPLE = str(Path(__file__).with_name("example.toml"))
BUSY = ("build", "attract", "deploy", "fetch", "ladder")
"""What these players rather do than anything else."""


def kikai(edition: object = "reconstruction", **options: object) -> KikaiGame:
    """The game under an edition, by name, file or as it is."""
    return make({"edition": edition, **options})


def moments(game: KikaiGame, seed: int, busy: float = 0.8) -> Iterator[Moment[KikaiState]]:
    """Every state of one random game with the events that led to it.

    `busy` is how often something of `BUSY` is taken where there is any. The state moves on: copy it to keep it.
    """
    return Wanderer(seed, busy, BUSY).moments(game.start(seed=seed))


def moment(game: KikaiGame, seed: int, number: int) -> KikaiState:
    """The state after `number` actions of a random game, or its last."""
    return after(moments(game, seed), number)
