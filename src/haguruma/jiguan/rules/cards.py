"""Reward cards: the display, taking one, its immediate effect, the refill (J15, J16, J37, J39)."""

from __future__ import annotations

from ..constants import (
    ANY_BLUEPRINT,
    CARD,
    CARDS,
    COLOURS,
    DECLINE,
    ONE_TOWER,
    PLACE_GEAR,
    SELL_GEARS,
    SETTLE,
    SETTLE_PRICE,
    SUPPLY_GEAR,
    C,
)
from .blueprints import can_take_blueprint, row_number
from .fields import Fields, with_item
from .gains import gain, immediate
from .pending import push
from .supply import any_gear
from .towers import advance, full


def displayed(state: Fields, row: int) -> list[int]:
    """Cards lying in a display row, gaps left out."""
    size = state.t.row_size
    return [card for card in state.display[row * size : row * size + size] if card >= 0]


def card_actions(state: Fields, colour: int, out: list[int]) -> None:
    """Displayed cards of the colour's row, or of all rows (-1)."""
    rows = range(C) if colour < 0 else range(row_number(state, colour), row_number(state, colour) + 1)
    found = [card for row in rows for card in displayed(state, row)]
    found.sort()
    first = state.t.first[CARD]
    for card in found:
        out.append(first + card)


def take_card(state: Fields, card: int) -> None:
    """Take a displayed card; its effect follows at once."""
    state.stack.pop()
    seat = state.mover
    state.display[state.display.index(card)] = -1
    if state.events is not None:
        state.emit("card", seat, _named(state, card))
    kind = state.t.card_kind[card]
    if not state.beginner and kind in ("scoring", "beasts", "parts"):
        state.front[seat] = with_item(state.front[seat], card)
        return
    state.back[seat] = with_item(state.back[seat], card)
    if not state.beginner:
        _effect(state, seat, card, kind)


def _named(state: Fields, card: int) -> dict[str, object]:
    """A card in an event; in Beginner Play it lies with its other side up (J27)."""
    fields: dict[str, object] = {"card": state.t.cards[card]}
    if state.beginner:
        fields["turned"] = True
    return fields


def _effect(state: Fields, seat: int, card: int, kind: str) -> None:
    """The immediate effect; what is impossible lapses (J37)."""
    data = state.t.edition.cards[card]
    if kind == "goods":
        gain(state, seat, data.reward, CARDS)
    elif kind == "gear":
        push(state, PLACE_GEAR)
        for _ in range(data.count):
            push(state, SUPPLY_GEAR)
    elif kind == "step":
        advance(state, seat, COLOURS.index(data.tower), data.steps)
    elif kind == "blueprint":
        push(state, ANY_BLUEPRINT, COLOURS.index(data.colour) + 1)
    elif kind == "sell":
        push(state, SELL_GEARS, card)
    elif kind == "two-steps":
        push(state, SETTLE_PRICE, card)
    elif kind == "ranks":
        rank = state.ranks[seat * C + COLOURS.index(data.tower)]
        immediate(state, seat, CARDS, rank * data.points)


def open_towers(state: Fields, seat: int, barred: int) -> list[int]:
    """Towers the seat can still climb, without the barred ones (a bit set)."""
    return [tower for tower in range(C) if not barred >> tower & 1 and not full(state, seat, tower)]


def settle_actions(state: Fields, card: int, out: list[int]) -> None:
    """Pay the two-tower card's price in energy or in coins, or decline it (J12, J37)."""
    data = state.t.edition.cards[card]
    seat = state.mover
    if open_towers(state, seat, 0):
        if state.energy[seat] >= data.energy_price:
            out.append(state.t.first[SETTLE])
        if state.coins[seat] >= data.coin_price:
            out.append(state.t.first[SETTLE] + 1)
    out.append(state.t.first[DECLINE])


def could_settle(state: Fields, card: int, energy: int, coins: int) -> bool:
    """Whether the price could be paid by whoever can come to this much energy, or to so many coins."""
    data = state.t.edition.cards[card]
    return bool(open_towers(state, state.mover, 0)) and (energy >= data.energy_price or coins >= data.coin_price)


def settle(state: Fields, coins: bool, card: int) -> None:
    """Pay, then name two different towers, or the one that is still open."""
    state.stack.pop()
    data = state.t.edition.cards[card]
    seat = state.mover
    if coins:
        state.coins[seat] -= data.coin_price
    else:
        state.energy[seat] -= data.energy_price
    if state.events is not None:
        price = data.coin_price if coins else data.energy_price
        state.emit("price", seat, {"coins" if coins else "energy": price})
    push(state, ONE_TOWER, (data.steps << 6) | (1 << 5))


def can_take_supply_gear(state: Fields, with_box: bool) -> bool:
    """Whether a gear can be had from the supply board, or from the box where that serves."""
    return any_gear(state) or (with_box and bool(state.box))


def can_have_blueprint(state: Fields, argument: int) -> bool:
    """Whether the blueprint an item asks for can be had (argument: colour + 1, 0 for any)."""
    return can_take_blueprint(state, state.mover, argument - 1)


def refill(state: Fields) -> None:
    """Fill the display's gaps from the decks, row by row in tower order, left to right (J16)."""
    each = state.t.edition.cards_per_frame
    for place in range(len(state.display)):
        if state.display[place] >= 0:
            continue
        frame = 0 if place % state.t.row_size < each else 1
        if not state.decks[frame]:
            continue
        card = state.decks[frame][-1]
        deck = state.decks[frame] = state.decks[frame][:-1]
        state.display[place] = card
        if deck:
            state.barrier += 1
        if state.events is not None:
            row = COLOURS[state.t.tower_order[place // state.t.row_size]]
            state.emit("refill", -1, {**_named(state, card), "row": row}, bool(deck))
