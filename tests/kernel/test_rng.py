"""The states' own random numbers: pinned, so that a seed means the same game for ever."""

from __future__ import annotations

import pytest

from haguruma.kernel.rng import Rng, mix


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The published first outputs for seed 1234567."""
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
    ]  # fmt: skip


def test_a_shuffle_is_pinned() -> None:
    items = list(range(10))
    Rng(7).shuffle(items)
    assert items == [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]


def test_numbers_below_a_bound_are_pinned() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(12)] == [2, 0, 5, 3, 2, 1, 2, 1, 0, 2, 0, 5]


def test_mixed_seeds_are_pinned() -> None:
    assert [mix([]), mix([1]), mix([1, 2]), mix([2, 1])] == [
        13896024472339458098, 7430962180420580452, 15561377157191101402, 4092282432895538458,
    ]  # fmt: skip


def test_mixing_minds_the_order() -> None:
    assert len({mix([1, 2]), mix([2, 1]), mix([1]), mix([2]), mix([1, 2, 0])}) == 5


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1, 2**64, -1])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    rng = Rng(seed)
    assert 0 <= rng.state < 2**64
    assert all(0 <= rng.next() < 2**64 for _ in range(20))


@pytest.mark.parametrize("n", [1, 2, 3, 7, 1000])
def test_below_stays_below_and_reaches_all(n: int) -> None:
    rng = Rng(3)
    found = {rng.below(n) for _ in range(n * 20)}
    assert min(found) == 0
    assert max(found) == n - 1


def test_a_shuffle_loses_nothing() -> None:
    items = [1, 1, 2, 3, 5, 8]
    Rng(4).shuffle(items)
    assert sorted(items) == [1, 1, 2, 3, 5, 8]
    empty: list[int] = []
    Rng(4).shuffle(empty)
    assert empty == []


def test_the_state_is_all_there_is() -> None:
    one = Rng(9)
    one.next()
    other = Rng(0)
    other.state = one.state
    assert one.next() == other.next()


def test_a_shuffle_is_fair_enough() -> None:
    """Each of six orders of three things about equally often."""
    counts: dict[tuple[int, ...], int] = {}
    rng = Rng(11)
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())
