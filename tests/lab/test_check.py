"""The checks of `simulate --check` let a sound game pass and find each way of breaking one."""

from __future__ import annotations

import pytest
from tests.lab import broken as ways
from tests.pebbles import Pebbles, PebbleState

from haguruma.bots import make
from haguruma.kernel.record import read
from haguruma.kernel.replay import replay
from haguruma.lab import check
from haguruma.lab.check import Broken, play_checked

SELDOM = 10**6


def played(game: Pebbles, seed: int = 3) -> None:
    play_checked(game, [make("random", 1), make("random", 2)], seed)


def broken(way: type[PebbleState]) -> Pebbles:
    """Pebbles, broken in a way."""
    return Pebbles(state=way)


def test_a_sound_game_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "EVERY", 1)
    for seed in range(5):
        played(Pebbles(), seed)


BREAKS = [
    (broken(ways.SharesItsHeap), SELDOM, "playing on a copy changed the original"),
    (broken(ways.ForgetsBarriers), SELDOM, "undo could cross a revelation"),
    (broken(ways.ForgetsSeats), SELDOM, "undo could cross a change of seat"),
    (broken(ways.ShowsTheBag), 1, "sees something that nobody may know"),
    (broken(ways.LosesAPlace), 1, "a position written and read back is another state"),
    (broken(ways.NeverEnds), SELDOM, "has not ended after 2000 decisions"),
    (broken(ways.StopsDead), SELDOM, "no legal action before the end"),
    (broken(ways.RefusesWhatItOffers), 1, "'take 1' is offered, yet its refusal is: No."),
    (broken(ways.Careful), SELDOM, "a pebble is lost"),
    (broken(ways.Trips), SELDOM, "IndexError: list assignment index out of range"),
    (broken(ways.SlowIsOther), SELDOM, "`apply` and `play` lead to different states"),
    (broken(ways.TwoOfAKind), SELDOM, "or one stands twice"),
]


@pytest.mark.parametrize(("game", "every", "what"), BREAKS, ids=[what for *_, what in BREAKS])
def test_each_way_of_breaking_a_game_is_found_and_named(
    game: Pebbles, every: int, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "EVERY", every)
    with pytest.raises(Broken) as caught:
        played(game)
    assert what in str(caught.value)
    assert str(caught.value).startswith("game 0 (seed 3), ")


def test_the_record_of_a_broken_game_replays_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "EVERY", SELDOM)
    with pytest.raises(Broken) as caught:
        played(broken(ways.Trips))
    found = caught.value
    history = replay(read(found.record), Pebbles())
    assert len(history.plies) == found.ply - 1
    assert found.record.endswith(f"; then: {found.action}\n")
