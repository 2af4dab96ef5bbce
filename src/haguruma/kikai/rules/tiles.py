"""Advanced Construction Bonus Tiles: what claiming one does, and what the permanent ones change (K34–K38)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import (
    ARG,
    CHEAP_BIT,
    COLOURS,
    CONSTRUCTION,
    DISCARD,
    DISCARD_FAN,
    DISTRICTS,
    LADDERS_TOO_BIT,
    LOSE_FAN,
    MIX_OF,
    PAY,
    PAY_DUE,
    SIGN,
)
from .fields import Fields
from .step import Step, Verb


def claim(state: Fields, seat: int, district: int, number: int) -> None:
    """Take the tile of the first Head: a permanent one is kept and works from now on, the others are settled."""
    t = state.t
    tile = t.edition.bonus_tiles[number]
    if state.events is not None:
        state.emit("claim", seat, {"tile": tile.kind, "district": DISTRICTS[district]})
    state.kept[seat] |= t.tile_kept[number]
    state.push_gain(t.tile_effect[number], CONSTRUCTION)
    if tile.kind == DISCARD_FAN:
        state.push(LOSE_FAN)


def dropper_cost(state: Fields, seat: int) -> int:
    """Energy for one dropper: the printed cost, or the tile's for its owner (K37)."""
    return state.t.cheap_cost if state.kept[seat] & CHEAP_BIT else state.t.edition.dropper_cost


def purse(state: Fields, seat: int) -> int:
    """How many Megaphones a seat can pay, Ladders counted where they are as good (K36)."""
    megaphones = state.megaphones[seat]
    return megaphones + state.ladders[seat] if state.kept[seat] & LADDERS_TOO_BIT else megaphones


def pay_megaphones(state: Fields, count: int) -> bool:
    """Pay Megaphones now; False for the owner of the Ladder tile, who decides the mix: then `owe` it (K36)."""
    seat = state.mover
    if state.kept[seat] & LADDERS_TOO_BIT:
        return False
    state.megaphones[seat] -= count
    return True


def owe(state: Fields, count: int) -> None:
    """Put the payment of so many Megaphones or Ladders on top."""
    state.push(PAY_DUE, count)


def fewest_ladders(state: Fields, owed: int) -> int:
    """The fewest Ladders a payment needs."""
    return max(0, owed - state.megaphones[state.mover])


def most_ladders(state: Fields, owed: int) -> int:
    """The most Ladders a payment can take."""
    return min(owed, state.ladders[state.mover])


class PayDue(Step):
    """Choose how many Megaphones and how many Ladders pay what is owed (K36)."""

    awaits = "choose how to pay"

    def legal(self, state: Fields, owed: int, out: list[int]) -> None:
        """Every mix that pays it, fewest Ladders first."""
        first = state.t.first[PAY]
        for mix in mixes(state, owed):
            out.append(first + mix)

    def due(self, state: Fields, owed: int) -> bool:
        """Whether there is more than one."""
        return len(mixes(state, owed)) > 1

    def settle(self, state: Fields, owed: int) -> None:
        """Pay in the one way there is."""
        settle_payment(state, owed, fewest_ladders(state, owed))


def mixes(state: Fields, owed: int) -> range:
    """The mixes that pay what is owed, as places in `constants.MIXES`."""
    first = MIX_OF[owed]
    return range(first + fewest_ladders(state, owed), first + most_ladders(state, owed) + 1)


class Pay(Verb):
    """Pay what is owed by a mix."""

    steps: tuple[int, ...] = (PAY_DUE,)

    def apply(self, state: Fields, mix: int, owed: int) -> None:
        """The place within its sum is the number of Ladders."""
        state.stack.pop()
        settle_payment(state, owed, mix - MIX_OF[owed])

    def why_not(self, state: Fields, mix: int, owed: int) -> Refusal | None:
        """Another sum, or more of one kind than there is."""
        if mix in mixes(state, owed):
            return None
        seat = state.mover
        have = f"{state.megaphones[seat]} Megaphone(s) and {state.ladders[seat]} Ladder(s)"
        return Refusal("no-mix", "K36", f"{owed} must be paid in all, and you have {have}.")


def settle_payment(state: Fields, owed: int, ladders: int) -> None:
    """Pay with so many Ladders and the rest in Megaphones."""
    seat = state.mover
    state.megaphones[seat] -= owed - ladders
    state.ladders[seat] -= ladders
    if state.events is not None:
        state.emit("pay", seat, {"megaphones": owed - ladders, "ladders": ladders})


def spare_ladders(state: Fields) -> int:
    """Ladders that may be placed now: in a payment those it does not need (K7, K36)."""
    ladders = state.ladders[state.mover]
    top = state.stack[-1]
    if top // ARG != PAY_DUE:
        return ladders
    return min(ladders, state.megaphones[state.mover] + ladders - top % ARG)


class LoseFan(Step):
    """Discard a fan from any Square (K34)."""

    awaits = "discard a fan from a Square"
    ladders = False

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Every colour on every Square that holds such a fan."""
        t = state.t
        for arg in range(3 * t.n_squares):
            if stands(state, arg):
                out.append(t.first[DISCARD] + arg)

    def due(self, state: Fields, argument: int) -> bool:
        """Whether any fan is left."""
        return any(state.fans)

    def settle(self, state: Fields, argument: int) -> None:
        """Without a fan the tile does nothing, which is told."""
        if state.events is not None:
            state.emit("no-fan", state.mover, {})


def stands(state: Fields, arg: int) -> bool:
    """Whether a fan of the colour stands on the Square."""
    squares = state.t.n_squares
    return state.fans[arg % squares * 3 + arg // squares] > 0


class Discard(Verb):
    """Put a fan out of the game; if it was the Square's last, a Billboard is due there (K17, K34)."""

    steps: tuple[int, ...] = (LOSE_FAN,)

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Nobody gains its Effect."""
        t = state.t
        colour, square = arg // t.n_squares, arg % t.n_squares
        state.stack.pop()
        state.fans[square * 3 + colour] -= 1
        if state.events is not None:
            state.emit("discard-fan", state.mover, {"colour": COLOURS[colour], "square": t.squares[square]})
        at = square * 3
        if state.fans[at] + state.fans[at + 1] + state.fans[at + 2] == 0:
            state.push(SIGN, square)

    def why_not(self, state: Fields, arg: int, argument: int) -> Refusal | None:
        """There is no such fan."""
        if stands(state, arg):
            return None
        colour, square = arg // state.t.n_squares, arg % state.t.n_squares
        text = f"No {COLOURS[colour]} fan stands on {state.t.square_name(square)}."
        return Refusal("no-fan", "K34", text)
