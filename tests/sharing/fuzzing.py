"""Positions that may be anything: each is refused with its faults, or is a table at which one can play to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from hypothesis import strategies as st
from tests.sharing.invariants import anything, faults_of

from haguruma.kernel.contract import Game, State
from haguruma.kernel.faults import BadPosition
from haguruma.kernel.rng import Rng

G = TypeVar("G", bound=Game)

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)
"""Any nested plain data."""


def tables(keys: Sequence[str]) -> st.SearchStrategy[dict[str, Any]]:
    """A few of these keys with anything under them."""
    return st.dictionaries(st.sampled_from(keys), PLAIN, max_size=4)


class Fuzz(Generic[G]):
    """Tries positions of one game.

    `limit` is how many decisions a game may take, `longest` the letters of a fault, `every` how often the view is
    looked at on the way.
    """

    def __init__(self, limit: int, longest: int, every: int = 1) -> None:
        self.limit = limit
        self.longest = longest
        self.every = every

    def tried(self, data: Any, game: G, seed: int) -> None:
        """Lay the position out; unless it is refused, play on from it."""
        state = self.accepted(data, game)
        if state is not None:
            self.plays_on(state, seed)

    def try_all(self, seeds: range, games: Sequence[G], spoiled: Callable[[G, int], Any]) -> None:
        """Try a spoiled position for each of these seeds, of the games in turn."""
        for seed in seeds:
            game = games[seed % len(games)]
            self.tried(spoiled(game, seed), game, seed)

    def accepted(self, data: Any, game: G) -> Any:
        """The state of a position, or None where it is refused with sentences that name a place."""
        try:
            return game.position(data)
        except BadPosition as error:
            faults = error.faults
        assert faults
        for fault in faults:
            assert fault.where, fault
            assert fault.text, fault
            assert len(str(fault)) < self.longest
        return None

    def plays_on(self, state: State, seed: int) -> None:
        """Play at random to the end; the table stays sound and can be written down at any time."""
        rng = Rng(seed)
        for ply in range(self.limit):
            assert faults_of(state) == []
            if ply % 20 == 0 or state.over:
                again = state.game.position(state.position())
                assert again.as_ints() == state.as_ints()
            if state.over:
                assert state.outcome is not None
                return
            if ply % self.every == 0:
                state.view(state.seat)
            state.apply(anything(state, rng).id)
        raise AssertionError("the game does not end")
