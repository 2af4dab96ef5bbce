"""Players by spec string: `make("greedy", seed)` gives a bot, `observe(state, seat)` what it may see.

Bots know no hidden order: they are handed an `Observation`, never a state.
"""

from __future__ import annotations

from difflib import get_close_matches

from ..kernel.faults import BadOption
from ..registry import GAMES
from .base import Bot, Observation, observe
from .greedy import GreedyBot
from .random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Spec -> the bot."""

DEFAULTS: tuple[str, ...] = ("greedy", "random")
"""Who sits down where nobody is named: the first of these that plays the game. A new bot has to earn its place here."""


def make(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec; the same seed and observations: the same choices. Raises `BadOption` for an unknown spec."""
    if not isinstance(spec, str):
        raise BadOption(f"a bot is named by a text, not {type(spec).__name__}; {_known()}")
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOption(f"a bot's seed is a whole number, not {str(seed)[:40]!r}")
    return _find(spec)(seed)


def check(spec: str, game: str) -> None:
    """Raise `BadOption` unless there is a bot of this spec and it plays the game of this id."""
    found = _find(spec)
    if not found.plays(game):
        raise found.cannot_play(GAMES.get(game, game))


def default(game: str) -> str:
    """The spec of the bot that plays a game where nobody is named."""
    return next(spec for spec in DEFAULTS if BOTS[spec].plays(game))


def playing(game: str) -> tuple[str, ...]:
    """The specs of all bots that play a game, its default first."""
    return tuple(dict.fromkeys([default(game), *(spec for spec in BOTS if BOTS[spec].plays(game))]))


def _find(spec: str) -> type[Bot]:
    found = BOTS.get(spec.strip().lower())
    if found is None:
        raise BadOption(_unknown(spec))
    return found


def _known() -> str:
    return "the bots are: " + ", ".join(BOTS)


def _unknown(spec: str) -> str:
    name, colon, _ = spec.strip().lower().partition(":")
    if colon and name in BOTS:
        return f"the bot '{name}' takes no settings, so '{spec[:40]}' is none; {_known()}"
    near = get_close_matches(spec.strip().lower()[:40], list(BOTS), 1)
    hint = f" Did you mean '{near[0]}'?" if near else ""
    return f"there is no bot '{spec[:40]}'; {_known()}.{hint}"


__all__ = [
    "BOTS", "Bot", "GreedyBot", "Observation", "RandomBot", "check", "default", "make", "observe", "playing",
]  # fmt: skip
