"""The course of a turn: every kind of pending item with its step, every verb with its rules, and what runs them."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action, Refusal
from .. import constants as c
from ..constants import ARG, ITEMS, VERBS
from .attract import Attract, AttractMore
from .billboards import PlaceBillboard, Sign
from .build import Build
from .cards import (
    Act,
    Draw,
    DrawForPair,
    DrawMore,
    Extra,
    Play,
    PlayCard,
    PlayPair,
    TakeCard,
    TakeOpen,
    TakePile,
)
from .deploy import Deploy, LayStreet
from .exhibit import Collect, Exhibit, Fetch, Payout
from .fields import Fields
from .gains import Choice, Choose, Clear, Gain
from .ladders import PlaceLadder, ladder_actions
from .rounds import EndTurn
from .setup import NextFoot, Place, PlaceFoot
from .step import Step, Verb
from .tiles import Discard, LoseFan, Pay, PayDue

_STEPS: dict[int, Step] = {
    c.PLACE_FOOT: PlaceFoot(),
    c.LAY_STREET: LayStreet(),
    c.PLAY_CARD: PlayCard(),
    c.ACT: Act(),
    c.ATTRACT_MORE: AttractMore(),
    c.COLLECT: Collect(),
    c.EXTRA: Extra(),
    c.TAKE_CARD: TakeCard(),
    c.DRAW_MORE: DrawMore(),
    c.CHOICE: Choice(),
    c.SIGN: Sign(),
    c.GAIN: Gain(),
    c.CLEAR: Clear(),
    c.PAYOUT: Payout(),
    c.NEXT_FOOT: NextFoot(),
    c.END_TURN: EndTurn(),
    c.PAY_DUE: PayDue(),
    c.LOSE_FAN: LoseFan(),
    c.DRAW_FOR_PAIR: DrawForPair(),
}
_VERBS: dict[int, Verb] = {
    c.PLACE: Place(),
    c.PLAY: Play(),
    c.PAIR: PlayPair(),
    c.BUILD: Build(),
    c.DEPLOY: Deploy(),
    c.ATTRACT: Attract(),
    c.EXHIBIT: Exhibit(),
    c.FETCH: Fetch(),
    c.LADDER: PlaceLadder(),
    c.BILLBOARD: PlaceBillboard(),
    c.CHOOSE: Choose(),
    c.TAKE: TakeOpen(),
    c.TAKE_PILE: TakePile(),
    c.DRAW: Draw(),
    c.DONE: Verb(),
    c.PAY: Pay(),
    c.DISCARD: Discard(),
}
STEPS: Final[list[Step]] = [_STEPS[kind] for kind in range(len(ITEMS))]
"""By kind of pending item."""
VERB_RULES: Final[list[Verb]] = [_VERBS[verb] for verb in range(len(VERBS))]
"""By number of the verb."""


def legal(state: Fields) -> list[int]:
    """Ids of the legal actions, ascending."""
    if state.mover < 0:
        return []
    out: list[int] = []
    top = state.stack[-1]
    step = STEPS[top // ARG]
    step.legal(state, top % ARG, out)
    # Mostly there is none: the call is worth saving here, at every decision.
    if step.ladders and state.ladders[state.mover] >= state.t.least_ladders:
        at = len(out)
        ladder_actions(state, out)
        if len(out) > at > 0:
            out.sort()
    return out


def apply(state: Fields, id: int) -> None:
    """Take a legal action and settle everything up to the next decision."""
    t = state.t
    VERB_RULES[t.verb[id]].apply(state, t.arg[id], state.stack[-1] % ARG)
    run(state)


def run(state: Fields) -> None:
    """Settle items until a decision is due or the game is over."""
    stack = state.stack
    while state.mover >= 0:
        top = stack[-1]
        step = STEPS[top // ARG]
        argument = top % ARG
        if step.decides and step.due(state, argument):
            return
        stack.pop()
        step.settle(state, argument)


def why_not(state: Fields, action: Action) -> Refusal | None:
    """None if `action` is legal for the seat on move, else why not: a code, the ruling, and one sentence."""
    if action.id in legal(state):
        return None
    kind, argument = state.stack[-1] // ARG, state.stack[-1] % ARG
    rules = VERB_RULES[state.t.verb[action.id]]
    found: Refusal | None = None
    if not rules.steps or kind in rules.steps:
        found = rules.why_not(state, state.t.arg[action.id], argument)
    if found is None:
        found = rules.elsewhere(state)
    if found is not None:
        return found
    who = ("Yellow", "Purple")[state.mover]
    return Refusal("wrong-step", "rulebook: Turn Structure", f"Not now: {who} must {STEPS[kind].awaits}.")
