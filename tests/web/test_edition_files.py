"""Edition files that people bring and take away: whatever is in them, pages stay whole and nothing is half saved."""

from __future__ import annotations

import json
import random
import re
from html import unescape

import pytest
import tomlkit
from starlette.testclient import TestClient

from haguruma.editions import built_in, check, template
from haguruma.table import Inline, Lobby, Store
from haguruma.web.app import make_app
from haguruma.web.editions.forms import name_of, strings

from .owning import COST, Own, alert

pytestmark = pytest.mark.slow

EVIL = '<script>alert("x")</script>'


@pytest.fixture
def lobby() -> Lobby:
    return Lobby(Store(), thinker=Inline(lambda state, task: state.actions()[0].notation), pause=0)


def test_the_file_is_what_was_checked_and_makes_the_same_edition_elsewhere(
    client: TestClient, lobby: Lobby
) -> None:
    own = Own(client, lobby)
    own.edit({COST: "3"})
    answer = client.get(f"{own.at}/file")
    assert answer.content == own.text.encode()
    assert 'filename="kikai-mine.toml"' in answer.headers["content-disposition"]
    brought = client.post("/editions", files={"file": ("x.toml", answer.content)})
    twin = lobby.edition_store.get(brought.url.path.split("/")[-1])
    assert (twin.game, twin.title, twin.text) == ("kikai", "Mine", own.text)


def test_compared_with_the_built_in_edition_the_difference_is_shown(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    own.edit({COST: "3"})
    html = client.get(f"{own.at}/compare").text
    assert "components[trumpets].cost" in html
    assert "Standard mode: it makes another game." in html
    assert "<code>yes</code>" in html  # it is a reconstruction: not as Python writes it


def test_what_differs_is_told_under_the_headings_of_the_forms(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    own.edit({COST: "3", "standard.streets.list.2.bonus|0-vp": "2", "counts.influence.foot|": "3"})
    own.edit({}, do="remove standard.streets.list.3")
    own.edit({}, do="add standard.master.bonuses")
    html = unescape(client.get(f"{own.at}/compare").text)
    rows = re.findall(r"<tr><th[^>]*>(.*?) <small>(.*?)</small></th><td>(.*?)</td><td>(.*?)</td></tr>", html)
    told = {(key, place): (re.sub("<.*?>", "", old), re.sub("<.*?>", "", new)) for key, place, old, new in rows}
    assert told["Cost in Energy", "trumpets · Components"] == ("2", "3")
    assert told["Bonus", "s3 · Streets (Standard)"] == ("Energy 1", "Energy 1, VP 2")
    assert told["Influence for a Foot", "Counts, costs, influence"] == ("1", "3")
    assert told["s4", "Streets (Standard)"][0].startswith("Id: s4, From: diner, To: q1, Spaces: 1")
    assert told["10", "Master's Track, Bonuses (Standard)"] == ("–", "Space: 27, Gives: VP 3")
    shown = re.sub(r'title="[^"]*"', "", html)
    assert not re.search(r"(standard|components|counts)[.\[]\w", re.sub(r'href="[^"]*"', "", shown))


def test_renamed_replaced_and_deleted(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    own.post("rename", title="Box of 2019")
    assert lobby.edition_store.get(own.id).title == "Box of 2019"
    assert own.post("rename", title="x" * 61)[0] == 400
    fresh = template("kikai", "From a file").encode()
    own.post("replace", files={"file": ("x.toml", fresh)})
    assert (own.text.encode(), lobby.edition_store.get(own.id).title) == (fresh, "From a file")
    own.post("undo")
    assert lobby.edition_store.get(own.id).title == "Box of 2019"
    own.post("delete")
    assert client.get(own.at).status_code == 404
    assert lobby.edition_store.all() == []


BAD_FILES = [
    (b"", "choose an edition file first"),
    (b"\x00\x01\x02", "not valid TOML"),
    (b"\x89PNG\xff\xff", "not text, so it is no edition"),
    ("[edition]".encode("utf-16"), "UTF-16"),
    (b"a = " + b"[" * 5000, "nested too deeply"),
    (b"[edition]\ntitle = 'x'\n", "none of their tables"),
    (b"[components]\nlist = [\n", "line"),
    (b"haguruma record 1\n", "not valid TOML"),
]


@pytest.mark.parametrize(("content", "said"), BAD_FILES)
def test_a_file_that_is_no_edition_is_refused_with_the_reason(
    client: TestClient, lobby: Lobby, content: bytes, said: str
) -> None:
    answer = client.post("/editions", files={"file": ("x.toml", content)})
    assert answer.status_code == 400
    assert said.lower() in alert(answer.text).lower()
    assert lobby.edition_store.all() == []
    if said == "none of their tables":
        return  # as the file of a game that is named, it is one with many faults
    own = Own(client, lobby)
    before = own.text
    status, html = own.post("replace", files={"file": ("x.toml", content)})
    assert (status, own.text) == (400, before)
    assert alert(html)


def test_another_games_file_and_one_that_is_too_large_are_refused(client: TestClient, lobby: Lobby) -> None:
    other = template("jiguan").encode()
    answer = client.post("/editions", data={"game": "kikai"}, files={"file": ("x", other)})
    assert answer.status_code == 400
    assert "is an edition of Jigūan: The Eastern Mechanist, not of KIKAI" in alert(answer.text)
    large = b"# " + b"x" * 1_000_001
    assert client.post("/editions", files={"file": ("x", large)}).status_code == 413
    assert lobby.edition_store.all() == []


WRONG = [
    (("components",), 5), (("components", "list"), "none"), (("standard", "streets", "list"), [1, 2]),
    (("standard", "streets", "list", 0), "street"), (("standard", "streets", "list", 0, "bonus"), {"gold": 1}),
    (("standard", "streets", "list", 0, "bonus"), {"choice": 3}), (("standard", "squares", "list", 0, "at"), "middle"),
    (("turns", "yellow"), {"x": 1}), (("edition",), []), (("edition", "title"), 7), (("standard",), 1),
    (("standard", "master", "rows"), {}), (("components", "list", 0, "id"), "Not A Word"),
    (("components", "list", 0, "sources"), 3), (("standard", "streets", "list", 0, "via"), [[1], "x"]),
]  # fmt: skip


def damaged(address: tuple[str | int, ...], value: object) -> bytes:
    """The template with something of the wrong kind in it."""
    file = tomlkit.parse(template("kikai", "Damaged"))
    here: object = file
    for step in address[:-1]:
        here = here[step]  # type: ignore[index]
    here[address[-1]] = value  # type: ignore[index]
    return tomlkit.dumps(file).encode()


@pytest.mark.slow
@pytest.mark.parametrize(("address", "value"), WRONG)
def test_a_draft_may_be_wrong_in_any_way_and_its_pages_stay_whole(
    client: TestClient, lobby: Lobby, address: tuple[str | int, ...], value: object
) -> None:
    answer = client.post("/editions", files={"file": ("x.toml", damaged(address, value))})
    assert answer.status_code == 200, alert(answer.text)
    assert "no game can be begun with it yet" in answer.text
    at = answer.url.path
    for tail in (
        "?block=all",
        "?block=standard.streets",
        "?block=components",
        "/picture",
        "/compare",
        "/file",
    ):
        assert client.get(at + tail).status_code == 200
    assert client.post(f"{at}/edit", data={"version": 1, COST: "3"}).status_code in (200, 400)
    assert client.post(f"{at}/play", data={}).status_code == 400
    assert client.get("/").status_code == 200


@pytest.mark.parametrize("game", ["kikai", "jiguan"])
def test_whatever_is_typed_anywhere_the_page_stays_whole(client: TestClient, lobby: Lobby, game: str) -> None:
    chance = random.Random(game)
    own = Own(client, lobby, game)
    words = ["", "0", "-1", "99999", "x" * 300, "é", "1.5", "casino", "red", "'\"", "[[", "1, 2", "\u0000", "\t", "yes"]
    for _ in range(12):
        spots = [spot for spot in check(game, own.text).spots.values() if spot.kind != "rows"]
        typed: dict[str, str] = {}
        for spot in chance.sample(spots, 3):
            fields = strings(game, spot)
            typed |= {f"{name_of(spot)}|{chance.choice(list(fields))}": chance.choice(words)}
        block = ".".join(str(step) for step in spots[0].address[:1])
        status, html = own.edit(typed, block=block, source=chance.choice(["box", "invented", "?"]))
        assert status in (200, 400), typed
        assert (alert(html) != "") is (status == 400)
        assert own.client.get(f"{own.at}?block=all").status_code == 200
        assert own.client.get(f"{own.at}/picture").status_code == 200


def test_titles_and_names_are_shown_as_they_are_and_never_as_markup(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby, title=EVIL)
    own.edit({"components.list.5.name|": "<b>&'\"x", "standard.squares.list.0.name|": "<i onload=x>"})
    pages = [
        client.get(path).text for path in ("/", "/editions/kikai", f"{own.at}?block=all", f"{own.at}/compare")
    ]
    _, page = own.post("play")
    for html in [*pages, page]:
        assert EVIL not in html
        assert "<b>&'" not in html
        assert "<i onload" not in html
    assert "&lt;script&gt;" in pages[2]
    assert "kikai-script-alert-x-script.toml" in client.get(f"{own.at}/file").headers["content-disposition"]


def test_a_position_opens_with_the_edition_it_was_noted_with(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    own.edit({COST: "3"})
    id = client.post(f"{own.at}/play", data={}).url.path.split("/")[-1]
    position = json.dumps(lobby.open(id).state.position())
    opened = client.post("/open", data={"text": position, "table": "screen"})
    table = lobby.open(opened.url.path.split("/")[-1])
    assert table.edition_text == own.text
    assert table.game.edition_hash == lobby.open(id).game.edition_hash


def test_a_mode_the_file_does_not_have_is_no_game(client: TestClient, lobby: Lobby) -> None:
    text = template("kikai", "One side")
    one_side = text[: text.index("# ----", text.index("[standard.scoring]"))].encode()
    answer = client.post("/editions", files={"file": ("x", one_side)})
    at = answer.url.path
    assert "No faults." in answer.text
    refused = client.post("/games", data={"edition": at.split("/")[-1], "option-mode": "advanced", "table": "screen"})
    assert refused.status_code == 400
    assert "there is no Advanced game in it" in alert(refused.text)
    assert client.post(f"{at}/play", data={"mode": "advanced"}).status_code == 400
    assert client.post(f"{at}/play", data={"mode": "standard"}).url.path.startswith("/table/")


def test_a_record_asks_for_its_edition_and_opens_with_it(client: TestClient, lobby: Lobby) -> None:
    own = Own(client, lobby)
    own.edit({COST: "3"})
    id = client.post(f"{own.at}/play", data={}).url.path.split("/")[-1]
    record = client.get(f"/table/{id}/record").text
    with TestClient(make_app(Lobby(Store(), thinker=Inline(lambda state, task: ""), pause=0))) as other:
        asked = other.post("/open", data={"text": record, "table": "screen"})
        assert asked.status_code == 400
        hash = lobby.open(id).game.edition_hash
        assert "edition “mine”" in asked.text
        assert hash in asked.text
        assert record.split("\n")[3] in unescape(asked.text)
        wrong = other.post(
            "/open", data={"text": record}, files={"edition-file": ("x", built_in("kikai").encode())}
        )
        assert (wrong.status_code, "edition at hand" in wrong.text) == (400, True)
        right = other.post("/open", data={"text": record, "table": "screen"},
                           files={"edition-file": ("x", own.text.encode())})  # fmt: skip
        assert right.url.path.startswith("/table/")
        assert other.post("/open", data={"text": record}).url.path.startswith("/table/")
