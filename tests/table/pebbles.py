"""Pebbles with editions of people's own, for tables in tests, and a bot that is no bot of the house.

An edition is a line that says how many pebbles there are, e.g. `heap 7`; its hash is that number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tests import pebbles

from haguruma.kernel.contract import Game, State
from haguruma.kernel.faults import BadEdition, BadOption, Fault
from haguruma.registry import Games


def read_edition(text: str, called: str) -> tuple[str, str]:
    """What the edition is called, and how many pebbles there are."""
    heap = text.removeprefix("heap ").strip()
    if not heap.isdecimal():
        raise BadEdition(called, [Fault("heap", text, "P1", "must be a whole number")])
    return called, heap


def make(options: Mapping[str, object]) -> Game:
    """Pebbles under options, with so many as an own edition says."""
    own = options.get("edition")
    if not isinstance(own, tuple):
        return pebbles.make(options)
    game = pebbles.Pebbles(int(own[1]))
    game.edition, game.edition_hash = own
    return game


TITLE = replace(pebbles.TITLE, make=make, read_edition=read_edition)
GAMES = Games({"pebbles": "tests.table.pebbles"})
"""All the games there are at these tables."""


def check_bot(spec: str, game: str = "pebbles") -> None:
    """One bot is known: `pebbler`."""
    if spec != "pebbler":
        raise BadOption(f"there is no bot '{spec}'")


def pebbler(state: State, task: object) -> str:
    """Takes two if it can, and passes."""
    legal = [action.notation for action in state.actions()]
    return next(word for word in ("take 2", "take 1", "bow", "pass") if word in legal)
