"""Actions as words of a vocabulary: numbers, notations, and what is none."""

from __future__ import annotations

import pytest

from haguruma.kernel.action import UnknownAction, Vocabulary
from haguruma.kernel.faults import HagurumaError

WORDS = Vocabulary([("keep", ("1",), "keep 1"), ("keep", ("2",), "keep 2"), ("pass", (), "pass")])


def test_ids_are_places_in_the_vocabulary() -> None:
    assert [action.id for action in WORDS] == [0, 1, 2]
    assert [WORDS[i].notation for i in range(len(WORDS))] == ["keep 1", "keep 2", "pass"]


def test_an_action_knows_its_kind_its_arguments_and_its_notation() -> None:
    action = WORDS.find("keep 2")
    assert (action.id, action.kind, action.args, str(action)) == (1, "keep", ("2",), "keep 2")
    assert repr(action) == "Action(1, 'keep 2')"


@pytest.mark.parametrize("text", ["keep 1", " keep  1 ", "KEEP 1", "Keep\t1", "\nkeep 1\n"])
def test_case_and_spacing_do_not_matter(text: str) -> None:
    assert WORDS.find(text) is WORDS[0]


def test_a_number_or_an_action_leads_to_the_same_action() -> None:
    assert WORDS.find(0) is WORDS.find(WORDS[0]) is WORDS[0]


def test_an_action_of_another_vocabulary_is_known_by_its_notation() -> None:
    other = Vocabulary([("pass", (), "pass")])
    assert WORDS.find(other[0]) is WORDS[2]
    with pytest.raises(UnknownAction, match="word of another game"):
        other.find(WORDS[0])


@pytest.mark.parametrize("text", ["", "keep", "keep 3", "pass 1", "x" * 100_000, "keep\x001", "保持"])
def test_what_is_no_word_is_refused(text: str) -> None:
    with pytest.raises(UnknownAction, match="is not an action of this game") as caught:
        WORDS.find(text)
    assert len(str(caught.value)) < 200


def test_a_near_miss_gets_a_hint() -> None:
    with pytest.raises(UnknownAction, match="Did you mean 'keep 1' or 'keep 2'"):
        WORDS.find("kepp 1")


@pytest.mark.parametrize("number", [-1, 3, 10**9])
def test_a_number_outside_the_vocabulary_is_refused(number: int) -> None:
    with pytest.raises(UnknownAction, match="between 0 and 2"):
        WORDS.find(number)


@pytest.mark.parametrize("thing", [None, True, 1.0, b"pass", ["pass"], {"action": "pass"}])
def test_anything_else_is_no_action(thing: object) -> None:
    with pytest.raises(UnknownAction, match="a notation or a number"):
        WORDS.find(thing)


def test_notations_must_differ() -> None:
    with pytest.raises(HagurumaError, match="share a notation"):
        Vocabulary([("a", (), "x"), ("b", (), "x")])


def test_an_unknown_action_is_a_value_error() -> None:
    assert issubclass(UnknownAction, HagurumaError)
    assert issubclass(HagurumaError, ValueError)
