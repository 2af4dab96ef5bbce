"""What does not come in: other sites' posts, foreign names, bodies without end. And what a browser may load."""

from __future__ import annotations

from collections.abc import Iterator

from starlette.testclient import TestClient

from haguruma.table import Lobby
from haguruma.web.app import make_app


def test_a_post_from_another_site_is_refused(client: TestClient, lobby: Lobby) -> None:
    form = {"game": "pebbles", "table": "screen"}
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        answer = client.post("/games", data=form, headers=headers)
        assert answer.status_code == 403
        assert "another site" in answer.text
    assert lobby.games_saved() == []
    assert client.post("/games", data=form, headers={"Origin": "http://testserver"}).status_code == 200


def test_a_local_server_answers_only_to_its_own_names(lobby: Lobby) -> None:
    with TestClient(make_app(lobby, ("127.0.0.1", "localhost")), base_url="http://127.0.0.1:8000") as client:
        assert client.get("/").status_code == 200
        for host in ("rebound.example", "", "[", "127.0.0.1.evil.example"):
            assert client.get("/", headers={"Host": host}).status_code == 421


def test_a_body_that_is_too_long_is_refused(client: TestClient, lobby: Lobby) -> None:
    answer = client.post("/open", data={"text": "x" * 1_100_000})
    assert answer.status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(300):
            yield b"x" * 10_000

    for path in ("/open", "/api/tables"):
        for kind in ("application/json", "application/x-www-form-urlencoded"):
            answer = client.post(path, content=endless(), headers={"Content-Type": kind})
            assert answer.status_code in (400, 413)
    assert lobby.games_saved() == []


def test_pages_allow_no_foreign_and_no_inline_code(client: TestClient) -> None:
    headers = client.get("/").headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "style=" not in client.get("/").text
    assert "<script>" not in client.get("/").text
