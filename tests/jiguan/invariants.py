"""What must hold in every state of every game, and a player for tests who gets further than a random one."""

from __future__ import annotations

import json
from collections.abc import Iterable

from haguruma.jiguan.gains import score_of
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.action import Action
from haguruma.kernel.event import Event
from haguruma.kernel.refusal import Refused
from haguruma.kernel.rng import Rng

LIMIT = 1200
"""No game may take more decisions."""

EAGER = ("mission", "complete", "set", "settle", "convert", "workshop", "buy", "card", "put", "pay", "pair")
"""What an eager player likes to do, best first."""


def anything(state: JiguanState, rng: Rng) -> Action:
    """Any legal action."""
    actions = state.actions()
    return actions[rng.below(len(actions))]


def eager(state: JiguanState, rng: Rng) -> Action:
    """An action: mostly the kind that gets most done, sometimes any; coins where they make a line complete."""
    actions = state.actions()
    found = _coin(state, actions)
    if found is not None and rng.below(4):
        return found
    for kind in EAGER:
        liked = [action for action in actions if action.kind == kind]
        if liked and rng.below(5):
            return liked[rng.below(len(liked))]
    plain = [action for action in actions if action.kind not in ("coin", "exchange")]
    actions = plain if plain and rng.below(8) else actions
    return actions[rng.below(len(actions))]


def saver(state: JiguanState, rng: Rng) -> Action:
    """An action of one who saves energy for the workshop and for prices, and buys nothing else."""
    actions = state.actions()
    for kind in ("mission", "complete", "set", "workshop", "settle", "put"):
        liked = [action for action in actions if action.kind == kind]
        if liked and rng.below(8):
            return liked[rng.below(len(liked))]
    kept = [action for action in actions if action.kind not in ("exchange", "buy", "coin", "convert")]
    actions = kept or actions
    return actions[rng.below(len(actions))]


def _coin(state: JiguanState, actions: list[Action]) -> Action | None:
    """A coin that brings a full line nearer to its sum."""
    coins = [action for action in actions if action.kind == "coin"]
    if not coins or state.seat is None:
        return None
    seats = state.view(state.seat)["seats"]
    assert isinstance(seats, dict)
    lines = seats[state.game.seats[state.seat]]["lines"]
    for action in coins:
        line = lines[action.args[0]]
        if not line["missing"] and 0 < line["coins"] <= state.coins[state.seat]:
            up = line["value"] < line["sum"]
            if (action.args[1] == "up") == up:
                return action
    return None


def stock(state: JiguanState) -> dict[str, object]:
    """Everything of the box that can neither appear nor vanish; blueprints may only leave by a trade-in."""
    gears = [*state.cells, *state.held, *state.later, *state.box]
    for pile in (*state.piles, *state.beside):
        gears += pile
    cards = [*state.display, *state.decks[0], *state.decks[1]]
    for pile in (*state.front, *state.back):
        cards += pile
    return {
        "gears": sorted(gear for gear in gears if gear >= 0),
        "cards": sorted(card for card in cards if card >= 0),
        "tiles": (sorted(state.tile), sorted(state.bonus), sorted(state.shop)),
    }


def blueprints(state: JiguanState) -> set[int]:
    """Every blueprint that lies somewhere."""
    tiles = [*state.slots, *state.drawn, *(tile for stack in state.stacks for tile in stack)]
    return {tile for tile in tiles if tile >= 0}


def pools(state: JiguanState) -> list[int]:
    """Coins held, energy and points of every seat."""
    return [*state.coins, *state.energy, *(score_of(state, seat) for seat in range(state.n))]


def told(state: JiguanState, events: Iterable[Event]) -> list[int]:
    """What the events say has changed in the pools."""
    change = [0] * (3 * state.n)
    for event in events:
        for pool, amount in _amounts(state, event):
            assert event.seat is not None
            change[pool * state.n + event.seat] += amount
    return change


def _amounts(state: JiguanState, event: Event) -> list[tuple[int, int]]:
    """Pairs of (pool: 0 coins, 1 energy, 2 points; amount) for the event's own seat."""
    number = {key: value for key, value in event.fields.items() if type(value) is int}
    coin, energy, points = number.get("coin", 0), number.get("energy", 0), number.get("points", 0)
    rate = state.t.edition.exchange
    if event.kind == "convert":
        return [(1, energy), (2, -points)] if event.fields["to"] == "energy" else [(1, -energy)]
    table = {
        "gain": [(0, coin), (1, energy)],
        "bonus": [(0, coin), (1, energy)],
        "exchange": [(0, 1), (1, -energy)],
        "coin": [(0, -1)],
        "put": [(1, energy)],
        "buy": [(1, -energy)],
        "workshop": [(1, -energy)],
        "price": [(0, -number.get("coins", 0)), (1, -energy)],
        "trade": [(0, number.get("made", 0) - number.get("coins", 0)), (1, -rate * number.get("made", 0))],
        "points": [(2, points)],
        "score": [(2, points)],
    }
    return table.get(event.kind, [])


def check_step(state: JiguanState, action: Action) -> JiguanState:
    """Take an action on a copy with every cheap check; the state after it."""
    before, barrier, legal = state.numbers(), state.barrier, state.legal()
    assert legal == sorted(set(legal)), "legal actions in order, none twice"
    assert action.id in legal
    after, fast = state.copy(), state.copy()
    events = after.play(action)
    fast.apply(action.id)
    assert fast.numbers() == after.numbers(), "both ways of playing agree"
    assert (state.numbers(), state.barrier, state.legal()) == (before, barrier, legal), "copies untouched"
    assert after.faults() == []
    assert bool(after.legal()) != after.over, "a legal action until the end, none after it"
    assert (after.outcome is None) != after.over
    assert stock(after) == stock(state), "nothing of the box appears or vanishes"
    _check_coins(state, after, action)
    _check_barrier(state, after, events)
    gained = [new - old for new, old in zip(pools(after), pools(state), strict=True)]
    assert gained == told(state, events), "what the events say is what happened"
    return after


def _check_coins(before: JiguanState, after: JiguanState, action: Action) -> None:
    """Coins lie on blueprints only by being laid there, and leave them by a completion or a trade-in (J9)."""
    change = sum(after.spent) - sum(before.spent)
    if action.kind == "coin":
        assert change == 1
    elif action.kind not in ("complete", "sell"):
        assert change == 0
    assert blueprints(after) <= blueprints(before)
    if action.kind != "sell":
        assert blueprints(after) == blueprints(before)
    cap = after.t.edition.energy_cap
    assert all(0 <= energy <= cap for energy in after.energy)
    assert min(after.coins) >= 0


def _sizes(state: JiguanState) -> list[int]:
    """How much lies in each pile, stack and deck."""
    return [len(pile) for pile in (*state.piles, *state.stacks, *state.decks)]


def _check_barrier(before: JiguanState, after: JiguanState, events: tuple[Event, ...]) -> None:
    """Undo reaches no further back than a revelation or a change of seat, and stops nowhere else."""
    shown = any(new not in (0, old) for new, old in zip(_sizes(after), _sizes(before), strict=True))
    passed = before.seat != after.seat
    assert any(event.reveals for event in events) == shown
    turned = any(event.kind in ("turn", "end") for event in events)
    assert (after.barrier > before.barrier) == (shown or passed or (turned and before.seat != after.seat))


def check_state(state: JiguanState, game: JiguanGame, rng: Rng) -> None:
    """The costly checks: round trips, views, refusals, words, previews."""
    before = (state.numbers(), state.barrier)
    _check_position(state, game)
    _check_views(state, rng)
    _check_vocabulary(state)
    _check_words(state)
    assert (state.numbers(), state.barrier) == before, "looking changes nothing"


def _check_position(state: JiguanState, game: JiguanGame) -> None:
    again = game.position(json.loads(json.dumps(state.position())))
    assert again.numbers() == state.numbers()
    assert again.legal() == state.legal()
    assert again.position() == state.position()


def _check_views(state: JiguanState, rng: Rng) -> None:
    other = state.copy()
    other.resample(rng)
    assert other.faults() == []
    assert other.legal() == state.legal()
    for viewer in (*range(state.n), None):
        assert json.dumps(other.view(viewer)) == json.dumps(state.view(viewer))


def _check_vocabulary(state: JiguanState) -> None:
    """A refusal for every word of the vocabulary that is not legal, and for no other."""
    legal = set(state.legal())
    for action in state.game.vocabulary:
        assert state.find(action.notation) is state.find(action.id) is action
        refusal = state.refusal(action)
        assert (refusal is None) == (action.id in legal), action
        if refusal is not None:
            assert refusal.code
            assert refusal.text.endswith(".")
    for action in list(state.game.vocabulary)[:: 97 + len(legal)]:
        if action.id not in legal:
            try:
                state.play(action)
            except Refused:
                continue
            raise AssertionError(f"{action} was refused and could be played")


def _check_words(state: JiguanState) -> None:
    words = state.game.words
    assert words.prompt(state)
    labels = [words.action(state, action) for action in state.actions()]
    assert len(set(labels)) == len(labels), "no two actions share their words"
    for action in state.actions():
        shown, undoable = state.preview(action)
        after = state.copy()
        events = after.play(action)
        assert events[: len(shown)] == shown
        assert undoable == (after.barrier == state.barrier)
        assert all(isinstance(words.event(event), str) for event in events)
        json.dumps([event.plain() for event in events])
