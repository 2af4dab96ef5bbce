"""Taking blueprints and placing them on the frame; coins on blueprints (J9, J10, J25, J30)."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Refusal
from .. import constants as c
from ..constants import COLOURS
from .fields import Fields
from .gains import coins_left, gain_coins
from .step import Offer, Step, Verb, occasion

NO_SLOT: Final = Refusal("no-slot", "J10", "No slot of your bench is free for another blueprint.")
NO_TILE: Final = Refusal("stack-empty", "J10", "No blueprint is left on the stacks.")


def value(state: Fields, at: int) -> int:
    """The value of the blueprint at an index of `slots`, coins included."""
    return state.t.bp_value[state.slots[at]] + state.shift[at]


def open_slots(state: Fields, seat: int) -> list[int]:
    """Slots of the seat with an uncompleted blueprint."""
    base = seat * state.t.n_slots
    return [s for s in range(state.t.n_slots) if state.slots[base + s] >= 0 and not state.beast[base + s]]


def closed(state: Fields, slot: int, rule: str, wish: str, done: str) -> Refusal | None:
    """Why a slot is none of the mover's `open_slots`, None if it is; `wish` and `done` end the two sentences."""
    at, name = state.mover * state.t.n_slots + slot, state.t.slots[slot]
    if state.slots[at] < 0:
        return Refusal("no-blueprint", rule, f"No blueprint lies on {name}{wish}.")
    return Refusal("completed", rule, f"The beast on {name} {done}.") if state.beast[at] else None


def tile_energy(state: Fields, seat: int, colour: int, slots: tuple[int, ...]) -> int:
    """Energy points of a colour on the blueprints and beasts of some slots."""
    t = state.t
    base = seat * t.n_slots
    total = 0
    for slot in slots:
        tile = state.slots[base + slot]
        if tile >= 0 and t.bp_colour[tile] == colour:
            total += t.bp_beast[tile] if state.beast[base + slot] else t.bp_energy[tile]
    return total


def energy_points(state: Fields, seat: int, colour: int) -> int:
    """Energy points of a colour on the seat's blueprints, beasts and turned cards (J15, J23)."""
    t = state.t
    cards = sum(t.card_back[card] for card in state.back[seat] if t.card_bottle[card] == colour)
    return tile_energy(state, seat, colour, t.all_slots) + cards


# Taking and placing --------------------------------------------------------------------------------------------


def free_slot(state: Fields, seat: int) -> bool:
    """Whether a slot is free for one more blueprint beside those in hand."""
    base = seat * state.t.n_slots
    free = state.slots[base : base + state.t.n_slots].count(-1)
    return free > len(state.drawn)


def no_blueprint(state: Fields) -> Refusal | None:
    """Why the mover can take none: no slot is free, or no tile is left (J10); None if it can."""
    if not free_slot(state, state.mover):
        return NO_SLOT
    return None if any(state.stacks) else NO_TILE


def take_actions(state: Fields, colour: int, out: list[int]) -> None:
    """The tops of the colour's stacks (-1: of all), if one can be placed."""
    if not free_slot(state, state.mover):
        return
    each = state.t.edition.stacks
    for stack in range(state.t.n_stacks):
        if state.stacks[stack] and (colour < 0 or stack // each == colour):
            out.append(state.t.first[c.TAKE] + stack)


class AnyBlueprint(Offer):
    """The top of any stack, or of one of a card's colour (argument: colour + 1)."""

    awaits = "take a blueprint"
    rule = "J10"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Tops of stacks."""
        take_actions(state, argument - 1, out)


class Take(Verb):
    """Take the top tile in hand, to be placed next; the one below is seen."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Take it; in the start draft the next seat follows."""
        if state.stack.pop() // c.ARG == c.DRAFT:
            state.push(c.NEXT_DRAFT, argument + 1)
        tile = state.stacks[arg][-1]
        state.stacks[arg] = state.stacks[arg][:-1]
        state.drawn.append(tile)
        state.push(c.PLACE_BLUEPRINT)
        t = state.t
        if state.events is not None:
            state.emit("take-blueprint", state.mover, {"stack": t.stacks[arg], "value": t.bp_value[tile]})
        if state.stacks[arg]:
            state.barrier += 1
            if state.events is not None:
                below = t.bp_value[state.stacks[arg][-1]]
                state.emit("reveal-blueprint", -1, {"stack": t.stacks[arg], "value": below}, True)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """Another colour is due; the stack is empty; no slot is free; or it is not paid yet."""
        if kind not in (c.PURCHASE, c.ANY_BLUEPRINT, c.BEAST_REWARD):
            return None
        colour = arg // state.t.edition.stacks
        if kind == c.BEAST_REWARD and argument != colour:
            text = f"The reward comes from the beast's own row, {COLOURS[argument]}, not {COLOURS[colour]}."
            return Refusal("other-row", "J8", text)
        if kind == c.ANY_BLUEPRINT and argument and argument - 1 != colour:
            text = f"The card gives a {COLOURS[argument - 1]} blueprint, not a {COLOURS[colour]} one."
            return Refusal("other-colour", "rulebook: Card Introduction", text)
        if not state.stacks[arg]:
            return self._empty(state, arg)
        if not free_slot(state, state.mover):
            return NO_SLOT
        return Refusal("pay-first", "J14", "Pay for it first: a blueprint is bought in row a1.")

    def outside(self, state: Fields, arg: int, kind: int) -> Refusal | None:
        """The stack is empty; or the seat has that colour already (J25)."""
        if kind != c.DRAFT:
            return None
        if not state.stacks[arg]:
            return self._empty(state, arg)
        colour = COLOURS[arg // state.t.edition.stacks]
        return Refusal("same-colour", "J25", f"Starting blueprints differ in colour, and you have a {colour} one.")

    def _empty(self, state: Fields, stack: int) -> Refusal:
        return Refusal("stack-empty", "J10", f"Stack {state.t.stacks[stack]} is empty.")


class PlaceBlueprint(Step):
    """Every free slot for the blueprint in hand."""

    awaits = "put the blueprint on a free slot"
    rule = "J10"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Free slots."""
        base = state.mover * state.t.n_slots
        for slot in range(state.t.n_slots):
            if state.slots[base + slot] < 0:
                out.append(state.t.first[c.AT] + slot)


class At(Verb):
    """Put the blueprint in hand on a slot; it is never moved again."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Lay it down."""
        state.stack.pop()
        tile = state.drawn.pop()
        state.slots[state.mover * state.t.n_slots + arg] = tile
        if state.events is not None:
            fields: dict[str, object] = {"slot": state.t.slots[arg], "value": state.t.bp_value[tile]}
            state.emit("place-blueprint", state.mover, {**fields, "colour": state.t.bp_colour[tile]})

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """The slot is taken; or there is nothing to place."""
        found = self.outside(state, arg, kind)
        if found is not None:
            return found
        text = "There is no blueprint to place: one is put down when it is taken, and never moved."
        return Refusal("not-in-hand", "J10", text)

    def outside(self, state: Fields, arg: int, kind: int) -> Refusal | None:
        """The slot is taken."""
        if kind != c.PLACE_BLUEPRINT:
            return None
        what = "beast" if state.beast[state.mover * state.t.n_slots + arg] else "blueprint"
        return Refusal("slot-taken", "J10", f"Slot {state.t.slots[arg]} already holds a {what}.")


# Exchanges -----------------------------------------------------------------------------------------------------


def exchange_actions(state: Fields, out: list[int]) -> None:
    """Energy for a coin, and a coin onto an own blueprint, up or down (J9, J30)."""
    seat = state.mover
    t = state.t
    if state.energy[seat] >= t.edition.exchange and coins_left(state) != 0:
        out.append(t.first[c.EXCHANGE])
    if state.coins[seat]:
        first = t.first[c.COIN]
        for slot in open_slots(state, seat):
            out.append(first + slot * 2)
            out.append(first + slot * 2 + 1)


class Exchange(Verb):
    """Pay energy for a coin."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Energy down, a coin up."""
        state.energy[state.mover] -= state.t.edition.exchange
        gain_coins(state, state.mover, 1)
        state.emit("exchange", state.mover, {"energy": state.t.edition.exchange})

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """No coin is left; or the energy does not do."""
        if coins_left(state) == 0:
            return Refusal("no-coin", "J35", "No coin is left in the supply.")
        text = f"An exchange takes {state.t.edition.exchange} energy; you have {state.energy[state.mover]}."
        return Refusal("no-energy", "J30", text)

    def outside(self, state: Fields, arg: int, kind: int) -> Refusal | None:
        """Exchanges, and coins on blueprints, belong to the own turn."""
        text = f"Exchanges belong to your own turn, not to {occasion(kind)}."
        return Refusal("no-exchange", "J30", text)


class LayCoin(Exchange):
    """Lay a coin on a blueprint, +1 or -1, fixed from then on."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Up for an even `arg`, down for an odd one."""
        at = state.mover * state.t.n_slots + arg // 2
        state.coins[state.mover] -= 1
        state.spent[at] += 1
        state.shift[at] += -1 if arg % 2 else 1
        if state.events is not None:
            fields: dict[str, object] = {"slot": state.t.slots[arg // 2], "value": value(state, at)}
            state.emit("coin", state.mover, {**fields, "up": arg % 2 == 0})

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """No open blueprint lies there; or there is no coin."""
        found = closed(state, arg // 2, "J9", " to take a coin", "is complete; coins go on open blueprints")
        return found if found is not None else Refusal("no-coin", "J9", "You have no coin.")
