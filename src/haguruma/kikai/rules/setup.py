"""Setting up: shuffling and dealing, and the players' starting Feet with their first streets (K28, K31)."""

from __future__ import annotations

from ...kernel.rng import Rng
from ..constants import DEPLOY, DISTRICTS, LAY_STREET, NEXT_FOOT, PLACE, PLACE_FOOT, SEATS, D
from .build import clear_foundation
from .deploy import lay
from .fields import Fields
from .gains import add_influence
from .pending import push

ORDER: tuple[int, ...] = (0, 1, 1, 0)
"""Seats in the order in which they place their starting Feet: Yellow, Purple, Purple, Yellow."""


def deal(state: Fields, seed: int) -> None:
    """Steps 5–15 of the set-up; everything random comes from `seed`."""
    rng = Rng(seed)
    edition = state.t.edition
    for seat in range(2):
        tiles = list(state.t.foundation)
        rng.shuffle(tiles)
        state.foundation[seat * D : seat * D + D] = tiles
    state.tile = list(range(len(edition.bonus_tiles)))
    rng.shuffle(state.tile)
    _deal_components(state, rng)
    _deal_fans(state, rng)
    _deal_cards(state, rng)
    start = edition.start
    state.energy = [start.energy, start.energy]
    state.megaphones = [start.megaphone, start.megaphone]
    state.ladders = [start.ladder, start.ladder]
    state.rng = rng.next()
    state.mover = ORDER[0]
    push(state, PLACE_FOOT)


def _deal_components(state: Fields, rng: Rng) -> None:
    for kind in range(3):
        pile = [c for c in range(len(state.t.parts)) if state.t.part_kind[c] == kind and state.t.part_start[c] < 0]
        rng.shuffle(pile)
        for _ in range(min(state.t.edition.display_size, len(pile))):
            state.show[kind].append(pile.pop())
        state.box[kind] = pile


def _deal_fans(state: Fields, rng: Rng) -> None:
    """Draw fans from the bag onto the Squares by their icons (K28)."""
    bag = [colour for colour in range(3) for _ in range(state.t.edition.fans_per_colour)]
    rng.shuffle(bag)
    for number, square in enumerate(state.t.edition.squares):
        for _ in range(square.fans):
            state.fans[number * 3 + bag.pop()] += 1


def _deal_cards(state: Fields, rng: Rng) -> None:
    edition = state.t.edition
    pile = [district for district in range(D) for _ in range(edition.cards_per_district)]
    rng.shuffle(pile)
    for _ in range(edition.hand_size):
        for seat in range(2):
            state.hand[seat * D + pile.pop()] += 1
    for _ in range(edition.offer_size):
        state.offer.append(pile.pop())
    state.pile = pile
    state.layers = [len(pile)]


def place_actions(state: Fields, out: list[int]) -> None:
    """One of the own remaining Feet, in a District that can take it."""
    t = state.t
    seat = state.mover
    for number in range(len(t.starters)):
        foot = t.starters[number]
        if t.part_start[foot] == seat and foot not in state.site:
            for district in range(D):
                if can_place(state, seat, district):
                    out.append(t.first[PLACE] + number * D + district)


def can_place(state: Fields, seat: int, district: int) -> bool:
    """Whether the District has no own Foot and touches a free street of exactly one space (K31)."""
    if state.site[(seat * D + district) * 3] >= 0:
        return False
    return bool(first_streets(state, district))


def first_streets(state: Fields, district: int) -> list[int]:
    """Free streets of exactly one space that touch the District."""
    return [s for s, _ in state.t.at[district] if state.owner[s] < 0 and state.t.spaces[s] == 1]


def place(state: Fields, arg: int) -> None:
    """Put a starting Foot down: its Foundation Tile goes, its colour's marker advances, a street is owed."""
    t = state.t
    seat = state.mover
    foot, district = t.starters[arg // D], arg % D
    site = seat * D + district
    state.site[site * 3] = foot
    add_influence(state, seat, t.part_colour[foot], t.influence_step[0])
    state.placed += 1
    if state.events is not None:
        state.emit("place", seat, {"component": t.parts[foot], "district": DISTRICTS[district]})
    state.stack.pop()
    push(state, LAY_STREET, district)
    clear_foundation(state, seat, district)


def lay_actions(state: Fields, district: int, out: list[int]) -> None:
    """Streets the first dropper may go to."""
    for street in first_streets(state, district):
        out.append(state.t.first[DEPLOY] + street)


def lay_first(state: Fields, street: int) -> None:
    """Put the set-up dropper down; it costs no Energy, bonuses are due (K15, K31)."""
    state.stack.pop()
    push(state, NEXT_FOOT)
    lay(state, state.mover, street, 0)


def next_foot(state: Fields) -> bool:
    """Hand on to the next placement; True when all starting Feet stand."""
    if state.placed >= len(ORDER):
        return True
    seat = ORDER[state.placed]
    if seat != state.mover:
        state.barrier += 1
        state.mover = seat
        if state.events is not None:
            state.emit("seat", seat, {"name": SEATS[seat]})
    push(state, PLACE_FOOT)
    return False
