"""Positions of Jigūan spoiled at random: refused with their faults, or a table at which one can play to the end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tests.sharing.fuzzing import Fuzz, tables
from tests.slow import first_quick

from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.position.read import TOP

from .helpers import BEGINNER, GAME
from .invariants import LIMIT
from .mutations import spoiled

BATCH = 100
GAMES = (GAME, GAME, GAME, BEGINNER)
FUZZ: Fuzz[JiguanGame] = Fuzz(LIMIT, longest=600, every=10)


@pytest.mark.parametrize("batch", first_quick(range(8)))
def test_a_spoiled_position_is_refused_or_can_be_played_to_the_end(batch: int) -> None:
    FUZZ.try_all(range(batch * BATCH, batch * BATCH + BATCH), GAMES, spoiled)


@pytest.mark.slow
@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=tables(TOP))
def test_any_plain_data_is_refused_in_sentences_or_played(data: dict[str, object]) -> None:
    FUZZ.tried(data, GAME, 1)
