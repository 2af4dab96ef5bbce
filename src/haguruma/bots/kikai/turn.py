"""How greedy looks through its own turn of KIKAI: card, action, what follows, and the second action of a Megaphone.

Works on one sample from which everything unrevealed is taken away, so nothing that turns up can be known before.
The ways to finish one action stand in `lines`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...kernel.rng import Rng
from ...kikai import constants as c
from ...kikai.constants import D
from ...kikai.state import KikaiState
from .lines import KikaiLine, Thought, cards, follow, step
from .value import WON, Judge

BEAM = 4
"""First actions that are followed into a second one."""
ASIDE = (c.PLACE_FOOT, c.LAY_STREET, c.CHOICE, c.SIGN, c.PAY_DUE, c.LOSE_FAN)
"""Decisions that are taken before Ladders are placed."""
KEEN = 10
"""Second actions that were possible as first ones too are valued again only if they were among so many best."""


def plan(judge: Judge, state: KikaiState, seat: int, rng: Rng) -> list[int]:
    """The actions to take next, at least one; `state` is a sample and already blind."""
    thought = Thought(judge, state, seat)
    kind = state.stack[-1] // c.ARG
    if kind not in ASIDE:
        ids = thought.settled(state)[0]
        if ids:
            return ids[:1]
    return PLANS.get(kind, _best_line)(thought, state, rng)


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
        if child.stack[-1] // c.ARG == c.LAY_STREET:
            lines += [_start_line(thought, [id, street], step(child, street)) for street in child.legal()]
        else:
            lines.append(_start_line(thought, [id], child))
    return _pick(lines, rng)


def _start_line(thought: Thought, ids: list[int], state: KikaiState) -> KikaiLine:
    return KikaiLine(ids, state, thought.value(state))


# The turn's actions


def _best_line(thought: Thought, state: KikaiState, rng: Rng) -> list[int]:
    lines: list[KikaiLine] = []
    OPENINGS.get(state.stack[-1] // c.ARG, _go_on)(thought, state, lines)
    for line in lines:
        ids, line.state, line.value = thought.settled(line.state)
        line.ids += ids
    lines.sort(key=lambda line: -line.value)
    dull = {tuple(line.ids[1:]) for line in lines[KEEN:]}
    for line in lines[:BEAM]:
        if line.state.mover == thought.seat and line.state.stack[-1] // c.ARG == c.EXTRA:
            line.value = max(line.value, _second(thought, line.state, dull))
    return _pick(lines, rng)


def _go_on(thought: Thought, state: KikaiState, lines: list[KikaiLine]) -> None:
    follow([], state, lines, thought)


def _with_cards(thought: Thought, state: KikaiState, lines: list[KikaiLine]) -> None:
    """What a card or a pair can begin."""
    for id in cards(thought, state):
        follow([id], step(state, id), lines, thought)


def _with_cards_or_not(thought: Thought, state: KikaiState, lines: list[KikaiLine]) -> None:
    """The same, or no second action."""
    _with_cards(thought, state, lines)
    done = thought.t.first[c.DONE]
    lines.append(KikaiLine([done], step(state, done)))


def _second(thought: Thought, state: KikaiState, dull: set[tuple[int, ...]]) -> float:
    """The value of the best second action."""
    lines: list[KikaiLine] = []
    _with_cards(thought, state, lines)
    values = [thought.settled(line.state)[2] for line in lines if tuple(line.ids[1:]) not in dull]
    return max(values, default=-WON)


# Cards


def _best_card(thought: Thought, state: KikaiState, _: Rng) -> list[int]:
    """Take the card that helps most; a card from the pile counts as the mean of what may lie there."""
    t = thought.t
    gains = [_card_gain(thought, state, district) for district in range(D)]
    unseen = _unseen_gain(state, gains)
    best, choice = -WON, -1
    for id in state.legal():
        gain = gains[t.arg[id]] if t.verb[id] == c.TAKE else unseen if t.verb[id] == c.TAKE_PILE else -WON
        if gain > best:
            best, choice = gain, id
    return [choice]


def _one_more(thought: Thought, state: KikaiState, _: Rng) -> list[int]:
    """Draw another card for a Ladder if what may lie there is worth more."""
    t = thought.t
    gains = [_card_gain(thought, state, district) for district in range(D)]
    can = t.first[c.DRAW] in state.legal()
    return [t.first[c.DRAW] if can and _unseen_gain(state, gains) > _ladder_loss(thought, state) else t.first[c.DONE]]


def _unseen_gain(state: KikaiState, gains: list[float]) -> float:
    """What the pile's top card adds on average, from what each District's card would."""
    hidden = _top_layer(state)
    return sum(gains[card] for card in hidden) / len(hidden) if hidden else 0.0


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


PLANS: Final[Mapping[int, Callable[[Thought, KikaiState, Rng], list[int]]]] = {
    c.PLACE_FOOT: _best_start,
    c.LAY_STREET: _best_start,
    c.TAKE_CARD: _best_card,
    c.DRAW_MORE: _one_more,
}
"""How to decide by the kind of the decision due, where not by the best line of actions."""

OPENINGS: Final[Mapping[int, Callable[[Thought, KikaiState, list[KikaiLine]], None]]] = {
    c.PLAY_CARD: _with_cards,
    c.EXTRA: _with_cards_or_not,
}
"""What a turn's lines begin with, where an action is not already under way."""
