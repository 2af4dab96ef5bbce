"""The rules of KIKAI in our own words, as Markdown made from the edition's numbers; one anchor per rule and ruling.

The prose lies in `texts`, with a `$name` wherever a number belongs and with parts for one mode alone (see
`kernel.prose`); `facts` has the numbers, `values` the tables at the end.
"""

from __future__ import annotations

import re
from pathlib import Path
from string import Template

from ...kernel.prose import for_kinds, plain
from ..editions.edition import Edition
from ..rules.effects import EffectTable
from ..words.names import Names
from .facts import facts
from .values import sources, values

__all__ = ["ADVANCED", "OTHERS", "RULINGS", "SECTIONS", "anchor", "page", "plain"]

TEXTS = Path(__file__).parent / "texts"
"""Where the prose lies."""

SECTIONS: dict[str, str] = {
    "Game Components": "table",
    "Objective of the Game": "about",
    "Winning Conditions": "aim",
    "Game Setup": "set-up",
    "Normal Mode": "set-up",
    "Advanced Mode": "advanced",
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
"""Rulings for Advanced mode alone; each has a heading on that mode's page, and on the other one a section together."""

RULINGS: frozenset[str] = frozenset(f"K{number}" for number in range(1, 39)) - ADVANCED
"""Rulings that bind in both modes; each has a heading of its own."""

_EVIDENCE = re.compile(r"(ET|MB|MP)\d+")


def page(edition: Edition, little_bre: bool = False) -> str:
    """The whole page, for the mode whose side of the boards the edition is."""
    words = facts(edition)
    kinds = _kinds(edition) | {"little-bre" if little_bre else "no-little-bre"}
    kind_of_edition = "reconstruction.md" if edition.reconstruction else "box.md"
    words["reconstruction"] = Template(_text(kind_of_edition)).substitute(words)
    prose = [Template(for_kinds(_text(name), kinds)).substitute(words).rstrip() for name in ("rules.md", "rulings.md")]
    tables = [*values(edition, Names(edition, EffectTable(edition))), *sources(edition)]
    return re.sub(r"\n{3,}", "\n\n", "\n\n".join([*prose, "\n".join(tables)])).strip() + "\n"


def _kinds(edition: Edition) -> set[str]:
    """What is told of this edition: its mode, its Advanced tiles, whether rows have VP and cleared spaces score."""
    kinds = {edition.mode, *(f"tile-{tile.kind}" for tile in edition.bonus_tiles)}
    if any(row.vp for row in edition.master.rows):
        kinds.add("row-vp")
    if not edition.scoring.without_unlocked:
        kinds.add("unlocked")
    return kinds


def _text(name: str) -> str:
    return (TEXTS / name).read_text("utf-8")


def anchor(rule: str, advanced: bool = False) -> str:
    """The anchor on a mode's page for the rule of a refusal or fault (`K4`, `rulebook: Build`, `ET2`); '' for none."""
    if rule in RULINGS:
        return rule
    if rule in ADVANCED:
        return rule if advanced else "advanced"
    if _EVIDENCE.fullmatch(rule):
        return "sources"
    if rule.startswith("rulebook: "):
        return SECTIONS.get(rule.removeprefix("rulebook: "), "rules")
    return OTHERS.get(rule, "")
