"""Streets as networks: where a seat may deploy (K3, K4), by what way a fan can come (K5).

Both are cached on the state until a street changes hands.
"""

from __future__ import annotations

from ..constants import D
from .fields import Fields, Reach


def connected(state: Fields, seat: int, district: int) -> list[int]:
    """Places the seat's own streets join to the District without passing through another one, itself first (K4)."""
    owner, at = state.owner, state.t.at
    found = [district]
    for place in found:
        if place < D and place != district:
            continue
        for street, other in at[place]:
            if owner[street] == seat and other not in found:
                found.append(other)
    return found


def deployable(state: Fields, seat: int, district: int) -> int:
    """Free streets that touch the District or a Square joined to it by own streets, as a bit set (K4)."""
    known = state.net[seat * D + district]
    if known >= 0:
        return known
    owner, at = state.owner, state.t.at
    streets = 0
    for place in connected(state, seat, district):
        if place >= D or place == district:
            for street, _ in at[place]:
                if owner[street] < 0:
                    streets |= 1 << street
    state.net[seat * D + district] = streets
    return streets


def ways(state: Fields, seat: int, district: int) -> Reach:
    """Squares whose fans can reach the District over owned streets, with the cheapest toll (K5)."""
    known = state.reach[seat * D + district]
    if known is not None:
        return known
    tolls = _tolls(state, seat, district)
    found = tuple((q - D, tolls[q]) for q in range(D, len(tolls)) if tolls[q] >= 0)
    state.reach[seat * D + district] = found
    return found


def _tolls(state: Fields, seat: int, district: int) -> list[int]:
    """Per place the fewest opposing droppers on the way to the District, -1 where there is none."""
    owner, at, spaces = state.owner, state.t.at, state.t.spaces
    tolls = [-1] * len(at)
    tolls[district] = 0
    levels: list[list[int]] = [[district]]
    toll = 0
    while toll < len(levels):
        for place in levels[toll]:
            if tolls[place] != toll or (place < D and place != district):
                continue
            for street, other in at[place]:
                if owner[street] < 0 or (other < D):
                    continue
                cost = toll if owner[street] == seat else toll + spaces[street]
                if tolls[other] < 0 or cost < tolls[other]:
                    tolls[other] = cost
                    while len(levels) <= cost:
                        levels.append([])
                    levels[cost].append(other)
        toll += 1
    return tolls


def toll_of(state: Fields, seat: int, district: int, square: int) -> int:
    """What a fan's cheapest way from a Square to the District costs, -1 if there is none."""
    for other, toll in ways(state, seat, district):
        if other == square:
            return toll
    return -1


def way(state: Fields, seat: int, district: int, square: int) -> list[int]:
    """The streets of a cheapest way from a Square to the District, in walking order; for words and pictures."""
    owner, at, spaces = state.owner, state.t.at, state.t.spaces
    tolls = _tolls(state, seat, district)
    place = D + square
    streets: list[int] = []
    seen = {place}
    # Zero-toll ties need a breadth-first search of their own to stay free of loops.
    queue: list[tuple[int, list[int]]] = [(place, [])]
    for here, streets in queue:
        if here == district:
            break
        for street, other in at[here]:
            if owner[street] < 0 or other in seen or (other < D and other != district):
                continue
            cost = 0 if owner[street] == seat else spaces[street]
            if tolls[other] == tolls[here] - cost:
                seen.add(other)
                queue.append((other, [*streets, street]))
    return streets


def street_taken(state: Fields) -> None:
    """Forget cached networks: a street has changed hands."""
    state.reach = [None] * 12
    state.net = [-1] * 12
