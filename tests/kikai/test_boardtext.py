"""The board in words and symbols: it fits a terminal, and shows what is easily forgotten."""

from __future__ import annotations

from dataclasses import replace

import pytest

from haguruma.kernel.contract import Plain
from haguruma.kikai.constants import DISTRICTS, KINDS, SEATS
from haguruma.kikai.editions.edition import Effect
from haguruma.kikai.editions.loading import load_edition
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.rules.effects import EffectTable
from haguruma.kikai.rules.network import ways as ways_of_the_rules
from haguruma.kikai.state import KikaiState
from haguruma.kikai.words.board import WIDTH, board, short
from haguruma.kikai.words.board_notes import reminders, turns_left, ways
from haguruma.kikai.words.names import Names

from .wander import EXAMPLE, kikai, moments

OWN = load_edition("reconstruction")
GAME = kikai(OWN)
GAMES = {"reconstruction": GAME, "example": kikai(EXAMPLE)}
SEEDS = range(6)


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> KikaiGame:
    """The game under each edition."""
    return GAMES[request.param]


def some(game: KikaiGame) -> list[KikaiState]:
    """Copies of every seventh moment of some random games, and of their ends."""
    found = []
    for seed in SEEDS:
        for number, (state, _) in enumerate(moments(game, seed)):
            if number % 7 == 0 or state.over:
                found.append(state.copy())
    return found


def notes(data: Plain, seed: int = 1) -> list[str]:
    """The reminders for a position of the reconstruction."""
    return reminders(OWN, Names(OWN, EffectTable(OWN)), GAME.position(data, seed=seed).view(0))


@pytest.mark.slow
def test_no_line_is_wider_than_a_terminal(game: KikaiGame) -> None:
    for state in some(game):
        for viewer in (None, 0, 1):
            lines = game.words.board(state.view(viewer)).splitlines()
            assert max(map(len, lines)) <= WIDTH
            assert all(line == line.rstrip() for line in lines)


def test_no_line_of_the_legend_is_cut() -> None:
    text = GAME.words.board(GAME.start(seed=1).view(None))
    assert text.endswith(".")
    assert "…" not in text


def test_long_names_are_cut_and_columns_stay() -> None:
    districts = tuple(replace(place, name="A very long District") for place in OWN.districts)
    squares = tuple(replace(square, name="A very long Square ha") for square in OWN.squares)
    parts = tuple(replace(part, name="A component of thirty letters") for part in OWN.components)
    edition = replace(OWN, districts=districts, squares=squares, components=parts, hash="x")
    for state in some(kikai(edition))[::9]:
        assert max(map(len, board(edition, state.view(0)).splitlines())) <= WIDTH


@pytest.mark.slow
def test_everything_open_is_on_the_board(game: KikaiGame) -> None:
    edition = game.edition_data
    for state in some(game):
        text = game.words.board(state.view(0))
        for names in (edition.districts, edition.streets, edition.squares):
            assert all(item.id in text or getattr(item, "name", "?") in text for item in names)
        shown = [name for kind in KINDS for name in state.view(0)["display"][kind]]  # type: ignore[index]
        parts = {part.id: part for part in edition.components}
        assert all(parts[name].name[:14] in text for name in shown)


def test_the_columns_of_both_seats_are_aligned() -> None:
    lines = GAME.words.board(GAME.start(seed=1).view(0)).splitlines()
    head = next(line for line in lines if line.startswith("SEATS"))
    at = head.index("PURPLE")
    rows = lines[lines.index(head) + 1 : lines.index(head) + 12]
    assert all(row[at - 1] == " " and row[at] != " " for row in rows)


def test_the_ways_worked_out_from_a_view_are_those_of_the_rules(game: KikaiGame) -> None:
    squares = game.tables.squares
    for state in some(game):
        view = state.view(None)
        for seat, name in enumerate(SEATS):
            for number, district in enumerate(DISTRICTS):
                expected = {squares[square]: toll for square, toll in ways_of_the_rules(state, seat, number)}
                assert ways(game.edition_data, view, name, district) == expected


def test_turns_left_count_down_to_nothing() -> None:
    total = [sum(turns) for turns in OWN.turns]
    for state, _ in moments(GAME, 5):
        left = [turns_left(OWN, state.view(None), seat)[1] for seat in SEATS]
        assert all(0 <= now <= before for now, before in zip(left, total, strict=True))
        total = left
    assert total == [0, 0]


def test_the_master_s_multiplier_and_what_he_would_pay_are_told() -> None:
    position: Plain = {"turn": 1, "seats": {"yellow": {"renown": 11}}}
    assert notes(position)[0] == (
        "The Master pays ×4 at the end of this round; now Yellow row 4 = 16 VP, Purple row 1 = 4 VP."
    )


def kikai_in_diner(ladders: int, steps: int = 0) -> Plain:
    """A position in which Yellow has a whole KIKAI in Diner and some Ladders."""
    kikai = {"foot": "pram", "body": "barrel", "head": "teapot", "ladders": steps}
    return {"turn": 1, "seats": {"yellow": {"ladders": ladders, "kikai": {"diner": kikai}}}}


def test_ladders_that_could_be_placed_are_told() -> None:
    assert "Yellow could place Ladders now: Body in Diner (1 Ladder, red +2)." in notes(kikai_in_diner(1))
    assert "Yellow lacks the Ladders for: Body in Diner (1 Ladder, red +2)." in notes(kikai_in_diner(0))
    assert "Yellow lacks the Ladders for: Head in Diner (2 Ladders, green +3)." in notes(kikai_in_diner(1, 1))
    assert "Yellow could place Ladders now: Head in Diner (2 Ladders, green +3)." in notes(kikai_in_diner(2, 1))
    assert not any("Ladder" in line for line in notes(kikai_in_diner(2, 2)))


def last_fan(energy: int, hand: list[str], owner: str) -> list[str]:
    """Reminders where Yellow's blue Foot in Diner could fetch the only fan of Soup Corner over street s5."""
    yellow: Plain = {"energy": energy, "hand": hand, "kikai": {"diner": {"foot": "pram"}}}
    squares = {"q9": {"fans": ["blue"]}}
    return notes({"turn": 1, "streets": {"s5": owner}, "squares": squares, "seats": {"yellow": yellow}})


def test_a_square_on_its_last_fan_says_who_can_bring_it_home() -> None:
    fan = "The last fan of Soup Corner is blue (6 VP and a Billboard)"
    assert f"{fan}: Yellow can bring it to Diner." in last_fan(0, ["diner"], "yellow")
    assert f"{fan}: Yellow can bring it to Diner (1 Energy to pay)." in last_fan(1, ["diner"], "purple")
    assert f"{fan}: Yellow can bring it to Diner (1 Energy to pay, too much now)." in last_fan(0, ["diner"], "purple")
    assert f"{fan}: Yellow can bring it to Diner (no card)." in last_fan(0, ["casino"], "yellow")
    assert f"{fan}: Yellow can bring it to Diner." in last_fan(0, ["casino", "casino"], "yellow")


def test_a_fan_nobody_can_fetch_is_told_too() -> None:
    squares = {"q9": {"fans": ["blue"]}}
    assert any("nobody can bring it home yet" in line for line in notes({"turn": 1, "squares": squares}))


def test_a_media_victory_in_sight_is_told() -> None:
    boards = [board.id for board in OWN.billboards]
    squares = {f"q{n}": {"billboard": ["purple", boards[n]]} for n in range(1, 5)}
    assert "Purple needs 2 more Billboards for the Media Victory." in notes({"turn": 1, "squares": squares})


def test_a_finished_game_has_no_reminders() -> None:
    for state in some(GAME):
        text = GAME.words.board(state.view(None))
        assert ("EASILY FORGOTTEN" in text) == (not state.over and bool(state.view(None)["turn"]))
        assert ("the game is over" in text) == state.over


def test_the_board_says_whether_it_is_a_reconstruction() -> None:
    view = GAME.start(seed=1).view(0)
    assert "reconstruction: some of its printed values are invented" in board(OWN, view)
    assert "invented" not in board(replace(OWN, reconstruction=False), view)


def test_signs_of_effects() -> None:
    assert short(Effect()) == "–"
    assert short(Effect(ladder=1, vp=2)) == "L+2VP"
    assert short(Effect(energy=1, megaphone=2)) == "1E+2M"
    assert short(Effect(choice=(Effect(megaphone=1), Effect(ladder=1)))) == "M/L"
    assert short(Effect(discard=2)) == "-2D"
