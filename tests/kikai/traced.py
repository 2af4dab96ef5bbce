"""The traceability page of KIKAI, and what must be on it: the rulebook's sections and the rulings."""

from __future__ import annotations

from tests.tracing import Page

PAGE = Page("traceability.md", ("kikai", "games", "kernel"), "K")
SECTIONS = [
    "Table of Contents", "Game Components", "Objective of the Game", "Winning Conditions", "Game Setup",
    "Player Setup", "Starting Restriction", "You're Ready to Start the Game!", "Game Flow",
    "Number of Turns per Round", "Turn Structure", "A Player's Turn", "District Cards", "End of Turn",
    "End of a Round", "Detailed Actions", "Build a KIKAI Component", "Effects", "KIKAI Head Construction Bonus",
    "Deploy Flyer Droppers", "District Connection Rule", "Bonuses", "Attract Fans", "Billboards",
    "Host an Exhibition", "Gain Energy", "Renown", "Hosting an Exhibition in an Empty District",
    "End of the Game & Final Scoring", "End of Game Conditions", "Final Scoring",
    "Gameplay Example – The Art of the Move", "Round 1 – Turn 1", "Round 1 – Turn 2", "Round 1 – Turn 3",
    "Round 1 – Turn 4", "Token Usage Summary", "Your First Game", "How to Assemble Your KIKAI", "Credits",
]  # fmt: skip
"""Every section of the rulebook, in its order."""
RULINGS = [f"K{number}" for number in range(1, 39)]
ASIDE = "test_whole_games"
"""A module whose tests touch upon many rulings and so need not stand beside each."""
