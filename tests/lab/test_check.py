"""The checks of `simulate --check` let a sound game pass and find each way of breaking one."""

from __future__ import annotations

import pytest
from tests.lab import toy

from haguruma.bots import make
from haguruma.kernel.record import read
from haguruma.kernel.replay import replay
from haguruma.lab import check
from haguruma.lab.check import Broken, play_checked

SELDOM = 10**6


def played(game: toy.Toy, seed: int = 3) -> None:
    play_checked(game, [make("random", 1), make("random", 2)], seed)


def test_a_sound_game_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "EVERY", 1)
    for seed in range(5):
        played(toy.Toy(), seed)


BREAKS = [
    (toy.Toy(toy.SharesItsPile), SELDOM, "playing on a copy changed the original"),
    (toy.Toy(toy.ForgetsBarriers), SELDOM, "undo could cross a revelation"),
    (toy.Toy(toy.ForgetsSeats), SELDOM, "undo could cross a change of seat"),
    (toy.Toy(toy.ShowsThePile), 1, "sees something that nobody may know"),
    (toy.Toy(toy.LosesAPlace), 1, "a position written and read back is another state"),
    (toy.Toy(toy.NeverEnds), SELDOM, "has not ended after 2000 decisions"),
    (toy.Toy(toy.StopsDead), SELDOM, "no legal action before the end"),
    (toy.Toy(toy.RefusesWhatItOffers), 1, "'left' is offered, yet its refusal is: No."),
    (toy.Toy(toy.Careful), SELDOM, "a card is lost"),
    (toy.Toy(toy.Trips), SELDOM, "IndexError: list assignment index out of range"),
    (toy.Toy(toy.SlowIsOther), SELDOM, "`apply` and `play` lead to different states"),
    (toy.Toy(toy.TwoOfAKind), SELDOM, "or one stands twice"),
]


@pytest.mark.parametrize(("game", "every", "what"), BREAKS, ids=[what for *_, what in BREAKS])
def test_each_way_of_breaking_a_game_is_found_and_named(
    game: toy.Toy, every: int, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "EVERY", every)
    with pytest.raises(Broken) as caught:
        played(game)
    assert what in str(caught.value)
    assert str(caught.value).startswith("game 0 (seed 3), ")


def test_the_record_of_a_broken_game_replays_up_to_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "EVERY", SELDOM)
    with pytest.raises(Broken) as caught:
        played(toy.Toy(toy.Trips))
    broken = caught.value
    history = replay(read(broken.record), toy.Toy())
    assert len(history.plies) == broken.ply - 1
    assert broken.record.endswith(f"; then: {broken.action}\n")
