"""Action A, step 3: rows a1 and a2 (rulebook: "Buy a1/a2 (optional)"; J14, J20)."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.jiguan.editions.edition import Reward
from haguruma.jiguan.game import JiguanGame
from haguruma.jiguan.state import JiguanState

from .helpers import (
    EDITION,
    END,
    OWN,
    Data,
    at,
    beast,
    buying,
    ending,
    gear_energy,
    legal,
    phase,
    play,
    points,
    refused,
    said,
    score,
    seat,
    shop,
    showing,
    tokens,
    view,
    with_edition,
)

A1, A2 = EDITION.prices
ROWS = shop(b="rows")
BONUS = dict(EDITION.abilities.row_points)


def slots(count: int) -> Data:
    """So many slots with open blueprints."""
    colours = [tile.colour for tile in EDITION.blueprints]
    return {slot.id: colours[i * 4] for i, slot in enumerate(EDITION.slots[:count])}


def bought(state: JiguanState) -> list[int]:
    """Spaces of the row markers."""
    return list(seat(state)["rows"])


def test_row_a1_buys_a_blueprint_of_any_colour() -> None:
    """J14, J10: any of the ten tops, on any free slot."""
    state = buying({"energy": 5})
    play(state, "buy a1")
    assert legal(state, "take") == {f"take {name}" for name in view(state)["stacks"]}
    top = view(state)["stacks"]["blue2"]["top"]
    play(state, "take blue2", "at n2")
    assert seat(state)["slots"]["n2"] == {**top, "beast": False}
    assert tokens(state)[1] == 5 - A1[0]


def test_row_a2_buys_any_displayed_card() -> None:
    """J14: of every row, by the card's name."""
    state = buying({"energy": 5}, display=showing("goods-red", "scoring-red", "goods-blue"))
    play(state, "buy a2")
    assert legal(state, "card") == {"card goods-red", "card scoring-red", "card goods-blue"}
    play(state, "card scoring-red")
    assert seat(state)["cards"] == ["scoring-red"]
    assert tokens(state)[1] == 5 - A2[0]


def test_the_purchase_is_optional() -> None:
    """rulebook: Action A, "Buy a1/a2 (optional)"; J14."""
    state = buying({"energy": 5})
    play(state, "done")
    assert phase(state) == "end"
    assert (tokens(state)[1], bought(state)) == (5, [1, 1])


def test_the_purchase_comes_after_the_energy_reward() -> None:
    """J14: what the last gear drives pays for it."""
    black = {"slots": {"n2": "green"}}
    state = at(black, houses={"h1": ["green1"], "h5": ["blue1"]})
    play(state, "pair h1", "claim nothing")
    assert not legal(state, "buy")
    play(state, "put green1 c5")
    assert tokens(state)[1] == A1[0]
    assert legal(state, "buy") == {"buy a1", "buy a2"}


@pytest.mark.parametrize("row", [0, 1])
def test_the_price_is_that_of_the_space_the_marker_stands_on(row: int) -> None:
    """J14: energy only, one space further after each purchase."""
    prices = EDITION.prices[row]
    for space in range(1, len(prices) + 1):
        rows = [space, 1] if row == 0 else [1, space]
        state = buying({"energy": prices[space - 1], "rows": rows, "coins": 9})
        assert seat(state)["prices"][row] == prices[space - 1]
        play(state, f"buy a{row + 1}")
        assert tokens(state) == (9, 0)


@pytest.mark.parametrize("row", [0, 1])
def test_a_row_that_cannot_be_paid_is_refused(row: int) -> None:
    """J14: coins do not pay for it."""
    prices = EDITION.prices[row]
    rows = [len(A1), 1] if row == 0 else [1, len(A2)]
    state = buying({"energy": prices[-1] - 1, "rows": rows, "coins": 9})
    assert f"buy a{row + 1}" not in legal(state)
    assert refused(state, f"buy a{row + 1}")[1] == "J14"


def test_pay_take_then_the_marker_moves() -> None:
    """J14, in this order."""
    state = buying({"energy": 5})
    play(state, "buy a1")
    assert (tokens(state)[1], bought(state)) == (5 - A1[0], [1, 1])
    play(state, "take blue2")
    assert bought(state) == [1, 1]
    play(state, "at n2")
    assert bought(state) == [2, 1]


@pytest.mark.parametrize("row", [0, 1])
def test_on_the_last_space_price_and_marker_stay(row: int) -> None:
    """J14."""
    last = len(EDITION.prices[row])
    rows = [last, 1] if row == 0 else [1, last]
    state = buying({"energy": 12, "rows": rows}, display=showing("scoring-red"))
    play(state, f"buy a{row + 1}", *(["card scoring-red"] if row else ["take blue2", "at n2"]))
    assert bought(state) == rows
    assert tokens(state)[1] == 12 - EDITION.prices[row][-1]


def test_the_game_as_it_comes_has_five_spaces_or_more_that_grow_dearer() -> None:
    """J14, facts section 1 (edition data): at most one purchase an action."""
    own = OWN.edition_data
    assert own.purchases == 1
    rows = [row for board in own.workshops for row in own.prices_on(board)]
    assert all(list(row) == sorted(set(row)) and len(row) >= 5 for row in rows)


def test_one_purchase_an_action_as_it_comes() -> None:
    """J14."""
    state = OWN.position({"seats": {"black": {"energy": 20}}, "pending": ["purchase 1", *END]})
    play(state, "buy a1", "take blue2", "at n2")
    assert phase(state) == "end"


def test_an_edition_may_allow_more_purchases() -> None:
    """J14 (edition data: limit)."""
    state = buying({"energy": 9}, pending=["purchase 2", *END])
    play(state, "buy a1", "take blue2", "at n2")
    assert phase(state) == "purchase"
    play(state, "buy a1", "take blue2", "at n1")
    assert phase(state) == "end"
    assert tokens(state)[1] == 9 - A1[0] - A1[1]


def test_action_a_brings_as_many_purchases_as_the_edition_allows() -> None:
    """J14."""
    state = at({"energy": 9, "cells": {}}, houses={"h1": ["green1"], "h5": ["blue1"]})
    play(state, "pair h1", "claim nothing", "put green1 c5")
    assert view(state)["item"] == f"purchase {EDITION.purchases}"


def test_the_purchase_is_there_with_an_empty_supply_too() -> None:
    """J14: Action A for the rewards alone."""
    state = at({"energy": 5}, closing="white")
    play(state, "pair h1", "claim nothing", "claim nothing")
    assert legal(state, "buy") == {"buy a1", "buy a2"}


def test_after_a_beast_there_is_no_purchase() -> None:
    """rulebook: Action A only; J14."""
    black = {"energy": 9, "slots": {"n2": "blue8"}, "cells": {"c2": "red3", "c5": "green4", "c8": "blue1"}}
    state = at(black, display=showing("scoring-blue", "goods-blue"))
    play(state, "complete n2 c8", "take blue1", "at n1")
    assert phase(state) == "end"


def test_the_extra_action_brings_no_purchase() -> None:
    """rulebook: Workshop Abilities, "no purchase may be made"; J14, J34."""
    energy = EDITION.abilities.extra_price + 5
    state = ending({"energy": energy, "workshop": shop("extra")}, houses={"h1": ["green1"], "h5": ["blue1"]})
    play(state, "workshop", "pair h1", "claim nothing", "put green1 c5")
    assert phase(state) == "end"
    assert tokens(state)[1] == 5


def test_without_a_free_slot_row_a1_is_refused() -> None:
    """J10: nothing paid."""
    state = buying({"energy": 5, "slots": slots(len(EDITION.slots))})
    assert legal(state, "buy") == {"buy a2"}
    assert refused(state, "buy a1")[1] == "J10"


def test_without_a_blueprint_row_a1_is_refused() -> None:
    """J10."""
    state = buying({"energy": 5}, period=2, stacks={name: [] for name in view(buying())["stacks"]})
    assert refused(state, "buy a1")[1] == "J10"


def test_with_an_empty_display_row_a2_is_refused() -> None:
    """J14, J16."""
    state = buying({"energy": 5}, display=showing())
    assert refused(state, "buy a2")[1] in ("J14", "J16")


def test_the_step_is_passed_over_when_nothing_can_be_bought() -> None:
    """A decision is offered only where there is one."""
    state = at({"workshop": shop("blueprint")}, houses={"h1": ["green1"], "h5": ["blue1"]})
    play(state, "pair h1", "claim nothing", "put green1 c5")
    assert phase(state) == "end"


def test_points_can_still_be_turned_into_the_energy_for_it() -> None:
    """J14, J18: the A ability at any decision, so the step is offered."""
    numbers = EDITION.abilities
    state = buying({"workshop": shop("convert"), "points": numbers.convert_points})
    assert legal(state, "buy") == set()
    play(state, "convert energy")
    assert legal(state, "buy") == {"buy a1", "buy a2"}


def dear(price: int, **changes: Any) -> JiguanGame:
    """A game in which every purchase costs so much."""
    return with_edition(prices=((price,) * len(A1), (price,) * len(A2)), **changes)


def test_a_gear_of_the_workshop_can_still_drive_the_energy_for_it() -> None:
    """J14, J18: it is placed and drives before the purchase."""
    beasts = {slot: beast("purple") for slot in ("n1", "n2", "w1")}
    price = 3 * gear_energy("purple", True)
    state = buying(
        {"workshop": shop("gear"), "energy": 4, "slots": beasts}, game=dear(price), houses={"h1": ["purple2"]}
    )
    assert not legal(state, "buy")
    play(state, "workshop", "house h1", "put purple2 c1")
    assert legal(state, "buy") == {"buy a1", "buy a2"}


def test_a_step_of_the_workshop_can_still_bring_the_energy_for_it() -> None:
    """J14, J18: a rank's energy."""
    game = dear(8, ranks=(Reward(energy=8),) * len(EDITION.ranks))
    state = buying({"workshop": shop("step"), "energy": EDITION.abilities.step_price}, game=game)
    assert not legal(state, "buy")
    play(state, "workshop", "tower red")
    assert legal(state, "buy") == {"buy a1", "buy a2"}


@pytest.mark.parametrize("space", sorted(BONUS))
@pytest.mark.parametrize("row", [0, 1])
def test_both_rows_on_a_space_bring_the_rows_bonus(row: int, space: int) -> None:
    """rulebook: Workshop Abilities [B], 3/4/5/6 points; J20."""
    rows = [space - 1, space] if row == 0 else [space, space - 1]
    state = buying({"energy": 12, "rows": rows, "workshop": ROWS}, display=showing("scoring-red"))
    play(state, f"buy a{row + 1}", *(["card scoring-red"] if row else ["take blue2", "at n2"]))
    assert bought(state) == [space, space]
    assert points(state) == {"workshop": BONUS[space]}


def test_the_rows_bonus_counts_the_row_that_is_behind() -> None:
    """J20: m = min(a1, a2); the row ahead alone brings nothing."""
    state = buying({"energy": 12, "rows": [3, 2], "workshop": ROWS}, display=showing("scoring-red"))
    play(state, "buy a1", "take blue2", "at n2")
    assert score(state) == 0


def test_the_rows_bonus_comes_last_in_a_purchase() -> None:
    """J14: pay, take, move one space, rows bonus."""
    state = buying({"energy": 12, "rows": [1, 2], "workshop": ROWS})
    play(state, "buy a1", "take blue2")
    assert score(state) == 0
    events = play(state, "at n2")
    assert [event.kind for event in events][:2] == ["place-blueprint", "points"]
    assert said(events, "points")[0]["points"] == BONUS[2]


def test_the_rows_bonus_is_only_its_workshops() -> None:
    """J18."""
    state = buying({"energy": 12, "rows": [1, 2], "workshop": shop(b="missions")})
    play(state, "buy a1", "take blue2", "at n2")
    assert score(state) == 0


def test_all_rows_bonuses_add_up_to_eighteen() -> None:
    """facts section 1: 3, 4, 5 and 6."""
    assert BONUS == {2: 3, 3: 4, 4: 5, 5: 6}
    assert OWN.edition_data.abilities.row_points == EDITION.abilities.row_points
