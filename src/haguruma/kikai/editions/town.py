"""Questions about a printed map: which streets touch a place, what can be reached, where a set-up can go.

It looks at an edition alone; who owns a street in a game is `network`'s matter.
"""

from __future__ import annotations

from ..constants import DISTRICTS
from .edition import Edition, Street


def streets_at(edition: Edition, place: str) -> list[Street]:
    """The streets that touch a District or Square, in printed order."""
    return [street for street in edition.streets if place in (street.a, street.b)]


def other_end(street: Street, place: str) -> str:
    """Where a street leads from `place`, one of its ends."""
    return street.b if street.a == place else street.a


def singles_at(edition: Edition, district: str) -> list[Street]:
    """The streets of one space at a District: where a starting Foot may lay its Flyer Dropper."""
    return [street for street in streets_at(edition, district) if street.spaces == 1]


def reachable(edition: Edition, district: str) -> set[str]:
    """Every place that a network from a District can reach, itself included; it ends at another District (K4)."""
    found = {district}
    edge = [district]
    while edge:
        place = edge.pop()
        if place in DISTRICTS and place != district:
            continue
        for street in streets_at(edition, place):
            other = other_end(street, place)
            if other not in found:
                found.add(other)
                edge.append(other)
    return found


def touches_another(street: Street, district: str) -> bool:
    """Whether a street has an end at a District other than `district`."""
    return any(end in DISTRICTS and end != district for end in (street.a, street.b))


def places_left(edition: Edition, district: str) -> int:
    """How many single-space streets a player whose first Foot stands in `district` finds for the second (K31)."""
    return sum(street.spaces == 1 and touches_another(street, district) for street in edition.streets)
