"""District Cards: playing one or a pair, the extra action, taking and drawing, the offer (K9–K12)."""

from __future__ import annotations

from ..constants import ACT, DISTRICTS, DRAW_FOR_PAIR, PAIR, PLAY, TAKE, TAKE_PILE, D
from .fields import Fields
from .pending import push
from .tiles import PAIR_DRAWS, pay_megaphones, purse


def play_actions(state: Fields, out: list[int]) -> None:
    """Every single card, and every pair with the District it may act in (K10)."""
    t = state.t
    hand = state.mover * D
    for district in range(D):
        if state.hand[hand + district]:
            out.append(t.first[PLAY] + district)
    for card in range(D):
        if state.hand[hand + card] > 1:
            first = t.first[PAIR] + card * D
            for district in range(D):
                out.append(first + district)


def cards_in_hand(state: Fields, seat: int) -> int:
    """Number of cards in front of a seat."""
    return sum(state.hand[seat * D : seat * D + D])


def play(state: Fields, card: int, count: int, district: int) -> None:
    """Put one card or a pair into the current turn column; the next item is to act in the District."""
    seat = state.mover
    state.hand[seat * D + card] -= count
    column = state.t.column_of_turn[state.turn]
    for _ in range(count):
        state.played[seat].append(column * D + card)
    push(state, ACT, district)
    if count > 1 and state.kept[seat] & PAIR_DRAWS:
        push(state, DRAW_FOR_PAIR)
    if state.events is not None:
        fields: dict[str, object] = {"card": DISTRICTS[card], "count": count, "district": DISTRICTS[district]}
        state.emit("play", seat, fields)


def can_act_again(state: Fields) -> bool:
    """Whether an extra action can be paid and has a card to be played with (K9)."""
    seat = state.mover
    return (state.megaphones[seat] > 0 or purse(state, seat) > 0) and cards_in_hand(state, seat) > 0


def pay_extra(state: Fields) -> bool:
    """Discard the Megaphone of the extra action (K9); False where its owner is still to say in what (K36)."""
    paid = pay_megaphones(state, 1)
    if state.events is not None:
        state.emit("extra", state.mover, {"megaphones": 1 if paid else 0})
    return paid


def can_take(state: Fields) -> bool:
    """Whether a card can be taken at the end of the turn (K11)."""
    return bool(state.offer) or bool(state.pile)


def take_actions(state: Fields, out: list[int]) -> None:
    """The open cards and the pile's top."""
    for district in range(D):
        if district in state.offer:
            out.append(state.t.first[TAKE] + district)
    if state.pile:
        out.append(state.t.first[TAKE_PILE])


def take_open(state: Fields, district: int) -> None:
    """Take an open card; the gap is filled at the end of the turn."""
    state.stack.pop()
    state.offer.remove(district)
    state.hand[state.mover * D + district] += 1
    if state.events is not None:
        state.emit("take", state.mover, {"card": DISTRICTS[district]})


def take_pile(state: Fields) -> None:
    """Take the pile's top card as this turn's card."""
    state.stack.pop()
    draw(state, state.mover, "take-pile")


def draw_by_ladder(state: Fields) -> None:
    """Discard a Ladder for the pile's top card; may be done again."""
    state.ladders[state.mover] -= 1
    draw(state, state.mover, "draw")


def draw_for_pair(state: Fields) -> None:
    """The pile's top card for whoever plays a pair and owns that tile; an empty pile gives nothing (K38)."""
    if state.pile:
        draw(state, state.mover, "pair-draw")


def draw(state: Fields, seat: int, why: str) -> None:
    """Move the pile's top card to a hand; that reveals it. `why` is the event's kind."""
    card = pop_pile(state)
    state.hand[seat * D + card] += 1
    state.barrier += 1
    if state.events is not None:
        state.emit(why, seat, {"card": DISTRICTS[card]}, True)


def pop_pile(state: Fields) -> int:
    """Take the top card off the pile and keep its layers true (K29)."""
    card = state.pile.pop()
    state.layers[-1] -= 1
    if not state.layers[-1]:
        state.layers.pop()
    return card


def refill_offer(state: Fields) -> None:
    """Turn up cards until the offer is full or the pile empty (K11)."""
    size = state.t.edition.offer_size
    while len(state.offer) < size and state.pile:
        card = pop_pile(state)
        state.offer.append(card)
        state.barrier += 1
        if state.events is not None:
            state.emit("reveal-card", -1, {"card": DISTRICTS[card]}, True)
