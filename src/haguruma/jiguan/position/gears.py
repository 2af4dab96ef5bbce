"""Where a position's gears lie: those it names, and the others dealt by the seed as at set-up.

Houses of which none is named are filled as at the beginning of the period; once one is named, the others are empty.
Gears of type II not named are set aside in period 1, and what is left over lies in the box.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.position import Reader
from ...kernel.rng import Rng
from ..constants import HOUSES
from ..rules.fields import Fields
from ..rules.setup import gear_code, removed

HOUSE_NAMES: tuple[str, ...] = tuple(f"h{h + 1}" for h in range(HOUSES))
MOST_GEARS = 99


class GearPool:
    """Gears without a place: of this period, of the next one, and out of the game."""

    def __init__(self, state: Fields) -> None:
        self.now: list[int] = []
        self.next: list[int] = []
        self.out: list[int] = []
        for gear in state.t.edition.gears:
            if removed(state, gear) or gear.type < state.period:
                self.out.append(gear_code(gear))
            elif gear.type == state.period:
                self.now.append(gear_code(gear))
            else:
                self.next.append(gear_code(gear))

    def take(self, gear: int, out_first: bool = False) -> None:
        """Take a gear away; if there is none left, the count of all gears will say so."""
        order = (self.out, self.now, self.next) if out_first else (self.now, self.out, self.next)
        for gears in order:
            if gear in gears:
                gears.remove(gear)
                return

    def some(self, count: int, first: list[int]) -> list[int]:
        """Take so many gears, from `first` as long as it lasts."""
        found: list[int] = []
        for gears in (first, self.now, self.next, self.out):
            while gears and len(found) < count:
                found.append(gears.pop())
        return found

    def shuffle(self, rng: Rng) -> None:
        """Put the pool in random order."""
        for gears in (self.now, self.next, self.out):
            rng.shuffle(gears)


def deal_gears(state: Fields, reader: Reader, hidden: Mapping[str, object], rng: Rng) -> None:
    """Houses, gears set aside and box; benches and hands have been read."""
    pool = GearPool(state)
    for gear in (*state.cells, *state.held, *(gear for pile in state.beside for gear in pile)):
        if gear >= 0:
            pool.take(gear)
    _read_box(state, reader, pool)
    lists = _read_piles(state, reader, hidden, pool)
    state.later = _gears(state, reader, hidden, "later", "hidden.later")
    for gear in state.later:
        pool.take(gear)
    pool.shuffle(rng)
    if hidden.get("later") is None:
        _set_aside(state, reader, pool)
    elif reader.data.get("later", len(state.later)) != len(state.later):
        text = f"but hidden.later lists {len(state.later)} gears"
        reader.fault("later", reader.data["later"], "", text)
    _fill_piles(state, reader, hidden, pool, lists, rng)
    if reader.data.get("box") is None:
        state.box = sorted(pool.now + pool.next + pool.out)


def _gears(state: Fields, reader: Reader, data: Mapping[str, object], key: str, where: str) -> list[int]:
    """A list of gears by name."""
    return [state.t.gear_no[name] for name in reader.words(data, key, where, state.t.gears)]


def _read_box(state: Fields, reader: Reader, pool: GearPool) -> None:
    state.box = sorted(_gears(state, reader, reader.data, "box", "box"))
    for gear in state.box:
        pool.take(gear, True)


def _read_piles(state: Fields, reader: Reader, hidden: Mapping[str, object], pool: GearPool) -> list[int]:
    """Piles given completely, and the tops of others; how many gears each of these still lacks."""
    houses = reader.table(reader.data, "houses", "houses")
    listed = reader.table(hidden, "houses", "hidden.houses")
    reader.only(houses, "houses", HOUSE_NAMES)
    reader.only(listed, "hidden.houses", HOUSE_NAMES)
    lacking = [0] * HOUSES
    for house in range(HOUSES):
        name = HOUSE_NAMES[house]
        open_pile = houses.get(name)
        pile: list[int] = []
        if isinstance(open_pile, (list, tuple)):
            pile = _gears(state, reader, houses, name, f"houses.{name}")
        elif open_pile is not None:
            pile, lacking[house] = _read_top(state, reader, houses, name)
        if name in listed:
            whole = _gears(state, reader, listed, name, f"hidden.houses.{name}")
            _compare(reader, f"houses.{name}", pile, lacking[house], whole, open_pile is not None)
            pile, lacking[house] = whole, 0
        state.piles[house] = tuple(reversed(pile))
        for gear in pile:
            pool.take(gear)
    return lacking


def _read_top(state: Fields, reader: Reader, houses: Mapping[str, object], name: str) -> tuple[list[int], int]:
    """A pile of which only the top and the size are told: the top, and how many gears lie below."""
    where = f"houses.{name}"
    data = reader.table(houses, name, where)
    reader.only(data, where, ("count", "top"))
    top = reader.words({"top": [data["top"]]} if "top" in data else {}, "top", f"{where}.top", state.t.gears)
    least = 1 if top else 0
    count = reader.number(data, "count", f"{where}.count", least, least, MOST_GEARS)
    return [state.t.gear_no[gear] for gear in top], count - len(top)


def _compare(reader: Reader, where: str, pile: list[int], lacking: int, whole: list[int], told: bool) -> None:
    """What lies open must agree with the hidden list."""
    if told and (len(pile) + lacking != len(whole) or pile != whole[: len(pile)]):
        reader.fault(where, len(whole), "", "gears are listed in hidden.houses, which do not agree with this pile")


def _set_aside(state: Fields, reader: Reader, pool: GearPool) -> None:
    """Gears for period 2; there are none in it, nor in Beginner Play."""
    none = state.beginner or state.period == 2
    default = 0 if none else len(pool.next)
    count = reader.number(reader.data, "later", "later", default, 0, 0 if none else MOST_GEARS)
    state.later = pool.some(count, pool.next)


def _fill_piles(
    state: Fields, reader: Reader, hidden: Mapping[str, object], pool: GearPool, lacking: list[int], rng: Rng
) -> None:
    """Gears below the tops; if no house is named, the period's gears evenly on all (J4)."""
    if reader.data.get("houses") is None and hidden.get("houses") is None:
        if state.closing < 0:
            _fill_all(state, pool, rng)
        return
    for house in range(HOUSES):
        if lacking[house]:
            below = pool.some(lacking[house], pool.now)
            state.piles[house] = (*below, *state.piles[house])


def _fill_all(state: Fields, pool: GearPool, rng: Rng) -> None:
    each, extra = divmod(len(pool.now), HOUSES)
    houses = list(range(HOUSES))
    rng.shuffle(houses)
    for house in range(HOUSES):
        count = each + (1 if house in houses[:extra] else 0)
        state.piles[house] = tuple(pool.some(count, pool.now))

