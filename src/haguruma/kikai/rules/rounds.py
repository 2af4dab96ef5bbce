"""Turns and rounds: who is next, the round's end with the Master's reward, Little Bré (K2, K13, K30)."""

from __future__ import annotations

from ...kernel.rng import Rng
from ..constants import DRAW_MORE, END_TURN, EXTRA, PLAY_CARD, ROUNDS, SEATS, TAKE_CARD, D
from .cards import cards_in_hand, draw, refill_offer
from .fields import Fields
from .gains import gain
from .step import Step


def start_turn(state: Fields, seat: int) -> None:
    """Lay out the steps of a turn; without a card it is the card-taking step alone (K12)."""
    if seat != state.mover:
        state.barrier += 1
        state.mover = seat
    state.push(END_TURN)
    state.push(DRAW_MORE)
    state.push(TAKE_CARD)
    if cards_in_hand(state, seat):
        state.push(EXTRA)
        state.push(PLAY_CARD)
    if state.events is not None:
        fields: dict[str, object] = {"turn": state.turn + 1, "round": state.t.round_of_turn[state.turn] + 1}
        state.emit("turn", seat, {**fields, "name": SEATS[seat]})


class EndTurn(Step):
    """Refill the offer, end the round where it is due, and hand the turn on."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """After the last turn of the last round the game is over."""
        refill_offer(state)
        rounds = state.t.round_of_turn
        done = rounds[state.turn]
        state.turn += 1
        over = state.turn == len(rounds)
        if over or rounds[state.turn] != done:
            end_round(state, done, over)
        if over:
            state.mover = -1
            state.barrier += 1
            if state.events is not None:
                state.emit("end", -1, {})
            return
        start_turn(state, state.turn % 2)


def end_round(state: Fields, number: int, last: bool) -> None:
    """Cards under the pile, rewards, markers to START, then Little Bré (K13, K30)."""
    if state.events is not None:
        state.emit("round-end", -1, {"round": number + 1})
    return_cards(state)
    for seat in range(2):
        reward(state, seat, number)
    state.renown = [0, 0]
    if state.little_bre and not last:
        opener = state.turn % 2
        for seat in (opener, 1 - opener):
            while cards_in_hand(state, seat) < state.t.edition.hand_size and state.pile:
                draw(state, seat, "little-bre")


def return_cards(state: Fields) -> None:
    """Shuffle the played cards and put them under the pile as a layer of their own (K13, K29)."""
    cards = [code % D for code in state.played[0]] + [code % D for code in state.played[1]]
    cards.sort()
    rng = Rng(state.rng)
    rng.shuffle(cards)
    state.rng = rng.state
    state.played = [[], []]
    state.pile = cards + state.pile
    if cards:
        state.layers.insert(0, len(cards))


def reward(state: Fields, seat: int, number: int) -> None:
    """VP of the row reached, times the round's multiplier; an Advanced row takes Energy or gives something (K23)."""
    row = state.t.master_row[state.renown[seat]]
    vp = 0 if row < 0 else state.t.edition.master.rows[row].vp
    times = state.t.edition.master.multipliers[number]
    state.earn(seat, ROUNDS, vp * times)
    if state.events is not None:
        fields: dict[str, object] = {"round": number + 1, "row": row + 1, "vp": vp, "times": times}
        state.emit("reward", seat, {**fields, "total": vp * times, "renown": state.renown[seat]})
    if row >= 0 and state.t.advanced:
        _row_effect(state, seat, row)


def _row_effect(state: Fields, seat: int, row: int) -> None:
    """Take the row's Energy, or all there is if that is less; then give what it gives (K23)."""
    lost = min(state.t.edition.master.rows[row].lose, state.energy[seat])
    state.energy[seat] -= lost
    if lost and state.events is not None:
        state.emit("lose", seat, {"energy": lost, "row": row + 1})
    if state.t.row_effect[row]:
        gain(state, seat, state.t.row_effect[row], ROUNDS)
