"""The ways to finish one action of KIKAI that are worth a thought, and the values of where they lead.

Fans come one by one, each time the most promising; everything else is tried. What a turn is made of is
`turn`'s business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kikai import constants as c
from ...kikai.constants import D
from ...kikai.rules.attract import toll_due
from ...kikai.rules.ladders import ladder_actions, place_ladder
from ...kikai.rules.network import toll_of
from ...kikai.state import KikaiState
from .fans import FanOutlook, Prospect
from .value import Judge

SEEN: tuple[str, ...] = (
    "energy", "megaphones", "ladders", "cleared", "settled", "renown", "posted", "vp", "hand", "offer", "layers",
    "played", "owner", "fans", "sign", "site", "zone", "steps", "influence", "collected", "gathered", "foundation",
    "tile", "kept", "show", "mover", "placed", "little_bre",
)  # fmt: skip
"""Everything of a state that is open."""


class KikaiLine:
    """Actions in order, the state they lead to, and its value."""

    __slots__ = ("ids", "state", "value")

    def __init__(self, ids: list[int], state: KikaiState, value: float = 0.0) -> None:
        self.ids = ids
        self.state = state
        self.value = value


class Thought:
    """One decision under thought: whose it is, and what does not change while the turn is searched."""

    def __init__(self, judge: Judge, root: KikaiState, seat: int) -> None:
        self.judge = judge
        self.t = judge.t
        self.seat = seat
        self.root = root
        self.scene = FanOutlook(root, seat, (judge.clock(root, 0), judge.clock(root, 1)))
        self.still: Prospect = judge.prospect(root, 1 - seat, self.scene, False)
        self.fans = root.fans[:]
        self.rival_energy = root.energy[1 - seat]

    def value(self, state: KikaiState) -> float:
        """The state's value to the thinker; the opponent is looked at anew only if fans or its Energy changed."""
        same = state.fans == self.fans and state.energy[1 - self.seat] == self.rival_energy
        return self.judge.value(state, self.seat, self.still if same else None, self.scene)

    def settled(self, state: KikaiState) -> tuple[list[int], KikaiState, float]:
        """The state with every Ladder placed that is better placed than kept: the ids, the state, its value."""
        value = self.value(state)
        ids: list[int] = []
        while state.mover == self.seat and state.ladders[self.seat]:
            options: list[int] = []
            ladder_actions(state, options)
            best: tuple[float, int, KikaiState] | None = None
            for id in options:
                child = state.copy()
                place_ladder(child, self.t.arg[id])
                worth = self.value(child)
                if worth > value and (best is None or worth > best[0]):
                    best = (worth, id, child)
            if best is None:
                break
            value, state = best[0], best[2]
            ids.append(best[1])
        return ids, state, value


Way = Callable[[list[int], KikaiState, list[KikaiLine], Thought], None]
"""Adds to the lines every sensible way to go on from a state that these actions led to."""


def blind(state: KikaiState) -> None:
    """Take away what is not revealed, so that no search can look at it; the pile keeps its size.

    Who draws for pairs gets any card of the pile in thought, the same whatever order it lies in (K38).
    """
    state.box = [[], [], []]
    if not state.kept[state.mover] & c.PAIR_DRAW_BIT:
        return
    pile: list[int] = []
    for size in state.layers:
        layer = sorted(state.pile[len(pile) : len(pile) + size])
        at = state.turn * 7 % size
        pile += layer[at:] + layer[:at]
    state.pile = pile


def alike(state: KikaiState, other: KikaiState) -> bool:
    """Whether two blind states of one game differ in hidden order at most."""
    if state.barrier != other.barrier or state.turn != other.turn or state.stack != other.stack:
        return False
    return all(getattr(state, name) == getattr(other, name) for name in SEEN)


def step(state: KikaiState, id: int) -> KikaiState:
    """The state after an action; the one given stays as it is."""
    child = state.copy()
    child.apply(id)
    return child


def cards(thought: Thought, state: KikaiState) -> list[int]:
    """Per District the cheapest way to act there: its card, else the pair whose loss hurts least."""
    t = thought.t
    hand = state.hand[thought.seat * D : thought.seat * D + D]
    found = [t.first[c.PLAY] + district for district in range(D) if hand[district]]
    pairs = [card for card in range(D) if hand[card] > 1]
    if pairs:
        card = max(pairs, key=lambda c: hand[c])
        found += [t.first[c.PAIR] + card * D + district for district in range(D) if not hand[district]]
    return found


def follow(ids: list[int], state: KikaiState, lines: list[KikaiLine], thought: Thought) -> None:
    """Every sensible way to finish the action under way."""
    on = WAYS_ON.get(state.stack[-1] // c.ARG) if state.mover == thought.seat else None
    if on is None:
        lines.append(KikaiLine(ids, state))
    else:
        on(ids, state, lines, thought)


def _of(state: KikaiState, verb: int, thought: Thought) -> list[int]:
    verbs = thought.t.verb
    return [id for id in state.legal() if verbs[id] == verb]


def _best(state: KikaiState, verb: int, thought: Thought) -> int:
    """The action of a kind that leads at once to the best state: how to pay, which fan to discard (K34, K36)."""
    return max(_of(state, verb, thought), key=lambda id: thought.settled(step(state, id))[2])


def _act(ids: list[int], state: KikaiState, lines: list[KikaiLine], thought: Thought) -> None:
    verbs = thought.t.verb
    legal = state.legal()
    for id in legal:
        if verbs[id] not in (c.ATTRACT, c.LADDER):
            follow([*ids, id], step(state, id), lines, thought)
    fans = [id for id in legal if verbs[id] == c.ATTRACT]
    if fans:
        _bring(ids, state, fans, lines, thought)


def _attract(ids: list[int], state: KikaiState, lines: list[KikaiLine], thought: Thought) -> None:
    """Stop here, or bring one more fan."""
    done = thought.t.first[c.DONE]
    lines.append(KikaiLine([*ids, done], step(state, done)))
    fans = _of(state, c.ATTRACT, thought)
    if fans:
        _bring(ids, state, fans, lines, thought)


def _choose(ids: list[int], state: KikaiState, lines: list[KikaiLine], thought: Thought) -> None:
    for id in _of(state, c.CHOOSE, thought):
        follow([*ids, id], step(state, id), lines, thought)


def _single(pick: Callable[[KikaiState, Thought], int]) -> Way:
    """Only the action that is plainly the best."""

    def follow_it(ids: list[int], state: KikaiState, lines: list[KikaiLine], thought: Thought) -> None:
        id = pick(state, thought)
        follow([*ids, id], step(state, id), lines, thought)

    return follow_it


def _bring(ids: list[int], state: KikaiState, fans: list[int], lines: list[KikaiLine], thought: Thought) -> None:
    """The most promising next fan."""
    id = max(fans, key=lambda id: _appeal(state, id, thought))
    follow([*ids, id], step(state, id), lines, thought)


def _appeal(state: KikaiState, id: int, thought: Thought) -> float:
    """What one fan promises: its Effect and influence, less the toll, and what its going does to the Square."""
    t, seat = thought.t, thought.seat
    clock = thought.judge.clock(state, seat)
    district = state.stack[-1] % c.ARG
    kind, square = divmod(t.arg[id], t.n_squares)
    site = (seat * D + district) * 3
    part = state.site[site + kind]
    colour = t.part_colour[part]
    toll = toll_due(state, district, square)
    value = clock.effect[t.part_effect[part]] + state.influence[seat * 3 + colour] * clock.zone_times / 3
    price = thought.judge.w.toll * clock.energy
    value -= price * toll
    if not toll and state.kept[seat] & c.FREE_FAN_BIT:
        value += 0.5 * price * toll_of(state, seat, district, square)
    left = sum(state.fans[square * 3 : square * 3 + 3]) - 1
    worth = clock.squares[square] + 2.0
    if not left:
        return value + worth + 2.0
    free = sum(1 for k in range(3) if state.site[site + k] >= 0 and state.zone[site + k] < 0) - 1
    if left <= free and _can_empty(state, square, colour, site, kind, thought):
        return value + worth
    return value - (0.5 * worth if left == 1 else 0.15 * worth if left == 2 else 0.0)


def _can_empty(state: KikaiState, square: int, colour: int, site: int, kind: int, thought: Thought) -> bool:
    """Whether the remaining free Fan-Zones could take all that is left on the Square."""
    want = state.fans[square * 3 : square * 3 + 3]
    want[colour] -= 1
    for k in range(3):
        part = state.site[site + k]
        if k != kind and part >= 0 and state.zone[site + k] < 0:
            want[thought.t.part_colour[part]] -= 1
    return max(want) <= 0


def _collect(ids: list[int], state: KikaiState, lines: list[KikaiLine], thought: Thought) -> None:
    """Finish the Exhibition, or fetch from a District after those fetched before, in ring order."""
    done = thought.t.first[c.DONE]
    follow([*ids, done], step(state, done), lines, thought)
    t = thought.t
    before = [id for id in ids[-2:] if t.verb[id] != c.PAY]
    last = before[-1] if before and t.verb[before[-1]] == c.FETCH else -1
    for id in _of(state, c.FETCH, thought):
        if id > last:
            follow([*ids, id], step(state, id), lines, thought)


def _best_billboard(state: KikaiState, thought: Thought) -> int:
    """The Billboard with the best bonus now."""
    t, seat = thought.t, thought.seat
    effect = thought.judge.clock(state, seat).effect

    def worth(id: int) -> float:
        number = t.billboard_effect[t.arg[id]]
        discard = t.effects.amounts[number][4]
        if not discard:
            return effect[number]
        spaces = range(state.cleared[seat], min(state.cleared[seat] + discard, len(t.track_vp)))
        return sum(t.track_vp[space] + effect[t.track_bonus[space]] for space in spaces)

    return max(_of(state, c.BILLBOARD, thought), key=worth)


WAYS_ON: Final[Mapping[int, Way]] = {
    c.ACT: _act,
    c.ATTRACT_MORE: _attract,
    c.COLLECT: _collect,
    c.CHOICE: _choose,
    c.SIGN: _single(_best_billboard),
    c.PAY_DUE: _single(lambda state, thought: _best(state, c.PAY, thought)),
    c.LOSE_FAN: _single(lambda state, thought: _best(state, c.DISCARD, thought)),
}
"""How to go on by the kind of the decision due; with any other kind the action is finished."""
