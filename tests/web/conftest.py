"""A lobby over the made-up game and a client for its pages; a real server and a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient
from tests.table.pebbles import GAMES, check_bot, pebbler

from haguruma.table import Inline, Lobby, Store
from haguruma.web.app import make_app

from .guest import FLAGS
from .serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture
def lobby() -> Lobby:
    return Lobby(Store(), GAMES, Inline(pebbler), check_bot, pause=0, bots=("pebbler",))


@pytest.fixture
def client(lobby: Lobby) -> Iterator[TestClient]:
    with TestClient(make_app(lobby), follow_redirects=True) as client:
        yield client


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path / "games.db")
    yield serving
    serving.stop()
