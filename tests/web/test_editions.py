"""The pages of editions by forms alone: copied, filled in, undone, marked, played with."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from haguruma import draw
from haguruma.editions import Draft, built_in, check, template
from haguruma.table import Inline, Lobby, Store
from haguruma.web.editions.forms import changes, inputs, name_of, parse, strings

from .owning import COST, STREET, Own, alert, said_at, typed_in

pytestmark = pytest.mark.slow


@pytest.fixture
def lobby() -> Lobby:
    return Lobby(Store(), thinker=Inline(lambda state, task: state.actions()[0].notation), pause=0)


@pytest.mark.parametrize("game", ["kikai", "jiguan"])
def test_the_built_in_edition_shows_all_its_values_and_cannot_be_changed(
    client: TestClient, game: str
) -> None:
    html = client.get(f"/editions/{game}/reconstruction?block=all").text
    report = check(game, built_in(game))
    for spot in report.spots.values():
        if spot.kind in ("text", "slug") and isinstance(spot.value, str):
            assert spot.value.split("\n")[0][:40] in unescape(html), spot
    assert f"<strong>{report.marks['invented']}</strong> of {sum(report.marks.values())}" in html
    assert "Make a copy to fill in" in html
    assert '/edit"' not in html
    answer = client.post(f"/editions/{game}/reconstruction/edit", data={"version": 1})
    assert (answer.status_code, alert(answer.text)) == (
        400, "This edition cannot be changed; make a copy of it.",
    )  # fmt: skip


def test_setting_a_value_marks_it_as_read_off_the_box_and_nothing_else(
    client: TestClient, lobby: Lobby
) -> None:
    own = Own(client, lobby)
    marks = own.text.count('"box"')
    status, html = own.edit({COST: "3"}, block="components")
    assert status == 200
    assert (own.value("components.list.5.cost"), own.source("components.list.5.cost")) == (3, "box")
    assert "<strong>939</strong> of 940" in html
    own.edit({f"{STREET}.spaces|": "2"}, source="invented", block="standard.streets")
    assert (own.value(f"{STREET}.spaces"), own.source(f"{STREET}.spaces")) == (2, "invented")
    assert own.text.count('"box"') == marks + 1


@pytest.mark.parametrize("game", ["kikai", "jiguan"])
@pytest.mark.parametrize("block", [0, 1, 2, 3])
def test_a_form_sent_as_it_came_changes_nothing(
    client: TestClient, lobby: Lobby, game: str, block: int
) -> None:
    own = Own(client, lobby, game)
    report = check(game, own.text)
    fields = {
        f"{name_of(spot)}|{one.suffix}": one.value
        for spot in list(report.spots.values())[block::4]
        if spot.kind != "rows"
        for one in inputs(game, spot, strings(game, spot))
    }
    assert changes(report, fields)[0] == {}
    before = own.text
    assert own.edit(fields)[0] == 200
    assert own.text == before


@pytest.mark.parametrize("game", ["kikai", "jiguan"])
def test_what_stands_in_the_fields_of_a_value_means_that_value(game: str) -> None:
    for text in (built_in(game), template(game)):
        for spot in check(game, text).spots.values():
            if spot.kind != "rows" and spot.value is not None:
                found = parse(game, spot, strings(game, spot))
                assert found == spot.value or (spot.kind == "text" and spot.value.strip() == found), spot


def test_effects_and_choices_are_typed_as_amounts(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    name = "standard.streets.list.0.bonus"
    own.edit({f"{name}|0-megaphone": "1", f"{name}|0-vp": "2"})
    assert own.value(name) == {"megaphone": 1, "vp": 2}
    own.edit({f"{name}|0-vp": "", f"{name}|1-ladder": "1"})
    assert own.value(name) == {"choice": [{"megaphone": 1}, {"ladder": 1}]}
    own.edit({f"{name}|0-megaphone": "", f"{name}|1-ladder": ""})
    assert own.value(name) is None
    assert own.lobby.edition_store.get(own.id).facts.faults == 0


def test_a_fault_is_told_with_its_sentence_its_key_its_line_and_its_ruling(
    client: TestClient, lobby: Lobby
) -> None:
    own = Own(client, lobby)
    status, html = own.edit({"components.list.5.kind|": "head"}, block="components")
    assert status == 200
    assert "no game can be begun with it yet" in html
    report = check("kikai", own.text)
    assert report.faults
    for fault in report.faults[:40]:
        assert fault.where in html
        assert f"line {fault.line}" in html
        assert fault.text[1:] in unescape(html)
    rules = {fault.rule.removeprefix("rulebook:").strip() for fault in report.faults if fault.rule}
    assert any(re.search(rf'href="/rules/kikai[^"]*"[^>]*>{re.escape(rule)}', html) for rule in rules)
    assert own.post("play")[0] == 400
    assert lobby.games_saved() == []


@pytest.mark.parametrize(
    ("name", "typed", "said"),
    [
        (COST, "many", "Must be a whole number from 0 to 99, not “many”."),
        (COST, "", "Must be a whole number from 0 to 99."),
        ("standard.streets.list.0.via|", "300", "Must be places of two numbers each"),
        ("standard.squares.list.0.at|x", "left", "Must be two whole numbers, not “left”."),
        ("components.list.5.effect|0-energy", "1.5", "Must be a whole number of Energy, not “1.5”."),
        ("turns.yellow|", "6, five", "Must be whole numbers with commas between them, not “five”."),
    ],
)
def test_what_does_not_fit_is_said_and_kept_in_its_field_and_nothing_is_saved(
    client: TestClient, lobby: Lobby, name: str, typed: str, said: str
) -> None:
    own = Own(client, lobby)
    before = own.text
    block = ".".join(name.split(".")[: 2 if name.startswith("standard") else 1])
    status, html = own.edit({name: typed, "components.list.6.cost|": "9"}, block=block)
    assert status == 400
    assert alert(html).startswith("Nothing of this was saved: one value does not fit")
    assert typed_in(html, name) == typed
    assert said in said_at(html, name.split("|")[0])
    assert own.text == before


def test_two_tabs_do_not_overwrite_each_other_and_nothing_typed_is_lost(
    client: TestClient, lobby: Lobby
) -> None:
    own = Own(client, lobby)
    own.edit({COST: "3"})
    status, html = own.edit({COST: "4", "components.list.6.cost|": "5"}, block="components", version=1)
    assert status == 409
    assert "changed elsewhere" in alert(html)
    assert own.value("components.list.5.cost") == 3
    assert typed_in(html, COST) == "4"
    assert "something else stands here by now" in said_at(html, "components.list.6.cost")
    assert f'name="version" value="{own.version}"' in html


def test_entries_are_added_and_removed_and_all_of_it_is_undone(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    before = own.text
    own.edit({}, do="add standard.streets.list", block="standard.streets")
    assert own.value("standard.streets.list.32.id") == "s33"
    answer = client.post(f"{own.at}/edit", data={"do": "remove standard.streets.list.0"}, follow_redirects=False)
    assert answer.headers["location"].endswith("#f-standard-streets-list-0")
    assert own.value("standard.streets.list.0.id") == "s2"
    for _ in range(2):
        assert own.post("undo")[0] == 200
    assert own.text == before
    status, html = own.post("undo")
    assert (status, alert(html)) == (400, "There is nothing to undo here.")


def test_a_row_and_a_whole_block_are_marked_at_once(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    own.edit({"mark components.list.5": "box"})
    assert own.source("components.list.5.name") == "box"
    assert own.source("components.list.6.name") == "invented"
    _, html = own.edit({}, do="confirm components", block="components")
    assert "✓" in html
    assert {own.source(f"components.list.{i}.cost") for i in range(36)} == {"box"}


@pytest.mark.parametrize(
    "doing", ["jump", "add nowhere", "add components.list.0.cost", "remove components.list.99", "remove x",
    "remove standard"]
)
def test_what_cannot_be_done_changes_nothing(client: TestClient, lobby: Lobby, doing: str) -> None:
    own = Own(client, lobby)
    before = own.text
    status, html = own.edit({COST: "8"}, do=doing)
    assert (status, own.text) == (400, before)
    assert alert(html)
    assert own.edit({COST: "8"})[0] == 200
    assert own.value("components.list.5.cost") == 8


def test_a_game_is_begun_at_once_in_the_mode_chosen_and_says_which_edition_it_is(
    client: TestClient, lobby: Lobby
) -> None:
    own = Own(client, lobby)
    own.edit({COST: "3"})
    answer = client.post(f"{own.at}/play", data={"mode": "advanced"})
    table = lobby.open(answer.url.path.split("/")[-1])
    assert table.game.options["mode"] == "advanced"
    assert table.edition_text == own.text
    assert [seat.bot for seat in table.seats] == ["", lobby.opponents(table.game.name)[0]]
    assert ">Mine</a>" in answer.text
    assert "The edition “Mine” holds invented values" in client.get(f"/table/{table.id}/sheet").text
    values = re.search(r'href="(/editions/kikai/[0-9a-f]{16})"', answer.text)
    assert values is not None
    own.edit({COST: "5"})
    html = client.get(values[1] + "?block=components").text
    assert "The text a game was played with" in html
    assert client.get(f"/rules/kikai?table={table.id}").status_code == 200


def test_the_start_page_and_the_api_offer_the_editions(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    html = client.get("/").text
    assert f'<option value="{own.id}">Mine – 940 of 940 invented</option>' in html
    assert "Yukon Street, a reconstruction – values invented" in html
    listed = client.get("/api/games").json()["games"][0]["editions"]
    assert [one["id"] for one in listed] == ["reconstruction", own.id]
    own.edit({COST: "3"})
    answer = client.post("/api/tables", json={"game": "kikai", "table": "screen", "edition": own.id})
    assert answer.status_code == 201
    assert answer.json()["edition_title"] == "Mine"
    assert lobby.open(answer.json()["id"]).edition_text == own.text
    begun = client.post("/games", data={"game": "kikai", "table": "screen", "edition": own.id})
    assert lobby.open(begun.url.path.split("/")[-1]).game.edition == "mine"
    unknown = client.post("/api/tables", json={"game": "kikai", "edition": "../../etc/passwd"})
    assert (unknown.status_code, "there is no edition" in unknown.json()["error"].lower()) == (400, True)


def test_the_last_picture_stays_while_the_values_cannot_be_drawn(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    good = client.get(f"{own.at}/picture?block=standard.streets").text
    assert "<svg" in good
    own.edit({"standard.streets.list.0.spaces|": "7"})
    stale = client.get(f"{own.at}/picture?block=standard.streets").text
    assert "this is the last picture that could be" in stale
    assert re.findall(r"<svg.*", good) == re.findall(r"<svg.*", stale)
    own.edit({"standard.streets.list.0.spaces|": "2"})
    mended = client.get(f"{own.at}/picture?block=standard.streets").text
    assert "last picture" not in mended
    assert re.findall(r"<svg.*", mended) != re.findall(r"<svg.*", good)


@pytest.mark.parametrize("game", ["kikai", "jiguan"])
def test_every_picture_of_every_mode_is_drawn(client: TestClient, lobby: Lobby, game: str) -> None:
    for view in draw.edition_views(game):
        for mode in check(game, built_in(game)).hashes:
            html = client.get(f"/editions/{game}/reconstruction/picture?picture={view.name}&mode={mode}").text
            assert "<svg" in html, (view, mode)


def test_a_draft_keeps_its_comments(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    before = own.text
    own.edit({COST: "3"})
    changed = [line for line in own.text.splitlines() if line not in before.splitlines()]
    assert len(changed) == 1
    assert Draft(own.text).report().playable


def test_the_help_of_a_block_names_fields_as_the_page_calls_them(client: TestClient) -> None:
    html = unescape(client.get("/editions/kikai/reconstruction?block=all").text)
    helps = re.findall(r'<p class="help">(.*?)</p>', html, re.S)
    assert not [text for text in helps if "`" in text]
    assert any("in this order. “Name” is what the board prints" in text for text in helps)
    assert any("with “Cheaper Flyer Droppers”, the “Gives” of “Gain at once”" in text for text in helps)
