"""Greedy plays KIKAI sensibly, to the end, and says so where it cannot play."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.pebbles import Pebbles

import haguruma
from haguruma.bots import make, observe
from haguruma.kernel.contract import State
from haguruma.kernel.faults import BadOption

SEEDS = range(10)


def test_a_game_without_values_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="'greedy' cannot value Pebbles; it plays: kikai"):
        make("greedy").choose(observe(Pebbles().start(seed=1), 0))


def duel(seed: int, greedy: int) -> tuple[State, Counter[str]]:
    """A game in which `greedy` is greedy's seat and random has the other; greedy's actions by kind."""
    state = haguruma.game("kikai").start(seed=seed)
    bots = [make("greedy" if seat == greedy else "random", seed) for seat in range(2)]
    kinds: Counter[str] = Counter()
    while (seat := state.seat) is not None:
        action = bots[seat].choose(observe(state, seat))
        state.apply(action.id)
        if seat == greedy:
            kinds[action.kind] += 1
    return state, kinds


@pytest.mark.slow
def test_greedy_beats_random_from_both_seats() -> None:
    games = [(duel(seed, seat), seat) for seed in SEEDS for seat in range(2)]
    won = sum(state.outcome is not None and state.outcome.winners == (seat,) for (state, _), seat in games)
    assert won >= 0.95 * len(games)
    kinds = sum((found for (_, found), _ in games), Counter[str]())
    for kind in ("build", "deploy", "attract", "exhibit", "fetch", "ladder", "pair", "billboard"):
        assert kinds[kind] >= len(games) // 2, f"greedy hardly ever takes '{kind}'"


def test_greedy_finishes_kikai() -> None:
    assert any(
        sum(part >= 0 for part in state.site[2::3]) > 0  # type: ignore[attr-defined]
        for state, _ in (duel(seed, 0) for seed in range(3))
    )


@pytest.mark.slow
def test_greedy_plays_little_bre() -> None:
    state = haguruma.game("kikai", little_bre=True).start(seed=4)
    bots = [make("greedy", seat) for seat in range(2)]
    while (seat := state.seat) is not None:
        state.apply(bots[seat].choose(observe(state, seat)).id)
    assert state.outcome is not None
