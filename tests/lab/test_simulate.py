"""Simulation: the same totals for the same match, however it is played; what breaks is named."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.lab.broken import Trips
from tests.pebbles import Pebbles

from haguruma import registry
from haguruma.bots import Bot, make
from haguruma.kernel.faults import BadOption
from haguruma.lab import simulate as lab
from haguruma.lab.simulate import Match, Tally, play_games, simulate

RANDOM = ("random", "random")


def apart(match: Match, workers: int = 1) -> dict[str, object]:
    """The plain result without what depends on the machine."""
    plain = simulate(match, workers).plain()
    del plain["timing"]
    return plain


@pytest.mark.slow
def test_two_workers_and_one_come_to_the_same() -> None:
    match = Match("kikai", RANDOM, 24, 5)
    assert apart(match) == apart(match, 2)


def test_the_fast_path_of_random_bots_plays_the_same_games_as_the_checked_one() -> None:
    assert apart(Match("kikai", RANDOM, 6, 9)) == apart(Match("kikai", RANDOM, 6, 9, check=True))


def test_random_bots_choose_the_same_on_the_fast_path_and_by_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = apart(Match("kikai", RANDOM, 6, 9))

    class Blind:
        def __init__(self, bot: Bot) -> None:
            self.choose = bot.choose

    monkeypatch.setattr(lab, "make", lambda spec, seed=0: Blind(make(spec, seed)))
    assert apart(Match("kikai", RANDOM, 6, 9)) == fast


def test_the_games_of_a_match_are_the_same_in_any_chunks() -> None:
    match, pieces = Match("kikai", RANDOM, 8, 2), Tally()
    for start, stop in ((0, 1), (1, 5), (5, 8)):
        pieces.add(play_games(match, start, stop))
    assert pieces == play_games(match, 0, 8)
    assert pieces.games == 8 == sum(pieces.wins) + pieces.draws == sum(pieces.ends.values())


def test_another_seed_gives_other_games() -> None:
    assert (
        simulate(Match("kikai", RANDOM, 2, 1)).tally.prints
        != simulate(Match("kikai", RANDOM, 2, 2)).tally.prints
    )


def test_scores_count_only_games_that_were_scored() -> None:
    total = Tally()
    total.add(Tally(1, 10, [1, 0], 0, {"media": 1}, 0, [], [], [], ["a"]))
    total.add(Tally(1, 10, [0, 1], 0, {"points": 1}, 1, [5, 9], [5, 9], [5, 9], ["b"]))
    assert (total.games, total.scored, total.sums, total.wins) == (2, 1, [5, 9], [1, 1])


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(Match("kikai", RANDOM, 7, 1), progress=heard.append)
    assert sum(heard) == 7


BAD = [
    (Match("chess", RANDOM), 1, "no game 'chess'"),
    (Match("kikai", RANDOM, 0), 1, "the number of games must be from 1"),
    (Match("kikai", RANDOM, 10**12), 1, "the number of games must be from 1"),
    (Match("kikai", RANDOM, seed=-1), 1, "the seed must be from 0"),
    (Match("kikai", RANDOM), 0, "the number of workers must be from 1"),
    (Match("kikai", ("random",)), 1, r"is for 2 players, not 1"),
    (Match("kikai", ("random", "deep-thought")), 1, "deep-thought"),
    (Match("kikai", RANDOM, options={"mode": "easy"}), 1, "mode"),
]


@pytest.mark.parametrize(("match", "workers", "sentence"), BAD, ids=[sentence for _, _, sentence in BAD])
def test_a_match_nobody_can_play_is_refused(match: Match, workers: int, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        simulate(match, workers)


@pytest.mark.parametrize("check", [False, True])
def test_a_game_that_breaks_is_named_with_its_record(check: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_game(name: str, **options: Mapping[str, object]) -> Pebbles:
        return Pebbles(state=Trips)

    monkeypatch.setattr(registry, "game", broken_game)
    monkeypatch.setattr(lab, "_game", lambda name, options: broken_game(name))  # else it would be kept for others
    tally = simulate(Match("pebbles", RANDOM, 5, 4, check=check)).tally
    assert tally.games == 0
    assert tally.broken is not None
    assert "IndexError" in str(tally.broken)
    assert tally.broken.record.startswith("haguruma record")
