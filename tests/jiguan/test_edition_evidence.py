"""What is known of the printed Jigūan, and values that breach it.

`tests/sharing/test_edition_evidence.py` makes of each a test.
"""

from __future__ import annotations

from tests.jiguan.editing import DATA, GONE, broken, changed, faults

INTRODUCTION = "rulebook: Card Introduction"

BREACHES: list[tuple[str, str, object]] = [
    ("rulebook: Setup", "gears[#1].type", 2),
    ("rulebook: Setup, fewer players", "gears[#2].mark", "4+"),
    ("rulebook: Setup, fewer players", "gears[#2].mark", GONE),
    ("J4", "gears[#2].mark", "4+"),
    ("rulebook: Setup 2", "blueprints.stacks", 5),
    ("J8", "blueprints[#1].values[#1]", 2),
    ("J8", "blueprints[#1].values[#1]", 16),
    ("rulebook: Action B, example", "blueprints[#4].values", [7] * 10),
    ("rulebook: Energy reward", "blueprints[#1].energy", 2),
    ("rulebook: Energy reward", "blueprints[#3].beast_energy", 3),
    ("rulebook: Setup 3", "cards.per_frame", 1),
    (f"{INTRODUCTION}, goods", "cards[goods-red].reward.energy", 2),
    (f"{INTRODUCTION}, gear", "cards[gear-red].count", 2),
    (f"{INTRODUCTION}, step", "cards[step-red].steps", 2),
    (f"{INTRODUCTION}, sell", "cards[sell-red].points", 3),
    (f"{INTRODUCTION}, two-steps", "cards[two-steps-red].energy_price", 4),
    (f"{INTRODUCTION}, two-steps", "cards[two-steps-red].coin_price", 4),
    (f"{INTRODUCTION}, two-steps", "cards[two-steps-red].steps", 2),
    (f"{INTRODUCTION}, ranks", "cards[ranks-red].points", 2),
    (f"{INTRODUCTION}, scoring", "cards[scoring-red].points", 2),
    (f"{INTRODUCTION}, beasts", "cards[beasts-red].points", 9),
    (f"{INTRODUCTION}, parts", "cards[parts-both].steps", 1),
    ("rulebook: Action A", "houses.coin", 2),
    ("rulebook: Action A", "houses.energy", 1),
    ("rulebook: Action A", "houses.blank.points", 2),
    ("rulebook: Action A, houses", "houses.icons", ["coin", "energy"] * 5),
    ("J3", "houses.icons", ["coin", "coin", "energy", "energy", "blank"] * 2),
    ("J5", "slots.list", DATA["slots"]["list"][:6]),
    ("J5", "slots.list", DATA["slots"]["list"][3:]),
    ("J36", "specials.list", []),
    ("J11", "towers.order", ["red", "green", "yellow", "blue", "purple"]),
    ("rulebook: Action B, blue tower", "towers.ranks[#3]", {"points": 1}),
    ("rulebook: Action B, bear", "beasts.blue", "boar"),
    ("rulebook: Scoring, example", "bonus_tiles[#2].second", {"points": 5}),
    ("rulebook: Scoring, example", "bonus_tiles[#5].second", {"points": 3}),
    ("rulebook: Workshop Abilities", "abilities.convert_energy", 3),
    ("rulebook: Workshop Abilities", "abilities.extra_price", 8),
    ("rulebook: Workshop Abilities", "abilities.mission_points", 2),
    ("J20", "abilities.row_points[#4].points", 7),
    ("J20", "abilities.row_points[#4]", GONE),
    ("rulebook: Exchange actions", "energy.exchange", 2),
    ("rulebook: Scoring, numbers", "scoring.airship", 4),
    ("rulebook: Scoring, numbers", "scoring.neighbour_rank", 2),
    ("rulebook: Scoring, numbers", "scoring.blueprint_points", 1),
]
SEPARATELY = {INTRODUCTION, "rulebook: Scoring"}
"""Constraints that no single value of the example breaks; each has a test of its own."""


def test_the_example_agrees_with_all_that_is_known() -> None:
    assert broken(DATA) == set()


def test_cards_of_every_kind_are_known() -> None:
    data = DATA
    for colour in ("red", "yellow", "green", "blue", "purple"):
        data = changed(
            f"cards[two-steps-{colour}]", dict(DATA["cards"]["list"][0], id=f"more-{colour}"), data
        )
    assert faults(data) == []
    assert broken(data) == {INTRODUCTION}


def test_the_tiles_have_their_multipliers() -> None:
    data = changed("scoring_tiles[#1].times", 3, changed("bonus_tiles[#1].times", 3))
    assert faults(data) == []
    assert broken(data) == {"rulebook: Scoring"}


def test_a_reconstruction_claims_to_agree_unless_it_says_otherwise() -> None:
    silent = changed("energy.exchange", 2, changed("edition.evidence", GONE))
    assert faults(silent) == [("energy.exchange", "rulebook: Exchange actions")]
    assert faults(changed("edition.reconstruction", False, silent)) == []
