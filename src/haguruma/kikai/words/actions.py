"""Labels of actions: what a button or a numbered choice says, for any word of the vocabulary in any state.

Names come from `names`. An action that is not offered still gets a label, without what only the moment tells.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel.action import Action
from ...kernel.prose import article, capital, listed, plural
from .. import constants as c
from ..constants import COLOURS, DISTRICTS, KINDS, D
from ..rules.attract import toll_due
from ..rules.fields import Fields
from ..rules.gains import within_supply
from ..rules.tiles import dropper_cost
from .names import (
    SEAT_NAMES,
    Names,
    effect_words,
    gains_of,
    mix_words,
    tile_of,
)

Label = Callable[[Names, Fields, tuple[str, ...]], str]
"""The label of an action, from the state and the action's arguments."""


def label(names: Names, state: Fields, action: Action) -> str:
    """A short label for an action."""
    return LABELS[action.kind](names, state, action.args)


def pending(state: Fields) -> tuple[int, int]:
    """Kind and argument of the decision due; (-1, -1) when the game is over."""
    if not state.stack or state.mover < 0:
        return (-1, -1)
    return (state.stack[-1] // c.ARG, state.stack[-1] % c.ARG)


def _due(state: Fields, *kinds: int) -> int:
    """The argument of the decision due if it is of one of these kinds, else -1."""
    found, argument = pending(state)
    return argument if found in kinds else -1


def token(state: Fields, ending: str = "") -> str:
    """What a Megaphone may be paid in; `ending` makes it several."""
    too = state.mover >= 0 and state.kept[state.mover] & c.LADDERS_TOO_BIT
    return f"Megaphone{ending} or Ladder{ending}" if too else f"Megaphone{ending}"


def _notes(notes: list[str]) -> str:
    return f" ({'; '.join(notes)})" if notes else ""


# District Cards and payments -----------------------------------------------------------------------------------


def _play(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    return f"Play {article(names.place(args[0]))} card{_extra(state)}"


def _pair(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    draws = " and draw a card" if state.mover >= 0 and state.kept[state.mover] & c.PAIR_DRAW_BIT and state.pile else ""
    return f"Play two {names.place(args[0])} cards to act in {names.place(args[1])}{draws}{_extra(state)}"


def _extra(state: Fields) -> str:
    return f" as an additional action, for 1 {token(state)}" if _due(state, c.EXTRA) >= 0 else ""


def _take(names: Names, _: Fields, args: tuple[str, ...]) -> str:
    open_card = f"Take the open {names.place(args[0])} card"
    return "Take the top card of the pile, unseen" if args[0] == "pile" else open_card


def _draw(_names: Names, _state: Fields, _args: tuple[str, ...]) -> str:
    return "Draw the top card of the pile for 1 Ladder"


def _pay(_: Names, _state: Fields, args: tuple[str, ...]) -> str:
    return f"Pay {mix_words(*_mix_of(args[0]))}"


def _mix_of(notation: str) -> tuple[int, int]:
    """Megaphones and Ladders of a payment's notation, e.g. `2-megaphone+ladder`."""
    found = {"megaphone": 0, "ladder": 0}
    for part in notation.split("+"):
        count, _, token = part.rpartition("-")
        if token in found:
            found[token] = int(count or 1)
    return found["megaphone"], found["ladder"]


# KIKAI and streets ---------------------------------------------------------------------------------------------


def _saves(state: Fields, district: int) -> list[str]:
    """What a Foot there saves or brings: the Foundation Tile's VP, or in Advanced mode its bonus."""
    value = state.foundation[state.mover * D + district] if state.mover >= 0 else -1
    if state.t.advanced:
        return [f"its tile gives {effect_words(state.t.effects.effects[value])}"] if value >= 0 else []
    return [f"saves {value} VP"] if value > 0 else []


def _place(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    name, district = args
    part = state.t.edition.components[state.t.part_no[name]]
    notes = [f"{effect_words(part.effect)} per fan", *_saves(state, DISTRICTS.index(district))]
    return f"Place the {names.part(name)} in {names.place(district)}{_notes(notes)}"


def _build(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    part = state.t.edition.components[state.t.part_no[args[0]]]
    notes = [f"{effect_words(part.effect)} per fan"]
    district = _due(state, c.ACT)
    if district >= 0 and part.kind == "foot":
        notes += _saves(state, district)
    elif district >= 0 and part.kind == "head" and state.tile[district] >= 0:
        notes.append(_first_head(names, state, district))
    return f"Build the {names.part(part.id)} for {part.cost} Energy{_notes(notes)}"


def _first_head(names: Names, state: Fields, district: int) -> str:
    if not state.t.advanced:
        return "the first Head here"
    tile = state.t.edition.bonus_tiles[state.tile[district]]
    return f"the first Head here: tile {tile_of(names, tile.kind)}"


def _deploy(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    street = state.t.edition.streets[state.t.street_no[args[0]]]
    each = dropper_cost(state, state.mover) if state.mover >= 0 else state.t.edition.dropper_cost
    cost = "free" if _due(state, c.LAY_STREET) >= 0 else f"{street.spaces * each} Energy"
    bonus = effect_words(street.bonus)
    gain = "" if bonus == "nothing" else f", bonus {bonus}"
    return f"Deploy on {names.street(args[0])}: {cost}{gain}"


def _ladder(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    district, kind = args
    edition = state.t.edition
    number = KINDS.index(kind)
    need = edition.body_ladders if number == 1 else edition.head_ladders
    slot = (state.mover * D + DISTRICTS.index(district)) * 3 + number
    part = state.site[slot] if state.mover >= 0 else -1
    colour = f"{edition.components[part].colour} " if part >= 0 else ""
    where = f"the {kind.capitalize()} in {names.place(district)}"
    return f"Place {plural(need, 'Ladder')} at {where} ({colour}{names.steps(number)})"


# Fans ----------------------------------------------------------------------------------------------------------


def _attract(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    kind, square = args
    plain = f"from {names.place(square)} to the {kind.capitalize()}"
    district = _due(state, c.ACT, c.ATTRACT_MORE)
    slot = (state.mover * D + district) * 3 + KINDS.index(kind)
    if district < 0 or state.site[slot] < 0:
        return f"Attract a fan {plain}"
    part = state.t.edition.components[state.site[slot]]
    number = state.t.square_no[square]
    toll = toll_due(state, district, number)
    notes = [f"gives {effect_words(part.effect)}"]
    if toll > 0:
        notes.append(f"pays {toll} Energy to {SEAT_NAMES[1 - state.mover]}")
    if sum(state.fans[number * 3 : number * 3 + 3]) == 1:
        notes.append("the last fan there" + _last_fan(state, number))
    return f"Attract a {part.colour} fan {plain}{_notes(notes)}"


def _last_fan(state: Fields, square: int) -> str:
    """What the last fan of a Square brings: the game with the last Billboard, else what an Advanced Square gives."""
    if state.posted[state.mover].bit_count() == len(state.t.billboards) - 1:
        return f": your last Billboard, {SEAT_NAMES[state.mover]} wins"
    return f": {effect_words(state.t.edition.squares[square].bonus)}" if state.t.advanced else ""


def _discard(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    colour, square = args
    number = state.t.square_no[square]
    last = _due(state, c.LOSE_FAN) >= 0 and sum(state.fans[number * 3 : number * 3 + 3]) == 1
    note = f" (the last fan there{_last_fan(state, number)})" if last else ""
    return f"Discard a {colour} fan from {names.place(square)}{note}"


# Exhibitions ---------------------------------------------------------------------------------------------------


def _fans_in(state: Fields, district: int) -> list[int]:
    """Colours of the mover's own fans in a District's Fan-Zones."""
    at = (state.mover * D + district) * 3
    return [colour for colour in state.zone[at : at + 3] if colour >= 0]


def _renown(state: Fields, fans: list[int]) -> int:
    return sum(state.influence[state.mover * 3 + colour] for colour in fans)


def _pays(state: Fields, renown: int) -> str:
    """What an Exhibition pays: Energy of the track, and renown."""
    energy = within_supply(state, 0, state.t.track_value[state.cleared[state.mover]])
    return f"{energy} Energy and {renown} renown" if renown else f"{energy} Energy"


def _exhibit(_: Names, state: Fields, _args: tuple[str, ...]) -> str:
    district = _due(state, c.ACT)
    if district < 0:
        return "Host an Exhibition"
    fans = _fans_in(state, district)
    colours = listed([COLOURS[colour] for colour in fans])
    note = f" ({colours} fan{'s' if len(fans) > 1 else ''} here)" if fans else " (none of your fans here)"
    return f"Host an Exhibition: {_pays(state, _renown(state, fans))}{note}"


def _fetch(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    plain = f"Fetch the fans from {names.place(args[0])}"
    host = _due(state, c.COLLECT)
    if host < 0:
        return plain
    district = DISTRICTS.index(args[0])
    fans = _fans_in(state, district)
    colours = listed([COLOURS[colour] for colour in fans])
    note = f" ({colours}: {_renown(state, fans)} renown)" if fans else ""
    cost = plural(state.t.distance[host * D + district], "Megaphone")
    return f"{plain} for {cost}{'' if token(state) == 'Megaphone' else ', Ladders counting as such'}{note}"


# Bonuses, Billboards, ends of steps ----------------------------------------------------------------------------


def _billboard(names: Names, state: Fields, args: tuple[str, ...]) -> str:
    plain = f"Put up {names.billboard(args[0])}"
    square = _due(state, c.SIGN)
    if square < 0:
        return plain
    if state.posted[state.mover] | 1 << state.t.billboards.index(args[0]) == c.ALL_POSTED:
        return f"{plain}, your last: {SEAT_NAMES[state.mover]} wins"
    return f"{plain} ({state.t.square_vp[square]} VP for {names.place(state.t.squares[square])})"


def _choose(names: Names, _: Fields, args: tuple[str, ...]) -> str:
    effect = names.effect(args[0])
    return f"Take {effect_words(effect)}" if gains_of(effect) else capital(effect_words(effect))


def _done(_: Names, state: Fields, _args: tuple[str, ...]) -> str:
    if _due(state, c.COLLECT) >= 0:
        gathered = [colour for colour in range(3) for _ in range(state.gathered[colour])]
        return f"Finish the Exhibition: {_pays(state, _renown(state, gathered))}"
    return ENDS.get(pending(state)[0], "End the turn")


ENDS: Final[Mapping[int, str]] = {c.ATTRACT_MORE: "Attract no more fans", c.EXTRA: "Take no additional action"}
"""What `done` says by the kind of the decision due, where it does not end the turn."""

LABELS: Final[Mapping[str, Label]] = {
    "place": _place,
    "play": _play,
    "pair": _pair,
    "build": _build,
    "deploy": _deploy,
    "attract": _attract,
    "exhibit": _exhibit,
    "fetch": _fetch,
    "ladder": _ladder,
    "billboard": _billboard,
    "choose": _choose,
    "take": _take,
    "draw": _draw,
    "done": _done,
    "pay": _pay,
    "discard": _discard,
}
"""The label of every verb of the vocabulary."""
