"""The rules page of a game, and where on it a refusal's ruling or section stands. The text is the game's words'."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from html import unescape

from ..kernel.contract import Game
from .markdown import Heading, render

_SECTION = "rulebook:"


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules as HTML with their headings; `places` finds an anchor by itself or by its heading's words."""

    html: str
    headings: tuple[Heading, ...]
    places: dict[str, str]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling as a link: what it is called, and its address."""

    label: str
    href: str


def rules_of(game: Game) -> Rules:
    """The rules page of a game."""
    return _rules(game.words.rules())


@lru_cache(maxsize=8)
def _rules(text: str) -> Rules:
    html, headings = render(text)
    places = {anchor.lower(): anchor for anchor in re.findall(r'\bid="([^"]+)"', html)}
    for _, anchor, words in headings:
        places.setdefault(_plain(words), anchor)
    return Rules(html, tuple(headings), places)


def _plain(words: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", "", words)).lower().split())


def ruling(game: Game, rule: str) -> Ruling | None:
    """Where a refusal's rule stands on the rules page; the page as a whole if it names no place of its own."""
    if not rule:
        return None
    label = rule.removeprefix(_SECTION).strip()
    anchor = _find(rules_of(game).places, _plain(label))
    return Ruling(label, f"/rules/{game.name}{anchor and '#'}{anchor}")


def _find(places: dict[str, str], wanted: str) -> str:
    exact = places.get(wanted) or places.get(wanted.replace(" ", "-"))
    if exact:
        return exact
    return next((anchor for words, anchor in places.items() if len(words) > 3 and (wanted in words)), "")
