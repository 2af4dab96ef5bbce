"""A hall over the made-up game, and a client for its pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient
from tests.table.pebbles import GAMES, check_bot, pebbler

from haguruma.table import Hall, Inline, Store
from haguruma.web.app import make_app


@pytest.fixture
def hall() -> Hall:
    return Hall(Store(), GAMES, Inline(pebbler), check_bot, pause=0, bots=("pebbler",))


@pytest.fixture
def client(hall: Hall) -> Iterator[TestClient]:
    with TestClient(make_app(hall), follow_redirects=True) as client:
        yield client
