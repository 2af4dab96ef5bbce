"""What reading an edition file turns up: its faults, the source of every value and how it is told, every place's form.

Who reads what is `reading`'s business and that of each game.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from ..faults import Fault
from ..prose import listed, plural


class Source(NamedTuple):
    """What a source mark is called for people."""

    counted: str
    """After a number of values: "2 are …"."""
    legend: str
    """Beside the mark, where an edition is worked on."""
    meaning: str
    """On the rules page."""


SOURCES: Final[Mapping[str, Source]] = {
    "rulebook": Source(
        "stated by the published rulebook", "stated by the published rulebook", "the published rulebook states it"
    ),
    "derived": Source(
        "derived from it",
        "derived from what the rulebook states",
        "it follows from the rulebook's text or examples",
    ),
    "invented": Source(
        "invented",
        "invented: our own filling, a real box will differ",
        "our own; a real box will differ",
    ),
    "box": Source("read off a printed copy", "read off a printed copy", "read off a printed copy"),
}
"""What a `source` mark may say; `box` is for values read off a printed copy."""

NONE = "–"
"""What stands in an empty cell of a table."""

MOST = 99
"""The largest amount any single value may have unless its reader says otherwise."""

MOST_NOTED = 1000
"""Faults that are noted; of a file with more, the others are not looked at."""

SLUG = re.compile(r"[a-z][a-z0-9-]{0,23}")
"""An id, and what may stand in a key path as it is."""

Address = tuple[str | int, ...]
"""The way to a value through the tables of a file: `("standard", "streets", "list", 3, "spaces")`."""


class Spot:
    """A place of an edition file at which a value stands or may stand, as its reader asked for it."""

    __slots__ = (
        "address", "choices", "high", "kind", "low", "needed", "printed", "source", "value", "where",
    )  # fmt: skip

    def __init__(self, address: Address, where: str, value: object, needed: bool) -> None:
        self.address = address
        self.where = where
        """The key path, as faults name it."""
        self.value = value
        """What the file has there, as it was parsed; None if nothing."""
        self.needed = needed
        """Whether the key must be there."""
        self.kind = ""
        """`number`, `word`, `text`, `slug`, `flag`, `point`, the plurals `numbers`, `words`, `points`, `rows` for lists
        of such, or a kind of the game's own; '' where its reader did not say."""
        self.low = 0
        self.high = 0
        """Bounds of a number or of each in a list; the most characters of a text; of a point, `low` is the largest x
        and `high` the largest y."""
        self.choices: tuple[str, ...] = ()
        """The words there are to choose from."""
        self.printed = False
        """Whether it is a value of the box, which bears a source mark."""
        self.source = ""

    def __repr__(self) -> str:
        return (
            f"Spot({self.where} = {quote(self.value)}, {self.kind or 'unknown'}, {self.source or 'unmarked'})"
        )


class Notes:
    """Collects faults, sources and spots while a file is read.

    With `probe`, optional keys are read as if all of them were there, so that `spots` tells what each may hold; the
    faults found then mean nothing.
    """

    __slots__ = ("faults", "places", "probe", "sources", "spots")

    def __init__(self, probe: bool = False) -> None:
        self.probe = probe
        self.faults: list[Fault] = []
        self.sources: dict[str, str] = {}
        """Key path -> source mark."""
        self.spots: dict[Address, Spot] = {}
        """Every place that was asked for, in the order of asking."""
        self.places: dict[str, list[Address]] = {}
        """Key path -> where in the file it stands; several addresses where entries bear the same id."""

    def fault(self, where: str, value: object, text: str, rule: str = "") -> None:
        """Note that `value` at key path `where` is wrong."""
        if len(self.faults) < MOST_NOTED:
            self.faults.append(Fault(where, value, rule, text))

    def place(self, where: str, address: Address) -> None:
        """Note where in the file a key path leads."""
        known = self.places.setdefault(where, [])
        if address not in known:
            known.append(address)


def quote(value: object) -> str:
    """A value as it may stand in a sentence: its Python form, cut to 40 characters."""
    try:
        text = repr(value)
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= 40 else text[:39] + "…"


def marks(sources: Mapping[str, str]) -> str:
    """How many values of an edition bear which source mark, as a sentence; `sources` maps key paths to marks."""
    given = list(sources.values())
    used = [mark for mark in SOURCES if mark in given]
    used.sort(key=lambda mark: mark == "invented")  # what is our own comes last, where it is remembered
    counts = [f"{given.count(mark)} {SOURCES[mark].counted}" for mark in used]
    if not counts:
        return "It does not say where its values come from."
    if len(counts) == 1:
        return f"Its values are {counts[0].partition(' ')[2]}."
    first, _, rest = listed(counts).partition(" ")
    return f"Of its {len(given)} values {first} {'is' if first == '1' else 'are'} {rest}."


class Blocks:
    """The blocks of a game's edition files, and where their numbers come from: the end of a rules page.

    `titles` are pairs of a block's id and its name, in the order of the file; `printed` is what a reconstruction is
    not; the keys in `looks` change nothing in play and are counted as `aside`; a block may lie in a table of `modes`.
    """

    __slots__ = ("titles", "printed", "looks", "aside", "modes")

    def __init__(
        self,
        titles: Sequence[tuple[str, str]],
        printed: str,
        looks: Collection[str],
        aside: str,
        modes: Sequence[str] = (),
    ) -> None:
        self.titles = titles
        self.printed = printed
        self.looks = looks
        self.aside = aside
        self.modes = modes

    def told(self, reconstruction: bool, notes: str, sources: Mapping[str, str]) -> list[str]:
        """The lines of the part: a count for each block and mark, and which keys are invented.

        `sources` maps key paths to marks.
        """
        lines = ["## Where the numbers come from {#sources}", ""]
        if reconstruction:
            lines += [f"The edition is a reconstruction, not the publisher's {self.printed}.", ""]
        if notes:
            lines += [" ".join(notes.split()), ""]
        if not sources:
            return [*lines, "This edition does not say where its values come from.", ""]
        used = [mark for mark in SOURCES if mark in sources.values()]
        lines += ["Every value of the edition file carries a mark:", ""]
        given = list(sources.values())
        lines += [
            f"* **{mark}**: {SOURCES[mark].meaning} ({plural(given.count(mark), 'value')});" for mark in used
        ]
        lines[-1] = lines[-1][:-1] + "."
        lines += [
            "",
            "| Part | " + " | ".join(used) + " | What is invented |",
            "|---" * (len(used) + 2) + "|",
        ]
        return [*lines, *self._rows(sources, used), ""]

    def _rows(self, sources: Mapping[str, str], used: list[str]) -> list[str]:
        """A line for each block that has marks."""
        found: dict[str, list[tuple[str, str]]] = {}
        for path, mark in sources.items():
            found.setdefault(self._block(path), []).append((path.rsplit(".", 1)[-1], mark))
        return [self._row(title, found[block], used) for block, title in self.titles if block in found]

    def _row(self, title: str, marks: list[tuple[str, str]], used: list[str]) -> str:
        """A block's values by mark, and which keys are invented; those that change nothing in play are put together."""
        counts = [sum(1 for _, mark in marks if mark == column) or NONE for column in used]
        invented = sorted({key for key, mark in marks if mark == "invented"})
        played = [key for key in invented if key not in self.looks]
        aside = [self.aside] if len(invented) > len(played) else []
        return f"| {title} | {' | '.join(map(str, counts))} | {', '.join(played + aside) or NONE} |"

    def _block(self, path: str) -> str:
        """The block a key path lies in; a mode's table in front of it does not count."""
        for mode in self.modes:
            path = path.removeprefix(f"{mode}.")
        return path.split(".")[0].split("[")[0]
