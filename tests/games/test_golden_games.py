"""Recorded games of KIKAI: all replay to their last fingerprint, and they show every end and what is rare.

`scripts/golden.py` makes those that are demanded below anew, after a change of ruleset or of the built-in edition.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.recorded import KIKAI, check_text, ends, happened, moments, replayed, verbs, words_given

import haguruma
from haguruma.kernel.history import Ply
from haguruma.kikai.constants import ARG, MODES, PERMANENT
from haguruma.kikai.rules.network import toll_of
from haguruma.kikai.state import KikaiState


@pytest.mark.parametrize("name", KIKAI)
def test_a_recorded_game_of_kikai_replays_action_by_action(name: str) -> None:
    """Every fingerprint on the way, the result, and the text itself."""
    check_text(name)


def test_there_is_a_game_for_every_way_the_rules_can_end_one() -> None:
    declared = words_given("kikai", "Outcome", 1)
    assert declared == {"points", "red-fans", "draw", "media"}
    assert ends(KIKAI) >= declared


@pytest.mark.parametrize("reason", ["points", "red-fans", "draw", "media"])
def test_the_game_named_after_an_end_ends_like_that(reason: str) -> None:
    outcome = replayed(reason).state.outcome
    assert outcome is not None
    assert outcome.reason == reason


def test_there_is_a_game_in_which_the_card_pile_runs_out() -> None:
    """K11: and it goes on."""
    assert any(not state.pile and not state.over for state in moments("empty-pile"))


def test_there_is_a_game_with_a_turn_without_a_card() -> None:
    """K12: it begins with one, as play leads there only when no card at all is left to take."""
    history = replayed("no-card-in-hand")
    mover = history.first.seat
    assert mover is not None
    seats = history.first.view(mover)["seats"]
    assert isinstance(seats, dict)
    assert seats[history.game.seats[mover]]["hand"] == []
    assert history.first.view(mover)["phase"] == "take"


def test_there_is_a_little_bre_game() -> None:
    """K30."""
    history = replayed("little-bre")
    assert history.game.options["little_bre"] is True
    assert any(event.kind == "little-bre" for ply in history.plies for event in ply.events)


def test_there_is_a_game_with_a_pair_as_the_additional_action() -> None:
    """K9, K10."""
    history = replayed("pair-as-extra")
    extra = [ply for ply in history.plies if any(event.kind == "extra" for event in ply.events)]
    assert any(ply.action.kind == "pair" for ply in extra)


def test_there_is_a_game_that_begins_with_a_position() -> None:
    assert replayed("from-a-position").given is not None


def test_every_verb_is_played_in_some_recorded_game() -> None:
    for mode in MODES:
        played = verbs([name for name in KIKAI if replayed(name).game.options["mode"] == mode])
        never = {"billboard"} if mode == "advanced" else set()
        assert played | never == {action.kind for action in haguruma.game("kikai", mode=mode).vocabulary}


@pytest.mark.parametrize("reason", ["points", "red-fans", "draw", "media"])
def test_there_is_an_advanced_game_for_every_way_one_can_end(reason: str) -> None:
    history = replayed(f"advanced-{reason}")
    outcome = history.state.outcome
    assert outcome is not None
    assert (outcome.reason, history.game.options["mode"]) == (reason, "advanced")


def owned(name: str, tile: str) -> Iterator[tuple[KikaiState, Ply]]:
    """The actions in a game of a seat that owns a permanent tile, with the state before each."""
    history = replayed(name)
    before = history.first
    for ply in history.plies:
        assert isinstance(before, KikaiState)
        if before.kept[before.mover] >> PERMANENT.index(tile) & 1:
            yield before, ply
        before = ply.state


def test_there_is_a_game_with_a_free_first_fan_over_the_opponents_streets() -> None:
    """K35."""
    paid = []
    for before, ply in owned("advanced-free-fan", "free-fan"):
        if ply.action.kind == "attract":
            square = before.t.square_no[ply.action.args[1]]
            toll = toll_of(before, before.mover, before.stack[-1] % ARG, square)
            paid.append((toll > 0, ply.events[0].fields["toll"]))
    assert (True, 0) in paid


def test_there_is_a_game_in_which_a_ladder_pays_for_a_megaphone() -> None:
    """K36."""
    pays = [ply.action for _, ply in owned("advanced-ladders-too", "ladders-too") if ply.action.kind == "pay"]
    assert any("ladder" in action.notation for action in pays)


def test_there_is_a_game_with_cheap_droppers() -> None:
    """K37."""
    costs = {
        (before.t.spaces[before.t.street_no[ply.action.args[0]]], ply.events[0].fields["cost"])
        for before, ply in owned("advanced-cheap-droppers", "cheap-droppers")
        if ply.action.kind == "deploy"
    }
    cheap = replayed("advanced-cheap-droppers").first.t.cheap_cost  # type: ignore[attr-defined]
    assert costs
    assert all(cost == spaces * cheap for spaces, cost in costs)


def test_there_is_a_game_in_which_a_pair_draws_a_card() -> None:
    """K38."""
    drawn = [ply for _, ply in owned("advanced-pair-draw", "pair-draw") if ply.action.kind == "pair"]
    assert any(event.kind == "pair-draw" for ply in drawn for event in ply.events)


def test_there_is_a_game_in_which_the_fan_discard_empties_a_square() -> None:
    """K34, K17: its Billboard goes up by itself, and the game goes on."""
    plies = [ply for ply in replayed("advanced-emptied").plies if ply.action.kind == "discard"]
    kinds = [[event.kind for event in ply.events][:2] for ply in plies]
    assert ["discard-fan", "billboard"] in kinds


def test_there_is_a_media_victory_by_the_fan_discard() -> None:
    """K34, K18."""
    last = replayed("advanced-media").plies[-1]
    assert last.action.kind == "discard"
    assert last.events[-1].kind == "media-victory"


def test_everything_that_can_happen_happens_in_some_recorded_game() -> None:
    declared = words_given("kikai", "emit", 0) | words_given("kikai", "draw", 2)
    assert declared - happened(KIKAI) == set()
