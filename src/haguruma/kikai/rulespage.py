"""The rules of KIKAI in our own words, as Markdown made from the edition's numbers; one anchor per rule and ruling."""

from __future__ import annotations

from .edition import Edition


def page(edition: Edition) -> str:
    """The whole page."""
    return f"# KIKAI – Bricolage Heads\n\nEdition: {edition.title}\n"
