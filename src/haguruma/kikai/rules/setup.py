"""Setting up: shuffling and dealing, and the players' starting Feet with their first streets (K28, K31)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ...kernel.rng import Rng
from ..constants import DISTRICTS, LAY_STREET, ORDER, PLACE, PLACE_FOOT, SEATS, D
from .build import height, settle_foot
from .deploy import first_streets
from .fields import Fields
from .rounds import start_turn
from .step import Step, Verb


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
    state.push(PLACE_FOOT)


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


class PlaceFoot(Step):
    """Place one of the own starting Feet."""

    awaits = "place a starting Foot"
    ladders = False

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
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
    return not height(state, seat, district) and bool(first_streets(state, district))


class Place(Verb):
    """Put a starting Foot down: its Foundation Tile goes, its colour's marker advances, a street is owed."""

    steps: tuple[int, ...] = (PLACE_FOOT,)

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """What an Advanced Foundation Tile gives comes before the street."""
        t = state.t
        seat = state.mover
        foot, district = t.starters[arg // D], arg % D
        state.site[(seat * D + district) * 3] = foot
        state.placed += 1
        if state.events is not None:
            state.emit("place", seat, {"component": t.parts[foot], "district": DISTRICTS[district]})
        state.stack.pop()
        state.push(LAY_STREET, district)
        settle_foot(state, seat, district, foot)

    def why_not(self, state: Fields, arg: int, argument: int) -> Refusal | None:
        """Somebody else's, standing already, or a District that cannot take it."""
        t = state.t
        foot, district = t.starters[arg // D], arg % D
        place = t.district_name(district)
        if t.part_start[foot] != state.mover:
            return Refusal("other-seat", "K31", "That starting Foot belongs to the other player.")
        if foot in state.site:
            return Refusal("placed", "K31", "That starting Foot stands already.")
        if can_place(state, state.mover, district):
            return None
        if height(state, state.mover, district):
            return Refusal("site-taken", "K31", f"Your Foot already stands in {place}: one KIKAI a District.")
        return Refusal("no-single-street", "K31", f"No free street of a single space touches {place}.")


class NextFoot(Step):
    """Hand on to the next placement; when all starting Feet stand, the first turn begins."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """Whose Foot it is says `ORDER`."""
        if state.placed >= len(ORDER):
            start_turn(state, 0)
            return
        seat = ORDER[state.placed]
        if seat != state.mover:
            state.barrier += 1
            state.mover = seat
            if state.events is not None:
                state.emit("seat", seat, {"name": SEATS[seat]})
        state.push(PLACE_FOOT)
