"""Labels of actions: what a button or a numbered choice says, for any word of the vocabulary in any state.

Names come from `words_names`. An action that is not offered still gets a label, without what only the moment tells.
"""

from __future__ import annotations

from ...kernel.action import Action
from ...kernel.prose import article, capital, listed, plural
from ..constants import (
    ACT,
    ARG,
    ATTRACT_MORE,
    COLLECT,
    COLOURS,
    DISTRICTS,
    EXTRA,
    KINDS,
    LAY_STREET,
    LOSE_FAN,
    SIGN,
    D,
)
from ..rules.attract import toll_due
from ..rules.billboards import ALL_POSTED
from ..rules.fields import Fields
from ..rules.gains import within_supply
from ..rules.tiles import LADDERS_TOO, PAIR_DRAWS, dropper_cost
from .advanced import mix_of, mix_words, tile_of
from .names import SEAT_NAMES, Names, effect_words, gains_of


def label(names: Names, state: Fields, action: Action) -> str:
    """A short label for an action."""
    kind, args = action.kind, action.args
    if kind == "play":
        return f"Play {article(names.place(args[0]))} card{_extra(state)}"
    if kind == "pair":
        draws = " and draw a card" if state.mover >= 0 and state.kept[state.mover] & PAIR_DRAWS and state.pile else ""
        return f"Play two {names.place(args[0])} cards to act in {names.place(args[1])}{draws}{_extra(state)}"
    if kind == "place":
        return _place(names, state, args[0], args[1])
    if kind == "build":
        return _build(names, state, args[0])
    if kind == "deploy":
        return _deploy(names, state, args[0])
    if kind == "attract":
        return _attract(names, state, args[0], args[1])
    if kind == "exhibit":
        return _exhibit(state)
    if kind == "fetch":
        return _fetch(names, state, args[0])
    return _small(names, state, kind, args)


def pending(state: Fields) -> tuple[int, int]:
    """Kind and argument of the decision due; (-1, -1) when the game is over."""
    if not state.stack or state.mover < 0:
        return (-1, -1)
    return (state.stack[-1] // ARG, state.stack[-1] % ARG)


def _extra(state: Fields) -> str:
    return f" as an additional action, for 1 {token(state)}" if pending(state)[0] == EXTRA else ""


def token(state: Fields, ending: str = "") -> str:
    """What a Megaphone may be paid in; `ending` makes it several."""
    too = state.mover >= 0 and state.kept[state.mover] & LADDERS_TOO
    return f"Megaphone{ending} or Ladder{ending}" if too else f"Megaphone{ending}"


def _notes(notes: list[str]) -> str:
    return f" ({'; '.join(notes)})" if notes else ""


def _saves(state: Fields, district: int) -> list[str]:
    """What a Foot there saves or brings: the Foundation Tile's VP, or in Advanced mode its bonus."""
    value = state.foundation[state.mover * D + district] if state.mover >= 0 else -1
    if state.t.advanced:
        return [f"its tile gives {effect_words(state.t.effects.effects[value])}"] if value >= 0 else []
    return [f"saves {value} VP"] if value > 0 else []


def _place(names: Names, state: Fields, name: str, district: str) -> str:
    part = state.t.edition.components[state.t.part_no[name]]
    notes = [f"{effect_words(part.effect)} per fan", *_saves(state, DISTRICTS.index(district))]
    return f"Place the {names.part(name)} in {names.place(district)}{_notes(notes)}"


def _build(names: Names, state: Fields, name: str) -> str:
    part = state.t.edition.components[state.t.part_no[name]]
    notes = [f"{effect_words(part.effect)} per fan"]
    kind, district = pending(state)
    if kind == ACT and part.kind == "foot":
        notes += _saves(state, district)
    elif kind == ACT and part.kind == "head" and state.tile[district] >= 0:
        notes.append(_first_head(names, state, district))
    return f"Build the {names.part(name)} for {part.cost} Energy{_notes(notes)}"


def _first_head(names: Names, state: Fields, district: int) -> str:
    if not state.t.advanced:
        return "the first Head here"
    tile = state.t.edition.bonus_tiles[state.tile[district]]
    return f"the first Head here: tile {tile_of(names, tile.kind)}"


def _deploy(names: Names, state: Fields, name: str) -> str:
    street = state.t.edition.streets[state.t.street_no[name]]
    free = pending(state)[0] == LAY_STREET
    each = dropper_cost(state, state.mover) if state.mover >= 0 else state.t.edition.dropper_cost
    cost = "free" if free else f"{street.spaces * each} Energy"
    bonus = effect_words(street.bonus)
    gain = "" if bonus == "nothing" else f", bonus {bonus}"
    return f"Deploy on {names.street(name)}: {cost}{gain}"


def _attract(names: Names, state: Fields, kind: str, square: str) -> str:
    item, district = pending(state)
    plain = f"from {names.place(square)} to the {kind.capitalize()}"
    if item not in (ACT, ATTRACT_MORE):
        return f"Attract a fan {plain}"
    slot = (state.mover * D + district) * 3 + KINDS.index(kind)
    if state.site[slot] < 0:
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


def _exhibit(state: Fields) -> str:
    kind, district = pending(state)
    if kind != ACT:
        return "Host an Exhibition"
    fans = _fans_in(state, district)
    shown = listed([COLOURS[colour] for colour in fans])
    note = f" ({shown} fan{'s' if len(fans) > 1 else ''} here)" if fans else " (none of your fans here)"
    return f"Host an Exhibition: {_pays(state, _renown(state, fans))}{note}"


def _fetch(names: Names, state: Fields, place: str) -> str:
    kind, host = pending(state)
    if kind != COLLECT:
        return f"Fetch the fans from {names.place(place)}"
    district = DISTRICTS.index(place)
    far = state.t.distance[host * D + district]
    fans = _fans_in(state, district)
    shown = listed([COLOURS[colour] for colour in fans])
    note = f" ({shown}: {_renown(state, fans)} renown)" if fans else ""
    cost = plural(far, "Megaphone") + ("" if token(state) == "Megaphone" else ", Ladders counting as such")
    return f"Fetch the fans from {names.place(place)} for {cost}{note}"


def _small(names: Names, state: Fields, kind: str, args: tuple[str, ...]) -> str:
    """Labels of bonuses, Ladders, Billboards, cards and ends of steps."""
    if kind == "ladder":
        return _ladder(names, state, args[0], args[1])
    if kind == "billboard":
        return _billboard(names, state, args[0])
    if kind == "choose":
        effect = names.effect(args[0])
        return f"Take {effect_words(effect)}" if gains_of(effect) else capital(effect_words(effect))
    if kind == "take":
        open_card = f"Take the open {names.place(args[0])} card"
        return "Take the top card of the pile, unseen" if args[0] == "pile" else open_card
    if kind == "pay":
        return f"Pay {mix_words(*mix_of(args[0]))}"
    if kind == "discard":
        return _discard(names, state, args[0], args[1])
    if kind == "draw":
        return "Draw the top card of the pile for 1 Ladder"
    return _done(state)


def _discard(names: Names, state: Fields, colour: str, square: str) -> str:
    number = state.t.square_no[square]
    last = pending(state)[0] == LOSE_FAN and sum(state.fans[number * 3 : number * 3 + 3]) == 1
    note = f" (the last fan there{_last_fan(state, number)})" if last else ""
    return f"Discard a {colour} fan from {names.place(square)}{note}"


def _ladder(names: Names, state: Fields, district: str, kind: str) -> str:
    edition = state.t.edition
    number = KINDS.index(kind)
    need = edition.body_ladders if number == 1 else edition.head_ladders
    slot = (state.mover * D + DISTRICTS.index(district)) * 3 + number
    part = state.site[slot] if state.mover >= 0 else -1
    colour = f"{edition.components[part].colour} " if part >= 0 else ""
    where = f"the {kind.capitalize()} in {names.place(district)}"
    return f"Place {plural(need, 'Ladder')} at {where} ({colour}{names.steps(number)})"


def _billboard(names: Names, state: Fields, name: str) -> str:
    kind, square = pending(state)
    if kind != SIGN:
        return f"Put up {names.billboard(name)}"
    number = state.t.billboards.index(name)
    if state.posted[state.mover] | 1 << number == ALL_POSTED:
        return f"Put up {names.billboard(name)}, your last: {SEAT_NAMES[state.mover]} wins"
    where = names.place(state.t.squares[square])
    return f"Put up {names.billboard(name)} ({state.t.square_vp[square]} VP for {where})"


def _done(state: Fields) -> str:
    kind = pending(state)[0]
    if kind == COLLECT:
        gathered = [colour for colour in range(3) for _ in range(state.gathered[colour])]
        return f"Finish the Exhibition: {_pays(state, _renown(state, gathered))}"
    if kind == ATTRACT_MORE:
        return "Attract no more fans"
    return "Take no additional action" if kind == EXTRA else "End the turn"
