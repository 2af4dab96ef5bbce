"""Greedy plays the Advanced side of KIKAI: it wins there, and it values what only that side has."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import haguruma
from haguruma.bots import make, observe
from haguruma.bots.kikai.clock import Clock, kept_worth, tile_worth
from haguruma.bots.kikai.fans import FanOutlook
from haguruma.bots.kikai.lines import blind
from haguruma.bots.kikai.value import judge_of
from haguruma.bots.kikai.weights import ADVANCED
from haguruma.kernel.contract import State
from haguruma.kernel.rng import Rng
from haguruma.kikai.constants import PERMANENT
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.state import KikaiState

SEEDS = range(5)
REST = ["more", "take", "draws", "end-turn"]


def advanced() -> KikaiGame:
    """The game's Advanced side."""
    game = haguruma.game("kikai", mode="advanced")
    assert isinstance(game, KikaiGame)
    return game


GAME = advanced()
JUDGE = judge_of(GAME.tables, ADVANCED)
LAST_OF_ROUND = 11
"""The last turn of the first round, a Yellow one."""
LAST = 44
"""The last turn of the game, a Purple one."""


def at(yellow: dict[str, Any] | None = None, purple: dict[str, Any] | None = None, **rest: Any) -> KikaiState:
    """A table of an Advanced game."""
    state = GAME.position({"seats": {"yellow": yellow or {}, "purple": purple or {}}, **rest})
    assert isinstance(state, KikaiState)
    return state


def chosen(state: KikaiState, seed: int = 1) -> str:
    """What greedy does there."""
    assert state.seat is not None
    return make("greedy", seed).choose(observe(state, state.seat)).notation


def worth(state: KikaiState, seat: int = 0) -> float:
    """The position's worth to a seat, fans of both looked at anew."""
    blind(state)
    scene = FanOutlook(state, seat, (JUDGE.clock(state, 0), JUDGE.clock(state, 1)))
    return JUDGE.value(state, seat, None, scene)


def duel(seed: int, greedy: int) -> tuple[State, Counter[str]]:
    """A game in which `greedy` is greedy's seat and random has the other; greedy's actions by kind."""
    state = GAME.start(seed=seed)
    bots = [make("greedy" if seat == greedy else "random", seed) for seat in range(2)]
    kinds: Counter[str] = Counter()
    while (seat := state.seat) is not None:
        action = bots[seat].choose(observe(state, seat))
        assert action.id in state.legal()
        state.apply(action.id)
        if seat == greedy:
            kinds[action.kind] += 1
    return state, kinds


# Whole games


@pytest.mark.slow
def test_greedy_beats_random_from_both_seats() -> None:
    games = [(duel(seed, seat), seat) for seed in SEEDS for seat in range(2)]
    assert all(state.outcome is not None and state.outcome.winners == (seat,) for (state, _), seat in games)
    kinds = sum((found for (_, found), _ in games), Counter[str]())
    for kind in ("build", "deploy", "attract", "exhibit", "fetch", "ladder", "pair", "draw"):
        assert kinds[kind] >= len(games) // 2, f"greedy hardly ever takes '{kind}'"


@pytest.mark.slow
def test_what_is_hidden_makes_no_difference() -> None:
    """At every decision a fresh bot chooses the same in a world that differs in hidden order alone."""
    state = GAME.start(seed=11)
    rng = Rng(6)
    ply = 0
    while (seat := state.seat) is not None:
        other = state.copy()
        other.resample(rng)
        choice = make("greedy", ply).choose(observe(state, seat))
        assert make("greedy", ply).choose(observe(other, seat)) is choice
        state.apply(choice.id)
        ply += 1


# Paying and discarding


def paying(turn: int, **yellow: Any) -> KikaiState:
    """Yellow owns the tile, and owes a Megaphone for a second action."""
    mine = {"megaphones": 1, "ladders": 1, "tiles": ["ladders-too"], **yellow}
    return at(mine, turn=turn, pending=["pay 1", "act diner", "take", "draws", "end-turn"])


def test_a_ladder_with_a_body_to_reach_is_kept_and_the_megaphone_paid() -> None:
    tall = {"school": {"foot": "skates", "body": "barrel"}}
    assert chosen(paying(LAST - 1, kikai=tall)) == "pay megaphone"


def test_a_ladder_that_reaches_nothing_is_paid_and_the_megaphone_kept() -> None:
    assert chosen(paying(5, kikai={"school": {"foot": "skates"}})) == "pay ladder"


def discarding(yellow: dict[str, Any], squares: dict[str, Any]) -> KikaiState:
    """Yellow has taken the tile and must discard a fan from one of these Squares."""
    return at(yellow, squares=squares, pending=["discard", *REST])


def test_the_fan_discarded_is_one_whose_square_it_empties() -> None:
    squares = {"p1": {"fans": ["red"]}, "p9": {"fans": ["red", "red", "blue"]}}
    assert chosen(discarding({}, squares)) == "discard red<p1"


def test_the_sixth_billboard_is_placed_where_a_discard_can_win() -> None:
    signs = {f"p{i}": {"billboard": ["yellow", f"b{i - 1}"]} for i in range(2, 7)}
    squares = {**signs, "p1": {"fans": ["red", "red", "blue"]}, "p8": {"fans": ["green"]}}
    state = discarding({}, squares)
    assert chosen(state) == "discard green<p8"
    state.play("discard green<p8")
    assert state.outcome is not None
    assert state.outcome.reason == "media"


# Values


def test_a_permanent_tile_is_worth_more_the_more_turns_are_left_and_nothing_after_the_last() -> None:
    state = at()
    clocks = [Clock(GAME.tables, ADVANCED, turn, 0) for turn in (0, 20, 40, 43)]
    for bit in range(len(PERMANENT)):
        early, middle, late, over = [kept_worth(state, 0, 1 << bit, clock) for clock in clocks]
        assert early > middle > late > over == 0


def test_cheap_droppers_are_worth_nothing_to_a_seat_without_droppers() -> None:
    clock = Clock(GAME.tables, ADVANCED, 10, 0)
    number = [tile.kind for tile in GAME.tables.edition.bonus_tiles].index("cheap-droppers")
    assert tile_worth(at(), 0, number, clock) > 0
    assert tile_worth(at({"cleared": 20}), 0, number, clock) == 0


def test_claiming_a_permanent_tile_is_counted_as_gained() -> None:
    assert worth(at({"tiles": ["pair-draw"]})) > worth(at()) > worth(at(purple={"tiles": ["pair-draw"]}))


def test_energy_that_the_row_will_take_counts_for_nothing_on_the_last_turn_of_a_round() -> None:
    """K23: in the first row up to five go; in a row that takes none they are worth having."""

    def gain(renown: int) -> float:
        return worth(at({"energy": 5, "renown": renown}, turn=LAST_OF_ROUND)) - worth(
            at({"energy": 0, "renown": renown}, turn=LAST_OF_ROUND)
        )

    assert abs(gain(0)) < 1e-9 < gain(17)


def test_tokens_left_after_the_last_turn_are_worth_next_to_nothing() -> None:
    """K24: only fans, influence and what was earned count."""
    rich = at(purple={"energy": 30, "megaphones": 5, "ladders": 5}, turn=LAST)
    assert 0 <= worth(rich, 1) - worth(at(turn=LAST), 1) < 1


def test_fans_collected_and_influence_count_one_point_each_at_the_end() -> None:
    plain = worth(at(turn=LAST), 1)
    fans = worth(at(purple={"collected": {"red": 2, "blue": 1}}, turn=LAST), 1)
    assert abs(fans - plain - 3) < 0.1
    influence = worth(at(purple={"influence": {"green": 4}}, turn=LAST), 1)
    assert abs(influence - plain - 4) < 0.1


def test_a_foundation_tile_left_lying_costs_nothing() -> None:
    """K24: there is no penalty at the end, so a Foot built for nothing but the tile is no gain then."""
    state = at(purple={"foundations": {}}, turn=LAST)
    assert worth(at(turn=LAST), 1) == worth(state, 1)


def test_the_bonus_of_a_square_is_what_emptying_it_is_worth() -> None:
    clock = JUDGE.clock(at(), 0)
    squares = {name: clock.squares[number] for name, number in GAME.tables.square_no.items()}
    for square in GAME.tables.edition.squares:
        if square.bonus.vp:
            assert squares[square.id] == square.bonus.vp
        assert squares[square.id] > 0
