"""Workshop abilities: the A ability once a turn, the 1-to-5 set of the B abilities (J18, J29, J32, J34, J37)."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Refusal
from ...kernel.prose import listed, plural
from .. import constants as c
from ..constants import C
from ..words.names import counted
from .blueprints import no_blueprint
from .fields import Fields
from .gains import ability, extra_action, gain_energy, has_b, immediate, score_of
from .paying import ask, gears_of, set_codes
from .step import Verb, occasion
from .supply import gear_to_take
from .towers import NO_TOWER, open_towers

USED: Final = Refusal("ability-used", "J18", "Your workshop's A ability is used up for this turn.")
PAYING: Final = "First finish the payment of gears that is under way."
NO_GEAR: Final = Refusal("no-gear", "J37", "No gear is left on the supply board or in the box.")
TOO_EARLY: Final = Refusal("not-yet", "J29", "The extra action is bought at the end of the turn, after your action.")


class Ability:
    """One A ability: whether anything could come of it now, what it asks for, and what it could gain."""

    def __init__(self, asks: tuple[int, ...]) -> None:
        self.asks = asks
        """Items that are pending once it is paid, the next one last."""

    def useless(self, state: Fields) -> Refusal | None:
        """Why it could bring the mover nothing now (J37); None if it could."""
        return None

    def legal(self, state: Fields, out: list[int]) -> None:
        """Its actions, where it is unused."""
        if state.energy[state.mover] >= price(state) and self.useless(state) is None:
            out.append(state.t.first[c.WORKSHOP])

    def gains(self, state: Fields) -> list[tuple[int, int]]:
        """Energy, its price taken off, and coins it could bring at once, where it is unused."""
        return []


class BlueprintAbility(Ability):
    """A blueprint of any colour."""

    def useless(self, state: Fields) -> Refusal | None:
        """No slot, or no tile."""
        return no_blueprint(state)


class GearAbility(Ability):
    """A gear of the supply board or of the box; it would disturb a payment under way."""

    def useless(self, state: Fields) -> Refusal | None:
        """A payment, or no gear."""
        if state.due:
            return Refusal("paying", "J37", PAYING)
        return None if gear_to_take(state, True) else NO_GEAR

    def gains(self, state: Fields) -> list[tuple[int, int]]:
        """What the gear would drive is not worked out: as much as the track holds."""
        payable = state.energy[state.mover] >= price(state) and gear_to_take(state, True)
        return [(state.t.edition.energy_cap, 0)] if payable else []


class StepAbility(Ability):
    """A step on any tower."""

    def useless(self, state: Fields) -> Refusal | None:
        """All towers are climbed."""
        return None if open_towers(state, state.mover, 0) else NO_TOWER

    def gains(self, state: Fields) -> list[tuple[int, int]]:
        """The reward of the next rank of every tower."""
        seat, cost = state.mover, price(state)
        if state.energy[seat] < cost:
            return []
        ranks = [state.t.ranks[state.ranks[seat * C + tower] + 1] for tower in open_towers(state, seat, 0)]
        return [(reward.energy - cost, reward.coin) for reward in ranks]


class ExtraAction(Ability):
    """One more action, after that of the turn (J29)."""

    def useless(self, state: Fields) -> Refusal | None:
        """It is too early."""
        return None if state.stack[-1] // c.ARG == c.TURN_STEP else TOO_EARLY


class Conversion(Ability):
    """Energy for points, which costs energy, or points for energy; both are actions of their own."""

    def legal(self, state: Fields, out: list[int]) -> None:
        """Either way."""
        if state.energy[state.mover] >= price(state):
            out.append(state.t.first[c.CONVERT])
        if _has_points(state) and not _track_full(state):
            out.append(state.t.first[c.CONVERT] + 1)

    def gains(self, state: Fields) -> list[tuple[int, int]]:
        """Energy that points could be turned into, those of the 1-to-5 set included."""
        payable = _can_pay_set(state) or _has_points(state)
        return [(state.t.edition.abilities.convert_energy, 0)] if payable else []


def _has_points(state: Fields) -> bool:
    return score_of(state, state.mover) >= state.t.edition.abilities.convert_points


def _track_full(state: Fields) -> bool:
    return state.energy[state.mover] >= state.t.edition.energy_cap


ABILITIES: Final[dict[str, Ability]] = {
    "convert": Conversion(()),
    "blueprint": BlueprintAbility((c.ANY_BLUEPRINT * c.ARG,)),
    "gear": GearAbility((c.PLACE_GEAR * c.ARG, c.SUPPLY_GEAR * c.ARG + 1)),
    "step": StepAbility((c.ONE_TOWER * c.ARG + (1 << 6),)),
    "extra": ExtraAction((c.ACTION * c.ARG + 1,)),
}
"""A ability of a workshop -> its rules."""


def own(state: Fields) -> Ability:
    """The A ability of the seat on move."""
    return ABILITIES[ability(state, state.mover)]


def price(state: Fields) -> int:
    """Energy the A ability of the seat on move costs."""
    return state.t.ability_prices[state.shop[state.mover]]


def workshop_actions(state: Fields, out: list[int]) -> None:
    """The A ability, if it is unused, can be paid and something could come of it; the 1-to-5 set."""
    if not state.used_a:
        own(state).legal(state, out)
    if not state.due and _can_pay_set(state):
        out.append(state.t.first[c.SET])


def _can_pay_set(state: Fields) -> bool:
    """Whether the mover's workshop pays for a set, and a gear of each number is there."""
    return has_b(state, state.mover, "set") and not _lacking(state)


def _lacking(state: Fields) -> list[int]:
    """Numbers of the 1-to-5 set that no gear of the mover has, of whatever colour (J32)."""
    numbers = {gear % 5 for gear in gears_of(state, state.mover)}
    return [number for number in range(1, 6) if number - 1 not in numbers]


def within_reach(state: Fields) -> tuple[int, int]:
    """At most how much energy, and how many coins, the seat on move could yet come to.

    By its A ability (J18), and for coins by exchanges too (J30).
    """
    seat, edition = state.mover, state.t.edition
    energy, coins = state.energy[seat], state.coins[seat]
    most, most_coins = energy, coins + energy // edition.exchange
    for more, coin in [] if state.used_a else own(state).gains(state):
        reached = min(edition.energy_cap, energy + more)
        most = max(most, reached)
        most_coins = max(most_coins, coins + coin + reached // edition.exchange)
    return most, most_coins


class UseWorkshop(Verb):
    """Pay the A ability and ask for what it brings."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """Once a turn."""
        state.used_a = True
        state.energy[state.mover] -= price(state)
        if state.events is not None:
            fields: dict[str, object] = {"ability": ability(state, state.mover), "energy": price(state)}
            state.emit("workshop", state.mover, fields)
        state.stack += own(state).asks

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """It converts; is used; nothing could come of it; or it costs more."""
        if ability(state, state.mover) == "convert":
            text = "Your workshop converts energy and points: say which of them you want."
            return Refusal("other-ability", "J18", text)
        if extra_action(state) and kind != c.TURN_STEP:
            return Refusal("ability-used", "J34", "The extra action is the same turn: no second use of the ability.")
        if state.used_a:
            return USED
        found = own(state).useless(state)
        if found is not None:
            return found
        text = f"The ability costs {price(state)} energy; you have {state.energy[state.mover]}."
        return Refusal("no-energy", "J18", text)

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
            state.points[seat * c.N_SOURCES + c.SHOP] -= numbers.convert_points
            got = gain_energy(state, seat, numbers.convert_energy)
            state.emit("convert", seat, {"to": "energy", "points": numbers.convert_points, "energy": got})
            return
        state.energy[seat] -= numbers.convert_energy
        state.emit("convert", seat, {"to": "points", "energy": numbers.convert_energy})
        immediate(state, seat, c.SHOP, numbers.convert_points)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """It does not convert; is used; or one of the two is lacking, or too much."""
        seat, numbers = state.mover, state.t.edition.abilities
        if ability(state, seat) != "convert":
            return Refusal("other-ability", "J18", "Your workshop does not convert energy and points.")
        if state.used_a:
            return USED
        if arg == 0:
            text = f"That takes {numbers.convert_energy} energy; you have {state.energy[seat]}."
            return Refusal("no-energy", "J18", text)
        if _track_full(state):
            return Refusal("track-full", "J26", "Your energy track is full.")
        text = f"That takes {plural(numbers.convert_points, 'point')}; you have {score_of(state, seat)}."
        return Refusal("no-points", "J18", text)


class PaySet(UseWorkshop):
    """Ask for a gear of each number."""

    def apply(self, state: Fields, arg: int, argument: int) -> None:
        """One after another."""
        ask(state, set_codes(), c.NO_CARD)

    def why_not(self, state: Fields, arg: int, kind: int, argument: int) -> Refusal | None:
        """The workshop pays for none; another payment is under way; or a number is lacking."""
        if not has_b(state, state.mover, "set"):
            return Refusal("other-ability", "J18", "Your workshop does not pay for a set of gears 1 to 5.")
        if state.due:
            return Refusal("paying", "J32", PAYING)
        lacking = listed([counted(number) for number in _lacking(state)])
        return Refusal("no-set", "J32", f"For the set you lack {lacking}.")
