"""Words every game needs, and texts told differently for different games: parts for one mode alone, anchors, pictures.

`::: advanced` begins a part for games of that kind, `:::` ends it; parts may lie in each other. A heading names its
anchor at its end, `{#K4}`; a line `![what one sees](picture:street "a caption")` asks for a picture.
"""

from __future__ import annotations

import re
from collections.abc import Collection

_FENCE = re.compile(r":::[ \t]*([\w -]*)$")
_MARK = re.compile(r"^(#+ .*?)[ \t]*\{#[\w.-]+\}[ \t]*$", re.MULTILINE)
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\([^)]*\)")
_PICTURE = re.compile(r'!\[([^\]]*)\]\(picture:[\w-]+(?: "[^"]*")?\)')


def plural(count: object, noun: str) -> str:
    """`1 coin`, `2 coins`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def article(noun: str) -> str:
    """The noun with `a` or `an` before it."""
    return f"{'an' if noun[:1].lower() in 'aeiou' and noun else 'a'} {noun}"


def listed(items: list[str], last: str = "and") -> str:
    """`x`, `x and y`, `x, y and z`."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def distinct(names: dict[str, str]) -> dict[str, str]:
    """The names by id, with the id added where two are alike."""
    seen = list(names.values())
    return {key: f"{name} ({key})" if seen.count(name) > 1 else name for key, name in names.items()}


def pad(text: object, width: int) -> str:
    """The text in exactly so many columns, cut with `…` if it is longer."""
    shown = str(text)
    return f"{shown:<{width}}" if len(shown) <= width else shown[: width - 1] + "…"


def for_kinds(text: str, kinds: Collection[str]) -> str:
    """The text with the parts for any of `kinds` and without those for others.

    Raises `ValueError` for a part that does not end, an end without a part, or `:::` within a line.
    """
    kept: list[str] = []
    inside: list[bool] = []
    for line in text.splitlines():
        fence = _FENCE.fullmatch(line)
        if fence is None:
            if ":::" in line:
                raise ValueError(f"':::' stands in the middle of a line: {line[:60]}")
            if all(inside):
                kept.append(line)
        elif fence[1].strip():
            inside.append(not set(kinds).isdisjoint(fence[1].split()))
        elif inside:
            inside.pop()
        else:
            raise ValueError("a part of the text ends that has not begun")
    if inside:
        raise ValueError("a part of the text does not end")
    return "\n".join(kept)


def unmarked(text: str) -> str:
    """Markdown for a reader of text: without the marks of anchors, and pictures as what one would see in brackets."""
    return _PICTURE.sub(r"[Picture: \1]", _MARK.sub(r"\1", text))


def plain(text: str) -> str:
    """The same with links as bare words, for a terminal."""
    return _LINK.sub(r"\1", unmarked(text))
