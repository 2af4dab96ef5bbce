"""Positions spoiled at random: each is refused with its faults, or is a table at which one can play to the end."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.positions import TOP
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.faults import BadPosition
from haguruma.kernel.rng import Rng

from .helpers import BEGINNER, GAME
from .invariants import LIMIT, anything
from .mutations import spoiled

BATCH = 100
GAMES = (GAME, GAME, GAME, BEGINNER)


def accepted(data: Any, game: JiguanGame = GAME) -> JiguanState | None:
    """The state of a position, or None where it is refused with sentences that name a place."""
    try:
        return game.position(data)
    except BadPosition as error:
        faults = error.faults
    assert faults
    for fault in faults:
        assert fault.where, fault
        assert fault.text, fault
        assert len(str(fault)) < 600
    return None


def plays_on(state: JiguanState, seed: int) -> None:
    """Play at random to the end; the table stays sound and can be written down at any time."""
    rng = Rng(seed)
    for ply in range(LIMIT):
        assert state.faults() == []
        if ply % 20 == 0 or state.over:
            again = state.game.position(state.position())
            assert again.numbers() == state.numbers()
        if state.over:
            assert state.outcome is not None
            return
        if ply % 10 == 0:
            state.view(state.seat)
        state.apply(anything(state, rng).id)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("batch", range(8))
def test_a_spoiled_position_is_refused_or_can_be_played_to_the_end(batch: int) -> None:
    for seed in range(batch * BATCH, batch * BATCH + BATCH):
        game = GAMES[seed % len(GAMES)]
        state = accepted(spoiled(game, seed), game)
        if state is not None:
            plays_on(state, seed)


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=st.dictionaries(st.sampled_from(TOP), plain, max_size=4))
def test_any_plain_data_is_refused_in_sentences_or_played(data: dict[str, object]) -> None:
    state = accepted(data)
    if state is not None:
        plays_on(state, 1)
