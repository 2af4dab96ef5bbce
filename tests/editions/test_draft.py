"""A draft changes the values it is told to and marks them; every comment and every other line stays as it was."""

from __future__ import annotations

import difflib
import tomllib

import pytest
from tests.editions.helpers import GAMES, TEXT, changed

from haguruma.editions import Address, Draft, template
from haguruma.kernel.faults import BadEdition, BadOption

pytestmark = pytest.mark.slow

STREETS: Address = ("standard", "streets", "list")
SQUARES: Address = ("standard", "squares", "list")


def differing(before: str, after: str) -> list[str]:
    """The lines that differ, with - and +."""
    lines = difflib.unified_diff(before.split("\n"), after.split("\n"), lineterm="", n=0)
    return [line for line in lines if line[0] in "+-" and line[:3] not in ("---", "+++")]


def test_setting_a_value_of_an_entry_changes_that_line_and_marks_that_key_only() -> None:
    draft = Draft(TEXT["kikai"])
    before = draft.report().spots
    draft.set((*STREETS, 4, "spaces"), 2)
    assert differing(TEXT["kikai"], draft.text) == [
        '-  { id = "s5",  a = "diner",   b = "q9",  spaces = 1, via = [[690, 180]] },',
        '+  { id = "s5",  a = "diner",   b = "q9",  spaces = 2, via = [[690, 180]], sources = { spaces = "box" } },',
    ]
    after = draft.report().spots
    assert {a for a in after if a not in before or after[a].source != before[a].source} == {
        (*STREETS, 4, "spaces")
    }


def test_setting_a_value_of_a_block_marks_it_in_the_block() -> None:
    draft = Draft(TEXT["kikai"])
    draft.set(("counts", "hand_size"), 4)
    draft.set(("counts", "influence", "foot"), 1)
    assert differing(TEXT["kikai"], draft.text) == [
        "-influence = { foot = 1, body = 2, head = 3 }",
        '+influence = { foot = 1, body = 2, head = 3, sources = { foot = "box" } }',
        '+sources = { hand_size = "box" }',
    ]
    assert draft.report().marks["box"] == 2


def test_a_mark_that_is_there_is_changed_and_one_that_holds_anyway_is_not_repeated() -> None:
    draft = Draft(TEXT["kikai"])
    draft.set(("components", "list", 4, "cost"), 1)
    assert tomllib.loads(draft.text)["components"]["list"][4]["sources"] == {
        "cost": "box",
        "colour": "rulebook",
    }
    once = draft.text
    draft.set(("components", "list", 4, "cost"), 1)
    draft.set((*STREETS, 0, "spaces"), 1, source="invented")
    assert draft.text == once


def test_setting_part_of_a_value_marks_the_value() -> None:
    draft = Draft(TEXT["kikai"])
    draft.set((*STREETS, 3, "via", 0, 1), 90)
    draft.set((*STREETS, 2, "bonus", "energy"), 2)
    rows = tomllib.loads(draft.text)["standard"]["streets"]["list"]
    assert (rows[3]["via"], rows[3]["sources"]) == ([[600, 90]], {"via": "box"})
    assert (rows[2]["bonus"], rows[2]["sources"]) == ({"energy": 2}, {"bonus": "box"})


def test_what_is_no_value_of_the_box_bears_no_mark() -> None:
    draft = Draft(TEXT["jiguan"])
    draft.set(("edition", "title"), "Mine")
    assert differing(TEXT["jiguan"], draft.text)[1:] == ['+title = "Mine"']


def test_a_table_that_may_be_left_out_is_begun_when_a_value_in_it_is_set() -> None:
    draft = Draft(template("kikai"))
    draft.set(("caps", "energy"), 60)
    draft.set(("caps", "ladder"), 20)
    assert tomllib.loads(draft.text)["caps"] == {
        "energy": 60,
        "ladder": 20,
        "sources": {"energy": "box", "ladder": "box"},
    }
    assert draft.report().playable


def test_a_new_entry_is_like_the_one_before_it_under_a_free_id_and_invented() -> None:
    draft = Draft(template("kikai"))
    assert draft.add(STREETS, 5) == (*STREETS, 5)
    assert draft.add(SQUARES) == (*SQUARES, 12)
    data = tomllib.loads(draft.text)["standard"]
    assert data["streets"]["list"][5] == {
        "id": "s33",
        "a": "diner",
        "b": "q9",
        "spaces": 1,
        "source": "invented",
    }
    assert data["squares"]["list"][12]["id"] == "q13"
    assert len(data["streets"]["list"]) == 33
    assert all(line.startswith("+") for line in differing(template("kikai"), draft.text))
    assert not [fault for fault in draft.report().faults if fault.where.startswith("standard.streets")]


def test_numbers_are_added_to_and_taken_from_a_list() -> None:
    draft = Draft(template("kikai"))
    values: Address = ("standard", "foundations", "values")
    draft.remove((*values, 0))
    assert draft.add(values, 2) == (*values, 2)
    assert tomllib.loads(draft.text)["standard"]["foundations"]["values"] == [3, 3, 3, 4, 4, 5]


def test_the_first_entry_of_an_empty_list_is_that_of_the_built_in_edition() -> None:
    start, end = (
        TEXT["kikai"].index("list = [\n  # from the Districts"),
        TEXT["kikai"].index("\n# The Energy Track, left"),
    )
    draft = Draft(TEXT["kikai"][:start] + "list = []\n" + TEXT["kikai"][end:])
    draft.add(STREETS)
    assert tomllib.loads(draft.text)["standard"]["streets"]["list"][0]["a"] == "parking"


def test_a_removed_entry_takes_its_line_with_it_and_leaves_the_comments() -> None:
    draft = Draft(TEXT["kikai"])
    draft.remove((*STREETS, 17))
    gone = (
        '-  { id = "s18", a = "q1",  b = "q8",  spaces = 2, via = [[430, 200]], bonus = { megaphone = 1 } },'
    )
    assert differing(TEXT["kikai"], draft.text) == [gone]
    assert '# round the middle\n  { id = "s19"' in draft.text


def test_a_list_can_be_emptied_and_filled_again() -> None:
    draft = Draft(TEXT["jiguan"])
    for _ in range(5):
        draft.remove(("specials", "list", 0))
    assert tomllib.loads(draft.text)["specials"]["list"] == []
    assert draft.add(("specials", "list")) == ("specials", "list", 0)
    assert tomllib.loads(draft.text)["specials"]["list"][0]["slot"] == "nw"


def test_a_removed_key_takes_its_mark_with_it() -> None:
    draft = Draft(TEXT["kikai"])
    draft.set((*STREETS, 2, "bonus"), {"ladder": 1})
    draft.remove((*STREETS, 2, "bonus"))
    row = tomllib.loads(draft.text)["standard"]["streets"]["list"][2]
    assert row == {"id": "s3", "a": "parking", "b": "q1", "spaces": 2, "via": [[400, 82]]}


def test_lists_of_tables_with_headers_are_edited_too() -> None:
    block = TEXT["jiguan"][TEXT["jiguan"].index("[specials]") : TEXT["jiguan"].index("# 50 blueprints")]
    rows = tomllib.loads(block)["specials"]["list"]
    written = "".join(
        f'[[specials.list]]\nslot = "{r["slot"]}"\ncolour = "{r["colour"]}"\npoints = {r["points"]}\n\n'
        for r in rows
    )
    draft = Draft(changed(TEXT["jiguan"], block, '[specials]\nsource = "invented"\n\n' + written))
    draft.set(("specials", "list", 1, "points"), 7)
    draft.remove(("specials", "list", 0))
    draft.add(("specials", "list"), 2)
    found = tomllib.loads(draft.text)["specials"]["list"]
    assert [row["points"] for row in found] == [7, 3, 3, 4, 2]
    assert found[0]["sources"] == {"points": "box"}


@pytest.mark.parametrize(
    "address",
    [
        (),
        ("x",),
        ("counts", "nope"),
        (*STREETS, 99, "spaces"),
        (*STREETS, -1),
        ("counts", 0),
        (*STREETS, "0"),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_and_changes_nothing(address: Address) -> None:
    draft = Draft(TEXT["kikai"])
    for step in (lambda: draft.set(address, 1), lambda: draft.remove(address), lambda: draft.add(address)):
        with pytest.raises(BadOption):
            step()
    assert draft.text == TEXT["kikai"]


def test_a_value_that_no_file_can_hold_and_a_source_nobody_knows_are_refused() -> None:
    draft = Draft(TEXT["kikai"])
    with pytest.raises(BadOption, match="NoneType"):
        draft.set(("counts", "hand_size"), None)
    with pytest.raises(BadOption, match="a source is one of"):
        draft.set(("counts", "hand_size"), 4, source="hearsay")
    assert draft.text == TEXT["kikai"]


def test_many_values_are_changed_as_one_or_none_of_them_is() -> None:
    draft = Draft(TEXT["kikai"])
    draft.change({(*STREETS, 0, "spaces"): 2, (*STREETS, 2, "bonus"): None, ("counts", "hand_size"): 4}, "invented")
    rows = tomllib.loads(draft.text)["standard"]["streets"]["list"]
    assert (rows[0]["spaces"], "bonus" in rows[2], draft.report().marks["box"]) == (2, False, 0)
    once = draft.text
    for values in ({(*STREETS, 0, "spaces"): 1, (*STREETS, 99, "spaces"): 1},
                   {(*STREETS, 0, "spaces"): 1, ("counts", "hand_size"): object()}):  # fmt: skip
        with pytest.raises(BadOption):
            draft.change(values)
        assert draft.text == once
    draft.back_to(TEXT["kikai"])
    assert draft.report().spots[(*STREETS, 0, "spaces")].value == 1


def test_all_that_lies_in_a_place_is_marked_as_it_is() -> None:
    draft = Draft(TEXT["kikai"])
    hashes = dict(draft.report().hashes)
    draft.confirm((*STREETS, 3))
    marked = [spot for spot in draft.report().spots.values() if spot.source == "box"]
    assert {spot.address[:4] for spot in marked} == {(*STREETS, 3)}
    assert dict(draft.report().hashes) == hashes
    with pytest.raises(BadOption, match="a source is one of"):
        draft.confirm(STREETS, "hearsay")


def test_a_wrong_value_is_taken_and_named() -> None:
    draft = Draft(TEXT["kikai"])
    draft.set(("counts", "hand_size"), "many")
    assert [fault.where for fault in draft.report().faults] == ["counts.hand_size"]


def test_a_text_that_is_no_toml_cannot_be_edited() -> None:
    with pytest.raises(BadEdition, match="not valid TOML"):
        Draft("a = [", "kikai")
    with pytest.raises(BadEdition, match="no edition of a game here"):
        Draft("a = 1")
    with pytest.raises(BadEdition, match="too large to be edited"):
        Draft(TEXT["kikai"] + "#" * 100_000)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_can_be_set_to_itself_and_the_game_stays_the_same(game: str) -> None:
    draft = Draft(template(game))
    hashes = dict(draft.report().hashes)
    for spot in list(draft.report().spots.values())[5::80]:
        if spot.value is not None and spot.kind != "rows":
            draft.set(spot.address, spot.value)
            assert draft.report().spots[spot.address].source == ("box" if spot.printed else "")
    assert dict(draft.report().hashes) == hashes
