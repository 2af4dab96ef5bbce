"""What an owner begins with: the values of the built-in edition as a commented file, none of them from the box yet.

What the comments say is in `comments`; the values come from the built-in edition each time, so they never fall behind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..kernel.editions.files import parsed
from ..kernel.faults import BadOption
from ..registry import GAMES
from ..registry import title as title_of
from . import comments
from .games import BUILT_IN, built_in
from .writing import MARK_KEYS, inline, is_rows, key, rows

LONGEST_TITLE = 60
INVENTED = 'source = "invented"'

Tables = Mapping[str, object]


def template(game: str, title: str = "") -> str:
    """The text of a new edition file: the built-in values in the order in which one reads the box, all `invented`.

    It makes the same game as the built-in edition. Raises `BadOption` for an unknown game or a title that is none.
    """
    data = parsed(built_in(game), BUILT_IN)
    title = title or f"My copy of {GAMES[game]}"[:LONGEST_TITLE]
    if len(title) > LONGEST_TITLE or not title.isprintable():
        raise BadOption(f"a title has 1 to {LONGEST_TITLE} printable characters")
    lines = comments.comment(comments.head(GAMES[game], game))
    lines += ["", "[edition]", *_about(game, data, title)]
    chapter = ""
    for block, values in _ordered(game, data):
        remark = comments.of(game, block)
        if remark.chapter not in ("", chapter):
            chapter = remark.chapter
            lines += _banner(chapter)
        lines += ["", *comments.comment(remark.text), f"[{block}]", INVENTED, *_keys(values, remark.group)]
    return "\n".join(lines) + "\n"


def _banner(chapter: str) -> list[str]:
    rule = "# " + "-" * (comments.WIDTH - 2)
    return ["", "", rule, f"# {chapter}", rule]


def _about(game: str, data: dict[str, object], title: str) -> list[str]:
    """The keys of the table `edition`; which game it is of is said if the game knows that key."""
    files = title_of(game).edition_files()
    spots = files.inspect(data, BUILT_IN, files.modes(data)[0]).spots
    named = [f"game = {inline(game)}"] if ("edition", "game") in spots else []
    flags = [*comments.comment(comments.flags()), "reconstruction = false", "# evidence = true"]
    return [f"title = {inline(title)}", *named, *flags]


def blocks(data: Tables) -> Iterator[tuple[str, Tables]]:
    """The tables of a file by their headers, `edition` left out: `counts`, `standard.streets` …"""
    for name, values in data.items():
        if name == "edition" or not isinstance(values, Mapping):
            continue
        if values and all(isinstance(inner, Mapping) for inner in values.values()):
            yield from ((f"{name}.{inner}", table) for inner, table in values.items())
        else:
            yield name, values


def _ordered(game: str, data: Tables) -> list[tuple[str, Tables]]:
    return sorted(blocks(data), key=lambda block: comments.place(game, block[0]))


def _keys(values: Tables, group: str) -> list[str]:
    lines = []
    for name, value in values.items():
        if name in MARK_KEYS:
            continue
        bare = without_marks(value)
        if is_rows(bare) and isinstance(bare, list):
            lines += [f"{key(name)} = [", *rows(bare, group), "]"]
        else:
            lines.append(f"{key(name)} = {inline(bare)}")
    return lines


def without_marks(value: object) -> object:
    """A value without the source marks in it."""
    if isinstance(value, Mapping):
        return {name: without_marks(inner) for name, inner in value.items() if name not in MARK_KEYS}
    if isinstance(value, list):
        return [without_marks(item) for item in value]
    return value
