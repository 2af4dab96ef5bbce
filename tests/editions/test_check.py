"""A check names every fault with its line, key path and value, and tells what every place may hold."""

from __future__ import annotations

import pytest
from tests.editions.helpers import DATA, GAMES, TEXT, addresses, changed, line_of
from tests.editions.slips_jiguan import SLIPS as JIGUAN
from tests.editions.slips_kikai import SLIPS as KIKAI

from haguruma.editions import Draft, Spot, check
from haguruma.kernel.faults import BadEdition, BadOption

pytestmark = pytest.mark.slow

SLIPS = [("kikai", *slip) for slip in KIKAI] + [("jiguan", *slip) for slip in JIGUAN]
MISSING = {"houses.blank.points", "standard.bonus_tiles[taller].amount"}


def test_there_are_at_least_thirty_slips_for_each_game() -> None:
    assert min(len(KIKAI), len(JIGUAN)) >= 30


@pytest.mark.parametrize(("game", "old", "new", "where"), SLIPS)
def test_a_slip_is_named_with_its_key_and_its_line(game: str, old: str, new: str, where: str) -> None:
    text = changed(TEXT[game], old, new)
    faults = [fault for fault in check(game, text, "box.toml").faults if fault.where == where]
    assert faults, [str(fault) for fault in check(game, text, "box.toml").faults]
    assert {fault.line for fault in faults} == {line_of(text, new)}
    assert str(faults[0]).startswith(f"box.toml:{faults[0].line}  {where}")
    assert (faults[0].value is None) == (where in MISSING)


@pytest.mark.parametrize("game", GAMES)
def test_a_built_in_edition_has_no_fault_and_an_edition_in_every_mode(game: str) -> None:
    report = check(game, TEXT[game])
    assert report.playable
    assert all(report.editions.values())
    assert all(edition.hash == report.hashes[mode] for mode, edition in report.editions.items())
    assert sum(report.marks.values()) == sum(
        spot.printed and spot.value is not None for spot in report.spots.values()
    )
    assert report.marks["invented"] > report.marks["rulebook"] > report.marks["box"] == 0


def test_faults_of_both_modes_are_listed_and_those_of_shared_blocks_once() -> None:
    text = changed(TEXT["kikai"], "hand_size = 4", "hand_size = -4")
    text = changed(text, "fan_vp = 1", "fan_vp = true")
    text = changed(text, "energy_per_vp = 5", "energy_per_vp = 0")
    named = [fault.where for fault in check("kikai", text).faults]
    assert named == ["counts.hand_size", "standard.scoring.energy_per_vp", "advanced.scoring.fan_vp"]


def test_a_mode_with_faults_leaves_the_other_to_be_played() -> None:
    report = check("kikai", changed(TEXT["kikai"], "fan_vp = 1", "fan_vp = true"))
    assert [mode for mode, edition in report.editions.items() if edition] == ["standard"]
    assert report.hashes["advanced"] == ""


def test_a_missing_key_stands_on_its_table_s_line() -> None:
    report = check("kikai", changed(TEXT["kikai"], "hand_size = 4\n", ""))
    assert [(fault.where, fault.value) for fault in report.faults] == [("counts.hand_size", None)]
    assert report.faults[0].line == line_of(TEXT["kikai"], "[counts]")
    assert report.faults[0].address == ("counts", "hand_size")


def test_of_two_entries_with_one_id_the_second_is_named() -> None:
    text = changed(TEXT["kikai"], '{ id = "s15"', '{ id = "s2"')
    (fault,) = check("kikai", text).faults
    assert (fault.where, fault.line) == (
        "standard.streets[s2].id",
        line_of(text, '{ id = "s2", a = "cinema"'),
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_the_file_has_a_spot_that_says_what_may_stand_there(game: str) -> None:
    spots = check(game, TEXT[game]).spots
    for address, value in addresses(DATA[game]):
        marks = {"source", "sources"} & {step for step in address if isinstance(step, str)}
        if not marks and not isinstance(value, (dict, list)):
            found = [
                spots[address[:length]] for length in range(1, len(address) + 1) if address[:length] in spots
            ]
            assert found, address
            assert all(spot.kind for spot in found), address


def spot(game: str, *address: str | int) -> Spot:
    return check(game, TEXT[game]).spots[address]


def test_a_spot_tells_bounds_choices_and_whether_it_may_be_left_out() -> None:
    spaces = spot("kikai", "standard", "streets", "list", 0, "spaces")
    assert (spaces.kind, spaces.low, spaces.high, spaces.value, spaces.needed) == ("number", 1, 2, 1, True)
    colour = spot("kikai", "components", "list", 0, "colour")
    assert (colour.kind, colour.choices, colour.source) == ("word", ("red", "blue", "green"), "rulebook")
    bonus = spot("kikai", "standard", "streets", "list", 0, "bonus")
    assert (bonus.kind, bonus.value, bonus.needed, bonus.printed) == ("effect", None, False, True)
    assert (spot("kikai", "caps", "energy").value, spot("kikai", "caps", "energy").high) == (None, 999)
    assert (spot("jiguan", "towers", "ring").kind, spot("jiguan", "towers", "ranks").kind) == (
        "flag",
        "rewards",
    )
    assert (spot("jiguan", "slots", "list", 0, "at").kind, spot("jiguan", "slots", "list").kind) == (
        "point",
        "rows",
    )
    assert not spot("jiguan", "edition", "title").printed


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_value_anywhere_is_named_where_it_stands(game: str) -> None:
    spots = [spot for spot in check(game, TEXT[game]).spots.values() if spot.value is not None]
    for spot in spots[7::61]:
        draft = Draft(TEXT[game], game)
        draft.set(spot.address, {"odd": "one"} if spot.kind == "flag" else False)
        assert draft.report().at(spot.address), spot
        line = draft.text.split("\n")[draft.report().at(spot.address)[0].line - 1]
        assert "false" in line or "odd" in line


@pytest.mark.parametrize(("text", "line", "words"), [
    ("title = ", 1, "not valid TOML"), ("[edition]\n\ntitle", 3, "not valid TOML"), ("a = 1\0", 1, "not valid TOML"),
    ("a = " + "[" * 5000, 1, "nested too deeply"), ("a." * 5000 + "b = 1", 1, "nested too deeply"),
    ("[counts]\nhand_size = 0x" + "9" * 5000, 1, "1000 digits"), ("", 1, "is missing"),
])  # fmt: skip
def test_a_text_that_cannot_be_read_is_one_fault_on_the_parser_s_line(
    text: str, line: int, words: str
) -> None:
    report = check("kikai", text)
    assert report.faults[0].line == line
    assert words in report.faults[0].text
    assert not any(report.editions.values())


def test_a_text_that_is_too_long_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadEdition, match="larger than"):
        check("kikai", "#" * 50_000_000)


def test_another_game_s_file_is_one_fault() -> None:
    (fault,) = check("kikai", TEXT["jiguan"]).faults
    assert "is an edition of Jigūan" in fault.text
    (fault,) = check(
        "kikai", changed(TEXT["kikai"], "reconstruction = true", 'reconstruction = true\ngame = "jiguan"')
    ).faults
    assert "is an edition of Jigūan" in fault.text
    with pytest.raises(BadOption, match="there is no game 'chess'"):
        check("chess", TEXT["kikai"])


HEAD = '  { id = "globe",      kind = "head"'
MOON = (
    '  { id = "moon", kind = "head", colour = "red", cost = 1, effect = { vp = 1 }, name = "M", art = 1 },\n'
)
STREET = '{ id = "s10", a = "school"'
UNPLAYABLE: list[tuple[str, str, str, str, str]] = [
    (HEAD, MOON + HEAD,
     "components", "rulebook: Game Components", "must be 12 components of kind 'head', not 13"),
    ("  { value = 11, vp = 3 },\n", "", "standard.track", "ET1", "must be 20 spaces"),
    (STREET, '{ id = "s10", a = "q11"', "standard.streets[s10].b", "K3", "joins two different places"),
    ('b = "q1",  spaces = 1, via = [[600, 82]]', 'b = "cinemas", spaces = 1, via = [[600, 82]]',
     "standard.streets[s4].b", "K3", "there is no District or Square 'cinemas'"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "where", "rule", "words"), UNPLAYABLE)
def test_what_no_game_can_be_played_with_is_named_with_its_rule(
    old: str, new: str, where: str, rule: str, words: str
) -> None:
    faults = check("kikai", changed(TEXT["kikai"], old, new)).faults
    assert any((fault.where, fault.rule) == (where, rule) and words in fault.text for fault in faults), faults


def test_a_district_without_a_street_is_named() -> None:
    draft = Draft(TEXT["kikai"])
    for place in (9, 9):
        draft.remove(("standard", "streets", "list", place))
    faults = {(fault.rule, fault.text) for fault in draft.report().faults}
    assert ("K4", "no street touches the District 'school'") in faults
