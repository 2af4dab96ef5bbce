"""Whether the slots of an edition make a bench: on the frame, in order, able to be completed (J5, J8, J17, J36)."""

from __future__ import annotations

from ...kernel.editions.checks import repeated
from ...kernel.faults import Fault
from .cards import TRIO
from .edition import Edition
from .frame import first_step_back, has_full_line, on_frame

RESERVED: tuple[str, ...] = ("coin", "energy", "points", "nothing")
"""Words that stand in an action where a slot could."""


def bench_faults(edition: Edition) -> list[Fault]:
    """Every fault of the slots and of the designated ones."""
    ids = repeated("slots", [slot.id for slot in edition.slots], RESERVED)
    return ids + (_places(edition) or _ring(edition)) + _enough(edition) + _specials(edition)


def _places(edition: Edition) -> list[Fault]:
    faults = []
    taken: set[tuple[int, int]] = set()
    for slot in edition.slots:
        where, at = f"slots[{slot.id}].at", (slot.x, slot.y)
        if not on_frame(*at):
            faults.append(Fault(where, at, "J5", "a slot lies on the frame, not among the gear cells"))
        elif not has_full_line(*at):
            faults.append(Fault(where, at, "J8", "no line of three cells leads from here"))
        if at in taken:
            faults.append(Fault(where, at, "J5", "another slot lies here already"))
        taken.add(at)
    return faults


def _ring(edition: Edition) -> list[Fault]:
    back = first_step_back([(slot.x, slot.y) for slot in edition.slots])
    if back < 0:
        return []
    slot = edition.slots[back]
    text = "slots stand in the list as they lie, clockwise round the frame"
    return [Fault(f"slots[{slot.id}].at", (slot.x, slot.y), "J17", text)]


def _enough(edition: Edition) -> list[Fault]:
    count = len(edition.slots)
    if count >= TRIO:
        return []
    return [Fault("slots", count, "J17", f"there must be {TRIO} or more: so many beasts has a mission")]


def _specials(edition: Edition) -> list[Fault]:
    faults = []
    known = {slot.id for slot in edition.slots}
    for special in edition.specials:
        where = f"specials[{special.slot}].slot"
        if special.slot not in known:
            faults.append(
                Fault(where, special.slot, "J36", "there is no such slot, or it is designated already")
            )
        known.discard(special.slot)
    return faults
