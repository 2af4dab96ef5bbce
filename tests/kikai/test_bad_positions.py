"""Positions with something wrong: every fault names its place, and the rule where there is one."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.kernel.faults import BadOption, BadPosition

from .helpers import EDITION, GAME, Data, fans, faults, make, random_game, whole

SIX = {f"q{i + 1}": {"billboard": ["yellow", board.id]} for i, board in enumerate(EDITION.billboards)}
REST = ["more", "take", "draws", "end-turn"]


def yellow(**data: Any) -> Data:
    """A position that names something of Yellow's."""
    return {"seats": {"yellow": data}}


def standing(**data: Any) -> Data:
    """A position that names something of Yellow's KIKAI in Casino."""
    return yellow(kikai={"casino": data})


def set_up(*feet: str, **rest: Any) -> Data:
    """A position in set-up at which these of Yellow's Feet stand, in Casino and Diner."""
    kikai = {district: {"foot": foot} for district, foot in zip(("casino", "diner"), feet, strict=False)}
    return {"turn": 0, "seats": {"yellow": {"kikai": kikai}}, **rest}


WRONG: dict[str, tuple[Data, str, str]] = {
    # the header
    "another game": ({"game": "jiguan"}, "game", "not a position of kikai"),
    "an unknown key": ({"energy": 5}, "energy", "is no key here"),
    "another edition": ({"edition": {"hash": "0123"}}, "edition.hash", "belongs to edition 0123"),
    "an edition that is no table": ({"edition": "example"}, "edition", "must be a table"),
    "another option": ({"options": {"little_bre": True}}, "options.little_bre", "played otherwise"),
    "an unknown option": ({"options": {"fog": 1}}, "options.fog", "played otherwise"),
    # round, turn, seat
    "a turn too many": ({"turn": 46}, "turn", "from 0 to 45"),
    "a turn below nought": ({"turn": -1}, "turn", "from 0 to 45"),
    "a turn in words": ({"turn": "3"}, "turn", "whole number"),
    "a turn that is true": ({"turn": True}, "turn", "whole number"),
    "half a turn": ({"turn": 1.5}, "turn", "whole number"),
    "a round that the turn is not in": ({"turn": 1, "round": 2}, "round", "belongs to round 1 (K2)"),
    "an unknown seat": ({"seat": "green"}, "seat", "is no seat"),
    "a seat that cannot be on move": ({"turn": 1, "seat": "purple"}, "seat", "yellow is (K2)"),
    "a seat on move after the end": ({"turn": 45, "seat": "yellow"}, "seat", "the game is over"),
    "an unknown winner": ({"winner": "green"}, "winner", "is no seat (K18)"),
    "a winner without six Billboards": ({"winner": "yellow"}, "winner", "six Billboards (K18)"),
    "six Billboards without a winner": ({"squares": SIX}, "squares", "name the winner (K18)"),
    # the board
    "an unknown street": ({"streets": {"s99": "yellow"}}, "streets.s99", "no such street"),
    "a street of an unknown seat": ({"streets": {"s1": "green"}}, "streets.s1", "yellow or purple (K3)"),
    "a street of nobody": ({"streets": {"s1": None}}, "streets.s1", "yellow or purple (K3)"),
    "streets as a list": ({"streets": ["s1"]}, "streets", "must be a table"),
    "an unknown Square": ({"squares": {"q99": {}}}, "squares.q99", "no such Square"),
    "a fan of no colour": ({"squares": {"q1": {"fans": ["pink"]}}}, "squares.q1.fans", "is none of red"),
    "fans that are no list": ({"squares": {"q1": {"fans": "red"}}}, "squares.q1.fans", "must be a list"),
    "an unknown key of a Square": ({"squares": {"q1": {"vp": 5}}}, "squares.q1.vp", "is no key here"),
    "too many fans": ({"squares": {"q1": fans(red=16)}}, "position", "16 red fans instead of at most 15"),
    "an unknown Billboard": (
        {"squares": {"q1": {"billboard": ["yellow", "gold"]}}}, "squares.q1.billboard", "one of its Billboards (K17)",
    ),
    "a Billboard of nobody": (
        {"squares": {"q1": {"billboard": ["ladder"]}}}, "squares.q1.billboard", "one of its Billboards (K17)",
    ),
    "a Billboard twice": (
        {"squares": {q: {"billboard": ["yellow", "ladder"]} for q in ("q1", "q2")}},
        "squares.q2.billboard", "stands on another Square already (K17)",
    ),
    "a Billboard among fans": (
        {"squares": {"q1": {"fans": ["red"], "billboard": ["yellow", "ladder"]}}},
        "position", "carries a Billboard and fans",
    ),
    "an unknown bonus tile": ({"bonus_tiles": {"casino": "luck"}}, "bonus_tiles.casino", "one of droppers"),
    "a bonus tile on a Square": ({"bonus_tiles": {"q1": "feet"}}, "bonus_tiles.q1", "needs a District"),
    "a bonus tile twice": (
        {"bonus_tiles": {"casino": "feet", "diner": "feet"}}, "bonus_tiles.diner", "lies in another District already",
    ),
    # seats
    "a third seat": ({"seats": {"green": {}}}, "seats.green", "is no key here"),
    "an unknown key of a seat": (yellow(gold=1), "seats.yellow.gold", "is no key here"),
    "Energy below nought": (yellow(energy=-1), "seats.yellow.energy", "from 0 to 999"),
    "Megaphones without end": (yellow(megaphones=10**30), "seats.yellow.megaphones", "from 0 to 999"),
    "Ladders in words": (yellow(ladders="two"), "seats.yellow.ladders", "whole number"),
    "renown beyond the track": (yellow(renown=28), "seats.yellow.renown", "from 0 to 27"),
    "more spaces cleared than there are": (yellow(cleared=21), "seats.yellow.cleared", "from 0 to 20"),
    "more droppers on streets than cleared": (
        {**yellow(cleared=1), "streets": {"s17": "yellow"}}, "position", "yellow has 2 droppers on streets",
    ),
    "spaces settled before they are cleared": (
        yellow(cleared=3, settled=4), "seats.yellow.settled", "from 0 to 3",
    ),
    "spaces not settled and nothing pending": (
        yellow(cleared=3, settled=2), "seats.yellow.settled", "nothing is pending (K15)",
    ),
    "influence of no colour": (yellow(influence={"pink": 1}), "seats.yellow.influence.pink", "is no key here"),
    "influence as a number": (yellow(influence=3), "seats.yellow.influence", "must be a table"),
    "VP of an unknown source": (yellow(vp={"luck": 1}), "seats.yellow.vp.luck", "is no key here"),
    "VP below nought": (yellow(vp=-1), "seats.yellow.vp", "from 0 to 999"),
    "an unknown card": (yellow(hand=["bank"]), "seats.yellow.hand", "is none of parking"),
    "a sixth card of a District": (yellow(hand=["casino"] * 6), "position", "6 casino cards instead of 5"),
    "a ninth turn column": (yellow(played=[[]] * 9), "seats.yellow.played", "eight turn columns"),
    "a card in a column not reached yet": (
        yellow(played=[[], ["casino"]]), "seats.yellow.played", "column",
    ),
    "a column that is no list": (yellow(played=["casino"]), "seats.yellow.played[0]", "must be a list"),
    "a Foundation Tile that is not in the box": (
        yellow(foundations={"casino": 7}), "seats.yellow.foundations.casino", "no such Foundation Tile left (K31)",
    ),
    "a Foundation Tile twice": (
        yellow(foundations={"casino": 6, "diner": 6}), "seats.yellow.foundations.diner", "Foundation Tile left (K31)",
    ),
    "a Foundation Tile on a Square": (
        yellow(foundations={"q1": 6}), "seats.yellow.foundations.q1", "is no key here",
    ),
    # KIKAI
    "a KIKAI on a Square": (yellow(kikai={"q1": {}}), "seats.yellow.kikai.q1", "is no key here"),
    "an unknown component": (standing(foot="gold"), "seats.yellow.kikai.casino.foot", "is no Foot"),
    "a Body for a Foot": (standing(foot="red-body-4"), "seats.yellow.kikai.casino.foot", "is no Foot"),
    "a Body on nothing": (standing(body="red-body-4"), "seats.yellow.kikai.casino.body", "stands on nothing"),
    "a Head on a Foot": (
        standing(foot="red-foot-1", head="red-head-6"), "seats.yellow.kikai.casino.head", "stands on nothing",
    ),
    "the opponent's starting Foot": (
        standing(foot="red-foot-purple"), "seats.yellow.kikai.casino.foot", "other player's starting Foot (K31)",
    ),
    "a component in two places": (
        yellow(kikai={"casino": {"foot": "red-foot-1"}, "diner": {"foot": "red-foot-1"}}),
        "position", "component red-foot-1 stands in 2 places",
    ),
    "Ladders at nothing": (
        standing(foot="red-foot-1", ladders=1), "seats.yellow.kikai.casino.ladders", "nothing to climb to (K7)",
    ),
    "three Ladder steps": (
        standing(**whole()["casino"], ladders=3), "seats.yellow.kikai.casino.ladders", "from 0 to 2",
    ),
    "a fan of another colour": (
        standing(foot="red-foot-1", fans={"foot": "blue"}), "position", "a blue fan stands where no component",
    ),
    "a fan of no colour before a Foot": (
        standing(foot="red-foot-1", fans={"foot": "pink"}), "seats.yellow.kikai.casino.fans.foot", "no colour of fans",
    ),
    # cards and components on the table
    "three open cards": ({"offer": ["casino", "diner", "school"]}, "offer", "no more than 2 cards lie open (K11)"),
    "four open Feet": (
        {"display": {"foot": ["red-foot-1", "red-foot-2", "blue-foot-1", "blue-foot-2"]}},
        "display.foot", "more than 3 lie open",
    ),
    "a starting Foot in the display": ({"display": {"foot": ["red-foot-yellow"]}}, "display.foot", "is none of"),
    "a component open and hidden": (
        {"display": {"head": ["red-head-6"]}, "hidden": {"head": ["red-head-6"]}},
        "position", "component red-head-6 stands in 2 places",
    ),
    "a component nowhere": ({"hidden": {"head": []}}, "position", "stands in 0 places"),
    "a pile that does not add up": ({"hidden": {"pile": []}}, "position", "cards instead of 5"),
    "a pile of unknown cards": ({"hidden": {"pile": [["bank"]]}}, "hidden.pile[0]", "is none of parking"),
    "an unknown hidden thing": ({"hidden": {"bag": []}}, "hidden.bag", "is no key here"),
    "a generator in words": ({"hidden": {"rng": "lucky"}}, "hidden.rng", "16 hexadecimal digits"),
    # what is pending
    "something pending after the end": ({"turn": 45, "pending": ["play"]}, "pending", "the game is over"),
    "an unknown item": ({"pending": ["sleep", *REST]}, "pending", "nothing that can be pending"),
    "an item without its District": ({"pending": ["act", *REST]}, "pending", "nothing that can be pending"),
    "an item with an unknown bonus": (
        {"pending": ["choose gold track", *REST]}, "pending", "nothing that can be pending",
    ),
    "a choice of one thing": ({"pending": ["choose ladder track", *REST]}, "pending", "nothing that can be pending"),
    "a turn without its end": ({"pending": ["act casino"]}, "pending", "rest of a turn"),
    "a turn in the wrong order": ({"pending": ["take", "more", "draws", "end-turn"]}, "pending", "rest of a turn"),
    "a gain before any decision": ({"pending": ["gain ladder track", *REST]}, "pending", "cannot come first"),
    "a card to be played with none in hand": ({"pending": ["play", *REST]}, "pending", "K12"),
    "two actions at once": ({"pending": ["act casino", "act diner", *REST]}, "pending", "act"),
    "collecting without the pay": ({"pending": ["collect casino", *REST]}, "pending", "payout"),
    "pay without an Exhibition": (
        {"pending": ["choose megaphone/ladder track", "payout", *REST]}, "pending", "payout",
    ),
    "a Billboard for a Square with fans": (
        {"pending": ["sign q1", *REST]}, "pending", "needs a Square that is empty",
    ),
    "two Billboards at once": (
        {"pending": ["sign q1", "sign q2", *REST], "squares": {"q3": fans(red=1)}}, "pending", "more than once (K17)",
    ),
    "fans collected outside an Exhibition": ({"gathered": {"red": 1}}, "gathered", "no Exhibition is pending (K8)"),
    "far too much pending": ({"pending": ["act casino"] * 70}, "pending", "more than can ever be pending"),
    # set-up
    "both Feet of one seat before the other's": (
        set_up("blue-foot-yellow", "red-foot-yellow", streets={"s9": "yellow", "s3": "yellow"}),
        "seats.yellow.kikai", "K31",
    ),
    "an Exhibition in set-up": (
        set_up("blue-foot-yellow", pending=["collect casino", "next-foot"]), "pending", "K31",
    ),
    "the end of a turn in set-up": (set_up("blue-foot-yellow", pending=["end-turn", "next-foot"]), "pending", "K31"),
    "two placements at once": (set_up(pending=["place", "place"]), "pending", "K31"),
    "streets that no Foot has brought": (
        set_up(streets={"s3": "yellow", "s5": "yellow", "s9": "purple"}), "streets", "K31",
    ),
    "a component from the pile in set-up": (set_up("red-foot-1"), "seats.yellow.kikai", "K31"),
    "a placement after set-up": ({"pending": ["place"]}, "pending", "rest of a turn"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_fault_names_its_place_and_what_is_wrong(name: str) -> None:
    data, where, text = WRONG[name]
    found = faults(data)
    assert found, "it was accepted"
    assert any(fault.startswith(f"{where}: ") and text in fault for fault in found), found


def test_every_fault_is_named_not_only_the_first() -> None:
    data = {"turn": 99, "streets": {"s99": "yellow"}, "seats": {"yellow": {"energy": -1, "gold": 1}}}
    places = {fault.split(":")[0] for fault in faults(data)}
    assert places == {"turn", "streets.s99", "seats.yellow.energy", "seats.yellow.gold"}


def test_an_empty_position_is_the_first_turn_of_an_empty_table() -> None:
    """Everything has a default."""
    assert faults({}) == []
    state = GAME.position({}, seed=3)
    assert (state.seat, state.view(0)["turn"], state.view(0)["phase"]) == (0, 1, "take")


def test_what_is_not_named_is_dealt_by_the_seed() -> None:
    assert GAME.position({}, seed=3).fingerprint() == GAME.position({}, seed=3).fingerprint()
    assert GAME.position({}, seed=3).fingerprint() != GAME.position({}, seed=4).fingerprint()


@pytest.mark.parametrize("seed", [-1, 2**63, "1", None])
def test_a_positions_seed_is_checked_like_any_other(seed: Any) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number"):
        GAME.position({}, seed=seed)


@pytest.mark.parametrize("depth", [60, 900, 950, 980, 20_000])
def test_deep_nesting_is_a_fault_like_any_other(depth: int) -> None:
    nested: list[Any] = []
    for _ in range(depth):
        nested = [nested]
    with pytest.raises(BadPosition):
        GAME.position({"seats": nested, "turn": nested, "pending": nested, "squares": {"q1": nested}})


def test_a_number_too_long_to_print_is_a_fault_like_any_other() -> None:
    with pytest.raises(BadPosition, match="turn"):
        GAME.position({"turn": 16**6000, "seats": {"yellow": {"energy": 16**6000}}, "pending": [16**6000]})


def test_a_position_of_another_variant_is_refused() -> None:
    data = random_game(make(little_bre=True).start(seed=1), 1, until=30).position()
    assert any(fault.startswith("options.little_bre: ") for fault in faults(data))


def test_a_refused_position_says_all_its_faults_in_one_text() -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.position({"turn": 99, "gold": 1})
    assert str(caught.value).startswith("position: ")
    assert "turn: " in str(caught.value)
    assert "gold: " in str(caught.value)
