"""One entry for each kind of pending item and for each verb, and what a state asks of them.

What is legal, why something is not, and what is done stands with the entries, in the file of their rule section.
"""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action, Refusal
from .. import constants as c
from . import (
    beasts,
    bench,
    blueprints,
    cards,
    missions,
    paying,
    purchase,
    scoring,
    setup,
    supply,
    towers,
    turns,
    workshop,
)
from .fields import Fields
from .step import Step, Verb

_STEPS: Final[dict[int, Step]] = {
    c.DRAFT: setup.Draft(),
    c.PLACE_BLUEPRINT: blueprints.PlaceBlueprint(),
    c.ACTION: turns.Action(),
    c.CLAIM_HOUSE: supply.ClaimHouse(),
    c.PLACE_GEAR: bench.PlaceGear(),
    c.PURCHASE: purchase.Purchase(),
    c.ANY_BLUEPRINT: blueprints.AnyBlueprint(),
    c.ANY_CARD: cards.AnyCard(),
    c.BEAST_REWARD: beasts.BeastReward(),
    c.SUPPLY_GEAR: supply.SupplyGear(),
    c.ONE_TOWER: towers.OneTower(),
    c.SELL_GEARS: paying.SellGears(),
    c.SETTLE_PRICE: cards.SettlePrice(),
    c.PAY_GEARS: missions.PayGears(),
    c.TURN_STEP: missions.TurnStep(),
    c.TRADE_IN: scoring.TradeIn(),
    c.BEAST_END: beasts.BeastEnd(),
    c.END_TURN: turns.EndTurn(),
    c.PERIOD_END: turns.PeriodEnd(),
    c.NEXT_DRAFT: setup.NextDraft(),
    c.BOUGHT: purchase.Bought(),
}
STEPS: Final[list[Step]] = [_STEPS[kind] for kind in range(len(c.ITEMS))]
"""By kind of pending item."""

_VERBS: Final[dict[int, Verb]] = {
    c.TAKE: blueprints.Take(),
    c.AT: blueprints.At(),
    c.PAIR: supply.Pair(),
    c.CLAIM: supply.Claim(),
    c.PUT: bench.Put(),
    c.REFUSE: bench.Refuse(),
    c.BUY: purchase.Buy(),
    c.CARD: cards.TakeCard(),
    c.COMPLETE: beasts.Complete(),
    c.EXCHANGE: blueprints.Exchange(),
    c.COIN: blueprints.LayCoin(),
    c.WORKSHOP: workshop.UseWorkshop(),
    c.CONVERT: workshop.Convert(),
    c.HOUSE: supply.TakeFromHouse(),
    c.BOX: supply.TakeFromBox(),
    c.TOWER: towers.NameTower(),
    c.SET: workshop.PaySet(),
    c.PAY_CELL: paying.Pay(False),
    c.PAY_BESIDE: paying.Pay(True),
    c.SETTLE: cards.Settle(),
    c.MISSION: missions.Fulfil(),
    c.SELL_COIN: scoring.SellCoin(),
    c.SELL_SLOT: scoring.SellBlueprint(),
    c.DECLINE: cards.Decline(),
    c.DONE: turns.Done(),
}
VERBS: Final[list[Verb]] = [_VERBS[verb] for verb in range(len(c.VERBS))]
"""By number of the verb."""


def own_turn(state: Fields) -> bool:
    """Whether exchanges and abilities are open: in the own turn, not in the draft nor in scoring (J30)."""
    return state.stack[0] // c.ARG == c.END_TURN


def legal(state: Fields) -> list[int]:
    """Ids of the legal actions, ascending."""
    if state.mover < 0:
        return []
    top = state.stack[-1]
    out: list[int] = []
    STEPS[top // c.ARG].legal(state, top % c.ARG, out)
    if own_turn(state):
        blueprints.exchange_actions(state, out)
        workshop.workshop_actions(state, out)
    out.sort()
    return out


def apply(state: Fields, id: int) -> None:
    """Take a legal action and settle everything up to the next decision."""
    VERBS[state.t.verb[id]].apply(state, state.t.arg[id], state.stack[-1] % c.ARG)
    run(state)


def run(state: Fields) -> None:
    """Settle items until a decision is due or the game is over."""
    while state.mover >= 0:
        top = state.stack[-1]
        step = STEPS[top // c.ARG]
        if step.decides and step.due(state, top % c.ARG):
            return
        state.stack.pop()
        step.settle(state, top % c.ARG)


def why_not(state: Fields, action: Action) -> Refusal | None:
    """None if `action` is legal for the seat on move, else why not."""
    if action.id in legal(state):
        return None
    verb, arg = VERBS[state.t.verb[action.id]], state.t.arg[action.id]
    kind, argument = state.stack[-1] // c.ARG, state.stack[-1] % c.ARG
    found = verb.why_not(state, arg, kind, argument) if own_turn(state) else verb.outside(state, arg, kind)
    if found is not None:
        return found
    step = STEPS[kind]
    return Refusal("wrong-step", step.rule, f"Not now: {c.SEATS[state.mover].capitalize()} must {step.awaits}.")
