"""Action A: the pair of houses, their gears and rewards; the last gear (J1–J3, J21)."""

from __future__ import annotations

from ..constants import BLANK, CLAIM, CLAIM_HOUSE, HOUSE, HOUSES, PAIR, PLACE_GEAR, PURCHASE
from ..editions.edition import Reward
from .bench import hold
from .fields import Fields
from .gains import bank, gain
from .pending import push


def any_gear(state: Fields) -> bool:
    """Whether a gear lies on the supply board."""
    return any(state.piles)


def pair_actions(state: Fields, out: list[int]) -> None:
    """Neighbouring houses that give at least one gear; any pair once the board is empty (J2, J3)."""
    piles = state.piles
    empty = not any_gear(state)
    for house in range(HOUSES):
        if empty or piles[house] or piles[(house + 1) % HOUSES]:
            out.append(state.t.first[PAIR] + house)


def pair(state: Fields, house: int, extra: bool) -> None:
    """Take the top gears of both houses; empty ones are claimed next, then gears are placed, then a purchase."""
    state.stack.pop()
    if not extra:
        push(state, PURCHASE, state.t.edition.purchases)
    houses = (house, (house + 1) % HOUSES)
    empty = [number for number in houses if not state.piles[number]]
    push(state, PLACE_GEAR)
    for number in reversed(empty):
        push(state, CLAIM_HOUSE, number)
    if state.events is not None:
        state.emit("pair", state.mover, {"houses": [f"h{number + 1}" for number in houses]})
    for number in houses:
        if state.piles[number]:
            take_top(state, number)


def take_top(state: Fields, house: int) -> None:
    """Take a pile's top gear in hand; what lay below is seen, and the last gear closes the period (J21)."""
    gear = state.piles[house][-1]
    state.piles[house] = state.piles[house][:-1]
    hold(state, gear)
    if state.events is not None:
        state.emit("take-gear", state.mover, {"gear": state.t.gears[gear], "house": f"h{house + 1}"})
    if state.piles[house]:
        state.barrier += 1
        if state.events is not None:
            below = state.t.gears[state.piles[house][-1]]
            state.emit("reveal-gear", -1, {"gear": below, "house": f"h{house + 1}"}, True)
    elif not any_gear(state):
        state.closing = state.mover
        state.airship = state.mover
        if state.events is not None:
            state.emit("last-gear", state.mover, {})


def claim_actions(state: Fields, house: int, out: list[int]) -> None:
    """The house's printed reward, or nothing; a blank house offers all three (J2)."""
    icon = state.t.edition.houses[house]
    first = state.t.first[CLAIM]
    if icon != "energy":
        out.append(first)
    if icon != "coin":
        out.append(first + 1)
    if icon == "blank":
        out.append(first + 2)
    out.append(first + 3)


def claim(state: Fields, choice: int, house: int) -> None:
    """Gain what was chosen of an empty house; points of a blank house are no immediate points (J19)."""
    state.stack.pop()
    numbers = state.t.edition.house
    blank = state.t.edition.houses[house] == "blank"
    seat = state.mover
    if choice == 0:
        gain(state, seat, Reward(coin=numbers.blank_coin if blank else numbers.coin), BLANK)
    elif choice == 1:
        gain(state, seat, Reward(energy=numbers.blank_energy if blank else numbers.energy), BLANK)
    elif choice == 2:
        bank(state, seat, BLANK, numbers.blank_points)
        if state.events is not None:
            state.emit("points", seat, {"points": numbers.blank_points, "source": BLANK})
    elif state.events is not None:
        state.emit("unclaimed", seat, {"house": f"h{house + 1}"})


def house_actions(state: Fields, out: list[int]) -> None:
    """The top gear of any pile, for cards and the workshop."""
    for house in range(HOUSES):
        if state.piles[house]:
            out.append(state.t.first[HOUSE] + house)
