"""Why a price cannot be paid, an ability used, a tower named, a mission fulfilled, something traded in.

(J12, J17, J18, J23, J29, J30, J32, J37.)
"""

from __future__ import annotations

from ...kernel.action import Refusal
from ...kernel.prose import listed, plural
from ..constants import (
    COLOURS,
    CONVERT,
    DECLINE,
    EXCHANGE,
    MISSION,
    ONE_TOWER,
    SELL_COIN,
    SELL_SLOT,
    SET,
    SETTLE,
    SETTLE_PRICE,
    TOWER,
    TURN_STEP,
    WORKSHOP,
)
from ..words.names import counted, entries_words
from . import workshop
from .blueprints import free_slot
from .cards import open_towers
from .fields import Fields
from .gains import coins_left, has_b, score_of
from .paying import gears_of
from .refusals_tiles import extra_action


def why_not(state: Fields, verb: int, arg: int, kind: int, argument: int) -> Refusal | None:
    """Why not, in the own turn; None if only the moment is wrong."""
    if verb == EXCHANGE:
        return _exchange(state)
    if verb == WORKSHOP:
        return _workshop(state, kind)
    if verb == CONVERT:
        return _convert(state, arg == 1)
    if verb == SET:
        return _set(state)
    if verb == MISSION:
        return _mission(state, arg, kind)
    if verb == TOWER:
        return _tower(arg, argument) if kind == ONE_TOWER else None
    if verb == SETTLE:
        return _settle(state, arg == 1, argument) if kind == SETTLE_PRICE else None
    if verb in (SELL_COIN, SELL_SLOT):
        return Refusal("not-in-turn", "J23", "Coins and blueprints are traded in only when a period is scored.")
    if verb == DECLINE and kind != SETTLE_PRICE:
        return Refusal("nothing-to-decline", "J37", "Only a card's price can be declined, and none is asked.")
    return None


def _exchange(state: Fields) -> Refusal:
    if coins_left(state) == 0:
        return Refusal("no-coin", "J35", "No coin is left in the supply.")
    text = f"An exchange takes {state.t.edition.exchange} energy; you have {state.energy[state.mover]}."
    return Refusal("no-energy", "J30", text)


# The workshop --------------------------------------------------------------------------------------------------


def _used() -> Refusal:
    return Refusal("ability-used", "J18", "Your workshop's A ability is used up for this turn.")


def _workshop(state: Fields, kind: int) -> Refusal:
    seat = state.mover
    ability = workshop.ability(state, seat)
    if ability == "convert":
        text = "Your workshop converts energy and points: say which of them you want."
        return Refusal("other-ability", "J18", text)
    if extra_action(state) and kind != TURN_STEP:
        return Refusal("ability-used", "J34", "The extra action is the same turn: no second use of the ability.")
    if state.used_a:
        return _used()
    found = _useless(state, ability, kind)
    if found is not None:
        return found
    price = workshop.price(state, ability)
    return Refusal("no-energy", "J18", f"The ability costs {price} energy; you have {state.energy[seat]}.")


def _useless(state: Fields, ability: str, kind: int) -> Refusal | None:
    """Why nothing could come of the ability now."""
    if workshop.useful(state, state.mover, ability, bool(state.due)):
        return None
    if ability == "blueprint" and not free_slot(state, state.mover):
        return Refusal("no-slot", "J10", "No slot of your bench is free for another blueprint.")
    if ability == "blueprint":
        return Refusal("stack-empty", "J10", "No blueprint is left on the stacks.")
    if ability == "gear" and state.due:
        return Refusal("paying", "J37", "First finish the payment of gears that is under way.")
    if ability == "gear":
        return Refusal("no-gear", "J37", "No gear is left on the supply board or in the box.")
    if ability == "step":
        return Refusal("tower-full", "J12", "You stand at the top of every tower.")
    return Refusal("not-yet", "J29", "The extra action is bought at the end of the turn, after your action.")


def _convert(state: Fields, to_energy: bool) -> Refusal:
    seat, numbers = state.mover, state.t.edition.abilities
    if workshop.ability(state, seat) != "convert":
        return Refusal("other-ability", "J18", "Your workshop does not convert energy and points.")
    if state.used_a:
        return _used()
    if not to_energy:
        text = f"That takes {numbers.convert_energy} energy; you have {state.energy[seat]}."
        return Refusal("no-energy", "J18", text)
    if state.energy[seat] >= state.t.edition.energy_cap:
        return Refusal("track-full", "J26", "Your energy track is full.")
    text = f"That takes {plural(numbers.convert_points, 'point')}; you have {score_of(state, seat)}."
    return Refusal("no-points", "J18", text)


def _set(state: Fields) -> Refusal:
    if not has_b(state, state.mover, "set"):
        return Refusal("other-ability", "J18", "Your workshop does not pay for a set of gears 1 to 5.")
    if state.due:
        return Refusal("paying", "J32", "First finish the payment of gears that is under way.")
    numbers = [gear % 5 + 1 for gear in gears_of(state, state.mover)]
    lacking = [counted(number) for number in range(1, 6) if number not in numbers]
    return Refusal("no-set", "J32", f"For the set you lack {listed(lacking)}.")


# Missions, towers, prices, trade-in ----------------------------------------------------------------------------


def _mission(state: Fields, card: int, kind: int) -> Refusal | None:
    seat, data = state.mover, state.t.edition.cards[card]
    if state.beginner:
        return Refusal("beginner", "J27", "Beginner Play has no missions.")
    if data.kind not in ("beasts", "parts"):
        return Refusal("no-mission", "J17", f"Card {data.id} is no mission.")
    if card in state.back[seat]:
        return Refusal("done-already", "J17", f"Mission {data.id} is fulfilled already.")
    if card not in state.front[seat]:
        return Refusal("not-yours", "J17", f"You do not have the mission {data.id}.")
    if kind != TURN_STEP:
        return Refusal("not-yet", "J17", "Missions are fulfilled at the end of your turn.")
    if data.kind == "beasts":
        beasts = listed(list(data.beasts))
        return Refusal("not-connected", "J17", f"No {beasts} beasts stand side by side on your bench.")
    wanted = entries_words(data.entries)
    return Refusal("no-gears", "J33", f"Your gears do not fill its entries, one gear each: {wanted}.")


def _tower(tower: int, argument: int) -> Refusal:
    if argument >> tower & 1:
        text = f"The two towers must differ, and you have climbed the {COLOURS[tower]} one."
        return Refusal("same-tower", "rulebook: Card Introduction", text)
    return Refusal("tower-full", "J12", f"You stand at the top of the {COLOURS[tower]} tower.")


def _settle(state: Fields, coins: bool, card: int) -> Refusal:
    data, seat = state.t.edition.cards[card], state.mover
    if not open_towers(state, seat, 0):
        return Refusal("tower-full", "J12", "You stand at the top of every tower.")
    if coins:
        text = f"The card asks for {plural(data.coin_price, 'coin')}; you have {state.coins[seat]}."
        return Refusal("no-coin", "J37", text)
    return Refusal("no-energy", "J37", f"The card asks for {data.energy_price} energy; you have {state.energy[seat]}.")


def trade(state: Fields, verb: int, arg: int) -> Refusal:
    """Why this cannot be traded in after the first scoring."""
    if verb == SELL_COIN:
        return Refusal("no-coin", "J23", "You have no coin left to trade in.")
    at, name = state.mover * state.t.n_slots + arg, state.t.slots[arg]
    if state.slots[at] >= 0 and state.beast[at]:
        return Refusal("completed", "J23", f"The beast on {name} stays; only open blueprints are traded in.")
    return Refusal("no-blueprint", "J23", f"No blueprint lies on {name}.")
