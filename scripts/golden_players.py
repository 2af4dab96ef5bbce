"""Players of KIKAI who bring about what a golden game is to show, and words for what is wanted; `golden` searches."""

from __future__ import annotations

from collections.abc import Callable

from haguruma.bots import make as make_bot
from haguruma.bots import observe
from haguruma.kernel.action import Action
from haguruma.kernel.contract import State
from haguruma.kernel.history import History
from haguruma.kernel.rng import Rng
from haguruma.kikai.constants import ARG, PAY_DUE
from haguruma.kikai.state import KikaiState

Player = Callable[[State, Rng], Action]
Wanted = Callable[[History], bool]


def at_random(state: State, rng: Rng) -> Action:
    """Any legal action."""
    actions = state.actions()
    return actions[rng.below(len(actions))]


def liking(*kinds: str) -> Player:
    """A player who takes an action of the first kind that is legal, else any."""

    def choose(state: State, rng: Rng) -> Action:
        actions = state.actions()
        for kind in kinds:
            liked = [action for action in actions if action.kind == kind]
            if liked:
                return liked[rng.below(len(liked))]
        return actions[rng.below(len(actions))]

    return choose


def greedy(state: State, rng: Rng) -> Action:
    """The bot of that name."""
    assert state.seat is not None
    return make_bot("greedy", rng.below(2**30)).choose(observe(state, state.seat))


def seeking(value: Callable[[KikaiState, int], float]) -> Player:
    """A player who looks one action ahead, two where a card is played (payments not counted), for the highest value."""

    def worth(state: KikaiState, id: int, seat: int, depth: int) -> float:
        after = state.copy()
        after.apply(id)
        if depth and after.mover == seat:
            rest = depth if after.stack[-1] // ARG == PAY_DUE else depth - 1
            return max(worth(after, following, seat, rest) for following in after.legal())
        return value(after, seat)

    def choose(state: State, rng: Rng) -> Action:
        assert isinstance(state, KikaiState)
        actions = state.actions()
        worths = [worth(state, a.id, state.mover, int(a.kind in ("play", "pair"))) for a in actions]
        best = [action for action, found in zip(actions, worths, strict=True) if found == max(worths)]
        return best[rng.below(len(best))]

    return choose


def standing(state: KikaiState, seat: int) -> float:
    """What any plan needs: streets, components, free Fan-Zones, Energy, cards."""
    t = state.t
    streets = sum(t.spaces[s] for s in range(t.n_streets) if state.owner[s] == seat)
    parts = sum(1 for part in state.site[seat * 18 : seat * 18 + 18] if part >= 0)
    waiting = sum(1 for colour in state.zone[seat * 18 : seat * 18 + 18] if colour >= 0)
    cards = sum(state.hand[seat * 6 : seat * 6 + 6])
    return (
        2 * streets
        + 3 * parts
        - 2 * waiting
        + 0.4 * min(state.energy[seat], 12)
        + state.megaphones[seat]
        + 0.3 * cards
    )


def cards(state: KikaiState, seat: int) -> float:
    """Cards in hand, and Ladders to draw more of them."""
    return 20 * (sum(state.hand[seat * 6 : seat * 6 + 6]) + state.ladders[seat]) + standing(state, seat)


SPENDER = liking("pair", "play", "attract", "build", "deploy", "fetch", "ladder")


def ends(reason: str) -> Wanted:
    """A game that ends like this."""
    return lambda history: history.state.outcome is not None and history.state.outcome.reason == reason


def some_state(test: Callable[[KikaiState], bool]) -> Wanted:
    """A game in which some moment is like this."""
    return lambda history: any(isinstance(p.state, KikaiState) and test(p.state) for p in history.plies)
