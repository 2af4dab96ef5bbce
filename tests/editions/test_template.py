"""What an owner begins with: the built-in values, all marked as invented, in the order in which one reads the box."""

from __future__ import annotations

import re
import tomllib

import pytest
from tests.editions.helpers import DATA, GAMES, TEXT

from haguruma.editions import check, comments, template
from haguruma.editions.template import blocks
from haguruma.editions.writing import inline, key, rows
from haguruma.kernel.faults import BadOption


@pytest.mark.parametrize("game", GAMES)
def test_a_new_file_makes_the_game_of_the_built_in_edition(game: str) -> None:
    report = check(game, template(game))
    assert report.playable
    assert dict(report.hashes) == dict(check(game, TEXT[game]).hashes)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_a_new_file_is_marked_as_invented_by_its_block(game: str) -> None:
    text = template(game)
    marks = check(game, text).marks
    assert marks["invented"] == sum(marks.values()) > 600
    assert not re.search(r"^[^#]*sources", text, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_every_block_stands_under_a_remark_in_the_order_of_the_box(game: str) -> None:
    text = template(game)
    found = re.findall(r"^\[(.+)\]$", text, re.MULTILINE)
    assert sorted(found) == sorted(["edition", *(name for name, _ in blocks(DATA[game]))])
    assert found[1:] == [name for name in comments.blocks(game) if name in found]
    assert len(re.findall(r"^# .+\n\[", text, re.MULTILINE)) == len(found) - 1


@pytest.mark.parametrize("game", GAMES)
def test_comments_keep_to_their_width(game: str) -> None:
    assert max(len(line) for line in template(game).split("\n") if line.startswith("#")) <= comments.WIDTH


def test_a_new_file_is_no_reconstruction_and_bears_the_title_it_is_given() -> None:
    about = tomllib.loads(template("jiguan", 'Grandma\'s "box" \\ 機関'))["edition"]
    assert (about["title"], about["reconstruction"], about.get("game")) == (
        'Grandma\'s "box" \\ 機関',
        False,
        "jiguan",
    )


def test_with_evidence_a_new_file_still_has_no_fault() -> None:
    for game in GAMES:
        assert check(game, template(game).replace("# evidence = true", "evidence = true")).playable


@pytest.mark.parametrize("title", ["x" * 61, "a\nb", "\0"])
def test_a_title_that_cannot_stand_on_a_screen_is_refused(title: str) -> None:
    with pytest.raises(BadOption, match="title"):
        template("kikai", title)


def test_an_unknown_game_has_no_edition_file() -> None:
    with pytest.raises(BadOption, match="there is no game 'go'"):
        template("go")


def test_values_are_written_so_that_they_read_the_same() -> None:
    values = {"a b": [1, -2.5, True, "x\ny\"'\\"], "c": {}, "d-e": {"f": [{"g": []}]}, "é": 10**20}
    text = "\n".join(f"{key(name)} = {inline(value)}" for name, value in values.items())
    assert tomllib.loads(text) == values
    table = [{"id": "a", "n": 10}, {"id": "long", "n": 1, "x": {}}, {}]
    assert tomllib.loads("\n".join(["list = [", *rows(table, "id"), "]"]))["list"] == table
    with pytest.raises(BadOption, match="NoneType"):
        inline(None)
