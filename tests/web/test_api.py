"""The JSON API: the same tables, the same sentences."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from haguruma.table import Lobby


def begin(client: TestClient, **body: object) -> dict[str, Any]:
    answer = client.post("/api/tables", json={"game": "pebbles", "table": "screen", "seed": 3} | body)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_games_bots_and_options_are_told(client: TestClient) -> None:
    told = client.get("/api/games").json()
    assert told["bots"] == ["pebbler"]
    assert told["games"][0]["seats"] == ["left", "right"]
    assert told["games"][0]["options"][0]["name"] == "short"


def test_a_game_is_played_over_the_api(client: TestClient) -> None:
    table = begin(client, options={"short": True})
    at = f"/api/tables/{table['id']}"
    assert table["actions"][0] == {"action": "take 1", "label": "Take 1"}
    seq = table["seq"]
    for action in ("take 3", "pass", "take 2", "pass"):
        table = client.post(f"{at}/play", json={"action": action, "seq": seq}).json()
        seq = table["seq"]
    assert table["outcome"]["ranking"] == [[0], [1]]
    assert client.get(f"{at}/log").json()["log"][1]["forced"]
    assert client.get(f"{at}/record").text.startswith("haguruma record 1")
    assert client.get("/api/tables").json()["tables"][0]["over"]


def test_a_preview_and_a_refusal_are_told(client: TestClient) -> None:
    at = f"/api/tables/{begin(client)['id']}"
    seen = client.get(f"{at}/preview", params={"action": "take 2"}).json()
    assert seen["sentences"] == ["take <2>"]
    assert seen["undo"]
    assert not seen["reveals"]
    refused = client.get(f"{at}/refusal", params={"action": "flip"}).json()
    assert refused == {"refusal": {"code": "not-now", "rule": "P1", "text": "You cannot flip now."}}
    assert client.get(f"{at}/refusal", params={"action": "take 1"}).json() == {"refusal": None}
    told = client.get(f"{at}/why", params={"ask": "flip|take 1|nonsense"}).json()["answers"]
    assert [answer["rule"] for answer in told] == ["P1", "", ""]
    client.post(f"{at}/play", json={"action": "take 1", "seq": 0})
    assert client.get(f"{at}/preview", params={"action": "flip"}).json()["reveals"]


@pytest.mark.parametrize(
    ("tail", "body", "status", "error", "rule"),
    [
        ("/play", {"action": "flip", "seq": 0}, 422, "You cannot flip now.", "P1"),
        ("/play", {"action": "fly", "seq": 0}, 400, "'fly' is not an action of this game.", ""),
        (
            "/play",
            {"action": ["take 1"], "seq": 0},
            400,
            "An action is a notation or a number, not list.",
            "",
        ),
        ("/play", {"action": "take 1"}, 400, "'seq' must be a whole number, not ''.", ""),
        ("/play", {"action": "take 1", "seq": 5}, 409, "The game has moved on since you looked; here", ""),
        ("/play", {"action": "take 1", "seq": 0, "seat": 1}, 422, "Right is not on move: Left is.", ""),
        ("/undo", {"seq": 0}, 409, "There is nothing to undo yet.", ""),
        ("/redo", {"seq": 0}, 409, "There is nothing to redo.", ""),
    ],
)
def test_errors_are_sentences_with_their_ruling(
    client: TestClient, tail: str, body: dict[str, object], status: int, error: str, rule: str
) -> None:
    id = begin(client)["id"]
    answer = client.post(f"/api/tables/{id}{tail}", json=body)
    assert answer.status_code == status
    assert answer.json()["error"].startswith(error)
    assert answer.json()["rule"] == rule
    assert client.get(f"/api/tables/{id}").json()["seq"] == 0


def test_bodies_that_are_no_json_are_refused(client: TestClient, lobby: Lobby) -> None:
    for body in (b"{", b"[]", b"\xff", b"[" * 100_000, b'{"seed": 1e400, "game": 3}', b'{"options": []}'):
        answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["error"]
    assert client.get("/api/tables/nope").status_code == 404
    assert client.get("/api/nope").json() == {
        "error": "There is nothing at this address.",
        "rule": "",
        "code": "404",
    }
    assert lobby.games_saved() == []


def test_half_a_character_is_refused_in_a_sentence_wherever_it_stands(client: TestClient, lobby: Lobby) -> None:
    half = r'{"game": "\ud800", "text": "\ud800", "title": "\ud800", "edition": "\ud800"}'
    for address in ("/api/tables", "/editions", "/games", "/open"):
        answer = client.post(address, content=half, headers={"Content-Type": "application/json"})
        assert (answer.status_code, "half a character" in answer.text) == (400, True), address
    for text in (half, r'{"game": "kikai", "edition": {"hash": "\ud800"}}'):
        answer = client.post("/open", data={"text": text})
        assert (answer.status_code, "half a character" in answer.text) == (400, True), text
    assert lobby.games_saved() == []


def test_a_record_and_a_position_begin_games(client: TestClient) -> None:
    text = client.get(f"/api/tables/{begin(client)['id']}/record").text
    assert client.post("/api/tables", json={"record": text}).status_code == 201
    assert begin(client, position={"heap": 2})["view"]["heap"] == 2
    answer = client.post("/api/tables", json={"position": {"heap": -2}})
    assert answer.status_code == 400
    assert "at least 1" in answer.json()["error"]


def test_no_request_names_a_file_as_an_edition(client: TestClient, lobby: Lobby) -> None:
    for body in (
        {"options": {"edition": "/etc/passwd"}},
        {"position": {"heap": 2, "options": {"edition": "x.toml"}}},
    ):
        answer = client.post("/api/tables", json=body)
        assert answer.status_code == 400
        assert "the editions are: plain" in answer.json()["error"]
    assert begin(client, options={"edition": "plain"})["edition"] == "plain"
    assert len(lobby.games_saved()) == 1
