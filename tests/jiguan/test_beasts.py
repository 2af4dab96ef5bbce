"""Action B: completing a mechanical beast (rulebook: Action B; J8, J36)."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.state import JiguanState

from .helpers import (
    ADVANCED,
    EDITION,
    GAME,
    OWN,
    Data,
    at,
    kinds,
    legal,
    phase,
    play,
    points,
    rank,
    refused,
    said,
    score,
    seat,
    shop,
    showing,
    tokens,
    view,
)

LINE = {"c2": "red3", "c5": "green4", "c8": "blue1"}
"""Three gears that make 8, on the line of n2 and s2."""
ORDER = list(EDITION.towers)


def ready(game: JiguanGame = GAME, cells: Data = LINE, slots: Data | None = None, **more: Any) -> JiguanState:
    """Black can complete a blue blueprint of 8 in n2."""
    rest = {key: more.pop(key) for key in ("display", "stacks", "period", "pending", "turn") if key in more}
    black = {"cells": cells, "slots": slots or {"n2": "blue8"}, "workshop": shop(b="missions"), **more}
    return at(black, game=game, **rest)


def test_three_gears_that_add_up_to_the_value_complete_the_blueprint() -> None:
    """rulebook: Action B; J8: any of the three may stay."""
    assert legal(ready(), "complete") == {"complete n2 c2", "complete n2 c5", "complete n2 c8"}


@pytest.mark.parametrize("value", [6, 7, 9, 10])
def test_another_sum_does_not(value: int) -> None:
    """J8."""
    state = ready(slots={"n2": f"blue{value}"})
    assert not legal(state, "complete")
    assert refused(state, "complete n2 c8")[1] == "J8"


@pytest.mark.parametrize("missing", LINE)
def test_the_line_must_be_full(missing: str) -> None:
    """rulebook: Action B, "exactly 3 gear parts"; J8."""
    state = ready(cells={cell: gear for cell, gear in LINE.items() if cell != missing})
    assert not legal(state, "complete")
    assert refused(state, "complete n2 c8")[1] == "J8"


def test_only_the_slots_own_line_counts() -> None:
    """J8: short diagonals carry energy but never complete."""
    state = ready(cells={"c1": "red3", "c4": "green4", "c7": "blue1"})
    assert not legal(state, "complete")


@pytest.mark.parametrize(
    ("slot", "cells"), [("nw", (1, 5, 9)), ("se", (1, 5, 9)), ("ne", (3, 5, 7)), ("sw", (3, 5, 7))]
)
def test_a_corner_is_completed_by_its_main_diagonal(slot: str, cells: tuple[int, ...]) -> None:
    """J5, J8: on the game as it comes."""
    bench = {f"c{cell}": gear for cell, gear in zip(cells, ("red3", "green4", "blue1"), strict=True)}
    state = ready(OWN, bench, {slot: "blue8"}, workshop=OWN.edition_data.workshops[0].id)
    assert legal(state, "complete") == {f"complete {slot} c{cell}" for cell in cells}


def test_two_gears_go_beside_the_workshop_and_one_stays() -> None:
    """rulebook: Action B, step 1; J8."""
    state = ready(beside=["purple5"])
    play(state, "complete n2 c8")
    assert seat(state)["cells"] == {"c8": "blue1"}
    assert sorted(seat(state)["beside"]) == ["green4", "purple5", "red3"]


@pytest.mark.parametrize("stays", LINE)
def test_the_player_chooses_which_gear_stays(stays: str) -> None:
    """J8."""
    state = ready()
    play(state, f"complete n2 {stays}")
    assert seat(state)["cells"] == {stays: LINE[stays]}


def test_the_blueprint_is_turned_into_a_beast() -> None:
    """rulebook: Action B, step 2: it stays in its slot and counts its other side."""
    state = ready()
    before = seat(state)["energy_points"]["blue"]
    play(state, "complete n2 c8")
    found = seat(state)["slots"]["n2"]
    assert found["beast"]
    assert before == found["energy"]
    assert seat(state)["energy_points"]["blue"] == found["beast_energy"]


def test_a_beast_is_not_completed_again() -> None:
    """J8: only blueprints are."""
    state = ready(slots={"n2": {"colour": "blue", "value": 8, "beast": True}})
    assert not legal(state, "complete")


def test_the_beasts_tower_is_climbed_and_its_reward_gained_at_once() -> None:
    """rulebook: Action B, step 2; J8."""
    state = ready()
    play(state, "complete n2 c8")
    assert seat(state)["ranks"] == {colour: int(colour == "blue") for colour in seat(state)["ranks"]}
    assert tokens(state) == (rank(1).coin, rank(1).energy)


def test_then_a_blueprint_or_card_of_its_row_is_taken() -> None:
    """rulebook: Action B, step 2; J8: either stack's top, or a card of that row alone."""
    state = ready(display={"blue": ["goods-red", "", "scoring-red", ""], "red": ["goods-blue"]})
    play(state, "complete n2 c8")
    assert phase(state) == "reward"
    assert legal(state, "take") == {"take blue1", "take blue2"}
    assert legal(state, "card") == {"card goods-red", "card scoring-red"}


def test_the_reward_is_compulsory() -> None:
    """J8."""
    state = ready()
    play(state, "complete n2 c8")
    assert {action.kind for action in state.actions()} <= {
        "take",
        "card",
        "coin",
        "exchange",
        "convert",
        "workshop",
    }


def test_with_nothing_to_take_the_reward_lapses() -> None:
    """J8, J10."""
    state = ready(display=showing(), stacks={"blue1": [], "blue2": []}, period=2)
    play(state, "complete n2 c8")
    assert phase(state) == "end"


def test_with_the_row_empty_a_blueprint_must_be_taken() -> None:
    """J8."""
    state = ready(display=showing())
    play(state, "complete n2 c8")
    assert legal(state, "card") == set()
    assert legal(state, "take") == {"take blue1", "take blue2"}


def test_without_a_free_slot_only_the_cards_are_left() -> None:
    """J10."""
    colours = ["red", "yellow", "green", "purple"]
    slots: Data = {slot.id: colours[i % 4] for i, slot in enumerate(EDITION.slots)}
    state = ready(slots={**slots, "n2": "blue8"}, display={"blue": ["goods-red"]})
    play(state, "complete n2 c8")
    assert legal(state, "take") == set()
    assert legal(state, "card") == {"card goods-red"}


def test_a_completed_blueprint_frees_no_slot() -> None:
    """J8: the beast stays where it is."""
    state = ready()
    play(state, "complete n2 c8", "take blue1")
    assert "at n2" not in legal(state)


def test_only_one_beast_is_completed_in_a_turn() -> None:
    """rulebook: Action B; J8."""
    state = ready(slots={"n2": "blue8", "s2": "green8"}, cells=LINE)
    play(state, "complete n2 c8")
    play(state, "take blue1", "at n1")
    assert not legal(state, "complete")


def test_the_order_is_rank_then_reward_then_slot_and_workshop() -> None:
    """J8."""
    number = next(i + 1 for i, reward in enumerate(EDITION.ranks) if reward.points)
    black = {"slots": {"n2": "blue8"}, "workshop": shop(b="beasts"), "ranks": {"blue": number - 1}}
    state = ready(ADVANCED, display={"blue": ["goods-red"]}, **black)
    events = play(state, "complete n2 c8", "card goods-red")
    order = [kind for kind in kinds(events) if kind in ("beast", "step", "card", "gain", "points")]
    assert order == ["beast", "step", "points", "card", "gain", "points", "points"]
    assert [fields["points"] for fields in said(events, "points")] == [
        rank(number).points,
        EDITION.specials[0].points,
        EDITION.abilities.beast_points,
    ]


def test_coins_on_the_blueprint_go_to_the_supply() -> None:
    """rulebook: Action B, [Note]; J9."""
    state = ready(slots={"n2": {"colour": "blue", "value": 7, "coins": 1}}, coins=2)
    play(state, "complete n2 c8")
    assert "coins" not in seat(state)["slots"]["n2"]
    assert tokens(state)[0] == 2 + rank(1).coin


@pytest.mark.parametrize("colour", ["blue", "red"])
def test_a_designated_slot_pays_for_its_colour_alone(colour: str) -> None:
    """rulebook: Action B, advanced side; J36: any blueprint may lie there."""
    special = next(special for special in EDITION.specials if special.slot == "n2")
    state = ready(ADVANCED, slots={"n2": f"{colour}8"})
    play(state, "complete n2 c8", f"take {colour}1", "at n1")
    assert points(state).get("beasts", 0) == (special.points if colour == special.colour else 0)


def test_the_basic_side_has_no_designated_slots() -> None:
    """J36: an option."""
    state = ready()
    play(state, "complete n2 c8", "take blue1", "at n1")
    assert "beasts" not in points(state)


def test_other_slots_of_the_advanced_side_pay_nothing() -> None:
    """J36."""
    state = ready(ADVANCED, cells={"c1": "red3", "c4": "green4", "c7": "blue1"}, slots={"n1": "blue8"})
    play(state, "complete n1 c7", "take blue1", "at n2")
    assert "beasts" not in points(state)


def test_a_card_taken_as_reward_works_at_once() -> None:
    """J15: before the slot's points."""
    state = ready(display={"blue": ["goods-red"]})
    play(state, "complete n2 c8")
    before = tokens(state)
    play(state, "card goods-red")
    goods = next(card.reward for card in EDITION.cards if card.id == "goods-red")
    assert tokens(state) == (before[0] + goods.coin, before[1] + goods.energy)


def test_completing_is_possible_instead_of_taking_parts() -> None:
    """rulebook: Game Flow, either action."""
    state = ready()
    assert legal(state, "pair")
    assert legal(state, "complete")
    play(state, "complete n2 c8")
    assert not legal(state, "pair")


def test_a_gear_of_any_colour_counts() -> None:
    """J8: only numbers are added."""
    state = ready(cells={"c2": "purple3", "c5": "purple4", "c8": "yellow1"})
    assert legal(state, "complete")


def test_both_ends_of_a_line_can_be_completed() -> None:
    state = ready(slots={"n2": "blue8", "s2": "green8"})
    assert {notation.split()[1] for notation in legal(state, "complete")} == {"n2", "s2"}


def test_the_points_of_a_beast_stand_in_the_score() -> None:
    """rulebook: Workshop Abilities [B]."""
    state = ready(workshop=shop(b="beasts"))
    play(state, "complete n2 c8", "take blue1", "at n1")
    assert score(state) == EDITION.abilities.beast_points


def test_the_view_shows_what_a_line_lacks() -> None:
    """What the browser marks: sum, gears missing, coins needed."""
    state = ready(slots={"n2": "blue10", "s2": "green8", "n1": "red"}, cells=LINE)
    lines = seat(state)["lines"]
    assert (lines["n2"]["sum"], lines["n2"]["missing"], lines["n2"]["coins"]) == (8, 0, 2)
    assert lines["s2"]["coins"] == 0
    assert (lines["n1"]["missing"], "coins" in lines["n1"]) == (3, False)


def test_all_four_other_seats_see_it() -> None:
    """Nothing about a bench is hidden."""
    state = ready()
    play(state, "complete n2 c8")
    assert state.view(1)["seats"] == view(state)["seats"]
