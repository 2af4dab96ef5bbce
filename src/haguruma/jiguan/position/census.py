"""Counting every component: nothing of the box may appear or vanish. Used by positions and by the checks of play."""

from __future__ import annotations

from collections.abc import Sequence

from ..constants import GEARS, SEATS
from ..rules.fields import Fields
from ..rules.setup import gear_code


def faults(state: Fields) -> list[str]:
    """What does not add up, one sentence each; empty for a sound state."""
    return [*gears(state), *blueprints(state), *cards(state), *tokens(state)]


def gears(state: Fields) -> list[str]:
    """Every gear of the edition lies in exactly one place."""
    counts = [0] * GEARS
    for printed in state.t.edition.gears:
        counts[gear_code(printed)] += 1
    places: list[Sequence[int]] = [state.cells, state.held, state.later, state.box, *state.piles, *state.beside]
    for place in places:
        for gear in place:
            if gear >= 0:
                counts[gear] -= 1
    odd = [gear for place in (state.box, *state.piles, *state.beside) for gear in place if gear < 0]
    found = [f"{len(odd)} gear(s) that are none lie in the box, a house or beside a workshop"] if odd else []
    return found + [
        f"{abs(counts[g])} gear(s) {state.t.gears[g]} too {'few' if counts[g] > 0 else 'many'}"
        for g in range(GEARS)
        if counts[g]
    ]


def blueprints(state: Fields) -> list[str]:
    """No blueprint lies in two places; those traded in are gone (J23)."""
    found: list[str] = []
    seen = [0] * len(state.t.bp_colour)
    places: list[Sequence[int]] = [state.slots, state.drawn, *state.stacks]
    for place in places:
        for tile in place:
            if tile >= 0:
                seen[tile] += 1
    for tile in range(len(seen)):
        if seen[tile] > 1:
            found.append(f"blueprint {tile} lies in {seen[tile]} places")
    for at in range(len(state.slots)):
        if state.spent[at] and (state.slots[at] < 0 or state.beast[at]):
            found.append(f"coins lie on slot {at}, which has no open blueprint")
        if abs(state.shift[at]) > state.spent[at] or (state.shift[at] - state.spent[at]) % 2:
            found.append(f"slot {at}: {state.spent[at]} coins cannot make a change of {state.shift[at]}")
    return found


def cards(state: Fields) -> list[str]:
    """Every card lies in one place; in Beginner Play the rest of the deal is out of the game (J27)."""
    seen = [0] * len(state.t.cards)
    places: list[Sequence[int]] = [state.display, *state.decks, *state.front, *state.back]
    for place in places:
        for card in place:
            if card >= 0:
                seen[card] += 1
    least = 0 if state.beginner else 1
    return [
        f"card {state.t.cards[card]} lies in {seen[card]} places"
        for card in range(len(seen))
        if not least <= seen[card] <= 1
    ]


def tokens(state: Fields) -> list[str]:
    """No pool below nought, no energy above the track's end, no more coins than the supply."""
    found: list[str] = []
    for seat in range(state.n):
        if state.coins[seat] < 0 or state.energy[seat] < 0:
            found.append(f"{SEATS[seat]} has a pool below nought")
        if state.energy[seat] > state.t.edition.energy_cap:
            cap = state.t.edition.energy_cap
            found.append(f"{SEATS[seat]} has {state.energy[seat]} energy, the track ends at {cap}")
    cap = state.t.edition.caps.get("coin", -1)
    if 0 <= cap < sum(state.coins) + sum(state.spent):
        found.append(f"more coins in play than the supply of {cap}")
    return found
