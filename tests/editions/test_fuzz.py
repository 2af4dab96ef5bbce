"""Spoiled edition files: whatever a text holds, a check ends with a report, and nothing is loaded by half."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.editions.helpers import DATA, GAMES, TEXT
from tests.sharing.spoiling import pick, somewhere

from haguruma.editions import Report, check, sheets
from haguruma.editions.writing import inline, key
from haguruma.kernel.rng import Rng

BOUNDED = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
ODD: tuple[object, ...] = (
    -1, 0, 1, 2, 3, 19, 99, 100, 10**30, True, False, 1.5, float("nan"), "", "x", "a b", "\\", "\x7f", "q1", "casino",
    [], [[]], [1], {}, {"x": 1}, {"energy": 1}, {"choice": []}, ["red"], [None][:0], "rulebook", {"source": "box"},
)  # fmt: skip


def sound(report: Report, text: str) -> None:
    """What holds of every report: all of it is there or none, and every fault stands on a line of the text."""
    for mode, edition in report.editions.items():
        assert (edition is None) == (report.hashes[mode] == "")
    if report.playable:
        assert report.editions
        assert all(report.editions.values())
    for fault in report.faults:
        assert 1 <= fault.line <= text.count("\n") + 1
        assert "\n" not in str(fault)
        assert fault.text
        assert fault.where
    sheets(report)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@BOUNDED
@given(seed=st.integers(0, 2**32), length=st.integers(0, 60), noise=st.text(max_size=12))
def test_a_text_with_a_piece_replaced_is_checked_to_the_end(
    game: str, seed: int, length: int, noise: str
) -> None:
    start = seed % len(TEXT[game])
    text = TEXT[game][:start] + noise + TEXT[game][start + length :]
    sound(check(game, text), text)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@BOUNDED
@given(seed=st.integers(0, 2**32))
def test_tables_with_a_few_things_changed_are_checked_to_the_end(game: str, seed: int) -> None:
    rng, data = Rng(seed), copy.deepcopy(DATA[game])
    for _ in range(1 + rng.below(3)):
        spoil(data, rng)
    text = written(data)
    sound(check(game, text), text)


@BOUNDED
@given(
    text=st.text(max_size=200)
    | st.from_regex(
        r"(\[+[a-z.\"]{0,9}\]+\n?|[a-z]{1,5} ?= ?[\[\]{}a-z0-9\",=]{0,9}\n?){0,9}", fullmatch=True
    )
)
def test_any_text_is_checked_to_the_end(text: str) -> None:
    for game in GAMES:
        sound(check(game, text), text)


def spoil(data: Any, rng: Rng) -> None:
    """Take out, replace, double or exchange something somewhere in nested tables."""
    owner, step = somewhere(data, rng, deep=4)
    how = rng.below(5)
    if how == 0:
        del owner[step]
    elif how == 1 and isinstance(owner, list):
        owner.insert(step, copy.deepcopy(owner[step]))
    elif how == 2 and isinstance(owner, dict):
        owner[f"{step}x"] = owner.pop(step)
    elif how == 3:
        other, place = somewhere(data, rng, deep=4)
        owner[step] = copy.deepcopy(other[place])
    else:
        owner[step] = copy.deepcopy(pick(ODD, rng))


def written(data: dict[str, Any]) -> str:
    """Tables as TOML, a line for each at the top."""
    return "\n".join(f"{key(name)} = {inline(value)}" for name, value in data.items())
