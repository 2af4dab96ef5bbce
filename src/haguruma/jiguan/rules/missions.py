"""Missions: beasts connected on the frame, or gears paid, at the end of the own turn (J17, J33)."""

from __future__ import annotations

from ..constants import COLOURS, MISSION, MISSIONS, SHOP
from .fields import Fields, with_item, without
from .gains import has_b, immediate
from .paying import ask, can_pay, entry_code
from .towers import advance


def mission_actions(state: Fields, out: list[int]) -> None:
    """Missions whose condition holds now."""
    for card in state.front[state.mover]:
        kind = state.t.card_kind[card]
        if kind == "beasts":
            done = connected(state, state.mover, card)
        else:
            done = kind == "parts" and can_pay(state, state.mover, entries(state, card))
        if done:
            out.append(state.t.first[MISSION] + card)


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


def begin(state: Fields, card: int) -> None:
    """Check a beast mission at once, or ask for a part mission's gears."""
    if state.t.card_kind[card] == "parts":
        ask(state, entries(state, card), card)
    else:
        finish(state, card)


def finish(state: Fields, card: int) -> None:
    """Turn the mission card and gain its reward."""
    seat = state.mover
    data = state.t.edition.cards[card]
    state.front[seat] = without(state.front[seat], card)
    state.back[seat] = with_item(state.back[seat], card)
    if state.events is not None:
        state.emit("mission", seat, {"card": data.id})
    if data.kind == "beasts":
        immediate(state, seat, MISSIONS, data.points)
    else:
        advance(state, seat, COLOURS.index(data.tower), data.steps)
    if has_b(state, seat, "missions"):
        immediate(state, seat, SHOP, state.t.edition.abilities.mission_points)
