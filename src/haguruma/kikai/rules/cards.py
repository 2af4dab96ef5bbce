"""District Cards: playing one or a pair, the extra action, taking and drawing, the offer (K9–K12)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import (
    ACT,
    ARG,
    ATTRACT_MORE,
    COLLECT,
    DISTRICTS,
    DONE,
    DRAW,
    DRAW_FOR_PAIR,
    EXHIBIT,
    EXTRA,
    LAY_STREET,
    NEXT_FOOT,
    PAIR,
    PAIR_DRAW_BIT,
    PLACE_FOOT,
    PLAY,
    PLAY_CARD,
    TAKE,
    TAKE_PILE,
    D,
)
from .attract import attract_actions
from .build import build_actions
from .deploy import deploy_actions
from .fields import Fields
from .ladders import can_place_ladder
from .step import Step, Verb
from .tiles import owe, pay_megaphones, purse

UNDER_WAY: tuple[int, ...] = (ACT, ATTRACT_MORE, COLLECT, EXTRA, PLACE_FOOT, LAY_STREET, NEXT_FOOT)
"""While one of these is pending, no moment for a further card is past yet."""


class PlayCard(Step):
    """Play the turn's card or pair."""

    awaits = "play a District Card"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Every card and pair in hand."""
        play_actions(state, out)


class Act(Step):
    """Take one of the four actions in the District played for."""

    awaits = "take an action"

    def legal(self, state: Fields, district: int, out: list[int]) -> None:
        """Whatever can be built, deployed and attracted; an Exhibition always."""
        build_actions(state, district, out)
        deploy_actions(state, district, out)
        attract_actions(state, district, out)
        out.append(state.t.first[EXHIBIT])


class Extra(Step):
    """Play another card or pair for a Megaphone, once in a turn (K9)."""

    awaits = "play another card for a Megaphone or finish"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Every card and pair in hand, or none of them."""
        play_actions(state, out)
        out.append(state.t.first[DONE])

    def due(self, state: Fields, argument: int) -> bool:
        """Whether it can be paid and has a card to be played with."""
        return can_pay_extra(state) and cards_in_hand(state, state.mover) > 0


def play_actions(state: Fields, out: list[int]) -> None:
    """Every single card, and every pair with the District it may act in (K10)."""
    first = state.t.first
    single, pair = first[PLAY], first[PAIR]
    cards = hand_of(state, state.mover)
    for district in range(D):
        if cards[district]:
            out.append(single + district)
    for card in range(D):
        if cards[card] > 1:
            out += range(pair + card * D, pair + card * D + D)


def hand_of(state: Fields, seat: int) -> list[int]:
    """Cards in front of a seat, by District."""
    return state.hand[seat * D : seat * D + D]


def can_pay_extra(state: Fields) -> bool:
    """Whether the seat on move has the Megaphone of an extra action (K9, K36)."""
    seat = state.mover
    return state.megaphones[seat] > 0 or purse(state, seat) > 0


def cards_in_hand(state: Fields, seat: int) -> int:
    """Number of cards in front of a seat."""
    return sum(hand_of(state, seat))


class Play(Verb):
    """Play one card and act in its District."""

    steps: tuple[int, ...] = (PLAY_CARD, EXTRA)

    def apply(self, state: Fields, card: int, argument: int) -> None:
        """An extra action is paid at once."""
        play(state, card, 1, card)

    def why_not(self, state: Fields, card: int, argument: int) -> Refusal | None:
        """There is no such card."""
        if hand_of(state, state.mover)[card]:
            return None
        text = f"You have no {state.t.district_name(card)} card."
        return Refusal("no-such-card", "rulebook: District Cards", text)

    def elsewhere(self, state: Fields) -> Refusal | None:
        """Why no further card can be played in this turn; None in set-up and while an action is under way."""
        if any(item // ARG in UNDER_WAY for item in state.stack):
            return None
        if not cards_in_hand(state, state.mover):
            return Refusal("no-cards", "K12", "No card is left to play; now a card is taken.")
        if not can_pay_extra(state):
            text = "An additional action, one in a turn at most, costs 1 Megaphone, and there is none left."
            return Refusal("no-megaphone", "K9", text)
        text = "An additional action, one in a turn at most, comes before taking a card; that moment is past."
        return Refusal("one-extra", "K9", text)


class PlayPair(Play):
    """Play two equal cards and act in any District (K10)."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """An extra action is paid at once."""
        play(state, arg // D, 2, arg % D)

    def why_not(self, state: Fields, arg: int, argument: int) -> Refusal | None:
        """There are not two."""
        card = arg // D
        have = hand_of(state, state.mover)[card]
        if have > 1:
            return None
        text = f"A pair needs two {state.t.district_name(card)} cards; you have {have}."
        return Refusal("no-pair", "K10", text)


def play(state: Fields, card: int, count: int, district: int) -> None:
    """Put one card or a pair into the current turn column; the next item is to act in the District.

    The Megaphone of an extra action is discarded before (K9), or owed after by whoever has Ladders to mix in (K36).
    """
    seat = state.mover
    owed = state.stack.pop() // ARG == EXTRA and not pay_extra(state)
    state.hand[seat * D + card] -= count
    column = state.t.column_of_turn[state.turn]
    for _ in range(count):
        state.played[seat].append(column * D + card)
    state.push(ACT, district)
    if count > 1 and state.kept[seat] & PAIR_DRAW_BIT:
        state.push(DRAW_FOR_PAIR)
    if state.events is not None:
        fields: dict[str, object] = {"card": DISTRICTS[card], "count": count, "district": DISTRICTS[district]}
        state.emit("play", seat, fields)
    if owed:
        owe(state, 1)


def pay_extra(state: Fields) -> bool:
    """Discard the Megaphone of the extra action (K9); False where its owner is still to say in what (K36)."""
    paid = pay_megaphones(state, 1)
    if state.events is not None:
        state.emit("extra", state.mover, {"megaphones": 1 if paid else 0})
    return paid


class TakeCard(Step):
    """Take a card at the end of the turn (K11)."""

    awaits = "take a District Card"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """The open cards and the pile's top."""
        for district in range(D):
            if district in state.offer:
                out.append(state.t.first[TAKE] + district)
        if state.pile:
            out.append(state.t.first[TAKE_PILE])

    def due(self, state: Fields, argument: int) -> bool:
        """Whether there is a card to take."""
        return bool(state.offer) or bool(state.pile)

    def settle(self, state: Fields, argument: int) -> None:
        """Without any the turn goes on; who has none in hand either is told so (K12)."""
        if state.events is not None and not cards_in_hand(state, state.mover):
            state.emit("no-card", state.mover, {})


class TakeOpen(Verb):
    """Take an open card; the gap is filled at the end of the turn."""

    def apply(self, state: Fields, district: int, argument: int) -> None:
        """From the offer to the hand."""
        state.stack.pop()
        state.offer.remove(district)
        state.hand[state.mover * D + district] += 1
        if state.events is not None:
            state.emit("take", state.mover, {"card": DISTRICTS[district]})

    def why_not(self, state: Fields, district: int, argument: int) -> Refusal | None:
        """None lies open."""
        if district in state.offer:
            return None
        return Refusal("not-open", "K11", f"No {state.t.district_name(district)} card lies open.")


class TakePile(Verb):
    """Take the pile's top card as this turn's card."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Unseen."""
        state.stack.pop()
        draw(state, state.mover, "take-pile")

    def why_not(self, state: Fields, arg: int, argument: int) -> Refusal | None:
        """There is no pile."""
        return None if state.pile else Refusal("pile-empty", "K11", "The draw pile is empty.")


class DrawMore(Step):
    """Draw further cards for a Ladder each, or end the turn."""

    awaits = "draw for a Ladder or finish"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Another card, or enough of them."""
        if state.ladders[state.mover] and state.pile:
            out.append(state.t.first[DRAW])
        out.append(state.t.first[DONE])

    def due(self, state: Fields, argument: int) -> bool:
        """Whether a Ladder can still be used."""
        return (state.ladders[state.mover] > 0 and bool(state.pile)) or can_place_ladder(state)


class Draw(TakePile):
    """Discard a Ladder for the pile's top card; may be done again."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """The item stays."""
        state.ladders[state.mover] -= 1
        draw(state, state.mover, "draw")

    def why_not(self, state: Fields, arg: int, argument: int) -> Refusal | None:
        """There is no pile, or no Ladder."""
        if state.pile and not state.ladders[state.mover]:
            return Refusal("no-ladder", "K11", "Drawing another card costs 1 Ladder, and there is none left.")
        return super().why_not(state, arg, argument)


class DrawForPair(Step):
    """The pile's top card for whoever plays a pair and owns that tile; an empty pile gives nothing (K38)."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """Before the pair's action."""
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
