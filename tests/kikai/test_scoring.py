"""Final scoring: every line of the sheet."""

from __future__ import annotations

import pytest

from haguruma.kikai.constants import COLOURS, DISTRICTS, SOURCES

from .helpers import EDITION, GAME, Data, at, fans, line, play, random_game, seat, view

SCORING = EDITION.scoring


@pytest.mark.parametrize("source", SOURCES)
def test_vp_earned_in_play_count(source: str) -> None:
    """Step 1, line by line."""
    assert line(at({"vp": {source: 7}}), source) == (7, 0)


@pytest.mark.parametrize("cleared", [0, 10, 11, 13, 20])
def test_the_vp_of_every_cleared_space_count(cleared: int) -> None:
    """Step 2, K32."""
    state = at({"cleared": cleared})
    assert line(state, "unlocked") == (sum(space.vp for space in EDITION.track[:cleared]), 0)


def test_unlocked_vp_are_not_banked_before_the_end() -> None:
    """K32."""
    assert seat(at({"cleared": 20}))["vp"] == 0


@pytest.mark.parametrize(
    ("yellow", "purple", "award"),
    [
        ({"red": 2, "blue": 1}, {"green": 2}, (SCORING.most_fans, 0)),
        ({"red": 2}, {"blue": 1, "green": 2}, (0, SCORING.most_fans)),
        ({"red": 2}, {"blue": 2}, (0, 0)),
        ({}, {}, (0, 0)),
    ],
)
def test_most_fans_collected_bring_five_vp_and_a_tie_none(
    yellow: Data, purple: Data, award: tuple[int, int]
) -> None:
    """Step 3, K26."""
    assert line(at({"collected": yellow}, {"collected": purple}), "most-fans") == award
    assert SCORING.most_fans == 5


def test_fans_in_the_fan_zones_bring_nothing() -> None:
    """K26, A21: only fans collected by Exhibitions count."""
    standing = {"casino": {"foot": "red-foot-1", "fans": {"foot": "red"}}}
    state = at({"kikai": standing})
    assert line(state, "most-fans") == (0, 0)
    assert state.sheet().totals == (0, 0)


def test_foundation_tiles_left_cost_their_values() -> None:
    """Step 4, K33."""
    values = EDITION.foundations
    state = at(
        {"foundations": {"casino": values[0], "diner": values[5]}}, {"foundations": {"casino": values[2]}}
    )
    assert line(state, "foundations") == (-values[0] - values[5], -values[2])


def test_a_total_may_fall_below_nought() -> None:
    """K33."""
    state = at({"foundations": {"casino": EDITION.foundations[5]}})
    assert state.sheet().totals[0] == -EDITION.foundations[5] < 0


@pytest.mark.parametrize(
    ("kind", "each"),
    [
        ("energy", SCORING.energy_per_vp),
        ("megaphones", SCORING.megaphones_per_vp),
        ("ladders", SCORING.ladders_per_vp),
    ],
)
def test_leftovers_count_each_kind_on_its_own_rounded_down(kind: str, each: int) -> None:
    """Step 5, K27."""
    assert {"energy": 5, "megaphones": 2, "ladders": 2}[kind] == each
    for count in (0, each - 1, each, 2 * each - 1, 2 * each):
        assert line(at({kind: count}), kind) == (count // each, 0)


def test_leftovers_of_different_kinds_are_not_pooled() -> None:
    """K27."""
    state = at({"energy": SCORING.energy_per_vp - 1, "megaphones": 1, "ladders": 1})
    assert state.sheet().totals == (0, 0)


def test_placed_ladders_are_gone() -> None:
    """K27: they lie beside the KIKAI."""
    standing = {"casino": {"foot": "red-foot-1", "body": "red-body-4", "ladders": 1}}
    state = at({"ladders": 1, "kikai": standing})
    assert line(state, "ladders") == (0, 0)


def test_cards_influence_and_renown_bring_nothing() -> None:
    """Standard mode lists neither."""
    mine = {"hand": ["casino"] * 3, "influence": dict.fromkeys(COLOURS, 9), "renown": 20}
    assert at(mine).sheet().totals == (0, 0)


def test_the_total_is_the_sum_of_the_lines() -> None:
    state = random_game(GAME.start(seed=5), 5)
    sheet = state.sheet()
    for number in (0, 1):
        assert sheet.totals[number] == sum(line.values[number] for line in sheet.lines)


def test_the_sheet_of_a_running_game_is_the_final_one_of_that_moment() -> None:
    """The same sheet stands in the view and, at the end, in the outcome."""
    state = random_game(GAME.start(seed=5), 5, until=60)
    assert view(state)["sheet"] == state.sheet().plain()
    random_game(state, 6)
    assert state.outcome is not None
    assert state.outcome.sheet.plain() == state.sheet().plain()


def test_the_earned_lines_are_what_has_been_banked() -> None:
    state = random_game(GAME.start(seed=9), 9)
    for number, name in enumerate(("yellow", "purple")):
        assert seat(state, name)["vp"] == sum(line(state, source)[number] for source in SOURCES)


def test_a_reward_of_the_last_round_counts_before_the_end() -> None:
    """K13."""
    total = sum(map(sum, EDITION.turns))
    state = at(
        None,
        {"renown": 11},
        turn=total,
        pending=["take", "draws", "end-turn"],
        offer=["school"],
        squares={"q1": fans(red=1)},
    )
    play(state, "take school")
    assert line(state, "rounds")[1] == EDITION.master.rows[3].vp * EDITION.master.multipliers[-1]


@pytest.mark.parametrize("district", DISTRICTS)
def test_each_player_loses_for_own_tiles_only(district: str) -> None:
    """K33."""
    value = EDITION.foundations[0]
    assert line(at({"foundations": {district: value}}), "foundations") == (-value, 0)
    assert line(at(None, {"foundations": {district: value}}), "foundations") == (0, -value)
