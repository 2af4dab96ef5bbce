"""How greedy looks through its own turn of KIKAI: card, action, what follows, and the second action of a Megaphone.

Works on one sample from which everything unrevealed is taken away, so nothing that turns up can be known before.
The ways to finish one action stand in `kikai_lines`.
"""

from __future__ import annotations

from ...kernel.rng import Rng
from ...kikai.constants import (
    ARG,
    CHOICE,
    DONE,
    DRAW,
    DRAW_MORE,
    EXTRA,
    LAY_STREET,
    LOSE_FAN,
    PAY_DUE,
    PLACE_FOOT,
    PLAY_CARD,
    SIGN,
    TAKE,
    TAKE_CARD,
    TAKE_PILE,
    D,
)
from ...kikai.state import KikaiState
from .lines import KikaiLine, Thought, cards, follow, step
from .value import WON, Judge

BEAM = 4
"""First actions that are followed into a second one."""
ASIDE = (CHOICE, SIGN, PAY_DUE, LOSE_FAN)
"""Decisions that are taken before Ladders are placed."""
KEEN = 10
"""Second actions that were possible as first ones too are valued again only if they were among so many best."""


def plan(judge: Judge, state: KikaiState, seat: int, rng: Rng) -> list[int]:
    """The actions to take next, at least one; `state` is a sample and already blind."""
    thought = Thought(judge, state, seat)
    kind = state.stack[-1] // ARG
    if kind == PLACE_FOOT or kind == LAY_STREET:
        return _best_start(thought, state, rng)
    if kind == TAKE_CARD or kind == DRAW_MORE:
        return _best_card(thought, state, kind)
    ids = thought.settled(state)[0]
    if ids and kind not in ASIDE:
        return ids[:1]
    return _best_turn(thought, state, kind, rng)


def _pick(lines: list[KikaiLine], rng: Rng) -> list[int]:
    """The best line; those as good as it are drawn by lot."""
    best = max(line.value for line in lines)
    close = [line for line in lines if line.value > best - 1e-6]
    return close[rng.below(len(close))].ids


# Set-up


def _best_start(thought: Thought, state: KikaiState, rng: Rng) -> list[int]:
    lines: list[KikaiLine] = []
    for id in state.legal():
        child = step(state, id)
        if child.stack[-1] // ARG == LAY_STREET:
            lines += [_start_line(thought, [id, street], step(child, street)) for street in child.legal()]
        else:
            lines.append(_start_line(thought, [id], child))
    return _pick(lines, rng)


def _start_line(thought: Thought, ids: list[int], state: KikaiState) -> KikaiLine:
    return KikaiLine(ids, state, thought.value(state))


# The turn's actions


def _best_turn(thought: Thought, state: KikaiState, kind: int, rng: Rng) -> list[int]:
    lines: list[KikaiLine] = []
    if kind == PLAY_CARD or kind == EXTRA:
        for id in cards(thought, state):
            follow([id], step(state, id), lines, thought)
        if kind == EXTRA:
            done = thought.t.first[DONE]
            lines.append(KikaiLine([done], step(state, done)))
    else:
        follow([], state, lines, thought)
    for line in lines:
        ids, line.state, line.value = thought.settled(line.state)
        line.ids += ids
    lines.sort(key=lambda line: -line.value)
    dull = {tuple(line.ids[1:]) for line in lines[KEEN:]}
    for line in lines[:BEAM]:
        if line.state.mover == thought.seat and line.state.stack[-1] // ARG == EXTRA:
            line.value = max(line.value, _second(thought, line.state, dull))
    return _pick(lines, rng)


def _second(thought: Thought, state: KikaiState, dull: set[tuple[int, ...]]) -> float:
    """The value of the best second action."""
    lines: list[KikaiLine] = []
    for id in cards(thought, state):
        follow([id], step(state, id), lines, thought)
    values = [thought.settled(line.state)[2] for line in lines if tuple(line.ids[1:]) not in dull]
    return max(values, default=-WON)


# Cards


def _best_card(thought: Thought, state: KikaiState, kind: int) -> list[int]:
    """Take the card that helps most; a card from the pile counts as the mean of what may lie there."""
    t = thought.t
    ids = thought.settled(state)[0]
    if ids:
        return ids[:1]
    gains = [_card_gain(thought, state, district) for district in range(D)]
    hidden = _top_layer(state)
    blindly = sum(gains[card] for card in hidden) / len(hidden) if hidden else 0.0
    if kind == DRAW_MORE:
        can = t.first[DRAW] in state.legal()
        return [t.first[DRAW] if can and blindly > _ladder_loss(thought, state) else t.first[DONE]]
    best, choice = -WON, -1
    for id in state.legal():
        gain = gains[t.arg[id]] if t.verb[id] == TAKE else blindly if t.verb[id] == TAKE_PILE else -WON
        if gain > best:
            best, choice = gain, id
    return [choice]


def _top_layer(state: KikaiState) -> list[int]:
    """The cards among which the pile's top is, in no order that tells anything."""
    if not state.layers:
        return []
    return sorted(state.pile[-state.layers[-1] :])


def _card_gain(thought: Thought, state: KikaiState, district: int) -> float:
    """What holding one more card of a District adds."""
    child = state.copy()
    child.hand[thought.seat * D + district] += 1
    return thought.value(child) - thought.value(state)


def _ladder_loss(thought: Thought, state: KikaiState) -> float:
    """What holding one Ladder less costs."""
    child = state.copy()
    child.ladders[thought.seat] -= 1
    return thought.value(state) - thought.value(child)
