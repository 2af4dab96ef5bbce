"""The purchase after Action A: rows a1 and a2, their prices, the rows bonus (J14, J20)."""

from __future__ import annotations

from ..constants import ANY_BLUEPRINT, ANY_CARD, BOUGHT, BUY, PURCHASE, SHOP
from .blueprints import can_take_blueprint
from .fields import Fields
from .gains import has_b, immediate
from .pending import push


def row_prices(state: Fields, seat: int, row: int) -> tuple[int, ...]:
    """Energy price of leaving each space of a row on the seat's own board."""
    return state.t.row_prices[state.shop[seat] * 2 + row]


def price(state: Fields, seat: int, row: int) -> int:
    """Energy for the next purchase of a row: that of the space its marker stands on."""
    return row_prices(state, seat, row)[state.rows[seat * 2 + row]]


def buy_actions(state: Fields, out: list[int]) -> None:
    """Rows that can be paid and have something to sell."""
    seat = state.mover
    if state.energy[seat] >= price(state, seat, 0) and can_take_blueprint(state, seat, -1):
        out.append(state.t.first[BUY])
    if state.energy[seat] >= price(state, seat, 1) and any(card >= 0 for card in state.display):
        out.append(state.t.first[BUY] + 1)


def could_buy(state: Fields, energy: int) -> bool:
    """Whether anything could be bought with this much energy."""
    seat = state.mover
    if energy >= price(state, seat, 0) and can_take_blueprint(state, seat, -1):
        return True
    return energy >= price(state, seat, 1) and any(card >= 0 for card in state.display)


def buy(state: Fields, row: int, left: int) -> None:
    """Pay; what was bought is taken next, and then the row's marker moves."""
    seat = state.mover
    state.stack.pop()
    cost = price(state, seat, row)
    state.energy[seat] -= cost
    if state.events is not None:
        state.emit("buy", seat, {"row": f"a{row + 1}", "energy": cost})
    if left > 1:
        push(state, PURCHASE, left - 1)
    push(state, BOUGHT, row)
    push(state, ANY_CARD if row else ANY_BLUEPRINT)


def bought(state: Fields, row: int) -> None:
    """Move the row's marker one space, on the last one not; the rows bonus comes last (J14, J20)."""
    seat = state.mover
    at = seat * 2 + row
    before = min(state.rows[seat * 2], state.rows[seat * 2 + 1])
    if state.rows[at] < len(row_prices(state, seat, row)) - 1:
        state.rows[at] += 1
    _rows_bonus(state, seat, before)


def _rows_bonus(state: Fields, seat: int, before: int) -> None:
    """Points when both rows have reached the next space (J20); spaces are counted from 1."""
    now = min(state.rows[seat * 2], state.rows[seat * 2 + 1])
    if now > before and has_b(state, seat, "rows"):
        for space, points in state.t.edition.abilities.row_points:
            if space == now + 1:
                immediate(state, seat, SHOP, points)
