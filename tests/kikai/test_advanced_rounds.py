"""The end of a round in an Advanced game: what the Master's rows take and give (K23, K13, K14)."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate

import pytest

from haguruma.kikai.editions.edition import MasterBoard, MasterRow
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.state import KikaiState

from .advanced import EDITION, GAME, at, scoring_with, with_edition
from .helpers import Data, fans, kinds, line, make, play, said, seat, tokens, view

ENDS = list(accumulate(yellow + purple for yellow, purple in zip(*EDITION.turns, strict=True)))
"""The last turn of each round."""
ROWS = EDITION.master.rows


def round_end(
    yellow: Data | None = None, purple: Data | None = None, number: int = 1, game: KikaiGame = GAME
) -> tuple[KikaiState, list[str], list[Data]]:
    """The table after a round's last card has been taken, the kinds of events, and what was lost."""
    state = at(
        yellow, purple, game, turn=ENDS[number - 1], pending=["take", "draws", "end-turn"],
        offer=["school", "diner"], squares={"q1": fans(red=1)},
    )  # fmt: skip
    before = state.turn
    events = play(state, "take school")
    if state.turn == before:
        events += play(state, "done")
    return state, kinds(events), said(events, "lose")


def last_of(row: int) -> int:
    """The last space of a row."""
    return ROWS[row + 1].first - 1 if row + 1 < len(ROWS) else EDITION.master.spaces


def board(**changes: object) -> MasterBoard:
    """The Master's Board, changed."""
    return replace(EDITION.master, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("row", range(len(ROWS)))
@pytest.mark.parametrize("end", ["first", "last"])
def test_each_row_applies_its_effect(row: int, end: str) -> None:
    """Advanced Mode: find the line and apply its effect; K23, K14."""
    there = ROWS[row].first if end == "first" else last_of(row)
    state, _, lost = round_end({"energy": 9, "renown": there})
    effect = ROWS[row].effect
    assert tokens(state) == (9 - ROWS[row].lose + effect.energy, effect.megaphone, effect.ladder)
    assert lost[:1] == ([{"energy": ROWS[row].lose, "row": row + 1}] if ROWS[row].lose else [])


def test_the_rows_are_those_of_the_rulebook() -> None:
    """Five take Energy, the 6th and 7th give 3, the 8th and 9th a Megaphone; K23."""
    assert [row.lose > 0 for row in ROWS] == [True] * 5 + [False] * 4
    assert [(row.effect.energy, row.effect.megaphone) for row in ROWS[5:]] == [(3, 0), (3, 0), (0, 1), (0, 1)]


@pytest.mark.parametrize("energy", range(7))
def test_a_row_takes_all_there_is_if_that_is_less(energy: int) -> None:
    """K23: as many as possible, never more than the row names."""
    state, _, lost = round_end({"energy": energy})
    assert ROWS[0].lose == 6
    assert tokens(state)[0] == 0
    assert [one["energy"] for one in lost if one["row"] == 1][:1] == ([energy] if energy else [])


def test_a_row_takes_energy_alone() -> None:
    """K23: Megaphones, Ladders and VP stay."""
    state, _, _ = round_end({"energy": 2, "megaphones": 3, "ladders": 2, "vp": 5})
    assert tokens(state) == (0, 3, 2)
    assert seat(state)["vp"] == 5


def test_a_marker_at_start_belongs_to_the_first_row() -> None:
    """K14: where the edition has START there."""
    state, _, _ = round_end({"energy": 7, "renown": 0})
    assert tokens(state)[0] == 7 - ROWS[0].lose


def test_a_start_outside_the_rows_takes_nothing() -> None:
    """K14: edition data; nor does it give."""
    rows = (replace(ROWS[0], first=1), *ROWS[1:])
    game = with_edition(master=board(rows=rows))
    assert tokens(round_end({"energy": 7}, game=game)[0])[0] == 7
    assert tokens(round_end({"energy": 7, "renown": 1}, game=game)[0])[0] == 7 - ROWS[0].lose


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_round_ends_like_that(number: int) -> None:
    """K23: for both players, each by the own row."""
    state, _, _ = round_end({"energy": 9, "renown": 7}, {"energy": 9, "renown": 25}, number)
    assert state.energy == [9 - ROWS[2].lose, 9]
    assert state.megaphones == [0, ROWS[8].effect.megaphone]


def test_the_markers_go_back_to_start() -> None:
    """K13."""
    state, _, _ = round_end({"renown": 11}, {"renown": 4})
    assert (seat(state)["renown"], seat(state, "purple")["renown"]) == (0, 0)


def test_no_vp_come_from_rows_that_print_none() -> None:
    """K23: literal: the row's effect."""
    state, _, _ = round_end({"renown": 27, "energy": 1})
    assert "rounds" not in [line.key for line in state.sheet().lines]
    assert state.sheet().totals == (0, 0)


def test_the_last_rounds_effect_comes_before_final_scoring() -> None:
    """K13, K23: an edition that scores Energy counts what is left then."""
    game = scoring_with(energy_per_vp=1)
    state, _, _ = round_end({"energy": 9}, {"energy": 1, "renown": 16}, 4, game)
    assert state.outcome is not None
    assert line(state, "energy") == (9 - ROWS[0].lose, 1 + ROWS[5].effect.energy)
    assert state.outcome.winners == (1,)


def test_a_board_may_print_vp_and_multipliers_too() -> None:
    """K23: edition data; then times the round's multiplier."""
    rows = tuple(MasterRow(row.first, number + 1, row.lose, row.effect) for number, row in enumerate(ROWS))
    game = with_edition(master=board(rows=rows, multipliers=(4, 3, 2, 7)))
    for number, times in enumerate((4, 3, 2, 7)):
        state, _, _ = round_end({"renown": 8, "energy": 9}, {"renown": 25}, number + 1, game)
        assert line(state, "rounds") == (3 * times, 9 * times)
        assert (state.energy[0], state.megaphones[1]) == (9 - ROWS[2].lose, 1)


def test_without_multipliers_the_vp_of_a_row_count_once() -> None:
    """K23: in every round."""
    assert EDITION.master.multipliers == (1, 1, 1, 1)


def test_the_order_is_cards_then_rewards() -> None:
    """K13: yellow's and then purple's row; what is lost is said."""
    _, told, _ = round_end({"energy": 9}, {"energy": 9, "renown": 16})
    at_end = told[told.index("round-end") :]
    assert [kind for kind in at_end if kind in ("reward", "lose", "gain")] == [
        "reward",
        "lose",
        "reward",
        "gain",
    ]


def test_little_bre_comes_after_the_rows() -> None:
    """K30: the draws are the last thing of a round."""
    game = make(mode="advanced", little_bre=True)
    _, told, _ = round_end({"energy": 9}, {"energy": 9}, 1, game)
    assert told.index("little-bre") > max(n for n, kind in enumerate(told) if kind == "lose")


def test_what_a_row_gives_stops_at_the_supply() -> None:
    """K21, K23."""
    game = with_edition(caps={"energy": 10})
    state, _, _ = round_end({"energy": 8, "renown": 16}, game=game)
    assert state.energy[0] == 10


def test_energy_lost_goes_to_nobody() -> None:
    """K23: discarded, not handed over."""
    state, _, _ = round_end({"energy": 9}, {"energy": 0})
    assert state.energy == [9 - ROWS[0].lose, 0]


def test_the_view_names_the_row_that_awaits_the_marker() -> None:
    """K14: counted from 1; 0 for a START outside the rows."""
    assert view(at({"renown": 11}))["seats"]["yellow"]["row"] == 4
