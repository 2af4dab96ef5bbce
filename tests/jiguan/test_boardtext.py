"""The board in words and signs: it fits a terminal, and shows what is easily forgotten."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from haguruma.jiguan.constants import COLOURS, SEATS
from haguruma.jiguan.editions.loading import load_edition
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.rules.missions import connected, entries
from haguruma.jiguan.rules.paying import can_pay
from haguruma.jiguan.words.board import BENCH_WIDE, WIDTH, board, key_of, tile_sign
from haguruma.jiguan.words.board_notes import STAYS, lines_that_complete, mission_met, reminders
from haguruma.jiguan.words.names import gear_sign

from .wander import jiguan, moments, some, variants

OWN = load_edition("reconstruction")
GAMES = variants()
GAME = GAMES["full"]


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> JiguanGame:
    """The game in every variant."""
    return GAMES[request.param]


def at(game: JiguanGame = GAME, black: dict[str, Any] | None = None, **data: Any) -> dict[str, Any]:
    """Black's view of a position."""
    return game.position({"seats": {"black": black or {}, "white": {}}, **data}, 1).view(0)


def tile(colour: str, value: int, **more: object) -> dict[str, object]:
    """A blueprint for a slot of a position."""
    return {"colour": colour, "value": value, **more}


@pytest.mark.slow
def test_no_line_is_wider_than_a_terminal(game: JiguanGame) -> None:
    for state in some(game):
        for viewer in (None, *range(state.seats)):
            lines = game.words.board(state.view(viewer)).splitlines()
            assert max(map(len, lines)) <= WIDTH
            assert all(line == line.rstrip() for line in lines)


def test_nothing_is_cut_in_the_reconstruction() -> None:
    for state in some(GAME, 4, 17):
        text = GAME.words.board(state.view(None))
        assert "…" not in text
        assert text.endswith(".")


def test_long_names_are_cut_and_lines_stay() -> None:
    cards = tuple(replace(card, id=f"{card.id}-of-a-very-long-name") for card in OWN.cards)
    shops = tuple(replace(shop, name="A workshop of a name that hardly ends at all") for shop in OWN.workshops)
    beasts = ("a beast of thirty letters or so",) * len(COLOURS)
    edition = replace(OWN, cards=cards, workshops=shops, beasts=beasts, title="T" * 90, hash="x")
    for state in some(jiguan(edition), 3, 29):
        assert max(map(len, board(edition, state.view(0)).splitlines())) <= WIDTH


@pytest.mark.slow
def test_everything_open_is_on_the_board(game: JiguanGame) -> None:
    for state in some(game):
        view: dict[str, Any] = state.view(0)
        text = game.words.board(view)
        assert all(seat.upper() in text for seat in SEATS[: state.seats])
        assert all(f"{colour} {beast}" in text for colour, beast in zip(COLOURS, game.edition_data.beasts, strict=True))
        for house, pile in view["houses"].items():
            shown = f"{gear_sign(pile['top'])}×{pile['count']}" if pile["count"] else "empty"
            assert f"{house:<3} {shown} [" in text
        assert all(card in text for row in view["display"].values() for card in row if card)
        assert all(card in text for seat in view["seats"].values() for card in seat["cards"])
        for seat in view["seats"].values():
            assert all(tile_sign(slot) in text for slot in seat["slots"].values())
            assert all(f"[{gear_sign(gear)}]" in text for gear in seat["cells"].values())


def test_a_bench_is_drawn_as_it_lies() -> None:
    black = {"cells": {"c1": "red3", "c9": "blue2"}, "slots": {"nw": tile("red", 8), "s3": tile("blue", 9, beast=True)}}
    lines = GAME.words.board(at(black=black)).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("BLACK"))
    drawn = [line[:31].split() for line in lines[start + 1 : start + 6]]
    assert drawn[0] == ["R8", ".", ".", ".", "."]
    assert drawn[1] == [".", "[R3]", "[", "]", "[", "]", "."]
    assert drawn[3] == [".", "[", "]", "[", "]", "[B2]", "."]
    assert drawn[4] == [".", ".", ".", "B*2", "."]


def test_the_key_names_every_place_of_the_bench() -> None:
    assert [line.rstrip() for line in key_of(OWN)] == [
        "nw n1 n2 n3 ne",
        "w1 c1 c2 c3 e1",
        "w2 c4 c5 c6 e2",
        "w3 c7 c8 c9 e3",
        "sw s1 s2 s3 se",
    ]


def test_designated_slots_are_drawn_on_the_advanced_side_only() -> None:
    advanced = GAMES["advanced"]
    mark = f"({OWN.specials[0].colour[0].upper()}{OWN.specials[0].points})"
    assert mark in advanced.words.board(at(advanced))
    assert mark not in GAME.words.board(at())
    assert "(R2) a designated slot" not in GAME.words.board(at())


def test_signs_of_blueprints_and_beasts() -> None:
    assert tile_sign({"colour": "red", "value": 8}) == "R8"
    assert tile_sign({"colour": "red", "value": 8, "coins": 2, "shift": -2}) == "R8-2"
    assert tile_sign({"colour": "red", "value": 8, "coins": 2, "shift": 0}) == "R8"
    assert tile_sign({"colour": "purple", "beast": True, "beast_energy": 3}) == "P*3"


def test_open_blueprints_show_their_sums_and_the_coins_they_take() -> None:
    cells = {"c1": "blue3", "c4": "red4", "c7": "green1"}
    slots = {"n1": tile("blue", 8), "s1": tile("red", 10), "w1": tile("green", 7)}
    slots["e3"] = tile("red", 7, coins=1, shift=1)
    lines = GAME.words.board(at(black={"cells": cells, "slots": slots})).splitlines()
    text = " ".join(" ".join(line[BENCH_WIDE:] for line in lines).split())
    assert "n1 B8 1E: 8, complete" in text
    assert "s1 R10 1E: 8, 2 coins away" in text
    assert "w1 G7 1E: 3 of 7, 2 missing" in text
    assert "e3 R7+1 1E (1 coin on it): 1 of 8, 2 missing" in text


def test_gears_in_hand_show_what_they_would_drive() -> None:
    black = {"slots": {"n1": tile("blue", 8)}}
    view = at(black=black, held=["blue1", "red2"], pending=["gear", "purchase 1", "end", "end-turn"])
    text = GAME.words.board(view)
    assert "IN HAND of Black" in text
    assert " B1 would drive  c1 1E  c2 1E  c3 0E  c4 1E" in text
    assert "IN HAND" not in GAME.words.board(at())


def test_a_blueprint_in_hand_is_shown() -> None:
    view = at(drawn=[tile("red", 7)], pending=["blueprint", "bought a1", "end", "end-turn"])
    assert " blueprint R7 1/2E" in GAME.words.board(view)


def test_what_is_still_to_be_paid_is_shown() -> None:
    gears = ["yellow1", "green1", "blue1", "purple2"]
    state = GAME.position(
        {"seats": {"black": {"beside": gears, "cards": ["parts-red"]}, "white": {}}, "pending": ["end", "end-turn"]}
    )
    state.play("mission parts-red")
    assert "gears still to be paid: yellow" in GAME.words.board(state.view(0))


def test_a_used_ability_is_marked_in_the_turn() -> None:
    state = GAME.position(
        {"seats": {"black": {"energy": 9, "workshop": "alembic"}, "white": {}}, "pending": ["end", "end-turn"]}
    )
    assert "(used)" not in GAME.words.board(state.view(0))
    state.play("convert points")
    assert "(used)" in GAME.words.board(state.view(0))
    state.play("done")
    assert "(used)" not in GAME.words.board(state.view(0))


def test_the_score_is_told_by_source() -> None:
    for state in some(GAME, 2, 23):
        view: dict[str, Any] = state.view(None)
        text = GAME.words.board(view)
        for line in view["sheet"]["lines"]:
            assert (f"\n {line['label'][:31]} " in text) == any(line["values"])
        assert ("SCORE if scored now" in text) == (not state.over)
        assert ("Gained so far" in text) == (not state.over)


# Reminders


def notes(black: dict[str, Any] | None = None, game: JiguanGame = GAME, **data: Any) -> list[str]:
    """The reminders for a position."""
    return reminders(game.edition_data, at(game, black, **data))


def test_what_stays_between_the_periods_is_told_in_the_first_one() -> None:
    assert STAYS in notes()
    assert STAYS not in notes(period=2, airship="white")
    assert STAYS not in notes(game=GAMES["beginner"])


def test_how_many_gears_are_left_is_told() -> None:
    assert notes()[0].startswith("20 gears left: whoever takes the last one takes the airship (5 points)")
    one = notes(houses={"h1": {"count": 1, "top": "red2"}})
    assert one[0].startswith("1 gear left: ")


def test_lines_that_complete_are_told_with_the_coins_it_takes() -> None:
    cells = {"c1": "blue3", "c4": "red4", "c7": "green1"}
    slots = {"n1": tile("blue", 8), "s1": tile("red", 9)}
    assert "Black could complete n1." in notes({"cells": cells, "slots": slots})
    assert "Black could complete n1 or s1 with 1 coin." in notes({"cells": cells, "slots": slots, "coins": 1})


def test_missions_that_are_met_are_told() -> None:
    beasts = {"n3": "green", "ne": "red", "e1": "yellow"}
    slots = {slot: tile(colour, 7, beast=True) for slot, colour in beasts.items()}
    assert "Black could fulfil beasts-ryg at the end of a turn." in notes({"slots": slots, "cards": ["beasts-ryg"]})
    slots["e2"] = slots.pop("e1")
    assert not any("fulfil" in note for note in notes({"slots": slots, "cards": ["beasts-ryg"]}))
    gears = ["yellow1", "green1", "blue1", "purple2"]
    assert "Black could fulfil parts-red at the end of a turn." in notes({"beside": gears, "cards": ["parts-red"]})


def test_a_nearly_full_energy_track_is_told() -> None:
    assert "Black has room for 2 more energy; what is gained beyond is lost." in notes({"energy": 18})
    assert not any("room for" in note for note in notes({"energy": 10}))


def test_what_the_reminders_work_out_from_a_view_is_what_the_rules_say(game: JiguanGame) -> None:
    for state in some(game):
        if state.over:
            continue
        view: dict[str, Any] = state.view(None)
        for seat in range(state.seats):
            data = view["seats"][SEATS[seat]]
            for card in state.front[seat]:
                found = game.edition_data.cards[card]
                met = found.kind == "beasts" and connected(state, seat, card)
                met = met or (found.kind == "parts" and can_pay(state, seat, entries(state, card)))
                assert mission_met(game.edition_data, data, found) == met
        if view["phase"] == "action":
            seat = state.seat or 0
            now = {action.args[0] for action in state.actions() if action.kind == "complete"}
            told = " ".join(lines_that_complete(view, SEATS[seat])).removesuffix(".").replace(",", "").split()
            assert now <= set(told)


def test_a_finished_game_has_no_reminders() -> None:
    for state in some(GAME, 2, 40):
        text = GAME.words.board(state.view(None))
        assert ("EASILY FORGOTTEN" in text) == (not state.over)
        assert ("the game is over" in text) == state.over


def test_the_last_turns_are_told() -> None:
    told = False
    for state, _ in moments(GAME, 3):
        if not state.over and state.closing >= 0 and state.view(None)["phase"] == "action":
            told = True
            name = SEATS[state.closing].capitalize()
            assert f"{name} has taken the last gear" in GAME.words.board(state.view(None))
    assert told


def test_the_board_says_whether_it_is_a_reconstruction_and_how_it_is_played() -> None:
    view = GAME.start(seed=1).view(0)
    assert "reconstruction: some of its printed values are invented" in board(OWN, view)
    assert "invented" not in board(replace(OWN, reconstruction=False), view)
    assert "Beginner Play" in GAMES["beginner"].words.board(GAMES["beginner"].start(seed=1).view(0))
    assert "period 1 of 2, turn 1, starting blueprints" in board(OWN, view)
