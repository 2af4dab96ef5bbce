"""Action A: the pair of houses, their gears and rewards; the last gear; a single gear (J1–J3, J15, J21, J31)."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Refusal
from .. import constants as c
from ..editions.edition import Reward
from ..words.names import gear_word
from .bench import hold
from .fields import Fields
from .gains import ability, bank, extra_action, gain
from .step import Offer, Step, Verb

GIVES: Final[dict[str, tuple[int, ...]]] = {"coin": (0, 3), "energy": (1, 3), "blank": (0, 1, 2, 3)}
"""What may be claimed of an empty house, by its icon, as numbers of `CLAIMS`: the printed reward, or nothing (J2)."""


def any_gear(state: Fields) -> bool:
    """Whether a gear lies on the supply board."""
    return any(state.piles)


def gear_to_take(state: Fields, with_box: bool) -> bool:
    """Whether a gear can be had from the supply board, or from the box where that serves."""
    return any_gear(state) or (with_box and bool(state.box))


def pair_actions(state: Fields, out: list[int]) -> None:
    """Neighbouring houses that give at least one gear; any pair once the board is empty (J2, J3)."""
    piles = state.piles
    empty = not any_gear(state)
    for house in range(c.HOUSES):
        if empty or piles[house] or piles[(house + 1) % c.HOUSES]:
            out.append(state.t.first[c.PAIR] + house)


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
        state.emit("last-gear", state.mover, {})


def acted(state: Fields, kind: int) -> Refusal | None:
    """Both actions are refused once one has been taken; None while something else of it is still due."""
    if kind not in (c.PURCHASE, c.TURN_STEP):
        return None
    more = "; your workshop could sell you one more" if ability(state, state.mover) == "extra" else ""
    if extra_action(state):
        more = ", and the extra one too"
    return Refusal("action-taken", "rulebook: Game Flow", f"You have taken the one action of your turn{more}.")


class Pair(Verb):
    """Take the top gears of both houses; empty ones are claimed next, then gears are placed, then a purchase."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Action A, or one more of it as the extra action, which brings no purchase."""
        state.stack.pop()
        if argument != 1:
            state.push(c.PURCHASE, state.t.edition.purchases)
        houses = (arg, (arg + 1) % c.HOUSES)
        empty = [number for number in houses if not state.piles[number]]
        state.push(c.PLACE_GEAR)
        for number in reversed(empty):
            state.push(c.CLAIM_HOUSE, number)
        if state.events is not None:
            state.emit("pair", state.mover, {"houses": [f"h{number + 1}" for number in houses]})
        for number in houses:
            if state.piles[number]:
                take_top(state, number)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """The action is taken; or neither house holds a gear."""
        if kind != c.ACTION:
            return acted(state, kind)
        other = (arg + 1) % c.HOUSES
        text = f"Houses h{arg + 1} and h{other + 1} are both empty; while a gear is on the board you must take one."
        return Refusal("no-gear", "J2", text)


class ClaimHouse(Step):
    """The printed reward of an empty house of the pair, or nothing; a blank house offers all three (J2)."""

    awaits = "claim what the empty house gives, or nothing"
    rule = "J2"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """What the house gives."""
        first = state.t.first[c.CLAIM]
        for choice in GIVES[state.t.edition.houses[argument]]:
            out.append(first + choice)


class Claim(Verb):
    """Gain what was chosen of an empty house; points of a blank house are no immediate points (J19)."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """A coin, energy, points or nothing."""
        state.stack.pop()
        numbers = state.t.edition.house
        blank = state.t.edition.houses[argument] == "blank"
        seat = state.mover
        if arg == 0:
            gain(state, seat, Reward(coin=numbers.blank_coin if blank else numbers.coin), c.BLANK)
        elif arg == 1:
            gain(state, seat, Reward(energy=numbers.blank_energy if blank else numbers.energy), c.BLANK)
        elif arg == 2:
            bank(state, seat, c.BLANK, numbers.blank_points)
        else:
            state.emit("unclaimed", seat, {"house": f"h{argument + 1}"})

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """No empty house is due; or it gives something else."""
        if kind != c.CLAIM_HOUSE:
            text = "A house's reward is claimed only when your pair includes an empty house."
            return Refusal("no-empty-house", "J2", text)
        text = f"House h{argument + 1} gives {state.t.edition.houses[argument]}, not {c.CLAIMS[arg]}."
        return Refusal("other-icon", "J2", text)


class SupplyGear(Offer):
    """The top gear of any pile, for cards and the workshop; with argument 1 any gear of the box too (J15, J31)."""

    awaits = "take a gear"
    rule = "J15"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Houses with a gear, then the box."""
        for house in range(c.HOUSES):
            if state.piles[house]:
                out.append(state.t.first[c.HOUSE] + house)
        if argument:
            for gear in set(state.box):
                out.append(state.t.first[c.BOX] + gear)


class TakeFromHouse(Verb):
    """Take the top gear of one house in hand."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Take it, and see what lay below."""
        state.stack.pop()
        take_top(state, arg)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """A pair is wanted; no single gear is due; or no gear lies there."""
        if kind == c.ACTION:
            text = f"Action A takes from two neighbouring houses: choose a pair with h{arg + 1} in it."
            return Refusal("pair-wanted", "J1", text)
        if kind != c.SUPPLY_GEAR:
            return Refusal("no-single-gear", "J15", "Only a card or the workshop lets you take a single gear.")
        return Refusal("house-empty", "J1", f"No gear lies on house h{arg + 1}.")


class TakeFromBox(Verb):
    """Take a gear of the box in hand."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Take it out."""
        state.stack.pop()
        state.box.remove(arg)
        hold(state, arg)
        state.emit("take-box", state.mover, {"gear": state.t.gears[arg]})

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """The box does not serve now; or holds no such gear."""
        if kind != c.SUPPLY_GEAR:
            return Refusal("no-box", "J31", "Only a workshop ability takes a gear out of the box.")
        if not argument:
            return Refusal("no-box", "J15", "A card's gear comes from the supply board, not from the box.")
        return Refusal("not-in-box", "J31", f"No {gear_word(state.t.gears[arg])} lies in the box.")
