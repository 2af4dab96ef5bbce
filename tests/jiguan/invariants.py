"""What must hold in every state of Jigūan beside what holds in any game; players who get further than a random one."""

from __future__ import annotations

from collections.abc import Iterable

from tests.sharing.invariants import Player, accounted, look, preferred, step, walk
from tests.sharing.whole_games import ended

from haguruma.jiguan.rules.gains import score_of
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.action import Action, Event
from haguruma.kernel.rng import Rng

LIMIT = 1200
"""No game may take more decisions."""

EAGER = ("mission", "complete", "set", "settle", "convert", "workshop", "buy", "card", "put", "pay", "pair")
"""What an eager player likes to do, best first."""


def eager(state: JiguanState, rng: Rng) -> Action:
    """An action: mostly the kind that gets most done, sometimes any; coins where they make a line complete."""
    actions = state.actions()
    found = _coin(state, actions)
    if found is not None and rng.below(4):
        return found
    if liked := preferred(actions, EAGER, rng, often=5):
        return liked
    plain = [action for action in actions if action.kind not in ("coin", "exchange")]
    actions = plain if plain and rng.below(8) else actions
    return actions[rng.below(len(actions))]


def saver(state: JiguanState, rng: Rng) -> Action:
    """An action of one who saves energy for the workshop and for prices, and buys nothing else."""
    actions = state.actions()
    if liked := preferred(actions, ("mission", "complete", "set", "workshop", "settle", "put"), rng, often=8):
        return liked
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
    after, events = step(state, action)
    assert stock(after) == stock(state), "nothing of the box appears or vanishes"
    _check_coins(state, after, action)
    _check_barrier(state, after, events)
    accounted(pools(state), pools(after), told(state, events))
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


def check_state(state: JiguanState, rng: Rng) -> None:
    """The costly checks: round trips, views, refusals, words, previews."""
    look(state, rng, every=97 + len(state.legal()))


def check_end(state: JiguanState) -> None:
    """What holds of a finished game."""
    outcome = ended(state, ("points", "energy", "shared"))
    keys = [(outcome.sheet.totals[seat], state.energy[seat]) for seat in range(state.n)]
    assert all(keys[seat] == max(keys) for seat in outcome.winners)
    assert [keys[group[0]] for group in outcome.ranking] == sorted(set(keys), reverse=True)


def checked_game(state: JiguanState, rng: Rng, player: Player[JiguanState], every: int, first: int) -> None:
    """A whole game with everything checked; at every so many-th action from the `first` on the costly things too."""

    def look_now_and_then(plies: int, state: JiguanState) -> None:
        if plies % every == first:
            check_state(state, rng)

    check_end(walk(state, lambda state: player(state, rng), check_step, look_now_and_then, LIMIT))
