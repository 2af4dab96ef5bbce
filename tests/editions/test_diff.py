"""Two files compared: changed values, what only one has, order, marks, and whether they make the same game."""

from __future__ import annotations

import pytest
from tests.editions.helpers import GAMES, TEXT, changed

from haguruma.editions import diff, template
from haguruma.kernel.faults import BadOption


@pytest.mark.parametrize("game", GAMES)
def test_a_file_does_not_differ_from_itself(game: str) -> None:
    found = diff(game, TEXT[game], TEXT[game])
    assert found.same
    assert not found.marks
    assert all(found.equal.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_new_file_is_the_same_game_under_another_title_and_other_marks(game: str) -> None:
    found = diff(game, TEXT[game], template(game))
    assert {change.where for change in found.changed} == {"edition.title", "edition.reconstruction"}
    assert all(found.equal.values())
    assert found.marks
    assert not found.same


def test_a_changed_value_is_told_with_both_values_and_marks() -> None:
    found = diff("kikai", TEXT["kikai"], changed(TEXT["kikai"], "hand_size = 4", "hand_size = 3"))
    assert [(c.where, c.old, c.new, c.old_source, c.new_source) for c in found.changed] == [
        ("counts.hand_size", 4, 3, "rulebook", "rulebook")
    ]
    assert found.equal == {"standard": None, "advanced": None}  # the evidence says 4


def test_a_key_and_a_whole_entry_of_one_file_are_told_once_each() -> None:
    text = changed(TEXT["kikai"], ', bonus = { energy = 1 } },\n  { id = "s4"', ' },\n  { id = "s4"')
    text = changed(text, '{ id = "s31", a', '{ id = "s77", a')
    found = diff("kikai", TEXT["kikai"], text)
    assert [change.where for change in found.only_a] == [
        "standard.streets[s3].bonus",
        "standard.streets[s31]",
    ]
    assert [(change.where, change.old) for change in found.only_b] == [("standard.streets[s77]", None)]
    assert found.only_b[0].new == {"id": "s77", "a": "q11", "b": "q7", "spaces": 2, "via": [[520, 455]]}
    assert found.equal == {"standard": False, "advanced": True}


def test_another_order_of_a_list_is_told_and_makes_another_game() -> None:
    first, second = (
        '  { slot = "nw", colour = "red",    points = 4 },\n',
        '  { slot = "n3", colour = "yellow", points = 2 },\n',
    )
    found = diff("jiguan", TEXT["jiguan"], changed(TEXT["jiguan"], first + second, second + first))
    assert [moved.where for moved in found.moved] == ["specials"]
    assert (found.moved[0].old[:2], found.moved[0].new[:2]) == (("nw", "n3"), ("n3", "nw"))
    assert not found.changed
    assert found.equal == {"": False}


def test_a_mode_that_one_file_lacks_is_told() -> None:
    found = diff("kikai", TEXT["kikai"], TEXT["kikai"][: TEXT["kikai"].index("# Squares: `bonus` is what")])
    assert found.equal == {"standard": True, "advanced": None}
    assert all(change.where.startswith("advanced.") for change in found.only_a)


def test_a_file_of_another_game_cannot_be_compared() -> None:
    with pytest.raises(BadOption, match="there is no game"):
        diff("chess", "", "")
    assert diff("kikai", TEXT["kikai"], TEXT["jiguan"]).equal["standard"] is None
