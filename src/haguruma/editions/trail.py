"""Where the values of an edition are after it was changed, text by text: entries of lists are added, taken out, moved.

Whether a value still is what it was, whoever asks compares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from ..kernel.editions.files import parsed
from ..kernel.editions.notes import Address
from .writing import MARK_KEYS

NAMES = ("id", "slot", "kind")
"""Keys by which an entry of a list is known, where no other entry has the same."""

NAMED = ("id", *MARK_KEYS)
"""What may change where an entry is given another name."""


class Trail:
    """Follows values from an old text to the present one. Every save between must be there, for each is one step only:
    values set, an entry added or taken out, or another file put in its place."""

    def __init__(self, texts: Sequence[str], name: str = "edition") -> None:
        """`texts`: the old one first, the present one last. Raises `BadEdition` for a text that is no TOML."""
        self._steps = [parsed(text, name) for text in texts]
        self._known: dict[tuple[int, Address], dict[int, int]] = {}

    def place(self, address: Address) -> Address | None:
        """Where the value of an address of the old text is now; None if the entry it lay in is not there any more."""
        here: Address | None = address
        for number, (before, after) in enumerate(pairwise(self._steps)):
            here = None if here is None else self._follow_step(number, before, after, here)
        return here

    def _follow_step(self, number: int, before: object, after: object, address: Address) -> Address | None:
        """Where one step leads an address."""
        found: list[str | int] = []
        for i, step in enumerate(address):
            if isinstance(step, str):
                before, after = _inside(before, step), _inside(after, step)
                found.append(step)
                continue
            old, new = _as_list(before), _as_list(after)
            if (number, address[:i]) not in self._known:
                self._known[number, address[:i]] = follow(old, new)
            place = self._known[number, address[:i]].get(step)
            if place is None:
                return None
            before, after = old[step], new[place]
            found.append(place)
        return tuple(found)


def _as_list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _inside(table: object, key: str) -> object:
    return table.get(key) if isinstance(table, Mapping) else None


def follow(before: Sequence[object], after: Sequence[object]) -> dict[int, int]:
    """Place of an entry -> its place after one step, for the entries that are certainly still there.

    An entry with a name of its own keeps it, or is renamed where it stands and else left alone. One without is where
    it was if the list is as long as before, else where the only entry that says the same is.
    """
    old, new = _names(before), _names(after)
    named, known = {name: i for i, name in enumerate(new) if name}, set(old)
    same_length = len(before) == len(after)
    only = {} if same_length else _only(before, after)
    found: dict[int, int] = {}
    for i, name in enumerate(old):
        stays = same_length and (not new[i] or new[i] not in known)
        if name in named:
            found[i] = named[name]
        elif not name and (stays or i in only):
            found[i] = only.get(i, i)
        elif name and stays and _without(before[i], NAMED) == _without(after[i], NAMED):
            found[i] = i
    return found


def _only(before: Sequence[object], after: Sequence[object]) -> dict[int, int]:
    """The places of entries that say something no other entry of their list says."""
    old, new = ([repr(_without(item, MARK_KEYS)) for item in items] for items in (before, after))
    once_old, once_new = (
        {said for said, count in Counter(each).items() if count == 1} for each in (old, new)
    )
    places = {said: i for i, said in enumerate(new) if said in once_new}
    return {i: places[said] for i, said in enumerate(old) if said in once_old and said in places}


def _names(items: Sequence[object]) -> list[str]:
    """The name of each entry that has one of its own, '' for the others."""
    names = [_name(item) for item in items]
    counts = Counter(names)
    return [name if counts[name] == 1 else "" for name in names]


def _name(item: object) -> str:
    if not isinstance(item, Mapping):
        return ""
    own = [f"{key} {item[key]}" for key in NAMES if isinstance(item.get(key), str)]
    return own[0] if own else ""


def _without(item: object, keys: Sequence[str]) -> object:
    return {key: item[key] for key in sorted(item) if key not in keys} if isinstance(item, Mapping) else item
