"""What is asked for at a decision, as the second half of the prompt; who is asked is said by `words`."""

from __future__ import annotations

from ..constants import (
    ACTION,
    ANY_BLUEPRINT,
    ANY_CARD,
    BEAST_REWARD,
    BUY,
    CARD,
    CLAIM_HOUSE,
    COIN,
    COLOURS,
    COMPLETE,
    CONVERT,
    DRAFT,
    EXCHANGE,
    MISSION,
    NO_CARD,
    PAY_GEARS,
    PLACE_BLUEPRINT,
    PLACE_GEAR,
    PURCHASE,
    SELL_GEARS,
    SET,
    SETTLE_PRICE,
    SUPPLY_GEAR,
    TAKE,
    TURN_STEP,
    WORKSHOP,
    C,
)
from ..editions.edition import Entry
from ..rules import bench, steps
from ..rules.fields import Fields
from ..rules.supply import any_gear
from .actions import pending, price_steps, tile_name
from .cards import entry_word
from .names import Names
from .phrases import gear_words, listed, plural


def asked(names: Names, state: Fields) -> str:
    """The decision due, and what else is open at the end of the turn."""
    kind, argument = pending(state)
    verbs = {state.t.verb[id] for id in steps.legal(state)}
    if kind == ACTION:
        return _action(state, argument, verbs)
    if kind in (DRAFT, PLACE_BLUEPRINT, ANY_BLUEPRINT, ANY_CARD, BEAST_REWARD):
        return _taken(state, kind, argument, verbs)
    if kind in (CLAIM_HOUSE, PLACE_GEAR, SUPPLY_GEAR):
        return _gear(names, state, kind, argument)
    if kind == PURCHASE:
        return _purchase(state, verbs)
    return "end your turn" + _before(verbs) if kind == TURN_STEP else _paid(names, state, kind, argument)


def _action(state: Fields, extra: int, verbs: set[int]) -> str:
    """Action A or B, with a word on extra actions and last turns."""
    lead = "as an extra action, " if extra else "in your last turn of the period, " if state.closing >= 0 else ""
    gears = "take gears from two neighbouring houses" if any_gear(state) else "claim what two neighbouring houses give"
    return f"{lead}{gears}{', or complete a beast' if COMPLETE in verbs else ''}"


def _taken(state: Fields, kind: int, argument: int, verbs: set[int]) -> str:
    if kind == DRAFT:
        return "take a starting blueprint of a colour you do not have yet"
    if kind == PLACE_BLUEPRINT:
        return f"put the {tile_name(state, state.drawn[-1])} on a free slot of your bench, for good"
    if kind == ANY_CARD:
        return "take a card from the display"
    if kind == ANY_BLUEPRINT:
        return f"take {f'a {COLOURS[argument - 1]}' if argument else 'any'} blueprint from the top of a stack"
    goods = [word for verb, word in ((TAKE, "a blueprint"), (CARD, "a card")) if verb in verbs]
    return f"take {listed(goods, 'or')} of the {COLOURS[argument]} row for your beast"


def _gear(names: Names, state: Fields, kind: int, argument: int) -> str:
    if kind == CLAIM_HOUSE:
        return f"claim {names.house(argument)} from the empty house h{argument + 1}, or nothing"
    if kind == SUPPLY_GEAR:
        houses = "the top gear of any house" if any_gear(state) else ""
        box = "any gear of the box" if argument and state.box else ""
        return f"take {listed([place for place in (houses, box) if place], 'or')}"
    held, several = gear_words([state.t.gears[gear] for gear in state.held]), len(state.held) > 1
    if bench.free_cell(state, state.mover):
        return f"put {held} on free cells of your bench, one at a time" if several else f"put {held} on a free cell"
    other = "other gears" if several else "another gear"
    return f"your bench is full, so put {held} in place of {other} or into the box"


def _purchase(state: Fields, verbs: set[int]) -> str:
    rows = [id - state.t.first[BUY] for id in steps.legal(state) if state.t.verb[id] == BUY]
    goods = listed([("a blueprint (row a1)", "a card (row a2)")[row] for row in rows], "or")
    return f"buy {goods}, or nothing" if goods else f"buy nothing{_before(verbs)}"


def _before(verbs: set[int]) -> str:
    """What may be done before a step is ended."""
    ways = [
        word
        for verb, word in (
            (MISSION, "fulfil a mission"),
            (WORKSHOP, "use your workshop"),
            (CONVERT, "use your workshop"),
            (SET, "pay a set of gears 1 to 5"),
            (EXCHANGE, "exchange energy"),
            (COIN, "lay coins on blueprints"),
        )
        if verb in verbs
    ]
    return f", or first {listed(ways, 'or')}" if ways else ""


def _paid(names: Names, state: Fields, kind: int, argument: int) -> str:
    """What is paid for or climbed, and trading in."""
    cards = state.t.edition.cards
    if kind == SELL_GEARS:
        card = cards[argument]
        return f"pay {card.colour} gears for {plural(card.points, 'point')} each, or stop"
    if kind == SETTLE_PRICE:
        card = cards[argument]
        price = f"{card.energy_price} energy or {plural(card.coin_price, 'coin')}"
        return f"pay {price} for {price_steps(state, card.steps)}, or decline"
    if kind != PAY_GEARS:
        return _tower_or_trade(names, state, argument)
    code = state.due[0]
    entry = Entry("" if code // 10 >= C else COLOURS[code // 10], code % 10)
    rest = f", {len(state.due) - 1} more to follow" if len(state.due) > 1 else ""
    what = "the set" if argument == NO_CARD else "the mission"
    return f"pay one gear for {what}: {entry_word(entry)}{rest}"


def _tower_or_trade(names: Names, state: Fields, argument: int) -> str:
    """The items left: naming a tower, and trading in after the first scoring."""
    if steps.own_turn(state):
        return f"name {'another' if argument & 31 else 'a'} tower to climb"
    scoring = names.edition.scoring
    coin, tile = plural(scoring.coin_points, "point"), plural(scoring.blueprint_points, "point")
    return f"trade in coins for {coin} each and blueprints for {tile} each, or stop"
