"""Setting up: what is shuffled and dealt, and the players' starting Feet with their first streets."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.kernel.action import Refused
from haguruma.kernel.faults import BadOption
from haguruma.kikai.constants import COLOURS, DISTRICTS, KINDS, SEATS
from haguruma.kikai.editions.edition import Effect
from haguruma.kikai.game import KikaiGame
from haguruma.kikai.state import KikaiState

from .helpers import (
    EDITION,
    GAME,
    at,
    legal,
    phase,
    play,
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

FIRST_FEET = (
    "place red-foot-yellow casino",
    "place red-foot-purple school",
    "place green-foot-purple parking",
)


def ready(game: KikaiGame = GAME, seed: int = 1) -> KikaiState:
    """A game set up as in the rulebook's gameplay example."""
    state = game.start(seed=seed)
    play(state, "place blue-foot-yellow casino", "deploy s9", "place red-foot-purple school", "deploy s7")
    play(state, "place green-foot-purple parking", "deploy s1", "place red-foot-yellow station", "deploy s5")
    return state


# What is dealt


def test_six_bonus_tiles_lie_in_the_six_districts() -> None:
    """K31: one Construction Bonus Tile in each District, all open."""
    tiles = view(GAME.start(seed=3))["bonus_tiles"]
    assert sorted(tiles) == sorted(DISTRICTS)
    assert sorted(tiles.values()) == sorted(tile.kind for tile in EDITION.bonus_tiles)


@pytest.mark.parametrize("name", SEATS)
def test_each_player_has_one_foundation_tile_in_each_district(name: str) -> None:
    """K31: each player's six Foundation Tiles are shuffled, one to each District."""
    tiles = seat(GAME.start(seed=3), name)["foundations"]
    assert sorted(tiles) == sorted(DISTRICTS)
    assert sorted(tiles.values()) == sorted(EDITION.foundations)


def test_the_foundation_tiles_of_the_players_are_shuffled_apart() -> None:
    """K31."""
    lain = [view(GAME.start(seed=seed))["seats"] for seed in range(8)]
    assert any(seats["yellow"]["foundations"] != seats["purple"]["foundations"] for seats in lain)


def test_the_markers_start_at_the_beginning_of_their_tracks() -> None:
    """Influence at 0, renown at START, all droppers on the Energy Track, no turn taken."""
    data = seat(GAME.start(seed=3))
    assert data["influence"] == dict.fromkeys(COLOURS, 0)
    assert (data["renown"], data["cleared"], data["vp"]) == (0, 0, 0)
    assert (view(GAME.start())["round"], view(GAME.start())["turn"]) == (1, 0)


@pytest.mark.parametrize("name", SEATS)
def test_each_player_has_all_billboards_on_the_player_board(name: str) -> None:
    assert seat(GAME.start(), name)["billboards"] == [board.id for board in EDITION.billboards]


@pytest.mark.parametrize(("name", "colours"), [("yellow", {"blue", "red"}), ("purple", {"green", "red"})])
def test_each_player_has_two_starting_feet(name: str, colours: set[str]) -> None:
    feet = seat(GAME.start(), name)["feet"]
    assert {part.colour for part in EDITION.components if part.id in feet} == colours
    assert len(feet) == 2


def test_three_components_of_each_kind_lie_open() -> None:
    table = view(GAME.start(seed=3))
    for kind in KINDS:
        assert len(table["display"][kind]) == EDITION.display_size
        everything = [part for part in EDITION.components if part.kind == kind and not part.start]
        assert table["supply"][kind] == len(everything) - EDITION.display_size


def test_starting_feet_lie_neither_open_nor_in_the_pile() -> None:
    """K31: the four starting Feet are fixed pieces; eight others make the pile."""
    data = GAME.start(seed=3).position()
    assert isinstance(data["display"], dict)
    assert isinstance(data["hidden"], dict)
    dealt = {*data["display"]["foot"], *data["hidden"]["foot"]}
    assert dealt == {part.id for part in EDITION.components if part.kind == "foot" and not part.start}


def test_fans_come_from_the_bag_onto_the_squares_by_their_icons() -> None:
    """K28: each Square gets as many fans as its icons; no more of a colour than the bag holds."""
    squares = view(GAME.start(seed=3))["squares"]
    assert {name: len(data["fans"]) for name, data in squares.items()} == {
        s.id: s.fans for s in EDITION.squares
    }
    placed = [fan for data in squares.values() for fan in data["fans"]]
    assert all(placed.count(colour) <= EDITION.fans_per_colour for colour in COLOURS)


def test_the_fans_on_the_squares_are_a_matter_of_chance() -> None:
    """K28: drawn at random."""
    assert view(GAME.start(seed=1))["squares"] != view(GAME.start(seed=2))["squares"]


def test_cards_are_dealt_open_and_the_rest_make_the_pile() -> None:
    table = view(GAME.start(seed=3))
    assert [len(table["seats"][name]["hand"]) for name in SEATS] == [EDITION.hand_size] * 2
    assert len(table["offer"]) == EDITION.offer_size
    cards = len(DISTRICTS) * EDITION.cards_per_district
    assert table["pile"] == cards - 2 * EDITION.hand_size - EDITION.offer_size


@pytest.mark.parametrize("name", SEATS)
def test_each_player_begins_with_the_printed_tokens(name: str) -> None:
    """Standard: 5 Energy, 1 Megaphone, 1 Ladder."""
    start = EDITION.start
    assert tokens(GAME.start(), name) == (start.energy, start.megaphone, start.ladder) == (5, 1, 1)


def test_everything_dealt_comes_from_the_seed() -> None:
    assert GAME.start(seed=7).fingerprint() == GAME.start(seed=7).fingerprint()
    assert GAME.start(seed=7).fingerprint() != GAME.start(seed=8).fingerprint()


@pytest.mark.parametrize("seats", [1, 3, 4, -1, True])
def test_the_game_is_for_two(seats: int) -> None:
    with pytest.raises(BadOption, match="2 players"):
        GAME.start(seats=seats)


@pytest.mark.parametrize("seed", [-1, 2**63, "7", 1.5, True, None])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number"):
        GAME.start(seed=seed)


# The players' part


def test_feet_are_placed_in_the_order_yellow_purple_purple_yellow() -> None:
    state = GAME.start(seed=1)
    order = []
    while phase(state) in ("place", "lay"):
        if phase(state) == "place":
            order.append(view(state)["seat"])
        state.play(state.actions()[0])
    assert order == ["yellow", "purple", "purple", "yellow"]


def test_yellow_takes_the_first_turn() -> None:
    state = ready()
    assert (view(state)["seat"], view(state)["turn"], phase(state)) == ("yellow", 1, "play")


def test_any_district_can_take_a_first_foot() -> None:
    """Each player chooses the District; every one of the example edition has a single street."""
    offered = {action.args for action in GAME.start(seed=1).actions()}
    assert offered == {(foot, name) for foot in ("red-foot-yellow", "blue-foot-yellow") for name in DISTRICTS}


def test_a_starting_foot_advances_the_marker_of_its_colour() -> None:
    state = GAME.start(seed=1)
    play(state, "place blue-foot-yellow casino")
    assert seat(state)["influence"] == {"red": 0, "blue": EDITION.influence[0], "green": 0}


def test_a_starting_foot_discards_the_foundation_tile_under_it() -> None:
    state = GAME.start(seed=1)
    before = seat(state)["foundations"]
    play(state, "place blue-foot-yellow casino")
    assert seat(state)["foundations"] == {name: value for name, value in before.items() if name != "casino"}


def test_the_first_dropper_costs_no_energy_and_leaves_the_track() -> None:
    """K31: it costs no Energy; ET1: it comes off the Energy Track."""
    state = GAME.start(seed=1)
    play(state, "place blue-foot-yellow casino", "deploy s9")
    assert tokens(state)[0] == EDITION.start.energy
    assert (seat(state)["cleared"], view(state)["streets"]) == (1, {"s9": "yellow"})


def test_a_set_up_choice_reveals_nothing() -> None:
    """K31."""
    state = GAME.start(seed=1)
    events = play(state, "place blue-foot-yellow casino", "deploy s9", "place red-foot-purple school")
    assert not any(event.reveals for event in events)


def test_the_first_street_must_be_a_single_space() -> None:
    """The starting restriction."""
    state = GAME.start(seed=1)
    play(state, "place blue-foot-yellow casino")
    assert street("s17").spaces == 2
    assert refused(state, "deploy s17") == ("two-spaces", "K31")
    assert legal(state) == {"deploy s9", "deploy s10"}


def test_the_first_street_must_touch_the_district() -> None:
    """K31."""
    state = GAME.start(seed=1)
    play(state, "place blue-foot-yellow casino")
    assert refused(state, "deploy s7") == ("not-there", "K31")


def test_the_first_street_must_be_free() -> None:
    """K3, K31."""
    state = GAME.start(seed=1)
    play(state, "place blue-foot-yellow casino", "deploy s9", "place red-foot-purple casino")
    assert refused(state, "deploy s9") == ("street-taken", "K3")
    assert legal(state) == {"deploy s10"}


def test_both_players_may_start_in_one_district() -> None:
    state = GAME.start(seed=1)
    play(state, "place blue-foot-yellow casino", "deploy s9", "place red-foot-purple casino", "deploy s10")
    assert [seat(state, name)["kikai"]["casino"]["foot"] for name in SEATS] == [
        "blue-foot-yellow",
        "red-foot-purple",
    ]


def test_a_district_without_a_free_single_street_is_not_offered() -> None:
    """K31: School has one single street; once it is gone, nobody can start there."""
    state = GAME.start(seed=1)
    play(state, "place blue-foot-yellow school", "deploy s7")
    assert refused(state, "place red-foot-purple school") == ("no-single-street", "K31")


def test_a_players_feet_stand_in_two_districts() -> None:
    """K31: a District without an own Foot."""
    state = GAME.start(seed=1)
    play(state, "place blue-foot-yellow school", "deploy s7", "place red-foot-purple casino", "deploy s9")
    assert refused(state, "place green-foot-purple casino") == ("site-taken", "K31")


def test_a_player_places_only_own_feet() -> None:
    """K31."""
    assert refused(GAME.start(seed=1), "place red-foot-purple casino") == ("other-seat", "K31")


def test_a_starting_foot_is_placed_once() -> None:
    """K31: one of the own remaining Feet."""
    state = GAME.start(seed=1)
    play(state, "place blue-foot-yellow casino", "deploy s9", "place red-foot-purple school", "deploy s7")
    assert refused(state, "place red-foot-purple diner") == ("placed", "K31")


def test_the_first_street_pays_its_bonus_and_that_of_the_cleared_space() -> None:
    """K15: due in set-up too, the street's first, then the space's, with the player's choice."""
    choice = EDITION.track[4].bonus
    streets = streets_with(s9={"bonus": Effect(energy=2)})
    state = with_edition(streets=streets, track=track_with({0: {"bonus": choice}})).start(seed=1)
    events = play(state, "place blue-foot-yellow casino", "deploy s9")
    assert [fields["effect"] for fields in said(events, "gain")] == ["2-energy"]
    assert (phase(state), view(state)["seat"], view(state)["turn"]) == ("choose", "yellow", 0)
    play(state, "choose ladder")
    assert tokens(state) == (EDITION.start.energy + 2, EDITION.start.megaphone, EDITION.start.ladder + 1)
    assert (phase(state), view(state)["seat"]) == ("place", "purple")


def test_after_set_up_four_tiles_and_eighteen_droppers_are_left() -> None:
    state = ready()
    for name in SEATS:
        data = seat(state, name)
        assert len(data["foundations"]) == len(EDITION.foundations) - 2
        assert (data["cleared"], data["feet"]) == (2, [])


def test_before_a_foot_stands_nothing_else_can_be_done() -> None:
    """K31: a turn's actions wait until the set-up is done, and the refusal says so."""
    state = GAME.start(seed=1)
    for notation in ("play casino", "pair casino>diner", "exhibit", "take pile", "done"):
        assert refused(state, notation)[0] == "wrong-step", notation


def test_set_up_can_be_written_down_half_way() -> None:
    """A position of turn 0 tells by the Feet that stand whose placement it is."""
    feet = {"kikai": {"casino": {"foot": "blue-foot-yellow"}}}
    state = at(feet, turn=0, streets={"s9": "yellow"})
    assert (view(state)["seat"], phase(state)) == ("purple", "place")
    with pytest.raises(Refused):
        state.play("place red-foot-yellow diner")


@pytest.mark.parametrize(("first", "second"), [("red", "blue"), ("blue", "red")])
def test_neither_foot_may_follow_the_other_into_its_district(first: str, second: str) -> None:
    """K31: whichever was placed first."""
    state = GAME.start(seed=1)
    play(state, f"place {first}-foot-yellow casino", "deploy s9", "place red-foot-purple school", "deploy s7")
    play(state, "place green-foot-purple parking", "deploy s1")
    assert refused(state, f"place {second}-foot-yellow casino") == ("site-taken", "K31")
    assert f"place {second}-foot-yellow diner" in legal(state)
