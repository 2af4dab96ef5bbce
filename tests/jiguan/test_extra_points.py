"""Workshop abilities of group B (rulebook: Workshop Abilities [B]; J18, J19, J32)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from haguruma.jiguan.editions.edition import Reward, Workshop

from .helpers import (
    ADVANCED,
    EDITION,
    END,
    MOMENTS,
    Data,
    at,
    beast,
    card,
    ending,
    house,
    kinds,
    legal,
    pair_at,
    phase,
    play,
    points,
    rank,
    refused,
    score,
    seat,
    shop,
    showing,
    view,
    with_edition,
)

A = EDITION.abilities
PAYING = next(i + 1 for i, reward in enumerate(EDITION.ranks) if reward.points)
"""A rank that gives points."""


def test_each_beast_brings_two_points() -> None:
    """rulebook: Workshop Abilities [B]."""
    cells = {"c2": "red3", "c5": "green4", "c8": "blue1"}
    state = at({"workshop": shop(b="beasts"), "slots": {"n2": "blue8"}, "cells": cells})
    play(state, "complete n2 c8", "take blue1", "at n1")
    assert points(state) == {"workshop": A.beast_points}


SET = ["red1", "blue2", "green3", "purple4", "yellow5"]


def test_parts_one_to_five_bring_five_points() -> None:
    """rulebook: Workshop Abilities [B]; J32: any colours, to the box."""
    state = at({"workshop": shop(b="set"), "beside": SET})
    play(state, "set", *[f"pay {gear}" for gear in SET])
    assert points(state) == {"workshop": A.set_points}
    assert seat(state)["beside"] == []
    assert set(SET) <= set(view(state)["box"])


def test_the_set_may_mix_bench_and_workshop_side() -> None:
    """J32."""
    state = at({"workshop": shop(b="set"), "beside": SET[2:], "cells": {"c1": SET[0], "c9": SET[1]}})
    play(state, "set", "pay c1", "pay c9", *[f"pay {gear}" for gear in SET[2:]])
    assert score(state) == A.set_points


def test_the_set_is_paid_any_number_of_times() -> None:
    """rulebook: "no limit on the number of times"; J32."""
    state = at({"workshop": shop(b="set"), "beside": [*SET, "blue1", "green2", "purple3", "yellow4", "red5"]})
    for _ in range(2):
        play(state, "set")
        for _ in range(5):
            play(state, min(legal(state, "pay")))
    assert score(state) == 2 * A.set_points
    assert not legal(state, "set")


@pytest.mark.parametrize("missing", range(5))
def test_the_set_needs_every_number(missing: int) -> None:
    """J32."""
    state = at({"workshop": shop(b="set"), "beside": [gear for i, gear in enumerate(SET) if i != missing]})
    assert refused(state, "set")[1] == "J32"


def test_the_set_is_only_its_workshops() -> None:
    """J18."""
    assert not legal(at({"workshop": shop(b="rows"), "beside": SET}), "set")


@pytest.mark.parametrize("moment", [name for name in MOMENTS if name != "while gears are paid"])
def test_the_set_is_open_at_every_decision_of_the_own_turn(moment: str) -> None:
    """J32."""
    black = {
        "energy": 5, "slots": {"s2": beast("red")}, "beside": SET, "turned": ["two-steps-red"],
        "workshop": shop(b="set"),
    }  # fmt: skip
    state = at(black, **MOMENTS[moment])
    before = phase(state)
    play(state, "set", *[f"pay {gear}" for gear in SET])
    assert phase(state) == before
    assert score(state) == A.set_points


def test_the_set_is_not_paid_within_another_payment() -> None:
    """J32: one payment at a time, also when an ability has come on top of it."""
    board = Workshop("both", "Both", "blueprint", "set")
    game = with_edition(workshops=(board, *EDITION.workshops[1:]))
    black = {"workshop": "both", "energy": 9, "beside": SET, "cards": ["parts-any"]}
    state = at(black, pending=END, game=game)
    play(state, "mission parts-any", "workshop")
    assert not legal(state, "set")
    play(state, "take blue1", "at n2")
    assert phase(state) == "pay"


ONE = A.point_bonus
BONUS = shop(b="points")


def bonus_events(state: Any, *notations: str) -> int:
    """How often the extra point came while these were played."""
    events = play(state, *notations)
    at_shop = [
        e for e in events if e.kind == "points" and e.fields["source"] == 5 and e.fields["points"] == ONE
    ]
    return len(at_shop)


def test_a_rank_reward_with_points_is_one_event() -> None:
    """rulebook: Workshop Abilities [B], "each time you gain immediate points"; J19."""
    state = taking_step(PAYING)
    assert points(state) == {"towers": rank(PAYING).points, "workshop": ONE}


def taking_step(number: int, ranks: Data | None = None) -> Any:
    """Black, with the ability, has climbed to a rank of green by a card."""
    black = {"workshop": BONUS, "ranks": {"green": number - 1, **(ranks or {})}}
    state = at(black, pending=["any-card", "bought a2", *END], display=showing("step-green"))
    play(state, "card step-green")
    return state


def test_a_reward_without_points_is_none() -> None:
    """J19."""
    number = next(i + 1 for i, reward in enumerate(EDITION.ranks) if not reward.points)
    assert score(taking_step(number)) == 0


def test_each_neighbour_bonus_is_an_event() -> None:
    """J19."""
    least = EDITION.scoring.neighbour_rank
    order = list(EDITION.towers)
    at_green = order.index("green")
    ranks = {order[at_green - 1]: least, order[at_green + 1]: least}
    state = taking_step(least, ranks)
    events = 2 + (1 if rank(least).points else 0)
    assert points(state)["workshop"] == events * ONE


def test_slot_points_are_an_event() -> None:
    """J19: parts workbench."""
    cells = {"c2": "red3", "c5": "green4", "c8": "blue1"}
    state = at({"workshop": BONUS, "slots": {"n2": "blue8"}, "cells": cells}, game=ADVANCED)
    play(state, "complete n2 c8", "take blue1", "at n1")
    assert points(state) == {"beasts": EDITION.specials[0].points, "workshop": ONE}


@pytest.mark.parametrize("ranks", [0, 1, 2])
def test_a_rank_card_is_one_event_but_not_for_nothing(ranks: int) -> None:
    """J19: not 0."""
    black = {"workshop": BONUS, "ranks": {"blue": ranks}}
    state = at(black, pending=["any-card", "bought a2", *END], display=showing("ranks-blue"))
    play(state, "card ranks-blue")
    assert points(state) == ({"cards": ranks * card("ranks-blue").points, "workshop": ONE} if ranks else {})


def test_each_gear_paid_to_a_sell_card_is_an_event() -> None:
    """J19."""
    black = {"workshop": BONUS, "beside": ["red1", "red2", "red3"]}
    state = at(black, pending=["any-card", "bought a2", *END], display=showing("sell-red"))
    play(state, "card sell-red", "pay red1", "pay red2", "pay red3")
    assert points(state) == {"cards": 3 * card("sell-red").points, "workshop": 3 * ONE}


def test_a_missions_points_are_an_event() -> None:
    """J19: a beast mission's; a part mission's come from the tower."""
    mission = next(card for card in EDITION.cards if card.kind == "beasts")
    slots = {slot.id: beast(colour) for slot, colour in zip(EDITION.slots, mission.beasts, strict=False)}
    state = ending({"workshop": BONUS, "cards": [mission.id], "slots": slots})
    play(state, f"mission {mission.id}")
    assert points(state) == {"missions": mission.points, "workshop": ONE}


def test_points_under_two_of_the_sources_count_once() -> None:
    """J19: a part mission's reward is a tower's too."""
    number = PAYING
    parts = next(card for card in EDITION.cards if card.id == "parts-pairs")
    gears = ["red1", "red2", "blue1", "blue2"]
    black = {
        "workshop": BONUS,
        "cards": [parts.id],
        "beside": gears,
        "ranks": {parts.tower: number - parts.steps},
    }
    state = ending(black)
    play(state, f"mission {parts.id}", *[f"pay {gear}" for gear in gears])
    assert points(state) == {"towers": rank(number).points, "workshop": ONE}


def test_a_gain_of_the_workshop_itself_is_an_event() -> None:
    """J19, facts section 7: on a board that also turns 2 energy into 2 points."""
    game = with_edition(workshops=(Workshop("both", "Both", "convert", "points"), *EDITION.workshops[1:]))
    state = at({"workshop": "both", "energy": 5}, game=game)
    play(state, "convert points")
    assert points(state) == {"workshop": A.convert_points + ONE}


def test_the_extra_point_itself_is_none() -> None:
    """J19."""
    assert bonus_events(taking_ready(), "card ranks-blue") == 1


def taking_ready() -> Any:
    """Black, with the ability, is about to take a card for ranks."""
    return at(
        {"workshop": BONUS, "ranks": {"blue": 1}},
        pending=["any-card", "bought a2", *END],
        display=showing("ranks-blue"),
    )


def test_a_point_of_a_blank_house_is_none() -> None:
    """J19."""
    blank = house("blank")
    state = at({"workshop": BONUS}, houses={f"h{blank - 1}": ["red1"], "h10": ["blue1"]})
    play(state, pair_at(blank - 1), "claim points")
    assert points(state) == {"houses": EDITION.house.blank_points}


def test_points_of_scoring_are_none() -> None:
    """rulebook: "Outside the scoring phase"; J19."""
    state = ending({"workshop": BONUS, "slots": {"n2": "red"}}, closing="white", turn=3)
    play(state, "done")
    assert "workshop" not in points(state)


def test_without_the_ability_there_is_no_extra_point() -> None:
    """J18."""
    state = at(
        {"workshop": shop(b="missions")},
        pending=["any-card", "bought a2", *END],
        display=showing("ranks-blue"),
    )
    assert bonus_events(state, "card ranks-blue") == 0


def test_a_goods_card_with_points_is_one_event() -> None:
    """J19: immediate reward cards."""
    cards = tuple(replace(c, reward=Reward(points=4)) if c.id == "goods-red" else c for c in EDITION.cards)
    state = at(
        {"workshop": BONUS},
        pending=["any-card", "bought a2", *END],
        display=showing("goods-red"),
        game=with_edition(cards=cards),
    )
    events = play(state, "card goods-red")
    assert points(state) == {"cards": 4, "workshop": ONE}
    assert kinds(events).count("points") == 2
