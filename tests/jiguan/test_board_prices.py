"""Payment rows that a board prints itself: their prices and spaces, and what is shown and told of them."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest
from tests.sharing.invariants import Player, anything

from haguruma.draw.jiguan.seat import seat as drawing
from haguruma.jiguan.editions.edition import Edition
from haguruma.jiguan.editions.loading import NOT_PLAYED, content_hash, edition_of
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.page.page import page
from haguruma.jiguan.state import JiguanState
from haguruma.kernel.editions.files import content_hash as hash_of
from haguruma.kernel.rng import Rng, mix

from .editing import DATA, changed
from .editing import faults as edition_faults
from .helpers import (
    EDITION,
    END,
    buying,
    faults,
    legal,
    phase,
    play,
    points,
    refused,
    seat,
    shop,
    showing,
    tokens,
)
from .invariants import checked_game, eager, saver
from .mutations import spoiled
from .test_position_fuzz import FUZZ

pytestmark = pytest.mark.slow

A1, A2 = EDITION.prices
DEAR, SHORT, PLAIN = shop("gear"), shop("step"), shop("convert")
OWN_A1, OWN_A2 = (2, 4, 6, 8, 10, 12), (3, 5, 7, 9, 11)
"""Rows of the dear board; it has the rows bonus too."""
LAST = (4, 9)
"""Row a2 of the short board, whose row a1 is the common one."""


def edition() -> Edition:
    """The example edition with two boards that print rows of their own."""
    data = changed(f"workshops[{DEAR}].a1", list(OWN_A1))
    data = changed(f"workshops[{DEAR}].a2", list(OWN_A2), data)
    return edition_of(changed(f"workshops[{SHORT}].a2", list(LAST), data), "boards")


GAME = JiguanGame(edition())


def table(board: str, energy: int = 12, rows: tuple[int, int] = (1, 1)) -> JiguanState:
    """Black with this board may purchase; a scoring card lies in the display."""
    black = {"workshop": board, "energy": energy, "rows": list(rows), "coins": 9}
    return buying(black, game=GAME, display=showing("scoring-red"))


def buy(state: JiguanState, row: int) -> None:
    """Buy in a row, and take what there is."""
    play(state, f"buy a{row + 1}", *(["card scoring-red"] if row else ["take blue2", "at n2"]))


@pytest.mark.parametrize(
    ("board", "rows"), [(DEAR, (OWN_A1, OWN_A2)), (SHORT, (A1, LAST)), (PLAIN, (A1, A2))]
)
@pytest.mark.parametrize("row", [0, 1])
def test_the_price_is_that_of_the_players_own_board(
    board: str, rows: tuple[tuple[int, ...], ...], row: int
) -> None:
    """J14: the board's own row, else the common one; the words, the view and the events say the same."""
    for space, price in enumerate(rows[row], 1):
        state = table(board, price, (space, 1) if row == 0 else (1, space))
        assert seat(state)["prices"][row] == price
        action = next(action for action in state.actions() if action.notation == f"buy a{row + 1}")
        assert f"for {price} energy" in GAME.words.action(state, action)
        assert state.play(action)[0].fields["energy"] == price
        assert tokens(state) == (9, 0)


@pytest.mark.parametrize(("board", "price"), [(DEAR, OWN_A1[1]), (PLAIN, A1[1])])
def test_a_purchase_that_the_own_board_makes_too_dear_is_refused(board: str, price: int) -> None:
    """J14."""
    state = table(board, price - 1, (2, 1))
    assert "buy a1" not in legal(state)
    assert refused(state, "buy a1") == ("no-energy", "J14")
    refusal = state.refusal("buy a1")
    assert refusal is not None
    assert f"costs {price} energy; you have {price - 1}" in refusal.text


def test_two_players_pay_what_each_ones_board_says() -> None:
    """J14."""
    for name, boards in (("black", (DEAR, PLAIN)), ("white", (PLAIN, DEAR))):
        first, second = boards
        data = {"black": {"workshop": first, "energy": 9}, "white": {"workshop": second, "energy": 9}}
        state = GAME.position({"seats": data, "seat": name, "pending": ["purchase 1", *END]})
        play(state, "buy a1", "take blue2", "at n2")
        assert tokens(state, name)[1] == 9 - OWN_A1[0]


@pytest.mark.parametrize(
    ("board", "row", "last"), [(SHORT, 1, len(LAST)), (DEAR, 0, len(OWN_A1)), (PLAIN, 1, len(A2))]
)
def test_the_marker_stays_on_the_last_space_of_the_own_board(board: str, row: int, last: int) -> None:
    """J14: a board's row may be shorter or longer than the common one."""
    for start, end in ((last - 1, last), (last, last)):
        state = table(board, 12, (start, 1) if row == 0 else (1, start))
        buy(state, row)
        assert seat(state)["rows"][row] == end


def test_the_rows_bonus_is_reached_on_rows_of_its_board() -> None:
    """J20: told before and paid after the purchase, as on the common rows."""
    state = table(DEAR, 12, (4, 5))
    action = next(action for action in state.actions() if action.notation == "buy a1")
    assert "both rows then on space 5: 6 points" in GAME.words.action(state, action)
    buy(state, 0)
    assert points(state) == {"workshop": 6}


def test_the_step_is_passed_over_where_the_own_board_is_too_dear() -> None:
    """A decision is offered only where there is one; the common row sells for 1 energy."""
    black = {"workshop": DEAR, "energy": OWN_A1[0] - 1}
    state = GAME.position({"seats": {"black": black}, "houses": {"h1": ["green1"], "h5": ["blue1"]}})
    play(state, "pair h1", "claim nothing", "put green1 c5")
    assert phase(state) == "end"


# Positions


def test_a_marker_stands_on_a_space_of_its_board() -> None:
    for board, last in ((SHORT, len(LAST)), (DEAR, len(OWN_A2)), (PLAIN, len(A2))):
        data = {"seats": {"black": {"workshop": board, "rows": [1, last]}}}
        assert faults(data, GAME) == []
        data["seats"]["black"]["rows"] = [1, last + 1]
        assert [fault.split(": ")[0] for fault in faults(data, GAME)] == ["seats.black.rows[1]"]


def test_a_marker_of_a_board_still_to_be_dealt_stands_where_every_board_has_a_space() -> None:
    assert faults({"seats": {"black": {"rows": [len(A1), len(LAST)]}}}, GAME) == []
    assert len(faults({"seats": {"black": {"rows": [1, len(LAST) + 1]}}}, GAME)) == 1


@pytest.mark.parametrize("seed", range(60))
def test_a_spoiled_position_of_such_boards_is_refused_or_played_to_the_end(seed: int) -> None:
    FUZZ.tried(spoiled(GAME, seed), GAME, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("player", [anything, eager, saver], ids=["random", "eager", "saver"])
def test_every_invariant_holds_with_rows_of_the_boards(player: Player[JiguanState], seats: int) -> None:
    checked_game(GAME.start(seats=seats, seed=seats), Rng(mix([seats, 5])), player, every=31, first=seats)


# The edition


def test_rows_of_a_board_are_optional_and_change_the_hash() -> None:
    plain, own = edition_of(DATA, "plain"), edition()
    assert not any(board.own_rows for board in plain.workshops)
    assert [board.id for board in own.workshops if board.own_rows] == [DEAR, SHORT]
    assert own.hash != plain.hash


def test_an_edition_without_rows_of_boards_has_the_hash_it_always_had() -> None:
    """The fields that are left out count for nothing."""
    plain = edition_of(DATA, "plain")
    fields = asdict(replace(plain, beasts=()))
    for board in fields["workshops"]:
        assert (board.pop("a1"), board.pop("a2")) == (None, None)
    assert hash_of(fields, NOT_PLAYED) == content_hash(plain) == plain.hash


def test_the_board_that_is_paid_for_rows_needs_the_spaces_and_no_other() -> None:
    """J20: the common rows may be short if that board prints longer ones."""
    own = changed(f"workshops[{DEAR}].a1", [1, 2, 3, 4, 5])
    assert edition_faults(changed("purchase.a1", [1, 2, 3], own)) == []
    assert edition_faults(changed(f"workshops[{SHORT}].a1", [1])) == []
    found = edition_faults(changed(f"workshops[{DEAR}].a2", [1, 2, 3, 4]))
    assert found == [("abilities.row_points[#4].space", "J20")]


def test_rows_of_a_board_carry_a_source() -> None:
    data = changed(
        f"workshops[{DEAR}].sources", {"a1": "box"}, changed(f"workshops[{DEAR}].a1", list(OWN_A1))
    )
    assert edition_of(data, "marked").sources[f"workshops[{DEAR}].a1"] == "box"
    assert edition_faults(changed(f"workshops[{SHORT}].sources", {"a1": "box"}, data)) == [
        (f"workshops[{SHORT}].sources.a1", "")
    ]


# What is shown


def test_a_seats_board_is_drawn_with_its_own_prices() -> None:
    """Each price on its space, and the present one in the row's title."""
    view = table(DEAR, 12, (6, 1)).view(0)
    svg = drawing(GAME, view, "black", {})
    for price in (*OWN_A1, *OWN_A2):
        assert f">{price}</text>" in svg
    assert "Row a1 buys a blueprint of any colour: 12 energy now" in svg
    plain = drawing(GAME, table(PLAIN, 12, (5, 1)).view(0), "black", {})
    assert "Row a1 buys a blueprint of any colour: 5 energy now" in plain


def test_the_rules_page_lists_the_rows_board_by_board() -> None:
    text = page(GAME.edition_data)
    names = {board.id: board.name for board in EDITION.workshops}
    assert f"| {names[DEAR]} | 2, 4, 6, 8, 10, 12 energy | 3, 5, 7, 9, 11 energy |" in text
    assert f"| {names[SHORT]} | 1, 2, 3, 4, 5 energy | 4, 9 energy |" in text
    assert "| any other | 1, 2, 3, 4, 5 energy | 1, 1, 2, 2, 3, 3 energy |" in text
    assert "| 1 | 1 energy | 1 energy |" not in text
    assert "| 1 | 1 energy | 1 energy |" in page(EDITION)
    every = replace(EDITION, workshops=tuple(replace(b, a1=(7,), a2=(8,)) for b in EDITION.workshops))
    assert "any other" not in page(every)
