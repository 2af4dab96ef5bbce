"""Host an Exhibition: collect fans, fetch more by Megaphone, then Energy, then renown with its bonuses (K8, K14)."""

from __future__ import annotations

from ...kernel.action import Refusal
from ..constants import COLLECT, COLOURS, DISTRICTS, DONE, FETCH, MASTER, PAYOUT, D
from .fields import Fields
from .gains import gain_energy
from .ladders import can_place_ladder
from .step import MainAction, Step, Verb
from .tiles import owe, pay_megaphones, purse


def fans_at(state: Fields, seat: int, district: int) -> int:
    """Own fans in the District's Fan-Zones."""
    at = (seat * D + district) * 3
    zone = state.zone
    return (zone[at] >= 0) + (zone[at + 1] >= 0) + (zone[at + 2] >= 0)


class Exhibit(MainAction):
    """Take the own fans of the District acted in; more may be fetched before it pays."""

    def apply(self, state: Fields, arg: int, district: int) -> None:
        """An Exhibition without fans pays, too."""
        state.stack.pop()
        state.gathered = [0, 0, 0]
        if state.events is not None:
            state.emit("exhibit", state.mover, {"district": DISTRICTS[district]})
        _gather(state, district)
        state.push(PAYOUT)
        state.push(COLLECT, district)


class Collect(Step):
    """Fetch fans from other Districts to the Exhibition, or let it pay."""

    awaits = "fetch more fans or finish the Exhibition"

    def legal(self, state: Fields, host: int, out: list[int]) -> None:
        """Other Districts with own fans whose distance can be paid, or enough of them."""
        fetch_actions(state, host, out)
        out.append(state.t.first[DONE])

    def due(self, state: Fields, host: int) -> bool:
        """Whether fans can be fetched, or Ladders placed before the influence counts."""
        out: list[int] = []
        fetch_actions(state, host, out)
        return bool(out) or can_place_ladder(state)


def fetch_actions(state: Fields, host: int, out: list[int]) -> None:
    """Other Districts with own fans whose distance can be paid in Megaphones."""
    megaphones = purse(state, state.mover)
    if not megaphones:
        return
    for district in range(D):
        if state.t.distance[host * D + district] <= megaphones and has_guests(state, district, host):
            out.append(state.t.first[FETCH] + district)


def has_guests(state: Fields, district: int, host: int) -> bool:
    """Whether own fans stand in another District than the Exhibition's."""
    return district != host and fans_at(state, state.mover, district) > 0


class Fetch(Verb):
    """Pay the distance and take all own fans of the District."""

    steps: tuple[int, ...] = (COLLECT,)

    def apply(self, state: Fields, district: int, host: int) -> None:
        """The item stays: more may be fetched."""
        cost = state.t.distance[host * D + district]
        paid = pay_megaphones(state, cost)
        if state.events is not None:
            fields: dict[str, object] = {"district": DISTRICTS[district], "megaphones": cost if paid else 0}
            state.emit("fetch", state.mover, fields)
        _gather(state, district)
        if not paid:
            owe(state, cost)

    def why_not(self, state: Fields, district: int, host: int) -> Refusal | None:
        """No fans there, or too far."""
        place = state.t.district_name(district)
        if not has_guests(state, district, host):
            return Refusal("no-fans", "K8", f"None of your fans stands in {place}.")
        need = state.t.distance[host * D + district]
        have = purse(state, state.mover)
        if need > have:
            text = f"{place} is {need} away: {need} Megaphone(s) needed, {have} at hand."
            return Refusal("no-megaphone", "K8", text)
        return None


def _gather(state: Fields, district: int) -> None:
    seat = state.mover
    at = (seat * D + district) * 3
    taken: list[str] = []
    for slot in range(at, at + 3):
        colour = state.zone[slot]
        if colour >= 0:
            state.zone[slot] = -1
            state.gathered[colour] += 1
            state.collected[seat * 3 + colour] += 1
            taken.append(COLOURS[colour])
    if state.events is not None and taken:
        state.emit("collect", seat, {"fans": taken, "district": DISTRICTS[district]})


class Payout(Step):
    """Energy from the track, then one move on the Master's Track, then every bonus passed, in track order."""

    decides = False

    def settle(self, state: Fields, argument: int) -> None:
        """What leads past the track's end is lost."""
        t = state.t
        seat = state.mover
        energy = gain_energy(state, seat, t.track_value[state.cleared[seat]])
        steps = sum(state.gathered[c] * state.influence[seat * 3 + c] for c in range(3))
        state.gathered = [0, 0, 0]
        old = state.renown[seat]
        new = min(old + steps, len(t.master_bonus) - 1)
        state.renown[seat] = new
        if state.events is not None:
            fields: dict[str, object] = {"energy": energy, "renown": steps, "to": new}
            if new - old < steps:
                fields["lost"] = steps - (new - old)
            state.emit("exhibition", seat, fields)
        for space in range(new, old, -1):
            state.push_gain(t.master_bonus[space], MASTER)
