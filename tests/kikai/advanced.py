"""The helpers' counterparts for Advanced games: the example edition's other side, and tables laid out on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from haguruma.kernel.action import Event
from haguruma.kernel.history import History
from haguruma.kikai.editions.edition import Edition, Effect
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.rules.effects import notation
from haguruma.kikai.state import KikaiState

from .helpers import REST, Data, make, play
from .helpers import at as table_at

GAME = make(mode="advanced")
EDITION: Edition = GAME.edition_data
BODY: Data = {"foot": "red-foot-1", "body": "red-body-4"}
"""A KIKAI that lacks its Head."""
SHOWN: Data = {"head": ["red-head-6"]}
"""The Head that lies open for it, cost 6."""
ALL_BUT_ONE = ("b1", "b2", "b3", "b4", "b5")
"""The Billboards of a player who has one left."""


def with_edition(**changes: Any) -> KikaiGame:
    """An Advanced game on the example edition with some values changed."""
    return KikaiGame(replace(EDITION, hash="changed", **changes))


def scoring_with(**changes: Any) -> KikaiGame:
    """The game with other items of final scoring."""
    return with_edition(scoring=replace(EDITION.scoring, **changes))


def at(
    yellow: Data | None = None, purple: Data | None = None, game: KikaiGame = GAME, **rest: Any
) -> KikaiState:
    """A table of an Advanced game; Yellow's first turn by default."""
    return table_at(yellow, purple, game=game, **rest)


def acting(
    district: str, yellow: Data | None = None, purple: Data | None = None, game: KikaiGame = GAME, **rest: Any
) -> KikaiState:
    """A table at which a card for `district` has just been played and the action is awaited (Yellow's by default)."""
    return table_at(yellow, purple, game=game, pending=[f"act {district}", *REST], **rest)


def heading(kind: str, yellow: Data | None = None, purple: Data | None = None, **rest: Any) -> KikaiState:
    """A table at which Yellow can build a Head in Casino and take a tile of `kind` with it."""
    mine = {"energy": 9, **(yellow or {})}
    mine["kikai"] = {"casino": BODY, **mine.get("kikai", {})}
    return acting("casino", mine, purple, bonus_tiles={"casino": kind}, display=SHOWN, **rest)


def claimed(
    kind: str, yellow: Data | None = None, purple: Data | None = None, **rest: Any
) -> tuple[KikaiState, list[Event]]:
    """The table after Yellow has built the Head, and what happened."""
    state = heading(kind, yellow, purple, **rest)
    return state, play(state, "build red-head-6")


def line_from(data: Data, game: KikaiGame = GAME) -> History:
    """A line of play from a position."""
    return History(game, position=data)


def foundation(number: int) -> str:
    """The notation of one of a player's six Foundation Tiles."""
    return notation(EDITION.foundation_bonuses[number])


def bonus(name: str) -> Effect:
    """What a Square of the edition gives."""
    return next(square.bonus for square in EDITION.squares if square.id == name)


def posted(*names: str, owner: str = "yellow") -> Data:
    """Squares from q2 on that carry these Billboards of one seat."""
    return {f"q{i + 2}": {"billboard": [owner, name]} for i, name in enumerate(names)}
