"""Who wins: points, then remaining energy, then shared (rulebook: Game End; J24)."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.jiguan.constants import SEATS
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.outcome import Outcome

from .helpers import BEGINNER, EDITION, GAME, Data, ending, play, points, score, seat

LOST = EDITION.scoring.airship
"""Points that the last seat gains for the airship in these games; the others are given as many."""


def finished(*seats: Data, game: Any = GAME, **rest: Any) -> JiguanState:
    """A game that has just ended; the last seat holds the airship, for which the others have five points more."""
    data = {SEATS[i]: dict(found) for i, found in enumerate(seats)}
    for name in SEATS[: len(seats) - 1]:
        data[name]["points"] = data[name].get("points", 0) + LOST
    black, white = data.pop("black"), data.pop("white")
    period = {} if game is BEGINNER else {"period": 2}
    last = {"closing": SEATS[len(seats) - 1], "seat": SEATS[len(seats) - 2]}
    if game is BEGINNER:
        data["turn"] = len(seats) - 1
    state = ending(black, white, game=game, **{**data, **period, **last, **rest})
    play(state, "done")
    return state


def outcome(*seats: Data, **rest: Any) -> Outcome:
    """How such a game ended."""
    state = finished(*seats, **rest)
    assert state.outcome is not None
    return state.outcome


def test_the_highest_score_wins() -> None:
    """rulebook: Game End."""
    found = outcome({"points": 9}, {"points": 12})
    assert (found.winners, found.reason) == ((1,), "points")
    assert found.ranking == ((1,), (0,))


def test_all_places_are_ranked_in_the_same_order() -> None:
    """J24."""
    found = outcome({"points": 7}, {"points": 12}, {"points": 7, "energy": 1}, {"points": 3})
    assert found.ranking == ((1,), (2,), (0,), (3,))


def test_a_tie_is_broken_by_remaining_energy() -> None:
    """rulebook: Game End; J24: what is left after the conversion."""
    found = outcome({"points": 9, "energy": 1}, {"points": 9, "energy": 2})
    assert (found.winners, found.reason) == ((1,), "energy")


def test_converted_energy_no_longer_breaks_ties() -> None:
    """J24: 0–2 are left; four energy and a point less are one energy and the point."""
    found = outcome({"points": 8, "energy": 4}, {"points": 9, "energy": 2})
    assert (found.winners, found.reason) == ((1,), "energy")


@pytest.mark.parametrize("energy", [0, 2])
def test_if_still_tied_the_victory_is_shared(energy: int) -> None:
    """rulebook: Game End; J24."""
    found = outcome({"points": 9, "energy": energy}, {"points": 9, "energy": energy})
    assert (set(found.winners), found.reason) == ({0, 1}, "shared")
    assert found.ranking == ((0, 1),)


def test_a_shared_second_place_is_one_too() -> None:
    """J24: the same order for the other places."""
    found = outcome({"points": 5}, {"points": 9}, {"points": 5})
    assert found.ranking == ((1,), (0, 2))
    assert found.reason == "points"


def test_in_beginner_play_all_unspent_energy_breaks_ties() -> None:
    """J24, J27: nothing is converted."""
    found = outcome({"points": 9, "energy": 9}, {"points": 9, "energy": 11}, game=BEGINNER)
    assert (found.winners, found.reason) == ((1,), "energy")


def test_the_sentence_of_the_end_names_winner_and_points() -> None:
    found = outcome({"points": 9}, {"points": 12})
    assert "White" in found.text
    assert str(12 + LOST) in found.text


def test_a_finished_game_has_no_seat_on_move() -> None:
    state = finished({}, {})
    assert state.seat is None
    assert state.over
    assert state.view(None)["phase"] == "over"


def test_a_finished_game_is_a_position() -> None:
    state = finished({"points": 3, "energy": 2, "slots": {"n2": "red"}}, {"coins": 2})
    again = GAME.position(state.position())
    assert again.as_ints() == state.as_ints()
    assert again.outcome is not None
    assert state.outcome is not None
    assert again.outcome.plain() == state.outcome.plain()


def test_the_game_goes_on_until_the_last_scoring() -> None:
    assert GAME.start().outcome is None


def test_coins_left_are_traded_before_the_comparison() -> None:
    """J23, J24."""
    state = finished({"points": 9}, {"points": 8, "coins": 1})
    assert score(state) == score(state, "white")
    assert points(state, "white")["trade"] == EDITION.scoring.coin_points
    assert seat(state, "white")["coins"] == 0
