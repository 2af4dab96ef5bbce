"""The form of one value of an edition: the fields it is typed into, and back from what was typed to the value.

Where values lie on the page is `blocks`' business; what may stand there the games' readers say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from ...editions import Address, Report, Spot, words
from ...kernel.faults import BadOption

Strings = dict[str, str]
"""Suffix of a field's name -> what stands in it."""

Choices = tuple[tuple[str, str], ...]
"""What can be chosen, and what each is called."""

_WHOLE = re.compile(r"[+-]?[0-9]{1,9}")
_SPLIT = re.compile(r"[\s,;]+")
YES, NO = "yes", "no"


class Unfit(BadOption):
    """Something typed that is not of the kind that stands in that place; what and why, in a sentence."""


@dataclass(frozen=True, slots=True)
class Input:
    """One field: `kind` is `number`, `text`, `area`, `select` or `fixed` (shown, not to be changed)."""

    suffix: str
    kind: str
    value: str
    label: str = ""
    sign: str = ""
    choices: Choices = ()
    hint: str = ""
    group: int = 0
    """Fields of the same number stand together; those above 0 are alternatives or further entries."""


def name_of(spot: Spot) -> str:
    """The name of a value in forms."""
    return ".".join(str(step) for step in spot.address)


def _plain(value: object) -> str:
    """A value as it is typed."""
    return "" if value is None else value if isinstance(value, str) else str(value)[:200]


@dataclass(frozen=True, slots=True)
class ValueForm:
    """How values of a kind are typed: here in a single field, which cannot be changed unless its kind says more."""

    look: Callable[[Spot], tuple[str, str]] = lambda spot: ("fixed", "")
    """Kind and hint of the field."""
    value: Callable[[Spot, str], object] = lambda spot, text: text
    """What the text in it means. Raises `Unfit`."""
    text: Callable[[object], str] = _plain
    """What it holds."""

    def strings(self, game: str, spot: Spot) -> Strings:
        """What the fields hold. A value that does not fit its kind leaves them empty, or stands as it is."""
        return {"": self.text(spot.value)}

    def input(self, game: str, spot: Spot, suffix: str, value: str, refers: Choices) -> Input:
        """A field that holds `value`; `refers` are the ids to choose from, if it is one."""
        if refers:
            return Input(suffix, "select", value, choices=_choices(refers, value, spot.needed))
        kind, hint = self.look(spot)
        return Input(suffix, kind, value, hint=hint)

    def parse(self, game: str, spot: Spot, typed: Strings) -> object:
        """The value that was typed; None for none. Raises `Unfit`."""
        text = typed.get("", "").strip()
        return self.value(spot, text) if text or spot.needed else None


class _Point(ValueForm):
    def strings(self, game: str, spot: Spot) -> Strings:
        x, y = spot.value if isinstance(spot.value, list) and len(spot.value) == 2 else ("", "")
        return {"x": _plain(x), "y": _plain(y)}

    def input(self, game: str, spot: Spot, suffix: str, value: str, refers: Choices) -> Input:
        most = spot.low if suffix == "x" else spot.high
        return Input(suffix, "number", value, suffix, hint=f"0 to {most}")

    def parse(self, game: str, spot: Spot, typed: Strings) -> object:
        pair = [typed.get(axis, "").strip() for axis in ("x", "y")]
        if not any(pair) and not spot.needed:
            return None
        return [whole(part, "two whole numbers") for part in pair]


class _Flag(ValueForm):
    def input(self, game: str, spot: Spot, suffix: str, value: str, refers: Choices) -> Input:
        if refers:
            return ValueForm.input(self, game, spot, suffix, value, refers)
        empty = () if spot.needed else (("", "–"),)
        return Input(suffix, "select", value, choices=(*empty, (YES, "Yes"), (NO, "No")))


class _Word(ValueForm):
    def input(self, game: str, spot: Spot, suffix: str, value: str, refers: Choices) -> Input:
        known = refers or tuple((word, words.word_label(word)) for word in spot.choices)
        return Input(suffix, "select", value, choices=_choices(known, value, self.needed(spot)))

    def needed(self, spot: Spot) -> bool:
        """Whether a word must be chosen."""
        return spot.needed


class _Words(_Word):
    def strings(self, game: str, spot: Spot) -> Strings:
        listed = spot.value if isinstance(spot.value, list) else []
        return {str(i): _plain(word) for i, word in enumerate([*listed, ""])}

    def needed(self, spot: Spot) -> bool:
        return False

    def parse(self, game: str, spot: Spot, typed: Strings) -> object:
        return [word for word in typed.values() if word]


class _Effect(ValueForm):
    """Amounts of what can be gained, as one set of fields for each alternative."""

    def strings(self, game: str, spot: Spot) -> Strings:
        return {
            f"{i}-{sign}": _plain(amounts.get(sign))
            for i, amounts in enumerate(self.sets(spot.value))
            for sign in words.signs(game)
        }

    def sets(self, value: object) -> list[Mapping[str, object]]:
        """The amounts of each alternative, and an empty one after them."""
        choice = value.get("choice") if isinstance(value, Mapping) else None
        return [*_tables(choice if isinstance(choice, list) and choice else [value]), {}]

    def input(self, game: str, spot: Spot, suffix: str, value: str, refers: Choices) -> Input:
        number, _, sign = suffix.partition("-")
        return Input(suffix, "number", value, words.signs(game)[sign], sign, group=int(number))

    def parse(self, game: str, spot: Spot, typed: Strings) -> object:
        sets: dict[str, dict[str, int]] = {}
        for suffix, text in typed.items():
            number, _, sign = suffix.partition("-")
            amounts = sets.setdefault(number, {})
            if text.strip() not in ("", "0"):
                amounts[sign] = whole(text, f"a whole number of {words.signs(game)[sign]}")
        return self.join(spot, list(sets.values()))

    def join(self, spot: Spot, sets: list[dict[str, int]]) -> object:
        """The value of the sets that were typed."""
        filled = [amounts for amounts in sets if amounts]
        if len(filled) > 1:
            return {"choice": filled}
        return filled[0] if filled else {} if spot.needed else None


class _Reward(_Effect):
    def sets(self, value: object) -> list[Mapping[str, object]]:
        return _Effect.sets(self, value)[:1]


class _Rewards(_Effect):
    """A list of rewards, the empty ones between them included."""

    def sets(self, value: object) -> list[Mapping[str, object]]:
        return [*_tables(value if isinstance(value, list) else []), {}]

    def join(self, spot: Spot, sets: list[dict[str, int]]) -> object:
        while sets and not sets[-1]:
            sets.pop()
        return sets


class _Rows(ValueForm):
    """A list of entries, each value of which has a form of its own."""

    def strings(self, game: str, spot: Spot) -> Strings:
        return {}


def _points_text(value: object) -> str:
    if not isinstance(value, list):
        return _plain(value)
    points = [item if isinstance(item, list) else [item] for item in value]
    return ", ".join(" ".join(_plain(part) for part in point) for point in points)


def _points(spot: Spot, text: str) -> list[list[int]]:
    numbers = [whole(part, "places such as 300 185, 190 150") for part in _parts(text)]
    if len(numbers) % 2:
        raise Unfit("must be places of two numbers each, such as 300 185, 190 150")
    return [numbers[i : i + 2] for i in range(0, len(numbers), 2)]


_FIXED = ValueForm()
_FORMS: Mapping[str, ValueForm] = {
    "text": ValueForm(
        lambda spot: ("area" if spot.high > 100 else "text", f"at most {spot.high} characters")
    ),
    "slug": ValueForm(lambda spot: ("text", "small letters, digits and -")),
    "number": ValueForm(
        lambda spot: ("number", f"{spot.low} to {spot.high}"),
        lambda spot, text: whole(text, f"a whole number from {spot.low} to {spot.high}"),
    ),
    "numbers": ValueForm(
        lambda spot: ("text", f"{spot.low} to {spot.high}, with commas"),
        lambda spot, text: [whole(part, "whole numbers with commas between them") for part in _parts(text)],
        lambda value: ", ".join(map(_plain, value)) if isinstance(value, list) else _plain(value),
    ),
    "points": ValueForm(lambda spot: ("text", "x y, x y …"), _points, _points_text),
    "point": _Point(),
    "flag": _Flag(
        value=lambda spot, text: text == YES,
        text=lambda value: (YES if value else NO) if isinstance(value, bool) else _plain(value),
    ),
    "word": _Word(),
    "words": _Words(),
    "effect": _Effect(),
    "reward": _Reward(),
    "rewards": _Rewards(),
    "rows": _Rows(),
}
"""Kind of value -> how it is typed."""


def _tables(items: Iterable[object]) -> list[Mapping[str, object]]:
    return [item if isinstance(item, Mapping) else {} for item in items]


def _choices(known: Choices, value: str, needed: bool) -> Choices:
    """The words to choose from, and what stands there now if it is none of them."""
    empty = () if needed or any(word == "" for word, _ in known) else (("", "–"),)
    stray = () if value == "" or value in dict(known) else ((value, f"{value[:40]} (not known)"),)
    return (*stray, *empty, *known)


def _parts(text: str) -> list[str]:
    return [part for part in _SPLIT.split(text) if part]


def whole(text: str, wanted: str) -> int:
    """A whole number. Raises `Unfit`."""
    if not _WHOLE.fullmatch(text.strip()):
        raise Unfit(f"must be {wanted}, not “{text.strip()[:30]}”" if text.strip() else f"must be {wanted}")
    return int(text)


def strings(game: str, spot: Spot) -> Strings:
    """What the fields of a value hold; none for a list of entries."""
    return _FORMS.get(spot.kind, _FIXED).strings(game, spot)


def inputs(game: str, spot: Spot, held: Strings, refers: Choices = ()) -> list[Input]:
    """The fields of a value with what they hold; `refers` are the ids to choose from, if its value is one."""
    form = _FORMS.get(spot.kind, _FIXED)
    return [form.input(game, spot, suffix, value, refers) for suffix, value in held.items()]


def parse(game: str, spot: Spot, typed: Strings) -> object:
    """The value that was typed; None for none. Raises `Unfit`."""
    return _FORMS.get(spot.kind, _FIXED).parse(game, spot, typed)


def changes(
    report: Report, given: Mapping[str, object]
) -> tuple[dict[Address, Strings], dict[Address, Spot]]:
    """What was typed into fields that differs from what is there, by the address of the value."""
    typed: dict[Address, Strings] = {}
    spots: dict[Address, Spot] = {}
    for spot in report.spots.values():
        name = name_of(spot)
        held = strings(report.game, spot)
        now = {
            suffix: str(given.get(f"{name}|{suffix}", before)).replace("\r\n", "\n")
            for suffix, before in held.items()
        }
        if any(now[suffix].strip() != held[suffix].strip() for suffix in held):
            typed[spot.address], spots[spot.address] = now, spot
    return typed, spots
