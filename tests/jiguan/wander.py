"""Games played by nobody in particular, for tests that want to see many different moments of Jigūan."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.sharing.wandering import Moment, Wanderer, after

from haguruma.jiguan.game import JiguanGame, make
from haguruma.jiguan.state import JiguanState

EXAMPLE = str(Path(__file__).with_name("example.toml"))
BUSY = ("complete", "card", "mission", "settle", "tower", "workshop", "convert", "set", "pay", "box", "buy")
"""What these players rather do than anything else."""
IDLE = ("coin", "exchange")
"""What they do only now and then, or they would do it all the time."""


def jiguan(edition: object = "reconstruction", **options: object) -> JiguanGame:
    """The game under an edition, by name, file or as it is."""
    return make({"edition": edition, **options})


def variants() -> dict[str, JiguanGame]:
    """The game in every way it can be played, and on the example edition."""
    return {
        "full": jiguan(),
        "beginner": jiguan(beginner=True),
        "advanced": jiguan(bench="advanced"),
        "example": jiguan(EXAMPLE),
    }


def moments(game: JiguanGame, seed: int, seats: int = 0, busy: float = 0.8) -> Iterator[Moment[JiguanState]]:
    """Every state of one random game with the events that led to it; by default for two, three or four by the seed.

    `busy` is how often something of `BUSY` is taken where there is any. The state moves on: copy it to keep it.
    """
    return Wanderer(seed, busy, BUSY, IDLE).moments(game.start(seats=seats or 2 + seed % 3, seed=seed))


def moment(game: JiguanGame, seed: int, number: int) -> JiguanState:
    """The state after `number` actions of a random game, or its last."""
    return after(moments(game, seed), number)


def some(game: JiguanGame, seeds: int = 3, every: int = 11) -> list[JiguanState]:
    """Copies of every so many moments of some random games, and of their ends."""
    found = []
    for seed in range(seeds):
        for number, (state, _) in enumerate(moments(game, seed)):
            if number % every == 0 or state.over:
                found.append(state.copy())
    return found
