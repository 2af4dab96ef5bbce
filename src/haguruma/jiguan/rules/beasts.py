"""Action B: completing a mechanical beast, and its reward (J8, J36)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ...kernel.prose import plural
from ..constants import ACTION, BEAST_END, BEAST_REWARD, BEASTS, CELLS, COLOURS, COMPLETE, SHOP
from ..words.names import counted
from .blueprints import closed, open_slots, take_actions, value
from .cards import card_actions
from .fields import Fields, with_item
from .gains import has_b, immediate
from .step import Offer, Step, Verb
from .supply import acted
from .towers import advance


def line_sum(state: Fields, seat: int, slot: int) -> int:
    """Sum of the three gears on a slot's line, -1 unless all three are there."""
    total = 0
    for cell in state.t.slot_cells[slot]:
        gear = state.cells[seat * CELLS + cell]
        if gear < 0:
            return -1
        total += gear % 5 + 1
    return total


def complete_actions(state: Fields, out: list[int]) -> None:
    """Every blueprint whose value is the sum of its full line, with each of the three gears as the one that stays."""
    seat = state.mover
    for slot in open_slots(state, seat):
        total = line_sum(state, seat, slot)
        # Coins can bring a value below nought, where it must not meet the sign of a line that is not full.
        if total >= 0 and total == value(state, seat * state.t.n_slots + slot):
            first = state.t.first[COMPLETE] + slot * 3
            out += [first, first + 1, first + 2]


class Complete(Verb):
    """Two gears go beside the workshop, the tile is turned, its tower climbed; then a reward is taken."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Complete the beast of a slot; one of the three gears stays."""
        t = state.t
        seat = state.mover
        slot, stays = arg // 3, arg % 3
        state.stack.pop()
        aside: list[str] = []
        for k in range(3):
            if k != stays:
                cell = seat * CELLS + t.slot_cells[slot][k]
                aside.append(t.gears[state.cells[cell]])
                state.beside[seat] = with_item(state.beside[seat], state.cells[cell])
                state.cells[cell] = -1
        at = seat * t.n_slots + slot
        state.beast[at] = 1
        state.spent[at] = 0
        state.shift[at] = 0
        colour = t.bp_colour[state.slots[at]]
        if state.events is not None:
            fields: dict[str, object] = {"slot": t.slots[slot], "colour": COLOURS[colour], "aside": aside}
            state.emit("beast", seat, fields)
        state.push(BEAST_END, slot)
        state.push(BEAST_REWARD, colour)
        advance(state, seat, colour, 1)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """The action is taken; no open blueprint lies there; its line is not full; or makes another sum."""
        if kind != ACTION:
            return acted(state, kind)
        slot = arg // 3
        found = closed(state, slot, "J8", "", "is complete already")
        if found is not None:
            return found
        t, seat, name = state.t, state.mover, state.t.slots[slot]
        total, wanted = line_sum(state, seat, slot), value(state, seat * t.n_slots + slot)
        if total < 0:
            empty = [f"c{cell + 1}" for cell in t.slot_cells[slot] if state.cells[seat * CELLS + cell] < 0]
            lacking = f"{' and '.join(empty)} {'is' if len(empty) < 2 else 'are'} empty"
            return Refusal("line-open", "J8", f"The line of {name} needs three gears; {lacking}.")
        coins = plural(abs(total - wanted), "coin")
        text = f"The line of {name} makes {total}, its blueprint is {counted(wanted)}: {coins} on it would do."
        return Refusal("wrong-sum", "J8", text)


class BeastReward(Offer):
    """A blueprint or a card of the beast's colour row (argument: colour)."""

    awaits = "take the reward for the beast"
    rule = "J8"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Tops of the colour's stacks, cards of its row."""
        take_actions(state, argument, out)
        card_actions(state, argument, out)


class BeastEnd(Step):
    """The designated slot's points and the workshop's, after the reward (argument: slot; J8, J36)."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """Points for the slot, then for the beast."""
        seat = state.mover
        if state.advanced and argument in state.t.special:
            colour, points = state.t.special[argument]
            if state.t.bp_colour[state.slots[seat * state.t.n_slots + argument]] == colour:
                immediate(state, seat, BEASTS, points)
        if has_b(state, seat, "beasts"):
            immediate(state, seat, SHOP, state.t.edition.abilities.beast_points)
