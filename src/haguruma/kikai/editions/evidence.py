"""What is known of the printed game: the rulebook's own numbers, and what its worked examples force.

A foreign edition may contradict all of it and still be played; whether it can be played is `checking`'s.
"""

from __future__ import annotations

from ...kernel.editions.checks import Constraint, Finding, differing, unless
from ...kernel.faults import Fault
from ..constants import CHEAP_DROPPERS, COLOURS, GRANT, KINDS, SEATS
from .edition import Component, Edition, Effect
from .streets import MAP, two_sizes
from .tracks import TRACKS


def disagreements(edition: Edition) -> list[Fault]:
    """Everything in an edition that disagrees with what is known of the printed game."""
    side = ADVANCED if edition.advanced else STANDARD
    return [fault for constraint in (*BOTH_SIDES, *side) for fault in constraint.faults(edition)]


def _turns(edition: Edition) -> list[Finding]:
    known = ((6, 5, 6, 5), (5, 6, 5, 6))
    return differing([(f"turns.{seat}", edition.turns[i], known[i]) for i, seat in enumerate(SEATS)])


def _multipliers(edition: Edition) -> list[Finding]:
    return unless(
        edition.master.multipliers == (4, 3, 2, 2),
        f"{edition.mode}.master.multipliers",
        edition.master.multipliers,
    )


def _values(where: str, found: object, **known: int) -> list[Finding]:
    """Those of the values of something that are not the ones we know."""
    return differing([(f"{where}.{key}", getattr(found, key), value) for key, value in known.items()])


def _dealt(edition: Edition) -> list[Finding]:
    known = {"cards_per_district": 5, "hand_size": 4, "offer_size": 2, "display_size": 3, "fans_per_colour": 15}
    return _values("counts", edition, **known)


def _start(edition: Edition) -> list[Finding]:
    return _values(f"{edition.mode}.start", edition.start, energy=5, megaphone=1, ladder=1)


def _dropper(edition: Edition) -> list[Finding]:
    return _values("counts", edition, dropper_cost=2)


def _influence(edition: Edition) -> list[Finding]:
    steps = differing([(f"counts.influence.{kind}", edition.influence[i], i + 1) for i, kind in enumerate(KINDS)])
    return steps + _values("counts", edition, body_ladders=1, head_ladders=2)


def _tiles(edition: Edition) -> list[Finding]:
    known = {"droppers": 1, "taller": 3, "feet": 2, "heads": 4, "billboards": 2, "influence": 2}
    where = f"{edition.mode}.bonus_tiles"
    return differing([(f"{where}[{t.kind}].amount", t.amount, known[t.kind]) for t in edition.bonus_tiles])


def _billboards(edition: Edition) -> list[Finding]:
    where = f"{edition.mode}.billboards"
    return _every_kind(where, [(f"{where}[{board.id}].effect", board.effect) for board in edition.billboards])


def _every_kind(where: str, given: list[tuple[str, Effect]]) -> list[Finding]:
    """Each of these gives one of the kinds the rulebook lists, and each kind is given by one of them."""
    kinds = {Effect(discard=2), Effect(ladder=1), Effect(megaphone=1), Effect(energy=2)}
    odd: list[Finding] = [
        (path, effect) for path, effect in given if effect not in kinds and effect != Effect(vp=effect.vp)
    ]
    present = {effect for _, effect in given}
    some_vp = any(effect.vp for effect in present)
    return odd + unless(kinds <= present and some_vp, where, len(kinds & present))


def _scoring(edition: Edition) -> list[Finding]:
    known = {"most_fans": 5, "energy_per_vp": 5, "megaphones_per_vp": 2, "ladders_per_vp": 2}
    return _values(f"{edition.mode}.scoring", edition.scoring, **known)


def _starting_feet(edition: Edition) -> list[Finding]:
    colours = {
        seat: sorted(component.colour for component in edition.components if component.start == seat)
        for seat in SEATS
    }
    known = {"yellow": ["blue", "red"], "purple": ["green", "red"]}
    odd: list[Finding] = [("components", colours[seat]) for seat in SEATS if colours[seat] != known[seat]]
    return odd + [
        (f"components[{component.id}].effect", component.effect)
        for component in edition.components
        if component.start and component.colour == "red" and component.effect != Effect(energy=2)
    ]


def _four_of_each(edition: Edition) -> list[Finding]:
    counts = {
        (kind, colour): sum(part.kind == kind and part.colour == colour for part in edition.components)
        for kind in KINDS
        for colour in COLOURS
    }
    return [("components", f"{counts[key]} {key[1]} {key[0]}") for key in counts if counts[key] != 4]


SEEN: tuple[tuple[str, str, int, Effect | None], ...] = (
    ("foot", "blue", 2, Effect(megaphone=1)),
    ("foot", "blue", 1, None),
    ("body", "blue", 6, None),
    ("head", "green", 7, None),
    ("body", "green", -1, Effect(energy=2)),
    ("head", "blue", -1, Effect(ladder=1, vp=2)),
)
"""Components of the examples: kind, colour, cost (-1: not told) and effect (None: not told)."""


def _is(part: Component, kind: str, colour: str, cost: int, effect: Effect | None) -> bool:
    like = part.kind == kind and part.colour == colour and not part.start
    return like and cost in (-1, part.cost) and effect in (None, part.effect)


def _seen(edition: Edition) -> list[Finding]:
    return [
        ("components", f"no {colour} {kind} like the one in the examples")
        for kind, colour, cost, effect in SEEN
        if not any(_is(part, kind, colour, cost, effect) for part in edition.components)
    ]


# What the rulebook tells about the Advanced side; its worked examples show the Standard one ---------------------

LOSING = 5
"""Rows of the Master's Board that take Energy."""
ENERGY = Effect(energy=3)
MEGAPHONE = Effect(megaphone=1)


def _advanced_rows(edition: Edition) -> list[Finding]:
    """Rows 1–5 take Energy, rows 6–7 give 3, rows 8–9 a Megaphone."""
    wanted = [Effect()] * LOSING + [ENERGY, ENERGY, MEGAPHONE, MEGAPHONE]
    where = f"{edition.mode}.master.rows"
    odd: list[Finding] = []
    for i, row in enumerate(edition.master.rows[: len(wanted)]):
        if row.effect != wanted[i]:
            odd.append((f"{where}[#{i + 1}].effect", row.effect))
        if (row.lose > 0) != (i < LOSING):
            odd.append((f"{where}[#{i + 1}].lose", row.lose))
    return odd


def _advanced_squares(edition: Edition) -> list[Finding]:
    where = f"{edition.mode}.squares"
    return _every_kind(where, [(f"{where}[{square.id}].bonus", square.bonus) for square in edition.squares])


def _advanced_tiles(edition: Edition) -> list[Finding]:
    where = f"{edition.mode}.bonus_tiles"
    found: list[Finding] = []
    for tile in edition.bonus_tiles:
        if tile.kind == GRANT and tile.effect != Effect(energy=5, ladder=1):
            found.append((f"{where}[{tile.kind}].effect", tile.effect))
        if tile.kind == CHEAP_DROPPERS and tile.amount != 1:
            found.append((f"{where}[{tile.kind}].amount", tile.amount))
    return found


def _advanced_scoring(edition: Edition) -> list[Finding]:
    found, where = edition.scoring, f"{edition.mode}.scoring"
    standard = {"most_fans": 0, "energy_per_vp": 0, "megaphones_per_vp": 0, "ladders_per_vp": 0}
    unlocked = unless(found.without_unlocked, f"{where}.unlocked", not found.without_unlocked)
    return _values(where, found, fan_vp=1, influence_vp=1) + unlocked + _values(where, found, **standard)


# All of it ------------------------------------------------------------------------------------------------------

BOTH_SIDES: tuple[Constraint[Edition], ...] = (
    Constraint("rulebook: Gameplay Example", "the components of the examples are among the 36", _seen),
    Constraint("four of a colour", "each kind has four components of each colour", _four_of_each),
    Constraint("rulebook: Player Setup", "the starting Feet are blue and red, green and red", _starting_feet),
    Constraint(
        "rulebook: Game Setup", "5 cards a District, 4 dealt, 2 shown, 3 components shown, 15 fans", _dealt
    ),
    Constraint(
        "rulebook: Number of Turns per Round", "6, 5, 6, 5 turns for Yellow, 5, 6, 5, 6 for Purple", _turns
    ),
    Constraint("rulebook: Deploy Flyer Droppers", "a dropper costs 2 Energy", _dropper),
    Constraint(
        "rulebook: Influence Gained After Construction", "1, 2, 3 steps for 0, 1, 2 Ladders", _influence
    ),
)
"""What holds whichever side of the boards is played."""

STANDARD: tuple[Constraint[Edition], ...] = (
    *MAP,
    *TRACKS,
    Constraint("rulebook: End of a Round", "the multipliers are 4, 3, 2, 2", _multipliers),
    Constraint(
        "rulebook: Billboards",
        "Billboards give these: 2 droppers, Ladder, Megaphone, VP, 2 Energy",
        _billboards,
    ),
    Constraint("rulebook: KIKAI Head Construction Bonus", "the tiles count 1, 3, 2, 4, 2 and 2 VP", _tiles),
    Constraint("rulebook: Normal Mode", "players begin with 5 Energy, 1 Megaphone and 1 Ladder", _start),
    Constraint(
        "rulebook: Final Scoring", "5 VP for most fans; 5 Energy, 2 Megaphones, 2 Ladders a VP", _scoring
    ),
)

ON_BOTH: frozenset[str] = frozenset({"MP2", "MP3", "ET6", "MB1", "MB4"})
"""Evidence on map and tracks that the counts of the box, not the examples, give; it holds on the Advanced side too."""

ADVANCED: tuple[Constraint[Edition], ...] = (
    Constraint("MP1", "Squares have 5 or 2 fans", two_sizes),
    *(constraint for constraint in (*MAP, *TRACKS) if constraint.name in ON_BOTH),
    Constraint("MB10", "rows 1 to 5 take Energy, 6 and 7 give 3 Energy, 8 and 9 a Megaphone", _advanced_rows),
    Constraint("rulebook: Billboards", "Squares give: 2 droppers, Ladder, Megaphone, VP, 2 Energy", _advanced_squares),
    Constraint(
        "rulebook: KIKAI Head Construction Bonus",
        "a tile gives 5 Energy and 1 Ladder, one droppers for 1",
        _advanced_tiles,
    ),
    Constraint("rulebook: Final Scoring", "1 VP per fan collected and per point of influence", _advanced_scoring),
)

CONSTRAINTS: tuple[Constraint[Edition], ...] = (*BOTH_SIDES, *STANDARD)
"""Every constraint on a Standard edition."""
