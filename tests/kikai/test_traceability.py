"""The traceability table of KIKAI: the sentences of its Advanced Mode.

That nothing is missing or invented is checked for every game by `tests/sharing/test_traceability.py`.
"""

from __future__ import annotations

from tests.kikai.traced import PAGE
from tests.tracing import NO_TEST


def test_no_sentence_of_the_advanced_mode_waits_for_a_test() -> None:
    rows = [row for row in PAGE.rows("Rulebook") if row[0].startswith("Advanced")]
    assert len(rows) == 12
    assert [row[0] for row in rows if row[-1].startswith(NO_TEST)] == []
