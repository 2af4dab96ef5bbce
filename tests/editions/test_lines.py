"""On which line of a file each value stands."""

from __future__ import annotations

import tomllib

import pytest
from tests.editions.helpers import DATA, GAMES, TEXT, addresses

from haguruma.editions.lines import Lines

ODD = '''# [no.header]
"top key" = 1 # = [ {
'literal.key' = "a # b = [1, 2]"
a.b.c = { x = 1, y.z = [ { q = 2 }, 3 ] }

[first] # [second]
long = """
[third]
x = 1
"""
raw = \'\'\'
y = [
\'\'\'
list = [ # [
  1, 2,
  # 3,
  [
    4,
    { five = 5 }],
]
"\\u0041" = "\\"]"

[[things]]
name = "one"
[things.inner]
deep = 1
[[things]]
name = 'two'
[[things.parts]]
n = 1979-05-27T07:32:00Z
[[things.parts]]
n = -1_000.5e3
'''
LINES = {
    ("top key",): 2, ("literal.key",): 3, ("a",): 4, ("a", "b", "c", "x"): 4, ("a", "b", "c", "y", "z", 0, "q"): 4,
    ("first",): 6, ("first", "long"): 7, ("first", "raw"): 11, ("first", "list"): 14, ("first", "list", 1): 15,
    ("first", "list", 2): 17, ("first", "list", 2, 0): 18, ("first", "list", 2, 1, "five"): 19, ("first", "A"): 21,
    ("things",): 23, ("things", 0): 23, ("things", 0, "name"): 24, ("things", 0, "inner"): 25,
    ("things", 0, "inner", "deep"): 26, ("things", 1): 27, ("things", 1, "name"): 28, ("things", 1, "parts", 0): 29,
    ("things", 1, "parts", 0, "n"): 30, ("things", 1, "parts", 1): 31, ("things", 1, "parts", 1, "n"): 32,
}  # fmt: skip


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_every_way_of_writing_toml_has_its_lines(ending: str) -> None:
    text = ODD.replace("\n", ending)
    tomllib.loads(text)
    lines = Lines(text)
    assert {address: lines.at(address) for address in LINES} == LINES


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_a_built_in_edition_is_found_where_it_stands(game: str) -> None:
    lines, text = Lines(TEXT[game]), TEXT[game].split("\n")
    for address, value in addresses(DATA[game]):
        line = text[lines.at(address) - 1]
        if isinstance(address[-1], str):
            assert address[-1] in line, address
        elif isinstance(value, dict) and "id" in value:
            assert f'id = "{value["id"]}"' in line, address


def test_what_is_missing_stands_where_its_table_does() -> None:
    lines = Lines(ODD)
    assert lines.at(("things", 1, "cost")) == 27
    assert lines.at(("first", "list", 9)) == 14
    assert lines.at(("nothing", "here")) == 1
    assert lines.at(()) == 1


@pytest.mark.parametrize(
    "text", ["", "a", "[", "[[a", "a = [1, ", 'a = "', "a = {b", "= 1", "x = [" * 5000, "\0", "a = 'b\nc = 1"]
)
def test_a_text_that_is_no_toml_ends_the_index_and_nothing_else(text: str) -> None:
    assert Lines("first = 1\n" + text).at(("first",)) == 1
