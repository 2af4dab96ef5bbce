"""What Construction Bonus Tiles are worth to a seat of KIKAI, in either mode: those to claim, and those it keeps."""

from __future__ import annotations

from ...kikai.constants import DISCARD_FAN, PERMANENT
from ...kikai.rules.build import count_for
from ...kikai.rules.deploy import droppers_left
from ...kikai.rules.fields import Fields
from ...kikai.rules.tiles import CHEAP, FREE_FAN, LADDERS_TOO, PAIR_DRAWS
from .clock import Clock


def tile_worth(state: Fields, seat: int, number: int, clock: Clock) -> float:
    """VP that claiming a tile would bring the seat now: counted, settled at once, or kept to the end."""
    t = state.t
    tile = t.edition.bonus_tiles[number]
    if tile.kind in PERMANENT:
        return kept_worth(state, seat, t.tile_kept[number], clock)
    if t.advanced:
        return clock.w.tile_discard if tile.kind == DISCARD_FAN else clock.effect[t.tile_effect[number]]
    count = count_for(state, seat, tile.kind) + (1 if tile.kind == "heads" else 0)
    return float(tile.amount * count)


def kept_worth(state: Fields, seat: int, kept: int, clock: Clock) -> float:
    """VP expected of a set of permanent tiles in the turns still left (K35–K38)."""
    w, turns = clock.w, clock.turns
    value = 0.0
    if kept & FREE_FAN:
        value += w.tile_free * turns
    if kept & LADDERS_TOO:
        value += w.tile_ladders * turns
    if kept & PAIR_DRAWS:
        value += w.tile_pair * turns
    if kept & CHEAP:
        saved = state.t.edition.dropper_cost - state.t.cheap_cost
        value += saved * clock.energy * min(float(droppers_left(state, seat)), w.tile_cheap * turns)
    return value
