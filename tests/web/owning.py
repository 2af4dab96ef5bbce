"""Somebody who fills in an edition by its forms, without a browser; and how an answer is read."""

from __future__ import annotations

import re
from html import unescape

from starlette.testclient import TestClient

from haguruma.editions import check
from haguruma.table import Lobby
from haguruma.web.editions.forms import name_of

STREET = "standard.streets.list.0"
COST = "components.list.5.cost|"


class Own:
    """An own edition, as its owner handles it."""

    def __init__(self, client: TestClient, lobby: Lobby, game: str = "kikai", title: str = "Mine") -> None:
        self.client, self.lobby, self.game = client, lobby, game
        answer = client.post(f"/editions/{game}/copy", data={"title": title})
        assert answer.status_code == 200, alert(answer.text)
        self.at = answer.url.path
        self.id = self.at.split("/")[-1]

    @property
    def text(self) -> str:
        return self.lobby.edition_store.get(self.id).text

    @property
    def version(self) -> int:
        return self.lobby.edition_store.get(self.id).version

    def post(self, doing: str, files: dict[str, object] | None = None, **fields: object) -> tuple[int, str]:
        """A form of its page; status and page."""
        data = {"version": self.version} | fields
        answer = self.client.post(f"{self.at}/{doing}", data=data, files=files)  # type: ignore[arg-type]
        return answer.status_code, answer.text

    def edit(self, values: dict[str, str], **fields: object) -> tuple[int, str]:
        return self.post("edit", **(values | fields))

    def value(self, name: str) -> object:
        """A value by the name of its field."""
        return next(
            spot.value for spot in check(self.game, self.text).spots.values() if name_of(spot) == name
        )

    def source(self, name: str) -> str:
        return next(
            spot.source for spot in check(self.game, self.text).spots.values() if name_of(spot) == name
        )


def alert(html: str) -> str:
    """The sentence of the alert, '' if there is none."""
    found = re.search(r'role="alert"[^>]*>\s*<p>(.*?)</p>', html, re.S)
    return unescape(found[1]) if found else ""


def typed_in(html: str, name: str) -> str:
    """What a field of the page holds."""
    found = re.search(rf'name="{re.escape(name)}" value="([^"]*)"', html)
    assert found is not None, name
    return unescape(found[1])


def said_at(html: str, name: str) -> str:
    """What is said beside a value."""
    found = re.search(rf'id="f-{name.replace(".", "-")}-said"[^>]*>(.*?)</span>\s*</div>', html, re.S)
    assert found is not None, name
    return " ".join(unescape(re.sub(r"<[^>]+>", "", found[1])).split())
