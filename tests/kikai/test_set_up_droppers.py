"""A starting Foot needs a dropper for its street: boards and positions that could leave none are refused (K31)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from haguruma.kernel.faults import BadEdition
from haguruma.kikai.editions.droppers import FEET, Ahead, enough, most_off
from haguruma.kikai.editions.edition import Effect
from haguruma.kikai.editions.loading import edition_of

from .advanced import GAME
from .editing import changed
from .helpers import GAME as STANDARD
from .helpers import faults


def refused(data: dict[str, Any], mode: str) -> list[tuple[str, str]]:
    """(key path, rule) of every fault of an edition."""
    with pytest.raises(BadEdition) as caught:
        edition_of(data, "changed", mode)
    return [(fault.where, fault.rule) for fault in caught.value.faults]


@pytest.mark.parametrize("effect", [{"discard": 18}, {"discard": 99}, {"choice": [{"vp": 1}, {"discard": 18}]}])
def test_a_foundation_tile_that_discards_every_dropper_is_named(effect: object) -> None:
    path = "advanced.foundations[#2].effect"
    assert refused(changed(path, effect), "advanced") == [(path, "K31")]


@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_a_street_of_one_space_that_discards_every_dropper_is_named(mode: str) -> None:
    edition = edition_of(changed("edition.evidence", False), "whole", mode)
    single = next(s.id for s in edition.streets if s.spaces == 1 and s.a == "parking")
    path = f"{mode}.streets[{single}].bonus"
    data = changed("edition.evidence", False, changed(path, {"discard": 20}))
    assert refused(data, mode) == [(path, "K31")]


def test_a_street_of_two_spaces_may_discard_what_it_likes() -> None:
    """No starting Foot's dropper goes there."""
    streets = tuple(
        replace(street, bonus=Effect(discard=20)) if street.spaces == 2 else street
        for street in GAME.edition_data.streets
    )
    assert not enough(replace(GAME.edition_data, streets=streets))


def test_a_track_without_spaces_is_that_fault_alone() -> None:
    """ET1 names it."""
    assert not enough(replace(GAME.edition_data, track=()))


def test_what_the_track_discards_on_the_way_counts_too() -> None:
    """The first dropper clears a space that discards two, of which one discards three."""
    track = list(GAME.edition_data.track)
    bare = [replace(space, bonus=Effect()) for space in track]
    bare[0] = replace(bare[0], bonus=Effect(discard=2))
    bare[2] = replace(bare[2], bonus=Effect(discard=3))
    assert most_off(bare, [0] * 6, [0] * 4, Ahead(FEET, FEET)) == 1 + 2 + 3


@pytest.mark.parametrize("game", [GAME, STANDARD], ids=["advanced", "standard"])
@pytest.mark.parametrize("pending", [["place"], ["lay diner"]])
def test_a_set_up_without_a_dropper_for_the_next_street_is_no_position(game: Any, pending: list[str]) -> None:
    """Read as it stood, its first street would ask for a dropper that is not there."""
    foot = next(game.tables.parts[c] for c in game.tables.starters if game.tables.part_start[c] == 0)
    kikai = {"diner": {"foot": foot}} if pending != ["place"] else {}
    seats = {"yellow": {"cleared": 20, "kikai": kikai, "influence": {}}}
    data = {"turn": 0, "seats": seats, "pending": pending}
    assert any("no dropper may be left" in text for text in faults(data, game))
    seats["yellow"]["cleared"] = 0
    assert not any("no dropper may be left" in text for text in faults(data, game))
