"""How many Flyer Droppers a set-up can take off the Energy Track: the last starting Foot still needs one (K3, K31).

Discarded droppers leave the track in set-up too (K15, K16), so a board that discards many could leave none to lay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...kernel.faults import Fault
from ..constants import DISTRICTS
from .edition import Edition, Effect, TrackSpace

FEET = 2
"""Starting Feet of a player."""


class Ahead(NamedTuple):
    """What one player still has before them in set-up."""

    feet: int
    """Droppers still to be laid, one for each Foot."""
    tiles: int
    """Foundation Tiles still to be built on."""
    cleared: int = 0
    settled: int = 0
    """Energy Track spaces cleared, and those of them whose bonus has been dealt with."""
    due: int = 0
    """Droppers that bonuses already due may discard."""


def most_discarded(effect: Effect) -> int:
    """The most droppers an effect can discard, whatever is chosen."""
    return max((effect.discard, *(option.discard for option in effect.choice)))


def most_off(track: Sequence[TrackSpace], tiles: list[int], streets: list[int], ahead: Ahead) -> int:
    """The most droppers that can be off the track when the last one of the set-up is to be laid.

    `tiles` and `streets` are what the Foundation Tiles and the streets of one space that are left can discard.
    """
    off = ahead.cleared + ahead.due + ahead.feet - 1
    off += sum(_largest(tiles, ahead.tiles)) + sum(_largest(streets, ahead.feet - 1))
    place = ahead.settled
    while place < min(off, len(track)):
        off += most_discarded(track[place].bonus)
        place += 1
    return off


def _largest(values: list[int], count: int) -> list[int]:
    return sorted(values, reverse=True)[:count]


def enough(edition: Edition) -> list[Fault]:
    """A fault at what discards most, if a set-up can leave a player without the dropper of the last Foot."""
    mode, track = edition.mode, edition.track
    tiles = {f"{mode}.foundations[#{i}].effect": bonus for i, bonus in enumerate(edition.foundation_bonuses, 1)}
    streets = {
        f"{mode}.streets[{street.id}].bonus": street.bonus
        for street in edition.streets
        if street.spaces == 1 and (street.a in DISTRICTS or street.b in DISTRICTS)
    }
    most = [[most_discarded(effect) for effect in effects.values()] for effects in (tiles, streets)]
    if not track or most_off(track, most[0], most[1], Ahead(FEET, FEET)) < len(track):
        return []  # a track without spaces is a fault of its own (ET1)
    spaces = {f"{mode}.track[#{i}].bonus": space.bonus for i, space in enumerate(track, 1)}
    where, effect = max({**tiles, **streets, **spaces}.items(), key=lambda found: most_discarded(found[1]))
    text = "discards so many droppers that a set-up could leave none for the street of the last starting Foot"
    return [Fault(where, effect, "K31", text)] if most_discarded(effect) else []
