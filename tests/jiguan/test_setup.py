"""Setup: gears, blueprints, cards, tiles, workshops and the start draft (rulebook: Setup; J3, J4, J25, J31)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from haguruma.jiguan.constants import COLOURS, FRAMES, SEATS
from haguruma.kernel.faults import BadOption

from .helpers import (
    BEGINNER,
    EDITION,
    GAME,
    OWN,
    at,
    legal,
    mover,
    play,
    refused,
    seat,
    tokens,
    view,
    with_edition,
)

COUNTS = (2, 3, 4)


def in_use(type_: int, seats: int) -> Counter[str]:
    """The edition's gears of a type that are in the game with so many players."""
    found: Counter[str] = Counter()
    for gear in EDITION.gears:
        if gear.type == type_ and int((gear.mark or "2+")[0]) <= seats:
            found[f"{gear.colour}{gear.number}"] += 1
    return found


def hidden(state: Any) -> Any:
    """The hidden part of a position."""
    return state.position()["hidden"]


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", range(3))
def test_gears_of_type_one_lie_evenly_on_the_ten_houses(seats: int, seed: int) -> None:
    """J4: floor(n/10) a house, the rest one each on different ones; only those for so many players."""
    piles = hidden(GAME.start(seats=seats, seed=seed))["houses"]
    total = in_use(1, seats).total()
    assert len(piles) == len(EDITION.houses)
    assert {len(pile) for pile in piles.values()} <= {total // 10, -(-total // 10)}
    assert Counter(gear for pile in piles.values() for gear in pile) == in_use(1, seats)


def test_with_four_players_three_gears_lie_on_each_house() -> None:
    """rulebook: Setup, "in a 4-player game, each house space will hold 3 gear parts"."""
    state = GAME.start(seats=4, seed=1)
    assert {pile["count"] for pile in view(state)["houses"].values()} == {3}


@pytest.mark.parametrize("seats", COUNTS)
def test_gears_of_type_two_are_set_aside_for_period_two(seats: int) -> None:
    """rulebook: Game Flow; J22."""
    state = GAME.start(seats=seats, seed=2)
    assert Counter(hidden(state)["later"]) == in_use(2, seats)


def test_four_players_leave_no_gear_out() -> None:
    assert view(GAME.start(seats=4))["box"] == []


def test_three_players_leave_the_gears_marked_4_in_the_box() -> None:
    """rulebook: Setup; J31: the box is open to all."""
    left = [f"{gear.colour}{gear.number}" for gear in EDITION.gears if gear.mark == "4+"]
    assert Counter(view(GAME.start(seats=3))["box"]) == Counter(left)
    assert len(left) == 10


def test_two_players_leave_the_gears_marked_3_and_4_in_the_box() -> None:
    """rulebook: Setup; J31."""
    left = [f"{gear.colour}{gear.number}" for gear in EDITION.gears if gear.mark]
    assert Counter(view(GAME.start(seats=2))["box"]) == Counter(left)
    assert len(left) == 20


@pytest.mark.parametrize(("seats", "first", "second"), [(4, 30, 30), (3, 30, 20), (2, 20, 20)])
def test_marks_leave_these_many_gears_a_period(seats: int, first: int, second: int) -> None:
    """J4."""
    assert (in_use(1, seats).total(), in_use(2, seats).total()) == (first, second)


def test_gears_that_do_not_spread_evenly_go_one_each_to_different_houses() -> None:
    """J4: 25 gears make five houses of three and five of two."""
    dropped = [gear for gear in EDITION.gears if gear.type == 1 and gear.number == 5]
    gears = tuple(gear for gear in EDITION.gears if gear not in dropped)
    state = with_edition(gears=gears).start(seats=4, seed=3)
    sizes = Counter(pile["count"] for pile in view(state)["houses"].values())
    assert sizes == {3: 5, 2: 5}


def test_each_colour_of_blueprints_lies_in_two_stacks_of_five() -> None:
    """rulebook: Setup 2; the number side is up, so the top is seen."""
    stacks = view(GAME.start(seed=5))["stacks"]
    assert list(stacks) == [f"{colour}{k}" for colour in COLOURS for k in (1, 2)]
    for name, stack in stacks.items():
        assert stack["count"] == 5
        assert stack["top"]["colour"] == name[:-1]


def test_every_blueprint_lies_in_one_stack() -> None:
    tiles = [tile for stack in hidden(GAME.start(seed=6))["stacks"].values() for tile in stack]
    assert sorted(tiles) == list(range(50))


def test_every_row_of_the_display_shows_two_cards_of_each_frame() -> None:
    """rulebook: Setup 3; J16."""
    display = view(GAME.start(seed=7))["display"]
    frames = {card.id: card.frame for card in EDITION.cards}
    assert list(display) == list(EDITION.towers)
    each = EDITION.cards_per_frame
    for row in display.values():
        assert [frames[card] for card in row] == [FRAMES[0]] * each + [FRAMES[1]] * each


def test_the_other_cards_lie_in_two_decks_by_frame_face_up() -> None:
    """rulebook: Setup 3; J28: the top one is seen."""
    state = GAME.start(seed=8)
    decks = hidden(state)["decks"]
    shown = {card for row in view(state)["display"].values() for card in row}
    for frame in FRAMES:
        cards = {card.id for card in EDITION.cards if card.frame == frame}
        assert set(decks[frame]) == cards - shown
        assert view(state)["decks"][frame] == {"count": len(decks[frame]), "top": decks[frame][0]}


def test_the_five_scoring_tiles_lie_at_random_at_the_five_towers() -> None:
    """rulebook: Setup 4."""
    seen = set()
    for seed in range(20):
        tiles = view(GAME.start(seed=seed))["tiles"]
        assert sorted(tile["tile"] for tile in tiles.values()) == [0, 1, 2, 3, 4]
        seen.add(tuple(tile["tile"] for tile in tiles.values()))
    assert len(seen) > 10


@pytest.mark.parametrize("seed", range(8))
def test_a_bonus_tile_lies_where_base_and_multiplier_match(seed: int) -> None:
    """rulebook: Setup 4; J23."""
    tiles = view(GAME.start(seed=seed))["tiles"]
    assert sorted(tile["bonus"] for tile in tiles.values()) == [0, 1, 2, 3, 4]
    for tile in tiles.values():
        bonus = EDITION.bonus_tiles[tile["bonus"]]
        assert (bonus.base, bonus.times) == (tile["base"], tile["times"])


def test_equal_bonus_tiles_are_dealt_at_random() -> None:
    """J23: the two black ×2 ones, if they differ."""
    pairs = set()
    for seed in range(30):
        tiles = view(GAME.start(seed=seed))["tiles"].values()
        pairs |= {
            (tile["tile"], tile["bonus"]) for tile in tiles if (tile["base"], tile["times"]) == ("black", 2)
        }
    assert len(pairs) == 4


@pytest.mark.parametrize("seats", COUNTS)
def test_seats_begin_with_coins_and_energy_by_seat(seats: int) -> None:
    """J25."""
    state = GAME.start(seats=seats)
    for number in range(seats):
        assert tokens(state, SEATS[number]) == (EDITION.start.coins, EDITION.start.energy[number])


def test_the_game_as_it_comes_begins_as_ruled() -> None:
    """J25 (edition data): one coin each, more energy for later seats, blueprints there and back again."""
    start = OWN.edition_data.start
    assert (start.coins, start.draft) == (1, (1, 2, 3, 4, 4, 3, 2, 1))
    assert list(start.energy) == sorted(set(start.energy))


@pytest.mark.parametrize("seats", COUNTS)
def test_workshops_are_dealt_at_random(seats: int) -> None:
    """J18, J25: each seat another board."""
    first = set()
    for seed in range(40):
        state = GAME.start(seats=seats, seed=seed)
        shops = [seat(state, SEATS[number])["workshop"] for number in range(seats)]
        assert len(set(shops)) == seats
        first.add(shops[0])
    assert first == {shop.id for shop in EDITION.workshops}


def test_ranks_points_and_row_markers_begin_at_the_start() -> None:
    """J25."""
    found = seat(GAME.start())
    assert set(found["ranks"].values()) == {0}
    assert (found["score"], found["rows"]) == (0, [1, 1])
    assert (found["cells"], found["beside"], found["cards"], found["turned"]) == ({}, [], [], [])


def test_nobody_holds_the_airship_at_the_beginning() -> None:
    assert "airship" not in view(GAME.start())


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("game", [GAME, OWN, BEGINNER], ids=["example", "own", "beginner"])
def test_blueprints_of_the_start_are_taken_in_the_order_of_the_draft(game: Any, seats: int) -> None:
    """J25: seats above the number of players are skipped; then the first seat has the first turn."""
    state = game.start(seats=seats, seed=3)
    order = [SEATS[number - 1] for number in game.edition_data.start.draft if number <= seats]
    for name in order:
        assert mover(state) == name
        play(state, sorted(legal(state, "take"))[0])
        assert mover(state) == name
        play(state, sorted(legal(state, "at"))[0])
    assert mover(state) == SEATS[0]
    assert view(state)["phase"] == "action"
    for name in SEATS[:seats]:
        assert len(seat(state, name)["slots"]) == order.count(name)


def test_the_blueprints_of_the_start_have_different_colours() -> None:
    """J25: both tops of a colour already taken are refused."""
    state = at({"slots": {"n2": "red"}}, {"slots": {"n2": "blue"}}, pending=["draft 2"])
    assert {notation[5:-1] for notation in legal(state, "take")} == set(COLOURS) - {"red"}
    assert refused(state, "take red1")[1] == "J25"


def test_the_start_draft_may_use_any_free_slot() -> None:
    """J10, J25."""
    state = at(pending=["draft"])
    play(state, "take blue2")
    assert legal(state, "at") == {f"at {slot.id}" for slot in EDITION.slots}


def test_nothing_is_exchanged_in_the_start_draft() -> None:
    """J30: neither energy, nor coins on blueprints, nor abilities."""
    state = at(
        {"coins": 3, "energy": 9, "slots": {"n2": "red"}}, {"slots": {"n2": "blue"}}, pending=["draft 2"]
    )
    assert {action.kind for action in state.actions()} == {"take"}
    play(state, "take green1")
    assert {action.kind for action in state.actions()} == {"at"}


def test_the_same_seed_gives_the_same_start() -> None:
    assert GAME.start(seats=3, seed=11).as_ints() == GAME.start(seats=3, seed=11).as_ints()
    assert GAME.start(seats=3, seed=11).as_ints() != GAME.start(seats=3, seed=12).as_ints()


@pytest.mark.parametrize("seats", [1, 5, -1, "two", True, 2.0])
def test_the_game_is_for_two_to_four_players(seats: object) -> None:
    with pytest.raises(BadOption, match="2"):
        GAME.start(seats=seats)


def test_without_a_number_two_play() -> None:
    assert GAME.start().seats == 2


@pytest.mark.parametrize("seed", [-1, 2**63, "7", 1.5, True])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadOption, match="seed"):
        GAME.start(seed=seed)
