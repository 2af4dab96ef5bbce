"""What keeps a rule test at five lines: a table laid out in a few words, actions by notation, answers to look at.

All numbers come from the example edition (`example.toml`), on which the rulebook's own examples can be played.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.sharing import asking
from tests.sharing.asking import Data, kinds, legal, line, phase, play, random_game, refused, said, seat, view

from haguruma.jiguan.constants import COLOURS, SEATS
from haguruma.jiguan.editions.edition import Card, Edition, Reward
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.game import make as make_game
from haguruma.jiguan.state import JiguanState

__all__ = (
    "Data", "kinds", "legal", "line", "phase", "play", "random_game", "refused", "said", "seat", "view",
)  # fmt: skip
"""What tests take from here beside what is below."""

EXAMPLE = Path(__file__).with_name("example.toml")
END = ["end", "end-turn"]
"""What is still to come once the action is done."""
EXTRA = ["action extra", *END]
"""What is still to come once the extra action has been paid for."""


MOMENTS: dict[str, Data] = {
    "before the action": {},
    "between two gears": {"pending": ["gear", "purchase 1", *END], "held": ["red1", "red2"]},
    "at the purchase": {"pending": ["purchase 1", *END]},
    "inside Action B": {"pending": ["reward red", "beast-end s2", *END]},
    "at a card's payment": {"pending": ["price two-steps-red", "bought a2", *END]},
    "while gears are paid": {"pending": ["pay parts-any", *END]},
    "at the end of the turn": {"pending": END},
}
"""What a turn can be in the midst of; the tests' tables bring what these need."""


TILES: Data = {
    "red": {"base": "white", "times": 2},
    "yellow": {"base": "white", "times": 3},
    "green": {"base": "black", "times": 2},
    "blue": {"base": "black", "times": 2},
    "purple": {"base": "black", "times": 3},
}
"""Scoring tiles by tower, for tests of scoring."""


def make(**options: object) -> JiguanGame:
    """The game on the example edition, or on another one named in `options`."""
    return make_game({"edition": str(EXAMPLE), **options})


GAME = make()
EDITION: Edition = GAME.edition_data
BEGINNER = make(beginner=True)
ADVANCED = make(bench="advanced")
OWN = make(edition="reconstruction")
"""The game as it comes."""


def with_edition(beginner: bool = False, bench: str = "basic", **changes: Any) -> JiguanGame:
    """A game on the example edition with some values changed."""
    return JiguanGame(replace(EDITION, hash="changed", **changes), beginner, bench)


def at(
    black: Data | None = None, white: Data | None = None, game: JiguanGame = GAME, seed: int = 0, **rest: Any
) -> JiguanState:
    """A table: seats' own data (`orange` and `teal` make it one for three or four) and whatever else a position names.

    Black's first turn by default; with `closing="white"` the houses are empty and it is the turn after White's last.
    """
    seats = {"black": black or {}, "white": white or {}}
    seats |= {name: rest.pop(name) for name in ("orange", "teal") if name in rest}
    return game.position({"seats": seats, **rest}, seed)


def ending(
    black: Data | None = None, white: Data | None = None, game: JiguanGame = GAME, seed: int = 0, **rest: Any
) -> JiguanState:
    """A table at which Black has acted and may end the turn."""
    return at(black, white, game, seed, **{"pending": END, **rest})


def buying(
    black: Data | None = None, white: Data | None = None, game: JiguanGame = GAME, seed: int = 0, **rest: Any
) -> JiguanState:
    """A table at which Black has placed the gears of Action A and may purchase."""
    return at(black, white, game, seed, **{"pending": ["purchase 1", *END], **rest})


def showing(*cards: str) -> Data:
    """A display on which these cards lie, each in the first fitting row and place, and no others."""
    display: Data = {colour: [""] * 2 * EDITION.cards_per_frame for colour in COLOURS}
    for name in cards:
        first = 0 if card(name).frame == "orange" else EDITION.cards_per_frame
        place = next(
            (row, i)
            for row in COLOURS
            for i in range(first, first + EDITION.cards_per_frame)
            if not display[row][i]
        )
        display[place[0]][place[1]] = name
    return display


def taking(
    name: str, black: Data | None = None, white: Data | None = None, game: JiguanGame = GAME, **rest: Any
) -> JiguanState:
    """A table at which Black has just taken this card by a purchase of row a2."""
    pending = ["any-card", "bought a2", *END]
    display = {
        COLOURS[0]: [name] if card(name).frame == "orange" else [*[""] * EDITION.cards_per_frame, name]
    }
    state = at(black, white, game, **{"pending": pending, "display": display, **rest})
    state.play(f"card {name}")
    return state


def beast(colour: str, **more: Any) -> Data:
    """A completed beast of a colour."""
    return {"colour": colour, "beast": True, **more}


def mover(state: JiguanState) -> str:
    """The seat on move by name, '' when the game is over."""
    return "" if state.seat is None else SEATS[state.seat]


def tokens(state: JiguanState, name: str = "black") -> tuple[int, int]:
    """A seat's coins and energy."""
    data = seat(state, name)
    return data["coins"], data["energy"]


def score(state: JiguanState, name: str = "black") -> int:
    """A seat's points so far."""
    return int(seat(state, name)["score"])


def points(state: JiguanState, name: str = "black") -> Data:
    """A seat's points so far, by source; sources without any are left out."""
    data: Any = state.position()
    return data["seats"][name]["points"]  # type: ignore[no-any-return]


def card(name: str) -> Card:
    """A card of the edition."""
    return next(card for card in EDITION.cards if card.id == name)


def shop(a: str = "", b: str = "") -> str:
    """The workshop with this A ability, or with this B ability."""
    return next(shop.id for shop in EDITION.workshops if shop.a == a or shop.b == b)


QUIET = shop(b="rows")
"""A workshop whose B ability stays out of a test's way."""


def rank(number: int) -> Reward:
    """The reward of a rank."""
    return EDITION.ranks[number - 1]


def house(icon: str, after: int = 0) -> int:
    """Number of the first house with this icon, counted from 1, after another one."""
    return next(i + 1 for i in range(after, len(EDITION.houses)) if EDITION.houses[i] == icon)


def around(icon: str) -> int:
    """Number of the first house both neighbours of which have this icon."""
    ring = EDITION.houses
    return next(i + 1 for i in range(len(ring)) if {ring[i - 1], ring[(i + 1) % len(ring)]} == {icon})


def pair_at(*houses: int) -> str:
    """The action that names this house and its right neighbour."""
    return f"pair h{(houses[0] - 1) % len(EDITION.houses) + 1}"


def gear_energy(colour: str, beast_side: bool = False) -> int:
    """Energy points of the first blueprint of a colour."""
    tile = next(tile for tile in EDITION.blueprints if tile.colour == colour)
    return tile.beast_energy if beast_side else tile.energy


def faults(data: Any, game: JiguanGame = GAME) -> list[str]:
    """Everything that is wrong with a position, as sentences; [] if nothing is."""
    return asking.faults(data, game)
