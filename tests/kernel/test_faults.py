"""Typed errors, events, refusals and outcomes as data."""

from __future__ import annotations

import pytest

from haguruma.kernel.action import Event, Refusal, Refused
from haguruma.kernel.faults import BadEdition, BadOption, BadPosition, BadRecord, Fault, Faulty, HagurumaError
from haguruma.kernel.outcome import Outcome, Sheet, SheetLine


@pytest.mark.parametrize("kind", [BadEdition, BadOption, BadPosition, BadRecord, Faulty, Refused])
def test_every_error_is_a_value_error(kind: type[Exception]) -> None:
    assert issubclass(kind, HagurumaError)
    assert issubclass(kind, ValueError)


def test_a_fault_names_place_reason_and_rule() -> None:
    assert str(Fault("hands[1]", 7, "P1", "'7' is too many")) == "hands[1]: '7' is too many (P1)"
    assert str(Fault("hands", None, "", "is missing")) == "hands: is missing"
    assert repr(Fault("hands", None, "", "is missing")) == "Fault('hands: is missing')"


def test_faulty_data_names_its_source_and_every_fault() -> None:
    faults = (Fault(str(number), number, "", "is wrong") for number in range(3))
    error = BadEdition("box.toml", faults)
    assert str(error) == "box.toml: 0: is wrong; 1: is wrong; 2: is wrong"
    assert [fault.where for fault in error.faults] == ["0", "1", "2"]
    assert error.source == "box.toml"


def test_a_bad_record_may_name_the_action() -> None:
    assert BadRecord("no", 7).ply == 7
    assert BadRecord("no").ply is None


def test_a_refusal_reads_as_a_sentence_with_its_rule() -> None:
    assert str(Refusal("late", "K9", "Too late.")) == "Too late. (K9)"
    assert str(Refusal("late", "", "Too late.")) == "Too late."
    assert repr(Refusal("late", "K9", "Too late.")) == "Refusal('late', 'K9', 'Too late.')"


def test_events_compare_by_what_they_say() -> None:
    one, other = Event("gain", 0, {"vp": 1}), Event("gain", 0, {"vp": 1})
    assert one == other
    assert hash(one) == hash(other)
    assert one != Event("gain", 1, {"vp": 1})
    assert one != Event("gain", 0, {"vp": 1}, True)
    assert one != "gain"
    assert repr(one) == "Event('gain', 0, vp=1)"


def test_a_sheet_adds_up_line_by_line() -> None:
    sheet = Sheet((SheetLine("a", "A", (1, -2, 3)), SheetLine("b", "B", (10, 20, 30))))
    assert sheet.totals == (11, 18, 33)
    assert sheet.plain()["totals"] == [11, 18, 33]
    assert Sheet(()).totals == ()


def test_an_outcome_is_plain_data() -> None:
    outcome = Outcome(((2,), (0, 1)), "points", "South wins.", Sheet((SheetLine("a", "A", (1, 1, 2)),)))
    assert (outcome.winners, outcome.draw) == ((2,), False)
    assert outcome.plain()["ranking"] == [[2], [0, 1]]
    assert Outcome(((0, 1), (2,)), "tie", "Even.", Sheet(())).draw
