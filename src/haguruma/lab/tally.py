"""What a run of games came to: counts and sums that add up in any order of chunks. Playing is `simulate`'s."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2b

from ..kernel.contract import State
from .check import Broken


@dataclass(slots=True)
class Tally:
    """What a run of games came to. Lists go by seat; `scored` counts games that ended with a score sheet."""

    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    scored: int = 0
    sums: list[int] = field(default_factory=list)
    least: list[int] = field(default_factory=list)
    most: list[int] = field(default_factory=list)
    prints: list[str] = field(default_factory=list)
    broken: Broken | None = None

    def add(self, other: Tally) -> None:
        """Take in the games that follow these."""
        self.games += other.games
        self.decisions += other.decisions
        self.draws += other.draws
        self.wins = _pairwise(lambda a, b: a + b, self.wins, other.wins)
        for reason, count in other.ends.items():
            self.ends[reason] = self.ends.get(reason, 0) + count
        self.scored += other.scored
        self.sums = _pairwise(lambda a, b: a + b, self.sums, other.sums)
        self.least = _pairwise(min, self.least, other.least)
        self.most = _pairwise(max, self.most, other.most)
        self.prints += other.prints

    def end(self, state: State, decisions: int) -> None:
        """Take in one game that has ended in `state`."""
        outcome = state.outcome
        assert outcome is not None
        totals = list(outcome.sheet.totals)
        winners = [] if outcome.draw else outcome.winners
        wins = [int(seat in winners) for seat in range(state.seats)]
        ends, prints = {outcome.reason: 1}, [state.fingerprint()]
        self.add(
            Tally(
                1, decisions, wins, int(outcome.draw), ends, int(bool(totals)), totals, totals, totals, prints
            )
        )

    @property
    def fingerprint(self) -> str:
        """Twelve hex digits over the final states of all games, in order."""
        return blake2b(",".join(self.prints).encode("ascii"), digest_size=6).hexdigest()


def _pairwise(join: Callable[[int, int], int], ours: list[int], theirs: list[int]) -> list[int]:
    if not ours or not theirs:
        return list(ours or theirs)
    return [join(a, b) for a, b in zip(ours, theirs, strict=True)]
