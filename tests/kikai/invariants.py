"""What must hold in every state of every game, and a player for tests who gets further than a random one."""

from __future__ import annotations

import json
from collections.abc import Iterable

from haguruma.kernel.action import Action
from haguruma.kernel.event import Event
from haguruma.kernel.refusal import Refused
from haguruma.kernel.rng import Rng
from haguruma.kikai.edition import DISTRICTS
from haguruma.kikai.fields import N_SOURCES
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.network import deployable, ways
from haguruma.kikai.state import KikaiState

LIMIT = 1500
"""No game may take more decisions."""

EAGER = ("billboard", "ladder", "attract", "build", "fetch", "deploy", "draw", "pair")
"""What an eager player likes to do, best first."""


def eager(state: KikaiState, rng: Rng) -> Action:
    """An action: mostly the kind that gets most done, sometimes any."""
    actions = state.actions()
    for kind in EAGER:
        liked = [action for action in actions if action.kind == kind]
        if liked and rng.below(4):
            return liked[rng.below(len(liked))]
    return actions[rng.below(len(actions))]


def collector(state: KikaiState, rng: Rng) -> Action:
    """An action of a player who goes for Heads and what comes with them; else an eager one's.

    One KIKAI is finished before the next is begun, and Energy is saved for it.
    """
    actions = state.actions()
    built = [a for a in actions if a.kind == "build" and state.t.part_kind[state.t.part_no[a.args[0]]]]
    shows = [action for action in actions if action.kind == "exhibit"]
    poor = state.energy[state.mover] < 10
    for liked in ([a for a in actions if a.kind in ("pay", "discard", "pair", "fetch")], built, shows if poor else []):
        if liked and rng.below(6):
            return liked[rng.below(len(liked))]
    return eager(state, rng)


def anything(state: KikaiState, rng: Rng) -> Action:
    """Any legal action."""
    actions = state.actions()
    return actions[rng.below(len(actions))]


def stock(state: KikaiState) -> dict[str, object]:
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
    _check_barrier(state, after, events)
    if not state.t.edition.caps:
        gained = [new - old for new, old in zip(pools(after), pools(state), strict=True)]
        assert gained == told(state, events), "what the events say is what happened"
    return after


def _check_barrier(before: KikaiState, after: KikaiState, events: tuple[Event, ...]) -> None:
    """Undo reaches no further back than a revelation or a change of seat, and stops nowhere else."""
    hidden = before.pile != after.pile or before.box != after.box
    passed = before.seat != after.seat
    assert any(event.reveals for event in events) == hidden or after.layers != before.layers
    assert (after.barrier > before.barrier) == (hidden or passed)


def check_state(state: KikaiState, game: KikaiGame, rng: Rng) -> None:
    """The costly checks: round trips, views, refusals, words, previews."""
    before = (state.numbers(), state.barrier)
    _check_position(state, game)
    _check_views(state, rng)
    _check_vocabulary(state)
    _check_words(state)
    _check_networks(state, game)
    assert (state.numbers(), state.barrier) == before, "looking changes nothing"


def _check_position(state: KikaiState, game: KikaiGame) -> None:
    again = game.position(json.loads(json.dumps(state.position())))
    assert again.numbers() == state.numbers()
    assert again.legal() == state.legal()
    assert again.position() == state.position()


def _check_networks(state: KikaiState, game: KikaiGame) -> None:
    """Remembered ways and networks are those a fresh look finds."""
    fresh = game.position(state.position())
    sites = [(seat, district) for seat in (0, 1) for district in range(6)]
    found = {site: (ways(fresh, *site), deployable(fresh, *site)) for site in reversed(sites)}
    assert {site: (ways(state, *site), deployable(state, *site)) for site in sites} == found
    assert {site: (ways(fresh, *site), deployable(fresh, *site)) for site in sites} == found


def _check_views(state: KikaiState, rng: Rng) -> None:
    other = state.copy()
    other.resample(rng)
    assert other.faults() == []
    assert other.legal() == state.legal()
    for viewer in (0, 1, None):
        text = json.dumps(state.view(viewer))
        assert json.dumps(other.view(viewer)) == text
        assert "null" not in text, "what is absent is empty, never None"


def _check_vocabulary(state: KikaiState) -> None:
    """A refusal for every word of the vocabulary that is not legal, and for no other."""
    legal = set(state.legal())
    for action in state.game.vocabulary:
        assert state.find(action.notation) is state.find(action.id) is action
        refusal = state.refusal(action)
        assert (refusal is None) == (action.id in legal), action
        if refusal is not None:
            assert refusal.code
            assert refusal.text.endswith(".")
            assert not set(refusal.text.rstrip(".").split()) & set(DISTRICTS), "places by their names"
    for action in list(state.game.vocabulary)[:: max(1, len(legal))]:
        if action.id not in legal:
            try:
                state.play(action)
            except Refused:
                continue
            raise AssertionError(f"{action} was refused and could be played")


def _check_words(state: KikaiState) -> None:
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
