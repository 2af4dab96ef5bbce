"""The traceability page of Jigūan, and what must be on it: the rulebook's sections and the rulings."""

from __future__ import annotations

from tests.tracing import Page

PAGE = Page("traceability-jiguan.md", ("jiguan", "games"), "J")
SECTIONS = [
    "Table of Contents", "Game Components", "Airship pointer", "Symbol Explanation", "Game Goal", "Setup",
    "Beginner Play", "Game Flow", "Action Introduction",
    "Action A: Take Parts (required) & Buy a1/a2 (optional)", "Action B: Complete a Mechanical Beast (required)",
    "Scoring", "Game End", "Card Introduction", "[A] Immediate Reward Cards", "[B] Mission / Scoring Reward Cards",
    "Workshop Abilities", "[A] Energy Conversion (usable only once per turn)",
    "[B] Extra Points (triggered when the condition is met, no limit on the number of times)",
]  # fmt: skip
"""Every section of the rulebook, in its order."""
RULINGS = [f"J{number}" for number in range(1, 40)]
ASIDE = ""
