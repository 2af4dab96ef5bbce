"""The rules page of a game, and where on it a refusal's ruling or section stands. The text is the game's words'."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape
from urllib.parse import urlencode

from ..draw import rule_picture
from ..kernel.contract import Game, Option
from ..table import Lobby
from .markdown import Heading, render
from .requests import OPTION_READERS

_SECTION = "rulebook:"


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules: its anchor, its heading as HTML, and its sections; of rulings the ids are enough."""

    anchor: str
    heading: str
    sections: tuple[tuple[str, str], ...]
    rulings: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules as HTML, and their chapters for the table of contents."""

    html: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling as a link: what it is called, and its address."""

    label: str
    href: str


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of the game and its values: what each is called, where its rules are, whether it is played here."""

    label: str
    help: str
    values: tuple[tuple[str, str, bool], ...]


@dataclass(frozen=True)
class _Page:
    """What the page of a game depends on; two games under the same edition and options share theirs."""

    name: str
    edition: str
    text: str
    game: Game = field(compare=False)


def rules_of(game: Game) -> Rules:
    """The rules page of a game, with its pictures."""
    return _rules(_Page(game.name, game.edition_hash, game.words.rules(), game))


@lru_cache(maxsize=8)
def _rules(asked: _Page) -> Rules:
    html, headings = render(asked.text, lambda name, said: rule_picture(asked.game, name, said))
    return Rules(html, tuple(_chapters(headings)))


def _chapters(headings: list[Heading]) -> list[Chapter]:
    """Headings of the second level with those of the third below them."""
    starts = [place for place, (level, _, _) in enumerate(headings) if level == 2]
    found = []
    for start, end in zip(starts, [*starts[1:], len(headings)], strict=True):
        below = [(anchor, text) for level, anchor, text in headings[start + 1 : end] if level == 3]
        rulings = tuple((anchor, text) for anchor, text in below if text.startswith(f"{anchor} ·"))
        sections = tuple(section for section in below if section not in rulings)
        found.append(Chapter(headings[start][1], headings[start][2], sections, rulings))
    return found


@lru_cache(maxsize=8)
def _places(words: str) -> dict[str, str]:
    """Anchors by themselves and by the words of their headings, all in small letters."""
    html, headings = render(words)
    places = {anchor.lower(): anchor for anchor in re.findall(r'\bid="([^"]+)"', html)}
    for _, anchor, heading in headings:
        places.setdefault(_plain(heading), anchor)
    return places


def _plain(words: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", "", words)).lower().split())


def ruling(game: Game, rule: str, table: str = "") -> Ruling | None:
    """Where a refusal's rule stands on the page of this very game; the page as a whole if it names no place of its own.

    `table` is the id of the table at which the game is played.
    """
    if not rule:
        return None
    label = rule.removeprefix(_SECTION).strip()
    anchor = game.words.anchor(rule) or _find(_places(game.words.rules()), _plain(label))
    return Ruling(label, address(game, table) + (anchor and f"#{anchor}"))


def _find(places: dict[str, str], wanted: str) -> str:
    exact = places.get(wanted) or places.get(wanted.replace(" ", "-"))
    if exact:
        return exact
    return next((anchor for words, anchor in places.items() if len(words) > 3 and (wanted in words)), "")


def address(game: Game, table: str = "") -> str:
    """Where the rules of a game are read: under its options, or with `table` under that table's edition as well."""
    asked = {"table": table} if table else {key: str(value).lower() for key, value in game.options.items() if value}
    return f"/rules/{game.name}" + (f"?{urlencode(asked)}" if asked else "")


def game_of_address(lobby: Lobby, name: str, given: Mapping[str, str]) -> Game:
    """The game under the options and the edition (built-in or own) an address names. Raises `BadOption`."""
    options: dict[str, object] = {}
    for option in lobby.games.options(name):
        if option.name in given:
            options[option.name] = OPTION_READERS[option.kind](given, option.name)
    if given.get("edition"):
        options["edition"] = given["edition"]
    return lobby.editions.game(name, options).game if options else lobby.default_game(name)


def settings(lobby: Lobby, game: Game, edition: str = "") -> tuple[Setting, ...]:
    """The options of a game as links to the rules under their other values, with the edition the address names."""
    return tuple(_setting(game, option, edition) for option in lobby.games.options(game.name))


def _setting(game: Game, option: Option, edition: str) -> Setting:
    now = game.options.get(option.name, option.default)
    choices: list[tuple[str, object]] = [(choice.capitalize(), choice) for choice in option.choices]
    if option.kind == "bool":
        choices = [("Off", False), ("On", True)]
    others = {"edition": edition} if edition else {}
    values = tuple((words, _rules_link(game, {option.name: value} | others), value == now) for words, value in choices)
    return Setting(option.label, option.help, values)


def _rules_link(game: Game, changed: Mapping[str, object]) -> str:
    """The rules of the same game with an option changed."""
    options = {**game.options, **changed}
    return f"/rules/{game.name}?" + urlencode({key: str(option).lower() for key, option in options.items()})
