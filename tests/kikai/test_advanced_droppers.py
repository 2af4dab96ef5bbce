"""The tile of cheap droppers: what a street costs its owner, and what stays as it is (K37)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from .advanced import EDITION, acting, with_edition
from .helpers import Data, fans, legal, play, refused, said, street, tokens

TILE: Data = {"tiles": ["cheap-droppers"]}
PAST: Data = {"cleared": 2}
"""The Energy Track beyond the space that pays Energy."""
CHEAP = next(tile.amount for tile in EDITION.bonus_tiles if tile.kind == "cheap-droppers")


def test_a_cheap_dropper_costs_one_energy() -> None:
    """Permanent Effect: pay 1 Energy instead of 2; K37."""
    assert (CHEAP, EDITION.dropper_cost) == (1, 2)


@pytest.mark.parametrize("name", ["s9", "s17"])
def test_the_owner_pays_one_for_each_dropper(name: str) -> None:
    """K37: 1 for a single street, 2 for a double one."""
    state = acting("casino", {**TILE, **PAST, "energy": 5})
    events = play(state, f"deploy {name}")
    assert said(events, "deploy")[0]["cost"] == street(name).spaces * CHEAP
    assert tokens(state)[0] == 5 - street(name).spaces * CHEAP


def test_a_double_street_is_still_paid_whole() -> None:
    """K37, K3: with 1 Energy a single street alone can be taken."""
    state = acting("casino", {**TILE, "energy": 1})
    assert legal(state, "deploy") == {"deploy s9", "deploy s10"}
    assert refused(state, "deploy s17")[0] == "no-energy"


def test_without_energy_no_street_can_be_taken() -> None:
    """K37."""
    state = acting("casino", {**TILE, "energy": 0})
    assert not legal(state, "deploy")


def test_the_opponent_pays_the_printed_cost() -> None:
    """K37: the tile is its owner's."""
    state = acting("casino", {**PAST, "energy": 5}, TILE)
    play(state, "deploy s17")
    assert tokens(state)[0] == 5 - 2 * EDITION.dropper_cost
    assert refused(acting("casino", {"energy": 1}, TILE), "deploy s9")[0] == "no-energy"


def test_the_owner_pays_the_same_tolls_as_ever() -> None:
    """K37: tolls unchanged."""
    mine = {**TILE, "energy": 5, "kikai": {"diner": {"foot": "red-foot-2"}}}
    state = acting("diner", mine, streets={"s4": "purple"}, squares={"q2": fans(red=2)})
    play(state, "attract foot<q2")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (3, 2)


def test_the_owners_droppers_earn_the_same_tolls_as_ever() -> None:
    """K37: what was cheap to lay costs the opponent 1 a dropper."""
    theirs = {"energy": 5, "kikai": {"diner": {"foot": "red-foot-2"}}}
    state = acting("diner", TILE, theirs, turn=2, streets={"s4": "yellow"}, squares={"q2": fans(red=2)})
    play(state, "attract foot<q2")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (2, 3)


def test_a_cheap_street_brings_all_its_bonuses() -> None:
    """K37, K15: the price alone changes."""
    state = acting("diner", {**TILE, "energy": 2}, streets={"s3": "yellow"})
    play(state, "deploy s12")
    assert tokens(state)[2] == street("s12").bonus.ladder


def test_the_cheap_price_is_edition_data() -> None:
    """K37: another box may print another."""
    for amount in (0, 2, 3):
        tiles = tuple(
            replace(tile, amount=amount) if tile.kind == "cheap-droppers" else tile
            for tile in EDITION.bonus_tiles
        )
        state = acting("casino", {**TILE, **PAST, "energy": 6}, game=with_edition(bonus_tiles=tiles))
        play(state, "deploy s17")
        assert tokens(state)[0] == 6 - 2 * amount


def test_a_cheap_price_of_nothing_still_needs_droppers() -> None:
    """K37, K3."""
    tiles = tuple(replace(tile, amount=0) for tile in EDITION.bonus_tiles)
    game = with_edition(bonus_tiles=tiles)
    state = acting("casino", {**TILE, "cleared": 19}, game=game)
    assert legal(state, "deploy") == {"deploy s9", "deploy s10"}
    assert refused(state, "deploy s17")[0] == "no-droppers"
