"""Game records as text: written, read, and refused with line and reason."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from haguruma.kernel.faults import BadRecord
from haguruma.kernel.record import MAX_BYTES, Record, Step, read

SEATS = ("north", "east", "south")
GOOD = """haguruma record 1
game pearls
ruleset 3
edition shore 0123456789ab
option shells false
seat north "Ada"
seat east "Bo"
seat south "Émile \\"7\\""
seed 12
result "The best has 20."

1. north: keep 1  #0a1b2c
2. north: pass  #0a1b2d  ; a bold move
; a remark of its own
3. east: keep 4
keep 5
south: pass
"""


def test_a_record_is_read_with_everything_in_it() -> None:
    record = read(GOOD)
    assert (record.game, record.ruleset, record.edition, record.edition_hash) == (
        "pearls",
        3,
        "shore",
        "0123456789ab",
    )
    assert (record.options, record.seed, record.result) == ({"shells": False}, 12, "The best has 20.")
    assert record.names == ("Ada", "Bo", 'Émile "7"')
    steps = [(step.seat, step.notation, step.print, step.remark) for step in record.steps]
    assert steps == [
        (0, "keep 1", "0a1b2c", ""), (0, "pass", "0a1b2d", "a bold move"), (1, "keep 4", "", ""),
        (-1, "keep 5", "", ""), (2, "pass", "", ""),
    ]  # fmt: skip


def test_what_is_written_reads_back() -> None:
    text = read(GOOD).write(SEATS)
    assert read(text).write(SEATS) == text


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_any_line_ending_will_do(ending: str) -> None:
    assert read(GOOD.replace("\n", ending)).write(SEATS) == read(GOOD).write(SEATS)


def test_a_byte_order_mark_is_no_trouble() -> None:
    assert read("\ufeff" + GOOD).game == "pearls"


def test_an_action_may_come_without_number_seat_fingerprint_and_remark() -> None:
    head, _, _ = GOOD.partition("\n\n")
    assert [step.notation for step in read(head + "\n\nkeep 1\n  PASS  \n").steps] == ["keep 1", "PASS"]


def test_a_record_may_hold_a_position() -> None:
    position: dict[str, object] = {"hands": [[1], [2], [3]], "mover": 1}
    record = Record("pearls", 3, "shore", "0", {}, (), 1, [], position)
    assert read(record.write(SEATS)).position == position


def changed(old: str, new: str) -> str:
    """The good record with one thing changed."""
    assert old in GOOD
    return GOOD.replace(old, new, 1)


MALFORMED: dict[str, tuple[str, str]] = {
    "nothing": ("", "first line"),
    "blank lines": ("\n\n", "first line"),
    "another file": ('{"game": "pearls"}', "first line"),
    "a picture": ("\x89PNG\r\n\x1a\n\x00", "first line"),
    "a later format": (changed("record 1", "record 2"), "format '2'; this version reads 1"),
    "no format": (changed("record 1", "record"), "format ''"),
    "no game": (changed("game pearls\n", ""), "heading 'game' is missing"),
    "no ruleset": (changed("ruleset 3\n", ""), "heading 'ruleset' is missing"),
    "no edition": (changed("edition shore 0123456789ab\n", ""), "heading 'edition' is missing"),
    "no seed": (changed("seed 12\n", ""), "heading 'seed' is missing"),
    "a ruleset in words": (changed("ruleset 3", "ruleset three"), "'ruleset' must be a whole number"),
    "a seed below nought": (changed("seed 12", "seed -12"), "'seed' must be a whole number"),
    "a seed without end": (changed("seed 12", "seed " + "9" * 5000), "'seed' must be a whole number"),
    "half a seed": (changed("seed 12", "seed 1.5"), "'seed' must be a whole number"),
    "a heading twice": (changed("seed 12", "seed 12\nseed 13"), "line 10: 'seed' stands twice"),
    "an unknown heading": (changed("seed 12", "weather fine"), "line 9: 'weather' is no heading"),
    "an option without a value": (changed("option shells false", "option shells"), "line 5: '' is not a value"),
    "an option in words": (changed("option shells false", "option shells perhaps"), "line 5: 'perhaps' is not a value"),
    "an option twice": (changed("option shells false", "option shells false\noption shells true"), "line 6"),
    "a name without quotes": (changed('seat north "Ada"', "seat north Ada"), "line 6: 'Ada' is not a value"),
    "a name that is a number": (changed('seat north "Ada"', "seat north 7"), "name of seat north must be a text"),
    "a seat twice": (changed('seat east "Bo"', 'seat north "Bo"'), "line 7"),
    "a position that is a list": (changed("seed 12", "seed 12\nposition []"), "'position' must be an object"),
    "a position that is no JSON": (changed("seed 12", "seed 12\nposition {"), "is not a value in JSON"),
    "a position nested too deep": (
        changed("seed 12", "seed 12\nposition " + "[" * 100_000), "is not a value in JSON",
    ),
    "a result without quotes": (changed('"The best has 20."', "The best"), "is not a value in JSON"),
    "an action numbered wrong": (changed("2. north", "3. north"), "line 13: action 2 is numbered 3"),
    "an action of an unknown seat": (changed("3. east", "3. west"), "line 15: 'west' is no seat"),
    "a line without an action": (changed("keep 5", "4."), "line 16: '4.' is not an action"),
    "a seat without an action": (changed("south: pass", "south:"), "line 17: 'south:' is not an action"),
    "a short fingerprint": (changed("#0a1b2c", "#0a1"), "is not an action"),
    "a fingerprint in words": (changed("#0a1b2c", "#xyzxyz"), "is not an action"),
    "a file too long": ("haguruma record 1\n" + "x" * MAX_BYTES, f"longer than {MAX_BYTES}"),
}  # fmt: skip


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_no_record_is_refused_with_the_reason(name: str) -> None:
    text, reason = MALFORMED[name]
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert reason in str(caught.value), str(caught.value)
    assert len(str(caught.value)) < 300


def test_a_fault_in_an_action_names_the_action() -> None:
    with pytest.raises(BadRecord) as caught:
        read(changed("2. north", "3. north"))
    assert caught.value.ply == 2


@pytest.mark.parametrize(
    "line", ["keep" + " " * 800 + "#x", "a" + ": a" * 400 + " #", "1" * 5000 + ". #", "x #" * 500]
)
def test_no_line_takes_long_to_refuse(line: str) -> None:
    """Reading is what a server does with a stranger's file."""
    head, _, _ = GOOD.partition("\n\n")
    start = time.perf_counter()
    with pytest.raises(BadRecord):
        read(f"{head}\n\n{line}\n")
    assert time.perf_counter() - start < 1


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.text(max_size=60), st.integers(0, 400))
def test_a_spoiled_record_is_read_or_refused_never_a_crash(text: str, at: int) -> None:
    try:
        record = read(GOOD[:at] + text + GOOD[at + len(text) :])
    except BadRecord:
        return
    assert record.game


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=20))
def test_any_name_survives_the_record(name: str) -> None:
    record = Record("pearls", 3, "shore", "0", {}, (name,), 1, [])
    assert read(record.write(SEATS)).names == (name,)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20))
def test_any_remark_survives_the_record(remark: str) -> None:
    """Whatever it holds, it stays one line and changes no action; spacing at its ends does not matter."""
    record = Record("pearls", 3, "shore", "0", {}, (), 1, [Step(-1, "pass", "", remark), Step(-1, "pass")])
    again = read(record.write(SEATS))
    assert [step.notation for step in again.steps] == ["pass", "pass"]
    assert " ".join(again.steps[0].remark.split()) == " ".join(remark.split())
