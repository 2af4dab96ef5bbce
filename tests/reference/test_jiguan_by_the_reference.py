"""The engine of Jigūan against the reference: the same choices everywhere, the same table, the same places at the end.

The reference tells the rules a second time, as simply as can be. Both play random games side by side, whole ones and
such as begin on tables rich in rare rules; a count of those shows that they did come up.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.reference import jiguan_setup
from tests.reference.jiguan_lockstep import Lockstep
from tests.reference.jiguan_positions import last_turn, mixed, rich, stepping
from tests.slow import first_quick

from haguruma.jiguan.editions.edition import Edition
from haguruma.jiguan.game import JiguanGame, make

OTHER = str(Path(__file__).parents[1] / "jiguan" / "other.toml")
"""The edition that is unlike the built-in one wherever it may be."""
GAMES = {
    "full": make({}),
    "advanced": make({"bench": "advanced"}),
    "beginner": make({"beginner": True}),
    "beginner, advanced": make({"beginner": True, "bench": "advanced"}),
    "other": make({"edition": OTHER}),
    "other, advanced": make({"edition": OTHER, "bench": "advanced"}),
    "other, beginner": make({"edition": OTHER, "beginner": True}),
}
OWN_EDITION: Edition = GAMES["full"].edition_data
OTHER_EDITION: Edition = GAMES["other"].edition_data
WHOLE = 5
"""So many whole games of each kind and number of players."""
EVERY = 5
"""Whole tables are compared after every so many-th action, in every fourth game after each."""


def played_alike(
    name: str, game: JiguanGame, seed: int, seats: int = 0, position: object = None
) -> Counter[str]:
    """One game from its beginning, or from a position, in both; how often each rare rule came up."""
    state = game.position(position, seed) if isinstance(position, dict) else game.start(seats, seed)
    return Lockstep(name, game, state, seed, 1 if seed % 4 == 0 else EVERY).play()


@pytest.mark.parametrize("seats", first_quick([2, 3, 4]))
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_goes_the_same_way_in_both(name: str, seats: int) -> None:
    for seed in range(WHOLE):
        seen = played_alike(name, GAMES[name], seed, seats)
        assert seen["actions"] > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_the_table_is_laid_as_the_set_up_says(name: str, seats: int) -> None:
    game = GAMES[name]
    for seed in range(20):
        position = dict(game.start(seats, seed).position())
        assert jiguan_setup.faults(game.edition_data, position, game.beginner) == [], (seats, seed)


RARE = {
    "J2: a house's reward is declined",
    "J2: a point of a blank house",
    "J3: a pair of empty houses",
    "J7: a gear goes to the box undriven",
    "J7: a gear replaces another",
    "J11: one step pays a pair of neighbouring towers",
    "J11: one step pays two pairs of neighbouring towers",
    "J12: no step and no reward on a full tower",
    "J13: fewer steps than named, for the tower ends",
    "J14: a purchase waits for the A ability",
    *(
        f"J15: a card of kind {kind}"
        for kind in ("goods", "gear", "step", "blueprint", "sell", "two-steps", "ranks")
    ),
    "J17: a mission of kind beasts",
    "J17: a mission of kind parts",
    *(f"J18: the workshop gives a {kind}" for kind in ("blueprint", "gear", "step")),
    *(f"J18: the workshop turns something into {kind}" for kind in ("points", "energy")),
    "J19: an extra point for immediate points",
    "J20: both rows have reached the next space",
    "J21: the workshop takes the last gear",
    "J23: a blueprint is traded in",
    "J23: a scoring card",
    "J23: tied leaders gain a tower's bonus",
    "J26: energy beyond the track's end is lost",
    "J31: a gear from the box",
    "J32: a gear for points",
    "J32: the 1-to-5 set",
    "J34: an extra action is 'complete'",
    "J34: an extra action is 'pair'",
    "J36: a designated slot pays",
    "J37: a gear card finds no gear",
    *(f"J37: a price, {how}" for how in ("decline", "settle energy", "out of reach")),
}
"""What must come up on rich tables, whatever the edition."""
CHEAP = {
    "J14: a row's marker stays on the last space",
    "J21: a card takes the last gear",
    "J37: a price, settle coin",
}
"""What comes up often only where cards are cheap."""
MORE: dict[str, set[str]] = {
    "built-in": {"J8: a beast finds no reward", "J10: a blueprint cannot be had"},
    "other boards": CHEAP
    | {"J35: a gain of coins stops at the supply", "J35: no exchange, for the supply has no coin"},
    "other edition": CHEAP
    | {
        "J10: a blueprint cannot be had",
        "J12: a two-tower card advances one tower alone",
        "J16: an empty deck leaves a gap",
    },
}
"""What must come up besides, by edition."""
EDITIONS: dict[str, Callable[[random.Random], Edition]] = {
    "built-in": lambda rng: OWN_EDITION,
    "other boards": lambda rng: mixed(rng, OWN_EDITION),
    "other edition": lambda rng: OTHER_EDITION,
}
RICH = 100
"""So many games from rich tables with each edition."""


def rich_game(
    name: str, edition: Edition, rng: random.Random, seed: int, beginner: bool = False
) -> Counter[str]:
    """A game from a rich table, for two players rather than for more, on either side of the bench."""
    game = make({"edition": edition, "bench": rng.choice(("basic", "advanced")), "beginner": beginner})
    return played_alike(name, game, seed, position=rich(rng, game, rng.choice((2, 2, 3, 4))))


@pytest.mark.slow
@pytest.mark.parametrize("name", EDITIONS)
def test_rare_rules_come_up_and_are_played_alike(name: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(RICH):
        rng = random.Random(seed)
        seen += rich_game(f"rich, {name}", EDITIONS[name](rng), rng, seed)
    assert sorted((RARE | MORE[name]) - set(seen)) == []


@pytest.mark.slow
def test_beginner_play_from_rich_tables_goes_the_same_way() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        seen += rich_game("rich, beginner", OWN_EDITION, random.Random(seed), seed, beginner=True)
    assert not [rule for rule in seen if rule.startswith(("J15", "J17", "J37"))]
    assert {"J7: a gear replaces another", "J21: the workshop takes the last gear"} <= set(seen)


@pytest.mark.slow
def test_a_price_stays_open_for_the_coins_that_a_step_would_give() -> None:
    """J18, J30, J37: the A ability may be used first, so what its rank reward brings counts, energy and coins."""
    seen: Counter[str] = Counter()
    for seed in range(25):
        seen += rich_game("rich, steps for coins", stepping(OWN_EDITION), random.Random(seed), seed)
    assert seen["J18: the coins of a step's reward keep a price open"]
    assert seen["J12: a two-tower card advances one tower alone"]


@pytest.mark.parametrize("beginner", [False, True])
def test_equal_points_are_parted_by_energy_or_shared(beginner: bool) -> None:
    """J24: in the middle and at the end of the ranking too."""
    game = make({"beginner": beginner})
    seen: Counter[str] = Counter()
    for seed in range(60):
        rng = random.Random(seed)
        seen += played_alike("last turn", game, seed, position=last_turn(rng, game, rng.choice((2, 3, 4))))
    assert seen["J24: a place is shared"]
    assert seen["J24: remaining energy decides"]
