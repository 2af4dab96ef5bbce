"""Deploying Flyer Droppers: streets, networks, cost, and the bonuses of streets and track."""

from __future__ import annotations

import pytest

from haguruma.kikai.editions.edition import Effect

from .helpers import (
    EDITION,
    Data,
    acting,
    kinds,
    legal,
    line,
    phase,
    play,
    price,
    refused,
    said,
    seat,
    street,
    streets_with,
    tokens,
    track_with,
    view,
    with_edition,
)

RICH: Data = {"energy": 20}


def deploys(district: str, **streets: str) -> set[str]:
    """Streets Yellow may take with a card of the District."""
    state = acting(district, RICH, streets=streets)
    return {notation.split()[1] for notation in legal(state, "deploy")}


# Reach


def test_a_network_begins_at_the_district_of_the_card() -> None:
    """K4: with nothing on the board, only streets that touch the District."""
    assert deploys("casino") == {"s9", "s10", "s17"}


def test_a_network_goes_on_from_the_squares_it_reaches() -> None:
    """K4: own streets join q4 to Casino, so the streets of q4 are within reach."""
    assert deploys("casino", s9="yellow") == {"s10", "s17", "s7", "s14"}


def test_a_network_goes_on_over_several_squares() -> None:
    """K4: Casino, q4, q6, and every branch there."""
    assert deploys("casino", s9="yellow", s14="yellow") == {"s10", "s17", "s7", "s13", "s15", "s16", "s18"}


def test_a_second_branch_may_begin_at_the_same_district() -> None:
    """A12, MP6: although there is a network already."""
    assert {"s10", "s17"} <= deploys("casino", s9="yellow")


def test_the_opponents_network_extends_nothing() -> None:
    """K4, A13: q4 is joined to Casino by Purple's street only."""
    assert deploys("casino", s9="purple") == {"s10", "s17"}


def test_networks_may_cross() -> None:
    """Both players' streets may meet at one Square."""
    assert "s14" in deploys("casino", s9="yellow", s7="purple")


def test_own_streets_elsewhere_do_not_help() -> None:
    """K4: q4 is joined to School, not to Casino."""
    assert "s14" not in deploys("casino", s7="yellow")


def test_a_network_does_not_go_through_another_district() -> None:
    """K4: from Casino over q5 into Parking, and no further."""
    found = deploys("casino", s10="yellow", s2="yellow")
    assert "s1" not in found
    assert found == {"s9", "s17", "s11", "s15"}


def test_a_network_does_not_go_through_another_district_by_a_direct_street() -> None:
    """K3, K4: a street between two Districts is taken, and the way ends there."""
    assert "s11" not in deploys("casino", s17="yellow")


def test_a_street_into_another_district_can_be_taken() -> None:
    """K4: from q5, joined to Casino, into Cinema; and from either end of a street between two Districts."""
    assert "s11" in deploys("casino", s10="yellow")
    assert "s17" in deploys("casino")
    assert "s17" in deploys("cinema")


def test_a_street_needs_no_kikai_there() -> None:
    """A14: deploying has no condition but the network's."""
    state = acting("casino", RICH)
    play(state, "deploy s9")
    assert view(state)["streets"] == {"s9": "yellow"}


def test_a_street_out_of_reach_is_refused() -> None:
    """K4."""
    state = acting("casino", RICH)
    assert refused(state, "deploy s3") == ("out-of-reach", "K4")


@pytest.mark.parametrize("owner", ["yellow", "purple"])
def test_a_taken_street_is_nobody_elses(owner: str) -> None:
    """K3: taken whole by one player, for good."""
    state = acting("casino", RICH, streets={"s9": owner})
    assert refused(state, "deploy s9") == ("street-taken", "K3")


def test_both_streets_of_a_district_taken_by_one_player_lock_the_other_out() -> None:
    """As in the first turn of the gameplay example: School has two accesses."""
    assert deploys("school", s7="purple", s8="purple") == set()


# Cost


@pytest.mark.parametrize("name", ["s9", "s17"])
def test_a_street_costs_energy_for_each_dropper(name: str) -> None:
    """K3: one space 2 Energy, two spaces 4, in one payment."""
    state = acting("casino", {"energy": 5})
    events = play(state, f"deploy {name}")
    assert tokens(state)[0] == 5 - price(name) == 5 - 2 * street(name).spaces
    assert said(events, "deploy")[0]["cost"] == price(name)


def test_a_street_is_paid_in_full_or_not_taken() -> None:
    """K3: there is no half of a double street."""
    state = acting("casino", {"energy": price("s17") - 1})
    assert legal(state, "deploy") == {"deploy s9", "deploy s10"}
    assert refused(state, "deploy s17") == ("no-energy", "K3")


def test_a_double_street_takes_two_droppers_at_once() -> None:
    """K3."""
    state = acting("casino", {"energy": 9, "cleared": 2})
    play(state, "deploy s17")
    assert seat(state)["cleared"] == 4
    assert view(state)["streets"] == {"s17": "yellow"}


def test_one_dropper_left_takes_no_double_street() -> None:
    """K3, A15: it needs as many droppers on the track as it has spaces."""
    state = acting("casino", {**RICH, "cleared": len(EDITION.track) - 1})
    assert refused(state, "deploy s17") == ("no-droppers", "K3")
    assert legal(state, "deploy") == {"deploy s9", "deploy s10"}


def test_without_droppers_nothing_is_deployed() -> None:
    """K3."""
    state = acting("casino", {**RICH, "cleared": len(EDITION.track)})
    assert refused(state, "deploy s9") == ("no-droppers", "K3")
    assert legal(state) == {"exhibit", *legal(state, "build")}


def test_one_action_takes_one_street() -> None:
    """K4."""
    state = acting("casino", RICH, offer=["diner"])
    play(state, "deploy s9")
    assert refused(state, "deploy s10")[0] == "wrong-step"
    assert phase(state) == "take"


# Bonuses


def test_droppers_leave_the_track_from_left_to_right() -> None:
    """The next space cleared is the leftmost one still covered."""
    state = acting("casino", {"energy": 9, "cleared": 3})
    play(state, "deploy s9")
    assert seat(state)["cleared"] == 4


def test_a_street_pays_its_bonus_when_it_is_taken() -> None:
    """K15."""
    state = acting("diner", {"energy": price("s4")})
    play(state, "deploy s4")
    assert tokens(state)[0] == street("s4").bonus.energy > 0


def test_a_street_bonus_of_vp_is_banked() -> None:
    """K15."""
    state = acting("station", {"energy": price("s6")})
    play(state, "deploy s6")
    assert line(state, "streets") == (street("s6").bonus.vp, 0)


def test_a_street_without_a_bonus_pays_nothing() -> None:
    state = acting("casino", {"energy": price("s9")})
    events = play(state, "deploy s9")
    assert kinds(events)[:1] == ["deploy"]
    assert "gain" not in kinds(events)


def test_a_cleared_space_pays_its_bonus() -> None:
    """K15: the seventh space of the example edition gives Energy."""
    bonus = EDITION.track[6].bonus
    state = acting("casino", {"energy": price("s9"), "cleared": 6})
    play(state, "deploy s9")
    assert tokens(state)[0] == bonus.energy > 0


def test_a_choice_is_the_players_at_that_moment() -> None:
    """K15: Megaphone or Ladder."""
    state = acting("casino", {"energy": price("s9"), "cleared": 4}, offer=["diner"])
    play(state, "deploy s9")
    assert (phase(state), legal(state)) == ("choose", {"choose megaphone", "choose ladder"})
    play(state, "choose megaphone")
    assert tokens(state) == (0, 1, 0)


def test_a_choice_offers_only_what_stands_in_it() -> None:
    """K15."""
    state = acting("casino", {"energy": price("s9"), "cleared": 4})
    play(state, "deploy s9")
    assert refused(state, "done")[0] == "wrong-step"


def test_a_street_may_offer_the_choice() -> None:
    """K15."""
    state = acting("casino", {"energy": price("s15")}, streets={"s10": "yellow"})
    play(state, "deploy s15", "choose ladder")
    assert tokens(state) == (0, 0, 1)


def test_the_street_pays_before_the_cleared_spaces() -> None:
    """K15: street bonus first, then cleared spaces left to right."""
    track = track_with({0: {"bonus": Effect(vp=1)}, 1: {"bonus": Effect(energy=3)}})
    game = with_edition(streets=streets_with(s17={"bonus": Effect(ladder=1)}), track=track)
    state = acting("casino", {"energy": price("s17")}, game=game)
    events = play(state, "deploy s17")
    assert [fields["effect"] for fields in said(events, "gain")] == ["ladder", "vp", "3-energy"]


def test_two_choices_are_asked_one_after_the_other() -> None:
    """K15: left to right, each at its moment."""
    choice = Effect(choice=(Effect(megaphone=1), Effect(ladder=1)))
    game = with_edition(track=track_with({0: {"bonus": choice}, 1: {"bonus": choice}}))
    state = acting("casino", {"energy": price("s17")}, game=game)
    play(state, "deploy s17", "choose megaphone", "choose ladder")
    assert tokens(state) == (0, 1, 1)


def test_a_bonus_that_discards_clears_the_spaces_after_the_streets_own() -> None:
    """K15, K32: everything cleared is settled left to right, once."""
    track = track_with({i: {"bonus": Effect(vp=i + 1)} for i in range(4)})
    game = with_edition(streets=streets_with(s17={"bonus": Effect(discard=2)}), track=track)
    state = acting("casino", {"energy": price("s17")}, game=game)
    events = play(state, "deploy s17")
    assert [fields["effect"] for fields in said(events, "gain")] == [
        "2-discard",
        "vp",
        "2-vp",
        "3-vp",
        "4-vp",
    ]
    assert seat(state)["cleared"] == 4


def test_a_street_of_no_space_does_not_exist() -> None:
    """K3: one or two spaces."""
    assert {street.spaces for street in EDITION.streets} == {1, 2}
