"""Build a KIKAI component: Foot, then Body, then Head; Foundation Tile, influence, Construction Bonus (K19, K20)."""

from __future__ import annotations

from ..constants import BUILD, CONSTRUCTION, DISTRICTS, D
from .fields import Fields
from .gains import add_influence
from .pending import push_gain
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


def build_actions(state: Fields, district: int, out: list[int]) -> None:
    """Open components of the next kind that can be paid."""
    kind = height(state, state.mover, district)
    if kind > 2:
        return
    energy = state.energy[state.mover]
    first = state.t.first[BUILD]
    cost = state.t.part_cost
    found = [part for part in state.show[kind] if cost[part] <= energy]
    found.sort()
    for part in found:
        out.append(first + part)


def build(state: Fields, part: int, district: int) -> None:
    """Pay, place, settle what the component brings, and turn up the next one of its kind."""
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
        _settle_foot(state, seat, district, part)
    elif kind == 2:
        _claim_bonus(state, seat, district)
    _reveal(state, kind)


def _settle_foot(state: Fields, seat: int, district: int, part: int) -> None:
    clear_foundation(state, seat, district)
    add_influence(state, seat, state.t.part_colour[part], state.t.influence_step[0])


def clear_foundation(state: Fields, seat: int, district: int) -> None:
    """Discard the own Foundation Tile under a Foot; an Advanced one gives its bonus (K25)."""
    site = seat * D + district
    tile = state.foundation[site]
    state.foundation[site] = -1
    if state.t.advanced and tile >= 0:
        push_gain(state, tile, CONSTRUCTION)


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
    if kind == "droppers":
        return sum(state.t.spaces[s] for s in range(len(state.owner)) if state.owner[s] == seat)
    if kind == "billboards":
        return sum(1 for sign in state.sign if sign >= 0 and sign // 6 == seat)
    if kind == "influence":
        return max(state.influence[seat * 3 : seat * 3 + 3])
    total = 0
    for district in range(D):
        own = height(state, seat, district)
        if kind == "taller":
            total += 1 if own > height(state, 1 - seat, district) else 0
        else:
            total += 1 if own > (0 if kind == "feet" else 2) else 0
    return total
