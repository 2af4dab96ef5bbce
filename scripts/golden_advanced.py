"""What the golden games of KIKAI Advanced are to show, and players who bring it about; `golden` searches and writes.

Nothing here knows a value of the edition, so the games can be made anew after any change of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from golden_players import Player, Wanted, at_random, ends, greedy, seeking, standing

from haguruma import game as game_named
from haguruma.kernel.contract import Game
from haguruma.kernel.history import History, Ply
from haguruma.kikai.constants import CHEAP_BIT, DISCARD_FAN
from haguruma.kikai.editions.edition import Edition
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.rules.network import toll_of
from haguruma.kikai.state import KikaiState

Search = Callable[[Game, tuple[Player, ...], Wanted], History]
Played = Callable[[Game, int, tuple[Player, ...], History], History]
Seen = Callable[[KikaiState, Ply], bool]
"""Whether something was seen at an action, by the state before it."""


def heads(state: KikaiState, seat: int) -> float:
    """Few KIKAI, built to the Head, and the tiles that come with it; then fans by ways over the opponent's streets."""
    sites = [state.site[(seat * 6 + d) * 3 : (seat * 6 + d) * 3 + 3] for d in range(6)]
    tall = sum((0, 5, 18, 45)[sum(part >= 0 for part in site)] for site in sites)
    tokens = min(state.megaphones[seat] + state.ladders[seat], 4)
    return (
        tall
        + 20 * state.kept[seat].bit_count()
        + min(state.energy[seat], 16)
        + tokens
        + standing(state, seat)
    )


BUILDER = seeking(heads)


# What is seen at an action


def free_fan(before: KikaiState, ply: Ply) -> bool:
    """A first fan over the opponent's streets pays nothing."""
    if ply.action.kind != "attract":
        return False
    district = before.stack[-1] % 65536
    square = before.t.square_no[ply.action.args[1]]
    return toll_of(before, before.mover, district, square) > 0 and ply.events[0].fields["toll"] == 0


def ladder_paid(before: KikaiState, ply: Ply) -> bool:
    """A Ladder pays where a Megaphone could have."""
    return ply.action.kind == "pay" and "ladder" in ply.action.notation


def cheap(before: KikaiState, ply: Ply) -> bool:
    """A street is laid for the tile's price."""
    if ply.action.kind != "deploy" or not before.kept[before.mover] & CHEAP_BIT:
        return False
    return bool(
        ply.events[0].fields["cost"]
        == before.t.spaces[before.t.street_no[ply.action.args[0]]] * before.t.cheap_cost
    )


def drawn(before: KikaiState, ply: Ply) -> bool:
    """A pair draws a card."""
    return any(event.kind == "pair-draw" for event in ply.events)


def emptied(before: KikaiState, ply: Ply) -> bool:
    """A Square is emptied by the fan discarded, and the game goes on."""
    kinds = [event.kind for event in ply.events]
    return ply.action.kind == "discard" and "billboard" in kinds and "media-victory" not in kinds


def seen(what: Seen) -> Wanted:
    """A game in which this is seen."""

    def wanted(history: History) -> bool:
        before = history.first
        for ply in history.plies:
            if isinstance(before, KikaiState) and what(before, ply):
                return True
            before = ply.state
        return False

    return wanted


# Games from positions


def tall(edition: Edition, number: int) -> dict[str, str]:
    """A Foot and a Body that no other number has."""
    parts = {
        kind: [part.id for part in edition.components if part.kind == kind and not part.start]
        for kind in ("foot", "body")
    }
    return {kind: names[number] for kind, names in parts.items()}


def first_squares(edition: Edition, count: int, left: list[str]) -> dict[str, Any]:
    """So many Squares with Yellow's Billboards, one with a last fan, the others with two fans each."""
    squares: dict[str, Any] = {}
    for number, square in enumerate(edition.squares):
        if number < count:
            squares[square.id] = {"fans": [], "billboard": ["yellow", f"b{number + 1}"]}
        elif number == count:
            squares[square.id] = {"fans": left}
        else:
            squares[square.id] = {"fans": ["red", "green"][: square.fans]}
    return squares


def about_to_discard(game: KikaiGame, billboards: int, fans: bool = True) -> History:
    """A game that begins before Yellow builds a Head in Casino, and with it takes the tile that discards a fan.

    Without `fans` no Square holds any, and nothing is discarded (K34).
    """
    edition = game.edition_data
    most = max(part.cost for part in edition.components)
    yellow = {
        "energy": most,
        "megaphones": 1,
        "ladders": 1,
        "hand": ["casino", "diner"],
        "kikai": {"casino": tall(edition, 0)},
    }
    purple = {"energy": 5, "hand": ["school", "station"], "kikai": {"school": tall(edition, 1)}}
    data = {
        "options": {"mode": "advanced"}, "turn": 1, "seats": {"yellow": yellow, "purple": purple},
        "squares": first_squares(edition, billboards, ["blue"]), "bonus_tiles": {"casino": DISCARD_FAN},
    }  # fmt: skip
    if not fans:
        data["squares"] = {square.id: {"fans": []} for square in edition.squares}
    history = History(game, seed=1, position=data)
    history.play("play casino")
    history.play(next(action.notation for action in history.state.actions() if action.kind == "build"))
    if fans:
        history.play(f"discard blue<{edition.squares[billboards].id}")
    return history


def recipes(search: Search, played: Played) -> Mapping[str, Callable[[], History]]:
    """File name -> how to find the game."""
    game = game_named("kikai", mode="advanced")
    assert isinstance(game, KikaiGame)
    builders, randoms = (BUILDER, BUILDER), (at_random, at_random)
    return {
        "advanced-points": lambda: search(game, (greedy, greedy), ends("points")),
        "advanced-red-fans": lambda: search(game, randoms, ends("red-fans")),
        "advanced-draw": lambda: search(game, randoms, ends("draw")),
        "advanced-free-fan": lambda: search(game, builders, seen(free_fan)),
        "advanced-ladders-too": lambda: search(game, builders, seen(ladder_paid)),
        "advanced-cheap-droppers": lambda: search(game, builders, seen(cheap)),
        "advanced-pair-draw": lambda: search(game, (BUILDER, at_random), seen(drawn)),
        "advanced-emptied": lambda: search(game, builders, seen(emptied)),
        "advanced-no-fan": lambda: played(game, 1, randoms, about_to_discard(game, 0, fans=False)),
        "advanced-media": lambda: played(game, 1, randoms, about_to_discard(game, 5)),
    }
