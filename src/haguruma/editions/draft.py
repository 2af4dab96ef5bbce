"""An edition file being filled in: values set, entries added and removed, every comment and line left as it was.

What may stand where, `report` tells; a draft takes what it is given, so that a fault can be shown and mended.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, InlineTable

from ..kernel.editions.files import bad_file, parsed
from ..kernel.editions.notes import SOURCES, Address, Spot
from ..kernel.faults import BadOption
from .games import built_in, game_of
from .report import Report, check
from .writing import MARK_KEYS, inline

LARGEST = 100_000
"""Characters a text may have that is to be edited: the parser that keeps comments is slow."""
DOTTED = re.compile(r"""\.[ \t]*[\w"'-]+[ \t]*=""")
MOST_DOTTED = 100
"""Keys such as `a.b = 1` in such a text: that parser takes time in the square of their number."""
NAMES = ("id",)
"""Keys of an entry that no other entry of its list may have the value of."""


Checking = Callable[[str, str, str], Report]
"""How a text is checked, by its game, itself and its name."""


class Draft:
    """The text of an edition file and what can be done to it. A step that is refused changes nothing."""

    def __init__(self, text: str, game: str = "", name: str = "edition", checking: Checking = check) -> None:
        """`game` where the text does not tell; `checking` where checks are shared with others.

        Raises `BadEdition` for a text that is too long to be edited, no TOML, or of no game here.
        """
        if len(text) > LARGEST:
            raise bad_file(name, f"is larger than {LARGEST} characters, too large to be edited")
        if len(DOTTED.findall(text)) > MOST_DOTTED:
            raise bad_file(
                name, f"has more than {MOST_DOTTED} keys with a dot in them, too many to be edited"
            )
        self.game = game or game_of(text, name)
        self.name = name
        self._checking = checking
        self._take(text)

    def _take(self, text: str) -> None:
        data = parsed(text, self.name)
        try:
            self._file: Any = tomlkit.parse(text)
        except (TOMLKitError, RecursionError):
            raise BadOption("this file is valid, but written in a way that cannot be edited here") from None
        if self._file.unwrap() != data:
            raise BadOption("this file is valid, but written in a way that cannot be edited here")
        self._text = text
        self._report: Report | None = None

    @property
    def text(self) -> str:
        """The file as it stands."""
        return self._text

    def report(self) -> Report:
        """The check of the file as it stands."""
        if self._report is None:
            self._report = self._checking(self.game, self._text, self.name)
        return self._report

    def set(self, address: Address, value: object, source: str = "box") -> None:
        """Put a value at an address of `Report.spots`, or into one, and mark it, and no other, as from `source`.

        A table that is not there yet is begun. Raises `BadOption` for an address that leads nowhere.
        """
        _check_source(source)
        spot = self._spot(address)
        self._change(lambda: self._set(spot, address, value, source))

    def remove(self, address: Address) -> None:
        """Take out an entry of a list, or a key with its source mark. Raises `BadOption` if it is not there."""
        self._change(lambda: self._remove(address))

    def add(self, address: Address, index: int | None = None) -> Address:
        """Put a new entry into the list at an address, before place `index` or at the end; its address.

        It begins as a copy of the entry before it (or after it, or of the built-in edition's first), without the keys
        that may be left out, under a free id, and marked `invented`. Raises `BadOption`.
        """
        added: list[Address] = []
        self._change(lambda: added.append(self._add(address, index)))
        return added[0]

    def change(self, values: Mapping[Address, object], source: str = "box") -> None:
        """Put a value at every address of `Report.spots`, or take it out where that is None: all of it, or nothing.

        Raises `BadOption` for a place that is not in this edition, or a value that cannot stand there.
        """
        _check_source(source)
        if not values.keys() <= self.report().spots.keys():
            raise BadOption("that place is not in this edition any more")
        self._change(lambda: self._put_all(values, source))

    def confirm(self, within: Address, source: str = "box") -> None:
        """Mark every printed value that lies at or in an address as from a source. Raises `BadOption`."""
        spots = self.report().spots.values()
        inside = [spot for spot in spots if spot.address[: len(within)] == within and spot.printed]
        self.change({spot.address: spot.value for spot in inside if spot.value is not None}, source)

    def back_to(self, text: str) -> None:
        """Take up an earlier text of this draft again. Raises `BadEdition` or `BadOption` for one it cannot be."""
        if text != self._text:
            self._take(text)

    def _put_all(self, values: Mapping[Address, object], source: str) -> None:
        spots = self.report().spots
        for address, value in values.items():
            if value is not None:
                self._set(spots[address], address, value, source)
        for address, value in values.items():
            if value is None and spots[address].value is not None:
                self._remove(address)

    def _change(self, step: Callable[[], object]) -> None:
        """Take a step; the file stays as it was if that fails or leaves no valid text."""
        before = self._text
        try:
            step()
            text = tomlkit.dumps(self._file)
            if parsed(text, self.name) != self._file.unwrap():
                raise ValueError("the text does not say what was written")
            self._text, self._report = text, None
        except (TOMLKitError, LookupError, TypeError, ValueError, AttributeError) as error:
            self._take(before)
            if isinstance(error, BadOption):
                raise
            raise BadOption("this cannot be written there") from None

    def _spot(self, address: Address) -> Spot:
        """The spot at an address or round it."""
        spots = self.report().spots
        for length in range(len(address), 0, -1):
            found = spots.get(address[:length])
            if found is not None and (found.kind != "rows" or length == len(address)):
                return found
        raise BadOption(f"there is no value at {_dotted(address)}")

    def _set(self, spot: Spot, address: Address, value: object, source: str) -> None:
        owner = self._owner(address[:-1], begin=True)
        _put(owner, address[-1], value)
        if spot.printed and (spot.value is None or spot.source != source):
            _mark(self._owner(spot.address[:-1]), str(spot.address[-1]), source)

    def _owner(self, address: Address, begin: bool = False) -> Any:
        """What stands at an address; with `begin`, tables that are missing are begun."""
        here: Any = self._file
        for i, step in enumerate(address):
            if begin and isinstance(step, str) and isinstance(here, MutableMapping) and step not in here:
                here[step] = _beginning(here, address[i + 1 :])
            here = _inside(here, step, address)
        return here

    def _remove(self, address: Address) -> None:
        owner = self._owner(address[:-1])
        _inside(owner, address[-1], address)
        del owner[address[-1]]
        marks = owner.get("sources") if isinstance(owner, MutableMapping) else None
        if isinstance(marks, MutableMapping) and address[-1] in marks:
            del marks[address[-1]]
            if not marks:
                del owner["sources"]
        if isinstance(owner, InlineTable):  # written anew, for what was taken out leaves gaps
            self._owner(address[:-2])[address[-2]] = tomlkit.value(inline(owner.unwrap()))

    def _add(self, address: Address, index: int | None) -> Address:
        items = self._owner(address)
        if not isinstance(items, list):
            raise BadOption(f"there is no list at {_dotted(address)}")
        at = len(items) if index is None else min(max(index, 0), len(items))
        model = items[max(at - 1, 0)] if items else _first(self.game, address)
        like = (*address, max(at - 1, 0))
        fresh = self._fresh(_plain(model), like, items) if isinstance(model, Mapping) else _plain(model)
        items.insert(at, _table(fresh) if isinstance(items, AoT) else tomlkit.value(inline(fresh)))
        return (*address, at)

    def _fresh(self, model: Any, like: Address, items: Any) -> dict[str, object]:
        """A new entry: what a model must have, under a free id, marked as invented."""
        spots = self.report().spots
        kept = {
            key: value
            for key, value in model.items()
            if key not in MARK_KEYS and ((*like, key) not in spots or spots[(*like, key)].needed)
        }
        for key in NAMES:
            if isinstance(kept.get(key), str):
                kept[key] = _free(
                    str(kept[key]), {item.get(key) for item in items if isinstance(item, Mapping)}
                )
        return {**kept, "source": "invented"}


def _check_source(source: str) -> None:
    if source not in SOURCES:
        raise BadOption(f"a source is one of {', '.join(SOURCES)}, not '{str(source)[:40]}'")


def _dotted(address: Address) -> str:
    return ".".join(str(step) for step in address)[:80] or "the whole file"


def _inside(owner: Any, step: str | int, address: Address) -> Any:
    """The value at one step. Raises `BadOption` if there is none."""
    table = isinstance(owner, MutableMapping) and isinstance(step, str) and step in owner
    entry = isinstance(owner, list) and isinstance(step, int) and 0 <= step < len(owner)
    if not table and not entry:
        raise BadOption(f"there is no value at {_dotted(address)}")
    return owner[step]


def _put(owner: Any, step: str | int, value: object) -> None:
    if isinstance(owner, list) and not (isinstance(step, int) and 0 <= step < len(owner)):
        raise BadOption(f"there is no entry {step} in that list")
    item = tomlkit.value(inline(value))
    if isinstance(owner, InlineTable) and step not in owner:
        item.trivia.trail = " "
    owner[step] = item


def _mark(owner: Any, key: str, source: str) -> None:
    """Mark one key of a table, and nothing else in it."""
    marks = owner.get("sources")
    if isinstance(marks, MutableMapping):
        _put(marks, key, source)
    else:
        _put(owner, "sources", {key: source})


def _beginning(owner: Any, rest: Address) -> Any:
    """What a table that is begun is: within a line an inline one, else one with a header of its own."""
    if rest and isinstance(rest[0], int):
        return tomlkit.array()
    return tomlkit.inline_table() if isinstance(owner, InlineTable) else tomlkit.table()


def _plain(item: Any) -> Any:
    return item.unwrap() if hasattr(item, "unwrap") else item


def _table(values: Mapping[str, object]) -> Any:
    table = tomlkit.table()
    for key, value in values.items():
        table[key] = tomlkit.value(inline(value))
    return table


def _first(game: str, address: Address) -> Any:
    """The first entry of a list in the built-in edition."""
    here: Any = parsed(built_in(game), game)
    for step in (*address, 0):
        here = _inside(here, step, address)
    return here


def _free(name: str, taken: set[object]) -> str:
    """A name like this one that nothing has: `s14` becomes `s33` if there are 32."""
    stem = re.sub(r"[0-9]+$", "", name)[:18] or "x"
    return next(found for found in (f"{stem}{i}" for i in range(1, len(taken) + 2)) if found not in taken)
