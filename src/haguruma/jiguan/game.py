"""Jigūan as a `Game`: options, vocabulary, tables and words for one edition; starts games and reads positions."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.contract import Game, Option, checked_options, checked_seed
from ..kernel.faults import BadOption
from ..kernel.title import EditionFiles, Title
from .constants import SEATS
from .editions.edition import Edition
from .editions.loading import FOLDER, inspect, load_edition, modes, read_edition
from .page.values import BLOCKS
from .position import read as positions
from .rules import setup
from .rules.tables import Tables
from .state import JiguanState
from .words.english import JiguanWords

RULESET = 1
FEWEST = 2
MOST = 4

OPTIONS: tuple[Option, ...] = (
    Option(
        "beginner",
        "bool",
        False,
        (),
        "Beginner Play",
        "One period, cards as energy points only, scoring of airship, energy points and scoring cards (J27).",
    ),
    Option(
        "bench",
        "choice",
        "basic",
        ("basic", "advanced"),
        "Side of the bench",
        "The advanced side pays points for completing a named beast in a named slot (J36).",
    ),
)
"""Rule options; the edition is chosen beside them by name or file, the number of seats at the start."""


class JiguanGame(Game):
    """The rules of Jigūan under one edition and its options."""

    def __init__(self, edition: Edition, beginner: bool = False, bench: str = "basic") -> None:
        self.name = TITLE.id
        self.title = TITLE.title
        self.ruleset = RULESET
        self.edition = edition.name
        self.edition_hash = edition.hash
        self.reconstruction = edition.reconstruction
        self.edition_data = edition
        self.options = {"beginner": beginner, "bench": bench}
        self.seats = SEATS
        self.seat_names = tuple(seat.capitalize() for seat in SEATS)
        self.counts = tuple(range(FEWEST, MOST + 1))
        self.beginner = beginner
        self.advanced = bench == "advanced"
        self.tables = Tables(edition)
        self.vocabulary = self.tables.vocabulary
        self.words = JiguanWords(self.tables, beginner, self.advanced)

    def start(self, seats: object = 0, seed: object = 0) -> JiguanState:
        """A new game for 2 to 4 players (0: 2); everything random comes from `seed`. Raises `BadOption`."""
        count = 2 if seats == 0 and not isinstance(seats, bool) else seats
        if isinstance(count, bool) or not isinstance(count, int) or count not in self.counts:
            raise BadOption(f"Jigūan is a game for {FEWEST} to {MOST} players, not {str(seats)[:20]}")
        number = checked_seed(seed)
        state = self.blank(count)
        setup.deal(state, number)
        return state

    def blank(self, seats: int) -> JiguanState:
        """A state with nothing in it, for positions and tests."""
        state = JiguanState(self, self.tables, seats)
        state.beginner = self.beginner
        state.advanced = self.advanced
        return state

    def position(self, data: Mapping[str, object], seed: object = 0) -> JiguanState:
        """The state a position describes. Raises `BadPosition` with every fault."""
        number = checked_seed(seed)
        state = self.blank(positions.count_seats(data))
        positions.read(state, self, data, number)
        return state


def make(options: Mapping[str, object]) -> JiguanGame:
    """The game under `options`: `beginner`, `bench`, and `edition` (a built-in name, a file, or an `Edition`)."""
    chosen = checked_options("Jigūan", OPTIONS, options)
    edition = options.get("edition", "reconstruction")
    if not isinstance(edition, Edition):
        if not isinstance(edition, str):
            raise BadOption("the edition is a name or a file path")
        edition = load_edition(edition)
    return JiguanGame(edition, bool(chosen["beginner"]), str(chosen["bench"]))


FILES = EditionFiles(FOLDER, modes, inspect, BLOCKS)
TITLE = Title("jiguan", "Jigūan: The Eastern Mechanist", make, OPTIONS, read_edition, FILES)
"""Jigūan, as the house knows it."""
