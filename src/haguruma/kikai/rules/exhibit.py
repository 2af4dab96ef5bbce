"""Host an Exhibition: collect fans, fetch more by Megaphone, then Energy, then renown with its bonuses (K8, K14)."""

from __future__ import annotations

from ..constants import COLLECT, COLOURS, DISTRICTS, FETCH, MASTER, PAYOUT, D
from .fields import Fields
from .gains import gain_energy
from .pending import push, push_gain
from .tiles import owe, pay_megaphones, purse


def fans_at(state: Fields, seat: int, district: int) -> int:
    """Own fans in the District's Fan-Zones."""
    at = (seat * D + district) * 3
    zone = state.zone
    return (zone[at] >= 0) + (zone[at + 1] >= 0) + (zone[at + 2] >= 0)


def exhibit(state: Fields, district: int) -> None:
    """Take the own fans of the District acted in; more may be fetched before it pays."""
    state.stack.pop()
    state.gathered = [0, 0, 0]
    if state.events is not None:
        state.emit("exhibit", state.mover, {"district": DISTRICTS[district]})
    _gather(state, district)
    push(state, PAYOUT)
    push(state, COLLECT, district)


def fetch_actions(state: Fields, host: int, out: list[int]) -> None:
    """Other Districts with own fans whose distance can be paid in Megaphones."""
    seat = state.mover
    megaphones = purse(state, seat)
    if not megaphones:
        return
    for district in range(D):
        if district != host and state.t.distance[host * D + district] <= megaphones and fans_at(state, seat, district):
            out.append(state.t.first[FETCH] + district)


def fetch(state: Fields, district: int, host: int) -> None:
    """Pay the distance and take all own fans of the District."""
    cost = state.t.distance[host * D + district]
    paid = pay_megaphones(state, cost)
    if state.events is not None:
        fields: dict[str, object] = {"district": DISTRICTS[district], "megaphones": cost if paid else 0}
        state.emit("fetch", state.mover, fields)
    _gather(state, district)
    if not paid:
        owe(state, cost)


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


def pay_out(state: Fields) -> None:
    """Energy from the track, then one move on the Master's Track, then every bonus passed, in track order."""
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
        push_gain(state, t.master_bonus[space], MASTER)
