"""The form of one value of an edition: the fields it is typed into, and back from what was typed to the value.

Where values lie on the page is `edition_page`'s; what may stand there the games' readers say.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ...editions import Address, Report, Spot, words
from ...kernel.faults import BadOption

Strings = dict[str, str]
"""Suffix of a field's name -> what stands in it."""

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
    choices: tuple[tuple[str, str], ...] = ()
    hint: str = ""
    group: int = 0
    """Fields of the same number stand together; those above 0 are alternatives or further entries."""


def name_of(spot: Spot) -> str:
    """The name of a value in forms."""
    return ".".join(str(step) for step in spot.address)


def strings(game: str, spot: Spot) -> Strings:
    """What the fields of a value hold. A value that does not fit its kind leaves them empty, or stands as it is."""
    value = spot.value
    if spot.kind in ("effect", "reward", "rewards"):
        return _set_strings(game, spot)
    if spot.kind == "point":
        x, y = value if isinstance(value, list) and len(value) == 2 else ("", "")
        return {"x": _plain(x), "y": _plain(y)}
    if spot.kind == "words":
        listed = value if isinstance(value, list) else []
        return {str(i): _plain(word) for i, word in enumerate([*listed, ""])}
    if spot.kind == "numbers" and isinstance(value, list):
        return {"": ", ".join(_plain(item) for item in value)}
    if spot.kind == "points" and isinstance(value, list):
        points = [item if isinstance(item, list) else [item] for item in value]
        return {"": ", ".join(" ".join(_plain(part) for part in point) for point in points)}
    if spot.kind == "flag" and isinstance(value, bool):
        return {"": YES if value else NO}
    return {"": _plain(value)}


def _plain(value: object) -> str:
    """A value as it is typed."""
    return "" if value is None else value if isinstance(value, str) else str(value)[:200]


def _set_strings(game: str, spot: Spot) -> Strings:
    """The amounts of each alternative or entry, and an empty one after them."""
    return {
        f"{i}-{sign}": _plain(amounts.get(sign))
        for i, amounts in enumerate([*_sets(spot), {}])
        for sign in words.signs(game)
        if not (spot.kind == "reward" and i)
    }


def _sets(spot: Spot) -> list[Mapping[str, object]]:
    """The alternatives of an effect, the entries of a list of rewards, or the one set of amounts there is."""
    value = spot.value
    if spot.kind == "rewards":
        return (
            [item if isinstance(item, Mapping) else {} for item in value] if isinstance(value, list) else []
        )
    if not isinstance(value, Mapping):
        return [{}]
    choice = value.get("choice")
    if isinstance(choice, list) and choice:
        return [item if isinstance(item, Mapping) else {} for item in choice]
    return [value]


def inputs(game: str, spot: Spot, held: Strings, refers: tuple[tuple[str, str], ...] = ()) -> list[Input]:
    """The fields of a value with what they hold; `refers` are the ids to choose from, if its value is one."""
    made = []
    for suffix, value in held.items():
        made.append(_input(game, spot, suffix, value, refers))
    return made


def _input(game: str, spot: Spot, suffix: str, value: str, refers: tuple[tuple[str, str], ...]) -> Input:
    kind = spot.kind
    if kind in ("effect", "reward", "rewards"):
        number, _, sign = suffix.partition("-")
        return Input(suffix, "number", value, words.signs(game)[sign], sign, group=int(number))
    if kind == "point":
        most = spot.low if suffix == "x" else spot.high
        return Input(suffix, "number", value, suffix, hint=f"0 to {most}")
    if kind in ("word", "words") or refers:
        return Input(suffix, "select", value, choices=_choices(spot, value, refers))
    if kind == "flag":
        pairs = () if spot.needed else (("", "–"),)
        return Input(suffix, "select", value, choices=(*pairs, (YES, "Yes"), (NO, "No")))
    if kind == "number":
        return Input(suffix, "number", value, hint=f"{spot.low} to {spot.high}")
    if kind == "text":
        return Input(
            suffix, "area" if spot.high > 100 else "text", value, hint=f"at most {spot.high} characters"
        )
    hints = {"slug": "small letters, digits and -", "numbers": f"{spot.low} to {spot.high}, with commas",
             "points": "x y, x y …"}  # fmt: skip
    return Input(suffix, "text" if kind in hints else "fixed", value, hint=hints.get(kind, ""))


def _choices(spot: Spot, value: str, refers: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """The words to choose from, and what stands there now if it is none of them."""
    known = refers or tuple((word, words.word_label(word)) for word in spot.choices)
    empty = (
        () if (spot.needed and spot.kind != "words") or any(word == "" for word, _ in known) else (("", "–"),)
    )
    stray = () if value == "" or value in dict(known) else ((value, f"{value[:40]} (not known)"),)
    return (*stray, *empty, *known)


def parsed(game: str, spot: Spot, typed: Strings) -> object:
    """The value that was typed; None for none. Raises `Unfit`."""
    if spot.kind in ("effect", "reward", "rewards"):
        return _parsed_sets(game, spot, typed)
    if spot.kind == "point":
        pair = [typed.get("x", "").strip(), typed.get("y", "").strip()]
        return (
            None
            if pair == ["", ""] and not spot.needed
            else [whole(part, "two whole numbers") for part in pair]
        )
    if spot.kind == "words":
        return [word for word in typed.values() if word]
    text = typed.get("", "").strip()
    return _parsed_text(spot, text) if text or spot.needed else None


def _parsed_text(spot: Spot, text: str) -> object:
    """The value of a single field."""
    if spot.kind == "number":
        return whole(text, f"a whole number from {spot.low} to {spot.high}")
    if spot.kind == "numbers":
        return [whole(part, "whole numbers with commas between them") for part in _parts(text)]
    if spot.kind == "points":
        return _points(text)
    if spot.kind == "flag":
        return text == YES
    return text


def whole(text: str, wanted: str) -> int:
    """A whole number. Raises `Unfit`."""
    if not _WHOLE.fullmatch(text.strip()):
        raise Unfit(f"must be {wanted}, not “{text.strip()[:30]}”" if text.strip() else f"must be {wanted}")
    return int(text)


def _parts(text: str) -> list[str]:
    return [part for part in _SPLIT.split(text) if part]


def _points(text: str) -> list[list[int]]:
    numbers = [whole(part, "places such as 300 185, 190 150") for part in _parts(text)]
    if len(numbers) % 2:
        raise Unfit("must be places of two numbers each, such as 300 185, 190 150")
    return [numbers[i : i + 2] for i in range(0, len(numbers), 2)]


def _parsed_sets(game: str, spot: Spot, typed: Strings) -> object:
    sets: dict[str, dict[str, int]] = {}
    for suffix, text in typed.items():
        number, _, sign = suffix.partition("-")
        amounts = sets.setdefault(number, {})
        if text.strip() not in ("", "0"):
            amounts[sign] = whole(text, f"a whole number of {words.signs(game)[sign]}")
    filled = list(sets.values())
    if spot.kind == "rewards":
        while filled and not filled[-1]:
            filled.pop()
        return filled
    filled = [amounts for amounts in filled if amounts]
    if len(filled) > 1:
        return {"choice": filled}
    return filled[0] if filled else {} if spot.needed else None


def changes(
    report: Report, given: Mapping[str, object]
) -> tuple[dict[Address, Strings], dict[Address, Spot]]:
    """What was typed into fields that differs from what is there, by the address of the value."""
    typed: dict[Address, Strings] = {}
    spots: dict[Address, Spot] = {}
    for spot in report.spots.values():
        if spot.kind == "rows":
            continue
        name = name_of(spot)
        held = strings(report.game, spot)
        now = {
            suffix: str(given.get(f"{name}|{suffix}", before)).replace("\r\n", "\n")
            for suffix, before in held.items()
        }
        if any(now[suffix].strip() != held[suffix].strip() for suffix in held):
            typed[spot.address], spots[spot.address] = now, spot
    return typed, spots
