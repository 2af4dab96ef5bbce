"""Everything a file says is in its sheets, with where it is from; its board can be drawn."""

from __future__ import annotations

import re

import pytest
from tests.editions.helpers import GAMES, TEXT, changed

from haguruma.editions import Sheet, check, picture, sheets
from haguruma.kernel.faults import BadOption


def sheet(game: str, block: str) -> Sheet:
    return next(found for found in sheets(check(game, TEXT[game])) if found.block == block)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_and_nothing_else_is_in_a_sheet(game: str) -> None:
    report = check(game, TEXT[game])
    found = sheets(report)
    cells = sum(len(row) for sheet in found for row in sheet.rows.values())
    spots = [s for s in report.spots.values() if s.value is not None and s.kind != "rows"]
    assert cells == sum(sum(isinstance(step, int) for step in spot.address) < 2 for spot in spots) + (
        sum(
            spot.kind == "rows" and sum(isinstance(step, int) for step in spot.address) == 1
            for spot in report.spots.values()
        )
    )


def test_entries_are_rows_in_the_columns_of_the_file_with_their_marks() -> None:
    streets = sheet("kikai", "standard.streets")
    assert streets.columns == ["a", "b", "spaces", "via", "bonus"]
    assert streets.rows["s20"]["bonus"] == "{ ladder = 1 }"
    assert (streets.marks["s1"], streets.marks["s10"]) == ("invented", "derived; id, via invented")
    assert sheet("kikai", "counts").rows["influence.body"] == {"value": "2"}
    assert sheet("jiguan", "cards").rows["parts-red"]["entries"].startswith('[{ colour = "yellow" }')


def test_sheets_stand_in_the_order_of_the_box_and_a_mode_leaves_the_other_out() -> None:
    report = check("kikai", TEXT["kikai"])
    names = [found.block for found in sheets(report)]
    assert (
        names.index("board")
        < names.index("components")
        < names.index("standard.track")
        < names.index("advanced.track")
    )
    assert not any(found.block.startswith("advanced") for found in sheets(report, "standard"))
    assert any(found.block == "counts" for found in sheets(report, "standard"))


def test_the_picture_shows_the_streets_of_the_edition_and_of_the_mode() -> None:
    text = changed(TEXT["kikai"], 'name = "Clock Plaza"', 'name = "Duck Pond"')
    report = check("kikai", text)
    standard, advanced = picture(report, "standard"), picture(report, "advanced")
    assert standard.startswith("<svg")
    assert set(re.findall(r'data-place="street:(\w+)"', standard)) == {f"s{i}" for i in range(1, 33)}
    assert set(re.findall(r'data-place="street:(\w+)"', advanced)) == {f"t{i}" for i in range(1, 37)}
    assert "Duck Pond" in standard
    assert picture(check("jiguan", TEXT["jiguan"])).startswith("<svg")


def test_an_edition_with_faults_has_no_picture_and_no_other_mode_has_one() -> None:
    with pytest.raises(BadOption, match="has faults"):
        picture(check("kikai", changed(TEXT["kikai"], "hand_size = 4", "hand_size = 0")))
    with pytest.raises(BadOption, match="has no mode 'expert'"):
        picture(check("kikai", TEXT["kikai"]), "expert")
