"""Recorded games of Jigūan: every `jiguan-*.txt` here replays to its last fingerprint, and they show what is rare.

`scripts/golden.py` makes those that are demanded below anew, after a change of ruleset or of the built-in edition.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.recorded import JIGUAN, check_text, ends, happened, moments, replayed, verbs, words_given

from haguruma.jiguan.constants import ACTION, ARG, SUPPLY_GEAR
from haguruma.jiguan.game import make


def last_gears(name: str) -> list[int]:
    """What was pending each time a last gear was taken."""
    history = replayed(name)
    found = []
    for number, ply in enumerate(history.plies):
        before: Any = history.at(number)
        if any(event.kind == "last-gear" for event in ply.events):
            found.append(before.stack[-1])
    return found


@pytest.mark.parametrize("name", JIGUAN)
def test_a_recorded_game_replays_action_by_action(name: str) -> None:
    """Every fingerprint on the way, the result, and the text itself."""
    check_text(name)


@pytest.mark.parametrize(("name", "seats"), [("jiguan-two", 2), ("jiguan-three", 3), ("jiguan-four", 4)])
def test_there_is_a_game_of_each_number_of_players(name: str, seats: int) -> None:
    assert replayed(name).state.seats == seats
    assert replayed(name).state.over


@pytest.mark.parametrize("name", ["jiguan-beginner", "jiguan-four-beginner"])
def test_there_is_a_game_of_beginner_play(name: str) -> None:
    """J27."""
    assert replayed(name).game.options["beginner"] is True
    assert replayed(name).state.over


def test_there_is_a_game_on_the_advanced_side() -> None:
    """J36: with points of a designated slot."""
    history = replayed("jiguan-advanced")
    assert history.game.options["bench"] == "advanced"
    assert history.state.outcome is not None
    assert any(next(line.values for line in history.state.outcome.sheet.lines if line.key == "beasts"))


@pytest.mark.parametrize("reason", ["energy", "shared"])
def test_there_is_a_game_for_every_way_a_tie_can_end(reason: str) -> None:
    """J24: broken by remaining energy, or a shared victory."""
    outcome = replayed(f"jiguan-{reason}").state.outcome
    assert outcome is not None
    assert outcome.reason == reason


def test_every_reason_of_an_end_has_its_game() -> None:
    assert words_given("jiguan", "Outcome", 1) == ends(JIGUAN) == {"points", "energy", "shared"}


@pytest.mark.parametrize(
    ("name", "item"),
    [
        ("jiguan-last-by-card", SUPPLY_GEAR * ARG),
        ("jiguan-last-by-workshop", SUPPLY_GEAR * ARG + 1),
        ("jiguan-last-in-extra", ACTION * ARG + 1),
    ],
)
def test_there_is_a_game_whose_last_gear_is_taken_by_other_means(name: str, item: int) -> None:
    """J21: by a card, by the workshop, in an extra action."""
    assert item in last_gears(name)


def test_there_is_a_game_in_which_a_card_deck_runs_out() -> None:
    """J16: and it goes on, with gaps."""
    assert any(
        not state.over and () in state.decks and -1 in state.display for state in moments("jiguan-empty-deck")
    )


def test_there_is_a_game_with_a_full_bench() -> None:
    """J7: gears replaced, and refused."""
    history = replayed("jiguan-full-bench")
    assert any(ply.action.kind == "refuse" for ply in history.plies)
    assert any("replaces" in event.fields for ply in history.plies for event in ply.events)


@pytest.mark.parametrize(
    ("name", "kind"), [("jiguan-neighbours", "neighbours"), ("jiguan-two-towers", "price")]
)
def test_there_is_a_game_with_what_happens_seldom(name: str, kind: str) -> None:
    """J11, J12: the neighbour bonus, and a card paid for steps on two towers."""
    assert any(event.kind == kind for ply in replayed(name).plies for event in ply.events)


@pytest.mark.slow
def test_every_verb_is_played_in_some_recorded_game() -> None:
    assert verbs(JIGUAN) == {action.kind for action in make({}).vocabulary}


def test_everything_that_can_happen_happens_in_some_recorded_game() -> None:
    """Every kind of event the rules tell."""
    assert words_given("jiguan", "emit", 0) - happened(JIGUAN) == set()
