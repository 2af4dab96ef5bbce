"""Attracting fans: Fan-Zones, ways, tolls, Effects."""

from __future__ import annotations

from haguruma.kikai.constants import DISTRICTS

from .helpers import (
    Data,
    acting,
    fans,
    kinds,
    legal,
    line,
    part,
    phase,
    play,
    refused,
    seat,
    square,
    streets_with,
    tokens,
    view,
    whole,
)

RED: Data = {"kikai": {"diner": {"foot": "red-foot-1"}}}
"""A red Foot in Diner, one street from q1 (s3) and from q2 (s4)."""
THREE_RED = {"foot": "red-foot-1", "body": "red-body-4", "head": "red-head-7"}


# Conditions


def test_attracting_needs_a_foot_in_the_district() -> None:
    state = acting("diner", {"kikai": {"casino": {"foot": "red-foot-1"}}}, streets={"s3": "yellow"})
    assert legal(state, "attract") == set()
    assert refused(state, "attract foot<q1") == ("nothing-there", "rulebook: Attract Fans")


def test_each_component_draws_a_fan_of_its_own_colour() -> None:
    state = acting("diner", RED, streets={"s3": "yellow"}, squares={"q1": fans(blue=2)})
    assert refused(state, "attract foot<q1") == ("no-fan", "rulebook: Attract Fans")


def test_a_fan_zone_holds_one_fan() -> None:
    """It stays occupied until an Exhibition."""
    mine = {"kikai": {"diner": {"foot": "red-foot-1", "fans": {"foot": "red"}}}}
    state = acting("diner", mine, streets={"s3": "yellow"}, squares={"q1": fans(red=2)})
    assert refused(state, "attract foot<q1") == ("zone-occupied", "rulebook: Attract Fans")


def test_a_component_not_built_draws_nobody() -> None:
    state = acting("diner", RED, streets={"s3": "yellow"}, squares={"q1": fans(red=2)})
    assert refused(state, "attract body<q1") == ("nothing-there", "rulebook: Attract Fans")


def test_each_component_of_a_kikai_can_draw_one_fan() -> None:
    """Foot, Body and Head one fan each."""
    state = acting(
        "diner", {"kikai": {"diner": THREE_RED}}, streets={"s3": "yellow"}, squares={"q1": fans(red=4)}
    )
    play(state, "attract foot<q1", "attract head<q1", "attract body<q1")
    assert seat(state)["kikai"]["diner"]["fans"] == dict.fromkeys(("foot", "body", "head"), "red")
    assert phase(state) not in ("attract", "act")


def test_fans_come_only_into_the_district_of_the_card() -> None:
    mine = {"kikai": {"diner": {"foot": "red-foot-1"}, "parking": {"foot": "blue-foot-1"}}}
    state = acting("parking", mine, streets={"s3": "yellow", "s1": "yellow"}, squares={"q1": fans(red=2)})
    assert legal(state, "attract") == set()


def test_a_fan_needs_a_street_with_droppers() -> None:
    state = acting("diner", RED, squares={"q1": fans(red=2)})
    assert refused(state, "attract foot<q1") == ("no-way", "K5")


# One after another


def test_energy_just_gained_may_pay_for_the_next_fan() -> None:
    """K6, A9: the first fan's Effect pays the second fan's toll."""
    mine = {"kikai": {"diner": {"foot": "red-foot-1", "body": "red-body-6"}}}
    state = acting(
        "diner",
        mine,
        streets={"s3": "yellow", "s13": "purple"},
        squares={"q1": fans(red=2), "q6": fans(red=2)},
    )
    assert legal(state, "attract") == {"attract foot<q1", "attract body<q1"}
    play(state, "attract foot<q1")
    assert "attract body<q6" in legal(state)


def test_fans_come_in_the_players_order() -> None:
    """K6: any free Fan-Zone of the colour, in any order."""
    state = acting(
        "diner", {"kikai": {"diner": THREE_RED}}, streets={"s3": "yellow"}, squares={"q1": fans(red=4)}
    )
    assert legal(state, "attract") == {"attract foot<q1", "attract body<q1", "attract head<q1"}
    play(state, "attract head<q1")
    assert legal(state, "attract") == {"attract foot<q1", "attract body<q1"}


def test_fewer_fans_than_components_may_be_attracted() -> None:
    """K6: after the first fan the player may stop."""
    state = acting(
        "diner", {"kikai": {"diner": THREE_RED}}, streets={"s3": "yellow"}, squares={"q1": fans(red=4)}
    )
    play(state, "attract foot<q1")
    assert phase(state) == "attract"
    play(state, "done")
    assert phase(state) == "take"


def test_at_least_one_fan_is_attracted() -> None:
    """K6: an Attract of nobody is no action (A16: an empty Exhibition is always open)."""
    state = acting(
        "diner", {"kikai": {"diner": THREE_RED}}, streets={"s3": "yellow"}, squares={"q1": fans(red=4)}
    )
    assert refused(state, "done")[0] == "wrong-step"
    assert "exhibit" in legal(state)


def test_when_nobody_more_can_come_the_action_is_over() -> None:
    """K6: nothing is asked that has one answer."""
    state = acting("diner", RED, streets={"s3": "yellow"}, squares={"q1": fans(red=2)}, offer=["school"])
    play(state, "attract foot<q1")
    assert phase(state) == "take"


def test_the_other_actions_are_closed_once_a_fan_has_come() -> None:
    """K6."""
    mine = {"energy": 20, "kikai": {"diner": THREE_RED}}
    state = acting("diner", mine, streets={"s3": "yellow"}, squares={"q1": fans(red=4)})
    play(state, "attract foot<q1")
    assert refused(state, "exhibit")[0] == refused(state, "deploy s4")[0] == "wrong-step"


# Effects


def test_a_fan_pays_the_effect_of_the_component_it_stands_at() -> None:
    """The player chooses which component of the colour gets the fan, and so the Effect."""
    for kind, name in THREE_RED.items():
        state = acting(
            "diner", {"kikai": {"diner": THREE_RED}}, streets={"s3": "yellow"}, squares={"q1": fans(red=4)}
        )
        play(state, f"attract {kind}<q1")
        effect = part(name).effect
        assert tokens(state) == (effect.energy, effect.megaphone, effect.ladder)
        assert line(state, "fans") == (effect.vp, 0)


def test_an_effect_may_give_two_things() -> None:
    state = acting("casino", {"kikai": whole()}, streets={"s9": "yellow"}, squares={"q4": fans(blue=3)})
    play(state, "attract head<q4")
    assert (tokens(state)[2], seat(state)["vp"]) == (1, 2)


def test_an_effect_with_a_choice_asks() -> None:
    """K15: at once, before the next fan."""
    mine = {"kikai": {"diner": {"foot": "green-foot-3", "body": "green-body-4"}}}
    state = acting("diner", mine, streets={"s3": "yellow"}, squares={"q1": fans(green=3)})
    play(state, "attract foot<q1")
    assert legal(state, "choose") == {"choose megaphone", "choose ladder"}
    play(state, "choose ladder", "attract body<q1")
    assert tokens(state) == (part("green-body-4").effect.energy, 0, 1)


def test_an_effect_may_discard_a_dropper() -> None:
    """K16, K32: it clears the next space, with its bonus."""
    mine = {"cleared": 6, "kikai": {"diner": {"foot": "blue-foot-1", "body": "blue-body-7"}}}
    state = acting("diner", mine, streets={"s3": "yellow"}, squares={"q1": fans(blue=3)})
    play(state, "attract body<q1")
    assert seat(state)["cleared"] == 7
    assert tokens(state)[0] == 2


def test_a_fan_leaves_its_square_and_stays_in_the_fan_zone() -> None:
    state = acting(
        "diner",
        RED,
        {"hand": ["diner"]},
        streets={"s3": "yellow"},
        squares={"q1": fans(red=2, blue=1)},
        offer=["school"],
    )
    play(state, "attract foot<q1", "take school")
    assert view(state)["squares"]["q1"]["fans"] == ["red", "blue"]
    assert seat(state)["kikai"]["diner"]["fans"] == {"foot": "red"}


def test_both_players_draw_from_the_same_squares() -> None:
    mine = {"kikai": {"diner": {"foot": "blue-foot-1"}}}
    for turn, name in ((1, "yellow"), (2, "purple")):
        state = acting(
            "diner",
            mine if turn == 1 else None,
            mine if turn == 2 else None,
            turn=turn,
            streets={"s3": name},
            squares={"q1": fans(blue=2)},
        )
        assert legal(state, "attract") == {"attract foot<q1"}


def test_attracting_is_not_tied_to_the_ring() -> None:
    """Any Square joined by streets will do, wherever it lies: the ring matters for Exhibitions only."""
    for name in DISTRICTS:
        first = next(s for s in streets_with() if name in (s.a, s.b) and not {s.a, s.b} <= set(DISTRICTS))
        end = first.b if first.a == name else first.a
        state = acting(
            name,
            {"kikai": {name: {"foot": "red-foot-1"}}},
            streets={first.id: "yellow"},
            squares={end: fans(red=2)},
        )
        assert legal(state, "attract") == {f"attract foot<{end}"}


def test_a_square_emptied_stays_empty() -> None:
    """K28: nothing refills it."""
    state = acting("diner", RED, streets={"s3": "yellow"}, squares={"q1": fans(red=1)}, offer=["school"])
    play(state, "attract foot<q1", "billboard ladder")
    assert view(state)["squares"]["q1"] == {"fans": [], "billboard": ["yellow", "ladder"]}
    assert square("q1").fans > 0


def test_the_effect_is_settled_before_the_next_fan() -> None:
    """K6: an Effect that clears a track space with a bonus pays it at once."""
    mine = {"cleared": 6, "kikai": {"diner": {"foot": "blue-foot-1", "body": "blue-body-7"}}}
    state = acting(
        "diner",
        mine,
        streets={"s3": "yellow", "s13": "purple"},
        squares={"q1": fans(blue=2), "q6": fans(blue=2)},
    )
    assert "attract foot<q6" not in legal(state)
    events = play(state, "attract body<q1", "attract foot<q6")
    assert kinds(events)[:4] == ["attract", "gain", "discard", "gain"]
