"""Positions and views of an Advanced game: what they hold besides, round trips, and what is a fault."""

from __future__ import annotations

import json
from typing import Any

import pytest

from haguruma.kikai.constants import PERMANENT

from . import helpers
from .advanced import ALL_BUT_ONE, GAME, acting, at, claimed, foundation, posted
from .helpers import REST, Data, fans, legal, phase, play, seat, view

WAITING: Data = {"foot": "red-foot-2", "fans": {"foot": "red"}}
OWNER: Data = {"tiles": ["ladders-too"], "megaphones": 2, "ladders": 2, "hand": ["school"]}


def faults(data: Any) -> list[str]:
    """Everything that is wrong with an Advanced position."""
    return helpers.faults(data, GAME)


def mine(**data: object) -> Data:
    """A position with these things of Yellow's."""
    return {"seats": {"yellow": data}}


def there_and_back(state: Any) -> None:
    """A position is written, read and is the same state, with the same actions."""
    again = GAME.position(json.loads(json.dumps(state.position())))
    assert again.as_ints() == state.as_ints()
    assert again.legal() == state.legal()


def test_a_position_says_its_mode() -> None:
    assert at().position()["options"] == {"mode": "advanced", "little_bre": False}


def test_a_position_of_the_other_mode_is_no_position_of_this() -> None:
    """The options are the game's."""
    assert faults(helpers.at().position())
    assert helpers.faults(at().position())


def test_foundation_tiles_are_named_by_what_they_give() -> None:
    """K25."""
    state = at({"foundations": {"casino": foundation(1), "diner": foundation(3)}})
    assert seat(state)["foundations"] == {
        "casino": "2-energy+megaphone+ladder",
        "diner": "4-energy/2-megaphone",
    }
    there_and_back(state)


def test_tiles_kept_stand_with_their_owner() -> None:
    """K19."""
    state = at({"tiles": ["pair-draw", "free-fan"]}, {"tiles": ["cheap-droppers"]})
    assert seat(state)["tiles"] == ["free-fan", "pair-draw"]
    assert seat(state, "purple")["tiles"] == ["cheap-droppers"]
    there_and_back(state)


def test_a_standard_view_has_no_tiles() -> None:
    """Standard games are what they were: no new key in view or position, no new action."""
    assert "tiles" not in seat(helpers.at())
    assert "tiles" not in helpers.at().position()["seats"]["yellow"]  # type: ignore[index]
    assert {a.kind for a in GAME.vocabulary} - {a.kind for a in helpers.GAME.vocabulary} == {"pay", "discard"}


def test_a_standard_states_numbers_do_not_count_the_tiles() -> None:
    """Fingerprints of old records hold."""
    assert len(at().as_ints()) == len(helpers.at().as_ints()) + 1 + 2
    assert helpers.faults(mine(tiles=["free-fan"])) != []


def test_a_payment_is_a_position() -> None:
    """K36."""
    state = at(OWNER, pending=REST)
    play(state, "play school")
    assert state.position()["pending"] == ["pay 1", "act school", *REST[1:]]
    there_and_back(state)


def test_a_fetchs_payment_is_a_position() -> None:
    """K36."""
    state = at({**OWNER, "kikai": {"parking": WAITING}}, pending=["collect casino", "payout", *REST])
    play(state, "fetch parking")
    assert state.position()["pending"] == ["pay 2", "collect casino", "payout", *REST]
    there_and_back(state)


def test_a_pairs_payment_is_a_position() -> None:
    """K36, K38: the draw is still to come."""
    state = at({**OWNER, "tiles": ["ladders-too", "pair-draw"], "hand": ["school", "school"]}, pending=REST)
    play(state, "pair school>casino")
    assert state.position()["pending"] == ["pay 1", "pair-draw", "act casino", *REST[1:]]
    there_and_back(state)


def test_a_discard_is_a_position() -> None:
    """K34."""
    state, _ = claimed("discard-fan", squares={"q1": fans(red=2)})
    assert state.position()["pending"] == ["discard", *REST]
    there_and_back(state)


def test_a_choice_in_set_up_is_a_position() -> None:
    """K25: the street is still owed."""
    for seed in range(40):
        state = GAME.start(seed=seed)
        for notation in ("place blue-foot-yellow casino", "deploy s9"):
            if notation in legal(state):
                play(state, notation)
            there_and_back(state)
        if phase(state) == "choose":
            assert state.position()["pending"] == ["choose 4-energy/2-megaphone construction", "lay casino"]
            return
    raise AssertionError("no Foundation Tile with a choice in Casino")


def test_a_media_victory_by_a_discard_is_a_position() -> None:
    """K18."""
    state, _ = claimed("discard-fan", squares={"q1": fans(red=1), **posted(*ALL_BUT_ONE)})
    play(state, "discard red<q1")
    assert view(state)["phase"] == "over"
    there_and_back(state)


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (mine(tiles=["free-fan", "free-fan"]), "seats.yellow.tiles"),
        (mine(tiles=["grant"]), "seats.yellow.tiles"),
        (mine(tiles=["discard-fan"]), "seats.yellow.tiles"),
        (mine(tiles=["lucky-charm"]), "seats.yellow.tiles"),
        (mine(tiles="free-fan"), "seats.yellow.tiles"),
        (mine(tiles=[1]), "seats.yellow.tiles"),
        (mine(foundations={"casino": 3}), "seats.yellow.foundations.casino"),
        (mine(foundations={"casino": "9-energy"}), "seats.yellow.foundations.casino"),
        (mine(foundations={"casino": foundation(0), "diner": foundation(0)}), "seats.yellow.foundations.diner"),
        (mine(foundations={"moon": foundation(0)}), "seats.yellow.foundations"),
        ({"bonus_tiles": {"casino": "heads"}}, "bonus_tiles.casino"),
        ({"bonus_tiles": {"casino": "grant", "diner": "grant"}}, "bonus_tiles.diner"),
        ({"pending": ["pay 1", "act casino", *REST]}, "pending"),
        ({"pending": ["pay 0", "act casino", *REST]}, "pending"),
        ({"pending": ["pay 4", "act casino", *REST]}, "pending"),
        ({"pending": ["pay", "act casino", *REST]}, "pending"),
        ({"pending": ["discard 1", *REST]}, "pending"),
        ({"pending": ["discard", "discard", *REST]}, "pending"),
        ({"pending": ["pair-draw", "act casino", *REST]}, "pending"),
        ({"pending": ["sign q1", *REST], "squares": {"q2": fans(red=1)}}, "pending"),
        ({"pending": ["discard", *REST], "squares": {"q1": fans()}}, "pending"),
    ],
)  # fmt: skip
def test_what_cannot_be_in_an_advanced_position_is_named(data: Data, where: str) -> None:
    """With its place, and nothing is repaired in silence."""
    assert any(fault.startswith(where) for fault in faults(data)), faults(data)


@pytest.mark.parametrize("kind", PERMANENT)
def test_a_tile_is_in_one_place_alone(kind: str) -> None:
    """K19: kept by one player or in one District."""
    assert faults({"seats": {"yellow": {"tiles": [kind]}, "purple": {"tiles": [kind]}}})
    assert faults({"bonus_tiles": {"casino": kind}, **mine(tiles=[kind])})
    assert not faults({"bonus_tiles": {"casino": "grant"}, **mine(tiles=[kind])})


def test_a_payment_needs_the_tile_and_more_than_one_way() -> None:
    """K36."""
    pending = ["pay 1", "act casino", "take", "draws", "end-turn"]
    for tokens in (
        {"megaphones": 1, "ladders": 0},
        {"megaphones": 0, "ladders": 1},
        {"megaphones": 0, "ladders": 0},
    ):
        found = faults({"pending": pending, **mine(tiles=["ladders-too"], **tokens)})
        assert any("K36" in fault for fault in found), tokens
    assert any("K36" in fault for fault in faults({"pending": pending, **mine(megaphones=2, ladders=2)}))
    assert not faults({"pending": pending, **mine(tiles=["ladders-too"], megaphones=1, ladders=1)})


@pytest.mark.parametrize("item", ["pay 1", "discard", "pair-draw"])
def test_advanced_items_are_never_pending_in_a_standard_game(item: str) -> None:
    assert helpers.faults({"pending": [item, "act casino", *REST]})


def test_a_pending_billboard_is_settled_when_it_comes_first_later() -> None:
    """K17: a gain before it may still be a choice of the player's."""
    data = {
        "pending": ["choose megaphone/ladder fans", "sign q1", "attract diner", *REST],
        "squares": {"q1": fans(), "q2": fans(red=1)}, "seats": {"yellow": {}},
    }  # fmt: skip
    state = GAME.position(data)
    play(state, "choose ladder")
    assert view(state)["squares"]["q1"]["billboard"][0] == "yellow"


def test_an_advanced_table_can_be_laid_out_in_a_few_words() -> None:
    """All that is left out has its default."""
    state = acting("casino", {"tiles": ["cheap-droppers"], "energy": 1})
    assert legal(state, "deploy") == {"deploy s9", "deploy s10"}
