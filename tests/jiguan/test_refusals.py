"""Why not: every illegal action in every phase has a true reason, with a code that stays and a rule one can look up."""

from __future__ import annotations

import re

import pytest
from tests.slow import first_quick

from haguruma.jiguan.constants import N_SOURCES, SHOP
from haguruma.jiguan.page.page import anchor, page
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.rng import Rng

from .wander import moments, some, variants

GAMES = variants()
GAME = GAMES["full"]
OWN = GAME.edition_data
ANCHORS = set(re.findall(r"^#+ .*\{#([\w.-]+)\}$", page(OWN), re.MULTILINE))
EVERY = 13
"""Of the moments of a random game, one in so many is looked at with every word of the vocabulary."""


@pytest.mark.parametrize("name", first_quick(GAMES))
def test_an_action_is_refused_exactly_when_it_is_not_legal(name: str) -> None:
    game = GAMES[name]
    phases = set()
    for seed in range(9):
        for number, (state, _) in enumerate(moments(game, seed)):
            if state.over or (number + seed) % EVERY:
                continue
            legal = set(state.legal())
            phases.add(str(state.view(None)["phase"]))
            for action in game.vocabulary:
                refusal = state.refusal(action)
                assert (refusal is None) == (action.id in legal), action
                if refusal is not None:
                    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refusal.code)
                    assert re.fullmatch(r"[A-Z][^\n{}]*\.", refusal.text), refusal.text
                    assert anchor(refusal.rule) in ANCHORS, refusal
    assert len(phases) >= 9, phases


def test_explaining_changes_nothing_and_tells_the_same_to_copies() -> None:
    for state in some(GAME, 2, 17):
        if not state.over:
            before = state.as_ints()
            told = [str(state.refusal(action)) for action in GAME.vocabulary]
            assert state.as_ints() == before
            twin = state.copy()
            assert [str(twin.refusal(action)) for action in GAME.vocabulary] == told


def test_a_refusal_gives_no_hidden_thing_away() -> None:
    for state in some(GAME, 3, 13):
        if not state.over:
            other = state.copy()
            other.resample(Rng(5))
            told = [str(state.refusal(action)) for action in GAME.vocabulary]
            assert [str(other.refusal(action)) for action in GAME.vocabulary] == told


# The reason given is the reason: with it out of the way, another one is named or none


def rich(state: JiguanState) -> None:
    """As much energy as the track holds."""
    state.energy[state.mover] = state.t.edition.energy_cap


def moneyed(state: JiguanState) -> None:
    """Coins enough for everything."""
    state.coins[state.mover] = 99


def famous(state: JiguanState) -> None:
    """Points to spend."""
    state.points[state.mover * N_SOURCES + SHOP] += 99


def fresh(state: JiguanState) -> None:
    """The A ability unused."""
    state.used_a = False


def tired(state: JiguanState) -> None:
    """Room on the energy track."""
    state.energy[state.mover] = 0


CURES = {"no-energy": rich, "no-coin": moneyed, "no-points": famous, "ability-used": fresh, "track-full": tired}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_lack_that_is_named_is_the_lack(name: str) -> None:
    game = GAMES[name]
    for seed in range(4):
        for number, (state, _) in enumerate(moments(game, seed)):
            if state.over or (number + seed) % EVERY:
                continue
            for action in game.vocabulary:
                refusal = state.refusal(action)
                if refusal is not None and refusal.code in CURES:
                    cured = state.copy()
                    CURES[refusal.code](cured)
                    after = cured.refusal(action)
                    assert after is None or after.code != refusal.code, (action, refusal)


@pytest.mark.slow
def test_a_beast_that_lacks_coins_is_completed_with_just_so_many() -> None:
    told = 0
    for seed in range(12):
        for state, _ in moments(GAME, seed):
            if state.over or state.view(None)["phase"] != "action":
                continue
            for action in GAME.vocabulary:
                refusal = state.refusal(action) if action.kind == "complete" else None
                if refusal is not None and refusal.code == "wrong-sum":
                    told += 1
                    total, wanted, coins = map(int, re.findall(r" (\d+)", refusal.text))
                    twin = state.copy()
                    twin.coins[twin.mover] = coins
                    for _ in range(coins):
                        twin.play(f"coin {action.args[0]} {'up' if total > wanted else 'down'}")
                    assert twin.refusal(action) is None
    assert told > 20
