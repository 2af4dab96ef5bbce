"""Values of an Advanced side that are wrong: each is named by its key, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from haguruma.kernel.faults import BadEdition
from haguruma.kikai.editions.loading import edition_of

from .editing import GONE, changed

FORM: list[tuple[str, object]] = [
    ("advanced.colour", "red"),
    ("advanced.scoring", GONE),
    ("advanced.billboards", {}),
    ("advanced.start", {"energy": 5}),
    ("advanced.squares[q1].vp", 3),
    ("advanced.squares[q1].bonus", GONE),
    ("advanced.squares[q1].bonus", {}),
    ("advanced.squares[q1].bonus.energy", -1),
    ("advanced.squares[q6].bonus.choice", [{"ladder": 1}]),
    ("advanced.squares[q1].fans", 0),
    ("advanced.streets[s1].spaces", 3),
    ("advanced.streets[s2].bonus", {}),
    ("advanced.track[#1].value", 0),
    ("advanced.track[#2].bonus", "energy"),
    ("advanced.master.spaces", GONE),
    ("advanced.master.rows[#1].lose", -1),
    ("advanced.master.rows[#1].lose", "all"),
    ("advanced.master.rows[#1].times", 2),
    ("advanced.master.rows[#6].effect.gold", 1),
    ("advanced.master.rows[#6].vp", 1.5),
    ("advanced.bonus_tiles[free-fan].amount", 1),
    ("advanced.bonus_tiles[grant].effect", GONE),
    ("advanced.bonus_tiles[grant].amount", 2),
    ("advanced.bonus_tiles[cheap-droppers].amount", GONE),
    ("advanced.bonus_tiles[cheap-droppers].amount", -1),
    ("advanced.bonus_tiles[pair-draw].effect", {"energy": 1}),
    ("advanced.foundations[#1].effect", GONE),
    ("advanced.foundations[#1].vp", 3),
    ("advanced.foundations.values", [1, 2, 3, 4, 5, 6]),
    ("advanced.scoring.fan_vp", GONE),
    ("advanced.scoring.influence_vp", -1),
    ("advanced.scoring.unlocked", 1),
    ("advanced.scoring.energy_per_vp", 0),
    ("advanced.scoring.foundations", 1),
]
RULE: list[tuple[str, object, str, str]] = [
    ("advanced.bonus_tiles[free-fan].kind", "first-fan", "advanced.bonus_tiles[first-fan].kind", ""),
    ("advanced.streets[s1].b", "q9", "advanced.streets[s1].b", "K3"),
    ("advanced.streets[s1].b", "parking", "advanced.streets[s1].b", "K3"),
    ("advanced.squares[q1].fans", 40, "advanced.squares", "K28"),
    ("advanced.track[#20]", GONE, "advanced.track", "ET1"),
    ("advanced.foundations[#6]", GONE, "advanced.foundations", "rulebook: Game Components"),
    ("advanced.bonus_tiles[grant]", GONE, "advanced.bonus_tiles", "rulebook: Game Components"),
    ("advanced.bonus_tiles[free-fan].kind", "pair-draw", "advanced.bonus_tiles", "rulebook: Game Components"),
    ("advanced.master.rows[#1].first", 2, "advanced.master.rows[#1].first", "K14"),
    ("advanced.master.rows[#4].first", 7, "advanced.master.rows[#4].first", "K14"),
    ("advanced.master.rows[#1].effect", {"energy": 1}, "advanced.master.rows[#1].lose", "K23"),
    ("advanced.master.rows[#6].effect", {"discard": 1}, "advanced.master.rows[#6].effect", "K23"),
    (
        "advanced.master.rows[#8].effect", {"choice": [{"megaphone": 1}, {"ladder": 1}]},
        "advanced.master.rows[#8].effect", "K23",
    ),
    ("advanced.master.rows[#8].effect", {"vp": 2}, "advanced.master.rows[#8].effect.vp", "K23"),
    (
        "advanced.bonus_tiles[grant].effect", {"choice": [{"energy": 5}, {"ladder": 1}]},
        "advanced.bonus_tiles[grant].effect", "K19",
    ),
    ("advanced.bonus_tiles[grant].effect", {"discard": 1}, "advanced.bonus_tiles[grant].effect", "K19"),
    ("advanced.master.bonuses[#2].space", 28, "advanced.master.bonuses[#2].space", "K8"),
    ("advanced.master.multipliers", [4, 3, 2], "turns.yellow", "rulebook: End of a Round"),
]  # fmt: skip


def faults(data: dict[str, Any]) -> list[tuple[str, str]]:
    """(key path, rule) of every fault of the Advanced side."""
    try:
        edition_of(data, "changed", "advanced")
    except BadEdition as error:
        return [(fault.where, fault.rule) for fault in error.faults]
    return []


@pytest.mark.parametrize(("path", "value"), FORM)
def test_an_advanced_value_wrong_in_form_is_named_and_no_other(path: str, value: object) -> None:
    assert [where for where, _ in faults(changed(path, value))] == [path]


@pytest.mark.parametrize(("path", "value", "where", "rule"), RULE)
def test_an_advanced_value_that_makes_no_game_is_named_with_the_rule(
    path: str, value: object, where: str, rule: str
) -> None:
    assert (where, rule) in faults(changed(path, value))


@pytest.mark.parametrize("path", [path for path, _ in FORM])
def test_a_fault_of_one_side_does_not_concern_the_other(path: str) -> None:
    """A side is read for its own mode."""
    value = dict(FORM)[path]
    assert edition_of(changed(path, value), "half", "standard").mode == "standard"
