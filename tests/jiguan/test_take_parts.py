"""Action A, step 1: two neighbouring houses, their gears and rewards (rulebook: Action A; J1–J3)."""

from __future__ import annotations

import pytest

from haguruma.jiguan.state import JiguanState

from .helpers import (
    EDITION,
    around,
    at,
    house,
    kinds,
    legal,
    pair_at,
    phase,
    play,
    points,
    refused,
    said,
    score,
    seat,
    taking,
    tokens,
    view,
    with_edition,
)

HOUSE = EDITION.house
OPEN = {"coin": "claim coin", "energy": "claim energy"}


def held(state: JiguanState) -> list[str]:
    """Gears in hand."""
    return list(view(state)["held"])


def test_every_two_neighbours_of_the_ring_make_a_pair() -> None:
    """J1: ten pairs, the last house neighbours the first."""
    state = at()
    assert legal(state, "pair") == {f"pair h{number}" for number in range(1, 11)}
    tops = view(state)["houses"]
    play(state, "pair h10")
    assert sorted(held(state)) == sorted([tops["h10"]["top"], tops["h1"]["top"]])


def test_one_gear_comes_from_each_house_of_the_pair() -> None:
    """J1: not two from one pile."""
    state = at(houses={"h1": ["red1", "red2"], "h2": ["blue3", "blue4"], "h3": ["green1"]})
    play(state, "pair h1")
    assert held(state) == ["red1", "blue3"]
    houses = view(state)["houses"]
    assert (houses["h1"], houses["h2"]) == ({"count": 1, "top": "red2"}, {"count": 1, "top": "blue4"})


def test_only_the_top_of_a_pile_can_be_taken() -> None:
    """J1."""
    state = at(houses={"h1": ["red1", "red2"], "h5": ["green1"]})
    events = play(state, "pair h1")
    assert said(events, "take-gear") == [{"gear": "red1", "house": "h1"}]
    assert said(events, "reveal-gear") == [{"gear": "red2", "house": "h1"}]


def test_both_gears_of_a_pair_are_taken() -> None:
    """J2: no choice, no reward where a gear lies."""
    state = at(houses={"h1": ["red1"], "h2": ["blue3"], "h5": ["green1"]})
    play(state, "pair h1")
    assert phase(state) == "gear"
    assert len(held(state)) == 2


def test_at_least_one_gear_must_be_taken_while_any_is_left() -> None:
    """rulebook: Action A; J2: two empty neighbours are refused."""
    state = at(houses={"h1": ["red1"], "h5": ["green1"]})
    assert legal(state, "pair") == {"pair h10", "pair h1", "pair h4", "pair h5"}
    assert refused(state, "pair h2")[1] == "J2"


@pytest.mark.parametrize("icon", ["coin", "energy"])
@pytest.mark.parametrize("side", [-1, 0])
def test_an_empty_house_of_the_pair_gives_its_printed_reward(icon: str, side: int) -> None:
    """rulebook: Action A, 1 coin or 2 energy; J2."""
    number = around(icon)
    state = at(houses={f"h{number}": ["red1"], "h10" if number != 10 else "h9": ["blue1"]})
    play(state, pair_at(number + side))
    assert legal(state, "claim") == {OPEN[icon], "claim nothing"}
    play(state, OPEN[icon])
    assert tokens(state) == ((HOUSE.coin, 0) if icon == "coin" else (0, HOUSE.energy))
    assert held(state) == ["red1"]


def test_the_reward_may_be_declined() -> None:
    """J2."""
    number = around("energy")
    state = at(houses={f"h{number}": ["red1"], "h1": ["blue1"]})
    play(state, pair_at(number), "claim nothing")
    assert tokens(state) == (0, 0)
    assert phase(state) == "gear"


@pytest.mark.parametrize(
    ("claim", "coins", "energy", "gained"),
    [
        ("coin", HOUSE.blank_coin, 0, 0),
        ("energy", 0, HOUSE.blank_energy, 0),
        ("points", 0, 0, HOUSE.blank_points),
    ],
)
def test_a_house_without_icon_gives_a_coin_energy_or_a_point(
    claim: str, coins: int, energy: int, gained: int
) -> None:
    """rulebook: Action A; J2."""
    blank = house("blank")
    state = at(houses={f"h{blank - 1}": ["red1"], "h10": ["blue1"]})
    play(state, pair_at(blank - 1))
    assert legal(state, "claim") == {"claim coin", "claim energy", "claim points", "claim nothing"}
    play(state, f"claim {claim}")
    assert (*tokens(state), score(state)) == (coins, energy, gained)


def test_a_point_of_a_blank_house_stands_under_its_own_source() -> None:
    blank = house("blank")
    state = at(houses={f"h{blank - 1}": ["red1"], "h10": ["blue1"]})
    play(state, pair_at(blank - 1), "claim points")
    assert points(state) == {"houses": HOUSE.blank_points}


def test_a_coin_house_gives_no_energy() -> None:
    """rulebook: Action A, the reward marked on that house."""
    number = around("coin")
    state = at(houses={f"h{number}": ["red1"], "h10": ["blue1"]})
    play(state, pair_at(number))
    assert refused(state, "claim energy")[1] == "J2"
    assert refused(state, "claim points")[1] == "J2"


def test_with_an_empty_supply_any_pair_gives_both_rewards() -> None:
    """rulebook: Action A, "take both rewards marked on the houses"; J3."""
    first = next(i for i in range(1, 10) if {EDITION.houses[i - 1], EDITION.houses[i]} == {"coin", "energy"})
    state = at(closing="white", seat="black", turn=3)
    assert legal(state, "pair") == {f"pair h{number}" for number in range(1, 11)}
    play(state, f"pair h{first}")
    for number in (first, first + 1):
        assert view(state)["item"] == f"claim h{number}"
        play(state, OPEN[EDITION.houses[number - 1]])
    assert tokens(state) == (HOUSE.coin, HOUSE.energy)
    assert phase(state) not in ("gear", "claim")


def test_with_an_empty_supply_either_reward_may_be_declined() -> None:
    """J2, J3."""
    state = at(closing="white")
    play(state, "pair h1", "claim nothing", "claim nothing")
    assert tokens(state) == (0, 0)


def test_two_blank_neighbours_each_give_a_choice() -> None:
    """J2, J3: each house by itself."""

    game = with_edition(houses=("blank",) * 10)
    state = at(closing="white", game=game)
    play(state, "pair h7", "claim points", "claim points")
    assert score(state) == 2 * HOUSE.blank_points


def test_the_taker_of_the_last_gear_finds_the_supply_empty_later_in_the_turn() -> None:
    """J3: in the extra action."""
    state = at({"energy": EDITION.abilities.extra_price, "workshop": "w-extra"}, houses={"h1": ["red1"]})
    play(state, "pair h1", "claim nothing", "put red1 c1", "done", "workshop")
    assert legal(state, "pair") == {f"pair h{number}" for number in range(1, 11)}
    play(state, "pair h6")
    assert view(state)["item"] == "claim h6"


def test_gears_are_taken_before_rewards_and_placed_after_them() -> None:
    """rulebook: Action A, the order of its steps."""
    number = around("coin")
    state = at(houses={f"h{number}": ["red1"], "h10": ["blue1"]})
    events = play(state, pair_at(number), "claim coin", "put red1 c1")
    order = [kind for kind in kinds(events) if kind in ("take-gear", "gain", "put")]
    assert order == ["take-gear", "gain", "put"]


def test_a_gear_of_a_card_brings_no_house_reward() -> None:
    """J2: only pairs do."""

    state = taking("gear-red", houses={"h3": ["red1"], "h7": ["blue1"]})
    play(state, "house h3")
    assert phase(state) == "gear"
    assert tokens(state) == (0, 0)


def test_a_pair_is_no_longer_on_offer_once_taken() -> None:
    """rulebook: Game Flow, one action a turn."""
    state = at(houses={"h1": ["red1"], "h2": ["blue3"], "h5": ["green1"]})
    play(state, "pair h1", "put red1 c1", "put blue3 c2")
    assert not legal(state, "pair")
    assert seat(state)["cells"] == {"c1": "red1", "c2": "blue3"}
