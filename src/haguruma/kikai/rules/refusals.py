"""Why an action cannot be taken now: a code, the ruling, and one sentence. Asked only after `legal` said no."""

from __future__ import annotations

from ...kernel.action import Action, Refusal
from ...kernel.prose import capital, plural
from ..constants import (
    ACT,
    ARG,
    ATTRACT,
    ATTRACT_MORE,
    BILLBOARD,
    BUILD,
    COLLECT,
    COLOURS,
    DEPLOY,
    DISCARD,
    DRAW,
    EXHIBIT,
    EXTRA,
    FETCH,
    KINDS,
    LADDER,
    LAY_STREET,
    LOSE_FAN,
    NEXT_FOOT,
    PAIR,
    PAY,
    PAY_DUE,
    PLACE,
    PLACE_FOOT,
    PLAY,
    PLAY_CARD,
    SEATS,
    TAKE,
    TAKE_PILE,
    D,
)
from . import flow
from .attract import toll_due
from .build import height
from .cards import cards_in_hand
from .deploy import droppers_left
from .exhibit import fans_at
from .fields import Fields
from .ladders import next_step
from .network import deployable
from .tiles import dropper_cost, purse, spare_ladders

PHASE_WORDS: tuple[str, ...] = (
    "place a starting Foot", "choose the first street", "play a District Card", "take an action",
    "attract another fan or finish", "fetch more fans or finish the Exhibition",
    "play another card for a Megaphone or finish", "take a District Card", "draw for a Ladder or finish",
    "choose a bonus", "choose a Billboard",
)  # fmt: skip
ADVANCED_WORDS: dict[int, str] = {PAY_DUE: "choose how to pay", LOSE_FAN: "discard a fan from a Square"}


def why_not(state: Fields, action: Action) -> Refusal | None:
    """None if `action` is legal for the seat on move, else why not."""
    if action.id in flow.legal(state):
        return None
    verb, arg = state.t.verb[action.id], state.t.arg[action.id]
    kind, argument = state.stack[-1] // ARG, state.stack[-1] % ARG
    found: Refusal | None = None
    if verb == LADDER and kind == LOSE_FAN:
        text = "The Construction Bonus is settled at once: discard the fan first, then place Ladders."
        found = Refusal("settle-first", "K19", text)
    elif verb == LADDER:
        found = _ladder(state, arg)
    elif verb == PLACE and kind == PLACE_FOOT:
        found = _place(state, arg)
    elif verb == DEPLOY and kind == LAY_STREET:
        found = _first_street(state, arg, argument)
    elif verb in (PLAY, PAIR) and kind in (PLAY_CARD, EXTRA):
        found = _card(state, verb, arg)
    elif kind == ACT and verb in (BUILD, DEPLOY):
        found = _build(state, arg, argument) if verb == BUILD else _deploy(state, arg, argument)
    elif verb == ATTRACT and kind in (ACT, ATTRACT_MORE):
        found = _attract(state, arg, argument)
    elif verb == FETCH and kind == COLLECT:
        found = _fetch(state, arg, argument)
    elif verb == PAY and kind == PAY_DUE:
        found = _mix(state, argument)
    elif verb == DISCARD and kind == LOSE_FAN:
        found = _no_fan(state, arg)
    else:
        found = _step(state, verb, arg)
    return found if found is not None else _wrong_step(state, kind)


def _wrong_step(state: Fields, kind: int) -> Refusal:
    who = ("Yellow", "Purple")[state.mover]
    due = ADVANCED_WORDS[kind] if kind in ADVANCED_WORDS else PHASE_WORDS[kind]
    return Refusal("wrong-step", "rulebook: Turn Structure", f"Not now: {who} must {due}.")


def _name(state: Fields, district: int) -> str:
    return state.t.edition.districts[district].name


def _square(state: Fields, square: int) -> str:
    return state.t.names.place(state.t.squares[square])


def _street(state: Fields, street: int) -> str:
    return state.t.names.street(state.t.streets[street])


def _step(state: Fields, verb: int, arg: int) -> Refusal | None:
    """Reasons that hold in any step."""
    if verb == BILLBOARD and state.t.advanced:
        return Refusal("by-itself", "K17", "In Advanced mode Billboards are alike and go up by themselves.")
    if verb == BILLBOARD and state.posted[state.mover] >> arg & 1:
        return Refusal("billboard-placed", "K17", "That Billboard is already on a Square.")
    if verb == TAKE and arg not in state.offer:
        return Refusal("not-open", "K11", f"No {_name(state, arg)} card lies open.")
    if verb in (TAKE_PILE, DRAW) and not state.pile:
        return Refusal("pile-empty", "K11", "The draw pile is empty.")
    if verb == DRAW and not state.ladders[state.mover]:
        return Refusal("no-ladder", "K11", "Drawing another card costs 1 Ladder, and there is none left.")
    if verb in (PLAY, PAIR) and state.stack[-1] // ARG not in (PLAY_CARD, EXTRA):
        return _extra(state)
    if verb in (EXHIBIT, BUILD, DEPLOY, ATTRACT) and state.stack[-1] // ARG == PLAY_CARD:
        return Refusal("no-card", "rulebook: Turn Structure", "Play a District Card first; it says where you act.")
    return None


def _extra(state: Fields) -> Refusal | None:
    """Why no further card can be played in this turn; None in set-up and while an action is under way."""
    waiting = (ACT, ATTRACT_MORE, COLLECT, EXTRA, PLACE_FOOT, LAY_STREET, NEXT_FOOT)
    if any(item // ARG in waiting for item in state.stack):
        return None
    if not cards_in_hand(state, state.mover):
        return Refusal("no-cards", "K12", "No card is left to play; now a card is taken.")
    if not purse(state, state.mover):
        text = "An additional action, one in a turn at most, costs 1 Megaphone, and there is none left."
        return Refusal("no-megaphone", "K9", text)
    text = "An additional action, one in a turn at most, comes before taking a card; that moment is past."
    return Refusal("one-extra", "K9", text)


def _ladder(state: Fields, arg: int) -> Refusal | None:
    seat = state.mover
    kind, district = 1 + arg // D, arg % D
    place = _name(state, district)
    word = KINDS[kind].capitalize()
    site = seat * D + district
    if state.site[site * 3 + kind] < 0:
        return Refusal("nothing-there", "K7", f"{SEATS[seat].capitalize()} has no {word} in {place} yet.")
    if state.steps[site] >= kind:
        return Refusal("has-ladders", "K7", f"The {word} in {place} has its Ladders already.")
    if next_step(state, seat, district) != kind:
        return Refusal("body-first", "K7", f"The Body in {place} needs its Ladder before the Head.")
    need = state.t.edition.body_ladders if kind == 1 else state.t.edition.head_ladders
    have = spare_ladders(state)
    if have >= need:
        return None
    if state.ladders[seat] >= need:
        return Refusal("owed", "K36", "Those Ladders are needed to pay what you owe; pay first.")
    return Refusal("no-ladder", "K7", f"The {word} in {place} needs {need} Ladder(s) at once; {have} at hand.")


def _place(state: Fields, arg: int) -> Refusal:
    foot, district = state.t.starters[arg // D], arg % D
    place = _name(state, district)
    if state.t.part_start[foot] != state.mover:
        return Refusal("other-seat", "K31", "That starting Foot belongs to the other player.")
    if foot in state.site:
        return Refusal("placed", "K31", "That starting Foot stands already.")
    if state.site[(state.mover * D + district) * 3] >= 0:
        return Refusal("site-taken", "K31", f"Your Foot already stands in {place}: one KIKAI a District.")
    return Refusal("no-single-street", "K31", f"No free street of a single space touches {place}.")


def _first_street(state: Fields, street: int, district: int) -> Refusal:
    name = _street(state, street)
    if state.owner[street] >= 0:
        return _taken(state, street)
    if district not in (state.t.end_a[street], state.t.end_b[street]):
        return Refusal("not-there", "K31", f"{capital(name)} does not touch {_name(state, district)}.")
    return Refusal("two-spaces", "K31", f"The first dropper goes on a street of one space; {name} has two.")


def _taken(state: Fields, street: int) -> Refusal:
    who = SEATS[state.owner[street]].capitalize()
    return Refusal("street-taken", "K3", f"{capital(_street(state, street))} belongs to {who}.")


def _card(state: Fields, verb: int, arg: int) -> Refusal:
    card = arg if verb == PLAY else arg // D
    have = state.hand[state.mover * D + card]
    name = _name(state, card)
    if verb == PLAY:
        return Refusal("no-such-card", "rulebook: District Cards", f"You have no {name} card.")
    return Refusal("no-pair", "K10", f"A pair needs two {name} cards; you have {have}.")


def _build(state: Fields, part: int, district: int) -> Refusal:
    t = state.t
    kind = t.part_kind[part]
    stage = height(state, state.mover, district)
    place, name = _name(state, district), t.edition.components[part].name
    if stage > 2:
        return Refusal("complete", "rulebook: Build", f"Your KIKAI in {place} is complete.")
    if kind != stage:
        text = f"{place} needs a {KINDS[stage].capitalize()} next; {name} is a {KINDS[kind].capitalize()}."
        return Refusal("wrong-order", "rulebook: Build", text)
    if part not in state.show[kind]:
        return Refusal("not-open", "rulebook: Build", f"{name} does not lie open.")
    text = f"{name} costs {t.part_cost[part]} Energy; you have {state.energy[state.mover]}."
    return Refusal("no-energy", "rulebook: Build", text)


def _deploy(state: Fields, street: int, district: int) -> Refusal:
    seat = state.mover
    name, spaces = _street(state, street), state.t.spaces[street]
    if state.owner[street] >= 0:
        return _taken(state, street)
    if not deployable(state, seat, district) >> street & 1:
        text = f"{capital(name)} touches neither {_name(state, district)} nor a Square your own streets join to it."
        return Refusal("out-of-reach", "K4", text)
    left = droppers_left(state, seat)
    if left < spaces:
        return Refusal("no-droppers", "K3", f"{capital(name)} needs {plural(spaces, 'dropper')}; you have {left} left.")
    cost = spaces * dropper_cost(state, seat)
    return Refusal("no-energy", "K3", f"{capital(name)} costs {cost} Energy at once; you have {state.energy[seat]}.")


def _attract(state: Fields, arg: int, district: int) -> Refusal:
    t = state.t
    seat = state.mover
    kind, square = arg // t.n_squares, arg % t.n_squares
    slot = (seat * D + district) * 3 + kind
    part, word, place = state.site[slot], KINDS[kind].capitalize(), _name(state, district)
    if part < 0:
        return Refusal("nothing-there", "rulebook: Attract Fans", f"You have no {word} in {place}.")
    if state.zone[slot] >= 0:
        text = f"The Fan-Zone of your {word} in {place} is occupied until an Exhibition."
        return Refusal("zone-occupied", "rulebook: Attract Fans", text)
    colour = t.part_colour[part]
    name = _square(state, square)
    if not state.fans[square * 3 + colour]:
        shade = COLOURS[colour]
        return Refusal("no-fan", "rulebook: Attract Fans", f"No {shade} fan stands on {name}; your {word} is {shade}.")
    toll = toll_due(state, district, square)
    if toll < 0:
        return Refusal("no-way", "K5", f"No streets with droppers lead from {name} to {place} by way of Squares alone.")
    have = state.energy[seat]
    text = f"The cheapest way from {name} to {place} costs {toll} Energy to your opponent; you have {have}."
    return Refusal("no-energy", "K5", text)


def _fetch(state: Fields, district: int, host: int) -> Refusal:
    seat = state.mover
    place = _name(state, district)
    if district == host or not fans_at(state, seat, district):
        return Refusal("no-fans", "K8", f"None of your fans stands in {place}.")
    need = state.t.distance[host * D + district]
    have = purse(state, seat)
    return Refusal("no-megaphone", "K8", f"{place} is {need} away: {need} Megaphone(s) needed, {have} at hand.")


def _mix(state: Fields, owed: int) -> Refusal:
    seat = state.mover
    have = f"{state.megaphones[seat]} Megaphone(s) and {state.ladders[seat]} Ladder(s)"
    return Refusal("no-mix", "K36", f"{owed} must be paid in all, and you have {have}.")


def _no_fan(state: Fields, arg: int) -> Refusal:
    colour, square = arg // state.t.n_squares, arg % state.t.n_squares
    return Refusal("no-fan", "K34", f"No {COLOURS[colour]} fan stands on {_square(state, square)}.")
