"""Labels of actions: what a button or a numbered choice says, for any word of the vocabulary in any state.

What a decision would do to the bench comes from `bench`, names from `names`. An action that is not offered still gets a
label, without what only the moment tells.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.action import Action
from ...kernel.prose import plural
from .. import constants as c
from ..constants import COLOURS, C
from ..rules import purchase
from ..rules.blueprints import energy_points, value
from ..rules.fields import Fields
from ..rules.gains import has_b
from ..rules.missions import connected, entries
from ..rules.paying import can_pay, gears_of
from ..rules.towers import open_towers
from .bench import (
    beast_notes,
    cells_of,
    energy_gain,
    line_note,
    points_gain,
    put_notes,
    rows_notes,
    slot_notes,
    step_notes,
)
from .names import Names, gear_word, gear_words, notes

Label = Callable[[Names, Fields, tuple[str, ...]], str]
"""The label of an action from its arguments, at a moment of a game that is not over."""


def label(names: Names, state: Fields, action: Action) -> str:
    """A short label for an action; once the game is over nothing has consequences, and it is the bare notation."""
    if state.mover < 0:
        return " ".join([action.kind.capitalize(), *action.args])
    return LABELS[action.kind](names, state, action.args)


def pending(state: Fields) -> tuple[int, int]:
    """Kind and argument of the decision due; (-1, -1) when the game is over."""
    if not state.stack or state.mover < 0:
        return (-1, -1)
    return (state.stack[-1] // c.ARG, state.stack[-1] % c.ARG)


# Blueprints ----------------------------------------------------------------------------------------------------


def tile_name(state: Fields, tile: int) -> str:
    """A blueprint: `red blueprint 8`."""
    return f"{COLOURS[state.t.bp_colour[tile]]} blueprint {state.t.bp_value[tile]}"


def _take(_: Names, state: Fields, args: tuple[str, ...]) -> str:
    t, stack = state.t, args[0]
    tiles = state.stacks[t.stacks.index(stack)]
    if not tiles:
        return f"Take a blueprint from stack {stack}"
    tile = tiles[-1]
    points = f"{plural(t.bp_energy[tile], 'energy point')}, {t.bp_beast[tile]} as a beast"
    return f"Take the {tile_name(state, tile)} from stack {stack} ({points})"


def _at(_: Names, state: Fields, args: tuple[str, ...]) -> str:
    if not state.drawn:
        return f"Put a blueprint on {args[0]}"
    tile = state.drawn[-1]
    remarks = slot_notes(state, state.t.slot_no[args[0]], tile)
    return f"Put the {tile_name(state, tile)} on {args[0]}{notes(remarks)}"


def _complete(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    t, cell = state.t, args[1]
    slot = t.slot_no[args[0]]
    at = state.mover * t.n_slots + slot
    keeps = int(cell[1:]) - 1
    cells = cells_of(state)
    line = t.slot_cells[slot]
    if state.slots[at] < 0 or state.beast[at] or any(cells[c] < 0 for c in line):
        return f"Complete the blueprint on {t.slots[slot]}, keeping the gear on {cell}"
    beast = names.beast(t.bp_colour[state.slots[at]])
    aside = gear_words([t.gears[cells[c]] for c in line if c != keeps])
    kept = gear_word(t.gears[cells[keeps]])
    found = [f"{aside} go aside", *beast_notes(names, state, slot)]
    return f"Complete the {beast} on {t.slots[slot]}, keeping {kept} on {cell}{notes(found)}"


def _coin(_: Names, state: Fields, args: tuple[str, ...]) -> str:
    name, step = args[0], 1 if args[1] == "up" else -1
    slot = state.t.slot_no[name]
    at = state.mover * state.t.n_slots + slot
    if state.slots[at] < 0 or state.beast[at]:
        return f"Lay a coin on {name}, {step:+d}"
    now = value(state, at)
    then = now + step
    colour = COLOURS[state.t.bp_colour[state.slots[at]]]
    line = notes([line_note(state, slot, cells_of(state), then)])
    return f"Lay a coin on the {colour} blueprint on {name}: {now} becomes {then}{line}"


# Gears ---------------------------------------------------------------------------------------------------------


def _house(_: Names, state: Fields, args: tuple[str, ...]) -> str:
    pile = state.piles[int(args[0][1:]) - 1]
    if not pile:
        return f"Take the top gear from house {args[0]}"
    return f"Take {gear_word(state.t.gears[pile[-1]])} from house {args[0]}{_last(state, 1)}"


def _put(_: Names, state: Fields, args: tuple[str, ...]) -> str:
    cell = int(args[1][1:]) - 1
    old = cells_of(state)[cell]
    found = [f"{gear_word(state.t.gears[old])} goes into the box"] if old >= 0 else []
    remarks = notes(found + put_notes(state, state.t.gear_no[args[0]], cell))
    return f"Put {gear_word(args[0])} on {args[1]}{remarks}"


def _last(state: Fields, taken: int) -> str:
    """A remark where this takes the last gear of the board (J21)."""
    left = sum(len(pile) for pile in state.piles)
    return " (the last of the board: you take the airship)" if 0 < left <= taken else ""


def _pair(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    house = int(args[0][1:]) - 1
    houses = (house, (house + 1) % c.HOUSES)
    parts = []
    taken = 0
    for number in houses:
        pile = state.piles[number]
        taken += 1 if pile else 0
        parts.append(gear_word(state.t.gears[pile[-1]]) if pile else names.house(number))
    where = f"h{houses[0] + 1} and h{houses[1] + 1}"
    return f"Choose houses {where}: {parts[0]}; {parts[1]}{_last(state, taken)}"


def _claim(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    numbers = names.edition.house
    kind, argument = pending(state)
    blank = kind == c.CLAIM_HOUSE and names.edition.houses[argument] == "blank"
    goods = {
        "coin": plural(numbers.blank_coin if blank else numbers.coin, "coin"),
        "energy": energy_gain(state, numbers.blank_energy if blank else numbers.energy),
        "points": plural(numbers.blank_points, "point"),
        "nothing": "nothing",
    }
    return f"Claim {goods[args[0]]}"


def _pay(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    place = args[0]
    kind, argument = pending(state)
    each = names.edition.cards[argument].points if kind == c.SELL_GEARS else 0
    gain = f" for {points_gain(state, each)}" if each else ""
    if place in state.t.gear_no:
        return f"Pay {gear_word(place)} from beside the workshop{gain}"
    gear = cells_of(state)[int(place[1:]) - 1]
    return f"Pay {gear_word(state.t.gears[gear]) if gear >= 0 else 'the gear'} from {place}{gain}"


# Cards ---------------------------------------------------------------------------------------------------------


def _mission(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    data = names.edition.cards[state.t.card_no[args[0]]]
    found = step_notes(names, state, COLOURS.index(data.tower), data.steps) if data.kind == "parts" else []
    if has_b(state, state.mover, "missions"):
        found.append(f"{plural(names.edition.abilities.mission_points, 'point')} from the workshop")
    return f"Fulfil {names.card(args[0])}{_remarks(found)}"


def _card(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    card = args[0]
    if state.beginner:
        return f"Take card {card}: {names.back(card) or names.card(card)}"
    number = state.t.card_no[card]
    now = NOW.get(names.edition.cards[number].kind)
    return f"Take the card {names.card(card)}{_remarks(now(names, state, number) if now else [])}"


def _remarks(remarks: list[str]) -> str:
    """Remarks after a name that ends in brackets itself."""
    return f": {'; '.join(remarks)}" if remarks else ""


def _now_step(names: Names, state: Fields, card: int) -> list[str]:
    data = names.edition.cards[card]
    return step_notes(names, state, COLOURS.index(data.tower), data.steps)


def _now_ranks(names: Names, state: Fields, card: int) -> list[str]:
    data = names.edition.cards[card]
    rank = state.ranks[state.mover * C + COLOURS.index(data.tower)]
    return [f"{points_gain(state, rank * data.points)} now"]


def _now_scoring(names: Names, state: Fields, card: int) -> list[str]:
    have = energy_points(state, state.mover, COLOURS.index(names.edition.cards[card].colour))
    return [f"you have {plural(have, 'such energy point')}"]


def _now_sell(names: Names, state: Fields, card: int) -> list[str]:
    colour = COLOURS.index(names.edition.cards[card].colour)
    gears = [gear for gear in gears_of(state, state.mover) if gear // 5 == colour]
    return [f"you have {plural(len(gears), 'such gear')}"]


def _now_beasts(_: Names, state: Fields, card: int) -> list[str]:
    return ["you have them"] if connected(state, state.mover, card) else []


def _now_parts(_: Names, state: Fields, card: int) -> list[str]:
    return ["you can pay them"] if can_pay(state, state.mover, entries(state, card)) else []


NOW: Final[dict[str, Callable[[Names, Fields, int], list[str]]]] = {
    "step": _now_step,
    "ranks": _now_ranks,
    "scoring": _now_scoring,
    "sell": _now_sell,
    "beasts": _now_beasts,
    "parts": _now_parts,
}
"""What a card would bring at this moment, by its kind, where its front does not say so."""


# Prices, towers, ends of steps ---------------------------------------------------------------------------------


def _buy(_: Names, state: Fields, args: tuple[str, ...]) -> str:
    row = 0 if args[0] == "a1" else 1
    cost = purchase.price(state, state.mover, row)
    goods = "card" if row else "blueprint"
    return f"Buy a {goods} (row {args[0]}) for {cost} energy{notes(rows_notes(state, row))}"


def _tower(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    item, argument = pending(state)
    steps = argument >> 6 if item == c.ONE_TOWER else 1
    return f"Climb the {args[0]} tower{notes(step_notes(names, state, COLOURS.index(args[0]), steps))}"


def _sell(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    scoring, what = names.edition.scoring, args[0]
    if what == "coin":
        return f"Trade in a coin for {plural(scoring.coin_points, 'point')}"
    tile = state.slots[state.mover * state.t.n_slots + state.t.slot_no[what]]
    name = f"the {tile_name(state, tile)}" if tile >= 0 else "the blueprint"
    return f"Trade in {name} on {what} for {plural(scoring.blueprint_points, 'point')}"


def _workshop(names: Names, state: Fields, _: tuple[str, ...]) -> str:
    return f"Use the workshop: {names.a_ability(names.edition.workshops[state.shop[state.mover]].a)}"


def _convert(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    numbers = names.edition.abilities
    if args[0] == "points":
        goods = points_gain(state, numbers.convert_points)
        return f"Use the workshop: {numbers.convert_energy} energy for {goods}"
    price = plural(numbers.convert_points, "point")
    return f"Use the workshop: {price} for {energy_gain(state, numbers.convert_energy)}"


def _settle(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    kind, card = pending(state)
    if kind != c.SETTLE_PRICE:
        return f"Pay the card's price in {'coins' if args[0] == 'coin' else 'energy'}"
    data = names.edition.cards[card]
    price = plural(data.coin_price, "coin") if args[0] == "coin" else f"{data.energy_price} energy"
    return f"Pay {price} for {price_steps(state, data.steps)}"


def price_steps(state: Fields, steps: int) -> str:
    """What a two-tower card's price buys: a step on two towers, or on the only one that is still open (J12)."""
    left = open_towers(state, state.mover, 0)
    if len(left) == 1:
        return f"{plural(steps, 'step')} on the {COLOURS[left[0]]} tower, the only one still open"
    return f"{plural(steps, 'step')} on each of two towers"


LABELS: Final[dict[str, Label]] = {
    "take": _take,
    "at": _at,
    "complete": _complete,
    "coin": _coin,
    "pair": _pair,
    "claim": _claim,
    "house": _house,
    "box": lambda names, state, args: f"Take {gear_word(args[0])} out of the box",
    "put": _put,
    "refuse": lambda names, state, args: f"Put {gear_word(args[0])} into the box, undriven",
    "pay": _pay,
    "card": _card,
    "mission": _mission,
    "buy": _buy,
    "exchange": lambda names, state, args: f"Exchange {names.edition.exchange} energy for 1 coin",
    "tower": _tower,
    "set": lambda names, state, args: (
        f"Pay gears 1 to 5, one of each, for {plural(names.edition.abilities.set_points, 'point')}"
    ),
    "sell": _sell,
    "workshop": _workshop,
    "convert": _convert,
    "settle": _settle,
    "decline": lambda names, state, args: "Do not pay",
    "done": lambda names, state, args: DONE.get(pending(state)[0], "Done"),
}
"""The label of each kind of action."""

DONE: Final[dict[int, str]] = {
    c.PURCHASE: "Buy nothing",
    c.SELL_GEARS: "Pay no more gears",
    c.TURN_STEP: "End the turn",
    c.TRADE_IN: "Trade in nothing more",
}
"""What ending a step is called, by the kind of the step."""
