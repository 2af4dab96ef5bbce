"""Workshop abilities: the A ability once a turn, the 1-to-5 set of the B abilities (J18, J29, J32, J34, J37)."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from ..constants import (
    ACTION,
    ANY_BLUEPRINT,
    ARG,
    CONVERT,
    N_SOURCES,
    NO_CARD,
    ONE_TOWER,
    PLACE_GEAR,
    SET,
    SHOP,
    SUPPLY_GEAR,
    TURN_STEP,
    WORKSHOP,
    C,
)
from ..editions.edition import Abilities, Reward
from ..words.phrases import counted, listed, plural
from .blueprints import can_take_blueprint, no_blueprint
from .fields import Fields
from .gains import ability, extra_action, gain_energy, has_b, immediate, score_of, track_full
from .paying import ask, gears_of, set_codes
from .step import Verb, occasion, push
from .supply import gear_to_take
from .towers import no_tower, open_towers


class Ability:
    """One A ability: what it costs, whether anything could come of it now, what it asks for and could bring."""

    def price(self, numbers: Abilities) -> int:
        """Energy to pay."""
        raise NotImplementedError

    def useful(self, state: Fields) -> bool:
        """Whether it could bring the mover anything now (J37)."""
        raise NotImplementedError

    def useless(self, state: Fields) -> Refusal:
        """Why it is not `useful`."""
        raise NotImplementedError

    def use(self, state: Fields) -> None:
        """Ask for what it brings; the price is paid."""
        raise NotImplementedError

    def legal(self, state: Fields, out: list[int]) -> None:
        """Its actions, where it is unused."""
        if state.energy[state.mover] >= self.price(state.t.edition.abilities) and self.useful(state):
            out.append(state.t.first[WORKSHOP])

    def energy(self, state: Fields) -> int:
        """At most how much energy it could leave the mover with, where it is unused."""
        return state.energy[state.mover]

    def rewards(self, state: Fields) -> list[Reward]:
        """What using it might gain at once, for coins and energy to come; nothing where it cannot be paid."""
        return []


class BlueprintAbility(Ability):
    """A blueprint of any colour."""

    def price(self, numbers: Abilities) -> int:
        """Energy to pay."""
        return numbers.blueprint_price

    def useful(self, state: Fields) -> bool:
        """Whether one can be taken."""
        return can_take_blueprint(state, state.mover)

    def useless(self, state: Fields) -> Refusal:
        """No slot, or no tile."""
        return no_blueprint(state)

    def use(self, state: Fields) -> None:
        """Choose a stack."""
        push(state, ANY_BLUEPRINT)


class GearAbility(Ability):
    """A gear of the supply board or of the box."""

    def price(self, numbers: Abilities) -> int:
        """Energy to pay."""
        return numbers.gear_price

    def useful(self, state: Fields) -> bool:
        """Whether there is one; it would disturb a payment under way."""
        return not state.due and gear_to_take(state, True)

    def useless(self, state: Fields) -> Refusal:
        """A payment, or no gear."""
        if state.due:
            return Refusal("paying", "J37", "First finish the payment of gears that is under way.")
        return Refusal("no-gear", "J37", "No gear is left on the supply board or in the box.")

    def use(self, state: Fields) -> None:
        """Take a gear, then place it."""
        push(state, PLACE_GEAR)
        push(state, SUPPLY_GEAR, 1)

    def energy(self, state: Fields) -> int:
        """What the gear would drive is not worked out: as much as the track holds."""
        energy = state.energy[state.mover]
        payable = energy >= self.price(state.t.edition.abilities) and gear_to_take(state, True)
        return state.t.edition.energy_cap if payable else energy


class StepAbility(Ability):
    """A step on any tower."""

    def price(self, numbers: Abilities) -> int:
        """Energy to pay."""
        return numbers.step_price

    def useful(self, state: Fields) -> bool:
        """Whether a tower is left to climb."""
        return bool(open_towers(state, state.mover, 0))

    def useless(self, state: Fields) -> Refusal:
        """All towers are climbed."""
        return no_tower()

    def use(self, state: Fields) -> None:
        """Name a tower, for one step."""
        push(state, ONE_TOWER, 1 << 6)

    def energy(self, state: Fields) -> int:
        """The best rank reward within a step, if it repays the price."""
        energy = state.energy[state.mover]
        left = energy - self.price(state.t.edition.abilities)
        most = [left + reward.energy for reward in self.rewards(state)]
        return min(state.t.edition.energy_cap, max([energy, *most]))

    def rewards(self, state: Fields) -> list[Reward]:
        """Of the next rank of every tower."""
        seat, t = state.mover, state.t
        if state.energy[seat] < self.price(t.edition.abilities):
            return []
        return [t.ranks[state.ranks[seat * C + tower] + 1] for tower in open_towers(state, seat, 0)]


class ExtraAction(Ability):
    """One more action, after that of the turn (J29)."""

    def price(self, numbers: Abilities) -> int:
        """Energy to pay."""
        return numbers.extra_price

    def useful(self, state: Fields) -> bool:
        """At the end of the turn only."""
        return state.stack[-1] // ARG == TURN_STEP

    def useless(self, state: Fields) -> Refusal:
        """It is too early."""
        return Refusal("not-yet", "J29", "The extra action is bought at the end of the turn, after your action.")

    def use(self, state: Fields) -> None:
        """Act again."""
        push(state, ACTION, 1)


class Conversion(Ability):
    """Energy for points, or points for energy: `convert` has actions of its own for them."""

    def price(self, numbers: Abilities) -> int:
        """Energy to pay for points."""
        return numbers.convert_energy

    def useful(self, state: Fields) -> bool:
        """Whether there is room for energy and there are points to pay for it."""
        return not track_full(state, state.mover) and _points_to_convert(state)

    def legal(self, state: Fields, out: list[int]) -> None:
        """Either way."""
        if state.energy[state.mover] >= state.t.edition.abilities.convert_energy:
            out.append(state.t.first[CONVERT])
        if self.useful(state):
            out.append(state.t.first[CONVERT] + 1)

    def energy(self, state: Fields) -> int:
        """Energy that points could be turned into, those of the 1-to-5 set included."""
        energy = state.energy[state.mover]
        if not _can_pay_set(state) and not _points_to_convert(state):
            return energy
        return min(state.t.edition.energy_cap, energy + state.t.edition.abilities.convert_energy)


def _points_to_convert(state: Fields) -> bool:
    return score_of(state, state.mover) >= state.t.edition.abilities.convert_points


ABILITIES: Final[dict[str, Ability]] = {
    "convert": Conversion(),
    "blueprint": BlueprintAbility(),
    "gear": GearAbility(),
    "step": StepAbility(),
    "extra": ExtraAction(),
}
"""A ability of a workshop -> its rules."""


def workshop_actions(state: Fields, out: list[int]) -> None:
    """The A ability, if it is unused, can be paid and something could come of it; the 1-to-5 set."""
    if not state.used_a:
        ABILITIES[ability(state, state.mover)].legal(state, out)
    if not state.due and _can_pay_set(state):
        out.append(state.t.first[SET])


def _can_pay_set(state: Fields) -> bool:
    """Whether the mover's workshop pays for a set, and a gear of each number is there."""
    return has_b(state, state.mover, "set") and not _lacking(state)


def _lacking(state: Fields) -> list[int]:
    """Numbers of the 1-to-5 set that no gear of the mover has, of whatever colour (J32)."""
    numbers = {gear % 5 for gear in gears_of(state, state.mover)}
    return [number for number in range(1, 6) if number - 1 not in numbers]


def energy_within_reach(state: Fields) -> int:
    """At most how much energy the A ability could yet leave the seat on move with (J18)."""
    return state.energy[state.mover] if state.used_a else ABILITIES[ability(state, state.mover)].energy(state)


def coins_within_reach(state: Fields) -> int:
    """At most how many coins the seat on move could come to, by exchanges and by the A ability (J18, J30)."""
    seat, edition = state.mover, state.t.edition
    most = state.coins[seat] + energy_within_reach(state) // edition.exchange
    if state.used_a:
        return most
    own = ABILITIES[ability(state, seat)]
    for reward in own.rewards(state):
        energy = min(edition.energy_cap, state.energy[seat] - own.price(edition.abilities) + reward.energy)
        most = max(most, state.coins[seat] + reward.coin + energy // edition.exchange)
    return most


class UseWorkshop(Verb):
    """Pay the A ability and ask for what it brings."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Once a turn."""
        seat, kind = state.mover, ability(state, state.mover)
        own = ABILITIES[kind]
        price = own.price(state.t.edition.abilities)
        state.used_a = True
        state.energy[seat] -= price
        if state.events is not None:
            state.emit("workshop", seat, {"ability": kind, "energy": price})
        own.use(state)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """It converts; is used; nothing could come of it; or it costs more."""
        name = ability(state, state.mover)
        own = ABILITIES[name]
        if name == "convert":
            text = "Your workshop converts energy and points: say which of them you want."
            return Refusal("other-ability", "J18", text)
        if extra_action(state) and kind != TURN_STEP:
            return Refusal("ability-used", "J34", "The extra action is the same turn: no second use of the ability.")
        if state.used_a:
            return self.used()
        if not own.useful(state):
            return own.useless(state)
        price, have = own.price(state.t.edition.abilities), state.energy[state.mover]
        return Refusal("no-energy", "J18", f"The ability costs {price} energy; you have {have}.")

    def used(self) -> Refusal:
        """Why there is no second use in a turn."""
        return Refusal("ability-used", "J18", "Your workshop's A ability is used up for this turn.")

    def outside(self, state: Fields, arg: int, kind: int) -> Refusal | None:
        """Abilities belong to the own turn, the 1-to-5 set too."""
        text = f"Workshop abilities belong to your own turn, not to {occasion(kind)}."
        return Refusal("no-ability", "J18", text)


class Convert(UseWorkshop):
    """Points for energy with `arg` 1, energy for points with 0."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Once a turn."""
        seat = state.mover
        state.used_a = True
        numbers = state.t.edition.abilities
        if arg == 1:
            state.points[seat * N_SOURCES + SHOP] -= numbers.convert_points
            got = gain_energy(state, seat, numbers.convert_energy)
            if state.events is not None:
                state.emit("convert", seat, {"to": "energy", "points": numbers.convert_points, "energy": got})
            return
        state.energy[seat] -= numbers.convert_energy
        if state.events is not None:
            state.emit("convert", seat, {"to": "points", "energy": numbers.convert_energy})
        immediate(state, seat, SHOP, numbers.convert_points)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """It does not convert; is used; or one of the two is lacking, or too much."""
        seat, numbers = state.mover, state.t.edition.abilities
        if ability(state, seat) != "convert":
            return Refusal("other-ability", "J18", "Your workshop does not convert energy and points.")
        if state.used_a:
            return self.used()
        if arg == 0:
            text = f"That takes {numbers.convert_energy} energy; you have {state.energy[seat]}."
            return Refusal("no-energy", "J18", text)
        if track_full(state, seat):
            return Refusal("track-full", "J26", "Your energy track is full.")
        text = f"That takes {plural(numbers.convert_points, 'point')}; you have {score_of(state, seat)}."
        return Refusal("no-points", "J18", text)


class PaySet(UseWorkshop):
    """Ask for a gear of each number."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """One after another."""
        ask(state, set_codes(), NO_CARD)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """The workshop pays for none; another payment is under way; or a number is lacking."""
        if not has_b(state, state.mover, "set"):
            return Refusal("other-ability", "J18", "Your workshop does not pay for a set of gears 1 to 5.")
        if state.due:
            return Refusal("paying", "J32", "First finish the payment of gears that is under way.")
        lacking = listed([counted(number) for number in _lacking(state)])
        return Refusal("no-set", "J32", f"For the set you lack {lacking}.")
