"""Missions: beasts connected on the frame, or gears paid, at the end of the own turn (J17, J33)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ...kernel.prose import listed
from ..constants import COLOURS, DONE, MISSION, MISSIONS, NO_CARD, SHOP, TURN_STEP
from ..words.names import entries_words
from .fields import Fields, with_item, without
from .gains import has_b, immediate
from .paying import ask, can_fill, can_pay, entry_code, fits, gears_of, pay_actions
from .step import Step, Verb
from .towers import advance


def entries(state: Fields, card: int) -> list[int]:
    """A part mission's entries as codes."""
    return [entry_code(entry) for entry in state.t.edition.cards[card].entries]


def connected(state: Fields, seat: int, card: int) -> bool:
    """Whether the named beasts stand on consecutive slots of the frame's ring, in any order (J17)."""
    wanted = sorted(COLOURS.index(colour) for colour in state.t.edition.cards[card].beasts)
    t = state.t
    base = seat * t.n_slots
    colours = [t.bp_colour[state.slots[base + s]] if state.beast[base + s] else -1 for s in range(t.n_slots)]
    size = len(wanted)
    if size > t.n_slots:
        return False
    ring = colours + colours[: size - 1]
    return any(sorted(ring[s : s + size]) == wanted for s in range(t.n_slots))


class TurnStep(Step):
    """The end of the own turn: missions, or the turn ends (J17, J29)."""

    awaits = "fulfil a mission or end the turn"
    rule = "J29"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Missions whose condition holds now: beasts side by side, or a gear for each entry."""
        seat = state.mover
        for card in state.front[seat]:
            data = state.t.edition.cards[card]
            if data.beasts:
                holds = connected(state, seat, card)
            else:
                holds = bool(data.entries) and can_pay(state, seat, entries(state, card))
            if holds:
                out.append(state.t.first[MISSION] + card)
        out.append(state.t.first[DONE])


class Fulfil(Verb):
    """Fulfil a mission: its gears are paid one after another; a beast mission asks for none."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Ask for the gears; the reward comes when nothing is due any more."""
        ask(state, entries(state, arg), arg)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """No mission, not the seat's, not the moment, or its condition does not hold."""
        seat, data = state.mover, state.t.edition.cards[arg]
        if state.beginner:
            return Refusal("beginner", "J27", "Beginner Play has no missions.")
        if not data.beasts and not data.entries:
            return Refusal("no-mission", "J17", f"Card {data.id} is no mission.")
        if arg in state.back[seat]:
            return Refusal("done-already", "J17", f"Mission {data.id} is fulfilled already.")
        if arg not in state.front[seat]:
            return Refusal("not-yours", "J17", f"You do not have the mission {data.id}.")
        if kind != TURN_STEP:
            return Refusal("not-yet", "J17", "Missions are fulfilled at the end of your turn.")
        if data.beasts:
            beasts = listed(list(data.beasts))
            return Refusal("not-connected", "J17", f"No {beasts} beasts stand side by side on your bench.")
        wanted = entries_words(data.entries)
        return Refusal("no-gears", "J33", f"Your gears do not fill its entries, one gear each: {wanted}.")


class PayGears(Step):
    """Pay the entries one after another; argument: the part mission's card, or NO_CARD for the 1-to-5 set."""

    awaits = "pay a gear"
    rule = "J32"

    def legal(self, state: Fields, argument: int, out: list[int]) -> None:
        """Gears that fill the next entry and leave the rest fillable."""
        code, rest = state.due[0], state.due[1:]
        gears = gears_of(state, state.mover)
        good: set[int] = set()
        for gear in set(gears):
            if fits(gear, code):
                left = gears[:]
                left.remove(gear)
                if can_fill(left, rest):
                    good.add(gear)
        pay_actions(state, good, out)

    def due(self, state: Fields, argument: int) -> bool:
        """While entries are left."""
        return bool(state.due)

    def settle(self, state: Fields, argument: int) -> None:
        """All is paid: the set's points; or the mission card is turned and brings points, or steps on a tower."""
        seat = state.mover
        if argument == NO_CARD:
            immediate(state, seat, SHOP, state.t.edition.abilities.set_points)
            return
        data = state.t.edition.cards[argument]
        state.front[seat] = without(state.front[seat], argument)
        state.back[seat] = with_item(state.back[seat], argument)
        state.emit("mission", seat, {"card": data.id})
        immediate(state, seat, MISSIONS, data.points)
        if data.steps:
            advance(state, seat, COLOURS.index(data.tower), data.steps)
        if has_b(state, seat, "missions"):
            immediate(state, seat, SHOP, state.t.edition.abilities.mission_points)
