"""The rulebook's own examples: the six ready cases of the facts, section 9, numbers and all."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.jiguan.game import JiguanGame

from .helpers import (
    EDITION,
    END,
    GAME,
    OWN,
    Data,
    at,
    beast,
    legal,
    play,
    points,
    said,
    score,
    seat,
    tokens,
    view,
)

BOTH = pytest.mark.parametrize("game", [GAME, OWN], ids=["example", "own"])


def lone(game: JiguanGame, icon: str) -> int:
    """Number of a house whose neighbours both have this icon."""
    ring = game.edition_data.houses
    return next(i + 1 for i in range(len(ring)) if {ring[i - 1], ring[(i + 1) % len(ring)]} == {icon})


@BOTH
def test_eric_takes_the_red_gear_and_a_coin_or_the_green_one_and_two_energy(game: JiguanGame) -> None:
    """Ready case 1 (rulebook: Action A, first example; J2): never two gears, never coin and energy."""
    red, green = lone(game, "coin"), lone(game, "energy")
    supply = {f"h{red}": ["red1"], f"h{green}": ["green1"]}
    found = set()
    for notation in sorted(legal(at(houses=supply, game=game), "pair")):
        state = at(houses=supply, game=game)
        play(state, notation)
        held = view(state)["held"]
        for claim in sorted(legal(state, "claim") - {"claim nothing"}):
            after = state.copy()
            play(after, claim)
            found.add((*held, *tokens(after)))
    assert found == {("red1", 1, 0), ("green1", 0, 2)}


def below_and_upper_left(game: JiguanGame) -> tuple[str, str, str]:
    """A cell, the slot straight below it and the slot at its upper left."""
    tables = game.tables
    for cell in range(9):
        x, y = cell % 3 + 1, cell // 3 + 1
        places = {(slot.x, slot.y): slot.id for slot in tables.edition.slots}
        for step in range(1, 4):
            if (x, 4) in places and (x - step, y - step) in places:
                return f"c{cell + 1}", places[x, 4], places[x - step, y - step]
    raise AssertionError("no such cell")


@BOTH
def test_eric_drives_one_and_three_energy(game: JiguanGame) -> None:
    """Ready case 2 (rulebook: Action A, second example; J6): the red gear 1, the green one 1 + 2, 4 in all."""
    cell, below, upper_left = below_and_upper_left(game)
    above = next(
        s.id
        for s in game.edition_data.slots
        if s.y == 0 and s.x not in (0, 4) and s.id not in (below, upper_left)
    )
    column = {slot.id: slot.x for slot in game.edition_data.slots}[above]
    red_cell = next(f"c{3 * y + column}" for y in range(3) if f"c{3 * y + column}" != cell)
    slots = {above: "red8", below: "green8", upper_left: beast("green", value=8)}
    state = at({"slots": slots}, held=["red3", "green4"], pending=["gear", "purchase 1", *END], game=game)
    events = play(state, f"put red3 {red_cell}", f"put green4 {cell}")
    assert [fields["energy"] for fields in said(events, "put")] == [1, 3]
    assert tokens(state)[1] == 4


@BOTH
def test_eric_completes_the_blue_beast_of_eight(game: JiguanGame) -> None:
    """Ready case 3 (rulebook: Action B, example; J8, J11): red and green go, blue stays; +2, +5; then the blue row."""
    cells = {"c2": "red3", "c5": "green4", "c8": "blue1"}
    ranks = {"blue": 2, "green": 3}
    quiet = next(shop.id for shop in game.edition_data.workshops if shop.b == "rows")
    state = at({"slots": {"n2": "blue8"}, "cells": cells, "ranks": ranks, "workshop": quiet}, game=game)
    play(state, "complete n2 c8")
    assert seat(state)["cells"] == {"c8": "blue1"}
    assert sorted(seat(state)["beside"]) == ["green4", "red3"]
    assert seat(state)["slots"]["n2"]["beast"]
    assert points(state) == {"towers": 2, "neighbours": 5}
    blue = [card for card in view(state)["display"]["blue"] if card]
    assert legal(state, "take") | legal(state, "card") == {
        "take blue1",
        "take blue2",
        *(f"card {name}" for name in blue),
    }


def erics(game: JiguanGame) -> Any:
    """Eric's last scoring: black tiles at yellow (x2), purple (x2) and green (x3)."""
    tiles: Data = {
        "yellow": {"base": "black", "times": 2}, "purple": {"base": "black", "times": 2},
        "green": {"base": "black", "times": 3},
    }  # fmt: skip
    for colour, wanted in (("red", "points"), ("blue", "energy")):
        printed = next(
            t for t in game.edition_data.bonus_tiles if t.base == "white" and getattr(t.second, wanted)
        )
        tiles[colour] = {"base": "white", "times": printed.times}
    return tiles


@BOTH
def test_eric_scores_forty_six_points(game: JiguanGame) -> None:
    """Ready case 4 (rulebook: Scoring, example; J23): 5 + 22 + 8 + 6 + 5; the bonus sides of period 2 among them."""
    slots = dict(zip([slot.id for slot in game.edition_data.slots], erics_bench(), strict=False))
    black = {
        "slots": slots, "ranks": {"red": 2, "green": 2, "blue": 2}, "cards": ["scoring-red"], "coins": 2,
        "turned": turned(game),
    }  # fmt: skip
    white = {"ranks": {"red": 1, "green": 1, "blue": 1, "yellow": 1, "purple": 1}}
    data = {"black": black, "white": white}
    state = game.position(
        {
            "seats": data,
            "period": 2,
            "closing": "black",
            "seat": "white",
            "pending": END,
            "tiles": erics(game),
        }
    )
    assert energy_points(state) == {"red": 6, "yellow": 2, "green": 4, "blue": 0, "purple": 3}
    play(state, "done")
    assert points(state) == {"airship": 5, "energy": 22, "bonus": 8, "scoring-cards": 6, "trade": 5}
    assert score(state) == 46


def erics_bench() -> list[Any]:
    """Three red beasts (6), a yellow one (2), two green ones (4), and a purple blueprint that is traded in."""
    colours = ["red", "red", "red", "yellow", "green", "green"]
    return [*(beast(colour, beast_energy=2) for colour in colours), "purple8"]


def turned(game: JiguanGame) -> list[str]:
    """Cards that make up, with the blueprint, Eric's three purple energy points."""
    tile = next(tile for tile in game.edition_data.blueprints if (tile.colour, tile.value) == ("purple", 8))
    cards = [card.id for card in game.edition_data.cards if (card.bottle, card.back) == ("purple", 1)]
    return cards[: 3 - tile.energy]


def energy_points(state: Any) -> Data:
    """Black's energy points by colour."""
    return seat(state)["energy_points"]  # type: ignore[no-any-return]


def test_the_bonus_sides_of_period_two_are_those_of_the_example() -> None:
    """Ready cases: white towers 6 points and 3 energy, black x3 2 points (facts section 6)."""
    for edition in (EDITION, OWN.edition_data):
        white = [tile.second for tile in edition.bonus_tiles if tile.base == "white"]
        assert {(side.coin, side.energy, side.points) for side in white} == {(0, 0, 6), (0, 3, 0)}
        black = next(tile.second for tile in edition.bonus_tiles if (tile.base, tile.times) == ("black", 3))
        assert (black.coin, black.energy, black.points) == (0, 0, 2)


@BOTH
def test_the_second_row_coming_to_space_three_pays_four_points(game: JiguanGame) -> None:
    """Ready case 5 (rulebook: Workshop Abilities, example; J20): a1 on 4, a2 from 2 to 3."""
    rows = next(shop.id for shop in game.edition_data.workshops if shop.b == "rows")
    display = {"red": ["", "", "scoring-red"]}
    black = {"rows": [4, 2], "energy": game.edition_data.energy_cap, "workshop": rows}
    state = at(black, pending=["purchase 1", *END], display=display, game=game)
    play(state, "buy a2", "card scoring-red")
    assert seat(state)["rows"] == [4, 3]
    assert score(state) == 4


@BOTH
def test_the_box_holds_these_many_components(game: JiguanGame) -> None:
    """Ready case 6 (rulebook: Game Components; Setup): 60, 50, 54; 20 cards face up, 10 a frame; 3 gears a house."""
    edition = game.edition_data
    assert (len(edition.gears), len(edition.blueprints), len(edition.cards)) == (60, 50, 54)
    state = game.start(seats=4, seed=1)
    frames = {card.id: card.frame for card in edition.cards}
    shown = [frames[name] for row in view(state)["display"].values() for name in row]
    assert (shown.count("orange"), shown.count("black")) == (10, 10)
    assert [pile["count"] for pile in view(state)["houses"].values()] == [3] * 10
    assert all(len([g for g in edition.gears if g.colour == c]) == 12 for c in edition.towers)
