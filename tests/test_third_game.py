"""The third game: Pebbles, entered by one line, works wherever a game can be played; what it lacks is left out."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests import pebbles
from tests.cli.conftest import Command, haguruma  # noqa: F401
from tests.test_house import lines

from haguruma import bots, draw, editions, registry
from haguruma.kernel.faults import BadOption, HagurumaError
from haguruma.table import Inline, Lobby, Store
from haguruma.table.bot_workers import ask
from haguruma.web.app import make_app

GAMES = ("kikai", "jiguan", "pebbles")


@pytest.fixture(autouse=True)
def entered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line."""
    monkeypatch.setitem(registry.GAMES.rooms, "pebbles", "tests.pebbles")


@pytest.fixture
def lobby() -> Lobby:
    """All games, with the bots of the house, thinking on the spot."""
    return Lobby(Store(), thinker=Inline(lambda state, task: ask(state, task.seat, task.bot, task.seed)), pause=0)


@pytest.fixture
def client(lobby: Lobby) -> Iterator[TestClient]:
    with TestClient(make_app(lobby), follow_redirects=True) as client:
        yield client


def links(html: str) -> set[str]:
    """Every address a page leads to by a link, or by a form that is sent there to read."""
    found = re.findall(r'href="(/[^"#]*)', html) + re.findall(r'formaction="([^"]+)" formmethod="get"', html)
    return {unescape(address) for address in found}


def test_the_game_is_small_and_knows_its_title_only() -> None:
    assert len(lines(Path(pebbles.__file__))) < 150
    assert tuple(registry.GAMES) == GAMES
    assert registry.GAMES["pebbles"] == "Pebbles"
    assert registry.editions("pebbles") == ("plain",)


def test_the_start_page_offers_it_without_what_it_lacks(client: TestClient) -> None:
    html = client.get("/").text
    offered = {part.split('"')[0]: part for part in html.split('data-game="')[2:]}
    assert set(offered) == set(GAMES)
    assert "/editions/pebbles" not in html
    assert 'class="art"' in offered["kikai"]
    assert 'class="art"' not in offered["pebbles"]
    assert "Greedy" in offered["jiguan"]
    assert "Greedy" not in offered["pebbles"]
    assert "Random" in offered["pebbles"]
    for address in links(html):
        assert client.get(address).status_code == 200, address


def test_a_whole_game_is_played_at_the_table_against_its_default_bot(client: TestClient, lobby: Lobby) -> None:
    page = client.post("/games", data={"game": "pebbles", "table": "bot", "seed": "3"})
    id = page.url.path.split("/")[-1]
    for address in links(page.text):
        assert client.get(address).status_code == 200, address
    table = lobby.open(id)
    assert [seat.bot for seat in table.seats] == ["", "random"]
    for _ in range(60):
        told = client.get(f"/api/tables/{id}").json()
        if told["outcome"]:
            break
        if told["actions"]:
            given = {"seq": told["seq"], "action": told["actions"][0]["action"]}
            assert client.post(f"/table/{id}/play", data=given).status_code == 200
    assert "The heap is empty." in client.get(f"/table/{id}").text
    for tail in ("/sheet", "/seat/left", "?ply=1", "/record"):
        assert client.get(f"/table/{id}{tail}").status_code == 200
    again = client.post("/open", data={"text": client.get(f"/table/{id}/record").text})
    assert "The heap is empty." in again.text


def test_its_rules_have_a_page_and_are_printed(client: TestClient, haguruma: Command) -> None:  # noqa: F811
    assert 'id="P1"' in client.get("/rules/pebbles?short=true").text
    assert "one to three" in haguruma("rules", "pebbles").out


def test_no_editions_are_a_sentence_everywhere(client: TestClient, haguruma: Command) -> None:  # noqa: F811
    for answer in (
        client.get("/editions/pebbles"),
        client.get("/editions/pebbles/plain"),
        client.post("/editions/pebbles/copy"),
    ):
        assert answer.status_code == 404
        assert "There are no editions of 'pebbles' here." in unescape(answer.text)
    for words in (("new", "pebbles", "own.toml"), ("check", "pebbles"), ("show", "x.toml", "--game", "pebbles")):
        said = haguruma("edition", *words)
        assert (said.code, said.err) == (2, "haguruma: Pebbles has no edition files\n")
    said = haguruma("simulate", "pebbles", "--edition", "reconstruction")
    assert (said.code, said.err) == (2, "haguruma: Pebbles has no edition 'reconstruction'; there is only plain\n")
    with pytest.raises(BadOption, match="Pebbles has no edition files, so none can be read"):
        registry.game_from("pebbles", "heap 3", "own")
    assert editions.game_of(editions.built_in("jiguan")) == "jiguan"


def test_no_drawings_are_a_sentence_and_no_error_on_a_page() -> None:
    state = registry.game("pebbles").start(seed=1)
    for drawing in (draw.picture, lambda state: draw.scene(state.game, state.view(0))):
        with pytest.raises(HagurumaError, match="there are no drawings of 'pebbles'"):
            drawing(state)
    with pytest.raises(HagurumaError, match="there are no drawings of 'pebbles'"):
        draw.icon("energy", game="pebbles")
    with pytest.raises(HagurumaError, match="no such drawing of 'pebbles', only of 'jiguan'"):
        draw.bench(state.game, state.view(0), "left")
    assert draw.rule_picture(state.game, "bench", "x") == ""
    assert draw.edition_views("pebbles") == ()
    assert "pebbles" not in draw.style()


def test_bots_say_which_games_they_play_and_the_default_is_stated(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [bots.default(game) for game in GAMES] == ["greedy", "greedy", "random"]
    assert bots.playing("kikai") == ("greedy", "random")
    assert bots.playing("pebbles") == ("random",)
    monkeypatch.setitem(bots.BOTS, "fresh", type("Fresh", (bots.RandomBot,), {"spec": "fresh"}))
    assert [bots.default(game) for game in GAMES] == ["greedy", "greedy", "random"]
    assert bots.playing("kikai") == ("greedy", "random", "fresh")


def test_it_is_simulated_between_its_default_bots(haguruma: Command) -> None:  # noqa: F811
    said = haguruma("simulate", "pebbles", "--games", "20", "--check", "--json")
    assert said.code == 0, said.err
    assert json.loads(said.out)["ends"] == {"heap": 20}
    said = haguruma("simulate", "pebbles", "--seats", "greedy,random")
    assert (said.code, said.out) == (2, "")
    assert said.err == "haguruma: the bot 'greedy' cannot value Pebbles; it plays: kikai, jiguan\n"


def test_a_bot_that_does_not_play_it_gets_no_seat(client: TestClient, lobby: Lobby) -> None:
    answer = client.post("/api/tables", json={"game": "pebbles", "opponent": "greedy"})
    assert answer.status_code == 400
    assert "cannot value Pebbles" in answer.json()["error"]
    assert lobby.games_saved() == []
    told = {game["name"]: game["bots"] for game in client.get("/api/games").json()["games"]}
    assert told == {"kikai": ["greedy", "random"], "jiguan": ["greedy", "random"], "pebbles": ["random"]}


def test_it_is_played_in_the_terminal_saved_and_replayed(haguruma: Command) -> None:  # noqa: F811
    said = haguruma("play", "pebbles", "--short", "--save", "game.txt", "--seed", "4", typed="1\n2\n" * 9)
    assert "The heap is empty." in said.out
    said = haguruma("replay", "game.txt")
    assert (said.code, "The heap is empty." in said.out) == (0, True)
    said = haguruma("position", "game.txt", "--ply", "1", "--toml")
    assert 'game = "pebbles"' in said.out
    Path("moment.toml").write_text(said.out)
    assert "4 pebbles" in haguruma("position", "moment.toml").out
    assert haguruma("play", "pebbles", "--position", "moment.toml", typed="quit\n").code == 0


def test_a_position_begins_a_game_at_the_table(client: TestClient) -> None:
    told = client.post("/api/tables", json={"position": {"game": "pebbles", "heap": 2}}).json()
    assert (told["game"], told["view"]["heap"]) == ("pebbles", 2)


def test_the_default_bot_is_asked_and_answers(lobby: Lobby) -> None:
    async def play() -> int:
        table = lobby.new("pebbles", [("", "random"), ("Ann", "")], seed=5)
        lobby.driver.wake(table)
        await lobby.driver.settle(table)
        assert table.trouble == ""
        return len(table.history.plies)

    assert asyncio.run(play()) > 0


@pytest.mark.parametrize(
    ("room", "said"),
    [
        ("tests.nowhere", "cannot be loaded: No module named 'tests.nowhere'"),
        ("tests.test_house", "cannot be loaded: 'tests.test_house' exports no TITLE of it"),
        ("haguruma.kikai", "cannot be loaded: 'haguruma.kikai' exports no TITLE of it"),
    ],
)
def test_a_game_without_a_title_of_its_own_is_refused_in_a_sentence(
    room: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.GAMES.rooms, "marbles", room)
    with pytest.raises(BadOption, match=f"the game 'marbles' {said}"):
        registry.game("marbles")
