"""Reward cards: the display, taking one, its immediate effect, the refill (J15, J16, J37, J39)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel.action import Refusal
from ...kernel.prose import plural
from .. import constants as c
from ..constants import COLOURS, C
from .fields import Fields, with_item
from .gains import gain, immediate
from .step import Offer, Step, Verb
from .towers import NO_TOWER, advance, open_towers
from .workshop import within_reach

# Immediate effects ---------------------------------------------------------------------------------------------


def _goods(state: Fields, seat: int, card: int) -> None:
    gain(state, seat, state.t.edition.cards[card].reward, c.CARDS)


def _gears(state: Fields, seat: int, card: int) -> None:
    state.push(c.PLACE_GEAR)
    for _ in range(state.t.edition.cards[card].count):
        state.push(c.SUPPLY_GEAR)


def _steps(state: Fields, seat: int, card: int) -> None:
    data = state.t.edition.cards[card]
    advance(state, seat, COLOURS.index(data.tower), data.steps)


def _blueprint(state: Fields, seat: int, card: int) -> None:
    state.push(c.ANY_BLUEPRINT, COLOURS.index(state.t.edition.cards[card].colour) + 1)


def _sell(state: Fields, seat: int, card: int) -> None:
    state.push(c.SELL_GEARS, card)


def _two_steps(state: Fields, seat: int, card: int) -> None:
    state.push(c.SETTLE_PRICE, card)


def _ranks(state: Fields, seat: int, card: int) -> None:
    data = state.t.edition.cards[card]
    rank = state.ranks[seat * C + COLOURS.index(data.tower)]
    immediate(state, seat, c.CARDS, rank * data.points)


EFFECTS: Final[dict[str, Callable[[Fields, int, int], None]]] = {
    "goods": _goods,
    "gear": _gears,
    "step": _steps,
    "blueprint": _blueprint,
    "sell": _sell,
    "two-steps": _two_steps,
    "ranks": _ranks,
}
"""Kind of card -> what it does when it is taken, as far as possible (J37). The others lie face up until they count."""


# The display ---------------------------------------------------------------------------------------------------


def card_actions(state: Fields, colour: int, out: list[int]) -> None:
    """Displayed cards of the colour's row, or of all rows (-1); rows lie in tower order."""
    size = state.t.row_size
    at = 0 if colour < 0 else state.t.tower_order.index(colour) * size
    first = state.t.first[c.CARD]
    for card in state.display if colour < 0 else state.display[at : at + size]:
        if card >= 0:
            out.append(first + card)


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


def _named(state: Fields, card: int) -> dict[str, object]:
    """A card in an event; in Beginner Play it lies with its other side up (J27)."""
    fields: dict[str, object] = {"card": state.t.cards[card]}
    if state.beginner:
        fields["turned"] = True
    return fields


class AnyCard(Offer):
    """Any card of the display."""

    awaits = "take a card from the display"
    rule = "J14"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Every card there."""
        card_actions(state, -1, out)


class TakeCard(Verb):
    """Take a displayed card; its effect follows at once."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """A card without an immediate effect lies face up; the others, and all of Beginner Play, are turned."""
        state.stack.pop()
        seat = state.mover
        state.display[state.display.index(arg)] = -1
        state.emit("card", seat, _named(state, arg))
        effect = EFFECTS.get(state.t.card_kind[arg])
        if effect is None and not state.beginner:
            state.front[seat] = with_item(state.front[seat], arg)
            return
        state.back[seat] = with_item(state.back[seat], arg)
        if effect is not None and not state.beginner:
            effect(state, seat, arg)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """It is not paid yet; lies in another row than the beast's; or not in the display."""
        if kind not in (c.PURCHASE, c.ANY_CARD, c.BEAST_REWARD):
            return None
        if arg not in state.display:
            return Refusal("not-displayed", "J16", f"Card {state.t.cards[arg]} does not lie in the display.")
        if kind == c.PURCHASE:
            return Refusal("pay-first", "J14", "Pay for it first: a card is bought in row a2.")
        row = state.display.index(arg) // state.t.row_size
        own, other = COLOURS[argument], COLOURS[state.t.tower_order[row]]
        text = f"Card {state.t.cards[arg]} lies in the {other} row; the {own} beast gives a reward of the {own} row."
        return Refusal("other-row", "J8", text)


# The price of steps on two towers ------------------------------------------------------------------------------


def _prices(state: Fields, card: int, energy: int, coins: int) -> list[int]:
    """Which prices of a two-tower card whoever has so much could pay: 0 its energy, 1 its coins (J12, J37)."""
    data = state.t.edition.cards[card]
    if not open_towers(state, state.mover, 0):
        return []
    found = [0] if energy >= data.energy_price else []
    return [*found, 1] if coins >= data.coin_price else found


class SettlePrice(Step):
    """Pay the two-tower card's price in energy or in coins, or decline it (argument: card; J12, J37)."""

    awaits = "pay the card's price or decline"
    rule = "J37"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Either price that can be paid, and to decline."""
        seat = state.mover
        for way in _prices(state, argument, state.energy[seat], state.coins[seat]):
            out.append(state.t.first[c.SETTLE] + way)
        out.append(state.t.first[c.DECLINE])

    def due(self, state: Fields, argument: int) -> bool:
        """Whether a price could be paid, with what exchanges and the workshop could yet bring."""
        energy, coins = within_reach(state)
        return bool(_prices(state, argument, energy, coins))


class Settle(Verb):
    """Pay, then name two different towers, or the one that is still open."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Pay the energy, or with `arg` 1 the coins."""
        state.stack.pop()
        data = state.t.edition.cards[argument]
        seat = state.mover
        if arg:
            state.coins[seat] -= data.coin_price
        else:
            state.energy[seat] -= data.energy_price
        if state.events is not None:
            price = data.coin_price if arg else data.energy_price
            state.emit("price", seat, {"coins" if arg else "energy": price})
        state.push(c.ONE_TOWER, (data.steps << 6) | (1 << 5))

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """No tower is left to climb; or the price is too high."""
        if kind != c.SETTLE_PRICE:
            return None
        data, seat = state.t.edition.cards[argument], state.mover
        if not open_towers(state, seat, 0):
            return NO_TOWER
        if arg:
            text = f"The card asks for {plural(data.coin_price, 'coin')}; you have {state.coins[seat]}."
            return Refusal("no-coin", "J37", text)
        text = f"The card asks for {data.energy_price} energy; you have {state.energy[seat]}."
        return Refusal("no-energy", "J37", text)


class Decline(Verb):
    """Pay no price: the card's effect lapses."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """The item goes, and nothing follows."""
        state.stack.pop()
        state.emit("decline", state.mover, {})

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """No price is asked; where one is, declining is always legal."""
        return Refusal("nothing-to-decline", "J37", "Only a card's price can be declined, and none is asked.")
