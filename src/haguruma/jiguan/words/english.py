"""English sentences of Jigūan: labels of actions, the log, the prompt. The only place that turns data into words.

Labels are made in `actions`, the log in `events`, names in `names`; the board in signs is `board`'s, the rules page
`page`'s.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel.action import Action, Event
from ...kernel.contract import State, Words
from ...kernel.prose import listed, plural
from ..constants import BUY, COLOURS, ITEMS, NO_CARD, C
from ..editions.edition import Entry
from ..page import page as rulespage
from ..rules import bench, steps
from ..rules.fields import Fields
from ..rules.supply import any_gear
from ..rules.tables import Tables
from . import board as boardtext
from .actions import label, pending, price_steps, tile_name
from .events import sentence
from .names import SEAT_NAMES, Names, entry_word, gear_words

FREE = ("exchange", "coin", "convert", "workshop", "set")
"""Kinds of actions open at every decision of the own turn (J30)."""
BY_FIRST = ("put", "coin")
"""Kinds of actions that read best by what they are about: the gear put, the blueprint with the coin."""
MILESTONES = ("last-gear", "period-end", "period")


class JiguanWords(Words):
    """English for Jigūan under one edition."""

    def __init__(self, tables: Tables, beginner: bool = False, advanced: bool = False) -> None:
        self.t = tables
        self.beginner = beginner
        self.advanced = advanced
        self.names = Names(tables.edition)

    def card(self, name: object) -> str:
        """A card's words: what it does, and the colour of its bottle."""
        return self.names.card(name)

    def beast(self, colour: object) -> str:
        """The beast of a colour, e.g. `blue bear`."""
        return self.names.beast(colour)

    def action(self, state: State, action: Action) -> str:
        """A short label for an action offered in `state`; one that is not offered gets a plainer one."""
        assert isinstance(state, Fields)
        return label(self.names, state, action)

    def event(self, event: Event) -> str:
        """One sentence for the log; '' where none is needed."""
        return sentence(self.names, event)

    def prompt(self, state: State) -> str:
        """Who is awaited and for what, one sentence."""
        outcome = state.outcome
        if outcome is not None:
            return outcome.text
        assert isinstance(state, Fields)
        return f"{SEAT_NAMES[state.mover]}: {request(self.names, state)}."

    def board(self, view: Mapping[str, object]) -> str:
        """The view in words and symbols, for a terminal or a screen reader."""
        return boardtext.board(self.t.edition, view)

    def rules(self) -> str:
        """The rules in our own words, Markdown, with the edition's numbers."""
        return rulespage.page(self.t.edition, self.beginner, self.advanced)

    def anchor(self, rule: str) -> str:
        """The anchor on the rules page of a rule named by a refusal or fault; '' if it has none."""
        return rulespage.anchor(rule)

    def aside(self, action: Action) -> bool:
        """Whether an action is open at every decision of the own turn."""
        return action.kind in FREE

    def batch(self, action: Action) -> str:
        """Gears to put, and blueprints for coins, one by one; everything else by kind."""
        return f"{action.kind} {action.args[0]}" if action.kind in BY_FIRST else action.kind

    def milestone(self, event: Event) -> bool:
        """The airship taken, and what ends or begins a period."""
        return event.kind in MILESTONES


# What is asked for ---------------------------------------------------------------------------------------------


def request(names: Names, state: Fields) -> str:
    """The second half of the prompt: the decision due, and what else is open at the end of the turn."""
    kind, argument = pending(state)
    verbs = {state.t.vocabulary[id].kind for id in steps.legal(state)}
    return REQUESTS[ITEMS[kind]](names, state, argument, verbs)


def _action(_: Names, state: Fields, extra: int, verbs: set[str]) -> str:
    """Action A or B, with a word on extra actions and last turns."""
    lead = "as an extra action, " if extra else "in your last turn of the period, " if state.closing >= 0 else ""
    gears = "take gears from two neighbouring houses" if any_gear(state) else "claim what two neighbouring houses give"
    return f"{lead}{gears}{', or complete a beast' if 'complete' in verbs else ''}"


def _reward(_: Names, state: Fields, colour: int, verbs: set[str]) -> str:
    goods = [word for verb, word in (("take", "a blueprint"), ("card", "a card")) if verb in verbs]
    return f"take {listed(goods, 'or')} of the {COLOURS[colour]} row for your beast"


def _supply_gear(_: Names, state: Fields, boxed: int, verbs: set[str]) -> str:
    houses = "the top gear of any house" if any_gear(state) else ""
    box = "any gear of the box" if boxed and state.box else ""
    return f"take {listed([place for place in (houses, box) if place], 'or')}"


def _place_gear(_: Names, state: Fields, argument: int, verbs: set[str]) -> str:
    held, several = gear_words([state.t.gears[gear] for gear in state.held]), len(state.held) > 1
    if bench.free_cell(state, state.mover):
        return f"put {held} on free cells of your bench, one at a time" if several else f"put {held} on a free cell"
    other = "other gears" if several else "another gear"
    return f"your bench is full, so put {held} in place of {other} or into the box"


def _purchase(_: Names, state: Fields, left: int, verbs: set[str]) -> str:
    rows = [id - state.t.first[BUY] for id in steps.legal(state) if state.t.verb[id] == BUY]
    goods = listed([("a blueprint (row a1)", "a card (row a2)")[row] for row in rows], "or")
    return f"buy {goods}, or nothing" if goods else f"buy nothing{_before(verbs)}"


def _before(verbs: set[str]) -> str:
    """What may be done before a step is ended."""
    ways = [way for verb, way in WAYS.items() if verb in verbs]
    return f", or first {listed(ways, 'or')}" if ways else ""


def _sell_gears(_: Names, state: Fields, argument: int, verbs: set[str]) -> str:
    card = state.t.edition.cards[argument]
    return f"pay {card.colour} gears for {plural(card.points, 'point')} each, or stop"


def _settle_price(_: Names, state: Fields, argument: int, verbs: set[str]) -> str:
    card = state.t.edition.cards[argument]
    price = f"{card.energy_price} energy or {plural(card.coin_price, 'coin')}"
    return f"pay {price} for {price_steps(state, card.steps)}, or decline"


def _pay_gears(_: Names, state: Fields, card: int, verbs: set[str]) -> str:
    code = state.due[0]
    entry = Entry("" if code // 10 >= C else COLOURS[code // 10], code % 10)
    rest = f", {len(state.due) - 1} more to follow" if len(state.due) > 1 else ""
    return f"pay one gear for {'the set' if card == NO_CARD else 'the mission'}: {entry_word(entry)}{rest}"


def _trade_in(names: Names, state: Fields, seat: int, verbs: set[str]) -> str:
    scoring = names.edition.scoring
    coin, tile = plural(scoring.coin_points, "point"), plural(scoring.blueprint_points, "point")
    return f"trade in coins for {coin} each and blueprints for {tile} each, or stop"


WAYS: Final[dict[str, str]] = {
    "mission": "fulfil a mission",
    "workshop": "use your workshop",
    "convert": "use your workshop",
    "set": "pay a set of gears 1 to 5",
    "exchange": "exchange energy",
    "coin": "lay coins on blueprints",
}
"""What may be done before a step is ended, by verb."""

REQUESTS: Final[dict[str, Callable[[Names, Fields, int, set[str]], str]]] = {
    "draft": lambda names, state, place, _: "take a starting blueprint of a colour you do not have yet",
    "blueprint": lambda names, state, _, verbs: (
        f"put the {tile_name(state, state.drawn[-1])} on a free slot of your bench, for good"
    ),
    "action": _action,
    "claim": lambda names, state, house, _: (
        f"claim {names.house(house)} from the empty house h{house + 1}, or nothing"
    ),
    "gear": _place_gear,
    "purchase": _purchase,
    "any-blueprint": lambda names, state, colour, _: (
        f"take {f'a {COLOURS[colour - 1]}' if colour else 'any'} blueprint from the top of a stack"
    ),
    "any-card": lambda names, state, _, verbs: "take a card from the display",
    "reward": _reward,
    "supply-gear": _supply_gear,
    "tower": lambda names, state, barred, _: f"name {'another' if barred & 31 else 'a'} tower to climb",
    "sell-gears": _sell_gears,
    "price": _settle_price,
    "pay": _pay_gears,
    "end": lambda names, state, _, verbs: f"end your turn{_before(verbs)}",
    "trade": _trade_in,
}
"""What each kind of decision asks for, from its argument and the verbs on offer."""
