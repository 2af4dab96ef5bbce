"""Foundation Tiles in an Advanced game: what each gives at the start and when a Foot is built (K25)."""

from __future__ import annotations

import pytest

from haguruma.kikai.constants import CONSTRUCTION, DISTRICTS, SEATS, STREETS, TRACK
from haguruma.kikai.editions.edition import Effect
from haguruma.kikai.rules.effects import notation
from haguruma.kikai.state import KikaiState

from .advanced import EDITION, GAME, acting, at, foundation, with_edition
from .helpers import kinds, legal, line, phase, play, refused, said, seat, street, tokens, view

PLAIN = [effect for effect in EDITION.foundation_bonuses if not effect.choice and not effect.discard]
CHOICE = next(effect for effect in EDITION.foundation_bonuses if effect.choice)
FOOT = {"foot": ["red-foot-1"]}


def all_alike(bonus: Effect, seed: int = 1) -> KikaiState:
    """A game at its beginning in which every Foundation Tile gives the same."""
    return with_edition(foundation_bonuses=(bonus,) * 6).start(seed=seed)


def gained(effect: Effect) -> tuple[int, int, int]:
    """The tokens an effect gives, as `tokens` counts them."""
    return effect.energy, effect.megaphone, effect.ladder


# The start


@pytest.mark.parametrize("name", SEATS)
def test_nobody_begins_with_the_tokens_of_standard_mode(name: str) -> None:
    """K25: the tiles' bonuses instead of 5 Energy, 1 Megaphone, 1 Ladder."""
    assert tokens(GAME.start(seed=3), name) == (0, 0, 0)


@pytest.mark.parametrize("name", SEATS)
def test_each_player_has_one_tile_with_its_bonus_in_each_district(name: str) -> None:
    """K31: the player's six are shuffled, one to each District, and lie open."""
    tiles = seat(GAME.start(seed=3), name)["foundations"]
    assert sorted(tiles) == sorted(DISTRICTS)
    assert sorted(tiles.values()) == sorted(foundation(number) for number in range(6))


def test_the_tiles_of_the_players_are_shuffled_apart() -> None:
    """K31."""
    dealt = [view(GAME.start(seed=number))["seats"] for number in range(8)]
    assert any(seats["yellow"]["foundations"] != seats["purple"]["foundations"] for seats in dealt)


@pytest.mark.parametrize("bonus", PLAIN, ids=notation)
def test_a_starting_foot_gains_the_bonus_of_its_tile(bonus: Effect) -> None:
    """K25: at once, and its VP count as those of tiles do."""
    state = all_alike(bonus)
    events = play(state, "place blue-foot-yellow casino")
    assert said(events, "gain") == [{"effect": notation(bonus), "source": CONSTRUCTION}]
    assert tokens(state) == gained(bonus)
    assert line(state, "construction") == (bonus.vp, 0)


@pytest.mark.parametrize("seed", range(6))
def test_the_tile_gained_is_the_one_under_the_foot(seed: int) -> None:
    """K25: which of the six it is, is the player's choice of a District."""
    state = GAME.start(seed=seed)
    word = seat(state)["foundations"]["casino"]
    events = play(state, "place blue-foot-yellow casino")
    if phase(state) == "choose":
        assert set(word.split("/")) == {action.args[0] for action in state.actions()}
    else:
        assert said(events, "gain")[0]["effect"] == word


def test_a_starting_foots_tile_leaves_the_board() -> None:
    """K25: the tile is discarded; the other five and the opponent's six stay."""
    state = GAME.start(seed=1)
    play(state, "place blue-foot-yellow casino")
    assert sorted(seat(state)["foundations"]) == sorted(set(DISTRICTS) - {"casino"})
    assert len(seat(state, "purple")["foundations"]) == 6


def test_each_of_the_four_placements_gains_its_tile() -> None:
    """K25: Yellow, Purple, Purple, Yellow; each player begins with two bonuses."""
    state = all_alike(Effect(energy=3, megaphone=1))
    play(state, "place blue-foot-yellow casino", "deploy s9")
    assert (tokens(state), tokens(state, "purple")) == ((3, 1, 0), (0, 0, 0))
    play(state, "place red-foot-purple school", "deploy s7", "place green-foot-purple parking", "deploy s1")
    assert tokens(state, "purple") == (6 + EDITION.track[1].bonus.energy, 2, 0)
    play(state, "place red-foot-yellow diner", "deploy s3")
    assert tokens(state) == (6 + EDITION.track[1].bonus.energy, 2, 0)
    assert (phase(state), view(state)["seat"]) == ("play", "yellow")


def test_the_starting_marker_advances_as_in_standard_mode() -> None:
    """A Foot is one step of its colour, whatever the tile gives."""
    state = all_alike(Effect(energy=1))
    play(state, "place blue-foot-yellow casino")
    assert seat(state)["influence"] == {"red": 0, "blue": EDITION.influence[0], "green": 0}


def test_the_tile_is_gained_before_the_street_is_laid() -> None:
    """K25, K15: at the placement; street and track bonuses come on top, in that order."""
    state = all_alike(Effect(energy=1))
    order = play(state, "place blue-foot-yellow station", "deploy s5")
    assert kinds(order)[:3] == ["place", "gain", "deploy"]
    assert [gain["source"] for gain in said(order, "gain")] == [CONSTRUCTION, STREETS]


def test_a_street_bonus_of_the_first_dropper_comes_on_top() -> None:
    """K25, K15."""
    state = all_alike(Effect(energy=2))
    play(state, "place blue-foot-yellow station", "deploy s5")
    assert street("s5").spaces == 1
    assert tokens(state) == (2, 0, 1)


def test_a_street_bonus_may_be_a_choice_in_set_up() -> None:
    """K15: the player's, at that moment; only then is the other on move."""
    state = all_alike(Effect(energy=2))
    play(state, "place blue-foot-yellow cinema", "deploy s11")
    assert (phase(state), view(state)["seat"]) == ("choose", "yellow")
    play(state, "choose ladder")
    assert (tokens(state), view(state)["seat"]) == ((2, 0, 1), "purple")


def test_a_track_bonus_cleared_in_set_up_comes_on_top() -> None:
    """K25, K15: the second dropper clears the second space."""
    state = all_alike(Effect(ladder=1))
    play(state, "place blue-foot-yellow casino", "deploy s9", "place red-foot-purple school", "deploy s7")
    play(state, "place green-foot-purple parking", "deploy s1")
    events = play(state, "place red-foot-yellow diner", "deploy s3")
    assert said(events, "gain")[-1] == {"effect": notation(EDITION.track[1].bonus), "source": TRACK}
    assert tokens(state) == (EDITION.track[1].bonus.energy, 0, 2)


def test_the_first_droppers_cost_nothing() -> None:
    """K31: not out of the Energy that the tile has just given either."""
    state = all_alike(Effect(energy=5))
    events = play(state, "place blue-foot-yellow casino", "deploy s9")
    assert (said(events, "deploy")[0]["cost"], tokens(state)[0]) == (0, 5)


def test_a_choice_on_a_tile_is_the_players_before_the_street() -> None:
    """K25."""
    state = all_alike(CHOICE)
    play(state, "place blue-foot-yellow casino")
    assert legal(state) == {f"choose {notation(option)}" for option in CHOICE.choice}
    assert refused(state, "deploy s9")[0] == "wrong-step"
    play(state, f"choose {notation(CHOICE.choice[1])}")
    assert tokens(state) == gained(CHOICE.choice[1])
    assert phase(state) == "lay"


def test_a_tile_may_discard_droppers_and_so_clear_the_track() -> None:
    """K25, K16, K15: the cleared spaces' bonuses are due in set-up too."""
    state = all_alike(Effect(discard=2))
    events = play(state, "place blue-foot-yellow casino")
    assert said(events, "discard") == [{"droppers": 2}]
    assert (seat(state)["cleared"], tokens(state)[0]) == (2, EDITION.track[1].bonus.energy)
    play(state, "deploy s9")
    assert seat(state)["cleared"] == 3


def test_a_street_may_discard_droppers_in_set_up() -> None:
    """K15, K16: one on the street, one out of the game; the second space pays."""
    state = all_alike(Effect(ladder=1))
    play(state, "place blue-foot-yellow parking", "deploy s2")
    assert (seat(state)["cleared"], tokens(state)) == (2, (EDITION.track[1].bonus.energy, 0, 1))


def test_a_tiles_gain_stops_at_the_supply() -> None:
    """K21, K25."""
    game = with_edition(foundation_bonuses=(Effect(energy=5),) * 6, caps={"energy": 3})
    state = game.start(seed=1)
    play(state, "place blue-foot-yellow casino")
    assert tokens(state)[0] == 3


# A Foot built


@pytest.mark.parametrize("number", [n for n, b in enumerate(EDITION.foundation_bonuses) if b in PLAIN])
def test_a_foot_built_gains_the_bonus_of_its_tile(number: int) -> None:
    """Advanced Mode: Foot Construction; K25."""
    bonus = EDITION.foundation_bonuses[number]
    state = acting("casino", {"energy": 1, "foundations": {"casino": foundation(number)}}, display=FOOT)
    events = play(state, "build red-foot-1")
    assert said(events, "gain") == [{"effect": notation(bonus), "source": CONSTRUCTION}]
    assert tokens(state) == gained(bonus)
    assert line(state, "construction") == (bonus.vp, 0)
    assert seat(state)["foundations"] == {}


def test_a_foot_built_gains_its_influence_too() -> None:
    state = acting("casino", {"energy": 1, "foundations": {"casino": foundation(0)}}, display=FOOT)
    play(state, "build red-foot-1")
    assert seat(state)["influence"]["red"] == EDITION.influence[0]


def test_a_tiles_bonus_comes_too_late_to_pay_for_the_foot() -> None:
    """The cost is paid first; whoever cannot pay in full cannot build."""
    state = acting("casino", {"energy": 0, "foundations": {"casino": foundation(0)}}, display=FOOT)
    assert EDITION.foundation_bonuses[0].energy > 0
    assert refused(state, "build red-foot-1")[0] == "no-energy"


def test_a_choice_on_a_tile_is_made_when_the_foot_is_built() -> None:
    """K25: before anything else of the turn."""
    word = notation(CHOICE)
    state = acting("casino", {"energy": 1, "foundations": {"casino": word}}, display=FOOT)
    play(state, "build red-foot-1")
    assert legal(state) == {f"choose {option}" for option in word.split("/")}


def test_a_foot_built_may_discard_droppers() -> None:
    """K25, K16: with the one that clears the second space, its bonus."""
    mine = {"energy": 1, "cleared": 1, "foundations": {"casino": "energy+discard"}}
    state = acting("casino", mine, display=FOOT)
    play(state, "build red-foot-1")
    assert (seat(state)["cleared"], tokens(state)[0]) == (2, 1 + EDITION.track[1].bonus.energy)


def test_the_opponents_tile_in_the_district_stays() -> None:
    """Each player has tiles of the own colour."""
    state = acting(
        "casino", {"energy": 1, "foundations": {"casino": foundation(0)}},
        {"foundations": {"casino": foundation(1)}}, display=FOOT,
    )  # fmt: skip
    play(state, "build red-foot-1")
    assert seat(state, "purple")["foundations"] == {"casino": foundation(1)}
    assert tokens(state, "purple") == (0, 0, 0)


def test_a_foot_without_a_tile_gains_nothing() -> None:
    state = acting("casino", {"energy": 1}, display=FOOT)
    assert said(play(state, "build red-foot-1"), "gain") == []


def test_a_body_leaves_the_tiles_alone() -> None:
    """Only a Foot discards one."""
    mine = {"energy": 4, "kikai": {"casino": {"foot": "red-foot-1"}}, "foundations": {"diner": foundation(0)}}
    state = acting("casino", mine, display={"body": ["red-body-4"]})
    play(state, "build red-body-4")
    assert seat(state)["foundations"] == {"diner": foundation(0)}


def test_tiles_left_cost_nothing_at_the_end() -> None:
    """K24: Advanced tiles show bonuses, and final scoring does not name them."""
    tiles = {name: foundation(number) for number, name in enumerate(DISTRICTS)}
    assert at({"foundations": tiles}).sheet().totals == (0, 0)
    assert not [line for line in at().sheet().lines if line.key == "foundations"]
