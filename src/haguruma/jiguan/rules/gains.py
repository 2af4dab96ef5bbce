"""Gaining coins, energy and points; the seat's workshop, and its +1 per immediate points (J18, J19, J26, J35)."""

from __future__ import annotations

from ..constants import N_SOURCES, SHOP
from ..editions.edition import Reward
from .fields import Fields


def gain_energy(state: Fields, seat: int, amount: int) -> int:
    """Advance the energy marker, up to the track's end; returns what was gained (J26)."""
    room = state.t.edition.energy_cap - state.energy[seat]
    got = min(amount, room)
    state.energy[seat] += got
    return got


def coins_left(state: Fields) -> int:
    """Coins in the supply, -1 where they are unlimited (J35)."""
    cap = state.t.edition.caps.get("coin", -1)
    return cap if cap < 0 else max(0, cap - sum(state.coins) - sum(state.spent))


def gain_coins(state: Fields, seat: int, amount: int) -> int:
    """Take coins from the supply; returns what was there to take (J35)."""
    left = coins_left(state)
    got = amount if left < 0 else min(amount, left)
    state.coins[seat] += got
    return got


def bank(state: Fields, seat: int, source: int, points: int) -> None:
    """Add points under a source, and nothing by any rule beside."""
    state.points[seat * N_SOURCES + source] += points
    if state.events is not None:
        state.emit("points", seat, {"points": points, "source": source})


def score_of(state: Fields, seat: int) -> int:
    """A seat's points."""
    return sum(state.points[seat * N_SOURCES : seat * N_SOURCES + N_SOURCES])


def ability(state: Fields, seat: int) -> str:
    """The A ability of the seat's workshop."""
    return state.t.edition.workshops[state.shop[seat]].a


def extra_action(state: Fields) -> bool:
    """Whether the workshop's extra action has been paid in this turn."""
    return state.used_a and ability(state, state.mover) == "extra"


def has_b(state: Fields, seat: int, ability: str) -> bool:
    """Whether the seat's workshop has this B ability."""
    return state.t.edition.workshops[state.shop[seat]].b == ability


def immediate(state: Fields, seat: int, source: int, points: int) -> None:
    """One event of immediate points, with the workshop's extra point where it applies (J19)."""
    if points <= 0:
        return
    bank(state, seat, source, points)
    if has_b(state, seat, "points"):
        bank(state, seat, SHOP, state.t.edition.abilities.point_bonus)


def gain(state: Fields, seat: int, reward: Reward, source: int) -> None:
    """Pay out a reward at once; its points are one event."""
    got: dict[str, object] = {}
    if reward.coin:
        got["coin"] = gain_coins(state, seat, reward.coin)
    if reward.energy:
        got["energy"] = gain_energy(state, seat, reward.energy)
    if got and state.events is not None:
        state.emit("gain", seat, {**got, "source": source})
    immediate(state, seat, source, reward.points)
