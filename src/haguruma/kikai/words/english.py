"""English sentences of KIKAI: labels of actions, the log, the prompt. The only place that turns data into words.

Labels are made in `actions`, the log in `events`, names in `names`; the board in symbols is `board`'s, the rules page
`page`'s.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel.action import Action, Event
from ...kernel.contract import State, Words
from ...kernel.prose import plural
from .. import constants as c
from ..page import page as rulespage
from ..rules import steps
from ..rules.fields import Fields
from ..rules.network import toll_of, way
from ..rules.tables import Tables
from . import board as boardtext
from .actions import label, pending, token
from .events import sentence
from .names import SEAT_NAMES, effect_words

PROMPTS: Final[Mapping[int, str]] = {
    c.PLACE_FOOT: "place one of your starting Feet in a District",
    c.LAY_STREET: "deploy a Flyer Dropper on a street of a single space at {place}",
    c.PLAY_CARD: "play a District Card, or two equal ones to act anywhere",
    c.ACT: "choose your action in {place}",
    c.ATTRACT_MORE: "attract another fan into {place}, or stop",
    c.COLLECT: "fetch your fans from other Districts for {tokens}, or finish the Exhibition in {place}",
    c.EXTRA: "play another card or pair for 1 {token}, or end your actions",
    c.TAKE_CARD: "take a District Card",
    c.DRAW_MORE: "draw another card for 1 Ladder, or end your turn",
    c.CHOICE: "choose {effect} {source}",
    c.SIGN: "choose the Billboard to put up on {place}",
    c.PAY_DUE: "pay {owed}; your Ladders count as such",
    c.LOSE_FAN: "discard a fan from any Square",
}
"""What is to be decided, by the kind of the pending item."""

WITHOUT: Final[Mapping[int, tuple[int, str]]] = {
    c.PLAY_CARD: (c.PAIR, "play a District Card, which says where you act"),
    c.COLLECT: (c.FETCH, "finish the Exhibition in {place}"),
    c.DRAW_MORE: (c.DRAW, "end your turn"),
}
"""The same where a verb that could be among the legal actions is not: the verb, and what is said then."""


def _district(t: Tables, argument: int) -> dict[str, str]:
    return {"place": t.edition.districts[argument].name}


def _square(t: Tables, argument: int) -> dict[str, str]:
    return {"place": t.names.place(t.squares[argument])}


def _choice(t: Tables, argument: int) -> dict[str, str]:
    effect = t.effects.effects[argument // 16]
    return {"effect": effect_words(effect), "source": t.names.source(argument % 16)}


def _owed(_: Tables, argument: int) -> dict[str, str]:
    return {"owed": plural(argument, "Megaphone")}


ARGUMENTS: Final[Mapping[int, Callable[[Tables, int], dict[str, str]]]] = {
    c.LAY_STREET: _district,
    c.ACT: _district,
    c.ATTRACT_MORE: _district,
    c.COLLECT: _district,
    c.CHOICE: _choice,
    c.SIGN: _square,
    c.PAY_DUE: _owed,
}
"""The words that a prompt takes from its item's argument."""


class KikaiWords(Words):
    """English for KIKAI under one edition."""

    def __init__(self, tables: Tables, little_bre: bool = False) -> None:
        self.t = tables
        self.little_bre = little_bre
        self.names = tables.names

    def place(self, name: object) -> str:
        """A District's or Square's printed name."""
        return self.names.place(name)

    def part(self, name: object) -> str:
        """A component as `red Foot “Roller Skates”`."""
        return self.names.part(name)

    def effect_of(self, notation: object) -> str:
        """The words of an effect given by its notation."""
        known = notation in self.t.effects.words
        return effect_words(self.names.effect(notation)) if known else str(notation)

    def billboard(self, name: object) -> str:
        """A Billboard's words."""
        return self.names.billboard(name)

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
        verbs = {state.t.verb[id] for id in steps.legal(state)}
        ladders = ", or place Ladders first" if c.LADDER in verbs else ""
        return f"{SEAT_NAMES[state.mover]}: {self._asked(state, verbs)}{ladders}."

    def _asked(self, state: Fields, verbs: set[int]) -> str:
        """The decision due, without the Ladders that may be placed at any."""
        kind, argument = pending(state)
        verb, without = WITHOUT.get(kind, (-1, ""))
        text = without if without and verb not in verbs else PROMPTS[kind]
        words = ARGUMENTS[kind](self.t, argument) if kind in ARGUMENTS else {}
        return text.format(token=token(state), tokens=token(state, "s"), **words)

    def board(self, view: Mapping[str, object]) -> str:
        """The view in words and symbols, for a terminal or a screen reader."""
        return boardtext.board(self.t.edition, view)

    def rules(self) -> str:
        """The rules in our own words, Markdown, with the edition's numbers."""
        return rulespage.page(self.t.edition, self.little_bre)

    def anchor(self, rule: str) -> str:
        """The anchor on the rules page of a rule named by a refusal or fault; '' if it has none."""
        return rulespage.anchor(rule, self.t.advanced)

    def way(self, state: State, square: str) -> list[str]:
        """Street ids of the way a fan would take from a Square to the District acted in; [] if none."""
        if not isinstance(state, Fields):
            return []
        kind, district = pending(state)
        number = self.t.square_no.get(square, -1)
        if kind not in (c.ACT, c.ATTRACT_MORE) or number < 0 or toll_of(state, state.mover, district, number) < 0:
            return []
        return [self.t.streets[s] for s in way(state, state.mover, district, number)]
