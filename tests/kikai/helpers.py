"""What keeps a rule test at five lines: a table laid out in a few words, actions by notation, answers to look at.

All numbers come from the example edition (`example.toml`), on which the rulebook's own examples can be played.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.sharing import asking
from tests.sharing.asking import Data, kinds, legal, line, phase, play, random_game, refused, said, seat, view

import haguruma
from haguruma.kikai.editions.edition import Component, Edition, Effect, Square, Street
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.state import KikaiState

__all__ = (
    "Data", "kinds", "legal", "line", "phase", "play", "random_game", "refused", "said", "seat", "view",
)  # fmt: skip
"""What tests take from here beside what is below."""

EXAMPLE = Path(__file__).with_name("example.toml")
REST = ["more", "take", "draws", "end-turn"]
"""What is still to come once a card has been played and acted with."""


def make(**options: object) -> KikaiGame:
    """The game on the example edition, or on another one named in `options`."""
    game = haguruma.game("kikai", **{"edition": str(EXAMPLE), **options})
    assert isinstance(game, KikaiGame)
    return game


GAME = make()
EDITION: Edition = GAME.edition_data


def with_edition(little_bre: bool = False, **changes: Any) -> KikaiGame:
    """A game on the example edition with some values changed."""
    return KikaiGame(replace(EDITION, hash="changed", **changes), little_bre)


def streets_with(**changes: Data) -> tuple[Street, ...]:
    """The edition's streets, some of them changed, e.g. `s1={"bonus": Effect(energy=1)}`."""
    return tuple(replace(street, **changes.get(street.id, {})) for street in EDITION.streets)


def track_with(changes: dict[int, Data]) -> tuple[Any, ...]:
    """The edition's Energy Track, spaces changed by their place (0 is the leftmost)."""
    return tuple(replace(space, **changes.get(i, {})) for i, space in enumerate(EDITION.track))


def at(
    yellow: Data | None = None, purple: Data | None = None, seed: int = 0, game: KikaiGame = GAME, **rest: Any
) -> KikaiState:
    """A table: each seat's own data and whatever else a position may name; Yellow's first turn by default."""
    return game.position({"seats": {"yellow": yellow or {}, "purple": purple or {}}, **rest}, seed)


def acting(
    district: str, yellow: Data | None = None, purple: Data | None = None, game: KikaiGame = GAME, **rest: Any
) -> KikaiState:
    """A table at which a card for `district` has just been played and the action is awaited (Yellow's by default)."""
    return at(yellow, purple, game=game, pending=[f"act {district}", *REST], **rest)


def tokens(state: KikaiState, name: str = "yellow") -> tuple[int, int, int]:
    """A seat's Energy, Megaphones and Ladders."""
    data = seat(state, name)
    return data["energy"], data["megaphones"], data["ladders"]


def part(name: str) -> Component:
    """A component of the edition."""
    return next(part for part in EDITION.components if part.id == name)


def square(name: str) -> Square:
    """A Square of the edition."""
    return next(square for square in EDITION.squares if square.id == name)


def street(name: str) -> Street:
    """A street of the edition."""
    return next(street for street in EDITION.streets if street.id == name)


def price(name: str) -> int:
    """What a street costs in Energy."""
    return street(name).spaces * EDITION.dropper_cost


def billboard(name: str) -> Effect:
    """What a Billboard of the edition gives."""
    return next(board.effect for board in EDITION.billboards if board.id == name)


def tile(kind: str) -> int:
    """The VP a Construction Bonus Tile gives for each thing it counts."""
    return next(tile.amount for tile in EDITION.bonus_tiles if tile.kind == kind)


def value_shown(cleared: int) -> int:
    """The rightmost Energy value among the first `cleared` spaces of the track, 0 for none."""
    values = [space.value for space in EDITION.track[:cleared] if space.value is not None]
    return values[-1] if values else 0


def fans(**colours: int) -> Data:
    """A Square's fans, e.g. `fans(red=2)`."""
    return {"fans": [colour for colour, count in colours.items() for _ in range(count)]}


def whole(district: str = "casino", **more: Any) -> Data:
    """A finished KIKAI of one District: blue Foot, green Body, blue Head, as in the rulebook's Attract example."""
    return {district: {"foot": "blue-foot-1", "body": "green-body-4", "head": "blue-head-8", **more}}


def faults(data: Any, game: KikaiGame = GAME) -> list[str]:
    """Everything that is wrong with a position, as sentences; [] if nothing is."""
    return asking.faults(data, game)
