"""The rules page of the real games: edition and options at hand, a place for every refusal, pictures, the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

import haguruma
from haguruma.kernel.contract import Game, State
from haguruma.kernel.rng import Rng
from haguruma.table import Lobby, Store, Table
from haguruma.web.app import make_app
from haguruma.web.rulebook import rules_of, ruling

from .guest import DESK, PHONE, Guest
from .serving import Serving

pytestmark = pytest.mark.slow

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAMES = (
    haguruma.game("kikai"),
    haguruma.game("kikai", mode="advanced"),
    haguruma.game("jiguan"),
    haguruma.game("jiguan", beginner=True, bench="advanced"),
)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{list(game.options.values())}")
PAGES = ("/rules/kikai", "/rules/kikai?mode=advanced", "/rules/jiguan?beginner=true")


@pytest.fixture
def lobby() -> Lobby:
    return Lobby(Store(), pause=0)


@pytest.fixture
def client(lobby: Lobby) -> Iterator[TestClient]:
    with TestClient(make_app(lobby)) as client:
        yield client


def begin(lobby: Lobby, game: Game) -> Table:
    """Two people at a table of a game."""
    return lobby.new(game.name, [("Ada", ""), ("Bo", "")], dict(game.options), 3)


def read(client: TestClient, address: str) -> str:
    """A page that is there."""
    answer = client.get(address)
    assert answer.status_code == 200, answer.text[:300]
    return answer.text


def some_states(game: Game) -> Iterator[State]:
    """Every twelfth decision of a random game."""
    state, rng = game.start(seed=5), Rng(5)
    for ply in range(240):
        legal = state.legal()
        if not legal:
            return
        if ply % 12 == 0:
            yield state
        state.apply(legal[rng.below(len(legal))])


# The game at hand


def test_the_mode_in_the_address_decides_which_rules_are_told(client: TestClient) -> None:
    standard, advanced = read(client, "/rules/kikai"), read(client, "/rules/kikai?mode=advanced")
    assert 'id="K34"' not in standard
    assert 'id="K34"' in advanced
    assert "These are the Advanced rules" in advanced
    named = read(client, "/rules/kikai?mode=standard")
    assert named.replace('value="/rules/kikai?mode=standard"', 'value="/rules/kikai"') == standard


def test_each_option_leads_to_its_other_values(client: TestClient) -> None:
    html = read(client, "/rules/jiguan?bench=advanced")
    links = [unescape(link) for link in re.findall(r'href="(/rules/jiguan\?[^"]*)"', html)]
    assert "/rules/jiguan?beginner=true&bench=advanced" in links
    assert "/rules/jiguan?beginner=false&bench=basic" in links
    assert '<strong aria-current="true">Advanced</strong>' in html
    assert "**" not in html
    assert "It lies up in this game." in html
    assert "It lies up in this game." not in read(client, links[-1])


@each_game
def test_a_table_s_rules_are_those_of_its_own_options(client: TestClient, lobby: Lobby, game: Game) -> None:
    table = begin(lobby, game)
    html = read(client, f"/rules/{game.name}?table={table.id}")
    assert 'href="#contents"' in html
    assert 'id="contents"' in html
    assert f'href="/table/{table.id}">To the table' in html
    assert rules_of(game).html in html
    assert f'href="/table/{table.id}">Back to the table' in html
    assert f'href="/rules/{game.name}?table={table.id}" target' in read(client, f"/table/{table.id}")


def test_the_page_says_which_edition_is_played_and_how_much_of_it_is_invented(client: TestClient) -> None:
    for game in GAMES[:3]:
        sources = list(game.edition_data.sources.values())  # type: ignore[attr-defined]
        options = "&".join(f"{key}={str(value).lower()}" for key, value in game.options.items())
        top = unescape(read(client, f"/rules/{game.name}?{options}").split('id="about"')[0])
        assert f"<dd>{game.edition_data.title}" in top  # type: ignore[attr-defined]
        assert f"Of its {len(sources)} values" in top
        assert f"{sources.count('invented')} invented" in top
        assert 'href="#sources"' in top


@pytest.mark.parametrize(
    ("address", "status", "said"),
    [
        ("/rules/chess", 404, "There is no such game here."),
        ("/rules/kikai?mode=hard", 400, "hard"),
        ("/rules/kikai?little_bre=perhaps", 400, "is yes or no"),
        ("/rules/kikai?edition=%2Fetc%2Fpasswd", 400, "there is no edition"),
        ("/rules/kikai?table=nowhere", 404, "nowhere"),
        ("/rules/jiguan?bench=%3Cb%3E", 400, "&lt;b&gt;"),
    ],
)
def test_a_wrong_address_is_answered_with_a_sentence(client: TestClient, address: str, status: int, said: str) -> None:
    answer = client.get(address)
    assert answer.status_code == status
    assert said.lower() in answer.text.lower()
    assert "Traceback" not in answer.text


def test_another_game_s_table_is_pointed_to_its_own_rules(client: TestClient, lobby: Lobby) -> None:
    table = begin(lobby, GAMES[0])
    answer = client.get(f"/rules/jiguan?table={table.id}")
    assert answer.status_code == 404
    assert "its rules are under" in answer.text


# Refusals


@each_game
def test_every_refusal_s_link_leads_to_its_place_on_the_page_of_the_game(game: Game) -> None:
    anchors = set(re.findall(r'\bid="([^"]+)"', rules_of(game).html))
    rules = {
        refusal.rule
        for state in some_states(game)
        for action in game.vocabulary
        if (refusal := state.refusal(action)) is not None and refusal.rule
    }
    assert len(rules) > 8
    for rule in rules:
        link = ruling(game, rule, "t1")
        assert link is not None
        address, _, anchor = link.href.partition("#")
        assert address == f"/rules/{game.name}?table=t1"
        assert anchor in anchors, rule


def test_without_a_table_a_link_names_the_options() -> None:
    found = ruling(GAMES[1], "K34")
    assert found is not None
    assert found.href == "/rules/kikai?mode=advanced#K34"


def test_a_refusal_at_an_advanced_table_is_linked_to_that_table_s_rules(client: TestClient, lobby: Lobby) -> None:
    table = begin(lobby, GAMES[1])
    answers = client.get(f"/table/{table.id}/why?ask=discard red<p1|play casino").json()["answers"]
    assert answers
    for answer in answers:
        assert answer["href"].startswith(f"/rules/kikai?table={table.id}#")
        assert f'id="{answer["href"].partition("#")[2]}"' in read(client, answer["href"].partition("#")[0])


# What is on the page


@each_game
def test_every_picture_the_text_asks_for_is_on_the_page_and_says_what_it_shows(game: Game) -> None:
    html, text = rules_of(game).html, game.words.rules()
    asked = re.findall(r"^!\[([^\]]+)\]\(picture:", text, re.MULTILINE)
    drawn = re.findall(r'<figure class="picture"><svg [^>]*role="img" aria-label="([^"]+)"', html)
    assert len(asked) >= 7
    assert [unescape(said) for said in drawn] == asked


@each_game
def test_the_contents_lead_to_every_chapter_section_and_ruling(game: Game) -> None:
    found = rules_of(game)
    headings = re.findall(r'<h([23]) id="([^"]+)"', found.html)
    listed = [
        name
        for chapter in found.chapters
        for name in (chapter.anchor, *(anchor for anchor, _ in (*chapter.sections, *chapter.rulings)))
    ]
    assert sorted(listed) == sorted(anchor for _, anchor in headings)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_makes_the_page_scroll_sideways(browser: Browser, serving: Serving, size: dict[str, int]) -> None:
    guest = Guest(browser, serving, size)
    for address in PAGES:
        guest.page.goto(serving.url + address)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        widths = guest.page.eval_on_selector_all(".picture>svg", "all => all.map(one => one.clientWidth)")
        assert widths
        assert all(120 < width <= size["width"] for width in widths)
    assert not guest.faults


@pytest.mark.skipif(find_spec("axe_playwright_python") is None, reason="axe-playwright-python is not installed")
@pytest.mark.parametrize(("theme", "size", "address"), [("light", PHONE, PAGES[1]), ("dark", DESK, PAGES[2])])
def test_axe_finds_nothing_on_the_rules(
    browser: Browser, serving: Serving, theme: str, size: dict[str, int], address: str
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    guest = Guest(browser, serving, size, color_scheme=theme)
    guest.page.goto(serving.url + address)
    found = Axe().run(guest.page)
    assert found.violations_count == 0, found.generate_report()[:3000]
