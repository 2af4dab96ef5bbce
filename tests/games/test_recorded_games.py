"""Recorded games of every game: whatever `.txt` lies here is sound throughout. A bug report is a file put here."""

from __future__ import annotations

import pytest
from tests.games.recorded import NAMES, moments, replayed

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_sound_at_every_moment(name: str) -> None:
    states = moments(name)
    assert len(states) == len(replayed(name).plies) + 1
    for state in states:
        assert state.faults() == []
        assert bool(state.legal()) != state.over


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_can_be_told_in_words(name: str) -> None:
    history = replayed(name)
    words = history.game.words
    for ply in history.plies:
        assert all("None" not in words.event(event) for event in ply.events)
        assert words.prompt(ply.state)


@pytest.mark.parametrize("name", NAMES)
def test_any_moment_of_a_recorded_game_is_a_position(name: str) -> None:
    history = replayed(name)
    for state in moments(name)[::12]:
        assert history.game.position(state.position()).fingerprint() == state.fingerprint()
