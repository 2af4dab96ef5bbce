"""The course of a turn: what may be decided at the top of the stack, and what the game settles by itself."""

from __future__ import annotations

from ..constants import (
    ACTION,
    ANY_BLUEPRINT,
    ANY_CARD,
    ARG,
    AT,
    BEAST_END,
    BEAST_REWARD,
    BOUGHT,
    BOX,
    BUY,
    CARD,
    CLAIM,
    CLAIM_HOUSE,
    COIN,
    COMPLETE,
    CONVERT,
    DECLINE,
    DRAFT,
    END_TURN,
    EXCHANGE,
    HOUSE,
    LAST_DECISION,
    MISSION,
    NEXT_DRAFT,
    NO_CARD,
    ONE_TOWER,
    PAIR,
    PAY_BESIDE,
    PAY_CELL,
    PAY_GEARS,
    PLACE_BLUEPRINT,
    PLACE_GEAR,
    PURCHASE,
    PUT,
    REFUSE,
    SELL_COIN,
    SELL_GEARS,
    SELL_SLOT,
    SET,
    SETTLE,
    SETTLE_PRICE,
    SUPPLY_GEAR,
    TAKE,
    TOWER,
    TRADE_IN,
    TURN_STEP,
    WORKSHOP,
)
from . import bench, blueprints, cards, missions, paying, purchase, scoring, setup, supply, workshop
from .beasts import beast_end, complete, complete_actions, reward_actions
from .fields import Fields
from .pending import push
from .towers import advance
from .turns import end_turn, next_period


def legal(state: Fields) -> list[int]:
    """Ids of the legal actions, ascending."""
    if state.mover < 0:
        return []
    top = state.stack[-1]
    out: list[int] = []
    own_actions(state, top // ARG, top % ARG, out)
    if own_turn(state):
        blueprints.exchange_actions(state, out)
        workshop.workshop_actions(state, out)
    out.sort()
    return out


def own_turn(state: Fields) -> bool:
    """Whether exchanges and abilities are open: in the own turn, not in the draft nor in scoring (J30)."""
    kind = state.stack[0] // ARG
    return kind == END_TURN


def own_actions(state: Fields, kind: int, argument: int, out: list[int]) -> None:
    """What the pending item itself asks for."""
    if kind == ACTION:
        supply.pair_actions(state, out)
        complete_actions(state, out)
    elif kind == PLACE_GEAR:
        bench.gear_actions(state, out)
    elif kind == DRAFT:
        setup.draft_actions(state, out)
    elif kind == PLACE_BLUEPRINT:
        blueprints.at_actions(state, out)
    elif kind == CLAIM_HOUSE:
        supply.claim_actions(state, argument, out)
    elif kind in (PURCHASE, TURN_STEP, SELL_GEARS, TRADE_IN):
        _open_ended(state, kind, argument, out)
    else:
        _rewards(state, kind, argument, out)


def _open_ended(state: Fields, kind: int, argument: int, out: list[int]) -> None:
    """Steps the player ends."""
    if kind == PURCHASE:
        purchase.buy_actions(state, out)
    elif kind == TURN_STEP:
        missions.mission_actions(state, out)
    elif kind == SELL_GEARS:
        paying.sell_actions(state, argument, out)
    else:
        scoring.trade_actions(state, argument, out)
        return
    out.append(state.t.first[-1])


def _rewards(state: Fields, kind: int, argument: int, out: list[int]) -> None:
    """Choices of what is gained or paid."""
    if kind == ANY_BLUEPRINT:
        blueprints.take_actions(state, argument - 1, out)
    elif kind == ANY_CARD:
        cards.card_actions(state, -1, out)
    elif kind == BEAST_REWARD:
        reward_actions(state, argument, out)
    elif kind == SUPPLY_GEAR:
        supply.house_actions(state, out)
        if argument:
            workshop.box_actions(state, out)
    elif kind == ONE_TOWER:
        workshop.tower_actions(state, argument, out)
    elif kind == SETTLE_PRICE:
        cards.settle_actions(state, argument, out)
    elif kind == PAY_GEARS:
        paying.pay_actions(state, out)


def apply(state: Fields, id: int) -> None:
    """Take a legal action and settle everything up to the next decision."""
    verb = state.t.verb[id]
    arg = state.t.arg[id]
    argument = state.stack[-1] % ARG
    if verb <= REFUSE:
        _apply_action(state, verb, arg, argument)
    elif verb <= CONVERT:
        _apply_common(state, verb, arg, argument)
    elif verb <= SETTLE:
        _apply_reward(state, verb, arg, argument)
    else:
        _apply_end(state, verb, arg, argument)
    run(state)


def _apply_action(state: Fields, verb: int, arg: int, argument: int) -> None:
    if verb == PUT:
        bench.put(state, arg // 9, arg % 9)
    elif verb == TAKE:
        if state.stack.pop() // ARG == DRAFT:
            push(state, NEXT_DRAFT, argument + 1)
        blueprints.take(state, arg)
    elif verb == AT:
        blueprints.place(state, arg)
    elif verb == PAIR:
        supply.pair(state, arg, argument == 1)
    elif verb == CLAIM:
        supply.claim(state, arg, argument)
    elif verb == REFUSE:
        bench.refuse(state, arg)


def _apply_common(state: Fields, verb: int, arg: int, argument: int) -> None:
    if verb == BUY:
        purchase.buy(state, arg, argument)
    elif verb == CARD:
        cards.take_card(state, arg)
    elif verb == COMPLETE:
        complete(state, arg)
    elif verb == EXCHANGE:
        blueprints.exchange(state)
    elif verb == COIN:
        blueprints.put_coin(state, arg)
    elif verb == WORKSHOP:
        workshop.use(state)
    else:
        workshop.convert(state, arg == 1)


def _apply_reward(state: Fields, verb: int, arg: int, argument: int) -> None:
    if verb == HOUSE:
        state.stack.pop()
        supply.take_top(state, arg)
    elif verb == BOX:
        state.stack.pop()
        state.box.remove(arg)
        bench.hold(state, arg)
        if state.events is not None:
            state.emit("take-box", state.mover, {"gear": state.t.gears[arg]})
    elif verb == TOWER:
        name_tower(state, arg, argument)
    elif verb == SET:
        workshop.use_set(state)
    elif verb == PAY_CELL or verb == PAY_BESIDE:
        pay(state, verb, arg, argument)
    else:
        cards.settle(state, arg == 1, argument)


def _apply_end(state: Fields, verb: int, arg: int, argument: int) -> None:
    if verb == MISSION:
        missions.begin(state, arg)
    elif verb == SELL_COIN:
        scoring.sell_coin(state, argument)
    elif verb == SELL_SLOT:
        scoring.sell_blueprint(state, argument, arg)
    elif verb == DECLINE:
        state.stack.pop()
        if state.events is not None:
            state.emit("decline", state.mover, {})
    else:
        state.stack.pop()


def name_tower(state: Fields, tower: int, argument: int) -> None:
    """Advance a named tower; a two-tower price then asks for a second, different one."""
    state.stack.pop()
    steps = argument >> 6
    if argument & 32:
        push(state, ONE_TOWER, (steps << 6) | 1 << tower)
    advance(state, state.mover, tower, steps)


def pay(state: Fields, verb: int, arg: int, argument: int) -> None:
    """Pay one gear to what asks for it; the last entry brings the reward."""
    if state.stack[-1] // ARG == SELL_GEARS:
        paying.sell(state, verb, arg, argument)
        return
    paying.remove(state, verb, arg)
    state.due = state.due[1:]
    if state.due:
        return
    state.stack.pop()
    if argument == NO_CARD:
        paying.set_paid(state)
    else:
        missions.finish(state, argument)


def run(state: Fields) -> None:
    """Settle items until a decision is due or the game is over."""
    while state.mover >= 0:
        top = state.stack[-1]
        kind = top // ARG
        if kind > LAST_DECISION:
            state.stack.pop()
            _settle(state, kind, top % ARG)
        elif _needs_decision(state, kind, top % ARG):
            return
        else:
            state.stack.pop()


def _needs_decision(state: Fields, kind: int, argument: int) -> bool:
    """Whether there is anything to decide here; what is impossible lapses (J10, J37)."""
    if kind == PLACE_GEAR:
        return bool(state.held)
    if kind == TRADE_IN:
        return _trade(state, argument)
    if kind in (DRAFT, ACTION, PLACE_BLUEPRINT, CLAIM_HOUSE, TURN_STEP, PAY_GEARS):
        return True
    if kind == PURCHASE:
        return purchase.could_buy(state, workshop.energy_within_reach(state))
    if kind == SETTLE_PRICE:
        energy, coins = workshop.energy_within_reach(state), workshop.coins_within_reach(state)
        return cards.could_settle(state, argument, energy, coins)
    out: list[int] = []
    own_actions(state, kind, argument, out)
    return len(out) > 1 if kind == SELL_GEARS else bool(out)


def _trade(state: Fields, seat: int) -> bool:
    """Give the seat its chance to trade in, if it has anything."""
    if not state.coins[seat] and not scoring.open_blueprints(state, seat):
        return False
    if state.mover != seat:
        state.barrier += 1
        state.mover = seat
    return True


def _settle(state: Fields, kind: int, argument: int) -> None:
    if kind == BEAST_END:
        beast_end(state, argument)
    elif kind == BOUGHT:
        purchase.bought(state, argument)
    elif kind == END_TURN:
        end_turn(state)
    elif kind == NEXT_DRAFT:
        setup.next_draft(state, argument)
    else:
        next_period(state)
