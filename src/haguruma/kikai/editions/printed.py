"""Reads the effects an edition file prints: `{ energy = 2, vp = 1 }`, or `{ choice = [ … ] }`.

Every choice has two or more different options, each of a single kind, so that every later module may rely on it.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.editions.notes import Notes, quote
from ...kernel.editions.reading import amount
from .edition import Effect

GAINS: tuple[str, ...] = ("energy", "megaphone", "ladder", "vp", "discard")
"""The keys of an effect that hold amounts; the sixth key is `choice`."""


def effect(notes: Notes, path: str, value: object) -> Effect:
    """The effect written as `value` at key path `path`; what is wrong with it is noted and left out."""
    if not isinstance(value, dict):
        notes.fault(path, value, f"must be an effect such as {{ energy = 2 }}, not {quote(value)}")
        return Effect()
    if "choice" in value:
        return _choice(notes, path, value)
    gains = [amount(notes, f"{path}.{key}", value[key]) if key in value else 0 for key in GAINS]
    for key in value:
        if key not in GAINS:
            notes.fault(
                f"{path}.{key}", value[key], f"is nothing an effect can give: {', '.join(GAINS)} or choice"
            )
    if not value:
        notes.fault(path, value, "gives nothing; leave the key out instead")
    return Effect(gains[0], gains[1], gains[2], gains[3], gains[4])


def _choice(notes: Notes, path: str, value: Mapping[str, object]) -> Effect:
    for key in value:
        if key != "choice":
            notes.fault(f"{path}.{key}", value[key], "cannot stand beside a choice")
    options = value["choice"]
    if not isinstance(options, list) or not 2 <= len(options) <= len(GAINS):
        notes.fault(
            f"{path}.choice", options, f"must be a list of 2 to {len(GAINS)} effects, not {quote(options)}"
        )
        return Effect()
    read = []
    for i, option in enumerate(options):
        if isinstance(option, dict) and len(option) == 1 and "choice" not in option:
            read.append(effect(notes, f"{path}.choice[#{i + 1}]", option))
        else:
            notes.fault(
                f"{path}.choice[#{i + 1}]", option, f"must be an effect of a single kind, not {quote(option)}"
            )
    if len(set(read)) < len(read):
        notes.fault(f"{path}.choice", options, "offers the same thing twice")
    return Effect(choice=tuple(read))
