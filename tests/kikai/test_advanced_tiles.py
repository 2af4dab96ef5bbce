"""Advanced Construction Bonus Tiles: who takes one, what stays with its owner, and from when on it works (K19, K37)."""

from __future__ import annotations

import pytest

from haguruma.kikai.constants import ADVANCED_KINDS, CONSTRUCTION, DISTRICTS, PERMANENT
from haguruma.kikai.editions.edition import Effect
from haguruma.kikai.rules.effects import notation

from .advanced import BODY, EDITION, GAME, SHOWN, acting, at, claimed, heading, with_edition
from .helpers import fans, kinds, legal, line, phase, play, said, seat, tokens, view, whole

GRANT = next(tile.effect for tile in EDITION.bonus_tiles if tile.kind == "grant")


def test_the_six_advanced_tiles_lie_in_the_six_districts() -> None:
    """K31: one in each, all open."""
    tiles = view(GAME.start(seed=3))["bonus_tiles"]
    assert sorted(tiles) == sorted(DISTRICTS)
    assert sorted(tiles.values()) == sorted(ADVANCED_KINDS)


@pytest.mark.parametrize("kind", ADVANCED_KINDS)
def test_the_first_head_of_a_district_takes_the_tile(kind: str) -> None:
    """K19: it is gone from the District, and said so."""
    state, events = claimed(kind, squares={"q1": fans(red=2)})
    assert said(events, "claim") == [{"tile": kind, "district": "casino"}]
    assert view(state)["bonus_tiles"] == {}


@pytest.mark.parametrize("kind", PERMANENT)
def test_a_permanent_tile_stays_with_its_owner(kind: str) -> None:
    """K19: with the builder alone."""
    state, _ = claimed(kind)
    assert (seat(state)["tiles"], seat(state, "purple")["tiles"]) == ([kind], [])


@pytest.mark.parametrize("kind", sorted(set(ADVANCED_KINDS) - set(PERMANENT)))
def test_an_immediate_tile_is_not_kept(kind: str) -> None:
    """K19: it is settled and gone."""
    state, _ = claimed(kind, squares={"q1": fans(red=2)})
    assert seat(state)["tiles"] == []


@pytest.mark.parametrize("kind", ADVANCED_KINDS)
def test_the_second_head_of_a_district_takes_nothing(kind: str) -> None:
    """K19: the tile is with the other player, or settled."""
    theirs = {"kikai": whole(), "tiles": [kind] if kind in PERMANENT else []}
    state = acting("casino", {"energy": 9, "kikai": {"casino": BODY}}, theirs, display=SHOWN)
    events = play(state, "build red-head-6")
    assert not {"claim", "gain", "discard-fan"} & set(kinds(events))
    assert seat(state)["tiles"] == []


def test_a_head_elsewhere_leaves_a_districts_tile() -> None:
    """K19: the tile of the Head's own District is taken."""
    state = acting(
        "casino", {"energy": 9, "kikai": {"casino": BODY}}, display=SHOWN,
        bonus_tiles={"casino": "free-fan", "diner": "pair-draw"},
    )  # fmt: skip
    play(state, "build red-head-6")
    assert (view(state)["bonus_tiles"], seat(state)["tiles"]) == ({"diner": "pair-draw"}, ["free-fan"])


def test_a_player_may_own_several_tiles() -> None:
    """K19."""
    state, _ = claimed("free-fan", {"tiles": ["pair-draw"]})
    assert seat(state)["tiles"] == ["free-fan", "pair-draw"]


def test_the_grant_gives_five_energy_and_a_ladder_at_once() -> None:
    """Immediate Effect: 1 Ladder token and 5 Energy; K19: nothing is decided in between."""
    state, events = claimed("grant")
    assert Effect(energy=5, ladder=1) == GRANT
    assert said(events, "gain") == [{"effect": notation(GRANT), "source": CONSTRUCTION}]
    assert tokens(state) == (9 - 6 + GRANT.energy, 0, GRANT.ladder)


def test_what_the_grant_gives_is_edition_data() -> None:
    changed = [
        tile if tile.kind != "grant" else type(tile)("grant", 0, Effect(megaphone=2, vp=3))
        for tile in EDITION.bonus_tiles
    ]
    state, _ = claimed("grant", game=with_edition(bonus_tiles=tuple(changed)))
    assert tokens(state) == (3, 2, 0)
    assert line(state, "construction") == (3, 0)


def test_no_tile_counts_vp_in_an_advanced_game() -> None:
    """K19: the tiles' Standard side is not in play."""
    for kind in ADVANCED_KINDS:
        state, events = claimed(kind, squares={"q1": fans(red=2)})
        assert "construction-bonus" not in kinds(events)
        assert line(state, "construction") == (0, 0)


# From the moment it is claimed: the extra action of the same turn

HANDS = {"hand": ["diner", "diner", "school"], "megaphones": 1}


def test_cheap_droppers_work_from_the_moment_the_tile_is_claimed() -> None:
    """K37: in the extra action of the very turn."""
    state, _ = claimed("cheap-droppers", {**HANDS, "energy": 7})
    play(state, "play school")
    assert tokens(state)[0] == 1
    assert "deploy s7" in legal(state)
    assert said(play(state, "deploy s7"), "deploy")[0]["cost"] == 1


def test_a_first_fan_is_free_from_the_moment_the_tile_is_claimed() -> None:
    """K37, K35."""
    state, _ = claimed(
        "free-fan", {**HANDS, "energy": 6, "kikai": {"school": {"foot": "red-foot-2"}}},
        streets={"s7": "purple"}, squares={"q4": fans(red=2)},
    )  # fmt: skip
    play(state, "play school", "attract foot<q4")
    assert (tokens(state)[0], tokens(state, "purple")[0]) == (0, 0)


def test_ladders_are_megaphones_from_the_moment_the_tile_is_claimed() -> None:
    """K37, K36: a Ladder pays the extra action of the very turn."""
    state, _ = claimed("ladders-too", {"hand": ["school"], "ladders": 1})
    play(state, "play school")
    assert (tokens(state)[2], phase(state)) == (0, "act")


def test_a_pair_draws_from_the_moment_the_tile_is_claimed() -> None:
    """K37, K38: in the extra action of the very turn."""
    state, _ = claimed("pair-draw", HANDS)
    assert "pair-draw" in kinds(play(state, "pair diner>school"))


def test_a_permanent_tile_works_on_after_the_rounds_end() -> None:
    """K37: to the end of the game."""
    last = EDITION.turns[0][0] + EDITION.turns[1][0]
    state = at(
        {"tiles": list(PERMANENT)}, turn=last, pending=["take", "draws", "end-turn"], offer=["school", "diner"],
        squares={"q1": fans(red=1)},
    )  # fmt: skip
    play(state, state.actions()[0].notation)
    assert view(state)["round"] == 2
    assert sorted(seat(state)["tiles"]) == sorted(PERMANENT)


def test_no_component_can_be_chosen_between_the_head_and_its_tile() -> None:
    """K19: settled at once; only then the turn goes on."""
    state = heading("discard-fan", {"hand": ["diner"], "megaphones": 1}, squares={"q1": fans(red=2)})
    play(state, "build red-head-6")
    assert {action.kind for action in state.actions()} == {"discard"}
