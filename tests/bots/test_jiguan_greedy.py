"""Greedy plays Jigūan well at every number of players, to the end, and from what its seat may see alone."""

from __future__ import annotations

from collections import Counter

import pytest

from haguruma.bots import make, observe
from haguruma.jiguan.game import make as game
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.rng import Rng

LONG = 600
"""No game of sensible players needs so many decisions of one seat."""


WAYS: tuple[dict[str, object], ...] = (
    {},
    {"beginner": True},
    {"bench": "advanced"},
    {"beginner": True, "bench": "advanced"},
)


def play(state: JiguanState, specs: tuple[str, ...], seed: int = 0) -> list[str]:
    """Play `state` to its end, in place; the notations of all actions."""
    bots = [make(spec, seed + seat) for seat, spec in enumerate(specs)]
    line: list[str] = []
    while (seat := state.seat) is not None:
        action = bots[seat].choose(observe(state, seat))
        assert action.id in state.legal()
        state.apply(action.id)
        line.append(action.notation)
        assert len(line) < LONG * len(specs)
    return line


def beasts(state: JiguanState, seat: int) -> int:
    """Beasts a seat has completed."""
    return sum(state.beast[seat * state.t.n_slots : (seat + 1) * state.t.n_slots])


@pytest.mark.slow
def test_greedy_beats_three_randoms() -> None:
    won = 0
    for seed in range(20):
        specs = tuple("greedy" if seat == seed % 4 else "random" for seat in range(4))
        state = game({}).start(seats=4, seed=seed)
        play(state, specs, seed)
        assert state.outcome is not None
        won += state.outcome.winners == (seed % 4,)
    assert won >= 19


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_beats_random_with_fewer_players(seats: int) -> None:
    for seed in range(4):
        specs = tuple("greedy" if seat == seed % seats else "random" for seat in range(seats))
        state = game({}).start(seats=seats, seed=seed)
        play(state, specs, seed)
        assert state.outcome is not None
        assert state.outcome.winners == (seed % seats,)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", WAYS)
def test_greedy_plays_every_way_of_the_game_to_its_end(seats: int, options: dict[str, object]) -> None:
    state = game(options).start(seats=seats, seed=seats)
    play(state, ("greedy",) * seats)
    assert state.outcome is not None
    assert state.faults() == []


@pytest.mark.slow
def test_greedy_plays_like_a_mechanist() -> None:
    """Beasts are completed, goods bought, cards and blueprints taken; exchanges are rare."""
    kinds: Counter[str] = Counter()
    made: list[int] = []
    for seed in range(4):
        state = game({}).start(seats=4, seed=100 + seed)
        kinds.update(word.split()[0] for word in play(state, ("greedy",) * 4, seed))
        made += [beasts(state, seat) for seat in range(4)]
    assert 4.0 <= sum(made) / len(made) <= 8.0
    for kind in ("complete", "buy", "card", "take", "coin", "workshop", "mission", "tower"):
        assert kinds[kind] >= 4, f"greedy hardly ever takes '{kind}'"
    assert kinds["exchange"] < kinds["complete"] / 2
    assert kinds["refuse"] <= 4


@pytest.mark.slow
def test_the_same_seed_plays_the_same_game() -> None:
    first = play(game({}).start(seats=3, seed=5), ("greedy",) * 3, 9)
    assert first == play(game({}).start(seats=3, seed=5), ("greedy",) * 3, 9)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"beginner": True}])
def test_what_is_hidden_makes_no_difference(options: dict[str, object]) -> None:
    """At every decision a fresh bot chooses the same in a world that differs in hidden order alone."""
    state = game(options).start(seats=3, seed=11)
    rng = Rng(6)
    ply = 0
    while (seat := state.seat) is not None:
        other = state.copy()
        other.resample(rng)
        assert observe(other, seat).view == observe(state, seat).view
        choice = make("greedy", ply).choose(observe(state, seat))
        assert make("greedy", ply).choose(observe(other, seat)) is choice
        state.apply(choice.id)
        ply += 1


def test_a_bot_may_sit_at_two_tables() -> None:
    """What it planned at one table is not played at the other."""
    bot, other = make("greedy", 3), make("random", 4)
    tables = [game({}).start(seats=2, seed=seed) for seed in (1, 2)]
    for _ in range(150):
        for state in tables:
            if (seat := state.seat) is not None:
                action = (bot, other)[seat].choose(observe(state, seat))
                assert action.id in state.legal()
                state.apply(action.id)
