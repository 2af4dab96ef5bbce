"""Positions of KIKAI spoiled at random: refused with their faults, or a table at which one can play to the end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tests.sharing.fuzzing import Fuzz, tables
from tests.slow import first_quick

from haguruma.kikai.game import KikaiGame

from .helpers import GAME, make
from .invariants import LIMIT
from .mutations import spoiled

BATCH = 120
GAMES = (GAME, make(little_bre=True))
FUZZ: Fuzz[KikaiGame] = Fuzz(LIMIT, longest=400)
KEYS = ("game", "edition", "options", "round", "turn", "seat", "offer", "display", "squares", "streets",
        "bonus_tiles", "seats", "pending", "hidden", "gathered", "winner")  # fmt: skip


@pytest.mark.parametrize("batch", first_quick(range(8)))
def test_a_spoiled_position_is_refused_or_can_be_played_to_the_end(batch: int) -> None:
    FUZZ.try_all(range(batch * BATCH, batch * BATCH + BATCH), GAMES, spoiled)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=tables(KEYS))
def test_any_plain_data_is_refused_in_sentences_or_played(data: dict[str, object]) -> None:
    FUZZ.tried(data, GAME, 1)
