"""The rules of Jigūan in our own words, as Markdown made from the edition's numbers; an anchor per rule and ruling.

The prose lies in `texts`, with a `$name` wherever a number belongs and with parts for some games alone (see
`kernel.prose`); `facts` has the numbers, `values` the tables at the end.
"""

from __future__ import annotations

import re
from pathlib import Path
from string import Template

from ...kernel.prose import for_kinds, plain
from ..editions.edition import Edition
from .facts import facts
from .values import sources, values

__all__ = ["OTHERS", "RULINGS", "SECTIONS", "anchor", "page", "plain"]

TEXTS = Path(__file__).parent / "texts"
"""Where the prose lies."""

SECTIONS: dict[str, str] = {
    "Game Components": "table",
    "Symbol Explanation": "cards",
    "Game Goal": "aim",
    "Setup": "set-up",
    "Setup 2": "set-up",
    "Setup 3": "set-up",
    "Setup 4": "set-up",
    "Beginner Play": "beginner",
    "Game Flow": "turn",
    "Exchange actions": "exchanges",
    "Action A": "action-a",
    "Action A, houses": "houses",
    "Energy reward": "energy-reward",
    "Action B": "action-b",
    "Action B, blue tower": "towers",
    "Action B, bear": "towers",
    "Scoring": "scoring",
    "Scoring, example": "tile-values",
    "Game End": "end",
    "Card Introduction": "cards",
    "Workshop Abilities": "workshop",
}
"""Section of the printed rulebook -> anchor of ours; what follows a comma may be left out."""

OTHERS: dict[str, str] = {"components": "table"}
"""Rules that are neither a ruling nor a section -> anchor."""

RULINGS: frozenset[str] = frozenset(f"J{number}" for number in range(1, 40))
"""The rulings; each has a heading of its own."""


def page(edition: Edition, beginner: bool = False, advanced: bool = False) -> str:
    """The whole page, for Beginner Play or the full game, on the basic or the advanced side of the bench."""
    words = facts(edition)
    kinds = ("beginner" if beginner else "full", "advanced" if advanced else "basic")
    kind_of_edition = "reconstruction.md" if edition.reconstruction else "box.md"
    words["reconstruction"] = Template(_text(kind_of_edition)).substitute(words)
    prose = [Template(for_kinds(_text(name), kinds)).substitute(words).rstrip() for name in ("rules.md", "rulings.md")]
    tables = [*values(edition), *sources(edition)]
    return re.sub(r"\n{3,}", "\n\n", "\n\n".join([*prose, "\n".join(tables)])).strip() + "\n"


def _text(name: str) -> str:
    return (TEXTS / name).read_text("utf-8")


def anchor(rule: str) -> str:
    """The anchor on the page for the rule of a refusal or fault (`J4`, `rulebook: Scoring`); '' for none."""
    if rule in RULINGS:
        return rule
    if rule.startswith("rulebook: "):
        name = rule.removeprefix("rulebook: ")
        return SECTIONS.get(name) or SECTIONS.get(name.split(", ")[0], "rules")
    return OTHERS.get(rule, "")
