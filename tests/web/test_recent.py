"""What is told beside the prompt: what has been done since one last chose, a text for each seat in turn."""

from __future__ import annotations

from haguruma.web.table_page import RECENT, WHOLE, LogEntry, _recent

ME, YOU, THIRD = 0, 1, 2


def told(seat: int, *sentences: str, forced: bool = False, aside: bool = False) -> LogEntry:
    """A ply of the log."""
    return LogEntry(0, seat, "label", list(sentences), forced, (), aside)


def test_what_the_other_did_since_ones_own_choice_is_told() -> None:
    log = [told(YOU, "Before."), told(ME, "Mine."), told(YOU, "Plays.", "Turns up."), told(YOU, "Takes.")]
    assert _recent(log, ME) == ["Plays. Turns up. Takes."]


def test_while_nobody_else_has_done_anything_ones_own_choice_is_told() -> None:
    assert _recent([told(YOU, "Before."), told(ME, "Mine.", "Its effect.")], ME) == ["Mine. Its effect."]
    assert _recent([], ME) == []


def test_an_only_choice_that_was_taken_for_one_hides_nothing() -> None:
    log = [told(ME, "Mine."), told(YOU, "Builds."), told(ME, "My only card.", forced=True)]
    assert _recent(log, ME) == ["Builds.", "My only card."]


def test_of_a_long_turn_what_was_chosen_is_told_without_what_is_open_at_any_time() -> None:
    turn = [told(YOU, f"Chooses {i}.", "Something is turned up.") for i in range(WHOLE + 1)]
    assert _recent([*turn, told(YOU, "Lays a coin.", aside=True)], ME) == ["Chooses 0. Chooses 1. Chooses 2."]
    assert _recent(turn[:WHOLE], ME) == [
        " ".join(["Chooses 0. Something is turned up.", "Chooses 1. Something is turned up."])
    ]


def test_every_seat_is_told_for_itself_the_latest_last() -> None:
    log = [told(ME, "Mine."), told(YOU, "One."), told(THIRD, "Two."), told(THIRD, "Three.")]
    assert _recent(log, ME) == ["One.", "Two. Three."]


def test_the_oldest_turns_are_left_to_the_log() -> None:
    log = [told(YOU if i % 2 else THIRD, f"{i}.") for i in range(RECENT + 3)]
    assert _recent(log, ME) == [f"{i}." for i in range(3, RECENT + 3)]
