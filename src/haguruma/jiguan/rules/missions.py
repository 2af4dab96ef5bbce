"""Missions: beasts connected on the frame, or gears paid, at the end of the own turn (J17, J33)."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from ..constants import COLOURS, MISSION, MISSIONS, NO_CARD, SHOP, TURN_STEP
from ..editions.edition import Card
from ..words.cards import entries_words
from ..words.phrases import listed
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


class BeastMission:
    """Beasts side by side, for points."""

    def holds(self, state: Fields, card: int) -> bool:
        """Whether the mover fulfils the mission's condition now."""
        return connected(state, state.mover, card)

    def begin(self, state: Fields, card: int) -> None:
        """Do what is left to be done for it."""
        finish(state, card)

    def reward(self, state: Fields, data: Card) -> None:
        """Gain what the card gives."""
        immediate(state, state.mover, MISSIONS, data.points)

    def why_not(self, data: Card) -> Refusal:
        """Why the condition does not hold."""
        text = f"No {listed(list(data.beasts))} beasts stand side by side on your bench."
        return Refusal("not-connected", "J17", text)


class PartMission(BeastMission):
    """Gears paid, one for each entry, for steps on a tower."""

    def holds(self, state: Fields, card: int) -> bool:
        """Whether the mover's gears fill all entries."""
        return can_pay(state, state.mover, entries(state, card))

    def begin(self, state: Fields, card: int) -> None:
        """Ask for the gears."""
        ask(state, entries(state, card), card)

    def reward(self, state: Fields, data: Card) -> None:
        """Climb the card's tower."""
        advance(state, state.mover, COLOURS.index(data.tower), data.steps)

    def why_not(self, data: Card) -> Refusal:
        """The gears do not fill its entries."""
        text = f"Your gears do not fill its entries, one gear each: {entries_words(data.entries)}."
        return Refusal("no-gears", "J33", text)


KINDS: Final[dict[str, BeastMission]] = {"beasts": BeastMission(), "parts": PartMission()}
"""Kind of card -> what such a mission demands and gives; cards of other kinds are no missions."""


def mission_actions(state: Fields, out: list[int]) -> None:
    """Missions whose condition holds now."""
    for card in state.front[state.mover]:
        mission = KINDS.get(state.t.card_kind[card])
        if mission is not None and mission.holds(state, card):
            out.append(state.t.first[MISSION] + card)


def finish(state: Fields, card: int) -> None:
    """Turn the mission card and gain its reward."""
    seat = state.mover
    data = state.t.edition.cards[card]
    state.front[seat] = without(state.front[seat], card)
    state.back[seat] = with_item(state.back[seat], card)
    if state.events is not None:
        state.emit("mission", seat, {"card": data.id})
    KINDS[data.kind].reward(state, data)
    if has_b(state, seat, "missions"):
        immediate(state, seat, SHOP, state.t.edition.abilities.mission_points)


class Fulfil(Verb):
    """Fulfil a mission: beasts at once, gears one after another."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """What is left to be done depends on the mission's kind."""
        KINDS[state.t.card_kind[arg]].begin(state, arg)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """No mission, not the seat's, not the moment, or its condition does not hold."""
        seat, data = state.mover, state.t.edition.cards[arg]
        mission = KINDS.get(data.kind)
        if state.beginner:
            return Refusal("beginner", "J27", "Beginner Play has no missions.")
        if mission is None:
            return Refusal("no-mission", "J17", f"Card {data.id} is no mission.")
        if arg in state.back[seat]:
            return Refusal("done-already", "J17", f"Mission {data.id} is fulfilled already.")
        if arg not in state.front[seat]:
            return Refusal("not-yours", "J17", f"You do not have the mission {data.id}.")
        if kind != TURN_STEP:
            return Refusal("not-yet", "J17", "Missions are fulfilled at the end of your turn.")
        return mission.why_not(data)


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
        """All is paid: the mission's reward, or the set's points."""
        if argument == NO_CARD:
            immediate(state, state.mover, SHOP, state.t.edition.abilities.set_points)
        else:
            finish(state, argument)
