"""Typed access to the tables of an edition file: types, bounds, missing and unknown keys, and source marks.

What the tables mean, and whether the values fit together, is each game's to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final, Self

from .notes import MOST, MOST_NOTED, SLUG, SOURCES, Address, Notes, Spot, quote

PLAIN = "must be a plain word: small letters, digits and '-', beginning with a letter, at most 24 of them"
MISSING: Final = object()
"""Stands for the value of a key that is not there; that it is not there has been noted."""
NO_SOURCE = f"has no source; mark it, or its block, with one of {', '.join(SOURCES)}"

MOST_HINTS: Final = 20
"""How many unknown keys of a table are compared with the known ones, which takes its time."""


class TomlTable:
    """One TOML table being read. Each reader names a key once; `close` then finds the keys nobody asked for.

    A game adds readers for values of its own in a subclass; the tables opened from one are of its class.
    A value of the wrong type or out of bounds is noted and replaced by a harmless one, so that reading goes on.
    """

    __slots__ = (
        "_asked",
        "_block",
        "_data",
        "_inherited",
        "_named",
        "_opened",
        "_optional",
        "_sought",
        "absent",
        "address",
        "notes",
        "path",
        "printed",
    )

    def __init__(
        self,
        notes: Notes,
        path: str,
        data: Mapping[str, object],
        inherited: str = "",
        address: Address = (),
    ) -> None:
        """`inherited` is the source of values that neither this table nor its block marks."""
        self.notes = notes
        self.path = path
        self.address = address
        self.absent = False
        """Whether the table is missing; then its keys are not reported one by one."""
        self.printed = True
        """Whether its values are printed somewhere in the box, and so need a source."""
        self._data = data
        self._inherited = inherited
        self._block: TomlTable | None = None
        self._asked: set[str] = set()
        self._named: dict[str, str] = {}
        self._sought: set[str] = set()
        self._optional: set[str] = set()
        self._opened: list[TomlTable] = []
        notes.place(path, address)
        self._read_marks()

    def _read_marks(self) -> None:
        self._asked.update(("source", "sources"))
        if "source" in self._data:
            self._named[""] = self._mark("source", self._data["source"])
        several = self._data.get("sources", {})
        if not isinstance(several, dict):
            self._wrong("sources", several, "a table of source marks")
            return
        for key, value in several.items():
            self._named[key] = self._mark(f"sources.{key}", value)

    def _mark(self, key: str, value: object) -> str:
        if isinstance(value, str) and value in SOURCES:
            return value
        self._wrong(key, value, f"one of {', '.join(SOURCES)}")
        return next(iter(SOURCES))

    def where(self, key: str) -> str:
        """The key path of `key` in this table."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Whether the file gives `key`, which may stand here."""
        self._asked.add(key)
        self._optional.add(key)
        return key in self._data or self.notes.probe

    def skip(self, key: str) -> None:
        """Let `key` stand here unread."""
        self._asked.add(key)

    def source(self, key: str) -> str:
        """The source of `key`: its own mark, its table's, its key's in the block, the block's; '' for none."""
        self._sought.add(key)
        outer = self._block.source(key) if self._block else self._inherited
        return self._named.get(key) or self._named.get("") or outer

    def _raw(self, key: str) -> object:
        """The value of `key` as the file has it, or `MISSING`."""
        self._asked.add(key)
        value = self._data.get(key, MISSING)
        if value is MISSING and not self.absent:
            self.notes.fault(self.where(key), None, "is missing")
        return value

    def _value(self, key: str) -> object:
        """Like `_raw`, for a printed value: its spot and its source are noted too."""
        value = self._raw(key)
        spot = self._spot(key, value)
        spot.printed = self.printed
        if value is not MISSING and self.printed:
            source = spot.source = self.source(key)
            self.notes.sources[self.where(key)] = source
            if not source:
                self.notes.fault(self.where(key), value, NO_SOURCE)
        return value

    def _spot(self, key: str, value: object) -> Spot:
        """Note that a value was looked for at `key`."""
        address, where = (*self.address, key), self.where(key)
        self.notes.place(where, address)
        found = None if value is MISSING else value
        spot = self.notes.spots[address] = Spot(address, where, found, key not in self._optional)
        return spot

    def _form(self, key: str, kind: str, low: int = 0, high: int = 0, choices: tuple[str, ...] = ()) -> None:
        """Note what may stand at `key`, whose value has been looked for."""
        spot = self.notes.spots[(*self.address, key)]
        spot.kind, spot.low, spot.high, spot.choices = kind, low, high, choices

    def _wrong(self, key: str, value: object, wanted: str, rule: str = "") -> None:
        """Note that `value`, if it is there at all, is not as `wanted`."""
        if value is not MISSING:
            self.notes.fault(self.where(key), value, f"must be {wanted}, not {quote(value)}", rule)

    def number(self, key: str, low: int = 0, high: int = MOST, rule: str = "") -> int:
        """A whole number from `low` to `high`, bounds that stand in `rule`."""
        value = self._value(key)
        self._form(key, "number", low, high)
        return self._bounded(key, value, low, high, rule)

    def _bounded(self, key: str, value: object, low: int, high: int, rule: str = "") -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self._wrong(key, value, f"a whole number from {low} to {high}", rule)
        return low

    def numbers(self, key: str, low: int = 0, high: int = MOST) -> tuple[int, ...]:
        """A list of at most `MOST` whole numbers from `low` to `high`."""
        value = self._value(key)
        self._form(key, "numbers", low, high)
        if isinstance(value, list) and len(value) <= MOST:
            return tuple(self._bounded(f"{key}[#{i + 1}]", item, low, high) for i, item in enumerate(value))
        self._wrong(key, value, f"a list of at most {MOST} whole numbers")
        return ()

    def point(self, key: str, size: tuple[int, int]) -> tuple[int, int]:
        """A place [x, y] on a board of `size`."""
        value = self._value(key)
        self._form(key, "point", size[0], size[1])
        return self._on_board(key, value, size)

    def _on_board(self, key: str, value: object, size: tuple[int, int]) -> tuple[int, int]:
        if isinstance(value, list) and len(value) == 2:
            x = self._bounded(f"{key}[#1]", value[0], 0, size[0])
            return x, self._bounded(f"{key}[#2]", value[1], 0, size[1])
        self._wrong(key, value, "a point [x, y]")
        return 0, 0

    def text(self, key: str, most: int = 60) -> str:
        """A string of 1 to `most` characters."""
        value = self._value(key)
        self._form(key, "text", 1, most)
        if isinstance(value, str) and 0 < len(value) <= most and value.replace("\n", "").isprintable():
            return value
        self._wrong(key, value, f"a printable text of 1 to {most} characters")
        return "?"

    def slug(self, key: str) -> str:
        """An id: a plain word."""
        value = self._value(key)
        self._form(key, "slug")
        if isinstance(value, str) and SLUG.fullmatch(value):
            return value
        if value is not MISSING:
            self.notes.fault(self.where(key), value, PLAIN)
        return "?"

    def word(self, key: str, words: tuple[str, ...]) -> str:
        """One of `words`."""
        value = self._value(key)
        self._form(key, "word", choices=words)
        if isinstance(value, str) and value in words:
            return value
        self._wrong(key, value, f"one of {', '.join(words)}")
        return words[0]

    def words(self, key: str, words: tuple[str, ...]) -> tuple[str, ...]:
        """A list of at most `MOST` of `words`."""
        value = self._value(key)
        self._form(key, "words", choices=words)
        if not isinstance(value, list) or len(value) > MOST:
            self._wrong(key, value, f"a list of at most {MOST} words, each one of {', '.join(words)}")
            return ()
        for i, item in enumerate(value):
            if item not in words:
                self._wrong(f"{key}[#{i + 1}]", item, f"one of {', '.join(words)}")
        return tuple(str(item) for item in value)

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self._value(key)
        self._form(key, "flag")
        if isinstance(value, bool):
            return value
        self._wrong(key, value, "true or false")
        return False

    def belongs_to(self, game: str) -> None:
        """Take the key `game`, which may be left out; note it if it names another game."""
        if not self.has("game"):
            return
        value = self._value("game")
        self._form("game", "word", choices=(game,))
        if value is not MISSING and value != game:
            self.notes.fault(
                self.where("game"), value, f"must be '{game}', for it is read as a file of that game"
            )

    def table(self, key: str) -> Self:
        """The table at `key`, under source marks of its own or else this table's; an absent one if there is none."""
        value = self._raw(key)
        self._wrong(key, MISSING if isinstance(value, dict) else value, "a table")
        data = value if isinstance(value, dict) else {}
        found = type(self)(self.notes, self.where(key), data, self.source(key), (*self.address, key))
        found.absent = not isinstance(value, dict)
        self._opened.append(found)
        return found

    def rows(self, key: str, name: str) -> list[Self]:
        """The tables of the list at `key`, each with the path `key[x]`, x being its own value of `name` or its place.

        A block's own list is written `list = [ … ]`, and that key is left out of the paths.
        """
        value = self._raw(key)
        self._spot(key, value)
        self._form(key, "rows", high=MOST)
        if not isinstance(value, list) or len(value) > MOST:
            self._wrong(key, value, f"a list of at most {MOST} tables")
            return []
        path = self.path if key == "list" else self.where(key)
        return [
            self._row(f"{path}[{_label(item, name, i)}]", item, (*self.address, key, i))
            for i, item in enumerate(value)
        ]

    def _row(self, path: str, item: object, address: Address) -> Self:
        if not isinstance(item, dict):
            self.notes.fault(path, item, f"must be a table, not {quote(item)}")
        row = type(self)(self.notes, path, item if isinstance(item, dict) else {}, address=address)
        row.absent = not isinstance(item, dict)
        row._block = self
        self._opened.append(row)
        return row

    def close(self) -> None:
        """Note the keys nobody asked for and the source marks of no value, here and in every table opened from here."""
        unknown = [key for key in self._data if key not in self._asked]
        for i, key in enumerate(unknown[:MOST_NOTED]):
            near = get_close_matches(key[:60], sorted(self._asked), 1) if i < MOST_HINTS else []
            hint = f"; did you mean '{near[0]}'?" if near else ""
            where = self.where(quote(key)[1:-1])
            self.notes.place(where, (*self.address, key))
            self.notes.fault(where, self._data[key], f"is no key of this table{hint}")
        for key in self._named:
            if key and key not in self._sought:
                where = self.where(f"sources.{quote(key)[1:-1]}")
                self.notes.place(where, (*self.address, "sources", key))
                self.notes.fault(where, self._named[key], "marks nothing that is here")
        for table in self._opened:
            table.close()


def _label(item: object, name: str, place: int) -> str:
    """What stands in the brackets of a list entry's path: its own name if it has one, else its place from 1."""
    own = item.get(name) if isinstance(item, dict) else None
    return own if isinstance(own, str) and SLUG.fullmatch(own) else f"#{place + 1}"


def amount(notes: Notes, path: str, value: object) -> int:
    """How much of something is gained: a whole number from 1, and 0 where `value` is none, which is noted."""
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST:
        return value
    notes.fault(path, value, f"must be a whole number from 1 to {MOST}, not {quote(value)}")
    return 0
