"""Counting every component: nothing of the box may appear or vanish. Used by positions and by the checks of play."""

from __future__ import annotations

from ..constants import COLOURS, DISTRICTS, SEATS, D
from ..rules.fields import Fields


def faults(state: Fields) -> list[str]:
    """What does not add up, one sentence each; empty for a sound state."""
    found = [*cards(state), *components(state), *fans(state), *streets(state), *tokens(state), *billboards(state)]
    return [*found, *tiles(state)]


def cards(state: Fields) -> list[str]:
    """District Cards: five of each, over hands, boards, offer and pile; the pile's layers add up."""
    found: list[str] = []
    played = [code % D for code in state.played[0] + state.played[1]]
    each = state.t.edition.cards_per_district
    for district in range(D):
        count = state.hand[district] + state.hand[D + district] + state.offer.count(district)
        count += state.pile.count(district) + played.count(district)
        if count != each:
            found.append(f"{count} {DISTRICTS[district]} cards instead of {each}")
    if sum(state.layers) != len(state.pile):
        found.append(f"the pile's layers hold {sum(state.layers)} cards, the pile {len(state.pile)}")
    return found


def components(state: Fields) -> list[str]:
    """Every component stands in exactly one place; a starting Foot not yet placed lies beside the board."""
    found: list[str] = []
    for part in range(len(state.t.parts)):
        kind = state.t.part_kind[part]
        count = state.site.count(part) + state.show[kind].count(part) + state.box[kind].count(part)
        if count > 1 or (count == 0 and state.t.part_start[part] < 0):
            found.append(f"component {state.t.parts[part]} stands in {count} places")
    return found


def fans(state: Fields) -> list[str]:
    """No more fans of a colour than the bag held; a fan stands only where a component of its colour does."""
    found: list[str] = []
    limit = state.t.edition.fans_per_colour
    for colour in range(3):
        count = sum(state.fans[colour::3]) + state.zone.count(colour)
        count += state.collected[colour] + state.collected[3 + colour]
        if count > limit:
            found.append(f"{count} {COLOURS[colour]} fans instead of at most {limit}")
    for slot in range(36):
        part = state.site[slot]
        if state.zone[slot] >= 0 and (part < 0 or state.t.part_colour[part] != state.zone[slot]):
            found.append(f"a {COLOURS[state.zone[slot]]} fan stands where no component of its colour does")
    return found


def streets(state: Fields) -> list[str]:
    """Droppers on the streets never outnumber the cleared track spaces."""
    found: list[str] = []
    for seat in range(2):
        laid = sum(state.t.spaces[s] for s in range(state.t.n_streets) if state.owner[s] == seat)
        if laid > state.cleared[seat]:
            found.append(f"{SEATS[seat]} has {laid} droppers on streets but cleared {state.cleared[seat]} spaces")
        if state.cleared[seat] > len(state.t.track_bonus):
            found.append(f"{SEATS[seat]} cleared {state.cleared[seat]} of {len(state.t.track_bonus)} spaces")
    return found


def tokens(state: Fields) -> list[str]:
    """No pool below nought, none above a cap."""
    found: list[str] = []
    pools = (state.energy, state.megaphones, state.ladders)
    for resource in range(3):
        cap = state.t.caps[resource]
        if min(pools[resource]) < 0:
            found.append("a pool of tokens is below nought")
        if 0 <= cap < sum(pools[resource]):
            found.append(f"{sum(pools[resource])} tokens in play of a supply of {cap}")
    return found


def billboards(state: Fields) -> list[str]:
    """A Billboard is on one Square or unplaced, and only emptied Squares carry one."""
    found: list[str] = []
    for seat in range(2):
        for number in range(6):
            count = state.sign.count(seat * 6 + number)
            if count != state.posted[seat] >> number & 1:
                found.append(f"Billboard {state.t.billboards[number]} of {SEATS[seat]} stands on {count} Squares")
    for square in range(state.t.n_squares):
        if state.sign[square] >= 0 and any(state.fans[square * 3 : square * 3 + 3]):
            found.append(f"Square {state.t.squares[square]} carries a Billboard and fans")
    return found


def tiles(state: Fields) -> list[str]:
    """A Construction Bonus Tile lies in one District or is kept by one seat."""
    found: list[str] = []
    t = state.t
    for number in range(len(t.edition.bonus_tiles)):
        bit = t.tile_kept[number]
        count = state.tile.count(number) + sum(1 for kept in state.kept if kept & bit)
        if count > 1:
            found.append(f"Construction Bonus Tile {t.edition.bonus_tiles[number].kind} is in {count} places")
    return found
