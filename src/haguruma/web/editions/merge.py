"""A form that was made on an earlier text of an edition, said of the text as it is now: three texts brought together.

What was typed follows its entry of a list wherever that is by now; what was changed elsewhere too is for people to
settle, and what has no place any more is named. What a form means is `editing`'s business.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ...editions import Address, Report, Spot, Trail
from ...table import Stale
from ...table.edition_store import STALE, OwnEdition
from ..requests import Fields, text
from .blocks import ALL, head_of, place_in_words
from .drafts import NAME, report_of
from .forms import Strings, changes, name_of, strings

FORGOTTEN = (
    "This edition was changed elsewhere too often since this page was made, so this was not saved and what you typed "
    "is lost; here it is as it is now."
)
GONE = {"": ""}
"""Moves by which nothing has a place any more."""

NAMED = 5
"""How many values that are lost are named."""


@dataclass(slots=True)
class Form:
    """What a form says, in the names of the edition as it is now."""

    fields: dict[str, object]
    past: Sequence[str] = ()
    """The texts from the one the form was made on to the present one."""
    lost: list[str] = field(default_factory=list)
    """What was typed for something that is not there any more, in words."""
    clash: bool = False
    """Whether something it changes was changed elsewhere too."""
    own: OwnEdition | None = None
    """The edition as it was when the form was taken, or refused."""
    moves: dict[str, str] | None = None
    """Name of an entry on the page of the form -> its name now, '' if it is gone; None if nothing was changed since."""

    @property
    def late(self) -> bool:
        """Whether the edition was changed since the form was made."""
        return len(self.past) != 1

    @property
    def merged(self) -> bool:
        """Whether it stands beside what somebody else changed; a form sent twice does not."""
        return self.late and not (self.idle and len(self.past) == 2)

    @property
    def idle(self) -> bool:
        """Whether it asks for nothing that is not so already."""
        asked = any("|" in key or (key.startswith("mark ") and value) for key, value in self.fields.items())
        return not asked and text(self.fields, "do", "save") == "save"

    def done(self) -> Form:
        """The form with nothing left to do, for all of it is there."""
        fields = {key: said for key, said in self.fields.items() if "|" not in key and key[:5] != "mark "}
        return Form({**fields, "do": "save"}, self.past, own=self.own, moves=self.moves)

    def check(self) -> None:
        """Raises `Stale` for a form that cannot be taken as it is."""
        if not self.past:
            raise Stale(FORGOTTEN)
        if self.lost:
            more = f" and {len(self.lost) - NAMED} more" if len(self.lost) > NAMED else ""
            named = ", ".join(self.lost[:NAMED]) + more
            raise Stale(
                f"{STALE} What you typed for {named} is lost, because that row is not there any more."
            )
        if self.clash:
            raise Stale(STALE)


def form_now(own: OwnEdition, given: Fields, past: Sequence[str]) -> Form:
    """A form said of an edition as it is now; `past` are the texts from that of the form to the present one."""
    if len(past) == 1:
        return Form(dict(given), past)
    plain = {key: value for key, value in given.items() if "|" not in key and not key.startswith("mark ")}
    if not past:
        return Form({**plain, "do": "save"}, moves=dict(GONE))
    return _Carrier(own, given, Form(plain, past)).carried()


class _Carrier:
    """Carries what a form says from an old text over to the present one."""

    def __init__(self, own: OwnEdition, given: Fields, form: Form) -> None:
        self.given, self.form = given, form
        self.old = report_of(own.game, form.past[0])
        self.now = report_of(own.game, own.text)
        self.trail = Trail(form.past, NAME)

    def carried(self) -> Form:
        """The form, with everything it says in its present place."""
        typed, spots = changes(self.old, self.given)
        for address, held in typed.items():
            self._value(spots[address], held)
        for key, source in self.given.items():
            if key.startswith("mark ") and source:
                self._scope("mark ", key, source)
        self._doing()
        self.form.moves = self._moves(text(self.given, "block"))
        return self.form

    def _value(self, spot: Spot, held: Strings) -> None:
        place = self.trail.place(spot.address)
        now = None if place is None else self.now.spots.get(place)
        if now is None:
            self.form.lost.append(place_in_words(self.old, spot.address))
        elif now.value == spot.value or not _same(strings(self.now.game, now), held):
            self.form.clash |= now.value != spot.value
            self.form.fields |= {f"{name_of(now)}|{suffix}": said for suffix, said in held.items()}

    def _doing(self) -> None:
        doing, _, what = text(self.given, "do", "save").partition(" ")
        if doing == "add":
            place = self.trail.place(address_of(what))
            self.form.fields["do"] = f"add {dotted(place)}" if place else "save"
        elif doing in ("remove", "confirm"):
            self.form.fields["do"] = "save"
            self._scope(f"{doing} ", f"{doing} {what}", "")

    def _scope(self, doing: str, key: str, source: object) -> None:
        """What is done to all that lies in an address: it must be what the form showed."""
        address = address_of(key.removeprefix(doing))
        place = self.trail.place(address)
        if place is None:
            if doing == "mark ":  # what was to be removed is
                self.form.lost.append(place_in_words(self.old, address))
            return
        self.form.clash |= _values(self.old, address) != _values(self.now, place)
        said = f"{doing}{dotted(place)}"
        self.form.fields |= {said: source} if source else {"do": said}

    def _moves(self, block: str) -> dict[str, str]:
        found = {}
        for spot in self.old.spots.values():
            shown = block in ("", ALL) or head_of(spot.address) == block
            if spot.kind == "rows" and isinstance(spot.value, list) and shown:
                for i in range(len(spot.value)):
                    address = (*spot.address, i)
                    place = self.trail.place(address)
                    if place != address:
                        found[dotted(address)] = dotted(place or ())
        return found


def _same(now: Strings, typed: Strings) -> bool:
    return {key: said.strip() for key, said in now.items()} == {
        key: said.strip() for key, said in typed.items()
    }


def _values(report: Report, address: Address) -> Mapping[Address, object]:
    """All values at or in an address, by the way from there."""
    length = len(address)
    return {
        spot.address[length:]: spot.value
        for spot in report.spots.values()
        if spot.address[:length] == address and spot.value is not None
    }


def address_of(name: str) -> Address:
    """The address that a form names: `standard.streets.list.3`."""
    return tuple(
        int(step) if step.isdecimal() and len(step) < 6 else step for step in name.split(".") if step
    )


def dotted(address: Address) -> str:
    """The name of an address in forms."""
    return ".".join(str(step) for step in address)
