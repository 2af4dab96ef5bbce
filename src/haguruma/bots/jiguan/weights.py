"""The numbers greedy plays Jigūan by: ours, found by playing; see `appraisal` and `value`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What greedy believes, in points or as shares."""

    energy: float = 0.75
    """Worth of 1 energy among the first six, while many turns are left."""
    energy_more: float = 0.5
    """The same among the next six."""
    energy_beyond: float = 0.2
    coin: float = 1.25
    """Worth of a coin while many turns are left."""
    fresh: float = 2.5
    """Turns from the end at which energy and coins begin to lose their worth."""
    pace: float = 0.95
    """Turns a player still has in a period per gear on the board, times the number of players."""
    ready: float = 0.56
    """Share counted of a beast whose line is full and right."""
    ready_coin: float = 0.55
    """Points a missing coin costs beyond its worth, where a full line is not right."""
    two: float = 0.38
    """Share counted of a beast whose line lacks one gear."""
    one: float = 0.24
    none: float = 0.13
    off: float = 0.16
    """Share lost per coin that will be needed."""
    second: float = 0.4
    """Share counted of the less promising blueprint on a line."""
    reward: float = 2.6
    """Worth of the blueprint or card a beast brings."""
    drive: float = 0.11
    """Energy per future gear and energy point on the bench."""
    climb: float = 0.25
    """Share counted of the next rank's reward."""
    pair: float = 0.8
    """Weight of neighbouring towers not yet paid."""
    lead: float = 0.9
    """Weight of tower bonuses."""
    mission: float = 0.75
    """Weight of missions not yet done."""
    beside: float = 0.12
    """Worth of a gear beside the workshop."""
    turn: float = 5.0
    """Worth of a turn more in the period."""
    loose: float = 0.25
    """Cost of a gear on the bench when cells get few."""
