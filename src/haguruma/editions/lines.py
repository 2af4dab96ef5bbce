"""On which line of a TOML text every value stands, which no TOML library tells.

The text is valid TOML: whoever asks has parsed it. Should one not be, the index ends where it stops making sense.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from contextlib import suppress

from ..kernel.editions.notes import Address

_GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BLANK = re.compile(r"[ \t]*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_BASIC = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_LITERAL = re.compile(r"'([^'\n]*)'")
_LONG_BASIC = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}', re.DOTALL)
_LONG_LITERAL = re.compile(r"'''.*?'{3,5}", re.DOTALL)
_SCALAR = re.compile(r"[^,\]}#\n]+")
_ESCAPE = re.compile(r"\\(u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "e": "\x1b"}

MOST_ENTRIES = 10_000
"""Entries of a list that are looked up one by one; the others count as standing where the list begins."""


class _Lost(Exception):
    """The text is not as TOML is."""


class Lines:
    """The line, from 1, of every header, key and list entry of a TOML text."""

    def __init__(self, text: str) -> None:
        self._breaks = [i for i, sign in enumerate(text) if sign == "\n"]
        scan = _Scan(text)
        with suppress(_Lost, RecursionError, IndexError):  # then what was found up to there is right
            scan.document()
        self._found = scan.found

    def at(self, address: Address) -> int:
        """The line of a value; of the nearest table round it, if it is not there; 1 if nothing of it is."""
        for length in range(len(address), 0, -1):
            place = self._found.get(address[:length])
            if place is not None:
                return bisect_right(self._breaks, place - 1) + 1
        return 1


class _Scan:
    """Goes through a text once, noting the offset of each address the first time it is met."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.found: dict[Address, int] = {}
        self._lengths: dict[Address, int] = {}

    def document(self) -> None:
        """The whole text."""
        table: Address = ()
        while self._look(_GAP) < len(self.text):
            if self.text[self.place] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _look(self, pattern: re.Pattern[str]) -> int:
        """Step over what matches here, which may be nothing; where that leads."""
        found = pattern.match(self.text, self.place)
        if found:
            self.place = found.end()
        return self.place

    def _take(self, sign: str) -> bool:
        """Step over a sign if it stands here."""
        here = self.text.startswith(sign, self.place)
        self.place += len(sign) * here
        return here

    def _need(self, sign: str) -> None:
        if not self._take(sign):
            raise _Lost

    def _note(self, address: Address, place: int) -> None:
        for length in range(1, len(address) + 1):
            self.found.setdefault(address[:length], place)

    def _header(self) -> Address:
        start = self.place
        self._need("[")
        several = self._take("[")
        address: Address = ()
        *before, last = self._key()
        for part in before:
            address = self._entered((*address, part))
        address = (*address, last)
        if several:
            self._lengths[address] = self._lengths.get(address, 0) + 1
        address = self._entered(address)
        self._need("]]" if several else "]")
        self._note(address, start)
        self.found[address] = start  # its own header, even where one of a table in it came before
        return address

    def _entered(self, address: Address) -> Address:
        """The last entry of the list of tables at an address, or the table there."""
        length = self._lengths.get(address)
        return address if length is None else (*address, length - 1)

    def _key(self) -> list[str]:
        parts = []
        while True:
            self._look(_BLANK)
            parts.append(self._part())
            self._look(_BLANK)
            if not self._take("."):
                return parts

    def _part(self) -> str:
        for pattern in (_BARE, _BASIC, _LITERAL):
            found = pattern.match(self.text, self.place)
            if found:
                self.place = found.end()
                quoted = found[1] if pattern is not _BARE else found[0]
                return _ESCAPE.sub(_unescaped, quoted) if pattern is _BASIC else quoted
        raise _Lost

    def _pair(self, table: Address) -> None:
        start = self.place
        address: Address = (*table, *self._key())
        self._need("=")
        self._look(_BLANK)
        self._note(address, start)
        self._value(address)

    def _value(self, address: Address) -> None:
        start = self.place
        if self._take("["):
            self._array(address)
        elif self._take("{"):
            self._inline(address)
        else:
            for pattern in (_LONG_BASIC, _LONG_LITERAL, _BASIC, _LITERAL, _SCALAR):
                if self._look(pattern) > start:
                    return
            raise _Lost

    def _array(self, address: Address) -> None:
        count = 0
        while True:
            self._look(_GAP)
            if self._take("]"):
                return
            entry = (*address, count)
            if count < MOST_ENTRIES:
                self.found.setdefault(entry, self.place)
            self._value(entry)
            count += 1
            self._look(_GAP)
            if not self._take(","):
                self._need("]")
                return

    def _inline(self, address: Address) -> None:
        while True:
            self._look(_GAP)
            if self._take("}"):
                return
            self._pair(address)
            self._look(_GAP)
            if not self._take(","):
                self._need("}")
                return


def _unescaped(found: re.Match[str]) -> str:
    """The sign that an escape in a quoted key means."""
    sign = found[1]
    return chr(int(sign[1:], 16)) if sign[0] in "uU" else _ESCAPES.get(sign, sign)
