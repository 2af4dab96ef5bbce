"""What the golden games of Jigūan are to show, and players who bring it about; `golden` searches and writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from golden_players import greedy

from haguruma.jiguan.constants import ACTION, ARG, SUPPLY_GEAR
from haguruma.jiguan.game import make
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.action import Action
from haguruma.kernel.contract import Game, State
from haguruma.kernel.history import History
from haguruma.kernel.rng import Rng

Player = Callable[[State, Rng], Action]
Wanted = Callable[[History], bool]
Search = Callable[[Game, tuple[Player, ...], Wanted], History]

BEFORE = ("mission", "complete", "settle", "set")
"""What a player who gets on likes best."""


def liking(*kinds: str, often: int = 4) -> Player:
    """A player who mostly takes an action of the first kind that is legal, else any."""

    def choose(state: State, rng: Rng) -> Action:
        actions = state.actions()
        for kind in kinds:
            liked = [action for action in actions if action.kind == kind]
            if liked and rng.below(often):
                return liked[rng.below(len(liked))]
        return actions[rng.below(len(actions))]

    return choose


RANDOM = liking()
ABLE = liking(*BEFORE, "workshop", "convert", "buy", "house", "card", "put", "pay", "pair")
"""Gets on with everything."""
HOARDER = liking("pair", "put", "refuse", "done", "claim", often=30)
"""Fills the bench and completes nothing."""


def collector(state: State, rng: Rng) -> Action:
    """Whatever brings orange cards, and the energy to buy more of them."""
    assert isinstance(state, JiguanState)
    best, found = -1e9, state.actions()[0]
    for action in state.actions():
        after = state.copy()
        after.apply(action.id)
        cards = sum(1 for card in after.back[state.mover] if state.t.card_frame[card] == 0)
        value = 20 * cards + 6 * (action.kind in ("buy", "complete")) + 2 * (action.args == ("a2",))
        value += after.energy[state.mover] + after.coins[state.mover] + rng.below(100) / 100
        if value > best:
            best, found = value, action
    return found


def ends(reason: str) -> Wanted:
    """A game that ends like this."""
    return lambda history: history.state.outcome is not None and history.state.outcome.reason == reason


def taken_last(*, kind: int, argument: int) -> Wanted:
    """A game whose last gear of a period was taken while such an item was pending."""

    def wanted(history: History) -> bool:
        for number, ply in enumerate(history.plies):
            before = history.at(number)
            assert isinstance(before, JiguanState)
            last = any(event.kind == "last-gear" for event in ply.events)
            if last and before.stack[-1] == kind * ARG + argument:
                return True
        return False

    return wanted


def happens(kind: str) -> Wanted:
    """A game in which such an event happens."""
    return lambda history: any(event.kind == kind for ply in history.plies for event in ply.events)


def chosen(kind: str) -> Wanted:
    """A game in which somebody takes such an action."""
    return lambda history: any(ply.action.kind == kind for ply in history.plies)


def some_state(test: Callable[[JiguanState], bool]) -> Wanted:
    """A game in which some moment is like this."""
    return lambda history: any(isinstance(p.state, JiguanState) and test(p.state) for p in history.plies)


def empty_deck(state: JiguanState) -> bool:
    """A deck is used up, and a gap stays, while the game goes on."""
    return not state.over and () in state.decks and -1 in state.display


def full_bench(history: History) -> bool:
    """A game in which gears are replaced, and others refused, on a full bench."""
    refused = any(ply.action.kind == "refuse" for ply in history.plies)
    return refused and any("replaces" in event.fields for ply in history.plies for event in ply.events)


def slot_points(history: History) -> bool:
    """A game in which a designated slot of the advanced side pays."""
    return any(any(line.values) for line in history.state.sheet().lines if line.key == "beasts")


def recipes(search: Search) -> Mapping[str, Callable[[], History]]:
    """File name -> how to find the game."""
    plain, beginner, advanced = make({}), make({"beginner": True}), make({"bench": "advanced"})
    two, three, four = (RANDOM,) * 2, (RANDOM,) * 3, (RANDOM,) * 4
    return {
        "jiguan-two": lambda: search(plain, (ABLE, RANDOM), ends("points")),
        "jiguan-three": lambda: search(plain, (RANDOM, ABLE, RANDOM), ends("points")),
        "jiguan-four": lambda: search(plain, (ABLE, RANDOM, ABLE, RANDOM), ends("points")),
        "jiguan-beginner": lambda: search(beginner, three, ends("points")),
        "jiguan-advanced": lambda: search(advanced, (ABLE, ABLE), slot_points),
        "jiguan-energy": lambda: search(plain, two, ends("energy")),
        "jiguan-shared": lambda: search(plain, two, ends("shared")),
        "jiguan-last-by-card": lambda: search(plain, (ABLE,) * 2, taken_last(kind=SUPPLY_GEAR, argument=0)),
        "jiguan-last-by-workshop": lambda: search(
            plain, (ABLE,) * 3, taken_last(kind=SUPPLY_GEAR, argument=1)
        ),
        "jiguan-last-in-extra": lambda: search(plain, (ABLE,) * 3, taken_last(kind=ACTION, argument=1)),
        "jiguan-empty-deck": lambda: search(plain, (collector,) * 4, some_state(empty_deck)),
        "jiguan-full-bench": lambda: search(plain, (HOARDER, RANDOM), full_bench),
        "jiguan-neighbours": lambda: search(plain, (greedy,) * 2, happens("neighbours")),
        "jiguan-full-tower": lambda: search(plain, (greedy,) * 2, happens("full")),
        "jiguan-two-towers": lambda: search(plain, (ABLE,) * 2, happens("price")),
        "jiguan-from-the-box": lambda: search(plain, (ABLE,) * 3, happens("take-box")),
        "jiguan-declined": lambda: search(plain, three, chosen("decline")),
        "jiguan-four-beginner": lambda: search(beginner, four, ends("points")),
    }
