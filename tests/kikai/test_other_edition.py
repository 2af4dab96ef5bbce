"""Another edition, as unlike the built-in one as the rules allow: in both modes it plays with no change of code.

Here a few dozen games are played; `haguruma simulate kikai --edition tests/kikai/other.toml --seats random,random
--games 2000 --check` and the same with `--mode advanced` play the long ones.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.sharing.invariants import anything
from tests.slow import first_quick

from haguruma.kernel.rng import Rng, mix
from haguruma.kikai.constants import DISTRICTS, MODES
from haguruma.kikai.editions.edition import Edition
from haguruma.kikai.game import KikaiGame

from .helpers import at, legal, make, play, seat, tokens, view
from .invariants import checked_game, collector, eager

OTHER = Path(__file__).with_name("other.toml")
GAMES = {mode: make(edition=str(OTHER), mode=mode) for mode in MODES}
PLAYERS = (anything, eager, collector)
EVERY = 23
"""The costly checks are made at every so many-th action, beginning elsewhere in each game."""


def edition(mode: str) -> Edition:
    """The other edition's side."""
    return GAMES[mode].edition_data


@pytest.mark.parametrize("mode", MODES)
def test_the_other_edition_is_unlike_the_built_in_one(mode: str) -> None:
    """Map, counts, prices, limits, rounds: nothing that may differ is alike."""
    other, own = edition(mode), make(edition="reconstruction", mode=mode).edition_data
    for name in (
        "squares", "streets", "components", "track", "master", "bonus_tiles", "turns", "cards_per_district",
        "hand_size", "offer_size", "display_size", "fans_per_colour", "dropper_cost", "body_ladders", "head_ladders",
        "influence", "scoring", "caps",
    ):  # fmt: skip
        assert getattr(other, name) != getattr(own, name), name
    assert 9 <= len(other.squares) <= 15
    assert [s for s in other.streets if s.a in DISTRICTS and s.b in DISTRICTS]
    assert (other.master.rows[0].first, len(other.turns[0])) == (1, 5)


@pytest.mark.parametrize("seed", first_quick(range(6)))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("capped", [True, False], ids=["capped", "unlimited"])
def test_every_invariant_holds_under_the_other_edition(mode: str, capped: bool, seed: int) -> None:
    """All checks of a whole game; without limits of supply every token is accounted for by the events too."""
    game = GAMES[mode] if capped else KikaiGame(replace(edition(mode), caps={}, hash="unlimited"))
    checked_game(game, seed, Rng(mix([seed, 77])), PLAYERS[seed % 3], EVERY)


@pytest.mark.parametrize("mode", MODES)
def test_the_other_edition_deals_by_its_own_counts(mode: str) -> None:
    table = view(GAMES[mode].start(seed=1))
    assert [len(table["seats"][name]["hand"]) for name in ("yellow", "purple")] == [5, 5]
    assert (len(table["offer"]), len(table["display"]["head"])) == (3, 4)
    assert table["pile"] == 6 * 6 - 2 * 5 - 3


@pytest.mark.parametrize("mode", MODES)
def test_a_fifth_round_is_played_and_is_a_position(mode: str) -> None:
    """Rounds are edition data; any moment of any round can be written and read."""
    game = GAMES[mode]
    first = sum(sum(turns[:4]) for turns in edition(mode).turns) + 1
    state = at(turn=first, game=game)
    assert view(state)["round"] == 5
    assert game.position(state.position()).fingerprint() == state.fingerprint()


def test_a_street_from_district_to_district_of_one_space_may_be_the_first() -> None:
    """K31: it touches the District, and has one space."""
    state = GAMES["standard"].start(seed=1)
    play(state, f"place {seat(state)['feet'][0]} casino")
    assert legal(state) == {"deploy l9", "deploy l14"}
    play(state, "deploy l14")
    assert tokens(state)[2] == edition("standard").start.ladder + 1


def test_droppers_ladders_and_influence_cost_and_give_what_the_other_edition_says() -> None:
    """K3, K7: 3 Energy a dropper, 2 Ladders for a Body, 1 for a Head, steps of 2, 3 and 5."""
    kikai = {"casino": {"foot": "foot-3", "body": "body-1", "head": "head-1"}}
    state = at(
        {"energy": 7, "ladders": 3, "kikai": kikai}, game=GAMES["standard"],
        pending=["act casino", "more", "take", "draws", "end-turn"],
    )  # fmt: skip
    play(state, "ladder casino body", "ladder casino head")
    assert tokens(state)[2] == 0
    assert seat(state)["influence"]["red"] == 3 + 5
    play(state, "deploy l10")
    assert tokens(state)[0] == 7 - 2 * 3 + edition("standard").track[0].bonus.energy
