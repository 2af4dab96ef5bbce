"""Labels of actions: what a button or a numbered choice says, for any word of the vocabulary in any state.

What a decision would do to the bench comes from `words_bench`, names from `words_names`. An action that is not
offered still gets a label, without what only the moment tells.
"""

from __future__ import annotations

from ...kernel.action import Action
from ..constants import (
    ARG,
    CLAIM_HOUSE,
    COLOURS,
    HOUSES,
    ONE_TOWER,
    PURCHASE,
    SELL_GEARS,
    SETTLE_PRICE,
    TRADE_IN,
    TURN_STEP,
    C,
)
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
    energy_gained,
    line_note,
    points_gained,
    put_notes,
    rows_notes,
    slot_notes,
    step_notes,
)
from .names import Names
from .phrases import gear_word, gear_words, notes, plural


def label(names: Names, state: Fields, action: Action) -> str:
    """A short label for an action."""
    kind, args = action.kind, action.args
    if state.mover < 0:
        return _plain(kind, args)
    if kind in ("take", "at", "complete", "coin"):
        return _tile(names, state, kind, args)
    if kind in ("pair", "claim", "house", "box", "put", "refuse", "pay"):
        return _gear(names, state, kind, args)
    if kind in ("card", "mission"):
        return _card(names, state, kind, args[0])
    return _other(names, state, kind, args)


def pending(state: Fields) -> tuple[int, int]:
    """Kind and argument of the decision due; (-1, -1) when the game is over."""
    if not state.stack or state.mover < 0:
        return (-1, -1)
    return (state.stack[-1] // ARG, state.stack[-1] % ARG)


def _plain(kind: str, args: tuple[str, ...]) -> str:
    """A label for when the game is over and nothing has consequences."""
    return " ".join([kind.capitalize(), *args])


# Blueprints ----------------------------------------------------------------------------------------------------


def _tile(names: Names, state: Fields, kind: str, args: tuple[str, ...]) -> str:
    if kind == "take":
        return _take(names, state, args[0])
    slot = state.t.slot_no[args[0]]
    if kind == "at":
        return _at(state, slot)
    if kind == "complete":
        return _complete(names, state, slot, args[1])
    return _coin(state, slot, args[1] == "up")


def tile_name(state: Fields, tile: int) -> str:
    """A blueprint: `red blueprint 8`."""
    return f"{COLOURS[state.t.bp_colour[tile]]} blueprint {state.t.bp_value[tile]}"


def _take(names: Names, state: Fields, stack: str) -> str:
    t = state.t
    tiles = state.stacks[t.stacks.index(stack)]
    if not tiles:
        return f"Take a blueprint from stack {stack}"
    tile = tiles[-1]
    points = f"{plural(t.bp_energy[tile], 'energy point')}, {t.bp_beast[tile]} as a beast"
    return f"Take the {tile_name(state, tile)} from stack {stack} ({points})"


def _at(state: Fields, slot: int) -> str:
    name = state.t.slots[slot]
    if not state.drawn:
        return f"Put a blueprint on {name}"
    tile = state.drawn[-1]
    return f"Put the {tile_name(state, tile)} on {name}{notes(slot_notes(state, slot, tile))}"


def _complete(names: Names, state: Fields, slot: int, cell: str) -> str:
    t = state.t
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


def _coin(state: Fields, slot: int, up: bool) -> str:
    name, at = state.t.slots[slot], state.mover * state.t.n_slots + slot
    sign = "+1" if up else "-1"
    if state.slots[at] < 0 or state.beast[at]:
        return f"Lay a coin on {name}, {sign}"
    now = value(state, at)
    then = now + (1 if up else -1)
    colour = COLOURS[state.t.bp_colour[state.slots[at]]]
    line = notes([line_note(state, slot, cells_of(state), then)])
    return f"Lay a coin on the {colour} blueprint on {name}: {now} becomes {then}{line}"


# Gears ---------------------------------------------------------------------------------------------------------


def _gear(names: Names, state: Fields, kind: str, args: tuple[str, ...]) -> str:
    if kind == "pair":
        return _pair(names, state, int(args[0][1:]) - 1)
    if kind == "claim":
        return _claim(names, state, args[0])
    if kind == "pay":
        return _pay(names, state, args[0])
    if kind == "house":
        pile = state.piles[int(args[0][1:]) - 1]
        if not pile:
            return f"Take the top gear from house {args[0]}"
        return f"Take {gear_word(state.t.gears[pile[-1]])} from house {args[0]}{_last(state, 1)}"
    gear = gear_word(args[0])
    if kind == "box":
        return f"Take {gear} out of the box"
    if kind == "refuse":
        return f"Put {gear} into the box, undriven"
    cell = int(args[1][1:]) - 1
    old = cells_of(state)[cell]
    found = [f"{gear_word(state.t.gears[old])} goes into the box"] if old >= 0 else []
    return f"Put {gear} on {args[1]}{notes(found + put_notes(state, state.t.gear_no[args[0]], cell))}"


def _last(state: Fields, taken: int) -> str:
    """A remark where this takes the last gear of the board (J21)."""
    left = sum(len(pile) for pile in state.piles)
    return " (the last of the board: you take the airship)" if 0 < left <= taken else ""


def _pair(names: Names, state: Fields, house: int) -> str:
    houses = (house, (house + 1) % HOUSES)
    parts = []
    taken = 0
    for number in houses:
        pile = state.piles[number]
        taken += 1 if pile else 0
        parts.append(gear_word(state.t.gears[pile[-1]]) if pile else names.house(number))
    where = f"h{houses[0] + 1} and h{houses[1] + 1}"
    return f"Choose houses {where}: {parts[0]}; {parts[1]}{_last(state, taken)}"


def _claim(names: Names, state: Fields, claim: str) -> str:
    numbers = names.edition.house
    kind, argument = pending(state)
    blank = kind == CLAIM_HOUSE and names.edition.houses[argument] == "blank"
    if claim == "coin":
        return f"Claim {plural(numbers.blank_coin if blank else numbers.coin, 'coin')}"
    if claim == "energy":
        return f"Claim {energy_gained(state, numbers.blank_energy if blank else numbers.energy)}"
    return f"Claim {plural(numbers.blank_points, 'point')}" if claim == "points" else "Claim nothing"


def _pay(names: Names, state: Fields, place: str) -> str:
    kind, argument = pending(state)
    each = names.edition.cards[argument].points if kind == SELL_GEARS else 0
    gain = f" for {points_gained(state, each)}" if each else ""
    if place in state.t.gear_no:
        return f"Pay {gear_word(place)} from beside the workshop{gain}"
    gear = cells_of(state)[int(place[1:]) - 1]
    return f"Pay {gear_word(state.t.gears[gear]) if gear >= 0 else 'the gear'} from {place}{gain}"


# Cards ---------------------------------------------------------------------------------------------------------


def _card(names: Names, state: Fields, kind: str, card: str) -> str:
    number = state.t.card_no[card]
    if kind == "mission":
        return f"Fulfil {names.card(card)}{_told(_mission_notes(names, state, number))}"
    if state.beginner:
        return f"Take card {card}: {names.back(card) or names.card(card)}"
    return f"Take the card {names.card(card)}{_told(_card_notes(names, state, number))}"


def _told(remarks: list[str]) -> str:
    """Remarks after a name that ends in brackets itself."""
    return f": {'; '.join(remarks)}" if remarks else ""


def _mission_notes(names: Names, state: Fields, card: int) -> list[str]:
    data = names.edition.cards[card]
    found = step_notes(names, state, COLOURS.index(data.tower), data.steps) if data.kind == "parts" else []
    if has_b(state, state.mover, "missions"):
        found.append(f"{plural(names.edition.abilities.mission_points, 'point')} from the workshop")
    return found


def _card_notes(names: Names, state: Fields, card: int) -> list[str]:
    """What a card would bring at this moment, where its front does not say so."""
    data, seat = names.edition.cards[card], state.mover
    if data.kind == "step":
        return step_notes(names, state, COLOURS.index(data.tower), data.steps)
    if data.kind == "ranks":
        rank = state.ranks[seat * C + COLOURS.index(data.tower)]
        return [f"{points_gained(state, rank * data.points)} now"]
    if data.kind == "scoring":
        have = energy_points(state, seat, COLOURS.index(data.colour))
        return [f"you have {plural(have, 'such energy point')}"]
    if data.kind == "sell":
        gears = [gear for gear in gears_of(state, seat) if gear // 5 == COLOURS.index(data.colour)]
        return [f"you have {plural(len(gears), 'such gear')}"]
    if data.kind == "beasts" and connected(state, seat, card):
        return ["you have them"]
    return ["you can pay them"] if data.kind == "parts" and can_pay(state, seat, entries(state, card)) else []


# Prices, towers, ends of steps ---------------------------------------------------------------------------------


def _other(names: Names, state: Fields, kind: str, args: tuple[str, ...]) -> str:
    edition = names.edition
    if kind == "buy":
        row = 0 if args[0] == "a1" else 1
        cost = purchase.price(state, state.mover, row)
        goods = "card" if row else "blueprint"
        return f"Buy a {goods} (row {args[0]}) for {cost} energy{notes(rows_notes(state, row))}"
    if kind == "exchange":
        return f"Exchange {edition.exchange} energy for 1 coin"
    if kind == "tower":
        item, argument = pending(state)
        steps = argument >> 6 if item == ONE_TOWER else 1
        return f"Climb the {args[0]} tower{notes(step_notes(names, state, COLOURS.index(args[0]), steps))}"
    if kind == "set":
        return f"Pay gears 1 to 5, one of each, for {plural(edition.abilities.set_points, 'point')}"
    if kind == "sell":
        return _sell(names, state, args[0])
    return _small(names, state, kind, args)


def _sell(names: Names, state: Fields, what: str) -> str:
    scoring = names.edition.scoring
    if what == "coin":
        return f"Trade in a coin for {plural(scoring.coin_points, 'point')}"
    tile = state.slots[state.mover * state.t.n_slots + state.t.slot_no[what]]
    name = f"the {tile_name(state, tile)}" if tile >= 0 else "the blueprint"
    return f"Trade in {name} on {what} for {plural(scoring.blueprint_points, 'point')}"


def _small(names: Names, state: Fields, kind: str, args: tuple[str, ...]) -> str:
    """Labels of the workshop, of a card's price, and of ends of steps."""
    numbers = names.edition.abilities
    if kind == "workshop":
        ability = state.t.edition.workshops[state.shop[state.mover]].a
        return f"Use the workshop: {names.a_ability(ability)}"
    if kind == "convert":
        if args[0] == "points":
            goods = points_gained(state, numbers.convert_points)
            return f"Use the workshop: {numbers.convert_energy} energy for {goods}"
        price = plural(numbers.convert_points, "point")
        return f"Use the workshop: {price} for {energy_gained(state, numbers.convert_energy)}"
    if kind == "settle":
        return _settle(names, state, args[0])
    return "Do not pay" if kind == "decline" else DONE.get(pending(state)[0], "Done")


def _settle(names: Names, state: Fields, what: str) -> str:
    kind, card = pending(state)
    if kind != SETTLE_PRICE:
        return f"Pay the card's price in {'coins' if what == 'coin' else 'energy'}"
    data = names.edition.cards[card]
    price = plural(data.coin_price, "coin") if what == "coin" else f"{data.energy_price} energy"
    return f"Pay {price} for {price_steps(state, data.steps)}"


def price_steps(state: Fields, steps: int) -> str:
    """What a two-tower card's price buys: a step on two towers, or on the only one that is still open (J12)."""
    left = open_towers(state, state.mover, 0)
    if len(left) == 1:
        return f"{plural(steps, 'step')} on the {COLOURS[left[0]]} tower, the only one still open"
    return f"{plural(steps, 'step')} on each of two towers"


DONE: dict[int, str] = {
    PURCHASE: "Buy nothing",
    SELL_GEARS: "Pay no more gears",
    TURN_STEP: "End the turn",
    TRADE_IN: "Trade in nothing more",
}
"""What ending a step is called, by the kind of the step."""
