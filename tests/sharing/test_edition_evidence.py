"""What is known of the printed games: to be kept by an edition that claims to agree with it, free for any other."""

from __future__ import annotations

from typing import Any

import pytest
from tests.jiguan import editing as jiguan_editing
from tests.jiguan import test_edition_evidence as jiguan
from tests.kikai import editing as kikai_editing
from tests.kikai import test_edition_evidence as kikai

from haguruma.jiguan.editions.evidence import CONSTRAINTS as JIGUAN
from haguruma.kikai.editions.evidence import CONSTRAINTS as KIKAI

PLAIN = jiguan_editing.changed("specials.list", [])
"""Jigūan's example without designated slots, so that slots can be taken from it."""
BREACHES: list[tuple[Any, dict[str, Any], str, str, object]] = [
    *((kikai_editing, kikai_editing.DATA, *breach) for breach in kikai.BREACHES),
    *(
        (jiguan_editing, PLAIN if breach[1] == "slots.list" else jiguan_editing.DATA, *breach)
        for breach in jiguan.BREACHES
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(("editing", "data", "name", "path", "value"), BREACHES)
def test_only_an_edition_that_claims_to_agree_must(
    editing: Any, data: dict[str, Any], name: str, path: str, value: object
) -> None:
    wrong = editing.changed(path, value, data)
    assert editing.faults(wrong) == []
    assert name in editing.broken(wrong)


@pytest.mark.parametrize(("own", "known"), [(kikai, KIKAI), (jiguan, JIGUAN)], ids=["kikai", "jiguan"])
def test_every_constraint_is_broken_by_some_test(own: Any, known: Any) -> None:
    names = [constraint.name for constraint in known]
    assert {name for name, _, _ in own.BREACHES} | own.SEPARATELY == set(names)


def test_no_two_constraints_of_jiguan_share_a_name() -> None:
    names = [constraint.name for constraint in JIGUAN]
    assert len(set(names)) == len(names)
