"""Players by spec string: `make("greedy", seed)` gives a bot, `look(state, seat)` what it may see.

Bots know no hidden order: they are handed a `Sight`, never a state.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from ..kernel.faults import BadOption
from .base import Bot
from .greedy import GreedyBot
from .observation import Observation, observe
from .random import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Spec -> what makes the bot from a seed."""


def make(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec; the same seed and observations: the same choices. Raises `BadOption` for an unknown spec."""
    if not isinstance(spec, str):
        raise BadOption(f"a bot is named by a text, not {type(spec).__name__}; {_known()}")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOption(f"a bot's seed is a whole number, not {str(seed)[:40]!r}")
    found = BOTS.get(spec.strip().lower())
    if found is None:
        raise BadOption(_unknown(spec))
    return found(seed)


def _known() -> str:
    return "the bots are: " + ", ".join(BOTS)


def _unknown(spec: str) -> str:
    name, colon, _ = spec.strip().lower().partition(":")
    if colon and name in BOTS:
        return f"the bot '{name}' takes no settings, so '{spec[:40]}' is none; {_known()}"
    near = get_close_matches(spec.strip().lower()[:40], list(BOTS), 1)
    hint = f" Did you mean '{near[0]}'?" if near else ""
    return f"there is no bot '{spec[:40]}'; {_known()}.{hint}"


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Observation", "observe", "make"]
