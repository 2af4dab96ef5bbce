"""Turns and periods: the steps of a turn, who is next, the last turns, what changes between periods (J21, J22, J29)."""

from __future__ import annotations

from ...kernel.rng import Rng
from ..constants import ACTION, END_TURN, HOUSES, PERIOD_END, SEATS, TRADE_IN, TURN_STEP
from . import scoring
from .beasts import complete_actions
from .cards import refill
from .fields import Fields
from .step import Step, Verb
from .supply import pair_actions


def start_turn(state: Fields, seat: int) -> None:
    """Lay out the steps of a turn."""
    if seat != state.mover:
        state.barrier += 1
        state.mover = seat
    state.used_a = False
    state.push(END_TURN)
    state.push(TURN_STEP)
    state.push(ACTION)
    if state.events is not None:
        state.emit("turn", seat, {"turn": state.turn + 1, "period": state.period, "name": SEATS[seat]})


class Action(Step):
    """Action A or B (argument: 1 for the extra action)."""

    awaits = "take gears from two neighbouring houses or complete a beast"
    rule = "rulebook: Game Flow"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Pairs of houses, and beasts."""
        pair_actions(state, out)
        complete_actions(state, out)


class Done(Verb):
    """End a step that could go on."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """The item goes."""
        state.stack.pop()


class EndTurn(Step):
    """Refill the display and hand on; after the last turns the period is scored."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """The next seat's turn, or the scoring."""
        refill(state)
        state.turn += 1
        following = (state.mover + 1) % state.n
        if following == state.closing:
            score_period(state)
        else:
            start_turn(state, following)


def score_period(state: Fields) -> None:
    """Score; then players trade in (J23), or after the last period, Beginner Play's only one (J27), the game ends."""
    state.emit("period-end", -1, {"period": state.period})
    scoring.settle(state)
    if state.beginner or state.period == 2:
        scoring.settle_end(state)
        state.mover = -1
        state.stack.clear()
        state.barrier += 1
        state.emit("end", -1, {})
        return
    state.barrier += 1
    state.push(PERIOD_END)
    for step in range(state.n - 1, -1, -1):
        state.push(TRADE_IN, (state.airship + step) % state.n)


class PeriodEnd(Step):
    """Deal the gears set aside, turn the bonus tiles; the airship's holder opens (J21, J22)."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """Period 2 begins."""
        state.period = 2
        state.closing = -1
        deal_gears(state, state.later)
        state.later = []
        state.barrier += 1
        if state.events is not None:
            tops = [state.t.gears[pile[-1]] if pile else "" for pile in state.piles]
            state.emit("period", -1, {"period": 2, "tops": tops}, True)
        start_turn(state, state.airship)


def deal_gears(state: Fields, gears: list[int]) -> None:
    """Deal gears evenly on the houses in the order given, the rest one each to random houses (J4)."""
    rng = Rng(state.rng)
    each = len(gears) // HOUSES
    houses = list(range(HOUSES))
    rng.shuffle(houses)
    state.rng = rng.state
    extra = houses[: len(gears) - each * HOUSES]
    at = 0
    for house in range(HOUSES):
        count = each + (1 if house in extra else 0)
        state.piles[house] = tuple(gears[at : at + count])
        at += count
