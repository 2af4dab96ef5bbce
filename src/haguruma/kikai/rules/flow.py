"""The course of a turn: what may be decided at the top of the stack, and what the game settles by itself."""

from __future__ import annotations

from ..constants import (
    ACT,
    ARG,
    ATTRACT,
    ATTRACT_MORE,
    BILLBOARD,
    BUILD,
    CHOICE,
    CHOOSE,
    CLEAR,
    COLLECT,
    DEPLOY,
    DISCARD,
    DONE,
    DRAW,
    DRAW_FOR_PAIR,
    DRAW_MORE,
    END_TURN,
    EXHIBIT,
    EXTRA,
    FETCH,
    GAIN,
    LADDER,
    LAST_DECISION,
    LAY_STREET,
    LOSE_FAN,
    NEXT_FOOT,
    PAIR,
    PAY,
    PAY_DUE,
    PAYOUT,
    PLACE,
    PLACE_FOOT,
    PLAY,
    PLAY_CARD,
    SIGN,
    TAKE,
    TAKE_CARD,
    TAKE_PILE,
    D,
)
from .attract import attract, attract_actions
from .billboards import billboard_actions, place_any_billboard, place_billboard
from .build import build, build_actions
from .cards import (
    can_act_again,
    can_take,
    cards_in_hand,
    draw_by_ladder,
    draw_for_pair,
    pay_extra,
    play,
    play_actions,
    take_actions,
    take_open,
    take_pile,
)
from .deploy import deploy, deploy_actions
from .exhibit import exhibit, fetch, fetch_actions, pay_out
from .fields import Fields
from .gains import clear_spaces, gain
from .ladders import can_place_ladder, ladder_actions, place_ladder
from .pending import decides, push_gain
from .rounds import end_turn, start_turn
from .setup import lay_actions, lay_first, next_foot, place, place_actions
from .tiles import (
    discard_actions,
    discard_fan,
    fewest_ladders,
    most_ladders,
    owe,
    pay,
    pay_actions,
    settle_payment,
)


def legal(state: Fields) -> list[int]:
    """Ids of the legal actions, ascending."""
    if state.mover < 0:
        return []
    out: list[int] = []
    top = state.stack[-1]
    kind, argument = top // ARG, top % ARG
    if kind <= ACT:
        _main_actions(state, kind, argument, out)
    else:
        _other_actions(state, kind, argument, out)
    if kind != PLACE_FOOT and kind != LAY_STREET and kind != LOSE_FAN:
        at = len(out)
        ladder_actions(state, out)
        if len(out) > at > 0:
            out.sort()
    return out


def _main_actions(state: Fields, kind: int, argument: int, out: list[int]) -> None:
    if kind == PLACE_FOOT:
        place_actions(state, out)
    elif kind == LAY_STREET:
        lay_actions(state, argument, out)
    elif kind == PLAY_CARD:
        play_actions(state, out)
    else:
        build_actions(state, argument, out)
        deploy_actions(state, argument, out)
        attract_actions(state, argument, out)
        out.append(state.t.first[EXHIBIT])


def _other_actions(state: Fields, kind: int, argument: int, out: list[int]) -> None:
    first = state.t.first
    if kind == TAKE_CARD:
        take_actions(state, out)
    elif kind == CHOICE:
        options = state.t.options
        for option in sorted(state.t.effects.options[argument // 16]):
            out.append(first[CHOOSE] + options.index(option))
    elif kind == SIGN:
        billboard_actions(state, out)
    elif kind == PAY_DUE:
        pay_actions(state, argument, out)
    elif kind == LOSE_FAN:
        discard_actions(state, out)
    else:
        if kind == ATTRACT_MORE:
            attract_actions(state, argument, out)
        elif kind == COLLECT:
            fetch_actions(state, argument, out)
        elif kind == EXTRA:
            play_actions(state, out)
        elif state.ladders[state.mover] and state.pile:
            out.append(first[DRAW])
        out.append(first[DONE])


def apply(state: Fields, id: int) -> None:
    """Take a legal action and settle everything up to the next decision."""
    verb = state.t.verb[id]
    arg = state.t.arg[id]
    if verb == LADDER:
        place_ladder(state, arg)
    elif verb <= DEPLOY:
        _apply_main(state, verb, arg)
    else:
        _apply_other(state, verb, arg)
    run(state)


def _apply_main(state: Fields, verb: int, arg: int) -> None:
    if verb == PLAY or verb == PAIR:
        kind = state.stack.pop() // ARG
        paid = kind != EXTRA or pay_extra(state)
        if verb == PLAY:
            play(state, arg, 1, arg)
        else:
            play(state, arg // D, 2, arg % D)
        if not paid:
            owe(state, 1)
    elif verb == BUILD:
        build(state, arg, state.stack[-1] % ARG)
    elif verb == PLACE:
        place(state, arg)
    elif state.stack[-1] // ARG == LAY_STREET:
        lay_first(state, arg)
    else:
        deploy(state, arg)


def _apply_other(state: Fields, verb: int, arg: int) -> None:
    argument = state.stack[-1] % ARG
    if verb == ATTRACT:
        attract(state, arg, argument)
    elif verb == EXHIBIT:
        exhibit(state, argument)
    elif verb == TAKE:
        take_open(state, arg)
    elif verb == TAKE_PILE:
        take_pile(state)
    elif verb == DONE:
        state.stack.pop()
    elif verb == FETCH:
        fetch(state, arg, argument)
    elif verb == DRAW:
        draw_by_ladder(state)
    elif verb == BILLBOARD:
        place_billboard(state, arg, argument)
    elif verb == CHOOSE:
        state.stack.pop()
        push_gain(state, state.t.options[arg], argument % 16)
    elif verb == PAY:
        pay(state, arg)
    elif verb == DISCARD:
        discard_fan(state, arg)


def run(state: Fields) -> None:
    """Settle items until a decision is due or the game is over."""
    while state.mover >= 0:
        top = state.stack[-1]
        kind = top // ARG
        if kind <= LAST_DECISION or (kind >= PAY_DUE and decides(kind)):
            if _needs_decision(state, kind, top % ARG):
                return
            if kind == SIGN or kind == PAY_DUE:
                _settle_for_seat(state, kind, top % ARG)
            else:
                _pass_over(state, kind)
        else:
            state.stack.pop()
            _settle(state, kind, top % ARG)


def _needs_decision(state: Fields, kind: int, argument: int) -> bool:
    """Whether the seat has anything to decide here; a step with nothing to decide is passed over."""
    if kind <= ACT:
        return True
    if kind == EXTRA:
        return can_act_again(state)
    if kind == TAKE_CARD:
        return can_take(state)
    if kind == DRAW_MORE:
        return (state.ladders[state.mover] > 0 and bool(state.pile)) or can_place_ladder(state)
    if kind == SIGN:
        return not state.t.advanced
    if kind == PAY_DUE:
        return fewest_ladders(state, argument) < most_ladders(state, argument)
    out: list[int] = []
    if kind == ATTRACT_MORE:
        attract_actions(state, argument, out)
        return bool(out)
    if kind == COLLECT:
        fetch_actions(state, argument, out)
        return bool(out) or can_place_ladder(state)
    return kind != LOSE_FAN or any(state.fans)


def _pass_over(state: Fields, kind: int) -> None:
    """Leave out a step with nothing to decide; where that is out of the ordinary it is told (K12, K34)."""
    state.stack.pop()
    if state.events is None:
        return
    if kind == LOSE_FAN:
        state.emit("no-fan", state.mover, {})
    elif kind == TAKE_CARD and not cards_in_hand(state, state.mover):
        state.emit("no-card", state.mover, {})


def _settle_for_seat(state: Fields, kind: int, argument: int) -> None:
    """Settle the one way there is what leaves nothing to decide: Billboards all alike, a payment without a mix."""
    if kind == SIGN:
        place_any_billboard(state, argument)
    else:
        settle_payment(state, argument, fewest_ladders(state, argument))


def _settle(state: Fields, kind: int, argument: int) -> None:
    if kind == GAIN:
        gain(state, state.mover, argument // 16, argument % 16)
    elif kind == CLEAR:
        clear_spaces(state, state.mover)
    elif kind == PAYOUT:
        pay_out(state)
    elif kind == END_TURN:
        end_turn(state)
    elif kind == DRAW_FOR_PAIR:
        draw_for_pair(state)
    elif kind == NEXT_FOOT and next_foot(state):
        start_turn(state, 0)
