"""The numbers greedy plays KIKAI by: ours, found by playing; what they mean is in `clock` and `value`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What greedy believes, in VP or as shares; see `value` for their use."""

    energy: float = 0.76
    """Worth of 1 Energy among the first few, while many turns are left."""
    energy_more: float = 0.31
    energy_beyond: float = 0.087
    megaphone: float = 3.11
    megaphone_more: float = 1.33
    """Worth of every Megaphone beyond the second."""
    ladder: float = 2.12
    ladder_more: float = 0.9
    """Worth of every Ladder beyond the second."""
    card_1: float = 3.56
    """Worth of the first, second … card held when the turn ends."""
    card_2: float = 3.35
    card_3: float = 4.31
    card_4: float = 0.082
    energy_fresh: float = 12.14
    """Turns from the end at which Energy begins to lose its worth."""
    fresh: float = 3.0
    """The same for other tokens and cards."""
    zone: float = 0.64
    """Share of a waiting fan's renown that is counted before the Exhibition."""
    zone_access: float = 0.11
    ready: float = 0.013
    """Share of what the fans that could come now would bring."""
    cycles: float = 0.19
    """Attract-and-exhibit rounds expected per turn left, at the start."""
    cycles_late: float = 0.67
    """The same toward the end, when everything stands."""
    rank: float = 0.44
    """Share of these that the next best District gets, compared with the one before."""
    cycle_access: float = 0.4
    growth: float = 2.77
    """Influence still to come in each colour, at the start."""
    spread: float = 0.031
    """Fans expected per colour and turn left from components not yet built."""
    fill: float = 0.9
    """Share of the Master's Track that can be filled in a round."""
    income: float = 0.93
    """Exhibitions expected per turn left, for the Energy they pay."""
    step: float = 0.15
    """Share counted of influence that waits for Ladders only."""
    tile: float = 0.34
    """Share counted of a Construction Bonus where a Body waits for its Head."""
    tile_later: float = 0.093
    """The same where a Foot stands alone, at the start."""
    site: float = 0.034
    """Share counted of what a Foot would bring to an empty site."""
    sign: float = 0.58
    """Share counted of a Square one could empty at once."""
    threat: float = 0.26
    """The same for the opponent, who is on move first."""
    toll: float = 2.3
    """Weight of Energy paid to the opponent."""
    rival: float = 0.74
    """Weight of the opponent's prospects."""
    media: float = 1.4
    """Weight of Billboards placed, toward Media victory."""
    base: float = 0.35
    """How surely one will act in a District without its card."""
    pair: float = 0.66
    """The same with a pair in hand."""
    offer: float = 0.73
    """The same with its card on offer."""
    # What only an Advanced game has.
    collected: float = 0.9
    """How surely a waiting fan is collected before the end, if there are turns left for it."""
    loss: float = 0.5
    """Share of the Energy a Master's row takes that one expects to hold when the round ends."""
    height: float = 0.2
    """Share counted of the VP for influence that waits for Ladders only."""
    tile_discard: float = 3.0
    """Worth of discarding a fan."""
    tile_free: float = 0.4
    """Worth of a free first fan, per turn left."""
    toll_free: float = 0.5
    """Share of the tolls that still count where the first fan is free."""
    tile_ladders: float = 0.25
    """Worth of Ladders that count as Megaphones, per turn left."""
    tile_cheap: float = 0.6
    """Droppers expected per turn left by the owner of cheap ones."""
    tile_pair: float = 0.45
    """Worth of a card for every pair, per turn left."""


STANDARD = Weights()
"""For the Standard side."""
ADVANCED = Weights(zone=0.48, income=0.5, energy=0.65, energy_more=0.25)
"""For the Advanced side, where renown brings less, and Energy nothing at the end."""


MEDIA: tuple[float, ...] = (0.0, 0.3, 0.9, 2.0, 4.5, 12.0, 200.0)
"""VP that 0–6 Billboards placed promise."""
