"""What is known of the printed KIKAI, and values that breach it.

`tests/sharing/test_edition_evidence.py` makes of each a test.
"""

from __future__ import annotations

from tests.kikai.editing import DATA, GONE, broken, changed, faults

BREACHES: list[tuple[str, str, object]] = [
    ("ET2", "standard.track[#3].value", GONE),
    ("ET2", "standard.track[#4].value", 6),
    ("ET3", "standard.track[#2].bonus", {"energy": 1}),
    ("ET6", "standard.track[#2].value", 2),
    ("ET7", "standard.track[#2].value", 5),
    ("ET8", "standard.track[#18].value", 21),
    ("MB1", "standard.master.rows[#9]", GONE),
    ("MB2", "standard.master.rows[#4].vp", 5),
    ("MB2", "standard.master.rows[#4].first", 12),
    ("MB3", "standard.master.rows[#4].first", 12),
    ("MB4", "standard.master.rows[#6].first", 17),
    ("MB4", "standard.master.spaces", 28),
    ("MB5", "standard.master.bonuses[#1].space", 1),
    ("MB5", "standard.master.bonuses[#1].effect", {"energy": 2}),
    ("MB6", "standard.master.bonuses[#3].effect", {"vp": 1}),
    ("MB7", "standard.master.bonuses[#2].space", 7),
    ("MB9", "standard.master.rows[#9].vp", 12),
    ("MP1", "standard.squares[q3].vp", 5),
    ("MP1", "standard.squares[q6].fans", 4),
    ("MP2", "standard.squares[q6].fans", 4),
    ("MP3", "standard.squares[q6].fans", 4),
    ("MP5", "standard.streets[s8].spaces", 1),
    ("MP5", "standard.streets[s8].b", "q2"),
    ("MP7", "standard.streets[s1].spaces", 2),
    ("MP8", "standard.streets[s11].spaces", 2),
    ("MP9", "standard.streets[s3].spaces", 2),
    ("MP10", "standard.streets[s5].spaces", 2),
    ("MP11", "standard.streets[s12].bonus", {"ladder": 2}),
    ("MP12", "standard.streets[s3].bonus", {"vp": 1}),
    ("MP12", "standard.streets[s8].bonus", {"vp": 1}),
    ("rulebook: Gameplay Example", "components[blue-foot-2].effect", {"vp": 1}),
    ("rulebook: Gameplay Example", "components[green-head-7].cost", 8),
    ("four of a colour", "components[red-head-6].colour", "blue"),
    ("rulebook: Player Setup", "components[blue-foot-yellow].colour", "green"),
    ("rulebook: Player Setup", "components[red-foot-purple].effect", {"energy": 3}),
    ("rulebook: End of a Round", "standard.master.multipliers", [4, 3, 2, 1]),
    ("rulebook: Billboards", "standard.billboards[droppers].effect", {"discard": 3}),
    ("rulebook: Billboards", "standard.billboards[ladder].effect", {"vp": 1}),
    ("rulebook: KIKAI Head Construction Bonus", "standard.bonus_tiles[heads].amount", 3),
    ("rulebook: Game Setup", "counts.display_size", 4),
    ("rulebook: Normal Mode", "standard.start.energy", 6),
    ("rulebook: Number of Turns per Round", "turns.purple[#4]", 5),
    ("rulebook: Deploy Flyer Droppers", "counts.dropper_cost", 1),
    ("rulebook: Influence Gained After Construction", "counts.head_ladders", 1),
    ("rulebook: Influence Gained After Construction", "counts.influence.body", 3),
    ("rulebook: Final Scoring", "standard.scoring.most_fans", 6),
]
SEPARATELY = {"ET4", "ET5", "MP15"}
"""Constraints that no single value of the example breaks; each has a test of its own."""


def test_et4_and_et5_want_a_choice_and_vp_somewhere_on_the_track() -> None:
    assert {"ET4", "ET5"} <= broken(changed("standard.track.list", [{"value": i} for i in range(1, 21)]))


def test_mp15_wants_a_district_where_both_players_can_begin() -> None:
    data = DATA
    for street in ("s2", "s10"):
        data = changed(f"standard.streets[{street}].spaces", 2, data)
    assert "MP15" in broken(data)


def test_a_reconstruction_claims_to_agree_unless_it_says_otherwise() -> None:
    silent = changed("edition.evidence", GONE)
    assert {rule for _, rule in faults(silent)} == {"MP2", "MP3"}
    assert faults(changed("edition.reconstruction", False, silent)) == []
