"""Replaying a record: the same game again, or the first action that differs, named."""

from __future__ import annotations

import pytest

from haguruma.kernel.faults import BadRecord
from haguruma.kernel.history import History
from haguruma.kernel.record import Record, read
from haguruma.kernel.replay import replay
from haguruma.kernel.rng import Rng

from .hands import HandPebbles

GAME = HandPebbles()


def played(players: int, seed: int) -> History:
    """A whole random game."""
    history = History(GAME, seed=seed, seats=players)
    rng = Rng(seed)
    while not history.state.over:
        actions = history.state.actions()
        history.play(actions[rng.below(len(actions))])
    return history


def record(players: int = 3, seed: int = 4) -> Record:
    """The record of a whole random game, read back from its text."""
    return read(played(players, seed).record().write(GAME.seats))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_record_replays_to_the_same_state(players: int, seed: int) -> None:
    history = played(players, seed)
    again = replay(record(players, seed), GAME)
    assert again.state.fingerprint() == history.state.fingerprint()
    assert [ply.events for ply in again.plies] == [ply.events for ply in history.plies]
    assert again.record().write(GAME.seats) == history.record().write(GAME.seats)


def test_a_replay_keeps_names_and_goes_on() -> None:
    text = (
        record().write(GAME.seats).replace('seat north "North"', 'seat north "Ada"').partition('result "')[0]
    )
    history = replay(read(text + "\n"), GAME)
    assert history.names[0] == "Ada"
    history.play(history.state.actions()[0])


def test_a_record_from_a_position_replays() -> None:
    history = History(GAME, seed=3, position={"heap": 5, "mover": 1})
    history.play("take 3")
    again = replay(read(history.record().write(GAME.seats)), GAME)
    assert again.state.fingerprint() == history.state.fingerprint()


def refusal(changed: Record) -> BadRecord:
    """The error with which a changed record is refused."""
    with pytest.raises(BadRecord) as caught:
        replay(changed, GAME)
    return caught.value


@pytest.mark.parametrize("at", [0, 3, 7])
def test_the_first_action_that_differs_is_named(at: int) -> None:
    """A fingerprint that does not fit."""
    found = record()
    found.steps[at].print = "000000"
    error = refusal(found)
    assert error.ply == at + 1
    assert f"action {at + 1} ('{found.steps[at].notation}') leads to another state" in str(error)


def test_an_illegal_action_is_named() -> None:
    found = record()
    found.steps[2].notation = "bow" if found.steps[2].notation != "bow" else "flip"
    error = refusal(found)
    assert (error.ply, "action 3" in str(error)) == (3, True)


def test_an_unknown_action_is_named() -> None:
    found = record()
    found.steps[4].notation = "swim"
    error = refusal(found)
    assert error.ply == 5
    assert "action 5 ('swim') cannot be played here: 'swim' is not an action of this game." in str(error)


def test_an_action_of_another_seat_is_named() -> None:
    found = record()
    found.steps[0].seat = 2
    error = refusal(found)
    assert error.ply == 1
    assert "South is not on move: North is." in str(error)


def test_an_action_after_the_end_is_named() -> None:
    found = record()
    found.steps.append(found.steps[0])
    error = refusal(found)
    assert error.ply == len(found.steps)
    assert "The game is over." in str(error)


def test_another_seed_leads_elsewhere() -> None:
    found = record()
    found.seed += 1
    assert refusal(found).ply is not None


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("game", "kikai", "a record of 'kikai', not of 'pebbles'"),
        ("ruleset", 2, "played under ruleset 2; this version plays ruleset 1"),
        (
            "edition_hash",
            "ffff",
            r"the edition 'plain' \(ffff\); the edition at hand is 'plain' \(0\)",
        ),
        ("names", ("Ada", "Bo"), "names 2 players; the game is for 3 or 4"),
        ("result", "West wins.", "the record ends with 'West wins.', the replay with"),
        ("options", {"shells": True}, "option"),
    ],
)
def test_a_record_of_another_game_is_refused_with_the_reason(field: str, value: object, reason: str) -> None:
    found = record()
    setattr(found, field, value)
    with pytest.raises(BadRecord, match=reason):
        replay(found, GAME)


def test_a_record_that_claims_an_end_but_has_none_is_refused() -> None:
    found = record()
    found.steps = found.steps[:3]
    assert "the replay with 'no end'" in str(refusal(found))


def test_a_record_whose_position_is_wrong_is_a_bad_record() -> None:
    found = record()
    found.position = {"heap": -1}
    assert "heap: must be a whole number, at least 1" in str(refusal(found))


def test_seats_of_another_game_are_refused() -> None:
    """The seats of a record are those of its game, in its order."""
    text = record().write(("red", "blue", "gold"))
    with pytest.raises(BadRecord, match="red"):
        replay(read(text), GAME)
