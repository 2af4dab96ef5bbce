"""Another edition, as unlike the built-in one as the rules allow: it loads and plays, with no change of code.

Here a few dozen games are played; `haguruma simulate jiguan --edition tests/jiguan/other.toml --games 2000 --check
--seats random,random` plays the long ones.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sharing.invariants import anything
from tests.slow import first_quick

from haguruma.jiguan.editions.edition import Edition
from haguruma.jiguan.game import JiguanGame
from haguruma.kernel.rng import Rng, mix

from .helpers import OWN, at, legal, make, play, refused
from .invariants import checked_game, eager, saver

OTHER = Path(__file__).with_name("other.toml")
GAMES = {
    "basic": make(edition=str(OTHER)),
    "beginner": make(edition=str(OTHER), beginner=True),
    "advanced": make(edition=str(OTHER), bench="advanced"),
}
EDITION: Edition = GAMES["basic"].edition_data
PLAYERS = (anything, eager, saver)
EVERY = 43
"""The costly checks are made at every so many-th action, beginning elsewhere in each game."""


def test_the_other_edition_is_unlike_the_built_in_one() -> None:
    """Gears, houses, bench, prices, ranks, tiles, draft: nothing that may differ is alike."""
    own = OWN.edition_data
    for name in (
        "gears", "houses", "house", "slots", "specials", "blueprints", "stacks", "cards", "cards_per_frame", "towers",
        "tower_ring", "ranks", "beasts", "scoring_tiles", "bonus_tiles", "workshops", "abilities", "prices",
        "purchases", "exchange", "energy_cap", "start", "scoring", "caps",
    ):  # fmt: skip
        assert getattr(EDITION, name) != getattr(own, name), name
    assert len(EDITION.slots) == 8
    assert [shop for shop in EDITION.workshops if shop.a1 is not None]


@pytest.mark.parametrize("seed", first_quick(range(2)))
@pytest.mark.parametrize("seats", first_quick([2, 3, 4]))
@pytest.mark.parametrize("name", GAMES)
def test_every_invariant_holds_under_the_other_edition(name: str, seats: int, seed: int) -> None:
    """All checks of a whole game, with two, three and four players."""
    state, rng, player = (
        GAMES[name].start(seats=seats, seed=seed),
        Rng(mix([seed, seats])),
        PLAYERS[(seed + seats) % 3],
    )
    checked_game(state, rng, player, EVERY, first=-seed % EVERY)


@pytest.mark.parametrize("game", [GAMES["advanced"], make()], ids=["other", "example"])
def test_a_line_that_is_not_full_completes_nothing_whatever_the_value(game: JiguanGame) -> None:
    """J8, J9: coins may bring a value to nought and below; three gears are needed all the same."""
    slot = game.edition_data.slots[0].id
    value = min(blueprint.value for blueprint in game.edition_data.blueprints if blueprint.colour == "red")
    state = at({"coins": value + 2, "slots": {slot: f"red{value}"}}, game=game)
    for _ in range(value + 2):
        play(state, f"coin {slot} down")
        assert not legal(state, "complete")
        cell = next(a.args[1] for a in game.vocabulary if a.kind == "complete" and a.args[0] == slot)
        assert refused(state, f"complete {slot} {cell}")[1] == "J8"
