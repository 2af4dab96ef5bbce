"""The printed values of a box of Jigūan as plain immutable data; reading and checking them is `editions`' job.

Every number a rule needs stands here and nowhere in code. Ids: towers and colours `red` …, houses `h1` …, gear cells
`c1` … `c9` (row by row), blueprint slots as the edition names them, cards and workshops as the edition names them.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reward:
    """Coins, energy and points gained at once."""

    coin: int = 0
    energy: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Gear:
    """One of the 60 gears: colour, number 1–5, period type 1 or 2, and the mark on its back ('', '3+' or '4+')."""

    colour: str
    number: int
    type: int
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """A blueprint slot of the bench's frame; x, y from 0 to 4, the nine gear cells lie at 1–3 (J5)."""

    id: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Special:
    """A designated slot of the advanced side: the beast's colour and the points for completing it there (J36)."""

    slot: str
    colour: str
    points: int


@dataclass(frozen=True, slots=True)
class Blueprint:
    """One of the 50 blueprints: its value, and the energy points of its two sides."""

    colour: str
    value: int
    energy: int
    beast_energy: int


@dataclass(frozen=True, slots=True)
class Entry:
    """What one gear of a part mission must be: a colour, a number, or both ('' and 0: any) (J33)."""

    colour: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A reward card (J39). Which fields count depends on `kind`; the others are empty.

    goods: `reward`; gear: `count`; step: `tower`, `steps`; blueprint: `colour`; sell: `colour`, `points` each;
    two-steps: `energy_price`, `coin_price`, `steps`; ranks: `tower`, `points` per rank; scoring: `colour`, `points`
    each; beasts: `beasts` (a multiset of colours), `points`; parts: `entries`, `tower`, `steps`.
    """

    id: str
    kind: str
    frame: str
    bottle: str
    back: int
    reward: Reward = Reward()
    count: int = 0
    tower: str = ""
    steps: int = 0
    colour: str = ""
    points: int = 0
    energy_price: int = 0
    coin_price: int = 0
    beasts: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def gear_mark(self) -> bool:
        """Whether the back shows the gear mark, which Beginner Play sorts by: cards with an energy back do."""
        return self.back > 0


@dataclass(frozen=True, slots=True)
class ScoringTile:
    """A tile at a tower's foot: its base ('white' counts in period 1, 'black' in period 2) and multiplier."""

    base: str
    times: int


@dataclass(frozen=True, slots=True)
class BonusTile:
    """A tower's bonus: goes to the tower whose scoring tile has this base and multiplier; one side a period."""

    base: str
    times: int
    first: Reward
    second: Reward


@dataclass(frozen=True, slots=True)
class Workshop:
    """A workshop board: one A ability, one B ability (J18), and payment rows of its own where it prints them (J14)."""

    id: str
    name: str
    a: str
    b: str
    a1: tuple[int, ...] | None = None
    a2: tuple[int, ...] | None = None

    @property
    def own_rows(self) -> bool:
        """Whether it prints a payment row of its own."""
        return self.a1 is not None or self.a2 is not None


@dataclass(frozen=True, slots=True)
class Abilities:
    """Numbers of the workshop abilities."""

    convert_energy: int
    """Energy paid for points, and gained for points (2)."""
    convert_points: int
    """Points on the other side of that (2)."""
    blueprint_price: int
    gear_price: int
    step_price: int
    extra_price: int
    beast_points: int
    point_bonus: int
    set_points: int
    mission_points: int
    row_points: tuple[tuple[int, int], ...]
    """(space both rows have reached, points)."""


@dataclass(frozen=True, slots=True)
class House:
    """What empty houses give: a coin house, an energy house, and the choices of a blank one (J2)."""

    coin: int
    energy: int
    blank_coin: int
    blank_energy: int
    blank_points: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """Numbers of scoring: airship, neighbour bonus and its rank, trade-in values, end conversion."""

    airship: int
    neighbour: int
    neighbour_rank: int
    coin_points: int
    blueprint_points: int


@dataclass(frozen=True, slots=True)
class Start:
    """What each seat begins with; `draft` are seat numbers (1-based) in order, those above the seat count skipped."""

    coins: int
    energy: tuple[int, ...]
    draft: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """A box's complete printed values. `hash` is the content hash that stands in game records."""

    name: str
    title: str
    hash: str
    reconstruction: bool
    gears: tuple[Gear, ...]
    houses: tuple[str, ...]
    """Ten icons, ring order."""
    house: House
    slots: tuple[Slot, ...]
    """In ring order: neighbours in this list, and the last and first, are connected (J17)."""
    specials: tuple[Special, ...]
    blueprints: tuple[Blueprint, ...]
    stacks: int
    """Stacks a colour (2)."""
    cards: tuple[Card, ...]
    cards_per_frame: int
    """Cards of each frame in a display row (2)."""
    towers: tuple[str, ...]
    """Colours in neighbouring order."""
    tower_ring: bool
    """Whether the last tower also neighbours the first."""
    ranks: tuple[Reward, ...]
    """Reward of rank 1, 2 …; the same on every tower."""
    beasts: tuple[str, ...]
    """The beast of each colour, in `COLOURS` order, e.g. 'bear'."""
    scoring_tiles: tuple[ScoringTile, ...]
    bonus_tiles: tuple[BonusTile, ...]
    workshops: tuple[Workshop, ...]
    abilities: Abilities
    prices: tuple[tuple[int, ...], tuple[int, ...]]
    """Energy price of leaving each space of rows a1 and a2, on boards that print no rows of their own."""
    purchases: int
    """Purchases allowed in one Action A."""
    exchange: int
    """Energy for 1 coin (3)."""
    energy_cap: int
    start: Start
    scoring: Scoring
    caps: dict[str, int] = field(default_factory=dict)
    """Supply of `coin`, where the edition limits it."""
    sources: dict[str, str] = field(default_factory=dict)
    notes: str = ""

    def prices_on(self, shop: Workshop) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Energy price of leaving each space of rows a1 and a2 of a board: its own rows or the common ones (J14)."""
        a1, a2 = self.prices
        return (a1 if shop.a1 is None else shop.a1), (a2 if shop.a2 is None else shop.a2)
