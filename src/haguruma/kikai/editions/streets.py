"""What the rulebook and its examples tell about Yukon Street: Squares, streets and who reaches what (MP).

Evidence about the tracks is in `tracks`, about everything else in `evidence`.
"""

from __future__ import annotations

from ...kernel.editions.checks import Constraint, Finding, unless
from ..constants import DISTRICTS
from .edition import Edition, Effect, Street
from .town import other_end, reachable, singles_at, streets_at

LARGE = 5
SMALL = 2
SHOWN = ("casino", "station", "school", "parking", "diner")
"""Districts at which an example lays a dropper on a single-space street."""


def _fans_at(edition: Edition, place: str) -> int:
    """The fans of a Square, 0 for a District."""
    return sum(square.fans for square in edition.squares if square.id == place)


def _streets(edition: Edition) -> str:
    return f"{edition.mode}.streets"


def two_sizes(edition: Edition) -> list[Finding]:
    """Squares with another number of fans than the two the rulebook names."""
    where = f"{edition.mode}.squares"
    return [
        (f"{where}[{square.id}].fans", square.fans)
        for square in edition.squares
        if square.fans not in (LARGE, SMALL)
    ]


def _two_kinds(edition: Edition) -> list[Finding]:
    where = f"{edition.mode}.squares"
    odd = two_sizes(edition)
    least = min((square.vp for square in edition.squares if square.fans == LARGE), default=0)
    return odd + [
        (f"{where}[{square.id}].vp", square.vp)
        for square in edition.squares
        if square.fans == SMALL and square.vp >= least
    ]


def _all_fans(edition: Edition) -> list[Finding]:
    placed = sum(square.fans for square in edition.squares)
    return unless(placed == 3 * edition.fans_per_colour, f"{edition.mode}.squares", placed)


def _twelve(edition: Edition) -> list[Finding]:
    fans = [square.fans for square in edition.squares]
    counts = (fans.count(LARGE), fans.count(SMALL))
    return unless(counts == (7, 5), f"{edition.mode}.squares", counts)


def _school(edition: Edition) -> list[Finding]:
    streets = streets_at(edition, "school")
    spaces = sorted(street.spaces for street in streets)
    fans = sorted(_fans_at(edition, other_end(street, "school")) for street in streets)
    return unless(spaces == [1, 2] and fans == [SMALL, LARGE], _streets(edition), [s.id for s in streets])


def _parking(edition: Edition) -> list[Finding]:
    count = len(singles_at(edition, "parking"))
    return unless(count >= 2, _streets(edition), count)


def _singles(edition: Edition) -> list[Finding]:
    return [(_streets(edition), name) for name in DISTRICTS if not singles_at(edition, name)]


def _straight(edition: Edition, district: str) -> list[Finding]:
    found = [s for s in singles_at(edition, district) if other_end(s, district) not in DISTRICTS]
    return unless(bool(found), _streets(edition), district)


def _diner(edition: Edition) -> list[Finding]:
    return _straight(edition, "diner")


def _station(edition: Edition) -> list[Finding]:
    return _straight(edition, "station")


def _from_diner(edition: Edition) -> list[Finding]:
    found = reachable(edition, "diner")
    ends = found - (set(DISTRICTS) - {"diner"})
    ladders = [s.id for s in edition.streets if _pays_ladder(s) and (s.a in ends or s.b in ends)]
    return unless("station" in found and bool(ladders), _streets(edition), ladders)


def _pays_ladder(street: Street) -> bool:
    return street.spaces == 2 and street.bonus == Effect(ladder=1)


def _plain_streets(edition: Edition) -> list[Finding]:
    rich: list[Finding] = [
        (f"{_streets(edition)}[{street.id}].bonus", street.bonus)
        for street in streets_at(edition, "school")
        if street.bonus != Effect()
    ]
    plain = Effect()
    return rich + [
        (_streets(edition), name)
        for name in SHOWN
        if all(street.bonus != plain for street in singles_at(edition, name))
    ]


def _two_beginners(edition: Edition) -> list[Finding]:
    most = max(len(singles_at(edition, name)) for name in DISTRICTS)
    return unless(most >= 2, _streets(edition), most)


MAP: tuple[Constraint[Edition], ...] = (
    Constraint("MP1", "Squares have 5 or 2 fans, and each of the first is worth more VP", _two_kinds),
    Constraint("MP2", "all fans of the bag are placed", _all_fans),
    Constraint("MP3", "seven Squares have 5 fans and five have 2", _twelve),
    Constraint("MP5", "School has one single and one double street, to a Square of 5 and one of 2", _school),
    Constraint("MP7", "Parking has two or more single-space streets", _parking),
    Constraint("MP8", "every District has a single-space street", _singles),
    Constraint("MP9", "a single-space street leads from Diner straight to a Square", _diner),
    Constraint("MP10", "a single-space street leads from Train Station straight to a Square", _station),
    Constraint("MP11", "Diner reaches Train Station, and a double street that gives a Ladder", _from_diner),
    Constraint(
        "MP12", "School's streets and a single-space street at four others pay nothing", _plain_streets
    ),
    Constraint("MP15", "some District has single-space streets for both players", _two_beginners),
)
"""MP13 and MP14 are hard rules (`sections`, `checking`); MP4 is MP2 again; MP6 is a rule of play and no data."""
