"""KIKAI as a `Game`: options, vocabulary, tables and words for one edition; starts games and reads positions."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.contract import Game, Option, checked_options, checked_seed
from ..kernel.faults import BadOption
from ..kernel.title import EditionFiles, Title
from .constants import MODES, SEATS
from .editions.edition import Edition
from .editions.loading import FOLDER, inspect, load_edition, modes, read_edition
from .page.values import BLOCKS
from .position import read as positions
from .rules import setup
from .rules.tables import Tables
from .state import KikaiState
from .words.english import KikaiWords

RULESET = 1

MODE_HELP = (
    "Which side of boards and tiles is played. Advanced: tiles that change the rules, a Master who takes Energy."
)

OPTIONS: tuple[Option, ...] = (
    Option("mode", "choice", "standard", MODES, "Mode", MODE_HELP),
    Option(
        "little_bre",
        "bool",
        False,
        (),
        "Little Bré",
        "First-game variant: after rounds 1 to 3 both players draw up to four District Cards (K30).",
    ),
)
"""Rule options; the edition is chosen beside them by name or file."""


class KikaiGame(Game):
    """The rules of KIKAI under one edition and its options."""

    def __init__(self, edition: Edition, little_bre: bool = False) -> None:
        self.name = TITLE.id
        self.title = TITLE.title + (", Advanced" if edition.advanced else "")
        self.ruleset = RULESET
        self.edition = edition.name
        self.edition_hash = edition.hash
        self.reconstruction = edition.reconstruction
        self.edition_data = edition
        self.options = {"mode": edition.mode, "little_bre": little_bre}
        self.seats = SEATS
        self.seat_names = ("Yellow", "Purple")
        self.counts = (2,)
        self.little_bre = little_bre
        self.tables = Tables(edition)
        self.vocabulary = self.tables.vocabulary
        self.words = KikaiWords(self.tables, little_bre)

    def start(self, seats: object = 0, seed: object = 0) -> KikaiState:
        """A new game; everything random comes from `seed` (0 … 2**63 - 1). Raises `BadOption`."""
        if isinstance(seats, bool) or seats not in (0, 2):
            raise BadOption(f"KIKAI is a game for 2 players, not {seats}")
        number = checked_seed(seed)
        state = self.blank()
        setup.deal(state, number)
        return state

    def blank(self) -> KikaiState:
        """A state with nothing in it, for positions and tests."""
        state = KikaiState(self, self.tables)
        state.little_bre = self.little_bre
        return state

    def position(self, data: Mapping[str, object], seed: object = 0) -> KikaiState:
        """The state a position describes. Raises `BadPosition` with every fault."""
        number = checked_seed(seed)
        state = self.blank()
        positions.read(state, self, data, number)
        return state


def make(options: Mapping[str, object]) -> KikaiGame:
    """The game under `options`: `mode`, `little_bre`, and `edition` (a built-in name, a file, or an `Edition`)."""
    chosen = checked_options("KIKAI", OPTIONS, options)
    edition = options.get("edition", "reconstruction")
    if not isinstance(edition, Edition):
        if not isinstance(edition, str):
            raise BadOption("the edition is a name or a file path")
        edition = load_edition(edition, str(chosen["mode"]))
    elif edition.mode != options.get("mode", edition.mode):
        raise BadOption(f"this edition was read for mode '{edition.mode}', not '{chosen['mode']}'")
    return KikaiGame(edition, bool(chosen["little_bre"]))


FILES = EditionFiles(FOLDER, modes, inspect, BLOCKS)
TITLE = Title("kikai", "KIKAI – Bricolage Heads", make, OPTIONS, read_edition, FILES)
"""KIKAI, as the house knows it."""
