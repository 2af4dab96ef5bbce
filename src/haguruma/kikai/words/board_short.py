"""Effects in symbols, for the terminal's board."""

from __future__ import annotations

from ..editions.edition import Effect


def short(effect: Effect) -> str:
    """An effect in symbols: 2E, M, L+2VP, M/L, -2D."""
    if effect.choice:
        return "/".join(short(option) for option in effect.choice)
    pairs = ((effect.energy, "E"), (effect.megaphone, "M"), (effect.ladder, "L"), (effect.vp, "VP"))
    parts = [f"{count if count > 1 or mark in ('E', 'VP') else ''}{mark}" for count, mark in pairs if count]
    if effect.discard:
        parts.append(f"-{effect.discard}D")
    return "+".join(parts) if parts else "–"
