"""Build a KIKAI component: Foot, then Body, then Head; Foundation Tile, influence, Construction Bonus (K19, K20)."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.action import Refusal
from ..constants import ACT, BUILD, CONSTRUCTION, DISTRICTS, KINDS, D
from .fields import Fields
from .gains import add_influence
from .step import MainAction
from .tiles import claim


def height(state: Fields, seat: int, district: int) -> int:
    """Components standing at a site, 0–3."""
    at = (seat * D + district) * 3
    site = state.site
    if site[at] < 0:
        return 0
    if site[at + 1] < 0:
        return 1
    return 2 if site[at + 2] < 0 else 3


def can_pay(state: Fields, part: int) -> bool:
    """Whether the seat on move has the Energy for a component."""
    return state.t.part_cost[part] <= state.energy[state.mover]


def build_actions(state: Fields, district: int, out: list[int]) -> None:
    """Open components of the next kind that can be paid."""
    kind = height(state, state.mover, district)
    if kind > 2:
        return
    first = state.t.first[BUILD]
    found = [first + part for part in state.show[kind] if can_pay(state, part)]
    found.sort()
    out += found


class Build(MainAction):
    """Pay, place, settle what the component brings, and turn up the next one of its kind."""

    steps: tuple[int, ...] = (ACT,)

    def apply(self, state: Fields, part: int, district: int) -> None:
        """A Foot clears the ground, a Head takes the District's tile."""
        t = state.t
        seat = state.mover
        kind = t.part_kind[part]
        site = seat * D + district
        state.stack.pop()
        state.energy[seat] -= t.part_cost[part]
        state.show[kind].remove(part)
        state.site[site * 3 + kind] = part
        if state.events is not None:
            place = DISTRICTS[district]
            state.emit("build", seat, {"component": t.parts[part], "district": place, "cost": t.part_cost[part]})
        if kind == 0:
            settle_foot(state, seat, district, part)
        elif kind == 2:
            _claim_bonus(state, seat, district)
        _reveal(state, kind)

    def why_not(self, state: Fields, part: int, district: int) -> Refusal | None:
        """Complete, another kind's turn, not open, or too dear."""
        t = state.t
        kind = t.part_kind[part]
        stage = height(state, state.mover, district)
        place, name = t.district_name(district), t.edition.components[part].name
        if stage > 2:
            return Refusal("complete", "rulebook: Build", f"Your KIKAI in {place} is complete.")
        if kind != stage:
            text = f"{place} needs a {KINDS[stage].capitalize()} next; {name} is a {KINDS[kind].capitalize()}."
            return Refusal("wrong-order", "rulebook: Build", text)
        if part not in state.show[kind]:
            return Refusal("not-open", "rulebook: Build", f"{name} does not lie open.")
        if not can_pay(state, part):
            text = f"{name} costs {t.part_cost[part]} Energy; you have {state.energy[state.mover]}."
            return Refusal("no-energy", "rulebook: Build", text)
        return None


def settle_foot(state: Fields, seat: int, district: int, part: int) -> None:
    """A Foot takes its Foundation Tile away and advances its colour's marker."""
    clear_foundation(state, seat, district)
    add_influence(state, seat, state.t.part_colour[part], state.t.influence_step[0])


def clear_foundation(state: Fields, seat: int, district: int) -> None:
    """Discard the own Foundation Tile under a Foot; an Advanced one gives its bonus (K25)."""
    site = seat * D + district
    tile = state.foundation[site]
    state.foundation[site] = -1
    if state.t.advanced and tile >= 0:
        state.push_gain(tile, CONSTRUCTION)


def _reveal(state: Fields, kind: int) -> None:
    """Turn up a component from the box in place of the one built, while the supply lasts."""
    if not state.box[kind]:
        return
    part = state.box[kind].pop()
    state.show[kind].append(part)
    state.barrier += 1
    if state.events is not None:
        state.emit("reveal-component", -1, {"component": state.t.parts[part]}, True)


def _claim_bonus(state: Fields, seat: int, district: int) -> None:
    """The first Head of a District takes its Construction Bonus Tile, settled at once (K19)."""
    number = state.tile[district]
    if number < 0:
        return
    state.tile[district] = -1
    if state.t.advanced:
        claim(state, seat, district, number)
        return
    tile = state.t.edition.bonus_tiles[number]
    count = count_for(state, seat, tile.kind)
    state.earn(seat, CONSTRUCTION, count * tile.amount)
    if state.events is not None:
        fields: dict[str, object] = {"tile": tile.kind, "count": count, "vp": count * tile.amount}
        state.emit("construction-bonus", seat, {"district": DISTRICTS[district], **fields})


def count_for(state: Fields, seat: int, kind: str) -> int:
    """What a Construction Bonus Tile of this kind counts for a seat now."""
    return COUNTS[kind](state, seat)


def _droppers(state: Fields, seat: int) -> int:
    return sum(state.t.spaces[s] for s in range(len(state.owner)) if state.owner[s] == seat)


def _taller(state: Fields, seat: int) -> int:
    return sum(1 for d in range(D) if height(state, seat, d) > height(state, 1 - seat, d))


def _feet(state: Fields, seat: int) -> int:
    return sum(1 for d in range(D) if height(state, seat, d) > 0)


def _heads(state: Fields, seat: int) -> int:
    return sum(1 for d in range(D) if height(state, seat, d) > 2)


def _billboards(state: Fields, seat: int) -> int:
    return sum(1 for sign in state.sign if sign >= 0 and sign // 6 == seat)


def _influence(state: Fields, seat: int) -> int:
    return max(state.influence[seat * 3 : seat * 3 + 3])


COUNTS: dict[str, Callable[[Fields, int], int]] = {
    "droppers": _droppers,
    "taller": _taller,
    "feet": _feet,
    "heads": _heads,
    "billboards": _billboards,
    "influence": _influence,
}
"""What each of `constants.BONUS_KINDS` counts."""
