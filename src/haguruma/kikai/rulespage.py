"""The rules of KIKAI in our own words, as Markdown made from the edition's numbers; one anchor per rule and ruling.

The prose lies in `texts`, with a `$name` wherever a number belongs; `rules_facts` has the numbers, `rules_values`
the tables at the end. A heading names its anchor at its end: `### K4 · One Deploy, one street {#K4}`.
"""

from __future__ import annotations

import re
from pathlib import Path
from string import Template

from .edition import Edition
from .effects import EffectTable
from .rules_facts import facts
from .rules_values import sources, values
from .words_names import Names

TEXTS = Path(__file__).parent / "texts"
"""Where the prose lies."""

SECTIONS: dict[str, str] = {
    "Game Components": "table",
    "Objective of the Game": "about",
    "Winning Conditions": "aim",
    "Game Setup": "set-up",
    "Normal Mode": "set-up",
    "Player Setup": "player-setup",
    "Starting Restriction": "player-setup",
    "Game Flow": "rounds",
    "Number of Turns per Round": "rounds",
    "Turn Structure": "turn",
    "District Cards": "cards",
    "End of Turn": "end-of-turn",
    "End of a Round": "round-end",
    "Build": "build",
    "Influence Gained After Construction": "ladders",
    "KIKAI Head Construction Bonus": "construction-bonus",
    "Deploy Flyer Droppers": "deploy",
    "District Connection Rule": "deploy",
    "Bonuses": "deploy",
    "Attract Fans": "attract",
    "Billboards": "billboards",
    "Host an Exhibition": "exhibit",
    "Renown": "exhibitions",
    "End of Game Conditions": "end",
    "Final Scoring": "final-scoring",
    "Gameplay Example": "sources",
    "Your First Game": "little-bre",
}
"""Section of the printed rulebook -> anchor of ours."""

OTHERS: dict[str, str] = {"components": "table", "four of a colour": "sources"}
"""Rules that are neither a ruling nor a section -> anchor."""

ADVANCED: frozenset[str] = frozenset({"K23", "K24", "K25", "K34", "K35", "K36", "K37", "K38"})
"""Rulings for Advanced mode alone."""

RULINGS: frozenset[str] = frozenset(f"K{number}" for number in range(1, 34)) - ADVANCED
"""Rulings that bind in Standard mode; each has a heading of its own."""

_EVIDENCE = re.compile(r"(ET|MB|MP)\d+")
_MARK = re.compile(r"^(#+ .*?)[ \t]*\{#[\w.-]+\}[ \t]*$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")


def page(edition: Edition) -> str:
    """The whole page."""
    words = facts(edition)
    words["reconstruction"] = _text("reconstruction.md") if edition.reconstruction else ""
    prose = [Template(_text(name)).substitute(words).rstrip() for name in ("rules.md", "rulings.md")]
    tables = [*values(edition, Names(edition, EffectTable(edition))), *sources(edition)]
    return re.sub(r"\n{3,}", "\n\n", "\n\n".join([*prose, "\n".join(tables)])).strip() + "\n"


def _text(name: str) -> str:
    return (TEXTS / name).read_text("utf-8")


def anchor(rule: str) -> str:
    """The anchor on the page for the rule of a refusal or fault (`K4`, `rulebook: Build`, `ET2`); '' for none."""
    if rule in RULINGS:
        return rule
    if rule in ADVANCED:
        return "advanced"
    if _EVIDENCE.fullmatch(rule):
        return "sources"
    if rule.startswith("rulebook: "):
        return SECTIONS.get(rule.removeprefix("rulebook: "), "rules")
    return OTHERS.get(rule, "")


def plain(text: str) -> str:
    """The page without the marks of anchors and with links as bare words, for a terminal."""
    return _LINK.sub(r"\1", _MARK.sub(r"\1", text))
