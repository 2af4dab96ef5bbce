"""Bots by spec: refusals, determinism, and nothing hidden in what they see."""

from __future__ import annotations

import pytest

import haguruma
from haguruma.bots import BOTS, make, observe
from haguruma.kernel.contract import State
from haguruma.kernel.faults import BadOption, HagurumaError
from haguruma.kernel.rng import Rng


def play(state: State, specs: tuple[str, str], seed: int = 0) -> list[str]:
    """Play `state` to its end, in place; the notations of all actions."""
    bots = [make(spec, seed + i) for i, spec in enumerate(specs)]
    line: list[str] = []
    while (seat := state.seat) is not None:
        action = bots[seat].choose(observe(state, seat))
        assert action.id in state.legal()
        state.apply(action.id)
        line.append(action.notation)
    return line


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        ("gredy", "there is no bot 'gredy'; the bots are: random, greedy. Did you mean 'greedy'?"),
        ("", "there is no bot ''; the bots are: random, greedy."),
        ("greedy:level=3", "the bot 'greedy' takes no settings"),
        ("x" * 500, "the bots are: random, greedy"),
    ],
)
def test_an_unknown_spec_is_refused_with_the_known_ones(spec: str, text: str) -> None:
    with pytest.raises(BadOption) as caught:
        make(spec)
    assert text in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("spec", [None, 3, ["greedy"]])
def test_a_spec_that_is_no_text_is_refused(spec: object) -> None:
    with pytest.raises(BadOption, match="a bot is named by a text"):
        make(spec)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [True, 1.5, "7", None])
def test_a_seed_that_is_no_whole_number_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="seed"):
        make("random", seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("spec", sorted(BOTS))
def test_a_bot_knows_its_own_spec(spec: str) -> None:
    assert make(f" {spec.upper()} ").spec == spec


def test_a_seat_the_game_does_not_have_cannot_look() -> None:
    with pytest.raises(HagurumaError, match="there is no seat 2"):
        observe(haguruma.game("kikai").start(seed=1), 2)


@pytest.mark.slow
@pytest.mark.parametrize("spec", sorted(BOTS))
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    game = haguruma.game("kikai")
    assert play(game.start(seed=5), (spec, spec), 9) == play(game.start(seed=5), (spec, spec), 9)


def test_other_seeds_play_other_games() -> None:
    game = haguruma.game("kikai")
    assert play(game.start(seed=5), ("random", "random"), 1) != play(
        game.start(seed=5), ("random", "random"), 2
    )


def test_the_fast_path_of_random_takes_what_it_would_choose() -> None:
    state = haguruma.game("kikai").start(seed=3)
    slow, fast = make("random", 4), make("random", 4)
    while state.seat is not None:
        action = slow.choose(observe(state, state.seat))
        assert fast.pick(state.legal()) == action.id  # type: ignore[attr-defined]
        state.apply(action.id)


def test_a_sight_shows_the_seats_view_and_its_actions_only() -> None:
    state = haguruma.game("kikai").start(seed=2)
    observation = observe(state, 0)
    assert observation.view == state.view(0)
    assert observation.actions() == state.actions()
    assert observe(state, 1).actions() == []
    assert not hasattr(observation, "state")


def test_a_sample_is_a_copy_that_looks_the_same_and_hides_another_order() -> None:
    state = haguruma.game("kikai").start(seed=2)
    before = state.fingerprint()
    sample = observe(state, 0).sample(Rng(1))
    assert sample.view(0) == state.view(0)
    assert sample.fingerprint() != before
    sample.apply(sample.legal()[0])
    assert state.fingerprint() == before


@pytest.mark.slow
@pytest.mark.parametrize("spec", sorted(BOTS))
def test_what_is_hidden_makes_no_difference(spec: str) -> None:
    """At every decision of a game a fresh bot chooses the same in a world that differs in hidden order alone."""
    state = haguruma.game("kikai").start(seed=11)
    rng = Rng(6)
    ply = 0
    while (seat := state.seat) is not None:
        other = state.copy()
        other.resample(rng)
        assert observe(other, seat).view == observe(state, seat).view
        choice = make(spec, ply).choose(observe(state, seat))
        assert make(spec, ply).choose(observe(other, seat)) is choice
        state.apply(choice.id)
        ply += 1
