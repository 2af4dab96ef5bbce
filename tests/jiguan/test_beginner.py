"""Beginner Play (rulebook: Beginner Play, Setup notes; J27)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from haguruma.jiguan.constants import COLOURS, SEATS
from haguruma.jiguan.state import JiguanState

from .helpers import (
    BEGINNER,
    EDITION,
    END,
    TILES,
    Data,
    at,
    beast,
    buying,
    card,
    ending,
    faults,
    gear_energy,
    legal,
    make,
    mover,
    phase,
    play,
    points,
    rank,
    score,
    seat,
    shop,
    tokens,
    view,
)

COUNTS = (2, 3, 4)
PLAIN = [card.id for card in EDITION.cards if not card.gear_mark]
"""Cards without the gear mark on the back."""


def begun(seats: int = 2, seed: int = 1) -> JiguanState:
    """A game of Beginner Play."""
    return BEGINNER.start(seats=seats, seed=seed)


def lying(state: JiguanState) -> list[str]:
    """Cards of display and decks."""
    hidden: Any = state.position()["hidden"]
    shown = [name for row in view(state)["display"].values() for name in row if name]
    return [*shown, *hidden["decks"]["orange"], *hidden["decks"]["black"]]


@pytest.mark.parametrize("seats", COUNTS)
def test_only_gears_of_type_two_are_left_out_at_every_count(seats: int) -> None:
    """rulebook: Setup, "regardless of the number of players"; J27: three a house."""
    state = begun(seats)
    assert {pile["count"] for pile in view(state)["houses"].values()} == {3}
    left = Counter(f"{gear.colour}{gear.number}" for gear in EDITION.gears if gear.type == 2)
    assert Counter(view(state)["box"]) == left
    assert view(state)["later"] == 0


def test_cards_with_the_gear_mark_lie_in_two_equal_decks() -> None:
    """rulebook: Setup 3, simple mode; J27."""
    state = begun()
    decks: Any = state.position()["hidden"]
    sizes = {len(deck) for deck in decks["decks"].values()}
    assert len(sizes) == 1
    assert not set(lying(state)) & set(PLAIN)
    marked = len(EDITION.cards) - len(PLAIN)
    assert len(lying(state)) == marked // 2 * 2


def test_four_cards_lie_in_every_row() -> None:
    """rulebook: Setup 3, simple mode: two of each deck; J27: the 4×5 array."""
    display = view(begun())["display"]
    assert [len([name for name in row if name]) for row in display.values()] == [4] * 5


@pytest.mark.parametrize("seats", COUNTS)
def test_the_other_cards_are_dealt_in_equal_numbers(seats: int) -> None:
    """rulebook: Setup 3, simple mode; J27: the rest is out of the game."""
    state = begun(seats)
    dealt = [seat(state, name)["cards"] for name in SEATS[:seats]]
    assert {len(cards) for cards in dealt} == {len(PLAIN) // seats}
    assert {name for cards in dealt for name in cards} <= set(PLAIN)


def test_the_deal_is_random() -> None:
    """J27."""
    assert len({tuple(seat(begun(seed=seed))["cards"]) for seed in range(12)}) > 5


def test_bonus_tiles_are_not_used() -> None:
    """rulebook: Setup 4, simple mode; J27."""
    assert all("bonus" not in tile for tile in view(begun())["tiles"].values())


def test_scoring_tiles_lie_at_random_at_the_towers() -> None:
    """rulebook: Setup 4, simple mode."""
    assert len({tuple(t["tile"] for t in view(begun(seed=seed))["tiles"].values()) for seed in range(12)}) > 8


@pytest.mark.parametrize("kind", sorted({card.kind for card in EDITION.cards if card.gear_mark}))
def test_a_card_taken_is_an_energy_point_and_nothing_else(kind: str) -> None:
    """rulebook: Beginner Play 1; J27."""
    name = next(card.id for card in EDITION.cards if card.kind == kind)
    state = at({"energy": 0}, pending=["any-card", "bought a2", *END], display={"red": [name]}, game=BEGINNER)
    play(state, f"card {name}")
    assert (phase(state), tokens(state), score(state)) == ("end", (0, 0), 0)
    assert seat(state)["turned"] == [name]
    assert seat(state)["energy_points"][card(name).bottle] == card(name).back


def test_there_are_no_missions() -> None:
    """J27: a mission card is an energy point like any other."""
    mission = next(card for card in EDITION.cards if card.kind == "beasts")
    slots = {slot.id: beast(colour) for slot, colour in zip(EDITION.slots, mission.beasts, strict=False)}
    state = ending({"turned": [mission.id], "slots": slots}, game=BEGINNER)
    assert not legal(state, "mission")


def test_gaps_are_refilled_from_the_deck_they_came_from() -> None:
    """J27: by place, whatever the frames on the fronts."""
    state = BEGINNER.start(seed=3)
    data: Any = state.position()
    data["display"]["red"][0] = data["display"]["red"][3] = ""
    data.pop("hidden")
    for key in ("pending", "seat", "stacks", "houses", "box", "decks"):
        data.pop(key)
    state = BEGINNER.position({**data, "pending": END})
    decks = view(state)["decks"]
    play(state, "done")
    assert view(state)["display"]["red"][0] == decks["orange"]["top"]
    assert view(state)["display"]["red"][3] == decks["black"]["top"]


def scored(black: Data) -> JiguanState:
    """A game of Beginner Play that has just been scored; White holds the airship."""
    state = ending(black, closing="white", turn=1, tiles=TILES, game=BEGINNER)
    play(state, "done")
    assert state.over
    return state


def test_the_airship_is_scored() -> None:
    """rulebook: Beginner Play 3.1."""
    assert points(scored({}), "white") == {"airship": EDITION.scoring.airship}


@pytest.mark.parametrize("colour", COLOURS)
def test_only_the_three_black_tiles_count(colour: str) -> None:
    """rulebook: Beginner Play 3.2."""
    tile = TILES[colour]
    total = gear_energy(colour) * tile["times"] if tile["base"] == "black" else 0
    assert points(scored({"slots": {"n2": colour}})).get("energy", 0) == total


def test_the_dealt_scoring_cards_are_scored() -> None:
    """rulebook: Beginner Play 3.3."""
    state = scored({"cards": ["scoring-red"], "slots": {"n2": "red"}})
    assert points(state) == {"scoring-cards": gear_energy("red") * card("scoring-red").points}


def test_nothing_else_is_scored() -> None:
    """J27: no bonus tiles, no trading in, no conversion."""
    state = scored({"coins": 4, "energy": 9, "ranks": {"blue": 3}, "cards": []})
    assert points(state) == {}
    assert tokens(state) == (4, 9)


def test_towers_pay_their_ranks_and_neighbours_all_the_same() -> None:
    """J27: rank rewards and neighbour bonus hold."""
    least = EDITION.scoring.neighbour_rank
    ranks = {EDITION.towers[0]: least, EDITION.towers[1]: least - 1}
    state = at({"energy": 6, "workshop": shop("step"), "ranks": ranks}, game=BEGINNER)
    play(state, "workshop", f"tower {EDITION.towers[1]}")
    assert points(state) == {"towers": rank(least).points, "neighbours": EDITION.scoring.neighbour}


def test_purchases_exchanges_and_workshops_hold() -> None:
    """J27."""
    state = buying(
        {"energy": 9, "coins": 1, "slots": {"n2": "red"}, "workshop": shop("blueprint")}, game=BEGINNER
    )
    assert {"buy a1", "buy a2", "exchange", "coin n2 up", "workshop"} <= legal(state)


def test_the_start_draft_holds() -> None:
    """J27: J25."""
    state = begun()
    assert (mover(state), phase(state)) == (SEATS[0], "draft")
    assert tokens(state) == (EDITION.start.coins, EDITION.start.energy[0])


def test_either_side_of_the_bench_may_be_played() -> None:
    """J27."""
    game = make(beginner=True, bench="advanced")
    cells = {"c2": "red3", "c5": "green4", "c8": "blue1"}
    state = at({"cells": cells, "slots": {"n2": "blue8"}, "workshop": shop(b="rows")}, game=game)
    play(state, "complete n2 c8", "take blue1", "at n1")
    assert points(state)["beasts"] == EDITION.specials[0].points


def test_a_position_of_beginner_play_knows_no_second_period() -> None:
    """J27."""
    assert faults({"period": 2}, BEGINNER)
