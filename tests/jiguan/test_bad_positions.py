"""Bad positions: every fault names its place, and the rule where there is one, and all are named at once."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.kernel.faults import BadOption, BadPosition

from .helpers import (
    BEGINNER,
    END,
    GAME,
    Data,
    faults,
)
from .wrong_pending import PENDING, TRADE
from .wrong_positions import ON_THE_TABLE

WRONG = {**ON_THE_TABLE, **PENDING}


@pytest.mark.parametrize("name", WRONG)
def test_a_position_with_something_wrong_is_refused(name: str) -> None:
    """The fault names its place, and says what is wrong in a sentence with the ruling."""
    data, where, text = WRONG[name]
    found = faults(data)
    words, _, ruling = text.partition(" (")
    assert any(f.startswith(where) and words in f and ruling.rstrip(")") in f for f in found), found


def test_all_faults_are_named_at_once() -> None:
    found = faults({"period": 7, "seat": "green", "seats": {"black": {"coins": -1, "cells": {"c1": "red9"}}}})
    assert len(found) == 4


def test_a_bad_position_is_an_error_with_faults() -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position({"turn": "x"})
    assert caught.value.faults[0].where == "turn"
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("seed", [-1, "x", True, 1.5])
def test_the_seed_of_a_position_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadOption):
        GAME.position({}, seed)


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        ({"period": 2}, "from 1 to 1"),
        ({"later": 3}, "from 0 to 0"),
        ({"seats": {"black": {"cards": ["beasts-red"]}}}, "J15"),
        ({"seats": {"black": {"turned": ["scoring-red"]}}}, "J15"),
        ({"display": {"red": ["scoring-red"]}}, "J27"),
        ({"tiles": {"red": {"bonus": 0}}}, "J27"),
        ({"pending": TRADE, "closing": "black"}, "J23"),
        ({"pending": ["pay parts-pairs", *END]}, "what can be left of a turn"),
    ],
)
def test_what_beginner_play_does_not_know_is_refused(data: Data, rule: str) -> None:
    """J27."""
    assert any(rule in fault for fault in faults(data, BEGINNER)), faults(data, BEGINNER)
