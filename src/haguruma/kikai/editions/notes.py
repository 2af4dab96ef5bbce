"""What reading an edition file turns up, and what a source mark may say: the same for all games."""

from __future__ import annotations

from ...kernel.editions.notes import MOST, SLUG, SOURCES, Notes

__all__ = ["MOST", "SLUG", "SOURCES", "Notes"]
