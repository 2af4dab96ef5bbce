"""What must hold in every state of KIKAI beside what holds in any game; players who get further than a random one."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tests.sharing.invariants import Player, accounted, anything, look, preferred, step, untouched, walk
from tests.sharing.whole_games import ended

from haguruma.kernel.action import Action, Event
from haguruma.kernel.rng import Rng
from haguruma.kikai.constants import ARG, COLOURS, DISTRICTS, N_SOURCES
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.rules.network import deployable, ways
from haguruma.kikai.rules.steps import VERB_RULES
from haguruma.kikai.state import KikaiState

LIMIT = 1500
"""No game may take more decisions."""

EAGER = ("billboard", "ladder", "attract", "build", "fetch", "deploy", "draw", "pair")
"""What an eager player likes to do, best first."""


def eager(state: KikaiState, rng: Rng) -> Action:
    """An action: mostly the kind that gets most done, sometimes any."""
    return preferred(state.actions(), EAGER, rng, often=4) or anything(state, rng)


def collector(state: KikaiState, rng: Rng) -> Action:
    """An action of a player who goes for Heads and what comes with them; else an eager one's.

    One KIKAI is finished before the next is begun, and Energy is saved for it.
    """
    actions = state.actions()
    built = [a for a in actions if a.kind == "build" and state.t.part_kind[state.t.part_no[a.args[0]]]]
    shows = [action for action in actions if action.kind == "exhibit"]
    poor = state.energy[state.mover] < 10
    for liked in (
        [a for a in actions if a.kind in ("pay", "discard", "pair", "fetch")],
        built,
        shows if poor else [],
    ):
        if liked and rng.below(6):
            return liked[rng.below(len(liked))]
    return eager(state, rng)


def stock(state: KikaiState) -> dict[str, list[int]]:
    """Everything of the box that can neither appear nor vanish: cards, components, fans, tiles, Billboards."""
    t = state.t
    played = [code % 6 for codes in state.played for code in codes]
    hands = [d for seat in (0, 6) for d in range(6) for _ in range(state.hand[seat + d])]
    parts = [*state.site, *(part for kind in (*state.show, *state.box) for part in kind)]
    colours = [
        sum(state.fans[c::3]) + state.zone.count(c) + state.collected[c] + state.collected[3 + c]
        for c in range(3)
    ]
    return {
        "cards": sorted([*played, *hands, *state.offer, *state.pile]),
        "components": sorted(part for part in parts if part >= 0 and t.part_start[part] < 0),
        "fans": colours,
        "billboards": [state.posted[seat].bit_count() - _signs(state, seat) for seat in (0, 1)],
    }


def _signs(state: KikaiState, seat: int) -> int:
    return sum(1 for sign in state.sign if sign >= 0 and sign // 6 == seat)


def pools(state: KikaiState) -> list[int]:
    """Energy, Megaphones, Ladders and VP of both seats."""
    vp = [sum(state.vp[at : at + N_SOURCES]) for at in (0, N_SOURCES)]
    return [*state.energy, *state.megaphones, *state.ladders, *vp]


def told(state: KikaiState, events: Iterable[Event]) -> list[int]:
    """What the events say has changed in the pools."""
    change = [0] * 8
    for event in events:
        seat = -1 if event.seat is None else event.seat
        for pool, amount in _amounts(state, event):
            change[2 * pool + seat] += amount
        if event.kind == "attract":
            change[1 - seat] += int(str(event.fields["toll"]))
    return change


def _amounts(state: KikaiState, event: Event) -> list[tuple[int, int]]:
    """Pairs of (pool: 0 Energy, 1 Megaphones, 2 Ladders, 3 VP; amount) for the event's own seat."""
    number = {key: int(str(value)) for key, value in event.fields.items() if isinstance(value, int)}
    if event.kind == "gain":
        effects = state.t.effects
        energy, megaphone, ladder, vp, _ = effects.amounts[effects.words.index(str(event.fields["effect"]))]
        return [(0, energy), (1, megaphone), (2, ladder), (3, vp)]
    table = {
        "pay": [(1, -number.get("megaphones", 0)), (2, -number.get("ladders", 0))],
        "lose": [(0, -number.get("energy", 0))],
        "build": [(0, -number.get("cost", 0))],
        "deploy": [(0, -number.get("cost", 0))],
        "attract": [(0, -number.get("toll", 0))],
        "exhibition": [(0, number.get("energy", 0))],
        "extra": [(1, -number.get("megaphones", 0))],
        "fetch": [(1, -number.get("megaphones", 0))],
        "ladder": [(2, -number.get("ladders", 0))],
        "draw": [(2, -1)],
        "square-vp": [(3, number.get("vp", 0))],
        "construction-bonus": [(3, number.get("vp", 0))],
        "reward": [(3, number.get("total", 0))],
    }
    return table.get(event.kind, [])


def check_owners(state: KikaiState) -> None:
    """Permanent tiles: only in an Advanced game, each with one seat, whose District's tile is gone (K19)."""
    kept = state.kept
    assert not kept[0] & kept[1], "a tile has one owner"
    assert state.t.advanced or kept == [0, 0]
    lying = [state.t.tile_kept[number] for number in state.tile if number >= 0]
    assert not any(bit & (kept[0] | kept[1]) for bit in lying), "a tile lies in a District or with its owner"
    heads = [sum(1 for d in range(6) if state.site[(seat * 6 + d) * 3 + 2] >= 0) for seat in (0, 1)]
    for seat in (0, 1):
        assert kept[seat].bit_count() <= heads[seat], "a tile comes with a Head"


def check_step(state: KikaiState, action: Action) -> KikaiState:
    """Take an action on a copy with every cheap check; the state after it."""
    after, events = step(state, action)
    box = stock(state)
    if state.t.advanced and action.kind == "discard":
        box["fans"][COLOURS.index(action.args[0].split("<")[0])] -= 1
    assert stock(after) == box, "nothing of the box appears or vanishes but a fan discarded by the tile"
    check_owners(after)
    _check_barrier(state, after, events)
    if not state.t.edition.caps:
        accounted(pools(state), pools(after), told(state, events))
    return after


def _check_barrier(before: KikaiState, after: KikaiState, events: tuple[Event, ...]) -> None:
    """Undo reaches no further back than a revelation or a change of seat, and stops nowhere else."""
    hidden = before.pile != after.pile or before.box != after.box
    passed = before.seat != after.seat
    assert any(event.reveals for event in events) == hidden or after.layers != before.layers
    assert (after.barrier > before.barrier) == (hidden or passed)


def check_state(state: KikaiState, rng: Rng) -> None:
    """The costly checks: round trips, views, refusals, words, previews, networks."""
    look(state, rng, every=max(1, len(state.legal())), ids=DISTRICTS)
    with untouched(state):
        _check_networks(state)
        _check_reasons(state)


def _check_networks(state: KikaiState) -> None:
    """Remembered ways and networks are those a fresh look finds."""
    fresh = state.game.position(state.position())
    sites = [(seat, district) for seat in (0, 1) for district in range(6)]
    found = {site: (ways(fresh, *site), deployable(fresh, *site)) for site in reversed(sites)}
    assert {site: (ways(state, *site), deployable(state, *site)) for site in sites} == found
    assert {site: (ways(fresh, *site), deployable(fresh, *site)) for site in sites} == found


def _check_reasons(state: KikaiState) -> None:
    """In its own step a verb has a reason against exactly the actions that are not legal."""
    kind, argument = divmod(state.stack[-1], ARG)
    legal = set(state.legal())
    for action in state.game.vocabulary:
        rules = VERB_RULES[state.t.verb[action.id]]
        if kind in rules.steps:
            reason = rules.why_not(state, state.t.arg[action.id], argument)
            assert (reason is None) == (action.id in legal), action


def check_end(state: KikaiState) -> None:
    """What holds of a finished game."""
    outcome = ended(state, ("points", "red-fans", "draw", "media"))
    if outcome.reason != "media":
        totals = outcome.sheet.totals
        assert (outcome.reason == "points") == (totals[0] != totals[1])
        assert outcome.reason != "points" or outcome.winners == (totals.index(max(totals)),)


def checked_game(
    game: KikaiGame, seed: int, rng: Rng, player: Player[KikaiState], every: int, phases: Collection[str] = ()
) -> None:
    """A whole game with everything checked: at every so many-th action and in these phases the costly things too."""

    def look_now_and_then(plies: int, state: KikaiState) -> None:
        if (plies + seed) % every == 0 or state.view(state.seat)["phase"] in phases:
            check_state(state, rng)

    check_end(
        walk(game.start(seed=seed), lambda state: player(state, rng), check_step, look_now_and_then, LIMIT)
    )
