"""Gaining and paying: effects, tokens, VP, Energy Track spaces and droppers discarded from it (K15, K16, K21, K32)."""

from __future__ import annotations

from ..constants import CHOICE, CHOOSE, CLEAR, TRACK
from .fields import Fields
from .step import Step, Verb


class Gain(Step):
    """Pay out an effect."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """To the seat on move."""
        gain(state, state.mover, argument // 16, argument % 16)


class Choice(Step):
    """Choose one of the effects a gain leaves to its owner."""

    awaits = "choose a bonus"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Every option."""
        t = state.t
        for option in sorted(t.effects.options[argument // 16]):
            out.append(t.first[CHOOSE] + t.options.index(option))


class Choose(Verb):
    """The effect chosen is gained as if it had been printed alone."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Its VP go where those of the whole would."""
        state.stack.pop()
        state.push_gain(state.t.options[arg], argument % 16)


def gain(state: Fields, seat: int, effect: int, source: int) -> None:
    """Pay out an effect; one with a choice becomes a decision."""
    table = state.t.effects
    if table.options[effect]:
        state.push(CHOICE, effect * 16 + source)
        return
    energy, megaphone, ladder, vp, discard = table.amounts[effect]
    got = gain_energy(state, seat, energy) if energy else 0
    if megaphone:
        megaphone = within_supply(state, 1, megaphone)
        state.megaphones[seat] += megaphone
    if ladder:
        ladder = within_supply(state, 2, ladder)
        state.ladders[seat] += ladder
    if vp:
        state.earn(seat, source, vp)
    if state.events is not None:
        _say_gain(state, seat, effect, source, [got, megaphone, ladder])
    if discard:
        discard_droppers(state, seat, discard)


def _say_gain(state: Fields, seat: int, effect: int, source: int, got: list[int]) -> None:
    """Note a gain; where the supply ran short also the tokens that were there: Energy, Megaphones, Ladders (K21)."""
    fields: dict[str, object] = {"effect": state.t.effects.words[effect], "source": source}
    if got != list(state.t.effects.amounts[effect][:3]):
        fields["got"] = got
    state.emit("gain", seat, fields)


def gain_energy(state: Fields, seat: int, amount: int) -> int:
    """Take Energy from the supply; returns what was there to take (K21)."""
    got = within_supply(state, 0, amount)
    state.energy[seat] += got
    return got


def within_supply(state: Fields, resource: int, amount: int) -> int:
    """How many of `amount` tokens the supply still holds (K21: unlimited unless the edition caps it).

    Placed Ladders lie beside KIKAI and are not in the supply.
    """
    cap = state.t.caps[resource]
    if cap < 0:
        return amount
    if resource == 0:
        out = state.energy[0] + state.energy[1]
    elif resource == 1:
        out = state.megaphones[0] + state.megaphones[1]
    else:
        out = state.ladders[0] + state.ladders[1] + placed_ladders(state)
    return max(0, min(amount, cap - out))


def placed_ladders(state: Fields) -> int:
    """Ladders lying beside KIKAI, both seats'."""
    body, head = state.t.edition.body_ladders, state.t.edition.head_ladders
    total = 0
    for steps in state.steps:
        if steps:
            total += body + (head if steps > 1 else 0)
    return total


def take_droppers(state: Fields, seat: int, count: int) -> None:
    """Take `count` droppers off the track, left to right; what they clear is settled later (K15, K32)."""
    state.cleared[seat] += count
    state.push(CLEAR)


def discard_droppers(state: Fields, seat: int, count: int) -> None:
    """Remove the next droppers from the game, as many as there are (K16)."""
    count = min(count, len(state.t.track_bonus) - state.cleared[seat])
    if count:
        if state.events is not None:
            state.emit("discard", seat, {"droppers": count})
        take_droppers(state, seat, count)


class Clear(Step):
    """Settle cleared track spaces left to right; one with a bonus pauses the rest until it is paid (K15)."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """Up to the next bonus."""
        seat = state.mover
        while state.settled[seat] < state.cleared[seat]:
            space = state.settled[seat]
            state.settled[seat] = space + 1
            bonus = state.t.track_bonus[space]
            if bonus:
                state.push(CLEAR)
                state.push_gain(bonus, TRACK)
                return


def add_influence(state: Fields, seat: int, colour: int, steps: int) -> None:
    """Advance an Influence marker, up to the cap where the edition sets one (K22)."""
    at = seat * 3 + colour
    value = state.influence[at] + steps
    cap = state.t.influence_cap
    state.influence[at] = value if cap < 0 or value <= cap else cap


