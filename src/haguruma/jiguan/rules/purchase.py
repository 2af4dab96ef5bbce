"""The purchase after Action A: rows a1 and a2, their prices, the rows bonus (J14, J20)."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Refusal
from ..constants import ACTION, ANY_BLUEPRINT, ANY_CARD, ARG, BOUGHT, BUY, DONE, PURCHASE, SHOP, TURN_STEP
from .blueprints import no_blueprint
from .fields import Fields
from .gains import extra_action, has_b, immediate
from .step import Step, Verb
from .workshop import within_reach

NO_CARDS: Final = Refusal("display-empty", "J14", "No card lies in the display.")


def row_prices(state: Fields, seat: int, row: int) -> tuple[int, ...]:
    """Energy price of leaving each space of a row on the seat's own board."""
    return state.t.row_prices[state.shop[seat] * 2 + row]


def price(state: Fields, seat: int, row: int) -> int:
    """Energy for the next purchase of a row: that of the space its marker stands on."""
    return row_prices(state, seat, row)[state.rows[seat * 2 + row]]


def sold_out(state: Fields, row: int) -> Refusal | None:
    """Why a row has nothing for the mover: no blueprint that finds a slot, no card in the display; None if it has."""
    if row == 0:
        return no_blueprint(state)
    return None if state.display.count(-1) < len(state.display) else NO_CARDS


def can_buy(state: Fields, row: int, energy: int) -> bool:
    """Whether the mover could buy in a row with this much energy."""
    return energy >= price(state, state.mover, row) and sold_out(state, row) is None


class Purchase(Step):
    """A row to buy in, or stop (argument: purchases left)."""

    awaits = "buy something or finish"
    rule = "J14"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Rows that can be paid and have something to sell."""
        energy = state.energy[state.mover]
        for row in range(2):
            if can_buy(state, row, energy):
                out.append(state.t.first[BUY] + row)
        out.append(state.t.first[DONE])

    def due(self, state: Fields, argument: int) -> bool:
        """Whether anything could be bought, with what the workshop could yet bring."""
        energy = within_reach(state)[0]
        return can_buy(state, 0, energy) or can_buy(state, 1, energy)


class Buy(Verb):
    """Pay; what was bought is taken next, and then the row's marker moves."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Pay the row's price."""
        seat = state.mover
        state.stack.pop()
        cost = price(state, seat, arg)
        state.energy[seat] -= cost
        state.emit("buy", seat, {"row": f"a{arg + 1}", "energy": cost})
        if argument > 1:
            state.push(PURCHASE, argument - 1)
        state.push(BOUGHT, arg)
        state.push(ANY_CARD if arg else ANY_BLUEPRINT)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """It is no moment to buy; the row has nothing to sell; or it costs more."""
        if kind != PURCHASE:
            return self._other_moment(state, kind)
        found = sold_out(state, arg)
        if found is not None:
            return found
        cost, have = price(state, state.mover, arg), state.energy[state.mover]
        return Refusal("no-energy", "J14", f"A purchase in row a{arg + 1} costs {cost} energy; you have {have}.")

    def _other_moment(self, state: Fields, kind: int) -> Refusal:
        """Why nothing can be bought at this moment."""
        if any(item // ARG == PURCHASE for item in state.stack):
            return Refusal("not-yet", "J14", "The purchase comes after the gears are placed and have driven.")
        if extra_action(state):
            return Refusal("no-purchase", "J34", "The extra action brings no purchase.")
        if kind == ACTION:
            return Refusal("not-yet", "J14", "A purchase comes only after gears have been taken by Action A.")
        text = "A purchase belongs to Action A, right after its gears are placed"
        least, have = min(price(state, state.mover, row) for row in range(2)), state.energy[state.mover]
        if kind == TURN_STEP and have < least:
            return Refusal("no-purchase", "J14", f"{text}; it costs at least {least} energy, and you have {have}.")
        return Refusal("no-purchase", "J14", f"{text}; that moment is not now.")


class Bought(Step):
    """Move the row's marker one space, on the last one not; the rows bonus comes last (argument: row; J14, J20)."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """Move; points when both rows have reached the next space, spaces counted from 1."""
        seat = state.mover
        at = seat * 2 + argument
        before = min(state.rows[seat * 2], state.rows[seat * 2 + 1])
        if state.rows[at] < len(row_prices(state, seat, argument)) - 1:
            state.rows[at] += 1
        now = min(state.rows[seat * 2], state.rows[seat * 2 + 1])
        if now > before and has_b(state, seat, "rows"):
            for space, points in state.t.edition.abilities.row_points:
                if space == now + 1:
                    immediate(state, seat, SHOP, points)
