"""English sentences of KIKAI: labels of actions, the log, the prompt. The only place that turns data into words.

Labels are made in `words_actions`, the log in `words_events`, names in `words_names`; the board in symbols is
`boardtext`'s, the rules page `rulespage`'s.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.action import Action
from ...kernel.contract import State, Words
from ...kernel.event import Event
from ..constants import (
    ACT,
    ATTRACT_MORE,
    CHOICE,
    COLLECT,
    DRAW,
    DRAW_MORE,
    FETCH,
    LADDER,
    LAY_STREET,
    LOSE_FAN,
    PAIR,
    PAY_DUE,
    PLAY_CARD,
    SIGN,
)
from ..page import page as rulespage
from ..rules import steps
from ..rules.fields import Fields
from ..rules.network import toll_of, way
from ..rules.tables import Tables
from . import board as boardtext
from .actions import label, pending, token
from .events import sentence
from .names import SEAT_NAMES, SOURCE_WORDS, TILE_ONE, TILE_WORDS, effect_words, plural

__all__ = ["PROMPTS", "SEAT_NAMES", "SOURCE_WORDS", "TILE_ONE", "TILE_WORDS", "KikaiWords", "effect_words", "plural"]

PROMPTS: tuple[str, ...] = (
    "place one of your starting Feet in a District",
    "deploy a Flyer Dropper on a street of a single space at {place}",
    "play a District Card",
    "choose your action in {place}",
    "attract another fan into {place}, or stop",
    "fetch your fans from other Districts for {tokens}, or finish the Exhibition in {place}",
    "play another card or pair for 1 {token}, or end your actions",
    "take a District Card",
    "draw another card for 1 Ladder, or end your turn",
    "choose {effect} {source}",
    "choose the Billboard to put up on {place}",
)
PAY_PROMPT = "pay {owed}; your Ladders count as such"
DISCARD_PROMPT = "discard a fan from any Square"
"""What is to be decided, by the kind of the pending item."""


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
        ladders = ", or place Ladders first" if LADDER in verbs else ""
        return f"{SEAT_NAMES[state.mover]}: {self._asked(state, verbs)}{ladders}."

    def _asked(self, state: Fields, verbs: set[int]) -> str:
        """The decision due, without the Ladders that may be placed at any."""
        kind, argument = pending(state)
        if kind == COLLECT and FETCH not in verbs:
            return f"finish the Exhibition in {self._place(kind, argument)}"
        if kind == DRAW_MORE and DRAW not in verbs:
            return "end your turn"
        if kind == PAY_DUE:
            return PAY_PROMPT.replace("{owed}", plural(argument, "Megaphone"))
        if kind == LOSE_FAN:
            return DISCARD_PROMPT
        text = PROMPTS[kind]
        if kind == PLAY_CARD:
            text += ", or two equal ones to act anywhere" if PAIR in verbs else ", which says where you act"
        if kind == CHOICE:
            text = text.replace("{effect}", effect_words(self.t.effects.effects[argument // 16]))
            text = text.replace("{source}", self.names.source(argument % 16))
        text = text.replace("{token}", token(state)).replace("{tokens}", token(state, "s"))
        return text.replace("{place}", self._place(kind, argument))

    def _place(self, kind: int, argument: int) -> str:
        if kind in (LAY_STREET, ACT, ATTRACT_MORE, COLLECT):
            return self.t.edition.districts[argument].name
        return self.place(self.t.squares[argument]) if kind == SIGN else ""

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
        if kind not in (ACT, ATTRACT_MORE) or number < 0 or toll_of(state, state.mover, district, number) < 0:
            return []
        return [self.t.streets[s] for s in way(state, state.mover, district, number)]
