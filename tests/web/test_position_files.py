"""A position goes with the edition it was noted with, wherever it is opened."""

from __future__ import annotations

import json
from html import unescape

import pytest
from starlette.testclient import TestClient

from haguruma.editions import built_in
from haguruma.table import Inline, Lobby, Store
from haguruma.web.app import make_app

from .owning import COST, Own

pytestmark = pytest.mark.slow


@pytest.fixture
def lobby() -> Lobby:
    return elsewhere()


def elsewhere() -> Lobby:
    """A lobby without own editions."""
    return Lobby(Store(), thinker=Inline(lambda state, task: ""), pause=0)


def noted(client: TestClient, lobby: Lobby) -> tuple[str, str, str]:
    """A position of a game with an own edition, the edition's content hash and its text."""
    own = Own(client, lobby)
    own.edit({COST: "3"})
    id = client.post(f"{own.at}/play", data={}).url.path.split("/")[-1]
    state = lobby.open(id).state
    return json.dumps(state.position()), state.game.edition_hash, own.text


def test_a_position_asks_for_its_edition_and_opens_with_it(client: TestClient, lobby: Lobby) -> None:
    position, hash, text = noted(client, lobby)
    there = elsewhere()
    with TestClient(make_app(there)) as other:
        asked = other.post("/open", data={"text": position, "table": "screen"})
        assert asked.status_code == 400
        assert f"This position was noted with the edition 'Mine' ({hash})" in unescape(asked.text)
        assert position in unescape(asked.text)
        wrong = {"edition-file": ("x", built_in("kikai").encode())}
        refused = other.post("/open", data={"text": position}, files=wrong)
        assert refused.status_code == 400
        assert f"({hash}), not with 'Yukon Street" in unescape(refused.text)
        assert there.games_saved() == []
        right = {"edition-file": ("x", text.encode())}
        opened = other.post("/open", data={"text": position, "table": "screen"}, files=right)
        assert there.open(opened.url.path.split("/")[-1]).game.edition_hash == hash
        again = other.post("/open", data={"text": position})
        assert there.open(again.url.path.split("/")[-1]).game.edition_hash == hash


def test_a_position_finds_its_edition_among_ones_own(client: TestClient, lobby: Lobby) -> None:
    position, hash, _ = noted(client, lobby)
    opened = client.post("/open", data={"text": position})
    assert lobby.open(opened.url.path.split("/")[-1]).game.edition_hash == hash


def test_a_broken_edition_file_is_told_and_the_position_kept(client: TestClient, lobby: Lobby) -> None:
    position, _, _ = noted(client, lobby)
    with TestClient(make_app(elsewhere())) as other:
        broken = {"edition-file": ("x", b"[edition")}
        answer = other.post("/open", data={"text": position}, files=broken)
        assert answer.status_code == 400
        assert position in unescape(answer.text)


def test_the_programming_interface_names_the_missing_edition(client: TestClient, lobby: Lobby) -> None:
    position, hash, _ = noted(client, lobby)
    with TestClient(make_app(elsewhere())) as other:
        answer = other.post("/api/tables", json={"position": json.loads(position)})
        assert (answer.status_code, hash in answer.text) == (400, True)
