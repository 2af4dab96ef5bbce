"""The printed values of a box of KIKAI as plain immutable data; reading and checking them is `editions`' job.

Every number a rule needs stands here and nowhere in code. Names of places are ids (`casino`, `q3`, `s14`).
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Effect:
    """What a space, street, component or Billboard gives. `discard` counts own Flyer Droppers taken off the track.

    `choice` lists alternatives of which the player takes one; then the other fields are all 0.
    """

    energy: int = 0
    megaphone: int = 0
    ladder: int = 0
    vp: int = 0
    discard: int = 0
    choice: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Component:
    """One of the 36 KIKAI components. `start` is the seat that owns it as a starting Foot, else ''."""

    id: str
    kind: str
    colour: str
    cost: int
    effect: Effect
    name: str
    art: int
    start: str = ""


@dataclass(frozen=True, slots=True)
class District:
    """A District's printed name and where it is drawn (board units, see `Edition.size`)."""

    id: str
    name: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Square:
    """A Square: how many fans start on it (its Tool icons), its Standard VP, and where it is drawn.

    `bonus` is what the Advanced side prints instead of the VP: the taker of the last fan gains it (K17).
    """

    id: str
    fans: int
    vp: int
    x: int
    y: int
    name: str = ""
    bonus: Effect = Effect()


@dataclass(frozen=True, slots=True)
class Street:
    """A street of one or two spaces between two places (Districts or Squares); `via` bends the drawn line."""

    id: str
    a: str
    b: str
    spaces: int
    bonus: Effect = Effect()
    via: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """One of the 20 Energy Track spaces: the Energy value it shows when cleared (None: none), VP it unlocks, bonus."""

    value: int | None = None
    vp: int = 0
    bonus: Effect = Effect()


@dataclass(frozen=True, slots=True)
class MasterRow:
    """A row of the Master's Track: its first space (0 = START) and the VP printed at its left.

    Advanced rows take `lose` Energy, or all there is, and give `effect`; they may have VP too (K23).
    """

    first: int
    vp: int
    lose: int = 0
    effect: Effect = Effect()


@dataclass(frozen=True, slots=True)
class MasterBoard:
    """The Master's Track: `spaces` steps from START, its rows, and the bonus of each space that has one."""

    spaces: int
    rows: tuple[MasterRow, ...]
    bonuses: tuple[tuple[int, Effect], ...]
    multipliers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Billboard:
    """One of the six Billboards each player owns and what placing it gives (Standard)."""

    id: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class BonusTile:
    """A Construction Bonus Tile: what it counts (one of `BONUS_KINDS`) and the VP for each.

    Advanced tiles are of `ADVANCED_KINDS`: `effect` is what the grant gives, `amount` the Energy of a cheap dropper.
    """

    kind: str
    amount: int = 0
    effect: Effect = Effect()


@dataclass(frozen=True, slots=True)
class Scoring:
    """Final scoring numbers: the award for most fans, and how many leftovers make 1 VP; 0 where it is not scored.

    `fan_vp` and `influence_vp` are the Advanced items, per fan collected and per point of influence (K24).
    """

    most_fans: int
    energy_per_vp: int
    megaphones_per_vp: int
    ladders_per_vp: int
    fan_vp: int = 0
    influence_vp: int = 0
    without_unlocked: bool = False
    """Whether the VP of cleared Energy Track spaces do not count."""


@dataclass(frozen=True, slots=True)
class Edition:
    """One mode's complete printed values. `hash` is the content hash that stands in game records."""

    name: str
    title: str
    mode: str
    hash: str
    reconstruction: bool
    size: tuple[int, int]
    districts: tuple[District, ...]
    squares: tuple[Square, ...]
    streets: tuple[Street, ...]
    components: tuple[Component, ...]
    track: tuple[TrackSpace, ...]
    master: MasterBoard
    billboards: tuple[Billboard, ...]
    bonus_tiles: tuple[BonusTile, ...]
    foundations: tuple[int, ...]
    """VP lost for each of a player's six Foundation Tiles still on the board (Standard); both have the same six."""
    turns: tuple[tuple[int, ...], tuple[int, ...]]
    """Turns per round, yellow then purple."""
    start: Effect
    """What each player begins with (Standard)."""
    cards_per_district: int
    hand_size: int
    offer_size: int
    display_size: int
    fans_per_colour: int
    dropper_cost: int
    body_ladders: int
    head_ladders: int
    influence: tuple[int, int, int]
    """Influence steps for Foot, Body and Head."""
    scoring: Scoring
    caps: dict[str, int] = field(default_factory=dict)
    """Token supplies (`energy`, `megaphone`, `ladder`) and `influence` track length, where the edition limits them."""
    sources: dict[str, str] = field(default_factory=dict)
    """Key path -> `rulebook`, `derived` or `invented`, for every value."""
    notes: str = ""
    foundation_bonuses: tuple[Effect, ...] = ()
    """What each of a player's six Foundation Tiles gives when it is discarded (Advanced, K25); both have the same."""

    @property
    def advanced(self) -> bool:
        """Whether this is the Advanced side of boards and tiles."""
        return self.mode == "advanced"
