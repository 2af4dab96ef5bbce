"""Why an action cannot be taken now: a code, the ruling, and one sentence. Asked only after `legal` said no.

Gears are `refusals_gears`' part, blueprints and cards `refusals_tiles`', prices and abilities `refusals_paid`'s.
"""

from __future__ import annotations

from ...kernel.action import Action, Refusal
from ..constants import (
    ARG,
    AT,
    BUY,
    CARD,
    COIN,
    COMPLETE,
    CONVERT,
    DRAFT,
    EXCHANGE,
    PAIR,
    PLACE_BLUEPRINT,
    SEATS,
    SELL_COIN,
    SELL_SLOT,
    SET,
    TAKE,
    TRADE_IN,
    WORKSHOP,
)
from . import flow, refusals_gears, refusals_paid, refusals_tiles, workshop
from .fields import Fields

PHASES: tuple[tuple[str, str], ...] = (
    ("take a starting blueprint", "J25"),
    ("put the blueprint on a free slot", "J10"),
    ("take gears from two neighbouring houses or complete a beast", "rulebook: Game Flow"),
    ("claim what the empty house gives, or nothing", "J2"),
    ("put the gears in hand on the bench", "J7"),
    ("buy something or finish", "J14"),
    ("take a blueprint", "J10"),
    ("take a card from the display", "J14"),
    ("take the reward for the beast", "J8"),
    ("take a gear", "J15"),
    ("name a tower", "J12"),
    ("pay gears or stop", "J37"),
    ("pay the card's price or decline", "J37"),
    ("pay a gear", "J32"),
    ("fulfil a mission or end the turn", "J29"),
    ("trade in coins and blueprints, or stop", "J23"),
)
"""What is awaited, by the kind of the pending item, and the rule that says so."""


def why_not(state: Fields, action: Action) -> Refusal | None:
    """None if `action` is legal for the seat on move, else why not."""
    if action.id in flow.legal(state):
        return None
    verb, arg = state.t.verb[action.id], state.t.arg[action.id]
    kind, argument = state.stack[-1] // ARG, state.stack[-1] % ARG
    found: Refusal | None = None
    if not flow.own_turn(state):
        found = _outside(state, verb, arg, kind)
    elif verb in (TAKE, AT, BUY, CARD, COMPLETE, COIN):
        found = refusals_tiles.why_not(state, verb, arg, kind, argument)
    elif verb in refusals_gears.VERBS:
        found = refusals_gears.why_not(state, verb, arg, kind, argument)
    else:
        found = refusals_paid.why_not(state, verb, arg, kind, argument)
    if found is None and verb in (PAIR, COMPLETE):
        found = _acted(state)
    return found if found is not None else wrong_step(state, kind)


def wrong_step(state: Fields, kind: int) -> Refusal:
    """Nothing is wrong but the moment: what is awaited instead."""
    words, rule = PHASES[kind]
    return Refusal("wrong-step", rule, f"Not now: {SEATS[state.mover].capitalize()} must {words}.")


def _acted(state: Fields) -> Refusal | None:
    """Both actions are refused once one has been taken; None while something else of it is still due."""
    if state.stack[-1] // ARG not in refusals_tiles.STEPS:
        return None
    more = "; your workshop could sell you one more" if workshop.ability(state, state.mover) == "extra" else ""
    if refusals_tiles.extra_action(state):
        more = ", and the extra one too"
    return Refusal("action-taken", "rulebook: Game Flow", f"You have taken the one action of your turn{more}.")


def _outside(state: Fields, verb: int, arg: int, kind: int) -> Refusal | None:
    """Reasons in the start draft and while players trade in after the first scoring: no own turn is under way."""
    draft = kind == DRAFT or kind == PLACE_BLUEPRINT
    when = "the start draft" if draft else "scoring"
    if verb in (EXCHANGE, COIN):
        return Refusal("no-exchange", "J30", f"Exchanges belong to your own turn, not to {when}.")
    if verb in (WORKSHOP, CONVERT, SET):
        return Refusal("no-ability", "J18", f"Workshop abilities belong to your own turn, not to {when}.")
    if verb == TAKE and kind == DRAFT:
        return refusals_tiles.draft(state, arg)
    if verb == AT and kind == PLACE_BLUEPRINT:
        return refusals_tiles.slot_taken(state, arg)
    if verb in (SELL_COIN, SELL_SLOT) and kind == TRADE_IN:
        return refusals_paid.trade(state, verb, arg)
    return None
