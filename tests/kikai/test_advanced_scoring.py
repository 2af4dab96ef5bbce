"""Final scoring of an Advanced game: its two items, those an edition may add, and ties (K24, K26, K27)."""

from __future__ import annotations

import pytest

from haguruma.kikai.constants import COLOURS, DISTRICTS, SOURCES
from haguruma.kikai.state import KikaiState

from .advanced import EDITION, GAME, at, foundation, scoring_with
from .helpers import Data, fans, line, play, random_game, seat, view

LAST_TURN = sum(map(sum, EDITION.turns))
EARNED = [source for source in SOURCES if source != "billboards"]


def ended(yellow: Data | None = None, purple: Data | None = None) -> KikaiState:
    """The game after Purple's last card."""
    state = at(
        yellow, purple, turn=LAST_TURN, pending=["take", "draws", "end-turn"], offer=["school", "diner"],
        squares={"q1": fans(red=1)},
    )  # fmt: skip
    play(state, "take school")
    return state


def test_the_sheet_has_vp_earned_fans_and_influence_and_no_more() -> None:
    """K24: literal; rows without VP need no line for the rounds' rewards."""
    assert EARNED[-1] == "rounds"
    assert [line.key for line in at().sheet().lines] == [*EARNED[:-1], "collected", "influence"]


@pytest.mark.parametrize("source", EARNED)
def test_vp_earned_in_play_count(source: str) -> None:
    """K24: whatever brought them."""
    assert line(at({"vp": {source: 7}}), source) == (7, 0)


@pytest.mark.parametrize("colour", COLOURS)
def test_each_fan_collected_brings_one_vp(colour: str) -> None:
    """1 VP for each Fan collected during the game, of any colour; K24, K26."""
    state = at({"collected": {colour: 3}}, {"collected": {colour: 1}})
    assert line(state, "collected") == (3, 1)
    assert state.sheet().totals == (3, 1)
    assert EDITION.scoring.fan_vp == 1


def test_each_point_of_influence_brings_one_vp() -> None:
    """1 VP for each point on the 3 Influence Tracks; K24."""
    state = at({"influence": {"red": 1, "blue": 4, "green": 2}}, {"influence": {"green": 3}})
    assert line(state, "influence") == (7, 3)
    assert EDITION.scoring.influence_vp == 1


def test_fans_in_the_fan_zones_bring_nothing() -> None:
    """K24, K26: collected by Exhibitions."""
    standing = {"casino": {"foot": "red-foot-1", "fans": {"foot": "red"}}}
    assert at({"kikai": standing}).sheet().totals == (0, 0)


def test_tokens_tiles_cards_and_cleared_spaces_bring_nothing() -> None:
    """K24: Standard's other items are not named."""
    mine = {
        "energy": 20, "megaphones": 6, "ladders": 6, "hand": ["casino"] * 3, "cleared": 20, "renown": 20,
        "foundations": {name: foundation(number) for number, name in enumerate(DISTRICTS)},
        "tiles": ["free-fan", "ladders-too", "cheap-droppers", "pair-draw"],
    }  # fmt: skip
    assert at(mine).sheet().totals == (0, 0)


def test_most_fans_bring_nothing_besides() -> None:
    """K24: no award is named."""
    assert at({"collected": {"red": 5}}).sheet().totals == (5, 0)


# Items that an edition may add or change


def test_the_worth_of_fans_and_influence_is_edition_data() -> None:
    """K24."""
    game = scoring_with(fan_vp=2, influence_vp=0)
    state = at({"collected": {"red": 3}, "influence": {"red": 4}}, game=game)
    assert (line(state, "collected"), line(state, "influence")) == ((6, 0), (0, 0))


def test_an_edition_may_count_unlocked_vp() -> None:
    """K24, K32."""
    assert EDITION.scoring.without_unlocked
    state = at({"cleared": 13}, game=scoring_with(without_unlocked=False))
    assert line(state, "unlocked") == (sum(space.vp for space in EDITION.track[:13]), 0) == (3, 0)


def test_an_edition_may_award_most_fans() -> None:
    """K24, K26: nobody on a tie."""
    game = scoring_with(most_fans=4)
    assert line(at({"collected": {"red": 2}}, game=game), "most-fans") == (4, 0)
    assert line(at({"collected": {"red": 2}}, {"collected": {"blue": 2}}, game=game), "most-fans") == (0, 0)


@pytest.mark.parametrize(
    ("item", "kind"),
    [("energy_per_vp", "energy"), ("megaphones_per_vp", "megaphones"), ("ladders_per_vp", "ladders")],
)
def test_an_edition_may_count_leftovers(item: str, kind: str) -> None:
    """K24, K27: each kind on its own, rounded down."""
    state = at({kind: 8}, game=scoring_with(**{item: 3}))
    assert line(state, kind) == (2, 0)
    assert [line.key for line in state.sheet().lines][-1] == kind


# The end


def test_most_vp_win() -> None:
    """K24: fans and influence included."""
    outcome = ended({"vp": 2, "influence": {"red": 3}}, {"vp": 4}).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.sheet.totals) == ("points", (0,), (5, 4))


def test_a_tie_goes_to_more_red_fans_collected() -> None:
    """K26: in Advanced too."""
    outcome = ended({"collected": {"red": 1, "blue": 2}}, {"collected": {"red": 2}, "vp": 1}).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.sheet.totals) == ("red-fans", (1,), (3, 3))


def test_equal_vp_and_equal_red_fans_are_a_draw() -> None:
    """K26."""
    outcome = ended({"collected": {"red": 1}}, {"collected": {"red": 1}}).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranking) == ("draw", ((0, 1),))


def test_the_total_is_the_sum_of_the_lines() -> None:
    state = random_game(GAME.start(seed=5), 5)
    sheet = state.sheet()
    for number in (0, 1):
        assert sheet.totals[number] == sum(line.values[number] for line in sheet.lines)
        name = ("yellow", "purple")[number]
        assert seat(state, name)["vp"] == sum(line(state, source)[number] for source in EARNED[:-1])


def test_the_sheet_of_a_running_game_is_the_final_one_of_that_moment() -> None:
    state = random_game(GAME.start(seed=5), 5, until=60)
    assert view(state)["sheet"] == state.sheet().plain()
