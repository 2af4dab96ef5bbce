"""Pages and forms without any script: one can play with nothing but links and buttons."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient
from tests.table.pebbles import GAMES, check_bot, pebbler

from haguruma.table import Inline, Lobby, Table
from haguruma.web.app import make_app


def begin(client: TestClient, lobby: Lobby, **fields: str) -> Table:
    """A game begun by the form."""
    answer = client.post("/games", data={"game": "pebbles", "table": "screen", "seed": "3"} | fields)
    assert answer.status_code == 200, alert(answer.text)
    return lobby.open(answer.url.path.split("/")[-1])


def alert(html: str) -> str:
    """The sentence of the alert, '' if there is none."""
    found = re.search(r'role="alert"[^>]*>\s*<p>(.*?)</p>', html, re.S)
    return unescape(found[1]) if found else ""


def act(client: TestClient, table: Table, doing: str, **fields: object) -> tuple[int, str]:
    """A form at the table; status and page."""
    answer = client.post(f"/table/{table.id}/{doing}", data={"seq": table.seq} | fields)
    return answer.status_code, answer.text


def test_the_start_page_offers_the_game_its_seats_and_its_options(client: TestClient) -> None:
    html = client.get("/").text
    for text in (
        "Play now",
        "Two at one screen",
        "Pebbles",
        "Short game",
        "Five pebbles only.",
        "Reconstruction.",
    ):
        assert text in html
    assert 'value="right"' in html
    assert "option-bag" in html


def test_a_game_is_played_to_its_end_with_forms(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby)
    for action in ("take 3", "pass") * 4:
        status, html = act(client, table, "play", action=action)
        assert status == 200
    assert table.state.over
    assert "The heap is empty." in html
    assert "Final score" in html


def test_a_bot_answers(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby, table="bot", seat="right", opponent="pebbler")
    client.portal.call(lobby.driver.settle, table)  # type: ignore[union-attr]
    html = client.get(f"/table/{table.id}").text
    assert [ply.action.notation for ply in table.history.plies] == ["take 2", "pass"]
    assert "take &lt;2&gt;" in html
    assert table.seats[1].name == "You"


def test_options_of_the_form_reach_the_game(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby, **{"option-short": "on", "option-short-shown": "1", "auto-shown": "1"})
    assert table.game.options == {"short": True}
    assert not table.auto
    assert begin(client, lobby, **{"option-short-shown": "1"}).game.options == {"short": False}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"seed": "-1"}, "A seed is a whole number"),
        ({"seed": "many"}, "'seed' must be a whole number"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seat": "middle", "table": "bot"}, "There is no seat 'middle'"),
        ({"opponent": "genius", "table": "bot"}, "There is no bot 'genius'"),
        ({"option-short": "perhaps"}, "'option-short' is yes or no"),
        ({"name": "x" * 31, "table": "bot"}, "A name has at most 30"),
    ],
)
def test_a_set_up_that_makes_no_sense_begins_nothing(
    client: TestClient, lobby: Lobby, fields: dict[str, str], said: str
) -> None:
    answer = client.post("/games", data={"game": "pebbles", "table": "screen"} | fields)
    assert answer.status_code == 400
    assert said in alert(answer.text)
    assert lobby.games_saved() == []


@pytest.mark.parametrize(
    ("doing", "fields", "status", "said"),
    [
        ("play", {"action": "flip"}, 422, "You cannot flip now."),
        ("play", {"action": "fly"}, 400, "'fly' is not an action"),
        ("play", {"action": "<b>"}, 400, "'<b>' is not an action"),
        ("play", {}, 400, "is not an action"),
        ("play", {"action": "take 1", "seq": "9"}, 409, "moved on"),
        ("play", {"action": "take 1", "seq": "x"}, 400, "must be a whole number"),
        ("play", {"action": "take 1", "seat": "1"}, 422, "not on move"),
        ("play", {"action": "take 1", "seat": "7"}, 422, "not on move"),
        ("undo", {}, 409, "nothing to undo"),
        ("redo", {}, 409, "nothing to redo"),
        ("fork", {"ply": "99"}, 409, "moments 0 to 0"),
        ("fork", {"ply": "-1"}, 409, "moments 0 to 0"),
        ("auto", {"on": "maybe"}, 400, "yes or no"),
    ],
)
def test_a_wrong_move_is_answered_with_its_sentence_and_changes_nothing(
    client: TestClient, lobby: Lobby, doing: str, fields: dict[str, str], status: int, said: str
) -> None:
    table = begin(client, lobby)
    found, html = act(client, table, doing, **fields)
    assert found == status
    assert said in alert(html)
    assert table.seq == 0
    assert 'value="take 1"' in html


def test_a_refusal_links_its_ruling(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby)
    _, html = act(client, table, "play", action="flip")
    assert f'href="/rules/pebbles?table={table.id}#P1"' in html
    assert 'id="P1"' in client.get(f"/rules/pebbles?table={table.id}").text


def test_the_same_form_sent_twice_is_taken_once(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby)
    for _ in range(2):
        status, _ = act(client, table, "play", action="take 1", seq=0)
        assert status == 200
    assert table.seq == 1


def test_why_not_is_answered_without_scripts(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby)
    html = client.get(f"/table/{table.id}?why=bow").text
    assert "You cannot bow now." in html
    assert "one of your choices now" in client.get(f"/table/{table.id}?why=take+1").text


def test_undo_and_redo_by_forms(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby)
    act(client, table, "play", action="take 3")
    assert act(client, table, "undo")[0] == 200
    assert table.history.plies == []
    assert act(client, table, "redo")[0] == 200
    assert len(table.history.plies) == 2


def test_a_page_travels_packed_to_whoever_can_unpack_it(client: TestClient, lobby: Lobby) -> None:
    url = f"/table/{begin(client, lobby).id}"
    plain = client.get(url, headers={"Accept-Encoding": "identity"})
    packed = client.get(url, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert int(packed.headers["Content-Length"]) < len(plain.content) == len(packed.content)


def test_a_reload_shows_the_same(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby)
    act(client, table, "play", action="take 1")
    address = f"/table/{table.id}"
    assert client.get(address).text == client.get(address).text


def test_the_game_survives_a_restart_of_the_server(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby)
    act(client, table, "play", action="take 3")
    before = client.get(f"/table/{table.id}").text
    fresh = Lobby(lobby.store, GAMES, Inline(pebbler), check_bot, bots=("pebbler",))
    with TestClient(make_app(fresh, close=False)) as other:
        assert other.get(f"/table/{table.id}").text == before
        assert f"/table/{table.id}" in other.get("/").text


def test_every_log_entry_leads_to_its_moment_and_one_can_play_on_from_there(
    client: TestClient, lobby: Lobby
) -> None:
    table = begin(client, lobby)
    act(client, table, "play", action="take 1")
    act(client, table, "play", action="pass")
    html = client.get(f"/table/{table.id}").text
    assert f"/table/{table.id}?ply=1" in html
    moment = client.get(f"/table/{table.id}?ply=1").text
    assert "Moment 1 of 2" in moment
    assert 'name="action"' not in moment
    answer = client.post(f"/table/{table.id}/fork", data={"ply": "1"})
    assert len(lobby.open(answer.url.path.split("/")[-1]).history.plies) == 1
    assert client.get(f"/table/{table.id}?ply=9").status_code == 409


def test_a_record_is_saved_and_opened(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby, **{"name-left": "Ann"})
    act(client, table, "play", action="take 3")
    saved = client.get(f"/table/{table.id}/record")
    assert f'filename="pebbles-{table.id}.game"' in saved.headers["content-disposition"]
    answer = client.post("/open", files={"file": ("x.game", saved.content)}, data={"table": "same"})
    opened = lobby.open(answer.url.path.split("/")[-1])
    assert opened.state.fingerprint() == table.state.fingerprint()
    assert opened.seats[0].name == "Ann"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "choose a game record or a position"),
        (b"hello", "neither a game record"),
        (b"\xff\xfe\x00", "not text"),
        (b"haguruma record 9\n", "format '9'"),
        (b"haguruma record 1\ngame chess\nruleset 1\nedition plain 0\nseed 1\n", "no game here"),
        (b"[" * 5000, "neither a game record"),
        (b'{"heap": 0}', "at least 1"),
        (b'{"game": "chess"}', "no game 'chess'"),
        (b'{"options": {"colour": 1}}', "no option 'colour'"),
    ],
)
def test_a_file_that_is_no_game_is_refused_with_the_reason(
    client: TestClient, lobby: Lobby, content: bytes, said: str
) -> None:
    answer = client.post("/open", files={"file": ("x", content)})
    assert answer.status_code == 400
    assert said.lower() in alert(answer.text).lower()
    assert lobby.games_saved() == []


def test_a_position_is_opened_from_toml_and_json(client: TestClient, lobby: Lobby) -> None:
    for source in ("heap = 4\n", '{"heap": 4}'):
        answer = client.post("/open", data={"text": source, "table": "screen"}, files={"file": ("", b"")})
        assert "4 pebbles" in answer.text


def test_a_damaged_game_is_listed_with_the_reason_and_the_rest_works(client: TestClient, lobby: Lobby) -> None:
    bad, good = begin(client, lobby), begin(client, lobby)
    act(client, bad, "play", action="take 1")
    lobby.store._db.execute("UPDATE log SET payload = 'x' WHERE game_id = ?", (bad.id,))
    fresh = Lobby(lobby.store, GAMES, Inline(pebbler), check_bot, bots=("pebbler",))
    with TestClient(make_app(fresh, close=False)) as other:
        answer = other.get(f"/table/{bad.id}")
        assert answer.status_code == 422
        assert "line 1 of its log is damaged" in answer.text
        assert other.get(f"/table/{good.id}").status_code == 200
        assert "cannot be read: line 1 of its log is damaged" in other.get("/").text


def test_what_is_not_here_says_so(client: TestClient) -> None:
    for address in ("/table/nope", "/nope", "/rules/chess", "/static/nope.css", "/static/%2e%2e/app.py"):
        answer = client.get(address)
        assert answer.status_code == 404
        assert "To the start page" in answer.text
    assert client.get("/games").status_code == 405


def test_the_theme_is_remembered_and_leads_back(client: TestClient) -> None:
    answer = client.post("/theme", data={"theme": "dark", "back": "/rules/pebbles"})
    assert answer.url.path == "/rules/pebbles"
    assert 'data-theme="dark"' in answer.text
    for back in ("//evil.example", "https://evil.example", "/\\evil.example"):
        answer = client.post("/theme", data={"theme": "blue", "back": back}, follow_redirects=False)
        assert answer.headers["location"] == "/"
        assert "set-cookie" not in answer.headers


def test_the_score_can_be_seen_at_any_time(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby)
    act(client, table, "play", action="take 3")
    html = client.get(f"/table/{table.id}/sheet").text
    assert "Pebbles taken" in html
    assert "<td>3</td>" in html


def test_names_are_shown_as_text_and_nothing_else(client: TestClient, lobby: Lobby) -> None:
    table = begin(client, lobby, **{"name-left": "<script>alert(1)</script>"})
    for address in ("/", f"/table/{table.id}"):
        assert "<script>alert" not in client.get(address).text
