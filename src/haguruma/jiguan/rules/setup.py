"""Setting up: gears, blueprints, cards, tiles and workshops dealt; the start draft of blueprints (J4, J25, J27)."""

from __future__ import annotations

from ...kernel.rng import Rng
from ..constants import COLOURS, DRAFT, TAKE, C
from ..editions.edition import Gear
from .fields import Fields
from .step import Step
from .turns import deal_gears, start_turn


def gear_code(gear: Gear) -> int:
    """A gear as a number 0–24."""
    return COLOURS.index(gear.colour) * 5 + gear.number - 1


def removed(state: Fields, gear: Gear) -> bool:
    """Whether a gear is left out: by the mark on its back, in Beginner Play by its type (J4, J27)."""
    if state.beginner:
        return gear.type == 2
    least = 4 if gear.mark == "4+" else 3 if gear.mark == "3+" else 2
    return least > state.n


def deal(state: Fields, seed: int) -> None:
    """Everything random of the set-up, from `seed`."""
    rng = Rng(seed)
    _gears(state, rng)
    _blueprints(state, rng)
    _tiles(state, rng)
    _cards(state, rng)
    _players(state, rng)
    state.mover = draft_order(state)[0]
    state.push(DRAFT)


def _gears(state: Fields, rng: Rng) -> None:
    """Type 1 on the houses, type 2 set aside; those marked for more players go to the box (J4, J31)."""
    now: list[int] = []
    later: list[int] = []
    for gear in state.t.edition.gears:
        if removed(state, gear):
            state.box.append(gear_code(gear))
        elif gear.type == 1:
            now.append(gear_code(gear))
        else:
            later.append(gear_code(gear))
    state.box.sort()
    rng.shuffle(now)
    rng.shuffle(later)
    state.later = later
    state.rng = rng.next()
    deal_gears(state, now)


def _blueprints(state: Fields, rng: Rng) -> None:
    """Each colour shuffled and split into equal stacks."""
    t = state.t
    each = t.edition.stacks
    for colour in range(C):
        tiles = [b for b in range(len(t.bp_colour)) if t.bp_colour[b] == colour]
        rng.shuffle(tiles)
        size = len(tiles) // each
        for k in range(each):
            state.stacks[colour * each + k] = tuple(tiles[k * size : k * size + size])


def _tiles(state: Fields, rng: Rng) -> None:
    """Scoring tiles at random; a bonus tile goes to the tower whose tile it matches, equal ones at random (J23)."""
    edition = state.t.edition
    state.tile = list(range(len(edition.scoring_tiles)))
    rng.shuffle(state.tile)
    bonus = list(range(len(edition.bonus_tiles)))
    rng.shuffle(bonus)
    state.bonus = [-1] * C
    if state.beginner:
        return
    for colour in range(C):
        tile = edition.scoring_tiles[state.tile[colour]]
        for number in bonus:
            found = edition.bonus_tiles[number]
            if found.base == tile.base and found.times == tile.times:
                state.bonus[colour] = number
                bonus.remove(number)
                break


def _cards(state: Fields, rng: Rng) -> None:
    cards = list(range(len(state.t.cards)))
    if state.beginner:
        _beginner_cards(state, rng, cards)
    else:
        for frame in range(2):
            deck = [card for card in cards if state.t.card_frame[card] == frame]
            rng.shuffle(deck)
            state.decks[frame] = tuple(deck)
    for place in range(len(state.display)):
        frame = 0 if place % state.t.row_size < state.t.edition.cards_per_frame else 1
        if state.decks[frame]:
            state.display[place] = state.decks[frame][-1]
            state.decks[frame] = state.decks[frame][:-1]


def _beginner_cards(state: Fields, rng: Rng, cards: list[int]) -> None:
    """Cards with the gear mark in two equal decks; the others dealt in equal numbers, the rest out (J27)."""
    marked = [card for card in cards if state.t.edition.cards[card].gear_mark]
    others = [card for card in cards if not state.t.edition.cards[card].gear_mark]
    rng.shuffle(marked)
    rng.shuffle(others)
    half = len(marked) // 2
    state.decks = [tuple(marked[:half]), tuple(marked[half : half * 2])]
    each = len(others) // state.n
    for seat in range(state.n):
        state.front[seat] = tuple(sorted(others[seat * each : seat * each + each]))


def _players(state: Fields, rng: Rng) -> None:
    start = state.t.edition.start
    shops = list(range(len(state.t.edition.workshops)))
    rng.shuffle(shops)
    for seat in range(state.n):
        state.shop[seat] = shops[seat]
        state.coins[seat] = start.coins
        state.energy[seat] = start.energy[seat]
    state.rng = rng.next() ^ state.rng


def draft_order(state: Fields) -> list[int]:
    """Seats in the order in which they take their starting blueprints."""
    return [seat - 1 for seat in state.t.edition.start.draft if seat <= state.n]


class Draft(Step):
    """Tops of all stacks, of colours the seat does not have yet (argument: place in the order; J25)."""

    awaits = "take a starting blueprint"
    rule = "J25"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Stacks of the other colours."""
        t = state.t
        base = state.mover * t.n_slots
        own = {t.bp_colour[tile] for tile in state.slots[base : base + t.n_slots] if tile >= 0}
        for stack in range(t.n_stacks):
            if state.stacks[stack] and stack // t.edition.stacks not in own:
                out.append(t.first[TAKE] + stack)


class NextDraft(Step):
    """Hand the draft on, or begin the first turn (argument: place in the order)."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """The next seat drafts, or starts."""
        order = draft_order(state)
        if argument >= len(order):
            start_turn(state, 0)
            return
        if order[argument] != state.mover:
            state.barrier += 1
            state.mover = order[argument]
        state.push(DRAFT, argument)
