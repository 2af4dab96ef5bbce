"""What the rules pages of all games have in common to be checked: anchors, rules that can be cited, printed numbers."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

Steps = tuple[str | int, ...]
"""The way to a number of an edition: names of fields and places in lists."""


def anchors(text: str) -> list[str]:
    """The anchors of a page's headings."""
    return re.findall(r"^#+ .*\{#([\w.-]+)\}$", text, re.MULTILINE)


def cited(room: Path, rule: re.Pattern[str]) -> set[str]:
    """Every rule a refusal or fault of a game can name: whatever in its code looks like one."""
    found = set()
    for path in room.rglob("*.py"):
        if path.parent.name not in ("page", "words"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if (
                    isinstance(node, ast.Constant)
                    and isinstance(node.value, str)
                    and rule.fullmatch(node.value)
                ):
                    found.add(node.value)
    return found


def phrases(room: Path) -> set[str]:
    """The phrases a game's texts ask for with `$`."""
    texts = [(room / "page" / "texts" / name).read_text("utf-8") for name in ("rules.md", "rulings.md", "box.md")]
    return set(re.findall(r"\$(\w+)", "".join(texts)))


def fields_of(value: Any) -> list[str]:
    """The fields of a part of an edition."""
    return [field.name for field in fields(value)]


def numbers(value: Any, printed: Callable[[Any], Sequence[str]] = fields_of) -> Iterator[Steps]:
    """The way to every number of an edition, as far as it lies in fields that are `printed`."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield ()
    elif isinstance(value, tuple):
        for place, item in enumerate(value):
            yield from ((place, *steps) for steps in numbers(item, printed))
    elif is_dataclass(value):
        for name in printed(value):
            yield from ((name, *steps) for steps in numbers(getattr(value, name), printed))


def put(owner: Any, steps: Steps, change: Callable[[int], int]) -> Any:
    """A copy with the number at the end of the way changed."""
    if not steps:
        return change(owner)
    first, *rest = steps
    if isinstance(owner, tuple):
        place = int(first)
        return (*owner[:place], put(owner[place], tuple(rest), change), *owner[place + 1 :])
    return replace(owner, **{str(first): put(getattr(owner, str(first)), tuple(rest), change)})


def unread(edition: Any, ways: Sequence[Steps], page: Callable[[Any], str]) -> list[Steps]:
    """The ways to numbers that can be changed without changing the page."""
    before = page(edition)
    return [steps for steps in ways if page(put(edition, steps, lambda number: number + 1)) == before]


def thousands(edition: Any, ways: Sequence[Steps]) -> Any:
    """The edition with every one of these numbers above a thousand, so that none of the real ones is left."""
    for steps in ways:
        edition = put(edition, steps, lambda number: 1000 + 7 * number)
    return edition


def small_numbers(text: str, apart: str) -> list[str]:
    """The lines of a page's prose with a number below a hundred; not in tables, list numbers, links, `apart`."""
    prose = [line for line in text.splitlines() if not line.startswith("|")]
    bare = re.sub(rf"^\d+\. |{apart}|\{{#.*?\}}|\(#.*?\)", "", "\n".join(prose), flags=re.MULTILINE)
    return [
        line for line in bare.splitlines() if any(int(digits) < 100 for digits in re.findall(r"\d+", line))
    ]
