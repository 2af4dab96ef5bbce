"""How the reference rules of KIKAI ask: for a player's decision, Ladders offered with it, or for a shuffle."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import TypeVar

from .kikai_ladders import ladder_options, place_ladder
from .kikai_table import Player, Table

T = TypeVar("T")
DONE = "done"


@dataclass(frozen=True)
class Decision:
    """A player is asked; the answer is one of the legal notations."""

    seat: str
    phase: str
    legal: frozenset[str]


@dataclass(frozen=True)
class Shuffle:
    """Chance is asked; the answer is these cards in their new order, the top one first, with blanks between."""

    cards: tuple[str, ...]


Course = Generator[Decision | Shuffle, str, T]
"""A part of the game: it asks, is sent the answers, and returns what came of it."""


def ask(
    table: Table,
    player: Player,
    phase: str,
    options: Callable[[], Iterable[str]],
    may_end: bool = False,
    for_ladders: bool = False,
) -> Course[str]:
    """The player's answer; a step without options is over at once, unless a Ladder alone is worth asking for.

    K7: with every question of the own turn Ladders may be placed; then the same question comes again.
    """
    while True:
        own, ladders = set(options()), ladder_options(table, player, player.ladders)
        if not own and not (for_ladders and ladders):
            return DONE
        said = yield Decision(player.name, phase, frozenset(own | ladders | ({DONE} if may_end else set())))
        if said not in ladders:
            return said
        table.note(f"K7: a Ladder for a {said.split()[2].capitalize()}")
        table.note(f"K7: a Ladder placed, the question being '{phase}'")
        place_ladder(table, player, said)
