"""English sentences of Jigūan: labels of actions, the log, the prompt. The only place that turns data into words.

Labels are made in `words_actions`, the log in `words_events`, prompts in `words_prompts`, names in `words_names`;
the board in signs is `boardtext`'s, the rules page `rulespage`'s.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.action import Action, Event
from ...kernel.contract import State, Words
from ..page import page as rulespage
from ..rules.fields import Fields
from ..rules.tables import Tables
from . import board as boardtext
from .actions import label
from .events import sentence
from .names import SEAT_NAMES, Names
from .prompts import asked

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
        return f"{SEAT_NAMES[state.mover]}: {asked(self.names, state)}."

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
